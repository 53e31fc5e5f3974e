import type { PdfFont } from 'pdfkit';
import { type Face, faceOf, type SetGlyph, type SetWord } from '../layout/faces.ts';
import type { FontFiles } from '../layout/fonts.ts';
import type { FontName, TextItem } from '../layout/page.ts';
import { type PdfDocument, pt } from './pdf-document.ts';
import { pdfNumber } from './pdf-objects.ts';

/** A font in a document, and what was written in it: words by their size in points. */
interface Embedded {
  readonly face: Face;
  readonly font: PdfFont;
  readonly written: Map<number, Map<SetWord, string>>;
  /** What stands for a glyph in texts, by its number in the font and the characters that it stands for. */
  readonly codes: Map<string, number>;
}

/**
 * Writes texts on the pages of a document. pdfkit sets and measures every text again for each file; here words stand as
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
    const embedded = this.#fontOf(name);
    const { face, font, written } = embedded;
    const known = written.get(size) ?? new Map<SetWord, string>();
    written.set(size, known);
    let shown = '[<';
    for (const word of face.words(text)) {
      const operands = known.get(word) ?? operandsOf(word, embedded, size);
      known.set(word, operands);
      shown += operands;
    }
    page.fonts[font.id] ??= font.ref();
    // pdfkit turns pages upside down, so that y goes down from their upper edge; texts would stand on their heads.
    document.addContent(
      `q\n1 0 0 -1 0 ${pdfNumber(page.height)} cm\nBT\n` +
        `${isDownward ? '0 -1 1 0' : '1 0 0 1'} ${pdfNumber(pt(x))} ${pdfNumber(page.height - pt(y))} Tm\n/${font.id} ${pdfNumber(size)} Tf\n` +
        `${ended(shown)}ET\nQ`,
    );
  }

  /** A font is embedded with its first use, so that a file holds only those it needs. */
  #fontOf(name: FontName): Embedded {
    const known = this.#fonts.get(name);
    if (known) return known;
    const face = faceOf(this.#files[name]);
    this.#document.registerFont(name, face.embedded).font(name);
    const embedded = { face, font: this.#document._font, written: new Map(), codes: new Map() };
    this.#fonts.set(name, embedded);
    return embedded;
  }
}

/** Ends the text and the array that are open behind the last word; those that hold nothing yet are taken back. */
function ended(shown: string): string {
  if (shown.endsWith('[<')) return shown.slice(0, -2);
  return shown.endsWith('<') ? `${shown.slice(0, -2)}] TJ\n` : `${shown}> 0] TJ\n`;
}

/**
 * A word as what follows `[<` and leaves an array and a text in it open. Where marks are drawn beside their places, it is
 * told as a whole as well (ISO 32000-1, 14.9.4): programs take a mark that is moved for a word of its own.
 */
function operandsOf({ glyphs }: SetWord, embedded: Embedded, size: number): string {
  if (!glyphs.some(isMoved)) return shownAs(glyphs, embedded, size);
  const text = String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints)).normalize('NFC');
  const shown = ended(`[<${shownAs(glyphs, embedded, size)}`);
  return `> 0] TJ\n/Span <</ActualText <${utf16(text)}>>> BDC\n${shown}EMC\n[<`;
}

function isMoved({ x, y }: SetGlyph): boolean {
  return x !== 0 || y !== 0;
}

/**
 * Glyphs in hexadecimal: where one is kerned the text is ended and begun again, and so is the array where one is drawn
 * beside its place, which is raised and moved (ISO 32000-1, 9.4.3).
 */
function shownAs(glyphs: readonly SetGlyph[], embedded: Embedded, size: number): string {
  const { scale } = embedded.font;
  return glyphs
    .map((glyph) => {
      const { width, advance, x, y } = glyph;
      const hex = codeOf(glyph, embedded).toString(16).padStart(4, '0');
      const kern = (advance - width) * scale;
      if (isMoved(glyph)) {
        const raised = `> 0] TJ\n${pdfNumber((y * scale * size) / 1000)} Ts\n[${pdfNumber(-x * scale)} <${hex}> `;
        return `${raised}${pdfNumber(x * scale - kern)}] TJ\n0 Ts\n[<`;
      }
      return kern === 0 ? hex : `${hex}> ${pdfNumber(-kern)} <`;
    })
    .join('');
}

/** A text as a string of PDF in hexadecimal. */
function utf16(text: string): string {
  const codes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return [0xfeff, ...codes].map((code) => code.toString(16).padStart(4, '0')).join('');
}

/** A glyph that stands for several characters, as that of ı and of an i under a mark, is embedded once for each. */
function codeOf({ id, codePoints, width }: SetGlyph, { font, codes }: Embedded): number {
  const { subset, widths, unicode, scale } = font;
  const key = [id, ...codePoints].join();
  const known = codes.get(key);
  if (known !== undefined) return known;
  const first = subset.includeGlyph(id);
  const code = unicode[first] ? subset.glyphs.push(id) - 1 : first;
  widths[code] = width * scale;
  unicode[code] = codePoints;
  codes.set(key, code);
  return code;
}
