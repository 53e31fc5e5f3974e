// What a config chooses from by name, and what it takes when nothing is chosen: plain lists, for all who need no schema.

export const PAPERS = ['a4', 'letter', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];

/** Editions in print, which differ in their sizes. */
export const PRINT_EDITIONS = ['large-print', 'giant-print', 'standard-print', 'kdp'] as const;
export type PrintEdition = (typeof PRINT_EDITIONS)[number];

/** Sizes of a bound book, width by height in inches, or by the name of the paper. */
export const TRIMS = ['8.5x11', '8x10', 'a4', '8.25x6', '5x8', '5.5x8.5', '6x9', '7x10', 'a5'] as const;
export type NamedTrim = (typeof TRIMS)[number];
/** One of these, or a size of one's own. */
export type Trim = NamedTrim | `${number}x${number}${'mm' | 'in'}`;

/** What sets a cover off; `blue` is the one of a cover in colour that says nothing else. */
export const COVER_COLOURS = ['blue', 'green', 'wine', 'violet', 'black'] as const;
export type CoverColours = (typeof COVER_COLOURS)[number];

/** Presses that bind one book at a time. */
export const PRINTERS = ['kdp', 'ingramspark', 'lulu'] as const;
export type Printer = (typeof PRINTERS)[number];

/** What a bound book is printed on and with: black ink on white or cream paper, or as books in colour are. */
export const BOUND_PAPERS = ['white', 'cream', 'standard-colour', 'premium-colour'] as const;
export type BoundPaper = (typeof BOUND_PAPERS)[number];

export const EDITIONS = [
  ...PRINT_EDITIONS,
  'tactile',
  'kit',
  'stones',
  'calibration',
  'brf',
  'pef',
  'aloud',
  'epub',
  'html',
  'ebraille',
  'keys',
] as const;
export type Edition = (typeof EDITIONS)[number];

/** Those that have files for solutions alone, whatever else a book has. */
export const SOLUTION_EDITIONS = [
  'large-print',
  'giant-print',
  'standard-print',
  'brf',
  'pef',
  'aloud',
  'epub',
  'html',
  'ebraille',
] as const satisfies readonly Edition[];

/** Editions that stand for several: a kit is its own files with dominoes, and the text for embossers. */
const COMPANIONS: Readonly<Partial<Record<Edition, readonly Edition[]>>> = { kit: ['stones', 'brf', 'pef'] };

/** Editions with those that belong to them, each once. */
export function withCompanions(editions: readonly Edition[]): Edition[] {
  return [...new Set([...editions, ...editions.flatMap((edition) => COMPANIONS[edition] ?? [])])];
}

/**
 * The parts that a book can consist of, in the order in which it has them if none is said. `techniques` and `story` stand inside
 * sections of puzzles, `by-hand` behind the first one.
 */
export const CONTENTS = [
  'foreword',
  'introduction',
  'leaflet',
  'puzzles',
  'techniques',
  'story',
  'by-hand',
  'laying-tasks',
  'figures',
  'historic-example',
  'composing',
  'exercises',
  'endgames',
  'steps',
  'hints',
  'solutions',
  'stencils',
  'competition',
  'score-pad',
  'empty-boards',
  'levels',
  'games',
  'history',
  'sources',
  'index',
  'about-author',
  'certificate',
] as const;
export type BookContent = (typeof CONTENTS)[number];

/** What a book has by default: all parts but the leaflet, a short form of the introduction. */
export const USUAL_CONTENTS: readonly BookContent[] = CONTENTS.filter((part) => part !== 'leaflet');

/** The parts from which a solution can be read. */
export const SOLUTION_CONTENTS = [
  'steps',
  'hints',
  'solutions',
  'stencils',
] as const satisfies readonly BookContent[];

/** Where they are: behind the puzzles, in files of their own, or nowhere. */
export const SOLUTIONS_PLACES = ['back', 'apart', 'none'] as const;

/** How thick a card domino can be, in mm: from one sheet of card to what still can be folded round. */
export const THICKNESS = { least: 0.2, most: 5 } as const;

/** Raised sheets of one size, or of two where a board has larger squares on a larger one. */
export const SHEETS_CHOICES = ['one-size', 'two-sizes'] as const;
export type SheetsChoice = (typeof SHEETS_CHOICES)[number];

/** What raised sheets hold: boards, also the worked pages that explain the game with boards, or the whole book and its keys. */
export const TACTILE_CHOICES = ['boards', 'teaching', 'full'] as const;
export type TactileChoice = (typeof TACTILE_CHOICES)[number];

/** Without a choice: what a finger reads better on raised sheets than in lines of braille. */
export const USUAL_TACTILE: TactileChoice = 'teaching';

/** How large a page of an embosser can be, in cells and lines. */
export const PAGE_SIDES = { cells: { least: 20, most: 60 }, lines: { least: 15, most: 60 } } as const;

/** The day that stands in a book when none is given: that of the program's release, never the clock's. */
export const RELEASE_DATE = '2026-11-20';

export const DEFAULT_SEED = 'first-book';

export const TALLY_PLACES = ['own-page', 'same-page', 'none'] as const;
export type TallyPlace = (typeof TALLY_PLACES)[number];

/** How many puzzles and keys share a page of print by default. */
export const USUAL_PER_PAGE = { puzzles: 1, keys: 8 } as const;

export const ORDERS = ['rising', 'as-made'] as const;

/** Books that need no config. */
export const PRESET_NAMES = [
  'first',
  'starter',
  'large-print',
  'pocket',
  'braille',
  'terzett',
  'class',
  'party',
  'gift',
] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** What a book of a reader's own puzzles is like if none is named. */
export const OWN_PRESET: PresetName = 'large-print';
