import { readFileSync } from 'node:fs';
import { firstBook } from '../../../src/book/presets.ts';
import { loadWords } from '../../../src/node/words.ts';
import { ENDGAMES } from '../../../src/parts/endgames/record.ts';
import { EXERCISES } from '../../../src/parts/exercises/record.ts';
import { Random } from '../../../src/random.ts';
import { playGame } from '../games/table.ts';

// The texts from which inputs are derived: valid books, configs, puzzles and games.

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const FIRST = file('../../golden/first-book.json');

interface Section {
  readonly kind: string;
  readonly puzzles: readonly object[];
}

const first = JSON.parse(FIRST) as { sections: Section[]; exhibits: { name: string }[] };

function short({ puzzles, ...fields }: Section, count = 1): object {
  return { ...fields, puzzles: puzzles.slice(0, count) };
}

const exercises = EXERCISES.make(
  [
    { divisor: 7, level: 'one-end', count: 2 },
    { divisor: 11, level: 'largest', count: 1 },
  ],
  { seed: 'fuzz', puzzles: [] },
);

const PRINT = { colours: 'black-on-cream', keys: ['tableau', 'list'], volume: 100 };

/** Books of a few puzzles; together they have everything that a book can have. */
export const BOOKS = [
  { ...first, sections: first.sections.slice(0, 1).map((section) => short(section, 4)), exhibits: [] },
  {
    ...first,
    sections: ['omnibus', 'terzett', 'completion'].map((kind) =>
      short(first.sections.find((section) => section.kind === kind)!),
    ),
    exhibits: first.exhibits.slice(0, 2),
    exercises,
    locks: ENDGAMES.make([{ aim: 'lock', sees: 'own', moves: 2, count: 2 }], { seed: 'fuzz', puzzles: [] }),
    together: { players: 3, puzzles: [2, 1] },
    print: PRINT,
    braille: { page: { cells: 30, lines: 20 }, grade: 'contracted', code: 'unicode' },
    isbn: '978-3-16-148410-0',
    editions: ['html', 'brf', 'keys'],
  },
  {
    ...first,
    language: 'de',
    sections: [short(first.sections[0]!, 2)],
    exhibits: first.exhibits.slice(8, 9),
    games: ['sperrdomino'],
    cover: undefined,
    braille: { page: 'de', grade: 'full', code: 'eurobraille', formFeed: false, volume: 40 },
  },
].map((book) => JSON.stringify(book));

export const RECORDS = [...first.sections.map(({ puzzles }) => puzzles[0]), first.exhibits[0]].map((record) =>
  JSON.stringify(record),
);

/** Configs whose books take long to make. */
export const CONFIGS = [
  firstBook(loadWords('de')),
  {
    title: 'Käfer & Co.',
    subtitle: 'x',
    author: 'A. B.',
    publisher: 'C',
    rights: '© D',
    description: 'Two sentences. Or one.',
    imprint: 'Printed.',
    isbn: '978-3-16-148410-0',
    date: '2026-11-20',
    paper: 'a3',
    print: {
      ...PRINT,
      fonts: { text: 'a.ttf', digits: 'b.otf' },
      puzzlesPerPage: 2,
      keysPerPage: 1,
      nets: 0,
    },
    braille: { page: { cells: 30, lines: 20 }, grade: 'contracted', code: 'eurobraille', lineEnd: 'lf' },
    editions: ['large-print', 'brf', 'keys'],
    sections: [
      { title: 'A', kind: 'terzett', shape: 'letter-e', conditions: ['sum c 27'], count: 2 },
      { title: 'B', kind: 'completion', givens: 'fewest', pattern: 'cross', count: 1 },
      { title: 'C', range: 9, level: 'hard', count: 3 },
      { title: 'D', from: 'puzzles.txt', count: 2 },
      { title: 'E', kind: 'quadrat', count: 1, oneKey: true },
    ],
    exhibits: ['IV', 'quadrat-545'],
    games: ['sperrdomino', 'domino-matador'],
    exercises: [{ divisor: 7, level: 'one-end', count: 3, set: 15 }],
    locks: [{ aim: 'points', sees: 'own', moves: 4, count: 2 }],
    together: { players: 4, puzzles: 3 },
  },
].map((config) => JSON.stringify(config));

/** Configs whose books are made in a moment. */
export const SMALL_CONFIGS = [
  {
    title: 'A',
    sections: [
      { title: 'A', range: 3, level: 'easy', count: 2 },
      { title: 'B', kind: 'terzett', range: 4, shape: '5x6', conditions: ['given a1 3'], count: 1 },
      { title: 'C', kind: 'completion', range: 4, shape: '5x6', givens: 13, count: 1 },
    ],
    exhibits: ['I'],
    exercises: [{ divisor: 7, level: 'doubles', count: 1 }],
    locks: [{ aim: 'lock', sees: 'both', moves: 2, count: 1 }],
    together: { players: 2, puzzles: 2 },
    editions: ['keys'],
  },
  {
    title: 'Ä',
    language: 'de',
    sections: [
      { title: 'D', from: 'puzzles.txt', count: 2, kind: 'omnibus' },
      { title: 'E', range: 2, shape: '##/####/####/##', count: 1 },
      { title: 'F', kind: 'terzett', range: 4, shape: '5x6', oneKey: true, count: 2 },
      { title: 'G', kind: 'completion', range: 4, shape: '5x6', givens: 12, pattern: 'diagonal', count: 1 },
      { title: 'H', kind: 'duett', range: 4, count: 1 },
    ],
    games: ['draw-domino'],
    together: { players: 2, puzzles: [3, 1] },
    editions: ['aloud'],
  },
].map((config) => JSON.stringify(config));

export const SGT = file('../../corpus/peer/puzzles.tsv')
  .trim()
  .split('\n')
  .slice(1, 200)
  .map((line) => line.split('\t')[2]!);

export const BOARDS = file('../../corpus/terzett/samples.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[0]!.replaceAll('/', '\n'));

/** The full ids of the Terzetts of the first book. */
export const IDS = [...FIRST.matchAll(/"series":\{"key":"([^"]+)","filling":"([^"]+)"/g)].map(
  ([, key, filling]) => `${key}/${filling}`,
);

/** Games of Sperrdomino played at random, some with their score. */
export const GAMES = Array.from({ length: 60 }, (_, i) => {
  const random = new Random(`game/${i}`);
  const { rows, winner, points } = playGame((below) => random.below(below), 20);
  const score = winner ? `score: ${winner} ${points}` : 'score: nobody';
  return [...rows, ...(i % 2 === 0 ? [score] : [])].join('\n');
});
