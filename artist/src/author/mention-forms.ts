/** What a sentence speaks of besides, in forms that fit sentences. */
import type { Concept } from '../concept/concept.ts';
import { nameInEnglish } from './english-names.ts';
import { classOfMention, kindOfMention, type MentionKind, readMentions } from './mentions.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { MentionClass } from './tables/mentions-by-class.ts';

export interface Mentioned {
  noun: NounPhrase | null;
  kind: MentionKind | null;
  known: MentionClass | null;
  forms: Readonly<Record<string, string>>;
}
export const NO_MENTION: Mentioned = { noun: null, kind: null, known: null, forms: {} };

/** What a sentence speaks of besides. */
export function mentionForms({ theme, body }: Concept, ...nouns: readonly [NounPhrase, NounPhrase]): Mentioned {
  const told = nouns.flatMap(({ kind, head, short }) => (kind === 'said' ? [] : [head, short]));
  const seen = [theme, body].flatMap(({ piece }) => piece ?? []);
  // Of a deed nothing is left over.
  if (nouns.some(({ deed }) => deed !== undefined)) return NO_MENTION;
  // Of a loaf of bread the bread is all there is.
  const isMadeOf = (noun: NounPhrase): boolean => nouns.some(({ short }) => short.endsWith(` of ${noun.short}`));
  // What there is English for speaks in English of whatever it speaks of.
  const mentions = [theme, body].map((idea) => readMentions({ ...idea, word: nameInEnglish(idea) ?? idea.word }, { told, seen }));
  const there = mentions.flatMap((mention) => mention.there).filter((noun) => kindOfMention(noun) !== null && !isMadeOf(noun));
  // What cannot be counted cannot turn up at the door.
  const [first = there[0], second] = there.filter(({ kind }) => kind === 'one');
  const [missing] = mentions.flatMap((mention) => mention.missing).filter(({ kind }) => kind === 'one');
  const areBothMet = [first, second].every((noun) => noun !== undefined && MET.has(kindOfMention(noun)));
  return {
    noun: first ?? null,
    kind: first === undefined ? null : kindOfMention(first),
    known: first === undefined ? null : classOfMention(first),
    forms: {
      ...(first !== undefined && { the_besides: first.kind === 'one' ? first.again : first.definite }),
      ...(first?.kind === 'one' && {
        mention_unit: first.unit,
        a_mention: first.indefinite,
        the_mention: first.again,
        another_mention: first.unit === first.short ? `another ${first.short}` : `yet another ${first.unit}`,
      }),
      ...(first !== undefined &&
        first.kind !== 'one' && { mentions: first.bare, the_mentions: first.definite, mention_short: first.short }),
      ...(areBothMet && second && { a_second: second.indefinite, the_second: second.again }),
      ...(missing && { a_missing: missing.indefinite, the_missing: missing.again, missing_unit: missing.unit }),
    },
  };
}

/** Two of these are mistaken, lent and billed for one another. */
const MET: ReadonlySet<MentionKind | null> = new Set<MentionKind | null>(['alive', 'held']);
