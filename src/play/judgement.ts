import type { Fault } from '../solve/verdict.ts';
import { type Findings, isAmiss } from './hint-finder.ts';
import type { PlayBoard } from './play-board.ts';
import { cellsOf, type Position } from './position.ts';
import type { Speech } from './speech.ts';
import type { Deed, Stop, Stops } from './tour.ts';

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
  const { faults, wrongBars, stuck, filled, unknown, laid, dominoes, solved, compared } = found;
  const told: string[] = [];
  if (unknown > 0) told.push(words.text('play-filled-in', { filled, unknown }));
  if (unknown === 0 || laid > 0) told.push(words.text('play-progress', { laid, dominoes }));
  if (faults.length > 0) told.push(words.text('play-faults', { count: faults.length }));
  if (wrongBars > 0) told.push(words.text('play-wrong-bars', { count: wrongBars }));
  if (stuck) told.push(words.text('play-stuck'));
  if (!isAmiss(found)) {
    const right = compared ? 'play-all-right' : 'play-lawful';
    told.push(words.text(solved ? 'play-solved' : right));
  }
  // All that lie where none goes are crossed out as soon as one is named.
  const cannot = faults.flatMap((fault) =>
    fault.type === 'domino-wrong' ? [playBoard.pairAt(fault.laid)] : [],
  );
  const named = faults.map((fault) => ({ ...faultStop(position, fault, playBoard, speech), cannot }));
  const withDeed = (stop: Stop) => (deed ? { ...stop, deed } : stop);
  return [withDeed({ text: told.join(' '), cells: [] }), ...named.map(withDeed)];
}

function faultStop(position: Position, fault: Fault, playBoard: PlayBoard, speech: Speech): Stop {
  const { words } = speech;
  switch (fault.type) {
    case 'domino-twice': {
      const [one, other] = [playBoard.pairAt(fault.laid[0]), playBoard.pairAt(fault.laid[1])];
      return {
        text: words.text('play-domino-twice', {
          domino: speech.domino(position, one),
          one: speech.place(one),
          other: speech.place(other),
        }),
        cells: [...cellsOf(playBoard, one), ...cellsOf(playBoard, other)],
      };
    }
    case 'domino-wrong': {
      const pair = playBoard.pairAt(fault.laid);
      const cells = cellsOf(playBoard, pair);
      const named = { place: speech.place(pair), domino: speech.domino(position, pair) };
      return { text: words.text('play-domino-wrong', named), cells, about: cells, wrong: pair };
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
