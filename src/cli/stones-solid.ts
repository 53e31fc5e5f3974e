import { CLEARANCE, type SolidsOrder } from '../layout/solids/order.ts';
import { loadModeller } from '../node/modeller.ts';
import { loadWords } from '../node/words.ts';
import { SOLIDS_NAME } from '../render/solids/names.ts';
import { SOLID_FORMATS, solidFiles } from '../render/solids/solid-files.ts';
import type { Call } from './call.ts';
import { writeFiles } from './new-files.ts';
import { folderName, readAnyOrder, readBoard } from './stones-order.ts';

/** Solid dominoes, a tray, a rack and bars for 3D printers. */
export function run(call: Call): Promise<number> {
  const format = call.word('format', SOLID_FORMATS)!;
  const { least, usual, most } = CLEARANCE;
  const any = readAnyOrder(call);
  const order: SolidsOrder = {
    ...any,
    board: readBoard(call, any.range),
    braille: call.flag('braille'),
    clearance: call.decimal('clearance', usual, least, most, 0.25),
  };
  return writeFiles(call, `${folderName(order)}-${format}`, [SOLIDS_NAME], async () =>
    solidFiles(order, format, { words: loadWords(order.language), modeller: await loadModeller() }),
  );
}
