import { create, type Font } from 'fontkit';
import type { FontFile, FontFiles } from './fonts.ts';
import { checkGlyphs } from './glyphs.ts';
import { type FontName, mmOf } from './page.ts';

/** How wide and high text is in the fonts that will be embedded. */
export interface Metrics {
  /** The width of a line in mm. @throws MissingGlyph if the font lacks a character of it */
  width(text: string, font: FontName, size: number): number;
  /** The height of a capital letter or a digit in mm. */
  capHeight(font: FontName, size: number): number;
}

const WORD_END = /(?<= )/;

interface OpenFont {
  readonly font: Font;
  /** Of words, in ems. */
  readonly widths: Map<string, number>;
}

/** Fonts that were opened, by their bytes: all editions of a book are set in the same ones, and reading takes long. */
const OPENED = new WeakMap<Uint8Array, OpenFont>();

function open(bytes: FontFile['bytes']): OpenFont {
  const opened = OPENED.get(bytes) ?? { font: create(bytes) as Font, widths: new Map() };
  OPENED.set(bytes, opened);
  return opened;
}

/** Metrics of these fonts; `size` is always in points. */
export function makeMetrics(files: FontFiles): Metrics {
  const widthOf = (word: string, name: FontName, text: string): number => {
    const { font, widths } = open(files[name].bytes);
    let ems = widths.get(word);
    if (ems === undefined) {
      checkGlyphs(text, font, files[name].own ?? font.familyName);
      ems = font.layout(word).advanceWidth / font.unitsPerEm;
      widths.set(word, ems);
    }
    return ems;
  };
  return {
    width(text, name, size) {
      // Text is set word by word, each with the blank after it: nothing is kerned over a blank.
      const ems = text.split(WORD_END).reduce((sum, word) => sum + widthOf(word, name, text), 0);
      return mmOf(ems * size);
    },
    capHeight(name, size) {
      const { font } = open(files[name].bytes);
      return mmOf((font.capHeight / font.unitsPerEm) * size);
    },
  };
}
