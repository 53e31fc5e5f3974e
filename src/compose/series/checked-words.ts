import { makeWords, parseWords, WORD_BITS } from '../../domino/words.ts';
import { UserError } from '../../errors.ts';
import { shortHashOf } from '../../hash.ts';

/**
 * Numbers as words that carry a check: what is written is `value * modulus + residue`, where the residue is that of
 * a hash of the context (what must be known to understand the number). A wrong letter changes what is written by
 * d * 2^k with 0 < |d| < 16, which no odd prime above 15 divides: every such slip is noticed. Of other wrong words,
 * and of right words in a wrong context, one in `modulus` is not.
 */
export interface CheckedFormat {
  /** How many words are written. */
  readonly words: number;
  /** An odd prime above 15. */
  readonly modulus: bigint;
}

const LEAST_MODULUS = 31n;

/** No check is larger than a word. */
const MOST_MODULUS = 65_521n;

/** The format of numbers below `count`: the fewest words that have room for a check, and then the largest check. */
export function formatBelow(count: bigint): CheckedFormat {
  const words = wordsFor(count * LEAST_MODULUS);
  const room = 2n ** BigInt(WORD_BITS * words) / count;
  return { words, modulus: primeUpTo(room < MOST_MODULUS ? room : MOST_MODULUS) };
}

/** How many words hold all numbers below `count`, which is 1 or more. */
export function wordsFor(count: bigint): number {
  return Math.max(1, Math.ceil((count - 1n).toString(2).length / WORD_BITS));
}

export function makeChecked(value: bigint, { words, modulus }: CheckedFormat, context: string): string {
  return makeWords(value * modulus + residueOf(context, modulus), words);
}

/**
 * Reads the value of words, however many.
 *
 * @throws UserError if one is not a word, or the check does not fit this context
 */
export function parseChecked(
  text: string,
  modulus: bigint,
  context: string,
): { value: bigint; words: number } {
  const read = parseWords(text);
  if ('wrong' in read) {
    throw new UserError(`"${read.wrong}" is not a word of an id`, {
      expected: 'words of five letters such as luvab, with hyphens between them',
      hint: 'consonant and vowel take turns; c, e, q, w, x and y do not occur',
    });
  }
  const rest = read.number - residueOf(context, modulus);
  if (rest < 0n || rest % modulus !== 0n) throw mistyped(text);
  return { value: rest / modulus, words: read.words };
}

/** What is said of words that belong to nothing. */
export function mistyped(words: string): UserError {
  return new UserError(`there is a mistake in "${words}"`, {
    expected: 'the words as they are printed',
    hint: 'each id carries a check, and that of this one does not fit',
  });
}

function residueOf(context: string, modulus: bigint): bigint {
  return BigInt(shortHashOf(context)) % modulus;
}

function primeUpTo(most: bigint): bigint {
  let candidate = most;
  while (!isPrime(candidate)) candidate--;
  return candidate;
}

function isPrime(number: bigint): boolean {
  for (let divisor = 2n; divisor * divisor <= number; divisor++) if (number % divisor === 0n) return false;
  return true;
}
