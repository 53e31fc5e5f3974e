import { writeCommand } from '../../scripts/command/bundle.ts';
import { writePlay } from '../../scripts/play/bundle.ts';
import { copyWords } from '../../scripts/words/copy.ts';

/** Builds the command into dist/: child processes start faster from there, and pages need its script. */
export async function setup(): Promise<void> {
  copyWords();
  await writePlay();
  await writeCommand();
}
