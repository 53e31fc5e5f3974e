import { makeStone, type Stone } from '../../domino/stones.ts';
import { pipsOf } from '../../games/hands.ts';
import { plainList } from '../../words/lists.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Spot } from './commands.ts';
import { type Prospect, pointsOf, type Rival } from './rival.ts';
import { type Deed, handsOf, isYours, PASS, partsOf, type Scene, sidesFor, type Turn } from './scene.ts';

/** Puts the end of a game and what happens in it into words. */
export class LockSpeech {
  readonly words: WordBook;
  readonly #rival: Rival;

  constructor(rival: Rival, words: WordBook) {
    this.#rival = rival;
    this.words = words;
  }

  /** `2:6, fits on the left`: a stone as it is heard when a player comes to it. */
  cell(scene: Scene, { row, at }: Spot, isPicked: boolean): string {
    const { words } = this;
    if (row === 'chain') {
      const end = at === 0 ? 'left' : at === scene.line.length - 1 ? 'right' : 'none';
      return words.text('lock-cell-chain', { stone: scene.line[at]!.join(':'), end });
    }
    const stone = handsOf(scene)[row][at]!;
    if (row === 'other')
      return words.text('lock-cell-other', { stone: makeStone(stone), seen: this.#rival.isSeen });
    const told = words.text('lock-cell-own', { stone: makeStone(stone), fits: this.fitOf(scene, stone) });
    return isPicked ? `${told}, ${words.text('play-picked')}` : told;
  }

  fitOf(scene: Scene, stone: Stone): 'both' | 'left' | 'right' | 'none' {
    const sides = sidesFor(scene, stone);
    return sides.length > 1 ? 'both' : (sides[0] ?? 'none');
  }

  /** What was done, and what it has come to. */
  deeds(before: Scene, deeds: readonly Deed[]): string {
    const told = deeds.map((deed, i) =>
      this.turn(deed.turn, isYours(i === 0 ? before : deeds[i - 1]!.scene)),
    );
    return [...told, this.state(deeds.at(-1)?.scene ?? before, before, deeds)].filter(Boolean).join(' ');
  }

  /** A turn in a sentence; nothing if it is nobody's. */
  turn(turn: Turn, isMine: boolean): string {
    const who = isMine ? 'you' : 'other';
    if (turn === PASS) return this.words.text('lock-passes', { who });
    const laid = partsOf(turn);
    return laid ? this.words.text('lock-places', { who, ...laid }) : '';
  }

  /** Who is to do what; how the game has ended, if it has. */
  state(scene: Scene, before: Scene, deeds: readonly Deed[]): string {
    if (scene.end) return this.#ending(scene, before, deeds);
    const ends = this.ends(scene);
    return this.mustPass(scene) ? `${ends} ${this.words.text('lock-must-pass')}` : ends;
  }

  mustPass(scene: Scene): boolean {
    return isYours(scene) && handsOf(scene).own.every((stone) => sidesFor(scene, stone).length === 0);
  }

  ends({ line }: Scene): string {
    const [left, right] = [line[0]![0], line.at(-1)![1]];
    return this.words.text('lock-ends', { left, right, same: left === right });
  }

  chain({ line }: Scene): string {
    return this.words.text('lock-chain', { stones: line.map((laid) => laid.join(':')).join(', ') });
  }

  own(scene: Scene): string {
    const { own } = handsOf(scene);
    return this.words.text('lock-own', { count: own.length, stones: this.#stones(own), pips: pipsOf(own) });
  }

  fits(scene: Scene): string {
    const { words } = this;
    if (scene.end) return words.text('lock-is-over');
    const fitting = handsOf(scene).own.flatMap((stone) => {
      const fits = this.fitOf(scene, stone);
      return fits === 'none' ? [] : words.text('lock-fit', { stone: makeStone(stone), fits });
    });
    if (fitting.length === 0) return words.text('lock-must-pass');
    return words.text('lock-fits', { stones: plainList(fitting, 'semicolon', words) });
  }

  /** What is with the other and in the talon. */
  rest(scene: Scene): string {
    const { words } = this;
    const { other, held, talon } = handsOf(scene);
    const stones = this.#stones(other);
    const told = this.#rival.isSeen
      ? words.text('lock-rest-seen', { count: held, stones, pips: pipsOf(other) })
      : words.text('lock-rest-unseen', { stones, held });
    return talon.length === 0 ? told : `${told} ${words.text('lock-talon', { stones: this.#stones(talon) })}`;
  }

  points(scene: Scene): string {
    const { own, other, talon } = handsOf(scene);
    return this.words.text('lock-points', {
      pips: pipsOf([...own, ...other, ...talon]),
      own: pipsOf(own),
    });
  }

  /** What the player can be sure of from a table, by the best that can be done there. */
  sure({ aim, worth, turns }: Prospect): string {
    const result = aim === 'lock' ? 'lock' : resultOf(worth);
    return this.words.text('lock-sure', { result, points: Math.abs(worth), moves: movesOf(turns) });
  }

  /** What can be done instead, and what that brings. */
  instead({ aim, turn, worth, turns }: Prospect): string {
    const result = aim === 'points' ? resultOf(worth) : worth > 0 ? 'lock' : 'no-lock';
    const { side, stone } = partsOf(turn)!;
    const about = { side, stone, result, points: Math.abs(worth), moves: movesOf(turns) };
    return this.words.text('lock-instead', about);
  }

  /** What would have been possible. */
  possible({ worth, turns }: Prospect): string {
    return this.words.text('lock-possible', {
      aim: this.#rival.aim,
      points: worth,
      moves: movesOf(turns),
    });
  }

  #ending({ end, table }: Scene, before: Scene, deeds: readonly Deed[]): string {
    const { words } = this;
    const { by, winner, own, other, rest } = end!;
    const last = deeds.findLastIndex(({ turn }) => partsOf(turn) !== undefined);
    const isMine = last < 0 ? table.mine : isYours(last === 0 ? before : deeds[last - 1]!.scene);
    const isBest = this.#rival.worthOf(end!) >= this.#rival.best;
    return [
      by === 'lock'
        ? words.text('lock-over-locked', { who: isMine ? 'you' : 'other', own, other })
        : words.text('lock-over-out', { who: winner === 'you' ? 'you' : 'other' }),
      words.text('lock-score', { result: resultOf(pointsOf(end!)), points: rest }),
      words.text('lock-best', { best: isBest }),
    ].join(' ');
  }

  #stones(stones: readonly Stone[]): string {
    return plainList(stones.map(makeStone), 'and', this.words);
  }
}

function resultOf(points: number): 'yours' | 'lost' | 'nobody' {
  return points === 0 ? 'nobody' : points > 0 ? 'yours' : 'lost';
}

/** How many of so many turns are the player's, who begins. */
function movesOf(turns: number): number {
  return Math.ceil(turns / 2);
}
