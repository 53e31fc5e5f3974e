import { type Domino, makeDomino } from '../../../domino/dominoes.ts';
import { endsBySide } from '../../../games/hands.ts';
import { BREATH } from '../../../play/pieces.ts';
import { keyOf, stopText } from '../../../play/tour-text.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { ROWS, type Row, type Spot, type TableAsk, type TableCommand } from './commands.ts';
import {
  type Deed,
  type Duel,
  LOCKED,
  layingOf,
  NEW_GAME,
  PASS,
  type Scene,
  type Side,
  sceneAfter,
  scenesOf,
  sidesFor,
  type TableGame,
  type Turn,
} from './scene.ts';
import type { TableSpeech } from './table-speech.ts';
import { Telling, type TellingKind } from './telling.ts';

/** A game against the program that is being played: it takes commands and answers in words. Nothing here knows of a browser. */
export abstract class TableSession<S extends Scene = Scene> {
  readonly speech: TableSpeech<S>;
  protected readonly duel: Duel<S>;
  #game: TableGame;
  /** The table after each of its moves, the first before any. */
  #scenes: readonly S[];
  #cursor: Spot = { row: 'own', at: 0 };
  /** The domino that was taken up and fits at both ends. */
  #picked: Domino | undefined;
  #telling: Telling | undefined;

  constructor(duel: Duel<S>, speech: TableSpeech<S>, game: TableGame = NEW_GAME) {
    this.duel = duel;
    this.speech = speech;
    this.#game = game;
    this.#scenes = scenesOf(duel, game.moves)!;
  }

  /** An answer in steps to what can be done now. */
  protected abstract hint(): string;

  get game(): TableGame {
    return this.#game;
  }

  /** Goes on with a game that was played elsewhere. */
  set game(game: TableGame) {
    this.#turnTo(game, scenesOf(this.duel, game.moves)!);
  }

  get scene(): S {
    return this.#scenes[this.#game.done]!;
  }

  get cursor(): Spot {
    return this.#cursor;
  }

  get picked(): Domino | undefined {
    return this.#picked;
  }

  /** The answer in steps that is in progress. */
  get telling(): Telling | undefined {
    return this.#telling;
  }

  /** How many dominoes a row has. */
  length(row: Row): number {
    return row === 'chain' ? this.scene.line.length : this.scene.hands[row].length;
  }

  /** @returns what is said; nothing if the domino with the cursor says it all */
  obey(command: TableCommand): string {
    const said = this.#obey(command);
    if (said.length <= BREATH) return said;
    return this.begin('message', [{ text: said }]);
  }

  #obey(command: TableCommand): string {
    if ('go' in command) return this.#go(command.go);
    if ('visit' in command) {
      this.#cursor = command.visit;
      return '';
    }
    if ('press' in command) return this.#press(command.press === 'here' ? this.#cursor : command.press);
    if ('lay' in command) return this.#layAt(command.lay);
    return 'ask' in command ? this.asked(command.ask) : '';
  }

  #go(where: Extract<TableCommand, { go: unknown }>['go']): string {
    if (this.#picked && (where === 'left' || where === 'right')) return this.#layAt(where);
    const { row, at } = this.#cursor;
    const last = this.length(row) - 1;
    const rows = ROWS.filter((one) => this.length(one) > 0);
    const next: Readonly<Record<typeof where, Spot | undefined>> = {
      left: at > 0 ? { row, at: at - 1 } : undefined,
      right: at < last ? { row, at: at + 1 } : undefined,
      first: { row, at: 0 },
      last: { row, at: last },
      up: this.#inRow(rows[rows.indexOf(row) - 1]),
      down: this.#inRow(rows[rows.indexOf(row) + 1]),
    };
    const spot = next[where];
    if (!spot) return this.words.text('play-edge', { direction: where });
    this.#cursor = spot;
    return '';
  }

  /** The spot of a row that is nearest to the cursor. */
  #inRow(row: Row | undefined): Spot | undefined {
    return row && { row, at: Math.min(this.#cursor.at, this.length(row) - 1) };
  }

  #press(spot: Spot): string {
    this.#cursor = spot;
    const { row, at } = spot;
    const last = this.length('chain') - 1;
    if (row === 'chain' && this.#picked && (at === 0 || at === last)) {
      return this.#layAt(at === last ? 'right' : 'left');
    }
    if (row !== 'own') return this.words.text('lock-take-own');
    const domino = this.scene.hands.own[at]!;
    const hindered = this.#hindrance();
    if (hindered) return hindered;
    const sides = sidesFor(this.duel, this.scene, domino);
    const name = makeDomino(domino);
    if (sides.length === 0) return this.words.text('lock-fits-nowhere', { domino: name });
    // Between equal ends there is no difference.
    if (sides.length === 1 || endsBySide(this.scene).same) return this.make(layingOf(domino, sides.at(-1)!));
    this.#picked = domino;
    return this.words.text('lock-which-end', { domino: name });
  }

  #layAt(side: Side): string {
    const { row, at } = this.#cursor;
    const domino = this.#picked ?? (row === 'own' ? this.scene.hands.own[at] : undefined);
    const hindered = this.#hindrance();
    if (hindered) return hindered;
    if (!domino) return this.words.text('lock-take-own');
    if (this.scene.line.length === 0) return this.make(layingOf(domino, 'right'));
    if (sidesFor(this.duel, this.scene, domino).includes(side)) return this.make(layingOf(domino, side));
    const number = endsBySide(this.scene)[side];
    return this.words.text('lock-does-not-fit', { domino: makeDomino(domino), side, number });
  }

  /** Why no domino can be laid now. */
  #hindrance(): string {
    return this.scene.isOver ? this.words.text('lock-is-over') : this.speech.must(this.scene);
  }

  protected asked(ask: TableAsk): string {
    const { scene, speech } = this;
    switch (ask) {
      case 'pass':
        return this.#pass();
      case 'undo':
      case 'redo':
        return this.#step(ask);
      case 'again':
        if (this.#game.done === 0) return this.words.text('play-nothing-to-undo');
        this.#turnTo({ ...this.#game, done: 0 });
        return `${this.words.text('lock-begun-anew')} ${speech.ends(this.scene)}`;
      case 'hint':
        return this.#telling?.kind === 'hint' ? this.#move(1) : this.hint();
      case 'chain':
      case 'ends':
      case 'own':
      case 'fits':
      case 'rest':
      case 'points':
        return speech[ask](scene);
      case 'last':
        return this.#last();
      case 'more':
        return this.#move(1);
      case 'back':
        return this.#move(-1);
      case 'do': {
        const turn = this.#telling?.stops.find((stop) => stop.turn)?.turn;
        return turn ? this.make(turn) : this.words.text('play-nothing-to-do');
      }
      case 'close':
      case 'cancel':
        return this.#cancel();
      case 'buy':
      case 'deal':
        return '';
    }
  }

  #pass(): string {
    if (this.scene.isOver) return this.words.text('lock-is-over');
    if (this.allows(PASS)) return this.make(PASS);
    return `${this.words.text('lock-may-not-pass')} ${this.speech.fits(this.scene)}`;
  }

  /** Takes back the last move of the player with what came of it, or makes it again. */
  #step(ask: 'undo' | 'redo'): string {
    const { moves, done } = this.#game;
    const stops = moves.flatMap((turn, i) => (this.#scenes[i]!.mine && turn !== LOCKED ? [i] : []));
    const to =
      ask === 'undo'
        ? stops.findLast((i) => i < done)
        : (stops.find((i) => i > done) ?? (done < moves.length ? moves.length : undefined));
    if (to === undefined) return this.words.text(`play-nothing-to-${ask}`);
    const before = this.scene;
    this.#turnTo({ moves, done: to });
    if (ask === 'undo')
      return `${this.words.text('play-undone')} ${this.speech.state(this.scene, before, [])}`;
    return `${this.words.text('play-redone')} ${this.speech.deeds(before, this.#deeds(done, to))}`;
  }

  #last(): string {
    const { moves, done } = this.#game;
    const from = moves.slice(0, done).findLastIndex((turn, i) => this.#scenes[i]!.mine && turn !== LOCKED);
    if (from < 0) return this.words.text('play-nothing-done');
    const told = this.speech.deeds(this.#scenes[from]!, this.#deeds(from, done));
    return this.words.text('play-last', { what: told });
  }

  #deeds(from: number, to: number): Deed<S>[] {
    return this.#game.moves.slice(from, to).map((turn, i) => ({ turn, scene: this.#scenes[from + i + 1]! }));
  }

  protected allows(turn: Turn): boolean {
    return sceneAfter(this.duel, this.scene, turn) !== undefined;
  }

  /** @param turn one that the rules allow */
  protected make(turn: Turn): string {
    const before = this.scene;
    const { moves, done } = this.#game;
    const first = { turn, scene: sceneAfter(this.duel, before, turn)! };
    const deeds = [first, ...this.duel.answers(first.scene)];
    const made = [...moves.slice(0, done), ...deeds.map((deed) => deed.turn)];
    const scenes = [...this.#scenes.slice(0, done + 1), ...deeds.map(({ scene }) => scene)];
    this.#turnTo({ moves: made, done: made.length }, scenes);
    return this.speech.deeds(before, deeds);
  }

  /** @param scenes if its moves are others: the table after each, the first before any */
  #turnTo(game: TableGame, scenes = this.#scenes): void {
    const before = this.scene.line;
    this.#game = game;
    this.#scenes = scenes;
    this.#picked = undefined;
    this.#telling = undefined;
    // A row can be gone.
    const row = [this.#cursor.row, 'chain' as const, 'own' as const].find((one) => this.length(one) > 0)!;
    const stays = row === this.#cursor.row;
    const at = stays && row === 'chain' ? this.#placeAfter(before) : stays ? this.#cursor.at : 0;
    this.#cursor = { row, at: Math.min(at, this.length(row) - 1) };
  }

  /** Where the cursor is on a chain that was another before: at an end if it was there, else on the same domino. */
  #placeAfter(before: Scene['line']): number {
    const { at } = this.#cursor;
    const { line } = this.scene;
    if (at === before.length - 1) return line.length - 1;
    const [one, other] = before[at]!;
    return at === 0
      ? 0
      : Math.max(
          0,
          line.findIndex((laid) => laid[0] === one && laid[1] === other),
        );
  }

  #cancel(): string {
    if (this.#picked) {
      this.#picked = undefined;
      return this.words.text('play-dropped');
    }
    if (!this.#telling) return '';
    this.#telling = undefined;
    return this.words.text('play-closed');
  }

  protected begin(kind: TellingKind, stops: Telling['stops']): string {
    return this.#tell(Telling.of(kind, stops));
  }

  #move(by: 1 | -1): string {
    return this.#telling ? this.#tell(this.#telling.moved(by)) : this.words.text('play-no-tour');
  }

  #tell(telling: Telling): string {
    this.#telling = telling;
    const { words } = this;
    const text = stopText(telling, words);
    return telling.stop.turn ? `${text} ${words.text('play-cue-do', { key: keyOf('do', words) })}` : text;
  }

  protected get words(): WordBook {
    return this.speech.words;
  }
}
