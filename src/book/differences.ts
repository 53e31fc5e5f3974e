import { deepEqual } from 'fast-equals';
import { canonicalForm } from '../domino/symmetry.ts';
import { UserError } from '../errors.ts';
import { memoize } from '../memoize.ts';
import { PARTS_IN_LISTS, withoutParts } from '../parts/list.ts';
import type { BookFile } from './book.ts';
import { bookEntries } from './check.ts';
import type { PuzzleEntry, ReadPuzzle } from './entries.ts';
import { puzzleId } from './id.ts';
import { Twins } from './twins.ts';

export interface Content {
  readonly book?: BookFile;
  readonly puzzles: readonly PuzzleEntry[];
}

const [FIRST, SECOND] = ['in the first only', 'in the second only'];

/**
 * What differs in two books or files of puzzles: settings in their order, sections, puzzles by their numbers, and what
 * else a book holds.
 *
 * @returns a line each; nothing if they are the same
 */
export function differences(one: Content, two: Content): string[] {
  const both = one.book && two.book && ([one.book, two.book] as const);
  const isMixed = !both && (one.book ?? two.book) !== undefined;
  return [
    ...(isMixed ? [one.book ? 'a book and a file of puzzles' : 'a file of puzzles and a book'] : []),
    ...(both ? settingsOf(...both) : []),
    ...puzzlesOf(one.puzzles, two.puzzles),
    ...(both ? restOf(...both) : []),
  ];
}

/** What differs in two books, as {@link differences} tells it. */
export function bookDifferences(one: BookFile, two: BookFile): string[] {
  const [first, second] = [one, two].map((book) => ({ book, puzzles: bookEntries(book) }));
  return differences(first!, second!);
}

function* settingsOf(one: BookFile, two: BookFile): Iterable<string> {
  yield* fieldsOf(fieldsAlone(one), fieldsAlone(two), '');
  for (let s = 0; s < Math.max(one.sections.length, two.sections.length); s++) {
    const [a, b] = [one.sections[s], two.sections[s]];
    if (!a || !b) {
      yield `sections[${s}]: ${a ? FIRST : SECOND}`;
      continue;
    }
    const [{ puzzles: some, ...first }, { puzzles: others, ...second }] = [a, b];
    yield* fieldsOf(first, second, `sections[${s}].`);
    if (some.length !== others.length) yield `sections[${s}]: ${some.length} and ${others.length} puzzles`;
  }
}

/** Without what is compared in parts. */
function fieldsAlone({ sections, cover, ...fields }: BookFile): object {
  return withoutParts(fields, PARTS_IN_LISTS);
}

/** Fields that differ, with both values. @param path before the name of each */
function* fieldsOf(one: object, two: object, path: string): Iterable<string> {
  const [first, second] = [one, two] as Readonly<Record<string, unknown>>[];
  for (const name of new Set([...Object.keys(one), ...Object.keys(two)])) {
    const [a, b] = [first![name], second![name]];
    if (deepEqual(a, b)) continue;
    if (hasFields(a) && hasFields(b)) yield* fieldsOf(a, b, `${path}${name}.`);
    else yield `${path}${name}: ${shown(a)} and ${shown(b)}`;
  }
}

function hasFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MOST_SHOWN = 200;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** Puzzles that differ; neighbours of which the same is to be said in one line. */
function* puzzlesOf(one: readonly PuzzleEntry[], two: readonly PuzzleEntry[]): Iterable<string> {
  const most = Math.max(one.length, two.length);
  const said = Array.from({ length: most }, (_, i) => puzzleDiffers(i, one, two));
  for (let i = 0; i < most; ) {
    const first = i;
    while (i < most && said[i] === said[first]) i++;
    const numbers = i - first === 1 ? `puzzle ${i}` : `puzzles ${first + 1} to ${i}`;
    if (said[first] !== undefined) yield `${numbers}: ${said[first]}`;
  }
}

/** What is to be said of the puzzles that stand there; nothing if they are the same. */
function puzzleDiffers(
  at: number,
  one: readonly PuzzleEntry[],
  two: readonly PuzzleEntry[],
): string | undefined {
  const [a, b] = [one[at]?.read, two[at]?.read];
  if (!a || !b) return a ? FIRST : SECOND;
  if (a instanceof UserError || b instanceof UserError) {
    return deepEqual(String(a), String(b)) ? undefined : 'not to be compared, as it cannot be read in both';
  }
  if (puzzleId(a.puzzle) === puzzleId(b.puzzle)) return factsOf(a, b);
  const place = placesIn(two).find(canonicalForm(a.puzzle));
  if (place === undefined) return 'other numbers';
  return place === String(at + 1)
    ? 'the same puzzle, but turned, mirrored or renumbered'
    : `stands in the second as puzzle ${place}, perhaps turned, mirrored or renumbered`;
}

/** What differs of two puzzles of the same numbers. */
function factsOf({ record: a }: ReadPuzzle, { record: b }: ReadPuzzle): string | undefined {
  if (!a || !b || deepEqual(a, b)) return undefined;
  if (a.grade && b.grade && a.grade.level !== b.grade.level) {
    return `the same numbers, but the levels ${a.grade.level} and ${b.grade.level}`;
  }
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof typeof a)[];
  const others = names.filter((name) => !deepEqual(a[name], b[name]));
  return `the same numbers, but another ${others.join(', ')}`;
}

/** Where puzzles stand, in whatever dress, by their numbers. */
const placesIn = memoize((entries: readonly PuzzleEntry[]) => {
  const twins = new Twins();
  for (const [i, { read }] of entries.entries()) {
    if (!(read instanceof UserError)) twins.add(canonicalForm(read.puzzle), String(i + 1));
  }
  return twins;
});

function* restOf(one: BookFile, two: BookFile): Iterable<string> {
  if (!deepEqual(one.cover, two.cover)) {
    yield `cover: ${one.cover && two.cover ? 'another puzzle' : one.cover ? FIRST : SECOND}`;
  }
  for (const name of PARTS_IN_LISTS) {
    const [some, others] = [one[name] ?? [], two[name] ?? []] as [readonly object[], readonly object[]];
    for (let i = 0; i < Math.max(some.length, others.length); i++) {
      const [a, b] = [some[i], others[i]];
      if (!deepEqual(a, b)) yield `${name}[${i}]: ${a && b ? 'not the same' : a ? FIRST : SECOND}`;
    }
  }
}
