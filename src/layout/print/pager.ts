import type { Metrics } from '../metrics.ts';
import { mmOf, type PageItem } from '../page.ts';
import { PageFiller } from '../page-filler.ts';
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

  /** Opens a left-hand page, and one before it if need be. */
  leftPage(numbered = true): void {
    this.#pageOn(0, numbered);
  }

  /** Opens a right-hand page, and one before it if need be. */
  rightPage(numbered = true): void {
    this.#pageOn(1, numbered);
  }

  /** Opens a page whose number has this rest when it is halved. */
  #pageOn(rest: 0 | 1, numbered: boolean): void {
    if (this.opensRight === (rest === 1)) this.freshPage(numbered);
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
