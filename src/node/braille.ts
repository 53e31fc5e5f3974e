import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type LiblouisFiles, liblouisEngine, liblouisProgram } from '../braille/liblouis.ts';
import type { Engines } from '../braille/tables.ts';
import { louTranslate } from './lou-translate.ts';

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
