import { zlibSync } from 'fflate';
import type { PdfReference } from 'pdfkit';
import { concatenated } from '../bytes.ts';
import type { PdfDocument } from './pdf-document.ts';
import { pdfObject } from './pdf-objects.ts';

/** Bytes that are kept in one piece: of a file, and of a stream in it. */
const PIECE = { file: 1 << 18, stream: 1 << 14 };

/**
 * Takes in what a document writes. pdfkit makes an array of every few bytes, in page contents as in the file, and hands
 * it to a stream; for a book of a thousand pages that is hundreds of megabytes. Streams are compressed by fflate, as
 * Node's zlib gives other bytes on other processors.
 */
export class PdfOutput {
  readonly #document: PdfDocument;
  readonly #file = new Bytes(PIECE.file);

  constructor(document: PdfDocument) {
    this.#document = document;
    for (const bytes of document.head ?? []) this.#file.add(bytes);
    document._write = (data) => {
      document._offset += this.#file.add(lineOf(data));
    };
    const Buffered = bufferedLike(document._root);
    document.ref = (data) => {
      document._waiting++;
      return new Buffered(document, document._offsets.push(null), data);
    };
  }

  /** What was written since it was last taken, if that is enough for a piece of the file. */
  full(): Uint8Array[] {
    return this.#file.length < PIECE.file ? [] : [this.#file.rest()];
  }

  /** What is left of the file once the document has ended. */
  rest(): Uint8Array {
    if (this.#document._waiting > 0) throw new Error('an object of the file was not ended');
    return this.#file.rest();
  }
}

type References = new (document: PdfDocument, id: number, data: object | undefined) => PdfReference;

/** The class of pdfkit's indirect objects, with its streams kept here until they end. */
function bufferedLike(reference: PdfReference): References {
  return class Buffered extends (reference.constructor as References) {
    #stream: Bytes | undefined;

    override write(chunk: string | Uint8Array): void {
      this.#stream ??= new Bytes(PIECE.stream);
      this.#stream.add(lineOf(chunk));
    }

    /** Writes the object with few calls: a book has hundreds of thousands. */
    override finalize(): void {
      const { data, id, document } = this;
      this.offset = document._offset;
      if (this.#stream) {
        const plain = this.#stream.rest();
        const stays = data.Filter || data.Type === 'Metadata';
        data.Length = plain.length;
        if (!stays) data.Filter = 'FlateDecode';
        const stream = stays ? plain : zlibSync(plain, { level: 9 });
        data.Length = stream.length;
        document._write(`${id} 0 obj\n${pdfObject(data)}\nstream`);
        document._write(stream);
        document._write('\nendstream\nendobj');
        this.#stream = undefined;
      } else document._write(`${id} 0 obj\n${pdfObject(data)}\nendobj`);
      document._refEnd(this);
      // pdfkit keeps objects that are written, and asks no more of them, but for the catalog.
      if (data.Type !== 'Catalog') this.data = {};
    }
  };
}

/** Texts are lines. */
function lineOf(data: string | Uint8Array): string | Uint8Array {
  return typeof data === 'string' ? `${data}\n` : data;
}

/** Bytes that come one after the other; texts are put into bytes many at a time. */
class Bytes {
  readonly #size: number;
  #text = '';
  #pieces: Uint8Array[] = [];
  #length = 0;

  /** @param size from which on texts are put into bytes */
  constructor(size: number) {
    this.#size = size;
  }

  get length(): number {
    return this.#length;
  }

  /** @returns how many were added */
  add(data: string | Uint8Array): number {
    if (typeof data === 'string') this.#text += data;
    if (typeof data !== 'string' || this.#text.length >= this.#size) this.#settle();
    if (typeof data !== 'string') this.#pieces.push(data);
    this.#length += data.length;
    return data.length;
  }

  /** Hands over all that there is. */
  rest(): Uint8Array<ArrayBuffer> {
    this.#settle();
    const all = concatenated(this.#pieces);
    this.#pieces = [];
    this.#length = 0;
    return all;
  }

  #settle(): void {
    if (this.#text !== '') this.#pieces.push(latin(this.#text));
    this.#text = '';
  }
}

const ENCODER = new TextEncoder();

/** pdfkit writes characters as bytes. */
function latin(text: string): Uint8Array {
  // Most texts are ASCII, which is UTF-8 as well, and that is written faster; others take more bytes than characters.
  const bytes = ENCODER.encode(text);
  return bytes.length === text.length ? bytes : Uint8Array.from(text, (character) => character.charCodeAt(0));
}
