import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/document/document.ts';
import { allBlocks } from '../helpers/document/blocks.ts';
import { mixedBook } from '../helpers/document/documents.ts';
import { brailleOf, embossedDocument, pageOf } from '../helpers/layout/emboss/made.ts';
import { render } from '../helpers/render/books.ts';

// Another program translates the files back into print: lou_translate with the display table of the code, as packaged by the
// operating system (Debian: liblouis-bin).
const TOOL = 'lou_translate';
const missing = spawnSync(TOOL, ['--version']).status !== 0;

const FILES = [
  ['en', 'nabcc', 'en-us-brf.dis', 'en-ueb-g1.ctb'],
  ['de', 'eurobraille', 'de-eurobrl6.dis', 'de-g0.utb'],
] as const;

describe(TOOL, () => {
  it('is here, or may be missing', ({ skip }) => {
    if (missing && process.env.DOMINOSA_REQUIRE_TOOLS !== '1')
      skip(`${TOOL} is not installed: files for embossers are not read back by it`);
    expect(missing, `${TOOL} is not installed`).toBe(false);
  });

  it.skipIf(missing).each(FILES)('reads all paragraphs: %s in %s', async (language, code, display, table) => {
    const book = { ...mixedBook(language), braille: brailleOf({ code, lineEnd: 'lf', volume: 1000 }) };
    const files = [...(await render(book, 'brf'))].filter(([name]) => name.endsWith('.brf'));
    const text = files.map(([, bytes]) => bytes.toString('latin1')).join('\f');
    const isAtHead = pageOf(undefined, language).number === 0;
    const lines = text
      .split('\f')
      .flatMap((page) => (isAtHead ? page.split('\n').slice(1) : page.split('\n').slice(0, -1)));
    const run = spawnSync(TOOL, ['--backward', `${display},${table}`], {
      input: lines.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
    });
    expect(run.status, run.stderr).toBe(0);
    const blocks = allBlocks(embossedDocument(book).blocks);
    // The head of a page announces a continuation in one line or two, possibly amid a paragraph that crosses pages.
    // The longest first, as “Terzett” is the end of “A small Terzett”.
    const headings = blocks
      .flatMap((block) => (block.type === 'heading' ? [plain(wordsOf(block.content))] : []))
      .sort((a, b) => b.length - a.length);
    const read = headings.reduce(
      (text, heading) => text.replaceAll(new RegExp(`${heading}, (?:continued|fortsetzung) `, 'g'), ''),
      plain(run.stdout),
    );
    const paragraphs = blocks.flatMap((block) =>
      block.type === 'paragraph' && !block.when && block.content.every(({ type }) => type === 'text')
        ? [wordsOf(block.content)]
        : [],
    );
    expect(paragraphs.length).toBeGreaterThan(40);
    expect(paragraphs.filter((words) => !read.includes(plain(words)))).toEqual([]);
  });
});

/** German Basisschrift has no capitals; quotes and dashes come back in other forms. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[“”„"‘’'`]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ');
}
