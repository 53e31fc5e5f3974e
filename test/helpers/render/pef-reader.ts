import { elementsIn, type Found, parsePage, textIn } from './screen-pages.ts';

export const readXml = parsePage;

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
export function pefProblems(root: Found): string[] {
  const problems = schemaProblems(root);
  if (root.name !== 'pef') problems.push(`the root is ${root.name}`);
  const said = elementsIn(root)
    .filter(({ name }) => name === 'head')
    .flatMap(elementsIn)
    .flatMap(elementsIn);
  const values = (name: string) => said.filter((each) => each.name === `dc:${name}`).map(textIn);
  if (values('format').join() !== 'application/x-pef+xml') problems.push(`dc:format: ${values('format')}`);
  if (values('identifier').length !== 1 || !/\S/.test(values('identifier')[0]!))
    problems.push('dc:identifier');
  for (const date of values('date')) if (!/^\d{4}-\d\d-\d\d$/.test(date)) problems.push(`dc:date: ${date}`);
  for (const volume of volumesOf(root)) {
    for (const section of elementsIn(volume)) {
      const setting = { ...volume.attributes, ...section.attributes };
      elementsIn(section).forEach((page, i) => {
        const rows = elementsIn(page);
        const gaps = rows.map((row) =>
          Number(row.attributes.rowgap ?? page.attributes.rowgap ?? setting.rowgap),
        );
        const height = rows.length + Math.ceil(gaps.reduce((sum, gap) => sum + gap, 0) / 4);
        if (height > Number(setting.rows)) problems.push(`page ${i + 1}: ${height} rows`);
        for (const { length } of rows.map(textIn)) {
          if (length > Number(setting.cols)) problems.push(`page ${i + 1}: ${length} cells`);
        }
      });
    }
  }
  return problems;
}

function schemaProblems(node: Found): string[] {
  const { name, uri, attributes } = node;
  const [children, text] = [elementsIn(node), textIn(node)];
  if (uri === DC) return DUBLIN_CORE.includes(name.slice(3)) && children.length === 0 ? [] : [name];
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
    if (/^xmlns(:|$)/.test(each)) continue;
    if (![...must, ...can].includes(each)) problems.push(`${name} has ${each}`);
    else if (!VALUES[each]!.test(value)) problems.push(`${each}="${value}"`);
  }
  return [...problems, ...children.flatMap(schemaProblems)];
}

export function volumesOf(root: Found): readonly Found[] {
  return elementsIn(root)
    .filter(({ name }) => name === 'body')
    .flatMap(elementsIn);
}

/** The pages of a volume or section as lines. */
export function linesOf(node: Found): string[][] {
  return node.name === 'page' ? [elementsIn(node).map(textIn)] : elementsIn(node).flatMap(linesOf);
}
