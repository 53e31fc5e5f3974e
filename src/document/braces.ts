import { UserError } from '../errors.ts';
import { FILLED_IN } from '../words/text-file.ts';

/** How deep blocks may stand inside each other; the built-in templates need five. */
const DEEPEST = 50;

/** Everything between braces, up to where they are not closed: Handlebars itself reports that. */
function* codesOf(source: string) {
  for (let end = 0; ; ) {
    const start = source.indexOf('{{', end);
    if (start < 0) return;
    const head = source.slice(start, start + 6);
    const close = /^\{\{~?!--/.test(head) ? /--~?\}\}/g : head.startsWith('{{{') ? /\}\}\}/g : /\}\}/g;
    close.lastIndex = start + 2;
    if (!close.test(source)) return;
    end = close.lastIndex;
    yield { start, end, text: source.slice(start, end) };
  }
}

/**
 * Handlebars has no limit of its own and ends without a word that helps.
 *
 * @throws UserError with file, line and column of the block that stands too deep
 */
export function checkBraces(source: string, file: string): void {
  // An {{else if}} stands one deeper than what it belongs to, and ends with it.
  const open: number[] = [];
  let depth = 0;
  for (const { start, text } of codesOf(source)) {
    const [, sign, rest] = /^\{\{~?(#|\/|\^|else\b)\s*([^\s~}]?)/.exec(text) ?? [];
    if (sign === '/') depth -= open.pop() ?? 0;
    else if (sign === '#' || (sign === '^' && rest)) {
      open.push(1);
      depth++;
    } else if (sign === 'else' && rest && open.length > 0) {
      open[open.length - 1]!++;
      depth++;
    }
    if (depth > DEEPEST) {
      const lines = source.slice(0, start).split('\n');
      throw new UserError('blocks are nested too deeply', {
        where: `${file}:${lines.length}:${lines.at(-1)!.length + 1}`,
        expected: `at most ${DEEPEST}`,
      });
    }
  }
}

/**
 * The template with everything between braces blanked out, so that its tags can be checked where they stand:
 * what will be filled in becomes one mark, blocks and comments become blanks, line ends stay.
 */
export function withoutCode(source: string): string {
  let [masked, last] = ['', 0];
  for (const { start, end, text } of codesOf(source)) {
    const blank = text.replace(/[^\n]/g, ' ');
    const isFilledIn = !/^\{\{~?(?:[#/^!>]|else\b)/.test(text);
    masked += source.slice(last, start) + (isFilledIn ? FILLED_IN + blank.slice(1) : blank);
    last = end;
  }
  return masked + source.slice(last);
}
