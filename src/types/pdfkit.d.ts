// The part of pdfkit that is used here, with what its published types do not tell; those also need the types of Node.
declare module 'pdfkit' {
  import type { Font, Subset } from 'fontkit';

  /** An indirect object. */
  export interface PdfReference {
    readonly id: number;
    readonly document: PDFDocument;
    data: Record<string, unknown>;
    /** Where it begins in the file. */
    offset: number;
    finalize(): void;
    write(chunk: string | Uint8Array): void;
    end(): void;
  }

  /** A marked content that belongs to an element. */
  export interface PdfContent {
    readonly refs: readonly { readonly pageRef: PdfReference; readonly mcid: number }[];
  }

  export interface PdfOutline {
    addItem(title: string): PdfOutlineItem;
  }

  export interface PdfOutlineItem extends PdfOutline {
    readonly outlineData: Record<string, unknown>;
  }

  /** A font that is embedded; the lists go by the number that a glyph has in its subset. */
  export interface PdfFont {
    readonly id: string;
    readonly subset: Subset;
    /** In thousandths of the size. */
    readonly widths: number[];
    /** The characters that a glyph stands for. */
    readonly unicode: (readonly number[])[];
    /** Thousandths of the size in a unit of the font. */
    readonly scale: number;
    ref(): PdfReference;
  }

  interface Options {
    readonly pdfVersion: '1.7';
    readonly tagged: boolean;
    readonly displayTitle: boolean;
    readonly lang: string;
    readonly autoFirstPage: boolean;
    readonly compress: boolean;
    /** A font to begin with; an empty text for none. */
    readonly font: string;
    readonly info: Readonly<Record<string, string | Date>>;
  }

  type Box = readonly [number, number, number, number];

  /** Lengths are in points, from the upper left corner. */
  export default class PDFDocument {
    constructor(options: Options);

    addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
    end(): void;

    registerFont(name: string, font: Font): this;
    font(name: string): this;

    save(): this;
    /** The origin moves by so many points. */
    translate(x: number, y: number): this;
    restore(): this;
    fillColor(colour: readonly number[]): this;
    strokeColor(colour: readonly number[]): this;
    lineWidth(width: number): this;
    lineCap(cap: 'round'): this;
    lineJoin(join: 'round'): this;
    dash(length: number, options: { readonly space: number }): this;
    undash(): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    stroke(): this;
    fill(): this;
    /** Writes operators as they stand. */
    addContent(operators: string): this;

    addNamedDestination(name: string, ...place: readonly (string | number | null)[]): void;
    goTo(x: number, y: number, width: number, height: number, name: string, options: object): this;
    readonly outline: PdfOutline;

    markStructureContent(tag: string): PdfContent;
    markContent(tag: string, options: { readonly type: string; readonly bbox?: Box }): this;
    endMarkedContent(): this;

    // What it keeps to itself.
    /** Takes the bytes of the file. */
    push(bytes: Uint8Array | null): boolean;
    /** Writes a line, or bytes, into the file. */
    _write(data: string | Uint8Array): void;
    ref(data?: object): PdfReference;
    /** Notes where an object begins that is written. */
    _refEnd(reference: PdfReference): void;
    endMetadata(): void;
    /** Ends the file, once all objects are written. */
    _finalize(): void;
    readonly _info: PdfReference;
    /** What the file is known by. */
    readonly _id: Uint8Array;
    readonly _root: PdfReference & {
      data: {
        ViewerPreferences: PdfReference;
        Pages: PdfReference & { data: { Kids: PdfReference[]; Count: number } };
        Names: { data: { Dests: { _compareKeys(one: string, other: string): number } } };
      };
    };
    /** The bytes written so far, and how many objects are not. */
    _offset: number;
    _waiting: number;
    /** Where each object begins, null while it is not written. */
    readonly _offsets: (number | null)[];
    /** How many fonts have a name. */
    _fontCount: number;
    /** The font that is set. */
    readonly _font: PdfFont;
    /** The open page with its fonts and its number in the next; lengths are in points. */
    readonly page: {
      readonly width: number;
      readonly height: number;
      readonly fonts: Record<string, PdfReference>;
      readonly xobjects: Record<string, PdfReference>;
      readonly dictionary: PdfReference;
    };
    getStructTreeRoot(): PdfReference;
    /** The elements of each page's contents, by the number that the page has for it. */
    getStructParentTree(): { get(key: number): PdfReference[]; add(key: number, elements: object): void };
    /** The number for what comes next in it. */
    createStructParentTreeNextKey(): number;
  }
}
