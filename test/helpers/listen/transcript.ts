import type { Scene } from './scenes.ts';

/** Who listened: the browser or screen reader. */
export type Ear = 'chromium' | 'orca';

/** The file of a transcript, from the folder of golden results. */
export function transcriptName(ear: Ear, { name, language }: Scene): string {
  return `listen/${ear}.${name}.${language}.txt`;
}

/** A transcript for review by people: one key a line, and what was heard after it. */
export function makeTranscript({ line, keys }: Scene, heard: readonly (readonly string[])[]): string {
  const rows = keys.map((key, i) => `${key.padEnd(18)}${heard[i]!.join(' | ')}`.trimEnd());
  return `${line}\n\n${rows.join('\n')}\n`;
}
