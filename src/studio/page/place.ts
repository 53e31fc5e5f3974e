import { loading } from '../loading.ts';

/** The address of a file that was built with this one; all stand in one folder, whose name changes with what is in it. */
export function placeOf(name: string): URL {
  return new URL(name, import.meta.url);
}

/** Reads a file that was built with this one. @throws NotLoaded if it does not come or is not there */
export function readBuilt<T>(name: string, read: (file: Response) => Promise<T>): Promise<T> {
  return loading(
    fetch(placeOf(name)).then((file) => {
      if (!file.ok) throw new Error(`${name}: ${file.status}`);
      return read(file);
    }),
  );
}
