/** Several beings in one wish: "king and queen", "a fox hugging a rabbit". Each is told apart from the others and gets a body of its own. */

import { isBaseVerb, isGerund } from '../author/parts-of-speech.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';
import { askTheme } from './ask-theme.ts';
import { isCreature } from './creatures.ts';
import { findFamousPair } from './famous-pairs.ts';
import { genderOfForm, isKinship } from './hear-who.ts';
import { NAMED } from './heard.ts';
import { isNegation, isNumber, relationOf } from './read-wish.ts';
import { isTopic } from './topics.ts';

/** More would be too small to be known. */
const MOST = 3;

/** They stand for two at once. */
const COUPLES: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/^((?:an? |the |my |our |two )?)(?:newly ?weds|bridal couple)(?= |$)/iu, ['bride', 'groom']],
  [/^((?:an? |the |my |our )?(?:\p{L}+ )??)(?:married )?couple(?= |$)/iu, ['man', 'woman']],
  [/^((?:the |my |our |some )?)(?:grandparents)(?= |$)/iu, ['grandpa', 'grandma']],
  [/^((?:the |my |our |some )?)(?:parents)(?= |$)/iu, ['dad', 'mum']],
];

/** What follows is about both: where they are, what they do. */
const OF_BOTH =
  /^(?:in|on|at|under|from|by|during|after|before|near|next|inside|outside|as|who|that|are|is|have|having|made|dressed|against|with|without)$/u;
const DETERMINER = /^(?:an?|the|his|her|its|their|my|our|your|another|some)$/u;
const ARTICLE = /^(?:an?|the) /iu;
/** Joins what is no being, or one that is half of each. */
const NO_MEMBER =
  /^(?:who|that|which|whose|half|of|for|both|either|neither|nor|or|no|with|without|like|but|if|when|as|in|on|at)$/u;
const MIXED = /\b(?:cross|mix|mixture|hybrid|halfway|somewhere|something|half|difference|blend|combination)\b/iu;

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const plain = (word: string): string => word.toLowerCase().replace(/[.,;:!?]+$/u, '');

/** Is it the name of somebody, with what is said of them before it? */
function isSomebody(text: string): boolean {
  const words = splitWords(text.toLowerCase());
  const last = words.at(-1) ?? '';
  if (words.length > 5 || words.some((word) => NO_MEMBER.test(word) || isNegation(word) || relationOf(word) !== undefined))
    return false;
  if (isKinship(last) || SELVES.test(last) || YOUNG.test(last)) return true;
  const asked = askTheme(text, undefined, true);
  if (!asked) return false;
  // Whoever is about a bookshop is only somebody there.
  if (asked.isAnyPerson) return asked.topic?.id !== 'place';
  return asked.subjects.some(({ piece, score, to }) => score >= NAMED && to === words.length - 1 && isCreature(piece));
}
const YOUNG = /^(?:baby|babies|child|children|kids?|toddler|newborn)$/u;

/** Is it the name of something that can be seen by itself? */
function isThing(text: string): boolean {
  const last = splitWords(text).length - 1;
  const { subjects = [], traits = [] } = askTheme(text, undefined, true) ?? {};
  return [...subjects, ...traits].some(({ piece, score, to }) => score >= NAMED && to === last && isObject(piece));
}
const isObject = (piece: string): boolean => findPiece('body', piece) !== undefined || !isCreature(piece);
const SELVES = /^(?:me|myself|us)$/u;

/** Who says "me" is anybody. */
const asNamed = (text: string): string => text.replace(/^(?:me|myself|us)$/iu, 'person');

/** Where in some words the name of somebody ends and something about both begins. */
function splitRest(text: string): [name: string, rest: string] {
  const words = wordsOf(text);
  const isSaid = (at: number) => at > 0 && !DETERMINER.test(plain(words[at - 1] ?? '')) && !isNumber(plain(words[at - 1] ?? ''));
  const end = words.findIndex((word, at) => isSaid(at) && (OF_BOTH.test(plain(word)) || isGerund(plain(word))));
  if (end === -1) return [text, ''];
  const rest = words.slice(end).join(' ');
  return [
    words.slice(0, end).join(' '),
    ` ${rest.replace(/^(?:(?:who|that) )?(?:are|is) (?=\p{L}+ing\b)/iu, '').replace(/^((?:who|that) )?are /iu, 'who is ')}`,
  ];
}

/** Of "Snow White and the seven dwarfs" each is told apart, however well they are known. */
const OF_NUMBER = /^(?:the )?(?:three|four|five|six|seven|\d+) /iu;

const AND = / (?:and|&|\+|vs\.?|versus|fighting against|against) /iu;
const BETWEEN = /^((?:an? |the )?\p{L}+(?: \p{L}+){0,2}) between (.+)$/iu;

/** "A crab and a hedgehog in a penalty shootout", "mum, dad and a baby". */
function hearNames(text: string): string[] | undefined {
  if (MIXED.test(text)) return undefined;
  const [, event, names = ''] = BETWEEN.exec(text) ?? [];
  const said = event === undefined ? text : `${names} in ${event}`;
  const [before = '', ...behind] = said.split(AND);
  if (behind.length !== 1) return undefined;
  const [last, rest] = splitRest(behind[0] ?? '');
  const all = [...before.split(/, (?:and )?/u), last];
  if (
    all.length > MOST ||
    (!OF_NUMBER.test(last) && isTopic(`${before} and ${last}`.toLowerCase())) ||
    !agree(all) ||
    !(all.every(isSomebody) || (OF_TWO.test(rest) && all.length === 2 && all.every(isThing)))
  )
    return undefined;
  const shared = SHARED.exec(rest)?.[1];
  // What two share is there once.
  if (shared !== undefined) return all.map((one, at) => `${asNamed(one)}${at === 0 ? ` with ${shared}` : ''}`);
  return all.map((one) => `${asNamed(one)}${rest}`);
}

/** What two things do that are not one: a shoe and a slipper that are in love. */
const OF_TWO =
  /^ (?:(?:who|that) )?(?:(?:are|is) )?(?:(?:madly |deeply |secretly )?in love|(?:getting |just )?married|(?:on a|on their) (?:first )?(?:date|honeymoon)|dancing|kissing|hugging|holding hands|arguing|fighting|best friends)\b/iu;

/** "A cat between two dogs": whoever is counted stands beside the one. */
function hearBetween(text: string): string[] | undefined {
  const [, one = '', others = '', rest = ''] = AMONG.exec(text) ?? [];
  return one !== '' && isSomebody(one) && isSomebody(others) ? [`${one}${rest}`, others] : undefined;
}
const AMONG =
  /^((?:an? |the |my )?\p{L}+(?: \p{L}+)??) (?:(?:sitting|standing|walking|sleeping|stuck) )?(?:between|among) ((?:two|three|four|five|\d|many|his|her|its) (?:\p{L}+ )?\p{L}+)((?: (?:in|on|at|under) .+)?)$/iu;

const SHARED = /^ (?:(?:who|that) (?:is |are )?)?shar(?:e|es|ing) ((?:an?|the|one|their|some) .+)$/iu;

/** "A teacher and mother" is one: two have an article each, or none, or are told apart by whose they are. */
function agree(names: readonly string[]): boolean {
  const [first = '', ...others] = names;
  return others.every((name) => {
    const isOwned = /^(?:his|her|its|their|my|our|your) /iu.test(name) || isNumber(plain(wordsOf(name)[0] ?? ''));
    return isOwned || !ARTICLE.test(first) || ARTICLE.test(name) || !isNobodyElse(first, name);
  });
}
/** A king is no queen, and a teacher may be a mother. */
const isNobodyElse = (one: string, other: string): boolean =>
  [one, other]
    .flatMap((name) => genderOfForm(name) ?? [])
    .sort()
    .join() !== 'he,she' &&
  [one, other].every((name) => askTheme(name, undefined, true)?.subjects.some(({ piece }) => isPerson(piece)) ?? false);

/** A verb as all its forms have it: "chas" of "chase", "chases" and "chasing". */
const stemOf = (verb: string): string =>
  verb
    .toLowerCase()
    .replace(/(?:ing|e?s)$/u, '')
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/y$/u, 'i')
    .replace(/e$/u, '');

const stems = (verbs: string): ReadonlySet<string> => new Set(verbs.split(/\s+/u).map(stemOf));

/** What is only done where both are: nobody arrests or hugs who is elsewhere. */
const TOGETHER = stems(
  `abduct accompany admire adopt ambush apologise applaud argue arrest ask attack avenge babysit bark bathe battle befriend
  beg bite bless bother bow box braid bribe brush bully bump butt capture caress catch challenge chase chat cheer chide comb
  comfort command confront console cradle crown cuddle curse dance dare dazzle debate defeat defend defy dethrone duel dump
  embrace encounter escape escort evict examine face feed fight find flatter flirt follow fool frighten gossip greet groom
  growl guard guide hail harass haunt heal heckle help hire hitch hug hunt hypnotise inspect insult interrogate interrupt
  interview introduce invite irritate jostle joust judge kick kidnap kiss kneel knight lead leash lecture lick lull marry
  massage meet miaow milk mock moo mug nag negotiate nurse nurture outrun outsmart outwit overtake pamper pat perform pester
  pet photograph pinch poke prank protect pull punch pursue push quarrel race raise reassure rescue rob row salute save
  scare scold scratch scream serenade serve shave shear shield shoo shout slap slay smile smother sneeze sniff snuggle spank
  spar splash spoil spook squeeze stalk stare startle stroke summon supervise support surprise swat swim talk tame tango
  tattoo taunt teach tease thank threaten tickle toast train trick trip tuck vaccinate visit wake walk waltz warn wash watch
  wave wed welcome whisper whistle wink woo worship wrestle zap`,
);
/** Whoever does one of these is half of the other or on it, or only thinks of it. */
const HALVED = stems(
  `act be become disguise dream dress drive feel fly identify imitate impersonate lose lost look miss morph pilot play pretend ride sail smell sound
  steer think transform turn use want wear wish`,
);
/** What a verb takes before whom it is done to. */
const TO_WHOM = '(?: (?:with|at|to|against|after|on|for|behind|alongside))?';
const WHOM =
  "((?:an?|the|his|her|its|their|my|our|another|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|many|several|\\d+) (?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+|[\\p{L}'-]+s)";
const DEED = new RegExp(
  `^(.+?) ((?:who |that |which )?(?:(?:is|are|secretly|always|only|just|still) )*)([\\p{L}]+)(${TO_WHOM}) ${WHOM}((?: (?:in|on|at|under|from|to|how|by|during|because|while|and) .+)?)$`,
  'iu',
);
const RELATED = new RegExp(
  `^(.+?),? (?:(?:who|that) (?:is|are) )?(?:(married|engaged) to|(in love|on a date|dancing|having \\p{L}+|best friends?|friends) with|(chased|followed|hunted|arrested|raised|trained|led|bullied|adopted|rescued|saved|kissed|hugged|bitten) by|(with)(?: (?:his|her|its|their) (?:best )?friend,?)?|(?:and )(?:his|her|its|their) (?:best )?friend,?) ${WHOM}((?: (?:in|on|at|under|from) .+)?)$`,
  'iu',
);

const CARRIED = /(?:shoulders?|head|back|arms?|hands?|lap|leash|lead|pocket|bag|basket|cage|box)$/iu;

function hearRelation(text: string): string[] | undefined {
  const [, one = '', married, felt, done, , other = '', place = ''] = RELATED.exec(text) ?? [];
  // A parrot on a shoulder has no ground to stand on.
  if (CARRIED.test(place)) return undefined;
  const how = married ?? felt;
  // A toaster may be in love as well, with a kettle.
  const areThings = how !== undefined && isThing(one) && isThing(other);
  if (one === '' || (!areThings && !(isSomebody(one) && isSomebody(other)))) return undefined;
  const told = how === undefined ? '' : ` ${how}`;
  return [`${one}${done === undefined ? told : ' running'}${place}`, `${asCounted(other)}${told}`];
}

const OWNS = /^(?:has|owns|keeps|having)$/iu;
const MANY = /^(?!(?:an?|the|his|her|its|their|my|our|another) )\S+ /iu;
/** Nobody can do anything with, against or behind who is not there. */
const WITH = /^ (?:with|against|behind|alongside|after)$/iu;

interface Deed {
  one: string;
  verb: string;
  how: string;
  other: string;
  /** What is said of who does it, with the deed, but without the other. */
  told: string;
  rest: string;
}

function findDeed(text: string): Deed | undefined {
  const [, one = '', who = '', verb = '', how = '', other = '', rest = ''] = DEED.exec(text) ?? [];
  const isDoing = isGerund(verb.toLowerCase()) || (/^(?:who|that|which) /iu.test(who) && /[^s]s$/u.test(verb));
  if (one === '' || !isDoing || !isSomebody(one) || !isSomebody(other)) return undefined;
  return { one, verb, how, other, told: `${one} ${who}${verb}${rest}`, rest };
}

function hearDeed(text: string): string[] | undefined {
  const deed = findDeed(text);
  if (deed === undefined) return undefined;
  const { one, verb, how, other, told, rest } = deed;
  // A woman who has nineteen cats is among them.
  if (OWNS.test(verb) && MANY.test(other)) return [`${one}${rest.replace(/^ and /iu, ' who ')}`, other];
  return TOGETHER.has(stemOf(verb)) || WITH.test(how) ? [told, asCounted(other)] : undefined;
}

/** Who does something to somebody who need not be there, and to whom: of "a man electing a goose" the man is whom it is about. */
export function hearDoer(text: string): string[] | undefined {
  const deed = wordsOf(text).length > WORDS_MAX ? undefined : findDeed(tidied(text));
  if (deed === undefined || OWNS.test(deed.verb) || HALVED.has(stemOf(deed.verb))) return undefined;
  return relationOf(deed.verb.toLowerCase()) === undefined ? [deed.told, deed.other] : undefined;
}

/** "Walks" of "walk". */
const doneByOne = (verb: string): string => `${verb.replace(/(?<=[^aeiou])y$/u, 'ie').replace(/(?<=(?:s|x|z|ch|sh|o))$/u, 'e')}s`;

/** A couple is two of whom the same is told. */
function hearCouple(text: string): string[] | undefined {
  for (const [couple, members] of COUPLES) {
    const found = couple.exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length);
    // "A couple of ducks" and "a couple days late" count, and a parents' evening is no two people.
    const [next = ''] = wordsOf(rest).map(plain);
    const areAtDeed = next !== '' && !OF_BOTH.test(next) && !isGerund(next);
    if (areAtDeed && !isBaseVerb(wordsOf(rest))) continue;
    const doing = areAtDeed ? rest.replace(next, `who ${doneByOne(next)}`) : rest.replace(/^ who are /u, ' who is ');
    const told = members.map((name) => `${found[1] ?? ''}${name}${doing}`);
    // The dog that both of them walk is there once.
    const deed = findDeed(told[0] ?? '');
    if (!deed || !TOGETHER.has(stemOf(deed.verb))) return told;
    // Who walks a dog is out with it, and has no pace of their own to be shown in.
    const without = deed.told
      .slice(deed.one.length)
      .replace(/^ (?:who )?walk(?:s|ing)(?=$| )/iu, deed.rest === '' ? ' in the park' : '');
    return [...members.map((name) => `${found[1] ?? ''}${name}${without}`), asCounted(deed.other)];
  }
  return undefined;
}

/** What is longer tells a story of somebody. */
const WORDS_MAX = 14;

/** "Pigeons" are several. */
const asCounted = (text: string): string => (/^\p{L}+s$/u.test(text) ? `three ${text}` : text);

const tidied = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.!?]+$/u, '');

/** A cow with her calf is two cows, of whom one is small, as is a baby koala beside its mother. */
const withYoung = (text: string): string =>
  text
    .replace(OF_YOUNG, (_, who: string, beast: string, young: string) =>
      /s$/u.test(young) ? `${who} and two small ${beast}s` : `${who} and a small ${beast}`,
    )
    .replace(OF_PARENT, (said, article: string, beast: string, same: string) =>
      isBeast(beast || same) ? `${article}${beast || same} and a small ${beast || same}` : said,
    );
const isBeast = (text: string): boolean =>
  askTheme(text, undefined, true)?.subjects.some(({ piece, score }) => score >= NAMED && isCreature(piece) && !isPerson(piece)) ??
  false;
/** "Mother and baby koala", "dad penguin with his baby". */
const OF_PARENT =
  /^((?:an? |the |my )?)(?:mother|mom|mum|mummy|mommy|mama|father|dad|daddy|papa|parent) (?:(\p{L}+) )?(?:and|with|&) (?:(?:his|her|its|their|an?) )?(?:baby|child|little|kid)(?: (\p{L}+))?(?=$| (?:in|on|at) )/iu;
const OF_YOUNG = /^((?:an? |the |my )?(\p{L}+)) (?:and|with) (?:his|her|its|their|an?) (calf|calves|cubs?)(?=$| (?:in|on|at) )/iu;

/** All who are seen side by side, first who it is about; undefined for one. */
export function hearCompany(text: string): string[] | undefined {
  if (wordsOf(text).length > WORDS_MAX) return undefined;
  const said = withYoung(tidied(text));
  const famous = findFamousPair(said);
  if (famous) return famous.pair.map((name) => `${name}${famous.rest.replace(/^ who are /u, ' who is ')}`);
  return hearCouple(said) ?? hearNames(said) ?? hearBetween(said) ?? hearRelation(said) ?? hearDeed(said);
}

/** Who fits into a hand or sits on one: insects, mice and the like, small birds, frogs, fish. */
const TINY: ReadonlySet<string> = new Set(
  `1f41d 1f41c 1f41e 1fab2 1fab3 1f997 1f98b 1f41b 1f40c 1fab1 1f577-fe0f 1f982 1f99f 1fab0 1f401 1f400 1f42d 1f439 own-hamster 1f43f-fe0f 1f438 1f41f 1f420 1f421
  1f426 1f99c 1f54a-fe0f 1f424 1f425 1f423 own-pigeon 1f990 1f98e 1f987 own-guinea-pig own-mole 1f426-200d-2b1b own-robin own-crow`.split(
    /\s+/u,
  ),
);
/** Who reaches up to somebody's knee: cats, dogs, rabbits, poultry. */
const LOW: ReadonlySet<string> = new Set(
  `1f994 1f407 1f430 1f408 1f431 1f408-200d-2b1b 1f980 1f413 1f414 1f986 1f989 own-dachshund own-chihuahua 1f9a6 own-meerkat 1f422 1fabf 1f415 1f436 1f9a1 own-ferret
  own-weasel 1f98a 1f99d 1f99e 1f9a8 1f427 own-goose`.split(/\s+/u),
);

const rankOf = (piece: string): number => (TINY.has(piece) ? 2 : LOW.has(piece) ? 1 : 0);

/** How large somebody is beside another: a parrot is small beside a pirate, and an elephant large beside a mouse. */
export const shareBeside = (first: string, other: string): number => STEP ** (rankOf(other) - rankOf(first));
/** More would make the smaller one too small to be known. */
const STEP = 0.76;

/** Is who stands beside somebody their young, or said to be small? */
export const isYoung = (text: string): boolean => OF_YOUTH.test(text);
const OF_YOUTH =
  /\b(?:small|tiny|little|baby|babies|child(?:ren)?|kids?|toddlers?|sons?|daughters?|kittens?|pupp(?:y|ies)|cubs?|chicks?|ducklings?|foals?|lambs?|piglets?|joeys?)\b/iu;
