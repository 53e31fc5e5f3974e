import { create, type Font } from 'fontkit';
import type { FontFiles } from './fonts.ts';
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

/** Metrics of these fonts; `size` is always in points. */
export function makeMetrics(files: FontFiles): Metrics {
  const fonts = new Map<FontName, Font>();
  /** Of words, in ems. */
  const widths = new Map<string, number>();
  const open = (name: FontName): Font => {
    const font = fonts.get(name) ?? (create(files[name].bytes) as Font);
    fonts.set(name, font);
    return font;
  };
  const widthOf = (word: string, name: FontName, text: string): number => {
    const known = `${name} ${word}`;
    let ems = widths.get(known);
    if (ems === undefined) {
      const font = open(name);
      checkGlyphs(text, font, files[name].own ?? font.familyName);
      ems = font.layout(word).advanceWidth / font.unitsPerEm;
      widths.set(known, ems);
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
      const font = open(name);
      return mmOf((font.capHeight / font.unitsPerEm) * size);
    },
  };
}
