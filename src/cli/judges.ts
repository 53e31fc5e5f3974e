/** What finds out something by a search that may take long. Its subject is data, so that another process can be asked. */
export const JUDGES = {
  analyse: async () => (await import('./analyse-layout.ts')).judge,
  attempt: async () => (await import('./solve-check.ts')).judge,
  grade: async () => (await import('./grade-puzzle.ts')).judge,
  solve: async () => (await import('./solve-puzzle.ts')).judge,
  // By the names of parts. Whole games are not looked into: they are told to be no end.
  compose: async () => (await import('../parts/composing/cli/solve.ts')).judge,
  deals: async () => (await import('../parts/endgames/cli/solve.ts')).judge,
  locks: async () => (await import('../parts/endgames/cli/solve.ts')).judge,
};

export type JudgeName = keyof typeof JUDGES;

type Judge<Name extends JudgeName> = Awaited<ReturnType<(typeof JUDGES)[Name]>>;

/** What a judge is asked about. */
export type Subject<Name extends JudgeName> = Parameters<Judge<Name>>[0];
