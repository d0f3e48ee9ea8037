/** What is wished for, without the words that ask us for it: "can you draw me a", "ich hätte gern", "dessine-moi". */

import { findPieces } from '../pieces/search-pieces.ts';
import { vocabularyOf } from '../pieces/vocabulary.ts';
import { BODY_ROLES, TRAIT_ROLES } from './hear-wish.ts';
import { retellPasted } from './retell-pasted.ts';
import { withOneThought } from './with-one-thought.ts';

/** What a request goes on with, so that "make love" and "imagine" are none. */
const A = '(?=(?:an?|the|some|something|someone|somebody|one|two|three|four|five|\\d+)\\s)';
const A_OR_MINE = '(?=(?:an?|the|my|our|some|something|someone|somebody|one|two|three|four|five|\\d+)\\s)';
const EIN = '(?=(?:eine?[nmr]?|de[nmr]|die|das|meine?[nm]?|unsere?n?|zwei|drei|vier|\\d+)\\s)';
const UN_EN_ESPANOL = '(?=(?:una?|unos|unas|el|la|los|las|mi|mis|dos|tres|cuatro|\\d+)\\s)';
const UM = '(?=(?:uma?|uns|umas|o|a|os|as|meu|minha|dois|duas|três|\\d+)\\s)';
const UN_EN_FRANCAIS = "(?=(?:une?|le|la|les|des|mon|ma|mes|deux|trois|\\d+)\\s|l['’])";
const UN_IN_ITALIANO = "(?=(?:un[oa]?|il|lo|la|i|gli|le|mio|mia|due|tre|\\d+)\\s|un['’]|l['’])";
const EEN = '(?=(?:een|de|het|mijn|twee|drie|\\d+)\\s)';

const HELLO =
  "(?:(?:hi|hello|hey|hallo|moin|servus|hola|buenas|olá|oi|salut|bonjour|coucou|ciao|hoi|cześć|dzień dobry)(?: (?:there|all|everyone|zusammen))?[,!. ]+)?(?:(?:please|pls|bitte|por favor|s[’']il (?:te|vous) pla[iî]t|per favore|alsjeblieft|proszę),? )?";

const MAKE = '(?:make|draw|paint|sketch|create|generate|design)';
const HAVE = '(?:make|draw|paint|sketch|create|generate|design|get|have|give|show|do|see)';
const REQUESTS: readonly (readonly [request: string, goesOn: string])[] = [
  [
    `(?:i(?:(?:['’]?d| would) (?:really )?(?:like|love)| (?:really |just )?(?:want|wanna|need|wish for))(?: (?:you )?to ${HAVE})?|(?:can|could|would|will) (?:you|u|ya) (?:please |pls |maybe )?(?:${MAKE}|${HAVE}(?= (?:me|us) ))|(?:can|could) (?:i|we) (?:please |pls |maybe )?${HAVE}|let['’]?s ${MAKE}|(?:draw|paint|sketch|create|generate|design))(?: (?:me|us|for me))? `,
    A_OR_MINE,
  ],
  ["(?:make|give|show|imagine|picture|how about|what about|i(?:[’']?m| am| was) thinking (?:of|about))(?: (?:me|us))? ", A],
  [
    "(?:ich (?:hätte|möchte|will|wünsche|wünsch|brauche|würde)(?: (?:gern|gerne|bitte|mir|mal|so|sehen|haben))*|(?:kannst|könntest|magst|würdest) du(?: (?:mir|uns|bitte|mal))*|könn(?:t|ten|tet) (?:ihr|sie)(?: (?:mir|uns|bitte|mal))*|(?:zeichne|male?|mache?(?!.* (?:zu|an|aus|auf|ab|ein)$)|erstelle?|generiere|gib|zeig)(?: (?:mir|uns|bitte|mal))*|wie w[äa]re? es mit|wie wär[’']?s mit|bitte) ",
    EIN,
  ],
  [
    '(?:(?:yo )?(?:quiero|quisiera|querría|necesito|deseo)|me (?:gustaría|encantaría)|(?:me )?(?:puedes?|podrías?|podéis)(?: por favor)?|(?:dib[uú]ja|pinta|p[ií]nta|crea|haz|genera|imagina|da)(?:me|nos)?)(?: (?:ver|tener|dibujar|hacer|crear|pintar|generar)(?:me|nos)?)? ',
    UN_EN_ESPANOL,
  ],
  [
    '(?:(?:eu )?(?:quero|queria|gostaria de|preciso de)|(?:você )?(?:pode|poderia)(?: me)?|(?:desenh[ea]|faça|faz|cri[ea]|pint[ea]|me dá)(?: (?:me|pra mim|para mim))?)(?: (?:ver|ter|fazer|desenhar|criar|pintar))? ',
    UM,
  ],
  [
    "(?:je (?:voudrais|veux|souhaite|souhaiterais|désire)|j[’']aimerais|(?:peux|pourrais)[- ]tu(?: me)?|(?:pouvez|pourriez)[- ]vous(?: me)?|tu (?:peux|pourrais)(?: me)?|(?:dessine|fais|crée|donne|dessinez|faites|créez)(?:[- ]moi)?)(?: (?:voir|avoir|faire|dessiner|créer))? ",
    UN_EN_FRANCAIS,
  ],
  [
    '(?:(?:io )?(?:vorrei|voglio|desidero)|mi piacerebbe|(?:mi )?(?:puoi|potresti)|(?:disegna|crea|dai)(?:mi)?|fammi|dammi)(?: (?:vedere|avere|disegnar|disegnare|fare|far|creare|crear)(?:mi)?)? ',
    UN_IN_ITALIANO,
  ],
  [
    '(?:ik (?:wil|zou|had)(?: (?:graag|heel|wel|willen|hebben))*|(?:kun|kan|wil|zou) (?:je|jij)(?: (?:voor )?(?:mij|me|alsjeblieft))*|(?:teken|maak|schilder|geef)(?: (?:voor )?(?:mij|me))?) ',
    EEN,
  ],
  [
    '(?:(?:czy )?(?:możesz|możecie|mógłbyś|mogłabyś)(?: (?:mi|proszę))* (?:narysować|namalować|zrobić|stworzyć)|(?:narysuj|namaluj|stwórz|zrób)(?:cie)?|(?:poproszę|chcę|chciałbym|chciałabym)(?: (?:zobaczyć|mieć))?)(?: (?:mi|nam|proszę))* ',
    '(?=\\p{L})',
  ],
  [
    '(?:(?:snälla )?(?:kan|skulle) (?:du|ni)(?: (?:kunna|snälla))* (?:rita|måla|göra|teckna|skapa)|(?:snälla )?(?:rita|måla|teckna|skapa)|jag (?:vill|skulle vilja) (?:ha|se))(?: (?:åt |till )?(?:mig|oss))? ',
    '(?=(?:en|ett|min|mitt|två|tre|fyra|\\d+)\\s)',
  ],
];
const REQUEST = new RegExp(`^\\s*${HELLO}(?:${REQUESTS.map(([request, goesOn]) => `(?:${request})${goesOn}`).join('|')})`, 'iu');
/** Behind all that is asked for stand verbs of German, Dutch and Japanese. */
const ASKED_BEHIND =
  /(?<=\S)(?: (?:malen|zeichnen|machen|erstellen|haben|sehen|gerne?|tekenen|maken|hebben|zien|willen)|(?:の(?:絵|イラスト|画像))?(?:を|が)?(?:(?:描|書|か)いて|作って|つくって)?(?:ください|下さい|欲しい(?:です)?|ほしい(?:です)?|お願いします|くれ)|(?:の(?:絵|イラスト|画像))?を(?:描|書|か)いて)[?!.。！ ]*$/u;
/** What stands between who is asked for and what is told of them: "einen Hamster malen, der fliegt". */
const ASKED_BETWEEN =
  /(?<=\S) (?:malen|zeichnen|machen|erstellen|tekenen|maken|schilderen)(?=,? (?:der|die|das|dat|mit|met|in|im|auf|op|ohne|zonder) )/u;
/** Turkish asks at the end alone. */
const ASKED_IN_TURKISH =
  /^\s*(?:lütfen )?(?:bana )?(.+?) (?:çiz|çizin|çizer misin(?:iz)?|çizebilir misin(?:iz)?|yapar mısın(?:ız)?|yapabilir misin(?:iz)?|istiyorum)(?: lütfen)?[?!. ]*$/iu;
const BEGINS_WITH_VERB = /^\s*(?:bitte,? )?(?:ich|kannst|könntest|magst|würdest|könn(?:t|ten|tet)|ik|kun|kan|wil|zou)(?!\p{L})/iu;
const OF_JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

const THANKS =
  /(?<=\S)(?<!\b(?:says?|saying))[,\s]+(?:please|pls|plz|thanks?(?: you)?|thx|bitte|danke|por favor|gracias|obrigad[oa]|s['’]il (?:te|vous) pla[iî]t|merci|per favore|per piacere|grazie|alsjeblieft|proszę|dziękuję)[!.\s]*$/iu;

/** Says that somebody is something, with more or less care. */
export const SURELY =
  '(?:(?:lowkey|low key|highkey|literally|basically|actually|honestly|secretly|just|really|totally|kinda|fr) )*';
/** "Somebody said Bob is basically a walrus, so please draw him" asks for a walrus. */
const TOLD = new RegExp(
  `^.+ (?:said|says|joked|thinks|decided|agreed|noticed|reckons|claims) (?:that )?.+? (?:is|was) ${SURELY}(?=an? )(.+?),? (?:so|and) (?:(?:please|now|can you) )*(?:make|draw|paint|create) (?:that|this|it|him|her|them)$`,
  'iu',
);

/** "Something about my cat" is about the cat, and "something cheerful, maybe a lemon" is the lemon. */
const ABOUT = /^\s*(?:something|anything) (?:about|with|like) /iu;
const FOR_EXAMPLE =
  /^\s*(?:something|anything)(?: [^,]*)?,? (?:maybe|perhaps|like|such as|for example|for instance|e\.?g\.?) (?=(?:an?|the|my|some|one|two|three|\d+)\s)/iu;
/** What is to be avoided in general, and for whom, is nothing to be drawn. */
const NOTHING_SUCH = /,? but (?:nothing|not) (?:too )?\p{L}+(?:,? (?:because|since|as) .+)?$/iu;

/** How people begin to tell of somebody, and what nobody is by itself: "so basically it's", "a character that is", "a mixture between". */
const FILLERS =
  /^\s*(?:(?:ok(?:ay)?|so|well|um+|uh+|yo|bro|bruh|idk|like|just|maybe|perhaps|basically|literally|honestly|actually|simply)[, ]+)+(?=(?:an?|the|my|some|one|two|three|\d+|it|he|she|this)(?:['’]?s)?\s)/iu;
const IT_IS = /^\s*(?:it|he|she|this) ?(?:['’]?s|is) (?!a me\b)(?=(?:an?|the|my|some|\d+)\s)/iu;
const ONCE =
  /^\s*(?:once upon a time(?:,? there (?:was|were|lived))?|es war einmal|érase una vez|había una vez|era uma vez|il était une fois|c['’]era una volta|er was eens),? (?!(?:in|im|en|nel|no|na|dans)\s)(?=\S+\s)/iu;
const KIND = /^\s*(?:(?:kind|sort) of (?=an? )|(?:an?|some) (?:kind|sort|type) of (?:an? )?(?=\p{L}))/iu;
const LIKE = 'funny|cute|cool|nice|good|great|crazy|weird|silly|simple|little|quick|new|meme|cartoon';
const ANY_CHARACTER = new RegExp(
  `^\\s*(?:an? |the )?(?:(?:${LIKE}) )*(?:(?:characters?|someone|somebody) (?:that|who|which)(?: is|['’]?s| (?:looks?|acts?) like)|characters? of(?! the )|(?:drawing|painting|portrait) of|(?:picture|image|photo|illustration|meme) (?:of|with|about|showing)) (?=(?:an?|the(?! (?:year|month|week|day|decade|century|worst|best)\\b)|my|some|two|three|\\d+)\\s)`,
  'iu',
);
/** Nobody asks for a wall who asks for something on it. */
const NOT_FOR_WHOM =
  '(?:my|our) (?:\\p{L}+ )?(?:wall|room|bedroom|kitchen|desk|house|phone|t-?shirt|shirt|mug|fridge|website|profile|channel|server|team|wallpaper|birthday|wedding|office|class|school|project|homework|party|band|blog|book|game|club)(?!\\p{L})';
/** For or about whom it is asked: "a character for my best friend who loses her keys", "a brainrot of my uncle". */
const FOR_WHOM = new RegExp(
  `^\\s*(?:an? |the |some )?(?:(?:${LIKE}|italian) )*(?:(?:brain ?rot(?: (?:character|meme|animal|creature|version|picture|image))?|character|avatar|caricature|meme|picture|image|drawing|portrait|cartoon) (?:(?:for|of) (?=(?:my|our) \\p{L}+)(?!${NOT_FOR_WHOM})|(?:about|based on|inspired by|that represents) (?=\\p{L}))|brain ?rot (?:character )?(?:of|with) (?=\\p{L}))`,
  'iu',
);
const PICTURE_OF =
  /^\s*(?:(?:ein|das) (?:lustiges )?bild (?:von|mit) (?=(?:ein|mein)\p{L}*\s)|(?:una (?:imagen|foto)|un dibujo) de (?=(?:una?|mi)\s)|(?:uma (?:imagem|foto)|um desenho) de (?=(?:uma?|meu|minha)\s)|(?:une image|un dessin|une photo) d['’](?=une?\s)|(?:un['’]immagine|un disegno|una foto) di (?=un))/iu;
const MIXTURE =
  /^\s*(?:an? )?(?:mix|mixture|cross|crossover|combination|hybrid|blend) (?:between|of) (?=(?:an?|the|my)\s.+ and )/iu;

/**
 * Who is asked for as "einen Hamster" is "ein Hamster" by name. "Einen alten Mann" and "einen Löwen" have the case in other words
 * as well, which nobody can tell from a "Garten".
 */
const OF_ITSELF = '(?:garten|wagen|kuchen|ofen|besen|kasten|hafen|kragen|magen|regen|faden|boden|brunnen|knochen|stern)';
const ACCUSATIVE = new RegExp(
  `^(\\s*(?:ein|mein|dein|unser|eur))e[nm](?= \\p{L}*${OF_ITSELF}(?!\\p{L})| (?!\\p{L}*(?:en|rn)(?!\\p{L}))\\p{L})`,
  'iu',
);

/** Who is asked for as "kota" is a "kot", and as "żabę" a "żaba"; what is not known so stays as it is. */
const ASKED_IN_POLISH =
  /^\s*(?:(?:cześć|dzień dobry|proszę)[,!.]? )*(?:(?:czy )?(?:możesz|możecie|mógłbyś|mogłabyś)|narysuj|namaluj|stwórz|zrób|poproszę|chcę|chciał)/iu;
const POLISH_NOUNS: ReadonlyMap<string, string> = new Map([
  ['psa', 'pies'],
  ['lwa', 'lew'],
  ['kotka', 'kotek'],
  ['pieska', 'piesek'],
  ['orła', 'orzeł'],
  ['osła', 'osioł'],
  ['konia', 'koń'],
  ['słonia', 'słoń'],
  ['robota', 'robot'],
  ['rycerza', 'rycerz'],
  ['niedźwiedzia', 'niedźwiedź'],
  ['jednorożca', 'jednorożec'],
  ['jeża', 'jeż'],
  ['węża', 'wąż'],
  ['gołębia', 'gołąb'],
  ['chłopca', 'chłopiec'],
  ['jelenia', 'jeleń'],
  ['łosia', 'łoś'],
  ['misia', 'miś'],
  ['bobra', 'bóbr'],
]);

function inPolishNominative(text: string): string {
  const [, adjectives = '', noun = ''] = /^\s*((?:\p{L}+(?:ego|ą) )*)(\p{L}+)/u.exec(text) ?? [];
  const one = nominativeOf(noun);
  const isShe = one?.endsWith('a');
  if (one === undefined || (isShe ? /ego /.test(adjectives) : /ą /.test(adjectives))) return text;
  const qualities = adjectives
    .replaceAll(/ą(?= )/gu, 'a')
    .replaceAll(/(?<=[kg])iego(?= )/gu, 'i')
    .replaceAll(/ego(?= )/gu, 'y');
  return `${qualities}${one}${text.trimStart().slice(adjectives.length + noun.length)}`;
}

function nominativeOf(noun: string): string | undefined {
  const isKnown = (word: string): boolean => vocabularyOf('pl').find([word.toLowerCase()])?.isExact === true;
  const known = POLISH_NOUNS.get(noun.toLowerCase());
  if (known !== undefined || isKnown(noun.replace(/a$/u, 'o'))) return known;
  const [one] = [noun.replace(/ę$/u, 'a'), noun.replace(/a$/u, '')].filter((word) => word !== noun && isKnown(word));
  return one;
}

/** "Rita en drake åt mig tack". */
const ASKED_IN_SWEDISH = /^\s*(?:snälla )?(?:(?:kan|skulle) (?:du|ni)|rita|måla|teckna|skapa)(?!\p{L})/iu;
const FOR_ME_IN_SWEDISH = /(?<=\S) (?:(?:åt|till|för) (?:mig|oss)(?:,? tack)?|tack)[?!. ]*$/iu;

const withoutAskedBehind = (text: string, typed: string): string =>
  (BEGINS_WITH_VERB.test(typed) && REQUEST.test(typed)) || OF_JAPANESE.test(typed)
    ? text.replace(ASKED_BETWEEN, '').replace(ASKED_BEHIND, '')
    : text.replace(ASKED_IN_TURKISH, '$1');

function inNominative(text: string, typed: string): string {
  if (!REQUEST.test(typed)) return text.replace(ACCUSATIVE, '$1');
  if (ASKED_IN_POLISH.test(typed)) return inPolishNominative(text);
  return ASKED_IN_SWEDISH.test(typed) ? text.replace(FOR_ME_IN_SWEDISH, '') : text.replace(ACCUSATIVE, '$1');
}

/** How nobody begins a saying or a title. */
const TELLS = /^\s*(?:ok(?:ay)?|so|well|um+|uh+|yo|bro|bruh|idk|basically)[, ]/iu;
const ANY_ROLES = [...BODY_ROLES, ...TRAIT_ROLES];

/**
 * A text without what asks us for it, and without how people begin to tell. "It's a trap" and "simply the best" stay whole: where
 * nothing that is left can be drawn, they are words that people know as they are.
 */
export function withoutRequest(typed: string | null): string | null {
  if (typed === null) return null;
  const meant = withoutWords(typed);
  const isSaying = meant !== typed && !REQUEST.test(typed) && !TELLS.test(typed) && findPieces(meant, ANY_ROLES).length === 0;
  return isSaying ? typed : meant;
}

function withoutWords(typed: string): string {
  const thing = [THANKS, FILLERS, REQUEST].reduce((text, words) => text.replace(words, ''), typed).replace(TOLD, '$1');
  const meant = withOneThought(inNominative(withoutAskedBehind(thing, typed), typed));
  const isPart = /^\s*(?:something|anything)\b/iu.test(meant);
  const asked = [FOR_EXAMPLE, ABOUT, FILLERS, IT_IS, ONCE, KIND, ANY_CHARACTER, FOR_WHOM, PICTURE_OF, MIXTURE].reduce(
    (text, words) => text.replace(words, ''),
    isPart ? meant.replace(NOTHING_SUCH, '') : meant,
  );
  return retellPasted(asked);
}
