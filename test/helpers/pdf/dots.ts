import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { BoardStyle } from './boards.ts';
import type { Point, Run } from './drawing.ts';
import type { PdfPage } from './read.ts';

/** A dot on the page, in mm. */
interface PlacedDot {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** Its number in the cell, 1 to 6. */
  readonly number: number;
  /** Its cell's place in its run. */
  readonly cell: number;
}

type DotBox = [left: number, bottom: number, right: number, top: number];

/** The dots of braille texts, according to the outlines of the font. */
export class Dots {
  readonly #font: fontkit.Font;
  readonly #known = new Map<number, readonly DotBox[]>();

  constructor(font: Buffer) {
    this.#font = fontkit.create(font) as fontkit.Font;
  }

  /** The name under which the font is embedded. */
  get fontName(): string {
    return this.#font.postscriptName!;
  }

  /** @throws Error if a cell has other dots than its character */
  of(run: Run): PlacedDot[] {
    const unit = ((run.size / 72) * 25.4) / this.#font.unitsPerEm;
    return [...run.text].flatMap((character, cell) => {
      const code = character.codePointAt(0)!;
      if (code < 0x2800 || code > 0x283f) throw new Error(`"${character}" is not a cell of six dots`);
      // Dot n is bit n - 1 of the code point (The Unicode Standard, 21.1).
      const numbers = [1, 2, 3, 4, 5, 6].filter((number) => code & (1 << (number - 1)));
      const outlines = this.#known.get(code) ?? this.#outlines(code);
      this.#known.set(code, outlines);
      if (outlines.length !== numbers.length) throw new Error(`the font draws "${character}" wrongly`);
      return outlines.map(
        ([left, bottom, right, top], i): PlacedDot => ({
          at: [run.origins[cell]! + ((left + right) / 2) * unit, run.y - ((top + bottom) / 2) * unit],
          width: (right - left) * unit,
          height: (top - bottom) * unit,
          number: numbers[i]!,
          cell,
        }),
      );
    });
  }

  /** The bounding boxes of a character's contours. The curves of a dot end at its extremes, so the boxes are exact. */
  #outlines(code: number): DotBox[] {
    const contours: Point[][] = [];
    for (const { command, args } of this.#font.glyphForCodePoint(code).path.commands) {
      if (command === 'moveTo') contours.push([]);
      for (let i = 0; i + 1 < args.length; i += 2) contours.at(-1)!.push([args[i]!, args[i + 1]!]);
    }
    return contours.map((points) => {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    });
  }
}

const dotsOf = (name: string) =>
  new Dots(readFileSync(new URL(`../../../fonts/braille/${name}.otf`, import.meta.url)));

/** The dots on swell paper, of the medium and of the large cell. */
export const SWELL = dotsOf('dominosa-braille-swell');
const SWELL_LARGE = dotsOf('dominosa-braille-swell-large');

/** How boards are drawn on swell paper. @param pitch from dot to dot, in mm */
export function raisedStyle(pitch = 2.5): BoardStyle {
  return { frame: 1, middle: ({ x, y, width }) => [x + width / 2, y - pitch] };
}

/** Cells on swell paper in mm, repeated from docs/tactile.md so that a profile cannot drift. */
export const MEDIUM = { dots: SWELL, pitch: 2.5, cell: 6, line: 10, dot: 1.2 };
export const LARGE = { dots: SWELL_LARGE, pitch: 2.7, cell: 6.6, line: 10.8, dot: 1.3 };

/** The tolerance of a length in mm. */
const EXACT = 0.05;

/** Dots of the wrong font, size or position, counted from the first cell of their run. */
export function faultsOfCells(runs: readonly Run[], { dots, pitch, cell, dot }: typeof MEDIUM): string[] {
  return runs.flatMap((run) => {
    if (run.font !== dots.fontName) return [`${run.text} in ${run.font}`];
    const placed = dots.of(run).map((found) => ({
      ...found,
      x: found.at[0] - found.cell * cell - (found.number > 3 ? pitch : 0),
      y: found.at[1] - ((found.number - 1) % 3) * pitch,
    }));
    const [first] = placed;
    const wrong = placed.filter(({ x, y, width, height }) => {
      const away = [x - first!.x, y - first!.y, width - dot, height - dot];
      return Math.max(...away.map(Math.abs)) > EXACT;
    });
    return wrong.map((each) => `${run.text}: cell ${each.cell + 1}, dot ${each.number}`);
  });
}

/** The dots and ends of lines that are not between the margins, of which the left one is for binding. */
export function outsideMargins(
  { runs, paths, width, height }: Pick<PdfPage, 'runs' | 'paths' | 'width' | 'height'>,
  left: number,
  margin: number,
): Point[] {
  const dots = runs.flatMap((run) => SWELL.of(run)).map(({ at }) => at);
  return [...dots, ...paths.flatMap(({ points }) => points)].filter(
    ([x, y]) => Math.min(x - left, y - margin, width - margin - x, height - margin - y) < -EXACT,
  );
}
