/** The name by which templates ask for the board of a task for composers, by its number: `composing-3`. */
export function composingKey(number: number): string {
  return `composing-${number}`;
}
