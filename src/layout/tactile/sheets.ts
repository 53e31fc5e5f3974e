import { brailleNumber } from '../../braille/grids.ts';
import type { Language } from '../../languages/index.ts';
import { BLANK } from '../../six-dot.ts';
import { type Drawing, DrawnPage } from '../drawn-page.ts';
import type { Element, Mark } from '../page.ts';
import type { Sheet } from '../sheets.ts';
import type { Overlay } from './overlay.ts';
import { brailleSize, cellsOn, linesOn, type TactileProfile } from './profile.ts';

/** Blanks before the first dots of a line. */
const LEADING = new RegExp(`^${BLANK}+`);

/**
 * Fills sheets line by line. Every sheet has its number at the right end of its first line; the other lines are for
 * the text.
 */
export class Sheets {
  readonly pages: DrawnPage[] = [];
  readonly profile: TactileProfile;
  readonly #usual: Sheet;
  readonly #language: Language;
  readonly #overlay: Overlay | undefined;
  readonly #waiting: string[] = [];
  /** The next line, counted from 0; 0 is the one with the number. */
  #line = 0;

  constructor(usual: Sheet, profile: TactileProfile, language: Language, overlay?: Overlay) {
    this.#language = language;
    this.profile = profile;
    this.#overlay = overlay;
    this.#usual = usual;
  }

  get number(): number {
    return this.pages.length;
  }

  /** The width of a usual sheet between its margins, in mm. */
  get width(): number {
    return this.#usual.width - 2 * this.profile.margin;
  }

  /** Cells in a line of a usual sheet. */
  get cells(): number {
    return cellsOn(this.#usual, this.profile);
  }

  /** Lines of a usual sheet. */
  get lines(): number {
    return linesOn(this.#usual, this.profile);
  }

  /** The lines left on the open sheet. */
  get room(): number {
    return this.number === 0 ? 0 : this.lines - this.#line;
  }

  /** Nothing but its number stands on the open sheet. */
  get fresh(): boolean {
    return this.#line === 1;
  }

  newSheet(sheet: Sheet = this.#usual): void {
    this.pages.push(new DrawnPage(sheet));
    this.#line = 0;
    const number = brailleNumber(this.number, this.#language);
    const indent = cellsOn(sheet, this.profile) - number.length;
    this.write(number, undefined, indent);
    if (this.#overlay)
      this.add(this.#overlay.word(String(this.number), { x: this.xOf(indent), top: this.topOf(0) }));
    this.#line = 1;
  }

  freshSheet(): void {
    if (this.number === 0 || !this.fresh) this.newSheet();
  }

  /** Takes so many lines of the sheet, of a new one if this has too few, and returns the top of the first in mm. */
  take(lines: number): number {
    if (this.room < lines && !(this.number > 0 && this.fresh)) this.newSheet();
    const top = this.topOf(this.#line);
    for (const name of this.#waiting.splice(0)) this.target(name, top);
    this.#line += lines;
    return top;
  }

  /** Leaves a line empty, but not at the top of a sheet. */
  skip(): void {
    if (this.number > 0 && !this.fresh) this.#line++;
  }

  /** Nothing more goes on the open sheet. */
  fill(): void {
    this.#line = this.lines;
  }

  /** The upper edge of a line in mm. */
  topOf(line: number): number {
    return this.profile.margin + line * this.profile.braille.linePitch;
  }

  /** The left edge of a cell in mm. */
  xOf(cell: number): number {
    return this.profile.margin + cell * this.profile.braille.cellPitch;
  }

  /** Writes a line of braille with its top at `top` and its first cell at cell `indent`. */
  write(cells: string, element: Element | undefined, indent = 0, top = this.topOf(0)): void {
    this.writeAt(cells, element, this.xOf(indent), top);
  }

  /** The same from `x` mm. */
  writeAt(cells: string, element: Element | undefined, x: number, top: number): void {
    this.add(this.line(cells, element, x, top));
  }

  /** A line of braille from `x` mm with its top at `top`. */
  line(cells: string, element: Element | undefined, x: number, top: number): Mark {
    const { braille } = this.profile;
    const lead = cells.length - cells.replace(LEADING, '').length;
    const item = {
      type: 'text',
      x: x + lead * braille.cellPitch,
      y: top + braille.ascent,
      text: cells.slice(lead),
      font: 'braille',
      size: brailleSize(this.profile),
    } as const;
    return { element, items: [item] };
  }

  /** Puts something on the open sheet, or what makes its marks when the sheet is drawn. */
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
}
