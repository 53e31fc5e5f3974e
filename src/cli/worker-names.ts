/** What a process of its own can be started for. */
export type WorkerName = 'drafts' | 'judging' | 'reading';

/** The exit code of one that cannot be loaded, as too many files are open; what started it reports that. */
export const NOT_LOADED = 71;
