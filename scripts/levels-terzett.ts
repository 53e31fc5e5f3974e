// Prints which levels Terzetts of range 7 have on each board, all of them where they can be counted in the time: a table in Markdown.
import { parseArgs } from 'node:util';
import { Colourings } from '../src/compose/groups/colourings.ts';
import { Layouts } from '../src/compose/groups/layouts.ts';
import { Partitions } from '../src/compose/groups/partitions.ts';
import type { Board } from '../src/domino/board.ts';
import { groupsOfKind } from '../src/domino/kinds.ts';
import { parseShape } from '../src/domino/shapes.ts';
import { Random } from '../src/random.ts';
import { Closure } from '../src/solve/closure.ts';
import { CoverSolver } from '../src/solve/cover.ts';
import { AIDS_OF_LEVELS } from '../src/solve/ladder.ts';
import { LEVELS } from '../src/solve/levels.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    whole: { type: 'boolean', default: false },
    colourings: { type: 'string', default: '200' },
  },
});
const RANGE = 7;
const rule = groupsOfKind('terzett')!;
const perNumber = (RANGE + 2) / rule.size;

/** Tells the level of each board that it is given, 0 to 5; -1 of those with several solutions. */
function levelTeller(board: Board) {
  const closure = new Closure(board, RANGE, AIDS_OF_LEVELS);
  const solver = new CoverSolver(board, RANGE);
  return (numbers: Int32Array, key: Int32Array): number => {
    if (!solver.load(numbers).isOnlySolution(key as never) || !closure.load(numbers)) return -1;
    for (let level = 0; level <= closure.sets; level++) if (closure.reach(level)) return level;
    return closure.sets + 1;
  };
}

console.log(`| board | ${LEVELS.join(' | ')} | looked at | all |`);
console.log(`|${'---|'.repeat(LEVELS.length + 3)}`);
for (const shape of positionals) {
  const board = parseShape(shape);
  const partitions = new Partitions(board, rule);
  const layouts = new Layouts(board, partitions.groups, RANGE);
  const colourings = new Colourings(partitions.groups, RANGE, perNumber);
  const levelOf = levelTeller(board);
  const counts = LEVELS.map(() => 0);
  let looked = 0;
  const numbers = new Int32Array(board.has.length);
  const random = values.whole ? undefined : new Random(`levels/${shape}`);
  const end = process.cpuUsage().user + Number(values.seconds) * 1e6;
  const isOver = () => process.cpuUsage().user > end;
  const most = values.whole ? Number.POSITIVE_INFINITY : Number(values.colourings);
  let isWhole = true;
  partitions.begin({ random });
  while (!isOver()) {
    if (random) partitions.begin({ random });
    if (!partitions.next(random ? 4000 : undefined)) {
      if (random) continue;
      break;
    }
    layouts.begin(partitions.groupOf, { random });
    while (!isOver() && layouts.next(random ? 3000 : undefined)) {
      if (!colourings.begin(partitions.groupOf, layouts.key, { random })) continue;
      for (let tries = 0; tries < most && !isOver() && colourings.next(random ? 400 : undefined); tries++) {
        for (let cell = 0; cell < numbers.length; cell++) {
          numbers[cell] = partitions.groupOf[cell]! < 0 ? -1 : colourings.colour[partitions.groupOf[cell]!]!;
        }
        looked++;
        const level = levelOf(numbers, layouts.key as never);
        if (level >= 0) counts[level]!++;
        if (random && !colourings.begin(partitions.groupOf, layouts.key, { random })) break;
      }
      if (random) break;
    }
  }
  isWhole = values.whole && !isOver();
  console.log(`| ${[shape, ...counts, looked, isWhole ? 'yes' : 'no'].join(' | ')} |`);
}
