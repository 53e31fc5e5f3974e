import type { Binding } from '../../book/binding.ts';
import type { TallyPlace } from '../../book/choices.ts';
import type { BlockOf, Inline } from '../../document/document.ts';
import { memoize } from '../../memoize.ts';
import { BASELINE, breakLines, digitsApart, type Line, plainLine } from '../lines.ts';
import type { Metrics } from '../metrics.ts';
import { type CoverPictures, type FontName, mmOf, type PageNumbers, targetOf } from '../page.ts';
import type { Sheet, SheetName } from '../sheets.ts';
import type { PrintProfile } from './profiles.ts';

/** Black on paper, a colour on paper, or paper on a ground of the colour. */
export type CoverDesign = 'plain' | 'coloured' | 'field';

/** What an edition in print is set with. */
export interface PrintSettings {
  readonly sheet: SheetName | Sheet;
  /** The sheet that is printed, where pages are parts of a larger one: margins are those on it. */
  readonly whole?: Sheet;
  readonly profile: PrintProfile;
  readonly metrics: Metrics;
  /** Where the tallies of puzzles are; by default as the profile says. */
  readonly tally?: TallyPlace | undefined;
  /** How many puzzles and keys share a page at most: one puzzle and eight keys by default. */
  readonly perPage?: {
    readonly puzzles: number;
    readonly keys: number;
    /** Whether as many fit below the words before them: all have the room that these leave of the first page. */
    readonly belowWords?: boolean;
  };
  /** How the book is bound, if a press does it. */
  readonly binding?: Binding;
  /** What covers stand on: paper, and if they have a colour, either or a ground of this; paper by default. */
  readonly cover?: CoverDesign;
  /** Those that a cover names. */
  readonly pictures?: CoverPictures | undefined;
}

/** How pages are numbered, and what is known of where things are. */
export interface Numbering {
  /** The number of the first page, which is a right-hand one. */
  readonly first: number;
  readonly pageOf: PageNumbers;
  /** The words for places in other volumes, to which no link can lead. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

/** How large things come out on pages of these settings. */
export class Typesetter {
  readonly settings: PrintSettings;
  /** Of the space between the margins, in mm. */
  readonly width: number;
  readonly height: number;
  readonly #numbering: Numbering;
  readonly #labels = new Map<string, Line>();

  constructor(settings: PrintSettings, width: number, height: number, numbering: Numbering) {
    this.settings = settings;
    this.#numbering = numbering;
    this.width = width;
    this.height = height;
  }

  get pageOf(): PageNumbers {
    return this.#numbering.pageOf;
  }

  /** From the top of a line to its baseline, for a line of this height in mm. */
  ascent(lineHeight: number): number {
    return lineHeight * BASELINE;
  }

  /** The height of a line of running text in mm. */
  get bodyLine(): number {
    return this.lineHeight(this.settings.profile.body);
  }

  lineHeight(size: number): number {
    return mmOf(size) * this.settings.profile.lineHeight;
  }

  textSize(style: BlockOf<'paragraph'>['style']): number {
    const { lead, body } = this.settings.profile;
    return style === 'lead' ? lead : body;
  }

  /** Text broken into lines of so many mm, those of the page by default; `size` in points. */
  break(content: readonly Inline[], size: number, font: FontName, width = this.width): readonly Line[] {
    // Numbers of pages can differ from run to run.
    if (content.some(({ type }) => type === 'page')) return this.#breakAnew(content, size, font, width);
    const broken = brokenFor(this.settings.metrics, size, font, width);
    const lines = broken.get(content) ?? this.#breakAnew(content, size, font, width);
    broken.set(content, lines);
    return lines;
  }

  /** A few words, such as the number of an entry, in a line of their own; they can stand on many pages. */
  label(words: string, size: number, font: FontName): Line {
    const key = `${font} ${size} ${words}`;
    const known = this.#labels.get(key) ?? this.#breakAnew(plainLine(words), size, font, Infinity)[0]!;
    this.#labels.set(key, known);
    return known;
  }

  /** The width of words in a line of their own, in mm; `size` in points. */
  widthOf(words: string, size: number, font: FontName): number {
    const { metrics } = this.settings;
    return digitsApart(words, font).reduce((sum, run) => sum + metrics.width(run.text, run.font, size), 0);
  }

  #breakAnew(content: readonly Inline[], size: number, font: FontName, width: number): Line[] {
    const { elsewhere } = this.#numbering;
    const told = content.map((part): Inline => {
      if (part.type === 'place') return { ...part, asCells: true };
      const words = part.type === 'page' ? elsewhere.get(targetOf(part.of)) : undefined;
      return words ? { type: 'text', text: words, strong: false } : part;
    });
    return breakLines(told, width, size, this.settings.metrics, font, this.pageOf);
  }
}

/** Texts broken into lines of one width, font and size. */
interface Broken {
  readonly size: number;
  readonly font: FontName;
  readonly width: number;
  /** Those that are put together for a moment are forgotten with it. */
  readonly texts: WeakMap<readonly Inline[], readonly Line[]>;
}

/** What is measured is set next, and every run of a layout asks for the same. */
const brokenWith = memoize((_: Metrics): Broken[] => []);

function brokenFor(metrics: Metrics, size: number, font: FontName, width: number): Broken['texts'] {
  const kinds = brokenWith(metrics);
  const known = kinds.find((kind) => kind.size === size && kind.font === font && kind.width === width);
  if (known) return known.texts;
  const texts: Broken['texts'] = new WeakMap();
  kinds.push({ size, font, width, texts });
  return texts;
}
