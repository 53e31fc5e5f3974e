import type { Language } from '../../../src/languages/index.ts';
import { ENGINES } from '../../../src/node/braille.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { renderEdition } from '../../../src/render/editions.ts';
import { textsOf } from '../document/texts.ts';
import { makePage } from '../play/page.ts';
import { wholeOf } from '../render/whole.ts';
import type { Scene } from './scenes.ts';
import { tableBook } from './tables.ts';

/** The scripts of a page, bundled. */
export interface Scripts {
  readonly script: string;
  readonly tableScript: string;
}

/** The page in which a scene is played: a single puzzle, or a book with everything else that can be played. */
export class ScenePages {
  readonly #scripts: Scripts;
  readonly #books = new Map<Language, string>();

  constructor(scripts: Scripts) {
    this.#scripts = scripts;
  }

  of({ line, language, at }: Scene): string {
    return at === undefined ? makePage([line], this.#scripts.script, language) : this.#book(language);
  }

  #book(language: Language): string {
    const known = this.#books.get(language);
    if (known !== undefined) return known;
    const materials = { texts: textsOf(language), fonts: loadFonts(), engines: ENGINES, ...this.#scripts };
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
