import { spawnSync } from 'node:child_process';
import { gradesOf, tableOf } from '../../../src/braille/tables.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';

/** Another release of the translator, with later tables, as packaged by the operating system (Debian: liblouis-bin). */
export const TOOL = 'lou_translate';
export const missing = spawnSync(TOOL, ['--version']).status !== 0;

/** All codes with their table files in the tool. */
export const CODES = LANGUAGE_CODES.flatMap((language) =>
  gradesOf(language).map((grade) => ({
    language,
    grade,
    file: tableOf(language, grade).files.lou_translate,
  })),
);

/** The tool's translation of lines without backslashes; with `--backward`, of cells. */
export function runTool(lines: readonly string[], file: string, ...options: string[]): string[] {
  const run = spawnSync(TOOL, [...options, `unicode.dis,${file}`], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  });
  if (run.status !== 0) throw run.error ?? new Error(`${TOOL}: ${run.stderr}`);
  return run.stdout.split('\n').slice(0, lines.length);
}
