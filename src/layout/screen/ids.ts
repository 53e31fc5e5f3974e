/**
 * The id of an element in the file, for an id that a template may choose freely: what XML does not allow in a name is
 * written by its code. No id has a full stop, so that ids with one are free for the layout's own.
 */
export function idOf(id: string): string {
  const plain = id.replace(
    /[^\p{ASCII_Hex_Digit}G-Zg-z_-]/gu,
    (sign) => `_${sign.codePointAt(0)!.toString(16)}_`,
  );
  return /^[A-Za-z]/.test(plain) ? plain : `id-${plain}`;
}
