/** Bytes one after the other. */
export function concatenated(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

const ENCODER = new TextEncoder();

/** Characters as bytes of the same codes, which are 255 at most. */
export function bytesOfCodes(text: string): Uint8Array {
  // Most texts are ASCII, which is UTF-8 as well, and that is written faster; others take more bytes than characters.
  const bytes = ENCODER.encode(text);
  return bytes.length === text.length ? bytes : Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const DECODER = new TextDecoder('latin1');

/** Bytes as characters of the same codes. */
export function codesOfBytes(bytes: Uint8Array): string {
  // Decoders called `latin1` are those of Windows-1252 and fast; they read some bytes from 128 to 159 as characters beyond 255.
  const text = DECODER.decode(bytes);
  if (!/[^\0-\xff]/.test(text)) return text;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CODES) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CODES)));
  }
  return parts.join('');
}

/** Arguments that any engine takes. */
const CODES = 1 << 13;

/** The same bytes, to read numbers from them. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
