import type { RawBoard } from './brute.ts';

/** Clauses over the variables 1, 2, 3 …; -n is the negation of n. */
export class Clauses {
  variables = 0;
  readonly clauses: number[][] = [];

  variable(): number {
    return ++this.variables;
  }

  say(...clause: number[]): void {
    this.clauses.push(clause);
  }

  /** Exactly one of these holds, encoded by a chain of "one of the first n does". */
  sayOne(literals: readonly number[]): void {
    this.say(...literals);
    let before: number | undefined;
    for (const literal of literals) {
      const now = this.variable();
      this.say(-literal, now);
      if (before !== undefined) {
        this.say(-before, now);
        this.say(-before, -literal);
      }
      before = now;
    }
  }
}

/**
 * The claim that a board can be filled, in clauses alone and encoded differently from src/solve: a domino covers two cells in
 * one of two orientations, straight threes are chosen that cover the board, and the cells of a three are equal. How often a
 * number occurs is not encoded, as it follows from the dominoes.
 *
 * @returns the clauses, and for each cell the variables of its numbers
 */
export function fillingClauses({ rows, columns, range, numbers }: RawBoard): {
  cnf: Clauses;
  holds: number[][];
} {
  const cnf = new Clauses();
  const all = Array.from({ length: range + 1 }, (_, number) => number);
  const isCell = (row: number, column: number) =>
    row < rows && column < columns && numbers[row * columns + column] !== -1;
  const holds = numbers.map((number) => (number === -1 ? [] : all.map(() => cnf.variable())));
  const coveredBy: { domino: number[]; three: number[] }[] = numbers.map(() => ({ domino: [], three: [] }));
  const waysOf = new Map<string, number[]>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const [down, right] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const line = [0, 1, 2].map((i) => (row + i * down) * columns + column + i * right);
        if (!isCell(row, column) || !isCell(row + down, column + right)) continue;
        const [one, other] = [line[0]!, line[1]!];
        const lies = cnf.variable();
        coveredBy[one]!.domino.push(lies);
        coveredBy[other]!.domino.push(lies);
        for (const a of all) {
          for (const b of all) {
            const way = cnf.variable();
            const name = [a, b].sort().join(':');
            waysOf.set(name, [...(waysOf.get(name) ?? []), way]);
            for (const needed of [lies, holds[one]![a]!, holds[other]![b]!]) cnf.say(-way, needed);
            cnf.say(way, -lies, -holds[one]![a]!, -holds[other]![b]!);
          }
        }
        if (!isCell(row + 2 * down, column + 2 * right)) continue;
        const three = cnf.variable();
        for (const cell of line) coveredBy[cell]!.three.push(three);
        for (const number of all) {
          for (const cell of line) cnf.say(-three, -holds[one]![number]!, holds[cell]![number]!);
        }
      }
    }
  }
  numbers.forEach((number, cell) => {
    if (number === -1) return;
    cnf.sayOne(holds[cell]!);
    cnf.sayOne(coveredBy[cell]!.domino);
    cnf.sayOne(coveredBy[cell]!.three);
    if (number >= 0) cnf.say(holds[cell]![number]!);
  });
  for (const ways of waysOf.values()) cnf.sayOne(ways);
  return { cnf, holds };
}
