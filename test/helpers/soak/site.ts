import { join } from 'node:path';
import { orTold } from '../../../scripts/console.ts';
import { writeSite } from '../../../scripts/site/write.ts';

// Writes a site of a few files, as `npm run site` writes one of hundreds: site.ts one|two --output DIR.

const [text, , output] = process.argv.slice(2);
const version = text === 'one' ? 'v-000000000001' : 'v-000000000002';
const names = ['index.html', `${version}/main.js`, `${version}/words/en/shell.json`];
const files = new Map(names.map((name) => [name, new TextEncoder().encode(`${text} ${name}`)]));
await orTold(() => writeSite(files, join(output!, 'site')));
