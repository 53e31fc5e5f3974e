import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Blob, blobsOn, canPaint } from '../helpers/pdf/raster.ts';
import { peerBook, render } from '../helpers/render/books.ts';

// The calibration sheets as an image of 300 dpi, measured in pixels of 0.085 mm.

const EXACT = 0.1;
const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';
const missing = !canPaint();

describe.skipIf(missing && !REQUIRED)(
  `calibration.pdf as pdftoppm paints it${missing ? ' (not installed)' : ''}`,
  () => {
    let folder: string;
    let blobs: (readonly Blob[])[];

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
      const path = join(folder, 'calibration.pdf');
      const files = await render(peerBook([3]), 'calibration');
      expect([...files.keys()]).toEqual(['calibration.pdf']);
      writeFileSync(path, files.get('calibration.pdf')!);
      blobs = [1, 2].map((page) => blobsOn(path, page));
    });

    afterAll(() => rmSync(folder, { recursive: true }));

    it('has a ruler of 100 mm, with half a line beyond its first and last tick', () => {
      const ruler = blobs[0]!.filter(({ width }) => width > 50);
      expect(ruler).toHaveLength(1);
      expect(Math.abs(ruler[0]!.width - 101)).toBeLessThan(EXACT);
    });

    it('has lines and gaps of the sizes that stand over them', () => {
      const lines = blobs[0]!
        .filter(({ height, width }) => height > 13 && width < 3)
        .sort((a, b) => a.y - b.y || a.x - b.x);
      const [ladder, pairs] = [lines.filter(({ y }) => y < 145), lines.filter(({ y }) => y >= 145)];
      const widths = ladder.sort((a, b) => a.x - b.x).map(({ width }) => width);
      [0.4, 0.6, 0.8, 1, 1.2, 1.6, 2].forEach((width, i) => {
        expect(Math.abs(widths[i]! - width)).toBeLessThan(EXACT);
      });
      expect(widths).toHaveLength(7);
      const sorted = pairs.sort((a, b) => a.x - b.x);
      expect(sorted).toHaveLength(12);
      [1, 2, 3, 4, 5, 6].forEach((gap, i) => {
        const [left, right] = [sorted[2 * i]!, sorted[2 * i + 1]!];
        expect(Math.abs(right.x - left.x - (left.width + right.width) / 2 - gap)).toBeLessThan(EXACT);
      });
    });

    it('has dots of 0.9 to 1.6 mm and pips of 1.5, 2 and 2.5 mm', () => {
      const diameters = blobs[1]!.map(({ area }) => Math.sqrt((4 * area) / Math.PI));
      for (const wanted of [0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 2, 2.5]) {
        expect(
          diameters.filter((diameter) => Math.abs(diameter - wanted) < EXACT / 2).length,
        ).toBeGreaterThanOrEqual(7);
      }
    });
  },
);
