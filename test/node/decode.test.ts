import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from '../../src/node/decode.ts';
import { faultOf } from '../helpers/fault.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The code units of a text in little-endian or big-endian order. */
function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), isLittle);
  return new Uint8Array(view.buffer);
}

describe('the text of a file', () => {
  it('is the same in UTF-8 and in UTF-16, with a mark or without where that is UTF-8', () => {
    // Any characters but halves of a pair; made from numbers, as the first text of a `binary` unit takes fast-check long.
    const text = fc
      .array(fc.oneof(fc.nat(0xff), fc.nat(0xffff), fc.nat(0x10ffff)), { maxLength: 12 })
      .map((codes) => String.fromCodePoint(...codes))
      .filter((all) => !/^\uFEFF|\0|\p{Cs}/u.test(all));
    const encoded = (all: string) => [
      utf8(all),
      utf8(`\uFEFF${all}`),
      utf16(`\uFEFF${all}`, true),
      utf16(`\uFEFF${all}`, false),
    ];
    fc.assert(
      fc.property(text, (all) => {
        expect(encoded(all).map((bytes) => decode(bytes, 'f'))).toEqual([all, all, all, all]);
      }),
      { numRuns: 50 },
    );
  });

  // é is E9 in Latin-1. In UTF-8 this byte begins a character of three bytes.
  it.each([
    ['Latin-1', [0x46, 0xfc, 0x72], 'the byte FC is not UTF-8; in Latin-1 it is "ü"', 'f: line 1'],
    [
      'Latin-1 after UTF-8 and a line',
      [0xc3, 0xbc, 0x0a, 0x74, 0xe9, 0x73],
      'the byte E9 is not UTF-8; in Latin-1 it is "é"',
      'f: line 2',
    ],
    ['Latin-1 at the end', [0x74, 0xe9], 'the byte E9 is not UTF-8', 'f: line 1'],
    ['Windows-1252', [0x93, 0x41, 0x94], 'the byte 93 is not UTF-8', 'f: line 1'],
    [
      'UTF-16 without a mark',
      [0x7b, 0, 0x7d, 0],
      'this is UTF-16 without a mark of byte order, or no text',
      'f',
    ],
    ['half a UTF-16', [0xff, 0xfe, 0x7b], 'this begins as UTF-16LE does, but does not go on like it', 'f'],
  ])('in %s is refused by name', (_, bytes, message, where) => {
    const fault = faultOf(() => decode(Uint8Array.from(bytes), 'f'));
    expect(fault.message).toContain(message);
    expect(fault).toMatchObject({ where, expected: 'text in UTF-8' });
  });
});
