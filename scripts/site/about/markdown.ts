import { Marked, type RendererThis, type Token, type Tokens } from 'marked';
import { escaped } from '../../../src/words/marked.ts';

/** A stretch of a page from one heading to the next, for those who search. */
export interface Section {
  /** Of its heading, which links can lead to. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** A text in Markdown as the main part of a page. */
export interface Written {
  /** The first heading. */
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
}

/** Where a link of the text leads on the page. @throws Error if there is nothing */
export type Lead = (link: string) => string;

/** A picture's address on the page, and how large it is. */
export interface Picture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** A link that is called as its file; here that is a page. */
const FILE_NAME = /^(?:docs\/)?([\w-]+)\.md$/;

/** Reads Markdown of our own. Tags in it would reach the page as they are, so there may be none. */
export function tokensOf(text: string): Token[] {
  return new Marked().lexer(text);
}

/**
 * Markdown as HTML that is also well-formed XML.
 *
 * @param after what follows tables, by their number in the text
 * @throws Error if the text has a tag, or a link that leads nowhere
 */
export function writtenFrom(
  text: string,
  lead: Lead,
  picture: (link: string) => Picture,
  after: ReadonlyMap<number, string> = new Map(),
): Written {
  const tokens = tokensOf(text);
  const idOf = idMaker();
  const ids = new Map(tokens.filter(isHeading).map((token) => [token as Token, idOf(plain(token))]));
  let tables = 0;
  let under = '';
  const writer = new Marked({
    renderer: {
      heading(this: RendererThis, token) {
        under = plain(token);
        const { depth, tokens } = token;
        return `<h${depth} id="${ids.get(token)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link(this: RendererThis, { href, tokens, text }) {
        const [, name] = FILE_NAME.exec(text) ?? [];
        return `<a href="${escaped(lead(href))}">${name ?? this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        const { address, width, height } = picture(href);
        return `<img src="${escaped(address)}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy"/>`;
      },
      table(this: RendererThis, { header, rows, align }) {
        const cells = (row: readonly Tokens.TableCell[], name: 'th' | 'td') =>
          row.map((cell, i) => {
            const words = this.parser.parseInline(cell.tokens);
            // A cell of the head without words names nothing.
            const tag = words === '' ? 'td' : name;
            const scope = tag === 'th' ? ' scope="col"' : '';
            return `<${tag}${scope}${align[i] === 'right' ? ' class="right"' : ''}>${words}</${tag}>`;
          });
        const lines = [cells(header, 'th'), ...rows.map((row) => cells(row, 'td'))].map(
          (row) => `<tr>${row.join('')}</tr>`,
        );
        const table = `<table>\n<thead>${lines[0]}</thead>\n<tbody>\n${lines.slice(1).join('\n')}\n</tbody>\n</table>`;
        return `${wide('Table', under, table)}${after.get(tables++) ?? ''}`;
      },
      code({ text }) {
        return wide('Example', under, `<pre><code>${escaped(text)}</code></pre>`);
      },
      html({ text }) {
        throw new Error(`a tag in Markdown: ${text}`);
      },
      br: () => '<br/>',
      hr: () => '<hr/>\n',
    },
  });
  const html = writer.parser([...tokens]);
  return { title: plain(tokens.find(isHeading)!), html, sections: sectionsOf(tokens, ids) };
}

/** What can be wider than the page is moved by itself, with keys, too. */
export function wide(what: string, under: string, html: string): string {
  return `<div class="wide" role="group" aria-label="${escaped(`${what}: ${under}`)}" tabindex="0">${html}</div>\n`;
}

function sectionsOf(tokens: readonly Token[], ids: ReadonlyMap<Token, string>): Section[] {
  const sections: Section[] = [];
  for (const token of tokens) {
    if (isHeading(token)) sections.push({ id: ids.get(token)!, heading: plain(token), text: '' });
    else {
      const open = sections.pop();
      if (open) sections.push({ ...open, text: `${open.text} ${plain(token)}`.replace(/\s+/g, ' ').trim() });
    }
  }
  return sections;
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** The words of a part of the text. */
export function plain(token: Token): string {
  switch (token.type) {
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((row) => row.map((cell) => plainAll(cell.tokens)).join(' ')).join(' ');
    }
    case 'list':
      return (token as Tokens.List).items.map(plain).join(' ');
    case 'br':
      return ' ';
    default:
      return 'tokens' in token && token.tokens ? plainAll(token.tokens) : 'text' in token ? token.text : '';
  }
}

function plainAll(tokens: readonly Token[]): string {
  // Blocks in a list stand apart, words in a line do not.
  return tokens
    .map(
      (token) =>
        plain(token) + (/^(text|paragraph|code|list)$/.test(token.type) && 'tokens' in token ? ' ' : ''),
    )
    .join('')
    .trim();
}

/** The names that GitHub gives to headings, so that a link leads to the same place here and there. */
export function idMaker(): (heading: string) => string {
  const seen = new Map<string, number>();
  return (heading) => {
    const id = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 ? id : `${id}-${times}`;
  };
}
