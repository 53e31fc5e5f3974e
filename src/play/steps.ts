import { BREATH, piecesOf } from './pieces.ts';

interface Said {
  readonly text: string;
}

/** An answer in steps, one after the other as a player asks for them. */
export class Steps<K extends string, S extends Said> {
  readonly kind: K;
  readonly stops: readonly S[];
  /** The stop that was said last, counted from 0. */
  readonly at: number;

  constructor(kind: K, stops: readonly S[], at = 0) {
    this.kind = kind;
    this.stops = stops;
    this.at = at;
  }

  get stop(): S {
    return this.stops[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.stops.length - 1;
  }

  /** The stop so many further; the ends hold it. */
  protected reached(by: 1 | -1): number {
    return Math.min(this.stops.length - 1, Math.max(0, this.at + by));
  }
}

/**
 * Stops that are short enough for one breath each.
 *
 * @param around characters that are said around the first, and around each after it
 */
export function inBreaths<S extends Said>(
  stops: readonly S[],
  around: { readonly first: number; readonly other: number },
): S[] {
  return stops.flatMap((stop, i) =>
    piecesOf(stop.text, BREATH - (i === 0 ? around.first : around.other)).map((text) => ({ ...stop, text })),
  );
}
