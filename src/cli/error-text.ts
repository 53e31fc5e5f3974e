import type { UserError } from '../errors.ts';
import { visibleLine } from './visible.ts';

/** What, where, what was expected, what to do next; each on a line of its own. */
export function errorText({ message, where, expected, hint, details }: UserError): string {
  return [
    `error: ${where ? `${shortened(apart(where))}: ` : ''}${message}`,
    ...details.map((detail) => `  ${detail}`),
    ...(expected ? [`  expected ${expected}`] : []),
    ...(hint ? [`hint: ${hint}`] : []),
  ]
    .map((line) => visibleLine(shortened(line)))
    .join('\n');
}

/** A line with long words, and what is long in quotes, cut: their beginnings and ends, which say most about a path. */
function shortened(line: string): string {
  return line.replace(LONG, (long) => long.replace(ENDS, '$1…$2'));
}

const LONG = /"[^"]{200,}"|[^\s"]{200,}/gu;
const ENDS = /^(.{100}).*(.{60})$/su;

/** Blanks at the ends of a name can only be seen and heard inside quotes. */
function apart(where: string): string {
  return where.trim() === where ? where : `"${where}"`;
}
