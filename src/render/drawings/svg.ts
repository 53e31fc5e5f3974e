import type { Language } from '../../languages/index.ts';
import type { Metrics } from '../../layout/metrics.ts';
import {
  type BentItem,
  type FontName,
  type LineItem,
  mmOf,
  type OutlineItem,
  type PageItem,
  type TextItem,
} from '../../layout/page.ts';
import { hexOf } from '../../layout/palettes.ts';
import type { SingleBoard } from '../../layout/print/printed-board.ts';
import { type Markup, tag } from '../../layout/screen/markup.ts';
import { inksOf } from '../picture/page-picture.ts';
import { makeXmlFile } from '../xml.ts';

/** What a drawing says to those who do not see it. */
export interface DrawingWords {
  /** What the names of its parts begin with, so that several drawings can stand in one page. */
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/** The same, and what it says to catalogues. */
export interface DrawingAbout extends DrawingWords {
  readonly facts: DrawingFacts;
}

interface DrawingFacts {
  /** The title of its book, if it has one. */
  readonly book: string | undefined;
  readonly author: string | undefined;
  readonly publisher: string | undefined;
  readonly rights: string | undefined;
  readonly identifier: string;
  readonly level: string | undefined;
}

/** The face that a drawing asks for, and others where it is not there. */
interface Face {
  readonly family: string;
  readonly weight: '400' | '600' | '700';
}

const ATKINSON = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, 'DejaVu Sans', sans-serif";
const ANDIKA = "Andika, Verdana, 'DejaVu Sans', sans-serif";

const FACES: Readonly<Record<FontName, Face>> = {
  text: { family: ATKINSON, weight: '400' },
  heading: { family: ATKINSON, weight: '600' },
  strong: { family: ATKINSON, weight: '700' },
  figures: { family: ANDIKA, weight: '400' },
  digits: { family: ANDIKA, weight: '700' },
  braille: { family: "'DejaVu Sans', 'Segoe UI Symbol', sans-serif", weight: '400' },
};

const BLUE = hexOf(inksOf().accent);

/**
 * A drawing as an SVG file (SVG 1.1): ink on nothing, sizes in mm, texts as texts. Nothing is loaded from elsewhere, so
 * it has its fonts only where they are installed; texts are centred on their places, that others stand there, too.
 */
export function makeSvg(
  { width, height, items }: SingleBoard,
  words: DrawingWords & Partial<DrawingAbout>,
  metrics: Metrics,
): string {
  const names = { title: `${words.id}-title`, description: `${words.id}-description` };
  const texts = items.filter((item) => item.type === 'text');
  const lines = items.filter((item) => item.type !== 'text');
  const root = tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${number(width)}mm`,
      height: `${number(height)}mm`,
      viewBox: `0 0 ${number(width)} ${number(height)}`,
      role: 'img',
      'aria-labelledby': `${names.title} ${names.description}`,
      'xml:lang': words.language,
    },
    tag('title', { id: names.title }, words.title),
    tag('desc', { id: names.description }, words.description),
    ...(words.facts ? [metadata(words, words.facts)] : []),
    tag('g', { fill: 'none', stroke: 'black', 'stroke-linecap': 'round' }, ...lines.map(shape)),
    tag('g', { fill: 'black', 'text-anchor': 'middle' }, ...texts.map((item) => text(item, metrics))),
  );
  return makeXmlFile(root);
}

/** What the drawing is, in Dublin Core. */
function metadata(
  { title, language }: DrawingWords,
  { book, author, publisher, rights, identifier, level }: DrawingFacts,
): Markup {
  const said = {
    title,
    identifier,
    source: book,
    creator: author,
    publisher,
    rights,
    subject: level,
    language,
  };
  return tag(
    'metadata',
    {},
    tag(
      'rdf:RDF',
      {
        'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      tag(
        'rdf:Description',
        { 'rdf:about': '' },
        ...Object.entries(said).flatMap(([name, text]) =>
          text === undefined ? [] : [tag(`dc:${name}`, {}, text)],
        ),
      ),
    ),
  );
}

function text({ x, y, text, font, size }: TextItem, metrics: Metrics): Markup {
  const { family, weight } = FACES[font];
  const middle = x + metrics.width(text, font, size) / 2;
  return tag(
    'text',
    {
      x: number(middle),
      y: number(y),
      'font-family': family,
      'font-weight': weight,
      'font-size': number(mmOf(size)),
    },
    text,
  );
}

function shape(item: Exclude<PageItem, TextItem>): Markup {
  switch (item.type) {
    case 'line': {
      const [[x1, y1], [x2, y2]] = [item.from, item.to];
      return tag('line', { ...numbers({ x1, y1, x2, y2, 'stroke-width': item.width }), ...dashed(item) });
    }
    case 'outline': {
      const { x, y, width, height, radius, line } = item;
      return tag('rect', {
        ...numbers({ x, y, width, height, rx: radius, 'stroke-width': line }),
        ...dashed(item),
        ...(item.ink === 'accent' && { stroke: BLUE }),
      });
    }
    case 'bent':
      return tag('path', { d: pathOf(item), 'stroke-width': number(item.width) });
    case 'dot':
      return tag('circle', {
        ...numbers({ cx: item.x, cy: item.y, r: item.diameter / 2 }),
        fill: 'black',
        stroke: 'none',
      });
    case 'picture':
      throw new Error('a board has no pictures');
    case 'fill': {
      const { x, y, width, height } = item;
      return tag('rect', { ...numbers({ x, y, width, height }), fill: 'black', stroke: 'none' });
    }
  }
}

function dashed({ dash }: LineItem | OutlineItem): Readonly<Record<string, string>> {
  return dash ? { 'stroke-dasharray': dash.map(number).join(' ') } : {};
}

/** Straight from point to point, but round the corners. */
function pathOf({ points, radius }: BentItem): string {
  const towards = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]) => {
    const share = radius / Math.hypot(u - x, v - y);
    return `${number(x + (u - x) * share)} ${number(y + (v - y) * share)}`;
  };
  return points
    .map((corner, i) => {
      const [before, after] = [points[i - 1], points[i + 1]];
      const at = corner.map(number).join(' ');
      if (!before || !after) return `${before ? 'L' : 'M'}${at}`;
      return `L${towards(corner, before)}Q${at} ${towards(corner, after)}`;
    })
    .join('');
}

function numbers(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, number(value)]));
}

/** Micrometres are enough. */
function number(mm: number): string {
  return String(Math.round(mm * 1000) / 1000);
}
