import type { BookConfig, Language } from './config.ts';
import { parseConfig } from './config.ts';

/** The sections of the first book; their titles are in {@link WORDS}. */
const SECTIONS = [
  { kind: 'omnibus', range: 4, level: 'easy', count: 4 },
  { kind: 'omnibus', range: 6, level: 'easy', count: 8 },
  { kind: 'omnibus', range: 7, level: 'easy', count: 12 },
  { kind: 'omnibus', range: 7, count: 4 },
] as const;

const WORDS = {
  en: {
    title: 'First Book',
    subtitle: 'Domino puzzles for hands and eyes',
    description:
      'Solo puzzles with a whole set of dominoes, from small boards to the double-seven set, each with one solution.',
    sections: ['Small boards', 'The ordinary set', 'The double-seven set', 'The double-seven set, any level'],
  },
  de: {
    title: 'Erstes Buch',
    subtitle: 'Domino-Aufgaben für Hände und Augen',
    description:
      'Aufgaben für eine Person mit einem ganzen Satz Dominosteine, von kleinen Brettern bis zum Satz mit der Doppelsieben, jede mit genau einer Lösung.',
    sections: [
      'Kleine Bretter',
      'Der gewöhnliche Satz',
      'Der Satz mit der Doppelsieben',
      'Der Satz mit der Doppelsieben, alle Stufen',
    ],
  },
} as const satisfies Record<Language, object>;

/** What `dominosa book` makes when it is given no config: 28 puzzles. */
export function firstBook(language: Language): BookConfig {
  const { sections, ...words } = WORDS[language];
  return parseConfig({
    ...words,
    language,
    sections: SECTIONS.map((section, i) => ({ title: sections[i], ...section })),
  });
}
