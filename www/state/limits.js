/**
 * The most names that a dictionary may have. The engine says so; the page must know before the
 * engine has arrived, and a test holds the two together.
 */
export const mostNames = 2_000_000;

/** The most that the slider and the drag reach; more can be typed. */
export const mostBySlider = 20_000;
