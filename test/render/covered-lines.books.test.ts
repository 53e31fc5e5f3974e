import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../src/document/puzzle-analysis.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { findAll, named, parsePage, wordsIn } from '../helpers/render/screen-pages.ts';
import { WORDS } from '../helpers/words.ts';

describe.each(LANGUAGE_CODES)('the way to each puzzle on a screen: %s', (language) => {
  const book = peerBook([4, 7], { language });
  const ways = book.sections.flatMap(({ puzzles }) =>
    puzzles.flatMap((puzzle) => analysisOf(puzzle).way?.steps.length ?? []),
  );

  it('has every line closed under its number, and opens it without a script', async () => {
    const html = (await render(book, 'html')).get('book.html')!.toString('utf8');
    const page = parsePage(html);
    const lists = findAll(page, (element) => element.attributes.class === 'covered');
    expect(lists.length).toBeGreaterThan(3);
    expect(lists.map((list) => findAll(list, named('details')).length)).toEqual(ways);
    for (const list of lists) {
      findAll(list, named('details')).forEach((line, i) => {
        expect(line.attributes.open).toBeUndefined();
        const [summary] = findAll(line, named('summary'));
        expect(wordsIn(summary!)).toBe(WORDS[language].text('screen-covered', { number: i + 1 }));
        // The summary must not give away the line itself.
        expect(wordsIn(line)).toMatch(/: .+\.$/);
      });
    }
  });

  it('is a plain list on a braille display', async () => {
    const bytes = (await render(book, 'ebraille')).get('book.ebrl')!;
    const pages = Object.values(unzipSync(bytes)).map((page) => Buffer.from(page).toString('utf8'));
    expect(pages.join('')).not.toContain('<details');
  });
});
