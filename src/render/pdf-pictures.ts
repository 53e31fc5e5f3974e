import type { PdfReference } from 'pdfkit';
import type { Picture, PictureItem } from '../layout/page.ts';
import { type PdfDocument, pt } from './pdf-document.ts';

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
