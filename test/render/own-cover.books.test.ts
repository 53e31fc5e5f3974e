import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'fast-png';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/book/config.ts';
import { loadPictures } from '../../src/node/materials.ts';
import { faultOf } from '../helpers/fault.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { wordsOf } from '../helpers/pdf/words.ts';
import { peerBook, render } from '../helpers/render/books.ts';

const folder = mkdtempSync(join(tmpdir(), 'dominosa-pictures-'));
const book = join(folder, 'book');
mkdirSync(join(book, 'inner'), { recursive: true });
const png = encode({ width: 30, height: 20, channels: 3, data: new Uint8Array(1800).fill(90) });
for (const path of ['book/sea.png', 'book/inner/sign.png', 'away.png'])
  writeFileSync(join(folder, path), png);
writeFileSync(join(book, 'words.png'), 'words');
symlinkSync(join(folder, 'away.png'), join(book, 'link.png'));
afterAll(() => rmSync(folder, { recursive: true }));

const printWith = (cover: object) =>
  parseConfig({ title: 'A', print: { cover }, sections: [{ title: 'B', range: 3, count: 1 }] }).print;
const OWN = {
  colours: 'green',
  picture: { file: 'sea.png', words: 'Das Meer' },
  logo: { file: 'inner/sign.png', words: 'Ein Zeichen' },
  for: 'Oma Lena',
  badge: true,
  blurb: 'Sechs Abende am Ofen.',
  quotation: { words: 'Ich schlafe nicht mehr', by: 'Die Zeitung' },
} as const;
const SAID = {
  en: ['For Oma Lena', 'Large print', '2 puzzles', '“Ich schlafe nicht mehr”'],
  de: ['Für Oma Lena', 'Großdruck', '2 Aufgaben', '„Ich schlafe nicht mehr“'],
  fr: ['Pour Oma Lena', 'Gros caractères', '2 problèmes', '« Ich schlafe nicht mehr »'],
} as const;

it.each([
  ['en', 'large-print'],
  ['de', 'kdp'],
  ['fr', 'large-print'],
] as const)('a cover of one’s own in %s says and shows what was asked for: %s', async (language, edition) => {
  const print = printWith(OWN);
  const own = { ...peerBook([3], { language, description: 'Kurz.' }), print };
  const files = await render(own, edition, { pictures: loadPictures(print, [book]) });
  const file = await readPdf(files.get(edition === 'kdp' ? 'kdp-cover.pdf' : 'large-print.pdf')!);
  const nodes = nodesIn(file.structure);
  const said = nodes.map((node) => wordsOf(file, node).replace(/\s+/g, ' ').trim());
  for (const words of [...SAID[language], 'Die Zeitung', OWN.blurb]) expect(said).toContain(words);
  expect(said).not.toContain('Kurz.');
  const alts = nodes.filter(({ tag }) => tag === 'Figure').map(({ alt }) => alt);
  expect(alts).toEqual(expect.arrayContaining(['Das Meer', 'Ein Zeichen']));
  expect(file.pages[0]!.fills.map(({ colour }) => colour)).toContain('#0a4733');
});

describe('a picture of a cover', () => {
  it.each([
    ['../away.png', 'outside the folder'],
    [join(folder, 'away.png'), 'outside the folder'],
    ['inner/../../away.png', 'outside the folder'],
    ['link.png', 'outside the folder'],
    ['nowhere.png', 'there is no such file'],
    ['words.png', 'this is not a picture'],
    ['inner', 'there is no such file'],
  ])('%s is refused', (file, message) => {
    const fault = faultOf(() => loadPictures(printWith({ picture: { file, words: 'a' } }), [book]));
    expect(fault.message).toContain(message);
    expect(fault.where).toContain('print.cover.picture.file');
  });

  it.each([{ colours: 'pink' }, { picture: { file: 'a.png' } }, { size: 3 }])('%j is no cover', (cover) => {
    expect(faultOf(() => printWith(cover)).where).toContain('print.cover');
  });
});
