/** How only a lore of this quality, class or walk of life begins: each row tells all of who or what it is about. */
import { type Facet, isDomain } from './facets.ts';
import { filledWith } from './other-half.ts';
import { GOES_ON } from './sides.ts';
import type { Teller } from './story-step.ts';
import type { Subject } from './subjects.ts';
import { JOINED_ASIDE, JOINED_BY_CLAUSE, JOINED_BY_TRADE, JOINED_WITH_SEVERAL, JOINED_WITHOUT } from './tables/joined-halves.ts';
import type { TopicTables } from './tables/topics.ts';
import { FOODS, NOTIONS } from './tables/topics-by-class.ts';

/** So often what it is opens, where what it does could: that is what the joke is about. */
const NOUN_OPENS = 0.1;
/** So often one of two halves opens beside it: both want a sentence, and how somebody was asked to be has one of its own. */
const HALF_OPENS = 0.75;
/** The same beside a relation, which has the trouble and the last line after it: the postman of "a postman afraid of dogs". */
const NOUN_OPENS_RELATION = 0.3;

/** Not a cat that is full of ramen is eaten, but the ramen. */
const EATS_WHOLE = /\bwas (?:eaten|slurped|bitten|chewed|swallowed|begun at both ends)\b/u;

/** How only a lore of this quality, class or walk of life begins: each row tells all of who or what it is about. */
export function ownEvents(subject: Subject, { chance, pick }: Teller): readonly string[] {
  const { partsGiven, traitGiven, sides, traitSide, relation, facets, halves, hasEcho, topic } = subject;
  // A gallery of what came by chance would begin alike.
  if (!partsGiven && !traitGiven) return [];
  const who = tellsWhole(subject);
  const untold = (some: readonly Facet[]): string[] =>
    some
      .flatMap(({ events = [] }) => events)
      .flatMap((event) => who.flatMap(([slot, whole]) => (event.includes(slot) ? [event.replaceAll(slot, whole)] : [])))
      .filter((event) => !pick.isTold(event) && !(topic?.own === FOODS && EATS_WHOLE.test(event)));
  const ofSides = untold([...sides, ...[traitSide, relation].filter((side) => side !== null)]);
  const ofNouns = untold(facets.filter((facet, at) => at === 0 || isDomain(facet)));
  // What a relation is told of to the end has no other room for what it is.
  if (relation !== null && !hasEcho && ofNouns.length > 0 && chance.happens(NOUN_OPENS_RELATION)) return ofNouns;
  if (traitSide !== null && halves.length > 1 && ofNouns.length > 0 && chance.happens(HALF_OPENS)) return ofNouns;
  // How somebody was asked to be is what the joke is about.
  return ofSides.length > 0 && (traitSide === null || !chance.happens(NOUN_OPENS)) ? ofSides : [...ofSides, ...ofNouns];
}

/** The slot of a row by which it tells all of who or what it is about, and what is to stand there. */
export function tellsWhole({ isAlone, trade, topic, said, facets, values }: Subject): (readonly [slot: string, whole: string])[] {
  const hasOwn = facets.filter(isDomain).some(({ events = [] }) => events.some((event) => event.includes('{topic}')));
  // What is only spoken of and nobody is seen with is who it is about.
  if (topic !== null && values.topic === values.a_body) return [['{a_one}', '{a_body}']];
  if (topic !== null && 'topic' in values)
    return [
      // "on account of a midlife crisis": it is told of for the first time.
      ['{topic}', 'an_event' in values ? '{an_event}' : '{topic}'],
      ...(FILLING.has(topic.own) && !hasOwn ? [['{a_one}', `{a_body} ${filledWith(values.topic ?? '')} {topic}`] as const] : []),
      // What a beast is known for happens to one that is all about this: "a wombat that lives for rugby".
      ...(!FILLING.has(topic.own) && !hasOwn ? absorbedIn(values) : []),
    ];
  if (isAlone) return [['{a_one}', '{a_one}']];
  if (said > 0) return said === 1 && 'a_thing' in values ? [['{words}', '{words}']] : [];
  return joinHalves(trade !== null, values).map((whole) => ['{a_one}', whole]);
}

/** One clause is enough. */
const HAS_CLAUSE = /\s(?:who|that|which|whose)\s/u;
/** "A group of two crabs". */
const SEVERAL = /^an? (?:group|couple|bunch|pile|collection|handful|portion|plate) of /u;

/** "A chimney sweep that is a crow", "a lawn mower with a sheep in the family". */
function joinHalves(isTrade: boolean, values: Subject['values']): readonly string[] {
  const { a_theme = '', a_such_theme = a_theme, a_body = '' } = values;
  // Nobody is told from others of the same name.
  const isName = !/^(?:an?|the|my|our|\S+['’]s?) /iu.test(a_theme);
  if (
    isName ||
    !('theme_who' in values) ||
    GOES_ON.test(a_such_theme) ||
    HAS_CLAUSE.test(a_such_theme) ||
    HAS_CLAUSE.test(a_body)
  )
    return JOINED_ASIDE;
  if (SEVERAL.test(a_body)) return JOINED_WITH_SEVERAL;
  return isTrade ? JOINED_BY_TRADE : [...JOINED_BY_CLAUSE, ...JOINED_WITHOUT];
}

/** Whatever somebody is about, a body can be thinking of it; one clause is enough. */
const absorbedIn = ({
  topic,
  an_event,
  body_who,
  a_body = '',
}: Subject['values']): (readonly [slot: string, whole: string])[] => {
  if (topic === undefined || body_who === undefined || GOES_ON.test(a_body)) return [];
  const isLonger = an_event !== undefined && withoutArticle(an_event) !== withoutArticle(topic);
  return ABSORBED.map((clause) => ['{a_one}', `{a_body} {body_who} ${clause} ${isLonger ? '{an_event}' : '{topic}'}`]);
};
/** "A wedding in a thunderstorm" is more than "the wedding", and "a train strike" no more than "the train strike". */
const withoutArticle = (words: string): string => words.replace(/^(?:an?|the) /u, '');
const ABSORBED = ['thinks of nothing but', 'talks of nothing but', 'dreams of'];

/** "A squirrel full of stress", "a dragon full of chilli pepper". */
const FILLING: ReadonlySet<TopicTables> = new Set([NOTIONS, FOODS]);
