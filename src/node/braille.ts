import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type LiblouisFiles, liblouisEngine, liblouisProgram } from '../braille/liblouis.ts';
import type { Engines } from '../braille/tables.ts';
import { UserError } from '../errors.ts';

const PROGRAM = 'lou_translate';

/** The program cuts a line after 2047 bytes; longer texts are given to it in pieces. */
const MOST_BYTES = 2000;

/**
 * What the program lou_translate of this machine makes of texts by one of its table files, as its display table
 * `unicode.dis` shows it. All texts go through one process, as it reads its tables again each time.
 *
 * @throws UserError if the program is missing or cannot read the table
 */
export function louTranslate(file: string, texts: readonly string[]): string[] {
  const pieces = texts.map(piecesOf);
  const lines = pieces.flat();
  // A backslash begins an escape in the input of the program, not in that of the library.
  const input = lines.map((line) => `${line.replaceAll('\\', '\\\\')}\n`).join('');
  const { error, stdout, stderr } = spawnSync(PROGRAM, [`unicode.dis,${file}`], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * input.length + 1024 * 1024,
  });
  if (error) {
    throw new UserError(`the program ${PROGRAM} cannot be run: ${error.message}`, {
      where: 'braille.translator',
      expected: 'liblouis with its tools, for instance the Debian package liblouis-bin',
      hint: 'install it, or set braille.translator to "built-in"',
    });
  }
  const cells = stdout.split('\n');
  if (cells.length !== lines.length + 1) {
    throw new UserError(`${PROGRAM} cannot translate with the table ${file}: ${stderr.trim()}`, {
      where: 'braille.translator',
      expected: 'liblouis 3.24 or newer with its tables',
      hint: 'set braille.translator to "built-in"',
    });
  }
  return pieces.map(({ length }) => cells.splice(0, length).join(' '));
}

/** A text parted at blanks so that each piece, as the program is given it, is short enough. */
function piecesOf(text: string): string[] {
  if (Buffer.byteLength(text) <= MOST_BYTES) return [text];
  const pieces: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${pieces.at(-1)} ${word}`;
    if (pieces.length > 0 && Buffer.byteLength(longer) <= MOST_BYTES) pieces[pieces.length - 1] = longer;
    else pieces.push(word);
  }
  return pieces;
}

/** The text of the program in the package liblouis-build. */
export function liblouisText(): string {
  return readFileSync(pathOf('build-no-tables-utf32.js'), 'utf8');
}

/** The files of the package liblouis-build. */
export const LIBLOUIS: LiblouisFiles = {
  program: (...surroundings) => liblouisProgram(liblouisText())(...surroundings),
  table: (name) => readFileSync(pathOf(join('tables', name))),
};

function pathOf(file: string): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('liblouis-build/package.json')), file);
}

/** What translates into braille, here. */
export const ENGINES: Engines = { 'built-in': liblouisEngine(LIBLOUIS), lou_translate: louTranslate };
