import type { Block, BlockOf } from '../../document/document.ts';
import { type Domino, domino, dominoesOf, MOST_PIPS } from '../../domino/dominoes.ts';
import { artDigits, artItems, artSize } from '../cover-art.ts';
import { type Area, type Element, element, type PageItem, type Point } from '../page.ts';
import { heightOf, LEFT_OUT, type Piece } from '../piece.ts';
import { coverStyle } from './cover-style.ts';
import { dominoItems } from './domino.ts';
import type { PrintFlow } from './flow.ts';
import { type Panel, panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';
import { headingPiece, sizedHeading, titlePiece } from './text.ts';

/** The side of a half, in squares of the largest board; the space about each domino, in sides. */
const SIDE = 0.37;
const GAP = 0.04;

/** The dominoes with a seven or an eight, which Adler had left over: two for the funnels, the others for cabin, deck and hull. */
const FUNNELS = [7, 8].map((number) => domino(number, number));
const OTHERS = [8, 7].flatMap((high) => Array.from({ length: high }, (_, low) => domino(low, high)));
/** Where they stand, in sides from the top of the funnels. */
const FUNNELS_AT = [4, 7];
const DECKS = [
  { x: 2, y: 2, from: 0, to: 4 },
  { x: 0, y: 3, from: 4, to: 10 },
  { x: 1, y: 4, from: 10, to: 15 },
];
const SIZE = { width: 12, height: 5.5 };
/** The smoke above each funnel, and the dashes of the waterline: in sides. */
const SMOKE = [
  { x: 0.5, y: -0.25, diameter: 0.3 },
  { x: 0.1, y: -0.55, diameter: 0.38 },
  { x: -0.45, y: -0.75, diameter: 0.46 },
];
const SMOKE_ROOM = 1;
const WAVE = { length: 1.2, gap: 0.4, y: 5.2, width: 0.06 };

/** A steamer that is built of dominoes: all those of the set up to 8:8 that have a seven or an eight. */
function steamerPanel({ pager, typesetter }: PrintFlow, title: string): Panel {
  const { square, lines } = typesetter.settings.profile;
  const side = Math.min(SIDE * square, typesetter.width / SIZE.width);
  const [width, height] = [SIZE.width * side, (SIZE.height + SMOKE_ROOM) * side];
  return {
    height,
    draw({ x, y }: Point, parent: Element) {
      const left = x + (typesetter.width - width) / 2;
      const top = y + SMOKE_ROOM * side;
      const built = (shown: Domino, at: Point, [columns, rows]: readonly [number, number]) =>
        dominoItems(
          shown,
          {
            x: left + (at.x + GAP) * side,
            y: top + (at.y + GAP) * side,
            width: (columns - 2 * GAP) * side,
            height: (rows - 2 * GAP) * side,
          },
          lines.inner,
        );
      const step = WAVE.length + WAVE.gap;
      const waves = Array.from({ length: Math.floor(SIZE.width / step) }, (_, i): PageItem => {
        const [from, y] = [left + (i * step + WAVE.gap) * side, top + WAVE.y * side];
        const width = Math.max(lines.inner, WAVE.width * side);
        return { type: 'line', from: [from, y], to: [from + WAVE.length * side, y], width };
      });
      const items: PageItem[] = [
        ...FUNNELS.flatMap((funnel, i) => built(funnel, { x: FUNNELS_AT[i]!, y: 0 }, [1, 2])),
        ...DECKS.flatMap((deck) =>
          OTHERS.slice(deck.from, deck.to).flatMap((shown, i) =>
            built(shown, { x: deck.x + 2 * i, y: deck.y }, [2, 1]),
          ),
        ),
        ...FUNNELS_AT.flatMap((funnel) =>
          SMOKE.map(
            (puff): PageItem => ({
              type: 'dot',
              x: left + (funnel + puff.x) * side,
              y: top + puff.y * side,
              diameter: puff.diameter * side,
            }),
          ),
        ),
        ...waves,
      ];
      const box = { x: left, y, width, height };
      pager.add({ element: element('Figure', parent, { alt: title, box }), items });
    },
  };
}

/** The height of the emblem of a section, in squares of the largest board. */
const EMBLEM = 1.6;
/** How wide a domino of a set is, and how far its rows are apart, of the width of its column. */
const DOMINO = 0.88;
const DOMINO_ROW = 0.6;

/** A large domino at the left margin; none if it has no pips. */
export function emblemPiece(flow: PrintFlow, { domino, isSteamer, title = '' }: BlockOf<'emblem'>): Piece {
  if (isSteamer)
    return panelPiece(flow.pager, steamerPanel(flow, title), flow.typesetter.bodyLine * GAPS.paragraph);
  if (domino.high > MOST_PIPS) return LEFT_OUT;
  const { square, lines } = flow.typesetter.settings.profile;
  const height = EMBLEM * square;
  const draw = (at: Point, parent: Element) => {
    const box = { ...at, width: 2 * height, height };
    flow.pager.add({
      element: title === '' ? undefined : element('Figure', parent, { alt: title, box }),
      items: dominoItems(domino, box, lines.inner),
    });
  };
  return { ...panelPiece(flow.pager, { height, draw }, 0), gapBefore: flow.typesetter.bodyLine };
}

/** All dominoes of a set, as the tally has them: a row for each number. */
export function setPanel({ pager, typesetter }: PrintFlow, range: number): Panel {
  const { lines } = typesetter.settings.profile;
  const column = typesetter.width / (range + 1);
  const [width, row] = [column * DOMINO, column * DOMINO_ROW];
  const dominoes = dominoesOf(range);
  return {
    height: (range + 1) * row,
    draw({ x, y }) {
      const items = dominoes.flatMap((domino) => {
        const at = { x: x + domino.high * column, y: y + domino.low * row };
        return dominoItems(domino, { ...at, width, height: width / 2 }, lines.inner);
      });
      pager.add({ element: undefined, items });
    },
  };
}

/** How many dominoes lie end to end across a page. */
const CHAIN = 5;

/** Dominoes end to end, each number beside its like, across the page: decoration. */
export function chainPanel({ pager, typesetter }: PrintFlow): Panel {
  const width = typesetter.width / CHAIN;
  const { lines } = typesetter.settings.profile;
  return {
    height: (width * DOMINO) / 2,
    draw({ x, y }) {
      const gap = (width * (1 - DOMINO)) / 2;
      const items = Array.from({ length: CHAIN }, (_, i) => {
        const box = { x: x + i * width + gap, y, width: width * DOMINO, height: (width * DOMINO) / 2 };
        return dominoItems(domino(i, i + 1), box, lines.inner);
      });
      pager.add({ element: undefined, items: items.flat() });
    },
  };
}

/** The least height of the picture of a section, as a share of the page's. */
const LEAST_PICTURE = 0.25;

/**
 * The page with which a section of puzzles begins: its words, and between them its dominoes as large as they leave room for.
 * Parts among the words are left out, the first first, where the picture would be small; where it would be so all the same,
 * it is left out. An opener without a picture leaves its page to the first puzzle.
 */
export function drawOpener(flow: PrintFlow, { blocks }: BlockOf<'section'>, parent: Element): void {
  const { pager, typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  pager.freshPage();
  const place = (pieces: readonly Piece[]) => {
    for (const piece of pieces) pager.place(piece, parent);
  };
  const picture = blocks.find((block) => block.type === 'board');
  if (!picture) {
    const { body } = settings.profile;
    place(
      blocks.map((block) =>
        block.type === 'heading' ? sizedHeading(flow, block, body, 0) : flow.make(block),
      ),
    );
    return;
  }
  const { before, after, height } = opening(flow, blocks);
  place(before);
  if (height >= LEAST_PICTURE * pager.height) {
    pager.skip(bodyLine / 2);
    const area = { x: pager.left, y: pager.take(height), width: typesetter.width, height };
    pager.add({ element: undefined, items: setItems(flow, picture, area) });
  }
  const foot = heightOf(after);
  if (pager.room >= foot) pager.sink(foot);
  place(after);
  pager.close();
}

/** The words before and behind the picture of an opener, and the height that they leave it, in mm. */
function opening(flow: PrintFlow, blocks: readonly Block[]) {
  const { pager, typesetter } = flow;
  const at = blocks.findIndex(({ type }) => type === 'board');
  const before = blocks
    .slice(0, at)
    .map((block) => (block.type === 'heading' ? openingTitle(flow, block) : flow.make(block)));
  return choicesOf(blocks.slice(at + 1))
    .map((words) => {
      const after = words.map(flow.make);
      const height = pager.height - heightOf(before) - heightOf(after) - 2 * typesetter.bodyLine;
      return { before, after, height };
    })
    .reduce((one, next) => (one.height < LEAST_PICTURE * pager.height ? next : one));
}

/**
 * An opener with the words that follow it up to the first board, if they leave its picture room: they need no page of their
 * own. And what follows then.
 */
export function joined(
  flow: PrintFlow,
  opener: BlockOf<'section'>,
  next: readonly Block[],
): { readonly opener: BlockOf<'section'>; readonly rest: readonly Block[] } {
  const end = next.findIndex((block) => !isText(block));
  const [words, rest] = end < 0 ? [next, []] : [next.slice(0, end), next.slice(end)];
  const inner = words.flatMap((block) => (block.type === 'section' ? block.blocks : [block]));
  const blocks = [...opener.blocks, ...inner];
  const isFull = opening(flow, blocks).height < LEAST_PICTURE * flow.pager.height;
  return isFull ? { opener, rest: next } : { opener: { ...opener, blocks }, rest };
}

/** Whether a block is words alone to which nothing refers. */
function isText(block: Block): boolean {
  if (block.type === 'section') return block.id === undefined && block.blocks.every(isText);
  return block.type === 'heading' || block.type === 'paragraph';
}

/** A title, or a heading in its place if it would have several lines. */
function openingTitle(flow: PrintFlow, heading: BlockOf<'heading'>): Piece {
  const { bodyLine, settings } = flow.typesetter;
  const { length } = flow.typesetter.break(heading.content, settings.profile.title, 'heading');
  return length > 1 ? headingPiece(flow, heading) : titlePiece(flow, heading, GAPS.paragraph * bodyLine);
}

/** The blocks with those of all parts among them, then with one part less each time. */
function choicesOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const parts = blocks.filter(({ type }) => type === 'section');
  return [...parts.keys(), parts.length].map((left) =>
    blocks
      .filter((block) => !parts.slice(0, left).includes(block))
      .flatMap((block) => (block.type === 'section' ? block.blocks : [block])),
  );
}

/** The dominoes of a board in the middle of an area, as large as it goes; nothing where their numbers would be too small to read. */
function setItems({ typesetter }: PrintFlow, { figure }: BlockOf<'board'>, area: Area): PageItem[] {
  const { puzzle, dominoes } = figure;
  const { profile, metrics } = typesetter.settings;
  const art = { puzzle, solved: puzzle, dominoes, set: { line: profile.lines.inner } };
  const { width, height } = artSize(art, 1);
  const side = Math.min(area.width / width, area.height / height);
  if (puzzle.range > MOST_PIPS && artDigits(art, side) < profile.least) return [];
  const size = artSize(art, side);
  const middle = {
    ...size,
    x: area.x + (area.width - size.width) / 2,
    y: area.y + (area.height - size.height) / 2,
  };
  return artItems(art, middle, coverStyle('cover').art, metrics);
}
