import { unzlibSync } from 'fflate';

/** A decoded picture: three bytes per pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Reads true-colour PNG files with the filters None and Up. @throws Error for any other */
export function readPng(bytes: Uint8Array): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (String.fromCharCode(...bytes.subarray(1, 4)) !== 'PNG') throw new Error('no PNG');
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const data: Uint8Array[] = [];
  for (let at = 8; at < bytes.length; at += view.getUint32(at) + 12) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const lines = unzlibSync(data.length === 1 ? data[0]! : Buffer.concat(data));
  const stride = 3 * width;
  const rgb = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)]!;
    if (filter !== 0 && filter !== 2) throw new Error(`filter ${filter}`);
    for (let x = 0; x < stride; x++) {
      const above = filter === 2 && y > 0 ? rgb[(y - 1) * stride + x]! : 0;
      rgb[y * stride + x] = lines[y * (stride + 1) + 1 + x]! + above;
    }
  }
  return { width, height, rgb };
}
