import { makeDomino } from '../../../../domino/dominoes.ts';
import { make } from '../../../../ui/elements.ts';
import { ROWS, type Row, type Spot } from '../commands.ts';
import type { Scene } from '../scene.ts';
import type { TableSession } from '../table-session.ts';

/** The table of a game as a grid with one stop for the tab key: a row for each hand, and the chain. */
export class TableView {
  readonly element: HTMLElement;
  /** What is hidden, in words. */
  readonly #hidden: HTMLElement;
  readonly #grid: HTMLElement;
  readonly #rows = new Map<Row, HTMLElement>();
  /** The cell of each domino in a row. One that stays is the same element, so that it is not told again. */
  readonly #cells = new Map<string, HTMLElement>();
  readonly #spots = new Map<Element, Spot>();

  constructor(nameId: string) {
    this.#grid = make('div', { class: 'lock-table', role: 'grid', 'aria-labelledby': nameId });
    this.#hidden = make('p', { class: 'lock-hidden', id: `${nameId}.hidden` });
    this.element = make('div', { class: 'lock-view' }, this.#hidden, this.#grid);
  }

  spotAt(where: EventTarget | null): Spot | undefined {
    const cell = where instanceof Element ? where.closest('[role="gridcell"]') : null;
    return cell ? this.#spots.get(cell) : undefined;
  }

  /** Shows the table again. @param describedBy the id of what describes the domino with the cursor */
  show(session: TableSession, describedBy?: string): void {
    const hadFocus = this.element.contains(document.activeElement);
    this.#spots.clear();
    const rows = ROWS.filter((row) => session.length(row) > 0);
    const hidden = session.speech.hidden(session.scene);
    setText(this.#hidden, hidden);
    this.#hidden.hidden = hidden === '';
    arrange(
      this.#grid,
      rows.map((row) => this.#row(row, session)),
    );
    const cursor = this.#cursor();
    const described = [...(hidden === '' ? [] : [this.#hidden.id]), describedBy];
    if (describedBy !== undefined) cursor?.setAttribute('aria-describedby', described.join(' '));
    if (hadFocus) this.focus();
  }

  /** Leads to the domino with the cursor, and moves the table in its box so that it is seen. */
  focus(): void {
    const cursor = this.#cursor();
    cursor?.focus();
    cursor?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #cursor(): HTMLElement | null {
    return this.element.querySelector<HTMLElement>('[tabindex="0"]');
  }

  #row(row: Row, session: TableSession): HTMLElement {
    const { speech, scene } = session;
    const { words } = speech;
    const name =
      row === 'other'
        ? words.text('lock-row-other', { seen: speech.isSeen(scene) })
        : words.text(`lock-row-${row}`);
    const element =
      this.#rows.get(row) ??
      make(
        'div',
        { class: `lock-row lock-${row}`, role: 'row' },
        make('span', { class: 'lock-name', role: 'rowheader' }),
      );
    this.#rows.set(row, element);
    const head = element.firstElementChild!;
    setText(head, name);
    const cells = textsOf(row, scene).map((text, at) => this.#cell({ row, at }, text, session));
    arrange(element, [head, ...cells]);
    return element;
  }

  #cell(spot: Spot, text: string, { cursor, picked, scene, speech }: TableSession): HTMLElement {
    const isPicked = spot.row === 'own' && picked !== undefined && makeDomino(picked) === text;
    const isCursor = cursor.row === spot.row && cursor.at === spot.at;
    const isEnd = spot.row === 'chain' && (spot.at === 0 || spot.at === scene.line.length - 1);
    const key = `${spot.row} ${text}`;
    const cell =
      this.#cells.get(key) ??
      make(
        'span',
        { class: 'lock-domino', role: 'gridcell' },
        make('span', { 'aria-hidden': 'true' }, text),
        make('span', { class: 'play-name' }),
      );
    this.#cells.set(key, cell);
    cell.classList.toggle('lock-end', isEnd);
    cell.classList.toggle('play-picked', isPicked);
    cell.tabIndex = isCursor ? 0 : -1;
    cell.removeAttribute('aria-describedby');
    setText(cell.lastElementChild!, speech.cell(scene, spot, isPicked));
    this.#spots.set(cell, spot);
    return cell;
  }
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Makes these the children. Those that stay are not taken out, so that none of them loses the focus. */
function arrange(parent: Element, children: readonly Element[]): void {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  for (const [i, child] of children.entries()) {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
  }
}

/** The dominoes of a row as they are written: those of the chain as they lie. */
function textsOf(row: Row, scene: Scene): string[] {
  return row === 'chain' ? scene.line.map((laid) => laid.join(':')) : scene.hands[row].map(makeDomino);
}
