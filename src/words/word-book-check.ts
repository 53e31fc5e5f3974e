import { nearest, UserError } from '../errors.ts';
import type { MessageFacts, WordBookFacts } from './fluent.ts';
import { READER } from './readers.ts';

/**
 * Checks the user's own words against those that they stand for.
 *
 * @param isSaid whether the user's own templates say a message, which then may be a new one
 * @throws UserError that names file, line and message
 */
export function checkOwnWords(
  own: WordBookFacts,
  builtIn: WordBookFacts,
  isSaid: (id: string) => boolean,
): void {
  const terms = new Map([...builtIn.terms, ...own.terms]);
  for (const [id, facts] of own.messages) {
    const meant = builtIn.messages.get(id);
    if (!meant && !isSaid(id)) throw unknown('message', id, [...builtIn.messages.keys()], facts.where);
    for (const name of meant ? facts.variables.keys() : []) {
      if (name === READER || meant!.variables.has(name)) continue;
      throw new UserError(`the message "${id}" is not given $${name}`, {
        where: facts.where,
        expected: [...meant!.variables.keys()].map((known) => `$${known}`).join(', ') || 'no variables',
      });
    }
    checkTerms(facts, terms);
  }
  for (const [id, facts] of own.terms) {
    const meant = builtIn.terms.get(id);
    if (!meant) throw unknownTerm(id, builtIn.terms, facts.where);
    const missing = meant.forms.find((form) => !facts.forms.includes(form));
    if (missing !== undefined) {
      throw new UserError(`the term "-${id}" lacks its form ${missing}`, {
        where: facts.where,
        expected: meant.forms.join(', '),
      });
    }
    checkTerms(facts, terms);
  }
  // Only now is every term there that others hold.
  for (const [id, facts] of own.messages) checkPlaces(`the message "${id}"`, facts, terms);
  for (const [id, facts] of own.terms) checkPlaces(`the term "-${id}"`, facts, terms);
}

type Terms = WordBookFacts['terms'];

/** Fluent fills in no more in one message, with those in the terms that it holds. */
const MOST_PLACES = 100;

/** A term may hold others, but not itself, and not so many that a short message comes to a long text. */
function checkPlaces(name: string, facts: MessageFacts, terms: Terms): void {
  const { where } = facts;
  let places = 0;
  visit(facts, []);

  function visit(inner: MessageFacts, holders: readonly string[]): void {
    places += inner.places;
    if (places > MOST_PLACES) {
      throw new UserError(`${name} has too many places that are filled in`, {
        where,
        expected: `at most ${MOST_PLACES}, with those in its terms`,
      });
    }
    for (const { term } of inner.terms) {
      if (holders.includes(term)) throw new UserError(`the term "-${term}" holds itself`, { where });
      visit(terms.get(term)!, [...holders, term]);
    }
  }
}

/** Every term that a message holds must be there, and have the form that is asked for. @throws UserError */
export function checkTerms({ terms, where }: MessageFacts, all: Terms): void {
  for (const { term, form } of terms) {
    const known = all.get(term);
    if (!known) throw unknownTerm(term, all, where);
    if (form === undefined || known.forms.includes(form)) continue;
    throw new UserError(`the term "-${term}" has no form ${form}`, {
      where,
      expected: known.forms.join(', ') || 'no form',
    });
  }
}

function unknownTerm(name: string, terms: Terms, where: string): UserError {
  const known = Array.from(terms.keys(), (term) => `-${term}`);
  return unknown('term', `-${name}`, known, where);
}

function unknown(what: string, name: string, known: readonly string[], where: string): UserError {
  const meant = nearest(name, known);
  return new UserError(`there is no ${what} called "${name}"`, {
    where,
    hint: meant ? `did you mean "${meant}"?` : 'docs/templates.md tells where all are listed',
  });
}
