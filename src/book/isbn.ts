/** An ISBN as it is written in books: without the word before it, with hyphens instead of blanks or dashes. */
export function plainIsbn(text: string): string {
  return text
    .trim()
    .replace(/^isbn(?:[-\s]?1[03])?[:\s]\s*/i, '')
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/x$/, 'X');
}

/**
 * Whether a text is an ISBN of 13 or 10 digits with the right check digit (ISO 2108), with or without hyphens between
 * its parts.
 */
export function isIsbn(text: string): boolean {
  if (!/^\w+(-\w+)*$/.test(text)) return false;
  const number = text.replaceAll('-', '');
  const digits = Array.from(number, (sign) => (sign === 'X' ? 10 : Number(sign)));
  const sum = (weight: (place: number) => number) =>
    digits.reduce((total, digit, place) => total + weight(place) * digit, 0);
  if (/^97[89]\d{10}$/.test(number)) return sum((place) => (place % 2 === 0 ? 1 : 3)) % 10 === 0;
  return /^\d{9}[\dX]$/.test(number) && sum((place) => 10 - place) % 11 === 0;
}

/** An ISBN as a name for catalogues (RFC 8254): `urn:isbn:9783161484100`. */
export function isbnUrn(isbn: string): string {
  return `urn:isbn:${isbn.replaceAll('-', '')}`;
}
