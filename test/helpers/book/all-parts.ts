import type { BookFile } from '../../../src/book/book.ts';
import { planBook } from '../../../src/book/plan.ts';
import type { Language } from '../../../src/languages/index.ts';
import { configOf } from './books.ts';

const SECTIONS = [
  { range: 3, level: 'easy', count: 1 },
  { range: 5, level: 'medium', count: 1 },
  { kind: 'terzett', range: 4, count: 2, oneKey: true },
  { kind: 'completion', range: 4, count: 1 },
];

const FIELDS = {
  tactile: 'full',
  foreword: 'One word\n\nbefore.',
  about: 'Somebody.',
  certificate: {},
  exhibits: ['I', 'quadrat-545'],
  games: ['sperrdomino'],
  exercises: [{ divisor: 7, level: 'one-end', count: 1 }],
  locks: [{ aim: 'lock', moves: 2, count: 1 }],
  composing: ['small-line'],
  together: { players: 2, puzzles: [2] },
};

let made: Promise<BookFile> | undefined;

/** A small book with something in every part and with the given fields. It is made once. */
export async function bookOfAllParts(language: Language, fields: object = {}): Promise<BookFile> {
  made ??= planBook(configOf(SECTIONS, FIELDS));
  return { ...structuredClone(await made), language, ...fields };
}
