import { type BoardFigure, COORDINATES, type Inline, wordsOf } from '../../document/document.ts';
import { sentence } from '../../document/sentence.ts';
import { type Board, type Cell, cellIn, type Place } from '../../domino/board.ts';
import { makeCell, makePlace, parseCell, parsePlace } from '../../domino/coordinates.ts';
import { byNumbers } from '../../domino/dominoes.ts';
import { isAcross, type Placement, UNKNOWN } from '../../domino/puzzle.ts';
import type { WordBook } from '../../words/word-book.ts';
import { holesOf } from '../board-lines.ts';
import { plainLine } from '../lines.ts';
import { type Markup, type Node, said, table, tag } from './markup.ts';
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
  const { board, numbers, range } = puzzle;
  const holes = new Set(holesOf(board));
  const drawn = name === 'drawn' ? signClasses({ board, ...figure }) : NOTHING_DRAWN;
  const cell = (at: Cell): Markup => {
    if (!board.has[at]) return tag('td', { class: holes.has(at) ? 'hole' : 'outside' }, writing.hole);
    const isEmpty = !blank && numbers[at] === UNKNOWN;
    const names = [...edgeClasses(board, at), ...(drawn.get(at) ?? []), ...(isEmpty ? ['empty'] : [])];
    const content = blank ? '' : isEmpty ? writing.empty : writing.number(numbers[at]!);
    const isRinged = name === 'drawn' && figure.marked.includes(at);
    return tag(
      'td',
      { class: names.join(' ') || undefined },
      isRinged ? tag('span', { class: 'ring' }, content) : content,
    );
  };
  const size = words.text('screen-size', { rows: board.rows, columns: board.columns });
  const caption = said(...line([...heading, ...plainLine(`${words.text('colon')} ${size}`)]));
  const columns = Array.from({ length: board.columns }, (_, column) => column);
  const head = columns.map((column) => tag('th', { scope: 'col' }, writing.column(column)));
  const rows = Array.from({ length: board.rows }, (_, row) => [
    tag('th', { scope: 'row' }, writing.row(row)),
    ...columns.map((column) => cell(cellIn(board, row, column))),
  ]);
  const whole = table(name, [caption], [tag('td', {}), ...head], rows);
  if (!writing.isDrawn) return whole;
  // Boards that are wider than the narrowest screens scroll by themselves, with the keyboard, too.
  const isWide = (board.columns + 1) * String(range).length > NARROW;
  const region = { class: 'wide', role: 'region', 'aria-label': wordsOf(heading), tabindex: '0' };
  return tag('div', isWide ? region : {}, whole);
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
  const drawn = boardTable(figure, heading, 'drawn', style);
  const label = lists.length > 0 ? words.text('screen-drawing', { heading: name }) : figure.description;
  const shown = blank
    ? tag('div', { role: 'img', 'aria-label': label }, tag('div', { 'aria-hidden': 'true' }, drawn))
    : drawn;
  if (lists.length === 0) return tag('figure', {}, shown);
  const summary = style.line(plainLine(words.text('screen-in-words', { heading: name })));
  return tag('figure', {}, shown, tag('details', {}, tag('summary', {}, ...summary), ...lists));
}

/** The dominoes of a key with their places, in the order of their numbers, so that each is found at once. */
export function keyList(figure: BoardFigure, title: string, style: BoardStyle): Markup[] {
  const inOrder = figure.dominoes.toSorted((one, other) => byNumbers(one.domino, other.domino));
  return dominoList(figure, inOrder, title, style);
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
  const places = (all: readonly Place[] = []) => all.map((place) => [placeOf(board, place)]);
  const cells = marked.map((cell) => [cellOf(board, cell)]);
  return [
    ...list('bars', words.text('screen-bars'), places(bars), style),
    ...list('marked', words.text('figure-marked'), cells, style),
    ...list('could', words.text('screen-could'), places(drawn?.could), style),
    ...list('cannot', words.text('screen-cannot'), places(drawn?.cannot), style),
  ];
}

function cellOf(board: Board, cell: Cell): Inline {
  return { type: 'cell', cell: parseCell(COORDINATES, makeCell(board, cell)) };
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
