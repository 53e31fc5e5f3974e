import type { Cell } from '../../domino/board.ts';
import { numberOn, otherCell, partedFrom, stoneOver } from '../position.ts';
import type { Session } from '../session.ts';
import type { Speech } from '../speech.ts';
import type { Terrain } from '../terrain.ts';
import { make, setAttributes } from './elements.ts';

/** The table of a puzzle as a grid with one stop for the tab key. Its copy in the page stays as it was. */
export class BoardView {
  /** Takes the table's place in the page. */
  readonly element: HTMLElement;
  readonly #terrain: Terrain;
  readonly #speech: Speech;
  readonly #table: HTMLTableElement;
  readonly #cells = new Map<Cell, HTMLTableCellElement>();
  readonly #cellOf = new Map<Element, Cell>();
  /** The classes that the page itself gives its cells. */
  readonly #classes = new Map<Cell, string>();

  /** @throws Error if the table does not show the board */
  constructor(table: HTMLTableElement, terrain: Terrain, speech: Speech, nameId: string) {
    const { rows, columns, cells } = terrain.board;
    this.#terrain = terrain;
    this.#speech = speech;
    this.#table = table.cloneNode(true) as HTMLTableElement;
    this.element = make('div', { class: 'play-board' }, this.#table);
    this.element.style.setProperty('--columns', String(columns));
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
      place.replaceChildren(make('span', { 'aria-hidden': 'true' }), make('span', { class: 'play-name' }));
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

  show({ position, cursor, picked }: Session): void {
    const terrain = this.#terrain;
    for (const [cell, place] of this.#cells) {
      const [digit, name] = place.children as unknown as [HTMLElement, HTMLElement];
      const number = String(numberOn(terrain, position, cell) ?? '');
      if (digit.textContent !== number) digit.textContent = number;
      const label = this.#speech.cell(position, cell, cell === picked);
      if (name.textContent !== label) name.textContent = label;
      place.tabIndex = cell === cursor ? 0 : -1;
      const pair = stoneOver(terrain, position, cell);
      const joined = pair === undefined ? [] : [terrain.directionTo(cell, otherCell(terrain, pair, cell))];
      // A stroke is drawn by the left or upper cell.
      const parted = partedFrom(terrain, position, cell).filter((other) => other > cell);
      place.className = [
        this.#classes.get(cell)!,
        ...joined.map((side) => `play-half play-half-${side}`),
        ...parted.map((other) => `play-stroke-${terrain.directionTo(cell, other)}`),
        ...(terrain.isUnknown(cell) ? ['play-own'] : []),
        ...(cell === picked ? ['play-picked'] : []),
      ].join(' ');
    }
  }

  focus(cell: Cell): void {
    this.#cells.get(cell)!.focus();
  }
}
