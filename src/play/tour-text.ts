import type { Cell } from '../domino/board.ts';
import type { WordBook } from '../words/word-book.ts';
import type { PlayBoard } from './play-board.ts';
import type { Position } from './position.ts';
import type { Steps } from './steps.ts';
import { isFree } from './tally.ts';
import type { Deed, Tour, TourKind } from './tour.ts';

interface Said {
  readonly text: string;
  readonly deed?: Deed;
  readonly cells?: readonly Cell[];
}

type SaidSteps = Steps<TourKind, Said>;

/** Whether what comes next marks what a check has found to be wrong. */
export function showsWhere({ kind, stops, at }: Pick<SaidSteps, 'kind' | 'stops' | 'at'>): boolean {
  const { deed } = stops[at]!;
  const { cells = [] } = stops[at + 1] ?? {};
  return kind === 'check' && deed !== undefined && 'back' in deed && cells.length > 0;
}

/** What is said at a stop of any answer: its number after the first, and there the key that goes on. */
export function stopText(steps: SaidSteps, words: WordBook): string {
  const { kind, stops, stop, at, isLast } = steps;
  const isNumbered = at > 0 && stops.length > 2 && kind !== 'message';
  const text = isNumbered
    ? words.text('play-stop', { at, count: stops.length - 1, text: stop.text })
    : stop.text;
  const cue = showsWhere(steps) ? 'play-cue-where' : 'play-cue-more';
  return at === 0 && !isLast ? `${text} ${words.text(cue, { key: keyOf('more', words) })}` : text;
}

export function keyOf(name: 'more' | 'do', words: WordBook): string {
  return words.text(`play-letter-${name}`).toUpperCase();
}

/** What is said at a stop of a tour, and at the ends which key does what it says. */
export function tourText(tour: Tour, words: WordBook): string {
  const { at, isLast, deed } = tour;
  const text = stopText(tour, words);
  const isBack = deed && 'back' in deed;
  return (isBack ? at > 0 : !isLast) ? text : `${text}${doCue(deed, words)}`;
}

/** What is said to those who ask for more at the last stop. */
export function endText({ deed }: Tour, words: WordBook): string {
  return `${words.text('play-last-step')}${doCue(deed, words)}`;
}

/** The key that does what is told, after a blank. */
function doCue(deed: Deed | undefined, words: WordBook): string {
  if (!deed) return '';
  return ` ${words.text('back' in deed ? 'play-cue-back' : 'play-cue-do', { key: keyOf('do', words) })}`;
}

/** What remains of an answer when the board has changed: a hint stays until it is done, anything else has had its time. */
export function stillHolds(
  tour: Tour | undefined,
  playBoard: PlayBoard,
  position: Position,
): Tour | undefined {
  if (tour?.kind !== 'hint' || !tour.deed) return undefined;
  return isDone(tour.deed, playBoard, position) ? undefined : tour;
}

function isDone(deed: Deed, playBoard: PlayBoard, position: Position): boolean {
  if ('back' in deed) return false;
  switch (deed.do) {
    case 'join':
      return position.dominoes.has(deed.pair);
    case 'eliminate':
      return deed.pairs.every((pair) => !isFree(playBoard, position, pair));
    case 'fill':
      return position.filled.get(deed.cell) === deed.number;
    default:
      return false;
  }
}
