import { enlarged, Ints, type Literal, not } from './literals.ts';

/** In the store of clauses each has its length and its block distance (0 unless it was learnt) before its literals. */
const CLAUSE_HEAD = 2;
/** In the store of bounds each has its length, its bound and how many of its literals are true, then its literals. */
const BOUND_HEAD = 3;

/** Why a literal is true: where the reason is stored, times four, and which of these it is; 0 for a decision. */
const BY_CLAUSE = 1;
const BY_LITERAL = 2;
const BY_BOUND = 3;

/**
 * The literals that are true or false, and what follows from them by one clause, implication or bound alone. Clauses are
 * watched at their first two literals (Moskewicz et al. 2001), each watch with another literal of the clause that
 * spares a look at it while it is true. "At most so many of these literals are true" is counted, not written as
 * clauses: over all places of a domino these would be thousands.
 */
export class Propagation {
  /** For each literal 1 if it is true, -1 if it is false, 0 while it is open. */
  values = new Int8Array(128);
  /** The true literals in the order in which they became so. */
  trail = new Int32Array(64);
  assigned = 0;
  /** For each variable that is not open: how many levels had begun before, its reason, its place on the trail. */
  levels = new Int32Array(64);
  reasons = new Int32Array(64);
  #places = new Int32Array(64);
  /** After a contradiction: a literal that is false, and why it should be true. */
  falseLiteral = 0;
  falseReason = 0;
  /** The literals that {@link pushCauses} found; who asks for them takes them off again. */
  readonly causes = new Ints(256);
  /** How many clauses were learnt, without those of two literals, and are still here. */
  learnt = 0;

  #variables = 0;
  /** How many literals were true before each decision. */
  readonly #marks = new Ints(64);
  /** How many literals on the trail were propagated, or at least counted. */
  #head = 0;
  #clauses = new Ints(1024);
  readonly #bounds = new Ints(256);
  /** For each literal: the clauses to look at when it becomes true, as pairs of clause and spare literal. */
  readonly #watches: Ints[] = [];
  /** For each literal: those that follow from it. */
  readonly #implied: Ints[] = [];
  /** For each literal: the bounds that it counts for. */
  readonly #boundsOf: Ints[] = [];

  get level(): number {
    return this.#marks.length;
  }

  /** The number of literals that were true before the decision after so many levels. */
  markOf(level: number): number {
    return level < this.#marks.length ? this.#marks.data[level]! : this.assigned;
  }

  addVariable(): Literal {
    for (let i = 0; i < 2; i++) {
      this.#watches.push(new Ints());
      this.#implied.push(new Ints());
      this.#boundsOf.push(new Ints());
    }
    const variable = this.#variables++;
    if (variable === this.trail.length) {
      const length = 2 * variable;
      this.values = enlarged(this.values, 2 * length);
      this.trail = enlarged(this.trail, length);
      this.levels = enlarged(this.levels, length);
      this.reasons = enlarged(this.reasons, length);
      this.#places = enlarged(this.#places, length);
    }
    return 2 * variable;
  }

  /**
   * Adds a clause of two literals or more; of a learnt one the first is the one that it forces, and the second was
   * the last of the others to become false. Returns it as a reason for its first literal.
   *
   * @param distance the number of decisions its literals depend on (block distance); 0 unless it was learnt
   */
  addClause(literals: ArrayLike<Literal>, length: number, distance: number): number {
    const [first, second] = [literals[0]!, literals[1]!];
    if (length === 2) {
      this.#implied[not(first)]!.push(second);
      this.#implied[not(second)]!.push(first);
      return (not(second) << 2) | BY_LITERAL;
    }
    const clause = this.#clauses.length;
    this.#clauses.push(length);
    this.#clauses.push(distance);
    for (let i = 0; i < length; i++) this.#clauses.push(literals[i]!);
    if (distance > 0) this.learnt++;
    this.#watch(clause);
    return (clause << 2) | BY_CLAUSE;
  }

  /** Adds, before any decision, that at most `bound` of these literals are true. Returns false on a contradiction. */
  addAtMost(literals: readonly Literal[], bound: number): boolean {
    const at = this.#bounds.length;
    this.#bounds.push(literals.length);
    this.#bounds.push(bound);
    let count = 0;
    for (const literal of literals) if (this.values[literal]! > 0) count++;
    this.#bounds.push(count);
    for (const literal of literals) {
      this.#bounds.push(literal);
      this.#boundsOf[literal]!.push(at);
    }
    if (count > bound) return false;
    if (count === bound) this.#close(at, (at << 2) | BY_BOUND);
    return this.propagate();
  }

  /** Decides that an open literal is true. */
  decide(literal: Literal): void {
    this.skipLevel();
    this.force(literal, 0);
  }

  /** Begins a level without a decision. */
  skipLevel(): void {
    this.#marks.push(this.assigned);
  }

  force(literal: Literal, reason: number): void {
    const variable = literal >> 1;
    this.values[literal] = 1;
    this.values[not(literal)] = -1;
    this.levels[variable] = this.#marks.length;
    this.reasons[variable] = reason;
    this.#places[variable] = this.assigned;
    this.trail[this.assigned++] = literal;
  }

  /** Draws all conclusions. Returns false on a contradiction. */
  propagate(): boolean {
    while (this.#head < this.assigned) {
      const literal = this.trail[this.#head++]!;
      if (!this.#countBounds(literal) || !this.#imply(literal) || !this.#visit(literal)) return false;
    }
    return true;
  }

  /** Takes back all decisions after so many, with their conclusions. */
  backTo(level: number): void {
    const mark = this.markOf(level);
    const bounds = this.#bounds.data;
    for (let i = mark; i < this.#head; i++) {
      const counting = this.#boundsOf[this.trail[i]!]!;
      for (let k = 0; k < counting.length; k++) bounds[counting.data[k]! + 2]!--;
    }
    this.#head = Math.min(this.#head, mark);
    for (let i = mark; i < this.assigned; i++) {
      this.values[this.trail[i]!] = 0;
      this.values[not(this.trail[i]!)] = 0;
    }
    this.assigned = mark;
    this.#marks.length = Math.min(this.#marks.length, level);
  }

  /** Appends to {@link causes} the true literals from which `literal` follows for this reason. */
  pushCauses(reason: number, literal: Literal): void {
    const at = reason >> 2;
    switch (reason & 3) {
      case BY_LITERAL:
        this.causes.push(at);
        break;
      case BY_CLAUSE: {
        const clauses = this.#clauses.data;
        const end = at + CLAUSE_HEAD + clauses[at]!;
        for (let i = at + CLAUSE_HEAD; i < end; i++) {
          if (clauses[i] !== literal) this.causes.push(not(clauses[i]!));
        }
        break;
      }
      case BY_BOUND: {
        const bounds = this.#bounds.data;
        // The literal of a contradiction is false: its negation, just counted, is the last that counts.
        const before = this.#places[literal >> 1]!;
        let missing = bounds[at + 1]!;
        for (let i = at + BOUND_HEAD; missing > 0; i++) {
          const other = bounds[i]!;
          if (this.values[other]! <= 0 || this.#places[other >> 1]! >= before) continue;
          this.causes.push(other);
          missing--;
        }
        break;
      }
    }
  }

  /**
   * Before any decision: leaves clauses that are true for good and false literals out, and of the learnt clauses that
   * depend on more than two decisions the half that depends on most of them, older ones first.
   */
  reduce(): void {
    const { data, length } = this.#clauses;
    const counts: number[] = [];
    for (let at = 0; at < length; at += CLAUSE_HEAD + data[at]!) {
      const distance = data[at + 1]!;
      if (distance > 2) counts[distance] = (counts[distance] ?? 0) + 1;
    }
    let going = counts.reduce((sum, count) => sum + count, 0) >> 1;
    let least = Math.max(2, counts.length - 1);
    while (going > (counts[least] ?? 0)) going -= counts[least--] ?? 0;
    // Of the least distance that goes, only so many go.
    const drops = (distance: number) => distance > least || (distance === least && going-- > 0);
    this.#clauses = new Ints(length);
    this.learnt = 0;
    for (const watches of this.#watches) watches.length = 0;
    const left = new Ints(64);
    for (let at = 0; at < length; at += CLAUSE_HEAD + data[at]!) {
      if (drops(data[at + 1]!)) continue;
      left.length = 0;
      let isTrue = false;
      for (let i = at + CLAUSE_HEAD; i < at + CLAUSE_HEAD + data[at]!; i++) {
        const value = this.values[data[i]!]!;
        if (value > 0) isTrue = true;
        if (value === 0) left.push(data[i]!);
      }
      if (!isTrue) this.addClause(left.data, left.length, data[at + 1]!);
    }
  }

  #watch(clause: number): void {
    const clauses = this.#clauses.data;
    const [first, second] = [clauses[clause + CLAUSE_HEAD]!, clauses[clause + CLAUSE_HEAD + 1]!];
    this.#watches[not(first)]!.push(clause);
    this.#watches[not(first)]!.push(second);
    this.#watches[not(second)]!.push(clause);
    this.#watches[not(second)]!.push(first);
  }

  /** Counts a literal that became true. */
  #countBounds(literal: Literal): boolean {
    const { data: counting, length } = this.#boundsOf[literal]!;
    const bounds = this.#bounds.data;
    // All are counted before any is looked at, so that taking back finds them all counted.
    for (let i = 0; i < length; i++) bounds[counting[i]! + 2]!++;
    for (let i = 0; i < length; i++) {
      const at = counting[i]!;
      const bound = bounds[at + 1]!;
      if (bounds[at + 2]! < bound) continue;
      const reason = bound === 1 ? (literal << 2) | BY_LITERAL : (at << 2) | BY_BOUND;
      if (bounds[at + 2]! > bound) return this.#fail(not(literal), (at << 2) | BY_BOUND);
      this.#close(at, reason);
    }
    return true;
  }

  /** Makes the open literals of a bound false that is reached. */
  #close(at: number, reason: number): void {
    const bounds = this.#bounds.data;
    const end = at + BOUND_HEAD + bounds[at]!;
    for (let i = at + BOUND_HEAD; i < end; i++) {
      const other = bounds[i]!;
      if (this.values[other] === 0) this.force(not(other), reason);
    }
  }

  #imply(literal: Literal): boolean {
    const { data, length } = this.#implied[literal]!;
    for (let i = 0; i < length; i++) {
      const other = data[i]!;
      const value = this.values[other]!;
      if (value > 0) continue;
      if (value < 0) return this.#fail(other, (literal << 2) | BY_LITERAL);
      this.force(other, (literal << 2) | BY_LITERAL);
    }
    return true;
  }

  /** Looks at the clauses in which a watched literal became false. */
  #visit(literal: Literal): boolean {
    const watches = this.#watches[literal]!;
    const { data, length } = watches;
    const clauses = this.#clauses.data;
    const values = this.values;
    const gone = not(literal);
    let kept = 0;
    let i = 0;
    while (i < length) {
      const clause = data[i]!;
      const spare = data[i + 1]!;
      i += 2;
      if (values[spare]! > 0) {
        data[kept++] = clause;
        data[kept++] = spare;
        continue;
      }
      const at = clause + CLAUSE_HEAD;
      if (clauses[at] === gone) {
        clauses[at] = clauses[at + 1]!;
        clauses[at + 1] = gone;
      }
      const first = clauses[at]!;
      if (values[first]! > 0) {
        data[kept++] = clause;
        data[kept++] = first;
        continue;
      }
      const end = at + clauses[clause]!;
      let k = at + 2;
      while (k < end && values[clauses[k]!]! < 0) k++;
      if (k < end) {
        const other = clauses[k]!;
        clauses[k] = gone;
        clauses[at + 1] = other;
        const elsewhere = this.#watches[not(other)]!;
        elsewhere.push(clause);
        elsewhere.push(first);
        continue;
      }
      data[kept++] = clause;
      data[kept++] = first;
      if (values[first] === 0) {
        this.force(first, (clause << 2) | BY_CLAUSE);
        continue;
      }
      while (i < length) data[kept++] = data[i++]!;
      watches.length = kept;
      return this.#fail(first, (clause << 2) | BY_CLAUSE);
    }
    watches.length = kept;
    return true;
  }

  #fail(literal: Literal, reason: number): false {
    this.falseLiteral = literal;
    this.falseReason = reason;
    return false;
  }
}
