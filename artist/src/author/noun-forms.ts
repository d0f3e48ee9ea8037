/** Nouns in forms that fit sentences. */
import type { Concept } from '../concept/concept.ts';
import { withArticle } from './articles.ts';
import { isFoundIn } from './english-names.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { plainNameOf } from './plain-names.ts';
import { readSubject } from './read-subject.ts';
import { relativeOf } from './relative-words.ts';
import { GOES_ON } from './sides.ts';
import type { Trait } from './trait-forms.ts';

/** "A", "A and B", "A, B and C". */
export const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** Of what was said there are its words, what else there is, and what picture was found for it. */
export function saidForms({ theme, body }: Concept, ...nouns: readonly [NounPhrase, NounPhrase]): Record<string, string> {
  const said = nouns.filter(({ kind }) => kind === 'said');
  const thing = nouns.find(({ kind }) => kind !== 'said');
  const idea = nouns[0].kind === 'said' ? theme : body;
  const heard = idea.piece !== null && isFoundIn(idea) ? readSubject(plainNameOf(idea.piece)).indefinite : null;
  const [first, second] = said;
  if (first === undefined) return {};
  return {
    words: first.bare,
    ...(second && { more_words: second.bare }),
    ...(thing && { a_thing: thing.kind === 'idea' ? thing.bare : thing.indefinite }),
    ...(heard !== null && heard !== thing?.indefinite && { heard }),
  };
}

export function nameForms(slot: 'theme' | 'body', noun: NounPhrase): Record<string, string> {
  if (noun.kind === 'said') return {};
  return {
    [slot]: noun.short,
    [`${slot}_unit`]: noun.unit,
    [`a_${slot}`]: noun.indefinite,
    ...whoForm(slot, noun),
    [`the_${slot}`]: noun.again,
    [`another_${slot}`]: noun.unit === noun.short ? `another ${noun.short}` : `yet another ${noun.unit}`,
  };
}

/** "A patient crane", "a fridge that hums"; a noun that begins otherwise, or has a clause already, stays as it is. */
export function describe(noun: NounPhrase, trait: Trait | null): string {
  const { kind, indefinite } = noun;
  if (trait === null || kind !== 'one' || !/^an? (?=\p{Ll})/u.test(indefinite)) return indefinite;
  if (trait.kind === 'quality' && /^\p{Ll}+(?:-\p{Ll}+)*$/u.test(trait.quality))
    return withArticle(`${trait.quality} ${indefinite.replace(/^an? /u, '')}`);
  return GOES_ON.test(indefinite) ? indefinite : `${indefinite} ${relativeOf(noun)} ${trait.does}`;
}

/** "A nurse who is an owl and needs coffee": one clause goes on. */
export const describeToo = (noun: NounPhrase, trait: Trait | null): string =>
  trait?.kind === 'deed' && noun.kind === 'one' ? `${noun.indefinite} and ${trait.does}` : describe(noun, trait);

/** One clause is enough: nothing follows "a dog that sings". */
export const whoForm = (slot: string, noun: NounPhrase): Record<string, string> =>
  FEASTS.test(noun.short) || /\s(?:that|who|which|whose)\s/u.test(noun.bare) ? {} : { [`${slot}_who`]: relativeOf(noun) };

/** Names of days do nothing that a clause could tell of: "Christmas, which was bitten". */
const FEASTS =
  /^(?:christmas(?: eve)?|easter|halloween|(?:lunar )?new year|songkran|hanukkah|ramadan|thanksgiving|oktoberfest|monday|friday)$/iu;
