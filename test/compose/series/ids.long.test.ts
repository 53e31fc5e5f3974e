import { describe, expect, it } from 'vitest';
import { completeTiling } from '../../../src/compose/matching.ts';
import {
  formatBelow,
  makeChecked,
  parseChecked,
  wordsFor,
} from '../../../src/compose/series/checked-words.ts';
import { FillingIds } from '../../../src/compose/series/filling-id.ts';
import { hasSeries, looksLikeId, puzzleOfIds, seriesIdsOf } from '../../../src/compose/series/ids.ts';
import { makeKeyId, parseKeyId } from '../../../src/compose/series/key-id.ts';
import type { Board } from '../../../src/domino/board.ts';
import { listOf } from '../../../src/domino/indices.ts';
import { parseLine, parseRows } from '../../../src/domino/notation.ts';
import { checkPuzzle, type Key, makeKeyTable, type Puzzle } from '../../../src/domino/puzzle.ts';
import { makeShapeRows, nameOfShape, parseShape } from '../../../src/domino/shapes.ts';
import { NotPossibleError, UserError } from '../../../src/errors.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';
import { readSamples } from '../../helpers/compose/groups/checks.ts';
import { composition } from '../../helpers/compose/series/compositions.ts';
import { KEY_OF_TWO, SMALL } from '../../helpers/compose/series/small.ts';
import { figures } from '../../helpers/domino/figures.ts';
import { SEVENS, SIXES } from '../../helpers/domino/named-shapes.ts';
import { faultOf } from '../../helpers/fault.ts';
import { asCells } from '../../helpers/indices.ts';

function fullId(puzzle: Puzzle, key: Key): string {
  const { key: keyId, filling } = seriesIdsOf(puzzle, key);
  return `${keyId}/${filling}`;
}

const rowsOf = (board: Board) => makeShapeRows(board).join('/');

/** A board without a name. */
const NAMELESS = '######/######/######/######/###.../###...';

/** The result of some work; undefined if it throws a user error. */
function resultOf<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof UserError && !(error instanceof NotPossibleError)) return undefined;
    throw error;
  }
}

/** Words with one letter changed, left out or doubled. */
function* oneLetterFrom(words: string): Generator<string> {
  for (const [at, letter] of [...words].entries()) {
    const [before, after] = [words.slice(0, at), words.slice(at + 1)];
    for (const wrong of ['', letter + letter, ...'abcdefghijklmnopqrstuvwxyz']) {
      if (wrong !== letter && !(letter === '-' && wrong === '--')) yield before + wrong + after;
    }
  }
}

describe('the full id of a puzzle', () => {
  // Ids are printed in books, so their meaning must never change.
  const GOLDEN: readonly (readonly [line: string, id: string])[] = [
    [
      'terzett 7 274443334555111333/273332224777250006/275556664000254446/111000111666257776',
      '4x18-hajiz-moduf/bafon-vafih-movuv',
    ],
    [
      'terzett 7 63/63/63/05/05/05/41/41/41/21/21/21/30/30/30/17/17/17/63/63/63/44/44/44/75/75/75/76/76/76/22/22/22/50/50/50',
      '36x2-viroz-bumiz/bahin-nosas-lunak',
    ],
    [
      'terzett 7 333222666/333000111/45......./45......./45......./06......./06......./06......./777222.../111555.../63......./63......./63......./47......./47......./47......./111222444/777555000',
      'letter-e-diram-narat/bamas-hudiv-mosuk',
    ],
    [
      'terzett 7 03........75/03........75/03........75/21........60/21........60/21........60/666555444333/777333222777/15........40/15........40/15........40/42........61/42........61/42........61',
      'letter-h-zikoh-filub/bagad-tilar-jipob',
    ],
    [
      'terzett 7 0011166600033371/0055522244466671/00............71/72............24/7211177755566624/7233344455533324',
      'figure-x-dumir-jarod/buhuv-zinin-vumiv',
    ],
    [
      'terzett 7 22255511111100074/22200044422233374/76.............74/76111777555666666/76333444555333000',
      'figure-xi-nihok-garab/naros-tugif-zojob',
    ],
    [
      'terzett 7 246660677743/243330611143/24...06...43/70...02...42/70...02...42/70...02...42/555111111555/555333777666',
      'figure-xii-dovul-tijam/dujun-gabam-fofod',
    ],
    [
      'terzett 7 63331110007770/65444633555510/65...6335...10/15...6335...16/12227772222226/10004447774446',
      'figure-xiii-lotav-sivug/bavis-lular-soroh',
    ],
    [
      'terzett 7 40001113337772224/47776660005551114/4...............4/5...............6/52223334441117776/56663335552220006',
      'figure-xvii-vituz-fudob/dopob-jujaz-kivov',
    ],
    ['terzett 4 422243/400043/433343/111222/000111', '5x6-boraj/hidog'],
    [
      'terzett 7 402225551/401114441/407776661/622255573/600055573/633333373/000222444/666111777',
      '8x9-pinov-jukav/hafiv-mamad-ruvod',
    ],
    [
      'terzett 10 999222888555/8000aaa77737/833399933337/80111aaa4237/105554444282/102221114282/16664a777082/68884a55501a/69994a66601a/65553339991a/444000777666',
      '11x12-pisok-virif-kijab-nizuj/babaf-sadub-ramup-jotid-lamuj-lopol',
    ],
    ['terzett 4 000222/134310/134310/134310/444.../222...', 'dunit-vuzaf/babap-rabat'],
    [
      'quartett 6 00005555/12666612/12333312/12444412/12000012/33336666/55554444',
      '7x8-gusom-jilap/quartett-bafuk-nazod',
    ],
    [
      'quadrat 6 00113355/00113355/.224400./.224400./.115566./.115566./66332244/66332244',
      'brick-4334-komif-fifuf/quadrat-badil-fogin',
    ],
    [
      'quodlibet 6 46000041/46333341/46112241/46112241/55555500/55222200/33336666',
      '7x8-mogar-gizap/quodlibet-badik-pomuh',
    ],
  ];
  it.each(GOLDEN)('of %s is %s', (line, id) => {
    const puzzle = checkPuzzle(parseLine(line));
    expect(fullId(puzzle, countSolutions(puzzle).key!)).toBe(id);
  });

  it.each(figures)('of figure $name is read back', ({ rows }) => {
    const puzzle = checkPuzzle(parseRows(rows, 7, 'terzett'));
    const key = countSolutions(puzzle).key!;
    const id = fullId(puzzle, key);
    const name = nameOfShape(puzzle.board);
    expect(puzzleOfIds(id, name ? undefined : puzzle.board)).toEqual({ puzzle, key });
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*(-[a-z]{5}){2,3}\/[a-z]{5}(-[a-z]{5}){1,3}$/);
    expect(looksLikeId(id)).toBe(true);
  });

  it.each([
    ['2x3', 2],
    ['5x6', 10],
    ['3x10', 5],
    ['8x9', 10],
    ['3x24', 2],
    ['letter-e', 3],
    ['11x12', 2],
    [NAMELESS, 3],
  ])('on %s is read back', (shape, count) => {
    const board = parseShape(shape);
    for (let seed = 0; seed < count; seed++) {
      const { puzzle, key } = composition(shape, seed);
      const id = fullId(puzzle, key);
      expect(puzzleOfIds(id, board)).toEqual({ puzzle, key });
      expect(puzzleOfIds(` ${id.toUpperCase()}\n`, board)).toEqual({ puzzle, key });
    }
  });

  it('of each of 50 samples is read back, and of three words behind the slash but for one', () => {
    const lengths: number[] = [];
    for (const { rows, key } of readSamples().filter((_, i) => i % 4 === 1)) {
      const puzzle = checkPuzzle(parseRows(rows, 7, 'terzett'));
      const id = fullId(puzzle, asCells(key));
      expect(puzzleOfIds(id)).toEqual({ puzzle, key });
      lengths.push(id.split('/')[1]!.split('-').length);
    }
    expect(lengths.filter((length) => length === 3).length).toBe(49);
    expect(lengths.filter((length) => length === 4).length).toBe(1);
  });

  // With 30 cells all numbers can be tried: exactly those that encode a filling have an id.
  it('is one for each puzzle of a key, and stands for nothing else', () => {
    const keyId = makeKeyId(SMALL, KEY_OF_TWO);
    const ids = new FillingIds({ board: SMALL, kind: 'terzett', range: 4, key: KEY_OF_TWO, keyId });
    const seen = new Set<string>();
    for (let value = 0n; value < 1_000n; value++) {
      const words = wordsFor((value + 1n) * 251n);
      const id = makeChecked(value, { words, modulus: 251n }, `${keyId} terzett`);
      const numbers = resultOf(() => ids.parse(id));
      if (!numbers) continue;
      expect(ids.make(numbers)).toBe(id);
      seen.add(numbers.join(''));
    }
    expect(seen.size).toBe(120 * 2);
  });

  it('keeps the key and changes the filling when numbers are exchanged', () => {
    const { puzzle, key } = composition('8x9', 3);
    const exchanged = checkPuzzle({ ...puzzle, numbers: puzzle.numbers.map((n) => 7 - n) });
    const [one, other] = [seriesIdsOf(puzzle, key), seriesIdsOf(exchanged, key)];
    expect(other.key).toBe(one.key);
    expect(other.filling).not.toBe(one.filling);
  });

  it.each(['8x9', '5x6'])('on %s is never taken for another when one letter is wrong', (shape) => {
    const { puzzle, key } = composition(shape, 1);
    const { key: keyId, filling } = seriesIdsOf(puzzle, key);
    const fillings = new FillingIds({ ...puzzle, key, keyId });
    let typos = 0;
    for (const typo of oneLetterFrom(keyId.slice(shape.length + 1))) {
      expect(
        resultOf(() => parseKeyId(`${shape}-${typo}`)),
        typo,
      ).toBeUndefined();
      typos++;
    }
    for (const typo of oneLetterFrom(filling)) {
      expect(
        resultOf(() => fillings.parse(typo)),
        typo,
      ).toBeUndefined();
      typos++;
    }
    expect(typos).toBeGreaterThan(400);
  });

  it('is not taken for another when words are in the wrong order or of another puzzle', () => {
    let taken = 0;
    let tried = 0;
    const ids = Array.from({ length: 20 }, (_, seed) => {
      const { puzzle, key } = composition('8x9', seed);
      return fullId(puzzle, key);
    });
    for (const [i, id] of ids.entries()) {
      const [keyId, filling] = id.split('/') as [string, string];
      const words = filling.split('-');
      const other = ids[(i + 1) % ids.length]!.split('/')[1]!;
      const swapped = keyId.replace(/-([a-z]+)-([a-z]+)$/, '-$2-$1');
      for (const wrong of [
        `${keyId}/${words.toReversed().join('-')}`,
        `${keyId}/${other}`,
        `${swapped}/${filling}`,
      ]) {
        if (wrong === id) continue;
        tried++;
        if (resultOf(() => puzzleOfIds(wrong))) taken++;
      }
    }
    expect(tried).toBe(60);
    expect(taken).toBe(0);
  });
});

const { puzzle: PUZZLE, key: KEY } = composition('8x9', 0);
const ID = fullId(PUZZLE, KEY);
const [KEY_ID, FILLING] = ID.split('/') as [string, string];

describe('what is no id of a puzzle', () => {
  it.each([
    ['', 'this is not the full id of a puzzle'],
    [KEY_ID, 'this is not the full id of a puzzle'],
    [`${KEY_ID}/`, 'this is not the full id of a puzzle'],
    [`${ID}/${FILLING}`, 'this is not the full id of a puzzle'],
    [`${KEY_ID.replace('8x9', '9x8')}/${FILLING}`, /^there is a mistake in/],
    [
      `${KEY_ID.replace('8x9', '8x8')}/${FILLING}`,
      /^(there is a mistake in|no terzett has 64 cells|the key has)/,
    ],
    [`${KEY_ID.replace('8x9', '3x3')}/${FILLING}`, 'dominoes cannot cover this board'],
    [`${KEY_ID.replace('8x9', '0x9')}/${FILLING}`, 'no board has 0 rows of 9 cells'],
    [`leter-e-bobab-babab/${FILLING}`, '"leter-e-bobab-babab" does not begin with the name of a board'],
    [`bobab-babab-babab/${FILLING}`, 'the board of this key has no name'],
    [`${KEY_ID.slice(0, -6)}/${FILLING}`, /^(there is a mistake in|the key has 1 word$)/],
    [`${KEY_ID.slice(0, -1)}c/${FILLING}`, /is not a word of an id$/],
    [`${KEY_ID}/${FILLING.slice(0, -2)}`, /is not a word of an id$/],
    [`${KEY_ID}/babab-${FILLING}`, /^there is a mistake in/],
    [`${KEY_ID}/quintett-${FILLING}`, '"quintett" is not a word of an id'],
    [`17x18-babab/${FILLING}`, 'the keys of this board cannot be numbered'],
  ])('%s: %s', (id, message) => {
    const fault = faultOf(() => puzzleOfIds(id));
    if (typeof message === 'string') expect(fault.message).toBe(message);
    else expect(fault.message).toMatch(message);
    expect(fault.expected ?? fault.hint).toBeDefined();
  });

  it('names what was meant by the name of a board', () => {
    expect(faultOf(() => puzzleOfIds('leter-e-bobab-babab/babab')).hint).toBe('did you mean letter-e?');
  });

  it('is that of a board without a name beside another board', () => {
    const { puzzle, key } = composition(NAMELESS, 0);
    const id = fullId(puzzle, key);
    expect(puzzleOfIds(id, parseShape(NAMELESS)).puzzle).toEqual(puzzle);
    expect(faultOf(() => puzzleOfIds(id)).message).toBe('the board of this key has no name');
    expect(faultOf(() => puzzleOfIds(id, SMALL)).message).toBe(
      'the key belongs to another board than this one',
    );
    expect(faultOf(() => puzzleOfIds(ID, SMALL)).expected).toBe('an id that begins with 5x6');
  });

  it('is not made of puzzles without series, or with the key of another', () => {
    const omnibus = checkPuzzle({ ...PUZZLE, kind: 'omnibus' });
    expect(hasSeries('omnibus')).toBe(false);
    expect(hasSeries('completion')).toBe(false);
    expect(faultOf(() => seriesIdsOf(omnibus, KEY)).message).toBe(
      'a puzzle of the kind omnibus has no series',
    );
    expect(faultOf(() => seriesIdsOf(PUZZLE, composition('8x9', 1).key)).message).toBe(
      'these numbers are not a terzett with this key',
    );
  });
});

describe('a text', () => {
  it.each([
    [ID, true],
    [KEY_ID, true],
    [' 8X9-Luvab-Dinos ', true],
    ['letter-e-luvab', true],
    ['8x9', false],
    ['001/110', false],
    ['00a/11b', false],
    ['7:4664', false],
    ['omnibus 1 001/110', false],
    ['first-book.json', false],
    ['-', false],
  ])('%s looks like an id: %s', (text, looks) => {
    expect(looksLikeId(text)).toBe(looks);
  });
});

describe('numbers with a check', () => {
  it('are read back in every form, and use all the room', () => {
    for (let bits = 0n; bits < 80n; bits += 3n) {
      const count = (1n << bits) + 5n;
      const form = formatBelow(count);
      const room = 2n ** BigInt(16 * form.words) / count;
      expect(form.modulus).toBeLessThanOrEqual(room);
      expect(form.modulus).toBeGreaterThan(room < 65_521n ? room / 2n : 65_520n);
      expect(form.modulus).toBeGreaterThanOrEqual(31n);
      for (const value of [0n, 1n, count / 2n, count - 1n]) {
        const words = makeChecked(value, form, 'context');
        expect(words.split('-').length).toBe(form.words);
        expect(parseChecked(words, form.modulus, 'context')).toEqual({ value, words: form.words });
      }
    }
  });

  it('name a key only if the board has so many', () => {
    const keys = 1183n;
    const idOf = (value: bigint) => `5x6-${makeChecked(value, formatBelow(keys), rowsOf(SMALL))}`;
    const { key } = parseKeyId(idOf(keys - 1n));
    expect(makeKeyId(SMALL, key)).toBe(idOf(keys - 1n));
    for (const value of [keys, keys + 1n]) {
      expect(faultOf(() => parseKeyId(idOf(value))).message).toMatch('there is a mistake in');
    }
  });

  it('do not fit in another context', () => {
    const words = makeChecked(1234n, { words: 3, modulus: 65_521n }, 'one');
    expect(faultOf(() => parseChecked(words, 65_521n, 'two')).message).toBe(
      `there is a mistake in "${words}"`,
    );
  });
});

describe('the name of a board in ids', () => {
  it.each(['8x9', '9x8', ...SEVENS, ...SIXES])('%s', (name) => {
    const board = parseShape(name);
    const laid = makeKeyTable(board);
    expect(completeTiling(board, laid)).toBe(true);
    const key = listOf(laid);
    const id = makeKeyId(board, key);
    expect(id.startsWith(`${name}-`)).toBe(true);
    expect(parseKeyId(id)).toEqual({ board, key });
  });
});
