import { UserError } from '../errors.ts';

/**
 * The text of a file in UTF-8, or in UTF-16 with its mark of byte order. The mark is left out.
 *
 * @param where the file, for messages
 * @throws UserError that names the encoding, as far as it can be told
 */
export function decode(bytes: Uint8Array, where: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes, where);
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes, where);
  if (bytes.includes(0)) {
    throw new UserError('this is UTF-16 without a mark of byte order, or no text', { where, ...AS_UTF_8 });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const at = firstFault(bytes);
    const line = bytes.subarray(0, at).filter((byte) => byte === NEW_LINE).length + 1;
    throw new UserError(
      `the byte ${bytes[at]!.toString(16).toUpperCase()} is not UTF-8${inLatin1(bytes[at]!)}`,
      {
        where: `${where}: line ${line}`,
        ...AS_UTF_8,
      },
    );
  }
}

const NEW_LINE = 0x0a;

/** Its code points are its bytes; what Windows has from 80 to 9F is no sign in it. */
function inLatin1(byte: number): string {
  return byte < 0xa0 ? '' : `; in Latin-1 it is "${String.fromCharCode(byte)}"`;
}

const AS_UTF_8 = {
  code: 'not-text',
  expected: 'text in UTF-8',
  hint: 'save the file again with the encoding UTF-8',
} as const;

function decodeAs(encoding: string, bytes: Uint8Array, where: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UserError(`this begins as ${encoding.toUpperCase()} does, but does not go on like it`, {
      where,
      ...AS_UTF_8,
    });
  }
}

/** Where bytes begin that are not UTF-8: the longest beginning that is has them behind it. */
function firstFault(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    try {
      // A sign that is cut short is no fault yet.
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  // Of a sign that was cut short the first byte is the fault.
  const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, good), {
    stream: true,
  });
  return new TextEncoder().encode(whole).length;
}
