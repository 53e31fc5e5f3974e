import { type GlyphCommand, glyphCommands } from '../../layout/faces.ts';
import type { FontFiles } from '../../layout/fonts.ts';
import { bandOf, type CutItem, type CutSheet } from '../../layout/solids/cuts.ts';
import { lengthText, type Outline, type Point } from '../../layout/solids/forms.ts';
import { curve } from '../picture/shapes.ts';

/** Layers with their colours by number: red is cut, the colour that shows on any ground is engraved. */
const LAYERS = { ENGRAVE: 7, 'CUT-HOLES': 1, 'CUT-PIECES': 1 } as const;
type LayerName = keyof typeof LAYERS;

/** A curve of a digit is drawn in so many straight steps. */
const STEPS = 8;

type Pair = readonly [code: number, value: string | number];

/**
 * A sheet for laser cutters as a DXF file of release 12, in mm from the lower left corner: closed polylines and circles on
 * layers that say what is done, in the order in which it is done.
 */
export function makeCutDxf(sheet: CutSheet, title: string, _language: string, fonts: FontFiles): string {
  const { width, height, engraved, holes, pieces } = sheet;
  const up = ([x, y]: Point): Point => [x, height - y];
  const shape = (layer: LayerName, item: CutItem): Pair[] => {
    const closed = (outline: Outline) => polyline(layer, outline.map(up));
    switch (item.type) {
      case 'dot': {
        const { x, y, diameter } = item;
        return [[0, 'CIRCLE'], [8, layer], ...at(up([x, y])), [40, lengthText(diameter / 2)]];
      }
      case 'line':
        return closed(bandOf(item));
      case 'text':
        return contours(glyphCommands(item.text, fonts[item.font], item, item.size)).flatMap(closed);
      case 'area':
        return closed(item.outline);
    }
  };
  const pairs: Pair[] = [
    [999, ascii(title)],
    ...header({ width, height }),
    ...layerTable(),
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...engraved.flatMap((item) => shape('ENGRAVE', item)),
    ...holes.flatMap((item) => shape('CUT-HOLES', item)),
    ...pieces.flatMap((item) => shape('CUT-PIECES', item)),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\n${value}\n`).join('');
}

/** $INSUNITS 4 is millimetres: newer programs ask for it, and it does not disturb older ones. */
function header({ width, height }: Pick<CutSheet, 'width' | 'height'>): Pair[] {
  return [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$INSUNITS'],
    [70, 4],
    [9, '$EXTMIN'],
    ...at([0, 0]),
    [9, '$EXTMAX'],
    ...at([width, height]),
    [0, 'ENDSEC'],
  ];
}

function layerTable(): Pair[] {
  const layers = Object.entries(LAYERS);
  return [
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, layers.length],
    ...layers.flatMap(([name, colour]): Pair[] => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, colour],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
  ];
}

function polyline(layer: LayerName, outline: Outline): Pair[] {
  return [
    [0, 'POLYLINE'],
    [8, layer],
    [66, 1],
    ...at([0, 0]),
    [70, 1],
    ...outline.flatMap((point): Pair[] => [[0, 'VERTEX'], [8, layer], ...at(point)]),
    [0, 'SEQEND'],
    [8, layer],
  ];
}

/** Closed outlines with their curves as straight steps. */
function contours(commands: readonly GlyphCommand[]): Outline[] {
  const all: Point[][] = [];
  for (const { letter, places } of commands) {
    if (letter === 'Z') continue;
    if (letter === 'M') all.push([]);
    const contour = all.at(-1)!;
    const points = places.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, places[i + 1]!]] : []));
    const from = contour.at(-1);
    contour.push(...(points.length === 1 || !from ? points : curve([from, ...points], STEPS).slice(1)));
  }
  return all;
}

function at([x, y]: Point): Pair[] {
  return [
    [10, lengthText(x)],
    [20, lengthText(y)],
    [30, 0],
  ];
}

/** Files of this release know no other letters. */
function ascii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/[^ -~]/g, ' ');
}
