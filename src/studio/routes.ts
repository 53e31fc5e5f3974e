import { nearest } from '../errors.ts';
import { SCREEN_NAMES, type ScreenName } from './screens.ts';

/** What an address asks for, which is what stands in it after the `#`. */
export interface Route {
  readonly screen: ScreenName;
  /** What follows the name of the screen, as `?level=easy` has it. */
  readonly query: Readonly<Record<string, string>>;
  /** The address names no screen: this is the nearest. */
  readonly isUnknown?: true;
}

/** More is no address that this page has made. */
const LONGEST = 20_000;

/**
 * Reads `#/play?level=easy`; what looks like a game id (`#7:0123…`) is a puzzle to be played. An address that names
 * no screen leads to the one with the nearest name, else to the first.
 *
 * @param hash with or without its `#`
 */
export function parseRoute(hash: string): Route {
  const text = hash.replace(/^#/, '').slice(0, LONGEST);
  if (/^\d/.test(text)) return { screen: 'play', query: { id: decoded(text) } };
  const [, name, query] = /^\/?([a-z]*)(?:\?(.*))?$/s.exec(text) ?? [];
  const named = SCREEN_NAMES.find((known) => known === name);
  const near = nearest(name ?? '', SCREEN_NAMES) as ScreenName | undefined;
  const isUnknown = named === undefined && text !== '';
  return {
    screen: named ?? near ?? SCREEN_NAMES[0]!,
    query: parseQuery(query ?? ''),
    ...(isUnknown && { isUnknown }),
  };
}

/** The address of a screen, with its `#`. */
export function makeRoute(screen: ScreenName, query: Readonly<Record<string, string>> = {}): string {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return `#/${screen}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}

function parseQuery(text: string): Record<string, string> {
  const pairs = text.split('&').map((pair) => /^([a-z]+)=(.*)$/s.exec(pair));
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1]!, decoded(pair[2]!)]] : [])));
}

/** Halves of signs, which a text can hold that was pasted, cannot stand in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** An address as it was before a browser or a mail program has written its signs otherwise. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
