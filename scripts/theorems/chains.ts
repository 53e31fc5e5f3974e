// The longest chains of a complete set: dominoes end to end with equal touching numbers, each domino once.

export interface ChainFacts {
  readonly stones: number;
  /** The most dominoes in a closed chain (ring), and in one with two ends. */
  readonly closed: number;
  readonly open: number;
  /** A longest one of each type, in the notation for a chain of a book: `0:0 0:1 1:1`. */
  readonly ring: string;
  readonly line: string;
}

type Stone = readonly [number, number];

/**
 * The longest chains. A chain that passes a number enters and leaves it. So a ring shows each number on an even number of
 * domino ends, and a line shows all but the numbers at its two ends on an even number. Therefore dominoes are omitted until no
 * number, or at most two, have an odd number of ends. The fewest are found by trying sets of dominoes, the smallest first. The
 * rest is connected, and a chain through it is constructed (Hierholzer): that is the certificate.
 */
export function chainFacts(range: number): ChainFacts {
  const stones = stonesOf(range);
  const ring = longest(stones, range, 0);
  const line = longest(stones, range, 2);
  return {
    stones: stones.length,
    closed: ring.length,
    open: line.length,
    ring: textOf(ring),
    line: textOf(line),
  };
}

/** The fewest dominoes to omit so that at most `ends` numbers have an odd number of ends. */
export function fewestLeftOut(range: number, ends: 0 | 2): Stone[] {
  // A double shows its number twice, so omitting it does not help.
  const mixed = stonesOf(range).filter(([a, b]) => a !== b);
  const odd = new Uint8Array(range + 1).fill(range % 2);
  let oddNumbers = range % 2 === 0 ? 0 : range + 1;
  const turn = (number: number) => {
    odd[number]! ^= 1;
    oddNumbers += odd[number] === 1 ? 1 : -1;
  };
  const left: Stone[] = [];
  const search = (from: number, more: number): boolean => {
    if (more === 0) return oddNumbers <= ends;
    for (let i = from; i <= mixed.length - more; i++) {
      const stone = mixed[i]!;
      stone.forEach(turn);
      left.push(stone);
      if (search(i + 1, more - 1)) return true;
      left.pop();
      stone.forEach(turn);
    }
    return false;
  };
  for (let count = 0; ; count++) if (search(0, count)) return left;
}

function longest(stones: readonly Stone[], range: number, ends: 0 | 2): Stone[] {
  const out = fewestLeftOut(range, ends).map((stone) => stone.join(':'));
  const left = stones.filter((stone) => !out.includes(stone.join(':')));
  const open = Array.from({ length: range + 1 }, (_, number) => left.filter((s) => s.includes(number)));
  const used = new Set<Stone>();
  // A line begins at a number with an odd number of ends.
  const start = open.findIndex((of) => of.filter(([a, b]) => a !== b).length % 2 === 1);
  const chain: Stone[] = [];
  const go = (from: number): void => {
    for (const stone of open[from]!) {
      if (used.has(stone)) continue;
      used.add(stone);
      const to = stone[0] === from ? stone[1] : stone[0];
      go(to);
      chain.push([to, from]);
    }
  };
  go(Math.max(start, 0));
  return chain;
}

/** The longest line, by a search through all chains: for small sets only. */
export function longestByTrying(range: number, isRing: boolean): number {
  const stones = stonesOf(range);
  const seen = new Set<number>();
  let best = 0;
  const go = (start: number, end: number, used: number, count: number): void => {
    if (!isRing || start === end) best = Math.max(best, count);
    const state = (used * (range + 1) + end) * (range + 1) + start;
    if (seen.has(state)) return;
    seen.add(state);
    stones.forEach(([a, b], i) => {
      if ((used >> i) & 1 || (a !== end && b !== end)) return;
      go(start, a === end ? b : a, used | (1 << i), count + 1);
    });
  };
  for (let start = 0; start <= range; start++) go(start, start, 0, 0);
  return best;
}

function stonesOf(range: number): Stone[] {
  return Array.from({ length: range + 1 }, (_, low) =>
    Array.from({ length: range + 1 - low }, (_, more): Stone => [low, low + more]),
  ).flat();
}

function textOf(chain: readonly Stone[]): string {
  return chain.map((stone) => stone.join(':')).join(' ');
}
