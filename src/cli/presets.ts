import { PRESET_NAMES, type PresetName } from '../book/choices.ts';
import { parseConfig } from '../book/config.ts';
import { presetRequest, presetSummary } from '../book/presets.ts';
import { loadWords } from '../node/words.ts';
import type { WordBook } from '../words/word-book.ts';
import { type Call, wordIn } from './call.ts';

export async function run(call: Call): Promise<number> {
  const words = loadWords(call.language());
  const [name] = call.args;
  const { output } = call;
  if (name !== undefined) {
    const request = presetRequest(wordIn(name, 'preset', PRESET_NAMES), words);
    output.result(JSON.stringify(request, null, 2));
  } else if (call.flag('json')) {
    output.result(JSON.stringify(PRESET_NAMES.map((known) => inJson(known, words))));
  } else {
    for (const known of PRESET_NAMES) output.result(`${known}: ${presetSummary(known)}`);
    output.note('`dominosa book --preset NAME` makes one, `dominosa presets NAME` prints its config');
  }
  return 0;
}

function inJson(name: PresetName, words: WordBook): object {
  const { title, sections, editions } = parseConfig(presetRequest(name, words));
  const puzzles = sections.reduce((sum, { count = 0 }) => sum + count, 0);
  return { name, summary: presetSummary(name), title, puzzles, editions };
}
