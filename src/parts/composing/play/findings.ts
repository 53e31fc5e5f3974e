import type { Condition } from '../../../compose/groups/condition.ts';
import type { Cell } from '../../../domino/board.ts';
import { makeDomino, setFacts } from '../../../domino/dominoes.ts';
import { cellsOfNumbers } from '../../../domino/groups.ts';
import type { Setup } from '../../../domino/puzzle.ts';
import type { PlayBoard } from '../../../play/play-board.ts';
import type { Speech } from '../../../play/speech.ts';
import type { Stop, Stops } from '../../../play/tour.ts';
import { conditionValues } from '../document/conditions.ts';
import type { AnswerFault, Judgement } from '../judge.ts';

/**
 * What a check found of what lies on the board of a task: how far it is and whether anything is wrong; then, for those who
 * ask, each thing that is wrong, each condition, and what an answer has or which numbers are still to come.
 *
 * @param setup the board with the numbers filled in
 */
export function findingStops(found: Judgement, setup: Setup, playBoard: PlayBoard, speech: Speech): Stops {
  const { words } = speech;
  const { filled, toFill, laid, dominoes, faults, conditions, isAnswer, told } = found;
  const sum = [
    words.text('play-filled-in', { filled, unknown: toFill }),
    ...(laid > 0 ? [words.text('play-progress', { laid, dominoes })] : []),
    isAnswer
      ? words.text('play-compose-answer')
      : faults.length > 0
        ? words.text('play-faults', { count: faults.length })
        : words.text('play-all-right'),
  ];
  return [
    stop(sum.join(' ')),
    ...faults.map((fault) => faultStop(fault, setup, playBoard, speech)),
    ...conditions.flatMap(({ condition, state }) =>
      state === 'broken' ? [] : [conditionStop(condition, state, setup, speech)],
    ),
    ...(told
      ? [
          stop(words.text('play-compose-unions', { count: told.unions })),
          stop(words.text('play-compose-solutions', told.keys)),
          ...(told.exchanges === undefined
            ? []
            : [stop(words.text('play-compose-exchanges', { count: told.exchanges }))]),
        ]
      : leftStops(setup, speech)),
  ];
}

function stop(text: string, cells: readonly Cell[] = []): Stop {
  return { text, cells };
}

/** A condition, with how it stands. */
function conditionStop(
  condition: Condition,
  state: 'met' | 'open' | 'broken',
  { board, range }: Setup,
  speech: Speech,
): Stop {
  const { words } = speech;
  const said = words.marked('composing-condition', conditionValues(condition, board, range));
  const text = words.text(`play-compose-${state}`, { condition: speech.plain(said) });
  return stop(text, condition.kind === 'sum' ? condition.lane.cells : []);
}

/** How often each number is still to come; nothing if all are there. */
function leftStops({ board, numbers, range }: Setup, speech: Speech): Stop[] {
  const { words } = speech;
  const { copies } = setFacts(range);
  const left = cellsOfNumbers(board, numbers, range).flatMap(({ length }, number) =>
    length < copies ? [words.text('play-compose-times', { count: copies - length, number })] : [],
  );
  if (left.length === 0) return [];
  return [stop(words.text('play-compose-left', { numbers: speech.list(left, 'comma') }))];
}

function faultStop(fault: AnswerFault, setup: Setup, playBoard: PlayBoard, speech: Speech): Stop {
  const { words } = speech;
  const cellsWith = (number: number): Cell[] =>
    setup.board.cells.filter((cell) => setup.numbers[cell] === number);
  switch (fault.type) {
    case 'too-often': {
      const { number, count, copies } = fault;
      return stop(words.text('play-compose-too-often', { number, count, copies }), cellsWith(number));
    }
    case 'no-three': {
      const { cell, number } = fault;
      return stop(words.text('play-compose-no-three', { cell: speech.name(cell), number }), [cell]);
    }
    case 'not-in-threes': {
      const { number } = fault;
      return stop(words.text('play-compose-not-in-threes', { number }), cellsWith(number));
    }
    case 'missing':
      return stop(words.text('play-compose-missing', { domino: makeDomino(fault.domino) }));
    case 'no-layout':
      return stop(words.text('play-compose-no-layout'));
    case 'condition':
      return conditionStop(fault.condition, 'broken', setup, speech);
    case 'domino-twice': {
      const [one, other] = fault.laid.map(({ first, second }) =>
        speech.place(playBoard.pairOf(first, second)!),
      ) as [string, string];
      return stop(
        words.text('play-domino-twice', { domino: makeDomino(fault.domino), one, other }),
        fault.laid.flatMap(({ first, second }) => [first, second]),
      );
    }
    default:
      throw new Error(`no position has the fault ${fault.type}`);
  }
}
