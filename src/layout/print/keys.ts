import type { BlockOf } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { breakLines, type Line, lineMarks } from '../lines.ts';
import type { Element } from '../page.ts';
import { element } from '../structure.ts';
import { drawBoard } from './board-pages.ts';
import { type BoardSize, fitApart, fitTogether } from './fit.ts';
import type { PrintFlow } from './flow.ts';

/** For how many keys a page is shared out, side by side and one below the other: the first that keeps digits large. */
const ARRANGEMENTS = [
  { columns: 2, rows: 2 },
  { columns: 2, rows: 1 },
  { columns: 1, rows: 2 },
  { columns: 1, rows: 1 },
] as const;
/** Keys on a page at most, however low they are. */
const MOST = 4;
/** Blank space between two keys, in mm. */
const GUTTER = 8;

/** Blank space between the words and the board of a key, in lines. */
const TEXT_GAP = 0.4;

interface Slot {
  readonly width: number;
  readonly height: number;
  readonly heading: readonly Line[];
  readonly facts: readonly Line[];
  readonly figure: BlockOf<'board'>['figure'];
  readonly size: BoardSize;
}

/** Lays out keys, up to four a page. */
export function drawKeys(flow: PrintFlow, keys: readonly BlockOf<'section'>[], parent: Element): void {
  let onPage = 0;
  for (let next = 0; next < keys.length; ) {
    const slots = nextRow(flow, keys.slice(next));
    const height = Math.max(...slots.map((slot) => slot.height));
    if (onPage + slots.length > MOST || flow.pager.room < height) {
      flow.pager.freshPage();
      onPage = 0;
    }
    for (const key of keys.slice(next, next + slots.length)) {
      flow.begin(key);
      for (const block of key.blocks) if (block.type === 'paragraph') flow.begin(block);
    }
    const y = flow.pager.take(height);
    slots.forEach((slot, i) => {
      drawKey(flow, slot, flow.pager.left + i * (slot.width + GUTTER), y, parent);
    });
    flow.pager.skip(GUTTER);
    next += slots.length;
    onPage += slots.length;
  }
}

/** The keys that stand in the next row of a page; at last one whose parts have a page each. */
function nextRow(flow: PrintFlow, keys: readonly BlockOf<'section'>[]): Slot[] {
  for (const { columns, rows } of ARRANGEMENTS) {
    const width = (flow.pager.width - (columns - 1) * GUTTER) / columns;
    const height = (flow.pager.height - (rows - 1) * GUTTER) / rows;
    const slots = keys.slice(0, columns).map((key) => makeSlot(flow, key, width, height, fitTogether));
    if (slots.every((slot) => slot !== undefined)) return slots;
  }
  const [key] = keys as [BlockOf<'section'>];
  const slot = makeSlot(flow, key, flow.pager.width, flow.pager.height, fitApart);
  if (!slot) throw flow.type.tooLarge(boardOf(key).figure.puzzle);
  return [slot];
}

function boardOf({ blocks }: BlockOf<'section'>): BlockOf<'board'> {
  const board = blocks.find((block) => block.type === 'board');
  if (!board)
    throw new UserError('a key without a board', { expected: '<board view="key"/> in key.xml.hbs' });
  return board;
}

/** @returns nothing if the digits of the key would become too small in this room */
function makeSlot(
  flow: PrintFlow,
  key: BlockOf<'section'>,
  width: number,
  height: number,
  sizeFor: typeof fitTogether,
): Slot | undefined {
  const { profile, metrics } = flow.type.settings;
  const { figure } = boardOf(key);
  const stray = key.blocks.find(({ type }) => !['heading', 'paragraph', 'board'].includes(type));
  if (stray) {
    throw new UserError(`a ${stray.type} cannot stand in a key`, {
      expected: 'a heading, paragraphs and a board',
    });
  }
  const lines = (type: 'heading' | 'paragraph', font: 'strong' | 'text') =>
    key.blocks.flatMap((block) =>
      block.type === type && !('when' in block)
        ? breakLines(block.content, width, profile.body, metrics, font, flow.type.pageOf)
        : [],
    );
  const [heading, facts] = [lines('heading', 'strong'), lines('paragraph', 'text')];
  const textHeight = (heading.length + facts.length + TEXT_GAP) * flow.type.lineHeight(profile.body);
  const room = { width, height: height - textHeight };
  const size = sizeFor(figure.puzzle, flow.type.partsOf(figure.puzzle), room, profile, metrics);
  return size && { width, height: textHeight + size.groups[0]!.height, heading, facts, figure, size };
}

function drawKey(flow: PrintFlow, slot: Slot, x: number, y: number, parent: Element): void {
  const { pager } = flow;
  const { profile } = flow.type.settings;
  const height = flow.type.lineHeight(profile.body);
  const section = element('Sect', parent);
  flow.markTarget(y);
  let top = y;
  for (const [lines, tag] of [
    [slot.heading, 'H2'],
    [slot.facts, 'P'],
  ] as const) {
    const words = element(tag, section);
    for (const line of lines) {
      for (const mark of lineMarks(line.at(x, top + flow.type.ascent(height)), words, top, height)) {
        pager.add(mark);
      }
      top += height;
    }
  }
  drawBoard(flow, slot.figure, slot.size, section, { x, y: top + TEXT_GAP * height });
}
