import { join } from 'node:path';
import { writeSite } from '../../../scripts/site/write.ts';

// Writes a site of a few files, as `npm run site` writes one of hundreds: site.ts TEXT --output DIR.

const [text, , output] = process.argv.slice(2);
const names = [
  'index.html',
  'sw.js',
  `v-${text}/main.js`,
  `v-${text}/words/en/shell.json`,
  `v-${text}/words/de/shell.json`,
];
await writeSite(
  new Map(names.map((name) => [name, new TextEncoder().encode(`${text} ${name}`)])),
  join(output!, 'site'),
);
