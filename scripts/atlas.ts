import { readFileSync, writeFileSync } from 'node:fs';
import { UserError } from '../src/errors.ts';
import type { Atlas, RangeFacts } from './atlas/facts.ts';
import { pageWith } from './atlas/page.ts';
import { plotsOf } from './atlas/plots.ts';
import { BOARDS, factsOfRange, PLANS, remake } from './atlas/range.ts';
import { calledWith, explain, orTold } from './console.ts';

explain(`Makes the atlas of ranges 1 to 12 anew, or of some of them: docs/atlas/ and the tables of docs/atlas.md.

Usage: npm run atlas -- [RANGE…] [--boards N] [--seed TEXT]
       npm run atlas -- --line SEED

Each range is written as soon as it is done, so the work can be done bit by bit. All take about six minutes of one core,
range 3 alone more than two of them: all its boards are looked through. The same seed gives the same atlas.

  --boards N: how many sets are laid out at random for a range above 3, in thousands (default: ${BOARDS / 1000})
  --seed TEXT: where chance begins (default: atlas)
  --line SEED: only prints the boards that were made from this seed`);

const { values, positionals } = calledWith({
  allowPositionals: true,
  options: {
    boards: { type: 'string', default: String(BOARDS / 1000) },
    seed: { type: 'string', default: 'atlas' },
    line: { type: 'string' },
  },
});

const DOCS = new URL('../docs/', import.meta.url);
const DATA = new URL('atlas/atlas.json', DOCS);
const PAGE = new URL('atlas.md', DOCS);

await orTold(async () => {
  if (values.line !== undefined) {
    for (const [name, rows] of Object.entries(remake(values.line))) console.log(`${name}: ${rows}`);
    return;
  }
  const ranges = positionals.length > 0 ? positionals.map(rangeOf) : Object.keys(PLANS).map(Number);
  const boards = 1000 * thousands(values.boards);
  for (const range of ranges) {
    const begun = process.cpuUsage();
    const facts = factsOfRange(range, values.seed, boards);
    write(facts);
    console.log(`range ${range}: ${(process.cpuUsage(begun).user / 1e6).toFixed(0)} s`);
  }
});

/** Writes what is known of a range beside what is written of the others. */
function write(facts: RangeFacts): void {
  const known: Atlas = JSON.parse(readFileSync(DATA, 'utf8'));
  const ranges = [...known.ranges.filter(({ range }) => range !== facts.range), facts];
  const atlas = { ranges: ranges.sort((one, other) => one.range - other.range) };
  writeFileSync(DATA, `${JSON.stringify(atlas, null, 2)}\n`);
  for (const [name, text] of plotsOf(atlas)) writeFileSync(new URL(`atlas/${name}`, DOCS), text);
  writeFileSync(PAGE, pageWith(atlas, readFileSync(PAGE, 'utf8')));
}

function rangeOf(text: string): number {
  if (text in PLANS) return Number(text);
  throw new UserError(`the atlas has no range ${text}`, { expected: 'a whole number from 1 to 12' });
}

function thousands(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UserError(`--boards ${text} is no number of thousands`, { expected: 'a whole number from 1' });
}
