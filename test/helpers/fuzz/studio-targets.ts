import { dailyOrder } from '../../../src/book/daily.ts';
import { parseDay } from '../../../src/book/days.ts';
import { parseAttempt } from '../../../src/domino/attempt.ts';
import { makeLine, parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle } from '../../../src/domino/puzzle.ts';
import { UserError } from '../../../src/errors.ts';
import { solveEndgame } from '../../../src/games/endgame-solution.ts';
import { parseTask } from '../../../src/parts/composing/config.ts';
import { judgeAnswer } from '../../../src/parts/composing/judge.ts';
import { parseEndgame } from '../../../src/parts/endgames/written.ts';
import { makeGame } from '../../../src/play/game.ts';
import { playablePuzzle } from '../../../src/play/game-progress.ts';
import { PlayBoard } from '../../../src/play/play-board.ts';
import { makeProgress, readProgress } from '../../../src/play/progress.ts';
import { puzzleQueryOf } from '../../../src/studio/orders.ts';
import { READER_JOBS } from '../../../src/studio/reader-jobs.ts';
import { makeRoute, parseRoute } from '../../../src/studio/routes.ts';
import { variedJson } from './json.ts';
import { pick, renumbered, varied } from './mutate.ts';
import { BOARDS, BOOKS, GAMES, RECORDS, SGT } from './seeds.ts';
import type { Target } from './target.ts';

const LINES = ['omnibus 2 0111/2022/2010', 'terzett 4 000120/123120/123120/123444/444333'] as const;
const PLAYABLE = new Map(
  LINES.map((line) => [line as string, playablePuzzle(new PlayBoard(checkPuzzle(parseLine(line))))]),
);

const PROGRESS = makeProgress(
  'A book',
  new Map([
    [LINES[0], { game: { moves: [{ do: 'join', pair: 0 as never }], done: 1 }, solved: false }],
    [LINES[1], { game: { moves: [], done: 0 }, solved: true }],
  ]),
);

/** Parses an address and whatever it requests. If the address is written again, it must lead to the same screen. */
function follow(text: string): void {
  const { screen, query } = parseRoute(text);
  const again = parseRoute(makeRoute(screen, query));
  const isSame = JSON.stringify(again) === JSON.stringify({ screen, query });
  // Texts that are too long are truncated, and lone surrogates are not characters.
  if (!isSame && text.length < 5000 && !/\p{Surrogate}/u.test(text)) throw new Error(JSON.stringify(again));
  puzzleQueryOf(query);
  if (query.day !== undefined) dailyOrder(parseDay(query.day), 'easy');
  if (query.id !== undefined) READER_JOBS.read({ text: query.id, name: 'the address' });
  if (Object.keys(query).length === 0) throw new UserError('nothing is asked for');
}

const TASK = '{"format":"dominosa/task@1","shape":"5x6","conditions":["sum c 10","unions 3"]}';

export const STUDIO_TARGETS: readonly Target[] = [
  {
    name: 'address',
    seeds: [
      '#/play?kind=terzett&range=7&level=easy',
      '#/play?day=2026-11-22&level=hard',
      ...SGT.slice(0, 4).map((id) => `#${id}`),
      '#/check?id=2%3A011120222010',
      '#/book',
    ],
    read: follow,
  },
  {
    name: 'file of the studio',
    share: 0.3,
    seeds: [...BOOKS.slice(0, 2), ...SGT.slice(0, 9), ...BOARDS.slice(0, 3), RECORDS.slice(0, 3).join('\n')],
    vary: (text, random, other) =>
      text.startsWith('{"format":"dominosa/book') && other.startsWith('{') && !other.includes('\n')
        ? variedJson(text, random, other)
        : varied(text, random, other),
    read(text) {
      for (const { line } of READER_JOBS.read({ text, name: 'x' }).puzzles) {
        if (makeLine(checkPuzzle(parseLine(line))) !== line) throw new Error(`another line for ${line}`);
      }
    },
  },
  {
    name: 'progress file',
    seeds: [PROGRESS],
    vary: variedJson,
    read(text) {
      const { kept } = readProgress(text, (line) => PLAYABLE.get(line));
      for (const { game } of kept.values()) if (game) makeGame(game);
    },
  },
  {
    name: 'answer of a composer',
    share: 0.3,
    seeds: [
      'columns\n??????',
      `${TASK}\n001234/001234/001234/001234/123403`,
      `${TASK}\n0:0 on 1 a b; 1 c d`,
      `${TASK}\n1?????/??????/2?????/??????/??????`,
    ],
    vary(text, random, other) {
      const [task = '', ...lines] = text.split('\n');
      const rest = varied(lines.join('\n'), random, other);
      return `${random.below(3) === 0 ? varied(task, random, other) : task}\n${rest}`;
    },
    read(text) {
      const [first = '', ...lines] = text.split('\n');
      const task = parseTask(first);
      judgeAnswer(task, parseAttempt(task.puzzle, lines.join('\n').replaceAll('/', '\n')));
    },
  },
  {
    name: 'end of a game',
    share: 0.1,
    seeds: [
      'chain: 2:1 1:6 6:4 4:1 1:5 5:5 5:0 0:6 6:5 5:2 2:4 4:0 0:1 1:3 3:5 5:4\nyou: 0:0 0:2 0:3 2:2 2:3 4:4\nother: 2:6 3:4 3:6 6:6',
      'chain: 2:1 1:6 6:4 4:1 1:5 5:5 5:0 0:6 6:5 5:2 2:4 4:0 0:1 1:3 3:5 5:4\nyou: 0:0 0:2 0:3 2:2 2:3 4:4',
      GAMES[0]!,
    ],
    vary(text, random, other) {
      const changes: readonly (() => string)[] = [
        () => renumbered(text, random),
        () => text.replace(/\nother:.*/, ''),
        () => text.replace(/(?<=\n(?:you|other): )(\d):(\d)/g, '$2:$1'),
        () => varied(text, random, other),
      ];
      return pick(changes, random)();
    },
    read(text) {
      const endgame = parseEndgame(text);
      // Longer texts take longer, up to their own limit.
      if (endgame.own.length <= 6 && endgame.other)
        for (const aim of ['lock', 'points'] as const) solveEndgame(endgame, aim);
    },
  },
];
