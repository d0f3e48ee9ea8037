/** What a lore can say of a theme that no body can be grown together with: which sentences go with it, and their slots. */
import { correctWord } from '../concept/correct-word.ts';
import { findPlaceName } from '../concept/place-names.ts';
import { withArticle } from './articles.ts';
import { isFigure } from './facets.ts';
import { isDrawnThing } from './known-things.ts';
import { isDeedPhrase, type NounPhrase } from './noun-phrases.ts';
import { isAdjective, isGerund, isPersonNoun, lower, splitWords } from './parts-of-speech.ts';
import { readPlace } from './read-style.ts';
import { GAMES, ING_NOUNS, PURSUITS } from './tables/lexicon.ts';
import {
  DONE_BY,
  EDIBLE,
  EVENT_NOUNS,
  NO_TRADES,
  PLACE_THEMES,
  TIMES,
  TITLES_OF_SEVERAL_WORDS,
  TITLES_OF_WORKS,
  UNTOUCHABLE,
} from './tables/theme-words.ts';
import { ANY_TOPIC, type TopicTables } from './tables/topics.ts';
import { ACTIVITIES, DEEDS, FOODS, GOODS, LOCATIONS, NOTIONS, OCCASIONS, TITLED, TRADES } from './tables/topics-by-class.ts';
import { isTagged } from './tag-words.ts';

export interface Topic {
  /** Of this class alone. */
  own: TopicTables;
  /** Of any; null for what is not talked about but done. */
  any: TopicTables | null;
  values: Readonly<Record<string, string>>;
  /** What has to be read in the lore. */
  promised: string;
}

/** @returns null for what a body can be grown together with: an animal, a thing, somebody. */
export function readTopic(noun: NounPhrase): Topic | null {
  const { bare, kind, deed } = noun;
  if (kind === 'said') return null;
  if (deed !== undefined) return { own: DEEDS, any: null, values: { deed }, promised: deed };
  const topic = (own: TopicTables, values: Record<string, string> & { topic: string }): Topic => ({
    own,
    any: ANY_TOPIC,
    values,
    promised: bare,
  });
  if (isFigure(bare)) return null;
  // Somebody who loves karaoke is no karaoke.
  if (kind === 'one' && CLAUSE.test(bare)) return null;
  const doing = doingOf(noun);
  if (doing !== null) return topic(ACTIVITIES, { topic: bare, doing });
  const place = placeOf(noun);
  if (place !== null) return topic(LOCATIONS, { topic: `life ${place}`, in_place: place });
  const event = eventOf(noun);
  // Where it was and who was there is told with the first word of it, or not at all.
  if (event !== null) return { ...topic(OCCASIONS, event), promised: noun.short };
  if (isTitle(bare)) return topic(TITLED, { topic: noun.object });
  if (kind === 'many' && arePersons(noun)) return topic(ANY_TOPIC, { topic: noun.object });
  // Nobody is half charisma, and somebody may be full of it.
  if (kind === 'stuff' && /^(?:swagger|swag|charisma|aura|drip|rizz|talent|strength|clout)$/u.test(noun.head))
    return topic(NOTIONS, { topic: bare });
  // A pair of headphones is one thing, and has halves.
  if ((kind === 'many' || kind === 'stuff') && !noun.unit.startsWith('pair of '))
    return topic(isEdible(noun) ? FOODS : GOODS, { topic: noun.object });
  if (kind === 'idea') return topic(NOTIONS, { topic: bare });
  if (kind !== 'one' || !isUntouchable(noun)) return null;
  if (noun.short === bare) return topic(ANY_TOPIC, { topic: noun.definite });
  return {
    ...topic(ANY_TOPIC, { topic: noun.definite, an_event: noun.indefinite, the_event: noun.definite }),
    promised: noun.short,
  };
}

const CLAUSE = / (?:who|that|which|whose) /iu;

/** Somebody with a trade has halves as well. */
export const readTrade = ({ kind, head, short, deed }: NounPhrase): TopicTables | null =>
  kind === 'one' && deed === undefined && isPersonNoun(head) && !NO_TRADES.has(head) && !TOOLS.test(short) ? TRADES : null;

/** They are called like somebody, and nobody is one: a vacuum cleaner, a screwdriver, a hair dryer. */
const TOOLS =
  /(?:(?:vacuum|pipe|drain|toilet) cleaner|(?:hair|tumble|clothes|spin) ?dryer|(?:screw|disk|hard) ?driver|printer|scanner|computer|calculator|toaster|blender|mixer|cooker|boiler|heater|charger|speaker|controller|stapler|shredder|projector|hoover|scooter|tractor|trailer|roller|poster|burger|cracker|sweater|blazer)$/iu;

const isTitle = (bare: string): boolean => TITLES_OF_WORKS.has(bare.toLowerCase()) || TITLES_OF_SEVERAL_WORDS.test(bare);

export const isEdible = ({ head }: NounPhrase): boolean => EDIBLE.has(head) || EDIBLE.has(`${head}s`);

/** Nobody is paid in children. */
const arePersons = ({ head }: NounPhrase): boolean =>
  /^(?:people|children|men|women|police|(?:\w+)(?:men|women))$/u.test(head) || isPersonNoun(head.replace(/s$/u, ''));

const isUntouchable = ({ head }: NounPhrase): boolean =>
  UNTOUCHABLE.has(head) ||
  (/(?:[a-z]{3}(?:tion|sion|ment|ance|ence|ency|ity))$/u.test(head) && ![head, correctWord(head) ?? head].some(isDrawnThing));

const PLAYED =
  /^(?:hide and seek|truth or dare|rock paper scissors|musical chairs|spin the bottle|beer pong)$|\bgames?$|^cards$/iu;
const DANCED = /(?:^|\s)(?:tango|salsa|samba|flamenco|waltz|polka|hula|breakdance)$/iu;

/** "playing chess", "baking bread": null for what is not done. */
function doingOf({ bare, short, head, kind }: NounPhrase): string | null {
  // These verbs end a noun phrase elsewhere: "a man riding".
  if (/^\p{L}+ (?:riding|running|driving|flying|dancing|singing|eating|standing|holding)$/iu.test(bare)) return bare;
  if (PLAYED.test(bare))
    return /^(?:the|an?)\s/iu.test(bare) || kind !== 'one' ? `playing ${bare}` : `playing ${withArticle(bare)}`;
  if (DANCED.test(bare)) return `dancing ${/^(?:salsa|samba|flamenco)$/iu.test(bare) ? bare : `the ${bare}`}`;
  if (/karaoke$/iu.test(bare)) return `singing ${bare}`;
  const isBare = kind !== 'name' && kind !== 'many' && short === bare;
  if (isBare && GAMES.has(head)) return `playing ${bare}`;
  if (isBare && PURSUITS.has(head)) return `${DONE_BY.get(head) ?? 'doing'} ${bare}`;
  if (isDeedPhrase(bare)) return bare;
  return isBare && (kind === 'idea' || kind === 'stuff') && isGerund(head) && !ING_NOUNS.has(head) ? bare : null;
}

const PARTS_OF_PLACES = /^(?:middle|bottom|top|edge|end) of /iu;

/** Nobody sits in one, though its last word is a place. */
const NO_PLACE =
  /(?:^| )(?:chocolate|candy|energy|progress|menu|pull[ -]up|snickers|mars|oat|fruit|granola|muesli|protein|cereal|soap|gold|crow|monkey|space|tool|task|tow|handle) bars?$/u;

/** "in Paris", "on the beach". */
function placeOf({ bare, kind, head, short, indefinite }: NounPhrase): string | null {
  if (TIMES.has(head) || NO_PLACE.test(lower(bare))) return null;
  if (PARTS_OF_PLACES.test(bare)) return readPlace(bare).place;
  if (kind === 'name')
    return indefinite === short && (isTagged(short, 'Place') || findPlaceName(short) !== undefined) ? `in ${short}` : null;
  return kind !== 'many' || /^(?:mountains|woods|backrooms)$/u.test(head)
    ? PLACE_THEMES.has(head)
      ? readPlace(bare).place
      : null
    : null;
}

/** Of these there is one at a time, and it needs an article when nothing says which. */
const ALONE = /^(?:night|morning|evening|afternoon|day|year|hour|season|eve|weekend)$/iu;

const EVENT_PHRASE =
  /(?:traffic jam|fire drill|plane crash|spelling bee|pub crawl|food fight|snowball fight|board meeting|moon landing|dj set)$/iu;

function eventOf({
  bare,
  kind,
  head,
  indefinite,
  definite,
}: NounPhrase): Record<'topic' | 'an_event' | 'the_event', string> | null {
  const forms = (first: string, again: string) => ({ topic: again, an_event: first, the_event: again });
  if (/(?:world|euro(?:pean)?|davis|stanley) cup$/iu.test(bare)) return forms(definite, definite);
  if (TIMES.has(head) && kind !== 'many') {
    const [first = '', ...rest] = splitWords(bare);
    if (kind === 'name') return forms(bare, bare);
    if (/^(?:hour|day|night|week|minute|year) of /iu.test(bare)) return forms(withArticle(bare), definite);
    if (ALONE.test(bare) || /^(?:first|last|longest|worst|best)$/iu.test(first)) return forms(`the ${bare}`, definite);
    return rest.length > 0 && isAdjective(lower(first)) && !/time$/u.test(head)
      ? forms(withArticle(bare), definite)
      : forms(bare, bare);
  }
  if (kind === 'many' || !(EVENT_NOUNS.has(head) || EVENT_PHRASE.test(bare))) return null;
  return kind === 'name'
    ? forms(indefinite, definite)
    : forms(/^(?:the|my|our|your) |^\S+['’]s?\s/iu.test(indefinite) ? indefinite : withArticle(bare), definite);
}
