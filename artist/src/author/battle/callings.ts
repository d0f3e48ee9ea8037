import { cleanText } from '@chaos/shared/rules/clean-text';
import { TITLES } from '../tables/name-parts.ts';

/** How one of the two is called in a story. */
export interface Calling {
  /** The whole name, as it was given. */
  full: string;
  /** The name after the first time: a part that can stand for it, or all of it. */
  short: string;
  /** Before either, when both have one name: "the other ". */
  prefix: string;
}

/** Names of the product have 60 characters at most; the rest is cut rather than told. */
const NAME_MAX = 64;
/** Up to here a name is called in full again and again. */
const EASY = 16;
const TOO_LONG = 30;
const NAMELESS = 'Nobody in Particular';

const titles: ReadonlySet<string> = new Set([...TITLES.he, ...TITLES.she]);

/** What both are called: never alike, whatever they are named. */
export function callBoth(first: string, second: string): [Calling, Calling] {
  const names = [nameOf(first), nameOf(second)] as const;
  const shorts = [shorten(names[0], 'the challenger'), shorten(names[1], 'the opponent')] as const;
  if (names[0].toLowerCase() === names[1].toLowerCase()) {
    // A whole story of long names would be too long; two of them are told apart by the prefix alone.
    const [one, other] = names[0].length > TOO_LONG ? [shorts[0], shorts[0] === 'the challenger' ? 'one' : shorts[0]] : names;
    return [
      { full: names[0], short: one, prefix: '' },
      { full: names[1], short: other, prefix: 'the other ' },
    ];
  }
  const mixedUp = names[1].includes(shorts[0]) || names[0].includes(shorts[1]);
  const call = (name: string, short: string, role: string): Calling => ({
    full: name,
    short: mixedUp ? (name.length > TOO_LONG ? role : name) : short,
    prefix: '',
  });
  return [call(names[0], shorts[0], 'the challenger'), call(names[1], shorts[1], 'the opponent')];
}

function nameOf(given: string): string {
  const name = cleanText(given.toWellFormed().replaceAll(/[\uE000-\uF8FF\uFFFD]/gu, '')) ?? NAMELESS;
  const characters = [...name];
  return characters.length <= NAME_MAX
    ? name
    : `${characters
        .slice(0, NAME_MAX - 1)
        .join('')
        .trimEnd()}…`;
}

/** An easy name, or the first word of it that sounds like a name of its own: "Bombardiro" of "Don Bombardiro Crocodilo". */
export function firstNameOf(name: string): string | undefined {
  if (name.length <= EASY) return name;
  return name.split(' ').find((part) => /^\p{Lu}[\p{Ll}’'-]{4,23}$/u.test(part) && !titles.has(part));
}

const shorten = (name: string, role: string): string => firstNameOf(name) ?? (name.length > TOO_LONG ? role : name);
