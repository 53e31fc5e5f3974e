import type { Zippable } from 'fflate';
import type { Document } from '../../document/document.ts';
import type { PageNumbers } from '../../layout/page.ts';
import { type Markup, tag } from '../../layout/screen/markup.ts';
import { layoutFiles, type PagePlace, type ScreenPart } from '../../layout/screen/screen.ts';
import type { Writing } from '../../layout/screen/writing.ts';
import { fileNameOf, folderOf, relativePath } from '../../paths.ts';
import { makeXmlFile } from '../xml.ts';
import { zipped } from '../zip.ts';
import { type Meta, NCX_TYPE, ncxDocument, type PackageItem, packageDocument } from './package.ts';

const PACKAGE_TYPE = 'application/oebps-package+xml';

const NO_PICTURES: ReadonlyMap<string, string> = new Map();

/** How a document becomes a publication. */
interface PublicationSettings {
  readonly writing: Writing;
  readonly identifier: string;
  /** Where its package is; all other files are found from there. */
  readonly packagePath: string;
  /** Where the table of contents and the other parts are, seen from the package. */
  readonly contentsFile: string;
  pageFile(name: string): string;
  /** Whether the contents are the way in alone: outside the order of reading, with a link to the package. */
  readonly isEntry?: boolean;
  /** The style sheets, the later ones over the earlier, seen from the package. */
  readonly styles: readonly { readonly file: string; readonly text: string }[];
  /** Pictures that pages show, with where they are, seen from the package. */
  readonly pictures?: ReadonlyMap<string, string>;
  /** The picture of its cover in PNG, if there is one, seen from the package. */
  readonly cover?: { readonly file: string; readonly bytes: Uint8Array } | undefined;
  /** Where the table of contents stands once more for programs older than EPUB 3, seen from the package. */
  readonly ncxFile?: string;
  /** Whose pages are named beside the table of contents. */
  readonly pages?: PageSource | undefined;
  readonly elements?: readonly Meta[];
  /** What it says of itself, told whether it lists pages. */
  metas(hasPages: boolean): readonly Meta[];
  /** The standard to which somebody has found it to conform, and who. */
  readonly conformance?: { readonly to: string; readonly by: string } | undefined;
}

/** A document as a publication of EPUB 3, in its container. */
export function makePublication(document: Document, settings: PublicationSettings): Uint8Array {
  const encoder = new TextEncoder();
  const { writing, identifier, packagePath, elements = [] } = settings;
  const { cover, ncxFile, conformance, pictures = NO_PICTURES } = settings;
  const fileOf = ({ name, isContents }: Pick<ScreenPart, 'name' | 'isContents'>) =>
    isContents ? settings.contentsFile : settings.pageFile(name);
  const { pages: source } = settings;
  const { parts, menu, pages: listed } = layoutFiles(document, writing, fileOf, source?.numbers);
  const hasPages = listed.length > 0;
  const navigation = (): Markup[] => [
    ...(source && hasPages ? [pageList(source.title, listed)] : []),
    landmarks(parts, fileOf, settings.isEntry),
  ];
  const pages = parts.map((part) => {
    const more = part.isContents ? navigation() : [];
    const text = makeXmlFile(pageOf(part, more, fileOf, settings), '<!DOCTYPE html>\n');
    const isRead = !(part.isContents && settings.isEntry);
    const item = itemOf(fileOf(part), 'application/xhtml+xml', part.isContents ? ['nav'] : [], isRead);
    return { item, bytes: encoder.encode(text) };
  });
  const styles = settings.styles.map(({ file, text }) => ({
    item: itemOf(file, 'text/css'),
    bytes: encoder.encode(text),
  }));
  const drawn = Array.from(pictures, ([file, text]) => ({
    item: itemOf(file, 'image/svg+xml'),
    bytes: encoder.encode(text),
  }));
  const { language } = writing;
  const covers = cover
    ? [{ item: itemOf(cover.file, 'image/png', ['cover-image']), bytes: cover.bytes }]
    : [];
  const ncx = () => makeXmlFile(ncxDocument({ title: document.title, language, identifier }, menu));
  const older = ncxFile ? [{ item: itemOf(ncxFile, NCX_TYPE), bytes: encoder.encode(ncx()) }] : [];
  const contents = [...covers, ...styles, ...older, ...pages, ...drawn];
  const items = contents.map(({ item }) => item);
  const opf = packageDocument(document, {
    language,
    identifier,
    elements,
    metas: settings.metas(hasPages),
    pageSource: hasPages ? source?.edition : undefined,
    conformance,
    items,
  });
  const folder = packagePath.slice(0, packagePath.lastIndexOf('/') + 1);
  return epubContainer(
    packagePath,
    new Map([
      [packagePath, encoder.encode(makeXmlFile(opf))],
      ...contents.map(({ item, bytes }) => [folder + item.href, bytes] as const),
    ]),
  );
}

function itemOf(href: string, type: string, properties: readonly string[] = [], isRead = false): PackageItem {
  return { href, type, properties, isRead };
}

function pageOf(
  part: ScreenPart,
  more: readonly Markup[],
  fileOf: (part: ScreenPart) => string,
  { writing: { language }, styles, packagePath, isEntry = false }: PublicationSettings,
): Markup {
  const from = (path: string) => relativePath(folderOf(fileOf(part)), path);
  return tag(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      'xmlns:epub': 'http://www.idpf.org/2007/ops',
      lang: language,
      'xml:lang': language,
    },
    tag(
      'head',
      {},
      tag('meta', { charset: 'utf-8' }),
      tag('title', {}, part.title),
      ...styles.map(({ file }) => tag('link', { rel: 'stylesheet', type: 'text/css', href: from(file) })),
      ...(part.isContents && isEntry
        ? [tag('link', { rel: 'publication', href: fileNameOf(packagePath), type: PACKAGE_TYPE })]
        : []),
    ),
    tag('body', {}, ...part.content, ...more),
  );
}

/** Where contents and text begin, for the menus of reading programs; contents outside the order of reading are none. */
function landmarks(
  parts: readonly ScreenPart[],
  fileOf: (part: ScreenPart) => string,
  isEntry = false,
): Markup {
  const contents = parts.findIndex(({ isContents }) => isContents);
  const places = [
    ['toc', isEntry ? undefined : parts[contents]],
    ['bodymatter', parts[contents + 1]],
  ] as const;
  return tag(
    'nav',
    { 'epub:type': 'landmarks', hidden: 'hidden' },
    tag(
      'ol',
      {},
      ...places.flatMap(([type, part]) =>
        part ? [tag('li', {}, tag('a', { 'epub:type': type, href: fileOf(part) }, part.title))] : [],
      ),
    ),
  );
}

/**
 * The files of a publication as an EPUB container: a ZIP archive that begins with its media type, not compressed (EPUB
 * 3.3, section 4.2.3).
 *
 * @param packagePath where the package document is
 * @param files by path
 */
function epubContainer(packagePath: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const container = tag(
    'container',
    { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
    tag(
      'rootfiles',
      {},
      tag('rootfile', { 'full-path': packagePath, 'media-type': 'application/oebps-package+xml' }),
    ),
  );
  const encoder = new TextEncoder();
  const archive: Zippable = {
    mimetype: [encoder.encode('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': encoder.encode(makeXmlFile(container)),
  };
  for (const [path, bytes] of files) archive[path] = bytes;
  return zipped(archive);
}

/** The pages of another edition, found again in an e-book. */
export interface PageSource {
  /** By the targets of that edition. */
  readonly numbers: PageNumbers;
  /** What the list of pages is called. */
  readonly title: string;
  /** What that edition is called. */
  readonly edition: string;
}

/** The list of pages of a navigation document (EPUB 3.3, section 7.4.3). */
function pageList(title: string, places: readonly PagePlace[]): Markup {
  return tag(
    'nav',
    { 'epub:type': 'page-list', role: 'doc-pagelist', 'aria-label': title, hidden: 'hidden' },
    tag('ol', {}, ...places.map(({ page, href }) => tag('li', {}, tag('a', { href }, String(page))))),
  );
}
