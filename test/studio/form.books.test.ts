import { expect, it } from 'vitest';
import { openBook } from '../../src/book/book.ts';
import { parseConfig } from '../../src/book/config.ts';
import { planBook } from '../../src/book/plan.ts';
import { firstBook } from '../../src/book/presets.ts';
import { standInFor } from '../../src/book/stand-in.ts';
import { loadMaterials } from '../../src/node/materials.ts';
import { loadWords } from '../../src/node/words.ts';
import { COMPOSING } from '../../src/parts/composing/record.ts';
import { newPart } from '../../src/studio/form/config.ts';
import { samplePages } from '../../src/studio/press/pages.ts';

const shown = async (...editions: string[]) => {
  const sections = [{ title: 'A', range: 3, level: 'easy', count: 1 }];
  const config = parseConfig({ title: 'Small', editions, sections });
  return samplePages(config, loadMaterials(openBook(await planBook(config)), config.editions));
};

it('shows a book in several sizes of print in the one that was asked for first', async () => {
  const ordinary = await shown('standard-print');
  expect(await shown('standard-print', 'large-print')).toEqual(ordinary);
  expect((await shown('large-print', 'standard-print'))[1]).not.toEqual(ordinary[1]);
});

it('reads one puzzle of a book for listening, and nothing of the next, which may be the same', async () => {
  const config = parseConfig({ ...firstBook(loadWords('en')), editions: ['aloud'] });
  const book = openBook(await planBook(standInFor(config)!));
  const [script] = await samplePages(config, loadMaterials(book, config.editions));
  const lines = script && 'lines' in script ? script.lines : [];
  expect(lines[0]).toBe('Puzzle one.');
  expect(lines.at(-1)).toMatch(/^Tally/);
});

it('begins a task for composers with one that has an answer', () => {
  const { composing } = parseConfig({ title: 'One', composing: [newPart('composing', '')] });
  expect(COMPOSING.make(composing!, { seed: '', puzzles: [] })[0]!.answers).toBeGreaterThan(1);
});
