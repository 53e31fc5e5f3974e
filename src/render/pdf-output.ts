import { zlibSync } from 'fflate';
import type { PdfReference } from 'pdfkit';
import { concatenated } from '../bytes.ts';
import type { PdfDocument } from './pdf-document.ts';

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

  /** The pieces of the file that have become full since they were last taken. */
  full(): Uint8Array[] {
    return this.#file.full();
  }

  /** What is left of the file once the document has ended. */
  rest(): Uint8Array[] {
    if (this.#document._waiting > 0) throw new Error('an object of the file was not ended');
    return this.#file.rest();
  }
}

const NOTHING: readonly Uint8Array[] = [];

type References = new (document: PdfDocument, id: number, data: object | undefined) => PdfReference;

/** The class of pdfkit's indirect objects, with its streams kept here until they end. */
function bufferedLike(reference: PdfReference): References {
  return class Buffered extends (reference.constructor as References) {
    override buffer = NOTHING;
    #stream: Bytes | undefined;

    override write(chunk: string | Uint8Array): void {
      this.#stream ??= new Bytes(PIECE.stream);
      this.#stream.add(lineOf(chunk));
    }

    override finalize(): void {
      const { data } = this;
      if (this.#stream) {
        const plain = concatenated(this.#stream.rest());
        const stays = data.Filter || data.Type === 'Metadata';
        data.Length = plain.length;
        if (!stays) data.Filter = 'FlateDecode';
        this.buffer = [stays ? plain : zlibSync(plain, { level: 9 })];
        this.#stream = undefined;
      }
      super.finalize();
      this.buffer = NOTHING;
      // pdfkit keeps objects that are written, and asks no more of them, but for the catalog.
      if (data.Type !== 'Catalog') this.data = {};
    }
  };
}

/** Texts are lines. */
function lineOf(data: string | Uint8Array): string | Uint8Array {
  return typeof data === 'string' ? `${data}\n` : data;
}

/** Bytes that come one after the other. */
class Bytes {
  readonly #size: number;
  #full: Uint8Array[] = [];
  #piece: Uint8Array;
  #used = 0;

  /** @param size of the pieces in which they are kept */
  constructor(size: number) {
    this.#size = size;
    this.#piece = new Uint8Array(size);
  }

  /** @returns how many were added */
  add(data: string | Uint8Array): number {
    if (this.#used + data.length > this.#piece.length) this.#next(data.length);
    if (typeof data === 'string') writeLatin(data, this.#piece.subarray(this.#used));
    else this.#piece.set(data, this.#used);
    this.#used += data.length;
    return data.length;
  }

  /** Hands over the pieces that are full. */
  full(): Uint8Array[] {
    return this.#full.splice(0);
  }

  /** Hands over all that is left. */
  rest(): Uint8Array[] {
    this.#next(0);
    return this.full();
  }

  #next(least: number): void {
    this.#full.push(this.#piece.subarray(0, this.#used));
    this.#piece = new Uint8Array(Math.max(this.#size, least));
    this.#used = 0;
  }
}

const ENCODER = new TextEncoder();

/** pdfkit writes characters as bytes. */
function writeLatin(text: string, bytes: Uint8Array): void {
  // Most texts are ASCII, which is UTF-8 as well, and that is written faster; others take more bytes than characters.
  const { read, written } = ENCODER.encodeInto(text, bytes);
  if (read === text.length && written === read) return;
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
}
