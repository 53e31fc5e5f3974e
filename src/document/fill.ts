import Handlebars from 'handlebars';
import { counted, type Hash, type Helpers, isCondition, type Root } from './helpers.ts';
import type { ParsedTemplate } from './names.ts';

interface Scope {
  readonly value: unknown;
  readonly outer: Scope | undefined;
  /** What is asked for with `@`: `root`, and in a loop what Handlebars offers there. */
  readonly data: Data;
}

/** The values of the whole template, and where a loop stands. */
interface Data {
  readonly root: Root;
  readonly index?: number;
  readonly key?: number;
  readonly first?: boolean;
  readonly last?: boolean;
}

/**
 * Fills in a template that {@link checkNames} has found right, as Handlebars would do it: it is walked through, as pages
 * with a strict policy let no code be made of it.
 */
export function fillIn(
  name: string,
  templates: ReadonlyMap<string, ParsedTemplate>,
  helpers: Helpers,
  context: object,
): string {
  return filled(templates.get(name)!.program, {
    value: context,
    outer: undefined,
    data: { root: context as Root },
  });

  function filled(program: hbs.AST.Program | undefined, scope: Scope): string {
    let text = '';
    for (const statement of program?.body ?? []) text += written(statement, scope);
    return text;
  }

  function written(statement: hbs.AST.Statement, scope: Scope): string {
    switch (statement.type) {
      case 'ContentStatement':
        return (statement as hbs.AST.ContentStatement).value;
      case 'MustacheStatement':
        return single(statement as hbs.AST.MustacheStatement, scope);
      case 'BlockStatement':
        return block(statement as hbs.AST.BlockStatement, scope);
      case 'PartialStatement':
        return part(statement as hbs.AST.PartialStatement, scope);
      default:
        return '';
    }
  }

  function single({ path, params, hash, escaped }: hbs.AST.MustacheStatement, scope: Scope): string {
    const { original } = path as hbs.AST.PathExpression;
    if (original === 'parts') return allParts(scope.data.root);
    if (!isWanted(hash, scope)) return '';
    const value =
      original === 'say' || original === 'label'
        ? helpers[original](
            lookedUp(params[0]!, scope) as string,
            named(hash, scope) as Hash,
            scope.data.root,
          )
        : lookedUp(path, scope);
    return escaped ? Handlebars.escapeExpression(value as string) : String(value ?? '');
  }

  function block({ path, params, program, inverse }: hbs.AST.BlockStatement, scope: Scope): string {
    const [value, joint] = params.map((param) => lookedUp(param, scope));
    switch (path.original) {
      case 'if':
        return filled(isSaid(value) ? program : inverse, scope);
      case 'unless':
        return filled(isSaid(value) ? inverse : program, scope);
      case 'list': {
        const { root } = scope.data;
        const parts = (value as readonly unknown[]).map((item) =>
          counted(filled(program, inside(item, scope, { root })), root),
        );
        return helpers.list(parts, joint as 'comma' | 'and' | undefined);
      }
      default:
        return Array.isArray(value) && value.length > 0
          ? loop(value, program, scope)
          : filled(inverse, scope);
    }
  }

  function loop(values: readonly unknown[], program: hbs.AST.Program | undefined, scope: Scope): string {
    const { root } = scope.data;
    const last = values.length - 1;
    return values
      .map((value, index) => {
        const data = { root, index, key: index, first: index === 0, last: index === last };
        return counted(filled(program, inside(value, scope, data)), root);
      })
      .join('');
  }

  /** The parts of the book one after the other, each with the values of the whole. */
  function allParts(root: Root): string {
    return (root.parts ?? [])
      .map((part) => filled(templates.get(part)!.program, { value: root, outer: undefined, data: { root } }))
      .join('');
  }

  function part(
    { name, hash, indent }: hbs.AST.PartialStatement & { indent?: string },
    scope: Scope,
  ): string {
    const { original } = name as hbs.AST.PathExpression;
    if (!isWanted(hash, scope)) return '';
    const value = hash ? { ...(scope.value as object), ...named(hash, scope) } : scope.value;
    return `${indent ?? ''}${filled(templates.get(original)!.program, inside(value, scope, scope.data))}`;
  }

  function named(hash: hbs.AST.Hash | undefined, scope: Scope): Record<string, unknown> {
    const pairs = (hash?.pairs ?? []).filter(({ key }) => !isCondition(key));
    return Object.fromEntries(pairs.map(({ key, value }) => [key, lookedUp(value, scope)]));
  }

  function isWanted(hash: hbs.AST.Hash | undefined, scope: Scope): boolean {
    const conditions = (hash?.pairs ?? []).filter(({ key }) => isCondition(key));
    return conditions.every(({ key, value }) => isSaid(lookedUp(value, scope)) === (key === 'if'));
  }
}

/** A value one deeper, unless it is the same: then `../` leads out of both. */
function inside(value: unknown, scope: Scope, data: Data): Scope {
  return value === scope.value ? { ...scope, data } : { value, outer: scope, data };
}

/** Whether `{{#if}}` takes it for true: an empty list is nothing. */
function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function lookedUp(expression: hbs.AST.Expression, scope: Scope): unknown {
  if (expression.type !== 'PathExpression') return (expression as hbs.AST.StringLiteral).value;
  const { data, depth, parts, original, loc } = expression as hbs.AST.PathExpression;
  let start: Scope | undefined = scope;
  for (let i = 0; i < depth; i++) start = start?.outer;
  let value: unknown = data ? scope.data : start?.value;
  for (const part of parts) {
    // A text has no fields that a template may ask for.
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
      throw new Error(`the template has no value "${original}" at line ${loc.start.line}`);
    value = value[part as keyof typeof value];
  }
  return value;
}
