import { SaxesParser } from 'saxes';
import { unseenSign } from '../book/text.ts';
import { codePointOf, nearest, UserError } from '../errors.ts';
import type { FILLED_IN } from '../words/text-file.ts';
import { type Content, type ElementName, ruleOf, VOCABULARY } from './vocabulary.ts';

/** An element of the vocabulary as it was written, with its place for later messages. */
export interface XmlElement {
  readonly name: ElementName;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
  /** `puzzle.xml.hbs:3:5`: file, line and column. */
  readonly where: string;
}

/**
 * Reads XML and holds it against the vocabulary: names, attributes, their values, and what may stand where.
 *
 * @param file its name, for messages
 * @param mark of a template that is not filled in yet: text and values with it are not judged
 * @param outermost what may stand outside all elements
 * @throws UserError with file, line and column
 */
export function parseXml(
  text: string,
  file: string,
  mark?: typeof FILLED_IN,
  outermost: Content = 'blocks',
): XmlElement[] {
  const parser = new SaxesParser({ fragment: true, xmlns: false });
  const top: (XmlElement | string)[] = [];
  const open: { element: XmlElement; content: Content }[] = [];
  let start = 0;
  let tag = '';
  let closed: XmlElement | undefined;

  const lines = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const place = (offset: number) => {
    const at = Math.max(0, offset);
    const line = lineOf(lines, at);
    return `${file}:${line + 1}:${at - lines[line]! + 1}`;
  };
  const fail = (message: string, where: string, expected?: string, hint?: string): never => {
    throw new UserError(message, { where, expected, hint });
  };
  const content = () => open.at(-1)?.content ?? outermost;
  const siblings = () => open.at(-1)?.element.children ?? top;

  const bare = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(withoutComments(text));
  if (bare) {
    fail(
      'this & cannot be read',
      place(bare.index),
      '&amp; for the sign itself; other signs are written as they are or by number, such as &#160;',
    );
  }
  parser.on('error', (error) => {
    const message = error.message.replace(/^.*?\d+:\d+: /, '').replace(/\.$/, '');
    const isLeftOpen = message.startsWith('unclosed tag');
    const last = isLeftOpen ? open.at(-1)?.element : closed;
    if (last && (isLeftOpen || message === 'unexpected close tag')) {
      const end = text.lastIndexOf('</', parser.position - 1);
      const name = /^[\w-]*/.exec(text.slice(end + 2))![0];
      if (!isLeftOpen && !open.some(({ element }) => element.name === name)) {
        fail(`</${name}> closes nothing`, place(end), `</${last.name}>`);
      }
      fail(`<${last.name}> is not closed`, last.where, `</${last.name}>`);
    }
    const expected = 'every tag closed again, and < written as &lt;';
    fail(`not well-formed XML: ${message}`, place(parser.position - 1), expected);
  });
  parser.on('opentagstart', ({ name }) => {
    start = text.lastIndexOf(`<${name}`, parser.position);
    tag = name;
    const rule = ruleOf(name);
    if (!rule) throw unknown('tag', name, Object.keys(VOCABULARY), place(start));
    if (open.length === DEEPEST) fail('tags are nested too deeply', place(start), `at most ${DEEPEST}`);
    if (rule.within !== content()) {
      const inside = open.length > 0 ? ` inside <${open.at(-1)!.element.name}>` : '';
      fail(`<${name}> is not allowed here`, place(start), allowedIn(content()) + inside);
    }
  });
  parser.on('attribute', ({ name, value }) => {
    const known = ruleOf(tag)!.attributes;
    const where = () => {
      // The value cannot hold the quote that it stands in.
      const quote = text.lastIndexOf(text[parser.position - 1]!, parser.position - 2);
      return place(text.lastIndexOf(name, quote));
    };
    if (!Object.hasOwn(known, name))
      throw unknown(`attribute of <${tag}>`, name, Object.keys(known), where());
    if (value.length > LONGEST_VALUE) {
      fail(`the value of ${name} is too long`, where(), `at most ${LONGEST_VALUE} characters`);
    }
    if (mark) checkSeen(value, where);
    const { values, many } = known[name]!;
    if (!values || (mark && value.includes(mark))) return;
    const wrong = (many ? value.split(' ') : [value]).find((word) => !values.includes(word));
    if (wrong !== undefined) throw unknown(`value of ${name}`, wrong, values, where());
  });
  parser.on('opentag', ({ name: written, attributes }) => {
    const name = written as ElementName;
    const rule = ruleOf(name)!;
    const missing = Object.entries(rule.attributes).find(
      ([key, { required }]) => required && !Object.hasOwn(attributes, key),
    );
    if (missing) {
      const [key, { values }] = missing;
      const expected = `<${name} ${key}="${values?.join('|') ?? '…'}">`;
      fail(`<${name}> lacks its attribute ${key}`, place(start), expected);
    }
    const given = attributes as Record<string, string>;
    const element = { name, attributes: given, children: [], where: place(start) };
    siblings().push(element);
    open.push({ element, content: rule.content });
  });
  parser.on('closetag', () => {
    closed = open.pop()?.element;
  });
  parser.on('text', (words) => {
    if (mark) checkSeen(words, () => place(parser.position - 1));
    if (content() === 'inline' || content() === 'text') siblings().push(words);
    else if ((mark ? words.replaceAll(mark, '') : words).trim() !== '') {
      const where = place(text.lastIndexOf(words.trim(), parser.position));
      const message = `the words "${words.trim().slice(0, 40)}" are not allowed here`;
      fail(message, where, allowedIn(content()), 'put them into <p>');
    }
  });
  for (const [event, sign] of OTHER_MARKUP) {
    parser.on(event, () =>
      fail(`${sign} cannot be used in a template`, place(text.lastIndexOf(sign, parser.position))),
    );
  }
  parser.write(text).close();
  return top as XmlElement[];
}

const OTHER_MARKUP = [
  ['cdata', '<![CDATA['],
  ['doctype', '<!DOCTYPE'],
  ['processinginstruction', '<?'],
] as const;

/** How deep tags may stand inside each other; the built-in templates need five. */
const DEEPEST = 30;

/** In characters; the longest that the program fills in is the address of a large puzzle. */
const LONGEST_VALUE = 1000;

/** The texts that are filled in have been checked. @throws UserError for signs that they cannot have either */
function checkSeen(text: string, where: () => string): void {
  const sign = unseenSign(text);
  if (sign === undefined) return;
  throw new UserError(`the sign ${codePointOf(sign)} cannot be used`, {
    where: where(),
    expected: 'no control characters and signs that are not seen',
  });
}

/** The line, counted from 0, on which an offset lies; every tag of a book asks for its own. */
function lineOf(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return low;
}

function withoutComments(text: string): string {
  return text.replace(/<!--(?:[\s\S]*?-->|[\s\S]*$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function unknown(what: string, found: string, known: readonly string[], where: string): UserError {
  const expected = known.length > 0 ? known.join(', ') : 'none';
  return new UserError(`unknown ${what} "${found}"`, { where, expected, ...meantBy(found, known) });
}

/** The hint at what may have been meant, if something known is near. */
export function meantBy(found: string, known: readonly string[]): { hint?: string } {
  const meant = nearest(found, known);
  return meant === undefined ? {} : { hint: `did you mean "${meant}"?` };
}

function allowedIn(content: Content): string {
  const names = Object.entries(VOCABULARY).flatMap(([name, rule]) =>
    rule.within === content ? [`<${name}>`] : [],
  );
  if (content === 'nothing') return 'nothing';
  if (content === 'text') return 'words only';
  return content === 'inline' ? `words and ${names.join(', ')}` : names.join(', ');
}
