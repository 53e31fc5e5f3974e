import type { Endgame } from '../../../games/endgame.ts';
import type { Aim } from '../../../games/endgame-order.ts';
import { EndgameSearch, type Ending, worthOf } from '../../../games/endgame-search.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { type Deed, type Duel, LOCKED } from '../../sperrdomino/play/scene.ts';
import { parseEndgameLine } from '../line.ts';
import { deedsBy, deedsOf, type EndScene, endScene } from './scene.ts';

/** A deed with what the player can be sure of after it. */
export interface Prospect extends Deed<EndScene> {
  readonly aim: Aim;
  /** Of that aim, as the search has it. */
  readonly worth: number;
  /** The turns of both players until the game is over. */
  readonly turns: number;
}

/**
 * Plays perfectly against the player, by an exhaustive search. A hand that the player does not see is
 * settled only as far as what was laid and passed tells: of all that it may hold the worst for the player is in it.
 */
export class Rival implements Duel<EndScene> {
  readonly aim: Aim;
  readonly start: EndScene;
  readonly deedsOf = deedsOf;
  readonly #endgame: Endgame;
  readonly #searches = new Map<Aim, EndgameSearch>();

  constructor(aim: Aim, endgame: Endgame) {
    this.aim = aim;
    this.#endgame = endgame;
    this.start = endScene(this.#search(aim).start, endgame.line);
  }

  /** Whether the player sees the other hand. */
  get isSeen(): boolean {
    return this.#endgame.other !== undefined;
  }

  /** What the player can be sure of at the start, of the aim. */
  get best(): number {
    return this.worthFrom(this.start);
  }

  /** What the player can be sure of at a table of a game that goes on, of the aim. */
  worthFrom(scene: EndScene): number {
    return this.#prospects(this.aim, scene)[0]!.worth;
  }

  /**
   * What can be done at a table of a game that goes on, the best first for whom it is to do. Where the aim cannot be reached
   * any more, the points count.
   *
   * @throws NotPossibleError if there is too much to look through
   */
  outlook(scene: EndScene): Prospect[] {
    const prospects = this.#prospects(this.aim, scene);
    if (this.aim === 'points' || prospects[0]!.worth > 0) return prospects;
    // Nothing is given away of the aim: a deed that still holds it back goes before all others.
    const safe = new Set(prospects.filter(({ worth }) => worth <= 0).map(({ turn }) => turn));
    return this.#prospects('points', scene).filter(({ turn }) => safe.has(turn));
  }

  /** What happens until it is for the player to do something, or the game is over. */
  answers(scene: EndScene): Deed<EndScene>[] {
    const deeds: Deed<EndScene>[] = [];
    for (let now = scene; !now.isOver; now = deeds.at(-1)!.scene) {
      const [first] = this.outlook(now);
      if (now.mine && first!.turn !== LOCKED) break;
      deeds.push(first!);
    }
    return deeds;
  }

  /** What an end is worth to the player, of the aim. */
  worthOf(end: Ending): number {
    return worthOf(this.aim, end);
  }

  isSolved({ end }: EndScene): boolean {
    return end !== undefined && this.worthOf(end) >= this.best;
  }

  progress(scenes: readonly EndScene[], words: WordBook): string {
    const count = scenes.slice(0, -1).filter(({ mine }) => mine).length;
    return words.text('lock-standing', { count, over: scenes.at(-1)!.isOver });
  }

  /** The game from the start in which both play perfectly. */
  bestGame(): Prospect[] {
    const game: Prospect[] = [];
    for (let now = this.start; !now.isOver; now = game.at(-1)!.scene) game.push(this.outlook(now)[0]!);
    return game;
  }

  #prospects(aim: Aim, scene: EndScene): Prospect[] {
    return this.#search(aim)
      .choices(scene.table)
      .map((choice) => {
        // At equal ends it goes to the right, unless the player wants it otherwise.
        const deed = deedsBy(choice, scene.line).at(-1)!;
        return { ...deed, aim, worth: choice.worth, turns: choice.turns };
      });
  }

  #search(aim: Aim): EndgameSearch {
    const known = this.#searches.get(aim) ?? new EndgameSearch(this.#endgame, aim);
    this.#searches.set(aim, known);
    return known;
  }
}

/** The other player of a line. @throws UserError if it is no end of Sperrdomino */
export function rivalOf(line: string): Rival {
  const { aim, endgame } = parseEndgameLine(line);
  return new Rival(aim, endgame);
}
