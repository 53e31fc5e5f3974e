import { unzlibSync, zlibSync } from 'fflate';

/** A stream that is packed and tells no more than its length, and where it begins: those of pages. */
const STREAM = / obj\n<<\n\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g;

/**
 * A file in which what a page draws is another text, in the first stream where a change finds something and what comes of
 * it has the room of what was there: nothing else in the file moves.
 */
export function withContent(bytes: Uint8Array, change: (content: string) => string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  for (const { index, 0: head, 1: length } of text.matchAll(STREAM)) {
    const from = index + head.length;
    const content = Buffer.from(unzlibSync(bytes.subarray(from, from + Number(length)))).toString('latin1');
    const packed = zlibSync(Buffer.from(change(content), 'latin1'), { level: 9 });
    if (change(content) === content || packed.length > Number(length)) continue;
    const changed = Uint8Array.from(bytes).fill(0, from, from + Number(length));
    changed.set(packed, from);
    return changed;
  }
  throw new Error('nothing was changed');
}
