/** The moment as a text that no other moment has: the seed of what is to be new. */
export function thisMoment(): string {
  return new Date().toISOString();
}
