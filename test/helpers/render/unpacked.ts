import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** The SHA-256 of the unpacked file, which does not depend on the release of the packer. */
export function unpackedHash(name: string, bytes: Uint8Array): string {
  const hash = createHash('sha256');
  if (name.endsWith('.pdf')) hash.update(unpackedPdf(Buffer.from(bytes)));
  else if (/\.(epub|ebrl)$/.test(name)) {
    for (const [path, entry] of Object.entries(unzipSync(bytes)))
      hash.update(`${path}\0${entry.length}\0`).update(entry);
  } else hash.update(bytes);
  return hash.digest('hex');
}

/** A PDF with its streams inflated, without the lengths and offsets that depend on compression. */
function unpackedPdf(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const table = /\d+ 0 obj\s+<<\s*\/Type \/XRef\b(?![\s\S]* 0 obj)/.exec(text)?.index;
  if (table === undefined) throw new Error('no table of objects');
  const parts: Buffer[] = [];
  let at = 0;
  for (const match of text.slice(0, table).matchAll(/\/Length (\d+)((?:(?!endobj)[\s\S])*?)>>\nstream\n/g)) {
    if (match.index < at) continue;
    const start = match.index + match[0].length;
    const end = start + Number(match[1]);
    const head = text.slice(at, start);
    const object = head.slice(head.lastIndexOf(' obj'));
    const content = bytes.subarray(start, end);
    parts.push(Buffer.from(head.replace(/\/Length \d+/g, ''), 'latin1'));
    parts.push(object.includes('/FlateDecode') ? inflateSync(content) : content);
    at = end;
  }
  parts.push(Buffer.from(text.slice(at, table), 'latin1'));
  return Buffer.concat(parts);
}
