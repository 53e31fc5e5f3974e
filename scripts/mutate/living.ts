/** Why a changed program passes all tests, and may. */
export interface Explanation {
  /** The line of the source in which the change is, without its indentation. */
  readonly line: string;
  /** What stands there instead; without it, any living change of the line is meant. */
  readonly to?: string;
  readonly why: string;
}

/** By file. */
export const LIVING: Readonly<Record<string, readonly Explanation[]>> = {};
