/** How a concept is and what it does, by the classes of qualities, deeds and relations. */
import { lettersOn } from './concept-nouns.ts';
import { readDenial } from './denials.ts';
import { isNounOfClass } from './facets.ts';
import { readKept } from './kept-clauses.ts';
import type { KnownHalves } from './known-halves.ts';
import type { Pronouns } from './pronouns.ts';
import type { ReadConcept } from './read-concept.ts';
import { unquote } from './readable-words.ts';
import { type ReadRelation, readRelation } from './relations.ts';
import { notionOf, sideOfTrait, sidesOfNoun } from './sides.ts';
import type { SideClass } from './tables/side-class.ts';
import type { Trait } from './trait-forms.ts';

export interface ConceptSides {
  notion: SideClass | null;
  sides: readonly SideClass[];
  relation: ReadRelation | null;
  traitSide: SideClass | null;
  /** The trait that is told with the noun. */
  toldAtOnce: Extract<Trait, { kind: 'quality' | 'deed' }> | null;
  isClauseTold: boolean;
}

/** @param given.isMentionKnown more is known of the thing that the wish speaks of besides. */
export function findSides(
  read: ReadConcept,
  halves: KnownHalves,
  { pronouns, isMentionKnown }: { pronouns: Pronouns; isMentionKnown: boolean },
): ConceptSides {
  const { concept, about, own, body, asked, said, after, clause, trait } = read;
  const onIt = lettersOn(concept);
  const notion =
    said > 0 || asked === null ? null : ([about, own, ...onIt].map(notionOf).find((found) => found !== null) ?? null);
  const ofNouns = said > 0 ? [] : [about, own, body, ...onIt].flatMap((noun) => sidesOfNoun(noun, asked));
  // What was typed behind the noun is told with the thing that it names.
  const ofTrait = trait !== null && concept.trait.given && trait.kind !== 'fact' ? readRelation(trait.does, pronouns) : null;
  const ofClause = asked === null ? null : readRelation(clause?.does ?? unquote(about.bare), pronouns);
  const isKept = ofNouns.length === 0 && !isMentionKnown && maySayMore(read, halves);
  const kept = isKept && !isNounOfClass(about.bare) ? readKept(unquote(about.bare), pronouns) : null;
  const isMomentTold = read.moments.length > 0 && read.isTold;
  const isTraitAsked = after === null && trait !== null && (concept.trait.given || clause !== null);
  const hasOwnRows = ofTrait !== null && ofTrait.side.traits.length > 0;
  const traitSide = isTraitAsked ? (hasOwnRows ? ofTrait.side : sideOfTrait(trait)) : null;
  const isPlain = (trait?.kind === 'quality' || trait?.kind === 'deed') && concept.trait.given;
  return {
    notion,
    sides: [...new Set([...(notion === null ? [] : [notion]), ...ofNouns])],
    relation: isMomentTold ? ofTrait : (ofTrait ?? ofClause ?? deniedIn(read) ?? kept),
    traitSide,
    // Where more is known of being so, that is told in a sentence of its own.
    toldAtOnce: isPlain && traitSide === null ? trait : null,
    isClauseTold: after === null && clause !== null && ofClause !== null,
  };
}

/** What no class knows of has a joke of its own all the same, which comes after what is known of a second half. */
const maySayMore = ({ asked, said, about, topic, isEvent }: ReadConcept, { second, isOnlyPartner }: KnownHalves): boolean =>
  asked !== null &&
  said === 0 &&
  (second === null || second.isHad || isOnlyPartner) &&
  (topic === null || isEvent) &&
  about.deed === undefined;

function deniedIn({ concept, trait, asked, about, own }: ReadConcept): ReadRelation | null {
  const texts = [
    ...(trait !== null && concept.trait.given ? [trait.does] : []),
    ...(asked === null ? [] : [about.deed, unquote(about.bare), own.deed]),
  ];
  return texts.flatMap((text) => (text === undefined ? [] : (readDenial(text) ?? [])))[0] ?? null;
}
