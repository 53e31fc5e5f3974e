import fc from 'fast-check';

// Names with diacritics above and below their letters. Many languages use them, but few fonts have precomposed glyphs.

const MARKS = [...'\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0326\u0327\u0328'];
const LETTERS = [...'agijmnoxzAEGMQXßłıøÄéþ'];

/** Names that end at the end of a line. */
export const KNOWN_NAMES: readonly string[] = [
  'Guaraní g̃',
  'm̄',
  'ab x́',
  'Ä̧',
  'ı i̊ ı',
  'ẽỹ ṽ Ṽ',
  'į̃ a\u0328\u0303',
  'm̄ Q̃ ß̃ ł́ g\u0328',
  'ǘx̄́ o\u0328\u0304\u0301',
].map((name) => name.normalize('NFC'));

/** A letter with none to three marks. */
const letter = fc
  .tuple(fc.constantFrom(...LETTERS), fc.uniqueArray(fc.constantFrom(...MARKS), { maxLength: 3 }))
  .map(([base, marks]) => base + marks.join(''));

/** Names of one to three words, normalized like in a config. */
export const anyName: fc.Arbitrary<string> = fc
  .array(
    fc.array(letter, { minLength: 1, maxLength: 5 }).map((letters) => letters.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .map((words) => words.join(' ').normalize('NFC'));
