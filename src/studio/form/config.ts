import { LISTS, type ListName } from './paths.ts';

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

/** The parts of a list of a config; those of a file that is no config yet can be anything. */
export function partsOf(draft: Draft, list: ListName): Draft[] {
  const parts = draft[list];
  if (!Array.isArray(parts)) return [];
  return parts.map((part) => (typeof part === 'object' && part !== null ? (part as Draft) : {}));
}

/** A part as it is added, with all that it must have. @param title over a section */
export function newPart(list: ListName, title: string): Draft {
  switch (list) {
    case 'sections':
      return { title, range: 6, level: 'easy', count: 4 };
    case 'exercises':
      return { divisor: 5, level: 'one-end', count: 5 };
    case 'locks':
      return { aim: 'lock', sees: 'both', moves: 2, count: 2 };
  }
}

/** What is chosen of the values that a field names; others, as tasks of one's own, stay in their places. */
export function withChosen(value: unknown, known: readonly unknown[], chosen: readonly unknown[]): unknown[] {
  const before = Array.isArray(value) ? value : [];
  const kept = before.filter((entry) => !known.includes(entry) || chosen.includes(entry));
  return [...kept, ...chosen.filter((entry) => !kept.includes(entry))];
}

/** Where a fault of a config stands in the form: the field and, in a list, the part, counted from 0. */
export function placeOfFault(where: string): { readonly path: string; readonly part?: number } {
  const [, list, part, rest] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(where) ?? [];
  if (!LISTS.some((known) => known === list)) return { path: where.replace(/\[\d+\].*$/, '') };
  return { path: `${list}.${rest!.replace(/\[\d+\].*$/, '')}`, part: Number(part) };
}
