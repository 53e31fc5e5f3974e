import { stoneIndex } from '../../domino/stones.ts';
import type { Position } from '../position.ts';
import type { Speech } from '../speech.ts';
import { tallyOf } from '../tally.ts';
import type { Terrain } from '../terrain.ts';

/** The list of stones with what is still open for each; without one in the page, there is none. */
export class TallyView {
  readonly element: HTMLElement;
  readonly #terrain: Terrain;
  readonly #speech: Speech;
  readonly #items: readonly (readonly [item: HTMLElement, stone: string])[];

  constructor(list: HTMLElement, terrain: Terrain, speech: Speech) {
    this.element = list.cloneNode(true) as HTMLElement;
    this.#terrain = terrain;
    this.#speech = speech;
    this.#items = [...this.element.querySelectorAll<HTMLElement>('[data-stone]')].map((item) => [
      item,
      item.dataset.stone!,
    ]);
  }

  show(position: Position): void {
    const tally = tallyOf(this.#terrain, position);
    for (const [item, stone] of this.#items) {
      const [low, high] = stone.split(':').map(Number);
      const count = tally[stoneIndex(low!, high!)];
      if (!count) continue;
      const text = `${stone}: ${this.#speech.count(count)}`;
      if (item.textContent !== text) item.textContent = text;
      item.classList.toggle('play-laid', count.laid > 0);
    }
  }
}
