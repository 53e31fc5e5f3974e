import { CompletionComposer, type Givens } from '../../src/compose/completion/completion.ts';
import { fullRectangle } from '../../src/domino/board.ts';
import { Random } from '../../src/random.ts';
import { type BenchSetting, inWords, measure } from './bench.ts';

const WANTED: readonly Givens[] = [
  { givens: 32 },
  { givens: 24 },
  { givens: 20 },
  { givens: 'fewest' },
  { givens: 24, pattern: 'diagonal' },
  { givens: 24, pattern: 'cross' },
];

/** Puzzles of which the median is taken, whatever the setting: some take ten times as long as others. */
const PUZZLES = 20;

/** How long completions take, from the filled board to the proof. */
export function completions({ say }: BenchSetting): void {
  say(`Completions of 8 rows of 9, ${PUZZLES} of each; seconds of CPU time on one core.`);
  for (const wanted of WANTED) {
    const { pattern, givens } = wanted;
    const composer = new CompletionComposer(7, fullRectangle(7), wanted);
    const times: number[] = [];
    const left: number[] = [];
    for (let n = 1; n <= PUZZLES; n++) {
      const { seconds } = measure(0, () => {
        const made = composer.compose(new Random(`bench/completions/${n}`));
        if (made) left.push(made.puzzle.numbers.filter((number) => number >= 0).length);
      });
      times.push(seconds);
    }
    times.sort((a, b) => a - b);
    const mean = left.reduce((sum, count) => sum + count, 0) / left.length;
    say(
      `${givens} given${pattern ? ` with the ${pattern}` : ''}: median ${inWords(times[PUZZLES / 2]!)}, longest ${inWords(times.at(-1)!)} s; ` +
        `${left.length} made, with ${Math.min(...left)} to ${Math.max(...left)} numbers, ${inWords(mean)} on average.`,
    );
  }
}
