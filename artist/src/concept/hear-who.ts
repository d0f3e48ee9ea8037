/** Who a theme is about where no piece shows it: by the nouns for people, and by the forms that trades have in their languages. */
import { isEnglishWord } from '../author/english-words.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { splitWords } from '../pieces/split-words.ts';

export const PERSON = '1f9d1';
export const WOMAN = '1f469';
export const MAN = '1f468';
const GIRL = '1f467';
const BOY = '1f466';

/** German -meister and -erin, Spanish and Italian -ista, -dora and -trice, French -euse, Japanese 〜選手: nobody is called so but people. */
const FORMS =
  /\p{L}{3}(?:meister|mann|frau|woman|bote|lehrer|fahrer)$|\p{L}{3}(?:er|ist|or|ant|ent|bot|meister)in$|\p{L}{2}(?:ista|iste|aiol[oa]|[aei]tore|trice|(?<!fritt?)euse|[aei]dora)$|(?:選手|職人|部員|[師士員])$|女子|男子|少女|少年|(?:高校|中学|大)生/u;
/** What people do, at the end of German words: a Vogelbauer is a cage and a Plattenspieler no player, but there are few such. */
const GERMAN_DOERS =
  /\p{L}{3}(?:jäger|(?<!vogel)bauer|käufer|händler|schläfer|läufer|räuber|dieb|sammler|sucher|(?<!platten|video|kassetten|musik)spieler|trinker|fresser|züchter|kämpfer|träumer|forscher|(?<!b)retter|hüter|wärter|putzer|duscher|wisser|versteher|liebhaber|besitzer|bewohner)$/u;
/** Things that are called as if they were somebody, and what they are seen as. */
export const CALLED_AS_PEOPLE: readonly (readonly [RegExp, string])[] = [
  [/\bcoffee brewer\b/giu, 'coffee machine'],
  [/\b(?:hair|eyelash) curler\b/giu, 'hair dryer'],
  [/\b(guitar|bass|ukulele|banjo|radio|tv) tuner\b/giu, '$1'],
  [/\bford explorer\b/giu, 'car'],
  [/\bgame ?boys?\b/giu, 'handheld console'],
];

/** They are called as if they played. */
const PLAYERS = /(?<!\p{L})(?:cd|dvd|mp3|record|media|cassette|tape|vinyl)[- ]players?(?!\p{L})/iu;
const SHE =
  /(?:^|[^\p{L}])(?:woman|lady|mother|(?:sister|daughter)[ -]in[ -]law|mum|mom|wife|aunt|ballerina|bride|princess|queen|landlady|hostess|stewardess|seamstress|housewife|girlfriend|niece|widow|diva|waitress|actress|policewoman|saleswoman|nun)(?:$|[^\p{L}])|\p{L}(?:er|ist|or|ant|ent|bot|meister)in(?:$|[^\p{L}])|(?:frau|woman)(?:$|[^\p{L}])|\p{L}(?:trice|(?<!fritt?)euse|dora|aiola|iera|nera|tora|ière|enne)(?:$|[^\p{L}])/iu;
const HE =
  /(?:^|[^\p{L}])(?:man|father|(?:brother|son)[ -]in[ -]law|dad|uncle|husband|king|prince|groom|monk|butler|landlord|boyfriend|nephew|widower)(?:$|[^\p{L}])|\p{L}(?:mann|meister)(?:$|[^\p{L}])/iu;
const GIRLS = /(?<!\p{L})(?:(?:school)?girl|daughter|sister)(?!\p{L}|[ -]in[ -]law)|女子|少女/iu;
const BOYS = /(?<!\p{L})(?:(?:school)?boy|son|brother)(?!\p{L}|[ -]in[ -]law)|男子|少年/iu;

/** Aunts and uncles have names: "Tante Erna", "tío Paco". */
const AUNT = /^(?:die |la )?(?:[Tt]ante|[Tt][ií]a|[Zz]ia|[Tt]ata|[Тт][её]тя) \p{Lu}/u;
const UNCLE = /^(?:der |el |lo )?(?:[Oo]nkel|[Oo]ncle|[Tt]onton|[Tt][ií]o|[Zz]io|[Дд]ядя) \p{Lu}/u;

/** Whatever the noun is, as of a male ballerina. */
const MALE = /(?<!\p{L})(?:male|männliche[rsn]?)(?!\p{L})/iu;

/** Is it her or him by the form of a word: "Kellnerin", "Feuerwehrmann"? */
export const genderOfForm = (typed: string): 'she' | 'he' | undefined => {
  if (MALE.test(typed)) return 'he';
  const [isShe, isHe] = [SHE.test(typed) || GIRLS.test(typed), HE.test(typed) || BOYS.test(typed)];
  return isShe === isHe ? undefined : isShe ? 'she' : 'he';
};

/** Whoever does what ends like a thing. */
const DOERS: ReadonlySet<string> = new Set(
  'seller vendor riser runner jogger sprinter owner shopkeeper trainer tamer activist supporter hiker skater cyclist collector beginner newcomer commuter influencer traveller traveler wanderer lamplighter noob newbie tryhard'.split(
    ' ',
  ),
);
/** Somebody is, whom nothing else is told of. */
const IN_LOVE =
  /^(?:(?:madly|deeply|hopelessly) )?in love with (?:the |a |an )?(?:moon|sun|sea|ocean|stars?|night|music|life|coffee|pizza)$/iu;

/** A router that nobody can reach is no person. */
const OF_ANYBODY = / (?:that|which|who) (?:nobody|no one|somebody|someone|everybody|everyone|anybody|anyone|people) .*/iu;

/** A know-it-all is one with its hyphens. */
const tellsSomebody = (english: string): boolean =>
  isNear(english) ||
  (!english.includes(' ') && isPersonNoun(english.toLowerCase())) ||
  splitWords(english.replace(OF_ANYBODY, '')).some(
    (word) => isPersonNoun(word) || DOERS.has(word) || /^\p{L}{3,}woman$/u.test(word),
  );

/** Whoever lives, learns or travels with somebody: "my flatmate who leaves the window open" is no window. */
const NEAR =
  /^(?:(?:my|our|your|his|her|their|the|an?|this|that|two|three) )?(?:\p{L}+ )?(?:(?:room|flat|house|class|school|team|work|soul|bunk)[ -]?mates?|besties?|roomies?|step-?(?:dad|mom|mum|son|daughter|father|mother|brother|sister)s?|god(?:mother|father|son|daughter)s?|siblings?|buddy|buddies|passengers?|clients?|in-laws?)(?=$|,? (?:who|that|which|in|on|at|with|without|from|for|after|before|but|and|when|\p{L}+ing)\b)|^(?:my|our|his|her) crush(?=$| )/iu;
const isNear = (english: string): boolean => NEAR.test(english);

/** What people are by trade or out of love, where a topic is called by it: elsewhere many are something else, as a lightning conductor is. */
const PEOPLE: ReadonlySet<string> = new Set(
  `conductor fan ultra hooligan voter rider farrier glazier shepherdess farmhand milkmaid milkman goldsmith jeweler jeweller grocer greengrocer brewer fishmonger
  cheesemonger chocolatier glassblower blower surveyor rancher whaler custodian auctioneer translator interpreter telemarketer caller realtor landlady salesman
  counsellor counselor bellboy porter headmistress headteacher protester demonstrator explorer presenter forecaster falconer yodeler sprayer breakdancer cosplayer
  stargazer ranger warden maid vaulter skydiver paraglider rower kayaker canoeist gondolier robber shoplifter sitter walker dogwalker reader fortuneteller clairvoyant
  astrologer vlogger cricketer linebacker snowboarder curler bowler trainspotter spotter undertaker toreador equestrian linesman barman busker doorman watchman jailer
  washer picker birdwatcher birder watcher climber mountaineer alpinist camper skateboarder knitter speaker gymbro weightlifter lifter tenor headbanger mathematician diver
  prosecutor stylist ambassador taxman valedictorian senior prepper puppeteer laundress guide tuner digger panner detectorist
  schaffner schaffnerin zugbegleiter kontrolleur machinist kasjer bestatter hufschmied goldschmied bijoutier joyero gioielliere joalheiro poissonnier pescadero
  pescivendolo peixeiro quesero casaro becchino coveiro enterrador fossoyeur relojero soudeur soldador farero faroleiro latarnik kamerdyner hundesitter
  einbrecher cambrioleur inbreker brauer brasseur cervecero jongleur reiter wahrsager hellseher voyante basurero politiker diplomate physiker mathematiker`.split(
    /\s+/,
  ),
);
export const isCalledSomebody = (words: readonly string[]): boolean =>
  PEOPLE.has((words.at(-1) ?? '').replace(/(?<=[^s])s$/u, ''));

const isCalledAsPeople = (english: string): boolean => CALLED_AS_PEOPLE.some(([called]) => english.search(called) >= 0);

/** Whose relation somebody is tells nothing that could be seen. */
const KIN: ReadonlySet<string> = new Set(
  'brother sister husband wife son daughter cousin uncle aunt auntie grandma grandpa grandmother grandfather granddad grandad gramps granny nephew niece boyfriend girlfriend friend mother father mom mum dad mommy mummy daddy mama papa nan nana neighbour neighbor roommate boss colleague flatmate stepmother stepfather stepbrother stepsister fiancé fiancée partner twin'
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
);
export const isKinship = (word: string): boolean => KIN.has(word);

/** Is somebody called so by what they do, and nothing besides? */
export const isDoer = (word: string): boolean => DOERS.has(word);

/** Romance languages say so of things as well, behind them. */
export const isFormOfTrade = (word: string): boolean => /\p{L}(?:[aei]dora|[aei]dor|trice|euse)$/u.test(word);

const isUnread = (word: string, english: string): boolean => english.toLowerCase().includes(word);

/**
 * The piece for somebody of whom only words tell; undefined where the words tell of nobody.
 *
 * @param isCalledSo it is known to be somebody, by what they are.
 */
export function hearPerson(typed: string, english: string, isCalledSo: boolean): string | undefined {
  const isForm =
    isCalledSo ||
    IN_LOVE.test(english) ||
    AUNT.test(typed) ||
    UNCLE.test(typed) ||
    // A Strandläufer is a sandpiper, as soon as it is read.
    splitWords(typed).some(
      (word) => !isEnglishWord(word) && (FORMS.test(word) || GERMAN_DOERS.test(word)) && isUnread(word, english),
    );
  if ((!isForm && !tellsSomebody(english)) || PLAYERS.test(english) || isCalledAsPeople(english)) return undefined;
  const said = `${typed} ${english}`;
  if (MALE.test(said)) return MAN;
  if (GIRLS.test(said)) return GIRL;
  if (BOYS.test(said)) return BOY;
  return SHE.test(said) || AUNT.test(typed) ? WOMAN : HE.test(said) || UNCLE.test(typed) ? MAN : PERSON;
}

/** What is feminine whoever is meant: a person, a guard, a band. */
const EPICENE =
  /(?<!\p{L})(?:personn?[ea]|pessoa|persona|criança|guardia|guarda|wache|banda|bande|pareja|coppia|gruppe|familia|família|famille|famiglia|equipe|équipe|squadra|star|stella|estrella|estrela|victime|vittima|víctima|vítima|sentinelle|waise|geisel|crew|gente|leute|mascotte?|mascota)(?!\p{L})/iu;
const FEMININE_ARTICLE = /^(?:une|la|una|uma|eine|meine|die|ma|mia|mi) /iu;
/** How a woman of a trade is called; "la" stands before who is none as well. */
const FEMININE_TRADE =
  /^(?:\p{L}{2,}(?:ère|euse|trice|enne|iera|eira|nera|dera|cera|nadera|tora|dora|essa|aia|aiola|ora|ina|ica|iva|ada|ana|igote|este|iste|ista|(?:er|ist|or|ant|ent|ier)in|frau|schwester|skötersk[ae]|sestra|сестра|pleegster|arka|ezka|elka|istka|czka|ница|истка|арка|иха|чица|ista)|maestra|cocinera|panadera|abogada|médica|vaquera|bruxa|bruja|strega|maga|ladra|pirata|artista|nonne|sarta|cuoca|kucharka|sestra|сестра)$/iu;

/** Is it a woman by the form that a trade has in its own language, where English has but one: "boulangère", "panadera", "Bäckerin"? */
export function isWomanByTrade(typed: string): boolean {
  if (EPICENE.test(typed) || MALE.test(typed)) return false;
  const [first = '', second = '', third = ''] = splitWords(typed.toLowerCase());
  const hasArticle = FEMININE_ARTICLE.test(`${first} `);
  const said = hasArticle ? [second, third] : [first, second];
  const isUna = /^(?:une|una|uma)$/u.test(first);
  return (
    said.some((word) => FEMININE_TRADE.test(word) && (hasArticle || !NEUTRAL_TRADE.test(word))) ||
    (isUna && /(?:e|a)$/u.test(second))
  );
}
/** Both are called so: only an article tells. */
const NEUTRAL_TRADE = /(?:ist[ae]|pirata)$/iu;
