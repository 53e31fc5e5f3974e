import { hasUnknowns } from '../domino/kinds.ts';
import type { BookConfig } from './config.ts';

/** Books with fewer puzzles are made as soon as one of {@link standInFor}. */
const FEW = 30;
/** Puzzles of larger sets can take long. */
const SMALL_RANGE = 9;

/** Whether the puzzles of a book are made so soon that nobody waits long for the faults of its pages. */
export function isSoonMade({ sections }: BookConfig): boolean {
  const count = sections.reduce((sum, section) => sum + (section.count ?? 0), 0);
  return (
    count < FEW &&
    sections.every(
      ({ kind = 'omnibus', range = 0, level }) =>
        kind === 'omnibus' && range <= SMALL_RANGE && level !== 'expert' && level !== 'master',
    )
  );
}

/**
 * A book that is laid out as another will be, made at once: all its words, and of each section that is to be made one
 * puzzle of the same size, as easy as there is. It shows whether boards and characters have their room.
 *
 * @returns nothing if all puzzles come from files
 */
export function standInFor(config: BookConfig): BookConfig | undefined {
  const { exercises: _, locks: __, together: ___, ...rest } = config;
  const sections = config.sections.flatMap((section) => {
    if (section.from !== undefined) return [];
    const { title, range, shape } = section;
    const kind = hasUnknowns(section.kind) ? 'terzett' : section.kind;
    return [{ title, kind, range, shape, count: 1, ...(kind === 'omnibus' && { level: 'easy' as const }) }];
  });
  return sections.length === 0 ? undefined : { ...rest, inMind: 'any', sections };
}
