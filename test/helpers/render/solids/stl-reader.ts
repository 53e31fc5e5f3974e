import type { Corner, Triangle } from './mesh.ts';

/** The triangles of a binary STL file. @throws Error if it is none */
export function readStl(bytes: Uint8Array): Triangle[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (new TextDecoder().decode(bytes.subarray(0, 5)) === 'solid') throw new Error('would be read as text');
  const count = view.getUint32(80, true);
  if (bytes.length !== 84 + 50 * count) throw new Error(`${bytes.length} bytes for ${count} triangles`);
  return Array.from({ length: count }, (_, t) => {
    const corner = (i: number) =>
      [0, 4, 8].map((axis) => view.getFloat32(84 + 50 * t + 12 * i + axis, true)) as unknown as Corner;
    const [normal, a, b, c] = [corner(0), corner(1), corner(2), corner(3)];
    if (Math.abs(Math.hypot(...normal) - 1) > 1e-4)
      throw new Error(`a normal of length ${Math.hypot(...normal)}`);
    return [a, b, c];
  });
}
