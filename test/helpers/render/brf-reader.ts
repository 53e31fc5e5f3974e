import { type Table, tableOf } from './brf-ascii.ts';

// Reads embosser files back as a finger would: cells line by line, boards by their rule. It shares no code with the writer.

export type Lines = readonly string[];

export interface Writing {
  readonly code: 'nabcc' | 'nabcc-lower' | 'eurobraille' | 'tbfr2007' | 'unicode';
  readonly lineEnd: '\r\n' | '\n';
  /** Lines on a page, if pages do not end with form feeds. */
  readonly linesOnPage?: number;
}

/** The pages of a file as lines of cells. @throws Error if it is not in this format */
export function pagesOf(bytes: Buffer, { code, lineEnd, linesOnPage }: Writing): Lines[] {
  const text = bytes.toString(code === 'unicode' ? 'utf8' : 'latin1');
  if (linesOnPage === undefined) {
    if (!text.endsWith('\f')) throw new Error('the last page has no form feed');
    return text
      .slice(0, -1)
      .split('\f')
      .map((page) => {
        if (/[\r\n]$/.test(page)) throw new Error('a line end before a form feed');
        return page === '' ? [] : linesIn(page, code, lineEnd);
      });
  }
  if (text.includes('\f')) throw new Error('a form feed');
  if (!text.endsWith(lineEnd)) throw new Error('the last line has no end');
  const lines = linesIn(text.slice(0, -lineEnd.length), code, lineEnd);
  if (lines.length % linesOnPage > 0) throw new Error(`${lines.length} lines`);
  return Array.from({ length: lines.length / linesOnPage }, (_, i) =>
    lines.slice(i * linesOnPage, (i + 1) * linesOnPage),
  );
}

function linesIn(text: string, code: Writing['code'], lineEnd: string): string[] {
  const lines = text.split(lineEnd);
  if (code === 'unicode') {
    if (!/^[\u2800-\u283f\r\n]*$/.test(text)) throw new Error('no six-dot cells');
    return lines;
  }
  const table = tableOf(code.replace('-lower', '') as Table);
  return lines.map((line) =>
    [...line]
      .map((character) => {
        const cell = table.get(code === 'nabcc-lower' ? character.toUpperCase() : character);
        if (cell === undefined) throw new Error(`${JSON.stringify(character)} is no cell`);
        return cell;
      })
      .join(''),
  );
}

/** The content of a cell of a board: a number, or `empty` for a cell without one. */
export type Seen = number | 'empty';

/** A board that was read, by coordinates such as `a1`; links and bars by both their cells, such as `a1 b1`. */
export interface SeenBoard {
  readonly cells: ReadonlyMap<string, Seen>;
  readonly links: ReadonlySet<string>;
  readonly bars: ReadonlySet<string>;
}

/** A part of a board, and its first cell. */
export interface Grid extends SeenBoard {
  readonly place: { readonly row: number; readonly column: string };
}

const LETTERS = [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'];
/** The number sign of a code with its digits from 0: the letter digits, and those of Antoine. */
const SYSTEMS = [
  { sign: '⠼', digits: '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊' },
  { sign: '⠠', digits: '⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪' },
].map((system) => ({ ...system, label: new RegExp(`^${system.sign}[${system.digits}]+(?=⠀|$)`) }));
type System = (typeof SYSTEMS)[number];
/** The signs between two cells side by side, and between one cell and the one below. */
const ACROSS = { link: '⠤', bar: '⠸' };
const UPRIGHT = { link: '⠇', bar: '⠒' };
const BLANK = '\u2800';

/** A number that begins with its number sign. */
export function numberOf(cells: string): number {
  const system = SYSTEMS.find(({ sign }) => sign === cells[0]);
  const digits = [...cells.slice(1)].map((cell) => system?.digits.indexOf(cell) ?? -1);
  if (digits.length === 0 || digits.includes(-1)) throw new Error(`no number: ${cells}`);
  return Number(digits.join(''));
}

/** The grids on these lines in reading order, each under its rule. */
export function gridsIn(lines: Lines): Grid[] {
  return lines.flatMap((line, at) => {
    const rules = [...line.matchAll(/⠒{4,}/g)];
    if (rules.length === 0) return [];
    // Only rows, which have their numbers at the left, and the signs between them stand below the rules.
    const isRow = (below = '', { label }: System) => label.test(below.slice(rules[0]?.index));
    const system = SYSTEMS.find((one) => isRow(lines[at + 1], one))!;
    const end = lines.findIndex((below, i) => i > at && !isRow(below, system) && !/^[⠀⠇⠒]*$/.test(below));
    return rules.map(({ index, 0: rule }) => {
      const cut = (text: string | undefined) =>
        (text ?? '').padEnd(index + rule.length, BLANK).slice(index, index + rule.length);
      return gridOf(cut(lines[at - 1]), lines.slice(at + 1, end < 0 ? undefined : end).map(cut), system);
    });
  });
}

/** A grid from the line of its columns and those below its rule. */
function gridOf(header: string, lines: Lines, { sign, digits, label: labels }: System): Grid {
  const columns = [...header.matchAll(/[⠁-⠽]+/g)].map((letters) => ({
    x: letters.index,
    name: [...letters[0]].map((cell) => String.fromCharCode(97 + LETTERS.indexOf(cell))).join(''),
  }));
  const cells = new Map<string, Seen>();
  const links = new Set<string>();
  const bars = new Set<string>();
  const read = (sign: string | undefined, signs: { link: string; bar: string }, pair: string) => {
    if (sign === signs.link) links.add(pair);
    else if (sign === signs.bar) bars.add(pair);
    else if (sign !== undefined && sign !== BLANK) throw new Error(`${sign} between ${pair}`);
  };
  const number = new RegExp(`^[${digits}]+`);
  let row = 0;
  let rows = 0;
  let between: string | undefined;
  for (const line of lines) {
    const label = labels.exec(line)?.[0];
    if (!label) {
      // A second consecutive line that is not a row ends the grid.
      if (between !== undefined || row === 0) break;
      between = line;
      continue;
    }
    const upper = row;
    row = numberOf(label);
    rows++;
    if (upper > 0 && row !== upper + 1) throw new Error(`row ${row} after ${upper}`);
    columns.forEach(({ x, name }, i) => {
      const next = columns[i + 1];
      const place = `${name}${row}`;
      const shown = number.exec(line.slice(x, next?.x))?.[0];
      if (shown) cells.set(place, numberOf(sign + shown));
      else if (line[x] === '⠤') cells.set(place, 'empty');
      else if (line[x] !== BLANK) throw new Error(`${place} holds ${line[x]}`);
      if (next) read(line[next.x - 1], ACROSS, `${place} ${next.name}${row}`);
      read(between?.[x], UPRIGHT, `${name}${upper} ${place}`);
    });
    between = undefined;
  }
  const place = { row: row - rows + 1, column: columns[0]!.name };
  return { cells, links, bars, place };
}

/** Whether a grid shows a board, or a part of it: the same numbers, and every link between them. */
export function isPartOf({ cells, links }: SeenBoard, board: SeenBoard): boolean {
  const own = [...board.links].filter((pair) => pair.split(' ').every((place) => cells.has(place)));
  return (
    [...cells].every(([place, seen]) => board.cells.get(place) === seen) &&
    own.length === links.size &&
    own.every((pair) => links.has(pair))
  );
}

/** Combines parts of one board. @throws Error if they contradict each other where they overlap */
export function together(parts: readonly SeenBoard[]): SeenBoard {
  const cells = new Map<string, Seen>();
  for (const [place, seen] of parts.flatMap((part) => [...part.cells])) {
    if ((cells.get(place) ?? seen) !== seen) throw new Error(`${place} is ${cells.get(place)} and ${seen}`);
    cells.set(place, seen);
  }
  return {
    cells,
    links: new Set(parts.flatMap((part) => [...part.links])),
    bars: new Set(parts.flatMap((part) => [...part.bars])),
  };
}

/**
 * Combines consecutive grids into boards of the given sizes. A grid belongs to the current board if it follows the previous
 * grid in reading order and does not exceed the size. @throws Error if the number of boards differs
 */
export function boardsOf(grids: readonly Grid[], sizes: readonly number[]): SeenBoard[] {
  let next = 0;
  const boards = sizes.map((size) => {
    let last = grids[next++];
    if (!last) throw new Error('too few grids');
    let board: SeenBoard = together([last]);
    for (let grid = grids[next]; grid && isAfter(grid, last); grid = grids[++next]) {
      if (board.cells.size === size && [...grid.cells.keys()].some((place) => !board.cells.has(place))) break;
      board = together([board, grid]);
      last = grid;
    }
    return board;
  });
  if (next !== grids.length) throw new Error(`${grids.length} grids, but ${next} were expected`);
  return boards;
}

function isAfter({ place: one }: Grid, { place: other }: Grid): boolean {
  const column = (name: string) => name.padStart(3);
  return one.row > other.row || (one.row === other.row && column(one.column) > column(other.column));
}
