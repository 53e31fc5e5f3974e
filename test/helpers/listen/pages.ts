import type { Language } from '../../../src/languages/index.ts';
import { ENGINES } from '../../../src/node/braille.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { renderEdition } from '../../../src/render/editions.ts';
import type { Players } from '../../../src/render/recipe.ts';
import { textsOf } from '../document/texts.ts';
import { makePage } from '../play/page.ts';
import { wholeOf } from '../render/whole.ts';
import type { Scene } from './scenes.ts';
import { tableBook } from './tables.ts';

/** The page in which a scene is played: a single puzzle, or a book with everything else that can be played. */
export class ScenePages {
  readonly #players: Players;
  readonly #books = new Map<Language, string>();

  constructor(players: Players) {
    this.#players = players;
  }

  of({ line, language, at }: Scene): string {
    return at === undefined ? makePage([line], this.#players.puzzles, language) : this.#book(language);
  }

  #book(language: Language): string {
    const known = this.#books.get(language);
    if (known !== undefined) return known;
    const materials = {
      texts: textsOf(language),
      fonts: loadFonts(),
      engines: ENGINES,
      players: this.#players,
    };
    const [page] = renderEdition(tableBook(language), 'html', materials);
    const html = wholeOf(page!).toString('utf8');
    this.#books.set(language, html);
    return html;
  }
}

/** The fragment of the address at which a scene begins. */
export function fragmentOf({ at }: Scene): string {
  return at === undefined ? '' : `#${at}`;
}
