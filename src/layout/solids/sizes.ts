/**
 * Sizes of solid stones and their tray, in mm. What comes from a source is named; the rest is this project's choice and
 * waits for a trial: docs/stones.md.
 */

/** The stones of 1921 were 40 by 20 by 8 mm; a set that is sold to blind players has 50 by 25 by 8. */
export const STONE_HEIGHT = 8;

/** What is taken off the edges of a stone: below, where the first layer of a print spreads; above, for the hand. */
export const STONE_CHAMFER = 0.5;

/** Pegs in the middle of the squares of a tray; two of them go into the two holes of a stone. Dowels of 6 mm are sold. */
export const PEG = { diameter: 6, height: 3, chamfer: 0.5 } as const;

/** A hole is deeper than its peg is high. */
export const HOLE_DEPTH = 3.5;

/** Between a peg and its hole all round: printers of plastic thread are said to need 0.2 to 0.3 mm for parts that slide. */
export const CLEARANCE = { least: 0.1, usual: 0.3, most: 0.6 } as const;

/** The smallest squares: below, too little is left of a stone beside its holes. */
export const LEAST_SQUARE = 17;

/** The plate of a tray; the frame on it, outside the squares; its rim. */
export const TRAY = { plate: 3, frame: { width: 2, height: 1.5 }, rim: 2 } as const;

/** From the frame to the nearest dots of a label, as on swell paper. */
export const LABEL_GAP = 6;

/** A tab that joins two parts of a tray, a dovetail: so wide at its neck and at its head, and so long. */
export const TAB = { neck: 6, head: 8, length: 4 } as const;

/** The bed of a small printer, of which a rim stays free. */
export const BED = { side: 200, margin: 5 } as const;

/** Between two pieces on a bed or a sheet. */
export const PIECE_GAP = 2;

/** A hole that is cut is so much wider than its peg, in all; the beam takes away about as much once more. */
export const CUT_HOLE_PLAY = 0.4;

/** Labels that are engraved: how high they are and how far from the frame. */
export const CUT_LABEL = { height: 7, gap: 3 } as const;
