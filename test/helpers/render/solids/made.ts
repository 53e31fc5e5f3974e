import type { Language } from '../../../../src/languages/index.ts';
import {
  type CutFormat,
  type CutsRequest,
  renderCuts,
  renderSolids,
  type SolidFormat,
  type SolidsRequest,
} from '../../../../src/node/index.ts';
import { wholeOf } from '../whole.ts';
import { type Box, boxOf, bumpsOn, middleOf, type Triangle } from './mesh.ts';
import { type ReadObject, readThreeMf } from './three-mf-reader.ts';

/** The files that are made, by name. Only names that begin with the pattern `what` are kept, and others are not made. */
export async function solids(
  request: SolidsRequest,
  format: SolidFormat = '3mf',
  { language = 'en', what = '' }: { readonly language?: Language; readonly what?: string } = {},
): Promise<Map<string, Uint8Array>> {
  const files = await renderSolids(request, format, language);
  const wanted = Array.from(files).filter(({ name }) => new RegExp(`^(?:${what})`).test(name));
  return new Map(wanted.map((file) => [file.name, wholeOf(file)]));
}

export function cuts(
  request: CutsRequest,
  language: Language = 'en',
  format: CutFormat = 'svg',
): Map<string, string> {
  return new Map(
    Array.from(renderCuts(request, language, format), (file) => [file.name, wholeOf(file).toString()]),
  );
}

/** Every object of the files with this prefix, made once. */
export function objects(
  request: SolidsRequest,
  what: 'stones' | 'tray' | 'rack' | 'bars' | 'trial',
): Promise<readonly ReadObject[]> {
  const name = JSON.stringify([what, ...Object.entries(request).toSorted(([a], [b]) => a.localeCompare(b))]);
  const made =
    MADE.get(name) ??
    solids(request, '3mf', { what }).then((files) =>
      [...files.values()].flatMap((bytes) => readThreeMf(bytes).objects),
    );
  MADE.set(name, made);
  return made;
}

const MADE = new Map<string, Promise<readonly ReadObject[]>>();

/** What is raised on the upper face of a domino, left and right of its bar, relative to its middle in mm. */
export function halvesOf(triangles: readonly Triangle[]): readonly [left: Box[], right: Box[]] {
  const { least, most } = boxOf(triangles);
  const middle = [(least[0] + most[0]) / 2, (least[1] + most[1]) / 2] as const;
  const bumps = bumpsOn(triangles, 8).map((box) => moved(box, middle));
  const [bars, rest] = [bumps.filter((box) => isBar(box)), bumps.filter((box) => !isBar(box))];
  if (bars.length !== 1) throw new Error(`${bars.length} bars`);
  return [rest.filter((box) => middleOf(box)[0] < 0), rest.filter((box) => middleOf(box)[0] > 0)];
}

const isBar = (box: Box) => Math.abs(middleOf(box)[0]) < 0.001;

function moved({ least, most }: Box, [x, y]: readonly [number, number]): Box {
  return { least: [least[0] - x, least[1] - y, least[2]], most: [most[0] - x, most[1] - y, most[2]] };
}

/**
 * The braille cells that these dots form, in lines of one line pitch: dots 2.5 mm apart, cells 6 mm.
 *
 * @param left the first column of dots of the first cell
 * @param top the middle of the upper dots
 */
export function brailleOf(dots: readonly Box[], left: number, top: number): string {
  const cells: number[] = [];
  for (const dot of dots) {
    const [x, y] = middleOf(dot);
    const cell = Math.floor((x - left + 1) / 6);
    const column = (x - left - 6 * cell) / 2.5;
    const row = (top - y) / 2.5;
    for (const place of [column, row]) {
      if (Math.abs(place - Math.round(place)) > 0.01)
        throw new Error(`a dot at ${x}, ${y} stands beside its place`);
    }
    cells[cell] = (cells[cell] ?? 0) | (1 << (Math.round(row) + 3 * Math.round(column)));
  }
  return Array.from(cells, (bits) => String.fromCharCode(0x2800 + (bits ?? 0))).join('');
}
