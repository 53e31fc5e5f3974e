import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChainDomino, makeChainLine, parseChain } from '../../src/domino/chain.ts';
import { UserError } from '../../src/errors.ts';
import { faultOf } from '../helpers/fault.ts';

describe('a chain', () => {
  it('is read as it is written: along, across, and up and down from the first double across', () => {
    const chain = parseChain(' 2:9  9/9 9:7 7/7 ', '9:4', '9:5 5:7');
    expect(chain.line.map(({ numbers, across }) => [...numbers, across])).toEqual([
      [2, 9, false],
      [9, 9, true],
      [9, 7, false],
      [7, 7, true],
    ]);
    expect([makeChainLine(chain.line), makeChainLine(chain.up), makeChainLine(chain.down)]).toEqual([
      '2:9 9/9 9:7 7/7',
      '9:4',
      '9:5 5:7',
    ]);
  });

  it('takes a domino across that is no double at any number, and any domino after it', () => {
    expect(parseChain('8/2 3:9').line).toHaveLength(2);
    expect(parseChain('3:9 2/8 2:4').line).toHaveLength(3);
  });

  it('has arms at a double that is its first domino, and at most forty dominoes', () => {
    expect(parseChain('2/2 2:3', '2:5').up).toHaveLength(1);
    expect(parseChain(Array(40).fill('0:0').join(' ')).line).toHaveLength(40);
  });

  it.each([
    ['', undefined, 'the chain has no dominoes'],
    ['1:2 3:4', undefined, '1:2 and 3:4 do not fit'],
    ['1:2 1/1', undefined, '1:2 and 1/1 do not fit'],
    ['1:2 2:22', undefined, '"2:22" is not a domino of a chain'],
    ['1:2 2', undefined, '"2" is not a domino of a chain'],
    ['11:2:2', undefined, '"11:2:2" is not a domino of a chain'],
    ['1:2x', undefined, '"1:2x" is not a domino of a chain'],
    ['x1:2', undefined, '"x1:2" is not a domino of a chain'],
    ['1:2', '2:3', 'nothing goes up or down without a double across the line'],
    ['1:2 2:2', '2:3', 'nothing goes up or down without a double across the line'],
    ['1:2 2/2', '3:2', '2/2 and 3:2 do not fit'],
    [Array(41).fill('0:0').join(' '), undefined, 'a chain of 41 dominoes'],
  ])('refuses "%s" with %s above: %s', (line, up, message) => {
    expect(faultOf(() => parseChain(line, up)).message).toBe(message);
  });

  const number = fc.integer({ min: 0, max: 21 });
  it('is read back, whatever dominoes it has', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 2, maxLength: 41 }), (ends) => {
        const line = ends.slice(1).map((second, i): ChainDomino => {
          const first = ends[i]!;
          return { numbers: [first, second], across: first === second };
        });
        expect(parseChain(makeChainLine(line)).line).toEqual(line);
      }),
    );
  });

  it('never ends otherwise than with a chain or a mistake of the user', () => {
    const sign = fc.constantFrom(...'0123456789:/ ?x-');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 40 }), fc.string({ maxLength: 20 }), (line, up) => {
        try {
          parseChain(line, up);
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
    );
  });
});
