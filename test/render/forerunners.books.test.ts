import { describe, expect, it } from 'vitest';
import { openBook } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { planBook } from '../../src/book/plan.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { configOf } from '../helpers/book/books.ts';
import { blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { documentOf } from '../helpers/document/documents.ts';
import { render } from '../helpers/render/books.ts';
import { plainWords } from '../helpers/words.ts';

const SECTIONS = [
  { kind: 'duett', shape: 'lighthouse', count: 1 },
  { kind: 'quartett', count: 1 },
  { kind: 'quadrat', count: 1 },
  { kind: 'quodlibet', shape: 'small-frame', count: 1 },
];
const EXHIBITS = ['quadrat-545', 'duett-star', 'V'];

const GAMES = ['duett', 'quartett', 'quadrat', 'quodlibet'] as const;
/** One edition of each type. */
const SORTS: readonly Edition[] = ['large-print', 'tactile', 'brf', 'aloud', 'html', 'ebraille'];

const planned = await planBook(configOf(SECTIONS, { exhibits: EXHIBITS }));

describe.each(LANGUAGE_CODES)('a book of the forerunners of the Terzett: %s', (language) => {
  const book = openBook({ ...planned, language });
  const say = plainWords(language);
  const document = documentOf(book);
  const lines = linesOf(document);

  it('names the game over each puzzle and tells the rule of each', () => {
    for (const [i, game] of GAMES.entries()) {
      const title = say('puzzle-heading', { number: i + 1, kind: game, level: 'none' });
      expect(lines.some((line) => line.startsWith(`${title}, `))).toBe(true);
      const heading = say(`${game}-heading`);
      expect(lines.filter((line) => line === heading)).toHaveLength(1);
    }
    const one = documentOf({ ...book, sections: book.sections.slice(0, 1), exhibits: [] });
    expect(linesOf(sectionOf(one, 'how-to-play')).join(' ')).not.toMatch(/Quodlibets|Vierer|fours/);
    expect(linesOf(one)).toContain('Duett');
    expect(linesOf(one)).not.toContain('Quartett');
    expect(linesOf(one).join(' ')).not.toContain(say('answers-subject', { what: 'task', name: '' }).trim());
  });

  it('shows laying tasks apart from the figures of 1921, with their number of solutions and a key', () => {
    for (const [i, { name, puzzle, key, solutions }] of book.exhibits.slice(0, 2).entries()) {
      const page = sectionOf(document, `task-${name}`);
      expect(linesOf(page)[0]).toBe(
        say('laying-task-heading', { number: i + 1, kind: (['quadrat', 'duett'] as const)[i]! }),
      );
      expect(linesOf(page)[1]).toContain(`${name}. ${say('exhibit-solutions', { solutions })}`);
      expect(blocksOf(page, 'board').map(({ figure }) => figure.puzzle)).toEqual([puzzle]);
      const answer = sectionOf(document, `key-task-${name}`);
      expect(linesOf(answer)[0]).toBe(say('key-heading', { of: 'task', name: i + 1 }));
      for (const { first, second } of blocksOf(answer, 'board')[0]!.figure.dominoes)
        expect(key[first]).toBe(second);
    }
    expect(lines.filter((line) => line.includes(say('laying-task-never-single')))).toHaveLength(1);
    const figures = blocksOf(sectionOf(document, 'figures'), 'section').flatMap(({ id }) => id ?? []);
    expect(figures.filter((id) => /^figure-[IVX]/.test(id))).toEqual(['figure-V']);
  });

  it.each(SORTS.filter((_, i) => LANGUAGE_CODES[i % LANGUAGE_CODES.length] === language))(
    'makes the files of %s',
    async (edition) => {
      const files = await render(book, edition);
      expect(files.size).toBeGreaterThan(0);
      for (const [name, bytes] of files) expect(bytes.length, name).toBeGreaterThan(100);
    },
  );

  it('has them in the keys as data', async () => {
    const files = await render(book, 'keys');
    const rows = files.get('keys.csv')!.toString('utf8').trim().split('\n');
    expect(rows.filter((row) => /quadrat-545.*quadrat.*brick-545/.test(row))).toHaveLength(1);
    expect(files.get('keys.txt')!.toString('utf8')).toContain(
      `\n${say('answers-subject', { what: 'task', name: 'quadrat-545' })}\n`,
    );
  });
});
