import { spawnSync } from 'node:child_process';
import type { BrailleGrade } from '../../../src/languages/braille.ts';
import type { Language } from '../../../src/languages/index.ts';

/** Another release of the translator, with later tables, as the operating system has it (Debian: liblouis-bin). */
export const TOOL = 'lou_translate';
export const missing = spawnSync(TOOL, ['--version']).status !== 0;

/** The codes with the files that the tool has for them. */
export const CODES: readonly { language: Language; grade: BrailleGrade; file: string }[] = [
  { language: 'en', grade: 'uncontracted', file: 'en-ueb-g1.ctb' },
  { language: 'en', grade: 'contracted', file: 'en-ueb-g2.ctb' },
  { language: 'de', grade: 'uncontracted', file: 'de-g0.utb' },
  { language: 'de', grade: 'full', file: 'de-g1.ctb' },
  { language: 'de', grade: 'contracted', file: 'de-g2.ctb' },
  { language: 'fr', grade: 'uncontracted', file: 'fr-bfu-comp6.utb' },
  { language: 'fr', grade: 'contracted', file: 'fr-bfu-g2.ctb' },
];

/** What the tool makes of lines that hold no backslash, or `--backward` of cells. */
export function runTool(lines: readonly string[], file: string, ...options: string[]): string[] {
  const run = spawnSync(TOOL, [...options, `unicode.dis,${file}`], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  });
  if (run.status !== 0) throw run.error ?? new Error(`${TOOL}: ${run.stderr}`);
  return run.stdout.split('\n').slice(0, lines.length);
}
