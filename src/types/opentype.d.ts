// The part of opentype.js that scripts/make-braille-fonts.ts uses; the package brings no types.
declare module 'opentype.js' {
  class Path {
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
    close(): void;
  }
  class Glyph {
    constructor(options: { name: string; unicode?: number; advanceWidth: number; path: Path });
  }
  class Font {
    constructor(options: {
      familyName: string;
      styleName: string;
      version: string;
      license: string;
      description: string;
      unitsPerEm: number;
      ascender: number;
      descender: number;
      weightClass: number;
      glyphs: Glyph[];
      tables: { os2: Record<string, number | string> };
    });
    toArrayBuffer(): ArrayBuffer;
  }
  // For Node the package is CommonJS: everything hangs on the default export.
  const opentype: { Font: typeof Font; Glyph: typeof Glyph; Path: typeof Path };
  export default opentype;
  export type { Path };
}
