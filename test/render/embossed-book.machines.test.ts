import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseBookFile } from '../../src/book/book.ts';
import { parseJson } from '../../src/book/json.ts';
import { presetRequest } from '../../src/book/presets.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { opened } from '../helpers/book/books.ts';
import { inPrint } from '../helpers/layout/emboss/print.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { render } from '../helpers/render/books.ts';
import { gridsIn, type Lines, pagesOf, type SeenBoard, together } from '../helpers/render/brf-reader.ts';

// The first book, read from nothing but its embosser files: by the text of its pages, like a reader who holds them.

const golden = parseBookFile(
  parseJson(readFileSync(new URL('../golden/first-book.json', import.meta.url), 'utf8')),
);

const KINDS = ['puzzle', 'hint', 'steps', 'key'] as const;

interface Reading {
  /** The maximum number of sheets, embossed on both sides. */
  readonly sheets: number;
  /** Whether pages have their number at the head or at the foot. */
  readonly edge: 'head' | 'foot';
  /** In the order of {@link KINDS}. */
  readonly headings: readonly [puzzle: string, hint: string, steps: string, key: string];
  /** Where the volume and the pages of the hint, the steps and the key are given. */
  readonly leads: RegExp;
  readonly seal: string;
  /** The characters of its files. */
  readonly table: string;
}

const READINGS: Readonly<Record<Language, Reading>> = {
  en: {
    sheets: 320,
    edge: 'head',
    headings: ['puzzle', 'hint to puzzle', 'steps of puzzle', 'key to puzzle'],
    leads: /volume #(\d+): (?:hint #(\d+), )?(?:steps #(\d+), )?key #(\d+)\./,
    seal: 'seal',
    table: 'north american braille ascii',
  },
  de: {
    sheets: 420,
    edge: 'foot',
    headings: ['aufgabe', 'hinweis zu aufgabe', 'schritte zu aufgabe', 'schlüssel zu aufgabe'],
    leads: /band #(\d+): (?:hinweis #(\d+), )?(?:schritte #(\d+), )?schlüssel #(\d+)\./,
    seal: 'siegel',
    table: 'nabcc',
  },
  fr: {
    sheets: 370,
    edge: 'head',
    headings: ['problème', 'indice du problème', 'étapes du problème', 'clé du problème'],
    leads: /volume #(\d+): (?:indice #(\d+), )?(?:étapes #(\d+), )?clé #(\d+)\./,
    seal: 'sceau',
    table: 'nabcc',
  },
};

const PAGES: Readonly<Record<Language, { readonly cells: number; readonly lines: number }>> = {
  en: { cells: 38, lines: 27 },
  de: { cells: 28, lines: 28 },
  fr: { cells: 30, lines: 28 },
};

/** The text under one heading. */
interface Passage {
  /** Counted from 1 through all volumes. */
  readonly page: number;
  readonly cells: string[];
  readonly print: string[];
}

/** Two cells that one domino covers, by their names. */
type Pair = readonly [one: string, other: string];

/** `3 b c` or `a 4,5` as in print, after number signs. */
const PLACE = /([a-z]{1,2}) #(\d+),#?(\d+)|#(\d+) ([a-z]{1,2}) ([a-z]{1,2})(?![a-z])/g;

function pairsIn(text: string): Pair[] {
  return [...text.matchAll(PLACE)].map(
    ([, column, upper, lower, row, left, right]): Pair =>
      column ? [`${column}${upper}`, `${column}${lower}`] : [`${left}${row}`, `${right}${row}`],
  );
}

const linksOf = ({ links }: SeenBoard) =>
  [...links].map((link) => nameOf(link.split(' ') as unknown as Pair)).sort();

const nameOf = ([one, other]: Pair) => [one, other].sort().join(' ');

/** A board by the names of its cells, played by the rules alone. */
class Play {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #open = new Map<string, Pair>();
  readonly placed = new Set<string>();

  constructor(numbers: ReadonlyMap<string, number>) {
    this.#numbers = numbers;
    for (const one of numbers.keys()) {
      for (const other of nextTo(one))
        if (numbers.has(other)) this.#open.set(nameOf([one, other]), [one, other]);
    }
  }

  domino(pair: Pair): string {
    return pair
      .map((cell) => this.#numbers.get(cell)!)
      .sort()
      .join('');
  }

  openOf(domino: string): Pair[] {
    return [...this.#open.values()].filter((pair) => this.domino(pair) === domino);
  }

  openAt(cell: string): Pair[] {
    return [...this.#open.values()].filter((pair) => pair.includes(cell));
  }

  crossOut(pair: Pair): void {
    this.#open.delete(nameOf(pair));
  }

  place(pair: Pair): void {
    const domino = this.domino(pair);
    this.placed.add(nameOf(pair));
    const gone = [...this.openOf(domino), ...pair.flatMap((cell) => this.openAt(cell))];
    for (const each of gone) this.crossOut(each);
  }
}

/** The cells on the right and below; no board here has more than 26 columns. */
function nextTo(cell: string): string[] {
  const [column, row] = [cell.charCodeAt(0), Number(cell.slice(1))];
  return [`${String.fromCharCode(column + 1)}${row}`, `${cell[0]}${row + 1}`];
}

/** The number of solutions of a board, up to two. */
function solutionsOf(numbers: ReadonlyMap<string, number>): number {
  const at = [...numbers].map(([cell, number]) => ({
    column: cell.charCodeAt(0) - 97,
    row: Number(cell.slice(1)) - 1,
    number,
  }));
  const rows = 1 + Math.max(...at.map(({ row }) => row));
  const columns = 1 + Math.max(...at.map(({ column }) => column));
  const box = new Array<number>(rows * columns).fill(-1);
  for (const { row, column, number } of at) box[row * columns + column] = number;
  return oracleSolutions({ rows, columns, range: Math.max(...numbers.values()), numbers: box }, 2).length;
}

describe.each(LANGUAGE_CODES)('the first book as it is embossed: %s', (language) => {
  const { sheets, edge, headings, leads, seal, table } = READINGS[language];
  const passages = new Map<string, Passage>();
  /** The number of the first page of each volume. */
  const starts: number[] = [];
  const names: string[] = [];
  const pages: Lines[] = [];
  let label = '';
  /** The lines of a page without signs of capitals, and which of them has its number. */
  const printOf = (page: Lines) => {
    const print = inPrint(page, language).map((line) => line.replaceAll('^', ''));
    return { print, at: edge === 'head' ? 0 : print.length - 1 };
  };

  beforeAll(async () => {
    const { title } = presetRequest('first', loadWords(language));
    const files = await render(opened({ ...golden, language, title }), 'brf');
    label = files.get('embossing.txt')!.toString('utf8');
    for (const [name, bytes] of files) {
      if (!name.endsWith('.brf')) continue;
      names.push(name);
      starts.push(pages.length + 1);
      pages.push(...pagesOf(bytes, { code: 'nabcc', lineEnd: '\r\n' }));
    }
    const kinds = KINDS.map((kind, k) => [kind, new RegExp(`^${headings[k]} #(\\d+)(?:: .*)?$`)] as const);
    let open: Passage | undefined;
    for (const [i, page] of pages.entries()) {
      const { print, at } = printOf(page);
      // A chapter begins on a page without a running title. The first page says where puzzle 1 is.
      if (/^ +#\d+$/.test(print[at] ?? '')) open = undefined;
      for (const [l, line] of i === 0 ? [] : print.entries()) {
        if (l === at) continue;
        for (const [kind, heading] of kinds) {
          const number = heading.exec(line)?.[1];
          if (number === undefined) continue;
          open = { page: i + 1, cells: [], print: [] };
          expect(passages.has(`${kind} ${number}`), `${kind} ${number}`).toBe(false);
          passages.set(`${kind} ${number}`, open);
        }
        open?.cells.push(page[l]!);
        open?.print.push(line);
      }
    }
  });

  const volumeAt = (page: number) => starts.filter((start) => start <= page).length;
  const boardOf = (passage: Passage): SeenBoard => together(gridsIn(passage.cells));
  const numbersOf = ({ cells }: SeenBoard) =>
    new Map([...cells].filter((cell): cell is [string, number] => cell[1] !== 'empty'));
  const puzzles = golden.sections.flatMap((section) => section.puzzles.map((_, i) => ({ section, i })));
  const all = puzzles.map((_, i) => i + 1);

  it('has no more sheets than it may, and no volume of more than 120 pages', () => {
    const ends = [...starts.slice(1), pages.length + 1];
    const lengths = starts.map((start, v) => ends[v]! - start);
    expect(lengths.reduce((sum, length) => sum + Math.ceil(length / 2), 0)).toBeLessThanOrEqual(sheets);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(120);
  });

  it('has beside it what the embosser is to be set to, file by file', () => {
    const { cells, lines } = PAGES[language];
    for (const [v, name] of names.entries()) {
      const last = (starts[v + 1] ?? pages.length + 1) - 1;
      const told = label.split('\n\n').find((paragraph) => paragraph.startsWith(`${name}:`))!;
      const numbers = [...told.slice(name.length).matchAll(/\d+/g)].map(([digits]) => Number(digits));
      const sheets = Math.ceil((last - starts[v]! + 1) / 2);
      const size = language === 'en' ? [cells, lines] : [lines, cells];
      expect(numbers).toEqual([v + 1, names.length, starts[v], last, ...size, sheets]);
    }
    expect(label).toMatch(/book\.pef/);
  });

  it('has the first puzzle on page 10 at the latest, on page 11 in German and French', () => {
    expect(passages.get('puzzle 1')!.page).toBeLessThanOrEqual({ en: 10, de: 11, fr: 11 }[language]);
  });

  it('shows its first board on the first page, and names the characters of its files', () => {
    expect(gridsIn(pages[0]!)).toHaveLength(1);
    expect(printOf(pages[0]!).print.join(' ').replace(/ +/g, ' ')).toContain(table);
  });

  it('leads from each puzzle to its hint, its steps and its key, all in one other volume', () => {
    for (const number of all) {
      const puzzle = passages.get(`puzzle ${number}`)!;
      const [, volume, ...told] = leads.exec(puzzle.print.join(' ').replace(/ +/g, ' '))!;
      expect(volumeAt(puzzle.page)).toBeLessThan(Number(volume));
      for (const [k, kind] of (['hint', 'steps', 'key'] as const).entries()) {
        const there = passages.get(`${kind} ${number}`)?.page;
        expect(told[k] && Number(told[k]), `${kind} ${number}`).toBe(there);
        if (there !== undefined) expect(volumeAt(there)).toBe(Number(volume));
      }
      expect(told[2]).toBeDefined();
    }
  });

  it('names something else on each opening of its companion, and the first step that begins on a page', () => {
    const steps = new RegExp(`^${headings[2]} #`);
    const heads = pages.map((page) => {
      const { print, at } = printOf(page);
      const title = (print[at] ?? '').trim().replace(/(?:^| {3,})#\d+$/, '');
      const lines = print.toSpliced(at, 1);
      const told = /, .* #(\d+)$/.exec(title)?.[1];
      if (told === undefined) return title;
      const rows = lines
        .slice(lines.findIndex((line) => steps.test(line)) + 1)
        .flatMap((line) => /^#(\d+)\. /.exec(line)?.[1] ?? []);
      expect(told, title).toBe(rows[0]);
      return title;
    });
    const companions = starts.map((start, v) => heads.slice(start - 1, starts[v + 1] && starts[v + 1]! - 1));
    const openings = companions
      .slice(names.findIndex((name) => name.startsWith('keys')))
      .flatMap((volume) => volume.flatMap((head, i) => (i % 2 ? [`${head} | ${volume[i + 1] ?? ''}`] : [])))
      // Where chapters begin on both pages, their headings distinguish the pair.
      .filter((opening) => opening !== ' | ');
    expect(openings.filter((opening, i) => openings.indexOf(opening) !== i)).toEqual([]);
    expect(openings.filter((opening) => opening.includes(','))).not.toHaveLength(0);
  });

  it('has a key to each puzzle, as a list and as a board, and it is the only solution', () => {
    for (const number of all) {
      const puzzle = boardOf(passages.get(`puzzle ${number}`)!);
      const passage = passages.get(`key ${number}`)!;
      const key = boardOf(passage);
      const numbers = numbersOf(key);
      for (const [cell, shown] of numbersOf(puzzle)) expect(numbers.get(cell)).toBe(shown);
      expect([...numbers.keys()].sort()).toEqual([...puzzle.cells.keys()].sort());
      const listed = passage.print
        .filter((line) => /^#\d\d (?:#\d|[a-z]+ #)/.test(line))
        .flatMap((line) => line.split(/ {2,}/))
        .map((entry) => ({ domino: entry.slice(1, 3), pairs: pairsIn(entry.slice(3)) }));
      const play = new Play(numbers);
      for (const { domino, pairs } of listed) {
        expect(pairs).toHaveLength(1);
        expect(play.domino(pairs[0]!), `key ${number}`).toBe(domino);
      }
      expect(new Set(listed.map(({ domino }) => domino)).size).toBe(numbers.size / 2);
      expect(new Set(listed.flatMap(({ pairs }) => pairs[0]!)).size).toBe(numbers.size);
      const pairs = listed.map((each) => nameOf(each.pairs[0]!)).sort();
      expect(linksOf(key)).toEqual(pairs);
      expect(solutionsOf(numbers)).toBe(1);
    }
  });

  it('solves each puzzle that shows all its numbers by its steps alone', () => {
    let solved = 0;
    for (const number of all) {
      const puzzle = boardOf(passages.get(`puzzle ${number}`)!);
      const numbers = numbersOf(puzzle);
      const steps = passages.get(`steps ${number}`);
      if (!steps || numbers.size < puzzle.cells.size) continue;
      const [, ...rows] = steps.print
        .join('\n')
        .replace(/\n {2}/g, ' ')
        .trim()
        .split('\n');
      const play = new Play(numbers);
      let next = 1;
      for (const row of rows) {
        const [, first, entries] = /^#(\d+)\. (.*)$/.exec(row)!;
        expect(Number(first), `steps ${number}`).toBe(next);
        for (const entry of entries!.split(/ {2,}/)) {
          next++;
          const [, domino, column, line] = /^#(\d\d)(?: ([a-z]+)#(\d+))?$/.exec(entry) ?? [];
          if (domino === undefined) {
            const pairs = pairsIn(entry.slice(0, entry.indexOf(':')));
            expect(pairs.length, entry).toBeGreaterThan(0);
            for (const pair of pairs) play.crossOut(pair);
            continue;
          }
          const places = column ? play.openAt(`${column}${line}`) : play.openOf(domino);
          const found = places.map((pair) => play.domino(pair));
          expect(found, `${entry} of ${number}`).toEqual([domino]);
          play.place(places[0]!);
        }
      }
      const key = boardOf(passages.get(`key ${number}`)!);
      expect([...play.placed].sort()).toEqual(linksOf(key));
      solved++;
    }
    expect(solved).toBe(96);
  });

  it('begins each hint with a seal, and shows dominoes of the key alone', () => {
    let begun = 0;
    for (const number of all) {
      const hint = passages.get(`hint ${number}`);
      if (!hint) continue;
      const numbers = numbersOf(boardOf(passages.get(`puzzle ${number}`)!));
      const text = hint.print.slice(1).join(' ').replace(/ +/g, ' ');
      const [, one, other, rest] = /#(\d):#?(\d)([^.]*)\./.exec(text) ?? [];
      if (rest?.includes(seal)) {
        const play = new Play(numbers);
        expect(play.openOf([one, other].sort().join('')), `hint ${number}`).toHaveLength(1);
        begun++;
      }
      const key = boardOf(passages.get(`key ${number}`)!);
      for (const link of gridsIn(hint.cells).flatMap(({ links }) => [...links]))
        expect(key.links.has(link), `hint ${number}`).toBe(true);
    }
    expect(begun).toBeGreaterThan(90);
  });
});
