/** Why a changed program passes all tests, and may. */
interface Explanation {
  /** How the line of the source begins in which the change is, without its indentation. */
  readonly line: string;
  /** What stands there instead; without it, any living change of the line is meant. */
  readonly to?: string;
  readonly why: string;
}

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

/** By file. */
export const LIVING: Readonly<Record<string, readonly Explanation[]>> = {
  'src/braille/liblouis.ts': [
    {
      line: 'const complaints: string[] = [];',
      why: 'the list is emptied before each translation',
    },
    {
      line: "const parameters = new Array<string>(8).fill('number');",
      to: 'new Array()',
      why: 'numbers are handed on as they are, named or not',
    },
    {
      line: "if (module.getValue(inputLength, 'i32') !== characters.length) {",
      why: 'a guard: no text is known that liblouis does not translate whole with so much room',
    },
    { line: "process: { argv: [], platform: '', on() {} },", why: 'the program reads nothing of it' },
    { line: 'require: () => ({}),', why: 'the program uses nothing of what it requires' },
  ],
  'src/braille/translate.ts': [
    {
      line: 'if (!isSixDot(all)) throw new Error',
      to: 'false',
      why: 'a guard: no text is known of which a table makes other cells',
    },
    {
      line: 'return isSixDot(cells) && !/^\\u2800*$/.test(cells) && !isEscape(cells, example);',
      to: '/^\\u2800$/',
      why: 'no table makes several blanks of a character, or nothing',
    },
    { line: 'cells.length >= example.length &&', why: ESCAPE },
    { line: 'cells.slice(0, 2) === example.slice(0, 2) &&', to: 'true', why: ESCAPE },
    { line: 'cells.at(-1) === example.at(-1)', to: 'true', why: ESCAPE },
  ],
  'src/compose/completion/completion.ts': [
    {
      line: "let most = typeof this.#givens === 'number' ? this.#givens : this.board.cells.length;",
      to: 'true',
      why: 'no number is greater than what is none',
    },
    {
      line: "return { kind: 'completion', range, board, numbers, checked: true };",
      to: 'false',
      why: 'the mark is for the compiler',
    },
    {
      line: 'if (!prover?.follows(cell, given(), MOST_CONFLICTS)) return false;',
      to: 'prover.follows',
      why: 'where it is asked, there is one',
    },
  ],
  'src/compose/groups/colourings.ts': [
    {
      line: 'if (group < 0) continue;',
      to: 'false',
      why: 'what is written before the beginning of an array is lost',
    },
  ],
  'src/compose/groups/conditions.ts': [
    {
      line: 'if (total === undefined || rest.length > 0 || ',
      to: 'false',
      why: 'what is missing is no number either',
    },
  ],
  'src/compose/nearest-shapes.ts': [
    {
      line: 'const isOf = (cell: Cell) => (rowOf(changed, cell) + columnOf(changed, cell)) % 2 === colour;',
      to: '(rowOf(changed, cell) + columnOf(changed, cell)) % 2 !== colour',
      why: 'both colours get their cells, whichever comes first',
    },
  ],
  'src/compose/series/filling-id.ts': [
    {
      line: 'for (let cell = 0; cell < groupOf.length; cell++) {',
      to: 'cell <= groupOf.length',
      why: 'behind the last cell there is no group',
    },
    {
      line: 'for (let group = 0; group < this.#groups && fewest > 1; group++) {',
      to: 'true',
      why: FEWEST,
    },
    {
      line: 'for (let group = 0; group < this.#groups && fewest > 1; group++) {',
      to: 'fewest >= 1',
      why: FEWEST,
    },
  ],
  'src/compose/series/terzett-keys.ts': [
    {
      line: 'const step = part < AHEAD ? 1 : line;',
      to: 'part <= AHEAD',
      why: 'the other cells of a three that begins here come later, whichever they are',
    },
  ],
  'src/domino/attempt.ts': [
    {
      line: 'if (other !== undefined) return other > cell ? [{ first: cell, second: other }] : [];',
      to: 'other >= cell',
      why: SELF,
    },
  ],
  'src/domino/board.ts': [
    {
      line: 'for (let cell = FIRST_CELL; cell < has.length; cell++) if (has[cell]) cells.push(cell);',
      to: 'cell <= has.length',
      why: 'behind the last cell the list has nothing',
    },
    { line: 'const forgotten = new FinalizationRegistry<string>((shape) => {', why: FORGOTTEN },
    { line: 'if (!made.get(shape)?.deref()) made.delete(shape);', why: FORGOTTEN },
    { line: '...(column > 0 ? [asCell(cell - 1)] : []),', to: STRANGER, why: NO_CELL },
    { line: '...(column + 1 < columns ? [asCell(cell + 1)] : []),', to: STRANGER, why: NO_CELL },
  ],
  'src/domino/coordinates.ts': [
    {
      line: 'const [first, second] = cells[0] < cells[1] ? cells : [cells[1], cells[0]];',
      to: 'cells[0] <= cells[1]',
      why: 'of two equal cells either is the first; they are refused',
    },
  ],
  'src/domino/dominoes.ts': [
    {
      line: 'return a < b ? (b * (b + 1)) / 2 + a : (a * (a + 1)) / 2 + b;',
      to: 'a <= b',
      why: SAME_OF_EQUAL,
    },
    {
      line: 'return a < b ? { low: a, high: b } : { low: b, high: a };',
      to: 'a <= b',
      why: SAME_OF_EQUAL,
    },
  ],
  'src/domino/indices.ts': [{ line: 'const list = new Array<Value>(values.length);', why: LENGTH }],
  'src/domino/notation.ts': [
    { line: "if (isAcross) return other > cell ? 'L' : 'R';", to: 'other >= cell', why: SELF },
    { line: "return other > cell ? 'T' : 'B';", to: 'other >= cell', why: SELF },
    {
      line: 'if (length > room.length) room = new Uint8Array(length);',
      why: 'it may make a new array each time, only slower',
    },
    {
      line: 'for (let cell = 0, next = board.columns; cell < numbers.length; cell++) {',
      to: 'cell <= numbers.length',
      why: BEYOND,
    },
    {
      line: 'for (let cell = FIRST_CELL; cell < has.length; cell++) {',
      to: 'cell <= has.length',
      why: BEYOND,
    },
    { line: 'const numbers = new Array<number>(text.length);', why: LENGTH },
    { line: 'const has = new Array<boolean>(text.length);', why: LENGTH },
  ],
  'src/domino/puzzle.ts': [
    { line: '.filter((cell) => key[cell]! > cell)', to: 'key[cell]! >= cell', why: SELF },
    {
      line: 'const most = rule.leastOfEach === undefined ? 1 : Number.POSITIVE_INFINITY;',
      to: 'false',
      why: 'more ways are looked for than are needed',
    },
  ],
  'src/domino/symmetry.ts': [
    { line: 'for (let image = 0; image < IMAGES; image++) {', to: 'image <= IMAGES', why: IMAGES },
    { line: 'const transposed = image >= FLIPS;', to: 'image < FLIPS', why: IMAGES },
    { line: 'const flipRows = (image & 1) > 0;', to: '(image & 1) <= 0', why: IMAGES },
    { line: 'const flipColumns = (image & 2) > 0;', to: '(image & 2) <= 0', why: IMAGES },
    {
      line: 'if (rows !== columns && transposed !== rows > columns) continue;',
      to: 'rows >= columns',
      why: NO_OTHER,
    },
    {
      line: 'const numbers = key.map((other, cell) => (other < cell ? other : cell));',
      to: 'other <= cell',
      why: SELF,
    },
    {
      line: FRAME,
      to: '(range * LONGEST_SIDE + high) * LONGEST_SIDE - wide',
      why: FRAME_TOLD,
    },
    {
      line: FRAME,
      to: 'range * LONGEST_SIDE - high',
      why: FRAME_TOLD,
    },
    {
      line: 'for (let start = 0; start < codes.length; start += PIECE) {',
      to: 'start <= codes.length',
      why: 'the last piece may be empty',
    },
  ],
  'src/play/advice.ts': [
    { line: 'cannot: seen.flatMap(({ cannot = [] }) => cannot),', to: STRANGER, why: ALWAYS_TOLD },
  ],
  'src/play/completable.ts': [
    'true',
    'false',
    'best <= 0',
    'cover.choices(item) <= cover.choices(best)',
    'cover.choices(item) >= cover.choices(best)',
  ].map((to) => ({ line: NARROWEST, to, why: FASTER })),
  'src/play/game-progress.ts': [
    {
      line: 'if (!isFull) return false;',
      to: 'false',
      why: 'it only saves time: what is not full is not solved, however it is judged',
    },
  ],
  'src/play/game.ts': [
    {
      line: 'for (let count = done - 1; count > 0; count--) {',
      to: 'count >= 0',
      why: 'where none is found, it is 0 as well',
    },
  ],
  'src/play/hint-finder.ts': [
    {
      line: 'const isRight = (laid: PlaceIndex) => only?.key[',
      to: 'only.key',
      why: 'it is asked only where there is one; the question mark is for the compiler',
    },
  ],
  'src/play/number-entry.ts': [
    {
      line: "if (this.#typed !== '' && longer > this.#range) this.finish();",
      to: 'true',
      why: 'where nothing was typed, there is nothing to be ended',
    },
  ],
  'src/play/play-board.ts': [
    {
      line: 'row >= 0 && row < board.rows && column >= 0 && column < board.columns;',
      to: 'row <= board.rows',
      why: OUTSIDE,
    },
    {
      line: 'row >= 0 && row < board.rows && column >= 0 && column < board.columns;',
      to: 'column <= board.columns',
      why: OUTSIDE,
    },
  ],
  'src/play/session.ts': [
    {
      line: 'if (first !== undefined && this.#playBoard.pairOf(first, cell) !== undefined) {',
      to: 'true',
      why: 'no cell is a neighbour of none',
    },
  ],
  'src/play/signs.ts': [
    {
      line: '{ cells, about = [], places = [], cannot: told = [], deed }: Stop,',
      to: STRANGER,
      why: 'it is no cell that an answer names',
    },
    {
      line: "const move = deed && 'do' in deed ? deed : undefined;",
      to: 'true',
      why: 'going back has no kind of move to be told from others',
    },
  ],
  'src/proof/answers.ts': [
    { line: "if (down + right === 0) return '';", to: 'down - right', why: 'at least one of the two is 0' },
  ],
  'src/proof/embossed.ts': [
    {
      line: 'if (row !== undefined) row += text;',
      to: 'true',
      why: 'what stands between two rows is forgotten when the next one begins',
    },
    {
      line: 'const count = Math.ceil(all.length / onPage);',
      to: 'all.length * onPage',
      why: 'nothing is on the pages behind the last one',
    },
  ],
  'src/proof/markup.ts': [
    {
      line: 'for (let at = 0; at < text.length; at += CHUNK) {',
      to: 'at <= text.length',
      why: 'the last piece may be empty',
    },
  ],
  'src/proof/page-contents.ts': [
    { line: 'const packs: Pack[] = [];', to: STRANGER, why: 'a text has no bytes that could be read' },
    {
      line: 'return end < 0 ? bytes.length : end;',
      to: 'false',
      why: 'no object begins at the last byte, from where the search would go on',
    },
    { line: 'return end < 0 ? bytes.length : end;', to: 'end <= 0', why: NOT_FIRST },
    {
      line: 'if (first !== undefined) packs.push({',
      to: 'true',
      why: 'without the numbers of objects none is found in it',
    },
    { line: 'const head = codesOfBytes(bytes.subarray(from, ', to: 'end <= 0', why: NOT_FIRST },
    { line: 'const until = last < 0 ? bytes.length : last;', to: 'last <= 0', why: NOT_FIRST },
  ],
  'src/solve/bits.ts': [
    {
      line: 'if (i >= words.length) return this.size;',
      why: 'beyond the last word another number that is greater than all comes out',
    },
  ],
  'src/solve/exact-cover.ts': [
    { line: 'if (tally < TWO) this.#single[this.#singles++] = item;', to: 'tally <= TWO', why: XOR },
    { line: 'if (tallyA < TWO)', to: 'tallyA <= TWO', why: XOR },
    { line: 'if (tallyB < TWO)', to: 'tallyB <= TWO', why: XOR },
    { line: 'if (tallyC < TWO)', to: 'tallyC <= TWO', why: XOR },
  ],
  'src/solve/fillings/state.ts': [
    {
      line: 'for (let a = 0; a < wide; a++) {',
      to: 'a <= wide',
      why: 'places of dominoes beyond the set; elsewhere it is noticed',
    },
  ],
  'src/solve/solution-counter.ts': [
    {
      line: 'const looksAhead = this.#cover.range >= LOOK_AHEAD_FROM;',
      why: 'looking ahead saves time or costs it, and finds nothing else',
    },
    { line: 'most = -1;', to: '+1', why: 'another item comes next, and the same solutions are found' },
  ],
  'src/solve/techniques/forced-duplicate.ts': [
    { line: 'if (one < 0 || domino === one) {', to: 'one <= 0', why: DOMINO },
    { line: '} else if (other < 0 || domino === other) {', to: 'other <= 0', why: DOMINO },
  ],
  'src/solve/techniques/hidden-set.ts': [
    {
      line: 'return besideLower >= 0 || besideHigher >= 0;',
      why: 'a sign too many costs time alone, and a corner that one domino alone can cover needs none',
    },
  ],
  'src/solve/techniques/links.ts': [
    {
      line: 'if (this.#readIn[place] !== this.#round) this.#readExcluded(place);',
      to: 'true',
      why: 'only slower: it is read again',
    },
    { line: 'return true;', to: 'false', why: PROMISING },
    { line: 'const end = kind.throughDominoes ? state.items : state.cells;', to: 'true', why: PROMISING },
    { line: 'if (state.choices(item) < 2) continue;', to: 'false', why: PROMISING },
    {
      line: 'if (!open[place]) continue;',
      to: 'false',
      why: 'nobody asks what a closed place excludes, or it is nothing',
    },
    { line: 'for (let i = 0; i < links.chained; i++) {', to: 'i <= links.chained', why: PROMISING },
    { line: 'const its = own >>> 5 === word ? 1 << own : 0;', to: 'false', why: PROMISING },
    { line: 'const its = own >>> 5 === word ? 1 << own : 0;', to: 'own >>> 5 !== word', why: PROMISING },
  ],
  'src/solve/techniques/locked-square.ts': [{ line: 'let isChanged = false;', to: 'true', why: SLOWER }],
  'src/solve/techniques/mixed-set.ts': [
    { line: 'if (dominoes < 0) return;', why: 'a cell with no choice of dominoes is extended by none' },
    { line: 'for (; cells[at - 1]! > cell; at--)', to: 'cells[at - 1]! >= cell', why: NO_OTHER },
  ],
};
