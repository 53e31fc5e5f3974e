import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openBook } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { makeDocument } from '../../src/document/make.ts';
import { renderBook } from '../../src/node/index.ts';
import { WORDS_ID } from '../../src/play/page-words.ts';
import { READERS } from '../../src/words/readers.ts';
import { formalSentences, INFORMAL } from '../helpers/address.ts';
import { bookOfAllParts } from '../helpers/book/all-parts.ts';
import { linesOf } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const ASKED = {
  games: ['draw-domino', 'draw-domino-children', 'sperrdomino', 'domino-matador', 'divisor-domino'],
};

/** The readable text in the files of an edition, each run on a separate line. */
async function textsIn(fields: object, language: 'de' | 'fr', edition: Edition): Promise<string> {
  const book = await bookOfAllParts(language, { ...ASKED, ...fields });
  const files = Array.from(renderBook(book, edition), (file) => wholeOf(file));
  const unpacked =
    edition === 'epub'
      ? files.flatMap((bytes) =>
          Object.values(unzipSync(bytes, { filter: ({ name }) => name.endsWith('html') })),
        )
      : files;
  return unpacked.map((bytes) => withoutTags(strFromU8(bytes))).join('\n');
}

function withoutTags(text: string): string {
  return text
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(span|b|i|em|strong|a|bdi)\b[^>]*>/g, '')
    .replace(/ (?:alt|title|aria-label)="([^"]*)"/g, '>\n$1\n<')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&nbsp;', ' ');
}

describe.each(['de', 'fr'] as const)('a book of all parts, %s', (language) => {
  it.each(READERS)('says nothing formally if it is informal: %s', async (reader) => {
    for (const address of ['formal', 'informal'] as const) {
      const book = openBook(await bookOfAllParts(language, { ...ASKED, address }));
      const lines = (['book', 'keys', 'teaching', 'kit'] as const).flatMap((part) =>
        linesOf(makeDocument(book, part, { reader, keysInside: true }, textsOf(language, address))),
      );
      const formal = formalSentences(lines.join('\n'), language);
      if (address === 'formal') expect(formal.length).toBeGreaterThan(60);
      else expect(formal).toEqual([]);
    }
  });

  it.each(['html', 'epub', 'aloud'] as const)('says nothing formally in its files: %s', async (edition) => {
    const text = await textsIn({ address: 'informal' }, language, edition);
    expect(formalSentences(text, language)).toEqual([]);
    expect(text).toMatch(INFORMAL[language]);
    expect(formalSentences(await textsIn({}, language, edition), language).length).toBeGreaterThan(60);
  });

  it('brings informal words to its page, and those alone', async () => {
    const book = await bookOfAllParts(language, { address: 'informal' });
    const [page] = Array.from(renderBook(book, 'html'), (file) => wholeOf(file).toString());
    const words = new RegExp(`id="${WORDS_ID}"[^>]*>([^<]*)<`).exec(page!)![1]!;
    const text = (JSON.parse(words) as { files: { text: string }[] }).files
      .map((file) => file.text)
      .join('\n');
    const plain = text.replace(/\{[^{}]*\}/g, '1').replace(/^#.*|^[\w-]+ = ?|\*?\[.*?\] /gm, '');
    expect(formalSentences(plain, language)).toEqual([]);
    expect(plain).toMatch(INFORMAL[language]);
  });

  it('is formal with and without the word, byte for byte', async () => {
    const [without, withIt] = await Promise.all(
      [{}, { address: 'formal' }].map(async (fields) => {
        const book = await bookOfAllParts(language, fields);
        return Array.from(renderBook(book, 'html'), (file) => wholeOf(file));
      }),
    );
    expect(withIt).toEqual(without);
  });
});
