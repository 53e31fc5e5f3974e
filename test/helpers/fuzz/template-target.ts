import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Book } from '../../../src/book/book.ts';
import { TEMPLATE_NAMES } from '../../../src/document/texts.ts';
import { UserError } from '../../../src/errors.ts';
import { ENGINES } from '../../../src/node/braille.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { loadTexts } from '../../../src/node/texts.ts';
import { renderEdition } from '../../../src/render/editions.ts';
import { wholeOf } from '../render/whole.ts';
import { variedMarkup } from './markup.ts';
import type { Target } from './target.ts';

const FOLDER = fileURLToPath(new URL('../../../templates/en/', import.meta.url));

/** Every edition that is laid out from templates by other code; those of print go through one another's. */
const EDITIONS = ['aloud', 'html', 'brf', 'epub', 'pef', 'ebraille', 'standard-print', 'tactile'] as const;

/**
 * A folder with one template of a stranger's, whose name stands on the first line, and the book in an edition that
 * follows from the text.
 */
export function templateTarget(book: Book): Target {
  return {
    name: 'template',
    share: 0.02,
    seeds: readdirSync(FOLDER).map(
      (file) => `${file.split('.')[0]}\n${readFileSync(join(FOLDER, file), 'utf8')}`,
    ),
    vary(text, random, other) {
      const [name, ...lines] = text.split('\n');
      return `${name}\n${variedMarkup(lines.join('\n'), random, other)}`;
    },
    async read(text) {
      const end = text.indexOf('\n');
      const name = text.slice(0, Math.max(end, 0));
      if (!TEMPLATE_NAMES.some((known) => known === name)) throw new UserError('no template');
      const folder = mkdtempSync(join(tmpdir(), 'dominosa-fuzz-'));
      try {
        mkdirSync(join(folder, 'en'));
        writeFileSync(join(folder, 'en', `${name}.xml.hbs`), text.slice(end + 1));
        const templates = loadTexts('en', folder);
        const edition = EDITIONS[text.length % EDITIONS.length]!;
        for (const file of renderEdition(book, edition, {
          texts: templates,
          fonts: loadFonts(),
          engines: ENGINES,
        }))
          wholeOf(file);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
