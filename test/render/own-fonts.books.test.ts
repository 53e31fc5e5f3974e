import { beforeAll, describe, expect, it } from 'vitest';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadOwnFonts } from '../../src/node/materials.ts';
import { PdfObjects } from '../helpers/pdf/objects.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { peerBook, render } from '../helpers/render/books.ts';

const FOLDER = new URL('../../fonts/andika', import.meta.url).pathname;
/** Our fonts, used where they are not the default. */
const OWN = { text: 'Andika_400Regular.ttf', digits: 'Andika_400Regular.ttf', heading: 'Andika_700Bold.ttf' };

const book = peerBook([3]);
const own = { printFonts: loadOwnFonts(loadFonts(), OWN, [FOLDER]) };

/** Whether a file identifies itself as PDF/UA. */
function claims(bytes: Buffer): boolean {
  const objects = new PdfObjects(bytes);
  const { bytes: xmp } = objects.get(objects.root, 'Metadata') as { bytes: Uint8Array };
  return new TextDecoder().decode(xmp).includes('<pdfuaid:part>1</pdfuaid:part>');
}

describe('a book in fonts of its own', () => {
  let print: ReadonlyMap<string, Buffer>;
  beforeAll(async () => {
    print = await render(book, 'large-print', own);
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
    const [changed, usual] = [await render(book, 'stones', own), await render(book, 'stones')];
    expect(changed.get('stones-tactile.pdf')!.equals(usual.get('stones-tactile.pdf')!)).toBe(true);
    expect(changed.get('stones.pdf')!.equals(usual.get('stones.pdf')!)).toBe(false);
    const claiming = [...print, ...changed].filter(([, bytes]) => claims(bytes)).map(([name]) => name);
    expect(claiming).toEqual(['stones-tactile.pdf', 'stones-braille.pdf']);
    expect([...usual.values()].map(claims)).toEqual([true, true, true]);
  });
});
