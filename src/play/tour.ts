import type { Cell, PlaceIndex } from '../domino/board.ts';
import type { Move } from './position.ts';
import { inBreaths, Steps } from './steps.ts';

/** What can be done about something that was said: a move, or going back to so many moves. */
export type Deed = Move | { readonly back: number };

/** Something that is said of some cells, which get rings as long as it is the last that was said. */
export interface Stop {
  readonly text: string;
  readonly cells: readonly Cell[];
  /** Those that it is about, which have their rings whatever else is drawn there. */
  readonly about?: readonly Cell[];
  /** The places on which it rests. */
  readonly places?: readonly PlaceIndex[];
  /** The places that are said to be impossible. */
  readonly cannot?: readonly PlaceIndex[];
  /** A domino that is said to be wrong: the player can ask why. */
  readonly wrong?: PlaceIndex;
  readonly deed?: Deed;
}

/** What is said one after the other; something always is. */
export type Stops = readonly [Stop, ...Stop[]];

/** `message`: an answer that is too long for one breath. */
export type TourKind = 'hint' | 'check' | 'why' | 'places' | 'number' | 'certain' | 'message';

/** Room for what is said around a stop: which keys go on from the first; the number of each after it. */
const AROUND = { first: 75, other: 35 };

/** It stays until it is closed or done. */
export class Tour extends Steps<TourKind, Stop> {
  /** A tour whose stops are short enough for one breath each. */
  static of(kind: TourKind, stops: Stops): Tour {
    return new Tour(kind, inBreaths(stops, AROUND));
  }

  /** What can be done now. A hint is for one deed, wherever it is in its telling. */
  get deed(): Deed | undefined {
    return this.stop.deed ?? (this.kind === 'hint' ? this.stops.at(-1)!.deed : undefined);
  }

  moved(by: 1 | -1): Tour {
    return new Tour(this.kind, this.stops, this.reached(by));
  }
}
