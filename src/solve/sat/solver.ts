import { Learning } from './learning.ts';
import { Ints, type Literal, not } from './literals.ts';
import { VariableOrder } from './order.ts';
import { Propagation } from './propagation.ts';

export { type Literal, not };

/** `unknown`: the conflicts allowed were used up first. */
export type Answer = 'sat' | 'unsat' | 'unknown';

/** Restarts: this many conflicts times the next of the Luby sequence 1 1 2 1 1 2 4 … */
const RESTART_UNIT = 128;
/** This many learnt clauses until half of them are dropped, and this many more each time. */
const LEARNT_AT_FIRST = 2000;
const LEARNT_MORE = 1000;

/**
 * Finds out whether literals can be chosen so that all clauses hold: conflict-driven clause learning (Marques-Silva
 * and Sakallah 1999) with the first unique implication point, minimised clauses, activities, saved phases, restarts
 * after Luby and deletion by block distance (Audemard and Simon 2009).
 *
 * Clauses can be added between questions and what was learnt is kept. There is no chance in it and no clock: the same
 * calls give the same answers.
 */
export class SatSolver {
  readonly #facts = new Propagation();
  readonly #order = new VariableOrder();
  readonly #learning = new Learning(this.#facts, this.#order);
  /** For each variable 1 if it is first tried negated: if it was false last, or never true. */
  readonly #phases = new Ints(64);
  #model = new Int8Array(0);
  #mostLearnt = LEARNT_AT_FIRST;
  #holds = true;
  #conflicts = 0;

  /** The conflicts of all questions so far: a measure of work that is the same on every machine. */
  get conflicts(): number {
    return this.#conflicts;
  }

  /** Adds a variable and returns its positive literal. */
  newVariable(): Literal {
    const literal = this.#facts.addVariable();
    this.#phases.push(1);
    this.#learning.addVariable();
    this.#order.add(literal >> 1);
    return literal;
  }

  /** Says that one of these literals is true. Returns false if all that was said cannot be true together. */
  addClause(literals: readonly Literal[]): boolean {
    const { values } = this.#facts;
    const open: Literal[] = [];
    for (const literal of literals) {
      if (values[literal]! > 0 || open.includes(not(literal))) return this.#holds;
      if (values[literal] === 0 && !open.includes(literal)) open.push(literal);
    }
    if (open.length > 1) this.#facts.addClause(open, open.length, 0);
    else if (open.length === 0) this.#holds = false;
    else {
      this.#facts.force(open[0]!, 0);
      this.#holds &&= this.#facts.propagate();
    }
    return this.#holds;
  }

  /** Says that at most `bound` of these literals, all of different variables, are true. */
  addAtMost(literals: readonly Literal[], bound: number): boolean {
    if (literals.length > bound) this.#holds &&= this.#facts.addAtMost(literals, bound);
    return this.#holds;
  }

  /** Says that exactly `count` of these literals, all of different variables, are true. */
  addExactly(literals: readonly Literal[], count: number): boolean {
    this.addAtMost(literals, count);
    if (count === 1 || literals.length <= count) {
      if (literals.length < count) this.#holds = false;
      else if (count === 1) this.addClause(literals);
      else for (const literal of literals) this.addClause([literal]);
      return this.#holds;
    }
    return this.addAtMost(literals.map(not), literals.length - count);
  }

  /** Whether all that was said can be true while these literals are; so many conflicts are made at most. */
  solve(assumptions: readonly Literal[] = [], maxConflicts = Number.POSITIVE_INFINITY): Answer {
    if (!this.#holds) return 'unsat';
    const last = this.#conflicts + maxConflicts;
    for (let round = 1; ; round++) {
      if (this.#facts.learnt > this.#mostLearnt) {
        this.#facts.reduce();
        this.#mostLearnt += LEARNT_MORE;
      }
      const answer = this.#search(assumptions, Math.min(last, this.#conflicts + RESTART_UNIT * luby(round)));
      this.#backTo(0);
      if (answer !== 'unknown' || this.#conflicts >= last) return answer;
    }
  }

  /** After `sat`: whether a literal is true in what was found. */
  isTrue(literal: Literal): boolean {
    return this.#model[literal]! > 0;
  }

  #search(assumptions: readonly Literal[], lastConflict: number): Answer {
    const facts = this.#facts;
    for (;;) {
      const agrees = facts.propagate();
      if (!agrees && facts.level === 0) {
        this.#holds = false;
        return 'unsat';
      }
      if (this.#conflicts >= lastConflict) return 'unknown';
      if (!agrees) {
        this.#conflicts++;
        this.#learn();
        continue;
      }
      if (facts.level < assumptions.length) {
        const assumption = assumptions[facts.level]!;
        const value = facts.values[assumption]!;
        if (value < 0) return 'unsat';
        if (value > 0) facts.skipLevel();
        else facts.decide(assumption);
        continue;
      }
      const variable = this.#nextOpen();
      if (variable < 0) {
        this.#model = facts.values.slice();
        return 'sat';
      }
      facts.decide(2 * variable + this.#phases.data[variable]!);
    }
  }

  #nextOpen(): number {
    for (;;) {
      const variable = this.#order.take();
      if (variable < 0 || this.#facts.values[2 * variable] === 0) return variable;
    }
  }

  #backTo(level: number): void {
    const { trail, assigned } = this.#facts;
    for (let i = this.#facts.markOf(level); i < assigned; i++) {
      const literal = trail[i]!;
      this.#phases.data[literal >> 1] = literal & 1;
      this.#order.insert(literal >> 1);
    }
    this.#facts.backTo(level);
  }

  /** Learns a clause from the contradiction, goes back as far as its first literal is still forced, and forces it. */
  #learn(): void {
    const level = this.#learning.learn();
    const { literals, distance } = this.#learning;
    this.#backTo(level);
    const isFact = literals.length === 1;
    const reason = isFact ? 0 : this.#facts.addClause(literals.data, literals.length, distance);
    this.#facts.force(literals.data[0]!, reason);
    this.#order.decay();
  }
}

/** The n-th of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … (Luby, Sinclair and Zuckerman 1993). */
function luby(n: number): number {
  for (let power = 1; ; power *= 2) {
    if (n === 2 * power - 1) return power;
    if (n < 2 * power - 1) return luby(n - power + 1);
  }
}
