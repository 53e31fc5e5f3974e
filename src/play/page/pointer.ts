import type { Cell } from '../../domino/board.ts';
import type { Command } from '../commands.ts';
import type { BoardView } from './board.ts';

/**
 * Clicks and drags on a board. A finger taps and never drags, so that the page can still be moved and enlarged with a
 * board under the finger.
 */
export function listenToPointer(view: BoardView, obey: (command: Command) => void): void {
  const { element } = view;
  let from: Cell | undefined;
  element.addEventListener('pointerdown', ({ pointerType, button, target }) => {
    from = pointerType !== 'touch' && button === 0 ? view.cellAt(target) : undefined;
  });
  element.addEventListener('pointerup', ({ clientX, clientY }) => {
    const to = view.cellAt(document.elementFromPoint(clientX, clientY));
    if (from !== undefined && to !== undefined && to !== from) obey({ drag: from, to });
    from = undefined;
  });
  // After a drag the click goes to what holds both cells, which is none.
  element.addEventListener('click', ({ target }) => {
    const cell = view.cellAt(target);
    if (cell !== undefined) obey({ pick: cell });
  });
}
