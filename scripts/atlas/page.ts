import { KeyRanks } from '../../src/compose/series/ranks.ts';
import { fullRectangle } from '../../src/domino/board.ts';
import { stoneCount } from '../../src/domino/stones.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import type { Atlas, RangeFacts, Shares, Source } from './facts.ts';
import { wilson } from './interval.ts';

type Cells = readonly (string | number)[];

/** The tables of docs/atlas.md by their names: the heading, then a row for each range that has such a fact. */
const TABLES: Readonly<
  Record<string, readonly [heading: Cells, row: (facts: RangeFacts) => Cells | undefined]>
> = {
  'one-solution': [
    ['range', 'board', 'in a thousand', 'how it is known'],
    ({ range, shares }) => [
      range,
      `${range + 1} x ${range + 2}`,
      shares.how === 'proved' ? inThousand(shares) : `${inThousand(shares)} (${between(shares)})`,
      `${shares.how}${shares.how === 'found' ? ' in' : ': of'} ${count(shares.boards)} sets ${count(shares.unique)} have one`,
    ],
  ],
  puzzles: [
    ['range', 'different puzzles', 'how it is known'],
    ({ range, shares: { puzzles, how } }) =>
      puzzles === undefined ? undefined : [range, count(puzzles), how],
  ],
  levels: [
    ['range', ...LEVELS, 'off by at most', 'how it is known'],
    ({ range, shares }) => [
      range,
      ...LEVELS.map((level) => percent(shares.levels[level] / shares.unique)),
      shares.how === 'proved' ? '0' : offBy(shares),
      shares.how === 'proved'
        ? 'proved: all boards with one solution'
        : `found in ${count(shares.unique)} boards with one solution`,
    ],
  ],
  hardest: [
    ['range', 'level', 'rating', 'technique', 'effort', 'how it is known', 'seed'],
    ({ range, hardest }) => [
      range,
      hardest.level,
      hardest.rating.toFixed(1),
      hardest.technique.replaceAll('-', ' '),
      hardest.effort.toFixed(1),
      source(hardest),
      seedOf(hardest),
    ],
  ],
  forced: [
    ['range', 'dominoes in the chain', 'in the set', 'how it is known', 'seed'],
    ({ range, forced }) => [range, forced.length, stoneCount(range), source(forced), seedOf(forced)],
  ],
  solutions: [
    ['range', 'most solutions', 'layouts', 'board', 'how it is known', 'seed'],
    ({ range, solutions }) =>
      solutions && [
        range,
        count(solutions.solutions),
        count(Number(new KeyRanks(fullRectangle(range)).count)),
        `\`${solutions.rows}\``,
        source(solutions),
        seedOf(solutions),
      ],
  ],
  givens: [
    ['range', 'fewest numbers', 'completion', 'filled', 'how it is known', 'seed'],
    ({ range, givens }) =>
      givens && [
        range,
        givens.givens,
        `\`${givens.rows}\``,
        `\`${givens.filling}\``,
        `proved, with board ${givens.among} that was thinned out`,
        seedOf(givens),
      ],
  ],
};

/** The page with its tables made anew; each stands between two comments. */
export function pageWith({ ranges }: Atlas, page: string): string {
  return Object.entries(TABLES).reduce((text, [name, [heading, rowOf]]) => {
    const [start, end] = [`<!-- table: ${name} -->\n`, '<!-- end -->'];
    const from = text.indexOf(start) + start.length;
    if (from < start.length) throw new Error(`the page has no place for the table ${name}`);
    const rows = ranges.flatMap((facts) => {
      const row = rowOf(facts);
      return row ? [row] : [];
    });
    return text.slice(0, from) + tableOf(heading, rows) + text.slice(text.indexOf(end, from));
  }, page);
}

function tableOf(heading: Cells, rows: readonly Cells[]): string {
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

export function inThousand({ unique, boards }: Shares): string {
  return perThousand(unique / boards);
}

function perThousand(share: number): string {
  return (1000 * share).toFixed(share < 0.001 ? 2 : 1);
}

function between({ unique, boards }: Shares): string {
  return wilson(unique, boards).map(perThousand).join(' to ');
}

function percent(share: number): string {
  return share > 0 && share < 0.0005 ? 'below 0.1' : (100 * share).toFixed(1);
}

/** How far the share of a level may be from that of all boards. */
function offBy({ unique, levels }: Shares): string {
  const halves = LEVELS.map((level) => {
    const share = levels[level] / unique;
    return Math.max(...wilson(levels[level], unique).map((end) => Math.abs(end - share)));
  });
  return (100 * Math.max(...halves)).toFixed(1);
}

function source({ how, among }: Source): string {
  return how === 'proved' ? 'proved' : `found in ${count(among)} boards`;
}

function seedOf({ seed }: Source): string {
  return seed === undefined ? 'none needed' : `\`${seed}\``;
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
