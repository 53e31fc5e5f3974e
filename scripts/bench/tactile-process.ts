// Renders the tactile edition of a book.json and prints as JSON how many sheets each file has and what it took.
import { readFileSync } from 'node:fs';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import { parseJson } from '../../src/book/json.ts';
import { loadTemplates } from '../../src/document/templates.ts';
import { loadFonts } from '../../src/layout/fonts.ts';
import { renderEdition } from '../../src/render/editions.ts';

const book = openBook(parseBookFile(parseJson(readFileSync(process.argv[2]!, 'utf8'))));
const materials = { templates: loadTemplates(book.language), fonts: loadFonts() };
const files = await renderEdition(book, 'tactile', materials);
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    sheets: files.map(({ bytes }) => bytes.toString('latin1').match(/\/Type \/Page\b/g)!.length),
    // Of the whole process, so with the program's start.
    seconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
