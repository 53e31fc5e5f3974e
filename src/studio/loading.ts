/** A file of the site did not come: there is no network, or the site has another version by now. */
export class NotLoaded extends Error {}

/** Waits for a file of the site. @throws NotLoaded if it does not come */
export async function loading<T>(file: Promise<T>): Promise<T> {
  try {
    return await file;
  } catch (error) {
    throw new NotLoaded(String(error));
  }
}
