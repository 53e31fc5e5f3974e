import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Book, openBook, parseBookFile } from '../../src/book/book.ts';
import { checkBook } from '../../src/book/check.ts';
import { parseConfig } from '../../src/book/config.ts';
import { firstBook } from '../../src/book/first-book.ts';
import { parseJson } from '../../src/book/json.ts';
import { checkOrder } from '../../src/book/order.ts';
import { readPuzzles } from '../../src/book/read.ts';
import { puzzleOfIds } from '../../src/compose/series/ids.ts';
import { parseConditions } from '../../src/compose/terzett/conditions.ts';
import { parseXml } from '../../src/document/parse.ts';
import { parseAttempt } from '../../src/domino/attempt.ts';
import { rectangle } from '../../src/domino/board.ts';
import { parseCell, parsePlace } from '../../src/domino/coordinates.ts';
import { hasUnknowns } from '../../src/domino/kinds.ts';
import { parseGameId, parseKeyRows, parseLine, parseRows } from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { parseShape, SHAPE_NAMES } from '../../src/domino/shapes.ts';
import { UserError } from '../../src/errors.ts';
import { countSolutions } from '../../src/solve/cover.ts';
import { judgeAttempt } from '../../src/solve/verdict.ts';
import { commandTarget } from './command-target.ts';
import type { Target } from './target.ts';
import { templateTarget } from './template-target.ts';
import { textTargets } from './text-targets.ts';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const BOOK = file('../golden/first-book.json');
const BOARD = rectangle(8, 9);
const TERZETT = checkPuzzle(parseLine('terzett 4 000120/123120/123120/123444/444333'));
const PEER = file('../corpus/peer/puzzles.tsv')
  .trim()
  .split('\n')
  .slice(1, 200)
  .map((line) => line.split('\t')[2]!);
const BOARDS = file('../corpus/terzett/samples.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[0]!.replaceAll('/', '\n'));
const { sections, exhibits } = JSON.parse(BOOK) as {
  sections: { puzzles: object[] }[];
  exhibits: object[];
};
/** The full ids of the Terzetts of the first book. */
const IDS = [...BOOK.matchAll(/"series":\{"key":"([^"]+)","filling":"([^"]+)"/g)].map(
  ([, key, filling]) => `${key}/${filling}`,
);
const RECORDS = [...sections.flatMap(({ puzzles }) => puzzles.slice(0, 1)), exhibits[0]].map((record) =>
  JSON.stringify(record),
);
const SMALL_BOOK = JSON.stringify({ ...JSON.parse(BOOK), sections: sections.slice(0, 1), exhibits: [] });
const TEMPLATES = fileURLToPath(new URL('../../templates/en', import.meta.url));

/** A config that says nearly everything that one can say. */
const CONFIG = JSON.stringify({
  title: 'Käfer & Co.',
  isbn: '978-3-16-148410-0',
  date: '2026-11-20',
  paper: 'a3',
  print: { colours: 'black-on-cream', keys: ['tableau', 'list'], volume: 100 },
  braille: { page: { cells: 30, lines: 20 }, grade: 'contracted', code: 'eurobraille' },
  editions: ['large-print', 'brf'],
  sections: [
    { title: 'A', kind: 'terzett', shape: 'letter-e', conditions: ['sum c 27'], count: 2 },
    { title: 'B', kind: 'completion', givens: 'fewest', pattern: 'cross', count: 1 },
    { title: 'C', range: 9, level: 'hard', count: 3 },
  ],
  exhibits: ['IV'],
});

/** Every reader of the program. */
export const TARGETS: readonly Target[] = [
  {
    name: 'config',
    seeds: [JSON.stringify(firstBook('de')), CONFIG],
    read(text) {
      const { sections: wanted } = parseConfig(parseJson(text));
      for (const section of wanted) if (section.from === undefined) checkOrder({ ...section, seed: 'fuzz' });
    },
  },
  {
    name: 'book',
    seeds: [SMALL_BOOK],
    read(text) {
      const read = parseBookFile(parseJson(text));
      const book: Book = openBook(read);
      if (book.sections.length < 3) checkBook(read);
    },
  },
  {
    name: 'puzzles',
    seeds: [...RECORDS, ...PEER, ...BOARDS, '001\n110\n\n001/110', 'omnibus 1 001/110', `[${RECORDS[0]}]`],
    read(text) {
      for (const { read } of readPuzzles(text)) {
        if (!(read instanceof UserError) && !hasUnknowns(read.puzzle.kind)) countSolutions(read.puzzle);
      }
    },
  },
  { name: 'rows', seeds: BOARDS, read: (text) => void checkPuzzle(parseRows(text.split('\n'))) },
  {
    name: 'line',
    seeds: ['terzett 4 000120/123120/123120/123444/444333', 'completion 1 0?1/110'],
    read: (text) => void checkPuzzle(parseLine(text)),
  },
  { name: 'game id', seeds: PEER, read: (text) => void checkPuzzle(parseGameId(text)) },
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
  {
    name: 'id of a series',
    seeds: IDS,
    read: (text) => void puzzleOfIds(text),
  },
  {
    name: 'template XML',
    seeds: readdirSync(TEMPLATES).map((name) =>
      readFileSync(`${TEMPLATES}/${name}`, 'utf8').replace(/\{\{[^}]*\}\}\}?/g, ''),
    ),
    read: (text) => void parseXml(text, 'x'),
  },
  ...textTargets(new URL('../../templates/de/', import.meta.url), [
    '001/110',
    PEER[0]!,
    `${PEER[1]}\n${PEER[2]}`,
    RECORDS[0]!,
  ]),
  templateTarget(openBook(parseBookFile(parseJson(SMALL_BOOK)))),
  commandTarget({ 'book.json': SMALL_BOOK, 'puzzles.txt': `001/110\n\n${PEER[0]}\n${RECORDS[0]}\n` }),
];
