import { machineFault } from '../node/file-fault.ts';
import { NOT_LOADED, type WorkName } from './works.ts';

const WORKS: Readonly<Record<WorkName, () => Promise<unknown>>> = {
  drafts: () => import('./worker.ts'),
  judging: () => import('./judge-worker.ts'),
  reading: () => import('./check-worker.ts'),
};

// A process of its own, started by own-process.ts with the name of its work.
try {
  await WORKS[process.argv[2] as WorkName]();
} catch (error) {
  if (!machineFault(error)) throw error;
  process.exit(NOT_LOADED);
}
