/** Thrown through a job that was told to stop; no error, so it is no Error. */
export const cancelled = Object.freeze({ toString: () => 'cancelled' });
