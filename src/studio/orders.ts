import { KINDS, type Kind, suitsRange, usualRange, usualShape } from '../domino/kinds.ts';
import { LEVELS, type Level } from '../solve/levels.ts';

/** A puzzle that is asked for, as the form of the first screen has it. */
export interface PuzzleQuery {
  readonly kind: Kind;
  readonly range: number;
  readonly level: Level;
}

/** The sets that are offered: smaller ones are no puzzles, larger ones are too wide for a screen. */
const LEAST_RANGE = 2;
const MOST_RANGE = 12;
/** From here on some levels of games with groups are found by nobody within a minute. */
const MOST_WITH_GROUPS = 10;

/** The one that is made by default: an easy one with the ordinary set. */
export const USUAL_QUERY: PuzzleQuery = { kind: 'omnibus', range: 6, level: 'easy' };

/** The ranges that a kind is offered with. */
export function rangesOf(kind: Kind): readonly number[] {
  if (usualShape(kind) !== undefined) return [usualRange(kind)];
  const most = kind === 'omnibus' ? MOST_RANGE : MOST_WITH_GROUPS;
  return Array.from({ length: most - LEAST_RANGE + 1 }, (_, i) => LEAST_RANGE + i).filter(
    (range) => kind === 'omnibus' || suitsRange(kind, range),
  );
}

/** The nearest choice on offer to the words in an address or in storage. */
export function puzzleQueryOf(words: Readonly<Record<string, string>>): PuzzleQuery {
  const kind = KINDS.find((known) => known === words.kind) ?? USUAL_QUERY.kind;
  const ranges = rangesOf(kind);
  const usual = kind === USUAL_QUERY.kind ? USUAL_QUERY.range : usualRange(kind);
  const range = ranges.find((known) => String(known) === words.range) ?? usual;
  return { kind, range, level: LEVELS.find((known) => known === words.level) ?? USUAL_QUERY.level };
}

export function wordsOfPuzzleQuery({ kind, range, level }: PuzzleQuery): Record<string, string> {
  return { kind, range: String(range), level };
}
