import type { Random } from '../../../src/random.ts';
import type { Change } from './target.ts';

/** Characters that have a meaning to readers, or that text handling trips over. */
const SIGNS = [
  ...'0123456789abhlrtz?.#/:;,|[]{}()<>&"\'\\`$%=-+*@!~^_ \t\n\r\0\u00a0\u0301\u202e\ufeff\ufffeßİ⠁👍',
  ...['\ud800', '\udc00'],
];

/** Keywords of the formats. */
const WORDS = [
  ...'__proto__ constructor toString null NaN -1 1e999 99999999999999999999 0x10'.split(' '),
  ...['omnibus 7 ', 'completion 21 ', '{{> book}}', '{{#each sections}}', '{{/each}}'],
  ...'<!-- <![CDATA[ &#0; &amp; ../.. CON [[[[[[[['.split(' '),
];

/** The maximum length of a mutated text, unless it was longer before. */
const LONGEST = 20_000;
/** The same of a text that is changed by its parts. */
const MOST = 1_000_000;

const CHANGES: readonly Change[] = [
  // Removes, inserts or replaces a character.
  (text, random) => splice(text, random, 1, ''),
  (text, random) => splice(text, random, 0, pick(SIGNS, random)),
  (text, random) => splice(text, random, 1, pick(SIGNS, random)),
  (text, random) => splice(text, random, 0, pick(WORDS, random)),
  // Removes a stretch of text, or repeats it elsewhere.
  (text, random) => splice(text, random, 1 + random.below(1 + (text.length >> 2)), ''),
  (text, random) => splice(text, random, 0, stretch(text, random)),
  (text, random) => splice(text, random, 0, stretch(text, random).repeat(1 + random.below(50))),
  // Crosses two texts.
  (text, random, other) =>
    text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1)),
  (text, random, other) => splice(text, random, 0, stretch(other, random)),
  // Replaces a number.
  (text, random) => replaced(text, random, /-?\d+/g, () => pick(NUMBERS, random)),
];

const NUMBERS = '0 -0 1 21 22 99 505 506 10000 2147483648 1.5 1e9 1e400 ""'.split(' ');

/** Changes that preserve the form of most texts, and the meaning of many. */
const GENTLE: readonly Change[] = [
  // Swaps two digits, two letters or two lines.
  (text, random) => swapped(text, random, /\d/g),
  (text, random) => swapped(text, random, /[a-z]/g),
  (text, random) => swapped(text, random, /[^\n]+/g),
  (text, random) => renumbered(text, random),
  // Increments or decrements a number.
  (text, random) => replaced(text, random, /\d+/g, (found) => `${Number(found) + 1 - 2 * random.below(2)}`),
  // Changes blanks, line ends or capitals.
  (text, random) => replaced(text, random, / /g, () => pick(['  ', '\t', '\u00a0', ''], random)),
  (text, random) => replaced(text, random, /\n/g, () => pick(['\n\n', '\r\n', ' \n', '\n\t'], random)),
  (text, random) => pick([`${text}\n`, ` ${text}`, `\ufeff${text}`, text.replaceAll('\n', '\r\n')], random),
  (text, random) => replaced(text, random, /[a-z]/g, (found) => found.toUpperCase()),
  (text, random) => (random.below(8) === 0 ? text.toUpperCase() : splice(text, random, 1, '')),
];

/** A text that differs from `text` in up to eight places. */
export function mutated(text: string, other: string, random: Random): string {
  return changed(text, other, random, CHANGES, 1 + random.below(8));
}

/** A text that differs from `text` in one to three places and keeps its form if it consists of rows, lists or words. */
export const varied: Change = (text, random, other) =>
  changed(text, other, random, GENTLE, 1 + random.below(3));

/** Changes a text by its parts, in one to three places. */
export function variedBy(changes: readonly Change[]): Change {
  return (text, random, other) => {
    let varied = text;
    for (let left = 1 + random.below(3); left > 0; left--)
      varied = pick(changes, random)(varied, random, other);
    return varied;
  };
}

function changed(text: string, other: string, random: Random, changes: readonly Change[], times: number) {
  let changed = text;
  for (let left = times; left > 0; left--) {
    changed = pick(changes, random)(changed, random, other).slice(0, Math.max(LONGEST, text.length));
  }
  return changed;
}

/** The first match of a pattern from some position on. */
function found(text: string, random: Random, pattern: RegExp): RegExpExecArray | null {
  const here = new RegExp(pattern);
  here.lastIndex = random.below(text.length + 1);
  return here.exec(text) ?? new RegExp(pattern).exec(text);
}

/** Rewrites one match of a pattern. */
export function replaced(
  text: string,
  random: Random,
  pattern: RegExp,
  write: (piece: string) => string,
): string {
  const place = found(text, random, pattern);
  if (!place) return text;
  const { index, 0: piece } = place;
  return (text.slice(0, index) + write(piece) + text.slice(index + piece.length)).slice(0, MOST);
}

/** A piece of the same form from the other text, or else from this one. */
export function donor(text: string, other: string, random: Random, pattern: RegExp): string {
  return (found(other, random, pattern) ?? found(text, random, pattern))?.[0] ?? '';
}

function swapped(text: string, random: Random, pattern: RegExp): string {
  const places = [...text.matchAll(pattern)];
  if (places.length < 2) return text;
  const at = random.below(places.length - 1);
  const [one, two] = [places[at]!, places[at + 1 + random.below(places.length - 1 - at)]!];
  const between = text.slice(one.index + one[0].length, two.index);
  return text.slice(0, one.index) + two[0] + between + one[0] + text.slice(two.index + two[0].length);
}

/** Permutes the digits that occur in the text. */
export function renumbered(text: string, random: Random): string {
  const digits = [...new Set(text.match(/\d/g))];
  const others = random.shuffle(digits.map(Number));
  return text.replace(/\d/g, (digit) => String(others[digits.indexOf(digit)]));
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
