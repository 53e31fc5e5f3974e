// Renders the large-print edition of a book.json into a folder and prints as JSON what each file holds and what it took.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import { parseJson } from '../../src/book/json.ts';
import { loadTemplates } from '../../src/document/templates.ts';
import { loadFonts } from '../../src/layout/fonts.ts';
import { renderEdition } from '../../src/render/editions.ts';

const [bookPath, folder] = process.argv.slice(2) as [string, string];
const book = openBook(parseBookFile(parseJson(readFileSync(bookPath, 'utf8'))));
const materials = { templates: loadTemplates(book.language), fonts: loadFonts() };
const files = await renderEdition(book, 'large-print', materials);
for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    files: files.map(({ name, bytes }) => ({
      name,
      pages: bytes.toString('latin1').match(/\/Type \/Page\b/g)!.length,
    })),
    // Of the whole process, so with the program's start.
    seconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
