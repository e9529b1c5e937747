/** What is the same in every language. */
export const namesOfThings = [
  'Teardown Lab', 'Sphinx, MyST', 'MkDocs Material', 'Swift, Set.removeFirst', 'ska::flat_hash_map, clear',
  "{name = 'id', type = 'unsigned'},\n{name = 'owner', type = 'string'},",
];

/**
 * A script that finds what is English in a Russian page: two Latin words in a row in a text that has no
 * Cyrillic letter, where it is neither code nor marked as English. The functions of the table are code
 * wherever they stand, also in a label that is cut.
 */
export const findEnglish = `
  const isEnglish = (text) => /[a-z]{2,},? [a-z]{2,}/i.test(text.replace(/mh_\\w*/g, '')) && !/[а-яё]/i.test(text);
  const names = new Set(${JSON.stringify(namesOfThings)});
  const spoken = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];
  return [...document.querySelectorAll('#lab *')]
    .filter((element) => !element.closest('code, pre, kbd, [lang="en"], textarea, [data-case-row] a, .case-where'))
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
      ...spoken.map((name) => element.getAttribute(name) ?? ''),
    ])
    .map((text) => text.trim())
    .filter((text) => isEnglish(text) && !names.has(text));`;
