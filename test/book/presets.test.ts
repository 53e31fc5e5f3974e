import { describe, expect, it } from 'vitest';
import { PRESET_NAMES, type PresetName } from '../../src/book/choices.ts';
import { type BookConfig, parseConfig } from '../../src/book/config.ts';
import { parseJson } from '../../src/book/json.ts';
import { planBook } from '../../src/book/plan.ts';
import { presetRequest, presetSummary } from '../../src/book/presets.ts';
import { isSoonMade } from '../../src/book/stand-in.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { LEVELS, type Level } from '../../src/solve/levels.ts';

/** The promises of a preset's summary, title and rank among the others. */
interface Promised {
  readonly puzzles: number;
  /** The level of its hardest puzzles, if it requests one. */
  readonly hardest: string;
  readonly kinds?: readonly string[];
  readonly editions?: readonly string[];
  readonly players?: number;
  readonly rounds?: number;
}

const PROMISED: Readonly<Record<PresetName, Promised>> = {
  first: { puzzles: 100, hardest: 'expert', kinds: ['omnibus', 'terzett', 'completion'] },
  starter: { puzzles: 20, hardest: 'easy', kinds: ['omnibus'] },
  'large-print': { puzzles: 24, hardest: 'tricky', editions: ['large-print'] },
  pocket: { puzzles: 40, hardest: 'tricky', editions: ['kdp'] },
  braille: { puzzles: 16, hardest: 'medium', editions: ['brf', 'pef', 'kit', 'stones', 'calibration'] },
  terzett: { puzzles: 36, hardest: 'expert', kinds: ['terzett', 'completion'] },
  class: { puzzles: 15, hardest: 'easy', players: 12, rounds: 5 },
  party: { puzzles: 8, hardest: 'easy', players: 4, rounds: 4 },
  gift: { puzzles: 12, hardest: 'easy', editions: ['large-print', 'stones', 'html'] },
};

const configOf = (name: PresetName, language: Language = LANGUAGE_CODES[0]!) =>
  parseConfig(presetRequest(name, loadWords(language)));

function levelsOf({ sections }: BookConfig): string[] {
  return sections.flatMap(({ level, count = 0 }) => new Array<string>(count).fill(level ?? 'any'));
}

describe.each(PRESET_NAMES)('the preset %s', (name) => {
  const promised = PROMISED[name];

  it('has what it promises', () => {
    const config = configOf(name);
    const levels = levelsOf(config);
    expect(levels).toHaveLength(promised.puzzles);
    const ranks = levels.filter((level) => level !== 'any').map((level) => LEVELS.indexOf(level as 'easy'));
    expect(LEVELS[Math.max(...ranks)]).toBe(promised.hardest);
    if (promised.kinds)
      expect(new Set(config.sections.map(({ kind }) => kind))).toEqual(new Set(promised.kinds));
    if (promised.editions) expect(config.editions).toEqual(promised.editions);
    expect([config.together?.players, config.together?.puzzles]).toEqual([promised.players, promised.rounds]);
  });

  it('tells in one line what it is, with numbers that are those of its config', () => {
    const summary = presetSummary(name);
    expect(summary).toMatch(/^[\da-z][\x20-\x7e]{10,110}[^.]$/);
    const numbers = new Set(summary.match(/\d+/g)?.map(Number));
    const told = [promised.puzzles, promised.players, promised.rounds, 1921];
    for (const number of numbers) expect(told).toContain(number);
    expect(numbers).toContain(promised.puzzles);
    if (promised.hardest !== 'medium') expect(summary).toContain(promised.hardest);
  });

  it.each(LANGUAGE_CODES)('has words in %s, and says truly who made it', (language) => {
    const config = configOf(name, language);
    const { title, subtitle, author, credit, description, sections } = config;
    expect(title).toMatch(/^Dominosa\b/);
    expect([author, config.language]).toEqual(['dominosa-press', language]);
    expect(credit).toMatch(/(?:\b|’)O\. S\. Adler (and|und|et de) Fritz Jahn$/);
    expect(new Set([title, subtitle, description]).size).toBe(3);
    expect(new Set(sections.map((section) => section.title)).size).toBe(sections.length);
  });

  it('is the same in all languages but for its words', () => {
    const words = /^(title|subtitle|credit|description|language|for)$/;
    const [first, ...others] = LANGUAGE_CODES.map((language) =>
      JSON.parse(JSON.stringify(configOf(name, language)), (key, value) => (words.test(key) ? 0 : value)),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  it('begins with its smallest boards, and rises from level to level in each kind', () => {
    const { sections } = configOf(name);
    expect(sections[0]!.range).toBe(Math.min(...sections.map(({ range }) => range!)));
    for (const kind of new Set(sections.map((section) => section.kind))) {
      const ranks = sections
        .filter((section) => section.kind === kind && section.level)
        .map(({ level }) => LEVELS.indexOf(level!));
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    }
    expect(levelsOf(configOf(name))).not.toContain('master');
  });

  it('is the same as a config that is written down and read again', () => {
    const request = presetRequest(name, loadWords('en'));
    const read = parseJson(JSON.stringify(request, null, 2));
    expect(JSON.stringify(parseConfig(read))).toBe(JSON.stringify(parseConfig(request)));
  });
});

describe('the presets', () => {
  it('say du and tu to a class, and to who is given a book, in every language', () => {
    for (const language of LANGUAGE_CODES) {
      const informal = PRESET_NAMES.filter((name) => configOf(name, language).address === 'informal');
      expect(informal).toEqual(['class', 'gift']);
    }
  });

  it('have titles, seeds and summaries of their own', () => {
    for (const language of LANGUAGE_CODES) {
      const configs = PRESET_NAMES.map((name) => configOf(name, language));
      expect(new Set(configs.map(({ title }) => title)).size).toBe(PRESET_NAMES.length);
      expect(new Set(configs.map(({ seed }) => seed)).size).toBe(PRESET_NAMES.length);
    }
    expect(new Set(PRESET_NAMES.map(presetSummary)).size).toBe(PRESET_NAMES.length);
  });

  it('begin with a book half of which is easy or medium, with Omnibus and Terzetts of each level up to expert', () => {
    const config = configOf(PRESET_NAMES[0]);
    const levels = levelsOf(config);
    const friendly = levels.filter((level) => level === 'easy' || level === 'medium');
    expect(friendly.length).toBeGreaterThanOrEqual(levels.length / 2);
    for (const kind of ['omnibus', 'terzett']) {
      const found = config.sections.filter((section) => section.kind === kind).map(({ level }) => level);
      expect(new Set(found.filter((level) => level !== undefined))).toEqual(
        new Set(LEVELS.filter((level) => level !== 'master')),
      );
    }
  });
});

describe('the language of a book', () => {
  const SECTIONS = [
    { range: 3, level: 'easy', count: 2 },
    { kind: 'terzett', range: 4, count: 1 },
    { kind: 'completion', range: 4, count: 1 },
  ] as const;

  it('changes none of its puzzles, their ids and keys, so that readers of several can solve them together', async () => {
    const puzzlesIn = async (language: Language) => {
      const title = loadWords(language).text('how-to-play-heading');
      const sections = SECTIONS.map((section) => ({ title, ...section }));
      const book = await planBook(parseConfig({ title, language, seed: 'together', sections }));
      return book.sections.map(({ puzzles }) => puzzles);
    };
    const [first, ...others] = await Promise.all(LANGUAGE_CODES.map(puzzlesIn));
    expect(first!.map((puzzles) => puzzles.length)).toEqual([2, 1, 1]);
    for (const other of others) expect(other).toEqual(first);
  });

  it.each([
    ['en', 'in every language'],
    ['de', 'in allen Sprachen'],
    ['fr', 'dans toutes les langues'],
  ] as const)('is said to change none where the seed of a book is chosen: %s', (language, said) => {
    expect(loadWords(language).text('studio-field-seed')).toContain(said);
  });
});

it('the built-in book, and a few completions not above medium, are made so soon that none is tried out', () => {
  const isSoon = (count: number, level?: Level) =>
    isSoonMade(parseConfig({ title: 'T', sections: [{ title: 'S', kind: 'completion', level, count }] }));
  expect(isSoonMade(configOf('first'))).toBe(true);
  expect(LEVELS.filter((level) => isSoon(4, level))).toEqual(['easy', 'medium']);
  expect(isSoon(4)).toBe(true);
  expect(isSoon(100, 'medium')).toBe(false);
});
