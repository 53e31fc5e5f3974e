// Runs the loops of native/reference.c with the engine: the same arguments, the same answers.
import { readFileSync, writeFileSync } from 'node:fs';
import { Dealer } from '../../../src/compose/deal.ts';
import { rectangle } from '../../../src/domino/board.ts';
import { type KeyTable, makeKeyTable } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { SolutionCounter } from '../../../src/solve/solution-counter.ts';

/** The header before the layouts: rows, columns, range, and the state of the generator. */
const HEAD = 7;

const [task, layoutsPath, count, numbersPath] = process.argv.slice(2);
const bytes = readFileSync(layoutsPath!);
const layouts = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
const [rows, columns, range] = layouts as unknown as [number, number, number];
const boards = Number(count);
const board = rectangle(rows, columns);
const cells = board.cells.length;
const numbers = new Int32Array(cells);
const key = makeKeyTable(board);

function takeLayout(n: number): void {
  const layout = layouts.subarray(HEAD + n * cells, HEAD + (n + 1) * cells);
  key.set(layout as unknown as KeyTable);
}

function deal(): Uint8Array {
  const dealer = new Dealer(board, range);
  const random = new Random('', Uint32Array.from(layouts.subarray(HEAD - 4, HEAD)));
  const dealt = new Uint8Array(boards * cells);
  for (let n = 0; n < boards; n++) {
    takeLayout(n);
    if (!dealer.deal(key, numbers, random)) numbers.fill(0);
    dealt.set(numbers, n * cells);
  }
  return dealt;
}

function prove(): Uint8Array {
  const dealt = readFileSync(numbersPath!);
  const solver = new SolutionCounter(board, range);
  const answers = new Uint8Array(boards);
  for (let n = 0; n < boards; n++) {
    takeLayout(n);
    numbers.set(dealt.subarray(n * cells, (n + 1) * cells));
    answers[n] = solver.load(numbers).isOnlySolution(key) ? 1 : 0;
  }
  return answers;
}

writeFileSync(1, task === 'deal' ? deal() : prove());
