import { readLayouts } from '../book/read.ts';
import { USUAL_LANGUAGE } from '../languages/index.ts';
import { Asking } from './asking.ts';
import type { Call } from './command.ts';
import { eachRead } from './each-puzzle.ts';
import {
  flag,
  languageOption,
  numberOption,
  puzzleText,
  refuse,
  textOption,
  timeLimitOption,
  wordOption,
} from './options.ts';

const FORMATS = ['text', 'json', 'svg'] as const;

/** More is not counted or tried. */
const MOST = 1_000_000_000;

export async function run(call: Call): Promise<number> {
  const isMended = flag(call, 'mend');
  if (!isMended) refuse(call, ['keep', 'most', 'tries'], 'nothing is changed', '--mend');
  const asked = {
    limit: numberOption(call, 'limit', undefined, 1, MOST),
    format: wordOption(call, 'format', FORMATS) ?? 'text',
    language: languageOption(call) ?? USUAL_LANGUAGE,
    ...(isMended && {
      mended: {
        keep: textOption(call, 'keep') ?? '',
        most: numberOption(call, 'most', 5, 1, 100),
        tries: numberOption(call, 'tries', 300_000, 1, MOST),
      },
    }),
  };
  const asking = new Asking(timeLimitOption(call));
  try {
    return await eachRead(
      call,
      readLayouts,
      async (setup, where) => {
        const { lines, code } = await asking.ask('analyse', { puzzle: setup, where, ...asked });
        for (const line of lines) call.output.result(line);
        return code;
      },
      puzzleText(call.args[0]),
    );
  } finally {
    asking.stop();
  }
}
