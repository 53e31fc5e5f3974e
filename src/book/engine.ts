/** Raised whenever the same seed gives other puzzles than before. */
export const ENGINE = 4;

/** The first engine whose grades are found in the order of now. Earlier ones used the techniques in another order, so of theirs only the levels are compared. */
export const GRADES_SINCE = 2;

/** The first engine that finds every odd area; for puzzles of earlier ones those at bridges alone are looked for. */
export const AREAS_SINCE = 4;
