import { expect, it } from 'vitest';
import { parseConfig } from '../../src/book/config.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { answered, answersIn, requestOf } from '../../src/studio/form/answers.ts';
import { COUNTS, DEGREES, WHOM } from '../../src/studio/form/choices.ts';

const english = loadWords('en');
const german = loadWords('de');

it.each(LANGUAGE_CODES)('give a config that can be made and tells its answers, in %s', (language) => {
  const words = loadWords(language);
  for (const [i, whom] of WHOM.entries()) {
    for (const [j, degree] of DEGREES.entries()) {
      const count = COUNTS[(i + j) % COUNTS.length]!;
      const answers = { whom, degree, count, language };
      const request = requestOf(answers, words);
      const { sections } = parseConfig(request);
      expect(sections.reduce((sum, section) => sum + section.count!, 0)).toBe(count);
      expect(answersIn(request, words)).toMatchObject(answers);
    }
  }
});

it('change what they ask about, in any order, as if all had been answered at once', () => {
  const changes = [{ whom: 'gift' }, { degree: 'rising' }, { count: 40 }, { language: 'de' }] as const;
  for (let first = 0; first < changes.length; first++) {
    // A name is requested only for a gift.
    const turned = [...changes.slice(first), ...changes.slice(0, first), { for: 'Ada' }];
    let [draft, words] = [requestOf({}, english) as Record<string, unknown>, english];
    for (const change of turned) {
      const to = 'language' in change ? german : words;
      draft = answered(draft, change, { from: words, to });
      words = to;
    }
    const all = Object.assign({ for: 'Ada' }, ...changes);
    expect(draft).toEqual(requestOf(all, german));
  }
});

it('have a class addressed informally, unless the reader wishes otherwise', () => {
  const usual = requestOf({}, german);
  const ofClass = answered(usual, { whom: 'class' }, { from: german, to: german });
  expect([usual.address, ofClass.address]).toEqual([undefined, 'informal']);
  expect(answered(ofClass, { whom: 'touch' }, { from: german, to: german }).address).toBe(undefined);
  for (const address of ['formal', 'informal']) {
    const own = { ...usual, address };
    expect(answered(own, { whom: 'class' }, { from: german, to: german }).address).toBe(address);
    expect(answered(own, { whom: 'touch' }, { from: german, to: german }).address).toBe(address);
  }
});

it('address readers of the book as the studio addresses its own, whatever they change', () => {
  let draft = requestOf({}, german, 'informal') as Record<string, unknown>;
  for (const whom of ['class', 'large-print', 'gift', 'ear'] as const) {
    draft = answered(draft, { whom }, { from: german, to: german, address: 'informal' });
    expect(draft.address).toBe('informal');
  }
});

it('leave what the reader has set', () => {
  const own = {
    ...requestOf({}, english),
    title: 'Mine',
    isbn: '978-3-16-148410-0',
    print: { tally: 'none', colours: 'black-on-cream' },
  };
  const changed = answered(own, { whom: 'gift', for: 'Ada' }, { from: english, to: english });
  expect(changed).toMatchObject({
    title: 'Mine',
    isbn: '978-3-16-148410-0',
    print: { tally: 'none', colours: 'black-on-cream' },
    editions: ['large-print', 'stones', 'html'],
    dedication: { for: 'Ada' },
  });
  const sections = [{ title: 'One', range: 2, level: 'easy', count: 1 }];
  const another = answered(
    { title: 'Mine', editions: ['keys'], sections },
    { language: 'de' },
    { from: english, to: german },
  );
  expect(another).toMatchObject({ language: 'de', editions: ['keys'], sections });
  expect(answersIn(another, german)).toEqual({ language: 'de' });
});
