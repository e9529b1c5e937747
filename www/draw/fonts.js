/** The families that canvases write with: one for words, one for numbers and names. */
export const TEXT_FONT = 'system-ui, sans-serif';
export const NUMBER_FONT = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
