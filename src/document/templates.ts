import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import { nearest, UserError } from '../errors.ts';
import { checkTexts } from './build.ts';
import { checkNames, type ParsedTemplate } from './names.ts';
import { FILLED_IN, parseXml } from './parse.ts';
import { sampleContext } from './sample.ts';

/** Every template. */
export const TEMPLATE_NAMES = [
  'book',
  'keys',
  'title-page',
  'how-to-play',
  'worked-opening',
  'worked-completion',
  'levels',
  'aid',
  'puzzle',
  'figures',
  'hints',
  'key',
  'figure-key',
  'stencils',
  'colophon',
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** The templates that are whole documents; the others are parts that they call. */
const DOCUMENTS = ['book', 'keys'] as const;

/** The templates of one language, read, checked and ready to be filled in. */
export type Templates = Readonly<Record<TemplateName, (context: object) => string>>;

const SUFFIX = '.xml.hbs';
const OWN_FOLDER = fileURLToPath(new URL('../../templates', import.meta.url));

/**
 * Reads the templates of a language. A file in the user's folder, or in its subfolder named after the language,
 * stands for the template of the same name.
 *
 * @param folder the user's own folder
 * @throws UserError with file, line and column if a template cannot be read or does not keep to the vocabulary
 */
export function loadTemplates(language: string, folder?: string): Templates {
  const files = new Map<string, TemplateFile>(
    TEMPLATE_NAMES.map((name) => [
      name,
      {
        path: join(OWN_FOLDER, language, name + SUFFIX),
        shown: `templates/${language}/${name}${SUFFIX}`,
      },
    ]),
  );
  for (const [name, path] of folder === undefined ? [] : overrides(folder, language)) {
    files.set(name, { path, shown: path });
  }
  const parsed = new Map([...files].map(([name, file]) => [name, parse(file)]));
  const sample = sampleContext();
  for (const name of DOCUMENTS) checkNames(name, parsed, sample);
  const handlebars = Handlebars.create();
  const compiled = [...parsed].map(
    ([name, { program }]) => [name, handlebars.compile(program, OPTIONS)] as const,
  );
  for (const [name, template] of compiled) handlebars.registerPartial(name, template);
  return Object.fromEntries(compiled) as unknown as Templates;
}

const OPTIONS = {
  strict: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: { each: true, if: true, unless: true },
};

interface TemplateFile {
  readonly path: string;
  /** As it is named in messages. */
  readonly shown: string;
}

/** The user's files by template name; those of the language come last and win. */
function overrides(folder: string, language: string): [name: string, file: string][] {
  if (!isFolder(folder)) {
    throw new UserError('there is no such folder', { where: folder, expected: 'a folder with templates' });
  }
  const found = [folder, join(folder, language)].filter(isFolder).flatMap((where) =>
    readdirSync(where)
      .filter((entry) => entry.endsWith('.hbs'))
      .sort()
      .map((entry) => join(where, entry)),
  );
  return found.map((file) => {
    const name = basename(file).replace(SUFFIX, '');
    if (!TEMPLATE_NAMES.some((known) => known === name)) {
      const meant = nearest(name, TEMPLATE_NAMES);
      throw new UserError('this is not the name of a template', {
        where: file,
        expected: TEMPLATE_NAMES.map((known) => known + SUFFIX).join(', '),
        ...(meant && { hint: `did you mean ${meant}${SUFFIX}?` }),
      });
    }
    return [name, file];
  });
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Reads a template and holds its tags against the vocabulary. */
function parse({ path, shown }: TemplateFile): ParsedTemplate {
  const source = read(path, shown);
  const program = parseHandlebars(source, shown);
  checkTexts(parseXml(masked(source), shown));
  return { file: shown, program };
}

function read(path: string, shown: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(`the template cannot be read (${(error as NodeJS.ErrnoException).code})`, {
      where: shown,
    });
  }
}

/** Handlebars tells the column of some faults only. */
function parseHandlebars(source: string, file: string): hbs.AST.Program {
  try {
    return Handlebars.parse(source);
  } catch (error) {
    const [first] = (error as Error).message.split('\n');
    const exact = /^(.*) - (\d+):(\d+)$/.exec(first!);
    if (exact) throw new UserError(exact[1]!, { where: `${file}:${exact[2]}:${Number(exact[3]) + 1}` });
    const line = /on line (\d+)/.exec(first!)?.[1];
    throw new UserError('Handlebars cannot read this', {
      where: line ? `${file}:${line}` : file,
      expected: 'as many braces after a name as before it, and {{/…}} for every {{#…}}',
    });
  }
}

/**
 * The template with everything between braces blanked out, so that its tags can be checked where they stand:
 * what will be filled in becomes one mark, blocks and comments become blanks, line ends stay.
 */
function masked(source: string): string {
  return source.replace(/\{\{!--[\s\S]*?--\}\}|\{\{\{[\s\S]*?\}\}\}|\{\{[\s\S]*?\}\}/g, (code) => {
    const blank = code.replace(/[^\n]/g, ' ');
    return /^\{\{~?(?:[#/^!>]|else\b)/.test(code) ? blank : FILLED_IN + blank.slice(1);
  });
}
