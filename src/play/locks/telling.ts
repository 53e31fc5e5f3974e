import { BREATH, piecesOf } from '../pieces.ts';
import type { Turn } from './scene.ts';

/** Something that is said; what can be done then. */
interface Stop {
  readonly text: string;
  readonly turn?: Turn;
}

export type TellingKind = 'hint' | 'message';

/** Room for what is said around a stop: which keys go on from the first; the number of each after it. */
const AROUND = { first: 45, other: 35 };

/** An answer in steps, one after the other as a player asks for them. It stays until it is closed or the table changes. */
export class Telling {
  readonly kind: TellingKind;
  readonly stops: readonly Stop[];
  /** The stop that was said last, counted from 0. */
  readonly at: number;

  constructor(kind: TellingKind, stops: readonly Stop[], at = 0) {
    this.kind = kind;
    this.stops = stops;
    this.at = at;
  }

  /** A telling whose stops are short enough for one breath each. */
  static of(kind: TellingKind, stops: readonly Stop[]): Telling {
    const cut = stops.flatMap((stop, i) =>
      piecesOf(stop.text, BREATH - (i === 0 ? AROUND.first : AROUND.other)).map((text) => ({
        ...stop,
        text,
      })),
    );
    return new Telling(kind, cut);
  }

  get stop(): Stop {
    return this.stops[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.stops.length - 1;
  }

  /** The telling some stops further; its ends hold it. */
  moved(by: 1 | -1): Telling {
    const at = Math.min(this.stops.length - 1, Math.max(0, this.at + by));
    return new Telling(this.kind, this.stops, at);
  }
}
