import type { Block, Document } from '../../document/document.ts';
import { prepareBraille } from '../braille-text.ts';
import { plainLine } from '../lines.ts';
import { settledBy } from '../page.ts';
import { chaptersOf, contentsEntry, holdsContents } from './contents.ts';
import { finishPage } from './furniture.ts';
import { EmbossLayout } from './layout.ts';
import type { EmbossedBook, EmbossedPage, EmbossedVolume } from './pages.ts';
import type { EmbossSetup } from './setup.ts';
import { Typist } from './typist.ts';
import { type Binding, type Bound, bind, divide } from './volumes.ts';
import type { Chapter, Draft } from './writer.ts';

/** Where everything is, in numbers of pages counted through all volumes. */
interface Numbers {
  /** By the names of places; where a chapter is first met in a volume is a place, too. */
  readonly pageOf: ReadonlyMap<string, number>;
  readonly volumes: readonly { readonly first: number; readonly last: number }[];
}

/**
 * Lays a document out on pages of six-dot cells: a puzzle a page, chapters from a new page on, in as many volumes as
 * it needs. The layout is repeated until the numbers that stand on its pages are right.
 *
 * @throws UserError if a text has a character that braille cannot write, or something stands beside a board that
 *   belongs elsewhere
 * @throws Error if the numbers do not settle
 */
export function layoutEmbossed(document: Document, setup: EmbossSetup): EmbossedBook {
  prepareBraille(document, setup.writing);
  const first: Numbers = { pageOf: new Map(), volumes: [] };
  const run = (known: Numbers) => {
    const typist = new Typist(setup, document.words, known.pageOf);
    return { typist, volumes: new Volumes(document, typist, known).run() };
  };
  const { volumes, typist } = settledBy(first, run, ({ volumes }) => numbersOf(volumes), isSame);
  return finish(volumes, typist);
}

function isSame(one: Numbers, other: Numbers): boolean {
  const [first, second] = [one, other].map(({ pageOf, volumes }) => JSON.stringify([...pageOf, ...volumes]));
  return first === second;
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
      for (const name of names) if (!pageOf.has(name)) pageOf.set(name, number);
    }
    return { first, last: number };
  });
  return { pageOf, volumes: ends };
}

/** The name of the place where a chapter is first met in a volume. */
function placeIn(volume: number, { name }: Chapter): string {
  return `${name} in volume ${volume + 1}`;
}

function finish(volumes: readonly Bound[][], typist: Typist): EmbossedBook {
  const { cells, lines, interpoint } = typist.setup;
  let number = 0;
  const finished = volumes.map((pages): EmbossedVolume => {
    const sections: EmbossedPage[][] = [];
    let role: string | undefined;
    for (const page of pages) {
      number++;
      // A blank page ends a sheet, so it belongs to what stands before.
      if (page !== 'blank' && page.role !== role) {
        sections.push([]);
        role = page.role;
      }
      sections.at(-1)!.push(page === 'blank' ? [] : finishPage(page, number, typist));
    }
    return sections;
  });
  return { cells, lines, duplex: interpoint, volumes: finished };
}

/** One run of the layout: the pages of a document, divided into volumes with a title page and contents each. */
class Volumes {
  readonly #typist: Typist;
  readonly #known: Numbers;
  readonly #chapters: ReadonlyMap<Block, Chapter>;
  readonly #front: readonly Block[];
  readonly #body: readonly Block[];
  readonly #fronts = new Map<string, readonly Draft[]>();

  constructor({ blocks }: Document, typist: Typist, known: Numbers) {
    this.#typist = typist;
    this.#known = known;
    this.#chapters = chaptersOf(blocks);
    this.#front = blocks.filter(isFront);
    this.#body = blocks.filter((block) => !isFront(block));
  }

  run(): Bound[][] {
    const { volume, interpoint } = this.#typist.setup;
    const binding: Binding = {
      most: volume,
      interpoint,
      front: (index, pages) => this.#frontOf(index, pages),
    };
    const pages = new EmbossLayout(this.#typist, this.#chapters).run(this.#body);
    return divide(pages, binding).map((held, index) => bind(index, held, binding));
  }

  /** The title page and the contents of a volume that holds these pages. They depend on its chapters alone. */
  #frontOf(volume: number, pages: readonly Draft[]): readonly Draft[] {
    const key = [volume, pages[0]?.chapter?.name, pages.at(-1)?.chapter?.name].join(' ');
    let front = this.#fronts.get(key);
    if (!front) {
      const layout = new EmbossLayout(this.#typist, this.#chapters, this.#contents(volume, pages));
      front = layout.run(this.#front.map((block) => this.#withVolume(block, volume)));
      this.#fronts.set(key, front);
    }
    return front;
  }

  /** The first volume lists the chapters of the whole book, each other one its own. */
  #contents(volume: number, pages: readonly Draft[]): string[][] {
    const { pageOf } = this.#known;
    const own = new Set(pages.flatMap(({ chapter }) => chapter ?? []));
    const entries =
      volume === 0
        ? [...this.#chapters.values()].map((chapter) => ({ chapter, place: chapter.name }))
        : [...own].map((chapter) => ({ chapter, place: placeIn(volume, chapter) }));
    return entries.map(({ chapter, place }) => contentsEntry(chapter, pageOf.get(place) ?? 0, this.#typist));
  }

  /** A title page says which volume it is of, if there are several. */
  #withVolume(block: Block, volume: number): Block {
    const { volumes } = this.#known;
    const ends = volumes[volume];
    if (block.type !== 'section' || block.role !== 'title-page' || volumes.length < 2 || !ends) return block;
    const text = this.#typist.wordBook.text('volume-pages', {
      number: volume + 1,
      of: volumes.length,
      ...ends,
    });
    return {
      ...block,
      blocks: [...block.blocks, { type: 'paragraph', style: 'body', content: plainLine(text) }],
    };
  }
}

/** Title page and contents stand at the front of every volume. */
function isFront(block: Block): boolean {
  return block.type === 'section' && (block.role === 'title-page' || holdsContents(block.blocks));
}
