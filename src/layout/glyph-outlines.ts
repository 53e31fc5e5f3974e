import { faceOf } from './faces.ts';
import type { FontFile } from './fonts.ts';
import { mmOf } from './page.ts';

/** The letters of SVG paths for the commands of an outline. */
const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/**
 * The outlines of a line of text, as the data of an SVG path in mm, for machines that know no fonts.
 *
 * @param at where its baseline begins
 * @param size in points
 */
export function glyphOutlines(
  text: string,
  file: FontFile,
  at: { readonly x: number; readonly y: number },
  size: number,
): string {
  const { font } = faceOf(file);
  const { glyphs, positions } = font.layout(text);
  const unit = mmOf(size) / font.unitsPerEm;
  const number = (mm: number) => String(Math.round(mm * 1000) / 1000);
  let x = 0;
  return glyphs
    .map(({ path }, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i]!;
      const [left, up] = [x + xOffset, yOffset];
      x += xAdvance;
      return path.commands
        .map(({ command, args }) => {
          const places = args.map((value, a) =>
            number(a % 2 === 0 ? at.x + (left + value) * unit : at.y - (up + value) * unit),
          );
          return LETTERS[command]! + places.join(' ');
        })
        .join('');
    })
    .join('');
}
