/** Who or what a theme asks for, as the first reading that answers it. */

import { isEnglishWord } from '../author/english-words.ts';
import { isFollower, isPersonNoun } from '../author/parts-of-speech.ts';
import { tellsFace } from '../painter/facial-words.ts';
import { findFinish } from '../painter/finishes/find-finish.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isInAction, isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { splitWords } from '../pieces/split-words.ts';
import { isCompound } from '../pieces/vocabulary.ts';
import type { Asked } from './ask-body.ts';
import type { AskedTrait } from './ask-trait.ts';
import type { AskedTheme } from './asked-theme.ts';
import { isBeast, isCreature } from './creatures.ts';
import { findPair } from './find-pair.ts';
import { findWorldPlace } from './find-world-place.ts';
import { foldWords } from './fold-words.ts';
import { findClub } from './football-clubs.ts';
import { findGivenName, findNameBehind } from './given-names.ts';
import { hearClause, withClause } from './hear-clause.ts';
import { hearTrade } from './hear-trade.ts';
import { hearColored } from './hear-trait.ts';
import { genderOfForm, hearPerson, isCalledSomebody, isDoer, isFormOfTrade, isKinship } from './hear-who.ts';
import { asksForSomething, type HeardTheme, hearTheme, hearUnknown, THEME_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard, isSaidBy, NAMED } from './heard.ts';
import { colorOfLandmark } from './landmarks.ts';
import { headFirst, isAboutAnyone, withHeadAsHero } from './long-theme.ts';
import { colorOfNamed, findNamedPerson } from './named-people.ts';
import { ANY_HAT, isClothes } from './outfit.ts';
import { PLACES_OF_STYLES } from './places-of-styles.ts';
import { hearThings, inPlainWords } from './plain-theme.ts';
import { isNegation, isSaying, numberOf, readWish, type WishReading } from './read-wish.ts';
import {
  type HeardTopic,
  hearTopic,
  hearWho,
  isAgainst,
  isTopic,
  topicCalled,
  topicOfPlace,
  withDeed,
  withSecond,
} from './topics.ts';
import { asTypeface } from './typefaces.ts';
import { atWorkOnWheels, inSeat, onBack, onSeat, onWheels, WAITING } from './what-is-ridden.ts';
import { SURELY } from './without-request.ts';

const NOTHING: WishReading = { count: 1, phrases: [], unwanted: [] };

/** "Baker by day, ninja by night": one at the work of both, with the sun and the moon. */
function hearHalves(text: string, isPlaceFree: boolean): Omit<AskedTheme, 'word'> | undefined {
  const [, day = '', night = ''] = BY_DAY.exec(text) ?? [];
  const [one, other] = [day, night].map((half) => (half === '' ? null : askTheme(half, undefined, isPlaceFree)));
  if (!one || !other) return undefined;
  const [holds, wears] = [one, other].reduce<[string[], string[]]>(
    ([held, worn], { topic }) => [
      [...held, ...(topic?.holds.slice(0, 1) ?? [])],
      [...worn, ...(topic?.wears.filter((piece) => !worn.some((has) => isHat(has) === isHat(piece))) ?? [])],
    ],
    [[], []],
  );
  const beside = [one, other].flatMap(({ topic }) => topic?.around.slice(0, 1) ?? []);
  const words = [...splitWords(day), ...splitWords(night)];
  const { isAnyPerson: _, ...who } = one.subjects.length > 0 ? one : other;
  return {
    ...who,
    // No second person is beside the first: it is who they are. A tiger is seen.
    others: one.subjects.length > 0 ? other.subjects.filter(({ piece }) => !isPerson(piece)) : [],
    traits: [...one.traits.slice(0, 1), ...other.traits.slice(0, 1)],
    unanswered: [],
    topic: {
      id: 'halves',
      wears,
      holds,
      around: [SUN, MOON, ...beside],
      place: one.topic?.place ?? other.topic?.place ?? null,
      words,
    },
  };
}
const BY_DAY = /^(?:an? |the )?(.+?) by day,? (?:and |but )?(?:an? |the )?(.+?) by night$/i;
const [SUN, MOON] = ['2600-fe0f', '1f319'];
const isHat = (piece: string): boolean => findPiece('hat', piece) !== undefined;

/** What was typed for a theme, read as a sentence. */
interface Said {
  word: string;
  typed: string;
  english: string | undefined;
  /** In English, where that is known. */
  text: string;
  isPlaceFree: boolean;
  reading: WishReading;
  /** What is wanted of it. */
  said: string;
}

/** It is one at the work of two. */
function asHalves({ word, text, isPlaceFree }: Said): AskedTheme | undefined {
  const halves = hearHalves(text, isPlaceFree);
  return halves && { ...halves, word };
}

/** "Never gonna give you up" is to be read. */
const asSaying = ({ word }: Said): AskedTheme | undefined => (isSaying(word) ? { word, ...hearTheme(NOTHING) } : undefined);

/** Of "no wifi" nothing is left to be read but its name. */
function asDenied({ word, typed }: Said): AskedTheme | undefined {
  const denied = hearDenied(typed);
  if (denied) return { word, ...hearTheme(NOTHING), ...denied };
  const topic = isNegation(splitWords(typed)[0] ?? '') ? topicCalled(typed) : undefined;
  return topic && { word, ...hearTheme(NOTHING), topic };
}

/** Of "no wifi" the router is struck through: whoever has a phone in hand and smiles has some. */
function hearDenied(typed: string): { topic: HeardTopic; traits: Heard[] } | undefined {
  const what = NONE_OF.exec(typed.toLowerCase())?.[1] ?? '';
  const topic = what === '' ? undefined : topicCalled(what);
  const [named] = topic ? hearColored(what, THEME_ROLES) : [];
  const denied = topicCalled(`no ${what}`);
  if (!topic || (denied !== undefined && denied.id !== topic.id)) return undefined;
  const words = ['no', ...splitWords(what)];
  const traits: Heard[] = named && named.score >= ENOUGH ? [{ ...named, at: 'refused' }] : [];
  return { topic: { ...topic, wears: [], holds: [], around: [], isRead: true, words }, traits };
}
const NONE_OF =
  /^no (?:more )?(\p{L}[\p{L}-]*(?: \p{L}+)?)(?: (?:at|in|on|for|since|during|again|today|anymore|here|until|all)(?: .*)?)?[.!]*$/u;

/** Known by what belongs to it: a surfer, a Monday. */
function asTopic({ word, text, reading, said }: Said): AskedTheme | undefined {
  const isSomebody = isAgainst(said) && hearTheme(reading).subjects.some(({ piece }) => isPerson(piece));
  const topic = hearWho(said) ?? (isSomebody ? undefined : hearTopic(said));
  if (!topic || isCalledBy(hearTheme(reading), topic)) return undefined;
  return aboutTopic({ word, text, reading, said }, topic);
}

function aboutTopic(
  { word, text, reading, said }: Pick<Said, 'word' | 'text' | 'reading' | 'said'>,
  called: HeardTopic,
): AskedTheme {
  const { heard: named, topic } = inClothesOf(hearTheme(reading), called, said);
  const heard = withoutDeed(withHero(withoutWords(named, topic), topic, said), said);
  const own = withoutOwner(withoutPlane(withDeed(topic, said), heard), heard, text);
  const whole = withoutBand(withChildren(withSecond(own, said), said), said);
  const unanswered = heard.unanswered.filter((said) => !whole.words.includes(said));
  // The sea in winter is a sea, seen from its shore.
  const isSomewhere = SEASONS.has(topic.id) && PLACES_OF_STYLES.some(([, words]) => words.test(unanswered.join(' ')));
  // It takes two.
  const count = KISS.test(said) ? Math.max(2, heard.count) : heard.count;
  const told = {
    word,
    ...heard,
    count,
    unanswered,
    topic: isSomewhere ? { ...whole, place: said.replace(/\b(?:sea|ocean)\b/u, 'beach') } : whole,
  };
  // Beside a bus nobody drives it, nor does who waits for it.
  return findPair(text)?.isDriven === false || WAITING.test(said) ? told : onWheels(told);
}

/** A name with a slip in it, like "Elon Mosk", may be words of another language, but no sentence is, and nobody who is called by what they are like. */
function asTypedTopic({ word, typed, english, reading }: Said): AskedTheme | undefined {
  if (english === undefined || / (?:who|that|which) | (?:person|woman)$/.test(english)) return undefined;
  const asTyped = readWish(typed);
  const topic = hearTopic(textOf(asTyped));
  if (!topic) return undefined;
  const heard = hearTheme(reading);
  const typedOnes = withHero(withoutWords(hearTheme(asTyped), topic), topic, typed);
  // A Kaffeetasse is a cup, whatever it is about.
  const isThing = typedOnes.subjects.length === 0 && heard.unanswered.length === 0;
  return { word, ...(isThing ? { ...typedOnes, subjects: heard.subjects } : typedOnes), topic };
}

/** "Cheese taster". */
function asTrade({ word, reading, said }: Said): AskedTheme | undefined {
  const heard = hearTheme(reading);
  const topic = isCompound(said) ? undefined : hearTrade(said, heard.unanswered);
  return topic && { word, ...heard, subjects: [], others: [], feltFor: [], traits: [], unanswered: [], topic };
}

/** Lucca is no pike, as it is in Croatia, and a hamburger nobody from Hamburg. */
function asPlace({ word, reading, said, isPlaceFree }: Said): AskedTheme | undefined {
  const heard = hearTheme(reading);
  const isLand = isWholeLand(said) && !heard.subjects.some(({ piece, said }) => nameHas(piece, said));
  const isNothingElse = heard.subjects.length === 0 && heard.traits.length === 0;
  const topic = isPlaceFree && (isLand || isNothingElse) ? topicOfPlace(said) : undefined;
  if (!topic) return undefined;
  const color = topic.bodies && colorOfLandmark(said);
  return isLand
    ? { word, ...hearTheme(NOTHING), topic, ...(color && { color }) }
    : { word, ...heard, ...withoutWords(heard, topic), topic };
}

/** A pumpkin spice latte is a latte, and nobody in autumn clothes: a dish of several words is what stands last. */
function asDish({ word, reading }: Said): AskedTheme | undefined {
  const [phrase] = reading.phrases;
  const words = phrase?.relation === 'subject' ? splitWords(phrase.text) : [];
  const dish = words.at(-1) ?? '';
  const [food] = hearColored(dish, THEME_ROLES);
  if (!food || food.score < NAMED || !isFood(food)) return undefined;
  const own = hearColored(words.join(' '), THEME_ROLES);
  // Only a drink is what it tastes of: a strawberry cake is both.
  const isDrink = DRINKS.has(food.piece) && own.length > 1 && own.some(({ piece }) => piece === food.piece);
  if (own.length > 0 && !(isDrink && own.every(isFood))) return undefined;
  const hear = (text: string) => hearColored(text, [...THEME_ROLES, 'ground']).filter(({ score }) => score >= ENOUGH);
  const whole = hear(words.slice(0, -1).join(' '));
  const named = (whole.length > 0 ? whole : words.slice(0, -1).flatMap(hear)).filter(({ piece }) => !isPerson(piece));
  const heard = hearTheme(reading);
  const isTold = (said: string) => said === dish || named.some((one) => one.said.includes(said));
  return {
    word,
    ...heard,
    subjects: [food],
    others: [...named, ...heard.others],
    unanswered: heard.unanswered.filter((said) => !isTold(said)),
  };
}
const isFood = ({ piece }: Heard): boolean => findPiece('body', piece)?.kind === 'food';

/** Coffee, tea, a cup with a straw, milk, bubble tea, juice, cocktails, beer. */
const DRINKS: ReadonlySet<string> = new Set('2615 1f375 1f964 1f95b 1f9cb 1f9c3 1f379 1f378 1f37a 1f37b'.split(' '));

const asPieces = ({ word, reading, said }: Said): AskedTheme => ({ word, ...withoutVerb(hearTheme(reading), said) });

/** How a theme is read: the first that answers is what is meant. */
const WITHOUT_SENTENCE: readonly ((said: Said) => AskedTheme | undefined)[] = [asHalves, asSaying, asDenied];
const READINGS: readonly ((said: Said) => AskedTheme | undefined)[] = [asDish, asTopic, asTypedTopic, asTrade, asPlace, asPieces];

function hearAsked(typed: string | null, english: string | undefined, isPlaceFree: boolean): AskedTheme | null {
  const word = foldWords(typed);
  if (word === null) return null;
  const text = english ?? typed ?? '';
  const reading = readWish(inPlainWords(text));
  const said: Said = { word, typed: typed ?? '', english, text, isPlaceFree, reading, said: textOf(reading) };
  const readings = asksForSomething(reading) ? [...WITHOUT_SENTENCE, ...READINGS] : WITHOUT_SENTENCE;
  for (const read of readings) {
    const answer = read(said);
    if (answer) return answer;
  }
  return null;
}

/** A trade without a picture is somebody, and no beast or tin with its name. */
function asSomebody(asked: AskedTheme, typed: string, english: string | undefined): AskedTheme {
  // A vacuum cleaner is called like somebody who cleans.
  const isNamedLikeThem = ({ said }: Heard) => {
    const last = splitWords(said).at(-1) ?? '';
    return / \p{L}+[eo]r$/u.test(said) && (isPersonNoun(last) || isDoer(last));
  };
  const text = english ?? typed;
  const pair = findPair(text);
  const who = pair?.first ?? text;
  // The dog of "my wife and my dog" is beside her.
  const isBeside = ({ piece }: Heard) => asked.others.some((one) => one.piece === piece);
  const seen = pair ? asked.subjects.filter((one) => !isBeside(one)) : asked.subjects;
  const leader = asked.topic && findNamedPerson(typed, asked.topic.words);
  const isInRole = leader !== undefined && AS_SOMEBODY.test(typed);
  // A sponge that is a nurse by trade is that sponge, in a nurse's clothes; as a potato a physicist is that potato.
  const isRole = ({ piece }: Heard) => isInRole && isPerson(piece);
  const isOther = (one: Heard) => isInRole && !isPerson(one.piece) && !leader.name.includes(one.said);
  const named = seen.some(isOther) ? undefined : leader;
  const isShown = seen.some(
    (one) => !isRole(one) && (isPerson(one.piece) || isBeast(one.piece) || one.piece === TROLL || isNamedLikeThem(one)),
  );
  const called = calledPerson(typed);
  // Whoever is about a land is there, as people are.
  const isTourist =
    asked.topic?.id === 'place' &&
    asked.topic.holds.length > 0 &&
    splitWords(english ?? typed).length <= splitWords(asked.topic.words.join(' ')).length;
  const trade = pair && splitWords(pair.first.toLowerCase()).at(-1);
  const isCalledSo = isAboutSomebody(asked, who) || (pair !== undefined && isCalledSomebody(splitWords(who.toLowerCase())));
  const piece =
    isShown || isSaying(typed) || isThingOfSomebody(asked, who) || (english === undefined && isSaidOfThing(asked, typed))
      ? undefined
      : (named?.piece ??
        called ??
        hearPerson(pair && english === undefined ? who : typed, who, isCalledSo) ??
        (isTourist ? TOURIST : undefined));
  return piece === undefined
    ? asked
    : {
        ...asked,
        subjects: [{ piece, from: 0, to: 0, score: ENOUGH, said: '' }],
        color: asked.color ?? (named === undefined ? undefined : colorOfNamed(named.name)),
        // Of a name with a slip in it no part is a thing, nor is who somebody is: Elon Mosk has no mosque, an early riser no rice.
        others: [
          ...asked.subjects.filter(({ said }) => !isDoer(said) && said !== trade && (named === undefined || isEnglishWord(said))),
          ...asked.others,
        ],
        unanswered: called
          ? splitWords(foldWords(findGivenName(typed)?.name ?? '') ?? '').filter((word) => !asked.topic?.words.includes(word))
          : asked.unanswered.filter((word) => word !== trade && !(SELLER.test(word) && asked.topic)),
        // A beast that everybody knows is half of whatever body was asked for, as any beast is.
        ...((named === undefined || isPerson(named.piece)) && { isAnyPerson: true }),
      };
}

/** Who somebody known by name is besides. */
const AS_SOMEBODY = /\s(?:as|but)\s(?:an?|the)\s/u;

/** Where a topic tells more of whoever sells, nobody needs to read that. */
const SELLER = /^(?:seller|vendor)$/u;

/** Linda from accounting is a woman, whatever the topic is. */
function calledPerson(typed: string): string | undefined {
  const given = findGivenName(typed);
  return given && given.name !== typed.trim() && !isTopic(given.name) && findWorldPlace(given.name) === undefined
    ? personOf(given.gender).piece
    : undefined;
}

/** A tram conductor, an Arsenal fan and a bus conductor on strike are people, whatever the topic is. */
function isAboutSomebody({ topic }: AskedTheme, english: string): boolean {
  const heads = [english, inPlainWords(english)].map((text) => text.split(BEHIND_WHO)[0] ?? '');
  return (
    topic !== undefined &&
    (isCalledSomebody(topic.words) ||
      heads.some(
        (who) =>
          isFollower(who) || / lovers? of | lovers?$|^lovers? of /u.test(who) || isCalledSomebody(hearTopic(who)?.words ?? []),
      ))
  );
}
const BEHIND_WHO = / (?:who|that|which|on|in|at|with|from|for|without) /u;

/** A fan of a club is in its colours, and its name can be read. */
function asFan(word: string, typed: string, isPlaceFree: boolean): AskedTheme | undefined {
  const club = findClub(typed);
  if (!club) return asFanOf(word, typed, isPlaceFree);
  const fan = askTheme(`football fan${club.rest}`, undefined, isPlaceFree);
  if (!fan?.topic) return undefined;
  const colors = new Map(fan.topic.wears.map((piece) => [piece, club.color] as const));
  return { ...fan, word, topic: { ...fan.topic, colors }, unanswered: [club.name, ...fan.unanswered] };
}

/** Whoever is a fan of what nothing is known of cheers for it, with its name. */
function asFanOf(word: string, typed: string, isPlaceFree: boolean): AskedTheme | undefined {
  const [, what = ''] = FAN_OF.exec(typed.trim()) ?? [];
  const name = foldWords(what);
  if (name === null || NO_FAN.test(name) || hearTopic(typed) || hearTopic(what)) return undefined;
  const fan = askTheme('superfan', undefined, isPlaceFree);
  const anybody: Heard = { piece: TOURIST, from: 0, to: 0, score: ENOUGH, said: '' };
  return fan?.topic && { ...fan, word, subjects: [anybody], unanswered: splitWords(name), isAnyPerson: true };
}
const FAN_OF = /^(?:an? |the )?(.+?) fans?$/iu;
/** What makes wind. */
const NO_FAN =
  /\b(?:electric|ceiling|hand|paper|folding|desk|table|pocket|broken|cooling|extractor|exhaust|silk|lace|feather|wooden|plastic|metal|pc|cpu|gpu|computer|laptop|server|case|usb|battery|dyson|turbo|bladeless|oscillating|spinning|standing|pedestal|floor|tower|window|wall|box|attic|kitchen|bathroom|industrial|portable|mini|japanese|chinese|spanish|only|no|noisy|loud|old|new|big|giant|huge|small|tiny|little|red|blue|pink|white|black)$/u;

/** "Dolores", "Kevin": somebody, unless the name is known for more. */
function asCalled(typed: string, english: string | undefined): AskedTheme | undefined {
  const given = findGivenName(typed);
  const word = foldWords(typed);
  if (!given || word === null || given.name !== typed.trim() || isTopic(given.name) || findFinish(typed) !== null)
    return undefined;
  const isThing = hearColored(english ?? typed, THEME_ROLES).some(({ score }) => score >= ENOUGH);
  return isThing || findWorldPlace(typed) !== undefined
    ? undefined
    : { word, ...hearTheme(NOTHING), subjects: [personOf(given.gender)], unanswered: splitWords(word), isAnyPerson: true };
}
const personOf = (gender: 'she' | 'he'): Heard => ({
  piece: gender === 'she' ? WOMAN : MAN,
  from: 0,
  to: 0,
  score: ENOUGH,
  said: '',
});
const WOMAN = '1f469';
const MAN = '1f468';

/** The last noun says what it is: grandma's sofa is a sofa, a crybaby onion an onion, a cousin of the moon a cousin. */
const isThingOfSomebody = ({ subjects }: AskedTheme, english: string): boolean => {
  const [who] = readWish(english).phrases;
  const [what = ''] = who?.relation === 'subject' ? who.text.split(/ (?:of|who|that|which) /u) : [];
  const words = splitWords(what);
  const thing = words.at(-1) ?? '';
  const isThing = words.length > 1 && words.every(isEnglishWord) && !isPersonNoun(thing) && !isDoer(thing);
  return isThing && subjects.some(({ said }) => splitWords(said).at(-1) === thing);
};

/** An "empanada voladora" flies, and sells none. */
const isSaidOfThing = ({ subjects }: AskedTheme, typed: string): boolean => {
  const words = splitWords(typed);
  const form = words.findIndex(isFormOfTrade);
  return form > 0 && form === words.length - 1 && subjects.some(({ from, to }) => from >= 0 && to === form - 1);
};

const TOURIST = '1f9d1';
/** Drawn as a whole, and nobody else. */
const TROLL = '1f9cc';

/** Whoever "is lowkey a stapler" is one. */
function heroOf(text: string): string | undefined {
  const [, what] = IS_WHAT.exec(text) ?? [];
  const isSeen = what !== undefined && hearColored(what, THEME_ROLES).some(({ score }) => score >= ENOUGH);
  return isSeen ? what : undefined;
}
const IS_WHAT = new RegExp(
  `^(?:bro|bruh|sis|dude|he|she|they|this (?:guy|man|dude|girl|lady)|my (?:guy|man|bro))(?:(?: (?:really|actually|lowkey))? thinks? (?:he|she|they))?(?: is| are|['’]s|['’]re) ${SURELY}(?=an? )(.+)$`,
  'iu',
);

/** The organist's left shoe is a shoe, among what belongs to organists; a chef's hat is of its own kind. */
function hearOwned(text: string, isPlaceFree: boolean): AskedTheme | undefined {
  const [, owner = '', owned = ''] = OF_OWNER.exec(text.toLowerCase()) ?? [];
  const isSomebody = isPersonNoun(owner) || isKinship(owner) || isCalledSomebody([owner]);
  if (!isSomebody || !hearThings(inPlainWords(owned))) return undefined;
  const asked = askTheme(owned, undefined, isPlaceFree);
  const kind = hearColored(`${owner} ${owned}`, THEME_ROLES).find(({ from, to }) => from === 0 && to > 0);
  const topic = asked?.topic ?? hearTopic(owner);
  return asked ? { ...asked, ...(kind && { subjects: [kind] }), ...(topic && { topic: { ...topic, wears: [] } }) } : undefined;
}
const OF_OWNER = /^(?:(?:my|our|your|his|her|their|the|an?) )?(?:(?:late|old|dear) )?(\p{L}+)['’]s (.+)$/iu;

/** @param isPlaceFree nobody asked for a place by the style, so that one that the theme names can be seen as such. */
export function askTheme(typed: string | null, translated: string | undefined, isPlaceFree: boolean): AskedTheme | null {
  const text = headFirst(translated ?? typed ?? '');
  const word = foldWords(typed);
  const typeface = word === null ? undefined : asTypeface(word);
  if (typeface) return typeface;
  const isTyped = translated === undefined && typed !== null;
  const asked = askAsSaid(isTyped ? text : typed, translated === undefined ? undefined : text, isPlaceFree);
  return asked && word !== null ? { ...asked, word } : asked;
}

/** A theme that begins with whom or what it is about. */
function askAsSaid(typed: string | null, english: string | undefined, isPlaceFree: boolean): AskedTheme | null {
  const text = english ?? typed ?? '';
  const word = foldWords(typed);
  const hero = word === null || isSaying(word) ? undefined : heroOf(text);
  const asHero = hero === undefined ? null : askTheme(hero, undefined, isPlaceFree);
  if (asHero && word !== null) return { ...asHero, word };
  const called = asCalled(typed ?? '', english);
  if (called) return called;
  const fan = word === null ? undefined : asFan(word, typed ?? '', isPlaceFree);
  if (fan) return fan;
  const owned = hearOwned(text, isPlaceFree);
  if (owned && word !== null) return { ...owned, word };
  const clause = word === null || isSaying(word) ? undefined : hearClause(text);
  const who = clause && askTheme(clause.who, undefined, isPlaceFree);
  // Whose clause it is is somebody or something that is seen.
  if (clause && word !== null && who && who.subjects.length > 0) return { ...atWorkOnWheels(withClause(who, clause)), word };
  const asked = withoutNameBehind(asWhoIsMade(hearAsked(typed, english, isPlaceFree), text), typed ?? '');
  const somebody = asked && withHeadAsHero(asSomebody(asked, typed ?? '', english), text);
  return somebody && ofOwner(inSeat(onBack(onSeat(somebody, text), text), text), text);
}

/** A dog that is called Luna is no moon. */
function withoutNameBehind(asked: AskedTheme | null, typed: string): AskedTheme | null {
  const called = findNameBehind(typed);
  const name = called?.name.toLowerCase();
  if (!asked || !called || name === undefined) return asked;
  const isElse = ({ said }: Heard) => said !== name;
  const isSomebody =
    asked.subjects.some((one) => isElse(one) && isCreature(one.piece)) ||
    isKinship(splitWords(called.who.toLowerCase()).at(-1) ?? '');
  if (!isSomebody || [...asked.subjects, ...asked.others, ...asked.traits].every(isElse)) return asked;
  return {
    ...asked,
    subjects: asked.subjects.filter(isElse),
    others: asked.others.filter(isElse),
    traits: asked.traits.filter(isElse),
    unanswered: [...asked.unanswered, name],
  };
}

/** Whose dog is "his" is a man. */
function ofOwner(asked: AskedTheme, text: string): AskedTheme {
  const pair = findPair(text);
  if (pair?.owner === undefined || genderOfForm(pair.first) !== undefined) return asked;
  const [who, ...others] = asked.subjects;
  if (!who || !isPerson(who.piece)) return asked;
  return { ...asked, subjects: [{ ...who, piece: asOwner(who.piece, pair.owner) }, ...others] };
}

/** The man or the woman of a trade, by what is said of what they own. */
export const asOwner = (piece: string, owner: 'his' | 'her'): string =>
  piece.replace(/^1f(?:9d1|468|469)(?=$|-200d)/, owner === 'his' ? '1f468' : '1f469');

/** A snowman made of cheese is a snowman, however well the cheese is known. */
function asWhoIsMade(asked: AskedTheme | null, text: string): AskedTheme | null {
  const who = /^(.+?) (?:made|built|baked) (?:entirely |completely |out )?(?:of|from) /iu.exec(text)?.[1];
  if (!asked || who === undefined) return asked;
  const last = splitWords(who).length - 1;
  return {
    ...asked,
    subjects: asked.subjects.map((one) => (one.to === last ? { ...one, score: Math.max(one.score, NAMED) } : one)),
  };
}

/** Who leaves hair in the drain is no leaf. */
function withoutVerb(heard: HeardTheme, text: string): HeardTheme {
  const verb = LEAVES.exec(text)?.[1];
  const isElse = ({ said }: Heard) => said !== verb;
  return {
    ...heard,
    subjects: heard.subjects.filter(isElse),
    others: heard.others.filter(isElse),
    traits: heard.traits.filter(isElse),
  };
}
const LEAVES = /(?<!\p{L})(?:who|he|she|it|they) (?:(?:always|only|just|never|still|really) )?(leaves)(?!\p{L})/u;

/** A pilot who flies is no fly, as long as the pilot is somebody. */
function withoutDeed(heard: HeardTheme, text: string): HeardTheme {
  const deed = /\b(?:who|that|which) (\p{L}+)/u.exec(text.toLowerCase())?.[1];
  const needed = NEEDED.exec(text.toLowerCase())?.[1] ?? '';
  const isNeeded = ({ said }: Heard) => said !== '' && needed.endsWith(said);
  const subjects = heard.subjects.filter((one) => one.said !== deed && !isNeeded(one));
  const needs = heard.subjects.filter(isNeeded);
  if (needs.length > 0) return { ...heard, subjects, others: [...needs, ...heard.others] };
  return subjects.length === 0 ? heard : { ...heard, subjects };
}

/** The knight who needs a horse has none yet. */
const NEEDED =
  /\p{L} (?:who|that|which) (?:(?:really|badly|desperately|always|still|just) )*(?:needs?|wants?|lost|misses|seeks) (.+)$/u;

/** Who is in a wedding dress is no groom: of an occasion that only clothes are called after, these are worn. */
function inClothesOf(heard: HeardTheme, topic: HeardTopic, text: string): { heard: HeardTheme; topic: HeardTopic } {
  const isCalledAfter = ({ said, piece }: Heard) => {
    const words = splitWords(said);
    const isNamedSo = words.length > topic.words.length && topic.words.every((word) => words.includes(word));
    return isClothes(piece) && (isNamedSo || text.includes(`${topic.words.join(' ')} ${said}`));
  };
  const clothes = heard.others.filter(isCalledAfter);
  if (clothes.length === 0 || heard.subjects.length === 0) return { heard, topic };
  return {
    heard: { ...heard, others: heard.others.filter((one) => !clothes.includes(one)), traits: [...clothes, ...heard.traits] },
    topic: { ...topic, wears: topic.wears.filter((piece) => !isClothes(piece) && !isMansHat(piece)), around: [] },
  };
}
const isMansHat = (piece: string): boolean => piece === ANY_HAT;

/** A vacuum cleaner is nobody who cleans. */
const isCalledBy = ({ subjects, traits }: HeardTheme, { words }: HeardTopic): boolean =>
  [...subjects, ...traits].some(({ said, piece, score }) => {
    const named = splitWords(said);
    return (
      score >= NAMED &&
      !isCreature(piece) &&
      findPiece('body', piece) !== undefined &&
      words.length === 1 &&
      named.length > 1 &&
      named.at(-1) === words[0]
    );
  });

/** Without spaces the name of a topic may hide who it is about: a bear in 料理人の熊. */
function withHero(heard: HeardTheme, { words }: HeardTopic, text: string): HeardTheme {
  if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text)) return heard;
  const left = splitWords(text).filter((word) => !words.includes(word));
  const heroes = hearTheme(readWish(left.join(''))).subjects.filter(({ piece }) => !isPerson(piece));
  const isSeen = heroes.length === 0 || heard.subjects.some(({ piece }) => !isPerson(piece));
  // What stands between, as in 寝坊した熊, is nothing to read.
  return { ...heard, subjects: isSeen ? heard.subjects : heroes, unanswered: [] };
}

/** A town or a land, with its flag or sign, and not a word besides. */
const isWholeLand = (text: string): boolean => {
  const land = findWorldPlace(text);
  return land?.rest === '' && land.look.includes(' ');
};

const textOf = ({ phrases }: WishReading): string => phrases.map(({ text }) => text).join(' ');

const nameHas = (piece: string, said: string): boolean => splitWords(nameOfPiece(piece)).some((word) => said.includes(word));

/** People at what they do, the shoes and hats for it, and a beast that the same words name in another language: a skater is no "skata". */
const isOfAnother = ({ piece, said }: Heard, isSaidSo: boolean): boolean =>
  isInAction(piece) ||
  (isSaidSo &&
    (findPiece('shoe', piece) !== undefined ||
      findPiece('hat', piece) !== undefined ||
      (findPiece('animal', piece) !== undefined && !nameHas(piece, said))));

/**
 * A whole name is meant rather than a part of it: an opera singer is not any singer. And who does something is the
 * character itself, neither the picture of another who does it nor the shoes for it.
 */
function withoutWords(heard: HeardTheme, { id, words, holds }: HeardTopic): HeardTheme {
  const isSaidSo = (one: Heard) => isSaidBy(one, (word) => words.includes(word));
  // A skateboard is stood upon or held rather than grown together with.
  const isHeld = (one: Heard) => holds.includes(one.piece) && isSaidSo(one) && findPiece('body', one.piece)?.kind === 'thing';
  // In a cat café are cats.
  const isPart = (one: Heard) => one.to - one.from + 1 < words.length && isSaidSo(one) && !(id === 'cafe' && isBeast(one.piece));
  return {
    ...heard,
    // What somebody is at, as a computer, is not who it is about.
    subjects: heard.subjects.filter(
      (one) =>
        one.piece !== WEDDING && !isPart(one) && !isHeld(one) && !isOfAnother(one, isSaidSo(one)) && !heard.others.includes(one),
    ),
    others: heard.others.filter((one) => !isPart(one)),
    traits: heard.traits.filter((one) => !isPart(one)),
    unanswered: heard.unanswered.filter((word) => !words.includes(word)),
  };
}

/** One that is death's, Judas's or for the cook takes no second. */
const KISS = /(?<!\p{L}|judas )(?:kiss(?:ing|es)?(?! (?:booth|of|the)(?!\p{L}))|kuss|beso|baiser|bacio)(?!\p{L})|キス/iu;
const SEASONS: ReadonlySet<string> = new Set(['winter', 'summer', 'autumn', 'spring']);

/** Whoever plays something holds that, and is no rock band. */
function withoutBand(topic: HeardTopic, said: string): HeardTopic {
  if (!MUSICIAN.test(said)) return topic;
  const isTheirs = (piece: string) => !BAND.has(piece);
  return { ...topic, holds: topic.holds.filter(isTheirs), around: topic.around.filter(isTheirs) };
}
/** A microphone, a guitar, a speaker, raised hands. */
const BAND: ReadonlySet<string> = new Set(['1f3a4', '1f3b8', '1f50a', '1f64c']);
const MUSICIAN =
  /(?<!\p{L})(?:accordionist|bagpiper|cellist|drummer|fiddler|flautist|flutist|harpist|pianist|saxophonist|trumpeter|violinist)s?(?!\p{L})/iu;

/** A flying pig flies by itself. */
const withoutPlane = (topic: HeardTopic, { subjects }: HeardTheme): HeardTopic =>
  topic.words.join(' ') === 'flying' && subjects.length > 0
    ? { ...topic, wears: [], holds: [], around: topic.around.filter((piece) => piece === CLOUD), place: null }
    : topic;
const CLOUD = '2601-fe0f';

/** A dentist's hamster is no dentist. */
const withoutOwner = (topic: HeardTopic, { subjects }: HeardTheme, text: string): HeardTopic => {
  const isOwned = subjects.some(({ piece, said }) => isBeast(piece) && !topic.words.includes(said));
  const owner = `${topic.words.join(' ')}`;
  return isOwned && [`${owner}'s `, `${owner}’s `].some((whose) => text.toLowerCase().includes(whose))
    ? { ...topic, wears: [], holds: [] }
    : topic;
};

/** A mother of three has them beside her. */
function withChildren(topic: HeardTopic, text: string): HeardTopic {
  const count = numberOf(OF_CHILDREN.exec(text.toLowerCase())?.[1] ?? '');
  return count === undefined ? topic : { ...topic, around: [...CHILDREN.slice(0, count), ...topic.around] };
}
const OF_CHILDREN =
  /\b(?:mum|mom|mommy|mummy|mother|dad|daddy|father|parent|mama|papa|mutter|vater|madre|padre|mère|père) (?:of|von|de|di|with) (\p{L}+|\d)(?= ?(?:kids|children|boys|girls|$|[,.!]|who|that|and|in|at|on))/u;
/** A family, a toy, a bottle: children alone are heads. */
const CHILDREN = ['1f46a', '1f9f8', '1f37c'];

/** A church with a heart, which nobody is at their wedding. */
const WEDDING = '1f492';

/** What everybody has, and does something with. */
const IN_USE = /^(?:hair|fingers?|thumbs?|hands?|face|eyes|lap|shoulders?)$/;

/** By its number a bus is known, and a banana by the one that everybody says. */
const NUMBERED = [
  /\bnumber (\d{1,4})\b(?!,|\.\d)/iu,
  /(?<=\p{L}\p{L} )(?<!\b(?:is|at|before|after|until|till|by|of|since|in|from|around|about|aged|turns|under|over|and|to|than|not|no|only|just|has|with) )(\d{1,4}(?: \d{1,3})?|six[ -]seven)$/iu,
  /^(?:the |a |an |my )?(?:level )?(\d{2,4}|six[ -]seven) (?=\p{L}*[^s\P{L}]$)/iu,
];

function numberOfName({ word, topic, count }: AskedTheme): string | undefined {
  if (count > 1) return undefined;
  const [number] = NUMBERED.flatMap((pattern) => pattern.exec(word)?.[1] ?? []);
  return number === undefined || splitWords(number).every((one) => topic?.words.includes(one)) ? undefined : number;
}

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;
const WORDS_OF_NAME = 5;
const HOUR = /^(?:night|noon|midday|midnight|moonlight|dawn|daybreak|dusk|twilight|sunrise|sunset)$/;

/**
 * The first words that stand beside known ones and that nothing shows.
 *
 * @param land is seen or read by itself.
 * @param isSeen tells words for what somebody looks like, which they do.
 */
export function unknownBesides(
  asked: { theme: AskedTheme | null; body: Asked | null; trait: AskedTrait | null },
  land: string | undefined,
  isSeen: (word: string) => boolean,
): string | null {
  const { theme, body, trait } = asked;
  const isKnown = theme && (theme.subjects.length > 0 || theme.topic !== undefined);
  // Of a loaf of bread and of a bridal veil all is seen.
  const shown = [...(theme?.subjects.slice(0, 1) ?? []), ...(theme?.traits ?? [])].map(({ piece }) => piece);
  const named = new Set([...shown, ...(theme?.topic?.wears ?? [])].map(nameOfPiece).flatMap(splitWords));
  // A sloth in a racing suit is a driver, whether the word stands there or not.
  const isDressed = theme?.topic !== undefined && theme.topic.id !== 'place' && theme.topic.wears.length > 0;
  // In a sentence a day is the least of what it tells.
  const isLong = splitWords(theme?.word ?? '').length > WORDS_OF_NAME;
  // The hour is seen where it is.
  const isShown = (word: string) =>
    splitWords(land ?? '').includes(word) ||
    (theme?.topic?.place && HOUR.test(word)) ||
    tellsFace(word) ||
    IN_USE.test(word) ||
    isAboutAnyone(word) ||
    (isLong && WEEKDAY.test(word)) ||
    (isDressed && (isPersonNoun(word) || isDoer(word))) ||
    isKinship(word) ||
    named.has(word);
  const number = theme ? numberOfName(theme) : undefined;
  const besides = isKnown && theme.unanswered.filter((word) => !isShown(word) && !isSeen(word));
  const isRead = number !== undefined && besides && (hearUnknown(besides) ?? '').includes(number);
  if (isKnown && number !== undefined && !isRead) return number;
  for (const unanswered of [besides, (body?.findings[0] || body?.isLooks) && body.unanswered]) {
    const unknown = unanswered && hearUnknown(unanswered);
    if (unknown) return foldWords(unknown);
  }
  return trait && trait.findings.length > 0 ? trait.letters : null;
}
