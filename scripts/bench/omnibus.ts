import { OmnibusComposer } from '../../src/compose/omnibus.ts';
import { Random } from '../../src/random.ts';
import { type Bench, type BenchSetting, inWords, measure, medianRate, type Run } from './bench.ts';
import { findPeer, runPeer } from './peer.ts';

const RANGES = [6, 7, 9, 12, 15, 21];

/** The peer's two quickest settings, with its letters for them. */
const PEER_LEVELS = [
  ['trivial', 't'],
  ['basic', 'b'],
] as const;

/** Of fewer puzzles in all runs together no rate is told. */
const ENOUGH = 10;

export const omnibus: Bench = {
  name: 'omnibus',
  summary: 'puzzles with one solution, ranges 6 to 21',
  run(setting) {
    const { seconds, rounds, say } = setting;
    const peer = findPeer();
    say('Omnibus puzzles with exactly one solution, made in one second of CPU time on one core.');
    say(
      `Medians of ${rounds} ${rounds === 1 ? 'run' : 'runs'} of ${seconds} s each, without the start of this program.`,
    );
    if (peer) {
      say(`Beside it, in turns: ${peer} --generate, the whole process, levels trivial and basic.`);
      say(
        'It always makes puzzles of one level, never just any with one solution; these two levels are its quickest.',
      );
    } else {
      say('sgt-dominosa is not installed (Debian package sgt-puzzles), so there is nothing to compare with.');
    }
    for (const range of RANGES) say(compare(range, peer, setting));
  },
};

function compare(range: number, peer: string | undefined, { seconds, rounds }: BenchSetting): string {
  const composer = new OmnibusComposer(range);
  const ours: Run[] = [];
  const theirs = PEER_LEVELS.map(([name, letter]) => ({ name, letter, runs: [] as Run[] }));
  for (let round = 0; round < rounds; round++) {
    const random = new Random(`bench/${range}/${round}`);
    ours.push(measure(seconds, (n) => composer.compose(random.fork(n))));
    if (!peer) continue;
    for (const { letter, runs } of theirs) runs.push(runPeer(peer, `${range}d${letter}`, seconds));
  }
  const rate = medianRate(ours);
  const sentences = [`Range ${range}: ${inWords(rate)} a second.`];
  if (peer) sentences.push(...theirs.map(({ name, runs }) => peerSentence(name, runs, rate)));
  return sentences.join(' ');
}

function peerSentence(level: string, runs: readonly Run[], ours: number): string {
  const made = runs.reduce((sum, run) => sum + run.times, 0);
  if (made < ENOUGH) {
    const spent = runs.reduce((sum, run) => sum + run.seconds, 0);
    return `Peer, ${level}: ${made === 0 ? 'none' : made} in ${inWords(spent)} s, too few to tell a rate.`;
  }
  const theirs = medianRate(runs);
  return `Peer, ${level}: ${inWords(theirs)}, so ${inWords(ours / theirs)} times as many here.`;
}
