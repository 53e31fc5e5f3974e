import type { Sheet } from '../sheets.ts';
import { BED, PIECE_GAP } from './sizes.ts';

/** A thing, and where the upper left corner of its piece is on a sheet, in mm. */
export interface InRow<Thing> {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
}

/** Equal pieces in rows, for each sheet those that are on it; none if a piece does not fit. */
export function rowsOn<Thing>(sheet: Sheet, piece: Sheet, things: readonly Thing[]): InRow<Thing>[][] {
  const inRow = (room: number, length: number) =>
    Math.floor((room - 2 * BED.margin + PIECE_GAP) / (length + PIECE_GAP));
  const columns = inRow(sheet.width, piece.width);
  const perSheet = columns * inRow(sheet.height, piece.height);
  if (perSheet <= 0) return [];
  return Array.from({ length: Math.ceil(things.length / perSheet) }, (_, s) =>
    things.slice(s * perSheet, (s + 1) * perSheet).map((thing, i) => ({
      thing,
      x: BED.margin + (i % columns) * (piece.width + PIECE_GAP),
      y: BED.margin + Math.floor(i / columns) * (piece.height + PIECE_GAP),
    })),
  );
}
