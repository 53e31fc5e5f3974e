import type { Numerals } from '../language.ts';

const UP_TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const numerals: Numerals = {
  word,
  inflected: (text) => text,
  beforeRoman: 'figure',
};

function word(number: number): string {
  if (number < 20) return UP_TO_NINETEEN[number]!;
  if (number < 100) {
    const [tens, ones] = [TENS[Math.floor(number / 10) - 2]!, number % 10];
    return ones === 0 ? tens : `${tens}-${word(ones)}`;
  }
  const [hundreds, rest] = [`${word(Math.floor(number / 100))} hundred`, number % 100];
  return rest === 0 ? hundreds : `${hundreds} and ${word(rest)}`;
}
