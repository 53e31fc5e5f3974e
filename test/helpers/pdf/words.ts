import { memoize } from '../../../src/memoize.ts';
import type { Run } from './drawing.ts';
import type { PdfFile, PdfPage } from './read.ts';
import { contentIn, nodesIn, type StructureNode } from './structure.ts';

/** The texts of an element, in reading order. */
export function runsOf(file: PdfFile, node: StructureNode): (Run & { page: number })[] {
  return contentIn(node).flatMap((part) =>
    'content' in part
      ? (runsByContent(file.pages[part.page - 1]!).get(part.content) ?? []).map((run) => ({
          ...run,
          page: part.page,
        }))
      : [],
  );
}

const runsByContent = memoize(({ runs }: PdfPage) => {
  const found = new Map<number | undefined, Run[]>();
  for (const run of runs) {
    const others = found.get(run.content);
    if (others) others.push(run);
    else found.set(run.content, [run]);
  }
  return found;
});

/** The words of an element as they would be read out or copied. */
export function wordsOf(file: PdfFile, node: StructureNode): string {
  return runsOf(file, node)
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ')
    .replace(/^[\s\u2800]+|[\s\u2800]+$/g, '');
}

/** A heading and the position of its first letter. */
export interface FoundHeading {
  readonly level: number;
  readonly words: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

export const headingsOf = memoize((file: PdfFile): readonly FoundHeading[] =>
  nodesIn(file.structure)
    .filter(({ tag }) => /^H\d$/.test(tag))
    .map((node) => {
      const { page, x, y } = runsOf(file, node)[0]!;
      return { level: Number(node.tag[1]), words: wordsOf(file, node), page, x, y };
    }),
);
