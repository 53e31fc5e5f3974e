import type { PdfOutline } from 'pdfkit';
import type { FontFiles } from '../layout/fonts.ts';
import type { Area, BentItem, Bookmark, Dash, PageItem, Publication } from '../layout/page.ts';
import { type ColourScheme, drawInked, PdfPictures, paintGround } from './pdf-colours.ts';
import { openPdf, type PdfDocument, pt } from './pdf-document.ts';
import { PdfOutput } from './pdf-output.ts';
import { PageTree, TagTree } from './pdf-tags.ts';
import { PdfText } from './pdf-text.ts';
import type { Point } from './picture/canvas.ts';
import { QUARTER, towards } from './picture/shapes.ts';

/**
 * Renders pages as a tagged PDF with embedded fonts; black only (DeviceGray 0, which prints as pure K) unless they ask
 * for other colours. With the user's own fonts it does not say that it keeps to PDF/UA, as nobody has validated these.
 *
 * @returns the file in pieces, which are made as they are asked for
 * @throws CharacterError if a font lacks a character of a text
 */
export function* renderPdf(publication: Publication, fonts: FontFiles): Generator<Uint8Array> {
  const { colours = 'black-on-white', onPaperOnly = false } = publication;
  const isChecked = Object.values(fonts).every(({ own }) => own === undefined);
  const document = openPdf(publication, isChecked);
  const output = new PdfOutput(document);
  const drawn = { texts: new PdfText(document, fonts), pictures: new PdfPictures(document) };
  const pages = new PageTree(document);
  const tags = new TagTree(document, !onPaperOnly);
  for (const page of publication.pages) {
    document.addPage({ size: [pt(page.width), pt(page.height)], margin: 0 });
    pages.place();
    paintGround(document, colours, page);
    if (page.trim) cutTo(document, page.trim);
    const targets = onPaperOnly ? [] : page.targets;
    for (const { name, y } of targets) document.addNamedDestination(name, 'XYZ', 0, pt(y), null);
    for (const mark of page.marks) tags.draw(mark, () => drawItems(document, mark.items, drawn, publication));
    tags.endPage();
    yield* output.full();
  }
  tags.end();
  pages.end();
  if (!onPaperOnly) addBookmarks(document.outline, publication.bookmarks);
  document.end();
  yield output.rest();
}

/** Black toner alone, and 60 % cyan with 30 % magenta: toner without carbon stays flat on swell paper. */
const INKS = { black: [0, 0, 0, 100], colour: [60, 30, 0, 0] } as const;

function drawItems(
  document: PdfDocument,
  items: readonly PageItem[],
  drawn: Drawn,
  scheme: ColourScheme,
): void {
  let present: keyof typeof INKS = 'black';
  const take = (ink: keyof typeof INKS) => {
    if (ink !== present) document.fillColor(INKS[ink]).strokeColor(INKS[ink]);
    present = ink;
  };
  for (const item of items) {
    const { ink = 'black' } = item;
    if (ink === 'black' || ink === 'colour') {
      take(ink);
      drawItem(document, item, drawn);
    } else {
      drawInked(document, scheme, ink, () => drawItem(document, item, drawn));
    }
  }
  take('black');
}

/** What keeps of a document what is embedded once. */
interface Drawn {
  readonly texts: PdfText;
  readonly pictures: PdfPictures;
}

function drawItem(document: PdfDocument, item: PageItem, { texts, pictures }: Drawn): void {
  switch (item.type) {
    case 'text':
      texts.write(item);
      break;
    case 'line':
      document.lineWidth(pt(item.width)).lineCap('round');
      dashed(document, item.dash, () =>
        document.moveTo(pt(item.from[0]), pt(item.from[1])).lineTo(pt(item.to[0]), pt(item.to[1])).stroke(),
      );
      break;
    case 'outline': {
      const { x, y, width, height, radius } = item;
      document.lineWidth(pt(item.line)).lineJoin('round');
      dashed(document, item.dash, () => {
        if (radius > 0) {
          drawAt(document, x, y, () =>
            document.roundedRect(0, 0, pt(width), pt(height), pt(radius)).stroke(),
          );
        } else document.rect(pt(x), pt(y), pt(width), pt(height)).stroke();
      });
      break;
    }
    case 'bent':
      document.lineWidth(pt(item.width)).lineCap('round');
      drawBent(document, item);
      break;
    case 'dot':
      drawAt(document, item.x, item.y, () => document.circle(0, 0, pt(item.diameter / 2)).fill());
      break;
    case 'picture':
      pictures.draw(item);
      break;
    case 'fill':
      document.rect(pt(item.x), pt(item.y), pt(item.width), pt(item.height)).fill();
      break;
  }
}

/** Draws from the origin on what stands elsewhere: equal shapes are written in equal words, which are packed to nearly nothing. */
function drawAt(document: PdfDocument, x: number, y: number, draw: () => void): void {
  document.save().translate(pt(x), pt(y));
  draw();
  document.restore();
}

function dashed(document: PdfDocument, dash: Dash | undefined, draw: () => void): void {
  if (dash) document.dash(pt(dash[0]), { space: pt(dash[1]) });
  draw();
  if (dash) document.undash();
}

function drawBent(document: PdfDocument, { points, radius }: BentItem): void {
  const handle = radius * (1 - QUARTER);
  const at = ([x, y]: Point) => [pt(x), pt(y)] as const;
  points.forEach((corner, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before) document.moveTo(...at(corner));
    else if (!after) document.lineTo(...at(corner));
    else {
      document.lineTo(...at(towards(corner, before, radius)));
      document.bezierCurveTo(
        ...at(towards(corner, before, handle)),
        ...at(towards(corner, after, handle)),
        ...at(towards(corner, after, radius)),
      );
    }
  });
  document.stroke();
}

/** Says of the open page where it is cut, and that all of it is bleed (ISO 32000-1, 14.11.2). */
function cutTo({ page }: PdfDocument, { x, y, width, height }: Area): void {
  page.dictionary.data.TrimBox = [pt(x), page.height - pt(y + height), pt(x + width), page.height - pt(y)];
  page.dictionary.data.BleedBox = [0, 0, page.width, page.height];
}

function addBookmarks(parent: PdfOutline, bookmarks: readonly Bookmark[]): void {
  for (const { title, to, children } of bookmarks) {
    const item = parent.addItem(title);
    item.outlineData.Dest = new String(to);
    addBookmarks(item, children);
  }
}
