import { unzlibSync, zlibSync } from 'fflate';

/** The start of a compressed stream whose dictionary has nothing but its length, as for pages. */
const STREAM = / obj\n<<\n\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g;

/**
 * A file with changed page content. The change applies to the first stream in which it has an effect and whose new content fits
 * into the old space, so nothing else in the file moves.
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
