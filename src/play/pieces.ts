/** The most characters that are said in one breath; what is longer comes in steps that a player asks for. */
export const BREATH = 160;

/** Where a text can be divided, the best first: after a sentence, after a part of a list, between words. */
const SEAMS = [/(?<=[.!?]) /g, /(?<=;) /g, /(?<=,) /g, / /g];

/**
 * A text in pieces that are not longer than asked for, divided where it disturbs least. A word that is longer stays whole.
 *
 * @param most in characters
 */
export function piecesOf(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  for (const seam of SEAMS) {
    const ends = [...text.matchAll(seam)].map(({ index }) => index).filter((end) => end <= most);
    const end = ends.at(-1);
    if (end !== undefined) return [text.slice(0, end), ...piecesOf(text.slice(end + 1), most)];
  }
  return [text];
}
