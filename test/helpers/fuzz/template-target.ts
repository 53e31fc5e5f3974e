import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from '../../../src/book/book.ts';
import { TEMPLATE_NAMES } from '../../../src/document/texts.ts';
import { UserError } from '../../../src/errors.ts';
import { ENGINES } from '../../../src/node/braille.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { builtInTemplates, loadTexts } from '../../../src/node/texts.ts';
import { builtInWords } from '../../../src/node/words.ts';
import { renderEdition } from '../../../src/render/editions.ts';
import { wholeOf } from '../render/whole.ts';
import { variedMarkup } from './markup.ts';
import type { Target } from './target.ts';
import { variedWords } from './words.ts';

/** One edition for each piece of code that lays out templates. The print editions share theirs. */
const EDITIONS = ['aloud', 'html', 'brf', 'epub', 'pef', 'ebraille', 'standard-print', 'tactile'] as const;

/**
 * A folder with one template or word file by somebody else, and the book in an edition chosen by the text. The first line of
 * the text is the file name.
 */
export function templateTarget(book: Book): Target {
  const { language } = book;
  const words = `${language}.ftl`;
  const fonts = loadFonts();
  const names = [words, ...TEMPLATE_NAMES.map((name) => `${name}.xml.hbs`)];
  return {
    name: 'template',
    share: 0.02,
    seeds: [
      ...builtInTemplates().map(({ name, text }) => `${name}.xml.hbs\n${text}`),
      ...builtInWords(language).map(({ text }) => `${words}\n${text}`),
    ],
    vary(text, random, other) {
      const [name, ...lines] = text.split('\n');
      const vary = name === words ? variedWords : variedMarkup;
      return `${name}\n${vary(lines.join('\n'), random, other)}`;
    },
    async read(text) {
      const end = text.indexOf('\n');
      const name = text.slice(0, Math.max(end, 0));
      if (!names.includes(name)) throw new UserError('neither a template nor words');
      const folder = mkdtempSync(join(tmpdir(), 'dominosa-fuzz-'));
      try {
        writeFileSync(join(folder, name), text.slice(end + 1));
        const texts = loadTexts(language, folder);
        const edition = EDITIONS[text.length % EDITIONS.length]!;
        for (const file of renderEdition(book, edition, { texts, fonts, engines: ENGINES })) wholeOf(file);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
