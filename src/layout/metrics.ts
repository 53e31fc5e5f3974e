import { faceOf, type SetWord } from './faces.ts';
import type { FontFiles } from './fonts.ts';
import { type FontName, mmOf } from './page.ts';

/** How wide and high text is in the fonts that will be embedded. */
export interface Metrics {
  /** A word of a line in its font. @throws CharacterError if the font lacks a character of it */
  word(word: string, font: FontName): SetWord;
  /** The width of a line in mm. @throws CharacterError if the font lacks a character of it */
  width(text: string, font: FontName, size: number): number;
  /** The height of a capital letter or a digit in mm. */
  capHeight(font: FontName, size: number): number;
}

/** Metrics of these fonts; `size` is always in points. */
export function makeMetrics(files: FontFiles): Metrics {
  const faceIn = (name: FontName) => faceOf(files[name]);
  return {
    word: (word, name) => faceIn(name).word(word),
    width(text, name, size) {
      const ems = faceIn(name)
        .words(text)
        .reduce((sum, word) => sum + word.width, 0);
      return mmOf(ems * size);
    },
    capHeight(name, size) {
      const { font } = faceIn(name);
      return mmOf((font.capHeight / font.unitsPerEm) * size);
    },
  };
}
