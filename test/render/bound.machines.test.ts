import { beforeAll, describe, expect, it } from 'vitest';
import type { Binding } from '../../src/book/binding.ts';
import { boxOf } from '../helpers/pdf/boards.ts';
import type { Dict } from '../helpers/pdf/objects.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { headingsOf, runsOf, wordsOf } from '../helpers/pdf/words.ts';
import { madeUpBook, peerBook, render } from '../helpers/render/books.ts';
import { pdfOf, refusal } from '../helpers/render/rendered.ts';

const INCH = 25.4;
const POINT = INCH / 72;
const BLEED = 0.125 * INCH;

/** Possible texts of a publisher. The copyright page and the cover are longest in German. */
const SAID = {
  title: 'Fünf & sechs Steine',
  subtitle: 'Aufgaben für Hände und Augen',
  author: 'Ä. Öhler',
  publisher: 'Stein & Söhne',
  isbn: '978-3-16-148410-0',
  rights: '© 2026 Ä. Öhler',
  imprint: 'Zweite Auflage.',
};

interface Made {
  readonly inside: PdfFile;
  readonly cover: PdfFile;
}

async function made(fields: object, kdp: Partial<Binding> = {}, print: object = {}): Promise<Made> {
  const files = await render(peerBook([7, 7], { ...SAID, ...fields, print: { kdp, ...print } }), 'kdp');
  expect([...files.keys()]).toEqual(['kdp.pdf', 'kdp-cover.pdf']);
  const [inside, cover] = [files.get('kdp.pdf')!, files.get('kdp-cover.pdf')!];
  return { inside: await readPdf(inside), cover: await readPdf(cover) };
}

const SIZES = [
  { trim: '8.5x11', paper: 'white', language: 'en', sheet: [8.5, 11], page: 0.002252 },
  { trim: '8.25x6', paper: 'premium-colour', language: 'de', sheet: [8.25, 6], page: 0.002347 },
  { trim: '150x220mm', paper: 'cream', language: 'fr', sheet: [150 / INCH, 220 / INCH], page: 0.0025 },
] as const;

/** A box of the first page in mm: left, bottom, right, top. */
function pageBox({ objects }: PdfFile, name: string): number[] | undefined {
  const page = objects.object(objects.pageRefs[0]!.number) as Dict;
  return (objects.get(page, name) as number[] | undefined)?.map((side) => side * POINT);
}

describe.each(SIZES)('a $language book of $trim on $paper', ({ trim, paper, language, sheet, page }) => {
  let [inside, cover]: [PdfFile, PdfFile] = [undefined!, undefined!];
  const [width, height] = [sheet[0] * INCH, sheet[1] * INCH];
  const spine = () => inside.pages.length * page * INCH;

  beforeAll(async () => {
    ({ inside, cover } = await made({ language }, { trim, paper }));
  });

  it('has an inside of an even number of pages of that size', () => {
    expect(inside.pages.length % 2).toBe(0);
    expect(inside.pages.length).toBeGreaterThan(24);
    for (const each of inside.pages) {
      expect(each.width).toBeCloseTo(width, 2);
      expect(each.height).toBeCloseTo(height, 2);
    }
    const whole = [0, 0, width, height].map((side) => expect.closeTo(side, 2));
    // Other boxes are as large unless they are named (ISO 32000-1, 14.11.2).
    for (const name of ['MediaBox', 'TrimBox', 'BleedBox'])
      expect([undefined, whole], name).toContainEqual(pageBox(inside, name));
    expect(pageBox(inside, 'MediaBox')).toEqual(whole);
  });

  it('has nothing for screens in it: no links, places to lead to or bookmarks', () => {
    for (const file of [inside, cover]) {
      expect(file.bookmarks).toEqual([]);
      expect(file.pages.flatMap(({ links }) => links)).toEqual([]);
      expect(nodesIn(file.structure).filter(({ tag }) => tag === 'Link')).toEqual([]);
      const catalog = file.objects.get(file.objects.root) as Dict;
      expect(catalog.has('Outlines')).toBe(false);
      expect(file.objects.get(file.objects.root, 'Names', 'Dests', 'Names') ?? []).toEqual([]);
    }
  });

  it('keeps the words of what would be links: contents with numbers of pages, and hints that name them', () => {
    const entries = nodesIn(inside.structure).filter(({ tag }) => tag === 'Reference');
    expect(entries.length).toBeGreaterThan(3);
    for (const entry of entries) expect(wordsOf(inside, entry)).toMatch(/\p{L}.* \d+$/u);
  });

  it('has a copyright page on the back of the title page, without number or heading, then contents, then how it began', () => {
    const words = (number: number) => textOf(inside.pages[number - 1]!);
    expect(words(1)).toContain(dense(SAID.title));
    for (const said of ['publisher', 'isbn', 'rights', 'imprint', 'author'] as const) {
      expect(words(2), said).toContain(dense(SAID[said]));
    }
    expect(words(2)).toContain(dense('SIL Open Font License'));
    expect(words(2)).toContain('2026');
    const headings = headingsOf(inside);
    expect(headings.filter((heading) => heading.page === 2)).toEqual([]);
    const wordsOn = (page: number) =>
      headings.filter((heading) => heading.page === page).map((each) => each.words);
    const first = {
      en: ['Contents', 'How it all began'],
      de: ['Inhalt', 'Wie alles anfing'],
      fr: ['Table des matières', 'Comment tout a commencé'],
    }[language];
    // On short pages the contents take two.
    expect([3, 4, 5].flatMap(wordsOn).slice(0, 2)).toEqual(first);
    const said = inside.pages.filter((each) => textOf(each).includes(dense('SIL Open Font License')));
    expect(said).toHaveLength(1);
  });

  it('has its first three pages read one after the other', () => {
    const told = nodesIn(inside.structure)
      .filter(({ tag }) => tag === 'P' || tag === 'H1')
      .flatMap((node) => runsOf(inside, node).map((run) => run.page));
    const early = told.filter((number) => number <= 3);
    expect(told.slice(0, early.length)).toEqual([...early].sort((one, other) => one - other));
    expect(new Set(early)).toEqual(new Set([1, 2, 3]));
  });

  it('has a cover of back, spine and front with bleed, which says where it is cut', () => {
    expect(cover.pages).toHaveLength(1);
    const [wrap] = cover.pages as [PdfPage];
    expect(wrap.width).toBeCloseTo(2 * width + spine() + 2 * BLEED, 2);
    expect(wrap.height).toBeCloseTo(height + 2 * BLEED, 2);
    const cut = [BLEED, BLEED, wrap.width - BLEED, wrap.height - BLEED];
    expect(pageBox(cover, 'TrimBox')).toEqual(cut.map((side) => expect.closeTo(side, 2)));
    expect(pageBox(cover, 'BleedBox')).toEqual(pageBox(cover, 'MediaBox'));
  });

  it('has its words on one of the three, a quarter inch from the edges, and none in the field for the barcode', () => {
    const [wrap] = cover.pages as [PdfPage];
    const far = 0.25 * INCH;
    const fold = BLEED + width;
    const panels = { back: [BLEED, fold], front: [fold + spine(), fold + spine() + width] } as const;
    const seen = { back: '', front: '', spine: '' };
    for (const run of wrap.runs) {
      const { text, x, y, size, downward } = run;
      // The blank at the end of a line may reach beyond it.
      const long = (run.origins[text.trimEnd().length] ?? run.origins[0]! + run.width) - run.origins[0]!;
      if (downward) {
        seen.spine += text;
        // Letters reach from below the baseline to above the capitals.
        const away = 0.0625 * INCH;
        expect(x - 0.25 * size * POINT).toBeGreaterThan(fold + away);
        expect(x + 0.9 * size * POINT).toBeLessThan(fold + spine() - away);
        expect(y).toBeGreaterThan(BLEED + far);
        expect(y + long).toBeLessThan(BLEED + height - far);
        expect(size).toBeGreaterThanOrEqual(7);
        continue;
      }
      const side = x < fold ? 'back' : 'front';
      seen[side] += `${text} `;
      expect(x, text).toBeGreaterThan(panels[side][0] + far);
      expect(x + long, text).toBeLessThan(panels[side][1] - far);
      expect(y - size * POINT, text).toBeGreaterThan(BLEED + far);
      expect(y, text).toBeLessThan(BLEED + height - far);
      if (side === 'back') expect(y, text).toBeLessThan(BLEED + height - (0.25 + 1.2 + 0.125) * INCH);
    }
    const field = { right: fold - far, left: fold - far - 2 * INCH, top: BLEED + height - far - 1.2 * INCH };
    for (const { points } of [...wrap.paths, ...wrap.fills]) {
      expect(points.filter(([x, y]) => x > field.left && x < field.right && y > field.top)).toEqual([]);
    }
    expect(dense(seen.front)).toContain(dense(SAID.title));
    expect(dense(seen.back)).toContain(dense(SAID.isbn));
    // A spine of less than a quarter inch has no room for text of seven points.
    if (spine() > 0.28 * INCH) expect(dense(seen.spine)).toContain(dense(SAID.title));
    else expect(seen.spine).toBe('');
  });
});

describe('the cover of a bound book', () => {
  it('holds the puzzle and its key, front first', async () => {
    const book = { ...peerBook([3]), ...SAID };
    const { number: _, ...puzzle } = peerBook([4]).sections[0]!.puzzles[0]!;
    const cover = await pdfOf({ ...book, cover: puzzle } as typeof book, 'kdp', 'kdp-cover.pdf');
    expect(headingsOf(cover).map(({ words }) => words)).toEqual([
      SAID.title,
      'All the numbers are here. Where are the dominoes?',
      'A taste of what’s inside',
    ]);
    expect(nodesIn(cover.structure).filter(({ tag }) => tag === 'Table')).not.toEqual([]);
  });

  it('has the colours of the book, with a white field for the barcode', async () => {
    const { cover, inside } = await made({}, {}, { colours: 'white-on-black' });
    const [wrap] = cover.pages as [PdfPage];
    expect(wrap.runs.map(({ colour }) => colour)).toEqual(wrap.runs.map(() => '#ffffff'));
    expect(wrap.fills.slice(0, 2).map(({ colour }) => colour)).toEqual(['#000000', '#ffffff']);
    const [ground, field] = wrap.fills.map(({ points }) => boxOf(points));
    expect(ground!.right).toBeCloseTo(wrap.width, 1);
    expect(ground!.bottom).toBeCloseTo(wrap.height, 1);
    expect(field!.right - field!.left).toBeCloseTo(2 * INCH, 1);
    expect(field!.bottom - field!.top).toBeCloseTo(1.2 * INCH, 1);
    expect(field!.right).toBeCloseTo(BLEED + (8.5 - 0.25) * INCH, 1);
    expect(field!.bottom).toBeCloseTo(BLEED + (11 - 0.25) * INCH, 1);
    for (const { colours } of inside.pages) expect(colours).toEqual([]);
  });

  it('has room for the longest words that a book can say of itself', async () => {
    const words = (length: number) => 'Steine zählen und legen. '.repeat(60).slice(0, length).trim();
    const names = { title: words(120), author: words(120), publisher: words(120) };
    const fields = { ...names, subtitle: words(200), description: words(1000) };
    const { cover } = await made({ ...fields, language: 'de' });
    const text = textOf(cover.pages[0]!);
    for (const value of Object.values(fields)) expect(text).toContain(dense(value.slice(0, 40)));
    expect(Math.min(...cover.pages[0]!.runs.map(({ size }) => size))).toBeGreaterThanOrEqual(7);
  });

  it('names the size of its pages where a board has no room on them', async () => {
    const book = madeUpBook([21], { print: { kdp: { trim: '8x10' } } });
    expect((await refusal(book, 'kdp')).message).toMatch(/does not fit on 8x10 in digits/);
  });
});

/** Words without blanks: figures are set in a separate font, so that a text comes in several runs. */
function dense(...words: readonly string[]): string {
  return words.join('').replace(/[\s\u00a0]+/g, '');
}

/** The words of a page in drawing order. */
function textOf({ runs }: Pick<PdfPage, 'runs'>): string {
  return dense(...runs.map(({ text }) => text));
}
