/** Of a long theme the noun that its clause is told of is the hero: the slice that "nobody dares to take", the lift "that smells of fish". */

import type { Wish } from '@chaos/shared/contract/characters';
import { isEnglishWord } from '../author/english-words.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { isTagged } from '../author/tag-words.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme } from './asked-theme.ts';
import { hearColored } from './hear-trait.ts';
import { isKinship } from './hear-who.ts';
import { THEME_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard } from './heard.ts';
import { isClothes, isWearable } from './outfit.ts';
import { readWish } from './read-wish.ts';
import { isTopic } from './topics.ts';

/** Of a slice that nobody dares to take, nobody is not seen. */
const BY_ANYBODY =
  /^((?:(?!who |that |which |when |where |because )\S+ )*?)(nobody|no one|no-one|everybody|everyone|somebody|someone) (?:(?:ever|really|always|even|actually|still) )?(\p{L}+)(?=$| )/iu;

/** A moon, "but it needs to go to the toilet", is a moon; a cat, "when she sees the vacuum cleaner", a cat. */
const TOLD_LATER = /^((?:\S+ ){0,4}?\S+),? (?:but|when|because|after|while|and now) (?:it|he|she|they)(?:['’]s)? (?=\p{L})/iu;

const isVerb = (word: string): boolean => isTagged(word, 'Verb') || /^(?:wants?|needs?|likes?|hates?|dares?|loves?)$/u.test(word);

const asRelative = (text: string): string =>
  text
    .replace(BY_ANYBODY, (said, what: string, _, verb: string) => {
      const head = splitWords(what.toLowerCase()).at(-1) ?? '';
      return head !== '' && !isSmallWordAnywhere(head) && isVerb(verb.toLowerCase()) && !isVerb(head)
        ? `${what}that ${verb}`
        : said;
    })
    .replace(TOLD_LATER, (said, who: string) => (/ (?:who|that|which) /iu.test(who) ? said : `${who} who `));

/** Shorter ones are names, and no two nouns. */
const SHORTEST_COMPOUND = 7;
const SHORTEST_PART = 4;

/** "Trafficcone", "snoozebutton": two nouns that nobody spells apart are read as if they did. */
function apart(word: string): string {
  const said = word.toLowerCase();
  if (said.length < SHORTEST_COMPOUND || !/^[a-z]+$/u.test(said) || isEnglishWord(said) || isTopic(said) || isSeen(said))
    return word;
  if (OF_SUFFIX.test(said)) return word;
  for (let at = said.length - SHORTEST_PART + 1; at >= SHORTEST_PART - 1; at--) {
    const [first, second] = [said.slice(0, at), said.slice(at)];
    if ([first, second].every((one) => one.length >= SHORTEST_PART - 1 && isEnglishWord(one)) && isSeen(`${first} ${second}`))
      return `${first} ${second}`;
  }
  return word;
}
/** "Situationship" is no ship. */
const OF_SUFFIX = /(?:ships?|hoods?|core|verse|maxx\p{L}*|man|men|able|less|like|ish|ing|wise|ball|boards?)$/u;
const isSeen = (text: string): boolean => {
  const last = splitWords(text).length - 1;
  return hearColored(text, THEME_ROLES).some(({ score, to }) => score >= ENOUGH && to === last);
};

const withCompoundsApart = (text: string): string => text.replaceAll(/\p{L}+/gu, apart);

/** Who waits for the bus in a raincoat wears it, whichever is told first, and is in no place of that name. */
const asDressed = (text: string): string => {
  const [, who = '', clothes = '', deed = ''] = DRESSED.exec(text) ?? [];
  const [, waiter = '', wait = '', worn = ''] = clothes === '' ? (WAITS.exec(text) ?? []) : [];
  if (areWorn(clothes)) return `${who} wearing ${clothes}${deed}`;
  return areWorn(worn) ? `${waiter} wearing ${worn}${wait}` : text;
};
const areWorn = (clothes: string): boolean =>
  clothes !== '' &&
  hearColored(clothes, ['body', 'hat', 'shoe', 'eyewear']).some(
    ({ piece, score }) => score >= ENOUGH && (isClothes(piece) || isWearable(piece)),
  );
const DRESSED =
  /^(.+?) in ((?:an? |the |his |her |its )(?:\p{L}+ )?\p{L}+)( (?:waiting|looking|searching|running|late) for .+)$/iu;
const WAITS = /^(.+?)( (?:waiting|looking|searching) for .+?) in ((?:an? |the |his |her |its )?(?:\p{L}+ )?\p{L}+)$/iu;

/** "My moms minivan" is hers, whoever types no apostrophe. */
const withApostrophe = (text: string): string =>
  text.replace(OWNERS, (said, owner: string, owned: string) => {
    const noun = owned.toLowerCase();
    return isTagged(noun, 'Noun') && !isVerb(noun) && !isSmallWordAnywhere(noun)
      ? `${owner}'s ${said.slice(owner.length + 2)}`
      : said;
  });
const KIN =
  '(?:mum|mom|dad|nan|grandma|grandpa|granddad|sister|brother|uncle|aunt|cousin|neighbou?r|boss|teacher|roommate|flatmate|friend)';
const OWNERS = new RegExp(
  `^((?:my|our|your|his|her|their) (?:ex )?${KIN})s (?:(?:new|old|first|last|best|little|big|tiny) )?(\\p{L}+)`,
  'iu',
);

/** My mum's new boyfriend is a man. */
const withoutOwner = (text: string): string =>
  text.replace(OWNED, (said, whose: string, how: string, owned: string) =>
    isPersonNoun(owned.toLowerCase()) || isKinship(owned.toLowerCase()) ? `${whose}${how}${owned}` : said,
  );
const OWNED =
  /^((?:my|our|your|his|her|their) )(?:(?:ex|\p{L}+)['’]s )((?:(?:new|old|first|last|best|little|big|tiny|ex) )?)(\p{L}+)(?=$| (?:but|who|that|in|on|with|from|after|and)\b)/iu;

/** A long theme in words that begin with the hero. */
export const headFirst = (text: string): string => asDressed(asRelative(withoutOwner(withApostrophe(withCompoundsApart(text)))));

/** What is told of whoever it is about, and not what they are or have become. */
const CLAUSE =
  /^(.+?),? (?:who|that|which|where) (?:(?:always|only|just|secretly|really|still|never|has|have|had|got|is|are|was|once|keeps?) )*(?!(?:is|are|was|were|be|been|an?|the|made|born|half|part|also|not|became|becomes?|turn(?:s|ed)|think(?:s|ing)?|thought|believe[sd]?|identif\w+|pretend\w*|looks?|looked|dress\w*|disguis\w+|acts?)(?: |$))\p{L}/iu;

/** The words for whom or what a theme is about: what follows is told of it. */
const headOf = (text: string): string | undefined => CLAUSE.exec(text)?.[1];

const BEFORE_OTHERS = / (?:in|on|at|with|from|for|to|under|behind|near|beside|without|by) .+$/iu;
const BEFORE_OF = / (?:of|in|on|at|with|from|for|to|under|behind|near|beside|without|by) .+$/iu;

/** Who stands before the clause is the hero, and whoever the clause names is beside them; a number in it counts nobody. */
export function withHeadAsHero(asked: AskedTheme, text: string): AskedTheme {
  const head = headOf(text);
  if (head === undefined) return asked;
  const count = asked.count === readWish(text).count ? readWish(head).count : asked.count;
  const length = splitWords(head).length;
  const isOfHead = ({ from, to }: Heard) => from >= 0 && to < length;
  const heroes = asked.isAnyPerson ? [] : asked.subjects.filter(isOfHead);
  const ends = [BEFORE_OTHERS, BEFORE_OF].map((others) => splitWords(head.replace(others, '')).length - 1);
  const isNamed = ({ from, to, score }: Heard) => score >= ENOUGH && ends.some((end) => from <= end && end <= to);
  // A mountain rescue is no mountain.
  if (!heroes.some(isNamed)) return { ...asked, count };
  const told = asked.subjects.filter((one) => !isOfHead(one));
  return { ...asked, count, subjects: heroes, feltFor: [...asked.feltFor, ...told] };
}

/** "People" are whoever has the body that was asked for, with no head of their own. */
export const isAboutAnyone = (word: string): boolean => ANYONE.test(word);
const ANYONE = /(?<!\p{L})(?:people|persons?|someone|somebody|everyone|everybody)(?!\p{L})/iu;

/** A boss "but as a vegetable" is the leek that is asked for as a body, and no broccoli. */
export const asBodySays = (wish: Wish): Wish =>
  wish.bodyInfluence === null || wish.mainTheme === null ? wish : { ...wish, mainTheme: wish.mainTheme.replace(BUT_AS, '') };
const BUT_AS =
  /(?<=\p{L}),? but (?:as|in the form of) (?:an? |some )?(?:kind of |sort of )?(?:fruits?|vegetables?|animals?|birds?|fish|plants?|flowers?|insects?|foods?|desserts?|vehicles?|objects?|things?)$/iu;
