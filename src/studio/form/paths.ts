/** The fields of a config that are lists of parts, each of which has fields of its own. */
export const LISTS = ['sections', 'exercises', 'locks', 'composing'] as const;
export type ListName = (typeof LISTS)[number];

/**
 * The fields of a config that the form shows, by their groups, as a path from the config; those of a part begin with the name
 * of its list, as `sections.level`.
 */
export const FORM = {
  book: ['title', 'subtitle', 'author', 'language', 'address', 'paper', 'editions'],
  sections: [
    'sections.title',
    'sections.kind',
    'sections.level',
    'sections.count',
    'sections.range',
    'sections.shape',
    'sections.oneKey',
    'sections.givens',
    'sections.pattern',
    'sections.conditions',
  ],
  exercises: ['exercises.divisor', 'exercises.set', 'exercises.level', 'exercises.count'],
  locks: ['locks.aim', 'locks.sees', 'locks.moves', 'locks.count'],
  composing: ['composing.range', 'composing.shape', 'composing.rows', 'composing.conditions'],
  beside: ['exhibits', 'together.players', 'together.puzzles', 'composing'],
  parts: ['contents', 'solutions', 'order', 'games', 'story', 'inMind', 'seed'],
  publishing: ['description', 'credit', 'publisher', 'isbn', 'rights', 'imprint', 'date'],
  print: [
    'print.colours',
    'print.cover',
    'print.puzzlesPerPage',
    'print.tally',
    'print.keysPerPage',
    'print.keys',
    'print.volume',
    'print.nets',
    'print.kdp.trim',
    'print.kdp.paper',
  ],
  touch: [
    'tactile',
    'box',
    'braille.grade',
    'braille.page',
    'braille.code',
    'braille.lineEnd',
    'braille.formFeed',
    'braille.volume',
    'braille.interpoint',
    'braille.play',
    'braille.cell',
    'braille.sheets',
    'braille.overlay',
  ],
} as const;

export type FormGroup = keyof typeof FORM;
export type FormPath = (typeof FORM)[FormGroup][number];

/**
 * What the form does not show, and keeps as a preset or a config file has it: what needs other files or programs or is written in
 * Markdown, what a list of boards says in place of one, and what only somebody else can say of the finished book.
 */
export const KEPT = [
  '$schema',
  'conformance',
  'foreword',
  'dedication',
  'certificate',
  'about',
  'print.fonts',
  'print.kdp.print',
  'print.kdp.printer',
  'braille.translator',
  'braille.imprint',
  'sections.from',
  'sections.shapes',
  'together.link',
  'together.slips',
] as const;
