import { type Block, type BlockOf, type Inline, wordsOf } from '../../document/document.ts';
import { element } from '../page.ts';
import { heightOf, NO_ROOM, type Piece } from '../piece.ts';
import { boardPanel } from './board-pages.ts';
import { denseSize } from './board-size.ts';
import type { PrintFlow } from './flow.ts';
import { panelPiece, together } from './panel.ts';
import { GAPS } from './profiles.ts';
import { wordsIn, wordsPanel } from './shared-pages.ts';

/** From a board to the words beside it, in mm. */
const BESIDE = 5;
/** The least width of words beside a board, as a share of the page's; they stand below it where there is less. */
const LEAST_COLUMN = 0.3;
/** How far the letters over a board stand below the top of the first line beside it, in lines. */
const RISE = 0.25;
/** How closely the growth of such boards, which their page has room for, is sought, in mm. */
const CLOSE = 0.25;

type BoardBlock = BlockOf<'board'>;
type Section = BlockOf<'section'>;

/** The board of a section beside which its words stand. */
export function boardBeside(blocks: readonly Block[]): BoardBlock | undefined {
  return blocks.find((block): block is BoardBlock => block.type === 'board' && block.isBeside === true);
}

/**
 * A board, beside it the heading of its section and as many paragraphs as keep all of it low, and below it the others in the
 * width of the page, each run together: in one piece, so that two of them share a page where they fit. Where there is no
 * room beside the board, or not for all on a page, the words stand over it and below it.
 * @param growth by how many mm its squares are larger than need be
 */
export function besidePieces(
  flow: PrintFlow,
  blocks: readonly Block[],
  board: BoardBlock,
  growth = 0,
): readonly Piece[] {
  const { pager, typesetter } = flow;
  const { bodyLine, settings, width } = typesetter;
  const size = denseSize(typesetter, board.figure.puzzle, growth);
  const panel = boardPanel(flow, board.figure, size);
  const left = size.groups[0]!.width + BESIDE;
  const headings = blocks.filter((block) => block.type === 'heading');
  const paragraphs = blocks.filter((block) => block.type === 'paragraph');
  const top = RISE * bodyLine;
  const [first, ...others] = [...paragraphs, undefined].map((_, count) => {
    const beside = wordsIn(flow, [...headings, ...runTogether(paragraphs.slice(0, count))], width - left);
    const below = wordsIn(flow, runTogether(paragraphs.slice(count)), width);
    const under = Math.max(top + panel.height, beside.height) + top;
    return { beside, below, under, height: below.height > 0 ? under + below.height : under - top };
  });
  const { beside, below, under, height } = others.reduce(
    (best, other) => (other.height <= best.height ? other : best),
    first!,
  );
  // Where a board only grows, it leaves the heading beside it in one line.
  const lines =
    growth > 0
      ? headings.map(({ content }) => typesetter.widthOf(wordsOf(content), settings.profile.body, 'strong'))
      : [];
  if (width - left < Math.max(LEAST_COLUMN * width, ...lines) || height > pager.height) {
    return [
      ...headings.map(flow.make),
      { ...panelPiece(pager, panel, GAPS.board * bodyLine), isFigure: true },
      ...runTogether(paragraphs).map(flow.make),
    ];
  }
  const all = together({ panel: beside, x: left }, { panel, y: top }, { panel: below, y: under });
  return [{ ...panelPiece(pager, { ...all, height }, 0), gapBefore: bodyLine * GAPS.board }];
}

/** Sections with a board beside their words: as many on a page as can be, and their boards then as large as it has room for. */
export function besideRun(flow: PrintFlow, sections: readonly Section[]): Piece {
  const { pager, typesetter } = flow;
  const most = typesetter.settings.profile.square;
  const piecesOf = ({ blocks }: Section, growth = 0) =>
    besidePieces(flow, blocks, boardBeside(blocks)!, growth);
  const isFitting = (shown: readonly Section[], growth = 0) => {
    const pieces = shown.flatMap((section) => piecesOf(section, growth));
    return pager.room >= (pager.fresh ? 0 : pieces[0]!.gapBefore) + heightOf(pieces);
  };
  return {
    ...NO_ROOM,
    draw(parent) {
      for (let next = 0; next < sections.length; ) {
        let end = next;
        while (end < sections.length && isFitting(sections.slice(next, end + 1))) end++;
        if (end === next && !pager.fresh) {
          pager.newPage();
          continue;
        }
        const shown = sections.slice(next, Math.max(end, next + 1));
        const growth = largest(most, (tried) => isFitting(shown, tried));
        for (const section of shown) {
          pager.begin(section);
          pager.fill(piecesOf(section, growth), element('Sect', parent));
        }
        next += shown.length;
      }
    },
  };
}

/** The largest growth that fits, of as much as `most` mm. */
function largest(most: number, isFitting: (growth: number) => boolean): number {
  if (isFitting(most)) return most;
  let [fitting, over] = [0, most];
  while (over - fitting > CLOSE) {
    const tried = (fitting + over) / 2;
    if (isFitting(tried)) fitting = tried;
    else over = tried;
  }
  return fitting;
}

/** A heading in the size of the text, and behind it in the same line a few words. */
export function headlinePiece(
  flow: PrintFlow,
  heading: BlockOf<'heading'>,
  paragraph: BlockOf<'paragraph'>,
): Piece {
  const { pager, typesetter } = flow;
  const { bodyLine, settings, width } = typesetter;
  const [line] = typesetter.break(heading.content, settings.profile.body, 'strong');
  const left = line!.width + BESIDE;
  const [title, words] = [wordsPanel(flow, heading, width), wordsPanel(flow, paragraph, width - left)];
  const both = together({ panel: title }, { panel: words, x: left });
  return { ...panelPiece(pager, both, 0), gapBefore: bodyLine * GAPS.board, leads: 'anything' };
}

/** Joins paragraphs into one, if there are any. */
function runTogether(paragraphs: readonly BlockOf<'paragraph'>[]): readonly BlockOf<'paragraph'>[] {
  const [first] = paragraphs;
  const blank: Inline = { type: 'text', text: ' ', strong: false };
  const content = paragraphs.flatMap((each, i) => (i > 0 ? [blank, ...each.content] : each.content));
  return first ? [{ ...first, content }] : [];
}
