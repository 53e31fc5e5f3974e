import { UserError } from '../errors.ts';

/** Reads JSON; the mark that some editors put at the start of a file is passed over. @throws UserError with the place */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch {
    if (json.trim() === '') throw new UserError('there is nothing in it', { expected: 'JSON' });
    const before = json.slice(0, firstFault(json)).split('\n');
    const column = `column ${before.at(-1)!.length + 1}`;
    throw new UserError('this is not valid JSON', {
      where: before.length > 1 || json.trimEnd().includes('\n') ? `line ${before.length}, ${column}` : column,
      expected: 'names and texts in double quotes, commas between entries, none after the last',
    });
  }
}

const BLANKS = /[ \t\n\r]*/y;

/** A token of JSON: a sign, a text, or any other value. */
const TOKEN =
  /([{}[\]:,])|("(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/uy;

const VALUE = ['{', '[', 'text', 'other'];

/**
 * The offset of the first token that cannot stand where it stands. (`JSON.parse` tells the place of some faults only,
 * and not in every version of Node alike.)
 */
function firstFault(json: string): number {
  const open: string[] = [];
  let allowed = VALUE;
  for (let at = 0; ; at = TOKEN.lastIndex) {
    BLANKS.lastIndex = at;
    BLANKS.test(json);
    TOKEN.lastIndex = BLANKS.lastIndex;
    const found = TOKEN.exec(json);
    const token = found?.[1] ?? (found?.[2] === undefined ? 'other' : 'text');
    if (!found || !allowed.includes(token)) return BLANKS.lastIndex;
    if (token === '{' || token === '[') open.push(token);
    else if (token === '}' || token === ']') open.pop();
    const isName = token === 'text' && allowed[0] === 'text';
    allowed = isName ? [':'] : after(token, open.at(-1));
  }
}

/** What can follow a token that now stands inside an object, a list or neither. */
function after(token: string, inside: string | undefined): string[] {
  if (token === '{') return ['text', '}'];
  if (token === '[') return [...VALUE, ']'];
  if (token === ':') return VALUE;
  if (token === ',') return inside === '{' ? ['text'] : VALUE;
  return inside === undefined ? [] : [',', inside === '{' ? '}' : ']'];
}
