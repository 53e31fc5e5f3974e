import { type Element, type Mark, type Page, type Target, targetOf } from './page.ts';
import { heightOf, keptTogether, leastOf, type Piece } from './piece.ts';
import type { Sheet } from './sheets.ts';

/** Where the text of a page begins and ends, in the unit in which its pieces are measured. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Tolerance for rounded sums of lengths: what fills a room exactly fits it. */
export const ROUNDING = 1e-6;

/** Fills pages from top to bottom: the same way in print, measured in mm, and in braille, measured in lines. */
export abstract class PageFiller {
  readonly pages: DrawnPage[] = [];
  readonly #span: Span;
  /** Targets that stand where the next thing comes to stand. */
  readonly #waiting: string[] = [];
  /** Where each page ended when the next was opened, and the page on which nothing more begins from there on. */
  readonly #ends: number[] = [];
  #limit: { readonly page: number; readonly to: number } | undefined;
  #at: number;

  constructor(span: Span) {
    this.#span = span;
    this.#at = span.from;
  }

  abstract newPage(): void;

  /** Whether no page has been opened yet. */
  get empty(): boolean {
    return this.pages.length === 0;
  }

  /** Nothing stands on the open page yet. */
  get fresh(): boolean {
    return !this.empty && this.#at === this.#span.from;
  }

  get height(): number {
    return this.#span.to - this.#span.from;
  }

  /** What is left of it on the open page. */
  get room(): number {
    if (this.empty) return 0;
    const to = this.#limit?.page === this.pages.length ? this.#limit.to : this.#span.to;
    return Math.max(0, to - this.#at + ROUNDING);
  }

  /** How much of a page is filled, the open one or one before it; pages are counted from 1. */
  filled(page = this.pages.length): number {
    return (page === this.pages.length ? this.#at : this.#ends[page - 1]!) - this.#span.from;
  }

  /** From now on so much of this page is filled at most. */
  limit(page: number, filled: number): void {
    this.#limit = { page, to: this.#span.from + filled };
  }

  /** What takes away all that is drawn from now on, and what limits a page then. */
  checkpoint(): () => void {
    const [pages, at, waiting] = [this.pages.length, this.#at, [...this.#waiting]];
    const last = this.pages.at(-1);
    const [drawings, targets] = [last?.drawings.length, last?.targets.length];
    return () => {
      this.pages.length = pages;
      last?.drawings.splice(drawings!);
      last?.targets.splice(targets!);
      this.#waiting.splice(0, Number.POSITIVE_INFINITY, ...waiting);
      this.#at = at;
      this.#limit = undefined;
    };
  }

  /** How far this is from the top edge of the page, in mm. */
  topAt(at: number): number {
    return at;
  }

  /** The upper edge of the next thing on the open page, in mm. */
  get top(): number {
    return this.topAt(this.#at);
  }

  /** Opens a new page unless the open one is empty. */
  freshPage(): void {
    if (!this.fresh) this.newPage();
  }

  /** Takes so much of the page, of a new one if this has no room, and returns its upper edge in mm. */
  take(height: number): number {
    if (this.empty || (this.room < height && !this.fresh)) this.newPage();
    const { top } = this;
    for (const name of this.#waiting.splice(0)) this.target(name, top);
    this.#at += height;
    return top;
  }

  /** Leaves a gap, but not at the top of a page. */
  skip(height: number): void {
    if (!this.empty && !this.fresh) this.#at += height;
  }

  /** Goes down the open page until so much of it is left; what stands next stands at its foot. */
  sink(height: number): void {
    this.#at = Math.max(this.#at, this.#span.to - height);
  }

  /** Nothing more goes on the open page. */
  close(): void {
    this.#at = this.#span.to;
  }

  /** Fills pages with pieces; a piece goes to the next page with all that stays with it. */
  fill(pieces: readonly Piece[], parent: Element): void {
    pieces.forEach((piece, i) => {
      const kept = keptTogether(pieces, i);
      // What can shrink rather does so than leaves the rest of a page empty.
      const isTooHigh = !this.empty && this.room < piece.gapBefore + leastOf(kept);
      if (isTooHigh && heightOf(kept) <= this.height) this.freshPage();
      this.place(piece, parent);
    });
  }

  /** Puts a piece with its gaps where the open page goes on. */
  place(piece: Piece, parent: Element): void {
    this.skip(piece.gapBefore);
    piece.draw(parent);
    this.skip(piece.gapAfter);
  }

  /** Puts something on the open page, or what makes its marks when the page is drawn. */
  add(drawing: Drawing): void {
    this.pages.at(-1)!.drawings.push(drawing);
  }

  /** A target on the open page, `y` mm from its top. */
  target(name: string, y: number): void {
    this.pages.at(-1)!.targets.push({ name, y });
  }

  /** A target where the next thing comes to stand. */
  targetNext(name: string): void {
    this.#waiting.push(name);
  }

  /** What has this id begins with the next thing on the pages. */
  begin({ id }: { readonly id?: string }): void {
    if (id !== undefined) this.targetNext(targetOf(id));
  }

  /** Opens a page of this size. */
  protected open(sheet: Sheet): void {
    if (!this.empty) this.#ends[this.pages.length - 1] = this.#at;
    this.pages.push(new DrawnPage(sheet));
    this.#at = this.#span.from;
  }
}

/** A mark, or many that are made when they are needed. */
export type Drawing = Mark | (() => readonly Mark[]);

/** A page whose marks are made whenever they are asked for: those of a whole book would take hundreds of megabytes. */
export class DrawnPage implements Page {
  readonly width: number;
  readonly height: number;
  readonly targets: Target[] = [];
  readonly drawings: Drawing[] = [];

  constructor({ width, height }: Sheet) {
    this.width = width;
    this.height = height;
  }

  get marks(): readonly Mark[] {
    return this.drawings.flatMap((drawing) => (typeof drawing === 'function' ? drawing() : drawing));
  }
}
