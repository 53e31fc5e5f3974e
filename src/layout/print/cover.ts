import type { Block, BlockOf, SectionRole } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import type { Element } from '../page.ts';
import { type CoverFrame, framesOf } from './cover-frame.ts';
import { asText, type CoverSizes, coverPanel } from './cover-panels.ts';
import type { PrintFlow } from './flow.ts';
import type { Panel } from './panel.ts';
import type { PrintProfile } from './profiles.ts';

/** The squares of boards on a cover, as shares of the largest of the profile. */
const SQUARES = [1, 0.9, 0.8, 0.7, 0.6];
/** The same beside the smallest title. */
const SMALL_SQUARES = [...SQUARES, 0.55, 0.5, 0.45, 0.4];
/** Between the groups of a cover at least, in lines of text; less where it is full. */
const GROUP_GAPS = [0.8, 0.4];

type Titles = PrintProfile['covers'][number] & Pick<CoverSizes, 'closely'>;

/** A page of a cover: the groups of its words and boards, and what stands over and below them. */
interface CoverPage {
  readonly groups: readonly Panel[];
  readonly frame: CoverFrame;
}

/** A cover on pages without numbers, the back cover on a left-hand one; if it needs two, it ends there. */
export function drawCover(flow: PrintFlow, section: BlockOf<'section'>, parent: Element): void {
  const { pager } = flow;
  const pages = arrangeCover(flow, section);
  if (section.role === 'back-cover' && pages.length === 1) pager.leftPage(false);
  else if (section.role === 'back-cover') pager.rightPage(false);
  for (const page of pages) {
    pager.freshPage(false);
    drawPage(flow, page, parent);
  }
}

/**
 * A cover on a page without a number that has no other beside it.
 *
 * @param isWhole whether nothing may be left out
 * @returns whether there is room for it; if not, nothing is drawn
 */
export function drawPanel(
  flow: PrintFlow,
  { role, blocks }: BlockOf<'section'>,
  parent: Element,
  isWhole: boolean,
): boolean {
  const page = arrangePage(flow, blocks, titlesFor(flow, role), framesOf(flow, role), isWhole);
  if (!page) return false;
  flow.pager.newPage(false);
  drawPage(flow, page, parent);
  return true;
}

function titlesFor({ typesetter }: PrintFlow, role: SectionRole): readonly Titles[] {
  const { covers, headings, lead } = typesetter.settings.profile;
  const usual = role === 'cover' ? covers : [{ title: headings[0], lead }];
  return [...usual, { ...usual.at(-1)!, closely: true }];
}

/**
 * The pages of a cover: mostly one, or one with the last part and what follows it, and another with what comes before.
 *
 * @throws UserError if a cover cannot hold what is asked for
 */
function arrangeCover(flow: PrintFlow, { role, blocks }: BlockOf<'section'>): readonly CoverPage[] {
  const titles = titlesFor(flow, role);
  const last = blocks.findLastIndex(({ type }) => type === 'section');
  const frames = framesOf(flow, role);
  const whole = arrangePage(flow, blocks, titles, frames);
  const pages = whole
    ? [whole]
    : [blocks.slice(0, last), blocks.slice(last)].map((part) => arrangePage(flow, part, titles, frames));
  if (pages.every((page) => page !== undefined)) return pages;
  throw new UserError('a cover has no room for all its words', {
    where: `section role="${role}"`,
    hint: 'shorten the title, the subtitle or the description',
  });
}

/**
 * The groups of a page: the words at the head, each part, and what follows the parts. The title is as large as the rest
 * allows. If there is no room for all, the next frame is taken; then the first part without a heading is left out, then the
 * next, but never what is said of the book.
 */
function arrangePage(
  flow: PrintFlow,
  blocks: readonly Block[],
  titles: readonly Titles[],
  frames: readonly CoverFrame[],
  isWhole = false,
): CoverPage | undefined {
  const line = flow.typesetter.bodyLine;
  const optional = isWhole ? [] : blocks.filter(isOptional);
  for (let leftOut = 0; leftOut <= optional.length; leftOut++) {
    const shown = blocks.filter((block) => !optional.slice(0, leftOut).includes(block));
    for (const frame of frames) {
      const room = roomIn(flow, frame);
      for (const gap of GROUP_GAPS) {
        for (const sizes of sizesFor(flow, titles)) {
          const groups = groupsOf(flow, shown, sizes);
          if (groups && heightOf(groups) + line * gap * (groups.length + 1) <= room) return { groups, frame };
        }
      }
    }
  }
  return undefined;
}

/** Draws a page of a cover, its groups spread within its frame. */
function drawPage(flow: PrintFlow, { groups, frame: { head, foot } }: CoverPage, parent: Element): void {
  const { pager } = flow;
  const gap = (roomIn(flow, { head, foot }) - heightOf(groups)) / (groups.length + 1);
  const top = pager.take(pager.room);
  head.draw({ x: pager.left, y: top }, parent);
  let y = top + head.height + gap;
  for (const group of groups) {
    group.draw({ x: pager.left, y }, parent);
    y += group.height + gap;
  }
  foot.draw({ x: pager.left, y }, parent);
}

/** The height within a frame. */
function roomIn({ pager }: PrintFlow, { head, foot }: CoverFrame): number {
  return pager.height - head.height - foot.height;
}

function heightOf(groups: readonly Panel[]): number {
  return groups.reduce((sum, { height }) => sum + height, 0);
}

function isOptional(block: Block): boolean {
  return block.type === 'section' && !block.blocks.some(({ type }) => type === 'heading');
}

function* sizesFor({ typesetter }: PrintFlow, titles: readonly Titles[]): Iterable<CoverSizes> {
  const { square } = typesetter.settings.profile;
  for (const sizes of titles) {
    const isLast = sizes === titles.at(-1);
    for (const share of isLast ? SMALL_SQUARES : SQUARES) yield { ...sizes, square: square * share };
  }
}

/** Words that follow each other are one group, and each part is one. */
function groupsOf(flow: PrintFlow, blocks: readonly Block[], sizes: CoverSizes): Panel[] | undefined {
  const groups: Panel[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    const panel = coverPanel(flow, block, sizes);
    if (!panel) return undefined;
    const isPart = block.type === 'section';
    if (isOpen && !isPart) groups.at(-1)!.push(panel);
    else groups.push([panel]);
    isOpen = !isPart;
  }
  return groups.map((panels) => asText(flow, panels));
}
