import { readFileSync } from 'node:fs';

/** A figure of the 1921 book: see test/corpus/figures/README.md. */
export interface Figure {
  readonly name: string;
  readonly rows: readonly string[];
  readonly solutions: number;
}

export const figures: readonly Figure[] = JSON.parse(
  readFileSync(new URL('../../corpus/figures/figures.json', import.meta.url), 'utf8'),
);
