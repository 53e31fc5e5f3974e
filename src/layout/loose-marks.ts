/** A text as fontkit sets it, and the font, as far as it is asked here. Lengths are in units of the font. */
interface Layout {
  readonly glyphs: readonly { readonly id: number }[];
  readonly positions: readonly Record<'xAdvance' | 'xOffset' | 'yOffset', number>[];
}

interface Outlines {
  readonly unitsPerEm: number;
  getGlyph(id: number): {
    readonly path: { readonly bbox: Record<'minX' | 'maxX' | 'minY' | 'maxY', number> };
  };
}

/** How far above its letter a mark begins at least, as a share of an em. */
const GAP = 1 / 16;

/**
 * Where the glyphs of a word are drawn from their origins: as the font says, and a mark that the font ties to no place
 * of its letter, and would draw behind it, in the middle above or below it.
 *
 * @param outlines the same font, of which outlines are asked
 */
export function glyphPlaces(
  { glyphs, positions }: Layout,
  outlines: Outlines,
): readonly { readonly x: number; readonly y: number }[] {
  const boxOf = (i: number) => outlines.getGlyph(glyphs[i]!.id).path.bbox;
  return positions.map(({ xAdvance, xOffset: x, yOffset: y }, i) => {
    const letter = glyphs.findLastIndex((_, before) => before < i && positions[before]!.xAdvance > 0);
    if (xAdvance !== 0 || x !== 0 || y !== 0 || letter < 0) return { x, y };
    const [mark, base] = [boxOf(i), boxOf(letter)];
    if (mark.minX < 0) return { x, y };
    const isAbove = mark.minY > (base.minY + base.maxY) / 2;
    const middle = (base.minX + base.maxX - mark.minX - mark.maxX) / 2 - positions[letter]!.xAdvance;
    const raised = base.maxY + outlines.unitsPerEm * GAP - mark.minY;
    return { x: Math.round(middle), y: isAbove ? Math.max(0, Math.round(raised)) : 0 };
  });
}
