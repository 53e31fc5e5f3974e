import { NotPossibleError, UserError } from '../errors.ts';
import { machineFault } from '../node/file-fault.ts';

/** A line with the signs that would steer the terminal, break it or turn its direction written out, as in JSON. */
export function visibleLine(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu, escaped);
}

/**
 * The same for a text of several lines. JSON stays the same JSON; the mark at the start that tells spreadsheets the
 * encoding stays, too.
 */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/[^\P{Cc}\n\t]|[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu, (sign, at: number) => {
    const isRight = sign === '\r' ? text[at + 1] === '\n' : sign === '\uFEFF' && at === 0;
    return isRight ? sign : escaped(sign);
  });
}

const PLAIN = /^[\t\n -~]*$/;

function escaped(sign: string): string {
  const units = sign.split('');
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}

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

/**
 * Prints an error that ends the command.
 *
 * @returns the exit code: 1 it could not be made; 2 wrong usage or input; 70 a fault of ours
 */
export function endWith(error: unknown): number {
  const told = error instanceof UserError ? error : machineFault(error);
  if (told) {
    process.stderr.write(`${errorText(told)}\n`);
    return told instanceof NotPossibleError ? 1 : 2;
  }
  const stack = String((error as Error)?.stack ?? error);
  process.stderr.write(`error: this is a bug in dominosa-press, not your mistake: ${visibleText(stack)}\n`);
  return 70;
}
