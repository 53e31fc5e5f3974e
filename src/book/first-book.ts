import type { WordBook } from '../words/word-book.ts';
import { type BookConfig, parseConfig } from './config.ts';
import { FIGURE_NAMES } from './exhibits.ts';
import type { GameName } from './games.ts';

/**
 * The sections of the first book, by the names of their titles. They rise from level to level, so that a reader meets a few
 * new aids at a time; none is above expert, so that no puzzle needs a guess. Terzetts begin anew with a small set.
 */
const SECTIONS = [
  { name: 'small-boards', range: 4, level: 'easy', count: 4 },
  { name: 'ordinary-set', range: 6, level: 'easy', count: 6 },
  { name: 'double-seven', range: 7, level: 'easy', count: 6 },
  { name: 'one-cell', range: 7, level: 'medium', count: 5 },
  { name: 'two-cells', range: 7, level: 'tricky', count: 3 },
  { name: 'several', range: 7, level: 'hard', count: 4 },
  { name: 'chains', range: 7, level: 'expert', count: 4 },
  { name: 'terzett-small', kind: 'terzett', range: 4, level: 'easy', count: 3 },
  { name: 'terzett-double-seven', kind: 'terzett', range: 7, level: 'easy', count: 5 },
  { name: 'terzett-harder', kind: 'terzett', range: 7, level: 'medium', count: 3 },
  { name: 'terzett-letter-h', kind: 'terzett', range: 7, shape: 'letter-h', count: 1 },
  { name: 'terzett-windows', kind: 'terzett', range: 7, shape: 'figure-xii', count: 1 },
  { name: 'series', kind: 'terzett', range: 7, oneKey: true, count: 3 },
  { name: 'completions', kind: 'completion', range: 7, givens: 32, count: 2 },
] as const;

/** What can be played with the dominoes of its puzzles, on a few pages; a config can ask for the others. */
const GAMES: readonly GameName[] = ['draw-domino', 'draw-domino-children', 'sperrdomino'];

/** What `dominosa book` makes when it is given no config: 50 puzzles, the 17 figures of the book of 1921, and games. */
export function firstBook(words: WordBook): BookConfig {
  return parseConfig({
    title: words.text('first-book-title'),
    subtitle: words.text('first-book-subtitle'),
    description: words.text('first-book-description'),
    language: words.language,
    sections: SECTIONS.map(({ name, ...section }) => ({
      title: words.text(`first-book-${name}`),
      ...section,
    })),
    exhibits: FIGURE_NAMES,
    games: GAMES,
  });
}
