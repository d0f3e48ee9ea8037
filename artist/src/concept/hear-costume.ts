/** What is worn over all of somebody: a wedding dress, a shark costume, one coat for three raccoons. */
import { isPerson } from '../pieces/people.ts';
import type { AskedTheme } from './asked-theme.ts';
import type { BuildQuality } from './build-words.ts';
import { isCreature } from './creatures.ts';
import { type Heard, OF_TOPIC } from './heard.ts';
import { isClothes } from './outfit.ts';

/** A ferret in a wedding dress is seen in it, whatever else belongs to a wedding. */
export const dressOf = (theme: AskedTheme | null, text: string): Heard | undefined =>
  [...(theme?.traits ?? []), ...(theme?.others ?? [])].find(
    ({ piece, said }) =>
      isClothes(piece) &&
      said !== OF_TOPIC &&
      new RegExp(`\\b(?:in|wearing|wears) (?:\\S+ ){0,3}?${said}`, 'u').test(text.toLowerCase()),
  );

/** A dog in a shark costume has a shark's body. */
export function costumeOf(theme: AskedTheme | null, text: string): Heard | undefined {
  const [, costume, what = costume] = COSTUME.exec(text.toLowerCase()) ?? [];
  return theme?.others.find(({ piece, said }) => what === said && isCreature(piece) && !isPerson(piece));
}
const COSTUME =
  /(?:(?: in| wearing| wears) (?:an? |the |his |her |its )?(.+?) (?:costume|onesie|kigurumi|pyjamas|pajamas)| (?:dressed|disguised)(?: up)? (?:as|like) (?:an? |the )?(.+))$/u;
export const OF_COSTUME = /^(?:costumes?|onesies?|outfits?|kigurumi|disguised?)$/u;

/** Three raccoons in one coat are one coat with three heads. */
export function headsInOneCoat(theme: AskedTheme | null, text: string): BuildQuality[] {
  const coat = theme?.others.find(({ piece }) => isClothes(piece));
  const [who] = theme?.subjects ?? [];
  if (!theme || !coat || theme.count < 2 || !who || !isCreature(who.piece)) return [];
  const words = text.toLowerCase();
  const isOne = ['in', 'inside', 'under', 'wearing', 'sharing'].some((how) =>
    ['a', 'an', 'one', 'the same', 'a single', 'one big', 'a big', 'a long'].some((one) =>
      words.includes(` ${how} ${one} ${coat.said}`),
    ),
  );
  if (!isOne) return [];
  return [HEADS.get(theme.count) ?? 'manyHeads'];
}

/** More than five would not be told apart. */
const HEADS: ReadonlyMap<number, BuildQuality> = new Map([
  [2, 'twoHeads'],
  [3, 'threeHeads'],
  [4, 'fourHeads'],
]);
