import { Marked, type Token, type Tokens } from 'marked';
import { UserError, within } from '../errors.ts';
import type { BookConfig } from './config.ts';

export interface ProseRun {
  readonly text: string;
  readonly strong: boolean;
}

type Line = readonly ProseRun[];

export type ProseBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly line: Line }
  | { readonly type: 'paragraph'; readonly line: Line }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Line[] };

/** Tags, entities and addresses are words like others: nothing of a text reaches a page but as words. */
const READER = new Marked({
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    def: () => undefined,
    autolink: () => undefined,
    url: () => undefined,
  },
});

/**
 * Reads what Markdown (CommonMark) has that every edition can show: headings of two levels, paragraphs, lists without others
 * in them, words set off, and links, whose addresses stand behind their words.
 *
 * @throws UserError if there is anything else
 */
export function readProse(text: string): ProseBlock[] {
  return READER.lexer(text).flatMap((token): ProseBlock[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        if (token.depth > 2) throw unknown('a heading of the third level');
        return [{ type: 'heading', level: token.depth === 1 ? 2 : 3, line: oneLine(token.tokens) }];
      case 'paragraph':
        return linesOf(token.tokens).map((line) => ({ type: 'paragraph', line }));
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [{ type: 'list', ordered, items: items.map(itemLine) }];
      }
      default:
        throw unknown(NAMES[token.type] ?? token.type);
    }
  });
}

/** The fields of a config that are in Markdown. */
type Prose = Pick<BookConfig, 'imprint' | 'foreword' | 'about' | 'dedication'>;

/** @throws UserError that names the field, if one of them has what cannot be shown */
export function checkProse({ imprint, foreword, about, dedication }: Prose): void {
  const fields = { imprint, foreword, about, 'dedication.words': dedication?.words };
  for (const [field, text] of Object.entries(fields)) {
    if (text !== undefined) within(field, () => readProse(text));
  }
}

const NAMES: Readonly<Record<string, string>> = {
  code: 'code, or a line with four blanks before it',
  codespan: 'code',
  blockquote: 'a quotation set off',
  table: 'a table',
  image: 'a picture',
  hr: 'a line across the page',
  del: 'words struck through',
  list: 'a list in a list',
  checkbox: 'a box to tick',
};

function unknown(what: string): UserError {
  return new UserError(`${what} is not allowed here`, {
    expected: 'headings with # or ##, paragraphs, lists, **words** set off and [links](https://example.org)',
  });
}

function itemLine({ tokens }: Tokens.ListItem): Line {
  const [only, ...more] = tokens.filter(({ type }) => type !== 'space');
  const isLine = only?.type === 'text' || only?.type === 'paragraph';
  if (isLine && more.length === 0) return oneLine((only as Tokens.Text).tokens ?? [only]);
  const other = isLine ? more[0] : only;
  throw unknown((other && NAMES[other.type]) ?? 'an entry of several paragraphs');
}

function oneLine(tokens: readonly Token[] | undefined): Line {
  return linesOf(tokens).flat();
}

/** The lines of a paragraph, which `br` tokens part. */
function linesOf(tokens: readonly Token[] | undefined): Line[] {
  const lines: ProseRun[][] = [[]];
  for (const token of tokens ?? []) {
    if (token.type === 'br') lines.push([]);
    else lines.at(-1)!.push(...runsOf(token, false));
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''));
}

function runsOf(token: Token, strong: boolean): ProseRun[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens
        ? token.tokens.flatMap((inner) => runsOf(inner, strong))
        : [{ text: token.text, strong }];
    case 'strong':
    case 'em':
      return (token as Tokens.Strong).tokens.flatMap((inner) => runsOf(inner, true));
    case 'link': {
      const { tokens, text, href } = token as Tokens.Link;
      const words = tokens.flatMap((inner) => runsOf(inner, strong));
      return text === href ? words : [...words, { text: ` (${href})`, strong }];
    }
    default:
      throw unknown(NAMES[token.type] ?? token.type);
  }
}
