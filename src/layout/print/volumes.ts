import { type Block, type BlockOf, type Document, wordsOf } from '../../document/document.ts';
import { plainLine } from '../lines.ts';
import { type PageNumbers, type Publication, pageNumbers, settledBy } from '../page.ts';
import { type Divisible, divide, divisible, type Section, type Unit } from './division.ts';
import { layoutPrint, printed } from './print.ts';
import type { PrintSettings } from './typesetter.ts';

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

/** A volume, and where what it holds came to stand. */
interface Laid {
  readonly volume: Publication;
  readonly found: PageNumbers;
}

/** Lays volumes out until the numbers that stand in them are right. */
function layOut(volumes: readonly Document[], settings: PrintSettings): Publication[] {
  const run = (known: readonly PageNumbers[]): readonly Laid[] => {
    let first = 1;
    return volumes.map((document, index) => {
      const numbering = {
        first,
        pageOf: known[index] ?? new Map(),
        elsewhere: elsewhere(document, known, index),
      };
      const volume = printed(document, settings, numbering);
      const found = pageNumbers(volume.pages, first);
      first += volume.pages.length;
      // A volume begins on a right-hand page. If the one before ends on such a page, its blank back is counted.
      if (first % 2 === 0) first++;
      return { volume, found };
    });
  };
  const laid = settledBy<readonly PageNumbers[], readonly Laid[]>(
    [],
    run,
    (laid) => laid.map(({ found }) => found),
    (known, found) => JSON.stringify(known.map(entries)) === JSON.stringify(found.map(entries)),
  );
  return laid.map(({ volume }) => volume);
}

function entries(numbers: PageNumbers): readonly (readonly [string, number])[] {
  return [...numbers];
}

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
export function volumeOf(
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
    if (block.type === 'heading') return block;
    const inner = block.type === 'section' ? headingIn(block.blocks) : undefined;
    if (inner) return inner;
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
