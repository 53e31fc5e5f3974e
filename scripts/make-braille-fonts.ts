import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype, { type Path } from 'opentype.js';
import { BRAILLE_PROFILES, type BrailleProfile, dotCentre } from '../src/braille/geometry.ts';
import { CELLS, dotsOf } from '../src/six-dot.ts';

const UNITS_PER_EM = 1000;

/** The font of a profile as an OpenType file: the 64 six-dot cells and a space. The same profile gives the same bytes. */
export function makeBrailleFont(profile: BrailleProfile): Buffer {
  const units = (mm: number) => Math.round((mm * UNITS_PER_EM) / profile.em);
  const advanceWidth = units(profile.cellPitch);
  const [ascent, descent] = [units(profile.ascent), units(profile.descent)];
  const glyphs = [
    new opentype.Glyph({ name: '.notdef', advanceWidth, path: missing(advanceWidth, ascent, descent) }),
    new opentype.Glyph({ name: 'space', unicode: 0x20, advanceWidth, path: new opentype.Path() }),
    ...CELLS.map((cell) => {
      const unicode = cell.charCodeAt(0);
      const path = new opentype.Path();
      for (const dot of dotsOf(cell)) {
        const { x, y } = dotCentre(profile, dot);
        addCircle(path, units(x), units(y), units(profile.dotDiameter / 2));
      }
      return new opentype.Glyph({
        name: `uni${unicode.toString(16).toUpperCase()}`,
        unicode,
        advanceWidth,
        path,
      });
    }),
  ];
  const font = new opentype.Font({
    familyName: profile.fontName,
    styleName: 'Regular',
    version: 'Version 1.000',
    license: 'MIT',
    description: `Six-dot Braille, ${profile.title}, true to size at ${profile.em} mm.`,
    unitsPerEm: UNITS_PER_EM,
    ascender: ascent,
    descender: -descent,
    weightClass: 400,
    glyphs,
    tables: { os2: { usWinAscent: ascent, usWinDescent: descent, sxHeight: 0, sCapHeight: 0 } },
  });
  return withFixedDate(Buffer.from(font.toArrayBuffer()));
}

/** A circle of four cubic curves; with dots of 120 units its error is at most 0.1 unit. */
function addCircle(path: Path, x: number, y: number, r: number): void {
  const handle = Math.round(r * (4 / 3) * (Math.SQRT2 - 1));
  path.moveTo(x + r, y);
  path.curveTo(x + r, y + handle, x + handle, y + r, x, y + r);
  path.curveTo(x - handle, y + r, x - r, y + handle, x - r, y);
  path.curveTo(x - r, y - handle, x - handle, y - r, x, y - r);
  path.curveTo(x + handle, y - r, x + r, y - handle, x + r, y);
  path.close();
}

/** A frame as large as the line, which cannot be overlooked: the character is not braille. */
function missing(width: number, ascent: number, descent: number): Path {
  const path = new opentype.Path();
  const frame = (inset: number, corners: readonly (readonly [number, number])[]) => {
    corners.forEach(([right, up], i) => {
      const x = right ? width - inset : inset;
      const y = up ? ascent - inset : inset - descent;
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.close();
  };
  frame(50, [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
  frame(100, [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ]);
  return path;
}

/** 20 November 2026, 0:00 UTC, in seconds since 1904. */
const FIXED_DATE = 1_795_132_800 + 2_082_844_800;

/**
 * The same font with fixed creation and modification dates. opentype.js writes the current time into the table `head`, so the
 * two dates and the three checksums that depend on them are rewritten (OpenType specification, `head`).
 */
function withFixedDate(font: Buffer): Buffer {
  const tables = font.readUInt16BE(4);
  const record = Array.from({ length: tables }, (_, i) => 12 + 16 * i).find(
    (at) => font.toString('latin1', at, at + 4) === 'head',
  )!;
  const [head, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)];
  font.writeBigInt64BE(BigInt(FIXED_DATE), head + 20);
  font.writeBigInt64BE(BigInt(FIXED_DATE), head + 28);
  font.writeUInt32BE(0, head + 8);
  font.writeUInt32BE(checkSum(font.subarray(head, head + length)), record + 4);
  font.writeUInt32BE((0xb1b0_afba - checkSum(font)) >>> 0, head + 8);
  return font;
}

/** The sum of the big-endian 32-bit words, with the last one zero-padded. */
function checkSum(bytes: Buffer): number {
  const words = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const profile of Object.values(BRAILLE_PROFILES)) {
    const path = join(dirname(process.argv[1]), '..', 'fonts', profile.fontFile);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, makeBrailleFont(profile));
    console.log(path);
  }
}
