import { type Made, NOTHING_MADE } from '../document/made.ts';
import { targetOf } from '../layout/page.ts';
import { embossBook } from './emboss/recipes.ts';
import type { Source } from './recipe.ts';

/** What the files for embossers come out as, for sheets that name their pages. */
export function madeInBraille(source: Source): Made {
  const { pageOf, volumes } = embossBook(source).pages;
  return {
    pageInBraille: (id) => pageOf.get(targetOf(id)),
    kit: { ...NOTHING_MADE.kit, pages: volumes.flat(2).length },
  };
}
