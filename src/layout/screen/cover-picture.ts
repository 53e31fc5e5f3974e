import type { BoardFigure } from '../../document/document.ts';
import { type ArtInks, artItems, artSize } from '../cover-art.ts';
import { type Ink, mmOf, type PageItem } from '../page.ts';
import { type Markup, tag } from './markup.ts';
import { rounded, shapeOf } from './svg-shapes.ts';

/** The side of a cell in the drawing. */
const SIDE = 10;

/** Inks that the style below knows by their classes: all of them colours of the palette that the page wears. */
const INKS: ArtInks = {
  numbers: 'black',
  outline: 'black',
  domino: 'tint',
  edge: 'black',
  pips: 'black',
  marked: { domino: 'accent', pips: 'ground', edge: 'black' },
};

/** The colours of the palette by which they are drawn. */
const COLOURS: Readonly<Partial<Record<Ink, string>>> = {
  black: 'ink',
  tint: 'tile',
  accent: 'accent',
  ground: 'on-accent',
};

/** Each letter stands on the middle of its place, in whatever face the page has: its capitals are this high, in sizes. */
const CENTRED = {
  width: () => 0,
  capHeight: (_: unknown, size: number) => 0.72 * mmOf(size),
};

/** Colours of the picture at the head of a page; where colours are forced every domino keeps its outline. */
export const COVER_PICTURE_STYLE = `
.art { inline-size: 100%; max-block-size: 22rem; margin-block: 1rem; order: -1; }
header:has(> .art) { display: flex; flex-direction: column; }
header:has(> .art) > section { margin-block-start: 1rem; }
.art * { stroke-linejoin: round; stroke-linecap: round; }
.art text { font-weight: bold; text-anchor: middle; }
${Object.values(COLOURS)
  .map(
    (name) =>
      `.art .f-${name} { fill: var(--${name}); } .art .s-${name} { fill: none; stroke: var(--${name}); }`,
  )
  .join('\n')}
@media (max-height: 40rem) { .art { max-block-size: 12rem; } }
@media print { .art { max-block-size: 9cm; } }
`;

/** The picture of a cover as a drawing in a page, with its words. @throws Error if it is no such picture */
export function coverPicture({ puzzle, dominoes, art, description }: BoardFigure): Markup {
  if (!art) throw new Error('no picture of a cover');
  const size = artSize({ puzzle }, SIDE);
  const items = artItems({ puzzle, dominoes, solved: art.solved }, { x: 0, y: 0, ...size }, INKS, CENTRED);
  return tag(
    'svg',
    { class: 'art', role: 'img', 'aria-label': description, viewBox: `0 0 ${size.width} ${size.height}` },
    ...items.flatMap(shape),
  );
}

function shape(item: PageItem): Markup[] {
  const ink = COLOURS[item.ink ?? 'black'];
  switch (item.type) {
    case 'text': {
      const { x, y, text, size } = item;
      return [tag('text', { class: `f-${ink}`, ...rounded({ x, y, 'font-size': mmOf(size) }, 2) }, text)];
    }
    case 'dot':
    case 'fill':
    case 'outline':
    case 'line': {
      const [name, measures] = shapeOf(item);
      const isFilled = item.type === 'dot' || item.type === 'fill';
      return [tag(name, { class: `${isFilled ? 'f' : 's'}-${ink}`, ...rounded(measures, 2) })];
    }
    default:
      return [];
  }
}
