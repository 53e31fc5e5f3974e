import type { FontFiles } from '../../layout/fonts.ts';
import { makeMetrics } from '../../layout/metrics.ts';
import { barCuts, type CutSheet, dominoCuts, LAYERS, rackCuts, trayCuts } from '../../layout/solids/cuts.ts';
import { type CutFormat, type CutsOrder, checkHoles } from '../../layout/solids/order.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type RenderedFile, textFile } from '../recipe.ts';
import { makeCutDxf } from './cut-dxf.ts';
import { makeCutSvg } from './cut-svg.ts';
import { fileName, fileTitle, trayTitle } from './names.ts';

/** How sheets are written. */
const WRITERS = {
  svg: makeCutSvg,
  dxf: makeCutDxf,
} as const satisfies Record<
  CutFormat,
  (sheet: CutSheet, title: string, language: string, fonts: FontFiles) => string
>;

/**
 * Sheets on which dominoes in two layers, the parts of their tray and of their rack, and bars are to be cut and engraved.
 *
 * @throws UserError if something does not fit on the sheets
 */
export function* cutFiles(
  order: CutsOrder,
  format: CutFormat,
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
          words.text(`solids-dominoes-${layer}`, { range }),
          dominoCuts(order, layer, metrics),
        ] as const,
    ),
    ['tray', trayTitle(board, words), trayCuts(order, metrics)],
    ['rack', words.text('solids-rack', { range }), rackCuts(order, metrics)],
    ['bars', words.text('solids-bars'), barCuts(order)],
  ];
  for (const [name, title, sheets] of kinds) {
    for (const [index, sheet] of sheets.entries()) {
      const one = { index, of: sheets.length };
      const shown = fileTitle(title, one, words);
      const text = WRITERS[format](sheet, shown, words.language, fonts);
      yield textFile(fileName(name, one, format), [text]);
    }
  }
}
