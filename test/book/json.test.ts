import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, parseWrittenJson } from '../../src/book/json.ts';
import { faultLine, faultOf } from '../helpers/fault.ts';

const EXPECTED = 'names and texts in double quotes, commas between entries, none after the last';

describe('JSON that cannot be read', () => {
  it.each([
    ['{"a":}', 'column 6'],
    ['{"title": "x",}', 'column 15'],
    ["{'a': 1}", 'column 2'],
    ['{"a": 1 "b": 2}', 'column 9'],
    ['{"a" 1}', 'column 6'],
    ['{"a": 1]', 'column 8'],
    ['{"a","b"}', 'column 5'],
    ['[1,]', 'column 4'],
    ['[,1]', 'column 2'],
    ['[1 2]', 'column 4'],
    ['{"a": tru}', 'column 7'],
    ['{"a": nulll}', 'column 7'],
    ['{"a": 01}', 'column 7'],
    ['{"a": 3.}', 'column 7'],
    ['{"a": +5}', 'column 7'],
    ['{"a": 5e}', 'column 7'],
    ['{"a": "C:\\x"}', 'column 7'],
    ['{"a": "\\u12g4"}', 'column 7'],
    ['{"a": “b”}', 'column 7'],
    ['{"a": "b', 'column 7'],
    ['{"a": "tab\there"}', 'column 7'],
    ['{"a": 1}}', 'column 9'],
    ['{"a": 1} {"b": 2}', 'column 10'],
    ['// a comment', 'column 1'],
    ['[1, 2', 'column 6'],
    ['{', 'column 2'],
    ['omnibus 1 001/110', 'column 1'],
    ['{\n  "a": "x",\n}\n', 'line 3, column 1'],
    ['{\n  "a": "x"\n  "b": 2\n}', 'line 3, column 3'],
    ['{\n  "a": "b\nc"\n}', 'line 2, column 8'],
    ['{\r\n  "a": 1,\r\n  "b" 2\r\n}', 'line 3, column 7'],
    ['[\n  1,\n  2\n', 'line 4, column 1'],
    ['\uFEFF{"a":}', 'column 6'],
    ['{"a":}\n', 'column 6'],
    ['[\n', 'line 2, column 1'],
  ])('%j: %s', (text, where) => {
    expect(faultLine(() => parseJson(text))).toBe(`${where}: this is not valid JSON; expected ${EXPECTED}`);
  });

  it.each(['', ' \n\t', '\uFEFF'])('nothing: %j', (text) => {
    expect(faultLine(() => parseJson(text))).toBe('it is empty; expected JSON');
  });
});

it('reads JSON, with or without a byte order mark', () => {
  expect(parseJson('\uFEFF{"a": "ü", "b": [-2.5e3, "\\u00fc\\n", true, false, null, {}]}')).toEqual({
    a: 'ü',
    b: [-2500, 'ü\n', true, false, null, {}],
  });
});

describe('JSON that a person has written', () => {
  it.each([
    ['{"a": 1, "a": 2}', 'a', 'column 10'],
    ['{"a": 1, "b": {"c": 1}, "\\u0061": 2}', 'a', 'column 25'],
    ['{\n  "x": [{"a": 1}, {"b": 1, "b": 1}]\n}', 'b', 'line 2, column 28'],
    ['\uFEFF{"__proto__": 1, "__proto__": 2}', '__proto__', 'column 18'],
  ])('may not have a name twice in an object: %j', (text, name, where) => {
    expect(faultLine(() => parseWrittenJson(text))).toMatch(`${where}: "${name}" is there twice`);
    expect(() => parseJson(text)).not.toThrow();
  });

  it('is read as other JSON', () => {
    const inRange = (_: string, value: unknown) => (typeof value === 'number' ? value % 1e15 : value);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value, inRange, 2);
        expect(parseWrittenJson(json)).toEqual(JSON.parse(json));
      }),
    );
    expect(faultOf(() => parseWrittenJson('{"a":}'))).toMatchObject({ message: 'this is not valid JSON' });
  });
});

// Whatever is inserted between two tokens is the first error, wherever it is.
it('names the place of whatever does not belong there', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), fc.constantFrom('#', ';', '“', 'x'), (value, at, intruder) => {
      const json = JSON.stringify(value, null, 2);
      const texts = [...json.matchAll(/"(?:[^"\\]|\\.)*"|[\w.+-]+/g)];
      const places = Array.from({ length: json.length + 1 }, (_, i) => i).filter(
        (i) => !texts.some(({ index, 0: { length } }) => index < i && i <= index + length),
      );
      const place = places[at % places.length]!;
      const [before, after] = [json.slice(0, place), json.slice(place)];
      const lines = before.split('\n');
      const column = `column ${lines.at(-1)!.length + 1}`;
      const fault = faultOf(() => parseJson(`${before}${intruder} ${after}`));
      expect(fault.where).toBe(`${json.includes('\n') ? `line ${lines.length}, ` : ''}${column}`);
    }),
  );
});

/** Whether all numbers in a value are within the range in which integers are exact. */
function isExact(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return typeof value !== 'object' || value === null || Object.values(value).every(isExact);
}

it('gives the same as JSON.parse, or a fault where that throws or a number is too large to be exact', () => {
  const scraps = fc.constantFrom(
    ...'{}[]:,"\\ \n-+.019eEu',
    'a',
    'true',
    'null',
    '"a"',
    '"b":',
    '1.5',
    'é',
    '\u0080',
  );
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      let expected: unknown;
      try {
        expected = JSON.parse(text);
      } catch {
        const fault = faultOf(() => parseJson(text));
        expect(fault.message).toMatch(/^(this is not valid JSON|it is empty)$/);
        return;
      }
      if (isExact(expected)) expect(parseJson(text)).toEqual(expected);
      else expect(faultOf(() => parseJson(text)).message).toMatch(/^the number .* cannot be read exactly$/);
    }),
    { numRuns: 3000, examples: [[['1.5', 'e', '1', '9']]] },
  );
});

describe('a number that would be read as another one', () => {
  it.each([
    ['[1, 1e400]', '1e400', 'column 5'],
    ['{"count": -1E400}', '-1E400', 'column 11'],
    [
      '{\n  "seed": "1e400",\n  "count": 12345678901234567890\n}',
      '12345678901234567890',
      'line 3, column 12',
    ],
    ['[9007199254740992]', '9007199254740992', 'column 2'],
    [`[${'9'.repeat(400)}.5]`, `${'9'.repeat(400)}.5`, 'column 2'],
  ])('is said back as written: %s', (text, number, where) => {
    for (const read of [parseJson, parseWrittenJson]) {
      expect(faultLine(() => read(text))).toBe(
        `${where}: the number ${number} cannot be read exactly; expected a number from -9007199254740991 to 9007199254740991`,
      );
    }
  });

  it('is none that is exact, small or in a text', () => {
    const json = '[9007199254740991, -9007199254740991, 1e15, 1e-400, 0.1234567890123456, "1e400"]';
    expect(parseJson(json)).toEqual(JSON.parse(json));
  });
});
