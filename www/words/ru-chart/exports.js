/** @type {import('../en-chart.js').ChartWords['exports']} */
export const exports = {
  heading: 'Забрать с собой',
  label: 'Сохранить то, что на графике',
  csv: 'CSV',
  json: 'JSON',
  svg: 'SVG',
  png: 'PNG',
  saved: (file) => `Файл ${file} сохранён.`,
  failed: (message) => `Сохранить не удалось: ${message}`,
  current: 'этот прогон',
  prediction: 'предсказание по точному счёту',
  drop: 'Tarantool 2.6.0, удаление спейса',
  rename: 'Tarantool 2.6.0, переименование поля',
};
