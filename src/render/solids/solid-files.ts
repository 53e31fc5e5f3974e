import { solidBars } from '../../layout/solids/bars.ts';
import { type Bed, bedsOf } from '../../layout/solids/beds.ts';
import { solidDomino } from '../../layout/solids/domino.ts';
import type { Solid } from '../../layout/solids/forms.ts';
import { checkHoles, raisedNumerals, type SolidsOrder } from '../../layout/solids/order.ts';
import { solidRack, solidTray } from '../../layout/solids/pegboard.ts';
import { trialSolids } from '../../layout/solids/trial.ts';
import { checkTouch, dominoesWanted } from '../../layout/stones/order.ts';
import { SWELL } from '../../layout/tactile/profile.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { RenderedFile } from '../recipe.ts';
import { type Modeller, meshOf } from './modeller.ts';
import { filesOf, trayTitle } from './names.ts';
import { makeStl, type PlacedMesh } from './stl.ts';
import { makeThreeMf } from './three-mf.ts';

/** How solids are written. */
const WRITERS = {
  '3mf': makeThreeMf,
  stl: makeStl,
} as const satisfies Record<
  string,
  (placed: readonly PlacedMesh[], about: { title: string; language: string }) => Uint8Array
>;

export type SolidFormat = keyof typeof WRITERS;
export const SOLID_FORMATS = Object.keys(WRITERS) as SolidFormat[];

/**
 * Dominoes, the parts of their tray and of their rack, bars, and a trial print: a file for each bed of a printer, all in mm.
 *
 * @throws UserError if the dominoes are too small to be read by touch, or something does not fit a printer
 */
export function* solidFiles(
  order: SolidsOrder,
  format: SolidFormat,
  { words, modeller }: { readonly words: WordBook; readonly modeller: Modeller },
): Generator<RenderedFile> {
  checkTouch(order.size, raisedNumerals(order), SWELL.clearance);
  checkHoles(order.size);
  const { range, board } = order;
  const dominoes = dominoesWanted(order).map((domino) => solidDomino(domino, order));
  yield* beds('stones', words.text('solids-dominoes', { range }), dominoes);
  yield* beds('tray', trayTitle(board, words), solidTray(order));
  yield* beds('rack', words.text('solids-rack', { range }), solidRack(order));
  yield* beds('bars', words.text('solids-bars'), solidBars(order.size, dominoes.length));
  yield* beds('trial', words.text('solids-trial'), trialSolids(order));

  function* beds(kind: string, title: string, solids: readonly Solid[]): Generator<RenderedFile> {
    for (const { name, title: shown, content: bed } of filesOf(kind, title, bedsOf(solids), format, words)) {
      yield { name, pieces: written(bed, shown) };
    }
  }

  function* written(bed: Bed, title: string): Generator<Uint8Array> {
    const placed = bed.map(({ solid, x, y }) => ({ name: solid.name, mesh: meshOf(solid, modeller), x, y }));
    yield WRITERS[format](placed, { title, language: words.language });
  }
}
