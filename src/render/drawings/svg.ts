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
import { decimal, rounded, shapeOf } from '../../layout/screen/svg-shapes.ts';
import type { Point } from '../picture/canvas.ts';
import { inksOf } from '../picture/page-picture.ts';
import { towards } from '../picture/shapes.ts';
import { makeXmlFile } from '../xml.ts';

/** What a drawing says to those who do not see it, and to catalogues. */
export interface DrawingAbout {
  /** What the names of its parts begin with, so that several drawings can stand in one page. */
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly facts?: DrawingFacts;
}

export interface DrawingFacts {
  /** The title of its book, if it has one. */
  readonly book: string | undefined;
  readonly author: string | undefined;
  readonly publisher: string | undefined;
  readonly rights: string | undefined;
  readonly identifier: string;
  readonly level: string | undefined;
}

const ATKINSON = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, 'DejaVu Sans', sans-serif";
const ANDIKA = "Andika, Verdana, 'DejaVu Sans', sans-serif";

/** The face that a drawing asks for, and others where it is not there. */
const FACES: Readonly<Record<FontName, readonly [family: string, weight: '400' | '600' | '700']>> = {
  text: [ATKINSON, '400'],
  heading: [ATKINSON, '600'],
  strong: [ATKINSON, '700'],
  figures: [ANDIKA, '400'],
  digits: [ANDIKA, '700'],
  braille: ["'DejaVu Sans', 'Segoe UI Symbol', sans-serif", '400'],
};

const BLUE = hexOf(inksOf().accent);

/**
 * A drawing as an SVG file (SVG 1.1): ink on nothing, sizes in mm, texts as texts. Nothing is loaded from elsewhere, so
 * it has its fonts only where they are installed; texts are centred on their places, that others stand there, too.
 */
export function makeSvg(
  { width, height, items }: SingleBoard,
  words: DrawingAbout,
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
  { title, language }: DrawingAbout,
  { book, author, publisher, rights, identifier, level }: DrawingFacts,
): Markup {
  const creators = { source: book, creator: author, publisher, rights };
  const said = { title, identifier, ...creators, subject: level, language };
  const elements = Object.entries(said).flatMap(([name, text]) =>
    text === undefined ? [] : [tag(`dc:${name}`, {}, text)],
  );
  const names = {
    'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  const description = tag('rdf:Description', { 'rdf:about': '' }, ...elements);
  return tag('metadata', {}, tag('rdf:RDF', names, description));
}

function text({ x, y, text, font, size }: TextItem, metrics: Metrics): Markup {
  const [family, weight] = FACES[font];
  const place = rounded({ x: x + metrics.width(text, font, size) / 2, y }, DECIMALS);
  const face = { 'font-family': family, 'font-weight': weight, 'font-size': number(mmOf(size)) };
  return tag('text', { ...place, ...face }, text);
}

function shape(item: Exclude<PageItem, TextItem>): Markup {
  switch (item.type) {
    case 'line':
    case 'outline': {
      const [name, measures] = shapeOf(item);
      const blue = item.ink === 'accent' && { stroke: BLUE };
      return tag(name, { ...rounded(measures, DECIMALS), ...dashed(item), ...blue });
    }
    case 'dot':
    case 'fill': {
      const [name, measures] = shapeOf(item);
      return tag(name, { ...rounded(measures, DECIMALS), fill: 'black', stroke: 'none' });
    }
    case 'bent':
      return tag('path', { d: pathOf(item), 'stroke-width': number(item.width) });
    case 'picture':
      throw new Error('a board has no pictures');
  }
}

function dashed({ dash }: LineItem | OutlineItem): Readonly<Record<string, string>> {
  return dash ? { 'stroke-dasharray': dash.map(number).join(' ') } : {};
}

/** Straight from point to point, but round the corners. */
function pathOf({ points, radius }: BentItem): string {
  const at = (point: Point) => point.map(number).join(' ');
  return points
    .map((corner, i) => {
      const [before, after] = [points[i - 1], points[i + 1]];
      if (!before || !after) return `${before ? 'L' : 'M'}${at(corner)}`;
      return `L${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
    })
    .join('');
}

/** Micrometres are enough. */
const DECIMALS = 3;

function number(mm: number): string {
  return decimal(mm, DECIMALS);
}
