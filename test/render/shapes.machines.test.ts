import { beforeAll, describe, expect, it } from 'vitest';
import { UNKNOWN } from '../../src/domino/puzzle.ts';
import { holesOf } from '../../src/layout/board-lines.ts';
import { dealtOn, figureOf, SHAPES, VIEWS } from '../helpers/layout/shaped.ts';
import { boxOf, contains, linesOver } from '../helpers/pdf/boards.ts';
import { crowded } from '../helpers/pdf/crowded.ts';
import { toLine } from '../helpers/pdf/distance.ts';
import { SWELL } from '../helpers/pdf/dots.ts';
import type { Point, Run } from '../helpers/pdf/drawing.ts';
import { gap, INK, overlaps } from '../helpers/pdf/ink.ts';
import {
  barsAt,
  corner,
  endsOf,
  holds,
  keyOfOutlines,
  keyOfWalls,
  sidesAround,
  straightLines,
} from '../helpers/pdf/part-lines.ts';
import { type PdfFile, readPdf } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { runsOf } from '../helpers/pdf/words.ts';
import { boardsIn, EXACT, type Found, PRINT, TOUCH } from '../helpers/render/shaped-editions.ts';

// Boards of any shape on finished pages, as described in docs/pdf.md and docs/tactile.md.

const FILES = [
  ['large print on A4', PRINT, 'a4', VIEWS, 0],
  ['tactile on A4', TOUCH, 'a4', ['puzzle', 'stencil'], 1],
  ['tactile on Letter', TOUCH, 'letter', ['completion', 'key'], 0],
] as const;

/** Every other shape, from the first or the second on. */
const boardsFrom = (start: 0 | 1) => SHAPES.filter((_, i) => i % 2 === start).map(dealtOn);

/** Whether a board extends over two pages. */
const areHalves = (parts: readonly { readonly page: number }[]) =>
  new Set(parts.map(({ page }) => page)).size > 1;

describe.each(FILES)('boards of any shape, %s', (_, edition, paper, views, start) => {
  const boards = boardsFrom(start);
  let file: PdfFile;
  let found: Found[];

  beforeAll(async () => {
    file = await readPdf(edition.render(boards, views, paper));
    found = boardsIn(file, edition, boards, views);
  });

  it('show their numbers at their coordinates, and nothing in empty squares, in holes and outside', () => {
    for (const { dealt, view, parts } of found) {
      const { board, numbers } = figureOf(dealt, view).puzzle;
      for (const part of parts) {
        const texts = part.rows.map((row) =>
          part.columns.map((column) => part.numbers.get(`${row} ${column}`)?.text),
        );
        const expected = part.rows.map((row) =>
          part.columns.map((column) => {
            const number = numbers[row * board.columns + column]!;
            return view === 'stencil' || number < 0 ? undefined : edition.write(number);
          }),
        );
        expect(texts, `${view} ${dealt.shape}`).toEqual(expected);
        const box = boxOf([corner(part, -0.5), corner(part, 0.5)]);
        const inside = file.pages[part.page - 1]!.runs.filter((run) =>
          contains(box, edition.hand.middle(run)),
        );
        expect(inside).toHaveLength(part.numbers.size);
      }
    }
  });

  it('are whole, or in parts that follow each other with two rows or columns in common', () => {
    for (const { dealt, parts } of found) {
      const { board } = dealt.puzzle;
      for (const [side, length] of [
        ['columns', board.columns],
        ['rows', board.rows],
      ] as const) {
        const spans = parts.map((part) => part[side]);
        for (const span of spans) expect(span).toEqual(span.map((_, i) => span[0]! + i));
        if (spans.every((span) => span.length === length)) continue;
        expect(spans[0]![0]).toBe(0);
        expect(spans.at(-1)!.at(-1)).toBe(length - 1);
        spans.slice(1).forEach((span, i) => {
          expect(span[0]).toBe(spans[i]!.at(-1)! - 1);
        });
        for (const span of spans) expect(span.length).toBeGreaterThan(5);
      }
    }
  });

  it('have a frame round every shape and hole, open where they are cut, and no line between free cells but a thin one', () => {
    for (const { dealt, view, parts } of found.filter(
      ({ view }) => view === 'puzzle' || view === 'completion',
    )) {
      for (const part of parts) {
        const near = straightLines(file, part);
        const faults = sidesAround(dealt, part).flatMap(({ first, next, from, to, name }) => {
          const lines = linesOver(from, to, near);
          const widths = lines.map(({ width }) => Math.round(width * 100) / 100);
          const expected = next === 'border' ? [edition.frame] : next === 'cut' || edition.touch ? [] : [0.4];
          return widths.join() === expected.join()
            ? []
            : [`${view} ${dealt.shape} ${first} ${name}: ${widths}`];
        });
        expect(faults).toEqual([]);
      }
    }
  });

  it('show the dominoes of their key, each whole on one part at least', () => {
    for (const { dealt, parts } of found.filter(({ view }) => view === 'key' || view === 'stencil')) {
      const seen = new Set<number>();
      for (const part of parts) {
        const key = edition.touch ? keyOfWalls(file, dealt, part) : keyOfOutlines(file, dealt, part);
        for (const [cell, partner] of key) {
          const expected = dealt.key[cell]!;
          const isHere = holds(part, dealt, expected);
          expect(partner, `${dealt.shape} ${cell}`).toBe(isHere ? expected : undefined);
          if (isHere) seen.add(cell);
        }
      }
      expect(seen.size).toBe(dealt.puzzle.board.cells.length);
    }
  });

  it('mark their holes: in print with a slanting line in each square, on sheets only where no numbers are', () => {
    let holes = 0;
    for (const { dealt, view, parts } of found) {
      const slanting = parts.flatMap((part) => {
        const { paths } = file.pages[part.page - 1]!;
        const box = boxOf([corner(part, -0.5), corner(part, 0.5)]);
        return paths
          .filter(({ curved, closed }) => !curved && !closed)
          .map(({ points }) => points as readonly [Point, Point])
          .filter(([[x, y], [u, v]]) => x !== u && y !== v)
          .map(([[x, y], [u, v]]): Point => [(x + u) / 2, (y + v) / 2])
          .filter((middle) => contains(box, middle))
          .map(([x, y]) => {
            const [x0, y0] = part.middle(0, 0);
            return (
              Math.round((y - y0) / part.square) * dealt.puzzle.board.columns +
              Math.round((x - x0) / part.square)
            );
          });
      });
      const isMarked = !edition.touch || view === 'stencil';
      // The common cells of two parts are marked on both.
      const expected = parts
        .flatMap((part) => holesOf(dealt.puzzle.board).filter((cell) => isMarked && holds(part, dealt, cell)))
        .sort((a, b) => a - b);
      holes += expected.length;
      slanting.sort((a, b) => a - b);
      expect(slanting, `${view} ${dealt.shape}`).toEqual(expected);
    }
    expect(holes > 100).toBe(found.some(({ view }) => !edition.touch || view === 'stencil'));
  });

  it('have squares that are large enough, and of one size', () => {
    for (const { parts } of found) {
      for (const { square } of parts) {
        expect(square).toBeGreaterThan(edition.least - EXACT);
        expect(square).toBeCloseTo(parts[0]!.square, 2);
      }
    }
  });

  it('stand on the page of their heading, and the labels of all their parts in one line', () => {
    for (const { section, parts } of found) {
      const heading = nodesIn(section).find(({ tag }) => tag === 'H2')!;
      expect(parts[0]!.page).toBe(runsOf(file, heading)[0]!.page);
      const isCutBetweenRows = parts.at(-1)!.rows[0] !== 0;
      // Halves on two pages have aligned rows at the fold.
      const lines = parts.map(({ columnLabels, rowLabels }) =>
        isCutBetweenRows || areHalves(parts) ? columnLabels[0]!.y : rowLabels[0]!.x,
      );
      for (const line of lines) expect(line).toBeCloseTo(lines[0]!, 2);
    }
  });

  it('have bars along the labels of what two of their parts show, in print alone', () => {
    let bars = 0;
    for (const { dealt, view, parts } of found) {
      for (const part of parts) {
        const [across, down] = barsAt(file, part, edition.touch ? 2 : edition.frame);
        const shared = (side: 'rows' | 'columns') =>
          part[side].filter((line) => parts.filter((other) => other[side].includes(line)).length > 1);
        const isCut = (side: 'rows' | 'columns') => parts.some((other) => other[side][0] !== part[side][0]);
        const expected = (['columns', 'rows'] as const).map((side) =>
          isCut(side) && !edition.touch ? shared(side) : [],
        );
        expect([across, down], `${view} ${dealt.shape}`).toEqual(expected);
        bars += expected.flat().length;
      }
    }
    expect(bars > 0).toBe(!edition.touch);
  });

  it('are told to a screen reader: numbers in tables, dominoes as a figure in words', () => {
    for (const { dealt, view, section, parts } of found) {
      const nodes = nodesIn(section);
      const figures = nodes.filter(({ tag }) => tag === 'Figure');
      const tables = nodes.filter(({ tag }) => tag === 'Table');
      if (view === 'puzzle' || view === 'completion') {
        expect([tables.length, figures.length]).toEqual([parts.length, 0]);
      } else {
        expect([tables.length, figures.map(({ alt }) => alt)]).toEqual([0, [`${view} on ${dealt.shape}`]]);
        // A box belongs to one page.
        expect(figures[0]!.box?.length).toBe(areHalves(parts) ? undefined : 4);
      }
      const { board, numbers } = figureOf(dealt, view).puzzle;
      const isMixed = numbers.includes(UNKNOWN) && board.cells.length < board.has.length;
      for (const { summary } of tables)
        expect(summary).toBe(isMixed ? `${view} on ${dealt.shape}` : undefined);
    }
  });

  it('stay between the margins, on one page in all their parts, or in halves on two that face each other', () => {
    for (const { parts } of found) {
      const [left, ...others] = parts.map(({ page }) => page);
      if (!areHalves(parts)) for (const page of others) expect(page).toBe(left);
      else expect([left! % 2, others, edition.touch]).toEqual([0, [left! + 1], false]);
    }
    file.pages.forEach((page, i) => {
      const [inner, outer, top, bottom] = edition.touch ? [10, 10, 10, 10] : [25, 20, 20, 25];
      const [left, right] = i % 2 === 0 ? [inner, outer] : [outer, inner];
      const drawn = [
        ...page.paths.flatMap(({ points }) => points),
        ...page.runs
          .filter(({ content }) => content !== undefined)
          .flatMap((run) => (edition.touch ? SWELL.of(run).map(({ at }) => at) : cornersOf(INK.box(run)))),
      ];
      const outside = drawn.filter(
        ([x, y]) =>
          // The descender of a j may extend to the left, as in every book.
          x < left - 0.7 ||
          x > page.width - right + EXACT ||
          y < top - EXACT ||
          y > page.height - bottom + EXACT,
      );
      expect(outside, `page ${i + 1}`).toEqual([]);
    });
  });

  it('leave everything clear of everything else', () => {
    const faults = file.pages.flatMap((page, i) =>
      (edition.touch ? crowded(page, SWELL, 3.2 - EXACT) : overlaps(page)).map(
        (fault) => `${i + 1}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it('keep labels away from lines and from each other', () => {
    for (const { dealt, parts } of found) {
      for (const part of parts) {
        const lines = straightLines(file, part);
        const nearest = (labels: readonly Run[]) =>
          Math.min(
            ...labels.flatMap((label) =>
              edition.touch
                ? SWELL.of(label).flatMap(({ at }) => lines.map((path) => toLine(at, endsOf(path))))
                : lines.map(({ points }) => gap(INK.box(label), boxOf(points))),
            ),
          );
        // On sheets, from the middle of a line to the middle of the SWELL. In print, the descender of a p exceeds 1 mm.
        expect(nearest(part.rowLabels), dealt.shape).toBeGreaterThan(edition.touch ? 6 - EXACT : 2);
        expect(nearest(part.columnLabels), dealt.shape).toBeGreaterThan(edition.touch ? 6 - EXACT : 1.5);
        const letters = part.columnLabels;
        letters.slice(1).forEach((label, i) => {
          expect(label.x - letters[i]!.x - letters[i]!.width).toBeGreaterThan(edition.touch ? 0 : 1 - EXACT);
        });
      }
    }
  });

  it('keep to the least size of text', () => {
    const sizes = file.pages.flatMap(({ runs }) => runs.map(({ size }) => size));
    if (!edition.touch) expect(Math.min(...sizes)).toBeGreaterThan(18 - 1e-3);
    else expect(new Set(sizes.map((size) => size.toFixed(2))).size).toBe(1);
  });
});

function cornersOf({ left, right, top, bottom }: ReturnType<typeof boxOf>): Point[] {
  return [
    [left, top],
    [right, bottom],
  ];
}
