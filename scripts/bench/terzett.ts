import { parseConditions } from '../../src/compose/groups/conditions.ts';
import { GroupComposer } from '../../src/compose/groups/group-composer.ts';
import type { Judge } from '../../src/compose/judge.ts';
import { NO_LEAN } from '../../src/compose/lean.ts';
import { parseShape, SHAPE_NAMES } from '../../src/domino/shapes.ts';
import { rangeOfCells } from '../../src/domino/stones.ts';
import { Random } from '../../src/random.ts';
import { type Bench, type BenchSetting, inWords, measure, medianRate } from './bench.ts';
import { completions } from './completions.ts';

const SHAPES = ['8x9', '6x12', '4x18', '3x24', '2x36', ...SHAPE_NAMES, '5x6', '11x12', '14x15'];

/** So many puzzles of one key, where a series is measured. */
const FILLINGS = 1000;
const SERIES_SHAPES = ['8x9', '6x12', '4x18'];

const CONDITIONS = [
  ['given a1 3'],
  ['diagonal'],
  ['sum c 27'],
  ['ladder a'],
  ['ladder c d e'],
  ['ladder c d e', 'nine 1 0'],
  ['nine 1'],
  ['nine 4'],
  ['cross'],
  ['unions least'],
  ['unions most'],
];

/** Wants compositions with several solutions as well. */
const ALL: Judge = { lean: NO_LEAN, wants: () => true, nearest: () => undefined };

export const terzett: Bench = {
  name: 'terzett',
  summary: 'Terzett puzzles with one solution, shapes, conditions, completions',
  run(setting) {
    const { rounds, seconds, say } = setting;
    say('Terzett puzzles with exactly one solution, made in one second of CPU time on one core.');
    say(`Medians of ${rounds} ${rounds === 1 ? 'run' : 'runs'} of ${seconds} s, a new key for each puzzle.`);
    for (const shape of SHAPES) say(`${shape}: ${inWords(rateOf(shape, [], setting))} a second.`);
    for (const shape of SERIES_SHAPES) {
      say(`${shape}, ${FILLINGS} fillings of each key: ${inWords(seriesRate(shape, setting))} a second.`);
    }
    say(
      'With conditions on 8 rows of 9; in brackets all compositions, those with several solutions among them.',
    );
    for (const texts of CONDITIONS) {
      const all = inWords(rateOf('8x9', texts, setting, ALL));
      say(`${texts.join(', ')}: ${inWords(rateOf('8x9', texts, setting))} (${all}) a second.`);
    }
    completions(setting);
  },
};

function composerFor(shape: string, texts: readonly string[]): GroupComposer {
  const board = parseShape(shape);
  const range = rangeOfCells(board.cells.length)!;
  return new GroupComposer(range, board, parseConditions(texts, board, range));
}

function rateOf(
  shape: string,
  texts: readonly string[],
  { seconds, rounds }: BenchSetting,
  judge?: Judge,
): number {
  const composer = composerFor(shape, texts);
  const runs = Array.from({ length: rounds }, (_, round) => {
    const random = new Random(`bench/${shape}/${texts}/${round}`);
    let made = 0;
    const { seconds: used } = measure(seconds, (n) => {
      if (composer.compose(random.fork(n), { maxAttempts: TRIES, ...(judge && { judge }) })) made++;
    });
    return { times: made, seconds: used };
  });
  return medianRate(runs);
}

/** Tries for one puzzle; more would let a run become longer than it was to be. */
const TRIES = 2000;

function seriesRate(shape: string, { seconds, rounds }: BenchSetting): number {
  const composer = composerFor(shape, []);
  const runs = Array.from({ length: rounds }, (_, round) => {
    const random = new Random(`bench/${shape}/series/${round}`);
    let made = 0;
    const { seconds: used } = measure(seconds, (n) => {
      const ofSeries = random.fork(n);
      const first = composer.compose(ofSeries);
      if (!first) return;
      const fillings = new Set([first.puzzle.numbers.join()]);
      for (let tries = 1; tries < FILLINGS; tries++) {
        const next = composer.compose(ofSeries, { key: first.key, maxAttempts: 100 });
        if (next) fillings.add(next.puzzle.numbers.join());
      }
      made += fillings.size;
    });
    return { times: made, seconds: used };
  });
  return medianRate(runs);
}
