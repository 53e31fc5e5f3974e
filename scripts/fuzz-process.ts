import { fuzz } from '../test/helpers/fuzz/fuzz.ts';
import { TARGETS } from '../test/helpers/fuzz/targets.ts';
import type { Message } from './fuzz.ts';

// One reader under `npm run fuzz`.

const [name, cases, seed] = process.argv.slice(2);
const target = TARGETS.find((candidate) => candidate.name === name)!;
/** So many texts pass between two messages, which cost more than most texts do. */
const batch = (target.share ?? 1) < 1 ? 1 : 50;
let count = 0;
const tally = await fuzz(target, Number(cases), seed!, (input) =>
  count++ % batch === 0 ? told({ input }) : undefined,
);
await told(tally);
process.disconnect();

/** Waits until it is told, as the next text may never end. */
function told(message: Message): Promise<void> {
  return new Promise((resolve) => process.send!(message, () => resolve()));
}
