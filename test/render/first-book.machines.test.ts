import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBook } from '../../src/book/book.ts';
import { EDITIONS } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { planBook } from '../../src/book/plan.ts';
import { firstBook } from '../../src/book/presets.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { render } from '../helpers/render/books.ts';

describe('the first book', () => {
  it('has the same bytes in every edition, in every language, as it had when its hashes were taken', async () => {
    const lines: string[] = [];
    for (const language of LANGUAGE_CODES) {
      const book = openBook(await planBook(parseConfig(firstBook(loadWords(language)))));
      for (const edition of EDITIONS) {
        for (const [name, bytes] of await render(book, edition)) {
          lines.push(`${createHash('sha256').update(bytes).digest('hex')}  ${language}/${name}`);
        }
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/first-book.sha256');
  });
});
