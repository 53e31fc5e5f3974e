import { CharacterError, codePointOf } from '../errors.ts';

interface Characters {
  hasGlyphForCodePoint(code: number): boolean;
}

/** U+202F, which French sets before tall punctuation and few fonts have, and the blanks that look most like it. */
const NARROW_BLANKS = ['\u202f', '\u2009', '\u00a0'];

/** A text as the font can draw it: a narrow blank that it lacks is drawn as the next that it has, a letter as {@link spelled}. */
export function drawableText(text: string, font: Characters): string {
  const [narrow] = NARROW_BLANKS as [string];
  const letters = spelled(text, font);
  if (!letters.includes(narrow)) return letters;
  const drawn = NARROW_BLANKS.find((blank) => isIn(font, blank));
  return letters.replaceAll(narrow, drawn ?? narrow);
}

/** A text in which each letter that the font lacks is spelled as a letter with marks, if the font has these. */
export function spelled(text: string, font: Characters): string {
  return text.replace(/[^\p{ASCII}\p{M}]/gu, (letter) => {
    if (isIn(font, letter)) return letter;
    const parts = letter.normalize('NFD');
    return Array.from(parts).every((part) => isIn(font, part)) ? parts : letter;
  });
}

function isIn(font: Characters, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0)!);
}

/**
 * A missing glyph would vanish without a word, from the page and from what a screen reader reads.
 * @param name the font in the words of the user
 * @throws CharacterError
 */
export function checkGlyphs(text: string, font: Characters, name: string): void {
  for (const character of text) {
    if (isIn(font, character)) continue;
    throw new CharacterError(`the font ${name} has no character "${character}" (${codePointOf(character)})`, {
      character,
      where: `in the text "${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`,
      hint: 'write it in other words, or name a font that has it in "print": { "fonts": … }',
    });
  }
}
