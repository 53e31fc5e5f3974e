import { parseTask } from '../config.ts';
import { isTaskLine, parseTaskLine, taskLineOf } from '../line.ts';

/**
 * Reads a task for composers: by its name, from a file, or from its line.
 *
 * @returns its line
 * @throws UserError if it cannot be read
 */
export function taskLineIn(text: string): string {
  const line = text.trim();
  return taskLineOf(isTaskLine(line) ? parseTaskLine(line) : parseTask(text));
}
