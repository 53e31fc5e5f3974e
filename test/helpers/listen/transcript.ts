import type { Scene } from './scenes.ts';

/** Who listened. */
export type Ear = 'chromium' | 'orca';

/** The file of a transcript, from the folder of golden results. */
export function transcriptName(ear: Ear, { name, language }: Scene): string {
  return `listen/${ear}.${name}.${language}.txt`;
}

/** A transcript as people review it: a key a line, and what was heard then. */
export function makeTranscript({ line, keys }: Scene, heard: readonly (readonly string[])[]): string {
  const rows = keys.map((key, i) => `${key.padEnd(18)}${heard[i]!.join(' | ')}`.trimEnd());
  return `${line}\n\n${rows.join('\n')}\n`;
}
