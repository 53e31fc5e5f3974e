import { unzipSync } from 'fflate';
import { type Found, findAll, parsePage, wordsIn } from '../screen-pages.ts';
import type { Corner, Triangle } from './mesh.ts';

/** An object in its position on the bed. */
export interface ReadObject {
  readonly name: string;
  readonly triangles: readonly Triangle[];
}

interface ReadModel {
  readonly title: string;
  readonly language: string;
  readonly objects: readonly ReadObject[];
}

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';

/**
 * Reads a 3MF file by the relevant rules of the 3MF Core Specification and of the Open Packaging Conventions.
 *
 * @throws Error that names the violated rule
 */
export function readThreeMf(bytes: Uint8Array): ReadModel {
  const files = unzipSync(bytes);
  const partAt = (name: string) => {
    const part = files[name];
    if (!part) throw new Error(`no part ${name}`);
    const root = parsePage(new TextDecoder('utf-8', { fatal: true }).decode(part));
    return [root, ...findAll(root)];
  };
  const types = new Map(
    partAt('[Content_Types].xml')
      .filter(({ name }) => name === 'Default')
      .map(({ attributes: { Extension, ContentType } }) => [Extension!, ContentType!]),
  );
  for (const name of Object.keys(files)) {
    if (name !== '[Content_Types].xml' && !types.has(name.split('.').at(-1)!))
      throw new Error(`${name} has no type`);
  }
  must(types.get('rels'), 'application/vnd.openxmlformats-package.relationships+xml');
  must(types.get('model'), 'application/vnd.ms-package.3dmanufacturing-3dmodel+xml');
  const starts = partAt('_rels/.rels').filter(
    ({ attributes }) => attributes.Type === 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel',
  );
  must(starts.length, 1);
  const target = starts[0]!.attributes.Target!;
  must(target[0], '/');
  return readModel(partAt(target.slice(1)));
}

function readModel([root, ...elements]: readonly Found[]): ReadModel {
  must(root!.name, 'model');
  must(root!.attributes.xmlns, CORE);
  must(root!.attributes.unit, 'millimeter');
  let title = '';
  const meshes = new Map<string, { name: string; corners: Corner[]; triangles: Triangle[] }>();
  let mesh = { name: '', corners: [] as Corner[], triangles: [] as Triangle[] };
  const objects: ReadObject[] = [];
  for (const element of elements) {
    const { name, attributes } = element;
    if (name === 'metadata' && attributes.name === 'Title') title = wordsIn(element);
    if (name === 'object') {
      must(attributes.type, 'model');
      mesh = { name: attributes.name!, corners: [], triangles: [] };
      if (meshes.has(attributes.id!)) throw new Error(`two objects ${attributes.id}`);
      meshes.set(attributes.id!, mesh);
    } else if (name === 'vertex') {
      mesh.corners.push([attributes.x, attributes.y, attributes.z].map(Number) as unknown as Corner);
    } else if (name === 'triangle') {
      const numbers = [attributes.v1, attributes.v2, attributes.v3].map(Number);
      must(new Set(numbers).size, 3);
      const corners = numbers.map((number) => mesh.corners[number]);
      if (corners.includes(undefined))
        throw new Error(`a triangle of ${mesh.name} has a corner that is not there`);
      mesh.triangles.push(corners as unknown as Triangle);
    } else if (name === 'item') {
      const found = meshes.get(attributes.objectid!);
      if (!found) throw new Error(`no object ${attributes.objectid}`);
      const numbers = attributes.transform!.split(' ').map(Number);
      must(numbers.slice(0, 9).join(' '), '1 0 0 0 1 0 0 0 1');
      const moved = (corner: Corner) =>
        corner.map((mm, axis) => mm + numbers[9 + axis]!) as unknown as Corner;
      objects.push({
        name: found.name,
        triangles: found.triangles.map(([a, b, c]) => [moved(a), moved(b), moved(c)]),
      });
    }
  }
  must(objects.length, meshes.size);
  return { title, language: root!.attributes['xml:lang']!, objects };
}

function must(found: string | number | undefined, expected: string | number): void {
  if (found !== expected) throw new Error(`${found} instead of ${expected}`);
}
