import { expect, it } from 'vitest';
import { makeColumn } from '../../../src/domino/coordinates.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { loadWords } from '../../../src/node/words.ts';
import { furnitureOf } from '../pdf/furniture.ts';
import { contentIn, isNode, nodesIn, type StructureNode } from '../pdf/structure.ts';
import { headingsOf, runsOf, wordsOf } from '../pdf/words.ts';
import type { ReadFile } from './print-pages.ts';

/** The allowed children of each element; other elements contain only text (ISO 32000-1, 14.8.4). */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  Document: /^(Sect|H1|P)$/,
  Sect: /^(Sect|H[123]|P|L|TOC|Table|Figure)$/,
  H1: /^Span$/,
  H2: /^Span$/,
  H3: /^Span$/,
  P: /^(Link|Span)$/,
  L: /^LI$/,
  LI: /^(Lbl|LBody)$/,
  LBody: /^(Link|Span)$/,
  TOC: /^(Caption|TOCI|TOC)$/,
  TOCI: /^Reference$/,
  Reference: /^Link$/,
  Link: /^Span$/,
  Table: /^TR$/,
  TR: /^(TH|TD)$/,
};

/** What may stand over a page in place of a heading. */
const LEGENDS = LANGUAGE_CODES.map((language) => loadWords(language).text('hints-way-legend'));

/** A sentence of a description, in any language. */
const TOLD = /^\p{Lu}.{20,}\.$/su;

/** Requirements for the structure of every printed book. veraPDF cannot check most of them. */
export function structureLaws(language: Language, files: () => readonly ReadFile[]): void {
  const nodes = (tag: string | RegExp) =>
    files().flatMap(({ file }) =>
      nodesIn(file.structure)
        .filter((node) => (typeof tag === 'string' ? node.tag === tag : tag.test(node.tag)))
        .map((node) => ({ file, node })),
    );

  it('nests its elements as the standard does', () => {
    for (const { node } of nodes(/./)) {
      for (const child of node.children.filter(isNode)) {
        expect(child.tag, `in ${node.tag}`).toMatch(CHILDREN[node.tag] ?? /^nothing$/);
      }
    }
  });

  it('has headings that begin with the first level and skip none', () => {
    for (const { file } of files()) {
      const levels = headingsOf(file).map(({ level }) => level);
      expect(levels[0]).toBe(1);
      levels.slice(1).forEach((level, i) => {
        expect(level).toBeLessThanOrEqual(levels[i]! + 1);
      });
      for (const { words } of headingsOf(file)) expect(words).not.toBe('');
    }
  });

  it('gives every number of a board a row and a column by their names', () => {
    const tables = nodes('Table');
    expect(tables.length).toBeGreaterThan(2);
    for (const { file, node } of tables) {
      const rows = node.children.filter(isNode).map(({ children }) => children.filter(isNode));
      const [header, ...others] = rows as [StructureNode[], ...StructureNode[][]];
      expect(header.every(({ tag, scope }) => tag === 'TH' && scope === 'Column')).toBe(true);
      const letters = header.slice(1).map((cell) => wordsOf(file, cell));
      // Part of a divided board begins with another column or row.
      const first = Array.from({ length: 40 }, (_, column) => makeColumn(column)).indexOf(letters[0]!);
      expect(letters).toEqual(letters.map((_, i) => makeColumn(first + i)));
      others.forEach(([head, ...cells], r) => {
        expect([head!.tag, head!.scope]).toEqual(['TH', 'Row']);
        expect(Number(wordsOf(file, head!))).toBe(Number(wordsOf(file, others[0]![0]!)) + r);
        expect(cells.map(({ tag }) => tag)).toEqual(letters.map(() => 'TD'));
        for (const cell of cells) expect(wordsOf(file, cell)).toMatch(/^\d*$/);
      });
    }
  });

  it('tells every figure in sentences and says where it stands', () => {
    const figures = nodes('Figure');
    expect(figures.length).toBeGreaterThan(2);
    for (const { node } of figures) {
      expect(node.alt).toMatch(TOLD);
      const [left, bottom, right, top] = node.box as [number, number, number, number];
      expect(right - left).toBeGreaterThan(20);
      expect(top - bottom).toBeGreaterThan(20);
    }
  });

  it('has lists of items with a label and a body, or a body alone', () => {
    for (const { node } of nodes('LI')) {
      const tags = node.children.filter(isNode).map(({ tag }) => tag);
      expect(tags.join(' ')).toMatch(/^(Lbl )?LBody$/);
    }
  });

  it('has links with words, a name and a place where they lead', () => {
    const links = nodes('Link');
    // Each annotation belongs to an element. That it leads somewhere was checked when the file was read.
    const annotations = files().flatMap(({ file }) => file.pages.flatMap((page) => page.links));
    const held = links.flatMap(({ node }) => contentIn(node).filter((part) => 'annotation' in part));
    expect(held).toHaveLength(annotations.length);
    for (const { contents } of annotations) expect(contents.trim()).not.toBe('');
    for (const { file, node } of links) expect(runsOf(file, node).length).toBeGreaterThan(0);
  });

  it('marks the words of another language, and nothing else', () => {
    const others = { en: ['de'], de: ['en'], fr: ['de', 'en'] }[language];
    let spans = 0;
    for (const { file, node } of nodes(/./)) {
      if (node.tag === 'Span') {
        expect(others).toContain(node.language);
        spans++;
        expect(wordsOf(file, node)).toMatch(/\p{L}{2}/u);
      } else if (node.tag !== 'Figure') expect([undefined, language]).toContain(node.language);
    }
    // The names of the fonts are English.
    if (language !== 'en') expect(spans).toBeGreaterThan(0);
  });

  it('is read in the order in which it is drawn, and leaves out nothing but the numbers of pages and running heads', () => {
    for (const { file } of files()) {
      const told = contentIn(file.structure).flatMap((part) => ('content' in part ? [part] : []));
      const headings = headingsOf(file).map(({ words }) => words);
      file.pages.forEach((page, i) => {
        const numbers = told.filter((part) => part.page === i + 1).map(({ content }) => content);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        // A picture may consist of lines and pips without text.
        const drawn = [...page.runs, ...page.paths, ...page.fills].flatMap(({ content }) => content ?? []);
        expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual(numbers);
        const { number, head } = furnitureOf(page);
        if (number) expect(number.text).toMatch(/^\d+$/);
        // The running head repeats a heading or its beginning, or says what the signs of the steps mean.
        const isTold = LEGENDS.includes(head) || headings.some((words) => words.startsWith(head));
        expect(isTold, head).toBe(true);
      });
      const pages = told.map(({ page }) => page);
      expect(pages).toEqual([...pages].sort((a, b) => a - b));
    }
  });
}
