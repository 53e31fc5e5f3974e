import { beforeAll, describe, expect, it } from 'vitest';
import { unlistedTitles } from '../helpers/document/unlisted.ts';
import type { Run } from '../helpers/pdf/drawing.ts';
import { furnitureOf } from '../helpers/pdf/furniture.ts';
import { type PdfFile, readPdf } from '../helpers/pdf/read.ts';
import { contentIn, isNode, nodesIn, type StructureNode } from '../helpers/pdf/structure.ts';
import { headingsOf, wordsOf } from '../helpers/pdf/words.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { plainWords } from '../helpers/words.ts';

const MOST = 24;
/** How a volume says in German which it is, how a chapter continues, and how it names a page of another volume. */
const SAID = { of: /^Band (\d) von (\d)\./, continued: /, Fortsetzung$/, elsewhere: /(\d+) in Band (\d)/g };

/** The names of all files of an edition, and the volumes of its book read back. */
async function bookIn(print: object): Promise<{ names: string[]; volumes: PdfFile[] }> {
  const files = await render(peerBook([3, 7], { language: 'de', print }), 'large-print');
  const books = [...files].filter(([name]) => !name.includes('keys'));
  return { names: [...files.keys()], volumes: await Promise.all(books.map(([, bytes]) => readPdf(bytes))) };
}

/** The printed page numbers; undefined for a page without one. */
function numbersOf({ pages }: PdfFile): (number | undefined)[] {
  return pages.map((page) => {
    const { number } = furnitureOf(page);
    return number && Number(number.text);
  });
}

/** The number of the first page, derived from those printed on the others. */
function firstNumber(file: PdfFile): number {
  const numbers = numbersOf(file);
  const at = numbers.findIndex((number) => number !== undefined);
  return numbers[at]! - at;
}

/** The parts of a file without its covers and contents: the direct children of the document. */
function bodyOf(file: PdfFile): StructureNode[] {
  const sections = file.structure.children.filter(isNode);
  // The cover comes first, the back cover last.
  return sections.slice(1, -1).filter((section) => !nodesIn(section).some(({ tag }) => tag === 'TOC'));
}

/** The content of a part, leaf by leaf, without page references. */
function leavesOf(file: PdfFile, part: StructureNode): string[] {
  const isLeaf = (node: StructureNode) => /^(H\d|P|LBody|TH|TD|Figure)$/.test(node.tag);
  return nodesIn(part)
    .filter(isLeaf)
    .map((node) => `${node.tag} ${node.alt ?? ''} ${withoutPages(file, node)}`);
}

/** The words of an element without page numbers, whether in links or in references to other volumes. */
function withoutPages(file: PdfFile, node: StructureNode): string {
  const children = node.children.filter((child) => !isNode(child) || child.tag !== 'Link');
  return wordsOf(file, { ...node, children })
    .replace(/\d+ in Band \d/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('a book in volumes', () => {
  const say = plainWords('de');
  let whole: PdfFile;
  let volumes: PdfFile[];
  let names: string[];

  beforeAll(async () => {
    [whole] = (await bookIn({})).volumes as [PdfFile];
    ({ names, volumes } = await bookIn({ volume: MOST }));
  });

  it('is as few files as can be, none thicker than was asked for; its keys are thin enough for one', () => {
    expect(whole.pages.length).toBeGreaterThan(MOST);
    expect(volumes.length).toBeGreaterThanOrEqual(Math.ceil(whole.pages.length / MOST));
    expect(volumes.length).toBeLessThanOrEqual(Math.ceil(whole.pages.length / (MOST - 8)));
    for (const { pages } of volumes) expect(pages.length).toBeLessThanOrEqual(MOST);
    const numbered = volumes.map((_, i) => `large-print-volume-${i + 1}.pdf`);
    expect(names).toEqual([...numbered, 'large-print-keys.pdf']);
  });

  it('holds everything of the undivided book once, in its order', () => {
    const found = volumes.flatMap((volume) =>
      bodyOf(volume).flatMap((part) => {
        const leaves = leavesOf(volume, part);
        if (!SAID.continued.test(leaves[0] ?? '')) return leaves;
        // A chapter that continues repeats its heading, mostly followed by a line about what comes next.
        return /^P .*\d/.test(leaves[1]!) && !/^P {2}Aufgabe \d+,/.test(leaves[1]!)
          ? leaves.slice(2)
          : leaves.slice(1);
      }),
    );
    const notes = say('puzzle-notes');
    const wanted = bodyOf(whole).flatMap((part) => leavesOf(whole, part));
    // The page breaks determine whether there is room for notes, and which sentences are next to a picture.
    const shown = (leaves: readonly string[]) => leaves.filter((leaf) => !leaf.startsWith('P  '));
    const said = (leaves: readonly string[]) =>
      leaves
        .filter((leaf) => leaf.startsWith('P  ') && leaf !== `P  ${notes}`)
        .map((leaf) => leaf.slice('P  '.length))
        .join(' ');
    expect(shown(found)).toEqual(shown(wanted));
    expect(said(found)).toBe(said(wanted));
  });

  it('counts pages on through all volumes, each beginning with an odd page and saying which it is', () => {
    let next = 1;
    volumes.forEach((volume, i) => {
      const first = firstNumber(volume);
      expect(first).toBe(next % 2 === 1 ? next : next + 1);
      numbersOf(volume).forEach((number, page) => {
        if (number !== undefined) expect(number).toBe(first + page);
      });
      next = first + volume.pages.length;
      const [cover] = volume.structure.children.filter(isNode);
      const told = nodesIn(cover!).map((node) => (node.tag === 'P' ? wordsOf(volume, node) : ''));
      const [, number, of] = told.map((text) => SAID.of.exec(text)).find((match) => match)!;
      expect([Number(number), Number(of)]).toEqual([i + 1, volumes.length]);
      expect(volume.info.Title).toMatch(new RegExp(`^Peer Book, .* ${i + 1} .* ${volumes.length}$`));
    });
  });

  it('has odd pages on the right: what is wide begins further in', () => {
    for (const volume of volumes) {
      const first = firstNumber(volume);
      volume.pages.forEach(({ runs, paths }, i) => {
        const texts = runs.filter(({ content }) => content !== undefined).map(({ x }) => x);
        const lines = paths.flatMap(({ points }) => points.map(([x]) => x));
        if (texts.length === 0) return;
        const from = Math.min(...texts, ...lines) - ((first + i) % 2 === 1 ? 25 : 20);
        // Text begins at the margin; only the outline of a board is half a millimetre further in.
        expect(from).toBeGreaterThan(-0.05);
        expect(from).toBeLessThan(0.55);
      });
    }
  });

  it('labels its pages with the numbers that stand on them', () => {
    for (const volume of volumes) {
      const first = firstNumber(volume);
      expect(volume.labels).toEqual(volume.pages.map((_, i) => String(first + i)));
    }
  });

  it('opens with contents of its own, which are right', () => {
    for (const volume of volumes) {
      const first = firstNumber(volume);
      const entries = nodesIn(volume.structure).filter(({ tag }) => tag === 'TOCI');
      const chapters = headingsOf(volume).filter(({ level }) => level === 1);
      const listed = entries.map((entry) => wordsOf(volume, entry).replaceAll(/[ .]+/g, ' '));
      // The chapters between the title and the back cover, without the table of contents itself.
      const expected = chapters
        .slice(1, -1)
        .filter(({ words }) => words !== say('contents-heading'))
        .filter(({ words }) => !unlistedTitles('de').has(words));
      const told = expected.map(
        ({ words, page }) => `${words.replaceAll(/[ .]+/g, ' ')} ${first + page - 1}`,
      );
      expect(listed).toEqual(told);
    }
  });

  it('begins each volume with a chapter, a puzzle or a key, under a heading', () => {
    for (const volume of volumes) {
      const [start] = bodyOf(volume);
      const [heading] = nodesIn(start!).filter(({ tag }) => /^H\d$/.test(tag));
      expect(heading!.tag).toBe('H1');
      const before = contentIn(start!)[0];
      expect(before).toEqual(contentIn(heading!)[0]);
    }
  });

  it('names pages of other volumes in words, and leads to its own by links', () => {
    const headings = volumes.map(headingsOf);
    const firsts = volumes.map(firstNumber);
    const lasts = volumes.map(({ pages }, i) => firsts[i]! + pages.length - 1);
    let [within, across] = [0, 0];
    volumes.forEach((volume, v) => {
      for (const { runs, links } of volume.pages) {
        for (const link of links) {
          const isIn = ({ x, y }: Run) =>
            x >= link.x - 0.1 && x < link.x + link.width && y > link.y && y < link.y + link.height;
          const number = runs.find((run) => /^\d+ ?$/.test(run.text) && isIn(run));
          if (!number) continue;
          within++;
          expect(Number(number.text)).toBe(firsts[v]! + link.to.page - 1);
        }
      }
      for (const [, number, other] of wordsOf(volume, volume.structure).matchAll(SAID.elsewhere)) {
        across++;
        expect(Number(other)).not.toBe(v + 1);
        expect(Number(number)).toBeGreaterThanOrEqual(firsts[Number(other) - 1]!);
        expect(Number(number)).toBeLessThanOrEqual(lasts[Number(other) - 1]!);
      }
      // Each puzzle names the page of its key.
      for (const node of nodesIn(volume.structure).filter(({ tag }) => tag === 'Sect')) {
        const [title, ...rest] = node.children.filter(isNode);
        const puzzle =
          title?.tag === 'H2' ? /^Aufgabe (\d+)(?:, .*)?$/.exec(wordsOf(volume, title)) : undefined;
        if (!puzzle) continue;
        const text = rest.map((child) => (child.tag === 'P' ? wordsOf(volume, child) : '')).join(' ');
        const key = /Lösung(?::? (?:auf Seite|Seite))? (\d+)(?: in Band (\d))?/.exec(text)!;
        const other = key[2] === undefined ? v : Number(key[2]) - 1;
        const found = headings[other]!.find(({ words }) => words === `Lösung zu Aufgabe ${puzzle[1]}`);
        expect(found && firsts[other]! + found.page - 1).toBe(Number(key[1]));
      }
    });
    expect(within).toBeGreaterThan(0);
    expect(across).toBeGreaterThan(0);
  });
});

describe('volumes', () => {
  it('are none where the book is thin enough, or is sold as one', async () => {
    const book = peerBook([3], { print: { volume: 200 } });
    const files = await render(book, 'large-print');
    expect([...files.keys()]).toEqual(['large-print.pdf', 'large-print-keys.pdf']);
    const bound = peerBook([3, 4, 5, 6], { print: { volume: 24 } });
    const [[name, bytes], ...others] = [...(await render(bound, 'kdp'))] as [[string, Buffer]];
    expect([name, others.length]).toEqual(['kdp.pdf', 1]);
    expect((await readPdf(bytes)).pages.length).toBeGreaterThan(24);
  });
});
