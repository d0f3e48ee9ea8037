/** Plans how a story ends. */
import type { Chance } from '../drawing/random.ts';
import { hasHalves, oftenOf, rowsOfFacet, weighRows } from './choose-rows.ts';
import type { Facet } from './facets.ts';
import { BY_MENTION } from './mention-rows.ts';
import type { Step, Teller } from './story-step.ts';
import type { Subject } from './subjects.ts';
import { ALONE_CLOSINGS } from './tables/alone.ts';
import { CLOSING_LEADS, CLOSINGS } from './tables/closings.ts';
import { HALVED_CLOSINGS } from './tables/halved-closings.ts';
import * as MENTIONS from './tables/mentions.ts';

export function planLastLine(subject: Subject, facet: Facet | undefined, teller: Teller): Step {
  const { chance } = teller;
  const { values } = subject;
  if (subject.mentionClass !== null && subject.sides.length === 0 && chance.happens(facet === undefined ? 0.7 : 0.25))
    return { skeleton: planClosing(subject.mentionClass.last, subject, teller) };
  // What only one of its class knows says more than the thing.
  if (subject.mentionKind !== null && facet === undefined && chance.happens(0.7))
    return { skeleton: planClosing(BY_MENTION[subject.mentionKind][1], subject, teller) };
  if ('a_missing' in values && chance.happens(facet === undefined ? 0.7 : 0.2))
    return { skeleton: planClosing(MENTIONS.MISSED_LAST, subject, teller) };
  if (facet !== undefined && chance.happens(oftenOf(subject, facet)))
    return { skeleton: planClosing(rowsOfFacet(facet, 'closings', { subject, chance }), subject, teller), facet };
  return { skeleton: planClosing(closingsOf(subject, chance), subject, teller) };
}

function closingsOf(subject: Subject, chance: Chance): readonly string[] {
  const often = subject.partsGiven ? 0.8 : 0.3;
  if (subject.topic !== null) return chance.pickWeighted(weighRows(subject.topic, 'closings'));
  if (subject.isAlone && chance.happens(often)) return ALONE_CLOSINGS;
  return hasHalves(subject) && subject.partsGiven && chance.happens(often) ? HALVED_CLOSINGS : CLOSINGS;
}

/** A slot that makes a last line another one each time, which a pronoun does not. */
const VARIED_SLOT = /\{(?!they|them|their)/iu;

/** Where nothing was asked for, a bare last line would come back too soon: mostly somebody has to say it. */
export function planClosing(closings: readonly string[], { partsGiven }: Subject, { chance, pick }: Teller): string {
  const closing = pick(closings);
  if (partsGiven || VARIED_SLOT.test(closing) || chance.happens(0.4)) return closing;
  return pick(CLOSING_LEADS) + closing.replace(/^(?!Interpol)\{?./u, (start) => start.toLowerCase());
}
