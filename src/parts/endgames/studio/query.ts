import { AIMS, MOVES, type TaskOrder, VIEWS } from '../../../games/endgame-order.ts';

/** What stands for ends of Sperrdomino among the kinds of puzzles. */
export const ENDGAMES = 'locks';

export interface EndgameQuery extends TaskOrder {
  readonly kind: typeof ENDGAMES;
}

export const ENDGAME_MOVES: readonly number[] = Array.from(
  { length: MOVES.most - MOVES.least + 1 },
  (_, i) => MOVES.least + i,
);

/** The nearest choice on offer to the words in an address or in storage. */
export function endgameQueryOf(words: Readonly<Record<string, string>>): EndgameQuery {
  return {
    kind: ENDGAMES,
    aim: AIMS.find((known) => known === words.aim) ?? AIMS[0],
    sees: VIEWS.find((known) => known === words.sees) ?? VIEWS[0],
    moves: ENDGAME_MOVES.find((known) => String(known) === words.moves) ?? MOVES.least,
  };
}

/** A choice as words of an address. */
export function wordsOfEndgameQuery(query: EndgameQuery): Record<string, string> {
  return { ...query, moves: String(query.moves) };
}
