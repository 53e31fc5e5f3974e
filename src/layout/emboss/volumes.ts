import { splitWhere } from '../lists.ts';
import type { Draft } from './writer.ts';

/** Pages that stay together when a book is divided. */
type Unit = readonly Draft[];

/** A page of a volume; a blank one where a puzzle of two pages, or the next volume, would begin on the wrong side of a sheet. */
export type Bound = Draft | 'blank';

/** How volumes are made. */
export interface Binding {
  /** Pages in a volume at most, blank ones included. */
  readonly most: number;
  readonly interpoint: boolean;
  /** The title page and contents of a volume that holds these pages, counted from 0. */
  front(volume: number, pages: readonly Draft[]): readonly Draft[];
  /** The pages of a volume with the words that end it; they need a page of their own if the last one is full. */
  close(volume: number, pages: readonly Draft[]): readonly Draft[];
}

/**
 * Divides pages into as few volumes as hold at most so many pages each, and these as evenly as can be. A volume begins with
 * a chapter; only a chapter that is longer than a volume is divided, where something begins inside it.
 */
export function divide(pages: readonly Draft[], binding: Binding): Draft[][] {
  const units = splitWhere(pages, ({ begins }) => begins === 'chapter').flatMap((chapter) =>
    bind(1, chapter, binding).length > binding.most ? partsOf(chapter, binding) : [chapter],
  );
  const least = fill(units, binding);
  const needed = least.reduce((sum, held, i) => sum + bind(i, held, binding).length, 0);
  let most = Math.ceil(needed / least.length);
  for (; most < binding.most; most++) {
    const volumes = fill(units, { ...binding, most });
    if (volumes.length === least.length) return volumes;
  }
  return least;
}

/**
 * The pages of a volume in their order. Where sheets have two sides a puzzle of two pages has both before the reader, as
 * BANA's Braille Formats 2011, § 19.1.2, asks, and the next volume begins with a sheet, and with the number of a front.
 */
export function bind(
  volume: number,
  pages: readonly Draft[],
  { front, close, interpoint }: Binding,
): Bound[] {
  const all = close(volume, [...front(volume, pages), ...pages]);
  if (!interpoint) return [...all];
  const bound: Bound[] = [];
  for (const unit of splitWhere(all, ({ begins }) => begins !== undefined)) {
    const wantsBack = unit[0]!.begins === 'puzzle' && unit.length > 1;
    if (wantsBack && bound.length % 2 === 0) bound.push('blank');
    bound.push(...unit);
  }
  if (bound.length % 2 === 1) bound.push('blank');
  return bound;
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

/**
 * A chapter in parts, with each of which a volume can begin. Its own beginning stays with the first of them, so that no
 * volume ends with the words that introduce the next one. A part that is longer than a volume is divided page by page.
 */
function partsOf(chapter: Unit, binding: Binding): Unit[] {
  const [opening = [], first = [], ...others] = splitWhere(chapter, ({ begins }) => begins !== undefined);
  return [[...opening, ...first], ...others].flatMap((part) =>
    bind(1, part, binding).length > binding.most ? part.map((page) => [page]) : [part],
  );
}
