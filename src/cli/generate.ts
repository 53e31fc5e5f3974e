import { DEFAULT_SEED } from '../book/choices.ts';
import { type Made, recordOf } from '../book/make.ts';
import { boardOf, defaultRange, type Order } from '../book/order.ts';
import { newPuzzles, wantsNewKeys } from '../book/puzzles.ts';
import { PATTERNS } from '../compose/completion/patterns.ts';
import { hasSeries } from '../compose/series/ids.ts';
import { MAX_RANGE } from '../domino/dominoes.ts';
import { hasUnknowns, KINDS } from '../domino/kinds.ts';
import { checkHasGameId, makeGameId, makeRows } from '../domino/notation.ts';
import { canonicalKey } from '../domino/symmetry.ts';
import { plural, UserError, within } from '../errors.ts';
import { LEVELS } from '../solve/levels.ts';
import { MOST_LOAD } from '../solve/load.ts';
import { SGT_LEVELS } from '../solve/sgt.ts';
import type { Call } from './call.ts';
import { jobsOf } from './jobs.ts';
import { excluded, givensOption } from './options.ts';
import { Progress } from './progress.ts';

/** How puzzle `number` of an order is written. */
const FORMATS = {
  json: (made, order, number) => JSON.stringify(recordOf(made, order, number)),
  text: ({ puzzle }) => `${makeRows(puzzle).join('\n')}\n`,
  id: ({ puzzle }) => makeGameId(puzzle),
} as const satisfies Record<string, (made: Made, order: Order, number: number) => string>;

const MOST_TRIES = 1_000_000_000;

export async function run(call: Call): Promise<number> {
  const kind = call.word('kind', KINDS) ?? 'omnibus';
  const shape = await shapeAskedFor(call);
  const range = call.number(
    'range',
    within('--shape', () => defaultRange(shape, kind)),
    1,
    MAX_RANGE,
  );
  const count = call.number('count', 1, 1, 1_000_000);
  const level = call.word('level', LEVELS);
  const peerLevel = call.word('peer-level', SGT_LEVELS);
  if (level && peerLevel) {
    throw new UserError('a puzzle is made for one level', {
      where: '--peer-level',
      expected: '--level or --peer-level',
    });
  }
  const inMind = call.number('in-mind', undefined, 1, MOST_LOAD);
  if (inMind !== undefined && hasUnknowns(kind)) {
    throw new UserError(`this is not for puzzles of the kind ${kind}`, {
      where: '--in-mind',
      expected: 'a kind that shows all its numbers',
    });
  }
  const formats = Object.keys(FORMATS) as (keyof typeof FORMATS)[];
  const format = call.flag('json') ? 'json' : (call.word('format', formats) ?? 'text');
  const progress = new Progress(call.flag('quiet'));
  let made = 0;
  const ungraded = format !== 'json';
  const conditions = call.list('condition');
  const order: Order = {
    kind,
    range,
    shape,
    level,
    peerLevel,
    inMind,
    givens: givensOption(call),
    pattern: call.word('pattern', PATTERNS),
    conditions: conditions.length > 0 ? conditions : undefined,
    oneKey: call.flag('one-key'),
    ungraded,
    tries: call.number('tries', undefined, 1, MOST_TRIES),
    count,
    seed: call.text('seed') ?? DEFAULT_SEED,
  };
  if (format === 'id') checkHasGameId({ kind, range, board: boardOf(order) });
  const tellsKeys = hasSeries(kind) && count > 1;
  const keys = new Set<string>();
  const known = await excluded(call, { keys: wantsNewKeys(order) });
  const workers = jobsOf(call, progress);
  progress.show('puzzles made', 0, count);
  try {
    for await (const draft of newPuzzles(order, known, workers.drafts)) {
      if (call.output.isClosed) return 0;
      call.output.result(FORMATS[format](draft, order, ++made));
      progress.show('puzzles made', made, count);
      if (tellsKeys) keys.add(canonicalKey(draft.puzzle.board, draft.key));
    }
  } finally {
    workers.stop();
  }
  if (tellsKeys) call.output.note(`${count} puzzles with ${keys.size} different ${plural(keys.size, 'key')}`);
  return 0;
}

/** What reads drawings of shapes is loaded only where there may be one. */
async function shapeAskedFor(call: Call): Promise<string | undefined> {
  if (call.text('shape') === undefined) return undefined;
  const { shapeOption } = await import('./shape.ts');
  return shapeOption(call);
}
