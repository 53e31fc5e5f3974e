import { FORM, LISTS, type ListName } from './paths.ts';

/** A config as it stands in a file: what has a default need not be said. */
export type Draft = Readonly<Record<string, unknown>>;

/** The field of a config at a path, as `print.kdp.trim`. */
export function valueAt(draft: Draft, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Draft | undefined)?.[name], draft);
}

/** The config with a field changed; without a value it is no longer said, nor is what holds nothing else. */
export function withValue(draft: Draft, path: string, value: unknown): Draft {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const inner =
    rest.length === 0 ? value : filled(withValue((draft[name] ?? {}) as Draft, rest.join('.'), value));
  if (inner !== undefined) return { ...draft, [name]: inner };
  return Object.fromEntries(Object.entries(draft).filter(([other]) => other !== name));
}

function filled(draft: Draft): Draft | undefined {
  return Object.keys(draft).length > 0 ? draft : undefined;
}

/** The parts of a list of a config, without names that stand among them; those of a file that is no config yet can be anything. */
export function listedIn(draft: Draft, list: ListName): Draft[] {
  return entriesOf(draft, list)
    .filter(isPart)
    .map((part) => (typeof part === 'object' && part !== null ? (part as Draft) : {}));
}

/** The config with another part at this place among the parts of a list; without one it goes. */
export function withPart(draft: Draft, list: ListName, at: number, part: Draft | undefined): Draft {
  let place = -1;
  const entries = entriesOf(draft, list).flatMap((entry) => {
    if (!isPart(entry) || ++place !== at) return [entry];
    return part === undefined ? [] : [part];
  });
  return withValue(draft, list, entries.length > 0 ? entries : undefined);
}

export function withAdded(draft: Draft, list: ListName, part: Draft): Draft {
  return { ...draft, [list]: [...entriesOf(draft, list), part] };
}

function entriesOf(draft: Draft, list: ListName): readonly unknown[] {
  const entries = draft[list];
  return Array.isArray(entries) ? entries : [];
}

/** Tasks for composers can also stand in their list by their names. */
function isPart(entry: unknown): boolean {
  return typeof entry !== 'string';
}

/** A part as it is added, with all that it must have; a section has a title as well. */
const NEW_PARTS: Readonly<Record<ListName, Draft>> = {
  sections: { range: 6, level: 'easy', count: 4 },
  exercises: { divisor: 5, level: 'one-end', count: 5 },
  locks: { aim: 'lock', sees: 'both', moves: 2, count: 2 },
  composing: { range: 4, conditions: ['sum c 8'] },
};

/** @param title over a section */
export function newPart(list: ListName, title: string): Draft {
  return list === 'sections' ? { title, ...NEW_PARTS.sections } : NEW_PARTS[list];
}

/** What is chosen of the values that a field names; others, as tasks of one's own, stay in their places. */
export function withChosen(value: unknown, known: readonly unknown[], chosen: readonly unknown[]): unknown[] {
  const before = Array.isArray(value) ? value : [];
  const kept = before.filter((entry) => !known.includes(entry) || chosen.includes(entry));
  return [...kept, ...chosen.filter((entry) => !kept.includes(entry))];
}

/** What tells where in a field, as `[2]` or `: row 3`. */
const WITHIN_FIELD = /(?:\[\d+\]|: ).*$/;

/** Where a fault of a config stands in the form: the field and, in a list, the part, counted from 0. */
export function placeOfFault(where: string, draft: Draft): { readonly path: string; readonly part?: number } {
  const [, name, index, rest = ''] = /^(\w+)\[(\d+)\](.*)$/.exec(where) ?? [];
  const list = LISTS.find((known) => known === name);
  const before = list && entriesOf(draft, list).slice(0, Number(index) + 1);
  if (!list || !before!.slice(-1).some(isPart)) return { path: where.replace(WITHIN_FIELD, '') };
  return { path: `${list}.${fieldOfFault(list, rest)}`, part: before!.filter(isPart).length - 1 };
}

/** @param rest as `.level`, `: conditions`, or `, after 3 of 5` where there are too few; the first field if it names none */
function fieldOfFault(list: ListName, rest: string): string {
  const said = rest.replace(/^[.:, ]+/, '').replace(WITHIN_FIELD, '');
  return said.startsWith('after ') ? 'count' : said || withinPart(FORM[list][0]);
}

/** The path of a field within its part: `level` of `sections.level`. */
export function withinPart(path: string): string {
  return path.slice(path.indexOf('.') + 1);
}

/** Numbers as they are typed: one alone says how many, several, or one with a comma behind it, say which. */
export function typedNumbers(value: unknown): string {
  if (!Array.isArray(value)) return value === undefined ? '' : String(value);
  return value.length === 1 ? `${value[0]},` : value.join(', ');
}

/** Reads what {@link typedNumbers} writes. What is no such text stays one, which the schema refuses with its words. */
export function numbersOf(text: string): number | number[] | string {
  if (!/^\d+(?:\s*,\s*\d+)*\s*,?$/.test(text)) return text;
  const numbers = text.split(',').filter(Boolean).map(Number);
  return text.includes(',') ? numbers : numbers[0]!;
}
