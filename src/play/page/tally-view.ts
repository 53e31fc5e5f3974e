import { makeStone, type Stone, stone, stoneIndex } from '../../domino/stones.ts';
import type { Command } from '../commands.ts';
import type { Position } from '../position.ts';
import type { Speech } from '../speech.ts';
import { tallyOf } from '../tally.ts';
import type { Terrain } from '../terrain.ts';
import { button } from './elements.ts';

/** The list of stones with what is still open for each, as buttons that tell where; without one in the page, there is none. */
export class TallyView {
  readonly element: HTMLElement;
  readonly #terrain: Terrain;
  readonly #speech: Speech;
  readonly #items: readonly (readonly [button: HTMLElement, stone: Stone])[];

  constructor(list: HTMLElement, terrain: Terrain, speech: Speech, obey: (command: Command) => void) {
    this.element = list.cloneNode(true) as HTMLElement;
    this.#terrain = terrain;
    this.#speech = speech;
    this.#items = [...this.element.querySelectorAll<HTMLElement>('[data-stone]')].map((item) => {
      const [low, high] = item.dataset.stone!.split(':').map(Number) as [number, number];
      const where = button('', () => obey({ places: stone(low, high) }));
      item.replaceChildren(where);
      return [where, stone(low, high)];
    });
  }

  /** @param isPlain whether open places are not counted */
  show(position: Position, isPlain: boolean): void {
    const tally = tallyOf(this.#terrain, position);
    for (const [where, stone] of this.#items) {
      const count = tally[stoneIndex(stone.low, stone.high)]!;
      const name = makeStone(stone);
      const text = isPlain && count.laid === 0 ? name : `${name}: ${this.#speech.count(count)}`;
      if (where.textContent !== text) where.textContent = text;
      where.classList.toggle('play-laid', count.laid > 0);
      where.classList.toggle('play-twice', count.laid > 1);
    }
  }
}
