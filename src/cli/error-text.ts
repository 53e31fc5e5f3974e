import type { UserError } from '../errors.ts';
import { visibleLine } from './visible.ts';

/** What, where, what was expected, what to do next; each on a line of its own. */
export function errorText({ message, where, expected, hint, details }: UserError): string {
  return [
    `error: ${where ? `${apart(where)}: ` : ''}${message}`,
    ...details.map((detail) => `  ${detail}`),
    ...(expected ? [`  expected ${expected}`] : []),
    ...(hint ? [`hint: ${hint}`] : []),
  ]
    .map(visibleLine)
    .join('\n');
}

/** Blanks at the ends of a name can only be seen and heard inside quotes. */
function apart(where: string): string {
  return where.trim() === where ? where : `"${where}"`;
}
