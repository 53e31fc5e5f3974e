import { ENDGAME_WORD } from '../../games/endgame-order.ts';
import { COMPOSING_TASK_NAMES } from '../../parts/composing/named-tasks.ts';
import { isWrittenEndgame } from '../../parts/endgames/written.ts';

/** What a text is about that someone brings to be checked. */
export type Subject = 'puzzle' | 'endgame' | 'task';

/** Recognises it by how the text begins; whether it can be read is up to its reader. */
export function subjectOf(text: string): Subject {
  const first = text.trim();
  if (isWrittenEndgame(text) || first.startsWith(`${ENDGAME_WORD} `)) return 'endgame';
  const isTask =
    first.startsWith('task ') ||
    COMPOSING_TASK_NAMES.some((name) => name === first) ||
    /^\{[^{]*"format"\s*:\s*"dominosa\/task@/.test(first);
  return isTask ? 'task' : 'puzzle';
}
