/** A wish with the words that are mistyped as they are spelt, so that all who read it further see what was meant. */
import type { Wish } from '@chaos/shared/contract/characters';
import { isEnglishWord } from '../author/english-words.ts';
import { isOurWord } from '../author/foreign-words.ts';
import { isTagged } from '../author/tag-words.ts';
import { findTender } from '../author/tender-words.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { correctInSentence, correctWord, isForeignWord } from './correct-word.ts';

/** Words that are often mistyped, and are too short or too far off for a guess. Nobody can mean anything else by them. */
const SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  `flys flies, fourty forty, fourty-two forty-two, ninty ninety, eigth eighth, becuase because, beacuse because, freind friend, freinds friends, recieve receive, potatos potatoes, definately definitely, wierd weird,
  restaraunt restaurant, calender calendar, grammer grammar, rythm rhythm, wearng wearing, soilder soldier, cheif chief,
  lasy lazy, happyness happiness, lonelyness loneliness, loneley lonely, hungy hungry, jelouse jealous, mischevious mischievous, monkee monkey,
  caffine caffeine, caffiene caffeine, tomorow tomorrow, tommorow tomorrow, tommorrow tomorrow, untill until, seperate separate,
  embarassed embarrassed, embarrased embarrassed, goverment government, enviroment environment, begining beginning, beleive believe,
  beleives believes, agressive aggressive, completly completely, extremly extremely, happend happened, realy really, remeber remember,
  religous religious, succesful successful, suprise surprise, suprised surprised, truely truly, vaccum vacuum, writting writing,
  dalmation dalmatian, dalmations dalmatians, dalmatain dalmatian, daschund dachshund, dachsund dachshund, dachshound dachshund, chiuaua chihuahua,
  chiwawa chihuahua, chihuaha chihuahua, chiuahua chihuahua, rotweiler rottweiler, rottweiller rottweiler, pitbul pitbull, labador labrador,
  poddle poodle, retreiver retriever, racoon raccoon, racoons raccoons, spagetti spaghetti, spageti spaghetti, disconects disconnects,
  disconecting disconnecting, octupus octopus, squirel squirrel, squirell squirrel, rasberry raspberry, brocolli broccoli, sandwhich sandwich, sandwitch sandwich, libary library, wensday Wednesday, jellous jealous, jelous jealous,
  angery angry, hungery hungry, obssessed obsessed, exausted exhausted, anoyed annoyed, anoying annoying, awsome awesome, beutiful beautiful,
  beatiful beautiful, buisness business, collegue colleague, concious conscious, dissapears disappears, dissapear disappear,
  dissapointed disappointed, disapointed disappointed, foriegn foreign, gaurd guard, gaurdian guardian, jewlery jewellery, laywer lawyer,
  medeval medieval, mideval medieval, medival medieval, mustashe mustache, nieghbor neighbor, nieghbour neighbour, pidgeon pigeon,
  proffesor professor, sargeant sergeant, secratary secretary, strenght strength, theif thief, thier their,
  tounge tongue, umberella umbrella, sherlok sherlock, holms holmes, einstien einstein, shakespear shakespeare, picaso picasso, frankenstien frankenstein, godzila godzilla, napolean napoleon, vegatarian vegetarian, vegitarian vegetarian, wizzard wizard,
  hapy happy, funy funny, loney lonely, lonley lonely, majik magic, majic magic, magik magic, skool school, scool school, frend friend,
  frends friends, freinds friends, prety pretty, prity pretty, crasy crazy, hapines happiness, forver forever, foreva forever, stronk strong, luv love,
  kewl cool, birfday birthday, bday birthday, skared scared, skary scary, teecher teacher, skateboad skateboard, skatebord skateboard, skatebords skateboards, scateboard skateboard,
  rinocerous rhinoceros, rhinocerous rhinoceros, rinoserous rhinoceros, ninga ninja, mermade mermaid, nerse nurse, rainbo rainbow, hary harry, toilett toilet, monstr monster, noodels noodles, wiht with, taht that, dinasour dinosaur, dinasaur dinosaur, dinosour dinosaur, exel excel, catt cat, catts cats, hatt hat, octopuss octopus, sause sauce, cinammon cinnamon, garbge garbage, mowwer mower, moter motor, rabbitt rabbit, robott robot, nostalgea nostalgia, monkeyy monkey, parliment parliament, guacamoly guacamole, electrian electrician, wify wifi, tyrannosarus tyrannosaurus, jirafe giraffe, shpi ship, machien machine, traficlight trafficlight, skarf scarf, skarfs scarfs,
  kubernets kubernetes, kubernetis kubernetes, kuberntes kubernetes`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
);

/** "Cuuute", "mooon": no English word has a letter three times in a row, but for sounds and for numbers as kings have them. */
const isDrawnOut = (word: string): boolean =>
  /^[a-z]*[aeiouy][a-z]*$/.test(word) && /([a-z])\1\1/.test(word) && !/^[ivxlcdm]+$/.test(word);

/** Whoever types "hooot dog" or "nooob" means none of these. */
const RARE_WITH_TWO = /^(?:hoot|stoop|reed|looser|goo|nob|wot|halloo|wee|gut)$/;

/** With that letter twice where it is a word, else once. */
const shortened = (word: string): string | undefined =>
  ['$1$1', '$1']
    .map((letters) => word.replaceAll(/([a-z])\1\1+/g, letters))
    .find(
      (short) =>
        (short.length >= SHORTEST_DRAWN_OUT || short === 'so') &&
        !RARE_WITH_TWO.test(short) &&
        isEnglishWord(short) &&
        findTender(short) === null,
    );
const SHORTEST_DRAWN_OUT = 3;

/** The text with such words as they are spelt. */
export function correctSlips(text: string | null): string | null {
  if (text === null) return null;
  return text
    .split(' ')
    .map((word, at, words) => {
      const lower = word.toLowerCase();
      // In Malay it is tea.
      const next = words[at + 1]?.toLowerCase();
      if (lower === 'teh' && next !== undefined && (isEnglishWord(next) || Object.hasOwn(SLIPS, next))) return 'the';
      if (lower === 'wit' && next !== undefined && /^(?:an?|the|his|her|its|my|no|\d+)$/i.test(next)) return 'with';
      // In Spanish it is "such", as "un tal Pedro".
      if (word === 'tal' && /^(?:an?|the|very|so|too|)$/i.test(words[at - 1] ?? '') && next && isEnglishWord(next)) return 'tall';
      // "Rideing" and "tieing"; queueing is right in Britain.
      const withoutE = WITH_E.test(lower)
        ? lower
        : lower.replace(/^(d|l|t|unt)ieing$/, '$1ying').replace(/(?<=[a-z]{2})eing$/, 'ing');
      if (withoutE !== lower && !isEnglishWord(lower) && isEnglishWord(withoutE)) return withoutE;
      if (isDrawnOut(lower)) return shortened(lower) ?? word;
      return (Object.hasOwn(SLIPS, lower) ? SLIPS[lower] : undefined) ?? word;
    })
    .join(' ');
}

const WITH_E = /^(?:queue|cue|glue|unglue|blue|true)ing$/;

const FIELDS = ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style'] as const;
const WORD = /[\p{L}\p{M}'’]+/gu;

export function correctWish(wish: Wish): Wish {
  const known = Object.fromEntries(FIELDS.map((field) => [field, correctSlips(wish[field])]));
  const texts = Object.values(known).flatMap((text) => text ?? []);
  const words = texts.flatMap((text) => text.match(WORD) ?? []);
  if (words.every((word) => isOurWord(word.toLowerCase())) || isInAnotherLanguage(words) || texts.some(isAboutSomebody))
    return { ...wish, ...known };
  return { ...wish, ...Object.fromEntries(FIELDS.map((field) => [field, known[field] && correctText(known[field])])) };
}

/** Whoever wishes in another language makes other mistakes, or none. */
function isInAnotherLanguage(words: readonly string[]): boolean {
  let foreign = 0;
  for (const word of words.map((one) => one.toLowerCase())) {
    if (isOurWord(word)) foreign--;
    else if (!/^[a-z'’]+$/.test(word) || isSmallWordAnywhere(word)) return true;
    else if (isForeignWord(word)) foreign++;
  }
  // One word may look like a slip in English, as "vieille" does; of several somebody types badly.
  const slips = words.filter((word) => !isOurWord(word.toLowerCase()) && correctWord(word.toLowerCase()) !== undefined).length;
  return foreign > (slips > 1 ? slips : 0);
}

/** Beside people, and beside somebody who has a name, no guess is made what else was meant: it could insult them. */
const isAboutSomebody = (text: string): boolean =>
  (!NOBODY.test(text) && findTender(text) !== null) ||
  (text.match(WORD) ?? []).some((word, at, words) => at + 1 < words.length && isTagged(word.toLowerCase(), 'FirstName'));

/** What is tender as a word, and nobody's. */
const NOBODY = /^(?:depress(?:ed|ing)|religious)$/iu;

const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|rev|reverend|sir|lord|lady|saint|st|san|santa|sao|chancellor|president|senator|uncle|aunt)$/iu;

/** What has a capital may be a name, as may what follows a title or is said twice. */
const correctText = (text: string): string => {
  const words = text.match(WORD) ?? [];
  const isSentence =
    words.length >= SHORTEST_SENTENCE &&
    words.filter((word) => !isOurWord(word.toLowerCase()) && isUnclear(word)).length <= words.length / 3;
  return text.replaceAll(WORD, (word, at: number) => {
    const before = text.slice(0, at).match(WORD)?.at(-1) ?? '';
    const after = text.slice(at + word.length).match(WORD)?.[0];
    const isName = /\p{Lu}/u.test(word) || TITLE.test(before) || before === word || after === word;
    return isName
      ? word
      : (correctWord(word) ??
          (isSentence && word.length + words.length > SHORTEST_IN_SENTENCE ? correctInSentence(word) : undefined) ??
          word);
  });
};
const isUnclear = (word: string): boolean => !/\p{Lu}/u.test(word) && correctWord(word) === undefined;
/** In so many words of English nearly all else that nobody knows is a slip. */
const SHORTEST_SENTENCE = 3;
/** The fewer words stand around it, the longer a word has to be. */
const SHORTEST_IN_SENTENCE = 7;
