import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadOwnFonts } from '../../src/node/materials.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { refusal } from '../helpers/render/rendered.ts';

const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A book whose second section has this title. */
function bookTitled(title: string) {
  const book = peerBook([3, 4]);
  return { ...book, sections: [book.sections[0]!, { ...book.sections[1]!, title }] };
}

const STRANGE = [
  ['an emoji', '🁢', 'U+1F062'],
  ['a combining mark', '\u20d7', 'U+20D7'],
] as const;

/** Fields of a book that appear on its pages, on the cover and behind the title. */
const FIELDS = ['subtitle', 'imprint', 'seed'] as const;

describe('a character that the font lacks', () => {
  it.each(STRANGE)('%s is named with its number, its font and the field', async (_, character, number) => {
    const { message, where } = await refusal(peerBook([3], { title: `Book ${character}` }), 'large-print');
    expect(message).toContain(`"${character}" (${number})`);
    expect(message).toMatch(/the font Atkinson Hyperlegible Next/);
    expect(where).toMatch(new RegExp(`^title: in the text ".*${character}`));
  });

  it.each(FIELDS)('is found in the field %s', async (field) => {
    const { where } = await refusal(peerBook([3], { [field]: 'strange ☃ here' }), 'large-print');
    expect(where).toMatch(new RegExp(`^${field}: in the text ".*☃`));
  });

  it('is found in the title of a section', async () => {
    const { where } = await refusal(bookTitled('Four ☃'), 'large-print');
    expect(where).toMatch(/^sections\[1\]\.title: in the text/);
  });

  it.each([
    ['as it is', '☃'],
    ['by its number in sixteens', '&#x2603;'],
  ])('is found in a template, written %s', async (_, written) => {
    const path = join(folder, 'colophon.xml.hbs');
    writeFileSync(path, `<section role="chapter" id="colophon"><h1>A</h1><p>Snow ${written}</p></section>`);
    const { where } = await refusal(peerBook([3]), 'large-print', { texts: loadTexts('en', folder) });
    expect(where).toBe(`${path}: in the text "☃"`);
  });

  it('is told with the file if the font is the reader’s own', async () => {
    // Andika has Cyrillic, and the config is quoted literally.
    const own = { text: 'Andika_400Regular.ttf' };
    const folders = [new URL('../../fonts/andika', import.meta.url).pathname];
    const printFonts = loadOwnFonts(loadFonts(), own, folders);
    const { message } = await refusal(peerBook([3], { subtitle: 'א' }), 'large-print', { printFonts });
    expect(message).toMatch(/^the font Andika_400Regular\.ttf has no character "א" \(U\+05D0\)/);
  });

  it('may stand in what only programs read', async () => {
    writeFileSync(join(folder, 'back-cover.xml.hbs'), '<section role="back-cover">\n<p>a</p>\n</section>');
    const book = peerBook([3], { description: 'snow ☃' });
    const files = await render(book, 'kdp', { texts: loadTexts('en', folder) });
    const { info, xmp } = await readPdf(files.get('kdp.pdf')!);
    expect(info.Subject).toBe('snow ☃');
    expect(xmp).toContain('snow ☃');
  });
});

/** Every field of a book that is written in braille. */
const WRITTEN = ['title', 'subtitle', 'author', 'credit', 'publisher', 'rights', 'imprint', 'seed'] as const;

describe('a character that braille cannot write', () => {
  it.each(WRITTEN)('is named with its number, the field %s, and what to do', async (field) => {
    const fault = await refusal(peerBook([3], { [field]: 'strange Ж here' }), 'brf');
    expect(fault.where).toBe(field);
    expect(fault.message).toBe(
      'the character "Ж" (U+0416) cannot be written in Unified English Braille, grade 1',
    );
    expect(fault.hint).toContain('write it in other letters or as a word');
  });

  it.each(['pef', 'kit', 'tactile', 'ebraille'] as const)('is found in the edition %s', async (edition) => {
    const fault = await refusal(bookTitled('Four Ж'), edition);
    expect(fault.where).toBe('sections[1].title');
    expect(fault.message).toContain('"Ж" (U+0416)');
  });
});
