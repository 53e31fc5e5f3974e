import { zlibSync } from 'fflate';
import type { PdfReference } from 'pdfkit';
import { bytesOfCodes, concatenated } from '../bytes.ts';
import type { PdfDocument } from './pdf-document.ts';
import { pdfObject } from './pdf-objects.ts';

/** Bytes that are kept in one piece: of a file, and of a stream in it. */
const PIECE = { file: 1 << 18, stream: 1 << 14 };

/**
 * Takes in what a document writes. pdfkit makes an array of every few bytes, in page contents as in the file, and hands
 * it to a stream; for a book of a thousand pages that is hundreds of megabytes. Objects are packed together, as those of
 * its structure are most of a book, and streams compressed by fflate, as Node's zlib gives other bytes on other processors.
 */
export class PdfOutput {
  readonly #document: PdfDocument;
  readonly #file = new Bytes(PIECE.file);
  readonly #table = new ObjectTable();
  #pack = new ObjectPack();

  constructor(document: PdfDocument) {
    this.#document = document;
    for (const bytes of document.head ?? []) this.#file.add(bytes);
    document._write = (data) => {
      document._offset += this.#file.add(lineOf(data));
    };
    const Buffered = bufferedLike(document._root, (id, object) => this.#write(id, object));
    document.ref = (data) => {
      document._waiting++;
      return new Buffered(document, document._offsets.push(null), data);
    };
    document._finalize = () => this.#end();
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

  #write(id: number, { data, stream }: IndirectObject): void {
    if (stream) {
      this.#writeStream(id, data, stream);
      return;
    }
    this.#pack.add(id, pdfObject(data));
    if (this.#pack.isFull) this.#writePack();
  }

  #writePack(): void {
    const id = this.#nextId();
    this.#table.packed(id, this.#pack.ids);
    const { data, stream } = this.#pack.whole();
    this.#writeStream(id, data, stream);
    this.#pack = new ObjectPack();
  }

  #writeStream(id: number, data: Record<string, unknown>, plain: Uint8Array): void {
    const document = this.#document;
    const stays = data.Filter || data.Type === 'Metadata';
    data.Length = plain.length;
    if (!stays) data.Filter = 'FlateDecode';
    const stream = stays ? plain : zlibSync(plain, { level: 9 });
    data.Length = stream.length;
    document._write(`${id} 0 obj\n${pdfObject(data)}\nstream`);
    document._write(stream);
    document._write('\nendstream\nendobj');
  }

  /** Writes what pdfkit's own end of a file has, as a stream (ISO 32000-1, 7.5.8). */
  #end(): void {
    const { _root, _info, _id, _offsets } = this.#document;
    if (this.#pack.ids.length > 0) this.#writePack();
    const [id, start] = [this.#nextId(), this.#document._offset];
    const { data, stream } = this.#table.whole(_offsets, { Root: _root, Info: _info, ID: [_id, _id] });
    this.#writeStream(id, data, stream);
    this.#document._write(`startxref\n${start}\n%%EOF`);
  }

  /** Of a stream that is written at once. */
  #nextId(): number {
    const { _offsets, _offset } = this.#document;
    return _offsets.push(_offset);
  }
}

interface IndirectObject {
  readonly data: Record<string, unknown>;
  readonly stream: Uint8Array | undefined;
}

type References = new (document: PdfDocument, id: number, data: object | undefined) => PdfReference;

/** The class of pdfkit's indirect objects, with its streams kept here until they end. */
function bufferedLike(
  reference: PdfReference,
  write: (id: number, object: IndirectObject) => void,
): References {
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
      write(id, { data, stream: this.#stream?.rest() });
      this.#stream = undefined;
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
    if (this.#text !== '') this.#pieces.push(bytesOfCodes(this.#text));
    this.#text = '';
  }
}

/** Objects that are packed together: more of them are smaller, and a reader unpacks all to get at one. */
const MOST_PACKED = 1024;

/** A stream that is to be written, with its dictionary. */
interface PlainStream {
  readonly data: Record<string, unknown>;
  readonly stream: Uint8Array;
}

/** Objects without streams, in one stream (ISO 32000-1, 7.5.7). */
class ObjectPack {
  readonly ids: number[] = [];
  readonly #texts: string[] = [];

  get isFull(): boolean {
    return this.ids.length >= MOST_PACKED;
  }

  /** @param text a character for each byte */
  add(id: number, text: string): void {
    this.ids.push(id);
    this.#texts.push(text);
  }

  whole(): PlainStream {
    let at = 0;
    const numbers: number[] = [];
    for (const [i, text] of this.#texts.entries()) {
      numbers.push(this.ids[i]!, at);
      at += text.length + 1;
    }
    const head = `${numbers.join(' ')}\n`;
    return {
      data: { Type: 'ObjStm', N: this.ids.length, First: head.length },
      stream: bytesOfCodes(`${head}${this.#texts.join('\n')}\n`),
    };
  }
}

/** The bytes of the numbers in a row of the table: the sort of an object, where it or its pack stands, its place there. */
const WIDTHS = [1, 4, 2] as const;

type Row = readonly [sort: number, place: number, index: number];

const FREE: Row = [0, 0, 0xffff];

/** Where the objects of a file stand (ISO 32000-1, 7.5.8). */
class ObjectTable {
  readonly #packed = new Map<number, Row>();

  packed(pack: number, ids: readonly number[]): void {
    for (const [index, id] of ids.entries()) this.#packed.set(id, [2, pack, index]);
  }

  /**
   * Each row is written as what it differs by from the one before, which is much the same in all of a pack.
   *
   * @param offsets where the objects from 1 on begin that are not packed
   */
  whole(offsets: readonly (number | null)[], trailer: Record<string, unknown>): PlainStream {
    const columns = WIDTHS.reduce((sum, width) => sum + width, 0);
    const rows = [FREE, ...offsets.map((offset, i): Row => this.#packed.get(i + 1) ?? [1, offset!, 0])];
    const stream = new Uint8Array(rows.length * (1 + columns));
    let before = new Uint8Array(columns);
    let at = 0;
    for (const numbers of rows) {
      const row = Uint8Array.from(WIDTHS.flatMap((width, i) => bigEndian(numbers[i]!, width)));
      stream[at++] = UP;
      for (const [i, byte] of row.entries()) stream[at++] = byte - before[i]!;
      before = row;
    }
    const parameters = { Predictor: 10 + UP, Columns: columns };
    return {
      data: { Type: 'XRef', Size: rows.length, W: WIDTHS, ...trailer, DecodeParms: parameters },
      stream,
    };
  }
}

/** The filter of PNG that takes a row from the one above. */
const UP = 2;

function bigEndian(number: number, width: number): number[] {
  return Array.from({ length: width }, (_, i) => (number >>> (8 * (width - 1 - i))) & 0xff);
}
