import { UserError } from '../../../src/errors.ts';
import { Random } from '../../../src/random.ts';
import { mutated, pick, varied } from './mutate.ts';
import type { Target } from './target.ts';

/** An input that led to anything other than a result or a user error. */
export interface Crash {
  readonly target: string;
  readonly input: string;
  readonly error: string;
}

/** The outcome of the inputs of one target. */
export interface Tally {
  /** How many were read, and how many refused. */
  readonly read: number;
  readonly refused: number;
  readonly crashes: readonly Crash[];
}

/** Inputs that break readers in ways that small changes do not. */
const SPECIAL = [
  '',
  '\ufeff',
  ' \n\t',
  '\0',
  '['.repeat(100_000),
  '{"a":'.repeat(100_000),
  `${'[1,'.repeat(20_000)}1${']'.repeat(20_000)}`,
  `{"title":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  '1'.repeat(1_000_000),
  `21:${'0'.repeat(1_000_000)}`,
  `${'.'.repeat(300_000)}\n`,
  '?\n'.repeat(100_000),
  '#/'.repeat(100_000),
  '<p>'.repeat(50_000),
  `<p ${'a="" '.repeat(20_000)}/>`,
  'a'.repeat(500_000),
  `${'a1,'.repeat(100_000)}`,
  '-a'.repeat(100_000),
];

/** Every fourth input on average is changed without regard to its form. */
function made({ vary = varied }: Target, seeds: readonly string[], random: Random): string {
  const [text, other] = [pick(seeds, random), pick(seeds, random)];
  return random.below(4) === 0 ? mutated(text, other, random) : vary(text, random, other);
}

/**
 * Reads a number of inputs: the special ones first, then texts derived from the target's seeds.
 *
 * @param onCase is called with each input before it is read
 */
export async function fuzz(
  target: Target,
  cases: number,
  seed: string,
  onCase?: (input: string) => Promise<void> | undefined,
): Promise<Tally> {
  const random = new Random(`${seed}/${target.name}`);
  const seeds = typeof target.seeds === 'function' ? await target.seeds() : target.seeds;
  const tally = { read: 0, refused: 0, crashes: [] as Crash[] };
  for (let i = 0; i < cases; i++) {
    const input = SPECIAL[i] ?? made(target, seeds, random);
    await onCase?.(input);
    try {
      await target.read(input);
      tally.read++;
    } catch (error) {
      tally.refused++;
      if (!isRight(error)) {
        tally.crashes.push({
          target: target.name,
          input: input.slice(0, 200),
          error: String((error as Error)?.stack ?? error),
        });
      }
    }
  }
  return tally;
}

/** The maximum length of a message, however long the value it quotes. */
const LONGEST_MESSAGE = 4000;

/** Whether an error is a readable user error that does not confuse a terminal. */
function isRight(error: unknown): boolean {
  if (!(error instanceof UserError)) return false;
  const { message, where = '', expected = '', hint = '' } = error;
  const text = [message, where, expected, hint].join(' ');
  return message !== '' && text.length <= LONGEST_MESSAGE;
}
