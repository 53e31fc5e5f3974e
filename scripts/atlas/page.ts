import { KeyRanks } from '../../src/compose/series/ranks.ts';
import { fullRectangle } from '../../src/domino/board.ts';
import { dominoCount } from '../../src/domino/dominoes.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import type { Atlas, RangeFacts, Shares, Source } from './facts.ts';
import { wilson } from './interval.ts';

type Cells = readonly (string | number)[];

/** The tables of docs/atlas.md as they come: the heading, then a row for each range that has such a fact. */
const TABLES: readonly (readonly [heading: Cells, row: (facts: RangeFacts) => Cells | undefined])[] = [
  [
    ['range', 'board', 'in a thousand', 'how it is known'],
    ({ range, shares }) => [
      range,
      `${range + 1} x ${range + 2}`,
      shares.how === 'proved' ? inThousand(shares) : `${inThousand(shares)} (${between(shares)})`,
      `${shares.how}${shares.how === 'found' ? ' in' : ': of'} ${count(shares.boards)} sets ${count(shares.unique)} have one`,
    ],
  ],
  [
    ['range', 'different puzzles', 'how it is known'],
    ({ range, shares: { puzzles, how } }) =>
      puzzles === undefined ? undefined : [range, count(puzzles), how],
  ],
  [
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
  [
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
  [
    ['range', 'dominoes in the chain', 'in the set', 'how it is known', 'seed'],
    ({ range, forced }) => [range, forced.length, dominoCount(range), source(forced), seedOf(forced)],
  ],
  [
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
  [
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
];

/** The page with its tables made anew, in their order. */
export function pageWith({ ranges }: Atlas, page: string): string {
  const tables = TABLES.values();
  return page.replace(/(?:^\|.*\n)+/gm, () => {
    const [heading, rowOf] = tables.next().value!;
    const rows = ranges.flatMap((facts) => {
      const row = rowOf(facts);
      return row ? [row] : [];
    });
    return tableOf(heading, rows);
  });
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
