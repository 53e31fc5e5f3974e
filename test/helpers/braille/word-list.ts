import { readFileSync } from 'node:fs';

/** A word in German Kurzschrift: test/corpus/braille/README.md. */
export interface ListedWord {
  readonly word: string;
  readonly cells: string;
}

export const LISTED_WORDS: readonly ListedWord[] = readFileSync(
  new URL('../../corpus/braille/kurzschrift.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [word, cells] = line.split('\t') as [string, string];
    return { word, cells };
  });
