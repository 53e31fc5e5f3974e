import { usualGivens } from '../compose/completion/completion.ts';
import { hasUnknowns, type Kind } from '../domino/kinds.ts';
import { SHAPE_NAMES } from '../domino/shapes.ts';
import { PARTS_WITHOUT_BOARDS, withoutParts } from '../parts/list.ts';
import type { BookFile } from './book.ts';
import type { BookConfig, SectionConfig } from './config.ts';

/** A book whose puzzles take so many seconds at most is made as soon as one of {@link standInFor}. */
const SOON = 10;

/** Up to which range a puzzle takes so many seconds at most, of the expert level and of others. Those of a master can take long. */
const TAKES: Partial<
  Record<Kind, { readonly range: number; readonly expert: number; readonly other: number }>
> = {
  omnibus: { range: 9, expert: 0.06, other: 0.04 },
  terzett: { range: 7, expert: 0.5, other: 0.1 },
  completion: { range: 7, expert: Number.POSITIVE_INFINITY, other: 0.4 },
};

/** Whether the puzzles of a book are made so soon that nobody waits long for the faults of its pages. */
export function isSoonMade({ sections }: BookConfig): boolean {
  return sections.reduce((sum, section) => sum + secondsOf(section), 0) < SOON;
}

/** Seconds that the puzzles of a section take at most, where that is known. */
function secondsOf(section: SectionConfig): number {
  const { kind = 'omnibus', range = 0, level, count = 0, from } = section;
  const takes = TAKES[kind];
  if (from !== undefined) return 0;
  if (!takes || range > takes.range || level === 'master' || isSpecial(section))
    return Number.POSITIVE_INFINITY;
  return count * (level === 'expert' ? takes.expert : takes.other);
}

/** Whether the puzzles can be rare: on a board without a name, or with more demands than kind, range and level. */
function isSpecial({
  kind = 'omnibus',
  range = 0,
  shape,
  shapes = shape === undefined ? [] : [shape],
  level,
  givens,
  pattern,
  conditions,
}: SectionConfig): boolean {
  if (kind === 'omnibus') return false;
  if (conditions || pattern || !shapes.every((one) => SHAPE_NAMES.some((name) => name === one))) return true;
  if (!hasUnknowns(kind)) return false;
  const isHard = level !== undefined && level !== 'easy' && level !== 'medium';
  return isHard || givens === 'fewest' || (givens ?? Infinity) < usualGivens(range)!;
}

/**
 * A book that is laid out as another will be, made at once: all its words, and of each section that is to be made one
 * puzzle of the same size for each of its boards, as easy as there is. It shows whether boards and characters have their room.
 *
 * @returns nothing if all puzzles come from files
 */
export function standInFor(config: BookConfig): BookConfig | undefined {
  const rest = withoutParts(config, PARTS_WITHOUT_BOARDS);
  const sections = config.sections.flatMap((section) => {
    if (section.from !== undefined) return [];
    const { title, range, shape, shapes } = section;
    const count = Math.min(section.count, shapes?.length ?? 1);
    const kind = hasUnknowns(section.kind) ? 'terzett' : section.kind;
    const level = kind === 'omnibus' && { level: 'easy' as const };
    return [{ title, kind, range, shape, ...(shapes && { shapes }), count, ...level }];
  });
  return sections.length === 0 ? undefined : { ...rest, exhibits: config.exhibits, inMind: 'any', sections };
}

/** A book of {@link standInFor} with as many puzzles as the other will have: each section has its own again and again. */
export function withCounts(file: BookFile, { sections }: BookConfig): BookFile {
  const counts = sections.filter(({ from }) => from === undefined).map(({ count = 1 }) => count);
  return {
    ...file,
    sections: file.sections.map((section, s) => ({
      ...section,
      puzzles: Array.from({ length: counts[s]! }, (_, p) => section.puzzles[p % section.puzzles.length]!),
    })),
  };
}
