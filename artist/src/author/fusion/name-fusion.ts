import type { Chance } from '../../drawing/random.ts';
import { isWelcome } from '../names.ts';
import { capitaliseName, joinEnding, latinise, stutter } from '../phonetics.ts';
import { ENDINGS, TITLES } from '../tables/name-parts.ts';
import { FUSED_EPITHETS } from './tables/fused-epithets.ts';

const ATTEMPTS = 60;
/** What links the words of a name, and says nothing about anybody. */
const LINKS = new Set('di da de del dei della dello dell delle degli d il lo la le gli i the a an of and y e von van'.split(' '));
const titles = new Set([...TITLES.he, ...TITLES.she].map((title) => latinise(title)));

/** The parts of a name that can be met again in another one. */
interface Sound {
  /** Its first syllables, and its last ones. */
  head: string;
  tail: string;
}

/** Names somebody after everybody it is made of: "Bombacodrillo Crocobardini". 2 to 60 characters. */
export function nameFusion(names: readonly string[], { chance, feminine }: { chance: Chance; feminine: boolean }): string {
  const taken = new Set(names.map((name) => name.trim().toLowerCase()));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sounds = chance.shuffle(names).map((name) => hear(name, chance));
    const [a, b, c] = sounds;
    if (!a || !b) break;
    const trio = c ? chance.pick(OF_THREE)({ a, b, c, chance, feminine }) : chance.pick(OF_TWO)({ a, b, c: a, chance, feminine });
    const name = trio.normalize('NFC');
    if (isWelcome(name) && !taken.has(name.toLowerCase()) && sounds.every((sound) => isHeard(name, sound))) return name;
  }
  // No order and no shape pleases: all of them in a row, at most 54 letters.
  const row = capitaliseName(names.map((name) => clip(hear(name, chance).head, 18)).join(''));
  const free = ['issimo', 'ino', 'one', 'etto'].map((end) => row + end).find((name) => !taken.has(name.toLowerCase()));
  return free ?? row;
}

/** Both ends would be best; one is enough to know somebody by. */
function isHeard(name: string, { head, tail }: Sound): boolean {
  const said = flatten(name);
  return [head, tail].some((part) => said.includes(flatten(part).slice(0, 4)) || said.includes(flatten(part).slice(-4)));
}

const flatten = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{S}]/gu, '');

/** The telling word of a name: no title, no "di", rather a long one. */
function hear(name: string, chance: Chance): Sound {
  const words = name.split(/[\s\-–_.,'’]+/u).filter((word) => word !== '');
  const latin = words.map(latinise).filter((word) => word.length > 1 && !LINKS.has(word));
  const own = latin.filter((word) => !titles.has(word));
  const telling = own.length > 0 ? own : latin;
  const long = telling.filter((word) => word.length > 4 && /[aeiou]/u.test(word)).slice(0, 2);
  const word = long.length > 0 ? chance.pick(long) : [...telling].sort((one, other) => other.length - one.length)[0];
  return word === undefined ? hearSigns(name) : cutWord(word);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters that nobody here can spell otherwise are taken as they are. */
function hearSigns(name: string): Sound {
  const signs = Array.from(segmenter.segment(name), ({ segment }) => segment).filter((sign) => /[\p{L}\p{N}\p{S}]/u.test(sign));
  const short = signs.filter((sign) => sign.length <= 14);
  const head = short.slice(0, 2).join('') || 'Boh';
  return { head, tail: short.slice(-2).join('') || 'boh' };
}

function cutWord(word: string): Sound {
  const syllables = word.match(/[^aeiou]*[aeiou]+(?:[^aeiou]+$|[^aeiou](?=[^aeiou]))?/gu) ?? [word];
  const long = (parts: string[]): string => clip(parts.join(''), 8);
  const first = syllables[0] ?? word;
  const last = syllables.at(-1) ?? word;
  return {
    head: first.length > 3 ? clip(first, 8) : long(syllables.slice(0, 2)),
    tail: last.length > 3 ? last.slice(-8) : syllables.slice(-2).join('').slice(-8),
  };
}

/** Never through a character. */
function clip(text: string, max: number): string {
  let clipped = '';
  for (const { segment } of segmenter.segment(text)) {
    if (clipped.length + segment.length > max) break;
    clipped += segment;
  }
  return clipped;
}

/** Two vowels are one too many. */
function join(...parts: readonly string[]): string {
  const joined = parts.reduce(
    (text, part) => (/^[aeiou]/u.test(part) ? text.replace(/(?<=[^aeiou])[aeiou]+$/u, '') : text) + part,
  );
  return capitaliseName(joined.replaceAll(/(\p{L})\1{2,}/gu, '$1$1'));
}

interface Material {
  a: Sound;
  b: Sound;
  c: Sound;
  chance: Chance;
  feminine: boolean;
}

const ending = ({ chance, feminine }: Material): string => chance.pick(feminine ? ENDINGS.she : ENDINGS.he);
const title = ({ chance, feminine }: Material): string => chance.pick(feminine ? TITLES.she : TITLES.he);
const epithet = ({ chance, feminine }: Material): string => chance.pick(feminine ? FUSED_EPITHETS.she : FUSED_EPITHETS.he);
const blend = (one: Sound, other: Sound): string => join(one.head, other.tail);
/** The head of a name with an ending of ours: "Bombardello". */
function grow(m: Material, { head }: Sound): string {
  const stem = head.replace(/(?<=[^aeiou])[aeiou]+$/u, '');
  return capitaliseName(joinEnding(stem, ending(m)));
}
const halting = (m: Material, { head }: Sound): string =>
  /^[a-z]*[aeiou]/u.test(head) ? stutter(head, m.chance) : `${capitaliseName(head)}-${capitaliseName(head)}`;

const OF_TWO: readonly ((m: Material) => string)[] = [
  ({ a, b }) => blend(a, b),
  ({ a, b }) => `${blend(a, b)} ${blend(b, a)}`,
  ({ a, b }) => `${blend(a, b)} ${blend(b, a)}`,
  (m) => `${title(m)} ${blend(m.a, m.b)}`,
  (m) => `${title(m)} ${blend(m.a, m.b)} ${blend(m.b, m.a)}`,
  (m) => `${blend(m.a, m.b)} ${epithet(m)}`,
  (m) => `${halting(m, m.a)} ${blend(m.a, m.b)}`,
  (m) => `${blend(m.a, m.b)} ${halting(m, m.b)}`,
  (m) => `${grow(m, m.a)} ${grow(m, m.b)}`,
  (m) => `${capitaliseName(m.a.head)}-${capitaliseName(join(m.b.head, m.a.tail))}`,
  (m) => `${capitaliseName(joinEnding(join(m.a.head, m.b.head).replace(/(?<=[^aeiou])[aeiou]+$/u, ''), ending(m)))}`,
  (m) => `${blend(m.a, m.b)} di ${grow(m, m.b)}`,
];

const OF_THREE: readonly ((m: Material) => string)[] = [
  ({ a, b, c }) => join(a.head, b.head, c.tail),
  ({ a, b, c }) => `${blend(a, b)} ${blend(c, a)}`,
  ({ a, b, c }) => `${blend(a, b)} ${blend(b, c)}`,
  (m) => `${blend(m.a, m.b)} ${grow(m, m.c)}`,
  (m) => `${title(m)} ${blend(m.a, m.b)} di ${grow(m, m.c)}`,
  (m) => `${grow(m, m.a)} ${blend(m.b, m.c)}`,
  (m) => `${capitaliseName(m.a.head)}-${capitaliseName(m.b.head)}-${capitaliseName(join(m.c.head, m.a.tail))}`,
  (m) => `${join(m.a.head, m.b.head, m.c.tail)} ${epithet(m)}`,
  (m) => `${halting(m, m.a)} ${blend(m.b, m.c)}`,
  (m) => `${title(m)} ${join(m.a.head, m.b.head, m.c.tail)}`,
];
