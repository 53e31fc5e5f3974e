import type { PdfFont } from 'pdfkit';
import { type Face, faceOf, type SetWord } from '../layout/faces.ts';
import type { FontFiles } from '../layout/fonts.ts';
import type { FontName, TextItem } from '../layout/page.ts';
import { type PdfDocument, pt } from './pdf-document.ts';
import { pdfNumber } from './pdf-objects.ts';

/** A font in a document, and what was written in it: words by their size in points. */
interface Embedded {
  readonly face: Face;
  readonly font: PdfFont;
  readonly written: Map<number, Map<SetWord, string>>;
}

/**
 * Writes texts on the pages of a document. pdfkit sets and measures every text anew for each file; here words stand as
 * they were set when their lines were broken, and each is put into operators once for all places where it stands.
 */
export class PdfText {
  readonly #document: PdfDocument;
  readonly #files: FontFiles;
  readonly #fonts = new Map<FontName, Embedded>();

  constructor(document: PdfDocument, files: FontFiles) {
    this.#document = document;
    this.#files = files;
  }

  /** Writes a text on the open page. @throws CharacterError if its font lacks a character of it */
  write({ text, font: name, size, x, y, isDownward = false }: TextItem): void {
    const document = this.#document;
    const { page } = document;
    const { face, font, written } = this.#fontOf(name);
    const known = written.get(size) ?? new Map<SetWord, string>();
    written.set(size, known);
    let shown = '';
    for (const word of face.words(text)) {
      const operands = known.get(word) ?? operandsOf(word, font, size);
      known.set(word, operands);
      shown += operands;
    }
    page.fonts[font.id] ??= font.ref();
    // pdfkit turns pages upside down, so that y goes down from their upper edge; texts would stand on their heads.
    document.addContent(
      `q\n1 0 0 -1 0 ${pdfNumber(page.height)} cm\nBT\n` +
        `${isDownward ? '0 -1 1 0' : '1 0 0 1'} ${pdfNumber(pt(x))} ${pdfNumber(page.height - pt(y))} Tm\n/${font.id} ${pdfNumber(size)} Tf\n` +
        `[<${shown.endsWith('<') ? shown.slice(0, -2) : `${shown}> 0`}] TJ\nET\nQ`,
    );
  }

  /** A font is embedded with its first use, so that a file holds only those it needs. */
  #fontOf(name: FontName): Embedded {
    const known = this.#fonts.get(name);
    if (known) return known;
    const face = faceOf(this.#files[name]);
    this.#document.registerFont(name, face.embedded).font(name);
    const embedded = { face, font: this.#document._font, written: new Map() };
    this.#fonts.set(name, embedded);
    return embedded;
  }
}

/**
 * A word in hexadecimal, as what stands between `[<` and `> 0] TJ`: where a glyph is kerned the text is opened and
 * closed again, and one that is drawn beside its place is raised and moved (ISO 32000-1, 9.4.3).
 */
function operandsOf({ glyphs }: SetWord, font: PdfFont, size: number): string {
  const { subset, widths, unicode, scale } = font;
  return glyphs
    .map(({ id, codePoints, width, advance, x, y }) => {
      const code = subset.includeGlyph(id);
      widths[code] ??= width * scale;
      unicode[code] ??= codePoints;
      const hex = code.toString(16).padStart(4, '0');
      const kern = (advance - width) * scale;
      if (x !== 0 || y !== 0) {
        const raised = `> 0] TJ\n${pdfNumber((y * scale * size) / 1000)} Ts\n[${pdfNumber(-x * scale)} <${hex}> `;
        return `${raised}${pdfNumber(x * scale - kern)}] TJ\n0 Ts\n[<`;
      }
      return kern === 0 ? hex : `${hex}> ${pdfNumber(-kern)} <`;
    })
    .join('');
}
