import { machineFault } from '../node/file-fault.ts';
import { NOT_LOADED, WORKS, type WorkName } from './works.ts';

// A process of its own, started by own-process.ts with the name of its work.
try {
  await WORKS[process.argv[2] as WorkName]();
} catch (error) {
  if (!machineFault(error)) throw error;
  process.exit(NOT_LOADED);
}
