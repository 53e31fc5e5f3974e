import type { WordBook } from '../words/word-book.ts';
import type { PlayBoard } from './play-board.ts';
import type { Position } from './position.ts';
import type { Steps } from './steps.ts';
import { isFree } from './tally.ts';
import type { Deed, Tour, TourKind } from './tour.ts';

/** What is said at a stop of any answer: its number after the first, and there the key that goes on. */
export function stopText(
  { kind, stops, stop, at, isLast }: Steps<TourKind, { readonly text: string }>,
  words: WordBook,
): string {
  const isNumbered = at > 0 && stops.length > 2 && kind !== 'message';
  const text = isNumbered
    ? words.text('play-stop', { at, count: stops.length - 1, text: stop.text })
    : stop.text;
  return at === 0 && !isLast ? `${text} ${words.text('play-cue-more', { key: keyOf('more', words) })}` : text;
}

/** The key as it is named. */
export function keyOf(name: 'more' | 'do', words: WordBook): string {
  return words.text(`play-letter-${name}`).toUpperCase();
}

/** What is said at a stop of a tour, and at the ends which key does what it says. */
export function tourText(tour: Tour, words: WordBook): string {
  const { at, isLast, deed } = tour;
  const text = stopText(tour, words);
  const isBack = deed && 'back' in deed;
  if (!deed || (isBack ? at > 0 : !isLast)) return text;
  return `${text} ${words.text(isBack ? 'play-cue-back' : 'play-cue-do', { key: keyOf('do', words) })}`;
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
      return position.stones.has(deed.pair);
    case 'strike':
      return deed.pairs.every((pair) => !isFree(playBoard, position, pair));
    case 'fill':
      return position.filled.get(deed.cell) === deed.number;
    default:
      return false;
  }
}
