import type { WordBook } from '../../../words/word-book.ts';
import { laidBy, PASS, type TableGame } from '../../sperrdomino/play/scene.ts';
import { TableSession } from '../../sperrdomino/play/table-session.ts';
import type { Rival } from './rival.ts';
import type { EndScene } from './scene.ts';
import { EndgameSpeech } from './speech.ts';

export class EndgameSession extends TableSession<EndScene> {
  declare readonly speech: EndgameSpeech;
  declare protected readonly duel: Rival;

  constructor(rival: Rival, words: WordBook, game?: TableGame) {
    super(rival, new EndgameSpeech(rival, words), game);
  }

  /** First what can be reached; asked again, with which move; then what the others bring. */
  protected hint(): string {
    const { scene, speech } = this;
    if (scene.isOver) return this.#bestGame();
    const must = speech.must(scene);
    if (must) return this.begin('hint', [{ text: must, turn: PASS }]);
    const [best, ...others] = this.duel.outlook(scene);
    const { side, domino } = laidBy(best!.turn)!;
    const isOnly = others.every(({ worth }) => worth < best!.worth);
    const isLost = best!.aim !== this.duel.aim;
    const lost = isLost ? `${this.words.text('lock-lost')} ` : '';
    return this.begin('hint', [
      { text: `${lost}${speech.sure(best!)}` },
      { text: this.words.text('lock-hint', { side, domino, only: isOnly }), turn: best!.turn },
      ...others.map((other) => ({ text: speech.instead(other) })),
    ]);
  }

  #bestGame(): string {
    const game = this.duel.bestGame();
    const stops = this.speech.turns(this.duel.start, game).map((text) => ({ text }));
    return this.begin('hint', [{ text: this.speech.possible(game[0]!) }, ...stops]);
  }
}
