import { CUT_FORMATS, type CutsOrder } from '../layout/solids/order.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadWords } from '../node/words.ts';
import { cutFiles } from '../render/solids/cut-files.ts';
import { SOLIDS_NAME } from '../render/solids/names.ts';
import type { Call } from './call.ts';
import { writeFiles } from './new-files.ts';
import { folderName, readAnyOrder, readBoard } from './stones-order.ts';

/** Dominoes, a tray, a rack and bars for laser cutters. */
export function run(call: Call): Promise<number> {
  const format = call.word('format', CUT_FORMATS)!;
  const any = readAnyOrder(call);
  const order: CutsOrder = {
    ...any,
    board: readBoard(call, any.range),
    paper: call.paper(),
    figures: call.flag('figures'),
  };
  return writeFiles(call, `${folderName(order)}-${format}`, [SOLIDS_NAME], () =>
    cutFiles(order, format, { words: loadWords(order.language), fonts: loadFonts() }),
  );
}
