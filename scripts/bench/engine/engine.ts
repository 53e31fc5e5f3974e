// Composes puzzles of a range in one process and prints nothing. Arguments: range, count, seed.
import { OmnibusComposer } from '../../../src/compose/omnibus.ts';
import { Random } from '../../../src/random.ts';

const [range, count, seed] = process.argv.slice(2);
const composer = new OmnibusComposer(Number(range));
for (let number = 1; number <= Number(count); number++) composer.compose(new Random(`${seed}/${number}`));
