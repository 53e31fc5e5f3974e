/** How a language says numbers, in a script to be read aloud. */
export interface Numerals {
  /** A whole number from 0 to 999 in words. */
  word(number: number): string;
  /** A text with those numbers in words that take another form beside its other words; the rest is left as it is. */
  inflected(text: string): string;
  /** After this word, in small letters, Roman numerals are numbers: those of the figures of 1921. */
  readonly beforeRoman: string;
}
