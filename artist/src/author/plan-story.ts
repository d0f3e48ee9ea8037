/** Plans the sentences of a story: opening, place, trait, trouble, last line. */
import type { Chance } from '../drawing/random.ts';
import { isAboutWish, OF_STYLE, OF_TRAIT } from './about-the-wish.ts';
import { conflictsOf, oftenOf, rowsOfFacet } from './choose-rows.ts';
import type { Facet } from './facets.ts';
import { chooseFollowing } from './mention-rows.ts';
import { leadWithUntold, orderFacets } from './order-facets.ts';
import { planClosing, planLastLine } from './plan-last-line.ts';
import { planOpening } from './plan-opening.ts';
import { planByKind, planTrait, tellsTrait, tellsTraitAtOnce } from './plan-trait.ts';
import type { Step, Teller } from './story-step.ts';
import type { Subject } from './subjects.ts';
import { ECHOES } from './tables/foreign-originals.ts';
import { DRAWN_SETTINGS, SETTINGS } from './tables/settings.ts';
import type { SideClass } from './tables/side-class.ts';
import { UNKNOWN_STYLES } from './unknown-style.ts';
import { findUntold, tellsEvent } from './untold-parts.ts';

/** Chooses the sentences of one story: opening, place, trait, trouble, last line. */
export function planStory(subject: Subject, facets: readonly Facet[], teller: Teller): Step[] {
  const { chance, pick } = teller;
  const { opening, middle, hasPlace } = planBeginning(subject, facets, teller);
  if (subject.relation !== null && !subject.hasEcho)
    return [
      ...[opening, ...middle].map((skeleton): Step => ({ skeleton })),
      ...planRelation(subject, subject.relation, { opening, before: middle.length, teller }),
    ];
  // What it does is told already, and with it what it does it to: what it is comes before more of that.
  const isDeedTold = subject.traitSide !== null && facets.some((facet) => facet !== subject.traitSide);
  const following = middle.length < 2 && !isDeedTold ? chooseFollowing(subject, facets, chance) : [];
  if (following.length > 0) middle.push(pick(following));
  const joined = middle.length === 0 ? planByKind(subject, teller) : [];
  const told = [...[opening, ...middle].map((skeleton): Step => ({ skeleton })), ...joined];
  // How it was asked to be has had its sentence: what it is comes before a second one.
  const isTraitTold = middle.some((skeleton) => OF_TRAIT.test(skeleton));
  const nouns = isTraitTold ? facets.filter((facet) => facet !== subject.traitSide) : facets;
  const ordered = orderFacets(subject, nouns.length > 0 ? nouns : facets, teller);
  const order = leadWithUntold(subject, ordered, { opening, chance });
  const before = told.length - 1;
  if (subject.hasEcho) return [...told, ...planEcho(subject, order, { before, teller })];
  const isFull = hasPlace || following.length > 0;
  const often = order[0] === undefined ? (isFull ? 0.35 : 0.88) : isFull ? 0.6 : 0.95;
  const troubled = before < 2 && (before === 0 || chance.happens(often));
  if (troubled) return [...told, ...planTrouble(subject, order, { opening, before, teller })];
  const side = subject.sides.find((some) => facets.includes(some));
  return [...told, planLastLine(subject, findUntold(subject, facets, opening) ?? side ?? order[0], teller)];
}

/** The opening, how it was asked to be, and where it is. */
function planBeginning(
  subject: Subject,
  facets: readonly Facet[],
  teller: Teller,
): { opening: string; middle: string[]; hasPlace: boolean } {
  const { chance, pick } = teller;
  const { styleUnknown } = subject;
  // Where it is about the place itself, nothing else need say so. A sentence that begins like a place would have to begin like what was said.
  const isAtHome = subject.values.in_place === subject.values.in_style;
  const styleAt = styleUnknown || isAtHome ? 'nowhere' : chooseStylePlace(subject, chance);
  const ofStyle = styleAt !== 'nowhere' && subject.styleRows.length > 0 ? pick(subject.styleRows) : null;
  const isStyleFirst = ofStyle === null ? styleAt === 'opening' : !OF_STYLE.test(ofStyle);
  const opening = planOpening(subject, isStyleFirst, teller);
  const isToldAtOnce = tellsTraitAtOnce(subject, opening);
  const middle = [...(!isToldAtOnce && tellsTrait(subject, facets, chance) ? [planTrait(subject, teller)] : [])];
  const setting = ofStyle ?? (styleAt === 'sentence' ? pick(subject.isDrawn ? ALL_DRAWN : SETTINGS) : null);
  if (setting !== null) middle.splice(chance.pick([0, 1]), 0, setting);
  if (styleUnknown) middle.push(pick(UNKNOWN_STYLES));
  return { opening, middle, hasPlace: setting !== null || styleUnknown };
}

/** What goes wrong, and what comes of it. */
function planTrouble(
  subject: Subject,
  [first, second = first, third]: readonly Facet[],
  { opening, before, teller }: { opening: string; before: number; teller: Teller },
): Step[] {
  const { chance, pick } = teller;
  const facet = chance.happens(oftenOf(subject, first)) ? first : undefined;
  const rows = facet === undefined ? conflictsOf(subject, chance) : rowsOfFacet(facet, 'conflicts', { subject, chance });
  const { tells, closings } = pick(rows, (conflict) => conflict.tells);
  const trouble: Step = { skeleton: tells, ...(facet && { facet }) };
  // With nothing else in between there is room for everything that was wished for.
  if (before === 0 && facet !== undefined && third !== undefined && second !== undefined) {
    const more = pick(rowsOfFacet(second, 'conflicts', { subject, chance }), (conflict) => conflict.tells).tells;
    return [trouble, { skeleton: more, facet: second }, planLastLine(subject, third, teller)];
  }
  // How somebody is may not be left out for a second line about anything else.
  const isUntold = subject.sides.length > 0 && subject.sides.every((side) => side !== facet);
  const isOtherUntold = second !== undefined && first !== second && !tellsEvent(second, opening);
  const toFollow = isUntold || isOtherUntold ? 0 : first === second ? 0.6 : 0.25;
  const follows = chance.happens(toFollow) && (trouble.facet || isAboutWish(tells, subject));
  const last = follows
    ? { skeleton: planClosing(closings, subject, teller), ...(facet && { facet }) }
    : planLastLine(subject, second, teller);
  return [trouble, last];
}

/** What it was called when it was wished for is a sentence beside what follows from it, and not instead of that. */
function planEcho(
  subject: Subject,
  [first, second = first]: readonly Facet[],
  { before, teller }: { before: number; teller: Teller },
): Step[] {
  const { chance, pick } = teller;
  const echo: Step = { skeleton: pick(ECHOES) };
  if (first === undefined || before > 0) return [echo, planLastLine(subject, first, teller)];
  const { tells } = pick(rowsOfFacet(first, 'conflicts', { subject, chance }), (conflict) => conflict.tells);
  return [echo, { skeleton: tells, facet: first }, planLastLine(subject, second, teller)];
}

/** What follows from a relation comes before anything that its parts are known for. */
function planRelation(
  subject: Subject,
  relation: SideClass,
  { opening, before, teller: { chance, pick } }: { opening: string; before: number; teller: Teller },
): Step[] {
  const { tells, closings } = pick(relation.conflicts, (conflict) => conflict.tells);
  const trouble: Step = { skeleton: tells, facet: relation };
  // Whoever was not told of by what it is comes before more of what it does.
  const noun = findUntold(subject, subject.facets, opening) ?? subject.facets[0];
  const isUntold = noun !== undefined && !tellsEvent(noun, opening);
  const [other] = isUntold && subject.sides.length === 0 ? [noun] : chance.shuffle(subject.sides);
  const more: Step[] =
    before === 0 && other !== undefined
      ? [{ skeleton: pick(other.conflicts, (conflict) => conflict.tells).tells, facet: other }]
      : [];
  const endsOnNoun = isUntold && more.every(({ facet }) => facet !== noun);
  const last = endsOnNoun ? { skeleton: pick(noun.closings), facet: noun } : { skeleton: pick(closings), facet: relation };
  return [...more, trouble, last];
}

/** A way of drawing is no place: nobody lives in it. */
const ALL_DRAWN: readonly string[] = [...DRAWN_SETTINGS, ...SETTINGS.filter((words) => !/\{in_style\}/iu.test(words))];

function chooseStylePlace(
  { styleGiven, partsGiven, sides, relation, facets, isDrawn }: Subject,
  chance: Chance,
): 'opening' | 'sentence' | 'nowhere' {
  // Where it is by chance is worth no sentence beside what was asked for.
  const isAside = sides.length > 0 || relation !== null || facets.length > 0;
  if (!styleGiven && (partsGiven || chance.happens(isAside ? 0.8 : 0.3)))
    return (isAside || partsGiven) && chance.happens(0.6) ? 'opening' : 'nowhere';
  return chance.happens(isDrawn ? 0.45 : 0.55) ? 'opening' : 'sentence';
}
