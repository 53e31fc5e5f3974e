import type { LiblouisProgram } from '../../../src/braille/liblouis.ts';

// The bundler puts the module there.
declare const program: LiblouisProgram;
export default program;
