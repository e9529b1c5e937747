/**
 * @param {readonly import('./measure-figures.js').MeasuredFigure[]} figures
 * @returns {string} a line a figure: name, value to four significant digits, unit, how it was measured
 */
export function figureTable(figures) {
  const rows = [
    ['figure', 'value', 'unit', 'measured as'],
    ...figures.map(({ name, value, unit, how }) => [name, significant(value), unit, how]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map(([name, value, unit, how]) =>
      [name.padEnd(widths[0]), value.padStart(widths[1]), unit.padEnd(widths[2]), how].join('  '),
    )
    .join('\n');
}

/** @param {number} value whole digits all stay */
function significant(value) {
  const decimals = Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toFixed(decimals);
}
