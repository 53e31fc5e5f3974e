import { setImmediate } from 'node:timers/promises';
import { DEFAULT_SEED } from '../book/choices.ts';
import { defaultRange, type Order } from '../book/order.ts';
import { makePuzzles } from '../book/puzzles.ts';
import { type PuzzleRecord, parseRecord } from '../book/record.ts';
import { PATTERNS } from '../compose/completion/patterns.ts';
import { hasSeries } from '../compose/series/ids.ts';
import { KINDS } from '../domino/kinds.ts';
import { makeGameId } from '../domino/notation.ts';
import { MAX_RANGE } from '../domino/stones.ts';
import { canonicalKey } from '../domino/symmetry.ts';
import { UserError, within } from '../errors.ts';
import { LEVELS } from '../solve/levels.ts';
import { PEER_LEVELS } from '../solve/peer.ts';
import type { Call } from './command.ts';
import { Jobs } from './jobs.ts';
import {
  excluded,
  flag,
  givensOption,
  jobsOptions,
  listOption,
  numberOption,
  shapeOption,
  textOption,
  wordOption,
} from './options.ts';
import { Progress } from './progress.ts';

const FORMATS = {
  json: (record) => JSON.stringify(record),
  text: (record) => `${record.rows.join('\n')}\n`,
  id: (record) => makeGameId(parseRecord(record).puzzle),
} as const satisfies Record<string, (record: PuzzleRecord) => string>;

/** Equal for keys that become each other by turning or mirroring the board. */
function keyForm(record: PuzzleRecord): string {
  const { puzzle, key } = parseRecord(record);
  return canonicalKey(puzzle.board, key!);
}

export async function run(call: Call): Promise<number> {
  const kind = wordOption(call, 'kind', KINDS) ?? 'omnibus';
  const shape = shapeOption(call);
  const range = numberOption(
    call,
    'range',
    within('--shape', () => defaultRange(shape, kind)),
    1,
    MAX_RANGE,
  );
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
  const conditions = listOption(call, 'condition');
  const order: Order = {
    kind,
    range,
    shape,
    level,
    peerLevel,
    givens: givensOption(call),
    pattern: wordOption(call, 'pattern', PATTERNS),
    conditions: conditions.length > 0 ? conditions : undefined,
    oneKey: flag(call, 'one-key'),
    ungraded,
    count,
    seed: textOption(call, 'seed') ?? DEFAULT_SEED,
  };
  const keys = new Set<string>();
  const workers = new Jobs(jobsOptions(call, progress));
  try {
    for await (const record of makePuzzles(order, await excluded(call), workers.drafts)) {
      call.output.result(FORMATS[format](record));
      progress.show('puzzles made', ++made, count);
      if (hasSeries(kind)) keys.add(keyForm(record));
      // So that it is noticed at once when nobody reads on.
      await setImmediate();
    }
  } finally {
    workers.stop();
  }
  if (hasSeries(kind) && count > 1)
    call.output.note(`${count} puzzles with ${keys.size} different ${keys.size === 1 ? 'key' : 'keys'}`);
  return 0;
}
