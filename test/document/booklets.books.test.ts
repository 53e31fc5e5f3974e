import { describe, expect, it } from 'vitest';
import type { Audience } from '../../src/document/audience.ts';
import type { Block } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { bookOf, MANY, SECTIONS } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';

const texts = textsOf('en');
const { omnibus, terzett } = SECTIONS;

/** The ids of all sections in their order. */
const idsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.type === 'section' ? [...(block.id === undefined ? [] : [block.id]), ...idsIn(block.blocks)] : [],
  );

/** The ids in each booklet, made once. */
const IDS = new Map<string, string[]>();

function idsOf(sections: Parameters<typeof bookOf>[1], audience: Partial<Audience> = {}): string[] {
  const whole = { reader: 'print', keysInside: true, ...audience } as const;
  const name = [...sections.map(({ title }) => title), audience.reader, audience.bound].join();
  const ids = IDS.get(name) ?? idsIn(makeDocument(bookOf('en', sections), 'book', whole, texts).blocks);
  IDS.set(name, ids);
  return ids;
}

describe('a booklet in print', () => {
  it('has no index and no example of 1921, and tells about itself behind the history', () => {
    const ids = idsOf([omnibus, terzett]);
    expect(ids).not.toContain('puzzle-index');
    expect(ids).not.toContain('historic-opening');
    expect(ids.slice(ids.indexOf('history') + 1, ids.indexOf('colophon'))).toEqual(['found']);
    const other = idsOf([MANY, terzett]);
    expect(other).toEqual(expect.arrayContaining(['puzzle-index', 'historic-opening']));
  });

  it('has no chapter on levels if all of its puzzles are easy', () => {
    expect(idsOf([omnibus])).not.toContain('levels');
    expect(idsOf([MANY, terzett])).toContain('levels');
    expect(idsOf([omnibus], { reader: 'screen' })).toContain('levels');
  });

  it('has no list of its contents if it has one section, unless it is bound', () => {
    expect(idsOf([omnibus])).not.toContain('contents');
    expect(idsOf([omnibus, terzett])).toContain('contents');
    expect(idsOf([MANY])).toContain('contents');
    expect(idsOf([omnibus], { bound: true })).toContain('contents');
  });

  it('has its key to the practice board once: where the first section opens, or behind the ways', () => {
    for (const sections of [[omnibus], [omnibus, terzett]]) {
      const ids = idsOf(sections);
      expect(ids.filter((id) => id === 'practice-key')).toHaveLength(1);
      const isBehindWays = ids.indexOf('practice-key') > ids.indexOf('hint-1-1');
      expect(isBehindWays).toBe(sections.length === 1);
    }
  });
});
