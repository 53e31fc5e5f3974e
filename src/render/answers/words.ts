import type { Language } from '../../languages/index.ts';

export interface Words {
  title(title: string): string;
  author(name: string): string;
  publisher(name: string): string;
  puzzle(name: string): string;
  figure(name: string): string;
  task(name: string): string;
  key(subject: string): string;
  id(id: string): string;
  solutions(count: number): string;
  stone(stone: string, place: string): string;
}

/** The words of answers that are no data. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: (title) => `${title}: keys`,
    author: (name) => `By ${name}`,
    publisher: (name) => `Published by ${name}`,
    puzzle: (name) => `Puzzle ${name}`,
    figure: (name) => `Figure ${name}`,
    task: (name) => `Laying task ${name}`,
    key: (subject) => `${subject}: key`,
    id: (id) => `Id: ${id}`,
    solutions: (count) => `One of ${count} solutions`,
    stone: (stone, place) => `${stone} on ${place}`,
  },
  de: {
    title: (title) => `${title}: Schlüssel`,
    author: (name) => `Von ${name}`,
    publisher: (name) => `Verlag: ${name}`,
    puzzle: (name) => `Aufgabe ${name}`,
    figure: (name) => `Figur ${name}`,
    task: (name) => `Legeaufgabe ${name}`,
    key: (subject) => `${subject}: Schlüssel`,
    id: (id) => `Name: ${id}`,
    solutions: (count) => `Eine von ${count} Lösungen`,
    stone: (stone, place) => `${stone} auf ${place}`,
  },
};
