import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The part of the compiled module that is used here. */
interface Module {
  printErr: (line: string) => void;
  readonly FS: {
    readonly filesystems: { readonly NODEFS: unknown };
    mkdir(path: string): void;
    mount(type: unknown, options: { root: string }, mountpoint: string): void;
  };
  cwrap(name: string, result: 'number', parameters: readonly string[]): (...values: unknown[]) => number;
  setValue(pointer: number, value: number, type: 'i32'): void;
  getValue(pointer: number, type: 'i32'): number;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
}

type Engine = (file: string, text: string) => string;

let engine: Engine | undefined;

/**
 * What liblouis makes of a text by one table file of its package, as its display table `unicode.dis` shows it:
 * cells U+2800 to U+28FF, and white space. The engine is loaded at the first call.
 *
 * @throws Error if liblouis cannot read the table or does not translate the whole text
 */
export function liblouis(file: string, text: string): string {
  engine ??= loadEngine();
  return engine(file, text);
}

function loadEngine(): Engine {
  const require = createRequire(import.meta.url);
  const listeners = process.listeners('uncaughtException');
  const module = require('liblouis-build/build-no-tables-utf32.js') as Module;
  // The module makes itself the judge of all uncaught errors of the process; that is not its business.
  for (const listener of process.listeners('uncaughtException')) {
    if (!listeners.includes(listener)) process.off('uncaughtException', listener);
  }
  const complaints: string[] = [];
  module.printErr = (line) => complaints.push(line);
  module.FS.mkdir('/t');
  const root = join(dirname(require.resolve('liblouis-build/package.json')), 'tables');
  module.FS.mount(module.FS.filesystems.NODEFS, { root }, '/t');
  const parameters = ['string', ...new Array<string>(7).fill('number')];
  const translateString = module.cwrap('lou_translateString', 'number', parameters);

  return (file, text) => {
    const characters = Array.from(text, (character) => character.codePointAt(0)!);
    // One character can become an escape of eight cells and more; both buffers hold UTF-32.
    const capacity = characters.length * 8 + 64;
    const pointers = [characters.length, capacity, 1, 1].map((length) =>
      module._malloc(4 * Math.max(length, 1)),
    );
    const [input, output, inputLength, outputLength] = pointers as [number, number, number, number];
    try {
      characters.forEach((character, i) => {
        module.setValue(input + 4 * i, character, 'i32');
      });
      module.setValue(inputLength, characters.length, 'i32');
      module.setValue(outputLength, capacity, 'i32');
      complaints.length = 0;
      const tables = `/t/unicode.dis,/t/${file}`;
      if (!translateString(tables, input, inputLength, output, outputLength, 0, 0, 0)) {
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
