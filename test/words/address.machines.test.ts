import { describe, expect, it } from 'vitest';
import type { Edition } from '../../src/book/choices.ts';
import { makeDocument } from '../../src/document/make.ts';
import type { Language } from '../../src/languages/index.ts';
import { renderBook } from '../../src/node/index.ts';
import { WORDS_ID } from '../../src/play/page-words.ts';
import type { Address } from '../../src/words/address.ts';
import { READERS } from '../../src/words/readers.ts';
import { formalSentences, INFORMAL } from '../helpers/address.ts';
import { bookOfAllParts } from '../helpers/book/all-parts.ts';
import { opened } from '../helpers/book/books.ts';
import { linesOf } from '../helpers/document/blocks.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { inTurn } from '../helpers/in-turn.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const ASKED = {
  games: ['draw-domino', 'draw-domino-children', 'sperrdomino', 'domino-matador', 'divisor-domino'],
};

/** The files of an edition, made once. */
async function filesOf(language: Language, edition: Edition, address: Address): Promise<Buffer[]> {
  const name = `${language} ${edition} ${address}`;
  const book = await bookOfAllParts(language, { ...ASKED, address });
  const files = FILES.get(name) ?? Array.from(renderBook(book, edition), (file) => wholeOf(file));
  FILES.set(name, files);
  return files;
}

const FILES = new Map<string, Buffer[]>();

/** The readable text in the files of an informal edition, each run on a separate line. */
async function informalText(language: 'de' | 'fr', edition: Edition): Promise<string> {
  const files = await filesOf(language, edition, 'informal');
  return files.map((bytes) => withoutTags(bytes.toString('utf8'))).join('\n');
}

function withoutTags(text: string): string {
  return text
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(span|b|i|em|strong|a|bdi)\b[^>]*>/g, '')
    .replace(/ (?:alt|title|aria-label)="([^"]*)"/g, '>\n$1\n<')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&nbsp;', ' ');
}

const SPOKEN = inTurn(
  READERS.map((reader) => ({ reader })),
  [{ language: 'de' }, { language: 'fr' }] as const,
);

describe('a book of all parts', () => {
  it.each(SPOKEN)(
    'says nothing formally if it is informal: $reader, $language',
    async ({ reader, language }) => {
      const formalIn = async (address: Address) => {
        const book = opened(await bookOfAllParts(language, { ...ASKED, address }));
        const lines = (['book', 'keys', 'teaching', 'kit'] as const).flatMap((part) =>
          linesOf(makeDocument(book, part, { reader, keysInside: true }, textsOf(language, address))),
        );
        return formalSentences(lines.join('\n'), language);
      };
      expect(await formalIn('informal')).toEqual([]);
      if (reader === 'print') expect((await formalIn('formal')).length).toBeGreaterThan(60);
    },
  );

  it.each([
    ['html', 'de'],
    ['html', 'fr'],
    ['aloud', 'de'],
  ] as const)('says nothing formally in its files: %s, %s', async (edition, language) => {
    const text = await informalText(language, edition);
    expect(formalSentences(text, language)).toEqual([]);
    expect(text).toMatch(INFORMAL[language]);
  });

  it.each(['de', 'fr'] as const)(
    'brings informal words to its page, and those alone: %s',
    async (language) => {
      const [page] = await filesOf(language, 'html', 'informal');
      const words = new RegExp(`id="${WORDS_ID}"[^>]*>([^<]*)<`).exec(page!.toString())![1]!;
      const text = (JSON.parse(words) as { files: { text: string }[] }).files
        .map((file) => file.text)
        .join('\n');
      const plain = text.replace(/\{[^{}]*\}/g, '1').replace(/^#.*|^[\w-]+ = ?|\*?\[.*?\] /gm, '');
      expect(formalSentences(plain, language)).toEqual([]);
      expect(plain).toMatch(INFORMAL[language]);
    },
  );

  it('is formal with and without the word, byte for byte', async () => {
    const page = async (fields: object) => {
      const book = await bookOfAllParts('de', { contents: ['introduction', 'puzzles'], ...fields });
      return Array.from(renderBook(book, 'html'), wholeOf);
    };
    expect(await page({ address: 'formal' })).toEqual(await page({}));
  });
});
