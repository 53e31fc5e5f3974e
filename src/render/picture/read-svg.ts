import { SaxesParser } from 'saxes';
import svgpath from 'svgpath';
import { UserError } from '../../errors.ts';
import type { Picture } from '../../layout/page.ts';
import type { Rgb } from '../../layout/palettes.ts';
import { Canvas, type Point } from './canvas.ts';
import { curve, strokes } from './shapes.ts';

/** Points along the longer side: 300 in an inch on 7 inches. */
const SIDE = 2100;

type Attributes = Readonly<Record<string, string>>;

/** What a shape inherits from what it stands in. */
interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  /** Those of what it stands in, the innermost last. */
  readonly transforms: readonly string[];
}

interface Shape extends Paint {
  readonly path: string;
}

const DRAWN = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const HELD = new Set(['svg', 'g', 'a']);
const SILENT = new Set(['title', 'desc', 'metadata']);
const NAMED: Readonly<Record<string, Rgb>> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  navy: [0, 0, 128],
  orange: [255, 165, 0],
};

/**
 * Draws an SVG picture: shapes, filled with the non-zero rule or stroked, in groups and moved.
 *
 * @throws UserError if it has anything else
 */
export function readSvgPicture(text: string): Picture {
  const { shapes, view } = readShapes(text);
  const [left, top, width, height] = view;
  const scale = SIDE / Math.max(width, height);
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const [onWhite, onBlack] = [255, 0].map((ground) => {
    const canvas = new Canvas(across, down, ground);
    for (const shape of shapes) draw(shape, canvas, (x, y) => [(x - left) * scale, (y - top) * scale]);
    return canvas.rgb;
  });
  // What shows as much of white as of black behind it hides nothing.
  const alpha = Uint8Array.from(
    { length: across * down },
    (_, i) => 255 - (onWhite![3 * i]! - onBlack![3 * i]!),
  );
  const rgb = Uint8Array.from(onBlack!, (value, i) => {
    const cover = alpha[Math.floor(i / 3)]!;
    return cover === 0 ? 0 : Math.min(255, Math.round((value * 255) / cover));
  });
  return { width: across, height: down, rgb, alpha };
}

function readShapes(text: string) {
  const open: Paint[] = [{ fill: 'black', stroke: 'none', width: 1, transforms: [] }];
  const shapes: Shape[] = [];
  let view: readonly number[] | undefined;
  let silent = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw unknown('what is not well-formed XML');
  });
  parser.on('doctype', (declared) => {
    if (declared.includes('[')) throw unknown('declarations of its own');
  });
  parser.on('opentag', ({ local, attributes: all }) => {
    const attributes = Object.fromEntries(Object.values(all).map(({ name, value }) => [name, value]));
    if (SILENT.has(local) || silent > 0) silent++;
    if (silent > 0) return;
    if (local === 'svg') view ??= viewOf(attributes);
    const paint = paintOf(attributes, open.at(-1)!);
    open.push(paint);
    if (DRAWN.has(local)) shapes.push({ ...paint, path: pathOf(local, attributes) });
    else if (!HELD.has(local)) throw unknown(`<${local}>`);
  });
  parser.on('closetag', () => {
    if (silent > 0) silent--;
    else open.pop();
  });
  parser.write(text).close();
  if (!view) throw unknown('no <svg>');
  return { shapes, view: view as readonly [number, number, number, number] };
}

function unknown(what: string): UserError {
  return new UserError(`the SVG picture has ${what}`, {
    expected: 'paths and shapes with plain colours, in groups',
    hint: 'convert texts and outlines to paths in your drawing program, or save it as PNG',
  });
}

function viewOf({ viewBox, width, height }: Attributes): readonly number[] {
  const box = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, lengthOf(width), lengthOf(height)];
  if (box.length === 4 && box.every(Number.isFinite) && box[2]! > 0 && box[3]! > 0) return box;
  throw unknown('neither a viewBox nor a width and a height');
}

function lengthOf(text: string | undefined, otherwise = 0): number {
  return text === undefined ? otherwise : Number.parseFloat(text);
}

function paintOf(attributes: Attributes, outer: Paint): Paint {
  const style = Object.fromEntries(
    (attributes.style ?? '').split(';').map((rule) => rule.split(':').map((part) => part.trim())),
  ) as Attributes;
  const said = (name: string) => style[name] ?? attributes[name];
  for (const name of ['opacity', 'fill-opacity', 'stroke-opacity', 'clip-path', 'mask', 'filter']) {
    const value = said(name);
    if (value !== undefined && value !== 'none' && Number(value) !== 1) throw unknown(name);
  }
  if (said('fill-rule') === 'evenodd') throw unknown('shapes with the rule "evenodd"');
  return {
    fill: said('fill') ?? outer.fill,
    stroke: said('stroke') ?? outer.stroke,
    width: lengthOf(said('stroke-width'), outer.width),
    transforms: attributes.transform ? [...outer.transforms, attributes.transform] : outer.transforms,
  };
}

/** A shape as the data of a path. */
function pathOf(name: string, a: Attributes): string {
  const n = (key: string) => lengthOf(a[key]);
  switch (name) {
    case 'path':
      return a.d ?? '';
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
    case 'polyline':
    case 'polygon':
      return `M${a.points ?? ''}${name === 'polygon' ? 'Z' : ''}`;
    case 'rect': {
      const [x, y, w, h] = [n('x'), n('y'), n('width'), n('height')];
      const r = Math.min(lengthOf(a.rx ?? a.ry), w / 2, h / 2);
      const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      if (!(r > 0)) return `M${x} ${y}h${w}v${h}h${-w}Z`;
      const [across, down] = [w - 2 * r, h - 2 * r];
      return `M${x + r} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`;
    }
    default: {
      const [rx, ry] = name === 'circle' ? [n('r'), n('r')] : [n('rx'), n('ry')];
      const arc = `a${rx} ${ry} 0 1 0`;
      return `M${n('cx') - rx} ${n('cy')}${arc} ${2 * rx} 0${arc} ${-2 * rx} 0Z`;
    }
  }
}

function draw(
  { path, fill, stroke, width, transforms }: Shape,
  canvas: Canvas,
  at: (x: number, y: number) => Point,
) {
  const moved = transforms
    .toReversed()
    .reduce((data, transform) => data.transform(transform), svgpath.from(path));
  const lines: { points: Point[]; isClosed: boolean }[] = [];
  moved
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, fromX, fromY) => {
      const [kind, ...numbers] = segment as readonly [string, ...number[]];
      const line = lines.at(-1);
      if (kind === 'M') lines.push({ points: [at(numbers[0]!, numbers[1]!)], isClosed: false });
      else if (kind === 'Z') line!.isClosed = true;
      else {
        if (line!.isClosed) lines.push({ points: [at(fromX, fromY)], isClosed: false });
        const to = kind === 'H' ? [numbers[0]!, fromY] : kind === 'V' ? [fromX, numbers[0]!] : numbers;
        const handles = Array.from({ length: to.length / 2 }, (_, i) => at(to[2 * i]!, to[2 * i + 1]!));
        const points = lines.at(-1)!.points;
        points.push(...(handles.length === 1 ? handles : curve([at(fromX, fromY), ...handles]).slice(1)));
      }
    });
  const inside = colourOf(fill);
  if (inside)
    canvas.fill(
      lines.map(({ points }) => points),
      inside,
    );
  const edge = colourOf(stroke);
  // A stroke is as wide everywhere: transforms that stretch it are not followed.
  const [one, other] = [at(0, 0), at(width, 0)];
  if (!edge) return;
  for (const { points, isClosed } of lines) {
    const all = isClosed ? [...points, points[0]!] : points;
    const rings = strokes(all, other[0] - one[0]);
    if (rings.length > 0) canvas.fill(rings, edge);
  }
}

function colourOf(text: string): Rgb | undefined {
  const name = text.trim().toLowerCase();
  if (name === 'none' || name === 'transparent') return undefined;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(name)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((sign) => sign + sign) : hex.match(/../g)!;
    const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16));
    return [red!, green!, blue!];
  }
  const parts = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(name);
  if (parts) return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const named = name === 'currentcolor' ? NAMED.black : NAMED[name];
  if (named) return named;
  throw unknown(`the colour "${text}"`);
}
