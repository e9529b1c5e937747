/** @type {typeof import('../en/share.js').share} */
export const share = {
  open: 'Поделиться',
  rest: () => import('../ru-share.js').then(({ shareWords }) => shareWords),
  failed: (reason) => `Строки для вставки не загрузились: ${reason}`,
};
