import { expect, it } from 'vitest';
import { loadPressData } from '../../src/node/press-data.ts';
import { materialsLoader, PRESS, type PressFiles } from '../../src/studio/press/materials.ts';

const { templates, words, informal } = loadPressData({ puzzles: '', table: '' });

it('loads informal words when a book asks for them, and each file once', async () => {
  const asked: string[] = [];
  const texts = new Map<string, unknown>([
    [PRESS.index, { templates, fonts: {}, tables: [] }],
    [PRESS.puzzlePlayer, ''],
    [PRESS.tablePlayer, ''],
    [PRESS.words('de'), words.de],
    [PRESS.informal('de'), informal.de],
  ]);
  const site = {
    text: async (name: string) => {
      asked.push(name);
      return JSON.stringify(texts.get(name));
    },
    liblouis: async () => ({}),
  };
  const load = materialsLoader(site as unknown as PressFiles);
  const said = async (address?: 'formal' | 'informal') =>
    (await load({ language: 'de', address })).texts.words.text('practice-heading');
  expect([await said(), await said('formal')]).toEqual(['Jetzt Sie', 'Jetzt Sie']);
  expect(asked).not.toContain(PRESS.informal('de'));
  expect([await said('informal'), await said('informal')]).toEqual(['Jetzt du', 'Jetzt du']);
  expect(asked.filter((name) => name === PRESS.informal('de'))).toHaveLength(1);
});
