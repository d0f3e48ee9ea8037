/** Plans how a story begins. */
import { hasHalves, rowsFor } from './choose-rows.ts';
import { ownEvents, tellsWhole } from './own-events.ts';
import { tellsTimeTwice } from './said-once.ts';
import type { Teller } from './story-step.ts';
import type { Subject } from './subjects.ts';
import { DRAWN_LEADS, EVENTS, HALVED_TAILS, HYBRID_TAILS, HYBRIDS, LEADS, PLACE_LEADS, STYLE_LEADS } from './tables/openings.ts';
import { HEARD_EVENTS, SAID_EVENTS, SAID_TWICE } from './tables/quoted-wishes.ts';
import { EVENTS_ALONE, KINDS_ALONE } from './tables/single-subject.ts';

/** What happened to a thing of this class is a joke without a day or a place before it: so often it has one. */
const FRAMED = 0.5;

export function planOpening(subject: Subject, withStyle: boolean, teller: Teller): string {
  const { chance, pick } = teller;
  const { said, isAlone, isDrawn, partsGiven, styleGiven, values } = subject;
  const joined = (leads: readonly string[], events: readonly string[]): string => {
    const event = pick(events);
    return `${pick(leads.filter((lead) => !tellsTimeTwice(lead, event, values)))}${event}.`;
  };
  const withLead = (events: readonly string[]): string => {
    if (!withStyle) return joined(LEADS, events);
    const leads: readonly string[] = partsGiven && !styleGiven ? PLACE_LEADS : isDrawn ? DRAWN_LEADS : STYLE_LEADS;
    if (!('town' in values)) return joined(leads, events);
    const [untied = leads, here] = [leads, events].map((rows) => rows.filter(tellsNoTown));
    return joined(untied, here?.length ? here : events);
  };
  const [otherEvents, otherKinds] = isAlone ? OPENINGS_ALONE : OPENINGS_BY_SAID[said];
  const own = ownEvents(subject, teller);
  if (own.length > 0) {
    // "Nobody was watching when a barbecue is": what is so at all times has no day before it.
    const wholes = tellsWhole(subject).map(([, whole]) => whole);
    const happened = own.filter(
      (event) => !wholes.some((whole) => TELLS_NOW.test(event.slice(event.startsWith(whole) ? whole.length : 0))),
    );
    const isFramed = (withStyle && styleGiven) || (happened.length > 0 && chance.happens(FRAMED));
    return isFramed ? withLead(happened.length > 0 ? happened : own) : `${pick(own)}.`;
  }
  const events = rowsFor(subject, 'events', { chance, often: 1 }) ?? otherEvents;
  const hybrids = rowsFor(subject, 'kinds', { chance, often: 1 }) ?? otherKinds;
  const heard = said === 1 && values.heard !== undefined && chance.happens(0.4) ? HEARD_EVENTS : events;
  // What it is is known to whoever asked for it: something has to have happened.
  if (withStyle || partsGiven || hybrids.length === 0 || chance.happens(0.5)) return withLead(heard);
  return `{name} is ${pick(hybrids)}${pick(hasHalves(subject) ? ALL_TAILS : HYBRID_TAILS)}.`;
}

/** What follows upon whom it is about, where it is told in the present: “is”, “has”, “holds”. */
const TELLS_NOW = /^ (?:must|may|can|(?!was )\p{Ll}+s) /u;

/** "In Tokyo, Tokyo needed a cook." */
const tellsNoTown = (event: string): boolean => !/\{(?:town|place)\}/iu.test(event);

const ALL_TAILS: readonly string[] = [...HYBRID_TAILS, ...HALVED_TAILS];

/** By how many of theme and body are quoted: what happened, and what it is. */
const OPENINGS_BY_SAID: readonly [Openings, Openings, Openings] = [
  [EVENTS, HYBRIDS],
  [SAID_EVENTS, []],
  [SAID_TWICE, []],
];
const OPENINGS_ALONE: Openings = [EVENTS_ALONE, KINDS_ALONE];
type Openings = readonly [events: readonly string[], hybrids: readonly string[]];
