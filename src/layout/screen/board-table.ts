import { type BoardFigure, COORDINATES, type Inline, wordsOf } from '../../document/document.ts';
import { sentence } from '../../document/sentence.ts';
import { type Board, type Cell, cellIn, type Place } from '../../domino/board.ts';
import { makeCell, makePlace, parseCell, parsePlace } from '../../domino/coordinates.ts';
import { byNumbers } from '../../domino/dominoes.ts';
import { isAcross, type Placement, type Puzzle, UNKNOWN } from '../../domino/puzzle.ts';
import type { WordBook } from '../../words/word-book.ts';
import { holesOf } from '../board-lines.ts';
import { plainLine } from '../lines.ts';
import { type Markup, type Node, tag } from './markup.ts';
import type { Writing } from './writing.ts';

export interface BoardStyle {
  readonly words: WordBook;
  readonly writing: Writing;
  line(content: readonly Inline[]): Node[];
}

/** The widest board, in characters of a row, that fits a screen of 320 px. */
const NARROW = 13;

/**
 * A board as a table: a cell for each place of its bounding box, the places that it lacks among them. Dominoes, bars and
 * marked cells are to be seen on it by the borders of cells, which need no drawing.
 * @param name its class: `board` for numbers alone, `drawn` with dominoes and bars, `numbers` where nothing is drawn
 */
export function boardTable(
  figure: BoardFigure,
  heading: readonly Inline[],
  name: 'board' | 'drawn' | 'numbers',
  style: BoardStyle,
): Markup {
  const { words, writing, line } = style;
  const { puzzle, blank } = figure;
  const { board, numbers } = puzzle;
  const holes = new Set(holesOf(board));
  const size = words.text('screen-size', { rows: board.rows, columns: board.columns });
  const drawn = name === 'drawn' ? signClasses({ board, ...figure }) : NOTHING_DRAWN;
  const cell = (at: Cell): Markup => {
    if (!board.has[at]) return tag('td', { class: holes.has(at) ? 'hole' : 'outside' }, writing.hole);
    const isEmpty = !blank && numbers[at] === UNKNOWN;
    const names = [...edgeClasses(board, at), ...(drawn.get(at) ?? []), ...(isEmpty ? ['empty'] : [])].join(
      ' ',
    );
    const content = blank ? '' : isEmpty ? writing.empty : writing.number(numbers[at]!);
    const isRinged = name === 'drawn' && figure.marked.includes(at);
    return tag(
      'td',
      { class: names === '' ? undefined : names },
      isRinged ? tag('span', { class: 'ring' }, content) : content,
    );
  };
  return scrolled(
    tag(
      'table',
      { class: name },
      tag(
        'caption',
        {},
        tag('span', { class: 'said' }, ...line([...heading, ...plainLine(`${words.text('colon')} ${size}`)])),
      ),
      tag(
        'thead',
        {},
        tag(
          'tr',
          {},
          tag('td', {}),
          ...columns(board).map((column) => tag('th', { scope: 'col' }, writing.column(column))),
        ),
      ),
      tag(
        'tbody',
        {},
        ...Array.from({ length: board.rows }, (_, row) =>
          tag(
            'tr',
            {},
            tag('th', { scope: 'row' }, writing.row(row)),
            ...columns(board).map((column) => cell(cellIn(board, row, column))),
          ),
        ),
      ),
    ),
    heading,
    puzzle,
    style,
  );
}

/**
 * A board with dominoes and bars: a table on which they are seen, and beside it everything in words. One without numbers has
 * nothing to be read in its cells, and is a picture.
 * @param isListed whether its dominoes stand in a list beside it, so that they are not told twice
 */
export function boardFigure(
  figure: BoardFigure,
  heading: readonly Inline[],
  isListed: boolean,
  style: BoardStyle,
): Markup {
  const { words } = style;
  const name = wordsOf(heading);
  const { blank, dominoes } = figure;
  const lists = [
    ...(isListed ? [] : dominoList(figure, dominoes, words.text('screen-dominoes'), style)),
    ...placeLists(figure, style),
  ];
  if (!style.writing.isDrawn) {
    const numbers = blank ? [] : [boardTable(figure, heading, 'numbers', style)];
    return tag('div', { class: 'figure' }, ...numbers, ...lists);
  }
  const table = boardTable(figure, heading, 'drawn', style);
  const label = lists.length > 0 ? words.text('screen-drawing', { heading: name }) : figure.description;
  return tag(
    'figure',
    {},
    blank
      ? tag('div', { role: 'img', 'aria-label': label }, tag('div', { 'aria-hidden': 'true' }, table))
      : table,
    ...(lists.length > 0
      ? [
          tag(
            'details',
            {},
            tag('summary', {}, ...style.line(plainLine(words.text('screen-in-words', { heading: name })))),
            ...lists,
          ),
        ]
      : []),
  );
}

/** The dominoes of a key with their places, in the order of their numbers, so that each is found at once. */
export function keyList(figure: BoardFigure, title: string, style: BoardStyle): Markup[] {
  const inOrder = figure.dominoes.toSorted((one, other) => byNumbers(one.domino, other.domino));
  return dominoList(figure, inOrder, title, style);
}

/** Boards that are wider than the narrowest screens scroll by themselves, with the keyboard, too. */
function scrolled(
  content: Markup,
  heading: readonly Inline[],
  { board, range }: Puzzle,
  { writing }: BoardStyle,
): Markup {
  if (!writing.isDrawn) return content;
  const isWide = (board.columns + 1) * String(range).length > NARROW;
  const region = { role: 'region', 'aria-label': wordsOf(heading), tabindex: '0' };
  return tag('div', isWide ? { class: 'wide', ...region } : {}, content);
}

function dominoList(
  { puzzle: { board }, blank }: BoardFigure,
  dominoes: readonly Placement[],
  title: string,
  style: BoardStyle,
): Markup[] {
  const entry = (placement: Placement): Inline[] => {
    const place = placeOf(board, placement);
    if (blank) return [place];
    return sentence(style.words, 'domino-on-place', {
      domino: { type: 'domino', domino: placement.domino },
      place,
    });
  };
  return list('dominoes', title, dominoes.map(entry), style);
}

/** Bars, the cells that the words beside the figure are about, and where its signs stand. */
function placeLists({ puzzle: { board }, bars, marked, next }: BoardFigure, style: BoardStyle): Markup[] {
  const { words, writing } = style;
  const drawn = writing.isDrawn ? next : undefined;
  const cellOf = (cell: Cell): Inline => ({
    type: 'cell',
    cell: parseCell(COORDINATES, makeCell(board, cell)),
  });
  const placesNamed = (name: string, title: string, places: readonly Place[]) =>
    list(
      name,
      title,
      places.map((place) => [placeOf(board, place)]),
      style,
    );
  return [
    ...placesNamed('bars', words.text('screen-bars'), bars),
    ...list(
      'marked',
      words.text('figure-marked'),
      marked.map((cell) => [cellOf(cell)]),
      style,
    ),
    ...placesNamed('could', words.text('screen-could'), drawn?.could ?? []),
    ...placesNamed('cannot', words.text('screen-cannot'), drawn?.cannot ?? []),
  ];
}

function placeOf(board: Board, pair: Place): Inline {
  return { type: 'place', place: parsePlace(COORDINATES, makePlace(board, pair)) };
}

/** Where text is in print the entries have no elements in them: a book has thousands, and lines do not break there. */
function list(
  name: string,
  title: string,
  entries: readonly (readonly Inline[])[],
  { writing, line }: BoardStyle,
): Markup[] {
  if (entries.length === 0) return [];
  return [
    tag('p', {}, ...line(plainLine(title))),
    tag(
      'ul',
      { class: name },
      ...entries.map((entry) => tag('li', {}, ...(writing.isDrawn ? [wordsOf(entry)] : line(entry)))),
    ),
  ];
}

const NOTHING_DRAWN: ReadonlyMap<Cell, readonly string[]> = new Map();

/** What is drawn between the numbers of a board. */
export interface DrawnOn extends Pick<BoardFigure, 'dominoes' | 'bars' | 'next'> {
  readonly board: Board;
}

/**
 * The classes of cells whose borders show something: the halves of dominoes, and of a place where one could go; bars and
 * crosses, which the left or upper cell of two has.
 */
export function signClasses({ board, dominoes, bars, next }: DrawnOn): ReadonlyMap<Cell, readonly string[]> {
  const names = new Map<Cell, string[]>();
  const add = (cell: Cell, name: string) => names.set(cell, [...(names.get(cell) ?? []), name]);
  const addBoth = (name: string, place: Place) => {
    const [first, second] = isAcross(board, place) ? ['left', 'right'] : ['top', 'bottom'];
    add(place.first, `${name} ${first}`);
    add(place.second, `${name} ${second}`);
  };
  for (const domino of dominoes) addBoth('half', domino);
  for (const place of next?.could ?? []) addBoth('could', place);
  for (const place of next?.cannot ?? []) add(place.first, isAcross(board, place) ? 'no-right' : 'no-below');
  for (const bar of bars) add(bar.first, isAcross(board, bar) ? 'bar-right' : 'bar-below');
  return names;
}

/** The sides of a cell at which the board ends: up, right, down and left as compass points. */
export function edgeClasses({ rows, columns, has }: Board, cell: Cell): string[] {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return [
    ...(row > 0 && has[cell - columns] ? [] : ['north']),
    ...(column < columns - 1 && has[cell + 1] ? [] : ['east']),
    ...(row < rows - 1 && has[cell + columns] ? [] : ['south']),
    ...(column > 0 && has[cell - 1] ? [] : ['west']),
  ];
}

function columns({ columns }: Board): number[] {
  return Array.from({ length: columns }, (_, column) => column);
}
