import { parseArgs } from 'node:util';
import type { Bench } from './bench/bench.ts';
import { levels } from './bench/levels.ts';
import { omnibus } from './bench/omnibus.ts';
import { print } from './bench/print.ts';
import { tactile } from './bench/tactile.ts';
import { terzett } from './bench/terzett.ts';

/** What can be measured; a new bench is a file in bench/ and a line here. */
const BENCHES: readonly Bench[] = [omnibus, levels, terzett, tactile, print];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '1' }, rounds: { type: 'string', default: '3' } },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const unknown = positionals.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0 || !(seconds > 0) || !(Number.isInteger(rounds) && rounds > 0)) {
  console.error(`usage: npm run bench -- [names] [--seconds N] [--rounds N]
names: ${BENCHES.map(({ name, summary }) => `${name} (${summary})`).join(', ')}; all if none is given
--seconds: CPU time of each run, default 1; --rounds: runs of which the median is taken, default 3`);
  process.exit(2);
}
for (const bench of BENCHES) {
  if (positionals.length > 0 && !positionals.includes(bench.name)) continue;
  await bench.run({ seconds, rounds, say: (line) => console.log(line) });
}
