import type { Language } from '../../languages/index.ts';

/** What only the layout of volumes can say: the rest of the words is in the templates. */
interface VolumeWords {
  volume(number: number, of: number): string;
  /** The numbers of the first and the last that a volume, or a chapter in it, holds. */
  puzzles(first: number, last: number): string;
  keys(first: number, last: number): string;
  /** The heading of a chapter that goes on in another volume. */
  continued(title: string): string;
  /** In place of the number of a page that is in another volume, after a word such as "page". */
  page(number: number, volume: number): string;
}

export const VOLUME_WORDS: Readonly<Record<Language, VolumeWords>> = {
  en: {
    volume: (number, of) => `Volume ${number} of ${of}`,
    puzzles: (first, last) => (first === last ? `Puzzle ${first}.` : `Puzzles ${first} to ${last}.`),
    keys: (first, last) => (first === last ? `Key ${first}.` : `Keys ${first} to ${last}.`),
    continued: (title) => `${title}, continued`,
    page: (number, volume) => `${number} in volume ${volume}`,
  },
  de: {
    volume: (number, of) => `Band ${number} von ${of}`,
    puzzles: (first, last) => (first === last ? `Aufgabe ${first}.` : `Aufgaben ${first} bis ${last}.`),
    keys: (first, last) => `Schlüssel ${first === last ? first : `${first} bis ${last}`}.`,
    continued: (title) => `${title}, Fortsetzung`,
    page: (number, volume) => `${number} in Band ${volume}`,
  },
};
