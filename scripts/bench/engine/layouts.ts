// Prints random layouts of the full board of a range, in the format of native/reference.c. Arguments: range, count.
import { writeSync } from 'node:fs';
import { makeTiler } from '../../../src/compose/tiling.ts';
import { fullRectangle } from '../../../src/domino/board.ts';
import { listOf } from '../../../src/domino/indices.ts';
import { makeKeyTable } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';

const [range, count] = process.argv.slice(2).map(Number) as [number, number];
const board = fullRectangle(range);
const tiler = makeTiler(board);
const key = makeKeyTable(board);
const random = new Random('layouts');
write([board.rows, board.columns, range, random.next(), random.next(), random.next(), random.next()]);
for (let n = 0; n < count; n++) {
  tiler.fill(key, random);
  write(listOf(key));
}

function write(words: readonly number[]): void {
  writeSync(1, new Uint8Array(Int32Array.from(words).buffer));
}
