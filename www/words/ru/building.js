import { told } from './refusal.js';

/** @type {typeof import('../en/building.js').building} */
export const building = {
  heading: 'Вредные имена',
  lead: 'Прежде чем опустошить словарь, его нужно построить: каждое имя хешируют, ищут и вставляют. Хеш читает не больше шестнадцати байтов имени. У имён, которые в этих байтах одинаковы, хеш один на всех, и каждому приходится пройти мимо всех остальных.',
  loading: 'Два словаря загружаются.',
  failed: (message) => `Построение не смогло идти дальше: ${told(message)}`,
  retry: 'Попробовать ещё раз',
  rest: () => import('../ru-building.js').then(({ ruBuilding }) => ruBuilding),
};
