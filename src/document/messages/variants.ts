/** The tenths of a rating: chains and trials count their links and stones in them. */
export function tenths(rating: number): number {
  return Math.round(rating * 10) % 10;
}
