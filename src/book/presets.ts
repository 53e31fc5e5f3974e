import { FIGURE_NAMES } from '../parts/exhibits/exhibits.ts';
import type { WordBook } from '../words/word-book.ts';
import type { PresetName } from './choices.ts';
import { type BookConfig, type BookRequest, parseConfig } from './config.ts';

/** What sections of presets ask for, by the names of their titles. */
const SECTIONS = {
  'first-steps': { range: 3, level: 'easy' },
  'small-boards': { range: 4, level: 'easy' },
  'ordinary-set': { range: 6, level: 'easy' },
  // None of these boards takes a second page in large print, as a star or a lighthouse would.
  'ordinary-figures': {
    range: 6,
    level: 'easy',
    shapes: ['7x8', '7x8', 'small-cross', '7x8', '7x8', 'border', '7x8', 'brick-3434', '7x8', 'brick-4334'],
  },
  'double-seven': { range: 7, level: 'easy' },
  'double-seven-figures': {
    range: 7,
    level: 'easy',
    shapes: ['8x9', 'frame', '8x9', '8x9', 'ring', '8x9', '8x9', 'ring'],
  },
  'one-cell': { range: 7, level: 'medium' },
  'two-cells': { range: 7, level: 'tricky' },
  several: { range: 7, level: 'hard' },
  chains: { range: 7, level: 'expert' },
  'terzett-small': { kind: 'terzett', range: 4, level: 'easy' },
  'terzett-double-seven': { kind: 'terzett', range: 7, level: 'easy' },
  'terzett-letter-h': { kind: 'terzett', range: 7, shape: 'letter-h', level: 'easy' },
  'terzett-windows': { kind: 'terzett', range: 7, shape: 'figure-xii', level: 'easy' },
  'terzett-harder': { kind: 'terzett', range: 7, level: 'medium' },
  'terzett-tricky': { kind: 'terzett', range: 7, level: 'tricky' },
  'terzett-hard': { kind: 'terzett', range: 7, level: 'hard' },
  'terzett-expert': { kind: 'terzett', range: 7, level: 'expert' },
  series: { kind: 'terzett', range: 7, oneKey: true },
  completions: { kind: 'completion', range: 7, level: 'medium' },
} as const satisfies Readonly<Record<string, Partial<NonNullable<BookRequest['sections']>[number]>>>;

export type SectionName = keyof typeof SECTIONS;

/** What a preset asks for; its words stand in `languages/LANG/words/presets.ftl`. */
interface Preset extends Omit<BookRequest, 'title' | 'sections' | 'seed'> {
  /** What it is good for, to choose by. */
  readonly summary: string;
  readonly seed: string;
  /** Its sections in their order, each with how many puzzles it has. */
  readonly sections: Readonly<Partial<Record<SectionName, number>>>;
}

/** How booklets are printed: a puzzle and its tally on one page where sizes hold. */
const THIN = { tally: 'same-page' } as const;

/** Books that can be made without writing a config, the usual one first. None has a puzzle above the level expert. */
const PRESETS = {
  first: {
    summary: '100 puzzles from easy to expert, the figures of 1921 and games, in every edition',
    seed: 'first-book',
    sections: {
      'first-steps': 4,
      'small-boards': 10,
      'ordinary-figures': 12,
      'double-seven-figures': 6,
      'one-cell': 9,
      'two-cells': 6,
      several: 6,
      chains: 6,
      'terzett-small': 8,
      'terzett-double-seven': 5,
      'terzett-letter-h': 2,
      'terzett-windows': 2,
      'terzett-harder': 6,
      'terzett-tricky': 3,
      'terzett-hard': 4,
      'terzett-expert': 3,
      series: 4,
      completions: 4,
    },
    exhibits: FIGURE_NAMES,
    games: ['draw-domino', 'draw-domino-children', 'sperrdomino'],
  },
  starter: {
    summary: '20 easy puzzles, in every edition',
    seed: 'starter',
    contents: ['introduction', 'puzzles', 'by-hand', 'solutions'],
    print: THIN,
    sections: { 'first-steps': 4, 'small-boards': 6, 'ordinary-set': 6, 'double-seven': 4 },
  },
  'large-print': {
    summary: 'a booklet in large print, 24 puzzles from easy to tricky',
    seed: 'large-print',
    editions: ['large-print'],
    contents: ['leaflet', 'puzzles', 'techniques', 'solutions'],
    print: { ...THIN, keys: ['outlines'] },
    sections: {
      'small-boards': 4,
      'ordinary-set': 8,
      'double-seven': 4,
      'one-cell': 5,
      'two-cells': 3,
    },
  },
  pocket: {
    summary: 'a pocket book for the journey, 40 puzzles from easy to tricky, one a page in standard print',
    seed: 'pocket',
    editions: ['kdp'],
    contents: ['introduction', 'puzzles', 'techniques', 'solutions'],
    print: { ...THIN, kdp: { trim: 'a5' } },
    sections: { 'first-steps': 6, 'small-boards': 8, 'ordinary-set': 12, 'one-cell': 8, 'two-cells': 6 },
  },
  braille: {
    summary: 'a booklet in braille, 16 easy and medium puzzles: files for embossers, raised boards, dominoes',
    seed: 'braille',
    editions: ['brf', 'pef', 'kit', 'stones', 'calibration'],
    contents: ['introduction', 'puzzles', 'techniques', 'by-hand', 'solutions'],
    sections: {
      'first-steps': 4,
      'small-boards': 4,
      'ordinary-set': 3,
      'terzett-small': 2,
      'one-cell': 3,
    },
  },
  terzett: {
    summary: '36 puzzles in threes from easy to expert, with a series and completions, in every edition',
    seed: 'terzett',
    contents: ['introduction', 'puzzles', 'techniques', 'by-hand', 'solutions', 'stencils'],
    print: THIN,
    sections: {
      'terzett-small': 4,
      'terzett-double-seven': 6,
      'terzett-letter-h': 2,
      'terzett-windows': 2,
      'terzett-harder': 6,
      'terzett-tricky': 3,
      'terzett-hard': 3,
      'terzett-expert': 2,
      series: 4,
      completions: 4,
    },
  },
  class: {
    summary: 'a competition for 12 players in 5 rounds, 15 easy puzzles, exercises and a game for children',
    seed: 'class',
    address: 'informal',
    editions: ['standard-print', 'large-print', 'brf', 'stones', 'html', 'keys'],
    contents: [
      'introduction',
      'puzzles',
      'by-hand',
      'exercises',
      'solutions',
      'competition',
      'score-pad',
      'games',
    ],
    print: THIN,
    sections: { 'first-steps': 5, 'small-boards': 5, 'ordinary-set': 5 },
    games: ['draw-domino-children', 'divisor-domino'],
    exercises: [{ divisor: 3, level: 'one-end', count: 12 }],
    together: { players: 12, puzzles: 5 },
  },
  party: {
    summary: 'a competition for 4 players in 4 rounds, 8 easy puzzles, games and laying tasks',
    seed: 'party',
    editions: ['large-print', 'stones', 'html', 'keys'],
    contents: ['introduction', 'puzzles', 'laying-tasks', 'solutions', 'competition', 'score-pad', 'games'],
    print: THIN,
    sections: { 'first-steps': 3, 'small-boards': 3, 'ordinary-set': 2 },
    exhibits: ['duett-star', 'quadrat-545'],
    games: ['draw-domino', 'sperrdomino'],
    together: { players: 4, puzzles: 4 },
  },
  gift: {
    summary:
      'a gift: 12 easy puzzles, a name on the cover, a dedication, a certificate, dominoes and their box',
    seed: 'gift',
    address: 'informal',
    editions: ['large-print', 'stones', 'html'],
    contents: ['leaflet', 'puzzles', 'solutions', 'certificate'],
    box: 1.2,
    sections: { 'first-steps': 4, 'small-boards': 4, 'ordinary-set': 4 },
  },
} as const satisfies Readonly<Record<PresetName, Preset>>;

/** What a preset is good for, in English and without a full stop. */
export function presetSummary(name: PresetName): string {
  return PRESETS[name].summary;
}

/** The preset that has places for names. */
export const GIFT: PresetName = 'gift';

/** For whom a book is, and who gives it. */
export interface Names {
  readonly for?: string | undefined;
  readonly from?: string | undefined;
}

/** The editions of a preset; all that there are if it names none. */
export function presetEditions(name: PresetName): BookRequest['editions'] {
  const { editions }: Preset = PRESETS[name];
  return editions;
}

/** Sections in their order, each with how many puzzles it has, as a config has them. */
export function presetSections(
  counts: Readonly<Partial<Record<SectionName, number>>>,
  words: WordBook,
): NonNullable<BookRequest['sections']> {
  return (Object.keys(counts) as SectionName[]).map((section) => ({
    title: words.text(`preset-section-${section}`),
    ...SECTIONS[section],
    count: counts[section],
  }));
}

/** A preset as a config file has it: what has a default is not said. */
export function presetRequest(name: PresetName, words: WordBook, names: Names = {}): BookRequest {
  const { summary: _, sections, print, ...fields }: Preset = PRESETS[name];
  return {
    title: words.text(`preset-${name}-title`),
    subtitle: words.text(`preset-${name}-subtitle`),
    author: 'dominosa-press',
    credit: words.text('preset-credit'),
    description: words.text(`preset-${name}-description`),
    language: words.language,
    print: { cover: 'colour', ...print },
    ...(name === GIFT && giftOf(words, names)),
    ...fields,
    sections: presetSections(sections, words),
  };
}

/** A preset with the puzzles of a file in place of its own, and without the words about these. */
export function ownRequest(name: PresetName, from: string, words: WordBook, names: Names): BookRequest {
  const { subtitle: _, description: __, ...request } = presetRequest(name, words, names);
  const title = words.text('own-puzzles');
  return { ...request, title, sections: [{ title, from }] };
}

/** What a gift has on its cover and on pages of its own. */
function giftOf(words: WordBook, names: Names): Partial<BookRequest> {
  const whom = names.for ?? words.text('preset-gift-for');
  return {
    print: { ...THIN, cover: { colours: 'wine', for: whom } },
    dedication: { for: whom, ...(names.from !== undefined && { from: names.from }) },
    certificate: { ...(names.for !== undefined && { for: names.for }) },
  };
}

/** What `dominosa book` makes when it is given no config. */
export function firstBook(words: WordBook): BookConfig {
  return parseConfig(presetRequest('first', words));
}
