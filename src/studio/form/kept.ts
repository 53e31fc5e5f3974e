import { isRecord } from '../../play/kept-text.ts';
import { type Draft, listedIn, withinPart } from './config.ts';
import type { Field, Form } from './fields.ts';
import { LISTS } from './paths.ts';

/** Whether something that was kept is a config as far as the form must rely on it; what its values are worth is another question. */
export function fitsForm(kept: unknown, form: Form): kept is Draft {
  if (!isRecord(kept)) return false;
  const lists = new Set<string>(LISTS);
  return Object.entries(form).every(([group, fields]) => {
    if (!lists.has(group)) return fields.every((field) => fits(kept, field.path, field.type));
    const list = group as (typeof LISTS)[number];
    if (kept[list] !== undefined && !Array.isArray(kept[list])) return false;
    return listedIn(kept, list).every((part) =>
      fields.every((field) => fits(part, withinPart(field.path), field.type)),
    );
  });
}

function fits(draft: Draft, path: string, type: Field['type']): boolean {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const inner = draft[name];
  if (inner === undefined) return true;
  if (rest.length > 0) return isRecord(inner) && fits(inner, rest.join('.'), type);
  return (type !== 'choices' && type !== 'lines') || Array.isArray(inner);
}
