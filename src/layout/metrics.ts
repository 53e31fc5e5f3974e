import { create, type Font } from 'fontkit';
import { UserError } from '../errors.ts';
import type { FontFiles } from './fonts.ts';
import { type FontName, mmOf } from './page.ts';

/** How wide and high text is in the fonts that will be embedded. */
export interface Metrics {
  /** The width of a line in mm. @throws UserError if the font lacks a character of it */
  width(text: string, font: FontName, size: number): number;
  /** The height of a capital letter or a digit in mm. */
  capHeight(font: FontName, size: number): number;
}

/** Metrics of these fonts; `size` is always in points. */
export function makeMetrics(files: FontFiles): Metrics {
  const fonts = new Map<FontName, Font>();
  const widths = new Map<string, number>();
  const open = (name: FontName): Font => {
    const font = fonts.get(name) ?? (create(files[name]) as Font);
    fonts.set(name, font);
    return font;
  };
  return {
    width(text, name, size) {
      const known = `${name} ${text}`;
      let ems = widths.get(known);
      if (ems === undefined) {
        const font = open(name);
        checkGlyphs(font, text);
        ems = font.layout(text).advanceWidth / font.unitsPerEm;
        widths.set(known, ems);
      }
      return mmOf(ems * size);
    },
    capHeight(name, size) {
      const font = open(name);
      return mmOf((font.capHeight / font.unitsPerEm) * size);
    },
  };
}

/** A missing glyph would vanish without a word, from the page and from what a screen reader reads. */
function checkGlyphs(font: Font, text: string): void {
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (font.hasGlyphForCodePoint(code)) continue;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    throw new UserError(`the font ${font.familyName} has no character "${character}" (${name})`, {
      where: `in the text "${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`,
      hint: 'write it in other words',
    });
  }
}
