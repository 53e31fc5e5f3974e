import { openBook, parseBookFile } from '../../../src/book/book.ts';
import { checkBook } from '../../../src/book/check.ts';
import { parseConfig } from '../../../src/book/config.ts';
import { parseJson } from '../../../src/book/json.ts';
import { boardOf, checkOrder } from '../../../src/book/order.ts';
import { readPuzzles } from '../../../src/book/read.ts';
import { parseConditions } from '../../../src/compose/groups/conditions.ts';
import { puzzleOfIds } from '../../../src/compose/series/ids.ts';
import { parseXml } from '../../../src/document/parse.ts';
import { parseAttempt } from '../../../src/domino/attempt.ts';
import { rectangle } from '../../../src/domino/board.ts';
import { parseCell, parsePlace } from '../../../src/domino/coordinates.ts';
import { hasUnknowns } from '../../../src/domino/kinds.ts';
import { parseKeyRows, parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle } from '../../../src/domino/puzzle.ts';
import { parseShape, SHAPE_NAMES } from '../../../src/domino/shapes.ts';
import { UserError } from '../../../src/errors.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import { builtInTemplates } from '../../../src/node/texts.ts';
import { builtInWords } from '../../../src/node/words.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';
import { judgeAttempt } from '../../../src/solve/verdict.ts';
import { wordBookFacts } from '../../../src/words/fluent.ts';
import { checkOwnWords } from '../../../src/words/word-book-check.ts';
import { BOOK_TARGETS } from './book-targets.ts';
import { FINISHED_TARGETS } from './finished-targets.ts';
import { variedJson } from './json.ts';
import { LINE_TARGET } from './line-target.ts';
import { variedMarkup } from './markup.ts';
import { BOARDS, BOOKS, CONFIGS, IDS, RECORDS, SGT, SMALL_CONFIGS } from './seeds.ts';
import { STUDIO_TARGETS } from './studio-targets.ts';
import type { Target } from './target.ts';
import { templateTarget } from './template-target.ts';
import { textTargets } from './text-targets.ts';
import { variedWords } from './words.ts';
import { GAME_TARGET } from './written-game.ts';

const BOARD = rectangle(8, 9);
const TERZETT = checkPuzzle(parseLine('terzett 4 000120/123120/123120/123444/444333'));
const WORDS = LANGUAGE_CODES.flatMap((language) => builtInWords(language));
const ENGLISH = wordBookFacts(builtInWords('en'));

/** Every reader of the program. */
export const TARGETS: readonly Target[] = [
  {
    name: 'config',
    seeds: [...CONFIGS, ...SMALL_CONFIGS],
    vary: variedJson,
    read(text) {
      for (const section of parseConfig(parseJson(text)).sections) {
        if (section.from !== undefined) continue;
        checkOrder({ ...section, seed: 'fuzz' });
        parseConditions(section.conditions ?? [], boardOf(section), section.range);
      }
    },
  },
  {
    name: 'book',
    share: 0.3,
    seeds: BOOKS,
    vary: variedJson,
    read(text) {
      const file = parseBookFile(parseJson(text));
      openBook(file);
      checkBook(file);
    },
  },
  {
    name: 'puzzles',
    seeds: [
      ...RECORDS,
      ...SGT,
      ...BOARDS,
      ...BOARDS.map((rows) => `omnibus 7 ${rows.replaceAll('\n', '/')}`),
      'terzett 4 000120/123120/123120/123444/444333',
      'completion 1 0?1/110',
      '001\n110\n\n001/110',
      `[${RECORDS[0]}]`,
    ],
    read(text) {
      const entries = readPuzzles(text).map(({ read }) => read);
      for (const entry of entries) {
        if (!(entry instanceof UserError) && !hasUnknowns(entry.puzzle.kind)) countSolutions(entry.puzzle);
      }
      const [first] = entries;
      if (entries.every((entry) => entry instanceof UserError)) throw first;
    },
  },
  {
    name: 'key',
    seeds: ['LRLRLRLRT\nTLRLRLRTB\nBLRLRLRBT\nLRLRLRLRB\nLRLRLRLRT\nTLRLRLRTB\nBLRLRLRBT\nLRLRLRLRB'],
    read: (text) => void parseKeyRows(BOARD, text.split('\n')),
  },
  { name: 'cell', seeds: ['a4', '4a', 'i8', ' B 7 '], read: (text) => void parseCell(BOARD, text) },
  {
    name: 'place',
    seeds: ['1 b c', 'b c 1', '1bc', 'a 1,2', 'a 1/2', 'a1,2', '1 z aa'],
    read: (text) => void parsePlace(BOARD, text),
  },
  {
    name: 'shape',
    seeds: [...SHAPE_NAMES, '8x9', '##.##/#####', '###\n# #\n###\n'],
    read: (text) => void parseShape(text),
  },
  {
    name: 'conditions',
    seeds: ['given a1 3\nsum c 27', 'ladder c d e', 'diagonal', 'nine 1 0', 'cross 0', 'unions most'],
    read: (text) => void parseConditions(text.split('\n'), BOARD, 7),
  },
  {
    name: 'attempt',
    seeds: ['0:0 on 1 a b; 1 c d', 'a 1,2\nb 1/2', 'LRLRLR\nTTLRLR\nBBLRLR\n??????\n??????'],
    read: (text) => void judgeAttempt(TERZETT, parseAttempt(TERZETT, text)),
  },
  { name: 'id of a series', seeds: IDS, read: (text) => void puzzleOfIds(text) },
  GAME_TARGET,
  {
    name: 'template XML',
    vary: variedMarkup,
    seeds: builtInTemplates().map(({ text }) => text.replace(/\{\{[^}]*\}\}\}?/g, '')),
    read: (text) => void parseXml(text, 'x'),
  },
  {
    name: 'word-book',
    vary: variedWords,
    seeds: WORDS.map(({ text }) => text),
    read: (text) => checkOwnWords(wordBookFacts([{ name: 'x', shown: 'x.ftl', text }]), ENGLISH, () => false),
  },
  ...textTargets(WORDS, ['001/110', SGT[0]!, `${SGT[1]}\n${SGT[2]}`, RECORDS[0]!]),
  ...BOOK_TARGETS,
  ...FINISHED_TARGETS,
  templateTarget(openBook(parseBookFile(parseJson(BOOKS[1]!)))),
  ...STUDIO_TARGETS,
  LINE_TARGET,
];
