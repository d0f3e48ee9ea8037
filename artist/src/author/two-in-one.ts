/** Two that keyboards join by a sign or by halves: "bee + monster truck", "octopus & violin", "half a cow, half tractor". */

/** One noun of a pair, with what stands before it. */
export const ONE_NOUN = /(?:(?:an?|the) )?(\p{Ll}[\p{Ll}-]*(?: (?!and\b)\p{Ll}[\p{Ll}-]*)?)/u.source;

/** Half of one, and half of the other. */
const HALVES = new RegExp(`^(?:an? )?half[ -]${ONE_NOUN},?(?: and)?(?: the other)? half[ -](?:is )?${ONE_NOUN}$`, 'iu');

/** @returns what it is half of each, as it was typed; null for anything else. */
export function readHalves(words: string): readonly [string, string] | null {
  const [, one = '', other = ''] = HALVES.exec(words) ?? [];
  return one === '' ? null : [one, other];
}

/** A plus is only read between two: "C + + is hard" is no pair. */
const SIGN = /(?<=\p{L}) (?:&|\+(?=[\p{L} ]+$)) (?=\p{L})/gu;

/** Signs as they are said. */
export const spellSigns = (typed: string): string => typed.replaceAll(SIGN, ' and ');
