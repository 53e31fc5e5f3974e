/** What a process of its own can be started for. */
export const WORKS = {
  drafts: () => import('./worker.ts'),
  judging: () => import('./judge-worker.ts'),
  reading: () => import('./check-worker.ts'),
} as const satisfies Record<string, () => Promise<unknown>>;

export type WorkName = keyof typeof WORKS;

/** The exit code of one that cannot be loaded, as too many files are open; what started it tells that. */
export const NOT_LOADED = 71;
