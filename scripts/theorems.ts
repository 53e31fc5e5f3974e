import { mkdirSync, writeFileSync } from 'node:fs';
import { explain } from './console.ts';
import { checkSperrdomino } from './theorems/sperrdomino-check.ts';
import { searchSperrdomino } from './theorems/sperrdomino-search.ts';

const FOLDER = new URL('../output/theorems/', import.meta.url);

/** Each theorem by its name: what writes its certificate, and what checks it. */
const THEOREMS: Readonly<Record<string, { search(): string; check(certificate: string): object }>> = {
  sperrdomino: { search: searchSperrdomino, check: checkSperrdomino },
};

explain(`Proves what docs/theorems.md claims: a search that writes a certificate into output/theorems/, and a second program that checks it.

Usage: npm run theorems -- [NAME…]

Names, all if none is given: ${Object.keys(THEOREMS).join(', ')}`);

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in THEOREMS));
if (unknown !== undefined) {
  console.error(`there is no theorem ${unknown}: ${Object.keys(THEOREMS).join(', ')}`);
  process.exitCode = 2;
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of wanted.length > 0 ? wanted : Object.keys(THEOREMS)) {
    const { search, check } = THEOREMS[name]!;
    const start = performance.now();
    const certificate = search();
    const searched = performance.now();
    const file = new URL(`${name}.txt`, FOLDER);
    writeFileSync(file, certificate);
    const result = check(certificate);
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
    console.log(`${name}: ${JSON.stringify(result)}`);
    console.log(
      `searched in ${seconds(start, searched)} s, checked in ${seconds(searched, performance.now())} s: ${file.pathname}`,
    );
  }
}
