import { type Board, cellAt, rowOf } from '../../domino/board.ts';
import { makeColumn, parseCell, parseColumn } from '../../domino/coordinates.ts';
import { setFacts } from '../../domino/dominoes.ts';
import { nearest, UserError, within } from '../../errors.ts';
import type { Condition, Given, Nine, Requirement } from './condition.ts';
import { checkConflicts } from './conflicts.ts';
import { crossesOn, laneAt, parseLane, runsIn } from './lanes.ts';

/** How conditions that begin with one word are read. */
export interface Wording<T> {
  readonly example: string;
  /** Nothing if they cannot be read. */
  read(words: readonly string[], board: Board, range: number): T | undefined;
}
export type Wordings<T> = Readonly<Record<string, Wording<T>>>;

const WORDINGS: Wordings<Requirement> = {
  given: {
    example: 'given a1 3',
    read([cell, number, ...rest], board, range) {
      if (number === undefined || rest.length > 0) return undefined;
      const given = { cell: parseCell(board, cell!), number: parseNumber(number, range) };
      return { kind: 'givens', givens: [given] };
    },
  },
  sum: {
    example: 'sum c 27',
    read([lane, total, ...rest], board) {
      if (total === undefined || rest.length > 0 || !/^\d{1,5}$/.test(total)) return undefined;
      return { kind: 'sum', lane: parseLane(lane!, board), total: Number(total) };
    },
  },
  ladder: {
    example: 'ladder c d e',
    read(words, board, range) {
      const lanes = words.map((word) => parseLane(word, board));
      if (lanes.length === 0 || !lanes.every(({ isColumn }) => isColumn)) return undefined;
      return { kind: 'givens', givens: ladderOf(words.map(parseColumn), board, range) };
    },
  },
  diagonal: {
    example: 'diagonal',
    read: (words, board, range) =>
      words.length > 0 ? undefined : { kind: 'givens', givens: diagonalOf(board, range) },
  },
  nine: {
    example: 'nine 1 0',
    read([name, number, ...rest], board, range) {
      if (name === undefined || rest.length > 0) return undefined;
      const lane = parseLane(name, board);
      const sites = runsIn(lane, setFacts(range).copies);
      return nineOf({ sites, room: lane.name, arrangement: 'side by side' }, number, range);
    },
  },
  cross: {
    example: 'cross 0',
    read([number, ...rest], board, range) {
      if (rest.length > 0) return undefined;
      const sites = crossesOn(board, setFacts(range).copies);
      return nineOf({ sites, room: 'the board', arrangement: 'in a cross' }, number, range);
    },
  },
  unions: {
    example: 'unions most',
    read([wanted = '', ...rest]) {
      if (rest.length > 0) return undefined;
      if (wanted === 'least' || wanted === 'most') return { kind: 'unions', wanted };
      return /^[1-9]\d?$/.test(wanted) ? { kind: 'unions', wanted: Number(wanted) } : undefined;
    },
  },
};

/**
 * Reads conditions, one a text: `given a1 3`; `sum c 27` or `sum 3 30`, a column or row; `ladder c d e`, columns side by
 * side of which row r holds r - 1; `diagonal`, 0 to the range on a1, b2 …; `nine 1` or `nine 1 0`, all copies of some
 * or of this number side by side in a row or column; `cross` or `cross 0`, all of them in a cross; `unions least` or `unions most`, the fewest or most unions of
 * touching groups, or `unions 3`, so many or more. Which of them can be seen to
 * exclude each other is told before anything is searched for.
 *
 * @throws UserError that names the conditions
 */
export function parseConditions(texts: readonly string[], board: Board, range: number): Condition[] {
  const conditions = differentTexts(texts).map((text) =>
    within(`"${text}"`, () => ({ ...readWording(WORDINGS, text, board, range), text })),
  );
  checkConflicts(conditions, board, range);
  return conditions;
}

/** Texts in small letters with single blanks, each once. */
export function differentTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim().toLowerCase().split(/\s+/).join(' ')))];
}

/** What a text says by one of these wordings. @param others words with which conditions begin that are read elsewhere */
export function readWording<T>(
  wordings: Wordings<T>,
  text: string,
  board: Board,
  range: number,
  others: readonly string[] = [],
): T {
  const [word, ...words] = text.split(' ') as [string, ...string[]];
  const wording = Object.hasOwn(wordings, word) ? wordings[word] : undefined;
  if (!wording) {
    const names = [...others, ...Object.keys(wordings)];
    const meant = nearest(word, names);
    const example = others.length === 0 && meant ? ` For instance: ${wordings[meant]!.example}` : '';
    throw new UserError(`"${word}" is not a condition${others.length === 0 ? '' : ' for ordinary puzzles'}`, {
      expected: names.join(', '),
      hint: meant && `did you mean ${meant}?${example}`,
    });
  }
  const read = wording.read(words, board, range);
  if (read) return read;
  throw new UserError('this condition cannot be read', { expected: `for instance: ${wording.example}` });
}

function nineOf(where: Omit<Nine, 'kind' | 'number'>, number: string | undefined, range: number): Nine {
  return { kind: 'nine', ...where, ...(number !== undefined && { number: parseNumber(number, range) }) };
}

function parseNumber(text: string, range: number): number {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  if (number >= 0 && number <= range) return number;
  throw new UserError(`"${text}" is not a number of the set`, { expected: `0 to ${range}` });
}

function ladderOf(columns: readonly number[], board: Board, range: number): Given[] {
  const sorted = [...columns].sort((a, b) => a - b);
  if (board.rows !== range + 1) {
    throw new UserError(`the board has ${board.rows} rows`, {
      expected: `${range + 1}, one for each number from 0 to ${range}`,
    });
  }
  if (sorted.some((column, i) => i > 0 && column !== sorted[i - 1]! + 1)) {
    throw new UserError('the columns do not lie side by side', { expected: 'columns such as c d e' });
  }
  return sorted.flatMap((column) => {
    const { cells, name } = laneAt(board, true, column);
    if (cells.length === board.rows) return cells.map((cell) => ({ cell, number: rowOf(board, cell) }));
    throw new UserError(`${name} has holes`, { expected: 'a cell in every row' });
  });
}

function diagonalOf(board: Board, range: number): Given[] {
  return Array.from({ length: range + 1 }, (_, number) => {
    const cell = cellAt(board, number, number);
    if (cell !== undefined) return { cell, number };
    throw new UserError(`the board has no cell ${makeColumn(number)}${number + 1}`, {
      expected: `cells from a1 to ${makeColumn(range)}${range + 1}, one for each number from 0 to ${range}`,
    });
  });
}
