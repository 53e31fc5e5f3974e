import { between, toLine } from './distance.ts';
import type { Dots } from './dots.ts';
import type { Point } from './drawing.ts';
import type { PdfPage } from './read.ts';

/**
 * Pairs that are too close for a finger to separate: less than `clearance` mm between the edges of two raised things. Cells of
 * one text and lines that meet belong together. A slanting line counts as its bounding box.
 */
export function crowded(
  { runs, paths }: Pick<PdfPage, 'runs' | 'paths'>,
  dots: Dots,
  clearance: number,
): string[] {
  const texts = runs.map((run) => {
    const placed = dots.of(run);
    return {
      run,
      points: placed.map(({ at }) => at),
      radius: Math.max(...placed.map(({ width }) => width)) / 2,
    };
  });
  const lines = paths.map(({ points, width, roundEnds }) => {
    if (points.length !== 2 || !roundEnds) throw new Error('not a simple line');
    return { ends: points as unknown as readonly [Point, Point], half: width / 2 };
  });
  const faults: string[] = [];
  texts.forEach(({ run, points, radius }, i) => {
    for (const other of texts.slice(i + 1)) {
      const far =
        Math.abs(other.run.y - run.y) > 15 ||
        other.run.x > run.x + run.width + 10 ||
        run.x > other.run.x + other.run.width + 10;
      if (far) continue;
      const nearest = Math.min(
        ...points.flatMap(([x, y]) => other.points.map(([u, v]) => Math.hypot(x - u, y - v))),
      );
      if (nearest - radius - other.radius < clearance)
        faults.push(`${run.text} at ${other.run.text}: ${nearest}`);
    }
    for (const { ends, half } of lines) {
      const nearest = Math.min(...points.map((point) => toLine(point, ends)));
      if (nearest - radius - half < clearance) faults.push(`${run.text} at a line: ${nearest}`);
    }
  });
  lines.forEach(({ ends, half }, i) => {
    for (const other of lines.slice(i + 1)) {
      const distance = between(ends, other.ends);
      if (distance > 0.01 && distance - half - other.half < clearance) {
        faults.push(`two lines, ${distance} mm from middle to middle: ${ends} and ${other.ends}`);
      }
    }
  });
  return faults;
}
