import { isPartKind, PART_KINDS, STUDIO_PARTS } from '../parts/studio.ts';
import type { PartKind } from '../parts/texts.ts';
import { type PuzzleQuery, puzzleQueryOf, wordsOfPuzzleQuery } from './orders.ts';
import type { Chosen } from './studio-part.ts';

/** A game of a part that is asked for. */
export interface PartQuery {
  readonly kind: PartKind;
  readonly chosen: Chosen;
}

export type Query = PuzzleQuery | PartQuery;

export function isPartQuery(query: Query): query is PartQuery {
  return isPartKind(query.kind);
}

/** The nearest choice on offer to the words in an address or in storage. */
export function queryOf(words: Chosen): Query {
  const kind = PART_KINDS.find((known) => known === words.kind);
  return kind ? partQueryOf(kind, words) : puzzleQueryOf(words);
}

/** The same for a part whatever kind they name. */
export function partQueryOf(kind: PartKind, words: Chosen): PartQuery {
  const chosen = Object.entries(STUDIO_PARTS[kind].choices).map(([name, { values }]) => [
    name,
    values.find((known) => known === words[name]) ?? values[0]!,
  ]);
  return { kind, chosen: Object.fromEntries(chosen) };
}

export function wordsOfQuery(query: Query): Chosen {
  return isPartQuery(query) ? { kind: query.kind, ...query.chosen } : wordsOfPuzzleQuery(query);
}

/** Whether a choice has all that the words ask for. */
export function says(query: Query, words: Chosen): boolean {
  const said = wordsOfQuery(query);
  return Object.entries(words).every(([name, word]) => said[name] === word);
}
