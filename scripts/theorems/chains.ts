// The longest chains of a complete set: dominoes end to end with equal touching numbers, each domino once.

export interface ChainFacts {
  readonly dominoes: number;
  /** The most dominoes in a closed chain (ring), and in one with two ends. */
  readonly closed: number;
  readonly open: number;
  /** A longest one of each type, in the notation for a chain of a book: `0:0 0:1 1:1`. */
  readonly ring: string;
  readonly line: string;
}

type Domino = readonly [number, number];

/**
 * The longest chains. A chain that passes a number enters and leaves it. So a ring shows each number on an even number of
 * domino ends, and a line shows all but the numbers at its two ends on an even number. Therefore dominoes are omitted until no
 * number, or at most two, have an odd number of ends. The fewest are found by trying sets of dominoes, the smallest first. The
 * rest is connected, and a chain through it is constructed (Hierholzer): that is the certificate.
 */
export function chainFacts(range: number): ChainFacts {
  const dominoes = dominoesOf(range);
  const ring = longest(dominoes, range, 0);
  const line = longest(dominoes, range, 2);
  return {
    dominoes: dominoes.length,
    closed: ring.length,
    open: line.length,
    ring: textOf(ring),
    line: textOf(line),
  };
}

/** The fewest dominoes to omit so that at most `ends` numbers have an odd number of ends. */
export function fewestLeftOut(range: number, ends: 0 | 2): Domino[] {
  // A double shows its number twice, so omitting it does not help.
  const mixed = dominoesOf(range).filter(([a, b]) => a !== b);
  const odd = new Uint8Array(range + 1).fill(range % 2);
  let oddNumbers = range % 2 === 0 ? 0 : range + 1;
  const turn = (number: number) => {
    odd[number]! ^= 1;
    oddNumbers += odd[number] === 1 ? 1 : -1;
  };
  const left: Domino[] = [];
  const search = (from: number, more: number): boolean => {
    if (more === 0) return oddNumbers <= ends;
    for (let i = from; i <= mixed.length - more; i++) {
      const domino = mixed[i]!;
      domino.forEach(turn);
      left.push(domino);
      if (search(i + 1, more - 1)) return true;
      left.pop();
      domino.forEach(turn);
    }
    return false;
  };
  for (let count = 0; ; count++) if (search(0, count)) return left;
}

function longest(dominoes: readonly Domino[], range: number, ends: 0 | 2): Domino[] {
  const out = fewestLeftOut(range, ends).map((domino) => domino.join(':'));
  const left = dominoes.filter((domino) => !out.includes(domino.join(':')));
  const open = Array.from({ length: range + 1 }, (_, number) => left.filter((s) => s.includes(number)));
  const used = new Set<Domino>();
  // A line begins at a number with an odd number of ends.
  const start = open.findIndex((of) => of.filter(([a, b]) => a !== b).length % 2 === 1);
  const chain: Domino[] = [];
  const go = (from: number): void => {
    for (const domino of open[from]!) {
      if (used.has(domino)) continue;
      used.add(domino);
      const to = domino[0] === from ? domino[1] : domino[0];
      go(to);
      chain.push([to, from]);
    }
  };
  go(Math.max(start, 0));
  return chain;
}

/** The longest line, by a search through all chains: for small sets only. */
export function longestByTrying(range: number, isRing: boolean): number {
  const dominoes = dominoesOf(range);
  const seen = new Set<number>();
  let best = 0;
  const go = (start: number, end: number, used: number, count: number): void => {
    if (!isRing || start === end) best = Math.max(best, count);
    const state = (used * (range + 1) + end) * (range + 1) + start;
    if (seen.has(state)) return;
    seen.add(state);
    dominoes.forEach(([a, b], i) => {
      if ((used >> i) & 1 || (a !== end && b !== end)) return;
      go(start, a === end ? b : a, used | (1 << i), count + 1);
    });
  };
  for (let start = 0; start <= range; start++) go(start, start, 0, 0);
  return best;
}

function dominoesOf(range: number): Domino[] {
  return Array.from({ length: range + 1 }, (_, low) =>
    Array.from({ length: range + 1 - low }, (_, more): Domino => [low, low + more]),
  ).flat();
}

function textOf(chain: readonly Domino[]): string {
  return chain.map((domino) => domino.join(':')).join(' ');
}
