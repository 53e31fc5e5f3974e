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
    if (!meant && !isSaid(id)) throw unknown('message', id, [...builtIn.messages.keys()], facts);
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
    if (!meant) throw unknownTerm(id, builtIn.terms, facts);
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

/** Every term that a message holds must be there, and have the form that is asked for. */
function checkTerms({ terms, where }: MessageFacts, all: Terms): void {
  for (const { term, form } of terms) {
    const known = all.get(term);
    if (!known) throw unknownTerm(term, all, { where });
    if (form === undefined || known.forms.includes(form)) continue;
    throw new UserError(`the term "-${term}" has no form ${form}`, {
      where,
      expected: known.forms.join(', ') || 'no form',
    });
  }
}

function unknownTerm(name: string, terms: Terms, { where }: Pick<MessageFacts, 'where'>): UserError {
  return unknown(
    'term',
    `-${name}`,
    [...terms.keys()].map((known) => `-${known}`),
    { where },
  );
}

function unknown(
  what: string,
  name: string,
  known: readonly string[],
  { where }: Pick<MessageFacts, 'where'>,
): UserError {
  const meant = nearest(name, known);
  return new UserError(`there is no ${what} called "${name}"`, {
    where,
    hint: meant ? `did you mean "${meant}"?` : 'docs/templates.md tells where all are listed',
  });
}

/** What two word-books differ in, one sentence each; none if one can stand for the other. */
export function differences(language: string, words: WordBookFacts, reference: WordBookFacts): string[] {
  const found: string[] = [];
  for (const [id, meant] of reference.messages) {
    const own = words.messages.get(id);
    if (!own) {
      found.push(`${language} lacks the message ${id} (${meant.where})`);
      continue;
    }
    const variables = (facts: MessageFacts) =>
      [...facts.variables.keys()]
        .filter((name) => name !== READER)
        .sort()
        .join(', ');
    if (variables(own) !== variables(meant)) {
      found.push(
        `${own.where}: ${id} is filled with ${variables(own) || 'nothing'}, not ${variables(meant) || 'nothing'}`,
      );
    }
    const marks = (facts: MessageFacts) => marksOf(facts).join(' ');
    if (marks(own) !== marks(meant)) {
      found.push(
        `${own.where}: ${id} is marked with ${marks(own) || 'nothing'}, not ${marks(meant) || 'nothing'}`,
      );
    }
  }
  for (const [id, { where }] of words.messages) {
    if (!reference.messages.has(id)) found.push(`${where}: there is no message ${id}`);
  }
  for (const [name, { where }] of reference.terms) {
    if (!words.terms.has(name)) found.push(`${language} lacks the term -${name} (${where})`);
  }
  for (const [name, { where }] of words.terms) {
    if (!reference.terms.has(name)) found.push(`${where}: there is no term -${name}`);
  }
  for (const facts of [...words.messages.values(), ...words.terms.values()]) {
    try {
      checkTerms(facts, words.terms);
    } catch (error) {
      found.push(`${facts.where}: ${(error as Error).message}`);
    }
  }
  return found;
}

/** Languages may set off words as they like; what names a thing or leads to it must be the same in all. */
const FREE_MARKS = ['b', 'foreign'];

function marksOf({ readings }: MessageFacts): string[] {
  const names = readings.flatMap((reading) => [...reading.matchAll(/<([a-z]\w*)/g)].map(([, name]) => name!));
  return [...new Set(names)].filter((name) => !FREE_MARKS.includes(name)).sort();
}
