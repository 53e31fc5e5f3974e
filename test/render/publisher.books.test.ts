import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { wordsOf as wordsIn } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { allBlocks } from '../helpers/document/blocks.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { wordsOf } from '../helpers/pdf/words.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { pdfOf } from '../helpers/render/rendered.ts';

const OWN = {
  imprint: 'Haus am Meer\n\n- Kiel\n- **Bremen**',
  foreword: '# Warum\n\nEin **Brief** an dich.\n\n1. eins\n2. zwei\n\n<script>alert(1)</script> {{7*7}}',
  dedication: { for: 'Oma Lena', from: 'Ida & Paul', words: 'Immer.' },
  about: 'Anna Berg ist Anna Berg.',
};
const WORDS = {
  en: ['For Oma Lena', 'from Ida & Paul', 'Foreword', 'About the author'],
  de: ['Für Oma Lena', 'von Ida & Paul', 'Vorwort', 'Wer dieses Buch gemacht hat'],
  fr: ['Pour Oma Lena', 'de la part de Ida & Paul', 'Avant-propos', 'Qui a fait ce livre'],
} as const;
const OWN_WORDS = 'Haus am Meer|Bremen|Warum|Ein Brief an dich.|zwei|Immer.|Anna Berg ist'.split('|');

const textOf = async (book: Book, edition: 'aloud' | 'html', name: string) =>
  (await render(book, edition)).get(name)!.toString('utf8');

const bookIn = (language: Language) => peerBook([3], { language, ...OWN });

describe("a publisher's words", () => {
  it.each([
    ['en', 'large-print'],
    ['de', 'kdp'],
    ['fr', 'standard-print'],
  ] as const)('stand in their order, the dedication on a page of its own: %s', async (language, edition) => {
    const file = await pdfOf(bookIn(language), edition);
    const nodes = nodesIn(file.structure).filter(({ tag }) => /^(H\d|P|LBody)$/.test(tag));
    const said = nodes.map((node) => wordsOf(file, node).replace(/\s+/g, ' '));
    const places = WORDS[language].map((words) => said.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    const [first, from] = places;
    expect(from! - first!).toBe(2);
    for (const words of OWN_WORDS) expect(said.join('\n')).toContain(words);
    expect(said).toContain('<script>alert(1)</script> {{7*7}}');
  });

  it('are heard, but by those whose book says none of it', async () => {
    const script = await textOf(bookIn('fr'), 'aloud', 'book.txt');
    for (const words of OWN_WORDS) expect(script.toLowerCase()).toContain(words.toLowerCase());
    expect(script).toContain(`${WORDS.fr[0]}.`);
    const plain = await textOf(peerBook([3], { language: 'fr' }), 'aloud', 'book.txt');
    for (const words of WORDS.fr) expect(plain).not.toContain(words);
  });

  it('are words and nothing else on a screen', async () => {
    const page = await textOf(bookIn('de'), 'html', 'book.html');
    for (const words of ['Ein <b>Brief</b> an dich.', '&lt;script&gt;alert(1)&lt;/script&gt; {{7*7}}'])
      expect(page).toContain(words);
    const plain = await textOf(peerBook([3], { language: 'de' }), 'html', 'book.html');
    const scripts = (text: string) => text.match(/<script/g)?.length;
    expect(scripts(page)).toBe(scripts(plain));
    expect(page).toContain('role="doc-dedication"');
  });
});

describe.each(LANGUAGE_CODES)('a title page for embossers, %s', (language) => {
  const SAYS = {
    en: 'Braille, grade 2.|ASCII, lower case.|40 cells by 25 lines|Transcribed by Haus, 2026',
    de: 'Kurzschrift.|in Kleinbuchstaben.|25 Zeilen mit 40 Formen|Übertragen von Haus, 2026',
    fr: 'abrégé.|en minuscules.|25 lignes de 40 cellules|Transcription : Haus, 2026',
  };
  const asked = { grade: 'contracted', code: 'nabcc-lower', page: { cells: 40, lines: 25 } };
  const imprint = { by: 'Haus', note: 'Ohne Umschlag.' };
  const bookWith = (braille: object) =>
    peerBook([3], { language, publisher: 'Verlag', braille: { ...asked, ...braille } });
  const linesOf = (book: Book) => {
    const audience = { reader: 'embossed', keysInside: true } as const;
    const { blocks } = makeDocument(book, 'book', audience, textsOf(language));
    const title = blocks.find((block) => block.type === 'section' && block.role === 'title-page')!;
    return allBlocks([title]).flatMap((block) =>
      block.type === 'paragraph' ? [wordsIn(block.content)] : [],
    );
  };

  it('names publisher, code, characters, page, year, transcriber and note where that is asked for', () => {
    const said = linesOf(bookWith({ imprint }));
    const text = said.join('\n').replace(/[^\S\n]/g, ' ');
    for (const words of ['Verlag', ...SAYS[language].split('|'), 'Ohne Umschlag.'])
      expect(text).toContain(words);
    expect(linesOf(bookWith({}))).toHaveLength(said.length - 5);
  });
});
