/** The glyphs of a text as fontkit sets them. */
type Glyphs = readonly { readonly codePoints: readonly number[] }[];

/** The parts of a word whose glyphs are told each by itself: a letter with its marks, and letters without any. */
const PARTS = /\P{M}\p{M}+|(?:\P{M}(?!\p{M}))+|\p{M}+/gu;

/**
 * The characters that each glyph of a word stands for, so that the word can be read from a file again.
 *
 * @param anew sets a text in the font opened once more: a glyph of fontkit keeps the characters that it was first asked
 *   for, though others may look the same
 */
export function glyphCharacters(
  glyphs: Glyphs,
  word: string,
  anew: (text: string) => Glyphs,
): readonly (readonly number[])[] {
  const characters = codesOf(word);
  const isPlain =
    glyphs.length === characters.length && glyphs.every((glyph) => glyph.codePoints.length === 1);
  if (isPlain) return characters.map((character) => [character]);
  const isWhole = !/\p{M}/u.test(word) && glyphs.every(({ codePoints }) => codePoints.length > 0);
  if (isWhole) return glyphs.map(({ codePoints }) => codePoints);
  const told = (word.match(PARTS) ?? []).flatMap((part) => shared(anew(part)));
  return told.length === glyphs.length ? told : shared(anew(word));
}

/** A letter that is drawn in parts, as į under another mark, is shared out among them: fontkit gives all of it to the first. */
function shared(glyphs: Glyphs): readonly (readonly number[])[] {
  return glyphs.map(({ codePoints }, i) => {
    const after = glyphs.slice(i + 1).findIndex((next) => next.codePoints.length > 0);
    const parts = after < 0 ? glyphs.length - i : after + 1;
    if (codePoints.length > 0) return parts === 1 ? codePoints : partsOf(codePoints, parts)[0]!;
    const first = glyphs.findLastIndex((before, b) => b < i && before.codePoints.length > 0);
    return first < 0 ? [] : partsOf(glyphs[first]!.codePoints, i - first + parts)[i - first]!;
  });
}

/** Characters in so many parts: their letters and marks one by one, if they are as many. */
function partsOf(characters: readonly number[], parts: number): readonly (readonly number[])[] {
  const decomposed = codesOf(String.fromCodePoint(...characters).normalize('NFD'));
  if (decomposed.length === parts) return decomposed.map((character) => [character]);
  return Array.from({ length: parts }, (_, part) => (part === 0 ? characters : []));
}

function codesOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!);
}
