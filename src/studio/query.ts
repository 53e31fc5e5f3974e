import {
  COMPOSE,
  type ComposeQuery,
  composeQueryOf,
  wordsOfComposeQuery,
} from '../parts/composing/studio/query.ts';
import {
  ENDGAMES,
  type EndgameQuery,
  endgameQueryOf,
  wordsOfEndgameQuery,
} from '../parts/endgames/studio/query.ts';
import { DEALS, type GamesQuery } from '../parts/games/studio/query.ts';
import { type PuzzleQuery, puzzleQueryOf, wordsOfPuzzleQuery } from './orders.ts';

/** Anything that can be played: a puzzle, an end of Sperrdomino or whole games of it, a task for composers. */
export type Query = PuzzleQuery | EndgameQuery | GamesQuery | ComposeQuery;

/** The nearest choice on offer to the words in an address or in storage. */
export function queryOf(words: Readonly<Record<string, string>>): Query {
  if (words.kind === DEALS) return { kind: DEALS };
  if (words.kind === ENDGAMES) return endgameQueryOf(words);
  return words.kind === COMPOSE ? composeQueryOf(words) : puzzleQueryOf(words);
}

/** A choice as words of an address. */
export function wordsOfQuery(query: Query): Record<string, string> {
  if (query.kind === DEALS) return { kind: DEALS };
  if (query.kind === ENDGAMES) return wordsOfEndgameQuery(query);
  return query.kind === COMPOSE ? wordsOfComposeQuery(query) : wordsOfPuzzleQuery(query);
}

/** Whether a choice has all that the words ask for. */
export function says(query: Query, words: Readonly<Record<string, string>>): boolean {
  const said = wordsOfQuery(query);
  return Object.entries(words).every(([name, word]) => said[name] === word);
}
