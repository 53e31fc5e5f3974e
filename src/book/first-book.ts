import type { Language } from '../languages/index.ts';
import type { BookConfig } from './config.ts';
import { parseConfig } from './config.ts';
import { FIGURE_NAMES } from './exhibits.ts';
import { GAMES } from './games.ts';

/**
 * The sections of the first book, each with its titles. They rise from level to level, so that a reader meets a few
 * new aids at a time; none is above expert, so that no puzzle needs a guess. Terzetts begin anew with a small set.
 */
const SECTIONS = [
  { range: 4, level: 'easy', count: 4, en: 'Small boards', de: 'Kleine Bretter' },
  { range: 6, level: 'easy', count: 6, en: 'The ordinary set', de: 'Der gewöhnliche Satz' },
  { range: 7, level: 'easy', count: 6, en: 'The double-seven set', de: 'Der Satz mit der Doppelsieben' },
  { range: 7, level: 'medium', count: 5, en: 'One cell, one stone', de: 'Ein Feld, ein Stein' },
  {
    range: 7,
    level: 'tricky',
    count: 3,
    en: 'Two cells and odd areas',
    de: 'Zwei Felder und ungerade Gebiete',
  },
  { range: 7, level: 'hard', count: 4, en: 'Several at once', de: 'Mehrere auf einmal' },
  { range: 7, level: 'expert', count: 4, en: 'Chains and pairs', de: 'Ketten und Paare' },
  {
    kind: 'terzett',
    range: 4,
    level: 'easy',
    count: 3,
    en: 'Terzett: small boards',
    de: 'Terzett: kleine Bretter',
  },
  {
    kind: 'terzett',
    range: 7,
    level: 'easy',
    count: 5,
    en: 'Terzett: the double-seven set',
    de: 'Terzett: der Satz mit der Doppelsieben',
  },
  {
    kind: 'terzett',
    range: 7,
    level: 'medium',
    count: 3,
    en: 'Terzett: harder ones',
    de: 'Terzett: schwerere',
  },
  {
    kind: 'terzett',
    range: 7,
    shape: 'letter-h',
    count: 1,
    en: 'Terzett: the letter H',
    de: 'Terzett: der Buchstabe H',
  },
  {
    kind: 'terzett',
    range: 7,
    shape: 'figure-xii',
    count: 1,
    en: 'Terzett: two windows',
    de: 'Terzett: zwei Fenster',
  },
  {
    kind: 'terzett',
    range: 7,
    oneKey: true,
    count: 3,
    en: 'A series: three Terzetts, one key',
    de: 'Eine Serie: drei Terzette, ein Schlüssel',
  },
  {
    kind: 'completion',
    range: 7,
    givens: 32,
    count: 2,
    en: 'Completions: find the numbers',
    de: 'Ergänzungen: die Zahlen finden',
  },
] as const;

const WORDS = {
  en: {
    title: 'First Book',
    subtitle: 'Domino puzzles for hands and eyes',
    description:
      'Solo puzzles with a whole set of dominoes, from small boards to the double-seven set and from easy to expert, each with exactly one solution, and the figures of the book of 1921.',
  },
  de: {
    title: 'Erstes Buch',
    subtitle: 'Domino-Aufgaben für Hände und Augen',
    description:
      'Aufgaben für eine Person mit einem ganzen Satz Dominosteine, von kleinen Brettern bis zum Satz mit der Doppelsieben und von leicht bis sehr schwer, jede mit genau einer Lösung, und die Figuren des Buches von 1921.',
  },
} as const satisfies Record<Language, object>;

/** What `dominosa book` makes when it is given no config: 50 puzzles, the 17 figures of the book of 1921, and games. */
export function firstBook(language: Language): BookConfig {
  return parseConfig({
    ...WORDS[language],
    language,
    sections: SECTIONS.map(({ en, de, ...section }) => ({ title: { en, de }[language], ...section })),
    exhibits: FIGURE_NAMES,
    games: GAMES,
  });
}
