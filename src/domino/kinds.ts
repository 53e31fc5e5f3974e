/** The form of a group: row and column of each of its cells, counted from the first of them in reading order. */
export type Form = readonly (readonly [row: number, column: number])[];

/** How the equal numbers of a game lie together. */
export interface GroupRule {
  /** The cells of one group; a divisor of how often each number stands on the board. */
  readonly size: number;
  readonly forms: readonly Form[];
}

/** What makes a kind of puzzle, as data. */
interface KindRule {
  /** The cells of each number can be parted into such groups; without it the numbers lie anyhow. */
  readonly groups?: GroupRule;
  /** Some numbers are not shown: they are what is to be found. */
  readonly hasUnknowns: boolean;
}

/** `size` cells in a straight line, across or upright. */
function straight(size: number): GroupRule {
  const steps = Array.from({ length: size }, (_, i) => i);
  return { size, forms: [steps.map((i) => [0, i] as const), steps.map((i) => [i, 0] as const)] };
}

const STRAIGHT_THREES = straight(3);

/**
 * The kinds of puzzle that the program knows, with their rules: Omnibus (numbers anyhow), Terzett (equal numbers in
 * straight threes; more of them may touch) and its completion (the book's "Ergänzung").
 */
export const RULES = {
  omnibus: { hasUnknowns: false },
  terzett: { groups: STRAIGHT_THREES, hasUnknowns: false },
  completion: { groups: STRAIGHT_THREES, hasUnknowns: true },
} as const satisfies Record<string, KindRule>;

export type Kind = keyof typeof RULES;
export const KINDS = Object.keys(RULES) as [Kind, ...Kind[]];

/** The rule for groups of a kind, if it has one. */
export function groupsOfKind(kind: Kind): GroupRule | undefined {
  const rule: KindRule = RULES[kind];
  return rule.groups;
}

/** Whether puzzles of this kind show some numbers only. */
export function hasUnknowns(kind: Kind): boolean {
  return RULES[kind].hasUnknowns;
}

/** Of which kind a puzzle is when all its numbers are found. */
export const SOLVED_KINDS = {
  omnibus: 'omnibus',
  terzett: 'terzett',
  completion: 'terzett',
} as const satisfies Record<Kind, Kind>;

/** Whether the numbers of a set, each range + 2 times on the board, can be shared out into the groups of a kind. */
export function suitsRange(kind: Kind, range: number): boolean {
  const groups = groupsOfKind(kind);
  return groups === undefined || (range + 2) % groups.size === 0;
}
