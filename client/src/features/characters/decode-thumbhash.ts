import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string | undefined>();

/** A data URL of a few blurred pixels; undefined when the hash is damaged. */
export function thumbhashUrl(hash: string): string | undefined {
  if (!known.has(hash)) known.set(hash, decode(hash));
  return known.get(hash);
}

function decode(hash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
