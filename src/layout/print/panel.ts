import type { Metrics } from '../metrics.ts';
import { type Element, mmOf, type PageItem, type Point } from '../page.ts';
import { PageFiller } from '../page-filler.ts';
import type { Piece } from '../piece.ts';
import type { Sheet } from '../sheets.ts';
import type { PrintProfile } from './profiles.ts';

type Over = (page: number, left: number) => readonly PageItem[];

/**
 * Fills printed pages, measured in mm. Odd pages are right-hand pages: their inner margin is on the left, that of even pages
 * on the right.
 */
export class Pager extends PageFiller {
  readonly sheet: Sheet;
  readonly #profile: PrintProfile;
  readonly #metrics: Metrics;
  readonly #first: number;
  readonly #over: Over;

  /**
   * @param over what stands over a page that is not empty, when all pages are filled: the page, counted from 1, and its left
   *   margin in mm
   * @param first the number of the first page, an odd one
   */
  constructor(sheet: Sheet, profile: PrintProfile, metrics: Metrics, over: Over, first = 1) {
    super({ from: profile.margins.top, to: sheet.height - profile.margins.bottom });
    this.#first = first;
    this.#over = over;
    this.sheet = sheet;
    this.#profile = profile;
    this.#metrics = metrics;
  }

  /** The width between the margins. */
  get width(): number {
    return this.sheet.width - this.#profile.margins.inner - this.#profile.margins.outer;
  }

  /** The number of the open page. */
  get number(): number {
    return this.#first - 1 + this.pages.length;
  }

  /** The left margin of the open page. */
  get left(): number {
    const { inner, outer } = this.#profile.margins;
    return this.number % 2 === 1 ? inner : outer;
  }

  /** Opens a new page, with its number at the foot of the outer side, and its running head, unless it is a title page. */
  override newPage(numbered = true): void {
    this.open(this.sheet);
    if (!numbered) return;
    this.add({ element: undefined, items: [this.#pageNumber()] });
    const page = this.pages.at(-1)!;
    const [at, left, bare] = [this.pages.length, this.left, page.drawings.length + 1];
    this.add(() =>
      page.drawings.length > bare ? [{ element: undefined, items: this.#over(at, left) }] : [],
    );
  }

  override freshPage(numbered = true): void {
    if (!this.fresh) this.newPage(numbered);
  }

  /** Whether the next fresh page is a right-hand one. */
  get opensRight(): boolean {
    return (this.fresh ? this.number : this.number + 1) % 2 === 1;
  }

  /** Opens a page on this side, and one before it if need be. */
  pageOn(side: 'left' | 'right', numbered = true): void {
    if (this.opensRight === (side === 'right')) this.freshPage(numbered);
    else {
      // A page that stays empty has no number.
      this.freshPage(false);
      this.newPage(numbered);
    }
  }

  #pageNumber() {
    const { body, margins } = this.#profile;
    const text = String(this.number);
    const width = this.#metrics.width(text, 'figures', body);
    const right = this.number % 2 === 1;
    const x = right ? this.sheet.width - margins.outer - width : margins.outer;
    const y = this.sheet.height - margins.bottom / 2 + mmOf(body) / 3;
    return { type: 'text', x, y, text, font: 'figures', size: body } as const;
  }
}

/** Something measured that can stand anywhere on a page: beside others, too. */
export interface Panel {
  /** In mm. */
  readonly height: number;
  /** Draws it where its room is taken already, from its upper left corner on. */
  draw(at: Point, parent: Element): void;
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
    height: Math.max(0, ...placed.map(({ panel, y = 0 }) => y + panel.height)),
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
