import { PATTERNS } from '../compose/completion/patterns.ts';
import { MAX_RANGE } from '../domino/dominoes.ts';
import { KINDS } from '../domino/kinds.ts';
import { UserError } from '../errors.ts';
import { LEVELS } from '../solve/levels.ts';
import { MOST_LOAD } from '../solve/load.ts';
import { SGT_LEVELS } from '../solve/sgt.ts';
import { DEFAULT_SEED } from './choices.ts';
import { defaultRange, type Order } from './order.ts';

interface Field {
  readonly expected: string;
  is(value: unknown): boolean;
}

const TEXT: Field = { expected: 'a text', is: (value) => typeof value === 'string' };
const YES_OR_NO: Field = { expected: 'true or false', is: (value) => typeof value === 'boolean' };

function oneOf(names: readonly string[]): Field {
  return { expected: names.join(', '), is: (value) => names.includes(value as string) };
}

function whole(least: number, most = Number.MAX_SAFE_INTEGER): Field {
  return {
    expected:
      most < Number.MAX_SAFE_INTEGER
        ? `a whole number from ${least} to ${most}`
        : `a whole number from ${least}`,
    is: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  };
}

const FIELDS: { readonly [Name in keyof Order]-?: Field } = {
  kind: oneOf(KINDS),
  range: whole(1, MAX_RANGE),
  shape: TEXT,
  level: oneOf(LEVELS),
  peerLevel: oneOf(SGT_LEVELS),
  givens: { expected: 'a whole number, or fewest', is: (value) => value === 'fewest' || whole(0).is(value) },
  pattern: oneOf(PATTERNS),
  conditions: { expected: 'a list of texts', is: (value) => Array.isArray(value) && value.every(TEXT.is) },
  oneKey: YES_OR_NO,
  ratings: {
    expected: 'two numbers, the lower one first',
    is: (value) => Array.isArray(value) && value.length === 2 && value[0] <= value[1],
  },
  inMind: whole(1, MOST_LOAD),
  tries: whole(1),
  count: whole(1),
  ungraded: YES_OR_NO,
  seed: TEXT,
};

/**
 * An order of a program: one Omnibus of the usual range by default.
 *
 * @throws UserError that names the part that is none, or is not what it can be
 */
export function wholeOrder(asked: Partial<Order>): Order {
  if (typeof asked !== 'object' || asked === null) {
    throw new UserError('this is not an order', { where: 'order', expected: 'an object, or nothing' });
  }
  for (const [name, value] of Object.entries(asked)) {
    const part = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof Order] : undefined;
    if (!part) {
      throw new UserError(`an order has no "${name}"`, {
        where: 'order',
        expected: Object.keys(FIELDS).join(', '),
      });
    }
    if (value === undefined || part.is(value)) continue;
    throw new UserError(`${JSON.stringify(value)} cannot be used`, { where: name, expected: part.expected });
  }
  const { kind = 'omnibus', shape, count = 1, seed = DEFAULT_SEED } = asked;
  const range = asked.range ?? defaultRange(shape, kind);
  return { ...asked, kind, range, count, seed };
}
