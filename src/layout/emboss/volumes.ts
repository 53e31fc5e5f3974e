import type { Draft } from './writer.ts';

/** Pages that stay together when a book is divided. */
type Unit = readonly Draft[];

/** A page of a volume; a blank one where something that begins on a front would come to stand on a back. */
export type Bound = Draft | 'blank';

/** How volumes are made. */
export interface Binding {
  /** Pages in a volume at most, blank ones included. */
  readonly most: number;
  readonly interpoint: boolean;
  /** The title page and contents of a volume that holds these pages, counted from 0. */
  front(volume: number, pages: readonly Draft[]): readonly Draft[];
}

/**
 * Divides pages into as few volumes as hold at most so many pages each, and these as evenly as can be. A volume begins
 * where something begins; only what fills more than half a volume by itself is divided inside.
 */
export function divide(pages: readonly Draft[], binding: Binding): Draft[][] {
  const units = unitsOf(pages).flatMap((unit) =>
    unit.length > binding.most / 2 ? unit.map((page) => [page]) : [unit],
  );
  const least = fill(units, binding);
  let most = Math.ceil(boundPages(least, binding) / least.length);
  for (; most < binding.most; most++) {
    const volumes = fill(units, { ...binding, most });
    if (volumes.length === least.length) return volumes;
  }
  return least;
}

/** The pages of a volume in their order, with blank ones so that fronts come to stand on fronts. */
export function bind(volume: number, pages: readonly Draft[], { front, interpoint }: Binding): Bound[] {
  const all = [...front(volume, pages), ...pages];
  if (!interpoint) return all;
  const bound: Bound[] = [];
  for (const page of all) {
    if (page.begins === 'front' && bound.length % 2 === 1) bound.push('blank');
    bound.push(page);
  }
  // The next volume begins with a sheet, and with the number of a front.
  if (bound.length % 2 === 1) bound.push('blank');
  return bound;
}

function boundPages(volumes: readonly Draft[][], binding: Binding): number {
  return volumes.reduce((sum, pages, i) => sum + bind(i, pages, binding).length, 0);
}

/** Each volume as full as can be. */
function fill(units: readonly Unit[], binding: Binding): Draft[][] {
  const volumes: Draft[][] = [];
  let open: Draft[] = [];
  for (const unit of units) {
    const longer = [...open, ...unit];
    if (open.length > 0 && bind(volumes.length, longer, binding).length > binding.most) {
      volumes.push(open);
      open = [...unit];
    } else open = longer;
  }
  return [...volumes, open];
}

function unitsOf(pages: readonly Draft[]): Unit[] {
  const units: Draft[][] = [];
  for (const page of pages) {
    if (page.begins || units.length === 0) units.push([page]);
    else units.at(-1)!.push(page);
  }
  return units;
}
