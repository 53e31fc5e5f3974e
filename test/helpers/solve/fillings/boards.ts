import { readFileSync } from 'node:fs';
import { parseRows } from '../../../../src/domino/notation.ts';
import { type Setup, UNKNOWN } from '../../../../src/domino/puzzle.ts';
import type { Random } from '../../../../src/random.ts';

const linesOf = (path: string) =>
  readFileSync(new URL(`../../../corpus/${path}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** A board to complete: see test/corpus/completion/README.md. */
export interface CorpusBoard {
  readonly fillings: 'none' | 'one' | 'several';
  readonly name: string;
  readonly board: Setup;
  readonly filling: readonly number[] | undefined;
}

export const corpusBoards: readonly CorpusBoard[] = linesOf('completion/boards.tsv')
  .slice(1)
  .map((line) => {
    const [fillings, name, board, filling] = line.split('\t');
    return {
      fillings: fillings as CorpusBoard['fillings'],
      name: name!,
      board: parseRows(board!.split('/'), 7, 'completion'),
      filling: filling ? parseRows(filling.split('/'), 7).numbers : undefined,
    };
  });

/** The compositions of test/corpus/terzett. */
export const compositions: readonly Setup[] = linesOf('terzett/samples.txt').map((line) =>
  parseRows(line.split(' ')[0]!.split('/'), 7, 'terzett'),
);

/** A completion that gives the numbers of these cells only. */
export function showing(filling: Setup, cells: readonly number[]): Setup {
  const shown = new Set(cells);
  const numbers = filling.numbers.map((number, cell) =>
    number === -1 || shown.has(cell) ? number : UNKNOWN,
  );
  return { ...filling, kind: 'completion', numbers };
}

/** This many of the cells. */
export function someOf(cells: readonly number[], count: number, random: Random): number[] {
  return random.shuffle([...cells]).slice(0, count);
}
