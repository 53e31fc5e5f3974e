import type { Language } from '../languages/index.ts';

/** How a language says whole numbers. */
interface Numerals {
  readonly upTo19: readonly string[];
  /** From 20. */
  readonly tens: readonly string[];
  joined(tens: string, ones: string): string;
  hundreds(count: string): string;
  readonly and: string;
  /** Before `hundred` or `and`, where it is another word. */
  readonly one: string;
}

const NUMERALS: Readonly<Record<Language, Numerals>> = {
  en: {
    upTo19:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
        ' ',
      ),
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
    joined: (tens, ones) => `${tens}-${ones}`,
    hundreds: (count) => `${count} hundred`,
    and: ' and ',
    one: 'one',
  },
  de: {
    upTo19:
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
        ' ',
      ),
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' '),
    joined: (tens, ones) => `${ones}und${tens}`,
    hundreds: (count) => `${count}hundert`,
    and: '',
    one: 'ein',
  },
};

/** The words of all numbers below 1000, the longest first. */
function wordsOf({ upTo19, tens, joined, hundreds, and, one }: Numerals): [string, number][] {
  const short = (number: number) => (number === 1 ? one : upTo19[number]!);
  const below100 = (number: number): string => {
    if (number < 20) return upTo19[number]!;
    const [ten, ones] = [tens[Math.floor(number / 10) - 2]!, number % 10];
    return ones === 0 ? ten : joined(ten, short(ones));
  };
  const whole = (number: number): string => {
    if (number < 100) return below100(number);
    const [count, rest] = [hundreds(short(Math.floor(number / 100))), number % 100];
    return rest === 0 ? count : count + and + below100(rest);
  };
  return Array.from({ length: 1000 }, (_, number): [string, number] => [whole(number), number]).sort(
    ([a], [b]) => b.length - a.length,
  );
}

interface Reading {
  readonly values: ReadonlyMap<string, number>;
  readonly pattern: RegExp;
}

function readingOf(numerals: Numerals): Reading {
  const words = wordsOf(numerals);
  const any = words.map(([word]) => word).join('|');
  return { values: new Map(words), pattern: new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'giu') };
}

const readings: Partial<Record<Language, Reading>> = {};

/** A text with its numbers below 1000 as digits: `Two-three on row one` is `2-3 on row 1`. */
export function numbersAsDigits(text: string, language: Language): string {
  const reading = readings[language] ?? readingOf(NUMERALS[language]);
  readings[language] = reading;
  const { values, pattern } = reading;
  return text.replace(pattern, (words) => String(values.get(words.toLowerCase())));
}
