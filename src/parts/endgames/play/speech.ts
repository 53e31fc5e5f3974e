import { pointsOf, resultOfPoints } from '../../../games/endgame-search.ts';
import { pipsOf } from '../../../games/hands.ts';
import { type Deed, laidBy } from '../../sperrdomino/play/scene.ts';
import { TableSpeech } from '../../sperrdomino/play/table-speech.ts';
import type { Prospect, Rival } from './rival.ts';
import type { EndScene } from './scene.ts';

/** Puts the end of a game and what happens in it into words. */
export class EndgameSpeech extends TableSpeech<EndScene> {
  declare protected readonly duel: Rival;

  isSeen(): boolean {
    return this.duel.isSeen;
  }

  rest(scene: EndScene): string {
    const { words } = this;
    const { other, held, talon } = scene.hands;
    const dominoes = this.dominoes(other);
    const told = this.duel.isSeen
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
      aim: this.duel.aim,
      points: worth,
      moves: movesOf(turns),
    });
  }

  protected ending(scene: EndScene, before: EndScene, deeds: readonly Deed<EndScene>[]): string {
    const { words } = this;
    const { end, table } = scene;
    const { by, winner, own, other, rest } = end!;
    const isMine = this.isLocker(before, deeds) ?? table.mine;
    return [
      by === 'lock'
        ? words.text('lock-over-locked', { who: isMine ? 'you' : 'other', own, other })
        : words.text('lock-over-out', { who: winner === 'you' ? 'you' : 'other' }),
      words.text('lock-score', { result: resultOfPoints(pointsOf(end!)), points: rest }),
      words.text('lock-best', { best: this.duel.isSolved(scene) }),
    ].join(' ');
  }
}

/** How many of so many turns are the player's, who begins. */
function movesOf(turns: number): number {
  return Math.ceil(turns / 2);
}
