import { USUAL_LANGUAGE } from '../languages/index.ts';
import { Asking } from './asking.ts';
import type { Call } from './command.ts';
import { eachPuzzle } from './each-puzzle.ts';
import { flag, languageOption, timeLimitOption } from './options.ts';

export async function run(call: Call): Promise<number> {
  const language = languageOption(call) ?? USUAL_LANGUAGE;
  const asked = {
    told: flag(call, 'explain') ? language : undefined,
    hasSgt: flag(call, 'peer-level'),
    isJson: flag(call, 'json'),
  };
  const asking = new Asking(timeLimitOption(call));
  try {
    return await eachPuzzle(call, async ({ puzzle }, where) => {
      const { lines, code } = await asking.ask('grade', { puzzle, where, ...asked });
      for (const line of lines) call.output.result(line);
      return code;
    });
  } finally {
    asking.stop();
  }
}
