import { Ints, type Literal, not } from './literals.ts';
import type { VariableOrder } from './order.ts';
import type { Propagation } from './propagation.ts';

/** What is known of a variable's part in a conflict: it has one; it follows from those that have one, or not. */
const SEEN = 1;
const FOLLOWS = 2;
const FREE = 3;
/** How far back is looked for what a literal follows from. */
const DEEPEST = 100;

/** Learns from a contradiction a clause that would have forced a literal some levels earlier. */
export class Learning {
  /**
   * The literals of the clause learnt last: the one that it forces, then of the others, all false, one that became so
   * at the latest level, then the rest.
   */
  readonly literals = new Ints(64);
  /** The number of levels that these literals belong to (block distance). */
  distance = 0;

  readonly #facts: Propagation;
  readonly #order: VariableOrder;
  readonly #seen = new Ints(64);
  /** The variables whose entry in `#seen` is not 0. */
  readonly #toClear = new Ints(64);
  /** For each level the last conflict that counted it. */
  readonly #stamps = new Ints(64);
  #conflict = 0;

  constructor(facts: Propagation, order: VariableOrder) {
    this.#facts = facts;
    this.#order = order;
  }

  addVariable(): void {
    this.#seen.push(0);
  }

  /** Learns from the contradiction at hand, after a decision at least. Returns the level to go back to. */
  learn(): number {
    this.#conflict++;
    this.#resolve();
    this.#minimise();
    return this.#putLatestSecond();
  }

  /**
   * Replaces the literals of the contradiction by their causes, latest first, until one only is left of the last
   * level: the first unique implication point.
   */
  #resolve(): void {
    const facts = this.#facts;
    const { levels, causes, trail, level } = facts;
    const seen = this.#seen.data;
    this.literals.length = 0;
    this.literals.push(0);
    causes.length = 0;
    facts.pushCauses(facts.falseReason, facts.falseLiteral);
    causes.push(not(facts.falseLiteral));
    let open = 0;
    let at = facts.assigned;
    for (;;) {
      for (let i = 0; i < causes.length; i++) {
        const literal = causes.data[i]!;
        const variable = literal >> 1;
        if (seen[variable] !== 0 || levels[variable] === 0) continue;
        seen[variable] = SEEN;
        this.#toClear.push(variable);
        this.#order.bump(variable);
        if (levels[variable] === level) open++;
        else this.literals.push(not(literal));
      }
      do at--;
      while (seen[trail[at]! >> 1] === 0);
      const literal = trail[at]!;
      if (--open === 0) {
        this.literals.data[0] = not(literal);
        return;
      }
      causes.length = 0;
      facts.pushCauses(facts.reasons[literal >> 1]!, literal);
    }
  }

  /** Leaves out of the learnt clause what follows from the rest of it. */
  #minimise(): void {
    const { data, length } = this.literals;
    this.#facts.causes.length = 0;
    let kept = 1;
    for (let i = 1; i < length; i++) if (!this.#follows(not(data[i]!), 0)) data[kept++] = data[i]!;
    this.literals.length = kept;
    for (let i = 0; i < this.#toClear.length; i++) this.#seen.data[this.#toClear.data[i]!] = 0;
    this.#toClear.length = 0;
  }

  /** Whether a true literal follows from literals of the clause. */
  #follows(literal: Literal, depth: number): boolean {
    const { causes, levels, reasons } = this.#facts;
    const seen = this.#seen.data;
    const reason = reasons[literal >> 1]!;
    if (reason === 0 || depth > DEEPEST) return false;
    const from = causes.length;
    this.#facts.pushCauses(reason, literal);
    let holds = true;
    for (let i = from; holds && i < causes.length; i++) {
      const variable = causes.data[i]! >> 1;
      if (levels[variable] === 0 || seen[variable] === SEEN || seen[variable] === FOLLOWS) continue;
      holds = seen[variable] === 0 && this.#follows(causes.data[i]!, depth + 1);
    }
    causes.length = from;
    if (depth > 0) {
      seen[literal >> 1] = holds ? FOLLOWS : FREE;
      this.#toClear.push(literal >> 1);
    }
    return holds;
  }

  #putLatestSecond(): number {
    const { levels } = this.#facts;
    const { data, length } = this.literals;
    const stamps = this.#stamps;
    while (stamps.length < this.#facts.level) stamps.push(0);
    this.distance = 1;
    let latest = 0;
    let second = 1;
    for (let i = 1; i < length; i++) {
      const level = levels[data[i]! >> 1]!;
      if (level > latest) {
        latest = level;
        second = i;
      }
      if (stamps.data[level] === this.#conflict) continue;
      stamps.data[level] = this.#conflict;
      this.distance++;
    }
    if (length > 1) {
      const literal = data[second]!;
      data[second] = data[1]!;
      data[1] = literal;
    }
    return latest;
  }
}
