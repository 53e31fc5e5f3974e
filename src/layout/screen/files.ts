import type { Block, BlockOf } from '../../document/document.ts';
import { idOf } from './ids.ts';

/** A part of a document that is a file, or stands in one with the others. */
export interface Portion {
  /** For the name of a file. */
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly isContents: boolean;
}

/** How much a file holds at most, so that it opens at once: a paragraph counts one, a puzzle or a key as below. */
const MOST = 500;
const SECTION = 20;

/** Each section as a portion of its own; one that is long as several. */
export function portionsOf(blocks: readonly Block[]): Portion[] {
  const pieces = blocks.flatMap(split);
  return pieces.map((block, i) => ({
    name: `${String(i + 1).padStart(3, '0')}-${block.type === 'section' ? idOf(block.id ?? block.role) : 'text'}`,
    blocks: [block],
    isContents: block.type === 'section' && block.blocks.some(({ type }) => type === 'contents'),
  }));
}

function split(block: Block): Block[] {
  if (block.type !== 'section') return [block];
  const shares: Block[][] = [];
  let weight = MOST;
  for (const inner of block.blocks) {
    const own = inner.type === 'section' ? SECTION : 1;
    if (weight + own > MOST) {
      shares.push([]);
      weight = 0;
    }
    shares.at(-1)!.push(inner);
    weight += own;
  }
  const { id: _, ...rest } = block;
  return shares.length < 2
    ? [block]
    : shares.map((blocks, i): BlockOf<'section'> => ({ ...(i === 0 ? block : rest), blocks }));
}
