import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Content, Drawing, type Fill, type Path, type Run } from './drawing.ts';
import { PdfObjects } from './objects.ts';
import { readStructure, type StructureNode } from './structure.ts';

// All lengths are millimetres from the upper left corner of the page, font sizes are points.

/** A page as a reader would find it. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
  readonly paths: readonly Path[];
  readonly fills: readonly Fill[];
  readonly links: readonly PdfLink[];
  /** The operators that set a colour or a transparency, or that draw an image or a form. */
  readonly colours: readonly string[];
}

export interface Destination {
  /** Counted from 1. */
  readonly page: number;
  readonly y: number;
}

export interface PdfLink {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly to: Destination;
  /** The description of the link for those who cannot see it. */
  readonly contents: string;
}

export interface PdfBookmark {
  readonly title: string;
  readonly level: number;
  readonly to: Destination;
}

export interface PdfFile {
  readonly pages: readonly PdfPage[];
  /** In the order of the file, without nesting. */
  readonly bookmarks: readonly PdfBookmark[];
  /** The page labels that viewers display. */
  readonly labels: readonly string[];
  readonly structure: StructureNode;
  /** The document information dictionary. */
  readonly info: Readonly<Record<string, unknown>>;
  readonly language: string;
  /** The metadata packet. */
  readonly xmp: string;
  readonly objects: PdfObjects;
}

const MM = 25.4 / 72;

/** Reads a PDF back: pdf.js provides the content of the pages, {@link PdfObjects} the rest. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFile> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  const pdf = await task.promise;
  try {
    const proxies = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
    const destination = async (name: unknown): Promise<Destination> => {
      const target = typeof name === 'string' ? await pdf.getDestination(name) : null;
      if (!target) throw new Error(`nothing is called ${name}`);
      const page = (await pdf.getPageIndex(target[0])) + 1;
      return { page, y: proxies[page - 1]!.view[3]! * MM - target[3] * MM };
    };
    const bookmarks: PdfBookmark[] = [];
    const addBookmarks = async (items: Awaited<ReturnType<typeof pdf.getOutline>>, level: number) => {
      for (const { title, dest, items: inner } of items ?? []) {
        bookmarks.push({ title, level, to: await destination(dest) });
        await addBookmarks(inner, level + 1);
      }
    };
    await addBookmarks(await pdf.getOutline(), 1);
    const pages: PdfPage[] = [];
    for (const proxy of proxies) pages.push(await readPage(proxy, destination));
    const objects = new PdfObjects(bytes);
    const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> };
    const xmp = objects.get(objects.root, 'Metadata');
    return {
      pages,
      bookmarks,
      labels: (await pdf.getPageLabels()) ?? [],
      structure: readStructure(objects),
      info,
      language: objects.get(objects.root, 'Lang') as string,
      xmp: new TextDecoder().decode((xmp as { bytes: Uint8Array }).bytes),
      objects,
    };
  } finally {
    await task.destroy();
  }
}

async function readPage(
  page: PDFPageProxy,
  destination: (name: unknown) => Promise<Destination>,
): Promise<PdfPage> {
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  if (left !== 0 || bottom !== 0 || page.rotate !== 0 || page.userUnit !== 1)
    throw new Error('not a plain page');
  const { fnArray, argsArray } = await page.getOperatorList();
  const fonts = (id: string) => (page.commonObjs.get(id) as { name: string }).name;
  const { runs, paths, fills, colours }: Content = new Drawing([MM, 0, 0, -MM, 0, top * MM], fonts).read(
    fnArray.map((operator, i) => [NAMES[operator]!, argsArray[i]] as const),
  );
  const links: PdfLink[] = [];
  for (const annotation of await page.getAnnotations()) {
    if (annotation.subtype !== 'Link') throw new Error(`an annotation ${annotation.subtype}`);
    const [x1, y1, x2, y2] = annotation.rect as [number, number, number, number];
    links.push({
      x: x1 * MM,
      y: (top - y2) * MM,
      width: (x2 - x1) * MM,
      height: (y2 - y1) * MM,
      to: await destination(annotation.dest),
      contents: annotation.contentsObj.str,
    });
  }
  return { width: right * MM, height: top * MM, runs, paths, fills, links, colours };
}

const NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(OPS).map(([name, number]) => [number, name]),
);
