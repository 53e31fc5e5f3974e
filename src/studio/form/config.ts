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

/** The sections of a config; those of a file that is no config yet can be anything. */
export function sectionsOf({ sections }: Draft): Draft[] {
  if (!Array.isArray(sections)) return [];
  return sections.map((section) =>
    typeof section === 'object' && section !== null ? (section as Draft) : {},
  );
}

/** Where a fault of a config stands in the form: the field and the section, counted from 0. */
export function placeOfFault(where: string): { readonly path: string; readonly section?: number } {
  const [, section, rest] = /^sections\[(\d+)\]\.?(.*)$/.exec(where) ?? [];
  if (section === undefined) return { path: where.replace(/\[\d+\].*$/, '') };
  return { path: `sections.${rest!.replace(/\[\d+\].*$/, '')}`, section: Number(section) };
}
