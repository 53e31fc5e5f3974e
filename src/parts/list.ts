import type { PuzzleRecord } from '../book/record.ts';
import type { z } from '../book/zod.ts';
import { COMPETITION } from './competition/record.ts';
import { COMPOSING } from './composing/record.ts';
import { ENDGAMES } from './endgames/record.ts';
import { EXERCISES } from './exercises/record.ts';
import { EXHIBITS } from './exhibits/record.ts';
import type { BookPart, PartSource } from './part.ts';

/** The parts of a book beside its sections of puzzles, in the order of book.json. */
const PARTS = {
  exhibits: EXHIBITS,
  exercises: EXERCISES,
  locks: ENDGAMES,
  composing: COMPOSING,
  together: COMPETITION,
} as const;

type Parts = typeof PARTS;
export type PartName = keyof Parts;

type Schemas<Field extends 'wanted' | 'made'> = { readonly [Name in PartName]: Parts[Name][Field] };
type FieldsOf<Field extends 'wanted' | 'made'> = z.infer<z.ZodObject<Schemas<Field>>>;

/** What a config asks of the parts. */
export type WantedParts = FieldsOf<'wanted'>;
/** The parts as book.json has them. */
export type MadeParts = FieldsOf<'made'>;
/** The parts of a book that was opened: those that its file has. */
export type OpenParts = {
  readonly [Name in keyof MadeParts]: Name extends PartName ? ReturnType<Parts[Name]['open']> : never;
};

type AnyPart = BookPart<z.ZodType<object>, z.ZodType<object>, unknown>;
type NamedPart = readonly [name: PartName, part: AnyPart];

const NAMED_PARTS = Object.entries(PARTS) as unknown as readonly NamedPart[];

const PART_NAMES = NAMED_PARTS.map(([name]) => name);

/** The parts of which a book can consist alone. */
export const PARTS_ALONE = namesOf(({ entries }) => entries !== 'none');
export const PARTS_WITH_BOARDS = namesOf(({ entries }) => entries === 'boards');
export const PARTS_WITHOUT_BOARDS = namesOf(({ entries }) => entries !== 'boards');
export const PARTS_IN_LISTS = namesOf(({ lines }) => lines !== 'one');

export const wantedFields = fieldsOf('wanted');
export const madeFields = fieldsOf('made');

/** @throws UserError if a part cannot be made of a book whose sections have so many puzzles */
export function checkParts(wanted: WantedParts, sections: readonly number[]): void {
  for (const [name, part] of partsIn(wanted)) part.check?.(wanted[name]!, sections);
}

/** How far apart the ratings of the puzzles of a section may be, if a part asks for that. */
export function spreadOfParts(wanted: WantedParts): number | undefined {
  return partsIn(wanted)
    .map(([name, part]) => part.spread?.(wanted[name]!))
    .find((spread) => spread !== undefined);
}

/** Makes the parts that a config asks for. @throws UserError @throws NotPossibleError */
export function makeParts(wanted: WantedParts, source: PartSource): MadeParts {
  return mapped(wanted, (name, part) => part.make(wanted[name]!, source)) as MadeParts;
}

/** Reads the parts of a book with so many puzzles. @throws UserError that names the entry */
export function openParts(made: MadeParts, puzzles: number): OpenParts {
  return mapped(made, (name, part) => part.open(made[name]!, puzzles)) as OpenParts;
}

/** Proves the parts of a book with these puzzles again. @returns what is wrong, a line each */
export function partFaults(made: MadeParts, puzzles: readonly PuzzleRecord[]): string[] {
  return partsIn(made).flatMap(([name, part]) => part.faults(made[name]!, puzzles));
}

/** Whether a book has something with a key of its own beside its boards. */
export function hasKeysOfParts(book: Readonly<Partial<Record<PartName, unknown>>>): boolean {
  return partsIn(book).some(([, { entries }]) => entries === 'tasks');
}

/** Fields without those of parts. */
export function withoutParts<Fields extends object, Name extends PartName = PartName>(
  fields: Fields,
  names: readonly Name[] = PART_NAMES as readonly PartName[] as readonly Name[],
): Omit<Fields, Name> {
  const left: readonly string[] = names;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name))) as Omit<
    Fields,
    Name
  >;
}

/** How book.json has each part: its name, and how it is written. */
export function partLines(made: MadeParts): { name: PartName; lines: AnyPart['lines']; value: unknown }[] {
  return partsIn(made).map(([name, { lines }]) => ({ name, lines, value: made[name] }));
}

function namesOf(suits: (part: AnyPart) => boolean): readonly PartName[] {
  return NAMED_PARTS.filter(([, part]) => suits(part)).map(([name]) => name);
}

/** The parts that are there. */
function partsIn(book: Readonly<Partial<Record<PartName, unknown>>>): readonly NamedPart[] {
  return NAMED_PARTS.filter(([name]) => book[name] !== undefined);
}

function mapped<Value>(
  book: Readonly<Partial<Record<PartName, unknown>>>,
  map: (name: PartName, part: AnyPart) => Value,
): Readonly<Partial<Record<PartName, Value>>> {
  return Object.fromEntries(partsIn(book).map(([name, part]) => [name, map(name, part)]));
}

function fieldsOf<Field extends 'wanted' | 'made'>(field: Field): Schemas<Field> {
  return Object.fromEntries(NAMED_PARTS.map(([name, part]) => [name, part[field]])) as Schemas<Field>;
}
