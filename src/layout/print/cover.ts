import type { Block, BlockOf, SectionRole } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { artDigits, artSize } from '../cover-art.ts';
import type { Element } from '../page.ts';
import { artPanel, asText, type CoverSizes, coverPanel } from './cover-panels.ts';
import { type CoverFrame, type CoverStyle, coverStyle, framesOf } from './cover-style.ts';
import type { PrintFlow } from './flow.ts';
import type { Panel } from './panel.ts';
import type { PrintProfile } from './profiles.ts';

/** The squares of boards on a cover, as shares of the largest of the profile. */
const SQUARES = [1, 0.9, 0.8, 0.7, 0.6];
/** The same beside the smallest title. */
const SMALL_SQUARES = [...SQUARES, 0.55, 0.5, 0.45, 0.4];
/** Between the groups of a cover at least, in lines of text; less where it is full. */
const GROUP_GAPS = [0.8, 0.4];
/** The least size of the picture, as a share of the largest that the page could hold: rather a smaller title than a smaller picture. */
const ART_SHARES = [0.8, 0.65, 0.5, 0.3];
/** Between the picture and words, in lines of text. */
const ABOUT_ART = 0.55;
/** Between words that follow each other over and below a picture, in lines of text. */
const NEAR = 0.15;
/** On a page that is wider than high the picture stands beside the words: their share of the width, and the blank between. */
const BESIDE = { words: 0.4, gap: 0.05 };

type Titles = PrintProfile['covers'][number] & Pick<CoverSizes, 'closely'>;

/** A page of a cover: the groups of its words and boards, and what stands over and below them. */
interface CoverPage extends CoverFrame {
  readonly groups: readonly Panel[];
  /** What stands beside the words, as high as the page. */
  readonly beside?: Panel;
  /** Whether the groups go from margin to margin. */
  readonly isTight?: boolean;
}

/** A cover on pages without numbers, the back cover on a left-hand one; if it needs two, it ends there. */
export function drawCover(flow: PrintFlow, section: BlockOf<'section'>, parent: Element): void {
  const { pager } = flow;
  const pages = arrangeCover(flow, section);
  if (section.role === 'back-cover') pager.pageOn(pages.length === 1 ? 'left' : 'right', false);
  for (const page of pages) {
    pager.freshPage(false);
    if (section.role === 'cover' && flow.typesetter.settings.cover === 'field') {
      const field = { type: 'fill', x: 0, y: 0, ...pager.sheet, ink: 'field' } as const;
      pager.add({ element: undefined, items: [field] });
    }
    drawPage(flow, page, parent);
  }
}

/**
 * A cover on a page without a number that has no other beside it.
 * @param isWhole whether nothing may be left out
 * @returns whether there is room for it; if not, nothing is drawn
 */
export function drawPanel(
  flow: PrintFlow,
  { role, blocks }: BlockOf<'section'>,
  parent: Element,
  isWhole: boolean,
): boolean {
  const page = arrangePage(flow, blocks, role, isWhole);
  if (!page) return false;
  flow.pager.newPage(false);
  drawPage(flow, page, parent);
  return true;
}

/** Sizes of titles on the front beyond those of the profile, of the largest of these. */
const DISPLAY = [1.6, 1.45, 1.3, 1.15];

function titlesFor({ typesetter }: PrintFlow, role: SectionRole): readonly Titles[] {
  const { covers, headings, lead } = typesetter.settings.profile;
  const [largest] = covers as readonly [Titles];
  const display = DISPLAY.map((factor) => ({ title: Math.round(factor * largest.title), lead: headings[1] }));
  const usual = role === 'cover' ? [...display, ...covers] : [{ title: headings[0], lead }];
  return [...usual, { ...usual.at(-1)!, closely: true }];
}

/**
 * The pages of a cover: mostly one, or one with the last part and what follows it, and another with what comes before.
 * @throws UserError if a cover cannot hold what is asked for
 */
function arrangeCover(flow: PrintFlow, { role, blocks }: BlockOf<'section'>): readonly CoverPage[] {
  const whole = arrangePage(flow, blocks, role);
  const at = divisionOf(blocks);
  const pages = whole
    ? [whole]
    : [blocks.slice(0, at), blocks.slice(at)].map((part) => arrangePage(flow, part, role));
  if (pages.every((page) => page !== undefined)) return pages;
  throw new UserError('a cover has no room for all its words', {
    where: `section role="${role}"`,
    hint: 'shorten the title, the subtitle or the description',
  });
}

/** Where a cover is divided if it needs two pages: before its last part, or behind its titles. */
function divisionOf(blocks: readonly Block[]): number {
  const last = blocks.findLastIndex((block) => block.type === 'section' && !isOptional(block));
  const isTitle = (block: Block) =>
    block.type === 'heading' || (block.type === 'paragraph' && block.style === 'lead');
  return last >= 0 ? last : blocks.findIndex((block) => !isTitle(block));
}

/**
 * A page of a cover, with its picture of dominoes if there is room for it and for all words. Else its groups are the words
 * at the head, each part, and what follows the parts. The title is as large as the rest allows. If there is no room for all,
 * the next frame is taken; then the last part without a heading is left out, then the one before, but never what is said of
 * the book.
 */
function arrangePage(
  flow: PrintFlow,
  blocks: readonly Block[],
  role: SectionRole,
  isWhole = false,
): CoverPage | undefined {
  const { bodyLine, settings } = flow.typesetter;
  const titles = titlesFor(flow, role);
  const style = coverStyle(role, settings.cover);
  const isArt = (block: Block): block is BlockOf<'board'> => block.type === 'board';
  const art = blocks.find(isArt);
  const pictured = art && arrangeArt(flow, blocks, art, titles, style);
  if (pictured || (art && isWhole)) return pictured;
  const words = blocks.filter((block) => !isArt(block));
  const allSizes = titles.flatMap((title) => {
    const shares = title === titles.at(-1) ? SMALL_SQUARES : SQUARES;
    return shares.map((share) => ({ ...title, style, square: settings.profile.square * share }));
  });
  const optional = isWhole ? [] : words.filter(isOptional);
  for (let kept = optional.length; kept >= 0; kept--) {
    const shown = words.filter((block) => !optional.slice(kept).includes(block));
    for (const frame of framesOf(flow, style, role)) {
      const room = roomIn(flow, frame);
      for (const gap of GROUP_GAPS) {
        for (const sizes of allSizes) {
          const withOneBoard = sizes.closely === true && kept === 0 && !isWhole;
          const groups = groupsOf(flow, shown, { ...sizes, withOneBoard });
          if (groups && heightOf(groups) + bodyLine * gap * (groups.length + 1) <= room)
            return { groups, ...frame };
        }
      }
    }
  }
  return undefined;
}

/** Words over and below a picture, or on a page that is wider than high beside it. */
function arrangeArt(
  flow: PrintFlow,
  blocks: readonly Block[],
  art: BlockOf<'board'>,
  titles: readonly Titles[],
  style: CoverStyle,
): CoverPage | undefined {
  const { pager, typesetter } = flow;
  const { square, least } = typesetter.settings.profile;
  const isWide = pager.width > pager.height;
  const width = isWide ? BESIDE.words * pager.width : pager.width;
  const at = blocks.indexOf(art);
  const parts = [blocks.slice(0, at), blocks.slice(at + 1)];
  const room = {
    width: isWide ? (1 - BESIDE.words - BESIDE.gap) * pager.width : pager.width,
    height: pager.height,
  };
  const largest = sideIn(art, room);
  for (const share of ART_SHARES) {
    for (const title of titles) {
      const [before, after] = parts.map((part) =>
        groupsOf(flow, part, { ...title, square, width, style }, NEAR),
      );
      if (!before || !after) continue;
      const line = typesetter.bodyLine * ABOUT_ART;
      const words = [...before, ...after];
      const taken = heightOf(words) + line * (isWide ? words.length - 1 : words.length);
      const side = isWide ? largest : sideIn(art, { ...room, height: pager.height - taken });
      if (side < share * largest || taken > pager.height || artDigits(art.figure, side) < least) continue;
      const picture = artPanel(flow, art, side, room.width, style.art);
      if (isWide) return { groups: words, beside: picture };
      return { groups: [...before, picture, ...after], isTight: true };
    }
  }
  return undefined;
}

/** The side of a cell where the picture is as large as there is room. */
function sideIn({ figure }: BlockOf<'board'>, room: { width: number; height: number }): number {
  const { width, height } = artSize(figure, 1);
  return Math.min(room.width / width, room.height / height);
}

/**
 * Draws a page of a cover, its groups spread within its frame; about a picture they go from margin to margin, or stand in
 * the middle beside it.
 */
function drawPage(flow: PrintFlow, page: CoverPage, parent: Element): void {
  const { pager } = flow;
  const { groups, head, foot, beside, isTight } = page;
  const gaps = isTight ? groups.length - 1 : groups.length + 1;
  const gap = (roomIn(flow, page) - heightOf(groups)) / gaps;
  const top = pager.take(pager.room);
  head?.draw({ x: pager.left, y: top }, parent);
  let y = top + heightOf([head]) + (isTight ? 0 : gap);
  for (const group of groups) {
    group.draw({ x: pager.left, y }, parent);
    y += group.height + gap;
  }
  foot?.draw({ x: pager.left, y }, parent);
  const x = pager.left + (BESIDE.words + BESIDE.gap) * pager.width;
  beside?.draw({ x, y: top + (pager.height - beside.height) / 2 }, parent);
}

/** The height within a frame. */
function roomIn({ pager }: PrintFlow, { head, foot }: CoverFrame): number {
  return pager.height - heightOf([head]) - heightOf([foot]);
}

function heightOf(panels: readonly (Panel | undefined)[]): number {
  return panels.reduce((sum, panel) => sum + (panel?.height ?? 0), 0);
}

function isOptional(block: Block): boolean {
  return block.type === 'section' && !block.blocks.some(({ type }) => type === 'heading');
}

/** Words that follow each other are one group, and each part is one. */
function groupsOf(
  flow: PrintFlow,
  blocks: readonly Block[],
  sizes: CoverSizes,
  gap?: number,
): Panel[] | undefined {
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
  return groups.map((panels) => asText(flow, panels, gap));
}
