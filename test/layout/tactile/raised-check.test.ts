import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page, PageItem } from '../../../src/layout/page.ts';
import { tactileProfile } from '../../../src/layout/tactile/profile.ts';
import { checkRaised } from '../../../src/layout/tactile/raised-check.ts';

const BOUND = tactileProfile({ paper: 'a4', cell: 'medium' });
/** For sheets without a binding margin, so that anything can be anywhere. */
const MEDIUM = { ...BOUND, binding: BOUND.margin };
const LARGE = { ...tactileProfile({ paper: 'a3', cell: 'large' }), binding: BOUND.margin };
/** 10 mm, the size at which the fonts are true. */
const SIZE = (10 / 25.4) * 72;

function sheet(...items: PageItem[]): Page {
  return { width: 297, height: 210, marks: [{ element: undefined, items }], targets: [] };
}

function line(x1: number, y1: number, x2: number, y2: number, width = 1): PageItem {
  return { type: 'line', from: [x1, y1], to: [x2, y2], width };
}

function text(cells: string, x: number, y: number, more: object = {}): PageItem {
  return { type: 'text', x, y, text: cells, font: 'braille', size: SIZE, ...more };
}

function dot(x: number, y: number, diameter = 1.2): PageItem {
  return { type: 'dot', x, y, diameter };
}

/** The error about a sheet; undefined if it is in order. */
function faultOf(items: readonly PageItem[], rules = MEDIUM): string | undefined {
  try {
    checkRaised([sheet(...items)], rules);
    return undefined;
  } catch (fault) {
    return (fault as Error).message;
  }
}

describe('a sheet that breaks a rule is refused with its number and both things', () => {
  it.each<[string, PageItem[], string]>([
    [
      'lines too near',
      [line(20, 20, 60, 20), line(20, 24, 60, 24)],
      'the line at 20.0, 20.0 and the line at 20.0, 24.0 are 3.00 mm apart, less than 3.2 mm',
    ],
    [
      'lines that cross without meeting in their ends are one, but one beside the crossing is not',
      [line(20, 40, 60, 40), line(40, 20, 40, 60), line(43, 20, 43, 35)],
      'the line at 40.0, 20.0 and the line at 43.0, 20.0 are 2.00 mm apart, less than 3.2 mm',
    ],
    [
      'a slanting line too near to another’s end',
      [line(20, 20, 40, 40), line(30, 35, 30, 60)],
      'the line at 20.0, 20.0 and the line at 30.0, 35.0 are 2.54 mm apart',
    ],
    [
      'dots on a line',
      [text('⠿', 20, 60), line(22, 40, 22, 80)],
      'the text "⠿" at 20.0, 60.0 and the line at 22.0, 40.0 are 0.00 mm apart',
    ],
    [
      'lines of text too near',
      [text('⠇', 20, 60), text('⠇', 20, 69)],
      'the text "⠇" at 20.0, 60.0 and the text "⠇" at 20.0, 69.0 are 2.80 mm apart',
    ],
    [
      'pips too near',
      [dot(40, 40, 2), dot(45, 40, 2)],
      'the dot at 40.0, 40.0 and the dot at 45.0, 40.0 are 3.00',
    ],
    [
      'a dot on an area',
      [{ type: 'fill', x: 40, y: 40, width: 20, height: 10 }, dot(50, 45)],
      'the area at 40.0, 40.0 and the dot at 50.0, 45.0 are 0.00 mm apart',
    ],
    [
      'a dot inside an outline, but too near',
      [{ type: 'outline', x: 40, y: 40, width: 20, height: 20, radius: 2, line: 1 }, dot(44, 50)],
      'the outline at 40.0, 40.0 and the dot at 44.0, 50.0 are 2.90 mm apart',
    ],
    [
      'a bent line',
      [
        {
          type: 'bent',
          points: [
            [40, 40],
            [60, 40],
            [60, 60],
          ],
          radius: 2,
          width: 1,
        },
        dot(56.5, 50),
      ],
      'the line at 40.0, 40.0 and the dot at 56.5, 50.0 are 2.40 mm apart',
    ],
    ['a thin line', [line(20, 20, 60, 20, 0.5)], 'the line at 20.0, 20.0 is 0.5 mm wide, less than 1 mm'],
    [
      'a thin outline',
      [{ type: 'outline', x: 40, y: 40, width: 20, height: 20, radius: 0, line: 0.3 }],
      'the outline at 40.0, 40.0 is 0.3 mm wide',
    ],
    [
      'print that would rise',
      [text('4', 20, 60, { font: 'digits' })],
      'the text "4" at 20.0, 60.0 is not in braille of 28.35 points, but it would be raised',
    ],
    ['braille of another size', [text('⠿', 20, 60, { size: 24 })], 'is not in braille of 28.35 points'],
    ['something in the margin', [dot(100, 9)], 'the dot at 100.0, 9.0 is not inside the margin of 10 mm'],
    [
      'the last dots of a text in the margin',
      [text('⠿'.repeat(46), 14, 60)],
      'is not inside the margin of 10 mm',
    ],
  ])('%s', (_, items, fault) => {
    expect(faultOf(items)).toContain(`sheet 1: `);
    expect(faultOf(items)).toContain(fault);
  });

  it('names the sheet', () => {
    const good = sheet(text('⠿⠿', 20, 60));
    const bad = sheet(dot(40, 40), dot(41, 40));
    expect(() => checkRaised([good, good, bad], MEDIUM)).toThrow(
      /^sheet 3: the dot at 40\.0, 40\.0 and the dot/,
    );
    expect(() => checkRaised([good, good], MEDIUM)).not.toThrow();
  });

  it('goes by the profile: large dots need more space', () => {
    const lines = [text('⠇', 20, 60), text('⠇', 20, 69.7)];
    const large = [text('⠇', 20, 60), text('⠇', 20, 69.8)];
    expect(faultOf(lines)).toBeUndefined();
    expect(faultOf(large, LARGE)).toContain('3.10 mm apart');
    expect(faultOf([text('⠇', 20, 60), text('⠇', 20, 70.8)], LARGE)).toBeUndefined();
  });
});

it('a sheet that is bound is free for 20 mm on the left, to the edges of what is raised', () => {
  expect(faultOf([dot(20.7, 100)], BOUND)).toBeUndefined();
  expect(faultOf([dot(20.5, 100)], BOUND)).toContain(
    'the dot at 20.5, 100.0 is not inside the margin of 20 mm',
  );
});

it.each<[string, PageItem[]]>([
  [
    'lines that meet at a corner, in a T and in a cross',
    [line(20, 20, 60, 20), line(60, 20, 60, 60), line(40, 20, 40, 50), line(30, 40, 50, 40)],
  ],
  ['dots of one text', [text('⠿⠿⠿', 20, 60)]],
  ['words with a blank between them', [text('⠿⠀⠿', 20, 60), text('⠿', 44, 60)]],
  ['exactly the least space', [line(20, 20, 60, 20), line(20, 24.2, 60, 24.2)]],
  [
    'colour wherever it stands',
    [
      line(20, 20, 60, 20),
      text('4', 30, 21, { font: 'digits', size: 9, ink: 'colour' }),
      { ...line(2, 19, 60, 20, 0.1), ink: 'colour' },
    ],
  ],
])('a sheet that keeps the rules passes: %s', (_, items) => {
  expect(faultOf(items)).toBeUndefined();
});

describe('two dots', () => {
  const place = fc.double({ min: 20, max: 100, noNaN: true });

  it('are refused exactly if they are nearer than the profile allows, wherever they stand', () => {
    fc.assert(
      fc.property(
        place,
        place,
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 0.5, max: 9, noNaN: true }),
        (x, y, angle, apart) => {
          fc.pre(Math.abs(apart - 1.2 - 3.2) > 0.01);
          const items = [dot(x, y), dot(x + apart * Math.cos(angle), y + apart * Math.sin(angle))];
          expect(faultOf(items) !== undefined).toBe(apart - 1.2 < 3.2);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('are found among many others', () => {
    const many = Array.from({ length: 400 }, (_, i) => dot(20 + (i % 20) * 6, 20 + Math.floor(i / 20) * 6));
    expect(faultOf(many)).toBeUndefined();
    fc.assert(
      fc.property(place, place, (x, y) => {
        const near = many.some(
          (other) => other.type === 'dot' && Math.hypot(other.x - x, other.y - y) < 4.4 - 0.001,
        );
        expect(faultOf([...many, dot(x, y)]) !== undefined).toBe(near);
      }),
      { numRuns: 20 },
    );
  });
});
