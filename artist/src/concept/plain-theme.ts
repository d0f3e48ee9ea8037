/** Says a theme in words of which each part is read as what it is: a team's captain is a player, a fan of cheese a lover of it. */

import { isFollower } from '../author/parts-of-speech.ts';
import { isCreature } from './creatures.ts';
import { findPair } from './find-pair.ts';
import { findWorldPlace } from './find-world-place.ts';
import { hearColored } from './hear-trait.ts';
import { CALLED_AS_PEOPLE, isKinship } from './hear-who.ts';
import { ENOUGH } from './heard.ts';
import { withoutMadeThing } from './material-words.ts';
import { isTopic } from './topics.ts';

/** Kin is about no law, and whoever has married children is old. */
export const withoutLaw = (text: string): string =>
  text
    .replaceAll(/\bmother[ -]in[ -]law\b/gi, 'grandmother')
    .replaceAll(/\bfather[ -]in[ -]law\b/gi, 'grandfather')
    .replaceAll(/\b((?:mother|father|sister|brother|son|daughter)s?)[ -]in[ -]laws?\b/gi, '$1');

/** My grandpa's old radio is a radio, and no old man. */
const withoutKin = (text: string): string => {
  const [, kin = '', owned = ''] = OF_KIN.exec(text) ?? [];
  const isThing = isKinship(kin.toLowerCase()) && hearThings(owned);
  return isThing ? owned : text;
};
const OF_KIN = /^(?:(?:my|our|your|his|her|their|the) )?(?:(?:late|old|dear) )?(\p{L}+)['’]s (.+)$/iu;
/** Does a text name things, and nobody? */
export const hearThings = (text: string): boolean => {
  const [first, ...others] = hearColored(text, ['head', 'animal', 'body']);
  return first !== undefined && [first, ...others].every(({ piece, score }) => score >= ENOUGH && !isCreature(piece));
};

/** A team's captain plays, and commands no ship. */
const asPlayer = (text: string): string =>
  text
    .replaceAll(CAPTAIN_OF_SPORT, '$1$2$3$4 player')
    .replaceAll(/\bcaptain of (?:(?:the|a|an|our|my) )?(?:swim|swimming) team\b|\bswim(?:ming)? team captain\b/gi, 'swimmer')
    .replaceAll(/\bcaptain of (?:(?:the|a|an|our|my) )?(?:(\p{L}+) )?(?:team|club|squad)\b(?! of)/giu, (_, at: string) =>
      isTopic(`${at} player`) ? `${at} player` : 'football player',
    )
    .replaceAll(/\bteam captain\b/giu, 'football player');
const SPORT = String.raw`((?:(?:ice|field|water) )?(?:\p{L}+ball|soccer|hockey|rugby|cricket|tennis|polo|lacrosse|badminton|golf))`;
const CAPTAIN_OF_SPORT = new RegExp(
  String.raw`\b(?:team )?captain of (?:(?:the|a|an|our|my) )?(?:${SPORT} (?:team|club|squad)|team of ${SPORT})\b|\b${SPORT} (?:team |club )?captain\b|\bcaptain ${SPORT} team\b`,
  'giu',
);

const asThing = (text: string): string =>
  CALLED_AS_PEOPLE.reduce((said, [called, meant]) => said.replaceAll(called, meant), text);

/** Whoever is a fan of something cools nobody; of a town it is mostly its team. */
const asSupporter = (text: string): string =>
  text
    .replace(OF_STARS, (said, article: string, star: string) =>
      isTopic(star.toLowerCase()) && !isTopic(said.toLowerCase()) ? `${article}lover of ${star}` : said,
    )
    .replaceAll(/\bfans? of (\p{Lu})/gu, 'football fan of $1')
    .replaceAll(OF_FANS, (said, what: string) =>
      isTopic(said.toLowerCase()) || isFollower(said)
        ? said
        : /^\p{Lu}/u.test(what)
          ? `football fan of ${what}`
          : `${what} lover`,
    );
/** A Taylor Swift fan is at a concert, and no football fan of a bird. */
const OF_STARS = /^((?:an? |the |my )?)((?:\p{Lu}\p{L}+ ?){1,3}?) fan(?= |$)/u;
const OF_FANS =
  /\b(?!(?:an?|the|my|ceiling|hand|paper|folding|electric|desk|table|floor|cooling|computer|exhaust|bathroom|big|old|small|broken|angry|pink|blue|red)\b)(\p{L}{3,}) fan\b/giu;

/** Who is known by what they ride is on it: a "motorcyclist grandma", a "snail cyclist". */
const asRider = (text: string): string =>
  text
    .replaceAll(/\b(motor)?cyclist (?!(?:in|on|at|who|that|which|with|from|and|of|under|by)\b)(\p{L}+)/giu, '$2 on a $1cycle')
    .replaceAll(/\b(?!(?:an?|the|old|young|my|\p{L}+ian|\p{L}+ese)\b)(\p{L}+) (motor)?cyclist\b/giu, '$1 on a $2cycle')
    .replaceAll(/\b(motorcyclist|biker)\b/giu, 'person on a motorcycle')
    .replaceAll(/ on a cycle\b/giu, ' on a bicycle');

const asPair = (text: string): string => {
  const pair = findPair(text);
  return pair ? `${pair.first} beside ${pair.second}${pair.rest}` : text;
};

/** Who reads a book is at it, as who is reading one. */
const READS =
  / (?:who|that|which) reads (?=(?:an? |the |his |her |its )?(?:\p{L}+ )?(?:books?|novels?|newspapers?|comics?|magazines?|poems?|poetry)(?:$| (?:in|on|at|to) ))/iu;

const ARE_BORN_TOGETHER = (named: string): RegExp =>
  new RegExp(
    `^((?:the |my |our )?)((?:(?:identical|evil|creepy|happy|little|old|newborn|\\p{L}*ing) )?)(?:${named})(?= |$)`,
    'iu',
  );

/** What is read as something else, as long as it is said in words of which each is known. */
const CALLED_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  // Nobody waves a hand fan of Shakira.
  [/^(?:une? |una |um |uma |eine? )?fan (?:de|von|di|do|da) (\p{Lu}.*)$/u, 'lover of $1'],
  // What stands on a desk is no piano, and no beast.
  [/^((?:an? |the |my )?)keyboard and ((?:an? |the |my )?)mouse\b/iu, '$1computer keyboard beside $2computer mouse'],
  // In small letters it is spring in Swedish.
  [/^(?:the )?VAR$/u, 'video assistant referee'],
  // Whoever wears one is deaf; by itself it is seen on an ear.
  // Who is in love is no "in love mole": "in" would begin a place.
  [/^((?:madly|deeply|hopelessly) in love) (?!with\b)(\p{L}.*)$/iu, '$2 $1'],
  // Who cannot see has a cane; a blind date has none.
  [
    /^((?:an? |the |my |our |two |three |four |five )?)blind (?!date|spot|alley|faith|taste|drunk|rage|bag|box)((?:(?:old|young|little|tiny|big) )?\p{L}+)(?= |$)/iu,
    '$1$2 holding 🦯',
  ],
  [READS, ' reading '],
  // Who is born together is counted; a twin bed and a twin brother are no pair.
  [ARE_BORN_TOGETHER('twins|siblings'), '$1two $2children'],
  [ARE_BORN_TOGETHER('triplets'), '$1three $2children'],
  [ARE_BORN_TOGETHER('quadruplets|quintuplets'), '$1four $2children'],
  [/^((?:the |my |our )?)(\p{L}+) twins(?= |$)/iu, '$1two $2s'],
  // Who is afraid or lives somewhere is no size, but somebody of that size.
  [
    /^((?:an? |the |my |one )?(?:\p{L}+ )??)giants?(?=$|,? (?:who|that|which|afraid|in|on|at|with|from|under|and|wearing|\p{L}+ing)\b)/iu,
    '$1giant person',
  ],
  // Who breaks hearts has none that is broken.
  [/^((?:an? |the |my )?)heart[ -]?breaker$/iu, '$1person with 💔 and sunglasses'],
];
const asCalled = (text: string): string => CALLED_OTHERWISE.reduce((said, [called, meant]) => said.replace(called, meant), text);

/** British grandmothers, who are no bread. */
const NAN = /\b((?:my|our|your|his|her|their) (?:\p{L}+ )?)(?:nan|nanna|nana|gran)(?!\p{L}| bread)/giu;

/** Who is by the sea is not under water, and in a bookshop there they are in that. */
const onShore = (text: string): string =>
  text.replace(BY_THE_SEA, (_, before: string) => (findWorldPlace(before) ? before : `${before} at the seaside`));
const BY_THE_SEA = /(\p{L}+) (?:by|near|beside|next to) the (?:sea|ocean)\b/iu;

/** Nobody is named who has "1 eye 4 arms 2 hats". */
const asMonster = (text: string): string => (OF_PARTS.test(text) ? `monster with ${text}` : text);
const OF_PARTS =
  /^(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|many|\d{1,2}) (?:(?:big|huge|long|tiny|small|green|red|blue|pink|sharp) )?(?:eyes?|arms?|legs?|heads?|tails?|horns?|wings?|ears?|noses?|mouths?|hats?|tentacles?|antennae?)(?:,? (?:and )?|$)){2,}$/iu;

/** Who it is for is beside who does it: a scarf that is knitted for the dog. */
const withRecipient = (text: string): string =>
  text.replace(FOR_SOMEBODY, (said, deed: string, whom: string) =>
    hearColored(whom, ['head', 'animal']).some(({ piece, score }) => score >= ENOUGH && isCreature(piece))
      ? `${deed} beside ${whom}`
      : said,
  );
const FOR_SOMEBODY =
  /^(.+ (?:\p{L}+ing|(?:who|that|which) \p{L}+s) .+?) for ((?:an?|the|his|her|its|their|my) (?:\p{L}+ )?\p{L}+)(?=$)/iu;

/** My teacher who "is secretly a vampire" is a vampire who teaches. */
const asWhatTheyAre = (text: string): string => text.replace(IS_SECRETLY, '$2 $1');
const IS_SECRETLY =
  /^(?:my|our|the) (teacher|boss|neighbou?r|dentist|doctor|nurse|mailman|postman|librarian|coach|barber|plumber|colleague|landlord|professor|hairdresser|gardener|babysitter|grandma|grandpa) is (?:secretly|actually|really|basically|definitely|probably|totally|clearly) an? (\p{L}+)$/iu;

/** Of a laptop that somebody dropped, somebody is not seen. */
const withoutAnybody = (text: string): string =>
  text.replaceAll(/ (that|which) (?:somebody|someone|everybody|everyone|anybody|anyone) (?=\p{L}+)/giu, ' $1 ');

const REWRITES: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll(NAN, '$1grandma'),
  asMonster,
  withoutAnybody,
  withRecipient,
  asWhatTheyAre,
  withoutLaw,
  withoutKin,
  withoutMadeThing,
  asThing,
  asPlayer,
  asSupporter,
  asRider,
  asCalled,
  asPair,
  onShore,
];

export const inPlainWords = (text: string): string => REWRITES.reduce((said, rewrite) => rewrite(said), text);
