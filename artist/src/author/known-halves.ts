/** Of two halves of a wish, what is known of each. */
import { type Facet, facetsOfNoun } from './facets.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { partnerOf, secondOf, tradeOf, workplaceOf } from './other-half.ts';
import type { ReadConcept } from './read-concept.ts';
import { notionOf, sidesOfNoun } from './sides.ts';
import { spellSigns } from './two-in-one.ts';

export interface KnownHalves {
  /** What somebody is besides, has, or is together with. */
  second: { noun: NounPhrase; isHad: boolean } | null;
  /** Where two work who are told of beside it. */
  ofWork: readonly Facet[];
  ofSecond: readonly Facet[];
  /** What is known of each of the two; none where one of them is only had, or not known. */
  halves: readonly (readonly Facet[])[];
  /** The half of which no class knows. */
  unknown: NounPhrase | undefined;
  /** True: of what is half of it the rows are told that are told of one. */
  isHalf: boolean;
  /** True: a second one of whom no place of work is known. */
  isOnlyPartner: boolean;
}

export function findHalves(read: ReadConcept): KnownHalves {
  const { about, theme, body, asked, said, isEvent } = read;
  const { second, partner, work } = findSecond(read);
  const knownOfSecond = (noun: NounPhrase): Facet[] => knownOf(noun, noun === work ? work.bare.toLowerCase() : asked);
  const parts = said > 0 || asked === null ? [] : isOfBoth(read) ? [theme, body] : second === null ? [] : [about, second.noun];
  const known = parts.map(knownOfSecond);
  const unknown = second?.isHad ? second.noun : isEvent ? undefined : parts.find((_, at) => known[at]?.length === 0);
  const ofWork = partner === null || work === null ? [] : knownOf(work, work.bare.toLowerCase());
  const isOneUnknown = second?.isHad || known.some((some) => some.length === 0);
  return {
    second,
    ofWork,
    ofSecond: second === null || second.isHad ? [] : knownOfSecond(second.noun),
    halves: isOneUnknown ? [] : ofWork.length === 0 ? known : [...known, ofWork],
    unknown,
    isHalf: second !== null && !second.isHad && unknown === undefined,
    isOnlyPartner: second !== null && second.noun === partner && work === null,
  };
}

const isOfBoth = ({ concept, alone, topic }: ReadConcept): boolean =>
  concept.theme.given && concept.body.given && alone === null && topic?.values.deed === undefined;

function findSecond(read: ReadConcept): Pick<KnownHalves, 'second'> & { partner: NounPhrase | null; work: NounPhrase | null } {
  const { asTyped, about, asked, isEvent } = read;
  if (asked === null) return { second: null, partner: null, work: null };
  const isKnown = knownOf(about, asked).length > 0;
  const beside = isEvent ? null : secondOf(about);
  const work = workplaceOf(about) ?? (isKnown ? tradeIn(read) : null);
  const partner = beside !== null || !isKnown ? null : partnerOf(about);
  // "A cat and a toaster" are two, and of each its own is told; a trumpet that an owl only has is told with the owl.
  const isPair =
    beside?.isHad === true && / and /u.test(spellSigns(asTyped.theme.word)) && knownOf(beside.noun, asked).length > 0;
  const joined = partner ?? work;
  const second = isPair ? { ...beside, isHad: false } : (beside ?? (joined === null ? null : { noun: joined, isHad: false }));
  return { second, partner, work };
}

function tradeIn({ concept, trait }: ReadConcept): NounPhrase | null {
  const isTyped = concept.theme.given && concept.trait.given && !concept.body.given;
  return isTyped && trait !== null ? tradeOf(trait.does) : null;
}

/** All that is told of one half of a wish. */
const knownOf = (noun: NounPhrase, asked: string | null): Facet[] => {
  const notion = notionOf(noun);
  return [...(notion === null ? [] : [notion]), ...sidesOfNoun(noun, asked), ...facetsOfNoun(noun, asked)];
};
