import type { Document } from '../../document/document.ts';
import { type PageNumbers, type Publication, pageNumbers, settledBy } from '../page.ts';
import { divide, divisible } from './division.ts';
import { layoutPrint, printed } from './print.ts';
import type { PrintSettings } from './typesetter.ts';
import { volumeOf } from './volume-document.ts';

/**
 * Lays a document out for print, in several volumes if it has more pages than one may have. The numbers of the pages
 * run on from volume to volume, so that each stands once in the whole book.
 *
 * @param most pages in a volume; without it there is only one
 * @throws UserError as {@link layoutPrint}, and if a chapter is too long for a volume
 */
export function layoutVolumes(document: Document, settings: PrintSettings, most?: number): Publication[] {
  if (most === undefined) return [layoutPrint(document, settings)];
  const parts = divisible(document);
  const { pages } = layoutPrint(parts.measured, settings);
  if (pages.length <= most) return [layoutPrint(document, settings)];
  // References to other volumes are longer than numbers, so a volume can come out longer than was reckoned.
  for (let aim = most; ; aim--) {
    const held = divide(parts, pageNumbers(pages), pages.length, aim);
    const volumes = layOut(
      held.map((_, i) => volumeOf(document, parts, held, i)),
      settings,
    );
    if (volumes.every((volume) => volume.pages.length <= most)) return volumes;
  }
}

/** A volume, and where what it holds came to stand. */
interface Laid {
  readonly volume: Publication;
  readonly found: PageNumbers;
}

/** Lays volumes out until the numbers that stand in them are right. */
function layOut(volumes: readonly Document[], settings: PrintSettings): Publication[] {
  const run = (known: readonly PageNumbers[]): readonly Laid[] => {
    let first = 1;
    return volumes.map((document, index) => {
      const numbering = {
        first,
        pageOf: known[index] ?? new Map(),
        elsewhere: elsewhere(document, known, index),
      };
      const volume = printed(document, settings, numbering);
      const found = pageNumbers(volume.pages, first);
      first += volume.pages.length;
      // A volume begins on a right-hand page. If the one before ends on such a page, its blank back is counted.
      if (first % 2 === 0) first++;
      return { volume, found };
    });
  };
  const laid = settledBy<readonly PageNumbers[], readonly Laid[]>(
    [],
    run,
    (laid) => laid.map(({ found }) => found),
    (known, found) => JSON.stringify(known.map(entries)) === JSON.stringify(found.map(entries)),
  );
  return laid.map(({ volume }) => volume);
}

function entries(numbers: PageNumbers): readonly (readonly [string, number])[] {
  return [...numbers];
}

/** What stands in a text in place of a link to another volume, by the name of the place. */
function elsewhere(
  { words }: Document,
  known: readonly PageNumbers[],
  own: number,
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  known.forEach((numbers, index) => {
    if (index === own) return;
    for (const [name, number] of numbers) {
      if (!known[own]!.has(name)) told.set(name, words.text('volume-page', { number, volume: index + 1 }));
    }
  });
  return told;
}
