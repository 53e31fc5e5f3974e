import { readLayouts } from '../book/read.ts';
import { asking } from './asking.ts';
import type { Call } from './call.ts';
import { eachRead } from './each-puzzle.ts';
import { puzzleText } from './options.ts';

const FORMATS = ['text', 'json', 'svg'] as const;

/** More is not counted or tried. */
const MOST_COUNTED = 1_000_000_000;

export async function run(call: Call): Promise<number> {
  const isMended = call.flag('mend');
  if (!isMended) call.refuse(['keep', 'most', 'tries'], 'nothing is changed', '--mend');
  const asked = {
    limit: call.number('limit', undefined, 1, MOST_COUNTED),
    format: call.word('format', FORMATS) ?? 'text',
    language: call.language(),
    ...(isMended && {
      mended: {
        keep: call.text('keep') ?? '',
        most: call.number('most', 5, 1, 100),
        tries: call.number('tries', 300_000, 1, MOST_COUNTED),
      },
    }),
  };
  return asking(call, (ask) =>
    eachRead(
      call,
      readLayouts,
      (puzzle, where) => ask('analyse', { puzzle, where, ...asked }),
      puzzleText(call.args[0]),
    ),
  );
}
