import { loading } from '../../../studio/loading.ts';
import type { StudioPart } from '../../../studio/studio-part.ts';
import { isTaskLine, taskLineOf } from '../line.ts';
import { COMPOSING_TASK_NAMES } from '../named-tasks.ts';

/** Tasks for composers, by their names. */
export const COMPOSING_IN_STUDIO: StudioPart = {
  name: 'studio-compose-kind',
  choices: {
    task: {
      label: 'studio-compose-which',
      values: COMPOSING_TASK_NAMES,
      nameOf: (name, words) => words.text('studio-compose-task', { name }),
    },
  },
  isLine: isTaskLine,
  make: ({ task }) => taskLineIn(task!),
  read: async (text) => [await taskLineIn(text)],
};

/** Reads a task for composers: by its name, from a file, or from its line. @returns its line @throws UserError; NotLoaded */
export async function taskLineIn(text: string): Promise<string> {
  const { parseTask } = await loading(import('../config.ts'));
  return taskLineOf(parseTask(text));
}
