import type { Run } from './drawing.ts';
import type { PdfPage } from './read.ts';

/** What a printed page contains outside its text: the page number at the foot, and the words of the running head above. */
export interface Furniture {
  readonly number: Run | undefined;
  readonly head: string;
  readonly all: readonly Run[];
}

/** @throws Error if the foot contains more than one number */
export function furnitureOf({ runs, height }: PdfPage): Furniture {
  const all = runs.filter(({ content }) => content === undefined);
  const [number, ...others] = all.filter(({ y }) => y > height / 2);
  if (others.length > 0) throw new Error(`"${others[0]!.text}" stands beside the number of the page`);
  const head = all.filter(({ y }) => y < height / 2).map(({ text }) => text);
  return { number, head: head.join('').replaceAll('\u00a0', ' ').trim(), all };
}
