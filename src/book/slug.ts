const MOST = 60;

/** Letters that Unicode does not take apart into a plain one and a mark, or that German writes with two. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** The name of a book's folder: the letters and digits of its title in lower case, joined by hyphens. */
export function slug(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\x20-\x7e]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  const name = (words ?? []).join('-').slice(0, MOST).replace(/-$/, '') || 'book';
  // Names that Windows keeps for devices.
  return /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name) ? `${name}-book` : name;
}
