import { COVER_PICTURES } from '../book/cover-config.ts';
import { LANGUAGE_CODES } from '../languages/index.ts';
import { READERS } from '../words/readers.ts';
import { BOARD_VIEWS, CONDITIONS, LIST_STYLES, PARAGRAPH_STYLES, SECTION_ROLES } from './document.ts';

/** What may stand inside an element. */
export type Content = 'blocks' | 'items' | 'inline' | 'text' | 'nothing';

interface Attribute {
  readonly required: boolean;
  /** Several words with blanks between them. */
  readonly many?: boolean;
  /** The words allowed; any text without them. */
  readonly values?: readonly string[];
}

interface ElementRule {
  readonly content: Content;
  /** Where the element may stand. */
  readonly within: Content;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

const oneOf = (values: readonly string[]): Attribute => ({ required: true, values });
const optional = (...values: string[]): Attribute => ({
  required: false,
  ...(values.length > 0 && { values }),
});
const text: Attribute = { required: true };

/** Whom a part is for, or is not for; without these it is for all. */
const forReaders = {
  for: { ...optional(...READERS), many: true },
  'not-for': { ...optional(...READERS), many: true },
};

/** An element that stands among the blocks of a document. */
const block = (content: Content, attributes: ElementRule['attributes'] = {}): ElementRule => ({
  content,
  within: 'blocks',
  attributes: { ...forReaders, ...attributes },
});

const list = block('items', { style: optional(...LIST_STYLES), dominoes: optional('short') });
const name: ElementRule = { content: 'text', within: 'inline', attributes: {} };

/** The closed XML vocabulary that templates write: every element with its attributes and content. */
export const VOCABULARY = {
  section: block('blocks', {
    role: oneOf(SECTION_ROLES),
    id: optional(),
    game: optional(),
    running: optional(),
  }),
  h1: block('inline', {
    contents: optional('no'),
    running: optional(),
    over: optional(),
    group: optional(),
  }),
  h2: block('inline'),
  h3: block('inline'),
  p: block('inline', {
    style: optional(...PARAGRAPH_STYLES),
    when: optional(...CONDITIONS),
    level: optional(),
    of: optional(),
    id: optional(),
  }),
  ul: list,
  ol: list,
  li: { content: 'inline', within: 'items', attributes: forReaders },
  board: block('nothing', {
    puzzle: text,
    view: oneOf(BOARD_VIEWS),
    steps: optional(),
    counts: optional('beside'),
    size: optional('small', 'wide', 'beside'),
  }),
  tally: block('nothing', {
    puzzle: text,
    title: text,
    name: optional(),
    remark: optional(),
    view: optional('key'),
    counts: optional('first', 'left'),
    steps: optional(),
    room: optional('write'),
    page: optional('same'),
  }),
  form: block('items', { title: text, first: optional(), rows: optional(), last: optional() }),
  chain: block('nothing', { dominoes: text, up: optional(), down: optional() }),
  picture: block('nothing', { of: oneOf(COVER_PICTURES), title: text }),
  contents: block('nothing'),
  emblem: block('nothing', {
    range: text,
    domino: optional(),
    of: optional('steamer'),
    title: optional(),
  }),
  notes: block('nothing', { title: text, done: text, along: optional() }),
  code: block('nothing', { address: text, words: text, title: text }),
  b: name,
  foreign: { content: 'text', within: 'inline', attributes: { language: oneOf(LANGUAGE_CODES) } },
  domino: name,
  cell: name,
  place: name,
  page: {
    content: 'nothing',
    within: 'inline',
    attributes: {
      of: text,
      title: text,
      named: optional('one', 'many', 'title'),
      before: optional(),
      number: optional('volume'),
    },
  },
  see: { content: 'inline', within: 'inline', attributes: forReaders },
} satisfies Record<string, ElementRule>;

export type ElementName = keyof typeof VOCABULARY;

export function ruleOf(element: string): ElementRule | undefined {
  return Object.hasOwn(VOCABULARY, element) ? VOCABULARY[element as ElementName] : undefined;
}
