import { Colourings } from '../src/compose/groups/colourings.ts';
import { Layouts } from '../src/compose/groups/layouts.ts';
import { Partitions } from '../src/compose/groups/partitions.ts';
import type { Board } from '../src/domino/board.ts';
import { groupsOfKind } from '../src/domino/kinds.ts';
import { parseShape } from '../src/domino/shapes.ts';
import { Random } from '../src/random.ts';
import { Fixpoint } from '../src/solve/fixpoint.ts';
import { TECHNIQUES_OF_LEVELS } from '../src/solve/ladder.ts';
import { LEVELS } from '../src/solve/levels.ts';
import { SolutionCounter } from '../src/solve/solution-counter.ts';
import { calledWith, explain } from './console.ts';

explain(`Prints which levels Terzetts of range 7 have on each board, all of them where they can be counted in the time: a table in Markdown.

Usage: npm run levels:terzett -- SHAPE… [OPTIONS]

Options:
  --seconds N: so long is taken for each board (default: 60)
  --whole: grade everything there is, however long it takes
  --colourings N: so many fillings of each key (default: 200)
  -h, --help: explain it`);

const { values, positionals } = calledWith({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    whole: { type: 'boolean', default: false },
    colourings: { type: 'string', default: '200' },
  },
});
const RANGE = 7;
/** The number of choices between two checks of the time. */
const SLICE = 50_000;
const rule = groupsOfKind('terzett')!;
const perNumber = (RANGE + 2) / rule.size;

/** Returns a function that determines the level of a board, 0 to 5; -1 if it has several solutions. */
function levelTeller(board: Board) {
  const fixpoint = new Fixpoint(board, RANGE, TECHNIQUES_OF_LEVELS);
  const solver = new SolutionCounter(board, RANGE);
  return (numbers: Int32Array, key: Int32Array): number => {
    if (!solver.load(numbers).isOnlySolution(key as never) || !fixpoint.load(numbers)) return -1;
    for (let level = 0; level <= fixpoint.sets; level++) if (fixpoint.reach(level)) return level;
    return fixpoint.sets + 1;
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
  /** Grades the board at which the searches are. */
  const look = () => {
    for (let cell = 0; cell < numbers.length; cell++) {
      const group = partitions.groupOf[cell]!;
      numbers[cell] = group < 0 ? -1 : colourings.colour[group]!;
    }
    looked++;
    const level = levelOf(numbers, layouts.key as never);
    if (level >= 0) counts[level]!++;
  };
  if (random) drawn(random);
  else all();
  const isWhole = !random && !isOver();

  /** Enumerates everything once, as long as there is time. */
  function all(): void {
    partitions.begin();
    while (!isOver() && !partitions.exhausted) {
      if (!partitions.next(SLICE)) continue;
      layouts.begin(partitions.groupOf, {});
      while (!isOver() && !layouts.exhausted) {
        if (!layouts.next(SLICE) || !colourings.begin(partitions.groupOf, layouts.key)) continue;
        while (!isOver() && !colourings.exhausted) if (colourings.next(SLICE)) look();
      }
    }
  }

  /** Many fillings of one key after the other. */
  function drawn(random: Random): void {
    while (!isOver()) {
      partitions.begin({ random });
      if (!partitions.next(4000)) continue;
      layouts.begin(partitions.groupOf, { random });
      if (!layouts.next(3000)) continue;
      for (let tries = 0; tries < Number(values.colourings) && !isOver(); tries++) {
        if (!colourings.begin(partitions.groupOf, layouts.key, { random })) break;
        if (colourings.next(400)) look();
      }
    }
  }

  console.log(`| ${[shape, ...counts, looked, isWhole ? 'yes' : 'no'].join(' | ')} |`);
}
