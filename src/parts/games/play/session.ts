import type { WordBook } from '../../../words/word-book.ts';
import type { TableAsk } from '../../sperrdomino/play/commands.ts';
import { laidBy, PASS, type TableGame } from '../../sperrdomino/play/scene.ts';
import { TableSession } from '../../sperrdomino/play/table-session.ts';
import { adviceFor } from '../deal-advice.ts';
import { buyingOf, DEAL, type DealScene, type Match, sightOf, turnOfLay } from './match.ts';
import { DealSpeech } from './speech.ts';

export class DealSession extends TableSession<DealScene> {
  declare readonly speech: DealSpeech;

  constructor(match: Match, words: WordBook, game?: TableGame) {
    super(match, new DealSpeech(match, words), game);
  }

  protected override asked(ask: TableAsk): string {
    if (ask === 'buy') return this.#buy();
    if (ask !== 'deal') return super.asked(ask);
    return this.allows(DEAL) ? this.make(DEAL) : this.words.text('deal-goes-on');
  }

  /** What is best is told if all can be looked through; else the domino by which the program would go. */
  protected hint(): string {
    const { scene, speech, words } = this;
    if (scene.isOver) {
      return words.text('deal-next', { key: words.text('deal-letter-deal').toUpperCase() });
    }
    const must = speech.must(scene);
    const sight = sightOf(scene);
    if (must) return this.begin('hint', [{ text: must, turn: sight.stock > 0 ? buyingOf(1) : PASS }]);
    const advice = adviceFor(sight);
    const turn = turnOfLay(advice.lay, scene.line);
    const { side, domino } = laidBy(turn)!;
    if (advice.by === 'rule') {
      const begins = scene.line.length === 0;
      const about = {
        domino,
        side: begins ? 'begin' : side,
        fits: advice.fits,
        last: sight.own.length === 1,
      };
      return this.begin('hint', [
        { text: words.text('deal-hint', about), turn },
        { text: words.text('deal-open', { stock: sight.stock }) },
      ]);
    }
    const [best, ...others] = advice.choices;
    const only = others.every(({ worth }) => worth < best!.worth);
    return this.begin('hint', [
      { text: speech.sure(best!) },
      { text: words.text('lock-hint', { side, domino, only }), turn },
      ...others.map((other) => ({ text: speech.instead(other, turnOfLay(other.lay!, scene.line)) })),
    ]);
  }

  #buy(): string {
    const { scene, words } = this;
    if (scene.isOver) return words.text('lock-is-over');
    if (scene.deal.stock === 0) return words.text('deal-nothing-to-buy');
    return this.make(buyingOf(1));
  }
}
