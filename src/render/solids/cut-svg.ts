import { glyphOutlines } from '../../layout/faces.ts';
import type { FontFiles } from '../../layout/fonts.ts';
import { type Attributes, type Markup, tag } from '../../layout/screen/markup.ts';
import { bandOf, type CutItem, type CutSheet } from '../../layout/solids/cuts.ts';
import { lengthText, type Outline } from '../../layout/solids/forms.ts';
import { makeXmlFile } from '../xml.ts';

/** Red lines are cut, black areas are engraved: what many workshops ask for. A hairline is 0.001 inch. */
const CUT = { fill: 'none', stroke: '#ff0000', 'stroke-width': '0.025' } as const;
const ENGRAVED = { fill: '#000000', stroke: 'none' } as const;

/**
 * A sheet for laser cutters as an SVG file (SVG 1.1) in mm. What is engraved comes first, then holes, then the outlines
 * of pieces. Text is outlines, as cutters have no fonts.
 */
export function makeCutSvg(
  { width, height, engraved, holes, pieces }: CutSheet,
  title: string,
  language: string,
  fonts: FontFiles,
): string {
  const layer = (id: string, look: Attributes, items: readonly CutItem[]) =>
    items.length === 0 ? [] : [tag('g', { id, ...look }, ...items.map((item) => shape(item, fonts)))];
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
      ...layer('engrave', ENGRAVED, engraved),
      ...layer('cut-holes', CUT, holes),
      ...layer('cut-pieces', CUT, pieces),
    ),
  );
}

/** A line has corners here: many cutters follow every line as a line, however wide it is, and fill areas alone. */
function shape(item: CutItem, fonts: FontFiles): Markup {
  switch (item.type) {
    case 'dot': {
      const { x, y, diameter } = item;
      return tag('circle', { cx: lengthText(x), cy: lengthText(y), r: lengthText(diameter / 2) });
    }
    case 'text':
      return tag('path', { d: glyphOutlines(item.text, fonts[item.font], item, item.size) });
    case 'line':
      return path(bandOf(item));
    case 'area':
      return path(item.outline);
  }
}

function path(outline: Outline): Markup {
  return tag('path', { d: `M${outline.map((point) => point.map(lengthText).join(' ')).join('L')}Z` });
}
