/** Letters that Unicode does not take apart, with the letter that each is a form of. */
const FORMS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  þ: 't',
  ı: 'i',
  ŋ: 'n',
};

/** The letter a to z that a small letter of the Latin alphabet is a form of. */
export function plainLetter(letter: string): string | undefined {
  return /^[a-z]/.exec(FORMS[letter] ?? letter.normalize('NFD'))?.[0];
}

/** Whether a word is in capitals; Roman numerals can be. */
export function isInCapitals(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word);
}

/**
 * A word letter by letter.
 *
 * @param capital the sign before a capital; twice, it says that all letters of the word are
 * @param written a letter with this sign before it, if it is a capital
 */
export function letterByLetter(
  word: string,
  capital: string,
  written: (letter: string, capital: string) => string,
): string {
  const [before, sign] = isInCapitals(word) ? [capital.repeat(2), ''] : ['', capital];
  return before + Array.from(word, (letter) => written(letter, sign)).join('');
}

/** The marks of a letter, as Unicode's combining characters. */
export function marksOf(letter: string): string[] {
  return [...letter.normalize('NFD').slice(1)];
}
