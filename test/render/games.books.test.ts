import { expect, it } from 'vitest';
import { firstBook } from '../../src/book/presets.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { peerBook, render } from '../helpers/render/books.ts';

it.each(LANGUAGE_CODES)(
  'the games of the first book take eight pages of large print at most: %s',
  async (language) => {
    const words = loadWords(language);
    const { games, paper } = firstBook(words);
    const files = await render(peerBook([6], { language, paper, games }), 'large-print');
    const headings = headingsOf(await readPdf(files.get('large-print.pdf')!));
    const pageOf = (id: 'games-heading' | 'history-heading') =>
      headings.find((heading) => heading.level === 1 && heading.words === words.text(id))!.page;
    const pages = pageOf('history-heading') - pageOf('games-heading');
    expect(pages).toBeGreaterThan(4);
    expect(pages).toBeLessThanOrEqual(8);
  },
);
