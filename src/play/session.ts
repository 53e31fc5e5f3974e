import type { Cell } from '../domino/board.ts';
import { setFacts } from '../domino/stones.ts';
import type { Adviser } from './adviser.ts';
import type { Command, End, Tool } from './commands.ts';
import { type Game, made, NEW_GAME, positionOf, redone, undone } from './game.ts';
import { type Move, type Position, stoneOver } from './position.ts';
import type { Speech } from './speech.ts';
import { DIRECTIONS, type Direction, type Terrain } from './terrain.ts';

/** A puzzle that is being played: it takes commands and answers in words. Nothing here knows of a browser. */
export class Session {
  readonly #terrain: Terrain;
  readonly #speech: Speech;
  readonly #adviser: Adviser;
  #game: Game;
  #position: Position;
  #cursor: Cell;
  #tool: Tool = 'stone';
  /** The first of two cells. */
  #picked: Cell | undefined;
  /** What the next arrow makes. */
  #ready: Tool | undefined;
  /** Digits that were typed on this cell one after the other, as a number can have two. */
  #typed = '';
  /** The position for which a light hint was given. */
  #hinted: Position | undefined;

  constructor(terrain: Terrain, speech: Speech, adviser: Adviser, game: Game = NEW_GAME) {
    this.#terrain = terrain;
    this.#speech = speech;
    this.#adviser = adviser;
    this.#game = game;
    this.#position = positionOf(terrain, game);
    this.#cursor = terrain.board.cells[0]!;
  }

  get game(): Game {
    return this.#game;
  }

  /** Goes on with a game that was played elsewhere. */
  set game(game: Game) {
    this.#game = game;
    this.#position = positionOf(this.#terrain, game);
  }

  get position(): Position {
    return this.#position;
  }

  get cursor(): Cell {
    return this.#cursor;
  }

  get picked(): Cell | undefined {
    return this.#picked;
  }

  get tool(): Tool {
    return this.#tool;
  }

  /** Does what is asked and returns what is to be said; nothing if moving to a cell says it all. */
  obey(command: Command): string {
    const ready = this.#ready;
    const typed = this.#typed;
    this.#ready = undefined;
    this.#typed = '';
    if ('go' in command) return this.#go(command.go, ready);
    if ('visit' in command) {
      this.#cursor = command.visit;
      return '';
    }
    if ('link' in command) return this.#linkTowards(command.link, command.direction);
    if ('drag' in command) return this.#link(this.#tool, command.drag, command.to);
    if ('pick' in command) return this.#pick(command.pick === 'here' ? this.#cursor : command.pick);
    if ('type' in command) return this.#type(typed + command.type);
    if ('fill' in command) return this.#fill(command.fill);
    if ('ready' in command) {
      this.#ready = command.ready;
      return this.#words.text('play-ready', { tool: command.ready });
    }
    return this.#answer(command.ask, ready !== undefined);
  }

  get #words() {
    return this.#speech.words;
  }

  #go(where: Direction | End, ready: Tool | undefined): string {
    const direction = DIRECTIONS.find((known) => known === where);
    if (direction === undefined) {
      this.#cursor = ENDS[where as End](this.#terrain, this.#cursor);
      return '';
    }
    if (ready) return this.#linkTowards(ready, direction);
    const next = this.#terrain.next(this.#cursor, direction);
    if (next === undefined) return this.#words.text('play-edge', { direction });
    this.#cursor = next;
    return '';
  }

  #linkTowards(tool: Tool, direction: Direction): string {
    const other = this.#terrain.neighbour(this.#cursor, direction);
    return other === undefined
      ? this.#words.text('play-no-cell', { direction })
      : this.#link(tool, this.#cursor, other);
  }

  #pick(cell: Cell): string {
    const first = this.#picked;
    this.#cursor = cell;
    this.#picked = undefined;
    if (first === cell) return this.#words.text('play-dropped');
    if (first !== undefined && this.#terrain.pairOf(first, cell) !== undefined) {
      return this.#link(this.#tool, first, cell);
    }
    this.#picked = cell;
    return `${this.#speech.name(cell)} ${this.#words.text('play-picked')}.`;
  }

  #link(tool: Tool, one: Cell, other: Cell): string {
    const pair = this.#terrain.pairOf(one, other);
    if (pair === undefined) return '';
    this.#picked = undefined;
    const { stones, strokes } = this.#position;
    if (tool === 'stone') return this.#make({ do: stones.has(pair) ? 'split' : 'join', pair });
    if (strokes.has(pair)) return this.#make({ do: 'unstroke', pair });
    const covered = [one, other].find((cell) => stoneOver(this.#terrain, this.#position, cell) !== undefined);
    if (covered !== undefined) return this.#words.text('play-covered', { cell: this.#speech.name(covered) });
    return this.#make({ do: 'stroke', pair });
  }

  #type(digits: string): string {
    const isOne = Number(digits) <= this.#terrain.puzzle.range;
    const number = Number(isOne ? digits : digits.slice(-1));
    this.#typed = String(number);
    return this.#fill(number);
  }

  #fill(number: number): string {
    const cell = this.#cursor;
    const { range } = this.#terrain.puzzle;
    if (!this.#terrain.hasUnknowns) return '';
    if (!this.#terrain.isUnknown(cell))
      return this.#words.text('play-given', { cell: this.#speech.name(cell) });
    return number > range
      ? this.#words.text('play-too-large', { range })
      : this.#make({ do: 'fill', cell, number });
  }

  #erase(): string {
    const cell = this.#cursor;
    if (this.#position.filled.has(cell)) return this.#make({ do: 'empty', cell });
    const pair = stoneOver(this.#terrain, this.#position, cell);
    return pair === undefined ? this.#words.text('play-nothing-here') : this.#make({ do: 'split', pair });
  }

  #answer(ask: Extract<Command, { ask: unknown }>['ask'], wasReady: boolean): string {
    const { moves, done } = this.#game;
    switch (ask) {
      case 'undo':
        return done === 0
          ? this.#words.text('play-nothing-to-undo')
          : this.#turnTo(undone(this.#game), this.#words.text('play-undone'));
      case 'redo':
        return done === moves.length
          ? this.#words.text('play-nothing-to-redo')
          : this.#turnTo(redone(this.#game), this.#words.text('play-redone'));
      case 'erase':
        return this.#erase();
      case 'clear':
        return this.#make({ do: 'clear' });
      case 'check':
        return this.#speech.findings(this.#position, this.#adviser.check(this.#position));
      case 'hint':
        return this.#hint();
      case 'list':
        return this.#speech.reach(this.#position, this.#cursor);
      case 'tool':
        this.#picked = undefined;
        this.#tool = this.#tool === 'stone' ? 'stroke' : 'stone';
        return this.#words.text('play-drawing', { tool: this.#tool });
      case 'cancel': {
        const had = wasReady || this.#picked !== undefined;
        this.#picked = undefined;
        return had ? this.#words.text('play-dropped') : '';
      }
    }
  }

  /** First where to look; asked again on the same board, the whole step. */
  #hint(): string {
    const whole = this.#hinted === this.#position;
    this.#hinted = this.#position;
    return this.#speech.advice(this.#adviser.hint(this.#position), whole);
  }

  #make(move: Move): string {
    const told = this.#turnTo(made(this.#game, move));
    return move.do === 'join' || move.do === 'fill' ? [told, this.#ending()].filter(Boolean).join(' ') : told;
  }

  #turnTo(game: Game, said = ''): string {
    const before = this.#position;
    this.#game = game;
    this.#position = positionOf(this.#terrain, game);
    return [said, this.#speech.change(before, this.#position)].filter(Boolean).join(' ');
  }

  /** When the last stone lies or the last number stands, nobody has to ask whether all is right. */
  #ending(): string {
    const { puzzle, board, hasUnknowns } = this.#terrain;
    const { stones, filled } = this.#position;
    const isFull = hasUnknowns
      ? board.cells.every((cell) => !this.#terrain.isUnknown(cell) || filled.has(cell))
      : stones.size === setFacts(puzzle.range).stones;
    if (!isFull) return '';
    const found = this.#adviser.check(this.#position);
    if (found.solved) return this.#words.text('play-solved');
    return found.faults.length > 0 ? this.#words.text('play-something-wrong') : '';
  }
}

const ENDS: Readonly<Record<End, (terrain: Terrain, cell: Cell) => Cell>> = {
  'row-start': (terrain, cell) => terrain.last(cell, 'left'),
  'row-end': (terrain, cell) => terrain.last(cell, 'right'),
  'column-start': (terrain, cell) => terrain.last(cell, 'up'),
  'column-end': (terrain, cell) => terrain.last(cell, 'down'),
  first: ({ board }) => board.cells[0]!,
  last: ({ board }) => board.cells.at(-1)!,
};
