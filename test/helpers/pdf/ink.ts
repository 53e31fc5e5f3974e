import * as fontkit from 'fontkit';
import type { FontFiles } from '../../../src/layout/fonts.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { type BoardStyle, type Box, boxOf } from './boards.ts';
import type { Path, Point, Run } from './drawing.ts';
import type { PdfPage } from './read.ts';

/** Where the ink of a text is, by the outlines of its font. */
class Ink {
  readonly #fonts: ReadonlyMap<string, fontkit.Font>;

  constructor(files: FontFiles) {
    const fonts = Object.values(files).map(({ bytes }) => fontkit.create(bytes) as fontkit.Font);
    this.#fonts = new Map(fonts.map((font) => [font.postscriptName!, font]));
  }

  /** The bounding boxes of the words of a run. */
  words(run: Run): Box[] {
    return Array.from(run.text.matchAll(/\S+/g), ({ 0: word, index }) =>
      this.box({ ...run, text: word, origins: run.origins.slice(index) }),
    );
  }

  /** The bounding box of all outlines of a run. */
  box(run: Run): Box {
    const boxes = [...run.text].flatMap((character, i) => {
      // The font may lack a narrow blank, which another blank then draws.
      if (/\s/.test(character)) return [];
      const { minX, minY, maxX, maxY } = this.#font(run).glyphForCodePoint(character.codePointAt(0)!).path
        .bbox;
      const unit = this.#unit(run);
      if (!(maxX > minX)) return [];
      const x = run.origins[i]!;
      return [
        {
          left: x + minX * unit,
          right: x + maxX * unit,
          top: run.y - maxY * unit,
          bottom: run.y - minY * unit,
        },
      ];
    });
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  }

  /** The midpoint of a run's advance, at half a digit's height above the baseline. */
  middle(run: Run): Point {
    return [run.x + run.width / 2, run.y - (this.#font(run).capHeight * this.#unit(run)) / 2];
  }

  #font(run: Run): fontkit.Font {
    const font = this.#fonts.get(run.font);
    if (!font) throw new Error(`no font is called ${run.font}`);
    return font;
  }

  /** A unit of the font in mm. */
  #unit(run: Run): number {
    return ((run.size / 72) * 25.4) / this.#font(run).unitsPerEm;
  }
}

/** The distance between two boxes; 0 or less if they touch or overlap. */
export function gap(a: Box, b: Box): number {
  const across = Math.max(a.left - b.right, b.left - a.right);
  const down = Math.max(a.top - b.bottom, b.top - a.bottom);
  if (across > 0 && down > 0) return Math.hypot(across, down);
  return Math.max(across, down);
}

/** The texts of a page that overlap another text or a line. */
export function overlaps({ runs, paths }: Pick<PdfPage, 'runs' | 'paths'>): string[] {
  const boxes = runs.map((run) => INK.box(run));
  const drawn = paths.flatMap((path) =>
    segmentsOf(path).map((ends) => ({ box: boxOf(ends), half: path.width / 2 })),
  );
  return boxes.flatMap((box, i) => {
    const here = runs[i]!.text;
    const texts = boxes
      .slice(i + 1)
      .flatMap((other, j) => (gap(box, other) > 0 ? [] : [`${here} over ${runs[i + 1 + j]!.text}`]));
    const words = INK.words(runs[i]!);
    const isStruck = drawn.some((line) => words.some((word) => gap(word, line.box) <= line.half));
    return isStruck ? [...texts, `${here} under a line`] : texts;
  });
}

function segmentsOf({ points, closed }: Path): [Point, Point][] {
  const ends = closed ? [...points, points[0]!] : points;
  return ends.slice(1).map((end, i) => [ends[i]!, end]);
}

export const INK = new Ink(loadFonts());

export function printStyle({ lines }: { readonly lines: { readonly frame: number } }): BoardStyle {
  return { frame: lines.frame, middle: (run) => INK.middle(run) };
}
