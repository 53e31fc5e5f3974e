import {
  columnOffset,
  type Expression,
  FluentParser,
  type InlineExpression,
  Junk,
  lineOffset,
  Message,
  NumberLiteral,
  type Pattern,
  Placeable,
  type Resource,
  SelectExpression,
  StringLiteral,
  Term,
  TermReference,
  TextElement,
  VariableReference,
} from '@fluent/syntax';
import { UserError } from '../errors.ts';
import { FILLED_IN, type TextFile } from './text-file.ts';

/** What a message or term is made of, as far as others rely on it. */
export interface MessageFacts {
  /** `words/puzzle.ftl:12`: file and line. */
  readonly where: string;
  /** The variables, and whether each must be a number, as it chooses between plurals. */
  readonly variables: ReadonlyMap<string, 'number' | 'any'>;
  /** The terms that it holds, each with its form, if one is asked for. */
  readonly terms: readonly { readonly term: string; readonly form: string | undefined }[];
  /** How often something is filled in or chosen, in all variants together. */
  readonly places: number;
  /** Each text that it can come to, every variant in one at least; what is filled in is the mark. */
  readonly readings: readonly string[];
}

/** A term: a word that stands in many messages, in several forms. */
export interface TermFacts extends MessageFacts {
  readonly forms: readonly string[];
}

export interface WordBookFacts {
  readonly messages: ReadonlyMap<string, MessageFacts>;
  readonly terms: ReadonlyMap<string, TermFacts>;
}

/** The variable with which a message asks for one form of a term. */
const FORM = 'form';

/** How deep choices may stand inside each other; the built-in messages need two. */
const DEEPEST = 10;
/** How long a message can come to be before it is filled in, in characters; the longest built-in one has 530. */
const LONGEST = 5000;

/** Categories of plurals (CLDR). */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * What Fluent files hold, with the places of all messages.
 *
 * @throws UserError with file, line and column if one cannot be read, or a message or term stands twice
 */
export function wordBookFacts(files: readonly TextFile[]): WordBookFacts {
  const messages = new Map<string, MessageFacts>();
  const terms = new Map<string, TermFacts>();
  for (const { shown, text } of files) {
    for (const entry of parsed(text, shown).body) {
      const where = () => `${shown}:${lineOffset(text, entry.span!.start) + 1}`;
      if (entry instanceof Junk) throw unreadable(entry, text, shown);
      if (!(entry instanceof Message || entry instanceof Term)) continue;
      const { name } = entry.id;
      const known: ReadonlyMap<string, MessageFacts> = entry instanceof Term ? terms : messages;
      const earlier = known.get(name);
      if (earlier) {
        throw new UserError(`"${name}" stands twice`, { where: where(), hint: `first in ${earlier.where}` });
      }
      if (!entry.value) {
        throw new UserError(`the message "${name}" has no text`, {
          where: where(),
          expected: `${name} = and its text`,
        });
      }
      const facts = factsOf(entry.value, where());
      if (entry instanceof Term) terms.set(name, { ...facts, forms: formsOf(entry.value) });
      else messages.set(name, facts);
    }
  }
  return { messages, terms };
}

/** The parser has no limit of its own and ends without a word that helps. */
function parsed(text: string, shown: string): Resource {
  try {
    return new FluentParser({ withSpans: true }).parse(text);
  } catch (error) {
    throw error instanceof RangeError ? tooDeep(shown) : error;
  }
}

function tooDeep(where: string): UserError {
  return new UserError('braces are nested too deeply', { where, expected: `at most ${DEEPEST}` });
}

function unreadable(entry: Junk, text: string, shown: string): UserError {
  const { message, span } = entry.annotations[0]!;
  const { start } = span!;
  const where = `${shown}:${lineOffset(text, start) + 1}:${columnOffset(text, start) + 1}`;
  return new UserError(`this is not Fluent: ${message.replace(/\.$/, '')}`, {
    where,
    expected: 'name = text, and further lines of the text indented',
    hint: 'docs/templates.md explains how messages are written',
  });
}

function factsOf(pattern: Pattern, where: string): MessageFacts {
  const variables = new Map<string, 'number' | 'any'>();
  const terms: { term: string; form: string | undefined }[] = [];
  let places = 0;
  const readings = readingsOf(pattern, 1);
  if (readings.some(({ length }) => length > LONGEST)) {
    throw new UserError('the text is too long', { where, expected: `at most ${LONGEST} characters` });
  }
  return { where, variables, terms, places, readings };

  function readingsOf({ elements }: Pattern, depth: number): string[] {
    const alternatives = elements.map((element) =>
      element instanceof TextElement ? [element.value] : readingsOfExpression(element.expression, depth),
    );
    const count = Math.max(1, ...alternatives.map(({ length }) => length));
    return Array.from({ length: count }, (_, i) =>
      alternatives.map((texts) => texts[Math.min(i, texts.length - 1)]).join(''),
    );
  }

  function readingsOfExpression(expression: Expression | Placeable, depth: number): string[] {
    if (depth > DEEPEST) throw tooDeep(where);
    places++;
    if (expression instanceof Placeable) return readingsOfExpression(expression.expression, depth + 1);
    if (expression instanceof SelectExpression) {
      const { selector, variants } = expression;
      note(
        selector,
        variants.every(({ key }) => key instanceof NumberLiteral || PLURALS.includes(key.name)),
      );
      return variants.flatMap(({ value }) => readingsOf(value, depth + 1));
    }
    if (expression instanceof StringLiteral) return [expression.parse().value];
    note(expression, false);
    return [FILLED_IN];
  }

  function note(expression: InlineExpression | Placeable, isNumber: boolean): void {
    if (expression instanceof VariableReference) {
      const { name } = expression.id;
      if (isNumber || !variables.has(name)) variables.set(name, isNumber ? 'number' : 'any');
    } else if (expression instanceof TermReference && !expression.attribute) {
      const form = expression.arguments?.named.find(({ name }) => name.name === FORM)?.value;
      terms.push({
        term: expression.id.name,
        form: form instanceof StringLiteral ? form.value : undefined,
      });
    } else if (!(expression instanceof StringLiteral || expression instanceof NumberLiteral)) {
      throw new UserError('this kind of Fluent is not used here', {
        where,
        expected: 'variables, terms and choices',
      });
    }
  }
}

/** The forms of a term: the variants by its variable `$form`. */
function formsOf({ elements }: Pattern): string[] {
  return elements.flatMap((element) => {
    const choice = element instanceof Placeable ? element.expression : undefined;
    if (!(choice instanceof SelectExpression)) return [];
    const { selector, variants } = choice;
    if (!(selector instanceof VariableReference && selector.id.name === FORM)) return [];
    return variants.flatMap(({ key }) => (key instanceof NumberLiteral ? [] : key.name));
  });
}
