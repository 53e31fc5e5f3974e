import type { Cell } from '../domino/board.ts';
import { type Domino, domino } from '../domino/dominoes.ts';
import type { Assistant } from './assistant.ts';
import type { Ask, Command, End, Query, Tool } from './commands.ts';
import { type Game, NEW_GAME, positionOf, redone, undone, withMove } from './game.ts';
import { Guide } from './guide.ts';
import { NumberEntry } from './number-entry.ts';
import { BREATH } from './pieces.ts';
import { DIRECTIONS, type Direction, type PlayBoard } from './play-board.ts';
import { dominoOver, type Move, numberOn, type Position } from './position.ts';
import { questionsOn } from './questions.ts';
import { NO_SIGNS, type Signs, signsOf } from './signs.ts';
import type { Speech } from './speech.ts';
import type { Tour } from './tour.ts';
import type { Tutor } from './tutor.ts';

/** A question whose numbers are being typed. */
interface Entry {
  readonly query: Query;
  readonly numbers: NumberEntry;
}

/** A puzzle that is being played: it takes commands and answers in words. Nothing here knows of a browser. */
export class Session {
  readonly #playBoard: PlayBoard;
  readonly #speech: Speech;
  readonly #assistant: Assistant;
  readonly #questions: ReturnType<typeof questionsOn>;
  readonly #guide: Guide;
  readonly #tutor: Tutor | undefined;
  #game: Game;
  #position: Position;
  #cursor: Cell;
  #tool: Tool = 'domino';
  /** The first of two cells. */
  #picked: Cell | undefined;
  /** What the next arrow makes. */
  #ready: Tool | undefined;
  /** Digits that were typed on this cell one after the other, as a number can have two. */
  #typed = '';
  #entry: Entry | undefined;

  /** @param tutor says of each move what it rests on; without one every move is made */
  constructor(
    playBoard: PlayBoard,
    speech: Speech,
    assistant: Assistant,
    game: Game = NEW_GAME,
    tutor: Tutor | undefined = undefined,
  ) {
    this.#playBoard = playBoard;
    this.#speech = speech;
    this.#assistant = assistant;
    this.#questions = questionsOn(playBoard, speech);
    this.#guide = new Guide(playBoard, speech.words);
    this.#tutor = tutor;
    this.#game = game;
    this.#position = positionOf(playBoard, game);
    this.#cursor = playBoard.board.cells[0]!;
  }

  get game(): Game {
    return this.#game;
  }

  /** Goes on with a game that was played elsewhere. */
  set game(game: Game) {
    this.#game = game;
    this.#position = positionOf(this.#playBoard, game);
    this.#guide.turnTo(this.#position);
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

  /** The answer in steps that is in progress. */
  get tour(): Tour | undefined {
    return this.#guide.tour;
  }

  /** What is drawn on the board for an answer, or for a learner. */
  get signs(): Signs {
    // A long message says what a move rests on, and draws nothing of its own.
    return this.tour && this.tour.kind !== 'message'
      ? signsOf(this.tour.stop, this.#playBoard)
      : (this.#tutor?.signs?.(this.#position) ?? NO_SIGNS);
  }

  get isSearching(): boolean {
    return this.#guide.isSearching;
  }

  /** Searches on for a moment. @returns what is to be said when the answer is found; nothing before */
  searchOn(): string {
    return this.#guide.searchOn();
  }

  /** Does what is asked and returns what is to be said; nothing if moving to a cell says it all. */
  obey(command: Command): string {
    const said = this.#obey(command);
    if (said.length <= BREATH) return said;
    return this.#guide.tell({ kind: 'message', stops: [{ text: said, cells: [] }] });
  }

  #obey(command: Command): string {
    const [ready, typed, entry] = [this.#ready, this.#typed, this.#entry];
    this.#ready = undefined;
    this.#typed = '';
    this.#entry = undefined;
    if (entry && ('type' in command || ('ready' in command && command.ready === 'domino'))) {
      return this.#enter(entry, command);
    }
    if ('go' in command) return this.#go(command.go, ready);
    if ('visit' in command) {
      this.#cursor = command.visit;
      return '';
    }
    if ('link' in command) return this.#linkTowards(command.link, command.direction);
    if ('drag' in command) {
      this.#cursor = command.drag;
      return this.#linkTowards(command.tool ?? this.#tool, command.towards);
    }
    if ('click' in command) return this.#click(command.click, command.near);
    if ('bar' in command) {
      this.#cursor = command.bar;
      return this.#linkTowards('bar', command.near);
    }
    if ('pick' in command) return this.#pick(command.pick === 'here' ? this.#cursor : command.pick);
    if ('type' in command) return this.#type(typed + command.type);
    if ('fill' in command) return this.#fill(command.fill);
    if ('places' in command) return this.#places(command.places);
    if ('find' in command) return this.#find(command.find === 'here' ? this.#numberHere : command.find);
    if ('ready' in command) return this.#prepare(command.ready);
    if ('show' in command) return '';
    return this.#answers[command.ask](ready !== undefined || entry !== undefined);
  }

  #prepare(what: Tool | Query): string {
    if (what === 'domino' || what === 'bar') {
      this.#ready = what;
      return this.#words.text('play-ready', { tool: what });
    }
    this.#entry = {
      query: what,
      numbers: new NumberEntry(this.#playBoard.puzzle.range, what === 'where' ? 2 : 1),
    };
    return this.#words.text(`play-ask-${what}`);
  }

  /** A digit of a question, or its end. */
  #enter(entry: Entry, command: Command): string {
    const { query, numbers } = entry;
    if ('type' in command) {
      if (!numbers.type(command.type)) {
        return this.#words.text('play-too-large', { range: this.#playBoard.puzzle.range });
      }
    } else if (query === 'find' && numbers.isEmpty) {
      return this.#find(this.#numberHere);
    } else {
      numbers.finish();
    }
    const [one, other] = numbers.numbers ?? [];
    if (one === undefined) {
      this.#entry = entry;
      return 'type' in command ? String(command.type) : this.#words.text(`play-ask-${query}`);
    }
    return other === undefined ? this.#find(one) : this.#places(domino(one, other));
  }

  get #numberHere(): number | undefined {
    return numberOn(this.#playBoard, this.#position, this.#cursor);
  }

  #find(number: number | undefined): string {
    if (number === undefined)
      return this.#words.text('play-no-number', { cell: this.#speech.name(this.#cursor) });
    return this.#guide.tell({ kind: 'number', stops: this.#questions.number(this.#position, number) });
  }

  #places(asked: Domino): string {
    return this.#guide.tell(this.#assistant.places(this.#position, asked));
  }

  get #words() {
    return this.#speech.words;
  }

  #go(where: Direction | End, ready: Tool | undefined): string {
    const direction = DIRECTIONS.find((known) => known === where);
    if (direction === undefined) {
      return this.#goTo(ENDS[where as End](this.#playBoard, this.#cursor));
    }
    if (ready) return this.#linkTowards(ready, direction);
    const next = this.#playBoard.next(this.#cursor, direction);
    if (next === undefined) return this.#words.text('play-edge', { direction });
    this.#cursor = next;
    return '';
  }

  /** Moves; says where it is if it is there already. */
  #goTo(cell: Cell): string {
    const isThere = cell === this.#cursor;
    this.#cursor = cell;
    return isThere ? `${this.#speech.cell(this.#position, cell, cell === this.#picked)}.` : '';
  }

  #linkTowards(tool: Tool, direction: Direction): string {
    const other = this.#playBoard.neighbour(this.#cursor, direction);
    return other === undefined
      ? this.#words.text('play-no-cell', { direction })
      : this.#link(tool, this.#cursor, other);
  }

  #pick(cell: Cell): string {
    const first = this.#picked;
    this.#cursor = cell;
    this.#picked = undefined;
    if (first === cell) return this.#words.text('play-dropped');
    if (first !== undefined && this.#playBoard.pairOf(first, cell) !== undefined) {
      return this.#link(this.#tool, first, cell);
    }
    this.#picked = cell;
    return `${this.#speech.name(cell)} ${this.#words.text('play-picked')}.`;
  }

  /** One click lifts a domino, or takes the line between two cells; else a cell is the first or the second of two. */
  #click(cell: Cell, near: Direction | undefined): string {
    const beside = near === undefined ? undefined : this.#playBoard.neighbour(cell, near);
    if (this.#picked === undefined) {
      if (beside !== undefined) {
        this.#cursor = cell;
        return this.#link(this.#tool, cell, beside);
      }
      const pair = dominoOver(this.#playBoard, this.#position, cell);
      if (pair !== undefined && this.#tool === 'domino') {
        this.#cursor = cell;
        return this.#make({ do: 'split', pair });
      }
    }
    return this.#pick(cell);
  }

  #link(tool: Tool, one: Cell, other: Cell): string {
    const pair = this.#playBoard.pairOf(one, other)!;
    this.#picked = undefined;
    const { dominoes, bars } = this.#position;
    if (tool === 'domino') return this.#make({ do: dominoes.has(pair) ? 'split' : 'join', pair });
    if (bars.has(pair)) return this.#make({ do: 'unbar', pair });
    const covered = [one, other].find(
      (cell) => dominoOver(this.#playBoard, this.#position, cell) !== undefined,
    );
    if (covered !== undefined) return this.#words.text('play-covered', { cell: this.#speech.name(covered) });
    return this.#make({ do: 'bar', pair });
  }

  #type(digits: string): string {
    const isOne = Number(digits) <= this.#playBoard.puzzle.range;
    const number = Number(isOne ? digits : digits.slice(-1));
    this.#typed = String(number);
    if (this.#playBoard.hasUnknowns) return this.#fill(number);
    const { range } = this.#playBoard.puzzle;
    return number > range ? this.#words.text('play-too-large', { range }) : this.#find(number);
  }

  #fill(number: number): string {
    const cell = this.#cursor;
    const { range } = this.#playBoard.puzzle;
    if (!this.#playBoard.isUnknown(cell))
      return this.#words.text('play-given', { cell: this.#speech.name(cell) });
    return number > range
      ? this.#words.text('play-too-large', { range })
      : this.#make({ do: 'fill', cell, number });
  }

  #erase(): string {
    const cell = this.#cursor;
    if (this.#position.filled.has(cell)) return this.#make({ do: 'empty', cell });
    const pair = dominoOver(this.#playBoard, this.#position, cell);
    return pair === undefined ? this.#words.text('play-nothing-here') : this.#make({ do: 'split', pair });
  }

  /** @param wasReady whether the key before began something */
  readonly #answers: Readonly<Record<Ask, (wasReady: boolean) => string>> = {
    undo: () =>
      this.#game.done === 0
        ? this.#words.text('play-nothing-to-undo')
        : this.#turnTo(undone(this.#game), this.#words.text('play-undone')),
    redo: () =>
      this.#game.done === this.#game.moves.length
        ? this.#words.text('play-nothing-to-redo')
        : this.#turnTo(redone(this.#game), this.#words.text('play-redone')),
    erase: () => this.#erase(),
    clear: () => this.#make({ do: 'clear' }),
    check: () => this.#guide.tell(this.#assistant.check(this.#position, this.#game)),
    // First where to look; asked again, thought by thought, until it is done.
    hint: () =>
      this.tour?.kind === 'hint'
        ? this.#guide.move(1)
        : this.#guide.tell(this.#assistant.hint(this.#position, this.#game)),
    list: () => this.#speech.reach(this.#position, this.#cursor),
    tool: () => {
      this.#picked = undefined;
      this.#tool = this.#tool === 'domino' ? 'bar' : 'domino';
      // A button that is pressed or not says so itself.
      return '';
    },
    row: () => this.#questions.line(this.#position, this.#cursor, 'row'),
    column: () => this.#questions.line(this.#position, this.#cursor, 'column'),
    progress: () => this.#questions.progress(this.#position),
    last: () => this.#last(),
    certain: () => this.#guide.tell(this.#assistant.certain(this.#position, this.#cursor)),
    few: () => this.#guide.tell({ kind: 'places', stops: this.#questions.few(this.#position) }),
    why: () => {
      const pair = this.tour?.stop.wrong ?? dominoOver(this.#playBoard, this.#position, this.#cursor);
      return pair === undefined
        ? this.#words.text('play-why-bare', { cell: this.#speech.name(this.#cursor) })
        : this.#guide.tell(this.#assistant.why(this.#position, pair));
    },
    try: () =>
      this.#position.trial
        ? this.#turnTo(withMove(this.#game, { do: 'retract' }), this.#words.text('play-try-back'))
        : this.#turnTo(withMove(this.#game, { do: 'try' }), this.#words.text('play-trying')),
    keep: () =>
      this.#position.trial
        ? this.#turnTo(withMove(this.#game, { do: 'keep' }), this.#words.text('play-try-kept'))
        : this.#words.text('play-not-trying'),
    free: () => {
      const free = this.#questions.nextFree(this.#position, this.#cursor);
      if (free === undefined) return this.#words.text('play-no-free');
      this.#cursor = free;
      return '';
    },
    more: () => this.#guide.move(1),
    back: () => this.#guide.move(-1),
    there: () => {
      if (!this.tour) return this.#words.text('play-no-tour');
      const [cell] = this.tour.stop.cells;
      return cell === undefined ? this.#words.text('play-nowhere') : this.#goTo(cell);
    },
    do: () => (this.tour ? this.#doDeed(this.tour) : this.#words.text('play-no-tour')),
    close: () => this.#guide.close(),
    cancel: (wasReady) => {
      if (wasReady || this.#picked !== undefined) {
        this.#picked = undefined;
        return this.#words.text('play-dropped');
      }
      return this.tour ? this.#guide.close() : '';
    },
  };

  #doDeed({ deed }: Tour): string {
    if (!deed) return this.#words.text('play-nothing-to-do');
    if (!('back' in deed)) return this.#carryOut(deed);
    const { moves, done } = this.#game;
    this.#turnTo({ moves, done: deed.back });
    return `${this.#words.text('play-went-back', { count: done - deed.back })} ${this.#questions.progress(this.#position)}`;
  }

  #last(): string {
    const { moves, done } = this.#game;
    if (done === 0) return this.#words.text('play-nothing-done');
    const before = positionOf(this.#playBoard, { moves, done: done - 1 });
    return this.#words.text('play-last', { what: this.#speech.change(before, this.#position) });
  }

  #make(move: Move): string {
    const remark = this.#tutor?.reason(this.#position, move);
    return remark && !remark.holds ? remark.text : this.#carryOut(move, remark?.text);
  }

  /** @param reason what the move rests on, if that was not told before */
  #carryOut(move: Move, reason = ''): string {
    const told = [this.#turnTo(withMove(this.#game, move)), reason];
    if (move.do === 'join' || move.do === 'fill') {
      told.push(this.#assistant.ending(this.#position) || (this.#tutor?.next(this.#position) ?? ''));
    }
    return told.filter(Boolean).join(' ');
  }

  #turnTo(game: Game, said = ''): string {
    const before = this.#position;
    this.#game = game;
    this.#position = positionOf(this.#playBoard, game);
    this.#guide.turnTo(this.#position);
    return [said, this.#speech.change(before, this.#position)].filter(Boolean).join(' ');
  }
}

const ENDS: Readonly<Record<End, (playBoard: PlayBoard, cell: Cell) => Cell>> = {
  'row-start': (playBoard, cell) => playBoard.last(cell, 'left'),
  'row-end': (playBoard, cell) => playBoard.last(cell, 'right'),
  'column-start': (playBoard, cell) => playBoard.last(cell, 'up'),
  'column-end': (playBoard, cell) => playBoard.last(cell, 'down'),
  first: ({ board }) => board.cells[0]!,
  last: ({ board }) => board.cells.at(-1)!,
};
