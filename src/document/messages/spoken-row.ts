import type { SpokenRow } from './messages.ts';

/** The words for a row in one language. */
interface RowWords {
  readonly empty: string;
  /** A place without a cell. */
  readonly hole: string;
  /** So many of them one after the other. */
  times(count: number): string;
}

/** A row of a board in words. Empty places that follow one another are counted, so that a wide hole is heard once. */
export function spokenRow(row: SpokenRow, { empty, hole, times }: RowWords): string {
  const words = row.map((number) =>
    number === undefined ? hole : number === 'empty' ? empty : String(number),
  );
  const parts: string[] = [];
  for (let i = 0; i < words.length; ) {
    const end = typeof row[i] === 'number' ? i + 1 : endOfRun(words, i);
    parts.push(end > i + 1 ? `${times(end - i)} ${words[i]}` : words[i]!);
    i = end;
  }
  return parts.join(' ');
}

function endOfRun(words: readonly string[], start: number): number {
  const end = words.findIndex((word, i) => i > start && word !== words[start]);
  return end < 0 ? words.length : end;
}
