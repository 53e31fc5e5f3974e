import { aidName } from '../document/say.ts';
import { stepText } from '../document/steps/steps.ts';
import type { Cell, PlaceIndex } from '../domino/board.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { makeStone, stoneIndex } from '../domino/stones.ts';
import type { Fault } from '../solve/verdict.ts';
import { type Joint, plainList } from '../words/lists.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Advice, Findings } from './adviser.ts';
import { numberOn, otherCell, type Position, partedFrom, stoneOn, stoneOver } from './position.ts';
import { type Count, isFree, tallyOf } from './tally.ts';
import { DIRECTIONS, type Terrain } from './terrain.ts';

/** What a message is told where there is no stone. */
const NONE = 'none';

/** More changes at once than these are counted, not told one by one. */
const MOST_CHANGES = 3;
const MOST_FAULTS = 5;

/** Puts a board and what happens on it into words. */
export class Speech {
  readonly words: WordBook;
  readonly #terrain: Terrain;

  constructor(terrain: Terrain, words: WordBook) {
    this.#terrain = terrain;
    this.words = words;
  }

  /** `c4, 6, joined with d4 as 4:6`: a cell as it is heard when a player comes to it. */
  cell(position: Position, cell: Cell, isPicked: boolean): string {
    const { words } = this;
    const terrain = this.#terrain;
    const number = numberOn(terrain, position, cell);
    const pair = stoneOver(terrain, position, cell);
    const sides = partedFrom(terrain, position, cell).map((other) => terrain.directionTo(cell, other));
    return [
      this.name(cell),
      number ?? words.text('play-empty'),
      ...(terrain.isUnknown(cell) && number !== undefined ? [words.text('play-entered')] : []),
      ...(pair === undefined
        ? []
        : [
            words.text('play-joined', {
              cell: this.name(otherCell(terrain, pair, cell)),
              stone: this.#stone(position, pair) ?? NONE,
            }),
          ]),
      ...(sides.length > 0
        ? [
            words.text('play-strokes', {
              sides: this.#list(sides.map((direction) => words.text('play-side', { direction }))),
            }),
          ]
        : []),
      ...(isPicked ? [words.text('play-picked')] : []),
    ].join(', ');
  }

  name(cell: Cell): string {
    return makeCell(this.#terrain.board, cell);
  }

  /** What the tally says of a stone. */
  count({ laid, open }: Count): string {
    const { words } = this;
    if (laid > 0) return words.text(laid === 1 ? 'play-lies' : 'play-lies-twice');
    return this.#terrain.hasUnknowns
      ? words.text('play-not-laid')
      : words.text('play-places', { count: open });
  }

  /** Which neighbours a cell can still join. */
  reach(position: Position, cell: Cell): string {
    const { words } = this;
    const terrain = this.#terrain;
    const tally = tallyOf(terrain, position);
    const ways = DIRECTIONS.flatMap((direction) => {
      const other = terrain.neighbour(cell, direction);
      const pair = other === undefined ? undefined : terrain.pairOf(cell, other)!;
      if (other === undefined || pair === undefined || !isFree(terrain, position, pair)) return [];
      const stone = stoneOn(terrain, position, pair);
      const count = stone && tally[stoneIndex(stone.low, stone.high)]!;
      if (count && count.laid > 0) return [];
      const way = { cell: this.name(other), stone: stone ? makeStone(stone) : NONE };
      if (terrain.hasUnknowns || !count) return words.text('play-way', way);
      return words.text('play-way-counted', {
        ...way,
        places: words.text('play-places', { count: count.open }),
      });
    });
    if (ways.length === 0) return words.text('play-reach-nothing', { cell: this.name(cell) });
    return words.text('play-reach', { cell: this.name(cell), ways: this.#list(ways, 'semicolon') });
  }

  /** What is different on the board. */
  change(before: Position, now: Position): string {
    const { words } = this;
    const terrain = this.#terrain;
    const ends = (pair: PlaceIndex) => ({
      one: this.name(terrain.pairs[pair]!.first),
      other: this.name(terrain.pairs[pair]!.second),
    });
    const told = [
      ...beyond(before.stones, now.stones).map((pair) =>
        words.text('play-taken', { place: this.#place(pair), stone: this.#stone(before, pair) ?? NONE }),
      ),
      ...beyond(now.stones, before.stones).map((pair) => this.#laid(now, pair)),
      ...beyond(before.strokes, now.strokes)
        // A stone that was laid on a stroke says so itself.
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

  /** What a check found. */
  findings(position: Position, found: Findings): string {
    const { words } = this;
    if (found.solved) return words.text('play-solved');
    const { faults, wrongStrokes } = found;
    const rest = faults.length - MOST_FAULTS;
    return [
      ...(found.unknown > 0
        ? [words.text('play-filled-in', { filled: found.filled, unknown: found.unknown })]
        : []),
      ...(found.unknown === 0 || found.laid > 0
        ? [words.text('play-progress', { laid: found.laid, stones: found.stones })]
        : []),
      ...(faults.length > 0 ? [words.text('play-faults', { count: faults.length })] : []),
      ...faults.slice(0, MOST_FAULTS).map((fault) => this.#fault(position, fault)),
      ...(rest > 0 ? [words.text('play-more', { count: rest })] : []),
      ...(wrongStrokes > 0 ? [words.text('play-wrong-strokes', { count: wrongStrokes })] : []),
      ...(found.stuck ? [words.text('play-stuck')] : []),
      ...(faults.length === 0 && wrongStrokes === 0 && !found.stuck
        ? [words.text(found.compared ? 'play-all-right' : 'play-lawful')]
        : []),
    ].join(' ');
  }

  /** @param whole whether all is told, or only where to look */
  advice(advice: Advice, whole: boolean): string {
    const { words } = this;
    switch (advice.kind) {
      case 'wrong':
        return words.text('play-something-wrong');
      case 'solved':
        return words.text('play-solved');
      case 'none':
        return words.text('play-no-hint');
      case 'number':
        return whole
          ? words.text('play-number-is', { cell: this.name(advice.cell), number: advice.number })
          : `${words.text('play-look-for-number', { cell: this.name(advice.cell) })} ${words.text('play-ask-again')}`;
      case 'step': {
        const { step, setup, look } = advice;
        if (whole) return stepText(step, setup, words).plain();
        const aid = aidName(step.technique, step.rating, words);
        const where =
          'cell' in look
            ? words.text('play-look-at-cell', { aid, cell: this.name(look.cell) })
            : words.text('play-look-at-stone', { aid, stone: makeStone(look.stone) });
        return `${where} ${words.text('play-ask-again')}`;
      }
    }
  }

  /** A stone that has come to lie, with the other places where it lies. */
  #laid(position: Position, pair: PlaceIndex): string {
    const stone = this.#stone(position, pair);
    const others = [...position.stones].filter(
      (other) => other !== pair && stone !== undefined && this.#stone(position, other) === stone,
    );
    const { words } = this;
    const told = words.text('play-laid', { place: this.#place(pair), stone: stone ?? NONE });
    if (others.length === 0) return told;
    const places = this.#list(others.map((other) => this.#place(other)));
    return `${told} ${words.text('play-also-on', { stone: stone!, places })}`;
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
    return words.text('play-board-has', { things: this.#list(things) });
  }

  #list(parts: readonly string[], joint: Joint = 'and'): string {
    return plainList(parts, joint, this.words);
  }

  #fault(position: Position, fault: Fault): string {
    const { words } = this;
    const { board } = this.#terrain;
    switch (fault.type) {
      case 'stone-twice':
        return words.text('play-stone-twice', {
          stone: makeStone(fault.stone),
          one: makePlace(board, fault.laid[0]),
          other: makePlace(board, fault.laid[1]),
        });
      case 'stone-wrong': {
        const { first, second } = fault.laid;
        const pair = this.#terrain.pairOf(first, second)!;
        return words.text('play-stone-wrong', {
          place: this.#place(pair),
          stone: this.#stone(position, pair) ?? NONE,
        });
      }
      case 'number-wrong':
        return words.text('play-number-wrong', { cell: this.name(fault.cell), number: fault.number });
      default:
        throw new Error(`no position has the fault ${fault.type}`);
    }
  }

  #place(pair: PlaceIndex): string {
    return makePlace(this.#terrain.board, this.#terrain.pairs[pair]!);
  }

  #stone(position: Position, pair: PlaceIndex): string | undefined {
    const stone = stoneOn(this.#terrain, position, pair);
    return stone && makeStone(stone);
  }
}

function beyond<T>(set: ReadonlySet<T>, other: ReadonlySet<T>): T[] {
  return [...set].filter((item) => !other.has(item));
}
