import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFault } from '../../src/proof/content.ts';

const faultIn = (content: string) => contentFault(Uint8Array.from(Buffer.from(content, 'latin1')));

const TEXT = 'q\n1 0 0 -1 0 841.89 cm\nBT\n1 0 0 1 5 -.5 Tm\n/F2 20 Tf\n[<0001> -3.5 <00 02> 0] TJ\nET\nQ\n';

describe('what a page draws', () => {
  it.each([
    ['nothing', ''],
    ['a text', TEXT],
    ['a marked content', `/P <</MCID 0 /Lang (de \\) (x))>> BDC\n${TEXT}EMC`],
    ['one in a text', 'BT /Span <</ActualText <FEFF>>> BDC (a) Tj EMC ET'],
    ['paths', '[] 0 d [2 3] 0 d 1 0 0 0 k 0 0 m 1 1 l h S 0 0 1 1 re W n 1 j'],
    ['values', '/P <</A true /B [null false]>> BDC EMC'],
    ['colours', '/Cs cs 0.1 .2 +3 scn /P scn % a note ) ]\n0 g'],
  ])('is right with %s', (_, content) => {
    expect(faultIn(content)).toBeUndefined();
  });

  it.each([
    ['an array without a beginning', TEXT.replace('[', ''), 'an array ends that was not begun'],
    [
      'an array without an end',
      TEXT.replace(']', ''),
      'TJ stands in an array or dictionary that does not end',
    ],
    ['a text without an end', TEXT.replace('ET', ''), 'Q stands in a text'],
    ['a state without an end', TEXT.replace('Q', ''), 'at its end: q without Q'],
    ['a state without a beginning', `${TEXT}Q`, 'Q without q'],
    ['a string without an end', 'BT (a\\) Tj ET', 'a string does not end'],
    ['letters in hexadecimal', 'BT <00g0> Tj ET', 'a string does not end'],
    ['too few numbers', '1 0 0 1 5 cm', 'cm is given number, number, number, number, number'],
    ['too many numbers', '0 0 0 m', 'm is given number, number, number'],
    ['another operand', 'BT /F2 Tj ET', 'Tj is given name'],
    ['texts in dashes', '[(a)] 0 d', 'd is given texts, number'],
    ['an operator that is none', '1 Xy', 'the operator Xy is not known'],
    ['a number that is none', '1.2.3 w', 'the operator 1.2.3 is not known'],
    ['a text outside texts', '(a) Tj', 'Tj stands outside texts and paths'],
    ['a text in a text', 'BT BT ET ET', 'BT stands in a text'],
    ['a path that is not painted', '0 0 m q Q', 'q stands in a path'],
    ['a path that is not begun', '1 1 l S', 'l stands outside texts and paths'],
    ['a mark without an end', '/P <</MCID 0>> BDC', 'at its end: BDC or BMC without EMC'],
    ['a mark without a beginning', 'EMC', 'EMC without BDC or BMC'],
    ['a mark that ends in a text', '/P BMC BT EMC ET', 'EMC without BDC or BMC'],
    ['a mark that ends behind its text', 'BT /P BMC ET EMC', 'ET before EMC'],
    ['a dictionary without an end', '/P <</MCID 0 BDC EMC', 'BDC stands in an array or dictionary'],
    ['a dictionary that ends as an array', '/P <</MCID 0] BDC', 'an array ends that was not begun'],
    ['an array at its end', '[1 2', 'an array or dictionary does not end'],
    ['a dictionary at its end', '/P <</MCID 0', 'an array or dictionary does not end'],
    ['a value for an operator', 'true w', 'w is given other'],
    ['operands at its end', '1 0 0', 'it ends before an operator'],
    ['braces', '{1}', 'a sign that means nothing here'],
    ['very many arrays', '['.repeat(1000), 'too many arrays inside each other'],
  ])('is wrong with %s', (_, content, told) => {
    expect(faultIn(content)).toContain(told);
  });

  it('is told with eight operands at most', () => {
    expect(faultIn(`${'1 '.repeat(9)}w`)).toMatch(/: w is given number(, number){7}$/);
    expect(faultIn('w')).toMatch(/: w is given nothing$/);
  });

  it('is read to its end, whatever it is', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(contentFault(bytes) ?? '').toMatch(/^(what it draws is broken at |$)/);
      }),
    );
  });

  it('lacks nothing: with any one of its words left out it is wrong', () => {
    const words = TEXT.trim().split(/\s+/);
    for (let i = 0; i < words.length; i++) {
      if (/^-?[\d.]+$/.test(words[i]!) && /TJ|<|\]/.test(words.slice(i, i + 3).join(' '))) continue;
      if (words[i] === '<00' || words[i] === '02>') continue;
      expect(faultIn(words.toSpliced(i, 1).join(' ')), words[i]!).toBeDefined();
    }
  });
});
