import { isFigure } from '../exhibits.ts';

/** The name by which templates ask for the board of an exhibit: `figure-XII`, `task-quadrat-545`. */
export function exhibitKey(name: string): string {
  return `${isFigure(name) ? 'figure' : 'task'}-${name}`;
}
