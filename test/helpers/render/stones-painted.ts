import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Raised } from './stones-sheets.ts';

const PIXELS_PER_INCH = 300;
const MM = 25.4 / PIXELS_PER_INCH;
/** Darker pixels count as black. The colour that does not swell is lighter. */
const BLACK = 100;

const PAINTER = 'pdftoppm';

export const isPainterThere = spawnSync(PAINTER, ['-v']).error === undefined;

/** The black shapes on each page of a PDF that pdftoppm renders at 300 dpi: round shapes as dots, the others as lines. */
export function paintedOn(bytes: Buffer): Raised[][] {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
  try {
    const args = ['-gray', '-r', String(PIXELS_PER_INCH), '-', join(folder, 'page')];
    const { status, stderr } = spawnSync(PAINTER, args, { input: bytes, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${PAINTER}: ${stderr}`);
    // The numbers in the names all have the same length.
    const pages = readdirSync(folder).sort();
    return pages.map((page) => thingsIn(readFileSync(join(folder, page))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function thingsIn(image: Buffer): Raised[] {
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.toString('latin1', 0, 30))!;
  const width = Number(head[1]);
  const pixels = Uint8Array.from(image.subarray(head[0].length));
  const things: Raised[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (pixels[start]! < BLACK) things.push(thingAt(pixels, width, start));
  }
  return things;
}

/** The black pixels connected to a given one. They are erased. */
function thingAt(pixels: Uint8Array, width: number, start: number): Raised {
  const waiting = [start];
  pixels[start] = 255;
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  while (waiting.length > 0) {
    const at = waiting.pop()!;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (pixels[next]! >= BLACK) continue;
      pixels[next] = 255;
      waiting.push(next);
    }
  }
  const [across, down] = [(right + 1 - left) * MM, (bottom + 1 - top) * MM];
  const [x, y] = [((left + right + 1) / 2) * MM, ((top + bottom + 1) / 2) * MM];
  if (Math.abs(across - down) < 0.2) return { from: [x, y], to: [x, y], width: (across + down) / 2 };
  const thick = Math.min(across, down);
  const [dx, dy] = [(across - thick) / 2, (down - thick) / 2];
  return { from: [x - dx, y - dy], to: [x + dx, y + dy], width: thick };
}
