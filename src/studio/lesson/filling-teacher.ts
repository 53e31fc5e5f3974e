import { COMPLETED, FILLED } from '../../document/worked.ts';
import type { Cell } from '../../domino/board.ts';
import type { PlayBoard } from '../../play/play-board.ts';
import type { Move, Position } from '../../play/position.ts';
import type { Speech } from '../../play/speech.ts';
import type { Remark, Tutor } from '../../play/tutor.ts';
import { FillingProver } from '../../solve/fillings.ts';

const STEPS = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((step) => `worked-completion-step-${step}` as const);

/** Far more than enough on so small a board. */
const MOST_CONFLICTS = 10_000;

/**
 * Watches while the small completion is filled in. A number is accepted if no other can stand there; why, the words of the
 * worked example say, where its steps up to there are done.
 */
export function fillingTeacher(playBoard: PlayBoard, speech: Speech): Tutor {
  const { words } = speech;
  const prover = new FillingProver(COMPLETED);

  function reason(before: Position, move: Move): Remark | undefined {
    if (move.do !== 'fill' || before.filled.has(move.cell)) return undefined;
    const { cell, number } = move;
    const named = { cell: speech.name(cell), number };
    if (!canHold(before, cell, number)) {
      return { text: words.text('learn-number-never', named), holds: false };
    }
    const numbers = Array.from({ length: playBoard.puzzle.range + 1 }, (_, other) => other);
    const other = numbers.find((any) => any !== number && canHold(before, cell, any));
    if (other !== undefined) {
      return { text: words.text('learn-number-not-yet', { ...named, number: other }), holds: false };
    }
    return { text: stepOf(before, cell) ?? words.text('learn-number-only', named), holds: true };
  }

  /** The words of the example for this cell, if all that comes before them was done. */
  function stepOf({ filled }: Position, cell: Cell): string | undefined {
    const at = FILLED.findIndex((cells) => cells.includes(cell));
    const isDone = FILLED.slice(0, at).every((cells) => cells.every((other) => filled.has(other)));
    // Counting, which fills in nothing, goes with the step after it.
    const told = STEPS.slice(at > 0 && FILLED[at - 1]!.length === 0 ? at - 1 : at, at + 1);
    return isDone ? told.map((id) => speech.plain(words.marked(id))).join(' ') : undefined;
  }

  function canHold({ filled }: Position, cell: Cell, number: number): boolean {
    const known = playBoard.board.cells.filter(
      (other) => other !== cell && (!playBoard.isUnknown(other) || filled.has(other)),
    );
    return prover.allows(cell, number, known, MOST_CONFLICTS) !== false;
  }

  return { reason, next: () => '' };
}
