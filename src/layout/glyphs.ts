import { CharacterError, codePointOf } from '../errors.ts';

/** What is asked of a font of fontkit. */
interface Characters {
  hasGlyphForCodePoint(code: number): boolean;
}

/** U+202F, which French sets before tall punctuation and few fonts have, and the blanks that look most like it. */
const NARROW_BLANKS = ['\u202f', '\u2009', '\u00a0'];

/** A text as the font can draw it: a narrow blank that it lacks is drawn as the next that it has. */
export function drawableText(text: string, font: Characters): string {
  const [narrow] = NARROW_BLANKS as [string];
  if (!text.includes(narrow)) return text;
  const drawn = NARROW_BLANKS.find((blank) => font.hasGlyphForCodePoint(blank.codePointAt(0)!));
  return text.replaceAll(narrow, drawn ?? narrow);
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
