import type { PlaceIndex } from '../domino/board.ts';
import type { Fault } from '../solve/verdict.ts';
import type { Findings } from './hint-finder.ts';
import type { PlayBoard } from './play-board.ts';
import type { Position } from './position.ts';
import type { Speech } from './speech.ts';
import type { Deed, Stop, Stops } from './tour.ts';

/** Whether there is something to be taken back. */
export function isAmiss({ faults, wrongBars, stuck }: Findings): boolean {
  return faults.length > 0 || wrongBars > 0 || stuck;
}

/**
 * What a check found: how far the player is and how much is wrong; then, for those who ask, each thing that is.
 *
 * @param deed what makes all right again
 */
export function judgementStops(
  position: Position,
  found: Findings,
  playBoard: PlayBoard,
  speech: Speech,
  deed?: Deed,
): Stops {
  const { words } = speech;
  const { faults, wrongBars, stuck } = found;
  const told = [
    ...(found.unknown > 0
      ? [words.text('play-filled-in', { filled: found.filled, unknown: found.unknown })]
      : []),
    ...(found.unknown === 0 || found.laid > 0
      ? [words.text('play-progress', { laid: found.laid, dominoes: found.dominoes })]
      : []),
    ...(faults.length > 0 ? [words.text('play-faults', { count: faults.length })] : []),
    ...(wrongBars > 0 ? [words.text('play-wrong-bars', { count: wrongBars })] : []),
    ...(stuck ? [words.text('play-stuck')] : []),
    ...(isAmiss(found)
      ? []
      : [words.text(found.solved ? 'play-solved' : found.compared ? 'play-all-right' : 'play-lawful')]),
  ];
  const cannot = faults.flatMap((fault) => wrongOf(fault, playBoard));
  const named = faults.map((fault) => ({ ...faultStop(position, fault, playBoard, speech), cannot }));
  const withDeed = (stop: Stop) => (deed ? { ...stop, deed } : stop);
  return [withDeed({ text: told.join(' '), cells: [] }), ...named.map(withDeed)];
}

/** A domino that lies where none goes; all of them are crossed out as soon as one is named. */
function wrongOf(fault: Fault, playBoard: PlayBoard): PlaceIndex[] {
  if (fault.type !== 'domino-wrong') return [];
  const { first, second } = fault.laid;
  return [playBoard.pairOf(first, second)!];
}

function faultStop(position: Position, fault: Fault, playBoard: PlayBoard, speech: Speech): Stop {
  const { words } = speech;
  switch (fault.type) {
    case 'domino-twice': {
      const [one, other] = fault.laid.map(({ first, second }) => playBoard.pairOf(first, second)!) as [
        never,
        never,
      ];
      return {
        text: words.text('play-domino-twice', {
          domino: speech.domino(position, one),
          one: speech.place(one),
          other: speech.place(other),
        }),
        cells: fault.laid.flatMap(({ first, second }) => [first, second]),
      };
    }
    case 'domino-wrong': {
      const { first, second } = fault.laid;
      const pair = playBoard.pairOf(first, second)!;
      return {
        text: words.text('play-domino-wrong', {
          place: speech.place(pair),
          domino: speech.domino(position, pair),
        }),
        cells: [first, second],
        about: [first, second],
        wrong: pair,
      };
    }
    case 'number-wrong':
      return {
        text: words.text('play-number-wrong', { cell: speech.name(fault.cell), number: fault.number }),
        cells: [fault.cell],
      };
    default:
      throw new Error(`no position has the fault ${fault.type}`);
  }
}
