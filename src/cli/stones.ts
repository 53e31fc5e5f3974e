import { listed } from '../book/problems.ts';
import { type Board, fullRectangle } from '../domino/board.ts';
import { MOST_PIPS } from '../domino/dominoes.ts';
import { parseShape } from '../domino/shapes.ts';
import { CLEARANCE, CUT_FORMATS } from '../layout/solids/order.ts';
import { MAX_DOMINOES_RANGE } from '../layout/stones/order.ts';
import { DOMINO_SIZE_NAMES, DOMINO_SIZES, scaled } from '../layout/stones/sizes.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadModeller } from '../node/modeller.ts';
import { loadWords } from '../node/words.ts';
import { SOLIDS_NAME } from '../render/solids/names.ts';
import { SOLID_FORMATS, solidFiles } from '../render/solids/solid-files.ts';
import type { Call, Run } from './call.ts';
import {
  DOMINOES_FORMATS,
  DOMINOES_FORMATS_OF,
  LEAST_RANGE,
  LEAST_SCALE,
  MOST_SCALE,
  type StonesFormat,
  USUAL_RANGE,
} from './commands/sheets.ts';
import { writeFiles } from './new-files.ts';
import { shapeOption } from './shape.ts';
import type { AnyOrder } from './stones-paper.ts';

const MAKERS: Readonly<Record<StonesFormat, Run>> = {
  pdf: makeCards,
  '3mf': makeSolids,
  stl: makeSolids,
  svg: makeCuts,
  dxf: makeCuts,
};

export async function run(call: Call): Promise<number> {
  const format = call.word('format', DOMINOES_FORMATS) ?? 'pdf';
  for (const [name, formats] of Object.entries(DOMINOES_FORMATS_OF)) {
    if (formats.includes(format)) continue;
    call.refuse([name], `files of the format ${format} have no such option`, `--format ${listed(formats)}`);
  }
  return MAKERS[format](call);
}

/** Cards to print and for swell paper. What lays out pages is loaded only here. */
async function makeCards(call: Call): Promise<number> {
  const { cards } = await import('./stones-paper.ts');
  const any = anyOrder(call);
  return cards(call, any, folderName(any));
}

/** Solid dominoes, a tray, a rack and bars for 3D printers. */
function makeSolids(call: Call): Promise<number> {
  const format = call.word('format', SOLID_FORMATS)!;
  const { least, usual, most } = CLEARANCE;
  const any = anyOrder(call);
  const order = {
    ...any,
    board: trayBoard(call, any.range),
    braille: call.flag('braille'),
    clearance: call.decimal('clearance', usual, least, most, 0.25),
  };
  return writeFiles(call, `${folderName(order)}-${format}`, [SOLIDS_NAME], async () =>
    solidFiles(order, format, { words: loadWords(order.language), modeller: await loadModeller() }),
  );
}

/** Dominoes, a tray, a rack and bars for laser cutters. What reads fonts is loaded only here. */
function makeCuts(call: Call): Promise<number> {
  const format = call.word('format', CUT_FORMATS)!;
  const any = anyOrder(call);
  const order = {
    ...any,
    board: trayBoard(call, any.range),
    paper: call.paper(),
    figures: call.flag('figures'),
  };
  return writeFiles(call, `${folderName(order)}-${format}`, [SOLIDS_NAME], async () => {
    const { cutFiles } = await import('../render/solids/cut-files.ts');
    return cutFiles(order, format, { words: loadWords(order.language), fonts: loadFonts() });
  });
}

/** What orders of all formats have in common. */
function anyOrder(call: Call): AnyOrder {
  const range = call.number('range', USUAL_RANGE, LEAST_RANGE, MAX_DOMINOES_RANGE);
  const isMissing = call.text('missing-from') !== undefined;
  const missingFrom = isMissing ? { missingFrom: call.number('missing-from', 0, 0, range - 1) } : {};
  const size = call.word('size', DOMINO_SIZE_NAMES) ?? (range > MOST_PIPS ? 'large' : 'standard');
  const scale = call.decimal('scale', 1, LEAST_SCALE, MOST_SCALE, 1.5);
  return { range, ...missingFrom, size: scaled(DOMINO_SIZES[size], scale), language: call.language() };
}

function trayBoard(call: Call, range: number): Board {
  const shape = shapeOption(call);
  return shape === undefined ? fullRectangle(range) : parseShape(shape);
}

/** As `stones-7`, or `stones-7-from-6` for what a smaller set lacks. */
function folderName({
  range,
  missingFrom,
}: {
  readonly range: number;
  readonly missingFrom?: number;
}): string {
  return missingFrom === undefined ? `stones-${range}` : `stones-${range}-from-${missingFrom}`;
}
