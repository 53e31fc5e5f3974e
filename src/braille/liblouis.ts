import type { Engine } from './tables.ts';

/** What the program finds around it, by the names that it knows; it leaves itself in `module.exports`. */
const SURROUNDINGS = ['module', 'process', 'require', 'window', 'importScripts'] as const;

export type LiblouisProgram = (...surroundings: readonly unknown[]) => void;

/**
 * The source of a module whose default export is the program, for pages and workers that may not run a text.
 * @param text the file of the package liblouis-build
 */
export function liblouisModule(text: string): string {
  return `export default function (${SURROUNDINGS.join(', ')}) {\n${text}\n}\n`;
}

/** The program of its text, where texts may be run. */
export function liblouisProgram(text: string): LiblouisProgram {
  return new Function(...SURROUNDINGS, text) as LiblouisProgram;
}

/** liblouis as the package liblouis-build has it, compiled to JavaScript. */
export interface LiblouisFiles {
  readonly program: LiblouisProgram;
  /** The bytes of a table file by its name. @throws UserError if there is none, or it cannot be read */
  table(name: string): Uint8Array;
}

/** The part of the compiled module that is used here. */
interface Module {
  printErr: (line: string) => void;
  readonly FS: {
    mkdir(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { encoding: 'binary' }): void;
  };
  cwrap(name: string, result: 'number', parameters: readonly string[]): (...values: number[]) => number;
  setValue(pointer: number, value: number, type: 'i8' | 'i32'): void;
  getValue(pointer: number, type: 'i32'): number;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
}

/** What liblouis makes of texts. Its program is started at the first call, and a table is read when it is first needed. */
export function liblouisEngine(files: LiblouisFiles): Engine {
  let translate: ReturnType<typeof start> | undefined;
  return (file, texts) => {
    translate ??= start(files);
    return texts.map((text) => translate!(file, text));
  };
}

const FOLDER = '/t';
/** The table that shows cells as U+2800 to U+28FF. */
export const DISPLAY = 'unicode.dis';

function start({ program, table }: LiblouisFiles): (file: string, text: string) => string {
  const module = run(program);
  const complaints: string[] = [];
  module.printErr = (line) => complaints.push(line);
  module.FS.mkdir(FOLDER);
  const mounted = new Set<string>();
  const mount = (name: string) => {
    if (mounted.has(name)) return;
    for (const [file, bytes] of tablesWith([DISPLAY, name], table)) {
      module.FS.writeFile(`${FOLDER}/${file}`, bytes, { encoding: 'binary' });
    }
    mounted.add(name);
  };
  // Called with numbers alone: for other values the program would make code of a text.
  const parameters = new Array<string>(8).fill('number');
  const translateString = module.cwrap('lou_translateString', 'number', parameters);

  return (file, text) => {
    mount(file);
    const characters = Array.from(text, (character) => character.codePointAt(0)!);
    // One character can become an escape of eight cells and more; both buffers hold UTF-32.
    const capacity = characters.length * 8 + 64;
    const tables = new TextEncoder().encode(`${FOLDER}/${DISPLAY},${FOLDER}/${file}\0`);
    const pointers = [characters.length, capacity, 1, 1, tables.length].map((length) =>
      module._malloc(4 * Math.max(length, 1)),
    );
    const [input, output, inputLength, outputLength, names] = pointers as [
      number,
      number,
      number,
      number,
      number,
    ];
    try {
      characters.forEach((character, i) => {
        module.setValue(input + 4 * i, character, 'i32');
      });
      module.setValue(inputLength, characters.length, 'i32');
      module.setValue(outputLength, capacity, 'i32');
      complaints.length = 0;
      tables.forEach((byte, i) => {
        module.setValue(names + i, byte, 'i8');
      });
      if (!translateString(names, input, inputLength, output, outputLength, 0, 0, 0)) {
        throw new Error([`liblouis cannot translate with the table ${file}`, ...complaints].join('; '));
      }
      if (module.getValue(inputLength, 'i32') !== characters.length) {
        throw new Error(`liblouis did not translate the whole of "${text}"`);
      }
      const length = module.getValue(outputLength, 'i32');
      return Array.from({ length }, (_, i) =>
        String.fromCodePoint(module.getValue(output + 4 * i, 'i32')),
      ).join('');
    } finally {
      for (const pointer of pointers) module._free(pointer);
    }
  };
}

/**
 * Starts the program. It is given a process of its own, whose events nobody hears: it would make itself the judge of all
 * uncaught errors of the real one, and look elsewhere for its files in a browser.
 */
function run(program: LiblouisProgram): Module {
  const module: { exports?: Module } = {};
  const surroundings: Readonly<Record<(typeof SURROUNDINGS)[number], unknown>> = {
    module,
    process: { argv: [], platform: '', on() {} },
    require: () => ({}),
    window: undefined,
    importScripts: undefined,
  };
  program(...SURROUNDINGS.map((name) => surroundings[name]));
  return module.exports!;
}

/** The tables of these names, and those that they include. */
export function tablesWith(names: readonly string[], table: LiblouisFiles['table']): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  const add = (name: string) => {
    if (found.has(name)) return;
    const bytes = table(name);
    found.set(name, bytes);
    includedIn(bytes).forEach(add);
  };
  names.forEach(add);
  return found;
}

function includedIn(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes);
  return Array.from(text.matchAll(/^\s*include\s+(\S+)/gm), ([, name]) => name!);
}
