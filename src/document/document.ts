import type { CoverPicture } from '../book/cover-config.ts';
import { type Board, type Cell, type Place, rectangle } from '../domino/board.ts';
import type { Chain } from '../domino/chain.ts';
import { makeCell, makeCells, makePlace } from '../domino/coordinates.ts';
import { type Domino, type dominoIndex, makeDomino } from '../domino/dominoes.ts';
import type { Placement, Puzzle } from '../domino/puzzle.ts';
import type { Language } from '../languages/index.ts';
import type { WordBook } from '../words/word-book.ts';

/** What a section is for; each edition lays each role out in its own way. */
export const SECTION_ROLES = [
  'cover',
  'start',
  'title-page',
  'copyright-page',
  'dedication',
  'certificate',
  'chapter',
  'part',
  'page',
  'step',
  'puzzles',
  'opener',
  'puzzle',
  'keys',
  'key',
  'back-cover',
] as const;
export type SectionRole = (typeof SECTION_ROLES)[number];

/**
 * How a paragraph is set off: the sentence that introduces a page, ordinary text, the line of facts on a puzzle, what
 * stands at the foot of a puzzle's page in print, a badge on a cover, and what stands there below the size of the print.
 */
export const PARAGRAPH_STYLES = ['lead', 'body', 'facts', 'foot', 'badge', 'kind'] as const;
export type ParagraphStyle = (typeof PARAGRAPH_STYLES)[number];

/**
 * How a list is set: each entry on a line of its own; short entries side by side in rows, to be read along these; or such
 * entries covered, where a page can uncover them one by one, and in rows elsewhere.
 */
export const LIST_STYLES = ['lines', 'rows', 'covered'] as const;
export type ListStyle = (typeof LIST_STYLES)[number];

/**
 * Words that stand only beside a board to be touched: if its squares can, or cannot, carry dominoes of 39 by 19 mm; and if
 * all words have room there, or as the shorter ones that stand there else.
 */
export const CONDITIONS = ['dominoes-fit', 'dominoes-do-not-fit', 'words-fit', 'words-do-not-fit'] as const;
export type Condition = (typeof CONDITIONS)[number];

/**
 * What a board shows: the numbers alone, its key, the key as dominoes with pips, the key without numbers as a stencil,
 * the picture of a cover, the set laid out as another board than its key, the board after so many steps, before a step of that number with the cells marked that the step rests on, after it with what it
 * rules out crossed, or with the
 * dominoes laid that this step, a trial, supposes, and the hole marked to which it comes; or a puzzle of the book at its
 * turning point.
 */
export const BOARD_VIEWS = [
  'puzzle',
  'key',
  'dominoes',
  'stencil',
  'art',
  'set',
  'steps',
  'before',
  'supposed',
  'turning',
] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

/** Coordinates in running text belong to no board; they are read on one that is large enough for all. */
export const COORDINATES: Board = rectangle(99, 99);

export type Inline =
  | {
      readonly type: 'text';
      readonly text: string;
      readonly strong: boolean;
      /** If it is another than that of the document. */
      readonly language?: Language;
    }
  | {
      readonly type: 'domino';
      readonly domino: Domino;
      /** It is named with its larger number first, as it lies in a chain. */
      readonly turned?: boolean;
    }
  | { readonly type: 'cell'; readonly cell: Cell }
  | {
      readonly type: 'place';
      readonly place: Place;
      /** It is written as its two cells, for the eye. */
      readonly asCells?: boolean;
    }
  | PageReference;

/** The number of the page on which a section or paragraph begins. */
export interface PageReference {
  readonly type: 'page';
  readonly of: string;
  /** What is there, for readers who follow the number as a link. */
  readonly title: string;
  /** Whether the number is that of the embossed volume instead. */
  readonly isVolume?: boolean;
}

/** How many places a domino has left; none is said of one that lies. */
export interface DominoCount {
  readonly domino: Domino;
  readonly places?: number;
}

/** A board to be drawn: numbers, and on them dominoes and bars. */
export interface BoardFigure {
  /** A cell whose number is to be found is drawn empty. */
  readonly puzzle: Puzzle;
  /** Whether the numbers are left out of the drawing, so that only the dominoes are seen. */
  readonly blank: boolean;
  /** Whether the dominoes are drawn as dominoes with pips, where there is room for them. */
  readonly pips?: boolean;
  /** The dominoes that are drawn with their outlines: none for a puzzle, all for a key. */
  readonly dominoes: readonly Placement[];
  /** Bars between two free cells that cannot be one domino. */
  readonly bars: readonly Place[];
  /** The cells that the words beside the figure are about. */
  readonly marked: readonly Cell[];
  /** The tally as it stands, in the order of the set; of examples that are solved step by step. */
  readonly counts?: readonly DominoCount[];
  /** The place where the next step puts a domino, and those that it rules out. */
  readonly next?: { readonly could: readonly Place[]; readonly cannot: readonly Place[] };
  /** All numbers of the picture of a cover, whose dominoes are drawn as dominoes on its right side alone. */
  readonly art?: { readonly solved: Puzzle };
  /** Of a task for composers, of which any valid answer is right: its conditions as `parseConditions` reads them. */
  readonly task?: readonly string[];
  readonly description: string;
}

export type Block =
  | {
      readonly type: 'section';
      readonly role: SectionRole;
      readonly id?: string;
      /** If a game of Sperrdomino can be played here: its line of text. */
      readonly game?: string;
      /** What it is called in the running title of embossed pages, after the name of its chapter: `29`. */
      readonly running?: string;
      readonly blocks: readonly Block[];
    }
  | {
      readonly type: 'heading';
      readonly level: 1 | 2 | 3;
      readonly content: readonly Inline[];
      /** Left out of contents that are leafed through, as the chapter before it leads there. */
      readonly isUnlisted?: boolean;
      /** What stands in printed contents over its line and those of the chapters behind it that say nothing else. */
      readonly group?: string;
      /** What the running title of embossed pages says instead, where this is too long or what is on a page has a name. */
      readonly running?: string;
      /** What stands over the printed pages on which its chapter goes on instead, where it fits in a line. */
      readonly over?: string;
    }
  | {
      readonly type: 'paragraph';
      readonly style: ParagraphStyle;
      readonly id?: string;
      readonly when?: Condition;
      /** Which of so many levels it is about, the easiest is 1; in print so many of as many squares before it are filled. */
      readonly level?: { readonly number: number; readonly levels: number };
      readonly content: readonly Inline[];
    }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly style: ListStyle;
      /** Whether its dominoes have short names where it is embossed. */
      readonly isShort?: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | {
      readonly type: 'board';
      readonly figure: BoardFigure;
      /** Whether the tally of the figure stands beside it, where it is read by eye. */
      readonly withCounts?: boolean;
      /** Whether it is printed as small as boards can be, so that words stand on its page. */
      readonly isSmall?: boolean;
      /** Whether its numbers stand so far apart in cells that dominoes can lie on them. */
      readonly isWide?: boolean;
      /** Whether the words of its section stand beside it in print. */
      readonly isBeside?: boolean;
    }
  | {
      readonly type: 'tally';
      readonly title: string;
      /** What stands over it in print instead of its title, where it takes no more lines: a remark, and its name behind it. */
      readonly remark?: readonly [name: string, remark: string];
      readonly range: number;
      /** The key whose dominoes it names with their places; it may stand without a board. */
      readonly key?: BoardFigure;
      /** The dominoes that it has, if not all of the set. */
      readonly dominoes?: readonly Domino[];
      /** Where they are given: how many places each domino has at the start, by {@link dominoIndex}. */
      readonly counts?: readonly number[];
      /** Whether it has room to write in where it is read in cells. */
      readonly hasRoom?: boolean;
      /** Whether it stands, in print, only where the page of its board has room for it. */
      readonly staysWithBoard?: boolean;
    }
  | Form
  | { readonly type: 'contents' }
  | {
      readonly type: 'chain';
      readonly chain: Chain;
    }
  | Emblem
  | Notes
  | {
      /** A picture of the user's own on a cover in print. */
      readonly type: 'picture';
      readonly of: CoverPicture;
      /** What it shows, for those who do not see it. */
      readonly title: string;
    }
  | {
      readonly type: 'code';
      /** What the code holds, in print; others follow links and need none. */
      readonly address: string;
      /** What stands before the address beside it. */
      readonly words: string;
      /** What it shows, for those who do not see it. */
      readonly title: string;
    };

/** A table to write in: where nobody writes on the page, its title and the words over its columns are read. */
export interface Form {
  readonly type: 'form';
  /** What it is for, for those who do not see it. */
  readonly title: string;
  /** The words over each column of boxes. */
  readonly columns: readonly (readonly Inline[])[];
  /** The words before each row, if the rows have any. */
  readonly rows: readonly string[];
}

/** A large domino at the beginning of a section in print. */
export interface Emblem {
  readonly type: 'emblem';
  /** The highest number of the set of the section. */
  readonly range: number;
  readonly domino: Domino;
  /** A steamer built of the dominoes that Adler had left over is drawn in place of the domino. */
  readonly isSteamer?: boolean;
  /** What it shows, for those who do not see it; without it, it is decoration. */
  readonly title?: string;
}

/** Room to write on beside a puzzle in print: for notes, and to tick that it is done. */
export interface Notes {
  readonly type: 'notes';
  /** Words along the way, where there is room for them; may be empty. */
  readonly along: string;
  readonly title: string;
  /** The words between a box to tick and a line for the day. */
  readonly done: string;
}

export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

/** What a publication says of itself, for catalogues and readers' programs; what it does not say is empty. */
export interface About {
  readonly title: string;
  readonly language: Language;
  /** Year-month-day. */
  readonly date: string;
  readonly author: string;
  readonly publisher: string;
  readonly isbn: string;
  readonly description: string;
  readonly rights: string;
}

/** For a title, a language and a date, and nothing else. */
export const NOTHING_ELSE = { author: '', publisher: '', isbn: '', description: '', rights: '' } as const;

/** A whole edition of a book before it is laid out. */
export interface Document extends About {
  /** What the layout itself says. */
  readonly words: WordBook;
  readonly blocks: readonly Block[];
}

/** The words of a line as they are printed; numbers of pages are known to the layout alone. */
export function wordsOf(content: readonly Inline[]): string {
  return content.map(wordOf).join('');
}

/** The word of one part of a line as it is printed; none for the number of a page. */
export function wordOf(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'domino':
      return inline.turned ? `${inline.domino.high}:${inline.domino.low}` : makeDomino(inline.domino);
    case 'cell':
      return makeCell(COORDINATES, inline.cell);
    case 'place':
      return (inline.asCells ? makeCells : makePlace)(COORDINATES, inline.place);
    case 'page':
      return '';
  }
}
