/** Which ways of being and of passing the day a wish speaks of: of a lonely lighthouse keeper who knits, two. */

import { namesCreature } from '../pieces/names-creature.ts';
import { isNounOfClass } from './facets.ts';
import { isKnownThing } from './known-things.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { joinWhole } from './one-thing.ts';
import { isAdjective, lower, splitWords } from './parts-of-speech.ts';
import { DEED_CLASSES } from './tables/deeds-by-class.ts';
import { ANY_NEVER, NEVER_CLASSES } from './tables/deeds-never.ts';
import { NOTION_CLASSES } from './tables/notions-by-class.ts';
import { QUALITY_CLASSES } from './tables/qualities-by-class.ts';
import type { SideClass } from './tables/side-class.ts';
import { TRAITS_IN_A_STATE } from './tables/traits-in-a-state.ts';
import { TRAITS_OF_PARTS } from './tables/traits-of-parts.ts';
import { TRAITS_OF_STANDING } from './tables/traits-of-standing.ts';
import type { Trait } from './trait-forms.ts';

const find = (classes: readonly SideClass[], words: string): SideClass | undefined =>
  classes.find(({ means }) => means.test(words.toLowerCase()));

/** Beside these the same words say something else. */
const NO_QUALITIES =
  /\b(?:ice cold|cold (?:war|blood|blooded|cuts?|brew)|common cold|hot dogs?|big (?:ben|mac|bang|apple|foot)|old (?:fashioned|school)|short (?:story|cut|circuit)|fast food|mad hatter|dead (?:line|pool|sea)|little (?:red riding hood|mermaid)|small talk|sweet potato(?:es)?|wrong number|lost (?:and found|property)|poor man['’]s|single malt|double|happy (?:hour|meal)|bad ?minton|black|mean time|fried (?:egg|rice|chicken)s?|french fries|roasted? (?:beef|chicken|coffee)|golden (?:retriever|gate|eagle|hamster|hour)|bald eagle|flying (?:saucer|dutchman)|golden girls?|stone cold|icy stare|cold (?:heart|shoulder|feet)|frozen in (?:fear|time|place)|every single|late (?:night|husband|wife|father|mother|mum|mom|dad|sister|brother|son|daughter|cousin|friend|partner|grand\p{L}+|uncle|aunt|boss|king|queen)(?:['’]s)?|(?:tiny|small|little|big|huge|short|long) (?:legs?|eyes?|ears?|arms?|hands?|feet|nose|mouth|wings?|tail|head|teeth)|short-legged|rich (?:text|chocolate|cake|soil|milk|sauce|history)|poor excuse|dirty (?:martini|words?|jokes?|dozen)|nervous (?:system|breakdown)|lazy (?:eye|river|susan|sunday)|(?:old|new) testament|slow (?:cookers?|motion|cooked|dance)|bad (?:hair days?|decisions?|choices?|ideas?|habits?)|(?:poor|terrible) (?:decisions?|(?:life )?choices?|ideas?)|spoiled milk|happy (?:new year|birthday|endings?)|merry (?:christmas|go[ -]round)|jolly roger|bitter ?sweet|sticky (?:notes?|rice|toffee|tape|buns?)|dusty springfield|short film|small business|little (?:caesars|italy|women)|late bloomers?|melting pot|royal (?:mail|navy|icing|flush)|big (?:data|brother|band)|huge success|cold (?:case|turkey)|sweet corn|mini (?:golf|cooper)|small claims|short shorts|quick ?sand|fast forward|bold font|rich tea|fired clay|old spice|lost (?:boys?|socks?)|broken hearts?|lost (?:\p{L}+ )?(?:nil|zero|one|two|three|four|five|six|seven|eight|nine|ten)|singing bowl|cross ?words?)(?![\p{L}])/giu;

const withoutPhrases = (words: string): string => words.replaceAll(NO_QUALITIES, ' ').trim();

const sideOfQuality = (words: string): SideClass | undefined => {
  const said = withoutPhrases(words).replace(/\b(?:never|not) (?:on time|punctual)\b/iu, 'late');
  if (/(?:^|\s)(?:not|never|no longer|hardly)\s/iu.test(said)) return undefined;
  return find(QUALITY_CLASSES, said);
};

/** Whoever is not afraid is no coward. */
const NOT_SO =
  /(?:\b(?:not|no longer|never)|n['’]t) (?:really |even )?(?:afraid|scared|allergic|obsessed|addicted|in love|lost|married)\b/iu;

const RIDES =
  /\brid(?:es|ing) (?:on )?(?:(?:an?|the|his|her|its|their|my) )?(\p{L}+(?: \p{L}+)??)(?=$| (?:to|in|on|at|through|over|across|into|with|and|while|without|past)\b)/iu;
/** A beast has no brakes, no horn and no licence. */
const withoutBeasts = (said: string): string => (namesCreature(RIDES.exec(said)?.[1] ?? '') ? said.replace(RIDES, ' ') : said);

const sideOfDeed = (said: string): SideClass | undefined => {
  if (NOT_SO.test(said)) return undefined;
  const words = withoutBeasts(said.replace(/[,\s]+not even .+$/iu, '')).replaceAll(
    /\b(?:forgets?|loses|misses) nothing\b/giu,
    ' ',
  );
  return find(NEVER_CLASSES, words) ?? (ANY_NEVER.means.test(words.toLowerCase()) ? ANY_NEVER : find(DEED_CLASSES, words));
};

/** What is only told of as a trait: a noun behind it would be what it is told of. */
const OF_TRAITS: readonly SideClass[] = [...TRAITS_OF_STANDING, ...TRAITS_OF_PARTS, ...TRAITS_IN_A_STATE];

/** Whoever carries photos of an old street is not old, nor is evil who brings bad luck: how the thing is that something is done with. */
const withoutObjects = (does: string): string => {
  const tokens = splitWords(does);
  if (/^(?:is|are|was|looks|feels|seems|gets|acts|sounds|stays|becomes|turns|has)$/u.test(tokens[0] ?? '')) return does;
  return tokens.filter((token, at) => at === 0 || !isAdjective(lower(token)) || !isKnownThing(lower(tokens[at + 1]))).join(' ');
};

/** What is said of a trait that was asked for. */
export function sideOfTrait(trait: Trait): SideClass | null {
  if (trait.kind === 'fact' || trait.kind === 'oddity') return null;
  const ofOwn = OF_TRAITS.find(({ means }) => means.test(trait.does.toLowerCase()));
  if (ofOwn !== undefined) return ofOwn;
  if (trait.kind === 'thing') return sideOfQuality(trait.does) ?? null;
  return (
    (trait.kind === 'quality' ? sideOfQuality(trait.quality) : undefined) ??
    sideOfDeed(trait.does) ??
    sideOfQuality(trait.kind === 'deed' ? withoutObjects(trait.does) : trait.does) ??
    null
  );
}

/** Where what somebody is ends, and what they do, wear or fear begins. */
export const GOES_ON =
  /\s(?:who|whose|that|which|afraid|scared|terrified|frightened|allergic|addicted|obsessed|stuck|trapped|lost|looking|waiting|with|without|on|in|at|of|for|from|like|near|next to|beside|behind|under|wearing|dressed|\p{L}{3,}ing(?=\s(?:the|an?|for|to|in|on|at|with|its|his|her|\p{Ll}+$)))\s.*$/u;

/** How somebody is said to be; whoever is in a dirty kitchen is not, nor whoever is chased by an angry cat, or has arms that are short. */
const IS_SO = /\b(?:is|are|be)(?: (?:always|too|so|very|really|just|a bit))* (\p{L}+)$/u;

/** Before a noun these are done by it: a knitting lighthouse, but no knitting needle. */
const DOING = /\p{L}{3}ing(?:\s|$)|sick(?:\s|$)|^night shift$|^(?:afraid|married|forgetful|hungover)|[ -](?:addicted|headed)$/u;
const NAMES_THING =
  / (?:machines?|needles?|pots?|pans?|gloves?|glasses|boards?|rooms?|shoes?|stones?|bags?|books?|clubs?|hall|lessons?|table|bowls?|range|rink|school|track|wheel|licen[cs]e|cap|pool|mat|kit|rod|chair|ring|list|boots?|stick|van|suit|trolleys?|carts?|malls?|centre|center|lot|meter|cream|cloths?|soap|site|can|pills?|wall|frame|bell|stove|tape|cups?|jug)$/u;

/**
 * Of a noun that somebody typed: how it is, by what stands before it, and what it does, by what stands behind.
 * @param asked all the words that were typed, in English; null where nothing was.
 */
export function sidesOfNoun({ kind, bare, deed, head }: NounPhrase, asked: string | null): SideClass[] {
  if (kind === 'said' || asked === null) return [];
  if (deed !== undefined) return [sideOfDeed(deed) ?? sideOfQuality(deed)].filter((side) => side !== undefined);
  const words = bare.toLowerCase();
  if (!asked.includes(words.split(' ').at(-1) ?? words)) return [];
  // Red Riding Hood rides nothing.
  const clause = NAMES_THING.test(words) || isNounOfClass(words) ? '' : (GOES_ON.exec(words)?.[0] ?? '');
  const being = clause === '' ? words : words.slice(0, -clause.length);
  // A guilty pleasure has jokes of its own, which are not those of guilt.
  const before = isNounOfClass(being)
    ? ''
    : kind === 'idea' || /(?:typo|mistake|error|doubt)$/u.test(being)
      ? being
      : withoutPhrases(being)
          .split(' ')
          .slice(0, withoutPhrases(being).endsWith(head) ? -1 : undefined)
          .join(' ');
  const sides = [
    before === ''
      ? undefined
      : (sideOfQuality(before) ?? (DOING.test(before) && !NAMES_THING.test(words) ? sideOfDeed(before) : undefined)),
    kind === 'idea' ? sideOfDeed(joinWhole(words)) : sideOfDeed(clause),
    sideOfQuality(/\swhose\s/u.test(clause) ? '' : (IS_SO.exec(clause)?.[1] ?? '')),
  ];
  return [...new Set(sides.filter((side) => side !== undefined))];
}

/** "in the name of love" is no love, and a spring roll is no spring: the word has to be the last of what it is. */
export function notionOf({ kind, bare, deed }: NounPhrase): SideClass | null {
  if (kind === 'said' || kind === 'name' || deed !== undefined) return null;
  // Artificial intelligence is no wisdom.
  const words = joinWhole(bare.toLowerCase());
  const clause = GOES_ON.exec(words)?.[0] ?? '';
  if (/^ (?:of|for|that|who) /u.test(clause) || / (?:and|or|&) /u.test(words)) return null;
  const tokens = (clause === '' ? words : words.slice(0, -clause.length)).split(' ');
  const ends = tokens.map((_, at) => tokens.slice(at).join(' '));
  return NOTIONS.find(([, whole]) => ends.some((end) => whole.test(end)))?.[0] ?? null;
}

const NOTIONS = NOTION_CLASSES.map((notion) => [notion, new RegExp(`^(?:${notion.means.source})$`, 'u')] as const);
