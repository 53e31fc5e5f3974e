import type { Cell } from '../../domino/board.ts';
import type { Command } from '../commands.ts';
import type { BoardView } from './board-view.ts';

/** How long a finger rests before it means a bar, in milliseconds; and how far it may slip, in px. */
const LONG = 500;
const SLIP = 10;

/** How much a page is enlarged at most under a finger that drags. */
const UNENLARGED = 1.05;

/**
 * Clicks, presses and drags on a board. A finger drags from a cell to its neighbour where the whole board is in its box and the page is
 * not enlarged; else it moves the board or the page.
 *
 * @returns what ends that
 */
export function listenToPointer(view: BoardView, obey: (command: Command) => void): () => void {
  const { element } = view;
  let from: { readonly cell: Cell; readonly x: number; readonly y: number } | undefined;
  let rest: number | undefined;
  /** What was pressed has been answered: the click that follows says nothing new. */
  let isAnswered = false;

  const bar = (cell: Cell, x: number, y: number) => obey({ bar: cell, near: view.sideAt(cell, x, y).side });
  const letGo = () => {
    clearTimeout(rest);
    rest = undefined;
  };

  const end = ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
    letGo();
    const to = view.cellAt(document.elementFromPoint(x, y));
    if (from && to !== from.cell) {
      const towards = view.directionTo(from.cell, x, y);
      // A finger that goes further may have meant the page.
      isAnswered = pointerType !== 'touch' || (to !== undefined && view.isBeside(from.cell, to));
      if (isAnswered) obey({ drag: from.cell, towards, ...(button === 2 && { tool: 'bar' }) });
    }
    from = undefined;
  };

  // Browsers that are told where the focus goes do not know that a pointer was used.
  const point = (isPointed: boolean) => element.classList.toggle('play-pointed', isPointed);
  element.addEventListener('keydown', () => point(false));
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (!element.contains(relatedTarget as Node | null)) point(false);
  });
  element.addEventListener('pointerdown', ({ pointerType, button, target, clientX: x, clientY: y }) => {
    point(true);
    const cell = view.cellAt(target);
    isAnswered = false;
    letGo();
    from = cell !== undefined && (button === 0 || button === 2) ? { cell, x, y } : undefined;
    // It may be let go outside the board.
    if (from) document.addEventListener('pointerup', end, { once: true });
    if (from && pointerType === 'touch') {
      rest = setTimeout(() => {
        isAnswered = true;
        bar(from!.cell, x, y);
      }, LONG);
    }
  });
  // A cell gets the focus with what is done there, not before it, too: the board is drawn once.
  element.addEventListener('mousedown', (event) => {
    if (view.cellAt(event.target) !== undefined) event.preventDefault();
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) letGo();
  });
  element.addEventListener('pointercancel', () => {
    letGo();
    from = undefined;
  });
  element.addEventListener('click', ({ target, clientX: x, clientY: y }) => {
    const cell = view.cellAt(target);
    if (cell === undefined || isAnswered) return;
    const { side, isLine } = view.sideAt(cell, x, y);
    obey({ click: cell, near: isLine ? side : undefined });
  });
  element.addEventListener('contextmenu', (event) => {
    const cell = view.cellAt(event.target);
    // A menu that a key has opened belongs to the browser.
    if (cell === undefined || (event as PointerEvent).pointerType === '') return;
    event.preventDefault();
    if ((event as PointerEvent).pointerType === 'mouse' && !isAnswered)
      bar(cell, event.clientX, event.clientY);
  });

  const look = () => {
    const isWhole =
      element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
    element.classList.toggle('play-whole', isWhole && (visualViewport?.scale ?? 1) < UNENLARGED);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  sizes.observe(element.firstElementChild!);
  visualViewport?.addEventListener('resize', look);
  return () => {
    sizes.disconnect();
    visualViewport?.removeEventListener('resize', look);
  };
}
