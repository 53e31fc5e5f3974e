import { posix } from 'node:path';
import type { Tokens } from 'marked';
import { escaped } from '../../../src/words/marked.ts';
import { pictureSize, projectFile } from './files.ts';
import { fromPage, type PageParts, pageOf } from './frame.ts';
import { plain, type Section, tokensOf, type Written, writtenFrom } from './markdown.ts';

// The documentation as pages, in the groups of its index.

const INDEX = 'docs/README.md';
const LICENCE = 'LICENSE';

/** A page of the documentation, without what is around it. */
export interface DocsPage extends Pick<PageParts, 'path' | 'title' | 'description' | 'main'> {
  readonly sections: readonly Section[];
}

/** Pages that belong together, in their order. */
export interface Group {
  readonly name: string;
  readonly paths: readonly string[];
}

/** Where a file in Markdown is as a page; undefined if it is none of these. */
function pathOf(source: string): string | undefined {
  if (source === INDEX) return 'docs/index.html';
  const [, name] = /^(?:docs\/)?([\w-]+)\.md$/.exec(source) ?? [];
  return name && `docs/${name.toLowerCase()}.html`;
}

function read(source: string): string {
  return new TextDecoder().decode(projectFile(source));
}

/** The groups of the index: its headings, with the files that their tables lead to, each where it is named first. */
function sourcesInGroups(): { readonly name: string; readonly sources: readonly string[] }[] {
  const groups: { name: string; sources: string[] }[] = [];
  const seen = new Set([INDEX]);
  for (const token of tokensOf(read(INDEX))) {
    if (token.type === 'heading' && token.depth === 2) groups.push({ name: plain(token), sources: [] });
    if (token.type !== 'table') continue;
    for (const [, link] of (token as Tokens.Table).raw.matchAll(/\]\(([^)#]+\.md)/g)) {
      const source = posix.join('docs', link!);
      if (!seen.has(source)) groups.at(-1)!.sources.push(source);
      seen.add(source);
    }
  }
  return groups;
}

/**
 * All pages, their groups, and the pictures that they show, by their paths.
 *
 * @param after what follows a table of a file, by its number there
 */
export function docsPages(after: Readonly<Record<string, ReadonlyMap<number, string>>>): {
  readonly pages: readonly DocsPage[];
  readonly groups: readonly Group[];
  readonly pictures: ReadonlyMap<string, Uint8Array>;
} {
  const groups = sourcesInGroups();
  const pictures = new Map<string, Uint8Array>();
  const pages = [INDEX, ...groups.flatMap(({ sources }) => sources)].map((source) => {
    const path = pathOf(source)!;
    const targetOf = (link: string) => posix.join(posix.dirname(source), link);
    const lead = (link: string) => {
      if (/^(https:|#)/.test(link)) return link;
      const [, file, anchor] = /^([^#]*)(#.*)?$/.exec(link)!;
      const target = targetOf(file!);
      const page = target === LICENCE ? 'LICENSE.txt' : pathOf(target);
      if (page === undefined) throw new Error(`${source}: ${link} leads to no page`);
      return fromPage(path, page) + (anchor ?? '');
    };
    const picture = (link: string) => {
      const target = targetOf(link);
      const bytes = projectFile(target);
      pictures.set(target, bytes);
      return { address: fromPage(path, target), ...pictureSize(target, bytes) };
    };
    return docsPage(path, writtenFrom(read(source), lead, picture, after[source]));
  });
  return {
    pages,
    groups: groups.map(({ name, sources }) => ({ name, paths: sources.map((source) => pathOf(source)!) })),
    pictures,
  };
}

/** A page that tells at its beginning what is on it, if that is much. */
function docsPage(path: string, { title, html, sections }: Written): DocsPage {
  const [head, ...rest] = html.split(/(?<=<\/h1>\n)/);
  const parts = sections.filter(({ id }) => html.includes(`<h2 id="${id}">`));
  const list = parts.map(({ id, heading }) => `<li><a href="#${id}">${escaped(heading)}</a></li>`);
  const here =
    parts.length < 3
      ? ''
      : `<nav class="here" aria-label="On this page">\n<ul>\n${list.join('\n')}\n</ul>\n</nav>\n`;
  const [first] = sections;
  return {
    path,
    title,
    description: shortened(first?.text || title),
    main: head + here + rest.join(''),
    sections,
  };
}

/** The first sentences of a text, as lists of pages show it. */
function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s\S*$/, '')} …`;
}

/** What a title says before its colon: enough to choose by. */
export function shortTitle(title: string): string {
  return title.replace(/:.*/, '');
}

/** A page with the way to all others, and what searches them. */
export function framedDocs(
  page: DocsPage,
  groups: readonly Group[],
  titles: ReadonlyMap<string, string>,
): string {
  const { path } = page;
  const lists = groups.map(({ name, paths }) => {
    const links = paths.map((other) => {
      const current = other === path ? ' aria-current="page"' : '';
      return `<li><a href="${fromPage(path, other)}"${current}>${escaped(shortTitle(titles.get(other)!))}</a></li>`;
    });
    return `<h2>${escaped(name)}</h2>\n<ul>\n${links.join('\n')}\n</ul>`;
  });
  return pageOf({
    ...page,
    layout: 'docs',
    before: `<form class="search" role="search" data-index="${fromPage(path, 'search.json')}" hidden="">
<label for="search">Search the documentation</label>
<input id="search" type="search" autocomplete="off"/>
<p role="status"></p>
<ol></ol>
</form>
`,
    behind: `<nav id="pages" class="pages" aria-label="All pages">\n${lists.join('\n')}\n</nav>\n`,
  });
}
