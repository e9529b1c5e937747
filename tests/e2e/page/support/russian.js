/**
 * A script that finds what is English in a Russian page: two Latin words in a row in a text that has no
 * Cyrillic letter, where it is neither code nor marked as English.
 */
export const findEnglish = `
  const isEnglish = (text) => /[a-z]{2,},? [a-z]{2,}/i.test(text) && !/[а-яё]/i.test(text);
  const names = new Set(['Teardown Lab']);
  const spoken = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];
  return [...document.querySelectorAll('#lab *')]
    .filter((element) => !element.closest('code, pre, kbd, [lang="en"], textarea, [data-case-row] a, .case-where'))
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
      ...spoken.map((name) => element.getAttribute(name) ?? ''),
    ])
    .map((text) => text.trim())
    .filter((text) => isEnglish(text) && !names.has(text));`;
