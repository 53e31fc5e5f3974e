/**
 * Numbers that are typed digit by digit. A number is finished as soon as no longer one can begin with it, or when the
 * player says so.
 */
export class NumberEntry {
  readonly #range: number;
  readonly #wanted: number;
  readonly #numbers: number[] = [];
  #typed = '';

  /**
   * @param range the highest number there is
   * @param wanted how many numbers are asked for
   */
  constructor(range: number, wanted: number) {
    this.#range = range;
    this.#wanted = wanted;
  }

  /** All numbers that were asked for; nothing as long as some are missing. */
  get numbers(): readonly number[] | undefined {
    return this.#numbers.length < this.#wanted ? undefined : this.#numbers;
  }

  get isEmpty(): boolean {
    return this.#typed === '' && this.#numbers.length === 0;
  }

  /** Takes one more digit. @returns whether there is a number that it can belong to */
  type(digit: number): boolean {
    const longer = Number(this.#typed + digit);
    if (this.#typed !== '' && longer > this.#range) this.finish();
    this.#typed += digit;
    const number = Number(this.#typed);
    if (number > this.#range) {
      this.#typed = '';
      return false;
    }
    if (number === 0 || number * 10 > this.#range) this.finish();
    return true;
  }

  finish(): void {
    if (this.#typed === '') return;
    this.#numbers.push(Number(this.#typed));
    this.#typed = '';
  }
}
