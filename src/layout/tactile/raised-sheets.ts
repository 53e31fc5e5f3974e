import { brailleNumber } from '../../braille/grids.ts';
import type { Language } from '../../languages/index.ts';
import { BLANK } from '../../six-dot.ts';
import type { Element, LineItem, Mark } from '../page.ts';
import { PageFiller } from '../page-filler.ts';
import type { Sheet } from '../sheets.ts';
import type { Overlay } from './overlay.ts';
import { brailleItem, cellsOn, linesOn, type TactileProfile, textStart } from './profile.ts';

/** Blanks before the first dots of a line. */
const LEADING = new RegExp(`^${BLANK}+`);

/**
 * Fills sheets with braille, measured in lines. Every sheet has its number near the right end of its first line, beside the
 * mark in its corner; the other lines are for the text.
 */
export class Sheets extends PageFiller {
  readonly profile: TactileProfile;
  readonly usual: Sheet;
  readonly #language: Language;
  readonly #overlay: Overlay | undefined;

  constructor(usual: Sheet, profile: TactileProfile, language: Language, overlay?: Overlay) {
    super({ from: 1, to: linesOn(usual, profile) });
    this.#language = language;
    this.profile = profile;
    this.#overlay = overlay;
    this.usual = usual;
  }

  get number(): number {
    return this.pages.length;
  }

  /** The width of a usual sheet between its margins, in mm. */
  get width(): number {
    return this.usual.width - this.profile.binding - this.profile.margin;
  }

  get cells(): number {
    return cellsOn(this.usual, this.profile);
  }

  /** Cells in the first line of a sheet. */
  headCells(sheet: Sheet): number {
    return cellsOn(sheet, this.profile) - CORNER_CELLS;
  }

  /** Opens a new sheet with its number. */
  override newPage(sheet: Sheet = this.usual): void {
    this.open(sheet);
    const number = brailleNumber(this.number, this.#language);
    const indent = this.headCells(sheet) - number.length;
    this.add({ element: undefined, items: [cornerMark(sheet, this.profile)] });
    this.write(number, undefined, indent);
    if (this.#overlay)
      this.add(this.#overlay.word(String(this.number), { x: this.xOf(indent), top: this.topAt(0) }));
  }

  /** The upper edge of a line in mm. */
  override topAt(line: number): number {
    return this.profile.margin + line * this.profile.braille.linePitch;
  }

  /** The left edge of a cell in mm. */
  xOf(cell: number): number {
    return textStart(this.profile) + cell * this.profile.braille.cellPitch;
  }

  /** Writes a line of braille with its top at `top` and its first cell at cell `indent`. */
  write(cells: string, element: Element | undefined, indent = 0, top = this.topAt(0)): void {
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
    const left = x + lead * braille.cellPitch;
    return { element, items: [brailleItem(cells.slice(lead), left, top + braille.ascent, this.profile)] };
  }
}

/** From end to end of the middle of the mark, across and down, in mm: with its round ends a line of 13 mm. */
const SIDE = 8.5;

/** Cells at the right end of a sheet's first line that its mark needs for itself. */
export const CORNER_CELLS = 2;

/** A slanting line across the upper right corner of a sheet, as if it were cut off: where it is, the sheet lies right. */
export function cornerMark({ width }: Sheet, { margin, line }: TactileProfile): LineItem {
  const inset = margin + line / 2;
  const [right, top] = [width - inset, inset];
  return { type: 'line', from: [right - SIDE, top], to: [right, top + SIDE], width: line };
}
