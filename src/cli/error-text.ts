import type { UserError } from '../errors.ts';

/** What, where, what was expected, what to do next; each on a line of its own. */
export function errorText({ message, where, expected, hint }: UserError): string {
  return [
    `error: ${where ? `${where}: ` : ''}${message}`,
    ...(expected ? [`  expected ${expected}`] : []),
    ...(hint ? [`hint: ${hint}`] : []),
  ].join('\n');
}
