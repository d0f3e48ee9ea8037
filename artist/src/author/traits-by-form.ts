/** Traits that would only be quoted, told as what they say: how late, how much older, what a part of somebody does, verbs that no list has. */
import { withArticle } from './articles.ts';
import { isForeignPhrase, isOurWord } from './foreign-words.ts';
import { isKnownThing } from './known-things.ts';
import { isAdjective, isQuality, lower, splitWords } from './parts-of-speech.ts';
import { PREPOSITIONS, VERBS } from './tables/lexicon.ts';
import { isTagged, tagWords } from './tag-words.ts';
import type { Trait } from './trait-forms.ts';

const deed = (does: string): Trait => ({ kind: 'deed', does });
const quality = (words: string): Trait => ({ kind: 'quality', does: `is ${words}`, quality: words });

const COMPARED =
  /^(?:(?:always|never|no|even|much|far|way|slightly|a bit) )*(?:(?!(?:rath|oth|aft|ov|und|whe?th)er )\p{Ll}{2,}er|worse|better|(?:more|less)(?: \p{Ll}+)?) than \p{L}/u;
const COUNT = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|a hundred|half an?)';
const UNIT =
  '(?:second|minute|hour|day|week|month|year|decade|century|centurie|beat|note|step|lap|stop|episode|meeting|page|size|inch|metre|meter|foot|feet|mile|number|drink|coffee|point|quarter)s?';
/** "three years late", "always one beat behind", "one size too small". */
const BY_HOW_MUCH = new RegExp(
  `^(?:(?:always|usually|forever|exactly|only|about|at least) )*${COUNT} ${UNIT} (?:late|early|behind|ahead|overdue|short|off|away|over|asleep|awake|ready|done|dead|too \\p{Ll}+)(?: (?:of|from|for|on|to|with|schedule|the|his|her|its|everyone|everybody) ?.*)?$`,
  'u',
);
const IS_SO = /^(?:(?:totally|completely|slightly|a bit|rather|very) )?(?:tone[- ]deaf|past (?:its|his|her|their|the) .+)$/iu;

/** Verbs that are nouns as well, or that a list of verbs lacks; what follows shows that something is done. */
const DONE =
  /^(?:repeats|charges|bills|flakes|moos|oinks|quacks|beeps|dribbles|hibernates|overheats|answers|photobombs|mansplains|quotes|brakes|clucks|bleats|hisses|fines|taxes|invoices|buffers|reboots|crashes|lags|glitches|sheds|moults|molts|sponsors|referees|umpires|auctions|narrates|commentates|freelances|overcooks|undercooks|oversalts|undertips|overtips|networks|leads|queues|parks|races|dances|bargains|haggles|gossips|campaigns|lectures|coaches|judges|rates|ranks|reviews|votes|duels|jousts|limps|waddles|slides|bounces|floats|leaks|drips|squirts|sprays|foams|crumbles|melts|thaws|curdles|ferments|sprouts|wilts)$/u;
const AFTER_VERB =
  /^(?:what|how|when|while|whenever|if|only|just|back|out|up|past|upon|towards?|gravity|everyone|everybody|people|strangers|nothing|everything|all|every|the|his|her|its|an?|too|very|again|constantly|\p{Ll}+ly|\p{Ll}{3,}s)$/u;

/** These are things before most words, and done before a few. */
const DONE_BEFORE =
  /^(?:marks (?:in|everything|every|all|homework|exams)|lights (?:other|every|all|candles|fires|up|the)|files (?:complaints|lawsuits|everything|taxes|reports|appeals|every|its|his|her)|cracks (?:on|under|jokes|eggs|codes|every)|stings (?:first|people|everyone|on)|stamps (?:everything|every|on|out|its|his|her)|shoots (?:first|people|from)|asks (?:first|later)|bites (?:first|people|everyone|strangers|when)|nails (?:every|it|the)|tips (?:over|everyone|badly|well)|trips (?:over|on|up)|slips (?:on|away|into)|drops (?:everything|every|hints)|pours (?:out|too|everyone)|plants (?:evidence|ideas|trees)|parks (?:badly|across|on|in)|signs (?:everything|autographs|every))(?= |$)/u;

/** What belongs to somebody and does something by itself. */
const PARTS =
  /^(?:horn|horns|tail|tails|voice|knees?|screen|hat|wig|lid|battery|batteries|beak|nose|ears?|stomach|belly|shell|wheels?|door|doors|drawers?|handle|strings?|glasses|beard|moustache|trousers|pants|shoes|laces|tie|crown|cape|wings?|trunk|tentacles?|antlers?|buttons?|antenna|engine|brakes|alarm|shadow|reflection|eyebrows?|legs?|feet|teeth|dentures|hair|tongue|feathers|spots|stripes)$/u;
const DOES_SO =
  /^(?:gets?|cracks?|creaks?|squeaks?|falls?|keeps?|is|are|always|never|comes?|goes|drops?|sticks?|slips?|jams?|opens?|closes?|smells?|glows?|flashes|itch(?:es)?|rattles?|has|have|won['’]?t|does|do|doesn['’]?t|don['’]?t|points?|wobbles?|turns?|hums?|rings?|flaps?)$/u;
const STAYS_SO = /^(always|never|still|permanently|forever|constantly) (\p{Ll}+(?:ed|en|ing|ty|ky|[^s]y))$/u;

/** "petty and still uses my netflix": how somebody is, and what they do besides. */
const AND_DOES = /^(\p{Ll}+) and ((?:still|also|always|never|secretly|only|just) )(\p{Ll}{2,}s) (.+)$/u;

/** Null for whatever has none of these forms. */
export function readTraitByForm(words: string): Trait | null {
  const tokens = splitWords(words).map(lower);
  const [first = '', second = ''] = tokens;
  if (second === '' || /["“”!?]/u.test(words)) return null;
  if (DONE_BEFORE.test(words) || isDone(first, second)) return deed(words);
  if (isForeignPhrase(words)) return null;
  if (isVerbUnheardOf(words, first)) return deed(words);
  if (COMPARED.test(words) || BY_HOW_MUCH.test(words) || IS_SO.test(words)) return quality(words);
  const [, how = '', often = '', verb = '', rest = ''] = AND_DOES.exec(words) ?? [];
  if (isAdjective(how) && !/\b(?:i|me|you|we)\b/u.test(rest))
    return deed(`is ${how} and ${often}${verb} ${rest.replaceAll(/\bmy\b/gu, 'your')}`);
  return readPart(words, tokens);
}

const isDone = (first: string, second: string): boolean => {
  const follows = PREPOSITIONS.has(second) || AFTER_VERB.test(second);
  if (!follows || !/^[a-z]{2,}[^s]s$/u.test(first)) return false;
  const base = first.slice(0, -1);
  return DONE.test(first) || (!isKnownThing(base) && !isAdjective(first) && VERBS.has(base));
};

/** "ignores diets", "hijacks meetings": verbs of English that no list of ours has, and things of none. */
const isVerbUnheardOf = (words: string, first: string): boolean => {
  const base = first.replace(/(?<=(?:sh|ch|ss|x|zz))es$|(?<=[^s])s$/u, '');
  return (
    base !== first &&
    base.length > 3 &&
    !VERBS.has(base) &&
    isOurWord(first) &&
    !isKnownThing(base) &&
    !isAdjective(first) &&
    tagWords(words)[0]?.tags.has('PresentTense') === true &&
    isTagged(base, 'Verb')
  );
};

function readPart(words: string, [part = '', second = '']: readonly string[]): Trait | null {
  if (!PARTS.test(part)) return null;
  const rest = words.slice(part.length + 1);
  const isMany = /(?:[^s]s|feet|teeth)$/u.test(part) && part !== 'glasses';
  if (STAYS_SO.test(rest) || (/^(?:too) /u.test(rest) && isQuality(splitWords(rest))))
    return deed(`has ${isMany ? `${part} that are` : `${withArticle(part)} that is`} ${rest}`);
  if (!DOES_SO.test(second) || splitWords(rest).length < 1) return null;
  return { kind: 'fact', does: `keeps saying that its ${words}`, fact: `its ${words}` };
}
