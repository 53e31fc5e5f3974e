import type { Respelling } from './braille.ts';

// Which way a quote is turned tells nothing of itself: German print closes with the character that opens in English, “, and
// »so« with those that French has the other way round; straight ones have no side. Tables look at the characters that
// touch a quote, but not beyond a cell that was put there.

/** Where a word may begin. After a dash or a slash it must, as both can end what is quoted. */
const BEFORE_WORD = String.raw`(?:(?<=^|[\s([{„‚])|(?<=[-–—/])(?=.[\p{L}\d]))`;

/** Quotes, given as a class of characters: one that may begin a word opens, any other closes. */
export function quotesByPlace(quotes: string, open: string, close: string): Respelling {
  const each = new RegExp(`(${BEFORE_WORD}[${quotes}])|[${quotes}]`, 'gu');
  return [each, (_, opening) => (opening ? open : close)];
}
