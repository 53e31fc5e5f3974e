import type { FontFiles } from '../../layout/fonts.ts';
import { makeMetrics } from '../../layout/metrics.ts';
import { checkHoles } from '../../layout/solids/check.ts';
import type { CutSheet } from '../../layout/solids/cut-sheet.ts';
import type { CutsOrder } from '../../layout/solids/order.ts';
import { LAYERS, stoneCuts } from '../../layout/solids/stone-cuts.ts';
import { trayCuts } from '../../layout/solids/tray-cuts.ts';
import type { WordBook } from '../../words/word-book.ts';
import { textFile } from '../pieces.ts';
import type { RenderedFile } from '../recipe.ts';
import { makeCutSvg } from './cut-svg.ts';
import { fileName, fileTitle, trayTitle } from './names.ts';

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
    for (const [index, sheet] of sheets.entries()) {
      const one = { index, of: sheets.length };
      const shown = fileTitle(title, one, words);
      const svg = makeCutSvg(sheet, shown, words.language, fonts);
      yield textFile(fileName(name, one, 'svg'), [svg]);
    }
  }
}
