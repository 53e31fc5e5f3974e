import type { PdfReference } from 'pdfkit';
import type { Colours } from '../book/print-config.ts';
import type { Page, Picture, PictureItem, Publication } from '../layout/page.ts';
import { type CoverInk, coverColours, PAPERS, type Rgb } from '../layout/palettes.ts';
import { type PdfDocument, pt } from './pdf-document.ts';

/**
 * Colour operators (ISO 32000-1, 8.6.8) for what a page stands on, and for all ink on it from then on. Black ink stays
 * DeviceGray 0, which prints as pure K. Contrasts: docs/pdf.md.
 */
const PAINTS: Readonly<Record<Colours, { readonly ground: string; readonly ink: string } | undefined>> = {
  'black-on-white': undefined,
  'black-on-cream': { ground: `${sharesOf(PAPERS['black-on-cream'].paper)} rg`, ink: '0 g' },
  'white-on-black': { ground: '0 g', ink: '1 g 1 G' },
};

/** What sets a cover off. */
export type ColourScheme = Pick<Publication, 'colours' | 'palette'>;

/** Sets a colour for what is filled and for lines. */
function inkFor(ink: CoverInk, { colours = 'black-on-white', palette }: ColourScheme): string {
  const colour = coverColours(colours, palette)[ink];
  if (colour.every((part) => part === 0)) return '0 g 0 G';
  if (colour.every((part) => part === 255)) return '1 g 1 G';
  const shares = sharesOf(colour);
  return `${shares} rg ${shares} RG`;
}

function sharesOf(colour: Rgb): string {
  return colour.map((part) => String(Math.round((part / 255) * 1e5) / 1e5)).join(' ');
}

/** Draws in an ink of covers, and leaves the ink of the page as it was. */
export function drawInked(
  document: PdfDocument,
  scheme: ColourScheme,
  ink: CoverInk,
  draw: () => void,
): void {
  document.save();
  document.addContent(inkFor(ink, scheme));
  draw();
  document.restore();
}

/** Paints the ground of a new page, an artifact, and sets its ink. Without colours nothing is ever set. */
export function paintGround(
  document: PdfDocument,
  colours: Colours,
  { width, height, white = [] }: Pick<Page, 'width' | 'height' | 'white'>,
): void {
  const paint = PAINTS[colours];
  if (!paint) return;
  const box = [0, 0, pt(width), pt(height)] as const;
  document.markContent('Artifact', { type: 'Background', bbox: box });
  document.addContent(paint.ground);
  document.rect(...box).fill();
  if (white.length > 0) document.addContent('1 g');
  for (const area of white) document.rect(pt(area.x), pt(area.y), pt(area.width), pt(area.height)).fill();
  document.endMarkedContent();
  document.addContent(paint.ink);
}

const BITS = 8;

/** Pictures in a PDF, each embedded once (ISO 32000-1, 8.9.5). */
export class PdfPictures {
  readonly #document: PdfDocument;
  readonly #embedded = new Map<Picture, readonly [name: string, image: PdfReference]>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Draws a picture on the open page, whose lengths run downwards. */
  draw({ picture, x, y, width, height }: PictureItem): void {
    const document = this.#document;
    const [name, image] = this.#embedded.get(picture) ?? this.#embed(picture);
    document.page.xobjects[name] = image;
    const place = [pt(width), 0, 0, -pt(height), pt(x), pt(y + height)].join(' ');
    document.save();
    document.addContent(`${place} cm /${name} Do`);
    document.restore();
  }

  #embed(picture: Picture): readonly [string, PdfReference] {
    const { rgb, alpha } = picture;
    const mask = alpha && this.#image(picture, 'DeviceGray', alpha);
    const image = this.#image(picture, 'DeviceRGB', rgb, mask && { SMask: mask });
    const entry = [`I${this.#embedded.size + 1}`, image] as const;
    this.#embedded.set(picture, entry);
    return entry;
  }

  #image({ width, height }: Picture, space: string, bytes: Uint8Array, more: object = {}): PdfReference {
    const image = this.#document.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: space,
      BitsPerComponent: BITS,
      ...more,
    });
    image.write(bytes);
    image.end();
    return image;
  }
}
