import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killRuns } from '../test/soak/kills.ts';

// What takes too long for the tests: `npm run soak -- --kills 200 --seed any`.

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: 'soak' } },
});

const folder = mkdtempSync(join(tmpdir(), 'dominosa-soak-'));
const { found, faults } = await killRuns(Number(values.kills), values.seed, folder);
rmSync(folder, { recursive: true });
const { none, whole, aside } = found;
console.log(
  `${values.kills} runs killed: ${whole} left a whole book, ${aside} the earlier one put aside, ${none} none yet`,
);
for (const fault of faults) console.log(`  ${fault}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
