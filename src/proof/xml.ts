import { SaxesParser } from 'saxes';
import { UserError } from '../errors.ts';
import { checkMost, MOST_ATTRIBUTES, MOST_LEVELS } from './limits.ts';

/** Events of an XML file, in its order. */
interface Told {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close?(name: string): void;
}

/** A parser that refuses what is not well-formed or has more in one place than any file of a book. @throws UserError */
export function xmlParser({ open, text, close }: Told, where?: string): SaxesParser {
  const parser = new SaxesParser({ xmlns: false });
  let [levels, attributes] = [0, 0];
  const check = (count: number, most: number, what: string) =>
    checkMost(count, most, what, `${where === undefined ? '' : `${where}, `}line ${parser.line}`);
  parser.on('error', ({ message }) => {
    throw new UserError(`this is not well-formed: ${message}`, { where });
  });
  parser.on('opentagstart', () => {
    attributes = 0;
    check(++levels, MOST_LEVELS, 'elements inside each other');
  });
  parser.on('attribute', () => check(++attributes, MOST_ATTRIBUTES, 'attributes of one element'));
  parser.on('opentag', (tag) => open(tag.name, tag.attributes as Record<string, string>));
  parser.on('text', text);
  parser.on('closetag', ({ name }) => {
    levels--;
    close?.(name);
  });
  return parser;
}
