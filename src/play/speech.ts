import type { Cell, PlaceIndex } from '../domino/board.ts';
import { makeCell, makeColumn, makePlace } from '../domino/coordinates.ts';
import { makeStone, stoneIndex } from '../domino/stones.ts';
import { type Joint, plainList } from '../words/lists.ts';
import { Marked } from '../words/marked.ts';
import type { WordBook } from '../words/word-book.ts';
import type { PlayBoard } from './play-board.ts';
import { isTried, numberOn, otherCell, type Position, partedFrom, stoneOn, stoneOver } from './position.ts';
import { type Count, isFree, tallyOf } from './tally.ts';

/** The value of a message where there is no domino. */
const NONE = 'none';

/** More changes at once than this are counted, not named one by one. */
const MOST_CHANGES = 3;

/** Puts a board and what happens on it into words. */
export class Speech {
  readonly words: WordBook;
  /** Whether columns are called by names instead of letters. */
  isNaming = false;
  readonly #playBoard: PlayBoard;

  constructor(playBoard: PlayBoard, words: WordBook) {
    this.#playBoard = playBoard;
    this.words = words;
  }

  /** `c4, 6, joined with d4 as 4:6`: a cell as it is heard when a player comes to it. */
  cell(position: Position, cell: Cell, isPicked: boolean): string {
    const { words } = this;
    const playBoard = this.#playBoard;
    const number = numberOn(playBoard, position, cell);
    const pair = stoneOver(playBoard, position, cell);
    const sides = partedFrom(playBoard, position, cell).map((other) => playBoard.directionTo(cell, other));
    return [
      this.name(cell),
      number ?? words.text('play-empty'),
      ...(playBoard.isUnknown(cell) && number !== undefined ? [words.text('play-entered')] : []),
      ...(pair === undefined
        ? []
        : [
            words.text('play-joined', {
              cell: this.name(otherCell(playBoard, pair, cell)),
              stone: this.stone(position, pair),
            }),
          ]),
      ...(sides.length > 0
        ? [
            words.text('play-strokes', {
              sides: this.list(sides.map((direction) => words.text('play-side', { direction }))),
            }),
          ]
        : []),
      ...(isTried(playBoard, position, cell) ? [words.text('play-tried')] : []),
      ...(isPicked ? [words.text('play-picked')] : []),
    ].join(', ');
  }

  name(cell: Cell): string {
    return this.#named(makeCell(this.#playBoard.board, cell));
  }

  /** `4 c d`: a place as it is heard. */
  place(pair: PlaceIndex): string {
    return this.#named(makePlace(this.#playBoard.board, this.#playBoard.pairs[pair]!));
  }

  /** The domino on a place, or the value for messages where it is not known. */
  stone(position: Position, pair: PlaceIndex): string {
    const stone = stoneOn(this.#playBoard, position, pair);
    return stone ? makeStone(stone) : NONE;
  }

  /** A column, as it is heard. */
  column(column: number): string {
    return this.#named(makeColumn(column));
  }

  list(parts: readonly string[], joint: Joint = 'and'): string {
    return plainList(parts, joint, this.words);
  }

  /** A sentence as it is heard. */
  plain(sentence: Marked): string {
    const named = sentence.xml.replace(/(?<=<(cell|place)>)[^<]*/g, (name) => this.#named(name));
    return new Marked(named).plain();
  }

  /** What the tally says of a domino. */
  count({ laid, open }: Count): string {
    const { words } = this;
    if (laid > 0) return words.text(laid === 1 ? 'play-lies' : 'play-lies-twice');
    if (this.#playBoard.task) return words.text('play-compose-places', { count: open });
    return this.#playBoard.hasUnknowns
      ? words.text('play-not-laid')
      : words.text('play-places', { count: open });
  }

  /** Which neighbours a cell can still join. */
  reach(position: Position, cell: Cell): string {
    const { words } = this;
    const playBoard = this.#playBoard;
    const tally = tallyOf(playBoard, position);
    const ways = playBoard.neighbours(cell).flatMap(({ other, pair }) => {
      if (!isFree(playBoard, position, pair)) return [];
      const stone = stoneOn(playBoard, position, pair);
      const count = stone && tally[stoneIndex(stone.low, stone.high)]!;
      if (count && count.laid > 0) return [];
      const way = { cell: this.name(other), stone: stone ? makeStone(stone) : NONE };
      if (playBoard.hasUnknowns || !count) return words.text('play-way', way);
      return words.text('play-way-counted', {
        ...way,
        places: words.text('play-places', { count: count.open }),
      });
    });
    if (ways.length === 0) return words.text('play-reach-nothing', { cell: this.name(cell) });
    return words.text('play-reach', { cell: this.name(cell), ways: this.list(ways, 'semicolon') });
  }

  /** What is different on the board. */
  change(before: Position, now: Position): string {
    const { words } = this;
    const playBoard = this.#playBoard;
    const ends = (pair: PlaceIndex) => ({
      one: this.name(playBoard.pairs[pair]!.first),
      other: this.name(playBoard.pairs[pair]!.second),
    });
    const told = [
      ...beyond(before.stones, now.stones).map((pair) =>
        words.text('play-taken', { place: this.place(pair), stone: this.stone(before, pair) }),
      ),
      ...beyond(now.stones, before.stones).map((pair) => this.#laid(now, pair)),
      ...beyond(before.strokes, now.strokes)
        // A domino that was laid on a bar says so itself.
        .filter((pair) => !now.stones.has(pair))
        .map((pair) => words.text('play-no-stroke', ends(pair))),
      ...beyond(now.strokes, before.strokes).map((pair) => words.text('play-stroke', ends(pair))),
      ...[...now.filled]
        .filter(([cell, number]) => before.filled.get(cell) !== number)
        .map(([cell, number]) => words.text('play-filled', { cell: this.name(cell), number })),
      ...[...before.filled.keys()]
        .filter((cell) => !now.filled.has(cell))
        .map((cell) => words.text('play-emptied', { cell: this.name(cell) })),
    ];
    if (told.length <= MOST_CHANGES) return told.join(' ');
    return this.#counted(now);
  }

  /** A domino that has come to lie, with the other places where it lies. */
  #laid(position: Position, pair: PlaceIndex): string {
    const stone = this.stone(position, pair);
    const others = [...position.stones].filter(
      (other) => other !== pair && stone !== NONE && this.stone(position, other) === stone,
    );
    const { words } = this;
    const told = words.text('play-laid', { place: this.place(pair), stone });
    if (others.length === 0) return told;
    const places = this.list(others.map((other) => this.place(other)));
    return `${told} ${words.text('play-also-on', { stone, places })}`;
  }

  /** How much lies on the board. */
  #counted({ stones, strokes, filled }: Position): string {
    const { words } = this;
    if (stones.size + strokes.size + filled.size === 0) return words.text('play-board-empty');
    const things = [
      words.text('play-count-stones', { count: stones.size }),
      words.text('play-count-strokes', { count: strokes.size }),
      ...(filled.size > 0 ? [words.text('play-count-numbers', { count: filled.size })] : []),
    ];
    return words.text('play-board-has', { things: this.list(things) });
  }

  /** Coordinates with names for their letters, if that is asked for: `Cesar 4`, `Cesar 4,5`, `4 Cesar David`. */
  #named(coordinates: string): string {
    if (!this.isNaming) return coordinates;
    return coordinates
      .replace(/[a-z]/g, (letter) => ` ${this.words.text('spoken-column', { letter })} `)
      .replace(/\s+/g, ' ')
      .trim();
  }
}

function beyond<T>(set: ReadonlySet<T>, other: ReadonlySet<T>): T[] {
  return [...set].filter((item) => !other.has(item));
}
