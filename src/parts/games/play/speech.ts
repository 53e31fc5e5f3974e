import { makeDomino } from '../../../domino/dominoes.ts';
import { type Choice, resultOfPoints } from '../../../games/endgame-search.ts';
import { pipsOf } from '../../../games/hands.ts';
import { type Deed, laidBy, type Turn } from '../../sperrdomino/play/scene.ts';
import { TableSpeech } from '../../sperrdomino/play/table-speech.ts';
import { boughtIn, DEAL, type DealScene, resultIn, roundWinner, unseenIn } from './match.ts';

/** Puts whole games and what happens in them into words. */
export class DealSpeech extends TableSpeech<DealScene> {
  /** The other hand is shown when all is over. */
  isSeen({ isOver }: DealScene): boolean {
    return isOver;
  }

  override hidden(scene: DealScene): string {
    if (scene.isOver) return '';
    const hidden = this.words.text('deal-hidden', { count: scene.hands.held, stock: scene.deal.stock });
    return scene.line.length === 0 ? `${hidden} ${this.ends(scene)}` : hidden;
  }

  protected override turn(turn: Turn, before: DealScene): string {
    const { words } = this;
    const who = before.mine ? 'you' : 'other';
    if (turn === DEAL) return words.text('deal-dealt', { number: before.number + 1 });
    const count = boughtIn(turn);
    if (count > 0) {
      // What the player draws is told by name.
      const dominoes = before.mine ? this.dominoes(before.deal.pile.slice(0, count)) : '';
      return words.text('deal-buys', { who, count, dominoes });
    }
    const laid = laidBy(turn);
    return laid && before.line.length === 0
      ? words.text('deal-begins', { who, domino: laid.domino })
      : super.turn(turn, before);
  }

  override must(scene: DealScene): string {
    if (!this.isStuck(scene)) return '';
    return this.words.text(scene.deal.stock > 0 ? 'deal-must-buy' : 'lock-must-pass');
  }

  override ends(scene: DealScene): string {
    return scene.line.length === 0 ? this.words.text('deal-you-begin') : super.ends(scene);
  }

  override chain(scene: DealScene): string {
    return scene.line.length === 0 ? this.words.text('deal-no-chain') : super.chain(scene);
  }

  override fits(scene: DealScene): string {
    return scene.line.length === 0 ? this.words.text('deal-you-begin') : super.fits(scene);
  }

  rest(scene: DealScene): string {
    const { words } = this;
    const { other, held, talon } = scene.hands;
    if (!scene.isOver) {
      const unseen = unseenIn(scene);
      const told = words.text('lock-rest-unseen', { dominoes: this.dominoes(unseen), held });
      const { stock } = scene.deal;
      return stock === 0 ? told : `${words.text('deal-hidden', { count: held, stock })} ${told}`;
    }
    return [
      words.text('lock-rest-seen', { count: held, dominoes: this.dominoes(other), pips: pipsOf(other) }),
      words.text('lock-talon', { dominoes: this.dominoes(talon) }),
    ].join(' ');
  }

  points({ score, hands: { own } }: DealScene): string {
    const { words } = this;
    return `${words.text('deal-score', { ...score })} ${words.text('deal-pips', { pips: pipsOf(own) })}`;
  }

  /** What the player can be sure of whatever the other holds, by the best domino. */
  sure({ worth }: Choice): string {
    return this.words.text('deal-sure', { result: resultOfPoints(worth), points: Math.abs(worth) });
  }

  /** What another domino brings at least. */
  instead({ worth, lay }: Choice, turn: Turn): string {
    return this.words.text('deal-instead', {
      side: laidBy(turn)!.side,
      domino: makeDomino(lay!.domino),
      result: resultOfPoints(worth),
      points: Math.abs(worth),
    });
  }

  protected ending(scene: DealScene, before: DealScene, deeds: readonly Deed<DealScene>[]): string {
    const { words } = this;
    const { ending, winner, points } = resultIn(scene);
    const { own, other } = scene.hands;
    const isMine = this.isLocker(before, deeds) ?? false;
    const round = roundWinner(scene.score);
    return [
      ending === 'lock'
        ? words.text('lock-over-locked', {
            who: isMine ? 'you' : 'other',
            own: pipsOf(own),
            other: pipsOf(other),
          })
        : words.text('lock-over-out', { who: winner ?? 'other' }),
      words.text('lock-score', {
        result: winner === undefined ? 'nobody' : winner === 'you' ? 'yours' : 'lost',
        points,
      }),
      round ? words.text('deal-round-won', { who: round }) : words.text('deal-score', { ...scene.score }),
      words.text('deal-next', { key: words.text('deal-letter-deal').toUpperCase() }),
    ].join(' ');
  }
}
