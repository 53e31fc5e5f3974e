import { zlibSync } from 'fflate';
import type { PdfDocument, PdfReference } from './pdf-document.ts';

/** Bytes that are kept in one piece: of a file, and of a stream in it. */
const PIECE = { file: 1 << 18, stream: 1 << 14 };

/** pdfkit writes characters as bytes. */
const ENCODING = 'latin1';

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
    // What stands at the beginning of every file is written already.
    this.#file.add(document.read() as Buffer);
    document._write = (data) => {
      document._offset += this.#file.add(lineOf(data));
    };
    const ref = document.ref.bind(document);
    const methods = methodsOn(Object.getPrototypeOf(document._root));
    document.ref = (data) => Object.setPrototypeOf(ref(data), methods);
  }

  /** The whole file, once the document has ended. */
  bytes(): Buffer {
    if (this.#document._waiting > 0) throw new Error('an object of the file was not ended');
    return this.#file.all();
  }
}

/** An indirect object whose stream is kept here until it ends. */
interface Buffered extends PdfReference {
  buffer: readonly Uint8Array[];
  stream?: Bytes;
}

/** What indirect objects can do, on top of what pdfkit has them do. */
function methodsOn(pdfkit: PdfReference): object {
  const own = {
    write(this: Buffered, chunk: string | Uint8Array): void {
      this.stream ??= new Bytes(PIECE.stream);
      this.stream.add(lineOf(chunk));
    },
    finalize(this: Buffered): void {
      const { data, stream } = this;
      if (stream) {
        const plain = stream.all();
        const stays = data.Filter || data.Type === 'Metadata';
        data.Length = plain.length;
        if (!stays) data.Filter = 'FlateDecode';
        this.buffer = [stays ? plain : zlibSync(plain, { level: 9 })];
        delete this.stream;
      }
      pdfkit.finalize.call(this);
    },
  };
  return Object.assign(Object.create(pdfkit), own);
}

/** Texts are lines. */
function lineOf(data: string | Uint8Array): string | Uint8Array {
  return typeof data === 'string' ? `${data}\n` : data;
}

/** Bytes that come one after the other. */
class Bytes {
  readonly #size: number;
  readonly #full: Buffer[] = [];
  #piece: Buffer;
  #used = 0;

  /** @param size of the pieces in which they are kept */
  constructor(size: number) {
    this.#size = size;
    this.#piece = Buffer.allocUnsafe(size);
  }

  /** @returns how many were added */
  add(data: string | Uint8Array): number {
    if (this.#used + data.length > this.#piece.length) {
      this.#full.push(this.#piece.subarray(0, this.#used));
      this.#piece = Buffer.allocUnsafe(Math.max(this.#size, data.length));
      this.#used = 0;
    }
    if (typeof data === 'string') this.#piece.write(data, this.#used, ENCODING);
    else this.#piece.set(data, this.#used);
    this.#used += data.length;
    return data.length;
  }

  all(): Buffer {
    return Buffer.concat([...this.#full, this.#piece.subarray(0, this.#used)]);
  }
}
