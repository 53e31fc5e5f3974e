import { type Markup, tag } from '../../layout/screen/markup.ts';
import { makeXmlFile } from '../xml.ts';
import { zipped } from '../zip.ts';
import type { PlacedMesh } from './stl.ts';

const MODEL = '3D/3dmodel.model';
const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * Meshes as a 3MF file (3MF Core Specification): a ZIP archive with the types of its parts, where its model is, and
 * the model, in which each mesh is an object with a name.
 */
export function makeThreeMf(
  placed: readonly PlacedMesh[],
  { title, language }: { readonly title: string; readonly language: string },
): Uint8Array {
  const items = placed.map(({ x, y }, i) =>
    tag('item', { objectid: String(i + 1), transform: `1 0 0 0 1 0 0 0 1 ${number(x)} ${number(y)} 0` }),
  );
  const model = tag(
    'model',
    { unit: 'millimeter', 'xml:lang': language, xmlns: CORE },
    tag('metadata', { name: 'Title' }, title),
    tag('metadata', { name: 'Application' }, 'dominosa-press'),
    tag('resources', {}, ...placed.map(({ name, mesh }, i) => object(name, i + 1, mesh))),
    tag('build', {}, ...items),
  );
  const encoder = new TextEncoder();
  const files = Object.entries({
    '[Content_Types].xml': types(),
    '_rels/.rels': relations(),
    [MODEL]: model,
  });
  return zipped(Object.fromEntries(files.map(([path, root]) => [path, encoder.encode(makeXmlFile(root))])));
}

function object(name: string, id: number, { corners, triangles }: PlacedMesh['mesh']): Markup {
  const vertices = threes(corners).map(([x, y, z]) =>
    tag('vertex', { x: number(x), y: number(y), z: number(z) }),
  );
  const faces = threes(triangles).map(([v1, v2, v3]) =>
    tag('triangle', { v1: String(v1), v2: String(v2), v3: String(v3) }),
  );
  const mesh = tag('mesh', {}, tag('vertices', {}, ...vertices), tag('triangles', {}, ...faces));
  return tag('object', { id: String(id), type: 'model', name }, mesh);
}

function types(): Markup {
  const type = (Extension: string, ContentType: string) => tag('Default', { Extension, ContentType });
  return tag(
    'Types',
    { xmlns: `${PACKAGE}/content-types` },
    type('rels', 'application/vnd.openxmlformats-package.relationships+xml'),
    type('model', 'application/vnd.ms-package.3dmanufacturing-3dmodel+xml'),
  );
}

function relations(): Markup {
  const Type = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel';
  return tag(
    'Relationships',
    { xmlns: `${PACKAGE}/relationships` },
    tag('Relationship', { Target: `/${MODEL}`, Id: 'model', Type }),
  );
}

function threes(numbers: ArrayLike<number>): [number, number, number][] {
  const at = (i: number) => numbers[i]!;
  return Array.from({ length: numbers.length / 3 }, (_, i) => [at(3 * i), at(3 * i + 1), at(3 * i + 2)]);
}

/** Tenths of a micrometre: no two corners of a mesh are so near. */
function number(mm: number): string {
  return String(Math.round(mm * 10_000) / 10_000 + 0);
}
