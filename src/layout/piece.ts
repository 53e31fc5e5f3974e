import type { Element } from './page.ts';

/**
 * A block, measured and ready to go on pages. Lengths are in the unit of the pages that it goes on: mm in print, lines of
 * braille on sheets that are touched.
 */
export interface Piece {
  /**
   * What must be free on the page on which it begins: all of it, or its first part if the rest may go on over the end of a
   * page. Nothing if it sees to its pages itself.
   */
  readonly height: number;
  /** What it makes do with, smaller or begun, rather than leave the rest of a page empty; `height` by default. */
  readonly least?: number;
  /** With all that may go on over the end of a page; `height` by default. */
  readonly whole?: number;
  /** Blank over it, but not at the top of a page. */
  readonly gapBefore: number;
  /** Blank between it and what comes next, but not at the top of a page. */
  readonly gapAfter: number;
  /** With what it stays on one page if it comes next. */
  readonly leads?: 'anything' | 'figures';
  /** Whether it is a figure, which words may lead to. */
  readonly isFigure?: boolean;
  /** Draws it where the open page goes on. */
  draw(parent: Element): void;
}

/** What takes no room of the page before it: it sees to its pages itself, or draws nothing. */
export const NO_ROOM = { height: 0, gapBefore: 0, gapAfter: 0 } as const;

/** What an edition leaves out. */
export const LEFT_OUT: Piece = { ...NO_ROOM, draw() {} };

/** The height of pieces that follow each other, without the gaps before the first and after the last. */
export function heightOf(pieces: readonly Piece[]): number {
  let [height, gap] = [0, 0];
  pieces.forEach((piece, i) => {
    height += gap + (i > 0 ? piece.gapBefore : 0) + piece.height;
    gap = piece.gapAfter;
  });
  return height;
}

/** The same with all of them that may go on over the end of a page. */
export function wholeHeightOf(pieces: readonly Piece[]): number {
  return heightOf(pieces.map((piece) => ({ ...piece, height: piece.whole ?? piece.height })));
}

/** The least height of pieces of which all but the last stand whole on the page. */
export function leastOf(pieces: readonly Piece[]): number {
  const last = pieces.at(-1)!;
  return heightOf(pieces) - last.height + (last.least ?? last.height);
}

/** A piece with those that must follow it on its page: what a heading stands over, and a figure after its words. */
export function keptTogether(pieces: readonly Piece[], start: number): readonly Piece[] {
  let end = start;
  for (;;) {
    const [piece, next] = [pieces[end]!, pieces[end + 1]];
    const leads = piece.leads === 'anything' || (piece.leads === 'figures' && next?.isFigure);
    if (!leads || !next) return pieces.slice(start, end + 1);
    end++;
  }
}
