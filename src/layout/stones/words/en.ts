import type { Block } from '../../../document/document.ts';
import { heading, paragraph, say, steps, stoneList } from './say.ts';
import type { StonesFacts, StonesWords } from './words.ts';

export const en: StonesWords = {
  decimalSign: '.',
  title: ({ highest }) => say`Card stones up to ${highest}`,
  blocks: (facts) => [
    ...about(facts),
    heading(say`How to make them`),
    facts.medium === 'touch' ? makeForTouch(facts) : makeForPrint(facts),
    heading(say`Card strokes`),
    ...strokes(facts),
  ],
  stonesSheet: (sheet, of) => (of === 1 ? say`Card stones` : say`Card stones, sheet ${sheet} of ${of}`),
  stripsSheet: say`Card strokes`,
  backSheet: say`Back side of the card stones`,
  row: (number, stones) => `Row ${number}: ${stones.join(', ')}`,
  strips: (count) => `${count} strips of card, each with a line along its middle`,
  back: 'An area in one even colour',
};

function about(facts: StonesFacts): Block[] {
  const { count, highest, owned, card, square, range, numerals, cornered, medium, first } = facts;
  return [
    paragraph(
      owned
        ? say`${count} card stones: those that a set up to ${owned} lacks for a set up to ${highest}.`
        : say`${count} card stones: the whole set up to ${highest}.`,
      say`Each is ${card.width} by ${card.height} millimetres, for a board with squares of ${square} millimetres.`,
      say`A bar divides it into two halves.`,
    ),
    numerals === 'pips' ? pips(range) : digits(facts),
    ...(cornered
      ? [
          paragraph(
            say`One corner of each card is cut off. The card is the right way up when that corner is at the upper right.`,
          ),
        ]
      : []),
    ...(medium === 'touch' && numerals === 'pips' ? [whyNotBraille()] : []),
    paragraph([
      ...say`The cards lie in rows, sorted by their larger number: `,
      ...stoneList(first),
      ...say` and so on. So a smaller set stands before the rest of a larger one.`,
    ]),
  ];
}

function pips(range: number): Block {
  return paragraph(
    say`Pips show the numbers, as on dice. A half without pips is a 0.`,
    range >= 6 ? say`Six pips are two rows of three along the stone.` : undefined,
    range >= 7 ? say`7 has one more between the two rows, in the middle.` : undefined,
    range >= 8 ? say`8 is a square of pips round an empty middle.` : undefined,
    range >= 9 ? say`9 is three rows of three.` : undefined,
  );
}

function digits({ numerals, range }: StonesFacts): Block {
  return numerals === 'braille'
    ? paragraph(
        say`The numbers are braille digits without number sign: the letter a is 1, the letter j is 0.`,
        say`Braille that is turned becomes other digits, so mind the corner.`,
      )
    : paragraph(
        say`Large digits show the numbers.`,
        range >= 9 ? say`A line stands below 6 and 9, so that a turned card misleads nobody.` : undefined,
      );
}

function whyNotBraille(): Block {
  return paragraph(
    say`The pips are not braille. Stones are laid across and upright, and braille that is turned becomes other digits: 0, 4, 6 and 8 turn into each other, 2 into 3, and 5 into 9. Pips stay what they are.`,
  );
}

function makeForPrint({ card, cornered }: StonesFacts): Block {
  return steps(
    say`Print at 100 percent, on one side, and do not let the printer fit to the page. Measure a card: it is ${card.width} millimetres wide.`,
    say`Print on stiff card of 250 grams or more a square metre. Or print on paper and glue it on card about 1 millimetre thick. On a steel board use magnetic foil instead of card, so that the stones stay in place.`,
    say`The last page is the back side. Print it on the back of every sheet of stones, or glue it there. All backs look alike then. Hold a card against the light: if the number shows through, use thicker card.`,
    say`Cut along the lines: first the long cuts across the whole sheet, then each strip into cards.`,
    cornered ? say`Cut off the corner at the short slanting line.` : undefined,
  );
}

function makeForTouch({ card, cornered, overlay }: StonesFacts): Block {
  return steps(
    say`Print on swell paper at 100 percent, with black toner that holds carbon, and heat the sheets. Everything black rises.`,
    say`Heat first, glue afterwards. Glue the sheet on card about 1 millimetre thick, or on magnetic foil for a steel board, so that the stones stay in place when they are felt.`,
    say`The back side is a page of the file stones.pdf. Print it on ordinary paper, do not heat it, and glue it on the back. All backs are alike then.`,
    overlay
      ? say`Lines in colour, which do not rise, and raised marks at the edges show where to cut. First make the long cuts across the whole sheet, then cut each strip into cards.`
      : say`Raised marks at the edges show where to cut. First cut across the whole sheet, from each mark on the left to its partner on the right. Then cut each strip every ${card.width} millimetres; the first card is a measure for the others.`,
    cornered ? say`Cut off the corner with the raised dot.` : undefined,
  );
}

function strokes({ strip }: StonesFacts): Block[] {
  return [
    paragraph(
      say`One sheet is cut into strips of ${strip.length} by ${strip.width} millimetres. When two free cells cannot be one stone, lay a strip on the line between them. It is a stroke that can be taken away again, when one of the cells is covered or when it was a mistake.`,
    ),
    paragraph(
      say`Wax sticks do the same: thin bendable threads of wax that are pressed on and pulled off. Cut them to the length of a strip.`,
    ),
  ];
}
