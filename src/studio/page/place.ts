/** The address of a file that was built with this one; all stand in one folder, whose name changes with what is in it. */
export function placeOf(name: string): URL {
  return new URL(name, import.meta.url);
}
