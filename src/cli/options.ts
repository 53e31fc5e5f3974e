import { existsSync } from 'node:fs';
import { PAGE_SIDES } from '../book/choices.ts';
import { parseJson } from '../book/json.ts';
import { KnownPuzzles } from '../book/known-puzzles.ts';
import type { Order } from '../book/order.ts';
import { UserError } from '../errors.ts';
import { insteadOf } from '../node/nearby.ts';
import { DPI, DRAWING_FORMATS } from '../render/formats.ts';
import type { Call } from './call.ts';
import { readFile, readText } from './files.ts';

/** What is changed in the part `braille` of a config: the page of embosser files. @throws UserError if only one side is said */
export function brailleOption(call: Call): { page: { cells: number; lines: number } } | undefined {
  const [cells, lines] = (['cells', 'lines'] as const).map((side) =>
    call.number(side, undefined, PAGE_SIDES[side].least, PAGE_SIDES[side].most),
  );
  if (cells !== undefined && lines !== undefined) return { page: { cells, lines } };
  call.refuse(['cells'], 'a page has lines, too', '--lines N');
  call.refuse(['lines'], 'a line has cells, too', '--cells N');
  return undefined;
}

/** How many numbers of a completion are given. */
export function givensOption(call: Call): Order['givens'] {
  const text = call.text('givens');
  if (text === undefined || text === 'fewest') return text;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new UserError(`"${text}" cannot be used`, {
    where: '--givens',
    expected: 'a whole number, or fewest',
  });
}

/**
 * What stands in the file of this name, or the text itself if there is no such file; `-` is standard input.
 *
 * @throws UserError also if the text can only be the name of a file
 */
export function textOrFile(text: string): string {
  return text === '-' || existsSync(text) || NO_PUZZLE.test(text) ? readText(text) : text;
}

/** What neither a puzzle nor a solution looks like: behind l, which is 21, no letter is a number. */
const NO_PUZZLE = /\.(?=[a-z])\w*[m-z]\w*$/i;

/** The puzzles of the books named by --exclude. @param options.keys whether it will be asked for keys */
export async function excluded(call: Call, options?: { readonly keys: boolean }): Promise<KnownPuzzles> {
  const taken = new KnownPuzzles(options);
  const paths = call.list('exclude');
  if (paths.length === 0) return taken;
  const { parseBookFile } = await import('../book/book.ts');
  for (const path of paths) {
    readFile(path, (text) => taken.addBook(parseBookFile(parseJson(text)), path));
  }
  return taken;
}

/** The text of an argument that is a file, `-` for standard input, or the puzzle itself. */
export function puzzleText(argument: string | undefined): { text: string; where: string } {
  if (argument === undefined || argument === '-') {
    if (argument === undefined && process.stdin.isTTY) {
      throw new UserError('there is no puzzle', {
        expected: 'a file, a puzzle, or - with a puzzle on standard input',
      });
    }
    return { text: readText('-'), where: 'standard input' };
  }
  if (existsSync(argument)) return { text: readText(argument), where: argument };
  const isFile = NO_PUZZLE.test(argument);
  if (!isFile && /[\s:/{]/.test(argument) && /\d/.test(argument)) return { text: argument, where: '' };
  throw new UserError('there is no such file, and it is not a puzzle either', {
    where: argument,
    expected: 'a file, a game id such as 1:001110, or rows such as 001/110',
    hint: isFile ? insteadOf(argument) : undefined,
  });
}

/** What the options of a drawing say. @throws UserError if they do not go together */
export function drawingOptions(call: Call) {
  const format = call.word('format', DRAWING_FORMATS) ?? 'png';
  if (format !== 'png') call.refuse(['dpi'], `drawings as ${format} have no --dpi`, '--format png');
  const dpi = call.number('dpi', DPI.usual, DPI.least, DPI.most);
  return { format, dpi, colour: call.flag('colour'), solutions: !call.flag('no-solutions') };
}

/** The numbers in a list such as `1-4` or `2,5`, each once. @param of what they name @throws UserError if there is no such number */
export function parseNumbers(text: string, count: number, of: 'puzzles' | 'sections' = 'puzzles'): number[] {
  const found = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!(first >= 1 && first <= last && last <= count)) {
      throw new UserError(`"${part.trim()}" names no ${of} of this book`, {
        expected: `numbers from 1 to ${count}, such as 1-4 or 2,5`,
      });
    }
    for (let number = first; number <= last; number++) found.add(number);
  }
  return [...found];
}
