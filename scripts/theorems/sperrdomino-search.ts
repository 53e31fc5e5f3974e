// Looks for shorter locks and for more points in Sperrdomino than 7 dominoes and 148 points, and finds none. It records what it
// has examined, so that `sperrdomino-check.ts` can verify that nothing was left out. docs/theorems.md states the claims.

/** No chain of fewer dominoes is locked, and no locked chain has fewer pips. */
const [DOMINOES, PIPS] = [7, 20];
const [HAND, TALON] = [7, 2];

const NUMBERS = [0, 1, 2, 3, 4, 5, 6];
const SET = NUMBERS.flatMap((high) => NUMBERS.slice(0, high + 1).map((low) => [low, high] as const));
const BIT = NUMBERS.map((one) =>
  NUMBERS.map(
    (other) =>
      1 << SET.findIndex(([low, high]) => low === Math.min(one, other) && high === Math.max(one, other)),
  ),
);
const FITTING = BIT.map((bits) => bits.reduce((all, bit) => all | bit, 0));
const RISING = SET.map(([low, high], i) => ({ pips: low + high, bit: 1 << i })).sort(
  (a, b) => a.pips - b.pips,
);

/** The dominoes of a chain, regardless of order, and its ends. */
interface Chain {
  readonly ends: readonly [number, number];
  readonly laid: number;
}

/** A chain with the contributions of both players, if the winner lays a whole hand and the loser at most one domino. */
interface Going extends Chain {
  readonly byWinner: number;
  readonly byLoser: number;
  readonly last: 'winner' | 'loser';
  /** Dominoes that fitted when the loser passed and are not in the chain: the winner lays them, or they are in the talon. */
  readonly owed: number;
}

const pipsOf = (dominoes: number) =>
  RISING.reduce((sum, { pips, bit }) => ((dominoes & bit) === 0 ? sum : sum + pips), 0);
const sizeOf = (dominoes: number): number => (dominoes === 0 ? 0 : 1 + sizeOf(dominoes & (dominoes - 1)));
/** The fewest pips of this many dominoes that are not in the set `laid`. */
const leastOf = (count: number, laid: number) =>
  RISING.filter(({ bit }) => (laid & bit) === 0)
    .slice(0, Math.max(0, count))
    .reduce((sum, { pips }) => sum + pips, 0);

/** Every chain with one more domino, and that domino. */
function longer({ ends, laid }: Chain): { chain: Chain; bit: number }[] {
  const sides = ends[0] === ends[1] ? [ends] : [ends, ends.toReversed()];
  return sides.flatMap(([end, other]) =>
    NUMBERS.flatMap((number) => {
      const bit = BIT[end!]![number]!;
      return (laid & bit) === 0
        ? [{ chain: { ends: [number, other!] as const, laid: laid | bit }, bit }]
        : [];
    }),
  );
}

/** Everything reachable by steps, each once by its name. */
function closure<T>(start: readonly T[], name: (one: T) => string, next: (one: T) => readonly T[]): string[] {
  const found = new Map(start.map((one) => [name(one), one]));
  for (const one of found.values())
    for (const more of next(one)) if (!found.has(name(more))) found.set(name(more), more);
  return [...found.keys()];
}

const dominoes = (bits: number) =>
  SET.flatMap(([low, high], i) => (bits & (1 << i) ? [`${low}${high}`] : []));
const nameOf = ({ ends, laid }: Chain) => [[...ends].sort().join(''), ...dominoes(laid)].join(' ');

const ORDERS = orders(NUMBERS);

function orders(numbers: readonly number[]): number[][] {
  if (numbers.length === 0) return [[]];
  return numbers.flatMap((one) =>
    orders(numbers.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  );
}

/** The least name under all renumberings. */
function commonName({ ends, laid }: Chain): string {
  let [least, best] = [Number.POSITIVE_INFINITY, ORDERS[0]!];
  const pairs = SET.filter((_, i) => laid & (1 << i));
  for (const order of ORDERS) {
    const bits = pairs.reduce((all, [low, high]) => all | BIT[order[low]!]![order[high]!]!, 0);
    const [one, other] = [order[ends[0]]!, order[ends[1]]!];
    const rank = (bits >>> 0) * 64 + Math.min(one, other) * 8 + Math.max(one, other);
    if (rank < least) [least, best] = [rank, order];
  }
  const bits = pairs.reduce((all, [low, high]) => all | BIT[best[low]!]![best[high]!]!, 0);
  return nameOf({ ends: [best[ends[0]]!, best[ends[1]]!], laid: bits });
}

const EMPTY = NUMBERS.map((end): Chain => ({ ends: [end, end], laid: 0 }));

/** Chains of fewer dominoes, up to renumbering. */
function shortChains(): string[] {
  return closure([EMPTY[0]!], commonName, (chain) =>
    sizeOf(chain.laid) === DOMINOES - 1 ? [] : longer(chain).map((one) => one.chain),
  );
}

/** Chains of fewer pips. */
function lightChains(): string[] {
  return closure(EMPTY, nameOf, (chain) =>
    longer(chain)
      .map((one) => one.chain)
      .filter(({ laid }) => pipsOf(laid) < PIPS),
  );
}

/** Ways to lay a chain of fewer pips so that the winner goes out with a whole hand. */
function waysOut(): string[] {
  /** The maximum number of dominoes with fewer pips. */
  const most = RISING.findIndex((_, i) => leastOf(i + 1, 0) >= PIPS);
  const isLight = ({ laid, byWinner }: Going) => pipsOf(laid) + leastOf(HAND - byWinner, laid) < PIPS;
  const isDead = ({ owed, byWinner, byLoser }: Going) => sizeOf(owed) > TALON + most - byWinner - byLoser;
  const starts = SET.flatMap(([low, high]): Going[] => {
    const chain = { ends: [low, high] as const, laid: BIT[low]![high]!, owed: 0 };
    return [
      { ...chain, byWinner: 1, byLoser: 0, last: 'winner' },
      { ...chain, byWinner: 0, byLoser: 1, last: 'loser' },
    ];
  });
  const next = (one: Going): Going[] => {
    if (isDead(one)) return [];
    const { ends, laid, byWinner, byLoser, last, owed } = one;
    const passed = last === 'winner' ? owed | ((FITTING[ends[0]]! | FITTING[ends[1]]!) & ~laid) : owed;
    return longer(one)
      .flatMap(({ chain, bit }): Going[] => [
        { ...chain, byWinner: byWinner + 1, byLoser, last: 'winner', owed: passed & ~bit },
        ...(last === 'winner' && byLoser === 0
          ? [{ ...chain, byWinner, byLoser: 1, last: 'loser' as const, owed: owed & ~bit }]
          : []),
      ])
      .filter(isLight);
  };
  const name = (one: Going) =>
    `${one.byWinner} ${one.byLoser} ${one.last} ${nameOf(one)} / ${dominoes(one.owed).join(' ')}`.trim();
  return closure(starts.filter(isLight), name, next);
}

/** The certificate: a row for each examined chain. */
export function searchSperrdomino(): string {
  const rows = { short: shortChains(), light: lightChains(), out: waysOut() };
  return Object.entries(rows)
    .flatMap(([kind, names]) => names.map((name) => `${kind} ${name}\n`))
    .join('');
}
