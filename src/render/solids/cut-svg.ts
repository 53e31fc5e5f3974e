import { glyphOutlines } from '../../layout/faces.ts';
import type { FontFiles } from '../../layout/fonts.ts';
import { type Markup, tag } from '../../layout/screen/markup.ts';
import { bandOf, type CutSheet } from '../../layout/solids/cuts.ts';
import { lengthText, type Outline, type Point } from '../../layout/solids/forms.ts';
import type { CardItem } from '../../layout/stones/card.ts';
import { makeXmlFile } from '../xml.ts';

/** Red lines are cut, black areas are engraved: what many workshops ask for. A hairline is 0.001 inch. */
const CUT = { fill: 'none', stroke: '#ff0000', 'stroke-width': '0.025' } as const;
const ENGRAVED = { fill: '#000000', stroke: 'none' } as const;

/**
 * A sheet for laser cutters as an SVG file (SVG 1.1) in mm. What is engraved comes first, then holes, then the outlines
 * of pieces. Text is outlines, as cutters have no fonts.
 */
export function makeCutSvg(
  { width, height, holes, slots, pieces, engraved }: CutSheet,
  title: string,
  language: string,
  fonts: FontFiles,
): string {
  return makeXmlFile(
    tag(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: `${width}mm`,
        height: `${height}mm`,
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'xml:lang': language,
      },
      tag('title', {}, title),
      ...[
        tag('g', { id: 'engrave', ...ENGRAVED }, ...engraved.map((item) => area(item, fonts))),
        tag('g', { id: 'cut-holes', ...CUT }, ...holes.map((hole) => circle(hole)), ...slots.map(path)),
        tag('g', { id: 'cut-pieces', ...CUT }, ...pieces.map(path)),
      ].filter(({ children }) => [...children].length > 0),
    ),
  );
}

/** A line has corners here: many cutters follow every line as a line, however wide it is, and fill areas alone. */
function area(item: CardItem, fonts: FontFiles): Markup {
  switch (item.type) {
    case 'dot':
      return circle(item);
    case 'text':
      return tag('path', { d: glyphOutlines(item.text, fonts[item.font], item, item.size) });
    case 'line':
      return path(bandOf(item));
  }
}

function circle({ x, y, diameter }: CutSheet['holes'][number]): Markup {
  return tag('circle', { cx: lengthText(x), cy: lengthText(y), r: lengthText(diameter / 2) });
}

function path(outline: Outline): Markup {
  return tag('path', { d: closed(outline) });
}

function closed(outline: readonly Point[]): string {
  return `M${outline.map((point) => point.map(lengthText).join(' ')).join('L')}Z`;
}
