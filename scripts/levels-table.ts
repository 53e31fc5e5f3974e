import { OmnibusComposer } from '../src/compose/omnibus.ts';
import { Random } from '../src/random.ts';
import { grade } from '../src/solve/grade.ts';
import { LEVELS, TECHNIQUE_NAMES } from '../src/solve/levels.ts';
import { SGT_LEVELS, SgtGrader } from '../src/solve/sgt.ts';
import { calledWith, explain } from './console.ts';

explain(`Prints how often each level occurs among boards that have one solution, as they come, and how long the way to their
solution is: tables in Markdown.

Usage: npm run levels -- [RANGE…] [--boards N]

Ranges are 6 to 9 if none is named; N boards of each are graded (default: 10000).`);

const { values, positionals } = calledWith({
  allowPositionals: true,
  options: { boards: { type: 'string', default: '10000' } },
});
const boards = Number(values.boards);
const ranges = positionals.length > 0 ? positionals.map(Number) : [6, 7, 8, 9];
const BEYOND = 'beyond';

const columns = ranges.map((range) => {
  const composer = new OmnibusComposer(range);
  const peer = new SgtGrader(composer.board, range);
  const seen = new Map<string, number>();
  const lengths = new Map<string, number[]>(LEVELS.map((level) => [level, []]));
  const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
  for (let i = 1; i <= boards; i++) {
    const { puzzle } = composer.compose(new Random(`levels/${range}/${i}`))!;
    const { level, hardest, counts } = grade(puzzle)!;
    lengths.get(level)!.push(Object.values(counts).reduce((sum, times) => sum + times));
    count(level);
    count(hardest);
    count(peer.levelOf(puzzle.numbers) ?? BEYOND);
  }
  return { seen, lengths };
});

type Column = (typeof columns)[number];

const share = ({ seen }: Column, name: string) => `${(((seen.get(name) ?? 0) * 100) / boards).toFixed(1)} %`;

function median({ lengths }: Column, level: string): string {
  const sorted = lengths.get(level)!.toSorted((a, b) => a - b);
  return `${sorted[sorted.length >> 1] ?? '-'}`;
}

const table = (title: string, names: readonly string[], cellOf: (column: Column, name: string) => string) => {
  console.log(`| ${[title, ...ranges.map((range) => `range ${range}`)].join(' | ')} |`);
  console.log(`|${'---|'.repeat(ranges.length + 1)}`);
  for (const name of names) {
    console.log(`| ${[name, ...columns.map((column) => cellOf(column, name))].join(' | ')} |`);
  }
  console.log('');
};

const techniques = TECHNIQUE_NAMES.filter((name) => columns.some(({ seen }) => seen.has(name)));
table('level', LEVELS, share);
table('hardest technique', techniques, share);
table('median of steps', LEVELS, median);
table('level of sgt', [...SGT_LEVELS, BEYOND], share);
