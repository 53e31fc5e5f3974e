import { MESSAGES } from '../document/messages/index.ts';
import { plainText } from '../document/messages/tags.ts';
import type { Cell, PlaceIndex } from '../domino/board.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { makeStone, stoneIndex } from '../domino/stones.ts';
import type { Language } from '../languages/index.ts';
import type { Fault } from '../solve/verdict.ts';
import type { Advice, Findings } from './adviser.ts';
import { numberOn, otherCell, type Position, partedFrom, stoneOn, stoneOver } from './position.ts';
import { type Count, isFree, tallyOf } from './tally.ts';
import { DIRECTIONS, type Terrain } from './terrain.ts';
import { PLAY_WORDS } from './words/index.ts';
import type { Words } from './words/words.ts';

/** More changes at once than these are counted, not told one by one. */
const MOST_CHANGES = 3;
const MOST_FAULTS = 5;

/** Puts a board and what happens on it into words. */
export class Speech {
  readonly words: Words;
  readonly #terrain: Terrain;
  readonly #language: Language;

  constructor(terrain: Terrain, language: Language) {
    this.#terrain = terrain;
    this.#language = language;
    this.words = PLAY_WORDS[language];
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
      number ?? words.empty,
      ...(terrain.isUnknown(cell) && number !== undefined ? [words.entered] : []),
      ...(pair === undefined
        ? []
        : [words.joined(this.name(otherCell(terrain, pair, cell)), this.#stone(position, pair))]),
      ...(sides.length > 0 ? [words.strokes(sides)] : []),
      ...(isPicked ? [words.picked] : []),
    ].join(', ');
  }

  name(cell: Cell): string {
    return makeCell(this.#terrain.board, cell);
  }

  /** What the tally says of a stone. */
  count({ laid, open }: Count): string {
    const { words } = this;
    if (laid > 0) return laid === 1 ? words.lies : words.liesTwice;
    return this.#terrain.hasUnknowns ? words.notLaid : words.places(open);
  }

  /** Which neighbours a cell can still join. */
  reach(position: Position, cell: Cell): string {
    const terrain = this.#terrain;
    const tally = tallyOf(terrain, position);
    const ways = DIRECTIONS.flatMap((direction) => {
      const other = terrain.neighbour(cell, direction);
      const pair = other === undefined ? undefined : terrain.pairOf(cell, other)!;
      if (other === undefined || pair === undefined || !isFree(terrain, position, pair)) return [];
      const stone = stoneOn(terrain, position, pair);
      const count = stone && tally[stoneIndex(stone.low, stone.high)]!;
      if (count && count.laid > 0) return [];
      return {
        cell: this.name(other),
        stone: stone && makeStone(stone),
        places: terrain.hasUnknowns ? undefined : count?.open,
      };
    });
    return this.words.reach(this.name(cell), ways);
  }

  /** What is different on the board. */
  change(before: Position, now: Position): string {
    const { words } = this;
    const terrain = this.#terrain;
    const ends = (pair: PlaceIndex) =>
      [this.name(terrain.pairs[pair]!.first), this.name(terrain.pairs[pair]!.second)] as const;
    const told = [
      ...beyond(before.stones, now.stones).map((pair) =>
        words.taken(this.#place(pair), this.#stone(before, pair)),
      ),
      ...beyond(now.stones, before.stones).map((pair) => this.#laid(now, pair)),
      ...beyond(before.strokes, now.strokes)
        // A stone that was laid on a stroke says so itself.
        .filter((pair) => !now.stones.has(pair))
        .map((pair) => words.noStroke(...ends(pair))),
      ...beyond(now.strokes, before.strokes).map((pair) => words.stroke(...ends(pair))),
      ...[...now.filled]
        .filter(([cell, number]) => before.filled.get(cell) !== number)
        .map(([cell, number]) => words.filled(this.name(cell), number)),
      ...[...before.filled.keys()]
        .filter((cell) => !now.filled.has(cell))
        .map((cell) => words.emptied(this.name(cell))),
    ];
    if (told.length <= MOST_CHANGES) return told.join(' ');
    return words.changes(now.stones.size, now.strokes.size, now.filled.size);
  }

  /** What a check found. */
  findings(position: Position, found: Findings): string {
    const { words } = this;
    if (found.solved) return words.solved;
    const { faults, wrongStrokes } = found;
    const rest = faults.length - MOST_FAULTS;
    return [
      ...(found.unknown > 0 ? [words.filledIn(found.filled, found.unknown)] : []),
      ...(found.unknown === 0 || found.laid > 0 ? [words.progress(found.laid, found.stones)] : []),
      ...(faults.length > 0 ? [words.faults(faults.length)] : []),
      ...faults.slice(0, MOST_FAULTS).map((fault) => this.#fault(position, fault)),
      ...(rest > 0 ? [words.more(rest)] : []),
      ...(wrongStrokes > 0 ? [words.wrongStrokes(wrongStrokes)] : []),
      ...(found.stuck ? [words.stuck] : []),
      ...(faults.length === 0 && wrongStrokes === 0 && !found.stuck
        ? [found.compared ? words.allRightSoFar : words.lawfulSoFar]
        : []),
    ].join(' ');
  }

  /** @param whole whether all is told, or only where to look */
  advice(advice: Advice, whole: boolean): string {
    const { words } = this;
    switch (advice.kind) {
      case 'wrong':
        return words.somethingWrong;
      case 'solved':
        return words.solved;
      case 'none':
        return words.noHint;
      case 'number':
        return whole
          ? words.numberIs(this.name(advice.cell), advice.number)
          : `${words.lookForNumber(this.name(advice.cell))} ${words.askAgain}`;
      case 'step': {
        const { step, setup, look } = advice;
        const messages = MESSAGES[this.#language];
        if (whole) return plainText(messages.step(step, setup));
        const aid = messages.aid(step.technique, step.rating);
        const where =
          'cell' in look
            ? words.lookAtCell(aid, this.name(look.cell))
            : words.lookAtStone(aid, makeStone(look.stone));
        return `${where} ${words.askAgain}`;
      }
    }
  }

  /** A stone that has come to lie, with the other places where it lies. */
  #laid(position: Position, pair: PlaceIndex): string {
    const stone = this.#stone(position, pair);
    const others = [...position.stones].filter(
      (other) => other !== pair && stone !== undefined && this.#stone(position, other) === stone,
    );
    const told = this.words.laid(this.#place(pair), stone);
    if (others.length === 0) return told;
    return `${told} ${this.words.alsoOn(
      stone!,
      others.map((other) => this.#place(other)),
    )}`;
  }

  #fault(position: Position, fault: Fault): string {
    const { words } = this;
    const { board } = this.#terrain;
    switch (fault.type) {
      case 'stone-twice':
        return words.stoneTwice(makeStone(fault.stone), [
          makePlace(board, fault.laid[0]),
          makePlace(board, fault.laid[1]),
        ]);
      case 'stone-wrong': {
        const { first, second } = fault.laid;
        const pair = this.#terrain.pairOf(first, second)!;
        return words.stoneWrong(this.#place(pair), this.#stone(position, pair));
      }
      case 'number-wrong':
        return words.numberWrong(this.name(fault.cell), fault.number);
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
