import { SaxesParser } from 'saxes';

/** An element with the namespace it is in. */
export interface Node {
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  /** The element's own text, concatenated. */
  readonly text: string;
}

/** Reads XML with its namespaces. @throws Error if it is not well-formed */
export function readXml(text: string): Node {
  type Open = { -readonly [K in keyof Node]: Node[K] } & { children: Node[] };
  const open: Open[] = [];
  let root: Node | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const own = Object.values(attributes).filter(
      ({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns',
    );
    const node: Open = {
      name: local,
      uri,
      attributes: Object.fromEntries(own.map(({ name, value }) => [name, value])),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on('text', (more) => {
    const node = open.at(-1);
    if (node) node.text += more;
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return root!;
}

const PEF = 'http://www.daisy.org/ns/2008/pef';
const DC = 'http://purl.org/dc/elements/1.1/';
const DUBLIN_CORE =
  'title creator subject description publisher contributor date type format identifier source language relation coverage rights'.split(
    ' ',
  );

/** The content model of PEF 2008-1: for each element its children in order, and its required and optional attributes. */
const RULES: Readonly<Record<string, { children: RegExp; must?: string[]; can?: string[]; text?: boolean }>> =
  {
    pef: { children: /^head body $/, must: ['version'] },
    head: { children: /^meta $/ },
    meta: { children: /.*/ },
    body: { children: /^(volume )+$/ },
    volume: { children: /^(section )+$/, must: ['cols', 'rows', 'rowgap', 'duplex'] },
    section: { children: /^(page )+$/, can: ['cols', 'rows', 'rowgap', 'duplex'] },
    page: { children: /^(row )*$/, can: ['rowgap'] },
    row: { children: /^$/, can: ['rowgap'], text: true },
  };

const VALUES: Readonly<Record<string, RegExp>> = {
  version: /^2008-1$/,
  cols: /^[1-9]\d*$/,
  rows: /^[1-9]\d*$/,
  rowgap: /^\d+$/,
  duplex: /^(true|false)$/,
};

/**
 * The violations of PEF 2008-1 in a file. Checked are the rules of its schema (elements, attributes, values, characters) and of
 * its Schematron (a page has no more rows, and a row no more cells, than its volume allows; a row is four dot pitches high, and
 * gaps between rows count). Source: the specification, section 5.2 of the facts on braille.
 */
export function pefProblems(root: Node): string[] {
  const problems = schemaProblems(root);
  if (root.name !== 'pef') problems.push(`the root is ${root.name}`);
  const metas = root.children.flatMap((head) => (head.name === 'head' ? head.children : []));
  const values = (name: string) =>
    metas.flatMap(({ children }) => children.filter((each) => each.name === name)).map(({ text }) => text);
  if (values('format').join() !== 'application/x-pef+xml') problems.push(`dc:format: ${values('format')}`);
  if (values('identifier').length !== 1 || !/\S/.test(values('identifier')[0]!))
    problems.push('dc:identifier');
  for (const date of values('date')) if (!/^\d{4}-\d\d-\d\d$/.test(date)) problems.push(`dc:date: ${date}`);
  for (const volume of volumesOf(root)) {
    for (const section of volume.children) {
      const setting = { ...volume.attributes, ...section.attributes };
      section.children.forEach((page, i) => {
        const gaps = page.children.map((row) =>
          Number(row.attributes.rowgap ?? page.attributes.rowgap ?? setting.rowgap),
        );
        const height = page.children.length + Math.ceil(gaps.reduce((sum, gap) => sum + gap, 0) / 4);
        if (height > Number(setting.rows)) problems.push(`page ${i + 1}: ${height} rows`);
        for (const { text } of page.children) {
          if (text.length > Number(setting.cols)) problems.push(`page ${i + 1}: ${text.length} cells`);
        }
      });
    }
  }
  return problems;
}

function schemaProblems(node: Node): string[] {
  const { name, uri, attributes, children, text } = node;
  if (uri === DC) {
    return DUBLIN_CORE.includes(name) && children.length === 0 ? [] : [`dc:${name}`];
  }
  const rule = RULES[name];
  if (!rule || uri !== PEF) return [`{${uri}}${name} is unknown`];
  const problems: string[] = [];
  const inside = children.map((child) => `${child.name} `).join('');
  if (!rule.children.test(inside)) problems.push(`${name} holds ${inside}`);
  if (rule.text ? !/^[\u2800-\u28ff]*$/.test(text) : /\S/.test(text))
    problems.push(`text in ${name}: ${text}`);
  const { must = [], can = [] } = rule;
  for (const each of must) if (!(each in attributes)) problems.push(`${name} has no ${each}`);
  for (const [each, value] of Object.entries(attributes)) {
    if (![...must, ...can].includes(each)) problems.push(`${name} has ${each}`);
    else if (!VALUES[each]!.test(value)) problems.push(`${each}="${value}"`);
  }
  return [...problems, ...children.flatMap(schemaProblems)];
}

/** The volumes of a file. */
export function volumesOf(root: Node): readonly Node[] {
  return root.children.flatMap((body) => (body.name === 'body' ? body.children : []));
}

/** The pages of a volume or section as lines. */
export function linesOf(node: Node): string[][] {
  if (node.name === 'page') return [node.children.map(({ text }) => text)];
  return node.children.flatMap(linesOf);
}
