import { setImmediate } from 'node:timers/promises';
import { DEFAULT_SEED } from '../book/config.ts';
import { makePuzzles } from '../book/plan.ts';
import { type PuzzleRecord, parseRecord } from '../book/record.ts';
import { KINDS } from '../domino/kinds.ts';
import { makeGameId } from '../domino/notation.ts';
import { MAX_RANGE } from '../domino/stones.ts';
import { UserError } from '../errors.ts';
import { LEVELS } from '../solve/levels.ts';
import { PEER_LEVELS } from '../solve/peer.ts';
import { type Command, SHARED_OPTIONS } from './command.ts';
import { Jobs } from './jobs.ts';
import { excluded, flag, jobsOption, numberOption, textOption, wordOption } from './options.ts';
import { Progress } from './progress.ts';

const FORMATS = {
  json: (record) => JSON.stringify(record),
  text: (record) => `${record.rows.join('\n')}\n`,
  id: (record) => makeGameId(parseRecord(record).puzzle),
} as const satisfies Record<string, (record: PuzzleRecord) => string>;

const { seed, exclude, jobs } = SHARED_OPTIONS;

export const generate: Command = {
  name: 'generate',
  usage: '',
  summary: 'Makes puzzles with exactly one solution and prints them.',
  args: [0, 0],
  options: {
    kind: {
      type: 'string',
      value: 'KIND',
      help: `the kind of puzzle: ${KINDS.join(', ')} (default: omnibus)`,
    },
    range: { type: 'string', value: 'N', help: 'the highest number, 1 to 21 (default: 7)' },
    level: {
      type: 'string',
      value: 'L',
      help: `only puzzles of this level: ${LEVELS.join(', ')} (default: any)`,
    },
    'peer-level': {
      type: 'string',
      value: 'L',
      help: "only puzzles that Simon Tatham's Dominosa would make at its level t, b, h or e, for comparison",
    },
    count: { type: 'string', value: 'N', help: 'how many (default: 1)' },
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'json, one puzzle a line; text, rows; id, game ids (default: text)',
    },
    seed,
    exclude,
    jobs,
    json: { type: 'boolean', help: 'the same as --format json' },
  },
  async run(call) {
    wordOption(call, 'kind', KINDS);
    const range = numberOption(call, 'range', 7, 1, MAX_RANGE);
    const count = numberOption(call, 'count', 1, 1, 1_000_000);
    const level = wordOption(call, 'level', LEVELS);
    const peerLevel = wordOption(call, 'peer-level', PEER_LEVELS);
    if (level && peerLevel) {
      throw new UserError('a puzzle is made for one level', {
        where: '--peer-level',
        expected: '--level or --peer-level',
      });
    }
    const formats = Object.keys(FORMATS) as (keyof typeof FORMATS)[];
    const format = flag(call, 'json') ? 'json' : (wordOption(call, 'format', formats) ?? 'text');
    const progress = new Progress(flag(call, 'quiet'));
    let made = 0;
    const ungraded = format !== 'json';
    const order = {
      range,
      level,
      peerLevel,
      ungraded,
      count,
      seed: textOption(call, 'seed') ?? DEFAULT_SEED,
    };
    const workers = new Jobs(jobsOption(call));
    try {
      for await (const record of makePuzzles(order, excluded(call), workers.drafts)) {
        call.output.result(FORMATS[format](record));
        progress.show('puzzles made', ++made, count);
        // So that it is noticed at once when nobody reads on.
        await setImmediate();
      }
    } finally {
      workers.stop();
    }
    return 0;
  },
};
