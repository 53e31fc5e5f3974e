import type { TextFile } from '../words/text-file.ts';
import type { WordBook } from '../words/word-book.ts';

export const TEMPLATE_NAMES = [
  'book',
  'keys',
  'keys-apart',
  'companion',
  'companion-puzzle',
  'start',
  'wrap',
  'boards',
  'teaching',
  'board-sheet',
  'empty-boards',
  'kit',
  'title-page',
  'beginning',
  'contents',
  'copyright-page',
  'prose',
  'dedication',
  'foreword',
  'about-author',
  'certificate',
  'cover',
  'back-cover',
  'puzzles',
  'puzzle-sheets',
  'section-start',
  'opener',
  'section-facts',
  'how-to-play',
  'leaflet',
  'notation',
  'hands',
  'lesson',
  'lesson-in-words',
  'practice',
  'practice-in-words',
  'practice-key',
  'topics',
  'number-techniques',
  'worked-terzett',
  'worked-completion',
  'technique',
  'levels',
  'puzzle',
  'exhibit',
  'exhibit-outline',
  'laying-tasks',
  'figures',
  'historic-opening',
  'steps',
  'hints',
  'solutions',
  'key-forms',
  'key-forms-in-print',
  'keys-of-all',
  'key',
  'stencils',
  'composing',
  'composing-conditions',
  'exercises',
  'exercise-keys',
  'locks',
  'lock-keys',
  'together',
  'score-pad',
  'nets',
  'games',
  'games-set',
  'games-sperrdomino',
  'games-commented',
  'games-draw-domino',
  'games-draw-domino-children',
  'games-domino-matador',
  'games-divisor-domino',
  'history',
  'sources',
  'puzzle-index',
  'colophon',
  'colophon-facts',
  'card-dominoes',
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** The templates, read and checked, ready to be filled in. */
export type Templates = Readonly<Record<TemplateName, (context: object) => string>>;

/** What a book is written with: its structure, and the words of its language. */
export interface Texts {
  readonly templates: Templates;
  readonly words: WordBook;
  /** Whether a template has a place with this id. */
  isPlace(id: string): boolean;
  /** As they were written. */
  readonly files: { readonly builtIn: TextFiles; readonly own: TextFiles };
}

/** The files of templates and of words. */
export interface TextFiles {
  readonly templates: readonly TextFile[];
  readonly words: readonly TextFile[];
}
