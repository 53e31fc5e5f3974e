import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadOwnFonts } from '../../src/node/own-fonts.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { renderEdition } from '../../src/render/editions.ts';
import { faultOf } from '../helpers/fault.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { peerBook } from '../helpers/render/books.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const fonts = loadFonts();
const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
afterAll(() => rmSync(folder, { recursive: true }));

function faultWith(
  book: Book,
  more: { templates?: string; printFonts?: typeof fonts; edition?: Edition } = {},
) {
  const templates = loadTexts(book.language, more.templates);
  const { printFonts = fonts, edition = 'large-print' } = more;
  const files = renderEdition(book, edition, { texts: templates, fonts, printFonts, engines: ENGINES });
  return faultOf(() => Array.from(files, wholeOf));
}

const STRANGE = [
  ['an emoji', '🁢', 'U+1F062'],
  ['a combining mark', '\u20d7', 'U+20D7'],
] as const;

/** Fields of a book that appear on its pages, on the cover and behind the title. */
const FIELDS = ['subtitle', 'imprint', 'seed'] as const;

describe('a character that the font lacks', () => {
  it.each(STRANGE)('%s is named with its number, its font and the field', async (_, character, number) => {
    const { message, where } = faultWith(peerBook([3], { title: `Book ${character}` }));
    expect(message).toContain(`"${character}" (${number})`);
    expect(message).toMatch(/the font Atkinson Hyperlegible Next/);
    expect(where).toMatch(new RegExp(`^title: in the text ".*${character}`));
  });

  it.each(FIELDS)('is found in the field %s', async (field) => {
    const { where } = faultWith(peerBook([3], { [field]: 'strange ☃ here' }));
    expect(where).toMatch(new RegExp(`^${field}: in the text ".*☃`));
  });

  it('is found in the title of a section', async () => {
    const book = peerBook([3, 4]);
    const sections = book.sections.map((section, s) => (s === 1 ? { ...section, title: 'Four ☃' } : section));
    expect(faultWith({ ...book, sections }).where).toMatch(/^sections\[1\]\.title: in the text/);
  });

  it.each([
    ['as it is', '☃'],
    ['by its number in sixteens', '&#x2603;'],
  ])('is found in a template, written %s', async (_, written) => {
    const path = join(folder, 'colophon.xml.hbs');
    writeFileSync(
      path,
      `<section role="chapter" id="colophon"><h1>Winter</h1><p>Snow ${written}</p></section>`,
    );
    expect(faultWith(peerBook([3]), { templates: folder }).where).toBe(`${path}: in the text "☃"`);
  });

  it('is told with the file if the font is the reader’s own', async () => {
    // Andika has Cyrillic, and the config is quoted literally.
    const own = { text: 'Andika_400Regular.ttf' };
    const folders = [new URL('../../fonts/andika', import.meta.url).pathname];
    const printFonts = loadOwnFonts(fonts, own, folders);
    expect(faultWith(peerBook([3], { subtitle: 'א' }), { printFonts }).message).toMatch(
      /^the font Andika_400Regular\.ttf has no character "א" \(U\+05D0\)/,
    );
  });

  it('may stand in what only programs read', async () => {
    writeFileSync(join(folder, 'back-cover.xml.hbs'), '<section role="back-cover">\n<p>a</p>\n</section>');
    const templates = loadTexts('en', folder);
    const book = peerBook([3], { description: 'snow ☃' });
    const [file] = renderEdition(book, 'kdp', { texts: templates, fonts, engines: ENGINES });
    const { info, xmp } = await readPdf(wholeOf(file!));
    expect(info.Subject).toBe('snow ☃');
    expect(xmp).toContain('snow ☃');
  });
});

/** Every field of a book that is written in braille. */
const WRITTEN = ['title', 'subtitle', 'author', 'credit', 'publisher', 'rights', 'imprint', 'seed'] as const;

describe('a character that braille cannot write', () => {
  it.each(WRITTEN)('is named with its number, the field %s, and what to do', (field) => {
    const fault = faultWith(peerBook([3], { [field]: 'strange Ж here' }), { edition: 'brf' });
    expect(fault.where).toBe(field);
    expect(fault.message).toBe(
      'the character "Ж" (U+0416) cannot be written in Unified English Braille, grade 1',
    );
    expect(fault.hint).toContain('write it in other letters or as a word');
  });

  it.each(['pef', 'kit', 'tactile', 'ebraille'] as const)('is found in the edition %s', (edition) => {
    const book = peerBook([3, 4]);
    const sections = book.sections.map((section, s) => (s === 1 ? { ...section, title: 'Four Ж' } : section));
    const fault = faultWith({ ...book, sections }, { edition });
    expect(fault.where).toBe('sections[1].title');
    expect(fault.message).toContain('"Ж" (U+0416)');
  });
});
