import { unzlibSync } from 'fflate';

/** A name, as `/Type`. */
export class Name {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }
}

/** A reference, such as `12 0 R`. */
export class Ref {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** The body of a stream object, decompressed. */
export class Stream {
  readonly dict: Dict;
  readonly bytes: Uint8Array;

  constructor(dict: Dict, bytes: Uint8Array) {
    this.dict = dict;
    this.bytes = bytes;
  }
}

export type Dict = Map<string, Value>;

/** Strings are decoded as text, from UTF-16 if they are marked as such. */
export type Value = null | boolean | number | string | Name | Ref | Stream | Dict | Value[];

/**
 * The objects of a PDF file (ISO 32000-1, 7.3 and 7.5): an independent reader next to pdf.js, which does not report everything
 * that the tests need. It knows what this project writes: one cross-reference stream, object streams, no encryption, Flate as
 * the only filter.
 */
export class PdfObjects {
  readonly trailer: Dict;
  readonly #text: string;
  readonly #bytes: Uint8Array;
  readonly #offsets = new Map<number, number>();
  /** For an object in an object stream, by its number: the stream, and the position in it. */
  readonly #packed = new Map<number, readonly [pack: number, index: number]>();
  readonly #packs = new Map<number, Pack>();
  readonly #read = new Map<number, Value>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes).toString('latin1');
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.#text)![1]);
    const [head, number] = /^(\d+) 0 obj\s/.exec(this.#text.slice(start, start + 20))!;
    const table = this.#objectAt(Number(number), start + head.length) as Stream;
    this.trailer = table.dict;
    const [sort, place, index] = this.trailer.get('W') as [number, number, number];
    const width = sort + place + index;
    const rows = Buffer.from(unpredicted(table.bytes, width));
    for (let i = 0; i < rows.length / width; i++) {
      const at = i * width;
      const where = rows.readUIntBE(at + sort, place);
      if (rows[at] === 1) this.#offsets.set(i, where);
      if (rows[at] === 2) this.#packed.set(i, [where, rows.readUIntBE(at + sort + place, index)]);
    }
  }

  get root(): Dict {
    return this.get(this.trailer, 'Root') as Dict;
  }

  get pages(): number {
    return this.get(this.root, 'Pages', 'Count') as number;
  }

  /**
   * The pages in their order, whatever groups they stand in.
   *
   * @throws Error if a group has another parent, or counts other pages
   */
  get pageRefs(): Ref[] {
    return this.#pagesBelow(this.root.get('Pages') as Ref);
  }

  #pagesBelow(node: Ref): Ref[] {
    const dict = this.object(node.number) as Dict;
    if ((dict.get('Type') as Name).value === 'Page') return [node];
    const kids = dict.get('Kids') as Ref[];
    for (const kid of kids) {
      const parent = (this.object(kid.number) as Dict).get('Parent') as Ref;
      if (parent.number !== node.number) throw new Error(`object ${kid.number} has another parent`);
    }
    const pages = kids.flatMap((kid) => this.#pagesBelow(kid));
    if (pages.length !== dict.get('Count')) throw new Error(`object ${node.number} counts other pages`);
    return pages;
  }

  /** What each page draws, as it is written. */
  get contents(): string[] {
    return this.pageRefs.map((page) => {
      const content = this.get(this.object(page.number) as Dict, 'Contents') as Stream;
      return Buffer.from(content.bytes).toString('latin1');
    });
  }

  get numbers(): number[] {
    return [...this.#offsets.keys(), ...this.#packed.keys()].toSorted((one, other) => one - other);
  }

  /** The target of a reference; anything else is returned as is. */
  resolve(value: Value | undefined): Value | undefined {
    return value instanceof Ref ? this.object(value.number) : value;
  }

  /** The entry of a dictionary, with references followed. */
  get(dict: Dict, ...path: string[]): Value | undefined {
    let value: Value | undefined = dict;
    for (const key of path) value = this.resolve((value as Dict | undefined)?.get(key));
    return value;
  }

  object(number: number): Value {
    const known = this.#read.get(number);
    if (known !== undefined) return known;
    const value = this.#packed.has(number) ? this.#unpacked(number) : this.#alone(number);
    this.#read.set(number, value);
    return value;
  }

  #alone(number: number): Value {
    const offset = this.#offsets.get(number);
    if (offset === undefined) throw new Error(`there is no object ${number}`);
    const head = /^(\d+) 0 obj\s/.exec(this.#text.slice(offset, offset + 20));
    if (Number(head?.[1]) !== number) throw new Error(`object ${number} is not where the table says`);
    return this.#objectAt(number, offset + head![0].length);
  }

  #objectAt(number: number, at: number): Value {
    const parser = new Parser(this.#text, at);
    const value = parser.value();
    const stream = /^\s*stream\r?\n/.exec(this.#text.slice(parser.at, parser.at + 20));
    if (!stream) return value;
    if (!(value instanceof Map)) throw new Error(`the stream ${number} has no dictionary`);
    return this.#stream(value, parser.at + stream[0].length);
  }

  #unpacked(number: number): Value {
    const [place, index] = this.#packed.get(number)!;
    const { text, first, numbers } = this.#pack(place);
    if (numbers[2 * index] !== number) throw new Error(`object ${number} is not in its pack`);
    return new Parser(text, first + numbers[2 * index + 1]!).value();
  }

  #pack(number: number): Pack {
    const known = this.#packs.get(number);
    if (known) return known;
    const { dict, bytes } = this.object(number) as Stream;
    const text = Buffer.from(bytes).toString('latin1');
    const first = dict.get('First') as number;
    const pack = { text, first, numbers: text.slice(0, first).trim().split(/\s+/).map(Number) };
    this.#packs.set(number, pack);
    return pack;
  }

  #stream(dict: Dict, start: number): Stream {
    const raw = this.#bytes.subarray(start, start + (this.get(dict, 'Length') as number));
    const filter = this.get(dict, 'Filter');
    if (filter === undefined) return new Stream(dict, raw);
    const name = Array.isArray(filter) && filter.length === 1 ? filter[0] : filter;
    if (!(name instanceof Name) || name.value !== 'FlateDecode') throw new Error('an unknown filter');
    return new Stream(dict, unzlibSync(raw));
  }
}

/** An object stream: the numbers and offsets of its objects, and where the first one begins. */
interface Pack {
  readonly text: string;
  readonly first: number;
  readonly numbers: readonly number[];
}

/** Rows stored as differences from the one above (PNG, filter 2). */
function unpredicted(bytes: Uint8Array, width: number): Uint8Array {
  const rows = new Uint8Array((bytes.length / (width + 1)) * width);
  for (let i = 0, at = 0; i < bytes.length; i += width + 1) {
    if (bytes[i] !== 2) throw new Error('an unknown filter of rows');
    for (let k = 1; k <= width; k++, at++) rows[at] = bytes[i + k]! + (rows[at - width] ?? 0);
  }
  return rows;
}

class Parser {
  at: number;
  readonly #text: string;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  value(): Value {
    const token = this.#match(/\s*(<<|\[|<|\(|\/|true|false|null|\d+ \d+ R|[-+.\d]+)/y)[1]!;
    switch (token) {
      case '<<':
        return this.#dict();
      case '[':
        return this.#array();
      case '<':
        return decode(Buffer.from(this.#match(/([\da-fA-F\s]*)>/y)[1]!.replace(/\s/g, ''), 'hex'));
      case '(':
        return this.#string();
      case '/':
        return this.#name();
      case 'true':
      case 'false':
        return token === 'true';
      case 'null':
        return null;
      default:
        return token.endsWith('R') ? new Ref(Number.parseInt(token, 10)) : Number(token);
    }
  }

  #match(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (!found) throw new Error(`not a PDF object: ${this.#text.slice(this.at, this.at + 40)}`);
    this.at = pattern.lastIndex;
    return found;
  }

  #looksAt(end: string): boolean {
    const { 0: gap } = this.#match(/\s*/y);
    if (!this.#text.startsWith(end, this.at)) {
      this.at -= gap.length;
      return false;
    }
    this.at += end.length;
    return true;
  }

  #dict(): Dict {
    const dict: Dict = new Map();
    while (!this.#looksAt('>>')) {
      this.#match(/\s*\//y);
      dict.set(this.#name().value, this.value());
    }
    return dict;
  }

  #array(): Value[] {
    const values: Value[] = [];
    while (!this.#looksAt(']')) values.push(this.value());
    return values;
  }

  #name(): Name {
    const name = this.#match(/[^\s()<>[\]{}/%]*/y)[0];
    return new Name(
      name.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  }

  #string(): string {
    const bytes: number[] = [];
    for (let depth = 1; ; this.at++) {
      let character = this.#text[this.at]!;
      if (character === '(') depth++;
      if (character === ')' && --depth === 0) break;
      if (character === '\\') {
        const escaped = this.#match(/\\(?:([0-7]{1,3})|([\s\S]))/y);
        this.at--;
        if (escaped[1]) character = String.fromCharCode(Number.parseInt(escaped[1], 8));
        else character = ESCAPES[escaped[2]!] ?? escaped[2]!;
      }
      bytes.push(character.charCodeAt(0));
    }
    this.at++;
    return decode(Buffer.from(bytes));
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };

/** Strings are UTF-16 with a byte order mark, otherwise Latin letters (ISO 32000-1, 7.9.2.2). */
function decode(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  return utf16 ? new TextDecoder('utf-16be').decode(bytes.subarray(2)) : bytes.toString('latin1');
}
