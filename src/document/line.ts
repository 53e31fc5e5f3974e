import { parseCell, parsePlace } from '../domino/coordinates.ts';
import { domino } from '../domino/dominoes.ts';
import { UserError, within } from '../errors.ts';
import type { Language } from '../languages/index.ts';
import { FILLED_IN } from '../words/text-file.ts';
import { COORDINATES, type Inline } from './document.ts';
import type { XmlElement } from './parse.ts';
import { elementsIn, type Readership } from './readership.ts';
import { ruleOf } from './vocabulary.ts';

/** Checks the dominoes and coordinates that stand in a template itself. @throws UserError with file, line and column */
export function checkTexts(nodes: readonly (XmlElement | string)[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const text = node.children.join('');
    if (ruleOf(node.name)?.content !== 'text') checkTexts(node.children);
    else if (!text.includes(FILLED_IN)) within(node.where, () => buildInline(node, text.trim()));
  }
}

/** The words of a heading, which stand in bookmarks and in the contents too. @throws UserError if a page is among them */
export function buildHeading(children: readonly (XmlElement | string)[], readership: Readership): Inline[] {
  const page = elementsIn(children).find(({ name }) => name === 'page');
  if (page) throw new UserError('<page> is not allowed in a heading', { where: page.where });
  return buildLine(children, readership);
}

/** The parts of a line, with blanks joined and none at its ends. */
export function buildLine(children: readonly (XmlElement | string)[], readership: Readership): Inline[] {
  return trimmed(partsOfLine(children, readership));
}

function partsOfLine(children: readonly (XmlElement | string)[], readership: Readership): Inline[] {
  return children.flatMap((child): Inline[] => {
    if (typeof child === 'string') return [{ type: 'text', text: withBlanks(child), strong: false }];
    if (child.name === 'see') return partsOfLine(child.children, readership);
    if (child.name === 'page') return reference(child, readership);
    const text = withBlanks(child.children.join('')).trim();
    return [within(child.where, () => buildInline(child, text))];
  });
}

/** The words before the number of a page or sheet, and before several. */
const COUNTED = { one: 'reference-page', many: 'reference-pages' } as const;

/**
 * A link on screens, which says its title. Elsewhere the number of a page or sheet: bare, or with what it counts before it,
 * or behind its title. Loose sheets of raised boards are found by these titles alone, and a voice has no pages.
 */
function reference({ attributes }: XmlElement, { reader, words }: Readership): Inline[] {
  const { of, title, named, number, before = '' } = attributes;
  const page: Inline = { type: 'page', of: of!, title: title!, ...(number && { isVolume: true }) };
  if (reader === 'screen' || reader === 'display' || named === undefined) return [page];
  const text = (content: string, strong = false): Inline => ({ type: 'text', text: content, strong });
  if (named === 'title') {
    const number = [text(`, ${words.text('reference-page')} `), page];
    return [text(title!, true), ...(reader === 'touch' || reader === 'aloud' ? [] : number)];
  }
  const counted = words.text(COUNTED[named as keyof typeof COUNTED]);
  return [text(`${before && `${before} `}${counted} `), page];
}

/**
 * A text with a blank for all blanks and ends of lines that follow on each other; blanks that no line breaks at stay. Joined it
 * takes less room than replaced.
 */
function withBlanks(text: string): string {
  return text.split(/[ \t\r\n]+/).join(' ');
}

function buildInline({ name, attributes }: XmlElement, text: string): Inline {
  switch (name) {
    case 'b':
      return { type: 'text', text, strong: true };
    case 'foreign':
      return { type: 'text', text, strong: false, language: attributes.language as Language };
    case 'domino': {
      const halves = /^(\d{1,2}):(\d{1,2})$/.exec(text);
      if (!halves)
        throw new UserError(`"${text}" is not a domino`, {
          expected: 'two numbers and a colon, such as 4:6',
        });
      return { type: 'domino', domino: domino(Number(halves[1]), Number(halves[2])) };
    }
    case 'cell':
      return { type: 'cell', cell: parseCell(COORDINATES, text) };
    case 'place':
      return { type: 'place', place: parsePlace(COORDINATES, text) };
    default:
      throw new Error(`<${name}> is no part of a line`);
  }
}

/** The parts with texts of one form joined, single blanks, and none at the ends. */
function trimmed(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.type !== 'text' || last?.type !== 'text') joined.push(part);
    else if (last.strong === part.strong && last.language === part.language) {
      joined[joined.length - 1] = { ...last, text: withBlanks(last.text + part.text) };
    } else if (last.text.endsWith(' ')) joined.push({ ...part, text: part.text.trimStart() });
    else joined.push(part);
  }
  const end = joined.length - 1;
  const parted = joined.map((part, i) => {
    if (part.type !== 'text') return part;
    const start = i === 0 ? part.text.trimStart() : part.text;
    return { ...part, text: i === end ? start.trimEnd() : start };
  });
  const isSaid = (part: Inline) => part.type !== 'text' || part.text !== '';
  // An array that is filtered keeps room to grow, and a book has tens of thousands of lines.
  return parted.every(isSaid) ? parted : parted.filter(isSaid);
}
