import type { Block, Inline } from '../../document/document.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type Line, lineMarks, plainLine } from '../lines.ts';
import { Outline } from '../outline.ts';
import {
  type Element,
  element,
  type FontName,
  type Ink,
  type PageItem,
  type Point,
  type Tag,
} from '../page.ts';
import type { Piece } from '../piece.ts';
import { sheetOf } from '../sheets.ts';
import { Pager } from './panel.ts';
import { type Numbering, type PrintSettings, Typesetter } from './typesetter.ts';

/** How much of a page words fill at least where they end, with the blank behind them, as a share of its height. */
const LEAST_FILLED = 0.36;

/** Words of more lines than these go on over the end of a page, with so many lines at least on either side of it. */
const KEPT = { whole: 8, part: 3 };

/** How many of so many lines stand on the open page that has room for `fitting`: none if all of them go to the next. */
function beginning(lines: number, fitting: number): number {
  if (fitting >= lines) return lines;
  const begun = Math.min(fitting, lines - KEPT.part);
  return lines > KEPT.whole && begun >= KEPT.part ? begun : 0;
}

/** How many of so many lines must have room on the page on which they begin. */
export function leastLines(lines: number): number {
  return lines > KEPT.whole ? KEPT.part : lines;
}

/** Something with a title that begins on a page, or only goes on there; pages are counted from 1. */
interface Head {
  readonly page: number;
  /** What may stand over pages: the first of these that fits in a line. */
  readonly titles: readonly (readonly Inline[])[];
  readonly isChapter: boolean;
}

/** Pages being filled with text, and the headings that have been reached. */
export class PrintFlow {
  readonly pager: Pager;
  readonly outline = new Outline();
  readonly typesetter: Typesetter;
  readonly words: WordBook;
  /** Measures a block of any type. */
  readonly make: (block: Block) => Piece;
  /** The chapters that begin, and what else goes on, in the order of the pages. */
  readonly #heads: Head[] = [];

  constructor(
    settings: PrintSettings,
    numbering: Numbering,
    words: WordBook,
    make: (flow: PrintFlow, block: Block) => Piece,
  ) {
    this.pager = new Pager(
      settings.whole ?? sheetOf(settings.sheet),
      settings.profile,
      settings.metrics,
      (page, left) => this.#headOver(page, left),
      numbering.first,
    );
    this.typesetter = new Typesetter(settings, this.pager.width, this.pager.height, numbering);
    this.words = words;
    this.make = (block) => make(this, block);
  }

  /**
   * The next heading of the plan stands here on the open page.
   * @param over what stands over the pages on which its chapter goes on instead of its title, where it fits in a line
   */
  markTarget(y: number, over?: string): void {
    const { name, level, title } = this.outline.reach();
    this.pager.target(name, y);
    if (level !== 1) return;
    const titles = over === undefined ? [title] : [plainLine(over), title];
    this.#heads.push({ page: this.pager.pages.length, titles, isChapter: true });
  }

  /** The open page goes on with the first of these headings. */
  goOnWith(blocks: readonly Block[]): void {
    const heading = blocks.find((block) => block.type === 'heading');
    if (!heading) return;
    this.#heads.push({ page: this.pager.pages.length, titles: [heading.content], isChapter: false });
  }

  /** Whether a page, the open one if none is said, is not nearly empty. */
  isFilled(page = this.pager.pages.length): boolean {
    return this.pager.filled(page) >= LEAST_FILLED * this.pager.height;
  }

  /**
   * Draws words from a new page on. Where their last page would be nearly empty, the page before gives it some, if that does
   * not become so itself.
   */
  evened(draw: () => void): void {
    const { pager, outline } = this;
    pager.freshPage();
    const [first, back] = [pager.pages.length, pager.checkpoint()];
    const [reached, heads] = [outline.reached, this.#heads.length];
    draw();
    const last = pager.pages.length;
    if (last === first || this.isFilled()) return;
    const tail = pager.filled();
    const kept = pager.filled(last - 1) - (LEAST_FILLED * pager.height - tail);
    const redraw = (limit?: number) => {
      back();
      outline.reached = reached;
      this.#heads.length = heads;
      if (limit !== undefined) pager.limit(last - 1, limit);
      draw();
    };
    redraw(kept);
    const isEvener = pager.pages.length === last && pager.filled() > tail && this.isFilled(last - 1);
    if (!isEvener) redraw();
  }

  /** What may stand over a page: what goes on there, or the chapter that does; nothing where a chapter begins. */
  #titlesOver(page: number): Head['titles'] {
    const here = this.#heads.filter((head) => head.page === page);
    if (here.some(({ isChapter }) => isChapter)) return [];
    const before = this.#heads.findLast((head) => head.isChapter && head.page < page);
    return (here.at(-1) ?? before)?.titles ?? [];
  }

  /** The running head of a page: in one line, at the outer side. */
  #headOver(page: number, left: number): PageItem[] {
    const { profile, metrics } = this.typesetter.settings;
    const titles = this.#titlesOver(page).map((title) => this.typesetter.break(title, profile.body, 'text'));
    const line = (titles.find(({ length }) => length === 1) ?? titles.at(-1))?.[0];
    if (!line) return [];
    // A little below the middle of the margin: marks over capitals reach up.
    const y = profile.margins.top / 2 + 0.75 * metrics.capHeight('text', profile.body);
    const x = page % 2 === 1 ? left + this.pager.width - line.width : left;
    return line.at(x, y);
  }

  /** Text from the left margin, kept on one page if it fits on one and is not long. */
  text(content: readonly Inline[], size: number, font: FontName, tag: Tag, parent: Element): void {
    this.lines(content, size, font, element(tag, parent), 0);
  }

  /** Lines of text in an element, from `indent` mm within the left margin, with a label before the first. */
  lines(
    content: readonly Inline[],
    size: number,
    font: FontName,
    to: Element,
    indent: number,
    label?: { element: Element; label: string },
  ): void {
    const { pager, typesetter } = this;
    const height = typesetter.lineHeight(size);
    const lines = typesetter.break(content, size, font, typesetter.width - indent);
    const begun = beginning(lines.length, Math.floor(pager.room / height));
    const whole = lines.length * height <= pager.height;
    if (whole && begun === 0) pager.freshPage();
    lines.forEach((line, i) => {
      if (whole && i > 0 && i === begun) pager.newPage();
      const y = pager.take(height);
      if (label && i === 0) {
        const words = typesetter.label(label.label, size, font);
        this.placeLines([words], label.element, { x: pager.left, y }, height);
      }
      this.placeLines([line], to, { x: pager.left + indent, y }, height);
    });
  }

  /** Lines of text where their room is taken already; lines of the body if no height is said, in mm. */
  placeLines(
    lines: readonly Line[],
    to: Element,
    at: Point,
    height = this.typesetter.bodyLine,
    ink: Ink = 'black',
  ): void {
    const ascent = this.typesetter.ascent(height);
    this.pager.add(() =>
      lines.flatMap((line, i) => {
        const top = at.y + i * height;
        const marks = lineMarks(line.at(at.x, top + ascent), to, top, height);
        if (ink === 'black') return marks;
        return marks.map((mark) => ({ ...mark, items: mark.items.map((item) => ({ ...item, ink })) }));
      }),
    );
  }
}
