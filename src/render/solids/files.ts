import type { FontFiles } from '../../layout/fonts.ts';
import { makeMetrics } from '../../layout/metrics.ts';
import { bedsOf } from '../../layout/solids/beds.ts';
import { checkHoles } from '../../layout/solids/check.ts';
import type { CutSheet, CutsOrder } from '../../layout/solids/cut-sheet.ts';
import type { Solid } from '../../layout/solids/forms.ts';
import { raisedNumerals, type SolidsOrder } from '../../layout/solids/order.ts';
import { solidStone } from '../../layout/solids/stone.ts';
import { LAYERS, stoneCuts } from '../../layout/solids/stone-cuts.ts';
import { solidTray } from '../../layout/solids/tray.ts';
import { trayCuts } from '../../layout/solids/tray-cuts.ts';
import { stonesWanted } from '../../layout/stones/order.ts';
import { checkTouch } from '../../layout/stones/touch.ts';
import { SWELL } from '../../layout/tactile/profile.ts';
import type { WordBook } from '../../words/word-book.ts';
import { textFile } from '../pieces.ts';
import type { RenderedFile } from '../recipe.ts';
import { makeCutSvg } from './cut-svg.ts';
import { type Modeller, meshOf } from './modeller.ts';
import { makeStl, type PlacedMesh } from './stl.ts';
import { makeThreeMf } from './three-mf.ts';

/** How solids are written. */
const WRITERS = {
  '3mf': makeThreeMf,
  stl: makeStl,
} as const satisfies Record<
  string,
  (placed: readonly PlacedMesh[], about: { title: string; language: string }) => Uint8Array
>;

export type SolidFormat = keyof typeof WRITERS;
export const SOLID_FORMATS = Object.keys(WRITERS) as SolidFormat[];

/** The names that files of solids and of sheets to be cut can have. */
export const SOLIDS_NAME = /^(stones(-(upper|lower))?|tray)(-\d+)?\.(3mf|stl|svg)$/;

/**
 * Stones and the parts of their tray for printers: a file for each bed, all of them in mm.
 *
 * @throws UserError if the stones are too small to be read by touch, or something does not fit a printer
 */
export function* solidFiles(
  order: SolidsOrder,
  format: SolidFormat,
  { words, modeller }: { readonly words: WordBook; readonly modeller: Modeller },
): Generator<RenderedFile> {
  checkTouch(order.size, raisedNumerals(order), SWELL.clearance);
  checkHoles(order.size);
  const { range, board } = order;
  const stones = stonesWanted(order).map((stone) => solidStone(stone, order));
  yield* beds('stones', words.text('solids-stones', { range }), stones);
  yield* beds('tray', trayTitle(board, words), solidTray(order));

  function* beds(name: string, title: string, solids: readonly Solid[]): Generator<RenderedFile> {
    const all = bedsOf(solids);
    for (const [i, bed] of all.entries()) {
      yield {
        name: numbered(name, i, all.length, format),
        pieces: (function* () {
          const placed = bed.map(({ solid, x, y }) => ({
            name: solid.name,
            mesh: meshOf(solid, modeller),
            x,
            y,
          }));
          const about = { title: fileTitle(title, i, all.length, words), language: words.language };
          yield WRITERS[format](placed, about);
        })(),
      };
    }
  }
}

/**
 * Sheets on which stones in two layers and the parts of their tray are to be cut and engraved.
 *
 * @throws UserError if something does not fit on the sheets
 */
export function* cutFiles(
  order: CutsOrder,
  { words, fonts }: { readonly words: WordBook; readonly fonts: FontFiles },
): Generator<RenderedFile> {
  checkHoles(order.size);
  const { range, board } = order;
  const metrics = makeMetrics(fonts);
  const kinds: readonly (readonly [name: string, title: string, sheets: readonly CutSheet[]])[] = [
    ...LAYERS.map(
      (layer) =>
        [
          `stones-${layer}`,
          words.text(`solids-stones-${layer}`, { range }),
          stoneCuts(order, layer, metrics),
        ] as const,
    ),
    ['tray', trayTitle(board, words), trayCuts(order, metrics)],
  ];
  for (const [name, title, sheets] of kinds) {
    for (const [i, sheet] of sheets.entries()) {
      const shown = fileTitle(title, i, sheets.length, words);
      const svg = makeCutSvg(sheet, shown, words.language, fonts);
      yield textFile(numbered(name, i, sheets.length, 'svg'), [svg]);
    }
  }
}

function trayTitle({ rows, columns }: SolidsOrder['board'], words: WordBook): string {
  return words.text('solids-tray', { rows, columns });
}

function fileTitle(title: string, index: number, of: number, words: WordBook): string {
  return words.text('solids-file', { title, number: index + 1, of });
}

/** As `tray.stl`, or `tray-2.stl` if there are several. */
function numbered(name: string, index: number, of: number, format: string): string {
  return `${name}${of > 1 ? `-${index + 1}` : ''}.${format}`;
}
