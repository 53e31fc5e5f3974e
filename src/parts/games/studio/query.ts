/** What stands for whole games among the kinds of puzzles. */
export const DEALS = 'deals';

export interface GamesQuery {
  readonly kind: typeof DEALS;
}
