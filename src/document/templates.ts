import Handlebars from 'handlebars';
import { UserError } from '../errors.ts';
import { checkBraces, withoutCode } from './braces.ts';
import { checkTexts } from './build.ts';
import { limitedEach } from './each.ts';
import { checkNames, type ParsedTemplate } from './names.ts';
import { FILLED_IN, parseXml } from './parse.ts';
import { sampleContext } from './sample.ts';
import { builtInFile, ownFiles, readTemplate, type TemplateFile } from './template-files.ts';

/** Every template. */
export const TEMPLATE_NAMES = [
  'book',
  'keys',
  'title-page',
  'cover',
  'back-cover',
  'opener',
  'how-to-play',
  'kinds',
  'notation',
  'lessons',
  'worked-opening',
  'worked-completion',
  'levels',
  'aid',
  'puzzle',
  'laying-tasks',
  'figures',
  'historic-opening',
  'hints',
  'key-forms',
  'key',
  'figure-key',
  'task-key',
  'stencils',
  'exercises',
  'exercise-keys',
  'together',
  'score-pad',
  'nets',
  'games',
  'games-set',
  'games-sperrdomino',
  'games-commented',
  'games-draw-domino',
  'games-draw-domino-children',
  'games-domino-matador',
  'games-divisor-domino',
  'history',
  'colophon',
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** The templates that are whole documents; the others are parts that they call. */
const DOCUMENTS = ['book', 'keys'] as const;

/** A template ready to be filled in. */
type Template = ((context: object) => string) & {
  /** As it is named in messages. */
  readonly file: string;
  /** As it was written. */
  readonly source: string;
};

/** The templates of one language, read and checked. */
export type Templates = Readonly<Record<TemplateName, Template>>;

/**
 * Reads the templates of a language. A file in the user's folder, or in its subfolder named after the language,
 * stands for the template of the same name.
 *
 * @param folder the user's own folder
 * @throws UserError with file, line and column if a template cannot be read or does not keep to the vocabulary
 */
export function loadTemplates(language: string, folder?: string): Templates {
  const files = new Map<string, TemplateFile>([
    ...TEMPLATE_NAMES.map((name) => [name, builtInFile(language, name)] as const),
    ...(folder === undefined ? [] : ownFiles(folder, language, TEMPLATE_NAMES)),
  ]);
  const parsed = new Map([...files].map(([name, file]) => [name, parse(file)]));
  const sample = sampleContext();
  for (const name of DOCUMENTS) checkNames(name, parsed, sample);
  const handlebars = Handlebars.create();
  handlebars.registerHelper('each', limitedEach);
  const compiled = [...parsed].map(([name, { program, file, source }]) => {
    return [name, Object.assign(handlebars.compile(program, OPTIONS), { file, source })] as const;
  });
  for (const [name, template] of compiled) handlebars.registerPartial(name, template);
  return Object.fromEntries(compiled) as unknown as Templates;
}

const OPTIONS = {
  strict: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: { each: true, if: true, unless: true },
};

/** Reads a template and holds its tags against the vocabulary. */
function parse(file: TemplateFile): ParsedTemplate {
  const [source, { shown }] = [readTemplate(file), file];
  checkBraces(source, shown);
  const program = parseHandlebars(source, shown);
  checkTexts(parseXml(withoutCode(source), shown, FILLED_IN));
  return { file: shown, source, program };
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
