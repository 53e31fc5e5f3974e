import { faceOf } from './faces.ts';
import type { FontFile } from './fonts.ts';
import { mmOf } from './page.ts';

/** The letters of SVG paths for the commands of an outline. */
const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** A piece of an outline: its letter in SVG paths, and the places in mm to which it goes and by which its curve bends. */
export interface GlyphCommand {
  readonly letter: (typeof LETTERS)[keyof typeof LETTERS];
  /** Right and down in turn. */
  readonly places: readonly number[];
}

/**
 * The outlines of a line of text in mm, for machines that know no fonts.
 * @param at where its baseline begins
 * @param size in points
 */
export function glyphCommands(
  text: string,
  file: FontFile,
  at: { readonly x: number; readonly y: number },
  size: number,
): GlyphCommand[] {
  const { embedded: font } = faceOf(file);
  const { glyphs, positions } = font.layout(text);
  const unit = mmOf(size) / font.unitsPerEm;
  let x = 0;
  return glyphs.flatMap(({ path }, i) => {
    const { xAdvance, xOffset, yOffset } = positions[i]!;
    const [left, up] = [x + xOffset, yOffset];
    x += xAdvance;
    return path.commands.map(({ command, args }) => ({
      letter: LETTERS[command as keyof typeof LETTERS],
      places: args.map((value, a) => {
        const mm = a % 2 === 0 ? at.x + (left + value) * unit : at.y - (up + value) * unit;
        return Math.round(mm * 1000) / 1000;
      }),
    }));
  });
}

/** The same as the data of an SVG path. */
export function glyphOutlines(...wanted: Parameters<typeof glyphCommands>): string {
  return glyphCommands(...wanted)
    .map(({ letter, places }) => letter + places.join(' '))
    .join('');
}
