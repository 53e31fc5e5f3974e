import type { Level, TechniqueName } from '../../src/solve/levels.ts';

/** The atlas as it is kept in docs/atlas/atlas.json. */
export interface Atlas {
  readonly ranges: readonly RangeFacts[];
}

/** What is known of the usual board of a range. */
export interface RangeFacts {
  readonly range: number;
  readonly shares: Shares;
  readonly hardest: Hardest;
  readonly forced: Forced;
  readonly solutions?: MostSolutions;
  readonly givens?: FewestGivens;
}

/**
 * How a figure came about: `proved`, all boards were looked through, or none can be better; `found`, so many were looked at. All
 * boards that count the same, such as those that differ only by the names of the numbers, are looked at once.
 */
export interface Source {
  readonly how: 'proved' | 'found';
  /** How many boards were looked at. */
  readonly among: number;
  /** From what the board can be made again; nothing where all were looked through. */
  readonly seed?: string;
}

/** How many sets laid out at random can be put back in one way only, and how hard these are. */
export interface Shares {
  readonly how: 'proved' | 'found';
  /** The sets laid out: all there are, or a sample. */
  readonly boards: number;
  readonly unique: number;
  readonly levels: Readonly<Record<Level, number>>;
  readonly seed?: string;
  /** Different puzzles with one solution: turned, mirrored and renumbered ones are the same. */
  readonly puzzles?: number;
  /** Of each layout, one of those that are turned or mirrored, how many there are and how many fillings have one solution, up to names of numbers. */
  readonly layouts?: readonly LayoutFacts[];
}

export interface LayoutFacts {
  readonly key: string;
  readonly alike: number;
  readonly unique: number;
}

export interface Hardest extends Source {
  readonly rows: string;
  readonly level: Level;
  readonly rating: number;
  readonly effort: number;
  readonly technique: TechniqueName;
}

export interface Forced extends Source {
  readonly rows: string;
  /** Dominoes of the chain. */
  readonly length: number;
}

export interface MostSolutions extends Source {
  readonly rows: string;
  readonly solutions: number;
}

export interface FewestGivens extends Source {
  /** The board with its given numbers, question marks for the others; and filled. */
  readonly rows: string;
  readonly filling: string;
  readonly givens: number;
}
