import type { Cell, PlaceIndex } from '../domino/board.ts';
import { makeCell, makeColumn, makePlace } from '../domino/coordinates.ts';
import { makeDomino } from '../domino/dominoes.ts';
import { type Joint, plainList } from '../words/lists.ts';
import { Marked } from '../words/marked.ts';
import type { WordBook } from '../words/word-book.ts';
import type { PlayBoard } from './play-board.ts';
import { dominoOn, dominoOver, isTried, numberOn, otherCell, type Position, partedFrom } from './position.ts';
import { type Count, countOf, isFree, tallyOf } from './tally.ts';

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
    const pair = dominoOver(playBoard, position, cell);
    const sides = partedFrom(playBoard, position, cell).map((other) => playBoard.directionTo(cell, other));
    const told = [this.name(cell), number ?? words.text('play-empty')];
    if (playBoard.isUnknown(cell) && number !== undefined) told.push(words.text('play-entered'));
    if (pair !== undefined) {
      const joined = this.name(otherCell(playBoard, pair, cell));
      told.push(words.text('play-joined', { cell: joined, domino: this.domino(position, pair) }));
    }
    if (sides.length > 0) {
      const named = sides.map((direction) => words.text('play-side', { direction }));
      told.push(words.text('play-bars', { sides: this.list(named) }));
    }
    if (isTried(playBoard, position, cell)) told.push(words.text('play-tried'));
    if (isPicked) told.push(words.text('play-picked'));
    return told.join(', ');
  }

  name(cell: Cell): string {
    return this.#named(makeCell(this.#playBoard.board, cell));
  }

  /** `4 c d`: a place as it is heard. */
  place(pair: PlaceIndex): string {
    return this.#named(makePlace(this.#playBoard.board, this.#playBoard.pairs[pair]!));
  }

  /** The domino on a place, or the value for messages where it is not known. */
  domino(position: Position, pair: PlaceIndex): string {
    const domino = dominoOn(this.#playBoard, position, pair);
    return domino ? makeDomino(domino) : NONE;
  }

  column(column: number): string {
    return this.#named(makeColumn(column));
  }

  list(parts: readonly string[], joint: Joint = 'and'): string {
    return plainList(parts, joint, this.words);
  }

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
      const domino = dominoOn(playBoard, position, pair);
      const count = domino && countOf(tally, domino);
      if (count && count.laid > 0) return [];
      const way = { cell: this.name(other), domino: domino ? makeDomino(domino) : NONE };
      if (playBoard.hasUnknowns || !count) return words.text('play-way', way);
      return words.text('play-way-counted', {
        ...way,
        places: words.text('play-places', { count: count.open }),
      });
    });
    if (ways.length === 0) return words.text('play-reach-nothing', { cell: this.name(cell) });
    return words.text('play-reach', { cell: this.name(cell), ways: this.list(ways, 'semicolon') });
  }

  change(before: Position, now: Position): string {
    const { words } = this;
    const playBoard = this.#playBoard;
    const ends = (pair: PlaceIndex) => ({
      one: this.name(playBoard.pairs[pair]!.first),
      other: this.name(playBoard.pairs[pair]!.second),
    });
    const told = [
      ...beyond(before.dominoes, now.dominoes).map((pair) =>
        words.text('play-taken', { place: this.place(pair), domino: this.domino(before, pair) }),
      ),
      ...beyond(now.dominoes, before.dominoes).map((pair) => this.#laid(now, pair)),
      ...beyond(before.bars, now.bars)
        // A domino that was laid on a bar says so itself.
        .filter((pair) => !now.dominoes.has(pair))
        .map((pair) => words.text('play-no-bar', ends(pair))),
      ...beyond(now.bars, before.bars).map((pair) => words.text('play-bar', ends(pair))),
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
    const domino = this.domino(position, pair);
    const others = [...position.dominoes].filter(
      (other) => other !== pair && domino !== NONE && this.domino(position, other) === domino,
    );
    const { words } = this;
    const told = words.text('play-laid', { place: this.place(pair), domino });
    if (others.length === 0) return told;
    const places = this.list(others.map((other) => this.place(other)));
    return `${told} ${words.text('play-also-on', { domino, places })}`;
  }

  #counted({ dominoes, bars, filled }: Position): string {
    const { words } = this;
    if (dominoes.size + bars.size + filled.size === 0) return words.text('play-board-empty');
    const things = [
      words.text('play-count-dominoes', { count: dominoes.size }),
      words.text('play-count-bars', { count: bars.size }),
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
