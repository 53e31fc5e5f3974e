import type { Modeller } from '../render/solids/modeller.ts';

/** Sets up the library that joins and cuts solids; it is read only then. */
export async function loadModeller(): Promise<Modeller> {
  const { default: load } = await import('manifold-3d');
  const library = await load();
  library.setup();
  return library;
}
