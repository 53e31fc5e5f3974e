import { nearest, UserError } from '../errors.ts';
import { Marked } from '../words/marked.ts';
import type { WordBook } from '../words/word-book.ts';
import { PART_TEMPLATES } from './contents.ts';
import { isCondition, JOINTS, KNOWN_HELPERS } from './helpers.ts';
import { meantBy } from './parse.ts';

/** A template as Handlebars reads it. */
export interface ParsedTemplate {
  /** As it is named in messages. */
  readonly file: string;
  readonly source: string;
  readonly program: hbs.AST.Program;
}

/**
 * What a book's templates may come to, in characters, if every part is put where it is called: parts that call parts
 * several times each would never end. The built-in ones come to 150,000.
 */
const MOST = 2_000_000;

const BLOCK_HELPERS = ['if', 'unless', 'each', 'list'] as const;

interface Scope {
  readonly file: string;
  /** The values that names are looked up in, the innermost last; the first is `@root`. */
  readonly scopes: readonly unknown[];
  /** The parts that called each other to come here. */
  readonly calls: readonly string[];
}

/**
 * Checks every name in a template and in the parts that it calls: values, helpers and parts. What Handlebars does
 * when it is asked for a value that is not there differs from place to place; here it is always a fault.
 *
 * @param sample values with all names that there are; a list stands for its first entry
 * @param words in which every message that is called must stand
 * @throws UserError with file, line and column
 */
export function checkNames(
  name: string,
  templates: ReadonlyMap<string, ParsedTemplate>,
  sample: object,
  words: WordBook,
): void {
  let called = 0;
  call(name, { file: '', scopes: [sample], calls: [] });

  function call(part: string, { scopes, calls }: Scope): void {
    const { file, source, program } = templates.get(part)!;
    called += source.length;
    if (called > MOST) {
      throw new UserError('the parts call each other too often', {
        where: file,
        expected: `at most ${MOST} characters if every part stood where it is called`,
      });
    }
    check(program, { file, scopes, calls: [...calls, part] });
  }

  function check(program: hbs.AST.Program, scope: Scope): void {
    for (const statement of program.body) {
      if (statement.type === 'MustacheStatement') checkValue(statement as hbs.AST.MustacheStatement, scope);
      else if (statement.type === 'BlockStatement') checkBlock(statement as hbs.AST.BlockStatement, scope);
      else if (statement.type === 'PartialStatement') checkCall(statement as hbs.AST.PartialStatement, scope);
      else if (statement.type !== 'ContentStatement' && statement.type !== 'CommentStatement') {
        throw fault(statement, scope, 'this form of Handlebars cannot be used in a template');
      }
    }
  }

  function checkValue({ path, params, hash }: hbs.AST.MustacheStatement, scope: Scope): void {
    const { original } = path as hbs.AST.PathExpression;
    if (original === 'say' || original === 'label') {
      checkMessage(path as hbs.AST.PathExpression, params, hash, scope);
      return;
    }
    if (params.length > 0 || hash) throw noHelper(path as hbs.AST.PathExpression, scope);
    if (original === 'parts') {
      for (const part of PART_TEMPLATES) checkPart(path, part, { ...scope, scopes: [sample] });
      return;
    }
    checkSingle(path, scope);
  }

  /** A value that can be written. */
  function checkSingle(expression: hbs.AST.Expression, scope: Scope): void {
    const value = lookUp(expression, scope);
    if (typeof value !== 'object' || value === null || value instanceof Marked) return;
    const { original } = expression as hbs.AST.PathExpression;
    throw fault(expression, scope, `"${original}" holds several values and cannot be written as one`);
  }

  function checkMessage(
    path: hbs.AST.PathExpression,
    [id, ...others]: hbs.AST.Expression[],
    hash: hbs.AST.Hash | undefined,
    scope: Scope,
  ): void {
    if (id?.type !== 'StringLiteral' || others.length > 0) {
      throw fault(path, scope, `{{${path.original}}} takes the name of a message in quotation marks`);
    }
    const { value: name } = id as hbs.AST.StringLiteral;
    const variables = words.variablesOf(name);
    if (!variables) {
      throw fault(id, scope, `there is no message called "${name}"`, meantBy(name, words.ids));
    }
    const given = (hash?.pairs ?? []).map(({ key, value }) => {
      if (isCondition(key)) lookUp(value, scope);
      else if (!isLiteral(value)) checkSingle(value, scope);
      return key;
    });
    const missing = variables.find((variable) => !given.includes(variable));
    if (missing === undefined) return;
    throw fault(id, scope, `the message "${name}" needs a value for ${missing}`, {
      expected: `{{${path.original} "${name}"${variables.map((variable) => ` ${variable}=…`).join('')}}}`,
    });
  }

  function checkBlock({ path, params, hash, program, inverse }: hbs.AST.BlockStatement, scope: Scope): void {
    const helper = BLOCK_HELPERS.find((known) => known === path.original);
    if (!helper) throw noHelper(path, scope);
    const [param, ...others] = params;
    const isJoint = ([other, ...more]: hbs.AST.Expression[]) =>
      more.length === 0 && JOINTS.some((joint) => joint === (other as hbs.AST.StringLiteral).value);
    const isFit = others.length === 0 || (helper === 'list' && isJoint(others));
    if (!param || !isFit || hash || program?.blockParams)
      throw fault(path, scope, `{{#${helper}}} takes one value`);
    const value = lookUp(param, scope);
    const goesThrough = helper === 'each' || helper === 'list';
    if (goesThrough && !Array.isArray(value)) {
      throw fault(param, scope, `"${(param as hbs.AST.PathExpression).original}" is not a list`);
    }
    const inner = goesThrough ? { ...scope, scopes: [...scope.scopes, (value as unknown[])[0]] } : scope;
    // There is no program in `{{#if}}{{else}}` without anything between.
    if (program) check(program, inner);
    if (inverse) check(inverse, scope);
  }

  function checkCall({ name: part, params, hash }: hbs.AST.PartialStatement, scope: Scope): void {
    const { original } = part as hbs.AST.PathExpression;
    if (part.type !== 'PathExpression') throw fault(part, scope, 'a part is called with its name alone');
    const known = [...templates.keys()];
    if (!known.includes(original)) {
      const about = { expected: known.join(', '), ...meantBy(original, known) };
      throw fault(part, scope, `there is no part called "${original}"`, about);
    }
    if (params.length > 0) throw fault(part, scope, 'a part is called with its name and named values');
    checkPart(part, original, hash ? { ...scope, scopes: [...scope.scopes, withNamed(hash, scope)] } : scope);
  }

  function checkPart(node: hbs.AST.Node, part: string, scope: Scope): void {
    if (scope.calls.includes(part)) throw fault(node, scope, `the part "${part}" calls itself`);
    call(part, scope);
  }

  /** The innermost values with those that a part is given by name beside them. */
  function withNamed({ pairs }: hbs.AST.Hash, scope: Scope): object {
    const named = pairs.map(({ key, value }) => [key, isLiteral(value) ? value.value : lookUp(value, scope)]);
    const values = named.filter(([key]) => !isCondition(key as string));
    return { ...(scope.scopes.at(-1) as object), ...Object.fromEntries(values) };
  }

  function lookUp(expression: hbs.AST.Expression, scope: Scope): unknown {
    if (expression.type !== 'PathExpression') {
      throw fault(expression, scope, 'this is not the name of a value');
    }
    const { data, depth, parts, original } = expression as hbs.AST.PathExpression;
    const isRoot = data && parts[0] === 'root';
    const start = isRoot ? scope.scopes[0] : data ? LIST_DATA : scope.scopes.at(-1 - depth);
    let value = start;
    for (const part of isRoot ? parts.slice(1) : parts) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) {
        const meant = rightName(value, part, original, value === start && !data);
        throw fault(expression, scope, `there is no value called "${original}"`, {
          hint: `${meant}docs/templates.md lists the values that each template is given`,
        });
      }
      value = value[part as keyof typeof value];
    }
    return value;
  }

  /** The right name, if one is near, or if the name is one of `@root`. */
  function rightName(value: unknown, part: string, original: string, isFirst: boolean): string {
    const known = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const meant = nearest(part, known);
    if (meant) return `did you mean "${original.replace(part, meant)}"? `;
    return isFirst && Object.hasOwn(sample, part) ? `did you mean "@root.${original}"? ` : '';
  }
}

/** What stands for itself where the name of a value can stand. */
function isLiteral(
  expression: hbs.AST.Expression,
): expression is hbs.AST.StringLiteral | hbs.AST.NumberLiteral {
  return expression.type === 'StringLiteral' || expression.type === 'NumberLiteral';
}

/** What Handlebars itself offers inside `{{#each}}`. */
const LIST_DATA = { index: 0, first: true, last: true, key: 0 };

function noHelper(path: hbs.AST.PathExpression, scope: Scope): UserError {
  return fault(path, scope, `there is no helper called "${path.original}"`, {
    expected: KNOWN_HELPERS.join(', '),
  });
}

function fault(
  { loc: { start } }: hbs.AST.Node,
  { file }: Scope,
  message: string,
  about: { expected?: string; hint?: string } = {},
): UserError {
  return new UserError(message, { where: `${file}:${start.line}:${start.column + 1}`, ...about });
}
