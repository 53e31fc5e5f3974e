/** Raised whenever the same seed gives other puzzles than before. */
export const ENGINE = 2;
