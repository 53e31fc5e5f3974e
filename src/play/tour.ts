import type { Cell } from '../domino/board.ts';
import { BREATH, piecesOf } from './pieces.ts';
import type { Move } from './position.ts';

/** What can be done about something that was said: a move, or going back to so many moves. */
export type Deed = Move | { readonly back: number };

/** Something that is said of some cells, which get rings as long as it is the last that was said. */
export interface Stop {
  readonly text: string;
  readonly cells: readonly Cell[];
  readonly deed?: Deed;
}

/** What is said one after the other; something always is. */
export type Stops = readonly [Stop, ...Stop[]];

/** `message`: an answer that is too long for one breath. */
export type TourKind = 'hint' | 'check' | 'places' | 'number' | 'certain' | 'message';

/** Room for what is said around a stop: which keys go on from the first; the number of each after it. */
const AROUND = { first: 75, other: 35 };

/** An answer in steps, one after the other as a player asks for them. It stays until it is closed or done. */
export class Tour {
  readonly kind: TourKind;
  readonly stops: readonly Stop[];
  /** The stop that was said last, counted from 0. */
  readonly at: number;

  constructor(kind: TourKind, stops: readonly Stop[], at = 0) {
    this.kind = kind;
    this.stops = stops;
    this.at = at;
  }

  /** A tour whose stops are short enough for one breath each. */
  static of(kind: TourKind, [first, ...others]: Stops): Tour {
    const parts = (stop: Stop, around: number): Stop[] =>
      piecesOf(stop.text, BREATH - around).map((text) => ({ ...stop, text }));
    return new Tour(kind, [
      ...parts(first, AROUND.first),
      ...others.flatMap((stop) => parts(stop, AROUND.other)),
    ]);
  }

  get stop(): Stop {
    return this.stops[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.stops.length - 1;
  }

  /** What can be done now. A hint is for one deed, wherever it is in its telling. */
  get deed(): Deed | undefined {
    return this.stop.deed ?? (this.kind === 'hint' ? this.stops.at(-1)!.deed : undefined);
  }

  /** The tour some stops further; its ends hold it. */
  moved(by: 1 | -1): Tour {
    const at = Math.min(this.stops.length - 1, Math.max(0, this.at + by));
    return new Tour(this.kind, this.stops, at);
  }
}
