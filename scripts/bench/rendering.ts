// Renders an edition of a book.json into a folder and prints as JSON the names of its files and what it took.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/config.ts';
import { parseJson } from '../../src/book/json.ts';
import { loadTemplates } from '../../src/document/templates.ts';
import { loadFonts } from '../../src/layout/fonts.ts';
import { renderEdition } from '../../src/render/editions.ts';

const [edition, bookPath, folder] = process.argv.slice(2) as [Edition, string, string];
const book = openBook(parseBookFile(parseJson(readFileSync(bookPath, 'utf8'))));
const materials = { templates: loadTemplates(book.language), fonts: loadFonts() };
const files: string[] = [];
for (const { name, pieces } of renderEdition(book, edition, materials)) {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  for (const piece of pieces) writeSync(file, piece);
  closeSync(file);
  files.push(path);
}
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    files,
    // Of the whole process, so with the program's start.
    seconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
