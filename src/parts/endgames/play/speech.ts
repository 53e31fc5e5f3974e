import { pipsOf } from '../../../games/hands.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { type Deed, laidBy } from '../../sperrdomino/play/scene.ts';
import { TableSpeech } from '../../sperrdomino/play/table-speech.ts';
import { type Prospect, pointsOf, type Rival } from './rival.ts';
import type { EndScene } from './scene.ts';

/** Puts the end of a game and what happens in it into words. */
export class EndgameSpeech extends TableSpeech<EndScene> {
  readonly #rival: Rival;

  constructor(rival: Rival, words: WordBook) {
    super(rival, words);
    this.#rival = rival;
  }

  isSeen(): boolean {
    return this.#rival.isSeen;
  }

  /** What is with the other and in the talon. */
  rest(scene: EndScene): string {
    const { words } = this;
    const { other, held, talon } = scene.hands;
    const dominoes = this.dominoes(other);
    const told = this.#rival.isSeen
      ? words.text('lock-rest-seen', { count: held, dominoes, pips: pipsOf(other) })
      : words.text('lock-rest-unseen', { dominoes, held });
    return talon.length === 0
      ? told
      : `${told} ${words.text('lock-talon', { dominoes: this.dominoes(talon) })}`;
  }

  points(scene: EndScene): string {
    const { own, other, talon } = scene.hands;
    return this.words.text('lock-points', {
      pips: pipsOf([...own, ...other, ...talon]),
      own: pipsOf(own),
    });
  }

  /** What the player can be sure of from a table, by the best that can be done there. */
  sure({ aim, worth, turns }: Prospect): string {
    const result = aim === 'lock' ? 'lock' : resultOfPoints(worth);
    return this.words.text('lock-sure', { result, points: Math.abs(worth), moves: movesOf(turns) });
  }

  /** What can be done instead, and what that brings. */
  instead({ aim, turn, worth, turns }: Prospect): string {
    const result = aim === 'points' ? resultOfPoints(worth) : worth > 0 ? 'lock' : 'no-lock';
    const { side, domino } = laidBy(turn)!;
    const about = { side, domino, result, points: Math.abs(worth), moves: movesOf(turns) };
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

  protected ending({ end, table }: EndScene, before: EndScene, deeds: readonly Deed<EndScene>[]): string {
    const { words } = this;
    const { by, winner, own, other, rest } = end!;
    const isMine = this.isLocker(before, deeds) ?? table.mine;
    const isBest = this.#rival.worthOf(end!) >= this.#rival.best;
    return [
      by === 'lock'
        ? words.text('lock-over-locked', { who: isMine ? 'you' : 'other', own, other })
        : words.text('lock-over-out', { who: winner === 'you' ? 'you' : 'other' }),
      words.text('lock-score', { result: resultOfPoints(pointsOf(end!)), points: rest }),
      words.text('lock-best', { best: isBest }),
    ].join(' ');
  }
}

/** Whose the points are. */
export function resultOfPoints(points: number): 'yours' | 'lost' | 'nobody' {
  return points === 0 ? 'nobody' : points > 0 ? 'yours' : 'lost';
}

/** How many of so many turns are the player's, who begins. */
function movesOf(turns: number): number {
  return Math.ceil(turns / 2);
}
