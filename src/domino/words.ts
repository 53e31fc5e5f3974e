const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const LETTERS = [CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS];

/** A word carries so many bits. */
export const WORD_BITS = 16;

/**
 * A speakable word of five letters for 16 bits (the scheme of D. S. Wilkerson's proquints, arXiv 0901.4016). Letters
 * alone need no number sign in braille and are easy to say and to hear.
 *
 * @param bits a whole number from 0 to 65535
 */
export function makeWord(bits: number): string {
  const [first, second, third] = [bits >>> 12, (bits >>> 6) & 15, bits & 15].map((i) => CONSONANTS[i]);
  return `${first}${VOWELS[(bits >>> 10) & 3]}${second}${VOWELS[(bits >>> 4) & 3]}${third}`;
}

/** A number of any length as `words` words with hyphens between them, the highest bits first. */
export function makeWords(number: bigint, words: number): string {
  return Array.from({ length: words }, (_, i) =>
    makeWord(Number(BigInt.asUintN(WORD_BITS, number >> BigInt(WORD_BITS * (words - 1 - i))))),
  ).join('-');
}

/** Reads what {@link makeWord} writes; nothing if it is no such word. */
function parseWord(word: string): number | undefined {
  if (word.length !== LETTERS.length) return undefined;
  let bits = 0;
  for (const [i, letters] of LETTERS.entries()) {
    const digit = letters.indexOf(word[i]!);
    if (digit < 0) return undefined;
    bits = bits * letters.length + digit;
  }
  return bits;
}

/** Reads words with hyphens between them; tells the first that is none. */
export function parseWords(text: string): { number: bigint; words: number } | { wrong: string } {
  const parts = text.split('-');
  let number = 0n;
  for (const part of parts) {
    const bits = parseWord(part);
    if (bits === undefined) return { wrong: part };
    number = (number << BigInt(WORD_BITS)) | BigInt(bits);
  }
  return { number, words: parts.length };
}
