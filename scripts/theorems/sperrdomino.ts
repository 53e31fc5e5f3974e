import { mkdirSync, writeFileSync } from 'node:fs';
import { checkSperrdomino } from './sperrdomino-check.ts';
import { searchSperrdomino } from './sperrdomino-search.ts';

const FOLDER = new URL('../../output/theorems/', import.meta.url);

/** Searches, writes the certificate to `output/theorems/`, and has a separate program check it. */
export function proveSperrdomino(): void {
  const certificate = searchSperrdomino();
  const file = new URL('sperrdomino.txt', FOLDER);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, certificate);
  console.log(`certificate: ${file.pathname}`);
  console.log(`checked: ${JSON.stringify(checkSperrdomino(certificate))}`);
}
