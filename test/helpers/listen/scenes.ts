import type { Cell } from '../../../src/domino/board.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { lettersOf } from '../../../src/play/commands.ts';
import { type Direction, Terrain } from '../../../src/play/terrain.ts';
import { countSolutions } from '../../../src/solve/cover.ts';
import { playWordsOf } from '../play/words.ts';

/** What is played to be heard: keys as Playwright names them, from the moment when the page has opened. */
export interface Scene {
  readonly name: string;
  readonly language: Language;
  /** The puzzle as a line of text. */
  readonly line: string;
  readonly keys: readonly string[];
}

const EASY = 'omnibus 3 01122/30031/02233/12103';
/** It begins with a fixed cell, whose hint has four steps. */
const HARD = 'omnibus 4 300043/111343/042312/212431/244002';

const ARROWS: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  down: 'ArrowDown',
};

const START = ['Tab', 'Enter'];

/** Scenes in every language: a whole easy puzzle, a hint, a check, questions. */
export const SCENES: readonly Scene[] = LANGUAGE_CODES.flatMap((language) => {
  const key = lettersOf(playWordsOf(language));
  const scenes: Omit<Scene, 'language'>[] = [
    { name: 'solved', line: EASY, keys: [...START, ...keysOfSolution(EASY)] },
    {
      name: 'hint',
      line: HARD,
      keys: [
        ...START,
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
    },
    {
      name: 'check',
      line: EASY,
      keys: [
        ...START,
        'Shift+ArrowDown',
        'ArrowRight',
        'Shift+ArrowDown',
        key.check,
        key.more,
        key.there,
        key.do,
        key.check,
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
        ...['Shift+ArrowDown', key.free, key.stroke, 'ArrowRight', key.row, key.progress, key.last],
        ...['Space', 'ArrowDown', 'Escape', '?', 'Escape'],
      ],
    },
  ];
  return scenes.map((scene) => ({ ...scene, language }));
});

/** Beside these, a board that is read with the cursor of Orca, which Insert and A give back. */
export const ORCA_SCENES: readonly Scene[] = [
  ...SCENES,
  ...LANGUAGE_CODES.map((language) => ({
    name: 'browse',
    language,
    line: EASY,
    keys: [...START, 'Shift+ArrowDown', 'Insert+a', 'ArrowDown', 'ArrowDown', 'ArrowUp'],
  })),
];

/** A small puzzle as an address of the studio has it, and as a line. */
const SMALL = { address: '#2:011120222010', line: 'omnibus 2 0111/2022/2010' };

/**
 * Scenes in the studio, whose language is that of the browser. A booklet is made, the second of the books that are there
 * already, by headings, buttons and links as Orca goes to them. And a puzzle is played: from its heading to the board, a hint
 * asked for and followed, then all is solved, and what comes next is found.
 */
export const STUDIO_SCENES: readonly Scene[] = LANGUAGE_CODES.flatMap((language) => {
  const key = lettersOf(playWordsOf(language));
  return [
    {
      name: 'studio-book',
      language,
      line: '#/book',
      keys: [
        ...['h', 'Tab', 'ArrowDown', 'ArrowDown', 'Tab', 'Enter'],
        ...['Control+End', 'Shift+b', 'Shift+b', 'Shift+b', 'Shift+b', 'Enter'],
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
  ];
});

/** The keys that place every domino where it belongs, from the first cell on, each from its first cell. */
function keysOfSolution(line: string): string[] {
  const terrain = new Terrain(checkPuzzle(parseLine(line)));
  const { board } = terrain;
  const key = countSolutions(terrain.puzzle).key!;
  let at: Cell = board.cells[0]!;
  return board.cells
    .filter((cell) => key[cell]! > cell)
    .flatMap((cell) => {
      const [rows, columns] = [0, 1].map((axis) => steps(at, cell, board.columns)[axis]!);
      at = cell;
      return [
        ...new Array<string>(rows!).fill('ArrowDown'),
        ...new Array<string>(Math.abs(columns!)).fill(columns! < 0 ? 'ArrowLeft' : 'ArrowRight'),
        `Shift+${ARROWS[terrain.directionTo(cell, key[cell]!)]}`,
      ];
    });
}

/** How many rows down and columns to the right a cell lies; on a board without holes cells are numbered row by row. */
function steps(from: Cell, to: Cell, columns: number): readonly [rows: number, columns: number] {
  const row = (cell: Cell) => Math.floor(cell / columns);
  return [row(to) - row(from), (to % columns) - (from % columns)];
}
