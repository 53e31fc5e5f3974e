import { fileURLToPath } from 'node:url';
import { ofPeerLevel } from '../../src/compose/judge.ts';
import { OmnibusComposer } from '../../src/compose/omnibus.ts';
import { fullRectangle } from '../../src/domino/board.ts';
import { parseGameId } from '../../src/domino/notation.ts';
import { Random } from '../../src/random.ts';
import { countSolutions } from '../../src/solve/cover.ts';
import { PEER_LEVELS, PeerGrader, type PeerLevel } from '../../src/solve/peer.ts';
import { type Bench, type BenchSetting, inWords, measure, medianRate, type Run } from './bench.ts';
import { findPeer, runPeer, runProcess } from './peer.ts';

/** What is compared; of range 12 the peer makes no hard and extreme puzzle in the time. */
const ORDERS: readonly (readonly [range: number, level: PeerLevel])[] = [
  ...PEER_LEVELS.map((level) => [7, level] as const),
  ...PEER_LEVELS.map((level) => [9, level] as const),
  [12, 't'],
  [12, 'b'],
];

/** The peer makes at least so many puzzles in a run, unless it takes too long. */
const FEWEST = 20;
const LONGEST = 100;

const PROCESS = fileURLToPath(new URL('./levels-process.ts', import.meta.url));

export const levels: Bench = {
  name: 'levels',
  summary: 'puzzles made to order at the levels of the peer, and grading',
  run(setting) {
    const { rounds, seconds, say } = setting;
    const peer = findPeer();
    say('Puzzles made to order, by the levels of Simon Tatham’s Dominosa: trivial, basic, hard, extreme.');
    say(
      `Whole processes in turns, one core, CPU time, medians of ${rounds} runs of about ${seconds} s or at least ${FEWEST} puzzles.`,
    );
    say('Every puzzle made here is solved and graded again by the peer’s rules, outside the time.');
    if (!peer)
      say('sgt-dominosa is not installed (Debian package sgt-puzzles): there is nothing to compare with.');
    for (const [range, level] of ORDERS) say(compare(range, level, peer, setting));
    say(gradingRate(7, setting));
  },
};

function compare(range: number, level: PeerLevel, peer: string | undefined, setting: BenchSetting): string {
  const { seconds, rounds } = setting;
  // How many puzzles fill a run is told by a first one, which does not count.
  const ourCount = Math.ceil(rateHere(range, level, seconds / 4) * seconds);
  const theirCount = peer ? countFor(runPeer(peer, `${range}d${level}`, seconds), seconds) : 0;
  const ours: Run[] = [];
  const theirs: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    const command = [process.execPath, '--import', 'tsx', PROCESS, range, level, ourCount, `bench/${round}`];
    const made = runProcess(command.map(String), LONGEST);
    checkAll(made.lines, level);
    ours.push(made);
    if (peer) theirs.push(runPeer(peer, `${range}d${level}`, LONGEST, theirCount));
  }
  const rate = medianRate(ours);
  const sentence = `Range ${range}, ${level}: ${inWords(rate)} a second (runs of ${ourCount}).`;
  if (!peer) return sentence;
  const fewest = Math.min(...theirs.map(({ times }) => times));
  if (fewest === 0) return `${sentence} Peer: not one puzzle in ${LONGEST} s in some run.`;
  const peerRate = medianRate(theirs);
  return `${sentence} Peer: ${inWords(peerRate)} (runs of ${fewest}). Ratio ${inWords(rate / peerRate)}.`;
}

function rateHere(range: number, level: PeerLevel, seconds: number): number {
  const composer = new OmnibusComposer(range);
  const judge = ofPeerLevel(composer.board, range, level);
  return rateOf(measure(seconds, (n) => composer.compose(new Random(`first run/${n}`), { judge })));
}

function countFor(run: Run, seconds: number): number {
  return Math.max(FEWEST, Math.ceil(rateOf(run) * seconds));
}

function rateOf({ times, seconds }: Run): number {
  return times / seconds;
}

const graders = new Map<number, PeerGrader>();

/** @throws Error if a puzzle is not of the level */
function checkAll(ids: readonly string[], level: PeerLevel): void {
  for (const id of ids) {
    const setup = parseGameId(id);
    const grader = graders.get(setup.range) ?? new PeerGrader(setup.board, setup.range);
    graders.set(setup.range, grader);
    const found = grader.levelOf(setup.numbers);
    if (found !== level || countSolutions(setup).solutions !== 1) {
      throw new Error(`${id} was to be of level ${level}, but is ${found ?? 'beyond all levels'}`);
    }
    if ((level === 'h' || level === 'e') && !grader.startsHard(setup.numbers)) {
      throw new Error(`${id} gives a stone away to basic aids`);
    }
  }
}

/** Boards with one solution as they come, so of all levels and beyond. */
function gradingRate(range: number, { seconds, rounds }: BenchSetting): string {
  const composer = new OmnibusComposer(range);
  const grader = new PeerGrader(fullRectangle(range), range);
  const boards = Array.from({ length: 2000 }, (_, n) => composer.compose(new Random(`grading/${n}`))!.puzzle);
  const runs = Array.from({ length: rounds }, () =>
    measure(seconds, (n) => grader.levelOf(boards[n % boards.length]!.numbers)),
  );
  return `Grading by the peer’s rules, range ${range}, boards of all levels: ${inWords(medianRate(runs))} a second.`;
}
