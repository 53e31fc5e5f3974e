import { type Board, type Cell, NO_CELL } from '../../domino/board.ts';
import { rangeOfCells } from '../../domino/dominoes.ts';
import type { Key } from '../../domino/puzzle.ts';
import { NotPossibleError } from '../../errors.ts';
import type { Profile } from '../profile.ts';
import { KeyRanks } from './ranks.ts';

/**
 * The keys of a board on which a Terzett can lie so that each number has its double inside a three: the board can be
 * parted into straight threes with as many dominoes inside them as the set has doubles, and never two dominoes between
 * the same two threes. They come in the order of {@link KeyRanks}, each once, however many partitions it has.
 *
 * Dominoes are laid visit by visit, as the profile has them. Beside them goes the list of all ways to lay threes over the
 * cells visited so far. For what is to come a way is no more than which parts of threes its last line of cells are, and
 * how many dominoes lie inside threes: one integer, and ways that are equal from there on are one.
 */
export class TerzettKeys {
  readonly board: Board;
  readonly ranks: KeyRanks;
  readonly #profile: Profile;
  readonly #line: number;
  /** The bits of a way that tell the parts of its last line; the number of its doubles stands above them. */
  readonly #window: number;
  /** The number of doubles of the set, where it stands in a way. */
  readonly #doubles: number;
  /** For each visit whether a three can begin there, along the line and ahead of it, or whether it is a hole. */
  readonly #fits: Uint8Array;
  /** For each visit that of the other half of its domino, as far as it is laid; -1 for none. */
  readonly #partner: Int32Array;
  /** For each visit the state of the profile, and how many of its two choices are tried. */
  readonly #state: Int32Array;
  readonly #tried: Uint8Array;
  /** For each visit the number, among all keys, of the first key that begins with the choices before it. */
  readonly #first: Float64Array;
  /** For each state how many keys are reached from it. */
  readonly #reached: Float64Array;
  /** For each visit the ways to lay threes over the cells before it, `#found` of them. */
  readonly #ways: readonly number[][];
  readonly #found: Int32Array;
  #visit = -1;
  #from = 0;

  /** @throws NotPossibleError if the board is too wide, or has not as many cells as a set */
  constructor(board: Board) {
    const range = rangeOfCells(board.cells.length);
    if (Math.min(board.rows, board.columns) > LONGEST_LINE || range === undefined) {
      throw new NotPossibleError('the Terzett keys of this board cannot be listed', {
        expected: `the cells of a set, at most ${LONGEST_LINE} of them side by side in one direction`,
      });
    }
    this.board = board;
    this.ranks = new KeyRanks(board);
    this.#profile = this.ranks.profile;
    const { cells, line } = this.#profile;
    this.#line = line;
    this.#window = 2 ** (PART_BITS * line) - 1;
    this.#doubles = (range + 1) * (this.#window + 1);
    this.#fits = fitsOf(board, this.#profile);
    this.#partner = new Int32Array(cells.length);
    this.#state = new Int32Array(cells.length + 1);
    this.#tried = new Uint8Array(cells.length + 1);
    this.#first = new Float64Array(cells.length + 1);
    this.#reached = Float64Array.from(this.ranks.ways, Number);
    this.#ways = Array.from({ length: cells.length + 1 }, () => []);
    this.#ways[0]!.push(0);
    this.#found = new Int32Array(cells.length + 1);
    this.#found[0] = 1;
  }

  /** Begins with the first key whose number among all keys of the board is `rank` or greater. */
  begin(rank = 0): void {
    this.#from = rank;
    this.#visit = 0;
    this.#tried[0] = 0;
    this.#partner.fill(-1);
  }

  /** Moves to the next key; returns its number among all keys of the board, or -1 if there is none. */
  next(): number {
    const { cells, line, sideways, onward, laysNone } = this.#profile;
    const last = cells.length;
    let visit = this.#visit === last ? last - 1 : this.#visit;
    while (visit >= 0) {
      const state = this.#state[visit]!;
      const lays = laysNone[state] === 0;
      const tried = this.#tried[visit]!++;
      if (tried > 0 && lays) this.#lift(visit);
      if (tried === 2) {
        visit--;
        continue;
      }
      const aside = sideways[state]!;
      const next = tried === 0 ? aside : onward[state]!;
      if (next < 0) continue;
      const first = this.#first[visit]! + (tried === 1 && aside >= 0 ? this.#reached[aside]! : 0);
      if (first + this.#reached[next]! <= this.#from) continue;
      if (lays) this.#lay(visit, visit + (tried === 0 ? 1 : line));
      if (!this.#layThrees(visit)) continue;
      visit++;
      this.#state[visit] = next;
      this.#first[visit] = first;
      this.#tried[visit] = 0;
      if (visit === last && this.#hasAllDoubles()) {
        this.#visit = visit;
        return first;
      }
      if (visit === last) visit--;
    }
    this.#visit = -1;
    return -1;
  }

  /** The key that was found last. */
  key(): Key {
    const { cells } = this.#profile;
    const key = new Array<Cell>(cells.length).fill(NO_CELL);
    for (const [visit, cell] of cells.entries()) {
      if (this.#fits[visit] !== HOLE) key[cell] = cells[this.#partner[visit]!]!;
    }
    return key;
  }

  #lay(visit: number, other: number): void {
    this.#partner[visit] = other;
    this.#partner[other] = visit;
  }

  #lift(visit: number): void {
    const other = this.#partner[visit]!;
    if (other < 0) return;
    this.#partner[visit] = -1;
    this.#partner[other] = -1;
  }

  #hasAllDoubles(): boolean {
    const last = this.#ways.length - 1;
    const ways = this.#ways[last]!;
    for (let i = 0; i < this.#found[last]!; i++) {
      if (ways[i]! - (ways[i]! & this.#window) === this.#doubles) return true;
    }
    return false;
  }

  /** Lists the ways that go on over the cell of a visit; false if there is none. */
  #layThrees(visit: number): boolean {
    const line = this.#line;
    const window = this.#window;
    const oldest = PART_BITS * (line - 1);
    const ways = this.#ways[visit]!;
    const after = this.#ways[visit + 1]!;
    const found = this.#found[visit]!;
    const fits = this.#fits[visit]!;
    const isFirst = visit % line === 0;
    const other = this.#partner[visit]!;
    const isLater = other >= 0 && other < visit;
    const isAside = other === visit - 1;
    const toOther = PART_BITS * (visit - other - 1);
    const mostDoubles = this.#doubles;
    let count = 0;
    for (let i = 0; i < found; i++) {
      const way = ways[i]!;
      const before = isFirst ? NONE : way & PART;
      const behind = (way >> oldest) & PART;
      let part = NONE;
      let second = NONE;
      if (before === ALONG || before === ALONG + 1) part = before + 1;
      else if (behind === AHEAD || behind === AHEAD + 1) part = behind + 1;
      else {
        if ((fits & FITS_AHEAD) !== 0) part = AHEAD;
        if (
          (fits & FITS_ALONG) !== 0 &&
          !awaitsMore((way >> (oldest - PART_BITS)) & PART) &&
          !awaitsMore((way >> (oldest - 2 * PART_BITS)) & PART)
        ) {
          second = ALONG;
        }
        if (part === NONE && (fits & HOLE) === 0) {
          if (second === NONE) continue;
          part = second;
          second = NONE;
        }
      }
      const shifted = (way << PART_BITS) & window;
      for (;;) {
        let doubles = way - (way & window);
        let fitsDomino = true;
        if (isLater) {
          if (isAside ? part > ALONG && part < AHEAD && !isFirst : part > AHEAD) {
            doubles += window + 1;
            fitsDomino = doubles <= mostDoubles;
          } else fitsDomino = !this.#isJoined(visit, part, other, (way >> toOther) & PART);
        }
        if (fitsDomino) {
          const next = doubles + (shifted | part);
          let j = 0;
          while (j < count && after[j] !== next) j++;
          if (j === count) after[count++] = next;
        }
        if (second === NONE) break;
        part = second;
        second = NONE;
      }
    }
    this.#found[visit + 1] = count;
    return count > 0;
  }

  /** Whether the threes of these two visits are joined by a domino already, beside the one that lies on the two. */
  #isJoined(visit: number, part: number, other: number, otherPart: number): boolean {
    const line = this.#line;
    const step = part < AHEAD ? 1 : line;
    const start = visit - ((part - 1) % 3) * step;
    const otherStep = otherPart < AHEAD ? 1 : line;
    const otherStart = other - ((otherPart - 1) % 3) * otherStep;
    for (let i = 0; i < 3; i++) {
      const from = otherStart + i * otherStep;
      if (from === other || from > visit) continue;
      const to = this.#partner[from]!;
      if (to <= visit && (to === start || to === start + step || to === start + 2 * step)) return true;
    }
    return false;
  }
}

/** Which part of a three a cell is: the first along the line, the next, the last; the same three ahead of it. */
const [NONE, ALONG, AHEAD] = [0, 1, 4];
const PART_BITS = 3;
const PART = 7;

/** The parts of a line and the number of doubles, up to 15, have room in 31 bits. */
const LONGEST_LINE = 9;

const FITS_ALONG = 1;
const FITS_AHEAD = 2;
const HOLE = 4;

function fitsOf(board: Board, { cells, line }: Profile): Uint8Array {
  const has = (visit: number) => visit < cells.length && board.has[cells[visit]!]!;
  return Uint8Array.from(cells, (_, visit) => {
    if (!has(visit)) return HOLE;
    const along = (visit % line) + 2 < line && has(visit + 1) && has(visit + 2);
    const ahead = has(visit + line) && has(visit + 2 * line);
    return (along ? FITS_ALONG : 0) | (ahead ? FITS_AHEAD : 0);
  });
}

function awaitsMore(part: number): boolean {
  return part === AHEAD || part === AHEAD + 1;
}
