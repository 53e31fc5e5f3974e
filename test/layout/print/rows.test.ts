import { expect, it } from 'vitest';
import { NOTHING_ELSE } from '../../../src/document/document.ts';
import { plainLine } from '../../../src/layout/lines.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import { layoutPrint } from '../../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { WORDS } from '../../helpers/words.ts';

const metrics = makeMetrics(loadFonts());

const itemsOf = (style: 'covered' | 'rows', entries: readonly string[]) => {
  const profile = PRINT_PROFILES['large-print'];
  const about = { title: 'T', language: 'en', date: '2026-11-20', words: WORDS.en, ...NOTHING_ELSE } as const;
  const items = entries.map((text) => plainLine(text));
  const blocks = [{ type: 'list', style, ordered: true, items }] as const;
  const { pages } = layoutPrint({ ...about, blocks }, { sheet: 'a4', profile, metrics });
  return pages.flatMap(({ marks }) => marks.flatMap((mark) => mark.items));
};
const outlinesOf = (...of: Parameters<typeof itemsOf>) =>
  itemsOf(...of).flatMap((item) => (item.type === 'outline' ? [item] : []));

it('a step that lays a domino has an outline round its numbers and nothing else', () => {
  const before = 'i12 ';
  const [seal, gap, starred] = outlinesOf('covered', ['0:2 b1', `${before}0:2`, '0:2 b1*']);
  const wide = (text: string) => metrics.width(text, 'figures', PRINT_PROFILES['large-print'].body);
  expect(seal!.width).toBeGreaterThan(wide('0:2'));
  expect(seal!.width).toBeLessThan(wide('0:2 '));
  expect([gap!.width, starred!.width]).toEqual([seal!.width, seal!.width]);
  const texts = itemsOf('covered', [`${before}0:2`]).flatMap((item) => (item.type === 'text' ? [item] : []));
  const begin = texts.find(({ text }) => text.startsWith('i'))!.x;
  const [alone] = outlinesOf('covered', [`${before}0:2`]);
  expect(alone!.x).toBeLessThan(begin + wide(before));
  expect(alone!.x).toBeGreaterThan(begin + wide(before.trim()));
});

it('a domino that a step crosses out, names among words, or that is no step has none', () => {
  expect(outlinesOf('covered', ['cross out b6-c6: overlap, 0:4', '0:4 and 1:1 go on a1'])).toEqual([]);
  expect(outlinesOf('rows', ['0:2 b1'])).toEqual([]);
});
