import type { FontFiles } from '../../layout/fonts.ts';
import { makeMetrics } from '../../layout/metrics.ts';
import { barCuts, type CutSheet, dominoCuts, LAYERS, rackCuts, trayCuts } from '../../layout/solids/cuts.ts';
import { type CutFormat, type CutsOrder, checkHoles } from '../../layout/solids/order.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type RenderedFile, textFile } from '../recipe.ts';
import { makeCutDxf } from './cut-dxf.ts';
import { makeCutSvg } from './cut-svg.ts';
import { filesOf, trayTitle } from './names.ts';

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
  const dominoes = LAYERS.map((layer) => {
    const title = words.text(`solids-dominoes-${layer}`, { range });
    return [`stones-${layer}`, title, dominoCuts(order, layer, metrics)] as const;
  });
  const kinds: readonly (readonly [kind: string, title: string, sheets: readonly CutSheet[]])[] = [
    ...dominoes,
    ['tray', trayTitle(board, words), trayCuts(order, metrics)],
    ['rack', words.text('solids-rack', { range }), rackCuts(order, metrics)],
    ['bars', words.text('solids-bars'), barCuts(order)],
  ];
  for (const [kind, about, sheets] of kinds) {
    for (const { name, title, content } of filesOf(kind, about, sheets, format, words)) {
      yield textFile(name, [WRITERS[format](content, title, words.language, fonts)]);
    }
  }
}
