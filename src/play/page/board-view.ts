import type { Cell, PlaceIndex } from '../../domino/board.ts';
import { dominoIndex } from '../../domino/dominoes.ts';
import { make, setAttributes } from '../../ui/elements.ts';
import { DIRECTIONS, type Direction, type PlayBoard } from '../play-board.ts';
import { dominoOn, dominoOver, isTried, numberOn, otherCell, partedFrom, touches } from '../position.ts';
import type { Session } from '../session.ts';
import type { Speech } from '../speech.ts';
import { tallyOf } from '../tally.ts';

/** How near to a side, in parts of a cell, a point is on the line. */
const LINE = 0.2;

/** The table of a puzzle as a grid with one stop for the tab key. Its copy in the page stays as it was. */
export class BoardView {
  /** Takes the table's place in the page. */
  readonly element: HTMLElement;
  readonly #playBoard: PlayBoard;
  readonly #speech: Speech;
  readonly #table: HTMLTableElement;
  readonly #cells = new Map<Cell, HTMLTableCellElement>();
  readonly #cellOf = new Map<Element, Cell>();
  /** The classes that the page itself gives its cells. */
  readonly #classes = new Map<Cell, string>();

  /** @throws Error if the table does not show the board */
  constructor(table: HTMLTableElement, playBoard: PlayBoard, speech: Speech, nameId: string) {
    const { rows, columns, cells } = playBoard.board;
    this.#playBoard = playBoard;
    this.#speech = speech;
    this.#table = table.cloneNode(true) as HTMLTableElement;
    this.element = make('div', { class: 'play-board' }, this.#table);
    if (playBoard.puzzle.range > 9) this.#table.classList.add('play-large-numbers');
    this.element.style.setProperty('--columns', String(columns));
    this.element.style.setProperty('--rows', String(rows));
    const lines = [...this.#table.tBodies].flatMap((body) => [...body.rows]);
    const places = lines.map((line) => [...line.cells].filter(({ localName }) => localName === 'td'));
    if (lines.length !== rows || places.some(({ length }) => length !== columns)) {
      throw new Error('the table does not show the board');
    }
    for (const cell of cells) {
      const place = places[Math.floor(cell / columns)]![cell % columns]!;
      this.#cells.set(cell, place);
      this.#cellOf.set(place, cell);
      this.#classes.set(cell, place.className);
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
    setAttributes(this.#table, { role: 'grid', 'aria-labelledby': nameId });
    // Every cell tells its own column and row.
    for (const head of this.#table.querySelectorAll('thead, tbody th'))
      head.setAttribute('aria-hidden', 'true');
  }

  /** The cell of an element of the table, or of a point of the window. */
  cellAt(where: EventTarget | null): Cell | undefined {
    const place = where instanceof Element ? where.closest('td') : null;
    return place ? this.#cellOf.get(place) : undefined;
  }

  /** The side of a cell that is nearest to a point of the window, and whether the point is on the line there. */
  sideAt(cell: Cell, x: number, y: number): { readonly side: Direction; readonly isLine: boolean } {
    const { left, top, width, height } = this.#cells.get(cell)!.getBoundingClientRect();
    const [across, down] = [(x - left) / width, (y - top) / height];
    const distances = { left: across, right: 1 - across, up: down, down: 1 - down };
    const side = DIRECTIONS.reduce((one, other) => (distances[other] < distances[one] ? other : one));
    const along = side === 'left' || side === 'right' ? down : across;
    return { side, isLine: distances[side] < LINE && Math.abs(along - 0.5) < 0.5 - LINE };
  }

  /** In which direction a point of the window lies from the middle of a cell. */
  directionTo(cell: Cell, x: number, y: number): Direction {
    const { left, top, width, height } = this.#cells.get(cell)!.getBoundingClientRect();
    const [right, down] = [x - left - width / 2, y - top - height / 2];
    if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'right' : 'left';
    return down > 0 ? 'down' : 'up';
  }

  isBeside(cell: Cell, other: Cell): boolean {
    return this.#playBoard.pairOf(cell, other) !== undefined;
  }

  /** Describes a cell by an element of the page, or all by none. */
  describe(cell: Cell | undefined, id: string): void {
    for (const [other, place] of this.#cells) {
      if (other === cell) place.setAttribute('aria-describedby', id);
      else place.removeAttribute('aria-describedby');
    }
  }

  show({ position, cursor, picked, signs }: Session): void {
    const playBoard = this.#playBoard;
    const tally = tallyOf(playBoard, position);
    const isTwice = (pair: PlaceIndex) => {
      const domino = dominoOn(playBoard, position, pair);
      return domino !== undefined && tally[dominoIndex(domino.low, domino.high)]!.laid > 1;
    };
    // In which directions places among these lead from a cell.
    const sidesOf = (pairs: readonly PlaceIndex[], cell: Cell) =>
      pairs
        .filter((pair) => touches(playBoard, pair, cell))
        .map((pair) => playBoard.directionTo(cell, otherCell(playBoard, pair, cell)));
    const { trial } = position;
    const isNewBar = (cell: Cell) => (other: Cell) =>
      trial !== undefined && !trial.bars.has(playBoard.pairOf(cell, other)!);
    for (const [cell, place] of this.#cells) {
      const [digit, , name] = place.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
      const number = String(numberOn(playBoard, position, cell) ?? '');
      if (digit.textContent !== number) digit.dataset.number = digit.textContent = number;
      const label = this.#speech.cell(position, cell, cell === picked);
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
        this.#classes.get(cell)!,
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
    const here = this.#cells.get(cursor)!;
    for (const row of this.#table.rows) {
      if (row.contains(here)) row.setAttribute('aria-label', here.lastElementChild!.textContent!);
      else row.removeAttribute('aria-label');
    }
  }

  /** Moves the board in its box so that a cell is seen. */
  reveal(cell: Cell): void {
    this.#cells.get(cell)!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  focus(cell: Cell): void {
    this.#cells.get(cell)!.focus();
  }
}
