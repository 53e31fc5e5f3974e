import type { WordBook } from '../words/word-book.ts';
import type { PlayBoard } from './play-board.ts';
import type { Position } from './position.ts';
import { isFree } from './tally.ts';
import type { Deed, Tour } from './tour.ts';

/** What is said at a stop: its number after the first, and at the ends which keys go on. */
export function tourText({ kind, stops, stop, at, isLast, deed }: Tour, words: WordBook): string {
  const more = words.text('play-letter-more').toUpperCase();
  const act = words.text('play-letter-do').toUpperCase();
  const isNumbered = at > 0 && stops.length > 2 && kind !== 'message';
  return [
    isNumbered ? words.text('play-stop', { at, count: stops.length - 1, text: stop.text }) : stop.text,
    ...(at === 0 && !isLast ? [words.text('play-cue-more', { key: more })] : []),
    ...(deed && 'back' in deed && at === 0 ? [words.text('play-cue-back', { key: act })] : []),
    ...(deed && !('back' in deed) && isLast ? [words.text('play-cue-do', { key: act })] : []),
  ].join(' ');
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
