import { fuzz } from '../test/helpers/fuzz/fuzz.ts';
import { TARGETS } from '../test/helpers/fuzz/targets.ts';
import type { Message } from './fuzz.ts';

// Fuzzes one reader for `npm run fuzz`.

const [name, cases, seed] = process.argv.slice(2);
const target = TARGETS.find((candidate) => candidate.name === name)!;
/** The number of texts between two messages, which cost more than most texts. */
const batch = (target.share ?? 1) < 1 ? 1 : 50;
let count = 0;
const tally = await fuzz(target, Number(cases), seed!, (input) =>
  count++ % batch === 0 ? told({ input }) : undefined,
);
await told(tally);
process.disconnect();

/** Waits until the message is sent, as the next text may never end. */
function told(message: Message): Promise<void> {
  return new Promise((resolve) => process.send!(message, () => resolve()));
}
