import { UserError } from '../errors.ts';

/** The numbers in a list such as `1-4` or `2,5`, each once. @param of what they name @throws UserError if there is no such number */
export function parseNumbers(text: string, count: number, of: 'puzzles' | 'sections' = 'puzzles'): number[] {
  const found = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!(first >= 1 && first <= last && last <= count)) {
      throw new UserError(`"${part.trim()}" names no ${of} of this book`, {
        expected: `numbers from 1 to ${count}, such as 1-4 or 2,5`,
      });
    }
    for (let number = first; number <= last; number++) found.add(number);
  }
  return [...found];
}
