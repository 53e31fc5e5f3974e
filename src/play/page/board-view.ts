import type { Cell, PlaceIndex } from '../../domino/board.ts';
import { make, setAttributes } from '../../ui/elements.ts';
import { DIRECTIONS, type Direction, type PlayBoard } from '../play-board.ts';
import { dominoOn, dominoOver, isTried, numberOn, otherCell, partedFrom, touches } from '../position.ts';
import type { Session } from '../session.ts';
import type { Speech } from '../speech.ts';
import { countOf, tallyOf } from '../tally.ts';

/** How near to a side, in parts of a cell, a point is on the line. */
const LINE = 0.2;

/**
 * The table of a puzzle as a grid with one stop for the tab key. Its copy in the page stays as it was.
 *
 * @throws Error if the table does not show the board
 */
export function boardView(table: HTMLTableElement, playBoard: PlayBoard, speech: Speech, nameId: string) {
  const elements = new Map<Cell, HTMLTableCellElement>();
  const cellOf = new Map<Element, Cell>();
  /** The classes that the page itself gives its cells. */
  const ownClasses = new Map<Cell, string>();
  const { rows, columns, cells } = playBoard.board;
  const grid = table.cloneNode(true) as HTMLTableElement;
  /** Takes the table's place in the page. */
  const element = make('div', { class: 'play-board' }, grid);
  if (playBoard.puzzle.range > 9) grid.classList.add('play-large-numbers');
  element.style.setProperty('--columns', String(columns));
  element.style.setProperty('--rows', String(rows));
  const lines = [...grid.tBodies].flatMap((body) => [...body.rows]);
  const places = lines.map((line) => [...line.cells].filter(({ localName }) => localName === 'td'));
  if (lines.length !== rows || places.some(({ length }) => length !== columns)) {
    throw new Error('the table does not show the board');
  }
  for (const cell of cells) {
    const place = places[Math.floor(cell / columns)]![cell % columns]!;
    elements.set(cell, place);
    cellOf.set(place, cell);
    ownClasses.set(cell, place.className);
    // The middle one carries bars, which share a cell with any other sign.
    place.replaceChildren(
      make('span', { 'aria-hidden': 'true' }),
      make('i', {}),
      make('span', { class: 'play-name' }),
    );
    // Where it is said plainly, Orca 43 does not add "column 2" to a name that holds it.
    setAttributes(place, {
      tabindex: '-1',
      'aria-rowindex': String(Math.floor(cell / columns) + 1),
      'aria-colindex': String((cell % columns) + 1),
    });
  }
  setAttributes(grid, { role: 'grid', 'aria-labelledby': nameId });
  // Every cell tells its own column and row.
  for (const head of grid.querySelectorAll('thead, tbody th')) head.setAttribute('aria-hidden', 'true');

  /** The cell of an element of the table, or of a point of the window. */
  function cellAt(where: EventTarget | null): Cell | undefined {
    const place = where instanceof Element ? where.closest('td') : null;
    return place ? cellOf.get(place) : undefined;
  }

  /** The side of a cell that is nearest to a point of the window, and whether the point is on the line there. */
  function sideAt(cell: Cell, x: number, y: number): { readonly side: Direction; readonly isLine: boolean } {
    const { left, top, width, height } = elements.get(cell)!.getBoundingClientRect();
    const [across, down] = [(x - left) / width, (y - top) / height];
    const distances = { left: across, right: 1 - across, up: down, down: 1 - down };
    const side = DIRECTIONS.reduce((one, other) => (distances[other] < distances[one] ? other : one));
    const along = side === 'left' || side === 'right' ? down : across;
    return { side, isLine: distances[side] < LINE && Math.abs(along - 0.5) < 0.5 - LINE };
  }

  /** In which direction a point of the window lies from the middle of a cell. */
  function directionTo(cell: Cell, x: number, y: number): Direction {
    const { left, top, width, height } = elements.get(cell)!.getBoundingClientRect();
    const [right, down] = [x - left - width / 2, y - top - height / 2];
    if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'right' : 'left';
    return down > 0 ? 'down' : 'up';
  }

  function isBeside(cell: Cell, other: Cell): boolean {
    return playBoard.pairOf(cell, other) !== undefined;
  }

  /** Describes a cell by an element of the page, or all by none. */
  function describe(cell: Cell | undefined, id: string): void {
    for (const [other, place] of elements) {
      if (other === cell) place.setAttribute('aria-describedby', id);
      else place.removeAttribute('aria-describedby');
    }
  }

  function show({ position, cursor, picked, signs }: Session): void {
    const tally = tallyOf(playBoard, position);
    const isTwice = (pair: PlaceIndex) => {
      const domino = dominoOn(playBoard, position, pair);
      return domino !== undefined && countOf(tally, domino).laid > 1;
    };
    // In which directions places among these lead from a cell.
    const sidesOf = (pairs: readonly PlaceIndex[], cell: Cell) =>
      pairs
        .filter((pair) => touches(playBoard, pair, cell))
        .map((pair) => playBoard.directionTo(cell, otherCell(playBoard, pair, cell)));
    const { trial } = position;
    const isNewBar = (cell: Cell) => (other: Cell) =>
      trial !== undefined && !trial.bars.has(playBoard.pairOf(cell, other)!);
    for (const [cell, place] of elements) {
      const [digit, , name] = place.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
      const number = String(numberOn(playBoard, position, cell) ?? '');
      if (digit.textContent !== number) digit.dataset.number = digit.textContent = number;
      const label = speech.cell(position, cell, cell === picked);
      if (name.textContent !== label) name.textContent = label;
      // What stays as it is costs a browser nothing.
      const stop = cell === cursor ? 0 : -1;
      if (place.tabIndex !== stop) place.tabIndex = stop;
      const pair = dominoOver(playBoard, position, cell);
      const joined =
        pair === undefined ? [] : [playBoard.directionTo(cell, otherCell(playBoard, pair, cell))];
      // A bar is drawn by the left or upper cell.
      const parted = partedFrom(playBoard, position, cell).filter((other) => other > cell);
      const classes = [
        ownClasses.get(cell)!,
        ...joined.map((side) => `play-half play-half-${side}`),
        ...parted.map((other) => `play-bar-${playBoard.directionTo(cell, other)}`),
        ...parted.filter(isNewBar(cell)).map((other) => `play-tried-${playBoard.directionTo(cell, other)}`),
        ...sidesOf(signs.could, cell).map((side) => `play-could play-could-${side}`),
        ...sidesOf(signs.cannot, cell)
          .filter((side) => side === 'right' || side === 'down')
          .map((side) => `play-cannot-${side}`),
        ...(playBoard.isUnknown(cell) ? ['play-own'] : []),
        ...(isTried(playBoard, position, cell) ? ['play-tried'] : []),
        ...(pair !== undefined && isTwice(pair) ? ['play-twice'] : []),
        ...(cell === picked ? ['play-picked'] : []),
        ...(signs.ringed.includes(cell) ? ['play-ring'] : []),
      ].join(' ');
      if (place.className !== classes) place.className = classes;
    }
    // Orca reads the whole row of a cell that is tabbed to, unless the row has a name.
    const here = elements.get(cursor)!;
    for (const row of grid.rows) {
      if (row.contains(here)) row.setAttribute('aria-label', here.lastElementChild!.textContent!);
      else row.removeAttribute('aria-label');
    }
  }

  /** Moves the board in its box so that a cell is seen. */
  function reveal(cell: Cell): void {
    elements.get(cell)!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function focus(cell: Cell): void {
    elements.get(cell)!.focus();
  }

  return { element, cellAt, sideAt, directionTo, isBeside, describe, show, reveal, focus };
}

export type BoardView = ReturnType<typeof boardView>;
