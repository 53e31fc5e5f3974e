import { nearest, plural, type Reason, UserError } from '../errors.ts';
import { listed, wordAt } from './problems.ts';
import { z } from './zod.ts';

/**
 * Checks a value against a schema and reports the first fault as this program reports faults.
 *
 * @param schemaName what `dominosa schema` calls it, for the hint
 * @throws UserError with the field, what it holds and what was expected
 */
export function checkShape<T>(schema: z.ZodType<T>, value: unknown, schemaName: string): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const issue = innermost(result.error.issues[0]!);
  const where = fieldName(issue.path);
  const { message, expected, meant, reason } = describe(issue, schema);
  const seeSchema = `\`dominosa schema ${schemaName}\` lists every field`;
  throw new UserError(message, {
    code: 'field-wrong',
    where: where || undefined,
    expected,
    reason,
    hint: meant === undefined ? seeSchema : `did you mean "${meant}"? ${seeSchema}`,
  });
}

/**
 * What is wrong in the one form of a field whose kind of value fits, as in an object where a word or an object can stand;
 * the issue itself, if there is no such form or more than one.
 */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const meant = issue.errors.flatMap(([first]) =>
    first && (first.path.length > 0 || first.code === 'unrecognized_keys') ? [first] : [],
  );
  if (meant.length !== 1) return issue;
  const [inner] = meant;
  return innermost({ ...inner!, path: [...issue.path, ...inner!.path] });
}

interface Description {
  readonly message: string;
  readonly expected?: string;
  /** The word or field that was probably meant. */
  readonly meant?: string | undefined;
  readonly reason?: Reason;
}

/** A reason of a field, with what none in its values stands for where there is nothing. */
function reasonOf(name: string, values: Readonly<Record<string, string | number | undefined>> = {}): Reason {
  const told = Object.entries(values).map(([key, value]) => [key, value ?? 'none'] as const);
  return { name: `field-${name}`, values: Object.fromEntries(told) };
}

function describe(issue: z.core.$ZodIssue, schema: z.ZodType): Description {
  const found = shown(issue.input);
  const told = nameOf(issue.input) ?? found;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const root = z.toJSONSchema(schema, { io: 'input' }) as Node;
      const [key, fields] = [issue.keys[0]!, fieldsAt(root, issue.path)];
      const inside = fieldName(issue.path);
      const places = placesOf(key, root);
      const below = places.find((place) => inside !== '' && place.startsWith(`${inside}.`));
      const meant = below ?? nearest(key, fields) ?? places[0];
      return {
        message: `unknown field ${shown(key)}`,
        expected: listed(fields),
        meant,
        reason: reasonOf('unknown', { name: key, meant }),
      };
    }
    case 'invalid_value': {
      const words = issue.values.map(String);
      const expected = listed(words);
      if (issue.input === undefined) return { message: MISSING, expected, reason: reasonOf('missing') };
      const meant = typeof issue.input === 'string' ? nearest(issue.input, words) : undefined;
      const reason = reasonOf('word', { found: told, words: words.join(', '), meant });
      return { message: `${found} is not ${wordAt(issue.path)}`, expected, meant, reason };
    }
    case 'invalid_type': {
      const [name, form] = TYPES[issue.expected] ?? [issue.expected, issue.expected];
      if (issue.input === undefined) return { message: MISSING, expected: form, reason: reasonOf('missing') };
      const reason = reasonOf('type', { found: told, type: issue.expected });
      return { message: `${found} is not ${name}`, expected: form, reason };
    }
    case 'too_small':
    case 'too_big': {
      const { origin } = issue;
      const { over, under, counted } = SIZES[origin] ?? SIZES.number!;
      const [bound, limit, wrong] =
        issue.code === 'too_small'
          ? (['least', issue.minimum, under] as const)
          : (['most', issue.maximum, over] as const);
      return {
        message: `${found} is too ${wrong}`,
        expected: `at ${bound} ${limit}${counted ? ` ${plural(Number(limit), ...counted)}` : ''}`,
        reason: reasonOf(bound, { found: told, counted: origin, [bound]: Number(limit) }),
      };
    }
    default:
      return { message: `${found} cannot be used`, expected: issue.message };
  }
}

const MISSING = 'this field is missing';

/** The types of JSON: their names, and how they are written. */
const TYPES: Readonly<Record<string, readonly [name: string, form: string]>> = {
  string: ['a text', 'a text in double quotes'],
  number: ['a number', 'a number, without quotes'],
  int: ['a whole number', 'a whole number, without quotes'],
  boolean: ['true or false', 'true or false, without quotes'],
  array: ['a list', 'a list in square brackets'],
  object: ['an object', 'fields in braces'],
};

/** What is said of a value that is over or under its bounds, and what the bounds count. */
interface Size {
  readonly over: string;
  readonly under: string;
  readonly counted?: readonly [one: string, more: string];
}

const SIZES: Readonly<Record<string, Size>> = {
  string: { over: 'long', under: 'short', counted: ['character', 'characters'] },
  array: { over: 'long', under: 'short', counted: ['entry', 'entries'] },
  number: { over: 'large', under: 'small' },
};

/** `sections[1].level` */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  );
}

type Node = z.core.JSONSchema.BaseSchema;

/** Every place where the schema has a field of this name, in the first of a list. */
function placesOf(name: string, node: Node, path = ''): string[] {
  const fields = Object.entries(node.properties ?? {}) as [string, Node][];
  const alternatives = (node.anyOf ?? []) as Node[];
  return [
    ...fields.flatMap(([field, inner]) => {
      const at = path === '' ? field : `${path}.${field}`;
      return [...(field === name ? [at] : []), ...placesOf(name, inner, at)];
    }),
    ...(node.items ? placesOf(name, node.items as Node, `${path}[0]`) : []),
    ...alternatives.flatMap((inner) => placesOf(name, inner, path)),
  ];
}

/** The fields that the schema knows at this place, in any of its forms. */
function fieldsAt(root: Node, path: readonly PropertyKey[]): string[] {
  let forms = formsOf(root);
  for (const part of path) {
    forms = forms
      .map(
        (form) =>
          (typeof part === 'number' ? form.items : form.properties?.[String(part)]) as Node | undefined,
      )
      .flatMap((form) => (form ? formsOf(form) : []));
  }
  return forms.flatMap(({ properties }) => Object.keys(properties ?? {}));
}

function formsOf(node: Node): readonly Node[] {
  return node.anyOf ? (node.anyOf as Node[]).flatMap(formsOf) : [node];
}

const MOST_SHOWN = 60;

/** A value as it is named in a message; what is made of parts is not spelt out. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const name = nameOf(value);
  if (name !== undefined) return `the ${name}`;
  const isLong = typeof value === 'string' && value.length > MOST_SHOWN;
  return JSON.stringify(isLong ? `${value.slice(0, MOST_SHOWN)}…` : value);
}

/** What a value is called that is made of parts. */
function nameOf(value: unknown): 'list' | 'object' | undefined {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null ? 'object' : undefined;
}
