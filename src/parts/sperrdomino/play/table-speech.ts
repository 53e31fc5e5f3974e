import { type Domino, makeDomino } from '../../../domino/dominoes.ts';
import { endsBySide, pipsOf } from '../../../games/hands.ts';
import { plainList } from '../../../words/lists.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { Spot } from './commands.ts';
import { type Deed, type Duel, laidBy, PASS, type Scene, sidesFor, type Turn } from './scene.ts';

/** Puts what lies on a table and what happens there into words. */
export abstract class TableSpeech<S extends Scene = Scene> {
  readonly words: WordBook;
  protected readonly duel: Duel<S>;

  constructor(duel: Duel<S>, words: WordBook) {
    this.duel = duel;
    this.words = words;
  }

  /** Whether the player sees the other hand. */
  abstract isSeen(scene: S): boolean;
  /** What is with the other and in the talon. */
  abstract rest(scene: S): string;
  abstract points(scene: S): string;
  /** How a game has ended, by what was done last. */
  protected abstract ending(scene: S, before: S, deeds: readonly Deed<S>[]): string;

  /** What is hidden, if that is not a row of the table; it stands above it. */
  hidden(_scene: S): string {
    return '';
  }

  /** `2:6, fits on the left`: a domino as it is heard when a player comes to it. */
  cell(scene: S, { row, at }: Spot, isPicked: boolean): string {
    const { words } = this;
    if (row === 'chain') {
      const end = at === 0 ? 'left' : at === scene.line.length - 1 ? 'right' : 'none';
      return words.text('lock-cell-chain', { domino: scene.line[at]!.join(':'), end });
    }
    const domino = scene.hands[row][at]!;
    if (row === 'other')
      return words.text('lock-cell-other', { domino: makeDomino(domino), seen: this.isSeen(scene) });
    if (scene.line.length === 0) return makeDomino(domino);
    const told = words.text('lock-cell-own', { domino: makeDomino(domino), fits: this.fitOf(scene, domino) });
    return isPicked ? `${told}, ${words.text('play-picked')}` : told;
  }

  fitOf(scene: S, domino: Domino): 'both' | 'left' | 'right' | 'none' {
    const sides = sidesFor(this.duel, scene, domino);
    return sides.length > 1 ? 'both' : (sides[0] ?? 'none');
  }

  /** What was done, and what it has come to. */
  deeds(before: S, deeds: readonly Deed<S>[]): string {
    const now = deeds.at(-1)?.scene ?? before;
    return [...this.turns(before, deeds), this.state(now, before, deeds)].filter(Boolean).join(' ');
  }

  /** Turns one after the other, a sentence each. */
  turns(before: S, deeds: readonly Deed<S>[]): string[] {
    const told = deeds.map(({ turn }, i) => this.turn(turn, i === 0 ? before : deeds[i - 1]!.scene));
    return told.filter(Boolean);
  }

  /** A turn in a sentence; nothing if it is nobody's. @param before the table before it */
  protected turn(turn: Turn, before: Scene): string {
    const who = before.mine ? 'you' : 'other';
    if (turn === PASS) return this.words.text('lock-passes', { who });
    const laid = laidBy(turn);
    return laid ? this.words.text('lock-places', { who, ...laid }) : '';
  }

  /** Who is to do what; how the game has ended, if it has. */
  state(scene: S, before: S, deeds: readonly Deed<S>[]): string {
    if (scene.isOver) return this.ending(scene, before, deeds);
    const ends = this.ends(scene);
    const must = this.must(scene);
    return must === '' ? ends : `${ends} ${must}`;
  }

  /** What the player is bound to do, if none of the hand fits. */
  must(scene: S): string {
    return this.isStuck(scene) ? this.words.text('lock-must-pass') : '';
  }

  protected isStuck(scene: S): boolean {
    return scene.mine && scene.hands.own.every((domino) => sidesFor(this.duel, scene, domino).length === 0);
  }

  ends(scene: S): string {
    return this.words.text('lock-ends', endsBySide(scene));
  }

  chain({ line }: S): string {
    return this.words.text('lock-chain', { dominoes: line.map((laid) => laid.join(':')).join(', ') });
  }

  own(scene: S): string {
    const { own } = scene.hands;
    return this.words.text('lock-own', {
      count: own.length,
      dominoes: this.dominoes(own),
      pips: pipsOf(own),
    });
  }

  fits(scene: S): string {
    const { words } = this;
    if (scene.isOver) return words.text('lock-is-over');
    const fitting = scene.hands.own.flatMap((domino) => {
      const fits = this.fitOf(scene, domino);
      return fits === 'none' ? [] : words.text('lock-fit', { domino: makeDomino(domino), fits });
    });
    if (fitting.length === 0) return this.must(scene);
    return words.text('lock-fits', { dominoes: plainList(fitting, 'semicolon', words) });
  }

  protected dominoes(dominoes: readonly Domino[]): string {
    return plainList(dominoes.map(makeDomino), 'and', this.words);
  }

  /** Whether the player laid the last domino. */
  protected isLocker(before: S, deeds: readonly Deed<S>[]): boolean | undefined {
    const last = deeds.findLastIndex(({ turn }) => laidBy(turn) !== undefined);
    return last < 0 ? undefined : (last === 0 ? before : deeds[last - 1]!.scene).mine;
  }
}
