/** @type {typeof import('../en/format.js').format} */
export const format = {
  heading: 'Ваш формат',
  lead: 'Во что это обошлось бы вашему спейсу? Вставьте его формат так, как он стоит в вашем коде: Lua, YAML, JSON или просто имена, по одному в строке. Ничего из этого не выполняется и не покидает страницу.',
  box: 'Формат',
  hint: 'Читается по мере ввода. Сюда можно и перетащить файл.',
  placeholder: "{name = 'id', type = 'unsigned'},\n{name = 'owner', type = 'string'},",
  choose: 'Выбрать файл',
  empty: 'Здесь появится его цена.',
  notLoaded: (reason) => `То, что читает форматы, не загрузилось: ${reason}. Попробуйте ещё раз.`,
  rest: () => import('../ru-format.js').then(({ ruFormat }) => ruFormat),
};
