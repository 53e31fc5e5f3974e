import { byNumbers, makeStone, type Stone } from '../../domino/stones.ts';
import type { Laid } from '../../games/endgame.ts';
import { type Ending, nextOf, type Step, stonesIn, type Table } from '../../games/endgame-search.ts';
import { TALON } from '../../games/written.ts';
import type { KeptGame } from '../playable.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/**
 * What a player did in a turn, as it is kept: `left 2:4` lays this stone at that end; or it shows that neither can follow, which
 * is nobody's turn.
 */
export type Turn = string;

export interface LockGame extends KeptGame {
  /** Those of both players. */
  readonly moves: readonly Turn[];
}

export const NEW_GAME: LockGame = { moves: [], done: 0 };

export const PASS: Turn = 'pass';
export const LOCKED: Turn = 'locked';

/** What lies on the table, and who is to move. */
export interface Scene {
  readonly table: Table;
  /** From left to right. */
  readonly line: readonly Laid[];
  /** If the game is over. */
  readonly end?: Ending;
}

/** A turn with what comes of it. */
export interface Deed {
  readonly turn: Turn;
  readonly scene: Scene;
}

/** Each turn that the rules allow, of whoever is to move; a stone that fits both ends has two. */
export function deedsOf({ table, line, end }: Scene): Deed[] {
  return end ? [] : nextOf(table).flatMap((step) => deedsBy(step, line));
}

/** What a step can be on the table: at equal ends it can be at either. */
export function deedsBy({ kind, lay, table, end }: Step, line: readonly Laid[]): Deed[] {
  const after = { table, ...(end && { end }) };
  if (!lay) return [{ turn: kind === 'pass' ? PASS : LOCKED, scene: { ...after, line } }];
  const { stone, at } = lay;
  const open = stone.low === at ? stone.high : stone.low;
  const ends = { left: line[0]![0], right: line.at(-1)![1] };
  return SIDES.filter((side) => ends[side] === at).map((side) => ({
    turn: layingOf(stone, side),
    scene: { ...after, line: side === 'left' ? [[open, at], ...line] : [...line, [at, open]] },
  }));
}

export function layingOf(stone: Stone, side: Side): Turn {
  return `${side} ${makeStone(stone)}`;
}

/** The stone and the side of a turn in which one is laid. */
export function partsOf(turn: Turn): { readonly side: Side; readonly stone: string } | undefined {
  const [side, stone] = turn.split(' ');
  return stone === undefined ? undefined : { side: side as Side, stone };
}

/** The table after each turn, the first before any; nothing if the rules forbid one. */
export function scenesOf(start: Scene, moves: readonly Turn[]): Scene[] | undefined {
  const scenes = [start];
  for (const turn of moves) {
    const deed = deedsOf(scenes.at(-1)!).find((one) => one.turn === turn);
    if (!deed) return undefined;
    scenes.push(deed.scene);
  }
  return scenes;
}

/** Whether it is for the player to do something: to lay a stone, or to pass. */
export function isYours({ table, end }: Scene): boolean {
  return table.mine && !end;
}

/** Where a stone of the player can be laid. */
export function sidesFor(scene: Scene, stone: Stone): Side[] {
  const allowed = isYours(scene) ? deedsOf(scene).map(({ turn }) => turn) : [];
  return SIDES.filter((side) => allowed.includes(layingOf(stone, side)));
}

/** The hands, as far as the player sees them. */
export interface Hands {
  readonly own: readonly Stone[];
  /** What the other may hold. */
  readonly other: readonly Stone[];
  /** How many of them the other holds; the rest is talon. */
  readonly held: number;
  /** What is known to be talon. */
  readonly talon: readonly Stone[];
}

export function handsOf({ table: { own, unseen, talon } }: Scene): Hands {
  const stones = (bits: number) => stonesIn(bits).sort(byNumbers);
  const other = stones(unseen & ~talon);
  const known = stones(talon);
  return { own: stones(own), other, held: other.length - (TALON - known.length), talon: known };
}

/** Reads a game as it is kept; nothing if it is damaged or of another table. */
export function parseLockGame(start: Scene, text: string): LockGame | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { moves, done } = (read ?? {}) as Partial<Record<keyof LockGame, unknown>>;
  if (!Array.isArray(moves) || !scenesOf(start, moves)) return undefined;
  const isCount = Number.isInteger(done) && (done as number) >= 0 && (done as number) <= moves.length;
  return isCount ? { moves, done: done as number } : undefined;
}
