import { describe, expect, it } from 'vitest';
import { differences } from '../../scripts/words/differences.ts';
import { builtInWords, informalWords } from '../../src/node/words.ts';
import { entriesIn, informally } from '../../src/words/address.ts';
import { FORMAL, INFORMAL, REVIEWED } from '../helpers/address.ts';
import { wordFacts } from '../helpers/word-facts.ts';

/** Informal in any case: rules for children, a gift without a name ("for you"), and the name of the choice. */
const INFORMAL_ANYWHERE = /^(draw-domino-children-.+|preset-gift-for|studio-choice-address-informal)$/;

/** Words of at least four letters that can disappear in the informal form of a sentence: pronouns and verbs. */
const OF_ADDRESS = {
  de: /^(ihnen|ihre[nmrs]?|\p{L}+n|sich|sind)$/iu,
  fr: /^(vous|votre|vôtres?|\p{L}+ez|êtes|dites|(re)?faites)$/iu,
};

/** Text that a page shows before it knows how to address its reader, and the name of a choice. */
const FORMAL_ANYWHERE = /^studio-(description|not-started|choice-address-formal)$/;

/** The words of presets are copied into a config. */
const isTold = ({ name }: { name: string }) => name !== 'presets';

const messagesOf = (files: readonly { text: string }[]) =>
  new Map(files.flatMap(({ text }) => [...entriesIn(text)]));

const wordsOf = (entry: string) => entry.match(/\p{L}+/gu)!.map((word) => word.toLowerCase());

/** The words of the first list that are missing from the second, as often as they are missing. */
function lacking(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe.each(['de', 'fr'] as const)('informal words, %s', (language) => {
  const files = builtInWords(language).filter(isTold);
  const formal = messagesOf(files);
  const informal = messagesOf(informalWords(language));
  const looksFormal = ([id, text]: [string, string]) =>
    FORMAL[language].test(text) && !FORMAL_ANYWHERE.test(id);

  it('stand for each message that addresses the reader formally, and for no other', () => {
    const concerned = [...formal].filter(
      (message) => looksFormal(message) && !REVIEWED[language].has(message[0]),
    );
    expect(concerned.length).toBeGreaterThan(200);
    expect([...informal.keys()].sort()).toEqual(concerned.map(([id]) => id).sort());
  });

  it('have nothing formal in them, nor has a book that is said with them, but for what was reviewed', () => {
    const said = messagesOf(builtInWords(language, 'informal').filter(isTold));
    expect(said.size).toBe(formal.size);
    const found = [...said].filter(looksFormal).map(([id]) => id);
    expect(found.sort()).toEqual([...REVIEWED[language]].sort());
    // Within a sentence a capital letter is always formal.
    if (language === 'de') {
      for (const id of REVIEWED.de)
        expect(said.get(id)).not.toMatch(/[\p{Ll},}>)] (Sie|Ihnen|Ihre?[nmrs]?)\b/u);
    }
  });

  it('are nowhere in formal words', () => {
    const found = [...messagesOf(builtInWords(language))].filter(([, text]) => INFORMAL[language].test(text));
    expect(found.map(([id]) => id).filter((id) => !INFORMAL_ANYWHERE.test(id))).toEqual([]);
  });

  it('stand in the files of the formal ones, in their order', () => {
    for (const { name, text } of informalWords(language)) {
      const ids = [...entriesIn(text).keys()];
      const there = [...entriesIn(files.find((file) => file.name === name)!.text).keys()];
      expect(ids, name).toEqual(there.filter((id) => ids.includes(id)));
      expect(text, name).toBe(`${[...entriesIn(text).values()].join('\n')}\n`);
    }
  });

  it('say the same: what is said formally and not informally are pronouns and verbs', () => {
    for (const [id, text] of informal) {
      const [before, after] = [wordsOf(formal.get(id)!), wordsOf(text)];
      const gone = lacking(before, after);
      expect(
        gone.filter((word) => word.length > 3 && !OF_ADDRESS[language].test(word)),
        id,
      ).toEqual([]);
      expect(after.length, id).toBeLessThanOrEqual(before.length + 2);
      expect(text.match(/\d+/g), id).toEqual(formal.get(id)!.match(/\d+/g));
    }
  });

  it('make a word-book that is filled and marked as the English one', () => {
    expect(differences(language, wordFacts(language, 'informal'), wordFacts('en'))).toEqual([]);
  });
});

describe('a word-book that is said informally', () => {
  const file = {
    name: 'x',
    shown: 'x.ftl',
    text: '-one = Eins\ntwo =\n    Zwei\n\n    Drei\n# Vier\nfive = Fünf\n',
  };

  it('has other entries in their places, whole, and all else as it was', () => {
    const others = { ...file, text: 'five = fünf\ntwo = zwei\n    drei\n' };
    expect(informally([file], [others])).toEqual([
      { ...file, text: '-one = Eins\ntwo = zwei\n    drei\n# Vier\nfive = fünf\n' },
    ]);
    expect(informally([file], [])).toEqual([file]);
  });

  it('is the same where a language has one word for both', () => {
    expect(builtInWords('en', 'informal')).toEqual(builtInWords('en'));
  });
});
