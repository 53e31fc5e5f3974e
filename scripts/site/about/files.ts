import { readFileSync } from 'node:fs';

/** Files of the pages, by their paths below their folder. */
export type Files = ReadonlyMap<string, Uint8Array>;

export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A file of the project. @param path from its folder */
export function projectFile(path: string): Uint8Array {
  return readFileSync(new URL(`../../../${path}`, import.meta.url));
}

/** The width and height of a picture, in dots. */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
