import type { Element } from '../page.ts';
import type { Piece } from '../piece.ts';
import type { Pager } from './pager.ts';

/** An upper left corner on the open page, in mm. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Something measured that can stand anywhere on a page: beside others, too. */
export interface Panel {
  /** In mm. */
  readonly height: number;
  /** Draws it where its room is taken already. */
  draw(at: Corner, parent: Element): void;
}

/** Panels one below the other, so many mm apart. */
export function stacked(panels: readonly Panel[], gap: number): Panel {
  return {
    height: panels.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, panels.length - 1),
    draw({ x, y }, parent) {
      let top = y;
      for (const panel of panels) {
        panel.draw({ x, y: top }, parent);
        top += panel.height + gap;
      }
    },
  };
}

/** Panels beside or over each other, each so far from the upper left corner of all, in mm. */
export function together(
  ...placed: readonly { readonly panel: Panel; readonly x?: number; readonly y?: number }[]
): Panel {
  return {
    height: Math.max(...placed.map(({ panel, y = 0 }) => y + panel.height)),
    draw(at, parent) {
      for (const { panel, x = 0, y = 0 } of placed) panel.draw({ x: at.x + x, y: at.y + y }, parent);
    },
  };
}

/** A panel that stands alone at the left margin, in one piece. */
export function panelPiece(pager: Pager, panel: Panel, gapAfter: number): Piece {
  return {
    height: panel.height,
    gapBefore: 0,
    gapAfter,
    draw(parent) {
      const y = pager.take(panel.height);
      panel.draw({ x: pager.left, y }, parent);
    },
  };
}
