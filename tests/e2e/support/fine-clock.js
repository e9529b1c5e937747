/**
 * Sent with every answer, these keep a page apart from those of other origins. Then Firefox and WebKit let its clock step
 * by 0.02 ms, not by 1: what is not about a coarse clock is measured in a fiftieth of the time.
 */
export const FINE_CLOCK = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
