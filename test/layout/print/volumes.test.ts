import { describe, expect, it } from 'vitest';
import { type Block, type Document, NOTHING_ELSE } from '../../../src/document/document.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import type { Page, Publication } from '../../../src/layout/page.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import { layoutVolumes } from '../../../src/layout/print/volumes.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { loadWords } from '../../../src/node/words.ts';

const SETTINGS = {
  sheet: 'a4',
  profile: PRINT_PROFILES['large-print'],
  metrics: makeMetrics(loadFonts()),
} as const;

const line = (text: string) => [{ type: 'text', text, strong: false } as const];
const heading = (text: string, level: 1 | 2): Block => ({ type: 'heading', level, content: line(text) });

/** A book of words: a long chapter of hints, each with an id and a reference to the last, which refers to the first. */
function hintsDocument(hints: number): Document {
  const hint = (n: number): Block => {
    const of = n === hints ? 1 : hints;
    return {
      type: 'paragraph',
      style: 'body',
      id: `hint-${n}`,
      content: [
        ...line(`Hint ${n} of many. See page `),
        { type: 'page', of: `hint-${of}`, title: `Hint ${of}` },
        ...line('.'),
      ],
    };
  };
  return {
    ...NOTHING_ELSE,
    title: 'Words',
    language: 'en',
    date: '2026-11-20',
    words: loadWords('en'),
    blocks: [
      { type: 'section', role: 'title-page', blocks: [heading('Words', 1)] },
      { type: 'section', role: 'chapter', blocks: [heading('Contents', 1), { type: 'contents' }] },
      {
        type: 'section',
        role: 'chapter',
        id: 'hints',
        blocks: [heading('Hints', 1), ...Array.from({ length: hints }, (_, i) => hint(i + 1))],
      },
    ],
  };
}

/** The words on a page, line by line in drawing order. */
function wordsOn({ marks }: Page): string {
  return marks
    .flatMap(({ items }) => items.map((item) => (item.type === 'text' ? item.text : '')))
    .join('')
    .replaceAll(/\s+/g, ' ');
}

const text = ({ pages }: Publication) => pages.map(wordsOn).join(' ');

describe('a chapter of hints that is longer than a volume', () => {
  const hints = 700;
  const volumes = layoutVolumes(hintsDocument(hints), SETTINGS, 24);

  it('goes on in the next, under its heading', () => {
    expect(volumes.length).toBeGreaterThan(1);
    for (const { pages } of volumes) expect(pages.length).toBeLessThanOrEqual(24);
    const found = volumes.flatMap((volume) => [...text(volume).matchAll(/Hint (\d+) of many/g)]);
    expect(found.map(([, number]) => Number(number))).toEqual(Array.from({ length: hints }, (_, i) => i + 1));
    volumes.slice(1).forEach((volume) => {
      expect(volume.bookmarks.map(({ title }) => title)).toEqual(['Words', 'Contents', 'Hints, continued']);
    });
  });

  it('refers to pages of other volumes by number and volume, and links to its own', () => {
    const last = volumes.at(-1)!;
    const page = last.pages.findIndex((each) => wordsOn(each).includes(`Hint ${hints} of many`));
    const number = last.firstNumber! + page;
    expect(text(volumes[0]!)).toContain(`Hint 1 of many. See page ${number} in volume ${volumes.length}.`);
    expect(text(last)).toContain(`Hint ${hints - 1} of many. See page ${number}.`);
    expect(text(last)).toContain(`Hint ${hints} of many. See page 3 in volume 1.`);
    const leads = (volume: Publication) =>
      volume.pages.flatMap(({ marks }) => marks.flatMap(({ link }) => (link ? [link.to] : [])));
    for (const volume of volumes) {
      const targets = new Set(volume.pages.flatMap(({ targets }) => targets.map(({ name }) => name)));
      expect(leads(volume).filter((name) => !targets.has(name))).toEqual([]);
    }
    expect(leads(volumes[0]!).filter((name) => name.startsWith('at-'))).toEqual([]);
  });
});
