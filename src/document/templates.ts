import Handlebars from 'handlebars';
import { coded, UserError } from '../errors.ts';
import type { Language } from '../languages/index.ts';
import { memoize } from '../memoize.ts';
import { type WordBookFacts, wordBookFacts } from '../words/fluent.ts';
import { FILLED_IN, type TextFile } from '../words/text-file.ts';
import { WordBook } from '../words/word-book.ts';
import { checkOwnWords } from '../words/word-book-check.ts';
import { checkBraces, withoutCode } from './braces.ts';
import { cardDominoesContext, SAMPLE_DOMINOES } from './card-dominoes.ts';
import { fillIn } from './fill.ts';
import { helpersOf } from './helpers.ts';
import { checkTexts } from './line.ts';
import { checkNames, type ParsedTemplate } from './names.ts';
import { parseXml } from './parse.ts';
import { sampleContext } from './sample.ts';
import type { Templates, TextFiles, Texts } from './texts.ts';
import { type Content, ruleOf } from './vocabulary.ts';

/** The templates that are whole books; the others are parts that they call, or stand alone. */
const DOCUMENTS = ['book', 'keys', 'wrap', 'boards', 'teaching', 'empty-boards', 'kit'] as const;

/**
 * Puts templates and words together. The user's own stand for the built-in ones: a template for the one of its name, a
 * message or term for the one of its name.
 *
 * @throws UserError with file, line and column or message if something of the user's own is not right
 */
export function makeTexts(language: Language, builtIn: TextFiles, own: TextFiles): Texts {
  return coded('template-wrong', () => textsOf(language, builtIn, own));
}

function textsOf(language: Language, builtIn: TextFiles, own: TextFiles): Texts {
  if (own.words.length > 0) {
    const facts = wordBookFacts(own.words);
    const isSaid = (id: string) => own.templates.some(({ text }) => text.includes(`"${id}"`));
    checkOwnWords(facts, wordBookFacts(builtIn.words), isSaid);
    checkMessages(facts);
  }
  const words = new WordBook(language, [...builtIn.words, ...own.words]);
  const files = new Map([...builtIn.templates, ...own.templates].map((file) => [file.name, file]));
  // Tests hold the built-in ones against all rules; alone they are taken as they are.
  const areTested = own.templates.length === 0 && own.words.length === 0;
  const read = areTested
    ? new Map([...files].map(([name, file]) => [name, unread(file)]))
    : parsedAndChecked(files, builtIn.templates, words);
  const helpers = helpersOf(words);
  const filling = [...read.keys()].map(
    (name) => [name, (context: object) => fillIn(name, read, helpers, context)] as const,
  );
  return {
    templates: Object.fromEntries(filling) as unknown as Templates,
    words,
    isPlace: placesIn([...builtIn.templates, ...own.templates]),
    files: { builtIn, own },
  };
}

/** Whether an id stands in templates, where a value in it can be any; one that is a value alone is told of none. */
function placesIn(files: readonly TextFile[]): (id: string) => boolean {
  const forms = files.flatMap(({ text }) => [...text.matchAll(/\bid="([^"{]+)([^"]*)"/g)]);
  const whole = new Set(forms.filter(([, , value]) => value === '').map(([, name]) => name));
  const begun = [...new Set(forms.filter(([, , value]) => value !== '').map(([, name]) => name!))];
  return (id) => whole.has(id) || begun.some((name) => id.startsWith(name));
}

type Files = ReadonlyMap<string, TextFile>;

/** Templates whose braces, tags, values and messages are right. @throws UserError with file, line and column */
function parsedAndChecked(
  files: Files,
  builtIn: readonly TextFile[],
  words: WordBook,
): Map<string, ParsedTemplate> {
  const parsed = new Map(
    builtIn.map((file) => {
      const chosen = files.get(file.name)!;
      return [file.name, chosen === file ? checkedBuiltIn(file) : parseChecked(chosen, contentOf(file))];
    }),
  );
  const sample = sampleContext(words);
  for (const name of DOCUMENTS) checkNames(name, parsed, sample, words);
  checkNames('card-dominoes', parsed, cardDominoesContext(SAMPLE_DOMINOES, words), words);
  return parsed;
}

const programOf = memoize(({ shown, text }: TextFile) => parseHandlebars(text, shown));

/** A template that is read by Handlebars when it is first filled in: few books need all. */
function unread(file: TextFile): ParsedTemplate {
  return {
    file: file.shown,
    source: file.text,
    get program() {
      return programOf(file);
    },
  };
}

const checkedBuiltIn = memoize((file: TextFile) => parseChecked(file, contentOf(file)));

function parseChecked(file: TextFile, content: Content): ParsedTemplate {
  const { shown, text } = file;
  checkBraces(text, shown);
  const parsed = { file: shown, source: text, program: programOf(file) };
  checkTexts(parseXml(withoutCode(text), shown, FILLED_IN, content));
  return parsed;
}

/**
 * What a built-in template is a part of, and the user's own that stands for it: of a line if no block stands in it, unless it is a
 * whole document, which can consist of other templates alone.
 */
function contentOf({ name, text }: TextFile): Content {
  if (DOCUMENTS.some((document) => document === name)) return 'blocks';
  const tags = withoutCode(text);
  const names = [...tags.matchAll(/<([a-z]\w*)/g)].map(([, name]) => ruleOf(name!)?.within);
  return names.every((within) => within === 'inline') && tags.trim() !== '' ? 'inline' : 'blocks';
}

/** Holds the tags of own messages against the vocabulary. @throws UserError with the file and the line of the message */
function checkMessages({ messages, terms }: WordBookFacts): void {
  for (const { readings, where } of [...messages.values(), ...terms.values()]) {
    try {
      for (const reading of readings) checkTexts(parseXml(reading, where, FILLED_IN, 'inline'));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // A reading has other lines and columns than its file.
      const { message, expected, hint } = error;
      throw new UserError(message, { where, expected, hint });
    }
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
