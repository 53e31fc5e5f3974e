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

/** The marks of a letter, as Unicode's combining characters. */
export function marksOf(letter: string): string[] {
  return [...letter.normalize('NFD').slice(1)];
}
