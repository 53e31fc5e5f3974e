import fc from 'fast-check';
import { asPlace } from '../../../src/domino/board.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle, UNKNOWN } from '../../../src/domino/puzzle.ts';
import type { Language } from '../../../src/languages/index.ts';
import { assistantOf } from '../../../src/play/assistants.ts';
import type { Command } from '../../../src/play/commands.ts';
import { PlayBoard } from '../../../src/play/play-board.ts';
import type { Move, Position } from '../../../src/play/position.ts';
import { Session } from '../../../src/play/session.ts';
import { Speech } from '../../../src/play/speech.ts';
import type { Tutor } from '../../../src/play/tutor.ts';
import { PUZZLES } from './page.ts';
import { playWordsOf } from './words.ts';

export type PuzzleName = keyof typeof PUZZLES;

/** An untouched board. */
export const EMPTY: Position = { dominoes: new Set(), bars: new Set(), filled: new Map() };

export function playBoardOf(name: PuzzleName): PlayBoard {
  return new PlayBoard(checkPuzzle(parseLine(PUZZLES[name])));
}

/** A puzzle in play, and its answers to commands. */
export function sessionOf(name: PuzzleName, language: Language = 'en') {
  return sessionOn(playBoardOf(name), language);
}

/** The same of any board. @param tutor watches the moves */
export function sessionOn(playBoard: PlayBoard, language: Language = 'en', tutor?: Tutor) {
  const speech = new Speech(playBoard, playWordsOf(language));
  const session = new Session(playBoard, speech, assistantOf(playBoard, speech), undefined, tutor);
  return {
    playBoard,
    session,
    speech,
    say: (...commands: Command[]) => commands.map((command) => session.obey(command)),
    cell: () => speech.cell(session.position, session.cursor, session.cursor === session.picked),
  };
}

/** Any possible moves on a play board, including those that change nothing. */
export function movesOn(playBoard: PlayBoard): fc.Arbitrary<Move[]> {
  const pair = fc.nat({ max: playBoard.pairs.length - 1 }).map(asPlace);
  const cell = fc.constantFrom(...playBoard.board.cells);
  const number = fc.nat({ max: playBoard.puzzle.range });
  const move = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('join' as const), pair }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('split' as const), pair }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('bar' as const), pair }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('unbar' as const), pair }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('eliminate' as const),
        pairs: fc.array(pair, { maxLength: 4 }),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('fill' as const), cell, number }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('empty' as const), cell }) },
    { weight: 1, arbitrary: fc.constant({ do: 'clear' } as const) },
  );
  return fc.array<Move>(move, { maxLength: 60 });
}

/** Any puzzle of the page with moves on it. */
export const played = fc.constantFrom(...(Object.keys(PUZZLES) as PuzzleName[])).chain((name) => {
  const playBoard = playBoardOf(name);
  return movesOn(playBoard).map((moves) => ({ playBoard, moves }));
});

/** The numbers of a puzzle as in its line; undefined for an unknown number or a hole. */
export function numbersOf({ puzzle }: PlayBoard): (number | undefined)[] {
  return puzzle.numbers.map((number) => (number === UNKNOWN || number < 0 ? undefined : number));
}
