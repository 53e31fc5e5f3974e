import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAmong, makeTable } from '../../src/domino/indices.ts';

it('a value is among the first entries of a table if it is in a list of these', () => {
  const few = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(fc.array(few), fc.nat(), few, (values, some, value) => {
      const table = makeTable(values.length);
      values.forEach((each, i) => {
        table[i] = each;
      });
      const length = some % (values.length + 1);
      expect(isAmong(table, length, value)).toBe(values.slice(0, length).includes(value));
    }),
  );
});
