import { NOT_LOADED, type WorkerName } from './worker-names.ts';

const WORKERS: Readonly<Record<WorkerName, () => Promise<unknown>>> = {
  drafts: () => import('./worker.ts'),
  judging: () => import('./judge-worker.ts'),
  reading: () => import('./check-worker.ts'),
};

// What tells faults of the machine apart could itself not be loaded.
const OF_THE_MACHINE: readonly unknown[] = ['EMFILE', 'ENFILE', 'ENOMEM'];

// A process of its own, started by own-process.ts with the name of its work, which may load more when it knows what to do. Where several
// files cannot be opened, an import fails by one of them, and the others are rejections that nobody awaits.
process.on('unhandledRejection', (error) => {
  if (!OF_THE_MACHINE.includes((error as NodeJS.ErrnoException).code)) throw error;
  process.exit(NOT_LOADED);
});
void WORKERS[process.argv[2] as WorkerName]();
