import { UserError } from '../errors.ts';

/**
 * Reads JSON; the mark that some editors put at the start of a file is passed over.
 *
 * @throws UserError with the place, also for a number that would be read as another one
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    if (json.trim() === '') {
      throw new UserError('it is empty', {
        ...NOT_JSON,
        expected: 'JSON',
        reason: { name: 'empty', values: {} },
      });
    }
    throw new UserError('this is not valid JSON', {
      ...NOT_JSON,
      where: placeIn(json, walk(json, {})),
      expected: 'names and texts in double quotes, commas between entries, none after the last',
      reason: { name: 'json', values: {} },
    });
  }
  if (MAY_BE_LARGE.test(json)) walk(json, { onNumber: (number, at) => checkNumber(json, number, at) });
  return value;
}

const NOT_JSON = { code: 'not-json' } as const;

/** As many digits as the largest whole number has below which each is exact, or a power of ten of two digits. */
const MAY_BE_LARGE = /\d{16}|\d[eE]\+?\d\d/;

/** @throws UserError if a number lies beyond those of which each whole one is exact, so that another could be read than is written */
function checkNumber(json: string, number: string, at: number): void {
  if (Math.abs(Number(number)) <= Number.MAX_SAFE_INTEGER) return;
  throw new UserError(`the number ${number} cannot be read exactly`, {
    ...NOT_JSON,
    where: placeIn(json, at),
    expected: `a number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`,
    reason: { name: 'large-number', values: { number } },
  });
}

/**
 * Reads JSON that a person has written.
 *
 * @throws UserError also for an object that has a name twice: `JSON.parse` takes the last one without a word
 */
export function parseWrittenJson(text: string): unknown {
  const value = parseJson(text);
  const json = text.replace(/^\uFEFF/, '');
  const names = new Map<number, Set<string>>();
  const onName = (name: string, object: number, at: number) => {
    const known = names.get(object) ?? new Set();
    names.set(object, known);
    if (known.has(name)) {
      throw new UserError(`"${name}" is there twice`, {
        ...NOT_JSON,
        where: placeIn(json, at),
        expected: 'each name once in an object, as only one of them could count',
        reason: { name: 'twice', values: { name } },
      });
    }
    known.add(name);
  };
  walk(json, { onName });
  return value;
}

/** The line and column of an offset; the column alone in a text of one line. */
function placeIn(json: string, offset: number): string {
  const before = json.slice(0, offset).split('\n');
  const column = `column ${before.at(-1)!.length + 1}`;
  return before.length > 1 || json.trimEnd().includes('\n') ? `line ${before.length}, ${column}` : column;
}

const BLANKS = /[ \t\n\r]*/y;

/** A token of JSON: a sign, a text, or any other value. */
const TOKEN =
  /([{}[\]:,])|("(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/uy;

const VALUE = ['{', '[', 'text', 'other'];

interface Listener {
  /** Each name, the offset of its object, and its own. */
  readonly onName?: (name: string, object: number, at: number) => void;
  /** Each number as it is written, and its offset. */
  readonly onNumber?: (number: string, at: number) => void;
}

/**
 * The offset of the first token that cannot stand where it stands, or of the end. (`JSON.parse` gives the place of some faults
 * only, and not in every version of Node alike.)
 */
function walk(json: string, { onName, onNumber }: Listener): number {
  const open: { readonly sign: string; readonly at: number }[] = [];
  let allowed = VALUE;
  for (let at = 0; ; at = TOKEN.lastIndex) {
    BLANKS.lastIndex = at;
    BLANKS.test(json);
    TOKEN.lastIndex = BLANKS.lastIndex;
    const found = TOKEN.exec(json);
    const token = found?.[1] ?? (found?.[2] === undefined ? 'other' : 'text');
    if (!found || !allowed.includes(token)) return BLANKS.lastIndex;
    if (token === '{' || token === '[') open.push({ sign: token, at: BLANKS.lastIndex });
    else if (token === '}' || token === ']') open.pop();
    const isName = token === 'text' && allowed[0] === 'text';
    if (token === 'other' && /\d/.test(found[0])) onNumber?.(found[0], BLANKS.lastIndex);
    if (isName) onName?.(JSON.parse(found[0]), open.at(-1)!.at, BLANKS.lastIndex);
    allowed = isName ? [':'] : after(token, open.at(-1)?.sign);
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
