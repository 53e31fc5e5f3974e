import { type Block, type BlockOf, type Document, wordsOf } from '../../document/document.ts';
import { plainLine } from '../lines.ts';
import type { Divisible, Section, Unit } from './division.ts';

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
