import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { SWELL } from '../pdf/dots.ts';
import { Drawing, type Path, type Point, type Run } from '../pdf/drawing.ts';

// All lengths are millimetres from the upper left corner of the page.

/** A filled circle. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  /** The marked content it belongs to; none for an artifact. */
  readonly content: number | undefined;
}

/** Everything on a page in one colour. */
export interface Layer {
  readonly runs: readonly Run[];
  readonly lines: readonly Path[];
  readonly discs: readonly Disc[];
  /** Filled shapes with straight sides, as their bounding boxes. */
  readonly areas: readonly {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }[];
}

export interface SheetRead {
  readonly width: number;
  readonly height: number;
  readonly black: Layer;
  /** Everything in a colour other than black. */
  readonly coloured: Layer;
  readonly colours: ReadonlySet<string>;
}

const MM = 25.4 / 72;
const NAMES = Object.fromEntries(Object.entries(OPS).map(([name, number]) => [number, name]));
/** Grey 0, and how pdf.js displays pure black of the four process colours. */
const BLACKS = ['#000000', '#2c2e35'];
type Operator = readonly [name: string, args: unknown];

/** The pages of a PDF by its drawing operators, filled shapes too. */
export async function readSheets(bytes: Uint8Array): Promise<SheetRead[]> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  const pdf = await task.promise;
  const sheets: SheetRead[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [, , right, top] = page.view as [number, number, number, number];
    const { fnArray, argsArray } = await page.getOperatorList();
    const fonts = (id: string) => (page.commonObjs.get(id) as { name: string }).name;
    const drawing = (operators: readonly Operator[]) =>
      new Drawing([MM, 0, 0, -MM, 0, top * MM], fonts).read(operators);
    const operators = fnArray.map((operator, i) => [NAMES[operator]!, argsArray[i]] as const);
    const colours = new Set<string>();
    const layer = (inColour: boolean): Layer => {
      let fill = BLACKS[0]!;
      let stroke = BLACKS[0]!;
      const [filled, others]: [Operator[], Operator[]] = [[], []];
      for (const [name, args] of operators) {
        const values = args as [string | number, unknown, unknown];
        if (name === 'setFillRGBColor') fill = String(values[0]);
        if (name === 'setStrokeRGBColor') stroke = String(values[0]);
        const isFilled = name === 'constructPath' && values[0] === OPS.fill;
        const isPainted = name === 'constructPath' || name === 'showText';
        if (isPainted) {
          const colour = isFilled || name === 'showText' ? fill : stroke;
          const isBlack = BLACKS.includes(colour);
          colours.add(isBlack ? 'black' : colour);
          if (isBlack === inColour) continue;
        }
        if (!isFilled) others.push([name, args]);
        // The same reader follows the outline of a filled shape.
        if (isFilled) filled.push([name, [OPS.stroke, values[1], values[2]]]);
        else if (!isPainted) filled.push([name, args]);
      }
      const { runs, paths: lines } = drawing(others);
      const shapes = drawing(filled).paths;
      return {
        runs,
        lines,
        discs: shapes
          .filter(({ curved }) => curved)
          .map(({ points, content }) => {
            const { left, top, right, bottom } = boxOf(points);
            if (Math.abs(right - left - (bottom - top)) > 0.01) throw new Error('not a circle');
            return { x: (left + right) / 2, y: (top + bottom) / 2, diameter: right - left, content };
          }),
        areas: shapes.filter(({ curved }) => !curved).map(({ points }) => boxOf(points)),
      };
    };
    sheets.push({
      width: right * MM,
      height: top * MM,
      black: layer(false),
      coloured: layer(true),
      colours,
    });
  }
  await task.destroy();
  return sheets;
}

function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Something raised: a line with round ends, or a dot if both ends are the same. */
export interface Raised {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  /** The number of its text, so that the dots of one text are not compared with each other. */
  readonly text?: number;
}

/** What swells on a sheet: everything black. */
export function raisedOn({ black }: SheetRead): Raised[] {
  if (black.areas.length > 0) throw new Error('a black area');
  return [
    ...black.lines.map(({ points, width, roundEnds, curved }): Raised => {
      if (points.length !== 2 || !roundEnds || curved) throw new Error('not a simple line');
      return { from: points[0]!, to: points[1]!, width };
    }),
    ...black.discs.map(({ x, y, diameter }): Raised => ({ from: [x, y], to: [x, y], width: diameter })),
    ...black.runs.flatMap((run, text) =>
      SWELL.of(run).map(({ at, width }): Raised => ({ from: at, to: at, width, text })),
    ),
  ];
}
