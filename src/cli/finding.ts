/** What was found out about something that a command was given. */
export interface Finding {
  /** For standard output. */
  readonly lines: readonly string[];
  /** The exit code: 0, or 1 if it is not so. */
  readonly code: number;
}
