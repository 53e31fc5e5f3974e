import { expect, it } from 'vitest';
import { NOTHING_ELSE } from '../../src/document/document.ts';
import { element, type Page, type Publication } from '../../src/layout/page.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { readPdf } from '../../src/proof/pdf.ts';
import { renderPdf } from '../../src/render/pdf.ts';
import { MOST_KIDS } from '../../src/render/pdf-tags.ts';
import { type Dict, PdfObjects, Ref } from '../helpers/pdf/objects.ts';
import { contentIn, isNode, nodesIn, readStructure } from '../helpers/pdf/structure.ts';
import { wholeOf } from '../helpers/render/whole.ts';

// Books whose trees of pages and of structure have more kids than a node holds itself.

const COUNT = 2 * MOST_KIDS + 3;

/** A page for each number, with two lines in one section. */
function publicationOf(count: number): Publication {
  const section = element('Sect', element('Document', undefined));
  const line = (text: string, y: number) => ({
    element: element('P', section),
    items: [{ type: 'text', font: 'text', size: 12, x: 10, y, text } as const],
  });
  const pages = Array.from({ length: count }, (_, i): Page => {
    const marks = [line(`number ${i + 1}`, 20), line('below it', 40)];
    return { width: 100, height: 50, marks, targets: [] };
  });
  const about = { ...NOTHING_ELSE, title: 'Many', language: 'en', date: '2026-01-01' } as const;
  return { about, pages, bookmarks: [], printUnscaled: false };
}

const bytes = wholeOf({ pieces: renderPdf(publicationOf(COUNT), loadFonts()) });
const objects = new PdfObjects(bytes);

it('no node of either tree has more kids than a reader looks through soon', () => {
  const kids = objects.numbers.flatMap((number) => {
    const object = objects.object(number);
    if (!(object instanceof Map)) return [];
    return [object.get('Kids'), object.get('K')].flatMap((list) =>
      Array.isArray(list) ? [list.length] : [],
    );
  });
  expect(Math.max(...kids)).toBe(MOST_KIDS + Math.ceil((2 * COUNT - MOST_KIDS) / MOST_KIDS));
});

it('all pages are there in their order, and all elements in theirs', () => {
  const pages = objects.pageRefs.map(({ number }) => objects.object(number) as Dict);
  expect(pages).toHaveLength(COUNT);
  expect(pages.every((page) => page.get('Parent') instanceof Ref)).toBe(true);
  const root = readStructure(objects);
  expect(contentIn(root).map(({ page }) => page)).toEqual(
    Array.from({ length: 2 * COUNT }, (_, i) => Math.floor(i / 2) + 1),
  );
  const [section] = root.children.filter(isNode);
  expect(nodesIn(section!).filter(({ tag }) => tag === 'P')).toHaveLength(2 * COUNT);
  const grouped = section!.children.filter(isNode).slice(MOST_KIDS);
  expect(new Set(grouped.map(({ tag }) => tag))).toEqual(new Set(['NonStruct']));
});

it('is read back line by line', async () => {
  const lines: string[] = [];
  for await (const passage of readPdf(() => bytes, { language: 'en' })) {
    if (passage.type === 'line') lines.push(passage.text);
  }
  expect(lines).toEqual(Array.from({ length: COUNT }, (_, i) => [`number ${i + 1}`, 'below it']).flat());
});
