import { type Drawing, DrawnPage } from '../drawn-page.ts';
import type { Metrics } from '../metrics.ts';
import { mmOf } from '../page.ts';
import type { Sheet } from '../sheets.ts';
import type { PrintProfile } from './profiles.ts';

/** What fills a page exactly still fits when sums of lengths are rounded, in mm. */
const ROUNDING = 1e-6;

/**
 * Fills pages from top to bottom. Odd pages are right-hand pages: their inner margin is on the left, that of even
 * pages on the right.
 */
export class Pager {
  readonly pages: DrawnPage[] = [];
  readonly #sheet: Sheet;
  readonly #profile: PrintProfile;
  readonly #metrics: Metrics;
  readonly #first: number;
  readonly #waiting: string[] = [];
  #y = Number.POSITIVE_INFINITY;

  /** @param first the number of the first page, an odd one */
  constructor(sheet: Sheet, profile: PrintProfile, metrics: Metrics, first = 1) {
    this.#first = first;
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
    return this.#first - 1 + this.pages.length;
  }

  /** Whether no page has been opened yet. */
  get empty(): boolean {
    return this.pages.length === 0;
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
    this.pages.push(new DrawnPage(this.#sheet));
    this.#y = this.#profile.margins.top;
    if (numbered) this.add({ element: undefined, items: [this.#pageNumber()] });
  }

  /** Opens a new page unless the open one is empty. */
  freshPage(numbered = true): void {
    if (this.empty || !this.fresh) this.newPage(numbered);
  }

  /** Opens a left-hand page, and one before it if need be. */
  leftPage(numbered = true): void {
    this.#pageOn(0, numbered);
  }

  /** Opens a right-hand page, and one before it if need be. */
  rightPage(numbered = true): void {
    this.#pageOn(1, numbered);
  }

  /** Takes `height` mm of the page, of a new one if this has no room, and returns their upper edge. */
  take(height: number): number {
    if (this.empty || (this.room < height && !this.fresh)) this.newPage();
    const top = this.#y;
    for (const name of this.#waiting.splice(0)) this.target(name, top);
    this.#y += height;
    return top;
  }

  /** Leaves a gap, but not at the top of a page. */
  skip(height: number): void {
    if (!this.fresh) this.#y += height;
  }

  /** Puts something on the open page, or what makes its marks when the page is drawn. */
  add(drawing: Drawing): void {
    this.pages.at(-1)!.drawings.push(drawing);
  }

  target(name: string, y: number): void {
    this.pages.at(-1)!.targets.push({ name, y });
  }

  /** A target where the next thing comes to stand. */
  targetNext(name: string): void {
    this.#waiting.push(name);
  }

  /** Opens a page whose number has this rest when it is halved. */
  #pageOn(rest: 0 | 1, numbered: boolean): void {
    const next = !this.empty && this.fresh ? this.number : this.number + 1;
    if (next % 2 === rest) this.freshPage(numbered);
    else {
      this.freshPage();
      this.newPage(numbered);
    }
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
