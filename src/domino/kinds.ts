/** The form of a group: row and column of each of its cells, counted from the first of them in reading order. */
export type GroupForm = readonly (readonly [row: number, column: number])[];

/** How the equal numbers of a game lie together. */
export interface GroupRule {
  /** The cells of one group; a divisor of how often each number stands on the board. */
  readonly size: number;
  readonly forms: readonly GroupForm[];
  /** What the forms are, for messages: `in a straight line`. */
  readonly named: string;
  /** The groups of a board together are a symmetrical figure in which each form occurs so often or oftener. */
  readonly leastOfEach?: number;
}

/** What makes a kind of puzzle, as data. */
interface KindRule {
  /** The cells of each number can be parted into such groups; without it the numbers lie anyhow. */
  readonly groups?: GroupRule;
  /** Some numbers are not shown: they are what is to be found. */
  readonly hasUnknowns: boolean;
  /** The range when nothing is said. */
  readonly usualRange: number;
  /** The board when nothing is said, if it is not the full rectangle of the range. */
  readonly usualShape?: string;
}

/** `size` cells in a straight line, across or upright. */
function lines(size: number): GroupForm[] {
  const steps = Array.from({ length: size }, (_, i) => i);
  return [steps.map((i) => [0, i] as const), steps.map((i) => [i, 0] as const)];
}

const SQUARE: GroupForm = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

const LINE = 'in a straight line';
const THREES: GroupRule = { size: 3, forms: lines(3), named: LINE };

/**
 * The kinds of puzzle that the program knows, with their rules: Omnibus (numbers anyhow), Terzett (equal numbers in
 * straight threes; more of them may touch) and its completion (the book's "Ergänzung"); then the forerunners of the
 * Terzett, which the book plays with the set up to 6:6: pairs (Duett), straight fours (Quartett), squares (Quadrat),
 * and a mixture (Quodlibet). That the book's "symmetrische Figur" has four of each form or more is our reading of it.
 */
export const RULES = {
  omnibus: { hasUnknowns: false, usualRange: 7 },
  terzett: { groups: THREES, hasUnknowns: false, usualRange: 7 },
  completion: { groups: THREES, hasUnknowns: true, usualRange: 7 },
  duett: { groups: { size: 2, forms: lines(2), named: LINE }, hasUnknowns: false, usualRange: 6 },
  quartett: { groups: { size: 4, forms: lines(4), named: LINE }, hasUnknowns: false, usualRange: 6 },
  quadrat: {
    groups: { size: 4, forms: [SQUARE], named: 'in a square' },
    hasUnknowns: false,
    usualRange: 6,
    usualShape: 'brick-4334',
  },
  quodlibet: {
    groups: {
      size: 4,
      forms: [...lines(4), SQUARE],
      named: 'in a straight line or a square, four of each form or more and all together symmetrical',
      leastOfEach: 4,
    },
    hasUnknowns: false,
    usualRange: 6,
  },
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

/** The range of a kind's puzzles when nothing is said. */
export function usualRange(kind: Kind): number {
  return RULES[kind].usualRange;
}

/** The board of a kind's puzzles when nothing is said; nothing if it is the full rectangle of the range. */
export function usualShape(kind: Kind): string | undefined {
  const rule: KindRule = RULES[kind];
  return rule.usualShape;
}

/** Of which kind a puzzle is when all its numbers are found. */
export const SOLVED_KINDS = {
  omnibus: 'omnibus',
  terzett: 'terzett',
  completion: 'terzett',
  duett: 'duett',
  quartett: 'quartett',
  quadrat: 'quadrat',
  quodlibet: 'quodlibet',
} as const satisfies Record<Kind, Kind>;

/**
 * Whether the numbers of a set, each range + 2 times on the board, can be shared out into the groups of a kind. A
 * mixture is known of the set up to 6:6 alone: smaller ones have too few groups, and of larger ones no rule is told.
 */
export function suitsRange(kind: Kind, range: number): boolean {
  const groups = groupsOfKind(kind);
  if (groups?.leastOfEach !== undefined && range !== RULES[kind].usualRange) return false;
  return groups === undefined || (range + 2) % groups.size === 0;
}
