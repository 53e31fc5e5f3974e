import { configSchema } from '../../book/config.ts';
import { z } from '../../book/zod.ts';
import { FORM, type FormGroup, type FormPath } from './paths.ts';

type Value = string | number | boolean;

/** A field of the form, made of the schema of a config: plain data. */
export interface Field {
  readonly path: FormPath;
  /** How it is filled in; `word` is a number or a word, `numbers` how many or which, `lines` a list with a text on each line. */
  readonly type: 'line' | 'lines' | 'number' | 'numbers' | 'word' | 'choice' | 'choices' | 'switch';
  readonly values: readonly Value[];
  /** What it is by default, where the schema says so. */
  readonly usual?: unknown;
  readonly least?: number;
  readonly most?: number;
  /** Characters at most. */
  readonly longest?: number;
  readonly isNeeded: boolean;
}

export type Form = Readonly<Record<FormGroup, readonly Field[]>>;

/** What of JSON Schema the schema of a config has. */
export interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly enum?: readonly Value[];
  readonly const?: Value;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** The schema of a config as `dominosa schema config` prints it. */
export function configNode(): Node {
  return z.toJSONSchema(configSchema, { io: 'input' }) as Node;
}

/** The fields of the form, with the limits and the choices of the schema. */
export function makeForm(): Form {
  const config = configNode();
  const groups = Object.entries(FORM).map(([group, paths]) => [
    group,
    paths.map((path) => fieldOf(path, config)),
  ]);
  return Object.fromEntries(groups) as Form;
}

function fieldOf(path: FormPath, config: Node): Field {
  const names = path.split('.');
  const last = names.pop()!;
  let [parent, isWhole] = [config, true];
  for (const name of names) {
    const node = parent.properties![name]!;
    // What a part must have is needed; what a field must have that can be left out is not.
    isWhole &&= node.items !== undefined || parent.required?.includes(name) === true;
    parent = insideOf(node);
  }
  const node = parent.properties![last]!;
  const isNeeded = (isWhole && parent.required?.includes(last) === true) || path === 'sections.count';
  const usual = node.default === undefined ? {} : { usual: node.default };
  return { path, ...formOf(node), ...usual, isNeeded };
}

/** The entries of a list, those with fields if there are others, or what a field is itself. */
export function insideOf(node: Node): Node {
  const { items } = node;
  if (!items) return node;
  return items.anyOf?.find(({ properties }) => properties) ?? items;
}

function formOf(node: Node): Pick<Field, 'type' | 'values' | 'least' | 'most' | 'longest'> {
  const { type, minimum, maximum, maxLength } = node;
  const limits = {
    ...(minimum !== undefined && { least: minimum }),
    ...(maximum !== undefined && { most: maximum }),
  };
  if (node.anyOf) {
    const values = node.anyOf.flatMap((part) => part.enum ?? (part.const === undefined ? [] : [part.const]));
    const has = (type: string) => node.anyOf!.some((part) => part.type === type);
    if (!has('integer')) return { type: 'choice', values };
    const list = node.anyOf.find((part) => part.type === 'array');
    if (!list) return { type: 'word', values };
    // How many, or a list: of numbers it is typed in, of names only a config has it.
    return list.items!.type === 'integer'
      ? { type: 'numbers', values: [] }
      : formOf(node.anyOf.find((part) => part.type === 'integer')!);
  }
  if (node.enum) return { type: 'choice', values: node.enum };
  if (type === 'array') {
    const { values } = formOf(node.items!);
    return { type: values.length > 0 ? 'choices' : 'lines', values };
  }
  if (type === 'boolean') return { type: 'switch', values: [] };
  if (type === 'integer' || type === 'number') return { type: 'number', values: [], ...limits };
  return { type: 'line', values: [], ...(maxLength !== undefined && { longest: maxLength }) };
}
