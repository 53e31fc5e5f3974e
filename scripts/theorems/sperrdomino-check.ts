// Checks the certificate of sperrdomino-search.ts, with which it shares no code. It does not search, but verifies that the list
// has no gap. A domino is a text, `04`; a chain is its two ends and its sorted dominoes, `02 00 01 12`.

const SET = [...'0123456'].flatMap((high) =>
  [...'0123456'].filter((low) => low <= high).map((low) => low + high),
);
const pips = (dominoes: readonly string[]) =>
  dominoes.flatMap((domino) => [...domino]).reduce((sum, number) => sum + Number(number), 0);
const sorted = (...numbers: string[]) => numbers.sort().join('');
/** The fewest or the most pips of this many dominoes. */
const extreme = (side: 'fewest' | 'most', count: number, of: readonly string[]) =>
  pips(
    [...of]
      .sort((a, b) => (side === 'fewest' ? pips([a]) - pips([b]) : pips([b]) - pips([a])))
      .slice(0, Math.max(0, count)),
  );

const [ALL_PIPS, HAND, TALON, STOCK] = [168, 7, 2, 12];

export interface Checked {
  /** No lock has fewer dominoes. */
  readonly dominoes: number;
  /** No deal brings more points. */
  readonly points: number;
  /** The number of examined chains of each type. */
  readonly rows: Readonly<Record<'short' | 'light' | 'out', number>>;
}

interface Chain {
  readonly ends: string;
  readonly laid: readonly string[];
}

const written = ({ ends, laid }: Chain) => [ends, ...laid].join(' ');
const read = (words: readonly string[]): Chain => ({ ends: words[0]!, laid: words.slice(1) });

/** The dominoes that fit an end and are not laid. */
const fitting = ({ ends, laid }: Chain) =>
  SET.filter((domino) => !laid.includes(domino) && [...ends].some((end) => domino.includes(end)));

/** Every chain with one more domino, and that domino. */
const longer = (chain: Chain) =>
  fitting(chain).flatMap((domino) =>
    [0, 1].flatMap((side) => {
      const [end, other] = [chain.ends[side]!, chain.ends[1 - side]!];
      if (!domino.includes(end)) return [];
      const open = domino[0] === end ? domino[1]! : domino[0]!;
      return [{ domino, chain: { ends: sorted(open, other), laid: inOrder([...chain.laid, domino]) } }];
    }),
  );

/** In the order of the set: by the larger number, then by the smaller. */
function inOrder(dominoes: readonly string[]): string[] {
  return SET.filter((domino) => dominoes.includes(domino));
}

/** @throws Error with the offending row if the certificate is not a proof */
export function checkSperrdomino(certificate: string): Checked {
  const rows = { short: new Set<string>(), light: new Set<string>(), out: new Set<string>() };
  for (const row of certificate.split('\n').filter((line) => line !== '')) {
    const [, kind, rest] = /^(short|light|out) (.*)$/.exec(row) ?? [];
    if (!kind) throw new Error(`not a row: ${row}`);
    rows[kind as keyof typeof rows].add(rest!);
  }
  const points = checkLight(rows.light);
  checkOut(rows.out, ALL_PIPS - points);
  checkStockLeft(points);
  const { short, light, out } = rows;
  return {
    dominoes: checkShort(short),
    points,
    rows: { short: short.size, light: light.size, out: out.size },
  };
}

/** In a lock all fitting dominoes are in the chain, except for the talon. */
function refuseEndgame(chain: Chain): void {
  if (fitting(chain).length <= TALON) throw new Error(`a lock: ${written(chain)}`);
}

function missing(row: string): never {
  throw new Error(`not looked at: ${row}`);
}

/** Checks that every chain up to a number of dominoes is listed, up to renumbering. @returns one more than that */
function checkShort(rows: ReadonlySet<string>): number {
  const chains = [...rows].map((row) => read(row.split(' ')));
  const longest = Math.max(...chains.map(({ laid }) => laid.length));
  const known = new Set(chains.flatMap(allNames));
  if (!known.has('00')) missing('00');
  for (const chain of chains) {
    refuseEndgame(chain);
    if (chain.laid.length === longest) continue;
    for (const { chain: next } of longer(chain)) if (!known.has(written(next))) missing(written(next));
  }
  return longest + 1;
}

/** The chain under all renumberings. */
function allNames({ ends, laid }: Chain): string[] {
  const rank = (domino: string) => SET.indexOf(domino);
  return RENAMINGS.map((to) => {
    const renamed = laid.map((domino) => to.get(domino)!);
    return written({ ends: to.get(ends)!, laid: renamed.sort((one, other) => rank(one) - rank(other)) });
  });
}

/** Each domino under each renumbering. */
const RENAMINGS = permutations('0123456').map(
  (to) => new Map(SET.map((domino) => [domino, sorted(...[...domino].map((number) => to[Number(number)]!))])),
);

function permutations(text: string): string[] {
  if (text === '') return [''];
  return [...text].flatMap((first) => permutations(text.replace(first, '')).map((rest) => first + rest));
}

/** Checks that every chain up to a number of pips is listed. @returns the points of a lock with one pip more */
function checkLight(rows: ReadonlySet<string>): number {
  const chains = [...rows].map((row) => read(row.split(' ')));
  const most = Math.max(...chains.map(({ laid }) => pips(laid)));
  for (const end of '0123456') if (!rows.has(end + end)) missing(end + end);
  for (const chain of chains) {
    refuseEndgame(chain);
    for (const { chain: next } of longer(chain)) {
      if (pips(next.laid) <= most && !rows.has(written(next))) missing(written(next));
    }
  }
  return ALL_PIPS - most - 1;
}

/**
 * With the stock bought up, checks that every way is listed in which a winner lays a hand and the chain stays below this many
 * pips, and that none ends. A row consists of the numbers of dominoes laid by the winner and by the loser, the player of the
 * last one, the chain, and after a slash the dominoes that fitted when the loser passed and are not in the chain.
 */
function checkOut(rows: ReadonlySet<string>, below: number): void {
  const most = SET.findIndex((_, i) => extreme('fewest', i + 1, SET) >= below);
  // When a player lays a whole hand, too few dominoes are left for two turns of the other.
  if (most > HAND + 1) throw new Error(`chains of ${most} dominoes`);
  const isListed = (
    byWinner: number,
    byLoser: number,
    last: string,
    chain: Chain,
    owed: readonly string[],
  ) => {
    const left = SET.filter((domino) => !chain.laid.includes(domino));
    if (pips(chain.laid) + extreme('fewest', HAND - byWinner, left) >= below) return;
    const row = `${byWinner} ${byLoser} ${last} ${written(chain)} / ${owed.join(' ')}`.trim();
    if (!rows.has(row)) missing(row);
  };
  for (const domino of SET) {
    const chain = { ends: domino, laid: [domino] };
    isListed(1, 0, 'winner', chain, []);
    isListed(0, 1, 'loser', chain, []);
  }
  for (const row of rows) {
    const [before = '', behind = ''] = row.split('/');
    const [winner, loser, last, ...words] = before.trim().split(' ');
    const [byWinner, byLoser] = [Number(winner), Number(loser)];
    const chain = read(words);
    const owed = behind.split(' ').filter((word) => word !== '');
    // The winner can no longer lay all that is owed, and the talon cannot hold the rest.
    if (owed.length > TALON + most - byWinner - byLoser) continue;
    if (last === 'winner' && byWinner >= HAND) throw new Error(`a way out: ${row}`);
    const passed = last === 'winner' ? inOrder([...owed, ...fitting(chain)]) : owed;
    for (const { domino, chain: next } of longer(chain)) {
      const without = (list: readonly string[]) => list.filter((one) => one !== domino);
      isListed(byWinner + 1, byLoser, 'winner', next, without(passed));
      if (last === 'winner' && byLoser === 0) isListed(byWinner, 1, 'loser', next, without(owed));
    }
  }
}

/** While there is stock nobody may pass: the winner has laid a hand, and the loser at most one domino fewer. */
function checkStockLeft(points: number): void {
  const held = HAND + STOCK - 1 - (HAND - 1);
  if (extreme('most', held, SET) >= points) throw new Error('going out with stock left');
}
