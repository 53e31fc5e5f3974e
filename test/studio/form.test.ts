import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { PRESET_NAMES, presetRequest } from '../../src/book/presets.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { type Draft, placeOfFault, sectionsOf, valueAt, withValue } from '../../src/studio/form/config.ts';
import { configNode, makeForm, type Node } from '../../src/studio/form/fields.ts';
import { choiceLabel, fieldLabel, LABELLED } from '../../src/studio/form/labels.ts';
import { FORM, KEPT } from '../../src/studio/form/paths.ts';

const fields = Object.values(makeForm()).flat();

/** Every field of the schema, those inside others by their path; what a whole is kept of is not taken apart. */
function pathsOf(node: Node, before = ''): string[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const path = before + name;
    const inner = field.properties ? field : field.items?.properties ? field.items : undefined;
    return inner && !KEPT.some((kept) => kept === path) ? pathsOf(inner, `${path}.`) : [path];
  });
}

describe('the form', () => {
  it('shows every field of the schema, or names it among those that it keeps', () => {
    const known: readonly string[] = [...Object.values(FORM).flat(), ...KEPT];
    expect([...known].sort()).toEqual(pathsOf(configNode()).sort());
  });

  it('knows the limits and choices of the schema', () => {
    const field = (path: string) => fields.find((other) => other.path === path);
    expect(field('editions')).toMatchObject({ type: 'choices', values: EDITIONS, isNeeded: false });
    expect(field('sections.count')).toMatchObject({ type: 'number', least: 1, most: 10_000, isNeeded: true });
    expect(field('title')).toMatchObject({ type: 'line', longest: 120, isNeeded: true });
    expect(field('print.puzzlesPerPage')).toMatchObject({ type: 'choice', values: [1, 2, 4], usual: 1 });
    expect(field('inMind')).toMatchObject({ type: 'word', values: ['any'] });
    expect(field('braille.formFeed')).toMatchObject({ type: 'switch', usual: true });
  });

  it.each(LANGUAGE_CODES)('has words for every field and every choice: %s', (language) => {
    const words = loadWords(language);
    const labels = fields.map(({ path }) => fieldLabel(path, words));
    expect(new Set(labels).size).toBe(labels.length);
    for (const { path, values } of fields) {
      const named = values.map((value) => choiceLabel(path, value as string, words));
      expect(new Set(named).size, path).toBe(named.length);
    }
  });

  it('has words for all choices that are words of the schema', () => {
    const own = ['language', 'paper', 'sections.level', 'print.kdp.trim', 'sections.givens', 'inMind'];
    for (const { path, values } of fields) {
      const isWord = values.some((value) => typeof value === 'string');
      if (isWord) expect([...LABELLED, ...own], path).toContain(path);
    }
  });
});

describe('a config in the form', () => {
  const draft: Draft = { title: 'One', print: { cover: 'colour' }, sections: [{ title: 'A', count: 1 }] };

  it('is changed field by field, and loses what is no longer said', () => {
    expect(withValue(draft, 'print.kdp.trim', 'a4').print).toEqual({ cover: 'colour', kdp: { trim: 'a4' } });
    expect('print' in withValue(draft, 'print.cover', undefined)).toBe(false);
    expect(valueAt(draft, 'print.cover')).toBe('colour');
    expect(valueAt(draft, 'braille.page')).toBeUndefined();
    expect(draft.print).toEqual({ cover: 'colour' });
  });

  it('has sections, whatever a file has in their place', () => {
    expect(sectionsOf(draft)).toEqual([{ title: 'A', count: 1 }]);
    expect(sectionsOf({ sections: 'many' })).toEqual([]);
    expect(sectionsOf({ sections: [null, 3] })).toEqual([{}, {}]);
  });

  it.each([
    ['title', { path: 'title' }],
    ['print.kdp.trim', { path: 'print.kdp.trim' }],
    ['sections[2].level', { path: 'sections.level', section: 2 }],
    ['editions[3]', { path: 'editions' }],
  ])('a fault at %s is found in the form', (where, place) => {
    expect(placeOfFault(where)).toEqual(place);
  });

  it.each(PRESET_NAMES)('the preset %s passes through the form as it is', (name) => {
    const request = presetRequest(name, loadWords('en'));
    const passed = fields
      .filter(({ path }) => !path.startsWith('sections.'))
      .reduce<Draft>((now, { path }) => withValue(now, path, valueAt(now, path)), request);
    expect(parseConfig(passed)).toEqual(parseConfig(request));
  });
});
