import { CharacterError, codePointOf } from '../errors.ts';

/** What is asked of a font of fontkit. */
interface Characters {
  hasGlyphForCodePoint(code: number): boolean;
}

/**
 * A missing glyph would vanish without a word, from the page and from what a screen reader reads.
 *
 * @param name the font in the words of the user
 * @throws CharacterError
 */
export function checkGlyphs(text: string, font: Characters, name: string): void {
  for (const character of text) {
    if (font.hasGlyphForCodePoint(character.codePointAt(0)!)) continue;
    throw new CharacterError(`the font ${name} has no character "${character}" (${codePointOf(character)})`, {
      character,
      where: `in the text "${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`,
      hint: 'write it in other words, or name a font that has it in "print": { "fonts": … }',
    });
  }
}
