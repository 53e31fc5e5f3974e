import { existsSync } from 'node:fs';
import { hasSeries, looksLikeId, seriesIdsOf } from '../compose/series/ids.ts';
import { makeKeyId } from '../compose/series/key-id.ts';
import { renumberingsOf, Series } from '../compose/series/series.ts';
import { type Fillings, type Survey, surveyOf } from '../compose/series/survey.ts';
import { turn } from '../compose/series/turn.ts';
import { makePlace } from '../domino/coordinates.ts';
import { type Domino, domino, makeDomino } from '../domino/dominoes.ts';
import { groupsOfKind, KINDS } from '../domino/kinds.ts';
import { makeKeyRows, makeLine, makeRows } from '../domino/notation.ts';
import { checkPuzzle, type Key, type Puzzle } from '../domino/puzzle.ts';
import { NotPossibleError, plural, UserError, within } from '../errors.ts';
import { SolutionCounter } from '../solve/solution-counter.ts';
import type { Call } from './call.ts';
import { USUAL_LIMIT } from './commands/puzzles.ts';
import { eachPuzzle } from './each-puzzle.ts';
import { recordOf } from './register.ts';
import { ofId, ofPuzzle, type Subject } from './series-subject.ts';
import { shapeOption } from './shape.ts';

const MOST_COUNTED = 1_000_000_000;

export async function run(call: Call): Promise<number> {
  const work = workOf(call);
  const [argument] = call.args;
  if (argument !== undefined && looksLikeId(argument) && !existsSync(argument)) {
    work(ofId(argument.trim(), shapeOption(call)), '');
    return 0;
  }
  return eachPuzzle(call, (read, where) => {
    const subject = ofPuzzle(read);
    if (!subject) {
      call.output.result(`${where ? `${where}: ` : ''}no solution, and so no key`);
      return 1;
    }
    work(subject, where);
    return 0;
  });
}

/** What the options ask for. @throws UserError if they do not go together */
function workOf(call: Call): (subject: Subject, where: string) => void {
  const turned = call.list('turn').map(parseDomino);
  const isListed = call.text('list') !== undefined;
  if (call.flag('unique') && !isListed) {
    throw new UserError('nothing is listed', { where: '--unique', expected: '--list N beside it' });
  }
  if (turned.length > 0 && isListed) {
    throw new UserError('a series is listed or dominoes are turned', {
      where: '--turn',
      expected: '--list or --turn',
    });
  }
  const limit = call.number('limit', USUAL_LIMIT, 1, MOST_COUNTED);
  const wanted = call.number('list', 1, 1, MOST_COUNTED);
  if (turned.length > 0) return (subject, where) => showTurned(call, subject, where, turned);
  if (isListed) return (subject) => list(call, subject, wanted, limit);
  return (subject, where) => survey(call, subject, where, limit);
}

/** @throws UserError */
function parseDomino(text: string): Domino {
  const match = /^(\d{1,2})[:-](\d{1,2})$/.exec(text.trim());
  if (match) return domino(Number(match[1]), Number(match[2]));
  throw new UserError(`"${text}" is not a domino`, { where: '--turn', expected: 'two numbers such as 3:5' });
}

/** @throws UserError if the key of this puzzle carries any numbers */
function checkSeries({ kind }: Subject): void {
  if (hasSeries(kind)) return;
  throw new UserError('the numbers of this puzzle do not lie in groups', {
    expected: `a puzzle of the kind ${KINDS.filter(hasSeries).join(', ')}`,
    hint: 'the key of an omnibus carries the dominoes in any order, too many to list; --turn works for it',
  });
}

function idOf(puzzle: Puzzle, key: Key): string {
  const ids = seriesIdsOf(puzzle, key);
  return `${ids.key}/${ids.filling}`;
}

function survey(call: Call, subject: Subject, where: string, limit: number): void {
  checkSeries(subject);
  const { board, kind, range, key, puzzle } = subject;
  const found = surveyOf(new Series(board, kind, range, key), board, range, key, limit);
  const rows = (map: Survey['byUnions'], name: string) =>
    [...map].map(([value, row]) => ({ [name]: value, ...row }));
  const data = {
    ...(puzzle && { puzzle: makeLine(puzzle), id: idOf(puzzle, key), ambiguous: subject.ambiguous }),
    keyId: makeKeyId(board, key),
    key: makeKeyRows(board, key),
    partitions: found.partitions,
    renumberings: renumberingsOf(range),
    unions: rows(found.byUnions, 'unions'),
    seals: rows(found.bySeals, 'seals'),
  };
  call.answer(data, surveyText(subject, where, found));
}

function surveyText(subject: Subject, where: string, { partitions, byUnions, bySeals }: Survey): string[] {
  const { board, kind, range, key, puzzle } = subject;
  const ways = count(partitions.length, 'partition');
  return [
    ...(where ? [`${where}:`] : []),
    ...(puzzle ? [`Id: ${idOf(puzzle, key)}`] : []),
    `Key: ${makeKeyId(board, key)}`,
    ...severalKeys(subject),
    `The key has ${ways} of the board into groups of ${groupsOfKind(kind)!.size} cells.`,
    ...partitions.map((row, i) => `Partition ${i + 1}: ${partitionText(row)}.`),
    `Each filling is ${renumberingsOf(range)} puzzles, as its ${range + 1} numbers can be exchanged in every way.`,
    ...[...byUnions].map(
      ([unions, row]) => `With ${count(unions, 'union')} of equal groups: ${fillingsText(row)}.`,
    ),
    ...[...bySeals].map(([seals, row]) => `With ${count(seals, 'seal')} at the start: ${fillingsText(row)}.`),
  ];
}

function partitionText({ complete, ...row }: Survey['partitions'][number]): string {
  return complete ? fillingsText(row) : `${fillingsText(row)}; counting stopped there`;
}

function fillingsText({ fillings, unique }: Fillings): string {
  if (fillings === 0) return 'no filling';
  return `${count(fillings, 'filling')}, ${unique === 0 ? 'none' : unique} with exactly one solution`;
}

function severalKeys({ ambiguous }: Subject): string[] {
  return ambiguous ? ['The puzzle has several solutions, and so several keys; this is one of them.'] : [];
}

function list(call: Call, subject: Subject, wanted: number, limit: number): void {
  checkSeries(subject);
  const { board, kind, range, key } = subject;
  const isUnique = call.flag('unique');
  const solver = new SolutionCounter(board, range);
  const found = new Series(board, kind, range, key);
  let listed = 0;
  for (let partition = 0; partition < found.partitions.length; partition++) {
    found.begin(partition);
    for (let looked = 0; looked < limit && listed < wanted && found.next(); looked++) {
      const unique = solver.load(found.numbers).isOnlySolution(key);
      if (isUnique && !unique) continue;
      show(call, checkPuzzle({ kind, range, board, numbers: [...found.numbers] }), key, unique);
      listed++;
    }
  }
  if (listed === wanted) return;
  throw new NotPossibleError(`only ${count(listed, 'puzzle')} of ${wanted} found`, {
    hint: 'the others are exchanges of numbers, or beyond the --limit of each partition',
  });
}

function show(call: Call, puzzle: Puzzle, key: Key, unique: boolean): void {
  if (call.flag('json')) {
    call.output.result(JSON.stringify(recordOf(puzzle, key)));
    return;
  }
  call.output.result(`${idOf(puzzle, key)}, ${unique ? 'exactly one solution' : 'several solutions'}`);
  call.output.result(`${makeRows(puzzle).join('\n')}\n`);
}

function showTurned(call: Call, subject: Subject, where: string, dominoes: readonly Domino[]): void {
  const { key, puzzle: before } = subject;
  if (!before) {
    throw new UserError('a key alone has no dominoes to turn', {
      expected: 'a puzzle, or the full id of one',
    });
  }
  const { puzzle, moved } = within('--turn', () => turn(before, key, dominoes));
  const { board } = puzzle;
  const id = hasSeries(puzzle.kind) ? idOf(puzzle, key) : undefined;
  const turned = dominoes.map(makeDomino);
  const places = moved.map((move) => ({
    domino: makeDomino(move.domino),
    before: makePlace(board, move.before),
    after: makePlace(board, move.after),
  }));
  call.answer({ puzzle: makeLine(puzzle), id, turned, moved: places }, [
    ...(where ? [`${where}:`] : []),
    ...severalKeys(subject),
    `Turned on ${plural(dominoes.length, 'its place', 'their places')}: ${turned.join(', ')}.`,
    `${count(moved.length, 'other domino', 'other dominoes')} ${plural(moved.length, 'changes', 'change')} place:`,
    ...places.map((move) => `${move.domino} from ${move.before} to ${move.after}`),
    'The new puzzle:',
    ...makeRows(puzzle),
    ...(id ? [`Id: ${id}`] : []),
  ]);
}

function count(number: number, word: string, words = `${word}s`): string {
  return `${number === 0 ? 'no' : number} ${plural(number, word, words)}`;
}
