import { join } from 'node:path';
import { checkCounts } from '../book/binding.ts';
import { type BookFile, openBook } from '../book/book.ts';
import { type Edition, OWN_PRESET, PRESET_NAMES } from '../book/choices.ts';
import { type BookConfig, parseConfig } from '../book/config.ts';
import { planBook } from '../book/plan.ts';
import { ownRequest, presetRequest } from '../book/presets.ts';
import { slug } from '../book/slug.ts';
import { OutOfTimeError, UserError, within } from '../errors.ts';
import { LANGUAGE_CODES, USUAL_LANGUAGE } from '../languages/index.ts';
import { loadMaterials } from '../node/materials.ts';
import { loadWords } from '../node/words.ts';
import { areChosen, doneOrLeftOut } from '../render/book-files.ts';
import { editionsThatHold } from '../render/dry-run.ts';
import { isFileName } from '../render/editions.ts';
import type { Call } from './call.ts';
import { changed, folderOf, namesOption, readConfigFile } from './configs.ts';
import { earlierBook, isMadeOf, isSameBook, together } from './earlier.ts';
import { beside, readText } from './files.ts';
import { jobsOf } from './jobs.ts';
import { NewFolder, repair } from './new-folder.ts';
import { brailleOption, excluded } from './options.ts';
import { Progress } from './progress.ts';
import { renderBook } from './render.ts';
import { finishBook, noteOf } from './rendering.ts';

export async function run(call: Call): Promise<number> {
  const asked = readConfig(call);
  const chosen = areChosen(asked.editions);
  const config = withoutUnbound(call, asked, chosen);
  const fromFolder = folderOf(call.args[0]);
  const [parent, name] = [call.text('output') ?? 'output', slug(config.title)];
  repair(join(parent, name));
  const earlier = earlierBook(join(parent, name));
  const missing = config.editions.filter((edition) => !earlier?.editions.includes(edition));
  const isAdding = !call.flag('force') && call.list('exclude').length === 0 && missing.length > 0;
  if (earlier && isAdding && isMadeOf(config, earlier)) {
    const contents = { file: earlier, book: openBook(earlier), editions: missing, areChosen: chosen };
    await renderBook(call, contents, [fromFolder]);
    return 0;
  }
  const tools = loadMaterials(config, config.editions, {
    templates: call.text('templates'),
    fontFolders: [fromFolder],
  });
  const known = await excluded(call);
  const progress = new Progress(call.flag('quiet'));
  const workers = jobsOf(call, progress);
  let same: BookFile | undefined;
  let editions: readonly Edition[] = config.editions;
  // Of the same book the files of other editions stay.
  const isReplaced = (found: string) => isFileName(found, same ? editions : undefined);
  const folder = new NewFolder(parent, name, isReplaced, call.flag('force'));
  const { journal } = folder;
  const work = async () => {
    editions = await editionsThatHold(config, tools, { leaveOut: noteOf(call), areChosen: chosen });
    const file = await planBook(config, {
      known,
      readFile: (name) => readText(beside(fromFolder, name)),
      drafts: journal.drafts(workers.drafts),
      onPuzzle: (done, wanted) => progress.show('puzzles made', done, wanted),
    });
    same = earlier && isSameBook(file, earlier) ? earlier : undefined;
    const all = together(editions, same?.editions ?? []);
    const contents = {
      file: { ...file, editions: all },
      book: openBook(file),
      editions,
      areChosen: chosen,
    };
    await finishBook(call, folder, contents, tools, progress);
  };
  const kept = (after = '') =>
    `${journal.made} puzzles are made and kept; ${after}the same command goes on from there`;
  const onStop = () => {
    workers.stop();
    return journal.made === 0 ? 'nothing was made' : kept();
  };
  try {
    await folder.during(work, onStop);
  } catch (error) {
    if (folder.isResumable) {
      call.output.note(kept(error instanceof OutOfTimeError ? '' : 'once this is put right, '));
    }
    throw error;
  } finally {
    workers.stop();
  }
  return 0;
}

/**
 * The config with the editions that can be made, as far as numbers tell beforehand; in templates of the user's own puzzles
 * may take less room.
 */
function withoutUnbound(call: Call, config: BookConfig, areChosen: boolean): BookConfig {
  const { editions } = config;
  if (!editions.includes('kdp') || call.text('templates') !== undefined) return config;
  const isBound = doneOrLeftOut({ editions, areChosen }, () => checkCounts(config), noteOf(call));
  return isBound ? config : { ...config, editions: editions.filter((edition) => edition !== 'kdp') };
}

/** The config with what the flags change in it. */
function readConfig(call: Call): BookConfig {
  const [path] = call.args;
  const language = call.word('lang', LANGUAGE_CODES);
  const editions = call.editions();
  const changes = {
    language,
    seed: call.text('seed'),
    editions: editions.length > 0 ? editions : undefined,
    title: call.text('title'),
    braille: brailleOption(call),
  };
  const preset = call.word('preset', PRESET_NAMES);
  const names = namesOption(call, preset);
  if (path !== undefined && preset !== undefined) {
    throw new UserError('a book is made from a config or from a preset, not from both', {
      where: path,
      expected: `${path} or --preset ${preset}`,
      hint: `\`dominosa presets ${preset}\` prints the preset as a config, to be saved and changed`,
    });
  }
  const own = call.text('puzzles');
  if (path !== undefined) {
    call.refuse(['puzzles'], 'a config names files of puzzles itself, with "from"', 'no config');
    return readConfigFile(path, changes);
  }
  const words = loadWords(language ?? USUAL_LANGUAGE);
  if (own !== undefined) within('--puzzles', () => readText(own));
  const request =
    own === undefined
      ? presetRequest(preset ?? 'first', words, names)
      : ownRequest(preset ?? OWN_PRESET, own, words, names);
  return parseConfig(changed(request, changes));
}

/** A book in the edition `kit` alone, with what belongs to it. */
export function makeKit(call: Call): Promise<number> {
  return run(call.with({ edition: ['kit'] }));
}
