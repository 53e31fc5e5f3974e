import type { Cell } from '../../../src/domino/board.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import type { TableAsk } from '../../../src/parts/sperrdomino/play/commands.ts';
import { lettersOf } from '../../../src/play/commands.ts';
import { PlayBoard } from '../../../src/play/play-board.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';
import { playWordsOf } from '../play/words.ts';
import { dealTable, lockTable, TASK } from './tables.ts';

/** A scene to be listened to: keys by Playwright's names, from the moment when the page has opened. */
export interface Scene {
  readonly name: string;
  readonly language: Language;
  /** The puzzle or game, as a line of text. */
  readonly line: string;
  readonly keys: readonly string[];
  /** The id of the heading in the book above the game. Without it, the puzzle is the only one on its page. */
  readonly at?: string;
}

const EASY = 'omnibus 3 01122/30031/02233/12103';
/** It begins with a fixed cell, whose hint has four steps. */
const HARD = 'omnibus 4 300043/111343/042312/212431/244002';

const START = ['Tab', 'Enter'];

/** Scenes in every language: a complete easy puzzle, a hint, a check, a trial, questions. */
export const SCENES: readonly Scene[] = LANGUAGE_CODES.flatMap((language) => {
  const key = lettersOf(playWordsOf(language));
  const scenes: Omit<Scene, 'language'>[] = [
    { name: 'solved', line: EASY, keys: [...START, ...keysOfSolution(EASY)] },
    {
      name: 'hint',
      line: HARD,
      keys: [
        ...START,
        ...[
          key.hint,
          key.hint,
          key.more,
          key.more,
          key.back,
          key.more,
          key.more,
          key.there,
          key.do,
          key.last,
        ],
      ],
    },
    {
      name: 'check',
      line: EASY,
      keys: [
        ...[...START, 'Shift+ArrowDown', 'ArrowRight', 'Shift+ArrowDown'],
        ...[key.check, key.more, key.there, key.do, key.check],
      ],
    },
    {
      name: 'try',
      line: EASY,
      keys: [
        ...START,
        ...['Shift+ArrowDown', key.try, 'ArrowRight', 'Shift+ArrowDown', key.try, 'Shift+ArrowDown'],
        ...[key.check, key.more, key.why, key.more, key.more, key.do],
        ...[key.few, key.more, key.try, 'Shift+ArrowRight', key.keep, key.keep],
      ],
    },
    {
      name: 'questions',
      line: HARD,
      keys: [
        ...START,
        ...[key.where, '1', '3', key.more, key.more, key.there],
        ...['4', key.find, 'Enter', 'Escape'],
        ...[key.row, key.column, key.list, key.certain],
        ...['Shift+ArrowDown', key.free, key.bar, 'ArrowRight', key.row, key.progress, key.last],
        ...['Space', 'ArrowDown', 'Escape', '?', 'Escape'],
      ],
    },
  ];
  return scenes.map((scene) => ({ ...scene, language }));
});

/**
 * Further scenes for everything but puzzles that a book lets you play: an answer to a composing task with a slip and an undo, a
 * Sperrdomino endgame inspected and played, a complete deal of it and the next one.
 */
export const TABLE_SCENES: readonly Scene[] = LANGUAGE_CODES.flatMap((language) => {
  const key = lettersOf(playWordsOf(language));
  const [first, second, ...others] = TASK.answer;
  const lock = lockTable(language);
  const deal = dealTable(language);
  const scenes: Omit<Scene, 'language'>[] = [
    {
      name: 'composing',
      line: TASK.line,
      at: 'composing-1',
      keys: [
        // The link to the example precedes the board.
        'Tab',
        ...START,
        ...[key.free, first!, key.hint, key.check, key.more, key.more, 'Escape'],
        ...[key.free, '4', key.hint, key.check, key.more, key.more, key.do],
        ...[key.certain, key.where, '1', '1', key.row, key.progress, second!],
        ...others.flatMap((number) => [key.free, number]),
        ...[key.check, key.more, key.more, key.last],
      ],
    },
    {
      name: 'lock',
      line: lock.line,
      at: 'lock-1',
      keys: [
        ...START,
        ...['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End'],
        ...lockQuestions(lock.letters),
        ...[lock.letters.pass, lock.letters.hint, lock.letters.more, lock.letters.more, 'Escape'],
        ...lock.toTheEnd,
        ...[lock.letters.hint, lock.letters.more, 'Escape', 'Control+z'],
      ],
    },
    {
      name: 'deal',
      line: deal.line,
      at: 'sperrdomino-play',
      keys: [
        ...START,
        ...['ArrowRight', 'ArrowUp', deal.letters.buy, 'Control+z'],
        ...deal.toTheEnd.slice(0, 4),
        ...lockQuestions(deal.letters),
        ...deal.toTheEnd.slice(4),
        ...[deal.letters.rest, deal.letters.deal],
      ],
    },
  ];
  return scenes.map((scene) => ({ ...scene, language }));
});

/** The questions that a table answers. */
function lockQuestions(letters: Readonly<Record<TableAsk, string>>): string[] {
  const asks = ['chain', 'ends', 'own', 'fits', 'rest', 'points', 'last'] as const;
  return asks.map((ask) => letters[ask]);
}

/** Further scenes, in which a board is read with the browse cursor of Orca. Insert+A switches to it. */
export const ORCA_SCENES: readonly Scene[] = [
  ...SCENES,
  ...TABLE_SCENES,
  ...LANGUAGE_CODES.map((language) => ({
    name: 'browse',
    language,
    line: EASY,
    keys: [...START, 'Shift+ArrowDown', 'Insert+a', 'ArrowDown', 'ArrowDown', 'ArrowUp'],
  })),
];

/** A small puzzle as an address of the studio and as a line. */
const SMALL = { address: '#2:011120222010', line: 'omnibus 2 0111/2022/2010' };

/**
 * Scenes in the studio, in the browser's language. In the first a booklet is made, the second of the ready-made ones, moving by
 * headings, buttons and links as in Orca. In the second a puzzle is played: from its heading to the board, a hint is requested
 * and followed, the puzzle is solved, and what comes next is found. In the last, today's easy puzzle is requested and played.
 */
export const STUDIO_SCENES: readonly Scene[] = LANGUAGE_CODES.flatMap((language) => {
  const key = lettersOf(playWordsOf(language));
  return [
    {
      name: 'studio-book',
      language,
      line: '#/book',
      keys: [
        ...['h', ...Array<string>(8).fill('r'), 'Space', ...Array<string>(3).fill('r'), 'Space'],
        ...['Tab', 'Tab', 'Tab', 'Enter'],
        ...['Control+End', 'Shift+k', 'Shift+k'],
      ],
    },
    {
      name: 'studio-play',
      language,
      line: SMALL.address,
      keys: [
        ...['h', 'h', 'Tab', 'ArrowRight', 'ArrowDown', key.hint, key.hint, key.do],
        ...['Control+z', 'Control+Home', ...keysOfSolution(SMALL.line), 'Tab'],
      ],
    },
    {
      name: 'studio-day',
      language,
      line: SMALL.address,
      keys: ['h', 'k', 'Enter', 'ArrowRight', 'ArrowDown', key.check, 'Tab'],
    },
  ];
});

/** The keys that place every domino of the solution, in cell order, each from its first cell. */
function keysOfSolution(line: string): string[] {
  const playBoard = new PlayBoard(checkPuzzle(parseLine(line)));
  const { board } = playBoard;
  const key = countSolutions(playBoard.puzzle).key!;
  let at: Cell = board.cells[0]!;
  return board.cells
    .filter((cell) => key[cell]! > cell)
    .flatMap((cell) => {
      const [rows, columns] = steps(at, cell, board.columns);
      at = cell;
      const direction = playBoard.directionTo(cell, key[cell]!);
      return [
        ...new Array<string>(rows).fill('ArrowDown'),
        ...new Array<string>(Math.abs(columns)).fill(columns < 0 ? 'ArrowLeft' : 'ArrowRight'),
        `Shift+Arrow${direction[0]!.toUpperCase()}${direction.slice(1)}`,
      ];
    });
}

/** How many rows down and columns to the right a cell lies. On a board without holes, cells are numbered row by row. */
function steps(from: Cell, to: Cell, columns: number): readonly [rows: number, columns: number] {
  const row = (cell: Cell) => Math.floor(cell / columns);
  return [row(to) - row(from), (to % columns) - (from % columns)];
}
