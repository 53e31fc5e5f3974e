import { makeStone } from '../../../domino/stones.ts';
import { ROWS, type Row, type Spot } from '../../locks/commands.ts';
import type { Scene } from '../../locks/scene.ts';
import type { TableSession } from '../../locks/table-session.ts';
import { make } from '../elements.ts';

/** The table of a game as a grid with one stop for the tab key: a row for each hand, and the chain. */
export class TableView {
  readonly element: HTMLElement;
  /** What is hidden, in words. */
  readonly #hidden: HTMLElement;
  readonly #grid: HTMLElement;
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

  /** Shows the table anew. @param describedBy the id of what describes the stone with the cursor */
  show(session: TableSession, describedBy?: string): void {
    const hadFocus = this.element.contains(document.activeElement);
    this.#spots.clear();
    const rows = ROWS.filter((row) => session.length(row) > 0);
    const hidden = session.speech.hidden(session.scene);
    this.#hidden.textContent = hidden;
    this.#hidden.hidden = hidden === '';
    this.#grid.replaceChildren(...rows.map((row) => this.#row(row, session)));
    const cursor = this.#cursor();
    const described = [...(hidden === '' ? [] : [this.#hidden.id]), describedBy];
    if (describedBy !== undefined) cursor?.setAttribute('aria-describedby', described.join(' '));
    if (hadFocus) this.focus();
  }

  /** Leads to the stone with the cursor, and moves the table in its box so that it is seen. */
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
    const stones = textsOf(row, scene);
    return make(
      'div',
      { class: `lock-row lock-${row}`, role: 'row' },
      make('span', { class: 'lock-name', role: 'rowheader' }, name),
      ...stones.map((text, at) => this.#cell({ row, at }, text, session)),
    );
  }

  #cell(spot: Spot, text: string, { cursor, picked, scene, speech }: TableSession): HTMLElement {
    const isPicked = spot.row === 'own' && picked !== undefined && makeStone(picked) === text;
    const isCursor = cursor.row === spot.row && cursor.at === spot.at;
    const isEnd = spot.row === 'chain' && (spot.at === 0 || spot.at === scene.line.length - 1);
    const cell = make(
      'span',
      {
        class: ['lock-stone', ...(isEnd ? ['lock-end'] : []), ...(isPicked ? ['play-picked'] : [])].join(' '),
        role: 'gridcell',
        tabindex: isCursor ? '0' : '-1',
      },
      make('span', { 'aria-hidden': 'true' }, text),
      make('span', { class: 'play-name' }, speech.cell(scene, spot, isPicked)),
    );
    this.#spots.set(cell, spot);
    return cell;
  }
}

/** The stones of a row as they are written: those of the chain as they lie. */
function textsOf(row: Row, scene: Scene): string[] {
  return row === 'chain' ? scene.line.map((laid) => laid.join(':')) : scene.hands[row].map(makeStone);
}
