import type { CoverColours } from '../book/choices.ts';
import type { CoverPicture } from '../book/cover-config.ts';
import type { Colours } from '../book/print-config.ts';
import type { About } from '../document/document.ts';
import type { CoverInk } from './palettes.ts';

// Finished pages: everything at its place, so that a renderer has nothing left to decide.
// All lengths are millimetres from the upper left corner of the page, except font sizes, which are points.

/** Structure types of tagged PDF (ISO 32000-1, 14.8.4) that the pages use. */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'NonStruct'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Caption'
  | 'Reference'
  | 'Link'
  | 'Span'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** A part of the book's structure. The tree is found through `parent`; its order is that of the marks. */
export interface Element {
  readonly tag: Tag;
  readonly parent: Element | undefined;
  /** What it shows, in words. */
  readonly alt?: string;
  /** For a Table: what its cells alone do not tell. */
  readonly summary?: string;
  /** The language of its text where it is not the book's, as `de-Brai`. */
  readonly language?: string;
  /** For a TH: the cells that it is the header of. */
  readonly scope?: 'Row' | 'Column';
  /** For a Figure: where it stands on its page. */
  readonly box?: Area;
}

/** A place on a page, in mm. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in mm; its place is that of its upper left corner. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** The faces: running text, figures in it (dominoes, coordinates), and the digits on boards. */
export type FontName = 'text' | 'strong' | 'heading' | 'figures' | 'digits' | 'braille';

/** One line of text in one font; `x` is its left end and `y` its baseline. */
export interface TextItem extends Point {
  readonly type: 'text';
  readonly text: string;
  readonly font: FontName;
  /** Points. */
  readonly size: number;
  /** Whether it runs down the page instead, its letters' heads to the right; `x` and `y` are where its baseline begins. */
  readonly isDownward?: boolean;
}

/** Lengths of dashes and of the gaps between them; without it a line is whole. */
export type Dash = readonly [dash: number, gap: number];

/** A straight line with round ends. */
export interface LineItem {
  readonly type: 'line';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly width: number;
  readonly dash?: Dash;
}

/** The outline of a rectangle; the middle of its line runs along the area's edge. */
export interface OutlineItem extends Area {
  readonly type: 'outline';
  readonly radius: number;
  readonly line: number;
  readonly dash?: Dash;
}

/** A line from point to point with rounded corners and round ends; each corner has room for its radius. */
export interface BentItem {
  readonly type: 'bent';
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly radius: number;
  readonly width: number;
}

/** A filled circle about a point. */
export interface DotItem extends Point {
  readonly type: 'dot';
  readonly diameter: number;
}

export interface FillItem extends Area {
  readonly type: 'fill';
}

/** A picture that was read: bytes for each point, line by line. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue. */
  readonly rgb: Uint8Array;
  /** How much of each point covers what is below it; all of it by default. */
  readonly alpha?: Uint8Array;
}

export type CoverPictures = Partial<Readonly<Record<CoverPicture, Picture>>>;

export interface PictureItem extends Area {
  readonly type: 'picture';
  readonly picture: Picture;
}

/** What items are drawn with: the ink of the page, a colour without black, which swell paper does not raise, or one of covers. */
export type Ink = 'black' | 'colour' | CoverInk;

export type PageItem = (TextItem | LineItem | OutlineItem | BentItem | DotItem | FillItem | PictureItem) & {
  /** Black by default. */
  readonly ink?: Ink;
};

/** Items that belong to one element, or to none if they are decoration (an artifact). */
export interface Mark {
  readonly element: Element | undefined;
  readonly items: readonly PageItem[];
  /** The place to which the items lead when they are a link, and what it says. */
  readonly link?: { readonly to: string; readonly area: Area; readonly label: string };
}

/** A place that links and bookmarks lead to: the top of something on a page. */
export interface Target {
  readonly name: string;
  readonly y: number;
}

/** The name of the place where the section or paragraph with this id begins. */
export function targetOf(id: string): string {
  return `at-${id}`;
}

/** The name under which the number of the volume is kept in which the section or paragraph with this id begins. */
export function volumeOf(id: string): string {
  return `volume-${targetOf(id)}`;
}

/** The number of the page on which each target is. */
export type PageNumbers = ReadonlyMap<string, number>;

export interface Page {
  readonly width: number;
  readonly height: number;
  /** What is left of the page when it is cut; all around it is bleed. The whole page by default. */
  readonly trim?: Area;
  /** What stays white on any ground. */
  readonly white?: readonly Area[];
  readonly marks: readonly Mark[];
  readonly targets: readonly Target[];
}

export interface Bookmark {
  readonly title: string;
  readonly to: string;
  readonly children: readonly Bookmark[];
}

/** Where the targets of these pages are; `first` is the number of the first page. */
export function pageNumbers(pages: readonly Page[], first = 1): PageNumbers {
  return new Map(pages.flatMap(({ targets }, i) => targets.map(({ name }) => [name, first + i] as const)));
}

/** Two are enough unless a line becomes longer by a number; each number has few digits to grow by. */
const MOST_RUNS = 9;

/**
 * Lays pages out until the numbers that stand on them are right.
 * @param run lays out, with the numbers that are known so far; they begin with none
 * @throws Error if they do not settle
 */
export function settled<T extends { readonly pages: readonly Page[] }>(run: (pageOf: PageNumbers) => T): T {
  const isRight = (known: PageNumbers, found: PageNumbers) =>
    [...found].every(([name, page]) => known.get(name) === page);
  return settledBy<PageNumbers, T>(new Map(), run, ({ pages }) => pageNumbers(pages), isRight);
}

/**
 * The same for whatever a layout must know of itself beforehand.
 * @param first what is known before the first run
 * @param numbersOf what a layout turns out to be
 * @param isRight whether what was known is what was found
 */
export function settledBy<K, T>(
  first: K,
  run: (known: K) => T,
  numbersOf: (layout: T) => K,
  isRight: (known: K, found: K) => boolean,
): T {
  let known = first;
  for (let runs = 0; runs < MOST_RUNS; runs++) {
    const layout = run(known);
    const found = numbersOf(layout);
    if (isRight(known, found)) return layout;
    known = found;
  }
  throw new Error('the numbers of the pages do not settle');
}

/** All pages of one file, and what the file says of itself. */
export interface Publication {
  /** Its language is that of title, bookmarks and descriptions; text may be marked otherwise by its element. */
  readonly about: About;
  readonly pages: readonly Page[];
  readonly bookmarks: readonly Bookmark[];
  /** Ask the printer's dialogue not to scale, since lengths are part of the meaning. */
  readonly printUnscaled: boolean;
  /** The number of the first page; 1 by default. */
  readonly firstNumber?: number;
  /** Black on nothing by default. */
  readonly colours?: Colours;
  /** What sets its covers off; the ink of the page by default. */
  readonly palette?: CoverColours | undefined;
  /** It is printed and not read on a screen: links, the places they lead to and bookmarks are left out. */
  readonly onPaperOnly?: boolean;
}

export const POINTS_PER_MM = 72 / 25.4;

export function mmOf(points: number): number {
  return points / POINTS_PER_MM;
}

/** Makes an element inside another; `Document` alone has no parent. */
export function element(tag: Tag, parent: Element | undefined, about: Partial<Element> = {}): Element {
  return { ...about, tag, parent };
}
