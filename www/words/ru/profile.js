/** @type {typeof import('../en/profile.js').profile} */
export const profile = {
  heading: 'Куда уходит время',
  lead: 'Открытие read view копирует определение спейса и строит то, по чему находят его поля. Закрытие всё это убирает. Ниже ширина каждой фазы — время, которое она занимает в вашем браузере: с разбором поиском первой, как было, и целиком, как стало.',
  loading: 'Профиль загружается.',
  failed: (message) => `Профиль не загрузился: ${message}`,
  retry: 'Попробовать ещё раз',
  rest: () => import('../ru-profile.js').then(({ ruProfile }) => ruProfile),
};
