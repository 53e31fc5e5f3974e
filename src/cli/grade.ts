import { asking } from './asking.ts';
import type { Call } from './call.ts';
import { eachPuzzle } from './each-puzzle.ts';

export function run(call: Call): Promise<number> {
  const language = call.language();
  const asked = {
    told: call.flag('explain') ? language : undefined,
    hasSgt: call.flag('peer-level'),
    isJson: call.flag('json'),
  };
  return asking(call, (ask) =>
    eachPuzzle(call, ({ puzzle }, where) => ask('grade', { puzzle, where, ...asked })),
  );
}
