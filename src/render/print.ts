import type { Paper, PrintEdition } from '../book/choices.ts';
import { hasSolutionsAlone, solutionsFile } from '../book/contents.ts';
import { coloursOf, isFull } from '../book/cover-config.ts';
import type { Audience } from '../document/audience.ts';
import type { Document } from '../document/document.ts';
import type { FontFiles } from '../layout/fonts.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { type PageNumbers, type Publication, pageNumbers } from '../layout/page.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import type { PrintSettings } from '../layout/print/typesetter.ts';
import { layoutVolumes } from '../layout/print/volumes.ts';
import { renderPdf } from './pdf.ts';
import { Kept, type Recipe, type Source } from './recipe.ts';

export type UnboundEdition = Exclude<PrintEdition, 'kdp'>;

const AUDIENCE: Audience = { reader: 'print', keysInside: true, cover: true };

/** A book in print: with its keys at the end, and these again in a file of their own; each in volumes if it is thick. */
export function printRecipe(edition: UnboundEdition): Recipe {
  return {
    files: [new RegExp(`^${edition}(-keys|-solutions)?(-volume-\\d+)?\\.pdf$`)],
    *render(source) {
      const solutions = solutionsFile(source.book);
      const files = [
        ...(hasSolutionsAlone(source.book) ? [] : [[edition, 'book'] as const]),
        ...(solutions ? [[`${edition}-${solutions}`, 'keys'] as const] : []),
      ];
      for (const [name, part] of files) {
        const volumes = volumesOf(edition, source.document(part, AUDIENCE), source);
        if (edition === 'large-print' && part === 'book') LARGE_PAGES.note(source, numbersOf(volumes));
        for (const [i, volume] of volumes.entries()) {
          const file = volumes.length === 1 ? name : `${name}-volume-${i + 1}`;
          yield { name: `${file}.pdf`, pieces: renderPdf(volume, source.printFonts) };
        }
      }
    },
  };
}

/** The pages of a book in print, with its covers: of its first volume if there are several. */
export function printedPages(edition: UnboundEdition, source: Source): Publication {
  return volumesOf(edition, source.document('book', AUDIENCE), source)[0]!;
}

/**
 * On which page of large print begins what has a name, by its target. Laying out takes long, and an e-book asks for the pages
 * again; it throws a UserError if the book cannot be printed so.
 */
export const LARGE_PAGES = new Kept(
  (source) => numbersOf(volumesOf('large-print', source.document('book', AUDIENCE), source)),
  ({ texts, printFonts }) => [texts, printFonts],
);

function numbersOf(volumes: readonly Publication[]): PageNumbers {
  return new Map(volumes.flatMap(({ pages, firstNumber }) => [...pageNumbers(pages, firstNumber)]));
}

function volumesOf(edition: UnboundEdition, document: Document, source: Source): Publication[] {
  const { colours, cover, volume } = source.book.print;
  const scheme = { colours, palette: coloursOf(cover) };
  return layoutVolumes(document, settingsOf(edition, source), volume).map((laid) => ({ ...laid, ...scheme }));
}

function settingsOf(
  edition: UnboundEdition,
  { book: { paper, print }, printFonts, pictures }: Source,
): PrintSettings {
  return {
    ...onPaper(edition, paper, printFonts),
    cover: print.cover === 'plain' ? 'plain' : isFull(print.cover) ? 'field' : 'coloured',
    pictures,
    tally: print.tally,
    perPage: { puzzles: print.puzzlesPerPage, keys: print.keysPerPage },
  };
}

/** The sizes of an edition on this paper. */
export function onPaper(edition: UnboundEdition, paper: Paper, fonts: FontFiles) {
  const profile = PRINT_PROFILES[edition];
  return { sheet: profile.sheets[paper], profile, metrics: makeMetrics(fonts) };
}
