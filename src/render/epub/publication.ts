import type { Book } from '../../book/book.ts';
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
  readonly conformance?: Book['conformance'];
}

/** A file of a publication with its bytes. */
interface Content extends PackageItem {
  readonly bytes: Uint8Array;
}

/** A document as a publication of EPUB 3, in its container. */
export function makePublication(document: Document, settings: PublicationSettings): Uint8Array {
  const { writing, identifier, packagePath, isEntry = false, cover, ncxFile, pages: source } = settings;
  const { language } = writing;
  const fileOf = ({ name, isContents }: Pick<ScreenPart, 'name' | 'isContents'>) =>
    isContents ? settings.contentsFile : settings.pageFile(name);
  const { parts, menu, pages } = layoutFiles(document, writing, fileOf, source?.numbers);
  const hasPages = pages.length > 0;
  const navigation = [
    ...(source && hasPages ? [pageList(source.title, pages)] : []),
    landmarks(parts, fileOf, isEntry),
  ];
  const contents: Content[] = [
    ...(cover ? [{ href: cover.file, type: 'image/png', property: 'cover-image', bytes: cover.bytes }] : []),
    ...settings.styles.map(({ file, text }) => contentOf(file, 'text/css', text)),
    ...(ncxFile
      ? [
          contentOf(
            ncxFile,
            NCX_TYPE,
            makeXmlFile(ncxDocument({ title: document.title, language, identifier }, menu)),
          ),
        ]
      : []),
    ...parts.map((part): Content => {
      const { isContents } = part;
      const page = pageOf(part, isContents ? navigation : [], fileOf(part), settings);
      const content = contentOf(
        fileOf(part),
        'application/xhtml+xml',
        makeXmlFile(page, '<!DOCTYPE html>\n'),
      );
      return isContents ? { ...content, property: 'nav', isRead: !isEntry } : { ...content, isRead: true };
    }),
    ...Array.from(settings.pictures ?? [], ([file, text]) => contentOf(file, 'image/svg+xml', text)),
  ];
  const opf = packageDocument(document, {
    language,
    identifier,
    elements: settings.elements ?? [],
    metas: settings.metas(hasPages),
    pageSource: hasPages ? source?.edition : undefined,
    conformance: settings.conformance,
    items: contents,
  });
  const folder = packagePath.slice(0, packagePath.lastIndexOf('/') + 1);
  return epubContainer(packagePath, {
    [packagePath]: ENCODER.encode(makeXmlFile(opf)),
    ...Object.fromEntries(contents.map(({ href, bytes }) => [folder + href, bytes])),
  });
}

const ENCODER = new TextEncoder();

function contentOf(href: string, type: string, text: string): Content {
  return { href, type, bytes: ENCODER.encode(text) };
}

function pageOf(
  part: ScreenPart,
  more: readonly Markup[],
  file: string,
  { writing: { language }, styles, packagePath, isEntry = false }: PublicationSettings,
): Markup {
  const from = (path: string) => relativePath(folderOf(file), path);
  const sheets = styles.map(({ file }) =>
    tag('link', { rel: 'stylesheet', type: 'text/css', href: from(file) }),
  );
  const entry = tag('link', { rel: 'publication', href: fileNameOf(packagePath), type: PACKAGE_TYPE });
  const links = part.isContents && isEntry ? [...sheets, entry] : sheets;
  return tag(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      'xmlns:epub': 'http://www.idpf.org/2007/ops',
      lang: language,
      'xml:lang': language,
    },
    tag('head', {}, tag('meta', { charset: 'utf-8' }), tag('title', {}, part.title), ...links),
    tag('body', {}, ...part.content, ...more),
  );
}

/** Where contents and text begin, for the menus of reading programs; contents outside the order of reading are none. */
function landmarks(
  parts: readonly ScreenPart[],
  fileOf: (part: ScreenPart) => string,
  isEntry: boolean,
): Markup {
  const contents = parts.findIndex(({ isContents }) => isContents);
  const places = [
    ['toc', isEntry ? undefined : parts[contents]],
    ['bodymatter', parts[contents + 1]],
  ] as const;
  const items = places.flatMap(([type, part]) =>
    part ? [tag('li', {}, tag('a', { 'epub:type': type, href: fileOf(part) }, part.title))] : [],
  );
  return tag('nav', { 'epub:type': 'landmarks', hidden: 'hidden' }, tag('ol', {}, ...items));
}

/**
 * The files of a publication as an EPUB container: a ZIP archive that begins with its media type, not compressed (EPUB
 * 3.3, section 4.2.3).
 *
 * @param packagePath where the package document is
 * @param files by path
 */
function epubContainer(packagePath: string, files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const root = tag('rootfile', { 'full-path': packagePath, 'media-type': PACKAGE_TYPE });
  const container = tag(
    'container',
    { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
    tag('rootfiles', {}, root),
  );
  return zipped({
    mimetype: [ENCODER.encode('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': ENCODER.encode(makeXmlFile(container)),
    ...files,
  });
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
  const attributes = {
    'epub:type': 'page-list',
    role: 'doc-pagelist',
    'aria-label': title,
    hidden: 'hidden',
  };
  const items = places.map(({ page, href }) => tag('li', {}, tag('a', { href }, String(page))));
  return tag('nav', attributes, tag('ol', {}, ...items));
}
