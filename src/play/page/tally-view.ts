import { domino, makeDomino } from '../../domino/dominoes.ts';
import { button, make } from '../../ui/elements.ts';
import type { Command } from '../commands.ts';
import type { PlayBoard } from '../play-board.ts';
import type { Position } from '../position.ts';
import type { Speech } from '../speech.ts';
import { countOf, tallyOf } from '../tally.ts';

/**
 * The set of dominoes, drawn as dominoes, with what is still open for each, as buttons that tell where; without a list in the page, there
 * is none. The drawing is made by the style, so that the words alone are text.
 */
export function tallyView(
  list: HTMLElement,
  playBoard: PlayBoard,
  speech: Speech,
  obey: (command: Command) => void,
) {
  const element = list.cloneNode(true) as HTMLElement;
  const items = [...element.querySelectorAll<HTMLElement>('[data-domino]')].map((item) => {
    const [low, high] = item.dataset.domino!.split(':').map(Number) as [number, number];
    const where = button('', () => obey({ places: domino(low, high) }));
    const name = make('span', { class: 'play-name' });
    const half = (number: number) => make('span', { 'data-number': String(number) });
    where.append(make('span', { class: 'play-piece', 'aria-hidden': 'true' }, half(low), half(high)), name);
    item.replaceChildren(where);
    return [where, name, domino(low, high)] as const;
  });

  /** @param isPlain whether open places are not counted */
  function show(position: Position, isPlain: boolean): void {
    const tally = tallyOf(playBoard, position);
    for (const [where, name, domino] of items) {
      const count = countOf(tally, domino);
      const isCounted = !isPlain || count.laid > 0;
      const text = isCounted ? `${makeDomino(domino)}: ${speech.count(count)}` : makeDomino(domino);
      if (name.textContent !== text) name.textContent = text;
      const { hasUnknowns } = playBoard;
      where.dataset.open = isPlain || hasUnknowns || count.laid > 0 ? '' : String(count.open);
      where.classList.toggle('play-laid', count.laid > 0);
      where.classList.toggle('play-twice', count.laid > 1);
    }
  }

  return { element, show };
}
