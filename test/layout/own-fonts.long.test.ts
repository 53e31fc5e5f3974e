import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { OwnFonts } from '../../src/layout/own-fonts.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadOwnFonts } from '../../src/node/materials.ts';
import { faultOf } from '../helpers/fault.ts';

const FONTS = new URL('../../fonts/', import.meta.url);
const ANDIKA = readFileSync(new URL('andika/Andika_400Regular.ttf', FONTS));
const BRAILLE = readFileSync(new URL('braille/dominosa-braille-swell.otf', FONTS));

const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
const other = join(folder, 'other');
mkdirSync(other);
afterAll(() => rmSync(folder, { recursive: true }));

const fonts = loadFonts();

/** Andika with changed bytes at this offset of one of its tables. */
function changed(table: string, at: number, ...bytes: number[]): Buffer {
  const font = Buffer.from(ANDIKA);
  font.set(bytes, offsetOf(font, table) + at);
  return font;
}

/** Where a table begins: the directory has 16 bytes for each, after 12 (OpenType, "Organization of an OpenType Font"). */
function offsetOf(font: Buffer, table: string): number {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === table) return font.readUInt32BE(at + 8);
  }
  throw new Error(`no table ${table}`);
}

function own(name: string, bytes: Buffer | string, face: keyof OwnFonts = 'text') {
  writeFileSync(join(folder, name), bytes);
  return () => loadOwnFonts(fonts, { [face]: name }, [folder]);
}

/** Offsets in the table OS/2. */
const [VERSION, FS_TYPE] = [0, 8];

it('take the place of the built-in ones, and only theirs', () => {
  const all = own('Mine.ttf', ANDIKA)();
  expect(all.text.own).toBe('Mine.ttf');
  expect(ANDIKA.equals(all.text.bytes)).toBe(true);
  const names = Object.keys(fonts) as (keyof typeof fonts)[];
  expect(names.filter((name) => all[name] !== fonts[name])).toEqual(['text']);
  const none = loadOwnFonts(fonts, undefined, []);
  expect(names.filter((name) => none[name] !== fonts[name])).toEqual([]);
});

it('are looked for in one folder after the other, and as they are from the root on', () => {
  writeFileSync(join(folder, 'Both.ttf'), ANDIKA);
  writeFileSync(join(other, 'Both.ttf'), BRAILLE);
  writeFileSync(join(other, 'Second.ttf'), ANDIKA);
  const read = (path: string) => loadOwnFonts(fonts, { text: path }, [folder, other]).text;
  for (const path of ['Both.ttf', 'Second.ttf', join(other, 'Second.ttf')]) {
    const font = read(path);
    expect(font.own).toBe(path);
    expect(ANDIKA.equals(font.bytes)).toBe(true);
  }
});

it('that are missing, or a folder, are named with the places where they were looked for', () => {
  for (const path of ['none.ttf', 'other']) {
    expect(faultOf(() => loadOwnFonts(fonts, { digits: path }, [folder, other]))).toMatchObject({
      message: 'there is no such file',
      where: `print.fonts.digits: ${path}`,
      expected: expect.stringContaining(`${join(folder, path)} or ${join(other, path)}`),
    });
  }
});

it.each([
  ['a text', 'not a font at all', 'this is not a font'],
  ['an empty file', '', 'this is not a font'],
  ['WOFF2', Buffer.from('wOF2 and more'), 'this is a font for web pages (WOFF2)'],
  ['WOFF', Buffer.from('wOFF and more'), 'this is a font for web pages (WOFF)'],
  ['a collection', Buffer.from('ttcf and more'), 'this is a collection of several fonts'],
  ['a font cut short', ANDIKA.subarray(0, 3000), 'the font is damaged, or of a kind that cannot be embedded'],
  [
    'outlines cut short',
    ANDIKA.subarray(0, offsetOf(ANDIKA, 'glyf') + 200),
    'the font is damaged, or of a kind that cannot be embedded',
  ],
  [
    'no height of capitals',
    changed('OS/2', VERSION, 0, 1),
    'the font does not give the height of its capitals',
  ],
])('that are %s are refused', (name, bytes, message) => {
  const file = `${name.replaceAll(' ', '-')}.ttf`;
  expect(faultOf(own(file, bytes))).toMatchObject({ message, where: `print.fonts.text: ${file}` });
});

// OpenType, table OS/2, fsType: bit 1 restricted, 2 preview and print, 3 editable, 8 no subsetting, 9 bitmaps only.
it.each([
  ['nothing is said', 0x0000, true],
  ['restricted', 0x0002, false],
  ['preview and print', 0x0004, true],
  ['editable', 0x0008, true],
  ['restricted, but editable too: the least restrictive holds', 0x000a, true],
  ['no subsets', 0x0104, false],
  ['bitmaps only', 0x0208, false],
])('whose licence says: %s', (name, bits, permitted) => {
  const load = own(`licence-${bits}.ttf`, changed('OS/2', FS_TYPE, bits >> 8, bits & 255));
  if (permitted) expect(load().text.own, name).toBe(`licence-${bits}.ttf`);
  else {
    expect(faultOf(load)).toMatchObject({
      message: expect.stringContaining('licence'),
      where: `print.fonts.text: licence-${bits}.ttf`,
    });
  }
});

it('that lack what every book needs are refused with the first character', () => {
  expect(faultOf(own('Cells.otf', changedBraille(), 'digits'))).toMatchObject({
    message: 'the font Cells.otf has no character "0" (U+0030)',
    where: expect.stringMatching(/^print\.fonts\.digits: Cells\.otf/),
  });
});

it('whose name would break the PDF are refused', () => {
  // The PostScript name is "Andika", in UTF-16.
  const name = Buffer.from('Andika', 'utf16le').swap16();
  const font = Buffer.from(ANDIKA);
  for (let at = font.indexOf(name); at >= 0; at = font.indexOf(name, at + 1)) font[at + 3] = 0x28;
  expect(faultOf(own('Name.ttf', font)).message).toContain('PostScript name');
});

/** The braille font with a cap height, which it lacks. */
function changedBraille(): Buffer {
  const font = Buffer.from(BRAILLE);
  font.writeInt16BE(700, offsetOf(font, 'OS/2') + 88);
  return font;
}
