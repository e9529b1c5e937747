import { told } from './refusal.js';

/** @type {typeof import('../en/element.js').element} */
export const element = {
  label: 'Teardown Lab',
  fallback: 'Два способа разобрать одну и ту же хеш-таблицу, рядом. Откройте эту страницу в браузере, чтобы увидеть их в работе.',
  failed: (reason) => `Лабораторию нельзя показать здесь. ${told(reason)}`,
};
