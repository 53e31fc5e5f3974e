import { expect, it } from 'vitest';
import { readCsv } from '../../src/proof/csv.ts';
import { faultOf } from '../helpers/fault.ts';

it.each([
  ['a,b\r\n1,2\r\n', [{ a: '1', b: '2' }]],
  ['\uFEFFa;b\r\n1;2,3', [{ a: '1', b: '2,3' }]],
  ['a,b\n"x, ""y""\nz",', [{ a: 'x, "y"\nz', b: '' }]],
  ["a\r\n'=1+1\r\n'tis\r\n", [{ a: '=1+1' }, { a: "'tis" }]],
  ['a,b\r\n', []],
])('reads %j', (text, records) => {
  expect(readCsv(text)).toEqual(records);
});

it('says where a quotation mark is missing', () => {
  expect(faultOf(() => readCsv('a,b\r\n1,"2\r\n'))).toMatchObject({ message: 'a quotation mark is missing' });
});
