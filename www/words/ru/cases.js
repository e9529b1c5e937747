/** @type {typeof import('../en/cases.js').cases} */
export const cases = {
  loading: 'Эта часть загружается.',
  failed: (message) => `Эта часть не загрузилась: ${message}`,
  retry: 'Попробовать ещё раз',
  operations: {
    heading: 'Другие операции',
    lead: 'Ошибку заметили на закрытии read view. Но ту же цену платило всё, что заменяет или удаляет словарь имён.',
    rest: () => import('../ru-operations.js').then(({ ruOperations }) => ruOperations),
  },
  owning: {
    heading: 'Когда целиком нельзя',
    lead: 'Исправление верно потому, что записи словаря имён ничем не владеют. Владей они памятью, освобождение одной только таблицы потеряло бы её.',
    rest: () => import('../ru-owning.js').then(({ ruOwning }) => ruOwning),
  },
};
