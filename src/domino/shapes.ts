import { suggestion, UserError } from '../errors.ts';
import { type Board, makeBoard, rectangle } from './board.ts';
import { MAX_RANGE, setFacts } from './dominoes.ts';

/** Some rows, one below the other, with `#` for a cell: `2 ####` are two rows of four cells. */
type Band = `${number} ${string}`;

/**
 * The shapes that have a name beside the rectangles, of 72 cells and, from the small cross on, of 56. Those of figures,
 * and the letters E and H (figures VIII and IX), are boards of the book of 1921. It names the figures of its games for
 * the double-six set (crosses, stars, borders, lighthouses, one of squares), but shows none: these are our own. The
 * numbers of the bricks tell how many squares of four cells lie in each course, each half a square aside.
 */
const NAMED = {
  'letter-e': ['2 #########', '6 ##.......', '2 ######...', '6 ##.......', '2 #########'],
  'letter-h': ['6 ##........##', '2 ############', '6 ##........##'],
  'letter-t': ['3 ################', '8 ......###.......'],
  'figure-x': ['2 ################', '2 ##............##', '2 ################'],
  'figure-xi': ['2 #################', '1 ##.............##', '2 #################'],
  'figure-xii': ['2 ############', '4 ##...##...##', '2 ############'],
  'figure-xiii': ['2 ##############', '2 ##...####...##', '2 ##############'],
  'figure-xiv': ['2 ##############', '2 ##..##..##..##', '2 ##############'],
  'figure-xv': ['1 ###############', '3 #######.#######', '1 ###############'],
  'figure-xvi': ['3 ###########', '1 ###.....###', '3 ###########'],
  'figure-xvii': ['2 #################', '2 #...............#', '2 #################'],
  cross: ['4 ...####...', '4 ##########', '4 ...####...'],
  frame: ['2 ###########', '7 ##.......##', '2 ###########'],
  ring: ['3 #########', '3 ###...###', '3 #########'],
  'small-cross': ['2 ...####...', '4 ##########', '2 ...####...'],
  'small-frame': ['2 ##########', '2 ####..####', '2 ##########'],
  star: [
    '3 .....##.....',
    '1 ....####....',
    '1 ...######...',
    '2 ############',
    '1 ...######...',
    '1 ....####....',
    '3 .....##.....',
  ],
  border: ['2 ##########', '4 ##......##', '2 ##########'],
  lighthouse: ['2 ...##...', '2 ..####..', '2 .######.', '4 ..####..', '2 ########'],
  'brick-4334': ['2 ########', '4 .######.', '2 ########'],
  'brick-3434': ['2 .######.', '2 ########', '2 .######.', '2 ########'],
  'brick-545': ['2 ##########', '2 .########.', '2 ##########'],
} as const satisfies Record<string, readonly Band[]>;

export const SHAPE_NAMES = Object.keys(NAMED) as readonly (keyof typeof NAMED)[];

/** No board has more cells in a row or column: those of the largest set in one line. */
const MOST_CELLS = setFacts(MAX_RANGE).cells;

/** Characters of the longest text of a shape: as many rows as cells, each with its end. */
const LONGEST = MOST_CELLS * (MOST_CELLS + 2);

/**
 * Reads the shape of a board: `8x9` for 8 rows of 9 cells, one of {@link SHAPE_NAMES}, or rows with a full stop or a
 * blank where there is no cell. Written on one line they have `#` for a cell and `/` between them; one a line, any sign
 * stands for a cell. Rows may be of different length; empty ones round the shape are left out.
 *
 * @throws UserError
 */
export function parseShape(text: string): Board {
  if (text.length > LONGEST) {
    throw new UserError('the shape is too long', { expected: `at most ${LONGEST} characters` });
  }
  const sides = /^\s*(\d{1,3})\s*x\s*(\d{1,3})\s*$/i.exec(text);
  if (sides) return rectangleOf(Number(sides[1]), Number(sides[2]));
  const name = SHAPE_NAMES.find((known) => known === text.trim().toLowerCase());
  if (name) return boardOf(NAMED[name].flatMap(rowsOfBand));
  // The path of a file has a `/`, too, and is none of these.
  if (/^[#. /]*\/[#. /]*$/.test(text)) return boardOf(text.split('/'));
  if (text.includes('\n')) return boardOf(text.replaceAll('\r', '').split('\n'));
  throw new UserError(`"${text.trim().slice(0, 40)}" is not a shape`, {
    expected: `rows and columns such as 8x9, ${SHAPE_NAMES.join(', ')}, or the rows of a shape of your own`,
    hint: suggestion(text.trim(), SHAPE_NAMES),
  });
}

/** The rows of a board's shape, `#` for a cell and a full stop for none. */
export function makeShapeRows({ rows, columns, has }: Board): string[] {
  return Array.from({ length: rows }, (_, row) =>
    has
      .slice(row * columns, (row + 1) * columns)
      .map((present) => (present ? '#' : '.'))
      .join(''),
  );
}

/** The name of a board's shape: its sides if it is full, its name if it has one; else nothing. */
export function nameOfShape(board: Board): string | undefined {
  if (board.cells.length === board.has.length) return `${board.rows}x${board.columns}`;
  const rows = makeShapeRows(board).join();
  return SHAPE_NAMES.find((name) => NAMED[name].flatMap(rowsOfBand).join() === rows);
}

function rowsOfBand(band: Band): string[] {
  const [count, row] = band.split(' ');
  return new Array<string>(Number(count)).fill(row!);
}

function rectangleOf(rows: number, columns: number): Board {
  if (rows > 0 && columns > 0 && rows * columns <= MOST_CELLS) return rectangle(rows, columns);
  throw new UserError(`no board has ${rows} rows of ${columns} cells`, {
    expected: `1 to ${MOST_CELLS} cells, as the largest set has`,
  });
}

function boardOf(lines: readonly string[]): Board {
  const isCell = (line: string, column: number) => /[^.\s]/.test(line[column] ?? '.');
  const cells = lines.flatMap((line, row) =>
    [...line].flatMap((_, column) => (isCell(line, column) ? [{ row, column }] : [])),
  );
  if (cells.length === 0)
    throw new UserError('the shape has no cells', { expected: 'a sign such as # for each cell' });
  if (cells.length > MOST_CELLS) {
    throw new UserError(`the shape has ${cells.length} cells`, { expected: `at most ${MOST_CELLS}` });
  }
  const [top, left] = [
    Math.min(...cells.map(({ row }) => row)),
    Math.min(...cells.map(({ column }) => column)),
  ];
  const rows = Math.max(...cells.map(({ row }) => row)) - top + 1;
  const columns = Math.max(...cells.map(({ column }) => column)) - left + 1;
  if (Math.max(rows, columns) > MOST_CELLS) {
    throw new UserError(`the shape is ${columns} cells wide and ${rows} high`, {
      expected: `at most ${MOST_CELLS} in each direction`,
    });
  }
  const has = new Array<boolean>(rows * columns).fill(false);
  for (const { row, column } of cells) has[(row - top) * columns + column - left] = true;
  return makeBoard(rows, columns, has);
}
