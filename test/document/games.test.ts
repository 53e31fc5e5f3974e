import { describe, expect, it } from 'vitest';
import { firstBook } from '../../src/book/presets.ts';
import { chainWords } from '../../src/document/chain.ts';
import { type Block, type Document, wordsOf } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { type ChainStone, makeChainLine } from '../../src/domino/chain.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { layoutAloud } from '../../src/layout/aloud/aloud.ts';
import { brailleWords } from '../../src/layout/braille-text.ts';
import { loadWords } from '../../src/node/words.ts';
import { GAMES, type GameName } from '../../src/parts/games/record.ts';
import { READERS } from '../../src/words/readers.ts';
import { USUAL_WRITING } from '../helpers/braille/writing.ts';
import { allBlocks, blocksOf, bookOf, linesOf, SECTIONS, sectionOf } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { faultOf } from '../helpers/fault.ts';
import { lineOf } from '../helpers/forms.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

const bookWith = (language: Language, games: readonly GameName[], sections = [SECTIONS.omnibus]) => ({
  ...bookOf(language, sections),
  games: [...games],
  story: false,
});

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

describe.each(LANGUAGE_CODES)('games in a book: %s', (language) => {
  const templates = textsOf(language);
  const [move, allNamed, withUnnamed, left] = [
    lineOf(WORDS[language], 'commented-move', {}, { number: String.raw`\d+`, player: 'Ada|Ben' }),
    lineOf(WORDS[language], 'commented-hand', { unseen: 0 }, { player: 'Ada|Ben', stones: '[^a-z]+' }),
    lineOf(WORDS[language], 'commented-hand', {}, { player: 'Ada|Ben', unseen: String.raw`\d` }),
    lineOf(WORDS[language], 'commented-stock-left', {}, { stock: String.raw`\d+` }),
  ] as const;
  const make = (
    games: readonly GameName[],
    reader: (typeof READERS)[number] = 'print',
    part: 'book' | 'keys' = 'book',
    sections = [SECTIONS.omnibus],
  ) => makeDocument(bookWith(language, games, sections), part, { reader, keysInside: true }, templates);

  it.each(READERS)('stand before the history, in the order that was asked for: %s', (reader) => {
    const order = [...GAMES].reverse();
    const ids = blocksOf(make(order, reader), 'section').flatMap(({ id }) => (id ? [id] : []));
    const first = ids.indexOf('games');
    expect(ids.slice(first, ids.indexOf('history') + 1)).toEqual([
      'games',
      ...order.flatMap((name) => [
        ...IDS[name],
        // The game to play in the page appears on screens only.
        ...(name === 'sperrdomino' && reader === 'screen' ? ['sperrdomino-play'] : []),
      ]),
      'history',
    ]);
  });

  it('are none if none are asked for, and never among the keys', () => {
    for (const document of [make([]), make(GAMES, 'print', 'keys')]) {
      expect(blocksOf(document, 'section').some(({ id }) => id?.startsWith('game'))).toBe(false);
      expect(blocksOf(document, 'chain')).toEqual([]);
    }
  });

  it.each(GAMES.filter((name) => name !== 'sperrdomino-game'))('say which set they need: %s', (name) => {
    const needed = { 'domino-matador': 55, 'draw-domino-children': 15 }[name as string] ?? 28;
    for (const sections of [[SECTIONS.omnibus], [SECTIONS.terzett]]) {
      const document = make([name], 'print', 'book', sections);
      const words = linesOf(sectionOf(document, IDS[name][0]!)).join(' ');
      expect(words).toContain(String(needed));
    }
  });

  it('tell what to leave out of a larger set, and what the sets of the book lack', () => {
    const linesIn = (sections: Parameters<typeof make>[3]) =>
      linesOf(sectionOf(make(['sperrdomino'], 'print', 'book', sections), 'game-sperrdomino'))
        .slice(2, 4)
        .join(' ');
    expect(linesIn([SECTIONS.terzett])).toContain(
      plainWords(language)('games-set-from-larger', { range: 6 }),
    );
    expect(linesIn([SECTIONS.omnibus])).toMatch(/3:3/);
  });

  // The arithmetic of the figures, from the chain alone: a crosswise double counts twice until the chain continues beyond it.
  const endsOf = ({ line, up, down }: { [way in 'line' | 'up' | 'down']: readonly ChainStone[] }) => {
    const outer = (stone: ChainStone, at: 0 | 1) => (stone.across ? [...stone.numbers] : [stone.numbers[at]]);
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
    const chapter = sectionOf(make([name]), IDS[name][0]!);
    expect(blocksOf(chapter, 'chain').map(({ chain }) => endsOf(chain))).toEqual(sums);
    const words = linesOf(chapter).join(' ');
    for (const sum of sums.slice(name === 'domino-matador' ? 1 : 0)) expect(words).toContain(String(sum));
  });

  it('show the same chains for every reader', () => {
    const chainsFor = (reader: (typeof READERS)[number]) =>
      blocksOf(make(GAMES, reader), 'chain').map(({ chain }) => makeChainLine(chain.line));
    const [first] = READERS.map(chainsFor);
    expect(first!.length).toBeGreaterThan(25);
    for (const reader of READERS) expect(chainsFor(reader)).toEqual(first);
  });

  it('have a commented game whose positions hold all 28 stones', () => {
    const moves = blocksOf(sectionOf(make(['sperrdomino-game']), 'game-commented'), 'section')
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
      const named = [chain, ...hands.map(({ stones }) => stones)].join(' ').match(/\d:\d/g)!;
      const sorted = named.map((name) => [...name.replace(':', '')].sort().join(''));
      expect(new Set(sorted).size).toBe(sorted.length);
      const unnamed = Number(hands[0]!.unseen ?? 0);
      const stock = Number(left.exec(lines.at(-1)!)?.groups?.stock ?? 0);
      expect(named.length + unnamed + stock + 2).toBe(28);
    }
  });

  it('have the commented game as reviewed', async () => {
    const chapter = sectionOf(make(['sperrdomino-game'], 'embossed'), 'game-commented');
    const text = `${toldOf(chapter, language).join('\n')}\n`;
    await expect(text).toMatchFileSnapshot(`../golden/commented-game.${language}.txt`);
  });

  it('are told aloud with a pause after each stone of a chain, the left number first', () => {
    const script = layoutAloud(make(GAMES, 'aloud'));
    const [first, second] = {
      en: ['Two-zero, zero-zero (across), zero-five.', 'Eight-two (across), three-nine'],
      de: ['Zwei-null, null-null (quer), null-fünf.', 'Acht-zwei (quer), drei-neun'],
      fr: ['Deux-zéro, zéro-zéro (en travers), zéro-cinq.', 'Huit-deux (en travers), trois-neuf'],
    }[language];
    expect(script).toContain(`\n${first}\n`);
    expect(script).toContain(`\n${second}`);
  });

  it('are written in braille stone by stone with blanks between them', () => {
    const [block] = blocksOf(make(['sperrdomino'], 'embossed'), 'chain').filter(
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
      blocksOf(sectionOf(make([name]), IDS[name][0]!), 'section')
        .map((section) => toldOf(section, language))
        .filter((lines) => move.test(lines[0]!));
    const all = linesIn('sperrdomino-game');
    const moments = linesIn('sperrdomino');
    expect(moments.map(([heading]) => heading)).toEqual([1, 2, 4, 13, 14].map((move) => all[move - 1]![0]));
    const isChain = (line: string) => /^\d:\d(, \d:\d)*$/.test(line);
    // At the pass, the chain is still that of the previous move.
    expect(moments.slice(1).map((lines) => lines.find(isChain))).toEqual(
      [2, 4, 12, 14].map((move) => all[move - 1]!.find(isChain)),
    );
  });
});

it('names what a chain lacks, with the place in the template', async () => {
  const { parseXml } = await import('../../src/document/parse.ts');
  const { buildBlocks } = await import('../../src/document/build.ts');
  const figures = {
    board: () => {
      throw new Error('no board');
    },
  };
  const error = faultOf(() =>
    buildBlocks(parseXml('<p>x</p>\n<chain stones="1:2 3:4"/>', 'my.xml.hbs'), figures, {
      reader: 'print',
      words: loadWords('en'),
    }),
  );
  expect(error).toEqual({
    message: '1:2 and 3:4 do not fit',
    where: 'my.xml.hbs:2:1',
    expected: 'a domino that begins with 2',
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
