import { type BlockOf, type BoardFigure, wordsOf } from '../../document/document.ts';
import { HYPHENS } from '../lines.ts';
import { element, type FontName } from '../page.ts';
import { wholeOf } from '../parts.ts';
import { boardPanel } from './board-pages.ts';
import { partsOf } from './board-size.ts';
import { sharedSquare, squareOfDigits } from './digits.ts';
import { fitTogether, type Room } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { type Panel, stacked, together } from './panel.ts';
import { GAPS } from './profiles.ts';
import { isKeyTally, stonesPanel } from './stone-list.ts';

/** Blank space between the words and what stands below them, in lines. */
const TEXT_GAP = 0.4;
/** Blank space between two boards of one key that stand side by side, or a board and the words beside it, in mm. */
const BESIDE = 5;
/** How far a board beside words begins below them, in lines. */
const RISE = 0.25;
/** The share of its width that words beside a board have. */
const COLUMN = 0.3;

/** On sheets, what fills its room exactly is not refused when sums of lengths are rounded, in mm. Books have kept what they had. */
const ROUNDING = 1e-6;

/** A section that shares its page with others: its words, below them boards and lists of dominoes. */
export interface Slot extends Panel {
  readonly section: BlockOf<'section'>;
  readonly width: number;
  /** The side of its smallest square in mm; without end if it has no board. */
  readonly square: number;
}

/**
 * A section in a room of its own, with boards as large as can be.
 * @returns nothing if digits would become too small, or it holds what needs a page
 */
export function makeSlot(flow: PrintFlow, section: BlockOf<'section'>, room: Room): Slot | undefined {
  const words: Words[] = [];
  const figures: BoardFigure[] = [];
  const lists: (Panel | undefined)[] = [];
  for (const block of section.blocks) {
    if (block.type === 'board') figures.push(block.figure);
    else if (block.type === 'tally' && isKeyTally(block)) lists.push(stonesPanel(flow, block, room.width));
    else if (block.type !== 'heading' && block.type !== 'paragraph') return undefined;
    else if (!('when' in block)) words.push(block);
  }
  if (!lists.every((list) => list !== undefined)) return undefined;
  const { bodyLine, settings } = flow.typesetter;
  const gap = GAPS.board * bodyLine;
  const listed = stacked(lists, gap);
  const between = figures.length > 0 && lists.length > 0 ? gap : 0;
  const upper = { ...room, height: room.height - listed.height - between };
  const { digits } = settings.profile;
  // Nobody writes on a key: its digits can be closer to each other than those of a puzzle.
  const leastSquare = section.role === 'key' ? sharedSquare : squareOfDigits;
  const least = Math.max(
    0,
    ...figures
      .filter(({ blank }) => !blank)
      .map(({ puzzle }) => leastSquare(digits.sharing, puzzle.range, settings.metrics)),
  );
  const slack = settings.perPage?.belowWords ? ROUNDING : 0;
  const wanted: Wanted = { flow, words, figures, room: upper, gap, least };
  const [way] = [wordsAbove(wanted), wordsBeside(wanted)]
    .filter((found) => found !== undefined && found.height <= upper.height + slack && found.square >= least)
    .sort((one, other) => other!.square - one!.square);
  if (!way) return undefined;
  const below = way.height + between;
  return {
    section,
    width: room.width,
    height: Math.min(below + listed.height, room.height),
    square: way.square,
    draw({ x, y }, parent) {
      const to = element('Sect', parent);
      way.draw({ x, y }, to);
      listed.draw({ x, y: y + below }, to);
    },
  };
}

export type Words = BlockOf<'heading' | 'paragraph'>;

/** What a slot is made of: words, and boards so far apart, with squares of `least` mm at least. */
interface Wanted {
  readonly flow: PrintFlow;
  readonly words: readonly Words[];
  readonly figures: readonly BoardFigure[];
  readonly room: Room;
  readonly gap: number;
  readonly least: number;
}

function wordsAbove(wanted: Wanted): Boards | undefined {
  const { flow, room } = wanted;
  const text = wordsIn(wanted, room.width);
  const top = text.height + TEXT_GAP * flow.typesetter.bodyLine;
  const boards =
    top > room.height ? undefined : boardsIn({ ...wanted, room: { ...room, height: room.height - top } });
  return boards && { ...together({ panel: text }, { panel: boards, y: top }), square: boards.square };
}

/** The words in a column behind a board; not if one of them would be cut there. */
function wordsBeside(wanted: Wanted): Boards | undefined {
  const { flow, words, figures, room } = wanted;
  if (figures.length === 0) return undefined;
  const { typesetter } = flow;
  const { profile } = typesetter.settings;
  const column = room.width * COLUMN;
  const isCut = words.some((block) =>
    wordsOf(block.content)
      .split(' ')
      .flatMap((word) => word.split(HYPHENS))
      .some((word) => typesetter.widthOf(word, profile.body, fontOf(block)) > column),
  );
  if (isCut) return undefined;
  const text = wordsIn(wanted, column);
  // The letters over a board reach up as far as those of the first line.
  const top = typesetter.bodyLine * RISE;
  const beside = { width: room.width - column - BESIDE, height: room.height - top };
  const boards = boardsIn({ ...wanted, room: beside });
  return (
    boards && {
      height: Math.max(text.height, top + boards.height),
      square: boards.square,
      draw({ x, y }, parent) {
        text.draw({ x: x + room.width - column, y }, parent);
        boards.draw({ x, y: y + top }, parent);
      },
    }
  );
}

function wordsIn({ flow, words }: Wanted, width: number): Panel {
  const panels = words.map((block) => wordsPanel(flow, block, width));
  return stacked(panels, 0);
}

interface Boards extends Panel {
  readonly square: number;
}

/** Boards side by side or one below the other, whichever makes the squares larger; in one piece if these are not below `least` mm then. */
function boardsIn({ flow, figures, room, gap, least }: Wanted): Boards | undefined {
  const { typesetter } = flow;
  const { settings } = typesetter;
  const more = Math.max(0, figures.length - 1);
  const place = (across: number, down: number): Boards | undefined => {
    const each = {
      width: (room.width - across * BESIDE) / (across + 1),
      height: (room.height - down * gap) / (down + 1),
    };
    const boards: (Panel & { readonly dx: number; readonly dy: number; readonly square: number })[] = [];
    let [dx, dy, height] = [0, 0, 0];
    for (const figure of figures) {
      const whole = fitTogether(figure.puzzle, [wholeOf(figure.puzzle.board)], each, settings);
      const size =
        whole && whole.square >= least
          ? whole
          : fitTogether(figure.puzzle, partsOf(typesetter, figure.puzzle), each, settings);
      if (!size) return undefined;
      const board = boardPanel(flow, figure, { ...size, digits: settings.profile.digits.sharing });
      boards.push({ ...board, dx, dy, square: size.square });
      height = Math.max(height, dy + board.height);
      if (across > 0) dx += size.groups[0]!.width + BESIDE;
      else dy += board.height + gap;
    }
    return {
      height,
      square: Math.min(...boards.map(({ square }) => square)),
      draw({ x, y }, parent) {
        for (const board of boards) board.draw({ x: x + board.dx, y: y + board.dy }, parent);
      },
    };
  };
  const [below, beside] = [place(0, more), more > 0 ? place(more, 0) : undefined];
  if (!below || !beside) return below ?? beside;
  return beside.square > below.square ? beside : below;
}

function fontOf({ type }: Words): FontName {
  return type === 'heading' ? 'strong' : 'text';
}

/** A heading or paragraph in the size of the text, in so much width in mm. */
export function wordsPanel(flow: PrintFlow, block: Words, width: number): Panel {
  const { typesetter } = flow;
  const isHeading = block.type === 'heading';
  const lines = typesetter.break(block.content, typesetter.settings.profile.body, fontOf(block), width);
  return {
    height: lines.length * typesetter.bodyLine,
    draw(at, parent) {
      if (isHeading) flow.markTarget(at.y);
      flow.placeLines(lines, element(isHeading ? 'H2' : 'P', parent), at);
    },
  };
}
