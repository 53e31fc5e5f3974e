import type { Metrics } from '../metrics.ts';
import { type Mark, mmOf, type Page, type Target } from '../page.ts';
import type { Sheet } from '../sheets.ts';
import type { PrintProfile } from './profiles.ts';

/** What fills a page exactly still fits when sums of lengths are rounded, in mm. */
const ROUNDING = 1e-6;

/**
 * Fills pages from top to bottom. Odd pages are right-hand pages: their inner margin is on the left, that of even
 * pages on the right.
 */
export class Pager {
  readonly pages: Page[] = [];
  readonly #sheet: Sheet;
  readonly #profile: PrintProfile;
  readonly #metrics: Metrics;
  #marks: Mark[] = [];
  #targets: Target[] = [];
  readonly #waiting: string[] = [];
  #y = Number.POSITIVE_INFINITY;

  constructor(sheet: Sheet, profile: PrintProfile, metrics: Metrics) {
    this.#sheet = sheet;
    this.#profile = profile;
    this.#metrics = metrics;
  }

  /** The width between the margins. */
  get width(): number {
    return this.#sheet.width - this.#profile.margins.inner - this.#profile.margins.outer;
  }

  /** The height between the margins. */
  get height(): number {
    return this.#sheet.height - this.#profile.margins.top - this.#profile.margins.bottom;
  }

  /** The number of the open page. */
  get number(): number {
    return this.pages.length;
  }

  /** The left margin of the open page. */
  get left(): number {
    const { inner, outer } = this.#profile.margins;
    return this.number % 2 === 1 ? inner : outer;
  }

  /** What is left of the open page, in mm. */
  get room(): number {
    return Math.max(0, this.#sheet.height - this.#profile.margins.bottom - this.#y + ROUNDING);
  }

  /** Where the next thing goes on the open page, in mm from its top. */
  get y(): number {
    return this.#y;
  }

  /** Nothing stands on the open page yet. */
  get fresh(): boolean {
    return this.#y === this.#profile.margins.top;
  }

  /** Opens a new page, with its number at the foot of the outer side unless it is a title page. */
  newPage(numbered = true): void {
    this.#marks = [];
    this.#targets = [];
    const { width, height } = this.#sheet;
    this.pages.push({ width, height, marks: this.#marks, targets: this.#targets });
    this.#y = this.#profile.margins.top;
    if (numbered) this.add({ element: undefined, items: [this.#pageNumber()] });
  }

  /** Opens a new page unless the open one is empty. */
  freshPage(numbered = true): void {
    if (this.number === 0 || !this.fresh) this.newPage(numbered);
  }

  /** Opens a page, and one before it if it would not be a left-hand page. */
  leftPage(): void {
    this.freshPage();
    if (this.number % 2 === 1) this.newPage();
  }

  /** Takes `height` mm of the page, of a new one if this has no room, and returns their upper edge. */
  take(height: number): number {
    if (this.number === 0 || (this.room < height && !this.fresh)) this.newPage();
    const top = this.#y;
    for (const name of this.#waiting.splice(0)) this.target(name, top);
    this.#y += height;
    return top;
  }

  /** Leaves a gap, but not at the top of a page. */
  skip(height: number): void {
    if (!this.fresh) this.#y += height;
  }

  add(mark: Mark): void {
    this.#marks.push(mark);
  }

  target(name: string, y: number): void {
    this.#targets.push({ name, y });
  }

  /** A target where the next thing comes to stand. */
  targetNext(name: string): void {
    this.#waiting.push(name);
  }

  #pageNumber() {
    const { body, margins } = this.#profile;
    const text = String(this.number);
    const width = this.#metrics.width(text, 'figures', body);
    const right = this.number % 2 === 1;
    const x = right ? this.#sheet.width - margins.outer - width : margins.outer;
    const y = this.#sheet.height - margins.bottom / 2 + mmOf(body) / 3;
    return { type: 'text', x, y, text, font: 'figures', size: body } as const;
  }
}
