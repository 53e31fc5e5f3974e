import { type Attributes, type Markup, type Node, tag } from '../../src/layout/screen/markup.ts';
import { makeXmlFile } from '../../src/render/xml.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import type { Atlas } from './facts.ts';
import { wilson } from './interval.ts';
import { inThousand } from './page.ts';

const WIDE = 740;
/** What is left of the first range, and how far ranges are apart. */
const LEFT = 108;
const APART = 52;
/** Ink on paper, dark on light or light on dark as the reader has it. Figures have paper around them, so that no line crosses them. */
const STYLE = `text{font:16px sans-serif;fill:currentColor;stroke:#fff;stroke-width:5;paint-order:stroke}.m{text-anchor:middle}.e{text-anchor:end}
svg{color:#000;background:#fff}@media (prefers-color-scheme:dark){svg{color:#fff;background:#000}text{stroke:#000}}`;

/** The plots by the names of their files. */
export function plotsOf({ ranges }: Atlas): (readonly [name: string, svg: string])[] {
  return [
    ['one-solution.svg', oneSolution(ranges)],
    ['levels.svg', levels(ranges)],
    ['forced.svg', forced(ranges)],
  ];
}

type Ranges = Atlas['ranges'];

/** Boards with one solution in a thousand: a line up for each factor of ten. */
function oneSolution(ranges: Ranges): string {
  const [high, decade] = [40, 90];
  const yOf = (perThousand: number) => high + decade * (3 - Math.log10(perThousand)) - decade;
  const lines = [100, 10, 1].flatMap((value) => [
    line(LEFT - 30, yOf(value), WIDE - 20, yOf(value), { 'stroke-width': '0.5' }),
    label(LEFT - 36, yOf(value) + 5, String(value), 'e'),
  ]);
  const points = ranges.flatMap(({ range, shares }) => {
    const x = xOf(range);
    const share = (1000 * shares.unique) / shares.boards;
    const y = yOf(share);
    const isProved = shares.how === 'proved';
    const [low, top] = wilson(shares.unique, shares.boards);
    return [
      ...(isProved ? [] : [line(x, yOf(1000 * low), x, yOf(1000 * top), { 'stroke-width': '2' })]),
      tag('circle', {
        cx: String(x),
        cy: round(y),
        r: '5',
        fill: isProved ? 'currentColor' : 'none',
        stroke: 'currentColor',
        'stroke-width': '2',
      }),
      label(x, y - 12, inThousand(shares), 'm'),
    ];
  });
  return plot(
    high + 3 * decade,
    'How many boards in a thousand have exactly one solution',
    ranges,
    [...lines, ...points],
    'Each line across stands for ten times as many as the one below it. Filled dots are proved; open ones are samples, with a bar from the least to the most that the share may be.',
    ({ shares }) => `${inThousand(shares)} in a thousand`,
  );
}

/** A row for each level. */
function levels(ranges: Ranges): string {
  const [row, tall] = [84, 60];
  const rows = LEVELS.flatMap((level, i) => {
    const foot = 30 + i * row + tall;
    return [
      label(LEFT - 30, foot - 4, level, 'e'),
      line(LEFT - 24, foot, WIDE - 20, foot, { 'stroke-width': '0.5' }),
      ...ranges.flatMap(({ range, shares }) => {
        const share = shares.levels[level] / shares.unique;
        return [
          bar(range, foot, share * tall),
          label(xOf(range), foot - share * tall - 5, percent(share), 'm'),
        ];
      }),
    ];
  });
  return plot(
    30 + LEVELS.length * row,
    'How levels are spread among boards with one solution',
    ranges,
    rows,
    'A row for each level, in percent; the bars of a range add up to 100.',
    ({ shares }) =>
      LEVELS.map((level) => `${level} ${percent(shares.levels[level] / shares.unique)}`).join(', '),
  );
}

/** Dominoes of the longest chains. */
function forced(ranges: Ranges): string {
  const tall = 220;
  const foot = 40 + tall;
  const most = Math.max(...ranges.map(({ forced: { length } }) => length));
  const bars = ranges.flatMap(({ range, forced: { length } }) => {
    const height = (length / most) * tall;
    return [bar(range, foot, height), label(xOf(range), foot - height - 6, String(length), 'm')];
  });
  return plot(
    foot,
    'The longest chains of forced moves',
    ranges,
    [line(LEFT - 24, foot, WIDE - 20, foot, { 'stroke-width': '0.5' }), ...bars],
    'Dominoes of the longest chain that was found or, for the smallest ranges, that there is.',
    ({ forced: { length } }) => `${length} dominoes`,
  );
}

function plot(
  foot: number,
  title: string,
  ranges: Ranges,
  drawing: readonly Markup[],
  about: string,
  wordsOf: (facts: Ranges[number]) => string,
): string {
  const high = foot + 50;
  const words = ranges.map((facts) => `Range ${facts.range}: ${wordsOf(facts)}.`).join(' ');
  return makeXmlFile(
    tag(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${WIDE} ${high}`,
        role: 'img',
        'aria-labelledby': 'title words',
      },
      tag('title', { id: 'title' }, title),
      tag('desc', { id: 'words' }, `${about} ${words}`),
      tag('style', {}, STYLE),
      ...drawing,
      ...ranges.map(({ range }) => label(xOf(range), foot + 20, String(range), 'm')),
      label((LEFT + WIDE) / 2, foot + 42, 'range', 'm'),
    ),
  );
}

function xOf(range: number): number {
  return LEFT + (range - 1) * APART;
}

function bar(range: number, foot: number, height: number): Markup {
  return tag('rect', {
    x: String(xOf(range) - 12),
    y: round(foot - height),
    width: '24',
    height: round(height),
    fill: 'currentColor',
  });
}

function line(x1: number, y1: number, x2: number, y2: number, more: Attributes): Markup {
  return tag('path', {
    d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`,
    stroke: 'currentColor',
    ...more,
  });
}

function label(x: number, y: number, text: Node, anchor: 'm' | 'e'): Markup {
  return tag('text', { x: round(x), y: round(y), class: anchor }, text);
}

function percent(share: number): string {
  return String(Math.round(100 * share));
}

function round(length: number): string {
  return String(Math.round(10 * length) / 10);
}
