import { type Block, type BlockOf, type Document, wordsOf } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { plainLine } from '../lines.ts';
import { type PageNumbers, type Publication, pageNumbers, settledBy, targetOf } from '../page.ts';
import { layoutPrint, printed } from './print.ts';
import type { PrintSettings } from './typesetter.ts';

export type Section = BlockOf<'section'>;

/** A piece of a document that is never divided between volumes: a chapter, a puzzle or a key, or a part of a chapter. */
interface Unit {
  /** The section among those between the front and the back of the document, and the first of its blocks. */
  readonly section: number;
  readonly from: number;
  /** What the place where it begins is called in the measured document. */
  readonly id: string;
}

/** A document that can be divided. */
export interface Divisible {
  /** Cover, title page and contents, and the back cover: every volume has its own. */
  readonly front: readonly Block[];
  readonly back: readonly Block[];
  readonly body: readonly Section[];
  /** How many sections of the body stand before the contents, in the first volume alone. */
  readonly led: number;
  readonly units: readonly Unit[];
  /** The document with an id for every unit. */
  readonly measured: Document;
}

function divisible(document: Document): Divisible {
  const front = document.blocks.filter(isFront);
  const back = document.blocks.filter(isBack);
  const isBody = (block: Block) => !isFront(block) && !isBack(block);
  const body = document.blocks.filter(isBody).map(sectionOf);
  const led = document.blocks.slice(0, document.blocks.findLastIndex(isFront) + 1).filter(isBody).length;
  const units: Unit[] = [];
  const marked = body.map((section, s): Section => {
    const begin = (from: number, { id = `unit-${units.length + 1}` }: { readonly id?: string }) => {
      units.push({ section: s, from, id });
      return { id };
    };
    const id = begin(0, section);
    const cuts = cutsIn(section);
    const blocks = section.blocks.map((block, i) =>
      cuts.has(i) && (block.type === 'section' || block.type === 'paragraph')
        ? { ...block, ...begin(i, block) }
        : block,
    );
    return { ...section, ...id, blocks };
  });
  return { front, back, body, led, units, measured: { ...document, blocks: [...front, ...marked, ...back] } };
}

/**
 * Divides the units into as few volumes as hold at most so many pages each, and these as evenly as can be.
 * @param pageOf where the units begin when the document is one volume
 * @param pages how many it has then
 * @throws UserError if a unit is too long for a volume
 */
export function divide(
  { units, body, back }: Divisible,
  pageOf: PageNumbers,
  pages: number,
  most: number,
): Unit[][] {
  const starts = units.map(({ id }) => pageOf.get(targetOf(id))!);
  const end = pages + 1 - back.length;
  /** Cover, title page and contents, and what a volume that begins within a page has more. */
  const around = starts[0]! - 1 + back.length + 1;
  const startOf = (i: number) => starts[i] ?? end;
  const sectionPages = (section: number) => {
    const first = units.findIndex((unit) => unit.section === section);
    const next = units.findIndex((unit) => unit.section > section);
    return startOf(next < 0 ? units.length : next) - startOf(first);
  };
  // Only what fills more than half a volume is divided where neither a puzzle nor a key begins.
  const isCut = ({ section, from }: Unit) =>
    from === 0 || body[section]!.role !== 'chapter' || sectionPages(section) > most / 2;
  const cuts = units.flatMap((unit, i) => (isCut(unit) ? [i] : []));
  const ends = [...cuts.slice(1), units.length];
  /** The pages of a volume that holds the pieces between two cuts. */
  const pagesOf = (from: number, to: number) => around + startOf(ends[to - 1]!) - startOf(cuts[from]!);
  const longest = Math.max(...cuts.map((_, piece) => pagesOf(piece, piece + 1)));
  if (longest > most) throw tooLong(longest);
  const begins = bestBegins(cuts.length, pagesOf, most, (piece) => units[cuts[piece]!]!.from > 0);
  return begins.map((piece, v) => units.slice(cuts[piece]!, cuts[begins[v + 1] ?? cuts.length]));
}

/** What a volume costs that begins within a chapter: as many squared pages as one of this share of the most. */
const INSIDE = 0.2;

/**
 * With which pieces volumes best begin: as few of them as can be, then as even as can be (the squares of their pages sum up
 * to the least), rather at chapters. The best way to fill some volumes goes on from the best way to fill one less up to the
 * same piece.
 */
function bestBegins(
  pieces: number,
  pagesOf: (from: number, to: number) => number,
  most: number,
  isInside: (piece: number) => boolean,
): number[] {
  interface Way {
    readonly cost: number;
    readonly begins: readonly number[];
  }
  let ways = new Map<number, Way>([[0, { cost: 0, begins: [] }]]);
  for (;;) {
    const longer = new Map<number, Way>();
    for (const [from, way] of ways) {
      for (let to = from + 1; to <= pieces && pagesOf(from, to) <= most; to++) {
        const cost = way.cost + pagesOf(from, to) ** 2 + (isInside(from) ? (INSIDE * most) ** 2 : 0);
        if (cost < (longer.get(to)?.cost ?? Number.POSITIVE_INFINITY))
          longer.set(to, { cost, begins: [...way.begins, from] });
      }
    }
    const done = longer.get(pieces);
    if (done) return [...done.begins];
    ways = longer;
  }
}

function tooLong(longest: number): UserError {
  return new UserError('a chapter does not fit into a volume', {
    where: 'print.volume',
    expected: `more pages: the longest chapter takes ${longest} with cover and contents`,
  });
}

/** The blocks of a section before which it can be divided: all puzzles, keys or hints but the first. */
function cutsIn({ role, blocks }: Section): ReadonlySet<number> {
  const begins = (block: Block) =>
    role === 'chapter'
      ? (block.type === 'paragraph' || block.type === 'section') && block.id !== undefined
      : block.type === 'section' && block.role !== 'opener';
  return new Set(blocks.flatMap((block, i) => (begins(block) ? [i] : [])).slice(1));
}

function isFront(block: Block): boolean {
  if (block.type !== 'section') return false;
  const holdsContents = block.blocks.some(({ type }) => type === 'contents');
  return block.role === 'cover' || block.role === 'title-page' || holdsContents;
}

function isBack(block: Block): boolean {
  return block.type === 'section' && block.role === 'back-cover';
}

/** Every part of a book is a section; what a template leaves outside becomes one. */
function sectionOf(block: Block): Section {
  return block.type === 'section' ? block : { type: 'section', role: 'part', blocks: [block] };
}

/**
 * Lays a document out for print, in several volumes if it has more pages than one may have. The numbers of the pages run on
 * from volume to volume, so that each stands once in the whole book.
 * @param most pages in a volume; without it there is only one
 * @throws UserError as {@link layoutPrint}, and if a chapter is too long for a volume
 */
export function layoutVolumes(document: Document, settings: PrintSettings, most?: number): Publication[] {
  if (most === undefined) return [layoutPrint(document, settings)];
  const parts = divisible(document);
  const { pages } = layoutPrint(parts.measured, settings);
  if (pages.length <= most) return [layoutPrint(document, settings)];
  // References to other volumes are longer than numbers, so a volume can come out longer than was reckoned.
  for (let aim = most; ; aim--) {
    const held = divide(parts, pageNumbers(pages), pages.length, aim);
    const volumes = layOut(
      held.map((_, i) => volumeOf(document, parts, held, i)),
      settings,
    );
    if (volumes.every((volume) => volume.pages.length <= most)) return volumes;
  }
}

/** Lays volumes out until the numbers that stand in them are right. */
function layOut(volumes: readonly Document[], settings: PrintSettings): Publication[] {
  const run = (known: readonly PageNumbers[]): Publication[] => {
    let first = 1;
    return volumes.map((document, index) => {
      const numbering = {
        first,
        pageOf: known[index] ?? new Map(),
        elsewhere: elsewhere(document, known, index),
      };
      const volume = printed(document, settings, numbering);
      first += volume.pages.length;
      // A volume begins on a right-hand page. If the one before ends on such a page, its blank back is counted.
      if (first % 2 === 0) first++;
      return volume;
    });
  };
  return settledBy<readonly PageNumbers[], Publication[]>(
    [],
    run,
    (laid) => laid.map(({ pages, firstNumber }) => pageNumbers(pages, firstNumber)),
    (known, found) => entries(known) === entries(found),
  );
}

const entries = (volumes: readonly PageNumbers[]) => JSON.stringify(volumes.map((numbers) => [...numbers]));

/** What stands in a text in place of a link to another volume, by the name of the place. */
function elsewhere(
  { words }: Document,
  known: readonly PageNumbers[],
  own: number,
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  known.forEach((numbers, index) => {
    if (index === own) return;
    for (const [name, number] of numbers) {
      if (!known[own]!.has(name)) told.set(name, words.text('volume-page', { number, volume: index + 1 }));
    }
  });
  return told;
}

/** The document of a volume that holds these units. */
function volumeOf(
  document: Document,
  { front, back, body, led }: Divisible,
  volumes: readonly (readonly Unit[])[],
  index: number,
): Document {
  const { words } = document;
  const held = volumes[index]!;
  const next = volumes[index + 1]?.[0];
  const indices = [...new Set(held.map(({ section }) => section))];
  const sections = indices.map((s): Section => {
    const section = body[s]!;
    const from = held.find((unit) => unit.section === s)!.from;
    const blocks = section.blocks.slice(from, next?.section === s ? next.from : undefined);
    if (from === 0) return { ...section, blocks };
    const { id: _, ...rest } = section;
    const told = toldOf(blocks, document);
    const contents = told.length > 0 ? [paragraph(told)] : [];
    return { ...rest, blocks: [...continuedHeading(section, document), ...contents, ...blocks] };
  });
  const volume = words.text('volume', { number: index + 1, of: volumes.length });
  const told = paragraph([`${volume}.`, ...toldOf(sections, document)]);
  const begun = front.map((block) => withVolume(block, told));
  const before = indices.filter((s) => s < led).length;
  return {
    ...document,
    title: `${document.title}, ${volume}`,
    blocks: [
      ...begun.slice(0, -1),
      ...sections.slice(0, before),
      ...begun.slice(-1),
      ...sections.slice(before),
      ...back,
    ],
  };
}

/** Cover and title page say after their heading which volume they are of. */
function withVolume(block: Block, told: Block): Block {
  if (block.type !== 'section' || (block.role !== 'cover' && block.role !== 'title-page')) return block;
  const after = block.blocks.findIndex(({ type }) => type === 'heading') + 1;
  return { ...block, blocks: [...block.blocks.slice(0, after), told, ...block.blocks.slice(after)] };
}

function continuedHeading(section: Section, { words }: Document): Block[] {
  const heading = headingIn(section.blocks);
  if (!heading) return [];
  return [
    { ...heading, content: plainLine(words.text('volume-continued', { title: wordsOf(heading.content) })) },
  ];
}

function headingIn(blocks: readonly Block[]): BlockOf<'heading'> | undefined {
  for (const block of blocks) {
    const found = block.type === 'section' ? headingIn(block.blocks) : block;
    if (found?.type === 'heading') return found;
  }
  return undefined;
}

/** Which puzzles and which keys stand among these blocks, by the ids that the templates give them. */
function toldOf(blocks: readonly Block[], { words }: Document): string[] {
  const ids = idsIn(blocks);
  return (['puzzle', 'key'] as const).flatMap((role) => {
    const numbers = ids.flatMap((id) => {
      const number = new RegExp(`^${role}-(\\d+)$`).exec(id)?.[1];
      return number ? [Number(number)] : [];
    });
    const [first, last] = [numbers[0], numbers.at(-1)];
    if (first === undefined || last === undefined) return [];
    const range = { count: last - first + 1, first, last };
    return [words.text(role === 'puzzle' ? 'volume-puzzles' : 'volume-keys', range)];
  });
}

function idsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'section' ? [...(block.id ? [block.id] : []), ...idsIn(block.blocks)] : [],
  );
}

function paragraph(sentences: readonly string[]): Block {
  return { type: 'paragraph', style: 'lead', content: plainLine(sentences.join(' ')) };
}
