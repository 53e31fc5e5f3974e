/** The text of one operator: one font, one line. */
export interface Run {
  readonly text: string;
  /** Of the first character's origin. */
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** To the end of the last character's advance, along the text. */
  readonly width: number;
  /** The origin of each character, along the text. */
  readonly origins: readonly number[];
  /** Whether it runs down the page, with the tops of its letters to the right. */
  readonly downward: boolean;
  /** As embedded, without the subset tag. */
  readonly font: string;
  /** The size on the page. */
  readonly size: number;
  /** As `#rrggbb`. */
  readonly colour: string;
  /** The marked content it belongs to; none for an artifact. */
  readonly content: number | undefined;
}

export type Point = readonly [x: number, y: number];

/** A line that is drawn. */
export interface Path {
  /** Its corners, and points on its curves. */
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly curved: boolean;
  readonly width: number;
  readonly roundEnds: boolean;
  readonly dashed: boolean;
  readonly colour: string;
  readonly content: number | undefined;
}

/** A shape that is filled. */
export interface Fill {
  readonly points: readonly Point[];
  readonly colour: string;
  readonly content: number | undefined;
}

export interface Content {
  readonly runs: readonly Run[];
  readonly paths: readonly Path[];
  readonly fills: readonly Fill[];
  readonly colours: readonly string[];
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface State {
  matrix: Matrix;
  text: Matrix;
  lineWidth: number;
  roundEnds: boolean;
  dashed: boolean;
  font: string;
  size: number;
  rise: number;
  fill: string;
  stroke: string;
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
}

type Shape = readonly [paint: number, [data: Float32Array], box: unknown];

/** Operators that change only the colour or the blending, but neither what is drawn nor where. */
const COLOURS =
  /Color|Gray|CMYK|Pattern|shading|setGState|Image|paintForm|beginGroup|setRenderingIntent|setFlatness/;

const WITHOUT_EFFECT = new Set(['dependency', 'endText', 'setLineJoin']);

/** The number of steps in which a curve is followed. */
const STEPS = 8;

/** Follows the operators of a page and records what they draw. It knows only the operators that this project uses. */
export class Drawing {
  readonly #fonts: (id: string) => string;
  readonly #runs: Run[] = [];
  readonly #paths: Path[] = [];
  readonly #fills: Fill[] = [];
  readonly #colours: string[] = [];
  readonly #saved: State[] = [];
  readonly #marked: (number | undefined)[] = [];
  readonly #state: State;

  /** @param matrix from points on the page to millimetres */
  constructor(matrix: Matrix, fonts: (id: string) => string) {
    // Black is where every page begins (ISO 32000-1, 8.4.1).
    const black = { fill: '#000000', stroke: '#000000' };
    const text = { text: matrix, font: '', size: 0, rise: 0 };
    this.#state = { matrix, lineWidth: 1, roundEnds: false, dashed: false, ...text, ...black };
    this.#fonts = fonts;
  }

  read(operators: readonly (readonly [name: string, args: unknown])[]): Content {
    for (const [name, args] of operators) {
      if (COLOURS.test(name)) this.#colour(name, args);
      else if (!WITHOUT_EFFECT.has(name)) {
        const follow = this.#follow[name];
        if (!follow) throw new Error(`the operator ${name} is not expected here`);
        follow(args as never);
      }
    }
    return { runs: this.#runs, paths: this.#paths, fills: this.#fills, colours: this.#colours };
  }

  #colour(name: string, args: unknown): void {
    this.#colours.push(name);
    const [colour] = args as [string];
    if (name === 'setFillRGBColor') this.#state.fill = colour;
    if (name === 'setStrokeRGBColor') this.#state.stroke = colour;
  }

  /** What each operator does that has an effect on what is drawn and where. */
  readonly #follow: Readonly<Record<string, (args: never) => void>> = {
    save: () => this.#saved.push({ ...this.#state }),
    restore: () => this.#set(this.#saved.pop()!),
    transform: (matrix: Matrix) => this.#set({ matrix: product(this.#state.matrix, matrix) }),
    beginMarkedContentProps: ([tag, id]: [string, number | undefined]) => {
      if (this.#marked.length > 0) throw new Error('marked content inside marked content');
      if ((tag === 'Artifact') !== (id === undefined)) throw new Error(`${tag} with the number ${id}`);
      this.#marked.push(id);
    },
    endMarkedContent: () => this.#marked.pop(),
    setLineWidth: ([lineWidth]: [number]) => this.#set({ lineWidth }),
    setLineCap: ([cap]: [number]) => this.#set({ roundEnds: cap === 1 }),
    setDash: ([dashes]: [readonly number[]]) => this.#set({ dashed: dashes.length > 0 }),
    beginText: () => this.#set({ text: [1, 0, 0, 1, 0, 0] }),
    setTextMatrix: ([text]: [Iterable<number>]) => this.#set({ text: [...text] as unknown as Matrix }),
    setFont: ([font, size]: [string, number]) => this.#set({ font, size }),
    setTextRise: ([rise]: [number]) => this.#set({ rise }),
    showText: ([glyphs]: [readonly (Glyph | number)[]]) => this.#show(glyphs),
    constructPath: (shape: Shape) => this.#draw(shape),
  };

  #set(change: Partial<State>): void {
    Object.assign(this.#state, change);
  }

  /** The open marked content. Everything drawn must be inside one, even artifacts. */
  #content(): number | undefined {
    if (this.#marked.length === 0) throw new Error('something is drawn outside all marked content');
    return this.#marked[0];
  }

  #show(glyphs: readonly (Glyph | number)[]): void {
    const { matrix, text: own, size, font, rise } = this.#state;
    const whole = product(matrix, product(own, [1, 0, 0, 1, 0, rise]));
    const scale = Math.hypot(whole[2], whole[3]);
    const along = (x: number, y: number) => Math.abs(whole[0] - x) < 1e-9 && Math.abs(whole[1] - y) < 1e-9;
    const downward = along(0, scale);
    if (!downward && !along(scale, 0)) throw new Error('text that is turned or stretched');
    const at = (advance: number) => apply(whole, [advance, 0]);
    const way = downward ? 1 : 0;
    let advance = 0;
    const origins: number[] = [];
    let text = '';
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        advance -= (glyph * size) / 1000;
        continue;
      }
      for (const _ of glyph.unicode) origins.push(at(advance)[way]);
      text += glyph.unicode;
      advance += (glyph.width * size) / 1000;
    }
    const [x, y] = at(0);
    const content = this.#content();
    if (text.trim() === '') return;
    this.#runs.push({
      text,
      x,
      y,
      width: at(advance)[way] - (downward ? y : x),
      origins,
      downward,
      font: this.#fonts(font).replace(/^[A-Z]{6}\+/, ''),
      size: (size * scale * 72) / 25.4,
      colour: this.#state.fill,
      content,
    });
  }

  #draw([paint, [data]]: Shape): void {
    const { matrix, lineWidth, roundEnds, dashed, fill, stroke } = this.#state;
    if (paint !== STROKE && paint !== FILL) throw new Error('a shape that is neither filled nor an outline');
    const content = this.#content();
    const corners: Point[][] = [];
    let [closed, curved] = [false, false];
    for (let i = 0; i < data.length; ) {
      const kind = data[i++]!;
      const count = [1, 1, 3, 2, 0][kind]!;
      const points = Array.from({ length: count }, (_, p): Point => [data[i + 2 * p]!, data[i + 2 * p + 1]!]);
      i += 2 * count;
      if (kind === 0) corners.push([points[0]!]);
      else if (kind === 1) corners.at(-1)!.push(points[0]!);
      else if (kind === 4) closed = true;
      else {
        curved = true;
        const path = corners.at(-1)!;
        const control = [path.at(-1)!, ...points];
        for (let step = 1; step <= STEPS; step++) path.push(bezier(control, step / STEPS));
      }
    }
    if (corners.length !== 1) throw new Error('more than one line in a path');
    const points = corners[0]!.map((point) => apply(matrix, point));
    if (paint === FILL) {
      this.#fills.push({ points, colour: fill, content });
      return;
    }
    const width = lineWidth * Math.hypot(matrix[0], matrix[1]);
    this.#paths.push({ points, closed, curved, width, roundEnds, dashed, colour: stroke, content });
  }
}

/** `OPS.stroke` and `OPS.fill` of pdf.js. */
const [STROKE, FILL] = [20, 22];

function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The matrix that applies `inner` first. */
function product(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [o0, o1, o2, o3] = outer;
  const [x, y] = apply(outer, [e, f]);
  return [o0 * a + o2 * b, o1 * a + o3 * b, o0 * c + o2 * d, o1 * c + o3 * d, x, y];
}

/** The point of a Bézier curve at `t`, by de Casteljau's construction. */
export function bezier(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  const next = points
    .slice(1)
    .map(([x, y], i): Point => [points[i]![0] * (1 - t) + x * t, points[i]![1] * (1 - t) + y * t]);
  return bezier(next, t);
}
