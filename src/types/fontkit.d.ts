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
    readonly advanceWidth: number;
    readonly path: Path;
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
    layout(text: string): { readonly glyphs: readonly Glyph[]; readonly advanceWidth: number };
    createSubset(): { includeGlyph(glyph: Glyph): number; encode(): Uint8Array };
  }
  export function create(bytes: Uint8Array): Font | { readonly fonts: readonly Font[] };
}
