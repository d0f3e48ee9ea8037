/** Plans how a story tells what somebody is like, wears or does. */
import type { Chance } from '../drawing/random.ts';
import { hasHalves, rowsFor } from './choose-rows.ts';
import type { Facet } from './facets.ts';
import { rowsByKind } from './rows-by-kind.ts';
import type { Step, Teller } from './story-step.ts';
import type { Subject } from './subjects.ts';
import { AFTERWARDS } from './tables/afterwards.ts';
import { HALVED_ODDITIES, HALVED_QUALITIES, HALVED_THINGS, HALVED_TRAITS } from './tables/halves.ts';
import {
  FACT_SENTENCES,
  FRAMED_TRAITS,
  ODDITY_SENTENCES,
  QUALITY_SENTENCES,
  SIDE_CORES,
  THING_SENTENCES,
  TIMELESS_CORES,
  TRAIT_CORES,
  TRAIT_TAILS,
} from './tables/traits.ts';
import type { Trait } from './trait-forms.ts';

/** So often how it is is told of what it is: else the rows of being so alone would never be told. */
const JOINED = 0.65;

/** "A sleepy croissant": what is said with the noun, told of what it is. */
export function planByKind({ sides, kinds, traitSide }: Subject, { chance, pick }: Teller): Step[] {
  const steps = sides.flatMap((facet) => rowsByKind(facet, kinds).map((skeleton) => ({ skeleton, facet })));
  return steps.length === 0 || traitSide !== null || !chance.happens(JOINED) ? [] : [pick(steps, ({ skeleton }) => skeleton)];
}

/** "A patient crane", "a fridge that hums": it is said with the noun, where nothing more is known of being so. */
export const tellsTraitAtOnce = ({ toldAtOnce, values }: Subject, opening: string): boolean =>
  toldAtOnce !== null &&
  [...opening.matchAll(/\{(a_such_(?:theme|body)|a_one)\}/gu)].some(([, slot = '']) => values[slot]?.includes(toldAtOnce));

/** What is held by chance is left to the picture, mostly, where somebody asked for anything else. */
export const tellsTrait = (
  { trait, traitGiven, partsGiven, isClauseTold }: Subject,
  facets: readonly Facet[],
  chance: Chance,
): boolean => trait !== null && !isClauseTold && (traitGiven || !partsGiven || (facets.length === 0 && chance.happens(0.3)));

const ALWAYS = /\b(?:always|never|forever|permanently|no longer|usually|rarely|often)\b|^(?:was|owns|has|is full of|is an?) /iu;

/** A joke about how somebody is wants no lead: so often it has one. */
const LED = 0.2;

export function planTrait(subject: Subject, { chance, pick }: Teller): string {
  const { trait, partsGiven } = subject;
  const isHalved = hasHalves(subject);
  if (trait === null) return pick(HALVED_TRAITS);
  if (trait.kind === 'fact' && trait.isAfter) return pick(AFTERWARDS);
  if (trait.kind === 'fact' && chance.happens(0.7)) return pick(FACT_SENTENCES);
  if (subject.traitSide !== null) {
    const joined = rowsByKind(subject.traitSide, subject.kinds);
    if (joined.length > 0 && chance.happens(JOINED))
      return `{They} {does}: ${pick(joined).replace(/^\{?\p{Lu}/u, (start) => start.toLowerCase())}`;
    return pick(subject.traitSide.traits).replace('{They} {does}', (plain) => (chance.happens(LED) ? pick(SIDE_CORES) : plain));
  }
  const told = trait.kind === 'oddity' ? null : rowsFor(subject, 'traits', { chance, often: 0.6 });
  if (told !== null) return pick(told);
  if (trait.kind === 'oddity' && (subject.traitGiven || chance.happens(0.75)))
    return pick(isHalved ? ALL_ODDITIES : ODDITY_SENTENCES);
  if (isHalved && chance.happens(partsGiven ? 0.5 : 0.45)) return pick(halvedTraits(trait.kind));
  if (trait.kind === 'thing' && chance.happens(0.5)) return pick(THING_SENTENCES);
  if (trait.kind === 'quality' && chance.happens(0.35)) return pick(QUALITY_SENTENCES);
  // When and where it happens is no joke about what somebody was asked to be.
  if (subject.traitGiven || chance.happens(0.5)) return pick(FRAMED_TRAITS);
  return `${pick(ALWAYS.test(trait.does) ? TIMELESS_CORES : TRAIT_CORES)}${pick(TRAIT_TAILS)}.`;
}

const ALL_ODDITIES: readonly string[] = [...ODDITY_SENTENCES, ...HALVED_ODDITIES];
const WITH_QUALITIES: readonly string[] = [...HALVED_TRAITS, ...HALVED_QUALITIES];
const WITH_THINGS: readonly string[] = [...HALVED_TRAITS, ...HALVED_THINGS];
const halvedTraits = (kind: Trait['kind']): readonly string[] =>
  kind === 'quality' ? WITH_QUALITIES : kind === 'thing' ? WITH_THINGS : HALVED_TRAITS;
