import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { makeBrailleFont } from '../../scripts/make-braille-fonts.ts';
import { BRAILLE_PROFILES, type BrailleProfile, dotCentre } from '../../src/braille/geometry.ts';
import { DOTS } from '../../src/six-dot.ts';

const profiles: [string, BrailleProfile][] = Object.entries(BRAILLE_PROFILES);

describe('the swell profile', () => {
  // DIN 32976 Mitteldruck (Marburg Medium): 2.5 mm, 6.0 mm, 10.0 mm.
  it('has the measures of Marburg Medium, and dots of 1.2 mm', () => {
    const { dotPitch, cellPitch, linePitch, dotDiameter } = BRAILLE_PROFILES.swell;
    expect([dotPitch, cellPitch, linePitch, dotDiameter]).toEqual([2.5, 6, 10, 1.2]);
  });

  it('has its dots where the documentation says', () => {
    expect(DOTS.map((dot) => dotCentre(BRAILLE_PROFILES.swell, dot))).toEqual([
      { x: 1.75, y: 5 },
      { x: 1.75, y: 2.5 },
      { x: 1.75, y: 0 },
      { x: 4.25, y: 5 },
      { x: 4.25, y: 2.5 },
      { x: 4.25, y: 0 },
    ]);
  });
});

describe.each(profiles)('the font %s', (_, profile) => {
  const bytes = readFileSync(new URL(`../../fonts/${profile.fontFile}`, import.meta.url));
  const font = fontkit.create(bytes) as fontkit.Font;
  const mm = (units: number) => (units * profile.em) / font.unitsPerEm;

  it('is what the script makes', () => {
    expect(makeBrailleFont(profile).equals(bytes)).toBe(true);
  });

  it('has right check sums', () => {
    const sum = (data: Buffer) => {
      const words = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
      return Array.from({ length: words.length / 4 }, (_, i) => words.readUInt32BE(4 * i)).reduce(
        (total, word) => (total + word) % 2 ** 32,
        0,
      );
    };
    expect(sum(bytes)).toBe(0xb1b0afba);
    for (let record = 12; record < 12 + 16 * bytes.readUInt16BE(4); record += 16) {
      const [offset, length] = [bytes.readUInt32BE(record + 8), bytes.readUInt32BE(record + 12)];
      const table = Buffer.from(bytes.subarray(offset, offset + length));
      if (bytes.toString('latin1', record, record + 4) === 'head') table.writeUInt32BE(0, 8);
      expect(sum(table)).toBe(bytes.readUInt32BE(record + 4));
    }
  });

  it('has the line and the names of its profile', () => {
    expect(font.familyName).toBe(profile.fontName);
    expect(mm(font.ascent)).toBeCloseTo(profile.ascent, 6);
    expect(mm(-font.descent)).toBeCloseTo(profile.descent, 6);
    expect(mm(font.ascent - font.descent + font.lineGap)).toBeCloseTo(profile.linePitch, 6);
  });

  it('has the 64 cells, a space, and no other character', () => {
    const cells = Array.from({ length: 64 }, (_, bits) => 0x2800 + bits);
    // U+FFFF is not a character but the end of the character map.
    const characters = font.characterSet.filter((code) => code !== 0xffff).sort((a, b) => a - b);
    expect(characters).toEqual([0x20, ...cells]);
    expect(font.numGlyphs).toBe(66);
    for (const code of characters) {
      expect(mm(font.glyphForCodePoint(code).advanceWidth)).toBe(profile.cellPitch);
    }
  });

  it('draws a frame for what it lacks', () => {
    const { minX, maxX, minY, maxY } = font.glyphForCodePoint(0x41).path.bbox;
    expect([minX, maxX, minY, maxY].map(mm)).toEqual([
      0.5,
      profile.cellPitch - 0.5,
      0.5 - profile.descent,
      profile.ascent - 0.5,
    ]);
  });

  it('draws every cell with its dots, true to 0.01 mm', () => {
    expect(contoursOf(font, 0x20)).toEqual([]);
    for (let bits = 0; bits < 64; bits++) {
      const contours = contoursOf(font, 0x2800 + bits).map((points) =>
        points.map(({ x, y }) => ({ x: mm(x), y: mm(y) })),
      );
      // Dot n is bit n - 1 of the code point; dots 1 to 3 go down on the left, 4 to 6 on the right.
      const expected = [0, 1, 2, 3, 4, 5].filter((bit) => bits & (1 << bit));
      expect(contours).toHaveLength(expected.length);
      contours.forEach((points, i) => {
        const x = profile.firstDot.x + (expected[i]! > 2 ? profile.dotPitch : 0);
        const y = profile.firstDot.y - (expected[i]! % 3) * profile.dotPitch;
        for (const point of points) {
          const radius = Math.hypot(point.x - x, point.y - y);
          expect(Math.abs(radius - profile.dotDiameter / 2)).toBeLessThan(0.005);
        }
        for (const axis of ['x', 'y'] as const) {
          const values = points.map((point) => point[axis]);
          expect(Math.max(...values) - Math.min(...values)).toBeCloseTo(profile.dotDiameter, 6);
        }
      });
    }
  });
});

type Point = { x: number; y: number };

/** The contours of a character as points: the ends of its curves and their middles, in font units. */
function contoursOf(font: fontkit.Font, code: number): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of font.glyphForCodePoint(code).path.commands) {
    const [one, two, end] = [0, 2, 4].map((i) => ({ x: args[i]!, y: args[i + 1]! })) as [Point, Point, Point];
    const contour = contours.at(-1);
    if (command === 'moveTo') contours.push([one]);
    else if (command === 'bezierCurveTo') {
      const start = contour!.at(-1)!;
      const middle = (axis: 'x' | 'y') => (start[axis] + 3 * one[axis] + 3 * two[axis] + end[axis]) / 8;
      contour!.push({ x: middle('x'), y: middle('y') }, end);
    } else if (command !== 'closePath') throw new Error(`a dot is made of curves, not of ${command}`);
  }
  return contours;
}
