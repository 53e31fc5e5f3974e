import { mkdirSync, writeFileSync } from 'node:fs';
import { FEWEST } from '../src/compose/completion/patterns.ts';
import { keyInRegister, REGISTER_SIZE } from '../src/compose/series/key-register.ts';
import { KeyRanks } from '../src/compose/series/ranks.ts';
import { TerzettKeys } from '../src/compose/series/terzett-keys.ts';
import { makeKeyRows, makeRows } from '../src/domino/notation.ts';
import { parseShape } from '../src/domino/shapes.ts';
import { UserError } from '../src/errors.ts';
import { Random } from '../src/random.ts';
import { calledWith, explain, orTold } from './console.ts';
import { BOARDS } from './theorems/boards.ts';
import { countCarried } from './theorems/carried.ts';
import { chainFacts } from './theorems/chains.ts';
import { anneal, isBooksKey, solve } from './theorems/figure-2.ts';
import { basesOfFigure5, countFigures } from './theorems/figure-4.ts';
import { partnerOf, upperWays } from './theorems/figure-10.ts';
import { thinOut } from './theorems/givens.ts';
import { countPlain } from './theorems/plain-keys.ts';
import { countLayouts } from './theorems/plain-layouts.ts';
import { checkSperrdomino } from './theorems/sperrdomino-check.ts';
import { searchSperrdomino } from './theorems/sperrdomino-search.ts';

interface Theorem {
  readonly about: string;
  run(seed: string, seconds: number): void;
}

/** Boards whose keys the sweep cannot handle, or would need minutes for. */
const LONG = ['8x9 (I, II, III)', '6x12 (IV)', 'IX'];

const THEOREMS: Readonly<Record<string, Theorem>> = {
  sperrdomino: {
    about:
      'the shortest lock and the most points, with a certificate that a second program checks; two seconds',
    run() {
      const certificate = searchSperrdomino();
      const folder = new URL('../output/theorems/', import.meta.url);
      const file = new URL('sperrdomino.txt', folder);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, certificate);
      console.log(`certificate: ${file.pathname}`);
      console.log(`checked: ${JSON.stringify(checkSperrdomino(certificate))}`);
    },
  },
  layouts: {
    about: 'in how many ways dominoes cover each board of the book, by two programs; a second',
    run() {
      for (const { name, rows } of BOARDS) {
        const { count } = new KeyRanks(parseShape(rows.join('/')));
        console.log(`${name}: ${countLayouts(rows)}, again ${count}`);
      }
    },
  },
  keys: {
    about: 'how many keys of Terzetts each board of the book has, by two programs; a minute and a half',
    run() {
      for (const { name, rows } of BOARDS) {
        const { partitions, pairs, keys } = countPlain(rows, 8);
        const again = LONG.includes(name) ? '' : `, again ${walk(rows)}`;
        console.log(`${name}: ${partitions} partitions, ${pairs} pairs, ${keys.length} keys${again}`);
      }
    },
  },
  register: {
    about: 'the keys of 8x9 by the walk that numbers them, and whether each carries numbers; six minutes',
    run() {
      const board = BOARDS[0]!.rows;
      console.log(`by the walk: ${walk(board)} keys; in the register: ${REGISTER_SIZE}`);
      console.log(`the last: ${makeKeyRows(parseShape('8x9'), keyInRegister(REGISTER_SIZE)).join('/')}`);
      const { carried, unchanged, different } = countCarried();
      console.log(`keys that carry numbers: ${carried}`);
      console.log(
        `unchanged when mirrored top to bottom, left to right, turned by half: ${unchanged.join(', ')}`,
      );
      console.log(`different up to turning and mirroring: ${different}`);
    },
  },
  chains: {
    about: 'the longest chains of the sets up to 9:9; a second',
    run() {
      for (let range = 1; range <= 9; range++) {
        const { dominoes, closed, open, line, ring } = chainFacts(range);
        console.log(`up to ${range}:${range}: ${dominoes} dominoes, a ring of ${closed}, a line of ${open}`);
        if (range === 7) console.log(`  ring ${ring}\n  line ${line}`);
      }
    },
  },
  givens: {
    about:
      'completions with the fewest numbers: one board after the other is thinned out; as long as you like',
    run(seed, seconds) {
      console.log(`known: ${FEWEST.givens.length} numbers on ${FEWEST.filling}`);
      const end = Date.now() + 1000 * seconds;
      for (let i = 1; Date.now() < end; i++) {
        const { filling, cells } = thinOut(new Random(`${seed}/${i}`), () => Date.now() < end);
        const shown = cells.length > 0 ? `, cells ${cells.join(' ')} of ${makeRows(filling).join('/')}` : '';
        console.log(`board ${i}: ${cells.length || 'no'} numbers${shown}`);
      }
    },
  },
  'figure-2': {
    about:
      'boards that agree with what the book says of Fig. 2, and those with one solution; as long as you like',
    run(seed, seconds) {
      const end = Date.now() + 1000 * seconds;
      const seen = new Set<string>();
      let solvable = 0;
      for (let i = 1; Date.now() < end; i++) {
        anneal(new Random(`${seed}/${i}`), 4_000_000, (numbers) => {
          const rows = numbers.join('').match(/.{9}/g)!.join('/');
          if (seen.has(rows)) return;
          seen.add(rows);
          const { solutions, key } = solve(numbers, 2);
          if (solutions > 0) solvable++;
          if (solutions === 1) console.log(`${rows}${isBooksKey(key!) ? '' : ', not as the book lays it'}`);
        });
      }
      console.log(`${seen.size} boards agree with the list, ${solvable} of them can be laid`);
    },
  },
  'figure-4': {
    about: 'boards that can be Fig. 4 and Fig. 8, on each key that can be Fig. 5; a minute',
    run() {
      for (const base of basesOfFigure5()) {
        const { fillings, figure4, figure8, bySolutions, reconstruction } = countFigures(base);
        console.log(`key ${makeKeyRows(parseShape('8x9'), base.key).join('/')}`);
        console.log(`  ${fillings} fillings, ${figure4} boards for Fig. 4, ${figure8} for Fig. 8`);
        const [fewest] = bySolutions.keys();
        if (!reconstruction) continue;
        console.log(`  fewest solutions ${fewest}, of ${bySolutions.get(fewest!)} boards`);
        console.log(`  the first: ${reconstruction.rows.join('/')}`);
      }
    },
  },
  'figure-10': {
    about: 'why Fig. 10 has an even number of solutions; at once',
    run() {
      const ways = upperWays();
      for (const way of ways) {
        const text = (dominoes: typeof way) => dominoes.map((cells) => cells.join('')).join(' ');
        console.log(`${text(way)}\n  instead: ${text(partnerOf(way, ways)!)}`);
      }
    },
  },
};

explain(`Counts and proves what docs/theorems.md and docs/lost-figures.md say.

Usage: npm run theorems -- NAME… [OPTIONS]

${Object.entries(THEOREMS)
  .map(([name, { about }]) => `  ${name}: ${about}`)
  .join('\n')}

Options:
  --seed TEXT: where chance begins (default: the name)
  --seconds N: how long to look for boards (default: 60)
  -h, --help: explain it`);

const { values, positionals } = calledWith({
  allowPositionals: true,
  options: { seed: { type: 'string' }, seconds: { type: 'string', default: '60' } },
});

await orTold(async () => {
  const expected = Object.keys(THEOREMS).join(', ');
  if (positionals.length === 0) throw new UserError('no theorem is named', { expected });
  const unknown = positionals.find((name) => !(name in THEOREMS));
  if (unknown !== undefined) throw new UserError(`no theorem is called ${unknown}`, { expected });
  for (const name of positionals) {
    const begun = process.cpuUsage();
    THEOREMS[name]!.run(values.seed ?? name, Number(values.seconds));
    console.log(`${name}: ${(process.cpuUsage(begun).user / 1e6).toFixed(1)} s`);
  }
});

/** The number of keys that the sweep of the register visits. */
function walk(rows: readonly string[]): number {
  const keys = new TerzettKeys(parseShape(rows.join('/')));
  let count = 0;
  keys.begin();
  while (keys.next() >= 0) count++;
  return count;
}
