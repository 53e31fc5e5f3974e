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
  /** The words allowed; any text if there are none. */
  readonly values?: readonly string[];
}

interface ElementRule {
  readonly content: Content;
  /** Where the element may stand. */
  readonly within: Content;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

const oneOf = (values: readonly string[], required = true): Attribute => ({ required, values });
const anyText: Attribute = { required: true };
const optionalText: Attribute = { required: false };

/** Whom a part is for, or is not for; without these it is for all. */
const forReaders = {
  for: { ...oneOf(READERS, false), many: true },
  'not-for': { ...oneOf(READERS, false), many: true },
};

const heading: ElementRule = { content: 'inline', within: 'blocks', attributes: forReaders };
const list: ElementRule = {
  content: 'items',
  within: 'blocks',
  attributes: { ...forReaders, style: oneOf(LIST_STYLES, false), dominoes: oneOf(['short'], false) },
};
const name: ElementRule = { content: 'text', within: 'inline', attributes: {} };

/** The closed XML vocabulary that templates write: every element with its attributes and content. */
export const VOCABULARY = {
  section: {
    content: 'blocks',
    within: 'blocks',
    attributes: {
      ...forReaders,
      role: oneOf(SECTION_ROLES),
      id: optionalText,
      game: optionalText,
      running: optionalText,
    },
  },
  h1: {
    ...heading,
    attributes: {
      ...forReaders,
      contents: oneOf(['no'], false),
      running: optionalText,
      over: optionalText,
      group: optionalText,
    },
  },
  h2: heading,
  h3: heading,
  p: {
    content: 'inline',
    within: 'blocks',
    attributes: {
      ...forReaders,
      style: oneOf(PARAGRAPH_STYLES, false),
      when: oneOf(CONDITIONS, false),
      level: optionalText,
      of: optionalText,
      id: optionalText,
    },
  },
  ul: list,
  ol: list,
  li: { content: 'inline', within: 'items', attributes: forReaders },
  board: {
    content: 'nothing',
    within: 'blocks',
    attributes: {
      ...forReaders,
      puzzle: anyText,
      view: oneOf(BOARD_VIEWS),
      steps: optionalText,
      counts: oneOf(['beside'], false),
      size: oneOf(['small', 'wide', 'beside'], false),
    },
  },
  tally: {
    content: 'nothing',
    within: 'blocks',
    attributes: {
      ...forReaders,
      puzzle: anyText,
      title: anyText,
      name: optionalText,
      remark: optionalText,
      view: oneOf(['key'], false),
      counts: oneOf(['first', 'left'], false),
      steps: optionalText,
      room: oneOf(['write'], false),
      page: oneOf(['same'], false),
    },
  },
  form: {
    content: 'items',
    within: 'blocks',
    attributes: {
      ...forReaders,
      title: anyText,
      first: optionalText,
      rows: optionalText,
      last: optionalText,
    },
  },
  chain: {
    content: 'nothing',
    within: 'blocks',
    attributes: {
      ...forReaders,
      dominoes: anyText,
      up: optionalText,
      down: optionalText,
    },
  },
  picture: {
    content: 'nothing',
    within: 'blocks',
    attributes: { ...forReaders, of: oneOf(COVER_PICTURES), title: anyText },
  },
  contents: { content: 'nothing', within: 'blocks', attributes: forReaders },
  emblem: {
    content: 'nothing',
    within: 'blocks',
    attributes: {
      ...forReaders,
      range: anyText,
      domino: optionalText,
      of: oneOf(['steamer'], false),
      title: optionalText,
    },
  },
  notes: {
    content: 'nothing',
    within: 'blocks',
    attributes: { ...forReaders, title: anyText, done: anyText, along: optionalText },
  },
  code: {
    content: 'nothing',
    within: 'blocks',
    attributes: { ...forReaders, address: anyText, words: anyText, title: anyText },
  },
  b: { content: 'text', within: 'inline', attributes: {} },
  foreign: { content: 'text', within: 'inline', attributes: { language: oneOf(LANGUAGE_CODES) } },
  domino: name,
  cell: name,
  place: name,
  page: {
    content: 'nothing',
    within: 'inline',
    attributes: {
      of: anyText,
      title: anyText,
      named: oneOf(['one', 'many', 'title'], false),
      before: optionalText,
      number: oneOf(['volume'], false),
    },
  },
  see: { content: 'inline', within: 'inline', attributes: forReaders },
} as const satisfies Record<string, ElementRule>;

export type ElementName = keyof typeof VOCABULARY;

export function ruleOf(element: string): ElementRule | undefined {
  return Object.hasOwn(VOCABULARY, element) ? VOCABULARY[element as ElementName] : undefined;
}
