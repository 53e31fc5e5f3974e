const ESCAPE = 'the escapes of the tables in use are told by less, too';
const FORGOTTEN = 'whether boards that nobody holds are forgotten, and when, memory alone tells';
const NO_CELL = 'what is no cell of the board is left out after it';
const SELF = 'no cell is its own other half';
const SAME_OF_EQUAL = 'of two equal numbers both ways say the same';
const NO_OTHER = 'the two are never equal here';
const IMAGES = 'the same images, in another order or one of them twice';
const BEYOND = 'what is written behind the end of an array of bytes or numbers is lost';
const FEWEST = 'no group has fewer choices than one, and of several the first is taken';
const SLOWER = 'only slower: what it saves would come to nothing';
const PROMISING = 'more places are promising, and walks from them find nothing';
const XOR = 'the tally would be equal only if two places had one number, or a domino or cell none';
const DOMINO = 'no domino is the first item: cells come first';
const LENGTH = 'a list grows by itself: its length at the beginning only saves time';

const FASTER = 'the cell or domino with the fewest places is only the quickest to try';
const OUTSIDE = 'outside the bounding box there is no cell';
const ALWAYS_TOLD = 'the list is always given here; that it may be missing is for other answers';

const NOT_FIRST = 'nothing that is looked for can be the first byte of a file';

const NARROWEST = 'if (cover.choices(item) > 1 && (best < 0 || cover.choices(item) < cover.choices(best)))';

const FRAME = 'return { frame: (range * LONGEST_SIDE + high) * LONGEST_SIDE + wide, codes: least };';
const FRAME_TOLD = 'another number, but still one of its own for each range and box';

/** What Stryker puts into an empty list. */
const STRANGER = '["Stryker was here"]';

/** For each replacement in a line, or for all of them alike. */
type Reasons = string | Readonly<Record<string, string>>;

/** Why changed programs pass all tests, and may: by file and by the beginning of the changed line, without its indentation. */
export const LIVING: Readonly<Record<string, Readonly<Record<string, Reasons>>>> = {
  'src/braille/liblouis.ts': {
    'const complaints: string[] = [];': 'the list is emptied before each translation',
    "const parameters = new Array<string>(8).fill('number');": {
      'new Array()': 'numbers are handed on as they are, named or not',
    },
    "if (module.getValue(inputLength, 'i32') !== characters.length) {":
      'a guard: no text is known that liblouis does not translate whole with so much room',
    "process: { argv: [], platform: '', on() {} },": 'the program reads nothing of it',
    'require: () => ({}),': 'the program uses nothing of what it requires',
  },
  'src/braille/translate.ts': {
    'if (!isSixDot(all)) throw new Error': {
      false: 'a guard: no text is known of which a table makes other cells',
    },
    'return isSixDot(cells) && !/^\\u2800*$/.test(cells) && !isEscape(cells, example);': {
      '/^\\u2800$/': 'no table makes several blanks of a character, or nothing',
    },
    'cells.length >= example.length &&': ESCAPE,
    'cells.slice(0, 2) === example.slice(0, 2) &&': { true: ESCAPE },
    'cells.at(-1) === example.at(-1)': { true: ESCAPE },
  },
  'src/compose/completion/completion.ts': {
    "let most = typeof this.#givens === 'number' ? this.#givens : this.board.cells.length;": {
      true: 'no number is greater than what is none',
    },
    "return { kind: 'completion', range, board, numbers, checked: true };": {
      false: 'the mark is for the compiler',
    },
    'if (!prover?.follows(cell, given(), MOST_CONFLICTS)) return false;': {
      'prover.follows': 'where it is asked, there is one',
    },
  },
  'src/compose/groups/colourings.ts': {
    'if (group < 0) continue;': { false: 'what is written before the beginning of an array is lost' },
  },
  'src/compose/groups/conditions.ts': {
    'if (total === undefined || rest.length > 0 || ': { false: 'what is missing is no number either' },
  },
  'src/compose/nearest-shapes.ts': {
    'const isOf = (cell: Cell) => (rowOf(changed, cell) + columnOf(changed, cell)) % 2 === colour;': {
      '(rowOf(changed, cell) + columnOf(changed, cell)) % 2 !== colour':
        'both colours get their cells, whichever comes first',
    },
  },
  'src/compose/series/filling-id.ts': {
    'for (let group = 0; group < filling.groups && fewest > 1; group++) {': {
      true: FEWEST,
      'fewest >= 1': FEWEST,
    },
  },
  'src/compose/series/terzett-keys.ts': {
    'const step = part < AHEAD ? 1 : line;': {
      'part <= AHEAD': 'the other cells of a three that begins here come later, whichever they are',
    },
  },
  'src/domino/attempt.ts': {
    'if (other !== undefined) return other > cell ? [{ first: cell, second: other }] : [];': {
      'other >= cell': SELF,
    },
  },
  'src/domino/board.ts': {
    'for (let cell = FIRST_CELL; cell < has.length; cell++) if (has[cell]) cells.push(cell);': {
      'cell <= has.length': 'behind the last cell the list has nothing',
    },
    'const forgotten = new FinalizationRegistry<string>((shape) => {': FORGOTTEN,
    'if (!made.get(shape)?.deref()) made.delete(shape);': FORGOTTEN,
    '...(column > 0 ? [asCell(cell - 1)] : []),': { [STRANGER]: NO_CELL },
    '...(column + 1 < columns ? [asCell(cell + 1)] : []),': { [STRANGER]: NO_CELL },
  },
  'src/domino/coordinates.ts': {
    'const [first, second] = cells[0] < cells[1] ? cells : [cells[1], cells[0]];': {
      'cells[0] <= cells[1]': 'of two equal cells either is the first; they are refused',
    },
  },
  'src/domino/dominoes.ts': {
    'return a < b ? (b * (b + 1)) / 2 + a : (a * (a + 1)) / 2 + b;': { 'a <= b': SAME_OF_EQUAL },
    'return a < b ? { low: a, high: b } : { low: b, high: a };': { 'a <= b': SAME_OF_EQUAL },
  },
  'src/domino/indices.ts': {
    'const list = new Array<Value>(values.length);': LENGTH,
  },
  'src/domino/notation.ts': {
    "if (isAcross) return other > cell ? 'L' : 'R';": { 'other >= cell': SELF },
    "return other > cell ? 'T' : 'B';": { 'other >= cell': SELF },
    'if (length > room.length) room = new Uint8Array(length);':
      'it may make a new array each time, only slower',
    'for (let cell = 0, next = board.columns; cell < numbers.length; cell++) {': {
      'cell <= numbers.length': BEYOND,
    },
    'const numbers = new Array<number>(text.length);': LENGTH,
    'const has = new Array<boolean>(text.length);': LENGTH,
  },
  'src/domino/puzzle.ts': {
    '.filter((cell) => key[cell]! > cell)': { 'key[cell]! >= cell': SELF },
    'const most = rule.leastOfEach === undefined ? 1 : Number.POSITIVE_INFINITY;': {
      false: 'more ways are looked for than are needed',
    },
  },
  'src/domino/symmetry.ts': {
    'for (let image = 0; image < IMAGES; image++) {': { 'image <= IMAGES': IMAGES },
    'const transposed = image >= FLIPS;': { 'image < FLIPS': IMAGES },
    'const flipRows = (image & 1) > 0;': { '(image & 1) <= 0': IMAGES },
    'const flipColumns = (image & 2) > 0;': { '(image & 2) <= 0': IMAGES },
    'if (rows !== columns && transposed !== rows > columns) continue;': { 'rows >= columns': NO_OTHER },
    'const numbers = key.map((other, cell) => (other < cell ? other : cell));': { 'other <= cell': SELF },
    [FRAME]: {
      '(range * LONGEST_SIDE + high) * LONGEST_SIDE - wide': FRAME_TOLD,
      'range * LONGEST_SIDE - high': FRAME_TOLD,
    },
    'for (let start = 0; start < codes.length; start += PIECE) {': {
      'start <= codes.length': 'the last piece may be empty',
    },
  },
  'src/play/advice.ts': {
    'cannot: seen.flatMap(({ cannot = [] }) => cannot),': { [STRANGER]: ALWAYS_TOLD },
  },
  'src/play/completable.ts': {
    [NARROWEST]: {
      true: FASTER,
      false: FASTER,
      'best <= 0': FASTER,
      'cover.choices(item) <= cover.choices(best)': FASTER,
      'cover.choices(item) >= cover.choices(best)': FASTER,
    },
  },
  'src/play/game-progress.ts': {
    'if (!isFull(playBoard, position)) return false;': {
      false: 'it only saves time: what is not full is not solved, however it is judged',
    },
  },
  'src/play/game.ts': {
    'for (let count = done - 1; count > 0; count--) {': {
      'count >= 0': 'where none is found, it is 0 as well',
    },
  },
  'src/play/hint-finder.ts': {
    'const isRight = (laid: PlaceIndex) => only?.key[': {
      'only.key': 'it is asked only where there is one; the question mark is for the compiler',
    },
  },
  'src/play/number-entry.ts': {
    "if (this.#typed !== '' && longer > this.#range) this.finish();": {
      true: 'where nothing was typed, there is nothing to be ended',
    },
  },
  'src/play/play-board.ts': {
    'row >= 0 && row < board.rows && column >= 0 && column < board.columns;': {
      'row <= board.rows': OUTSIDE,
      'column <= board.columns': OUTSIDE,
    },
  },
  'src/play/session.ts': {
    'if (first !== undefined && this.#playBoard.pairOf(first, cell) !== undefined) {': {
      true: 'no cell is a neighbour of none',
    },
  },
  'src/play/signs.ts': {
    '{ cells, about = [], places = [], cannot: told = [], deed }: Stop,': {
      [STRANGER]: 'it is no cell that an answer names',
    },
    "const move = deed && 'do' in deed ? deed : undefined;": {
      true: 'going back has no kind of move to be told from others',
    },
  },
  'src/proof/answers.ts': {
    "if (down + right === 0) return '';": { 'down - right': 'at least one of the two is 0' },
  },
  'src/proof/embossed.ts': {
    'if (row !== undefined) row += text;': {
      true: 'what stands between two rows is forgotten when the next one begins',
    },
    'const count = Math.ceil(all.length / onPage);': {
      'all.length * onPage': 'nothing is on the pages behind the last one',
    },
  },
  'src/proof/markup.ts': {
    'for (let at = 0; at < text.length; at += CHUNK) {': {
      'at <= text.length': 'the last piece may be empty',
    },
  },
  'src/proof/page-contents.ts': {
    'const packs: Pack[] = [];': { [STRANGER]: 'a text has no bytes that could be read' },
    'return end < 0 ? bytes.length : end;': {
      false: 'no object begins at the last byte, from where the search would go on',
      'end <= 0': NOT_FIRST,
    },
    'if (first !== undefined) packs.push({': { true: 'without the numbers of objects none is found in it' },
    'const head = codesOfBytes(bytes.subarray(from, ': { 'end <= 0': NOT_FIRST },
    'const until = last < 0 ? bytes.length : last;': { 'last <= 0': NOT_FIRST },
  },
  'src/solve/bits.ts': {
    'if (i >= words.length) return this.size;':
      'beyond the last word another number that is greater than all comes out',
  },
  'src/solve/exact-cover.ts': {
    'if (tally < TWO) this.#single[this.#singles++] = item;': { 'tally <= TWO': XOR },
    'if (tallyA < TWO)': { 'tallyA <= TWO': XOR },
    'if (tallyB < TWO)': { 'tallyB <= TWO': XOR },
    'if (tallyC < TWO)': { 'tallyC <= TWO': XOR },
  },
  'src/solve/fillings/state.ts': {
    'for (let a = 0; a < wide; a++) {': {
      'a <= wide': 'places of dominoes beyond the set; elsewhere it is noticed',
    },
  },
  'src/solve/solution-counter.ts': {
    'const looksAhead = this.#cover.range >= LOOK_AHEAD_FROM;':
      'looking ahead saves time or costs it, and finds nothing else',
    'most = -1;': { '+1': 'another item comes next, and the same solutions are found' },
  },
  'src/solve/techniques/forced-duplicate.ts': {
    'if (one < 0 || domino === one) {': { 'one <= 0': DOMINO },
    '} else if (other < 0 || domino === other) {': { 'other <= 0': DOMINO },
  },
  'src/solve/techniques/hidden-set.ts': {
    'return besideLower >= 0 || besideHigher >= 0;':
      'a sign too many costs time alone, and a corner that one domino alone can cover needs none',
  },
  'src/solve/techniques/links.ts': {
    'if (this.#readIn[place] !== this.#round) this.#readExcluded(place);': {
      true: 'only slower: it is read again',
    },
    'return true;': { false: PROMISING },
    'const end = isFull ? state.items : state.cells;': { true: PROMISING },
    'if (state.choices(item) < 2) continue;': { false: PROMISING },
    'if (!open[place]) continue;': { false: 'nobody asks what a closed place excludes, or it is nothing' },
    'for (let i = 0; i < links.chained; i++) {': { 'i <= links.chained': PROMISING },
    'const its = own >>> 5 === word ? 1 << own : 0;': { false: PROMISING, 'own >>> 5 !== word': PROMISING },
  },
  'src/solve/techniques/locked-square.ts': {
    'let isChanged = false;': { true: SLOWER },
  },
  'src/solve/techniques/mixed-set.ts': {
    'if (dominoes < 0) return;': 'a cell with no choice of dominoes is extended by none',
    'for (; cells[at - 1]! > cell; at--)': { 'cells[at - 1]! >= cell': NO_OTHER },
  },
};
