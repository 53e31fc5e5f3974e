import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '../../src/book/choices.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadOwnFonts } from '../../src/node/own-fonts.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { renderEdition } from '../../src/render/editions.ts';
import { PdfObjects } from '../helpers/pdf/objects.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { peerBook } from '../helpers/render/books.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const FOLDER = new URL('../../fonts/andika', import.meta.url).pathname;
/** Our fonts, used where they are not the default. */
const OWN = { text: 'Andika_400Regular.ttf', digits: 'Andika_400Regular.ttf', heading: 'Andika_700Bold.ttf' };

const book = peerBook([3]);
const fonts = loadFonts();
const materials = {
  texts: loadTexts('en'),
  fonts,
  printFonts: loadOwnFonts(fonts, OWN, [FOLDER]),
  engines: ENGINES,
};

async function files(edition: Edition, own = true): Promise<ReadonlyMap<string, Buffer>> {
  const { printFonts: _, ...usual } = materials;
  const rendered = renderEdition(book, edition, own ? materials : usual);
  return new Map(Array.from(rendered, (file) => [file.name, wholeOf(file)]));
}

/** Whether a file identifies itself as PDF/UA. */
function claims(bytes: Buffer): boolean {
  const objects = new PdfObjects(bytes);
  const { bytes: xmp } = objects.get(objects.root, 'Metadata') as { bytes: Uint8Array };
  return new TextDecoder().decode(xmp).includes('<pdfuaid:part>1</pdfuaid:part>');
}

describe('a book in fonts of its own', () => {
  let print: ReadonlyMap<string, Buffer>;
  beforeAll(async () => {
    print = await files('large-print');
  });

  it('is printed in them', async () => {
    const { pages } = await readPdf(print.get('large-print.pdf')!);
    const runs = pages.flatMap((page) => page.runs);
    const fontsOf = (test: RegExp) => [
      ...new Set(runs.filter(({ text }) => test.test(text)).map(({ font }) => font)),
    ];
    expect(fontsOf(/^Answers$/)).toEqual(['Andika-Bold']);
    // Emphasized words keep the font of the program.
    expect(fontsOf(/./).sort()).toEqual(['Andika', 'Andika-Bold', 'AtkinsonHyperlegibleNext-Bold']);
  });

  it('has the same braille as ever, and says there alone that it keeps to PDF/UA', async () => {
    const [own, usual] = [await files('stones'), await files('stones', false)];
    expect(own.get('stones-tactile.pdf')!.equals(usual.get('stones-tactile.pdf')!)).toBe(true);
    expect(own.get('stones.pdf')!.equals(usual.get('stones.pdf')!)).toBe(false);
    const claiming = [...print, ...own].filter(([, bytes]) => claims(bytes)).map(([name]) => name);
    expect(claiming).toEqual(['stones-tactile.pdf', 'stones-braille.pdf']);
    expect([...usual.values()].map(claims)).toEqual([true, true, true]);
  });
});
