import type { Random } from '../../src/random.ts';

/** Signs that readers give a meaning to, or that text handling trips over. */
const SIGNS = [
  ...'0123456789abhlrtz?.#/:;,|[]{}()<>&"\'\\`$%=-+*@!~^_ \t\n\r\0',
  '\u00a0',
  '\u0301',
  '\u202e',
  '\ufeff',
  '\ufffe',
  '\ud800',
  '\udc00',
  'ß',
  'İ',
  '⠁',
  '👍',
];

/** Words that stand for something in one of the formats. */
const WORDS = [
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '0x10',
  'omnibus 7 ',
  'completion 21 ',
  '{{> book}}',
  '{{#each sections}}',
  '{{/each}}',
  '<!--',
  '<![CDATA[',
  '&#0;',
  '&amp;',
  '../..',
  'CON',
  '[[[[[[[[',
];

/** No mutated text is longer. */
const LONGEST = 20_000;

type Change = (text: string, random: Random, other: string) => string;

const CHANGES: readonly Change[] = [
  // A sign goes, comes, or becomes another.
  (text, random) => splice(text, random, 1, ''),
  (text, random) => splice(text, random, 0, pick(SIGNS, random)),
  (text, random) => splice(text, random, 1, pick(SIGNS, random)),
  (text, random) => splice(text, random, 0, pick(WORDS, random)),
  // A stretch goes, or stands again somewhere else.
  (text, random) => splice(text, random, 1 + random.below(1 + (text.length >> 2)), ''),
  (text, random) => splice(text, random, 0, stretch(text, random)),
  (text, random) => splice(text, random, 0, stretch(text, random).repeat(1 + random.below(50))),
  // Two texts are crossed.
  (text, random, other) =>
    text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1)),
  (text, random, other) => splice(text, random, 0, stretch(other, random)),
  // One number becomes another.
  (text, random) => {
    const numbers = [...text.matchAll(/-?\d+/g)];
    if (numbers.length === 0) return text;
    const { index, 0: found } = pick(numbers, random);
    return text.slice(0, index) + pick(NUMBERS, random) + text.slice(index + found.length);
  },
];

const NUMBERS = [
  '0',
  '-0',
  '1',
  '21',
  '22',
  '99',
  '505',
  '506',
  '10000',
  '2147483648',
  '1.5',
  '1e9',
  '1e400',
  '""',
];

/** A text that differs from `text` in up to eight places; now and then in none. */
export function mutated(text: string, other: string, random: Random): string {
  let changed = text;
  for (let left = random.below(9); left > 0; left--) {
    changed = pick(CHANGES, random)(changed, random, other).slice(0, LONGEST);
  }
  return changed;
}

function splice(text: string, random: Random, removed: number, put: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + put + text.slice(at + removed);
}

function stretch(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(at, at + 1 + random.below(40));
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)]!;
}
