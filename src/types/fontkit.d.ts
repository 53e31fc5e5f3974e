// The part of fontkit that is used here; its published types need those of Node.
declare module 'fontkit' {
  interface Path {
    readonly bbox: {
      readonly minX: number;
      readonly minY: number;
      readonly maxX: number;
      readonly maxY: number;
    };
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
  }
  interface Glyph {
    readonly id: number;
    /** Characters for which it was first asked. */
    readonly codePoints: readonly number[];
    readonly advanceWidth: number;
    readonly path: Path;
  }
  /** Where a glyph of a text stands, and where the next one begins. */
  interface Position {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  interface Subset {
    /** The glyphs by their numbers in the subset, numbers of the font. */
    readonly glyphs: number[];
    /** @returns the number of the glyph in the subset */
    includeGlyph(glyph: Glyph | number): number;
    encode(): Uint8Array;
  }
  /** Lengths are in units of the font. */
  export interface Font {
    readonly postscriptName: string;
    readonly familyName: string;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly capHeight: number;
    readonly numGlyphs: number;
    readonly characterSet: readonly number[];
    readonly 'OS/2': {
      readonly capHeight: number;
      readonly fsType: Readonly<
        Record<'noEmbedding' | 'viewOnly' | 'editable' | 'noSubsetting' | 'bitmapOnly', boolean>
      >;
    };
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    getGlyph(id: number): Glyph;
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly Position[];
      readonly advanceWidth: number;
    };
    createSubset(): Subset;
  }
  export function create(bytes: Uint8Array): Font | { readonly fonts: readonly Font[] };
}
