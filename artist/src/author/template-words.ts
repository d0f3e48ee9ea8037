/** What the author has to say by itself of many, to tell it from what a person said. */

import type { Facet } from './facets.ts';
import { ALONE_CLOSINGS, ALONE_CONFLICTS } from './tables/alone.ts';
import { CLOSING_LEADS, CLOSINGS } from './tables/closings.ts';
import { CONFLICTS } from './tables/conflicts.ts';
import { ECHOES } from './tables/foreign-originals.ts';
import { HALVED_CONFLICTS, HALVED_ODDITIES, HALVED_QUALITIES, HALVED_THINGS, HALVED_TRAITS } from './tables/halves.ts';
import { SLOTS } from './tables/lore-phrases.ts';
import { NOUN_CLASSES, SMALL_CLASSES } from './tables/nouns-by-class.ts';
import { EVENTS, HALVED_TAILS, HYBRID_TAILS, HYBRIDS, LEADS, STYLE_LEADS } from './tables/openings.ts';
import { HEARD_EVENTS, SAID_EVENTS, SAID_TWICE } from './tables/quoted-wishes.ts';
import { DRAWN_SETTINGS, SETTINGS } from './tables/settings.ts';
import { EVENTS_ALONE, KINDS_ALONE } from './tables/single-subject.ts';
import { ANY_TOPIC } from './tables/topics.ts';
import * as TOPICS from './tables/topics-by-class.ts';
import {
  FRAMED_TRAITS,
  ODDITY_SENTENCES,
  QUALITY_SENTENCES,
  THING_SENTENCES,
  TIMELESS_CORES,
  TRAIT_CORES,
  TRAIT_TAILS,
} from './tables/traits.ts';

const TABLES = [ANY_TOPIC, ...Object.values(TOPICS)];
/** A crow's walnut, a witch's cauldron and a plumber's van are told of nobody else, so they do belong to whoever has them. */
const OF_ONE_KIND: ReadonlySet<Facet> = new Set(SMALL_CLASSES);
const OF_MANY = NOUN_CLASSES.filter((facet) => !OF_ONE_KIND.has(facet));

/** All templates that are told of many, and all that may stand in their slots, in lower case. */
export const OUR_WORDS = [
  ...LEADS,
  ...STYLE_LEADS,
  ...EVENTS,
  ...HYBRIDS,
  ...HYBRID_TAILS,
  ...HALVED_TAILS,
  ...SETTINGS,
  ...DRAWN_SETTINGS,
  ...TRAIT_CORES,
  ...TIMELESS_CORES,
  ...TRAIT_TAILS,
  ...FRAMED_TRAITS,
  ...THING_SENTENCES,
  ...QUALITY_SENTENCES,
  ...ODDITY_SENTENCES,
  ...HALVED_TRAITS,
  ...HALVED_QUALITIES,
  ...HALVED_THINGS,
  ...HALVED_ODDITIES,
  ...EVENTS_ALONE,
  ...KINDS_ALONE,
  ...OF_MANY.flatMap(({ events = [] }) => events),
  ...SAID_EVENTS,
  ...HEARD_EVENTS,
  ...SAID_TWICE,
  ...ECHOES,
  ...TABLES.flatMap(({ events, kinds, traits, closings }) => [...events, ...kinds, ...traits, ...closings]),
  ...[
    ...CONFLICTS,
    ...HALVED_CONFLICTS,
    ...ALONE_CONFLICTS,
    ...[...OF_MANY, ...TABLES].flatMap(({ conflicts }) => conflicts),
  ].flatMap(({ tells, closings }) => [tells, ...closings]),
  ...CLOSINGS,
  ...ALONE_CLOSINGS,
  ...OF_MANY.flatMap(({ closings }) => closings),
  ...CLOSING_LEADS,
  ...Object.values(SLOTS).flat(),
]
  .join('\n')
  .toLowerCase();
