import type { BlockOf, BoardFigure } from '../../document/document.ts';
import type { Line } from '../lines.ts';
import type { Element } from '../page.ts';
import { element } from '../structure.ts';
import { drawBoard } from './board-pages.ts';
import { type BoardSize, fitTogether, type Room } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';
import { arrangeStones, drawStones, isKeyTally, type StoneList } from './stone-list.ts';
import type { Typesetter } from './typesetter.ts';

/** Blank space between the words and what stands below them, in lines. */
const TEXT_GAP = 0.4;
/** Blank space between two boards of one key that stand side by side, in mm. */
const BESIDE = 8;

interface Words {
  readonly tag: 'H2' | 'P';
  readonly lines: readonly Line[];
}

/** Boards, below them lists; where each stands, in mm from the slot's upper left corner. */
type Piece = { readonly x: number; readonly y: number } & (
  | { readonly type: 'board'; readonly figure: BoardFigure; readonly size: BoardSize }
  | { readonly type: 'stones'; readonly list: StoneList }
);

/** A section that shares its page with others: its words, below them boards and lists of stones. */
export interface Slot {
  readonly section: BlockOf<'section'>;
  readonly width: number;
  readonly height: number;
  /** The side of its smallest square in mm; without end if it has no board. */
  readonly square: number;
  readonly words: readonly Words[];
  readonly pieces: readonly Piece[];
}

/**
 * A section in a room of its own, with boards as large as can be.
 *
 * @returns nothing if digits would become too small, or it holds what needs a page
 */
export function makeSlot(
  type: Typesetter,
  section: BlockOf<'section'>,
  width: number,
  height: number,
): Slot | undefined {
  const words: Words[] = [];
  const boards: BoardFigure[] = [];
  const lists: StoneList[] = [];
  for (const block of section.blocks) {
    if (block.type === 'board') boards.push(block.figure);
    else if (block.type === 'tally' && isKeyTally(block)) lists.push(arrangeStones(block, width, type));
    else if (block.type !== 'heading' && block.type !== 'paragraph') return undefined;
    else if (!('when' in block)) words.push(wordsOf(block, width, type));
  }
  if (lists.some(({ entryWidth }) => entryWidth > width)) return undefined;
  const gap = GAPS.board * type.lineHeight(type.settings.profile.body);
  const top = textHeight(words, type);
  const gaps = gap * Math.max(0, Math.min(1, boards.length) + lists.length - 1);
  const listed = sum(lists.map((list) => list.height)) + gaps;
  const room = { width, height: height - top - listed };
  const drawn = room.height < 0 ? undefined : boardsIn(type, boards, room, gap);
  if (!drawn) return undefined;
  const { square } = drawn;
  const pieces: Piece[] = drawn.pieces.map((piece) => ({ ...piece, y: piece.y + top }));
  let y = top + drawn.height;
  for (const list of lists) {
    if (y > top) y += gap;
    pieces.push({ type: 'stones', list, x: 0, y });
    y += list.height;
  }
  return { section, width, height: y, square, words, pieces };
}

type PlacedBoard = Extract<Piece, { type: 'board' }>;

interface Boards {
  readonly pieces: readonly PlacedBoard[];
  readonly height: number;
  readonly square: number;
}

/** Boards side by side or one below the other, whichever makes the squares larger. */
function boardsIn(
  type: Typesetter,
  boards: readonly BoardFigure[],
  room: Room,
  gap: number,
): Boards | undefined {
  const { profile, metrics } = type.settings;
  const more = Math.max(0, boards.length - 1);
  const place = (across: number, down: number): Boards | undefined => {
    const each = {
      width: (room.width - across * BESIDE) / (across + 1),
      height: (room.height - down * gap) / (down + 1),
    };
    const pieces: PlacedBoard[] = [];
    let [x, y, height] = [0, 0, 0];
    for (const figure of boards) {
      const size = fitTogether(figure.puzzle, type.partsOf(figure.puzzle), each, profile, metrics);
      if (!size) return undefined;
      pieces.push({ type: 'board', figure, size, x, y });
      const [group] = size.groups;
      height = Math.max(height, y + group!.height);
      if (across > 0) x += group!.width + BESIDE;
      else y += group!.height + gap;
    }
    return { pieces, height, square: Math.min(...pieces.map(({ size }) => size.square)) };
  };
  const [below, beside] = [place(0, more), more > 0 ? place(more, 0) : undefined];
  if (!below || !beside) return below ?? beside;
  return beside.square > below.square ? beside : below;
}

/** Draws a section where its room is taken already; `x` and `y` are its upper left corner in mm. */
export function drawSlot(flow: PrintFlow, slot: Slot, x: number, y: number, parent: Element): void {
  const { type } = flow;
  const height = type.lineHeight(type.settings.profile.body);
  const section = element('Sect', parent);
  let top = y;
  for (const { tag, lines } of slot.words) {
    if (tag === 'H2') flow.markTarget(top);
    flow.placeLines(lines, element(tag, section), { x, y: top });
    top += lines.length * height;
  }
  for (const piece of slot.pieces) {
    const at = { x: x + piece.x, y: y + piece.y };
    if (piece.type === 'board') drawBoard(flow, piece.figure, piece.size, section, at);
    else drawStones(flow, piece.list, at, section);
  }
}

function wordsOf(block: BlockOf<'heading' | 'paragraph'>, width: number, type: Typesetter): Words {
  const isHeading = block.type === 'heading';
  const { body } = type.settings.profile;
  const lines = type.break(block.content, body, isHeading ? 'strong' : 'text', type.width - width);
  return { tag: isHeading ? 'H2' : 'P', lines };
}

function textHeight(words: readonly Words[], type: Typesetter): number {
  const lines = sum(words.map((entry) => entry.lines.length));
  return (lines + TEXT_GAP) * type.lineHeight(type.settings.profile.body);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
