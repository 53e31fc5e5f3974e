import type { FirstBookWords } from '../first-book.ts';

export const firstBook: FirstBookWords = {
  title: 'First Book',
  subtitle: 'Domino puzzles for hands and eyes',
  description:
    'Solo puzzles with a whole set of dominoes, from small boards to the double-seven set and from easy to expert, each with exactly one solution, and the figures of the book of 1921.',
  sections: {
    small: 'Small boards',
    ordinary: 'The ordinary set',
    doubleSeven: 'The double-seven set',
    oneCell: 'One cell, one stone',
    twoCells: 'Two cells and odd areas',
    several: 'Several at once',
    chains: 'Chains and pairs',
    terzettSmall: 'Terzett: small boards',
    terzettDoubleSeven: 'Terzett: the double-seven set',
    terzettHarder: 'Terzett: harder ones',
    terzettLetterH: 'Terzett: the letter H',
    terzettWindows: 'Terzett: two windows',
    terzettSeries: 'A series: three Terzetts, one key',
    completions: 'Completions: find the numbers',
  },
};
