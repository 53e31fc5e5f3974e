import { fuzz } from '../test/helpers/fuzz/fuzz.ts';
import { TARGETS } from '../test/helpers/fuzz/targets.ts';
import type { Message } from './fuzz.ts';

// Fuzzes readers for `npm run fuzz`, and for its test: CASES SEED NAME…

const [cases, seed, ...names] = process.argv.slice(2);
for (const target of TARGETS.filter(({ name }) => names.includes(name))) {
  /** The number of texts between two messages, which cost more than most texts. */
  const batch = (target.share ?? 1) < 1 ? 1 : 50;
  let count = 0;
  const tally = await fuzz(target, Number(cases), seed!, (input) =>
    count++ % batch === 0 ? told({ input }) : undefined,
  );
  await told(tally);
}
process.disconnect();

/** Waits until the message is sent, as the next text may never end. */
function told(message: Message): Promise<void> {
  return new Promise((resolve) => process.send!(message, () => resolve()));
}
