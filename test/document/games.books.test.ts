import { describe, expect, it } from 'vitest';
import type { Book, BookSection } from '../../src/book/book.ts';
import { firstBook } from '../../src/book/presets.ts';
import { chainWords } from '../../src/document/chain-words.ts';
import { type Block, type Document, wordsOf } from '../../src/document/document.ts';
import { type ChainDomino, makeChainLine } from '../../src/domino/chain.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { layoutAloud } from '../../src/layout/aloud/aloud.ts';
import { brailleWords } from '../../src/layout/braille-text.ts';
import { loadWords } from '../../src/node/words.ts';
import { GAMES, type GameName } from '../../src/parts/games/record.ts';
import { READERS, type Reader } from '../../src/words/readers.ts';
import { USUAL_WRITING } from '../helpers/braille/writing.ts';
import { allBlocks, blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { bookOf, documentFor, READINGS, SECTIONS } from '../helpers/document/documents.ts';
import { lineOf } from '../helpers/forms.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

const bookWith = (
  language: Language,
  games: readonly GameName[],
  section: BookSection = SECTIONS.omnibus,
) => ({
  ...bookOf(language, [section]),
  games: [...games],
  story: false,
});

/** A book of all games, asked for in this order. */
const ORDER = GAMES.toReversed();
const WITH_ALL = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, bookWith(language, ORDER)]),
) as Readonly<Record<Language, Book>>;
const chapterOf = (book: Book, name: GameName, reader: Reader = 'print') =>
  sectionOf(documentFor(book, reader), IDS[name][0]!);

/** Every line of a part of a document, with its chains in words. */
function toldOf(part: Pick<Document, 'blocks'>, language: Language): string[] {
  return allBlocks(part.blocks).flatMap((block: Block) =>
    block.type === 'chain'
      ? [wordsOf(chainWords(block.chain, loadWords(language), ', '))]
      : linesOf({ blocks: block.type === 'section' ? [] : [block] }),
  );
}

const IDS: Record<GameName, readonly string[]> = {
  sperrdomino: ['game-sperrdomino'],
  'sperrdomino-game': ['game-commented'],
  'draw-domino': ['game-draw-domino'],
  'draw-domino-children': ['game-draw-domino-children'],
  'domino-matador': ['game-domino-matador'],
  'divisor-domino': ['game-divisor-domino'],
};

describe('games in a book', () => {
  it.each(READINGS)('stand in their order: $reader, $language', (reading) => {
    const document = documentFor(WITH_ALL[reading.language], reading.reader);
    const ids = blocksOf(document, 'section').flatMap(({ id }) => (id ? [id] : []));
    const first = ids.indexOf('games');
    expect(ids.slice(first, ids.indexOf('history') + 1)).toEqual([
      'games',
      ...ORDER.flatMap((name) => [
        ...IDS[name],
        // The game to play in the page appears on screens only.
        ...(name === 'sperrdomino' && reading.reader === 'screen' ? ['sperrdomino-play'] : []),
      ]),
      'history',
    ]);
  });

  it('are none if none are asked for, and never among the keys', () => {
    for (const document of [
      documentFor(bookWith('en', []), 'print'),
      documentFor(WITH_ALL.en, 'print', 'keys'),
    ]) {
      expect(blocksOf(document, 'section').some(({ id }) => id?.startsWith('game'))).toBe(false);
      expect(blocksOf(document, 'chain')).toEqual([]);
    }
  });

  it('say which set they need, what to leave out of a larger one, and what the sets of the book lack', () => {
    const larger = bookWith('de', ORDER, SECTIONS.terzett);
    for (const name of GAMES.filter((name) => name !== 'sperrdomino-game')) {
      const needed = { 'domino-matador': 55, 'draw-domino-children': 15 }[name as string] ?? 28;
      for (const book of [WITH_ALL.de, larger])
        expect(linesOf(chapterOf(book, name)).join(' '), name).toContain(String(needed));
    }
    const setIn = (book: Book) => linesOf(chapterOf(book, 'sperrdomino')).slice(2, 4).join(' ');
    expect(setIn(larger)).toContain(plainWords('de')('games-set-from-larger', { range: 6 }));
    expect(setIn(WITH_ALL.de)).toMatch(/3:3/);
  });

  it('show the same chains for every reader', () => {
    const [first, ...others] = READERS.map((reader) =>
      blocksOf(documentFor(WITH_ALL.en, reader), 'chain').map(({ chain }) => makeChainLine(chain.line)),
    );
    expect(first!.length).toBeGreaterThan(25);
    for (const other of others) expect(other).toEqual(first);
  });
});

describe.each(LANGUAGE_CODES)('games in a book: %s', (language) => {
  const [move, allNamed, withUnnamed, left] = [
    lineOf(WORDS[language], 'commented-move', {}, { number: String.raw`\d+`, player: 'Ada|Ben' }),
    lineOf(WORDS[language], 'commented-hand', { unseen: 0 }, { player: 'Ada|Ben', dominoes: '[^a-z]+' }),
    lineOf(WORDS[language], 'commented-hand', {}, { player: 'Ada|Ben', unseen: String.raw`\d` }),
    lineOf(WORDS[language], 'commented-stock-left', {}, { stock: String.raw`\d+` }),
  ] as const;
  const all = WITH_ALL[language];

  // The arithmetic of the figures, from the chain alone: a crosswise double counts twice until the chain continues beyond it.
  const endsOf = ({ line, up, down }: { [way in 'line' | 'up' | 'down']: readonly ChainDomino[] }) => {
    const outer = (domino: ChainDomino, at: 0 | 1) =>
      domino.across ? [...domino.numbers] : [domino.numbers[at]];
    const arms = [up, down].flatMap((arm) => (arm.length > 0 ? outer(arm.at(-1)!, 1) : []));
    const isCross = up.length + down.length > 0;
    const [first, last] = [line[0]!, line.at(-1)!];
    const ends = line.length === 1 ? [] : [...outer(first, 0), ...outer(last, 1)];
    return (isCross ? [...ends, ...arms] : ends).reduce((sum, end) => sum + end, 0);
  };

  it.each([
    ['domino-matador', [18, 20, 25, 30]],
    ['divisor-domino', [16, 15, 18]],
  ] as const)('show the sums that they tell: %s', (name, sums) => {
    const chapter = chapterOf(all, name);
    expect(blocksOf(chapter, 'chain').map(({ chain }) => endsOf(chain))).toEqual(sums);
    const words = linesOf(chapter).join(' ');
    for (const sum of sums.slice(name === 'domino-matador' ? 1 : 0)) expect(words).toContain(String(sum));
  });

  it('have a commented game whose positions hold all 28 dominoes', () => {
    const moves = blocksOf(chapterOf(all, 'sperrdomino-game'), 'section')
      .map((section) => toldOf(section, language))
      .filter((lines) => move.test(lines[0]!));
    expect(moves).toHaveLength(14);
    let chain = '';
    for (const lines of moves) {
      chain = lines.find((line) => /^\d:\d(, \d:\d)*$/.test(line)) ?? chain;
      const hands = lines.flatMap((line) => {
        const match = [withUnnamed.exec(line), allNamed.exec(line)].find((found) => found);
        return match ? [match.groups!] : [];
      });
      expect(hands).toHaveLength(2);
      const named = [chain, ...hands.map(({ dominoes }) => dominoes)].join(' ').match(/\d:\d/g)!;
      const sorted = named.map((name) => [...name.replace(':', '')].sort().join(''));
      expect(new Set(sorted).size).toBe(sorted.length);
      const unnamed = Number(hands[0]!.unseen ?? 0);
      const stock = Number(left.exec(lines.at(-1)!)?.groups?.stock ?? 0);
      expect(named.length + unnamed + stock + 2).toBe(28);
    }
  });

  it('have the commented game as reviewed', async () => {
    const chapter = chapterOf(bookWith(language, ['sperrdomino-game']), 'sperrdomino-game', 'embossed');
    const text = `${toldOf(chapter, language).join('\n')}\n`;
    await expect(text).toMatchFileSnapshot(`../golden/commented-game.${language}.txt`);
  });

  it('are told aloud with a pause after each domino of a chain, the left number first', () => {
    const script = layoutAloud(documentFor(all, 'aloud'));
    const [first, second] = {
      en: ['Two-zero, zero-zero (across), zero-five.', 'Eight-two (across), three-nine'],
      de: ['Zwei-null, null-null (quer), null-fünf.', 'Acht-zwei (quer), drei-neun'],
      fr: ['Deux-zéro, zéro-zéro (en travers), zéro-cinq.', 'Huit-deux (en travers), trois-neuf'],
    }[language];
    expect(script).toContain(`\n${first}\n`);
    expect(script).toContain(`\n${second}`);
  });

  it('are written in braille domino by domino with blanks between them', () => {
    const [block] = blocksOf(chapterOf(all, 'sperrdomino', 'embossed'), 'chain').filter(
      ({ chain }) => chain.line.length === 4,
    );
    const words = brailleWords(chainWords(block!.chain, loadWords(language), ' '), {
      language,
      writing: USUAL_WRITING,
    });
    expect(words).toHaveLength(4);
    const cells = { en: ['⠼⠚⠒⠼⠃', '⠼⠃⠒⠼⠁'], de: ['⠼⠚⠠⠒⠼⠃', '⠼⠃⠠⠒⠼⠁'], fr: ['⠠⠼⠒⠣', '⠠⠣⠒⠡'] }[language];
    expect(words.slice(0, 2)).toEqual(cells);
  });

  it('are those in the first book that can be played with the dominoes of its puzzles', () => {
    const { games, sections } = firstBook(loadWords(language));
    expect(games).toEqual(['draw-domino', 'draw-domino-children', 'sperrdomino']);
    expect(sections.some(({ range }) => range === 6)).toBe(true);
  });

  it('show five moments of the commented game, as its whole log has them', () => {
    const linesIn = (name: GameName) =>
      blocksOf(chapterOf(all, name), 'section')
        .map((section) => toldOf(section, language))
        .filter((lines) => move.test(lines[0]!));
    const moves = linesIn('sperrdomino-game');
    const moments = linesIn('sperrdomino');
    expect(moments.map(([heading]) => heading)).toEqual([1, 2, 4, 13, 14].map((move) => moves[move - 1]![0]));
    const isChain = (line: string) => /^\d:\d(, \d:\d)*$/.test(line);
    // At the pass, the chain is still that of the previous move.
    expect(moments.slice(1).map((lines) => lines.find(isChain))).toEqual(
      [2, 4, 12, 14].map((move) => moves[move - 1]!.find(isChain)),
    );
  });
});

it('the rules of Domino-Matador say what is doubtful in the scanned text', () => {
  for (const language of LANGUAGE_CODES) {
    const told = plainWords(language)('domino-matador-doubtful').match(/\d+/g)!.map(Number);
    const numbers = [2, 4, 5, 5, 6, 6, 7, 16, 18, 20, 25, 25, 26, 30];
    expect(
      [...told].sort((a, b) => a - b),
      language,
    ).toEqual(numbers);
  }
});
