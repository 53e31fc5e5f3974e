import { makeStone, type Stone } from '../../domino/stones.ts';
import type { WordBook } from '../../words/word-book.ts';
import { BREATH } from '../pieces.ts';
import { type LockAsk, type LockCommand, ROWS, type Row, type Spot } from './commands.ts';
import type { Rival } from './rival.ts';
import {
  type Deed,
  deedsOf,
  handsOf,
  isYours,
  LOCKED,
  type LockGame,
  layingOf,
  NEW_GAME,
  PASS,
  partsOf,
  type Scene,
  type Side,
  scenesOf,
  sidesFor,
  type Turn,
} from './scene.ts';
import { LockSpeech } from './speech.ts';
import { Telling, type TellingKind } from './telling.ts';

/** The end of a game that is being played: it takes commands and answers in words. Nothing here knows of a browser. */
export class LockSession {
  readonly speech: LockSpeech;
  readonly #rival: Rival;
  #game: LockGame;
  /** The table after each of its moves, the first before any. */
  #scenes: readonly Scene[];
  #cursor: Spot = { row: 'own', at: 0 };
  /** The stone that was taken up and fits at both ends. */
  #picked: Stone | undefined;
  #telling: Telling | undefined;

  constructor(rival: Rival, words: WordBook, game: LockGame = NEW_GAME) {
    this.#rival = rival;
    this.speech = new LockSpeech(rival, words);
    this.#game = game;
    this.#scenes = scenesOf(rival.start, game.moves)!;
  }

  get game(): LockGame {
    return this.#game;
  }

  /** Goes on with a game that was played elsewhere. */
  set game(game: LockGame) {
    this.#turnTo(game);
  }

  get scene(): Scene {
    return this.#scenes[this.#game.done]!;
  }

  get cursor(): Spot {
    return this.#cursor;
  }

  get picked(): Stone | undefined {
    return this.#picked;
  }

  /** The answer in steps that is being told. */
  get telling(): Telling | undefined {
    return this.#telling;
  }

  /** How many stones a row has. */
  length(row: Row): number {
    return row === 'chain' ? this.scene.line.length : handsOf(this.scene)[row].length;
  }

  /** @returns what is said; nothing if the stone with the cursor says it all */
  obey(command: LockCommand): string {
    const said = this.#obey(command);
    if (said.length <= BREATH) return said;
    return this.#begin('message', [{ text: said }]);
  }

  #obey(command: LockCommand): string {
    if ('go' in command) return this.#go(command.go);
    if ('visit' in command) {
      this.#cursor = command.visit;
      return '';
    }
    if ('press' in command) return this.#press(command.press === 'here' ? this.#cursor : command.press);
    if ('lay' in command) return this.#layAt(command.lay);
    return 'ask' in command ? this.#ask(command.ask) : '';
  }

  #go(where: Extract<LockCommand, { go: unknown }>['go']): string {
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
    if (!spot) return this.#words.text('play-edge', { direction: where });
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
    if (row !== 'own') return this.#words.text('lock-take-own');
    const stone = handsOf(this.scene).own[at]!;
    const hindered = this.#hindrance();
    if (hindered) return hindered;
    const sides = sidesFor(this.scene, stone);
    const name = makeStone(stone);
    if (sides.length === 0) return this.#words.text('lock-fits-nowhere', { stone: name });
    const { line } = this.scene;
    // Between equal ends there is no difference.
    if (sides.length === 1 || line[0]![0] === line.at(-1)![1])
      return this.#make(layingOf(stone, sides.at(-1)!));
    this.#picked = stone;
    return this.#words.text('lock-which-end', { stone: name });
  }

  #layAt(side: Side): string {
    const { row, at } = this.#cursor;
    const stone = this.#picked ?? (row === 'own' ? handsOf(this.scene).own[at] : undefined);
    const hindered = this.#hindrance();
    if (hindered) return hindered;
    if (!stone) return this.#words.text('lock-take-own');
    if (sidesFor(this.scene, stone).includes(side)) return this.#make(layingOf(stone, side));
    const { line } = this.scene;
    const number = side === 'left' ? line[0]![0] : line.at(-1)![1];
    return this.#words.text('lock-does-not-fit', { stone: makeStone(stone), side, number });
  }

  /** Why no stone can be laid now. */
  #hindrance(): string {
    if (this.scene.end) return this.#words.text('lock-is-over');
    return this.speech.mustPass(this.scene) ? this.#words.text('lock-must-pass') : '';
  }

  #ask(ask: LockAsk): string {
    const { scene, speech } = this;
    switch (ask) {
      case 'pass':
        return this.#pass();
      case 'undo':
      case 'redo':
        return this.#step(ask);
      case 'again':
        if (this.#game.done === 0) return this.#words.text('play-nothing-to-undo');
        this.#turnTo({ ...this.#game, done: 0 });
        return `${this.#words.text('lock-begun-anew')} ${speech.ends(this.scene)}`;
      case 'hint':
        return this.#telling?.kind === 'hint' ? this.#move(1) : this.#hint();
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
        return turn ? this.#make(turn) : this.#words.text('play-nothing-to-do');
      }
      case 'close':
      case 'cancel':
        return this.#cancel();
    }
  }

  #pass(): string {
    if (this.scene.end) return this.#words.text('lock-is-over');
    if (this.speech.mustPass(this.scene)) return this.#make(PASS);
    return `${this.#words.text('lock-may-not-pass')} ${this.speech.fits(this.scene)}`;
  }

  /** Takes back the last move of the player with what came of it, or makes it again. */
  #step(ask: 'undo' | 'redo'): string {
    const { moves, done } = this.#game;
    const stops = moves.flatMap((turn, i) => (isYours(this.#scenes[i]!) && turn !== LOCKED ? [i] : []));
    const to =
      ask === 'undo'
        ? stops.findLast((i) => i < done)
        : (stops.find((i) => i > done) ?? (done < moves.length ? moves.length : undefined));
    if (to === undefined) return this.#words.text(`play-nothing-to-${ask}`);
    const before = this.scene;
    this.#turnTo({ moves, done: to });
    if (ask === 'undo')
      return `${this.#words.text('play-undone')} ${this.speech.state(this.scene, before, [])}`;
    return `${this.#words.text('play-redone')} ${this.speech.deeds(before, this.#deeds(done, to))}`;
  }

  #last(): string {
    const { moves, done } = this.#game;
    const from = moves
      .slice(0, done)
      .findLastIndex((turn, i) => isYours(this.#scenes[i]!) && turn !== LOCKED);
    if (from < 0) return this.#words.text('play-nothing-done');
    const told = this.speech.deeds(this.#scenes[from]!, this.#deeds(from, done));
    return this.#words.text('play-last', { what: told });
  }

  #deeds(from: number, to: number): Deed[] {
    return this.#game.moves.slice(from, to).map((turn, i) => ({ turn, scene: this.#scenes[from + i + 1]! }));
  }

  /** First what can be reached; asked again, with which move; then what the others bring. */
  #hint(): string {
    const { scene, speech } = this;
    if (scene.end) return this.#bestGame();
    if (speech.mustPass(scene)) return this.#words.text('lock-must-pass');
    const [best, ...others] = this.#rival.outlook(scene);
    const { side, stone } = partsOf(best!.turn)!;
    const isOnly = others.every(({ worth }) => worth < best!.worth);
    const isLost = best!.aim !== this.#rival.aim;
    const lost = isLost ? `${this.#words.text('lock-lost')} ` : '';
    return this.#begin('hint', [
      { text: `${lost}${speech.sure(best!)}` },
      { text: this.#words.text('lock-hint', { side, stone, only: isOnly }), turn: best!.turn },
      ...others.map((other) => ({ text: speech.instead(other) })),
    ]);
  }

  #bestGame(): string {
    const game = this.#rival.bestGame();
    const told = game.map(({ turn }, i) =>
      this.speech.turn(turn, isYours(i === 0 ? this.#rival.start : game[i - 1]!.scene)),
    );
    const stops = told.filter(Boolean).map((text) => ({ text }));
    return this.#begin('hint', [{ text: this.speech.possible(game[0]!) }, ...stops]);
  }

  #make(turn: Turn): string {
    const before = this.scene;
    const { moves, done } = this.#game;
    const first = deedsOf(before).find((deed) => deed.turn === turn)!;
    const deeds = [first, ...this.#rival.answers(first.scene)];
    const made = [...moves.slice(0, done), ...deeds.map((deed) => deed.turn)];
    this.#turnTo({ moves: made, done: made.length });
    return this.speech.deeds(before, deeds);
  }

  #turnTo(game: LockGame): void {
    this.#game = game;
    this.#scenes = scenesOf(this.#rival.start, game.moves)!;
    this.#picked = undefined;
    this.#telling = undefined;
    const { row, at } = this.#cursor;
    const count = this.length(row);
    this.#cursor =
      count > 0 ? { row, at: Math.min(at, count - 1) } : { row: 'chain', at: this.length('chain') - 1 };
  }

  #cancel(): string {
    if (this.#picked) {
      this.#picked = undefined;
      return this.#words.text('play-dropped');
    }
    if (!this.#telling) return '';
    this.#telling = undefined;
    return this.#words.text('play-closed');
  }

  #begin(kind: TellingKind, stops: Telling['stops']): string {
    return this.#tell(Telling.of(kind, stops));
  }

  #move(by: 1 | -1): string {
    return this.#telling ? this.#tell(this.#telling.moved(by)) : this.#words.text('play-no-tour');
  }

  #tell(telling: Telling): string {
    this.#telling = telling;
    const { stops, stop, at, isLast, kind } = telling;
    const key = (name: 'more' | 'do') => this.#words.text(`play-letter-${name}`).toUpperCase();
    const isNumbered = at > 0 && stops.length > 2 && kind !== 'message';
    return [
      isNumbered
        ? this.#words.text('play-stop', { at, count: stops.length - 1, text: stop.text })
        : stop.text,
      ...(at === 0 && !isLast ? [this.#words.text('play-cue-more', { key: key('more') })] : []),
      ...(stop.turn ? [this.#words.text('play-cue-do', { key: key('do') })] : []),
    ].join(' ');
  }

  get #words(): WordBook {
    return this.speech.words;
  }
}
