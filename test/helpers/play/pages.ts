import { bundlePlay } from '../../../scripts/play/bundle.ts';
import type { Book } from '../../../src/book/book.ts';
import { ENGINES } from '../../../src/node/braille.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { loadTexts } from '../../../src/node/texts.ts';
import { renderEdition } from '../../../src/render/editions.ts';
import type { Players } from '../../../src/render/recipe.ts';
import { wholeOf } from '../render/whole.ts';
import { makePage } from './page.ts';

type Name = Parameters<typeof bundlePlay>[0];

const bundled = new Map<Name, Promise<string>>();

/** A script for playing, which is bundled once. */
export function playScript(name?: Name): Promise<string> {
  const script = bundled.get(name) ?? bundlePlay(name);
  bundled.set(name, script);
  return script;
}

export async function players(): Promise<Players> {
  return { puzzles: await playScript(), table: await playScript('table') };
}

/** A page in which these puzzles can be played. */
export async function playPage(...lines: readonly string[]): Promise<string> {
  return makePage(lines, await playScript());
}

/** The page book.html of a book. */
export async function bookPage(book: Book): Promise<string> {
  const materials = {
    texts: loadTexts(book.language),
    fonts: loadFonts(),
    engines: ENGINES,
    players: await players(),
  };
  const [page] = renderEdition(book, 'html', materials);
  return wholeOf(page!).toString('utf8');
}
