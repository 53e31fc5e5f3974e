import { readFileSync } from 'node:fs';

/** Files of the pages, by their paths below their folder. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** A file of the project. @param path from its folder */
export function projectFile(path: string): Uint8Array {
  return readFileSync(new URL(`../../../${path}`, import.meta.url));
}

/** The width and height of a picture, in dots; of an SVG as its view box has them. */
export function pictureSize(
  name: string,
  bytes: Uint8Array,
): { readonly width: number; readonly height: number } {
  if (name.endsWith('.svg')) {
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(new TextDecoder().decode(bytes))!;
    return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
