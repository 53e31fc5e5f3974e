import type { Language } from '../../book/config.ts';

interface Words {
  title(title: string): string;
  puzzle(name: string): string;
  figure(name: string): string;
  id(id: string): string;
  solutions(count: number): string;
  stone(stone: string, place: string): string;
}

/** The words of keys.txt. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: (title) => `${title}: keys`,
    puzzle: (name) => `Puzzle ${name}`,
    figure: (name) => `Figure ${name}`,
    id: (id) => `Id: ${id}`,
    solutions: (count) => `One of ${count} solutions`,
    stone: (stone, place) => `${stone} on ${place}`,
  },
  de: {
    title: (title) => `${title}: Schlüssel`,
    puzzle: (name) => `Aufgabe ${name}`,
    figure: (name) => `Figur ${name}`,
    id: (id) => `Name: ${id}`,
    solutions: (count) => `Eine von ${count} Lösungen`,
    stone: (stone, place) => `${stone} auf ${place}`,
  },
};
