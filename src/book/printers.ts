import type { BoundPaper, NamedTrim, Printer, Trim } from './choices.ts';
import { INCH, isNamed } from './trims.ts';

// What presses bind, in pages: two a leaf. Where each number was read: docs/pdf.md.

/** What a press, or whoever binds, says of a book. Lengths are mm. */
interface Press {
  /** How thick a page is, half a leaf, on each paper. */
  readonly thickness: Readonly<Record<BoundPaper, number>>;
  /** What the cover adds to the spine. */
  readonly cover: number;
  /** What is printed beyond each edge and cut off. */
  readonly bleed: number;
  readonly least: Readonly<Record<BoundPaper, number>>;
  /** The most pages on each paper; none where books of this size are not printed on it. */
  most(trim: Trim): Partial<Readonly<Record<BoundPaper, number>>>;
}

/** Where a press has other limits than for the rest of its sizes. */
const KDP_MOST: Partial<Readonly<Record<NamedTrim, Partial<Record<BoundPaper, number>>>>> = {
  '8.5x11': { white: 590, cream: 550, 'standard-colour': 600, 'premium-colour': 590 },
  a4: { white: 780, cream: 730, 'premium-colour': 590 },
  '8.25x6': { white: 800, cream: 750, 'standard-colour': 600, 'premium-colour': 800 },
};
const KDP_OTHERS = { white: 828, cream: 776, 'standard-colour': 600, 'premium-colour': 828 };

const WHITE = 0.002252 * INCH;
const everywhere = (pages: number) => ({
  white: pages,
  cream: pages,
  'standard-colour': pages,
  'premium-colour': pages,
});

const PRESSES: Readonly<Record<Printer, Press>> = {
  kdp: {
    thickness: {
      white: WHITE,
      cream: 0.0025 * INCH,
      'standard-colour': WHITE,
      'premium-colour': 0.002347 * INCH,
    },
    cover: 0,
    bleed: 0.125 * INCH,
    least: { white: 24, cream: 24, 'standard-colour': 72, 'premium-colour': 24 },
    most: (trim) => (isNamed(trim) ? KDP_MOST[trim] : undefined) ?? KDP_OTHERS,
  },
  ingramspark: {
    thickness: {
      white: INCH / 472,
      cream: INCH / 472,
      'standard-colour': INCH / 472,
      'premium-colour': INCH / 340,
    },
    cover: 0.002 * INCH,
    bleed: 0.125 * INCH,
    least: everywhere(18),
    most: () => everywhere(1200),
  },
  lulu: {
    thickness: everywhere(1 / 17.48),
    cover: 1.524,
    bleed: 0.125 * INCH,
    least: everywhere(32),
    most: () => everywhere(800),
  },
};

/** What is known of a press that is not known by name. */
export interface OwnPress {
  readonly page: number;
  readonly cover: number;
  readonly bleed: number;
}

/** How a book is bound; a press of which only these numbers are known binds whatever it is asked for. */
export function pressOf({ printer = 'kdp' }: { readonly printer?: Printer | OwnPress | undefined }): Press {
  if (typeof printer === 'string') return PRESSES[printer];
  const { page, cover, bleed } = printer;
  return { thickness: everywhere(page), cover, bleed, least: everywhere(4), most: () => everywhere(2000) };
}
