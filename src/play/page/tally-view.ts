import { stoneIndex } from '../../domino/stones.ts';
import type { Net } from '../net.ts';
import type { Position } from '../position.ts';
import type { Speech } from '../speech.ts';
import { tallyOf } from '../tally.ts';

/** The list of stones with what is still open for each; without one in the page, there is none. */
export class TallyView {
  readonly element: HTMLElement;
  readonly #net: Net;
  readonly #speech: Speech;
  readonly #items: readonly (readonly [item: HTMLElement, stone: string])[];

  constructor(list: HTMLElement, net: Net, speech: Speech) {
    this.element = list.cloneNode(true) as HTMLElement;
    this.#net = net;
    this.#speech = speech;
    this.#items = [...this.element.querySelectorAll<HTMLElement>('[data-stone]')].map((item) => [
      item,
      item.dataset.stone!,
    ]);
  }

  show(position: Position): void {
    const tally = tallyOf(this.#net, position);
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
