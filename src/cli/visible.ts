/** A line with the signs that would steer the terminal, break it or turn its direction written out, as in JSON. */
export function visibleLine(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu, escaped);
}

/**
 * The same for a text of several lines. JSON stays the same JSON; the mark at the start that tells spreadsheets the
 * encoding stays, too.
 */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/[^\P{Cc}\n\t]|[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu, (sign, at: number) => {
    const isRight = sign === '\r' ? text[at + 1] === '\n' : sign === '\uFEFF' && at === 0;
    return isRight ? sign : escaped(sign);
  });
}

const PLAIN = /^[\t\n -~]*$/;

function escaped(sign: string): string {
  return Array.from({ length: sign.length }, (_, i) => {
    return `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`;
  }).join('');
}
