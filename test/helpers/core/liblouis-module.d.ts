import type { LiblouisProgram } from '../../../src/braille/liblouis.ts';

// The bundler provides the module.
declare const program: LiblouisProgram;
export default program;
