import type { BlockOf, BoardFigure } from '../../document/document.ts';
import { element } from '../structure.ts';
import { boardPanel } from './board-pages.ts';
import { partsOf } from './board-size.ts';
import { fitTogether, type Room } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { type Panel, stacked } from './panel.ts';
import { GAPS } from './profiles.ts';
import { isKeyTally, stonesPanel } from './stone-list.ts';

/** Blank space between the words and what stands below them, in lines. */
const TEXT_GAP = 0.4;
/** Blank space between two boards of one key that stand side by side, in mm. */
const BESIDE = 8;

/** A section that shares its page with others: its words, below them boards and lists of stones. */
export interface Slot extends Panel {
  readonly section: BlockOf<'section'>;
  readonly width: number;
  /** The side of its smallest square in mm; without end if it has no board. */
  readonly square: number;
}

/**
 * A section in a room of its own, with boards as large as can be.
 *
 * @returns nothing if digits would become too small, or it holds what needs a page
 */
export function makeSlot(flow: PrintFlow, section: BlockOf<'section'>, room: Room): Slot | undefined {
  const words: Panel[] = [];
  const figures: BoardFigure[] = [];
  const lists: (Panel | undefined)[] = [];
  for (const block of section.blocks) {
    if (block.type === 'board') figures.push(block.figure);
    else if (block.type === 'tally' && isKeyTally(block)) lists.push(stonesPanel(flow, block, room.width));
    else if (block.type !== 'heading' && block.type !== 'paragraph') return undefined;
    else if (!('when' in block)) words.push(wordsPanel(flow, block, room.width));
  }
  if (!lists.every((list) => list !== undefined)) return undefined;
  const { bodyLine } = flow.typesetter;
  const gap = GAPS.board * bodyLine;
  const text = stacked(words, 0);
  const top = text.height + TEXT_GAP * bodyLine;
  const listed = stacked(lists, gap);
  const between = figures.length > 0 && lists.length > 0 ? gap : 0;
  const left = room.height - top - listed.height - between;
  const boards = left < 0 ? undefined : boardsIn(flow, figures, { ...room, height: left }, gap);
  if (!boards) return undefined;
  const below = top + boards.height + between;
  return {
    section,
    width: room.width,
    height: below + listed.height,
    square: boards.square,
    draw({ x, y }, parent) {
      const to = element('Sect', parent);
      text.draw({ x, y }, to);
      boards.draw({ x, y: y + top }, to);
      listed.draw({ x, y: y + below }, to);
    },
  };
}

interface Boards extends Panel {
  readonly square: number;
}

/** Boards side by side or one below the other, whichever makes the squares larger. */
function boardsIn(
  flow: PrintFlow,
  figures: readonly BoardFigure[],
  room: Room,
  gap: number,
): Boards | undefined {
  const { typesetter } = flow;
  const { profile, metrics } = typesetter.settings;
  const more = Math.max(0, figures.length - 1);
  const place = (across: number, down: number): Boards | undefined => {
    const each = {
      width: (room.width - across * BESIDE) / (across + 1),
      height: (room.height - down * gap) / (down + 1),
    };
    const boards: (Panel & { readonly dx: number; readonly dy: number; readonly square: number })[] = [];
    let [dx, dy, height] = [0, 0, 0];
    for (const figure of figures) {
      const size = fitTogether(figure.puzzle, partsOf(typesetter, figure.puzzle), each, profile, metrics);
      if (!size) return undefined;
      const board = boardPanel(flow, figure, size);
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

function wordsPanel(flow: PrintFlow, block: BlockOf<'heading' | 'paragraph'>, width: number): Panel {
  const { typesetter } = flow;
  const isHeading = block.type === 'heading';
  const { body } = typesetter.settings.profile;
  const lines = typesetter.break(block.content, body, isHeading ? 'strong' : 'text', width);
  return {
    height: lines.length * typesetter.bodyLine,
    draw(at, parent) {
      if (isHeading) flow.markTarget(at.y);
      flow.placeLines(lines, element(isHeading ? 'H2' : 'P', parent), at);
    },
  };
}
