import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Document } from '../../../src/document/document.ts';
import { UserError } from '../../../src/errors.ts';
import { plainLine } from '../../../src/layout/lines.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import type { Page, Publication } from '../../../src/layout/page.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import { type Divisible, divide, layoutVolumes, type Section } from '../../../src/layout/print/volumes.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import {
  chapter,
  contentsPage,
  documentWith,
  heading,
  paragraph,
  titlePage,
} from '../../helpers/layout/blocks.ts';

const SETTINGS = {
  sheet: 'a4',
  profile: PRINT_PROFILES['large-print'],
  metrics: makeMetrics(loadFonts()),
} as const;

/** A book of words: a long chapter of hints, each with an id and a reference to the last, which refers to the first. */
function hintsDocument(hints: number): Document {
  const all = Array.from({ length: hints }, (_, i) => {
    const of = i + 1 === hints ? 1 : hints;
    const page = { type: 'page', of: `hint-${of}`, title: `Hint ${of}` } as const;
    const content = [...plainLine(`Hint ${i + 1} of many. See page `), page, ...plainLine('.')];
    return paragraph(content, { id: `hint-${i + 1}` });
  });
  const hintsChapter = { ...chapter(heading(1, 'Hints'), ...all), id: 'hints' };
  return documentWith([titlePage('Words'), contentsPage('Contents'), hintsChapter]);
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

/** A chapter whose units have these numbers of pages each. */
interface Chapter {
  readonly role: Section['role'];
  readonly pages: readonly number[];
}

const FRONT = 2;
const BACK: Block[] = [{ type: 'section', role: 'back-cover', blocks: [] }];

/** The parts of a document with these chapters, and the beginnings of its units. */
function documentOf(chapters: readonly Chapter[]) {
  const body = chapters.map(({ role }): Section => ({ type: 'section', role, blocks: [] }));
  const units = chapters.flatMap(({ pages }, section) =>
    pages.map((_, from) => ({ section, from, id: `${section}-${from}` })),
  );
  let page = FRONT + 1;
  const pageOf = new Map<string, number>();
  const lengths = chapters.flatMap(({ pages }) => pages);
  units.forEach(({ id }, i) => {
    pageOf.set(`at-${id}`, page);
    page += lengths[i]!;
  });
  const parts = { front: [], back: BACK, body, units } as unknown as Divisible;
  return { parts, units, lengths, pageOf, pages: page - 1 + BACK.length };
}

/** The pages for cover, contents and back cover in every volume, plus one for a volume that begins within a page. */
const AROUND = FRONT + BACK.length + 1;

const pieces = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });
const books = fc.array(
  fc.record({ role: fc.constantFrom<Section['role']>('puzzles', 'keys'), pages: pieces }),
  { minLength: 1, maxLength: 6 },
);

describe('volumes', () => {
  it('hold all units in order, none more pages than it may, and are as few as can be', () => {
    fc.assert(
      fc.property(books, fc.integer({ min: 24, max: 60 }), (chapters, most) => {
        const { parts, units, lengths, pageOf, pages } = documentOf(chapters);
        const volumes = divide(parts, pageOf, pages, most);
        expect(volumes.flat()).toEqual(units);
        const room = most - AROUND;
        let next = 0;
        for (const volume of volumes) {
          const held = lengths.slice(next, next + volume.length);
          expect(held.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(room);
          next += volume.length;
        }
        // Filling volumes greedily never takes more than the minimum.
        let [count, full] = [1, 0];
        for (const length of lengths) {
          if (full + length > room) [count, full] = [count + 1, 0];
          full += length;
        }
        expect(volumes).toHaveLength(count);
      }),
    );
  });

  it('begin with a chapter rather than a few pages before or after', () => {
    const { parts, pageOf, pages } = documentOf([
      { role: 'puzzles', pages: new Array(18).fill(1) },
      { role: 'puzzles', pages: new Array(22).fill(1) },
    ]);
    expect(divide(parts, pageOf, pages, 30).map(([first]) => first!.id)).toEqual(['0-0', '1-0']);
  });

  it('divide a chapter of hints only if it fills more than half of one', () => {
    const begins = (hints: number) => {
      const { parts, pageOf, pages } = documentOf([
        { role: 'chapter', pages: [15] },
        { role: 'chapter', pages: new Array(hints).fill(1) },
      ]);
      return divide(parts, pageOf, pages, 30).map(([first]) => first!.id);
    };
    expect(begins(14)).toEqual(['0-0', '1-0']);
    expect(begins(30)).toHaveLength(2);
    expect(begins(30)[1]).toMatch(/^1-[1-9]/);
  });

  it('are refused where a chapter is too long, with the pages that it takes', () => {
    const { parts, pageOf, pages } = documentOf([{ role: 'chapter', pages: [40] }]);
    const divided = () => divide(parts, pageOf, pages, 30);
    expect(divided).toThrow(UserError);
    try {
      divided();
    } catch (error) {
      expect((error as UserError).expected).toContain(String(40 + AROUND));
    }
  });
});
