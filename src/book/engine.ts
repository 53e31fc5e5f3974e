/** Raised whenever the same seed gives other puzzles than before. */
export const ENGINE = 3;

/** The first engine whose grades are found as now. Earlier ones used the techniques in another order, so of theirs only the levels are compared. */
export const GRADES_SINCE = 2;
