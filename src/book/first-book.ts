import type { z } from 'zod';
import { FIRST_SECTIONS, type FirstSection } from '../languages/first-book.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import { type BookConfig, parseConfig, type sectionSchema } from './config.ts';
import { FIGURE_NAMES } from './exhibits.ts';
import { GAMES } from './games.ts';

/**
 * The sections of the first book, without their titles. They rise from level to level, so that a reader meets a few
 * new aids at a time; none is above expert, so that no puzzle needs a guess. Terzetts begin anew with a small set.
 */
const SECTIONS: Readonly<Record<FirstSection, Omit<z.input<typeof sectionSchema>, 'title'>>> = {
  small: { range: 4, level: 'easy', count: 4 },
  ordinary: { range: 6, level: 'easy', count: 6 },
  doubleSeven: { range: 7, level: 'easy', count: 6 },
  oneCell: { range: 7, level: 'medium', count: 5 },
  twoCells: { range: 7, level: 'tricky', count: 3 },
  several: { range: 7, level: 'hard', count: 4 },
  chains: { range: 7, level: 'expert', count: 4 },
  terzettSmall: { kind: 'terzett', range: 4, level: 'easy', count: 3 },
  terzettDoubleSeven: { kind: 'terzett', range: 7, level: 'easy', count: 5 },
  terzettHarder: { kind: 'terzett', range: 7, level: 'medium', count: 3 },
  terzettLetterH: { kind: 'terzett', range: 7, shape: 'letter-h', count: 1 },
  terzettWindows: { kind: 'terzett', range: 7, shape: 'figure-xii', count: 1 },
  terzettSeries: { kind: 'terzett', range: 7, oneKey: true, count: 3 },
  completions: { kind: 'completion', range: 7, givens: 32, count: 2 },
};

/** What `dominosa book` makes when it is given no config: 50 puzzles, the 17 figures of the book of 1921, and games. */
export function firstBook(language: Language): BookConfig {
  const { title, subtitle, description, sections } = LANGUAGES[language].firstBook;
  return parseConfig({
    title,
    subtitle,
    description,
    language,
    sections: FIRST_SECTIONS.map((name) => ({ title: sections[name], ...SECTIONS[name] })),
    exhibits: FIGURE_NAMES,
    games: GAMES,
  });
}
