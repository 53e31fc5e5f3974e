import { describe, expect, it } from 'vitest';
import { EDITIONS, PRESET_NAMES } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { presetRequest } from '../../src/book/presets.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { COMPOSING_TASK_NAMES } from '../../src/parts/composing/named-tasks.ts';
import { EXHIBIT_NAMES } from '../../src/parts/exhibits/exhibits.ts';
import { fileLabel } from '../../src/studio/file-labels.ts';
import {
  type Draft,
  listedIn,
  newPart,
  numbersOf,
  placeOfFault,
  typedNumbers,
  valueAt,
  withAdded,
  withChosen,
  withinPart,
  withPart,
  withValue,
} from '../../src/studio/form/config.ts';
import { configNode, insideOf, makeForm, type Node } from '../../src/studio/form/fields.ts';
import { choiceLabel, fieldLabel, LABELLED } from '../../src/studio/form/labels.ts';
import { FORM, KEPT, LISTS } from '../../src/studio/form/paths.ts';
import { WORDS } from '../helpers/words.ts';

const fields = Object.values(makeForm()).flat();

/** Every field of the schema, nested ones by their path. Objects that are kept whole are not split. */
function pathsOf(node: Node, before = ''): string[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const path = before + name;
    const inner = insideOf(field);
    if (!inner.properties || KEPT.some((kept) => kept === path)) return [path];
    // Named list items are chosen in a separate field.
    return [...(field.items?.anyOf ? [path] : []), ...pathsOf(inner, `${path}.`)];
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
    expect(field('print.puzzlesPerPage')).toMatchObject({ type: 'choice', values: [1, 2, 4, 6], usual: 1 });
    expect(field('inMind')).toMatchObject({ type: 'word', values: ['any'] });
    expect(field('exercises.divisor')).toMatchObject({ type: 'choice', values: [3, 5, 7, 9, 11] });
    expect(field('locks.moves')).toMatchObject({ type: 'number', least: 2, most: 5, isNeeded: true });
    expect(field('locks.sees')).toMatchObject({ type: 'choice', values: ['both', 'own'], usual: 'both' });
    expect(field('exhibits')).toMatchObject({ type: 'choices', values: EXHIBIT_NAMES, usual: [] });
    expect(field('composing')).toMatchObject({ type: 'choices', values: COMPOSING_TASK_NAMES });
    expect(field('composing.range')).toMatchObject({ type: 'number', least: 1, most: 7, isNeeded: false });
    expect(field('composing.rows')).toMatchObject({ type: 'lines', isNeeded: false });
    expect(field('sections.conditions')).toMatchObject({ type: 'lines', values: [] });
    expect(field('together.players')).toMatchObject({ type: 'number', least: 2, most: 300, isNeeded: false });
    expect(field('together.puzzles')).toMatchObject({ type: 'numbers', isNeeded: false });
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
    const own = 'exhibits composing language paper sections.level print.kdp.trim sections.givens inMind';
    for (const { path, values } of fields) {
      const isWord = values.some((value) => typeof value === 'string');
      if (isWord) expect([...LABELLED, ...own.split(' ')], path).toContain(path);
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
    expect(listedIn(draft, 'sections')).toEqual([{ title: 'A', count: 1 }]);
    expect(listedIn({ sections: 'many' }, 'sections')).toEqual([]);
    expect(listedIn({ sections: [null, 3] }, 'sections')).toEqual([{}, {}]);
  });

  it('has tasks of one’s own as parts, whatever names stand among them', () => {
    const mixed: Draft = { composing: ['ladder', { range: 4 }, 'cross', { range: 1 }] };
    expect(listedIn(mixed, 'composing')).toEqual([{ range: 4 }, { range: 1 }]);
    expect(withPart(mixed, 'composing', 1, { range: 7 }).composing).toEqual([
      'ladder',
      { range: 4 },
      'cross',
      { range: 7 },
    ]);
    expect(withPart(mixed, 'composing', 0, undefined).composing).toEqual(['ladder', 'cross', { range: 1 }]);
    expect(withPart({ locks: [{}] }, 'locks', 0, undefined)).toEqual({});
    expect(withAdded({ composing: ['ladder'] }, 'composing', { range: 4 }).composing).toEqual([
      'ladder',
      { range: 4 },
    ]);
  });

  it.each([
    ['4', 4],
    ['3, 8,12', [3, 8, 12]],
    ['5,', [5]],
    ['easy', 'easy'],
    [',', ','],
  ])('reads rounds that are typed as %s', (text, value) => {
    expect(numbersOf(text)).toEqual(value);
    expect(numbersOf(typedNumbers(value))).toEqual(value);
  });

  const parts: Draft = {
    sections: [{}, {}, {}],
    locks: [{}, {}],
    exercises: [{}],
    composing: ['ladder', {}, 'cross', {}],
  };

  it.each([
    ['title', { path: 'title' }],
    ['print.kdp.trim', { path: 'print.kdp.trim' }],
    ['sections[2].level', { path: 'sections.level', part: 2 }],
    ['sections[1]: conditions', { path: 'sections.conditions', part: 1 }],
    ['sections[1].conditions[3]', { path: 'sections.conditions', part: 1 }],
    ['sections[0]: after 3 of 10', { path: 'sections.count', part: 0 }],
    ['locks[1].moves', { path: 'locks.moves', part: 1 }],
    ['exercises[0].divisor', { path: 'exercises.divisor', part: 0 }],
    ['exercises[0], after 3 of 5', { path: 'exercises.count', part: 0 }],
    ['composing[3].rows[0]', { path: 'composing.rows', part: 1 }],
    ['composing[1]: conditions', { path: 'composing.conditions', part: 0 }],
    ['composing[1]', { path: 'composing.range', part: 0 }],
    ['composing[2]', { path: 'composing' }],
    ['composing', { path: 'composing' }],
    ['together.puzzles[1]', { path: 'together.puzzles' }],
    ['editions[3]', { path: 'editions' }],
  ])('a fault at %s is found in the form', (where, place) => {
    expect(placeOfFault(where, parts)).toEqual(place);
  });

  /** The form's result for a config after setting every field to its present value. */
  function passed(config: Draft): Draft {
    const isOfList = ({ path }: { path: string }) => LISTS.some((list) => path.startsWith(`${list}.`));
    const whole = fields
      .filter((field) => !isOfList(field))
      .reduce<Draft>((now, { path, type, values }) => {
        const value = valueAt(now, path);
        if (type !== 'choices' || !Array.isArray(value)) return withValue(now, path, value);
        const chosen = values.filter((known) => value.includes(known));
        return withValue(now, path, withChosen(value, values, chosen));
      }, config);
    return LISTS.reduce((now, list) => {
      const paths = fields.map(({ path }) => path).filter((path) => path.startsWith(`${list}.`));
      return listedIn(now, list).reduce<Draft>((changed, part, at) => {
        const set = paths
          .map(withinPart)
          .reduce((passed, path) => withValue(passed, path, valueAt(passed, path)), part);
        return withPart(changed, list, at, set);
      }, now);
    }, whole);
  }

  it.each(PRESET_NAMES)('the preset %s passes through the form as it is', (name) => {
    const request = presetRequest(name, loadWords('en'));
    expect(passed(request)).toEqual(request);
    expect(parseConfig(passed(request))).toEqual(parseConfig(request));
  });

  it('passes through the form and back from its text with every kind of part', () => {
    const config: Draft = {
      title: 'Everything',
      editions: ['large-print', 'html'],
      sections: [
        { title: 'Made', kind: 'terzett', level: 'hard', count: 2, conditions: ['sum c 27'] },
        { title: 'Taken', from: 'puzzles.txt' },
        { title: 'Given', kind: 'completion', count: 1, givens: 'fewest', pattern: 'cross' },
      ],
      exhibits: ['VII', 'duett-star', 'I'],
      exercises: [{ divisor: 5, level: 'largest', count: 3 }, newPart('exercises', '')],
      locks: [{ aim: 'points', sees: 'own', moves: 3, count: 1 }, newPart('locks', '')],
      composing: [
        'sum-27',
        { range: 4, rows: ['??????', '3??1??', '??0???', '???3?3', '??2???'] },
        'small-line',
      ],
      together: { players: 2, puzzles: 2 },
      print: { kdp: { trim: '8.5x11' } },
    };
    expect(JSON.parse(JSON.stringify(passed(config)))).toEqual(config);
    expect(parseConfig(passed(config))).toEqual(parseConfig(config));
  });

  it.each(LISTS)('has a new part of %s that the schema takes', (list) => {
    const base: Draft = { title: 'One', sections: [newPart('sections', 'A')] };
    const config = parseConfig({ ...base, [list]: [newPart(list, 'A')] });
    expect(config[list]).toHaveLength(1);
  });

  it('leaves tasks of one’s own where they are when others are chosen', () => {
    const own = { range: 4 };
    expect(withChosen(['a', own, 'b'], ['a', 'b', 'c'], ['b', 'c'])).toEqual([own, 'b', 'c']);
    expect(withChosen(undefined, ['a'], ['a'])).toEqual(['a']);
    expect(withChosen([own], ['a'], [])).toEqual([own]);
  });
});

it.each<[name: string, label: string, language?: Language]>([
  ['large-print.pdf', 'Large print (PDF)'],
  ['standard-print-keys.pdf', 'Standard print (PDF): the solutions'],
  ['kdp-cover.pdf', 'Bound book for a press (PDF): the cover'],
  ['keys.brf', 'Braille for embossers (BRF): the solutions'],
  ['kit.brf', 'Tactile kit, with dominoes and braille'],
  ['keys.json', 'Keys as data'],
  ['stones-tactile.pdf', 'Dominoes to cut out (PDF): raised'],
  ['standard-print-volume-2.pdf', 'Normaldruck (PDF)', 'de'],
  ['book.html', 'Webseite zum Spielen', 'de'],
  ['book.json', '', 'de'],
])('calls the file %s by what it is: %s', (name, label, language = 'en') => {
  expect(fileLabel(name, WORDS[language])).toBe(label);
});
