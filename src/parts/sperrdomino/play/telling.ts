import { inBreaths, Steps } from '../../../play/steps.ts';
import type { Turn } from './scene.ts';

/** Something that is said; what can be done then. */
interface Stop {
  readonly text: string;
  readonly turn?: Turn;
}

export type TellingKind = 'hint' | 'message';

/** Room for what is said around a stop: which keys go on from the first; the number of each after it. */
const AROUND = { first: 45, other: 35 };

/** It stays until it is closed or the table changes. */
export class Telling extends Steps<TellingKind, Stop> {
  /** A telling whose stops are short enough for one breath each. */
  static of(kind: TellingKind, stops: readonly Stop[]): Telling {
    return new Telling(kind, inBreaths(stops, AROUND));
  }

  moved(by: 1 | -1): Telling {
    return new Telling(this.kind, this.stops, this.reached(by));
  }
}
