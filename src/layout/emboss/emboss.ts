import type { Block, Document, Inline } from '../../document/document.ts';
import { prepareBraille } from '../braille-text.ts';
import { plainLine } from '../lines.ts';
import { splitWhere } from '../lists.ts';
import { settledBy, targetOf } from '../page.ts';
import { chaptersOf, contentsEntry, continued, finishPage, holdsContents, isFor } from './contents.ts';
import { EmbossLayout } from './layout.ts';
import {
  bodyLines,
  type EmbossedBook,
  type EmbossedPage,
  type EmbossedVolume,
  type EmbossSetup,
} from './setup.ts';
import { centred, Typist } from './typist.ts';
import { type Binding, type Bound, bind, divide } from './volumes.ts';
import { type Chapter, type Draft, emptyDraft } from './writer.ts';

/** What leads to the contents of the whole book. */
const WHOLE_CONTENTS = 'volume-contents';

/** Where everything is, in numbers of pages counted through all volumes. */
interface Numbers {
  /** By the names of places; where a chapter is first met in a volume is a place, too. */
  readonly pageOf: ReadonlyMap<string, number>;
  readonly volumes: readonly { readonly first: number; readonly last: number }[];
}

/**
 * Lays a document out on pages of six-dot cells: a puzzle a page, chapters from a new page on, in as many volumes as it
 * needs. The layout is repeated until the numbers that stand on its pages are right.
 * @throws UserError if a text has a character that braille cannot write, or something stands beside a board that belongs
 *   elsewhere
 * @throws Error if the numbers do not settle
 */
export function layoutEmbossed(document: Document, setup: EmbossSetup): EmbossedBook {
  prepareBraille(document, setup.writing);
  const { blocks, words } = document;
  const chapters = chaptersOf(blocks);
  const first: Numbers = { pageOf: new Map(), volumes: [] };
  const run = (known: Numbers): Run => {
    const typist = new Typist(setup, words, known.pageOf);
    return new Volumes(chapters, typist, known).run(blocks);
  };
  const text = ({ pageOf, volumes }: Numbers) => JSON.stringify([...pageOf, ...volumes]);
  const isSame = (one: Numbers, other: Numbers) => text(one) === text(other);
  return finish(settledBy(first, run, ({ volumes }) => numbersOf(volumes), isSame));
}

function numbersOf(volumes: readonly Bound[][]): Numbers {
  const pageOf = new Map<string, number>();
  let number = 0;
  const ends = volumes.map((pages, v) => {
    const first = number + 1;
    for (const page of pages) {
      number++;
      if (page === 'blank') continue;
      const names = [...page.targets, ...(page.chapter ? [placeIn(v, page.chapter)] : [])];
      for (const name of names) {
        if (pageOf.has(name)) continue;
        pageOf.set(name, number);
        pageOf.set(`volume-${name}`, v + 1);
      }
    }
    return { first, last: number };
  });
  return { pageOf, volumes: ends };
}

/** The name of the place where a chapter is first met in a volume. */
function placeIn(volume: number, { name }: Chapter): string {
  return `${name} in volume ${volume + 1}`;
}

function finish({ typist, volumes, textVolumes }: Run): EmbossedBook {
  const { cells, lines, interpoint } = typist.setup;
  let number = 0;
  const finished = volumes.map((pages): EmbossedVolume => {
    const sections: EmbossedPage[][] = [];
    let role: string | undefined;
    for (const page of pages) {
      number++;
      // A section begins on a sheet, so on sheets with two sides a volume is one.
      if (page !== 'blank' && (sections.length === 0 || (!interpoint && page.role !== role))) {
        sections.push([]);
        role = page.role;
      }
      sections.at(-1)!.push(page === 'blank' ? [] : finishPage(page, number, typist));
    }
    return sections;
  });
  const { pageOf } = numbersOf(volumes);
  return { cells, lines, duplex: interpoint, volumes: finished, textVolumes, pageOf };
}

/** What one run of the layout comes to. */
interface Run {
  readonly typist: Typist;
  readonly volumes: readonly Bound[][];
  readonly textVolumes: number;
}

/** What has volumes of its own: a title page, contents, and all up to the next title page. */
interface Part {
  readonly front: readonly Block[];
  readonly body: readonly Block[];
}

/** The text, and the keys if they have a title page. */
function partsOf(blocks: readonly Block[]): Part[] {
  const parts = splitWhere(
    blocks,
    (block, before) => isFor('start', block) || (isFor('title-page', block) && !isFor('start', before)),
  );
  return parts.map((part) => ({
    front: part.filter(isFront),
    body: part.filter((block) => !isFront(block)),
  }));
}

/** One run of the layout: the pages of a document, divided into volumes with a title page and contents each. */
class Volumes {
  readonly #typist: Typist;
  readonly #known: Numbers;
  readonly #chapters: ReadonlyMap<Block, Chapter>;
  readonly #fronts = new Map<string, readonly Draft[]>();

  /** @param chapters by their headings */
  constructor(chapters: ReadonlyMap<Block, Chapter>, typist: Typist, known: Numbers) {
    this.#typist = typist;
    this.#known = known;
    this.#chapters = chapters;
  }

  run(blocks: readonly Block[]): Run {
    const { volume: most, interpoint } = this.#typist.setup;
    const volumes: Bound[][] = [];
    let textVolumes: number | undefined;
    for (const { front, body } of partsOf(blocks)) {
      const before = volumes.length;
      const pages = new EmbossLayout(this.#typist, this.#chapters).run(body);
      const binding: Binding = {
        most,
        interpoint,
        front: (index, held) => this.#frontOf(front, before, index, held),
        close: (index, held) => this.#closed(before + index, held),
      };
      volumes.push(...divide(pages, binding).map((held, index) => bind(index, held, binding)));
      textVolumes ??= volumes.length;
    }
    return { typist: this.#typist, volumes, textVolumes: textVolumes ?? 0 };
  }

  /** The title page and the contents of a volume that holds these pages. They depend on its chapters alone. */
  #frontOf(
    blocks: readonly Block[],
    before: number,
    index: number,
    pages: readonly Draft[],
  ): readonly Draft[] {
    const volume = before + index;
    const [first, last] = [pages[0], pages.at(-1)];
    const key = [volume, first?.opensChapter, first?.chapter?.name, last?.chapter?.name].join(' ');
    let front = this.#fronts.get(key);
    if (!front) {
      const isWhole = this.#known.volumes.length < 2;
      const contents = isWhole ? this.#wholeContents() : this.#ownContents(volume, pages);
      const layout = new EmbossLayout(this.#typist, this.#chapters, contents);
      const own = blocks.filter((block) => volume === 0 || !isFor('start', block));
      front = layout.run(own.map((block) => this.#withVolume(block, volume)));
      this.#fronts.set(key, front);
    }
    return front;
  }

  /** The chapters of the whole book, under the volumes in which they begin. */
  #wholeContents(): string[][] {
    const { pageOf, volumes } = this.#known;
    const listed = [...this.#chapters.values()].filter(({ isUnlisted }) => !isUnlisted);
    const pageFor = ({ name }: Chapter) => pageOf.get(name) ?? 0;
    const entry = (chapter: Chapter) => contentsEntry(chapter, pageFor(chapter), this.#typist);
    if (volumes.length < 2) return listed.map(entry);
    return volumes.flatMap(({ first, last }, volume) => {
      const begun = listed.filter((chapter) => pageFor(chapter) >= first && pageFor(chapter) <= last);
      const [top = [], ...others] = begun.map(entry);
      return [[...this.#typist.lines(this.#pagesOf(volume)), ...top], ...others];
    });
  }

  /**
   * The chapters of a volume; the first of them can go on from the volume before. The first volume leads to those of the
   * whole book, too.
   */
  #ownContents(volume: number, pages: readonly Draft[]): string[][] {
    const { pageOf } = this.#known;
    const own = [...new Set(pages.flatMap(({ chapter }) => chapter ?? []))];
    const entries = own.flatMap((chapter, i) => {
      const goesOn = i === 0 && !pages[0]!.opensChapter;
      if (chapter.isUnlisted && !goesOn) return [];
      const title = goesOn ? continued(chapter.title, this.#typist) : chapter.title;
      return [contentsEntry({ title }, pageOf.get(placeIn(volume, chapter)) ?? 0, this.#typist)];
    });
    if (volume > 0) return entries;
    const title = this.#wholeTitle();
    return [...entries, contentsEntry({ title }, pageOf.get(targetOf(WHOLE_CONTENTS)) ?? 0, this.#typist)];
  }

  /** The contents of the whole book, at the end of the first volume: before its first puzzle they would be in the way. */
  #wholePages(): readonly Draft[] {
    const heading: Block = { type: 'heading', level: 1, content: this.#wholeTitle() };
    const blocks: Block[] = [heading, { type: 'contents' }];
    const layout = new EmbossLayout(this.#typist, this.#chapters, this.#wholeContents());
    return layout.run([{ type: 'section', role: 'chapter', id: WHOLE_CONTENTS, blocks }]);
  }

  #wholeTitle(): Inline[] {
    return plainLine(this.#typist.wordBook.text('volume-contents'));
  }

  /** A title page says which volume it is of, if there are several. */
  #withVolume(block: Block, volume: number): Block {
    const { volumes } = this.#known;
    const isTitled = block.type === 'section' && block.role === 'title-page';
    if (!isTitled || volumes.length < 2 || !volumes[volume]) return block;
    return {
      ...block,
      blocks: [...block.blocks, { type: 'paragraph', style: 'body', content: this.#pagesOf(volume) }],
    };
  }

  #pagesOf(volume: number): Inline[] {
    const { volumes } = this.#known;
    const values = { number: volume + 1, of: volumes.length, ...volumes[volume]! };
    return plainLine(this.#typist.wordBook.text('volume-pages', values));
  }

  /** The pages of a volume with its end, in the middle of a line below the last ones. */
  #closed(volume: number, text: readonly Draft[]): readonly Draft[] {
    const hasWhole = volume === 0 && this.#known.volumes.length > 1;
    const pages = hasWhole ? [...text, ...this.#wholePages()] : text;
    const { setup, wordBook } = this.#typist;
    const isLast = volume === this.#known.volumes.length - 1;
    const words = isLast ? wordBook.text('volume-last') : wordBook.text('volume-end', { number: volume + 1 });
    const end = this.#typist.lines(plainLine(words)).map((line) => centred(line, setup.cells));
    const last = pages.at(-1);
    if (!last) return pages;
    const room = bodyLines(setup) - last.lines.length - end.length;
    if (room < 0) return [...pages, { ...emptyDraft(last), lines: end }];
    const lines = [...last.lines, ...(room > 0 && last.lines.at(-1) ? [''] : []), ...end];
    return [...pages.slice(0, -1), { ...last, lines }];
  }
}

/** Title page and contents stand at the front of every volume, and before them in the first one what it starts with. */
function isFront(block: Block): boolean {
  if (isFor('start', block) || isFor('title-page', block)) return true;
  return block.type === 'section' && holdsContents(block.blocks);
}
