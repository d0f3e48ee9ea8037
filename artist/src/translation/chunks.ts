/** What stands together in a sentence: a thing with all that is said of it, in the order of English. */
import { readNounPhrase } from '../author/noun-phrases.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { isEdible } from '../author/topic.ts';
import { isClothes, isWearable } from '../concept/outfit.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import type { Unit } from './dictionary.ts';
import { pluralOf, singularOf } from './plural.ts';
import { HEAD_FIRST, KIN } from './read-units.ts';
import { isAboutDeeds } from './verbs.ts';

/** A thing with all that is said of it, or one other word. */
export interface Chunk {
  part: Unit['part'] | 'thing';
  english: string;
}

/** Puts together what stands together: adjectives and numbers before their noun, wherever they stood. */
export function chunksOf(units: readonly Unit[], language: string): Chunk[] {
  const chunks: Chunk[] = [];
  let run: Unit[] = [];
  const finish = (): void => {
    if (run.length > 0) chunks.push(thingOf(run, language));
    run = [];
  };
  for (const [at, unit] of units.entries()) {
    if (unit.part === 'skipped') continue;
    const next = units.slice(at + 1).find(({ part }) => part !== 'skipped');
    const isCompound =
      unit.english === 'of' &&
      run.some(({ part }) => part === 'noun') &&
      next?.part === 'noun' &&
      (!next.isDefinite || /^\d0s$/.test(next.english)) &&
      (HEAD_FIRST.has(language) || !next.isName) &&
      !(next.isName && KIN.test(run.at(-1)?.english ?? ''));
    // "Vend du fromage" sells some of it.
    const isPartitive = language === 'fr' && unit.english === 'of' && units[at - 1]?.part === 'verb';
    // "Capivara de terno" has it on.
    const isWorn =
      isCompound &&
      language === 'pt' &&
      units[at + 1] === next &&
      namesClothes(next?.english ?? '') &&
      namesCreature(run.find(({ part }) => part === 'noun')?.english ?? '');
    if (isWorn) {
      finish();
      chunks.push({ ...unit, english: 'with' });
      continue;
    }
    const made = isMadeOf(unit, units[at + 1], run, language) ? ['made of'] : [];
    for (const english of made) {
      finish();
      chunks.push({ part: 'link', english });
    }
    if (made.length > 0) continue;
    if (unit.english === 'out of') {
      finish();
      chunks.push({ ...unit, english: 'of' });
      continue;
    }
    if (
      isPartitive ||
      isCompound ||
      (unit.english === OWNED && chunks.length === 0 && !next?.isName && units[at - 1]?.part !== 'verb')
    )
      continue;
    if (/^(?:noun|adjective|number|possessive)$/.test(unit.part)) run.push(unit);
    else {
      finish();
      chunks.push(unit);
    }
  }
  finish();
  return chunks;
}

/** "Schneemann aus Käse", "muñeco de nieve de queso": who trades in it is no such person, and what is eaten itself no such dish. */
function isMadeOf(unit: Unit, next: Unit | undefined, run: readonly Unit[], language: string): boolean {
  const head = HEAD_FIRST.has(language) ? run.find(({ part }) => part === 'noun') : run.findLast(({ part }) => part === 'noun');
  const isOf =
    /^(?:out )?of$/.test(unit.english) || (unit.english === 'in' && /^(?:fr|it)$/.test(language)) || unit.english === 'from';
  if (!head || !isOf || next?.part !== 'noun' || next.isName || next.isDefinite) return false;
  if (unit.english === 'out of') return !isPersonNoun(next.english.split(' ').at(-1) ?? '');
  const isFigure =
    FIGURES.test(head.english) || (namesCreature(head.english) && !isPersonNoun(head.english.split(' ').at(-1) ?? ''));
  return isFigure && isEdible(readNounPhrase(next.english));
}
const FIGURES = /^(?:snowman|man|woman|boy|girl|robot|doll|scarecrow|house|castle|car|mermaid|angel|ghost)$/;

/** What somebody may have on. */
const namesClothes = (english: string): boolean =>
  findPieces(english, ['hat', 'eyewear', 'shoe', 'body']).some(({ piece }) => isClothes(piece) || isWearable(piece));

const BEHIND = /^(?:with|without|that is|at) |^(?:in|on) the |^in a wheelchair$/;

/** What English says after its noun alone. */
export const BEFORE_NOUNS: ReadonlyMap<string, string> = new Map([
  ['in love', 'lovesick'],
  ['afraid', 'frightened'],
  ['half asleep', 'half-asleep'],
  ['always late', 'ever late'],
  ['in a hurry', 'hurried'],
]);

/** "Buenos Aires" is one name, and is not turned round, and neither is "zia Carmela". */
function joinNames(nouns: readonly Unit[]): string[] {
  const joined: string[] = [];
  for (const [at, { english, isName }] of nouns.entries()) {
    const before = nouns[at - 1];
    if (isName && before && (before.isName || KIN.test(before.english))) joined.push(`${joined.pop()} ${english}`);
    else joined.push(english);
  }
  return joined;
}

/** What says of which kind the last of several nouns is: a train strike, whatever number of trains. */
const asKind = (nouns: readonly string[]): string[] =>
  nouns.map((noun, at) => (at < nouns.length - 1 && !/\p{Lu}|\d/u.test(noun) ? singularOf(noun) : noun));

/** A "chef pâtissier" is one pastry chef. */
const withoutTwice = (nouns: readonly string[]): string[] =>
  nouns.filter((noun, at) => !nouns.some((other, index) => other.endsWith(` ${noun}`) || (other === noun && index < at)));

function thingOf(run: readonly Unit[], language: string): Chunk {
  const wordsOf = (part: Unit['part']): string[] => run.flatMap((unit) => (unit.part === part ? [unit.english] : []));
  const nouns = withoutTwice(joinNames(run.filter(({ part }) => part === 'noun')));
  // "Roma antica gladiatore" says where first.
  const isTownFirst = run.find(({ part }) => part === 'noun')?.isName === true && isPersonNoun(nouns.at(-1) ?? '');
  if (HEAD_FIRST.has(language) && !isTownFirst) nouns.reverse();
  const name = asKind(nouns).join(' ');
  const numbers = wordsOf('number');
  const isThing = name !== '' && run.some(({ ofThings }) => ofThings) && !namesCreature(name);
  const told = run.flatMap(({ part, english, ofThings }) =>
    part === 'adjective' ? [isThing ? (ofThings ?? english) : english] : [],
  );
  const adjectives = told
    .filter((word) => !BEHIND.test(word))
    .map((word) => (name === '' ? word : (BEFORE_NOUNS.get(word) ?? word)));
  const behind = told.filter((word) => BEHIND.test(word));
  const english = [
    ...wordsOf('possessive'),
    ...numbers,
    ...adjectives,
    numbers.length > 0 && name !== '' ? pluralOf(name) : name,
    ...behind,
  ];
  return { part: nouns.length > 0 ? 'thing' : 'adjective', english: english.filter((word) => word !== '').join(' ') };
}

/** "Glasses wears cat" as "cat that wears glasses", and "hat without" as "without hat". */
export function putVerbsFirst(chunks: readonly Chunk[]): Chunk[] {
  const owned = chunks.findLastIndex(({ english }) => english === OWNED);
  if (owned >= 0) return [...chunks.slice(owned + 1), ...chunks.slice(0, owned).filter(({ english }) => english !== OWNED)];
  const at = chunks.findLastIndex(({ part, english }) => part === 'verb' || english === 'post-without');
  if (at < 0) return [...chunks];
  const [head, before] = [chunks.slice(at + 1), chunks.slice(0, at)];
  const verb = chunks[at];
  if (!verb) return [...chunks];
  const told: Chunk[] = [verb, ...before];
  const earlier = before.findIndex(({ part }) => part === 'verb');
  if (isAboutDeeds(verb) && earlier >= 0 && head.length === 0) return [verb, ...putVerbsFirst(before)];
  const deed = earlier >= 0 ? [...putVerbsFirst(before), verb] : told;
  if (head.length === 0) return deed;
  return head[0]?.part === 'link' ? [...deed, ...head] : [...head, ...deed];
}

/** Chinese: what stands before says something of what stands behind. */
export const OWNED = 'whose deed that is';
