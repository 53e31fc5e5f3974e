import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences } from '../../scripts/words/differences.ts';
import { KINDS } from '../../src/domino/kinds.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { builtInTemplates } from '../../src/node/texts.ts';
import { builtInWords } from '../../src/node/words.ts';
import { wordBookFacts } from '../../src/words/fluent.ts';
import type { TextFile } from '../../src/words/text-file.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { wordFacts } from '../helpers/word-facts.ts';

const ROOT = new URL('../../', import.meta.url);
/** How a language says that nobody knows, which is wrong where only the makers do not know, and how it says the latter. */
const UNKNOWN: Readonly<Record<Language, { nobody: RegExp; we: RegExp }>> = {
  en: { nobody: /(nobody|no one) knows|whether [^.]*not known/i, we: /we do not know whether/i },
  de: {
    nobody: /(niemand|man) weiß|weiß (niemand|man)|\bob [^.]*nicht bekannt/i,
    we: /\bob [^.]*wissen wir nicht/i,
  },
  fr: { nobody: /personne ne sait|on (ne sait pas|ignore)/i, we: /nous ne savons pas si/i },
};

const english = wordFacts('en');

describe.each(LANGUAGE_CODES)('the word-book %s', (language) => {
  const words = wordFacts(language);

  it('lacks no message and no term, has none in excess, and fills each with the same', () => {
    expect(differences(language, words, english)).toEqual([]);
  });

  it('has the files of the others, so that a translator finds what belongs together', () => {
    const names = (code: typeof language) => builtInWords(code).map(({ name }) => name);
    expect(names(language)).toEqual(names('en'));
  });

  it('says each message in the file where the others say it', () => {
    const fileOf = ({ where }: { where: string }) => where.replace(/^.*\/|:\d+$/g, '');
    for (const [id, pieces] of words.messages) {
      expect(fileOf(pieces), id).toBe(fileOf(english.messages.get(id)!));
    }
  });
});

describe.each(LANGUAGE_CODES)('what is not known, in %s', (language) => {
  const { nobody, we } = UNKNOWN[language];

  it('is never said to be known to nobody', () => {
    for (const { shown, text } of builtInWords(language)) expect(text, shown).not.toMatch(nobody);
  });

  it('is said to be unknown to the makers: the fewest numbers of a completion, the changes that mend a board', () => {
    const { words } = textsOf(language);
    expect(words.text('found-fewest', { known: 12, least: 7 })).toMatch(we);
    expect(words.text('analysis-mend-count', { count: 2, least: 'no' })).toMatch(we);
  });
});

describe.each(LANGUAGE_CODES)('messages in %s that choose by the kind of a puzzle', (language) => {
  it('have words for each, so that none passes for an Omnibus', () => {
    const texts = builtInWords(language).map(({ text }) => text);
    const choices = texts.flatMap((text) =>
      Array.from(text.matchAll(/\{ \$kind ->([\s\S]*?\n) *\}/g), ([, variants]) =>
        Array.from(variants!.matchAll(/^ *\*?\[(\w+)\]/gm), ([, name]) => name!),
      ),
    );
    const ofPuzzles = choices.filter((names) => names.includes('terzett'));
    expect(ofPuzzles.length).toBeGreaterThanOrEqual(5);
    for (const names of ofPuzzles) {
      // Laying tasks are no completions.
      const lacking = KINDS.filter((kind) => !names.includes(kind) && kind !== 'omnibus');
      expect([[], ['completion']]).toContainEqual(lacking);
    }
  });
});

describe('the messages', () => {
  it('are all said somewhere', () => {
    const code = sources().join('\n');
    const literal = new Set(Array.from(code.matchAll(/['"`]([a-z][a-z\d-]+)['"`]/g), ([, id]) => id!));
    const patterns = Array.from(
      code.matchAll(/`((?:[a-z\d-]*\$\{[^}`]*\})+[a-z\d-]*)`/g),
      ([, text]) => text!,
    );
    const composed = patterns
      .filter((text) => text.replace(/\$\{[^}]*\}/g, '').length > 4)
      .map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '[a-z\\d-]+')}$`));
    const unsaid = [...english.messages.keys()].filter(
      (id) => !literal.has(id) && !composed.some((pattern) => pattern.test(id)),
    );
    expect(english.messages.size).toBeGreaterThan(500);
    expect(unsaid).toEqual([]);
  });

  it('leave no sentence to the templates', () => {
    for (const { shown, text } of builtInTemplates()) {
      const words = text
        .replace(/\{\{[\s\S]*?\}\}/g, ' ')
        .replace(/<[^>]*>/g, ' ')
        .match(/\p{L}{2,}/gu);
      expect(words, shown).toBe(null);
    }
  });

  it('leave no long line to the templates', () => {
    for (const { shown, text } of builtInTemplates()) {
      for (const [i, line] of text.split('\n').entries()) {
        expect(line.length, `${shown}:${i + 1}`).toBeLessThanOrEqual(160);
      }
    }
  });
});

describe('the check of a word-book', () => {
  const file = (text: string): TextFile[] => [{ name: 'x', shown: 'x.ftl', text }];
  const reference = file(
    [
      '-domino =',
      '    { $form ->',
      '       *[one] domino',
      '        [many] dominoes',
      '    }',
      'one = A { -domino }.',
      'two = Two { -domino(form: "many") } on <place>{ $place }</place>.',
      'three =',
      '    { $reader ->',
      '        [aloud] Hear',
      '       *[other] See',
      '    }',
    ].join('\n'),
  );
  const found = (text: string) => differences('xx', wordBookFacts(file(text)), wordBookFacts(reference));
  const whole = reference[0]!.text;

  it('finds nothing where nothing is missing', () => {
    expect(found(whole)).toEqual([]);
    expect(found(whole.replace('Hear', 'Hören Sie'))).toEqual([]);
  });

  it.each([
    [
      'a message that is lacking',
      whole.replace('one = A { -domino }.\n', ''),
      'xx lacks the message one (x.ftl:6)',
    ],
    ['a message in excess', `${whole}\nfour = Four.`, 'x.ftl:13: there is no message four'],
    [
      'another variable',
      whole.replace('{ $place }', '{ $square }'),
      'x.ftl:7: two is filled with square, not place',
    ],
    [
      'a variable that is left out',
      whole.replace(' on <place>{ $place }</place>', ''),
      'x.ftl:7: two is filled with nothing, not place',
    ],
    ['another mark', whole.replaceAll('place>', 'cell>'), 'x.ftl:7: two is marked with cell, not place'],
    [
      'a form that a term lacks',
      whole.replace('        [many] dominoes\n', ''),
      'x.ftl:6: the term "-domino" has no form many',
    ],
    [
      'a term that is lacking',
      whole.slice(whole.indexOf('\none =') + 1),
      'xx lacks the term -domino (x.ftl:1)',
    ],
  ])('names %s', (_, text, message) => {
    expect(found(text)).toContain(message);
  });
});

/** All templates and all code, without the list of messages. */
function sources(): string[] {
  const code = readdirSync(new URL('src', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('words/messages.ts'))
    .map((name) => readFileSync(new URL(`src/${name}`, ROOT), 'utf8'));
  return [...code, ...builtInTemplates().map(({ text }) => text)];
}
