/** Traits as they are typed in haste, each as a sentence says it: "only sings abba, badly", "angry all the time", "no shoes", "worst cook in town". */
import { withArticle } from './articles.ts';
import { isForeignPhrase } from './foreign-words.ts';
import { conjugate, isAdjective, isGerund, isVerbAt, lower, splitWords } from './parts-of-speech.ts';
import { ADVERBS, VERBS } from './tables/lexicon.ts';
import type { Trait } from './trait-forms.ts';
import { readTraitByForm } from './traits-by-form.ts';

const REWRITES: readonly (readonly [RegExp, string])[] = [
  // What is only said to a friend.
  [/(?<=\S),? (?:btw|tbh|ngl|lol|fr(?: fr)?|innit|ong|no cap|mate)$/iu, ''],
  [/^(no \p{Ll}+) just (?=\p{Ll})/u, '$1, just '],
  [/^(?:a )?laid back$/iu, 'laid-back'],
  [/^easy going$/iu, 'easygoing'],
  [/^hard working$/iu, 'hardworking'],
  [/^(?:the )?world['’]?s (?=(?:best|worst|biggest|smallest|oldest|slowest|fastest|okayest|laziest) )/iu, "the world's "],
  [/^(?!gives |makes )([a-z]{3,}(?:s|ed)) me(?= |$)/iu, '$1 you'],
  [/\binterpol\b/gu, 'Interpol'],
  // What is typed without its apostrophe is no word.
  [/(?<!\p{L})(ca|do|does|is|was|has|would|could|should|wo|did|are|have|had)nt(?!\p{L})/giu, "$1n't"],
  [/^(?:really |just |simply )?(?:do not|don['’]t) (?=\p{Ll})/iu, 'does not '],
  [/^(?:sort|kind) of (?=\p{Ll})|^(?:kinda|sorta) (?=\p{Ll})/iu, 'rather '],
  [/^(?:bit|lil bit) (?=\p{Ll})/iu, 'a bit '],
  [/^(\p{Ll}+) (?:af|asf|as (?:hell|heck|fuck))$/u, 'very $1'],
  [/, (\p{Ll}+ly)$/u, ', and $1'],
  [
    /^ex[ -](?=(?:smoker|drinker|convict|con|model|soldier|cop|teacher|priest|president|husband|wife|boyfriend|girlfriend)$)/iu,
    'ex-',
  ],
];

/** @returns the words with what haste left out or made too much of. */
export const mendTrait = (words: string): string =>
  REWRITES.reduce((told, [pattern, instead]) => told.replace(pattern, instead), words);

/** How somebody is, of words that are read as a noun, as two or as none. */
const SO =
  /^(?:not )?(?:(?:very|so|really|always|never|a bit|quite|even|that|too|all that) )?(?:okay|ok|sorry|spoilt|spoiled|sunburnt|newborn|middle[ -]aged|well[ -]read|well[ -]behaved|unbeatable|laid-back|easygoing|hardworking|jealous|bothered|convinced|interested|impressed|amused|funny|sure|wrong|single|straight|gay|bi|trans|posh|common)$/iu;

const deed = (does: string): Trait => ({ kind: 'deed', does });
const quality = (words: string): Trait => ({ kind: 'quality', does: `is ${words}`, quality: words });

/** So often, or for so long: what stands before it is how somebody is or what they do. */
const HOW_OFTEN =
  /^(.+?) (all (?:of )?the time|all (?:day|night)(?: long)?|all day every day|day and night|24\/7|every (?:single )?(?:day|night|morning|time)|non[ -]?stop|most of the time|half the time|for no (?:good )?reason|for a living|before (?:his|her|its|the) (?:first )?coffee|(?:when|if) (?:he|she|it) (?:is|gets) \p{Ll}+|on the inside|deep down|at heart)$/u;

/** These stand before what is done, and change nothing of it. */
const BEFORE_VERB =
  /^(?:only|just|barely|hardly|mostly|mainly|still|also|even|already|literally|actually|simply|basically|openly|quietly|proudly|regularly|randomly|accidentally|slowly|loudly|gladly) (.+)$/iu;

const IN_TWO_WORDS =
  /^(\p{Ll}+)[ -](handed|eyed|eared|legged|toothed|nosed|faced|haired|bellied|footed|fisted|mouthed|tailed|winged|horned|bearded|skinned|sighted|fingered|lipped|necked|bottomed|brained|minded|hearted|headed|tempered|spirited|mannered|willed|trained|certified|blind|drunk|less)$/u;

/** "fed up with humans", "off duty": how somebody is, of words that stand alone for something else. */
const IS_SO =
  /^(?:(?:so )?fed up|off (?:duty|work|shift|topic|grid|the (?:grid|clock|hook|rails))|on (?:the run|the edge|edge|leave|call|parole|probation|thin ice|cloud nine)|laid off|(?:burnt|burned|stressed|worn|freaked|chilled|maxed|spaced|zoned) out|washed up|stuck up|loved up|grown up|in denial|(?:once|twice|thrice|recently|newly|freshly|happily|badly|poorly|barely) \p{Ll}+ed|two[ -]faced|first in line|next in line|one of a kind|out of (?:his|her|its) (?:mind|depth|element)|color blind|(?:over|under|hyper|ultra|neuro)-?\p{Ll}{4,}(?:ic|al|ous|ive|ful|ent|able|ible|ish|ed))(?= |$)/u;

/** What nobody carries or owns. */
const HAS_ONE =
  /^(?!dreams |fears |plans |senses |tastes |way |far )(?:an? )?(?:(?!no |zero |too )\p{Ll}+ ){0,2}(?:fear|hatred|thing|crush|weakness|passion|talent|knack|soft spot|sense|taste|phobia|criminal record|secret|past|dreams?|plan|future|accent|degree|phd|beef|grudge|fetish|obsession|alibi|lawyer)(?: (?:of|for|on|with|in|about|against) .+)?$/iu;
/** What happened once is over, and has no other form that could stand for it. */
const HAS_BEEN =
  /^(understood|peaked|woke up|grew up|gave up|ran away|fell (?:off|asleep|down|for)|came|went|slept|spent|met|taught|sang|drank|wrote|flew) (?!by )(?=\p{L})/iu;

/** There is one of them, wherever that is. */
const THE_ONE =
  /^(?!(?:best|worst) (?:friends?|of|mates?|before|man|western|man|buds?|enem)\b)(?:worst|best|biggest|smallest|oldest|youngest|fastest|slowest|laziest|tallest|loudest|richest|coolest|cutest|ugliest|funniest|saddest|happiest|weirdest|strongest|weakest|smartest|dumbest|greatest|tiniest|meanest|nicest|kindest|grumpiest) (?!(?:dressed|looking|behaved)\b)\p{Ll}+(?: .+)?$/u;
const RULES_OVER =
  /^(?!star of david)(?:king|queen|prince|princess|lord|lady|god|goddess|ruler|voice|face|life|soul|talk|star|mayor|terror|pride|mother|father) of (?:the )?\p{L}+/iu;
const PET = /^teacher['’]?s pet$/iu;

const STAR_SIGN = /^(?:an? )?(aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)$/iu;
const TYPE = /^[ie][ns][tf][jp]$/iu;
const TURNED =
  /^(introvert|extrovert|ambivert|perfectionist|workaholic|shopaholic|optimist|pessimist|narcissist|hypochondriac|insomniac)$/iu;

/** Verbs that are nouns as well, where another verb follows. */
const WANTS_TO =
  /^(?:claims|aims|hopes|plans|dreams|fights|struggles|attempts|longs|vows|promises|demands|offers|threatens|lives|schemes|pays|tries|travels|plots|works|waits|needs) to (?!the |an? |my )\p{Ll}+/u;
const TO_ALL =
  /^(?:(always|never|secretly|constantly) )?(\p{Ll}{3,}) (everyone|everybody|everything|people|nobody|strangers)(?= |$)(.*)$/u;

/** What nobody has is no thing that could be lent, tuned or insured. */
const HAS_NO = /^(?:with |has |got )?(no|zero) (.+)$/iu;
const SAID_SO =
  /^(?:no|zero) (?:way|more|cap|problem|problems?|worries|thanks?|thank|comment|one|offen[cs]e|longer|u|you|me|doubt|wonder|matter|biggie|diggity|context|need|kidding|joke|deal|entry|parking|smoking|\p{Ll}+ please|\p{Ll}+ing|\p{Ll}+ (?:no|without) .+)(?: |$)/iu;

/** Told of whoever reads it: "judges you", "will haunt you". */
const OF_YOU = /^(?:(?:always|never|secretly|silently|constantly|might|may|will|can|could) )*(\p{Ll}+)\b.*\byou(?!['’])\b/iu;
const OF_US = /(?<!\p{L})(?:i|me|my|us|we|our|your|yours|u|ur|thank|please|lol|if|when|what|how|why)(?!\p{L})/iu;

/** By its form, where `readRest` reads what is left when a part of it has been taken off. Null for anything else. */
export function readTypedTrait(words: string, readRest: (words: string) => Trait): Trait | null {
  const tokens = splitWords(words);
  const [first = ''] = tokens.map(lower);
  const sign = STAR_SIGN.exec(words)?.[1];
  if (sign !== undefined) return deed(`is ${withArticle(sign.replace(/^\p{L}/u, (letter) => letter.toUpperCase()))}`);
  if (TYPE.test(words)) return deed(`is an ${words.toUpperCase()}`);
  if (TURNED.test(words)) return deed(`is ${withArticle(words.toLowerCase())}`);
  if (SO.test(words)) return quality(words.replace(/^middle aged$/iu, 'middle-aged'));
  if (/^\d{1,3} and (?!a |the )\p{Ll}+$/u.test(words)) return quality(words);
  if (IS_SO.test(words) && !isForeignPhrase(words)) return quality(words);
  if (tokens.length < 2 || isForeignPhrase(words)) return null;
  if (/^(?:actually|secretly|really|basically|technically|still|also|only|just|mostly) (?:an?|the) \p{L}/iu.test(words))
    return deed(`is ${words}`);
  if (/^the world['’]s \p{Ll}+ \p{Ll}/u.test(words)) return deed(`is ${words}`);
  if (/^best (?:friends|mates|buds) with /iu.test(words)) return deed(`is ${words}`);
  if (/^[+-]?\d+ (?:aura|rizz)(?: points?)?$/iu.test(words)) return deed(`has ${words}`);
  if (HAS_ONE.test(words) && !isVerbAt(tokens, 0) && !/^(?!an? )\S+ (?:an?|the|every) /iu.test(words))
    return deed(`has ${/^(?:an?|his|her|its|the|two|three|no|big|\d+) |s$/iu.test(words) ? words : withArticle(words)}`);
  const been = HAS_BEEN.exec(words)?.[1];
  if (been !== undefined) return deed(`${/^understood$/iu.test(been) ? 'has ' : ''}${words}`);
  if (/^just \p{Ll}+s$/u.test(words) && !isVerbAt(tokens, 1)) return deed(`is ${words}`);
  // "pretending nothing happened".
  if (isGerund(first) && /^(?:nothing|everything|nobody|everybody|everyone|not|to|that|like|it|he|she)$/iu.test(tokens[1] ?? ''))
    return deed(`is ${words}`);
  const joined = IN_TWO_WORDS.exec(words);
  if (joined?.[1] && joined[2] && !isVerbAt(tokens, 0) && !ADVERBS.has(joined[1]) && !BEFORE_VERB.test(words))
    return quality(`${joined[1]}-${joined[2]}`);
  if (THE_ONE.test(words) || RULES_OVER.test(words) || PET.test(words)) return deed(`is the ${words}`);
  if (/^the (?:best|worst|last|first|only|chosen|next|real|one|\p{Ll}{3,}est)(?: \p{L}+)*$/u.test(words))
    return deed(`is ${words}`);
  if (/^like (?:an?|the|his|her|its|my) \p{L}+ /iu.test(words)) return deed(`is ${words}`);
  if (/^(?:having an? )?bad hair day$/iu.test(words)) return deed('is having a bad hair day');
  if (/^heart on (?:his|her|its|their|the) sleeve$/iu.test(words)) return deed('wears its heart on its sleeve');
  if (/^(?:way|far|much) (?:too|more|less) (?!many|much|few|little)\p{Ll}+/u.test(words) && isAdjective(lower(tokens[2])))
    return quality(words);
  if (WANTS_TO.test(words)) return deed(words);
  const [, how = '', verb = '', whom = '', rest = ''] = TO_ALL.exec(words) ?? [];
  if (VERBS.has(verb) && !isAdjective(verb)) return deed([how, conjugate(verb), `${whom}${rest}`].filter(Boolean).join(' '));
  return (
    readTraitByForm(words) ??
    readLackOf(words) ??
    readOften(words, readRest) ??
    readWhen(words, readRest) ??
    readOnly(words, readRest) ??
    readOfYou(words, first) ??
    readBut(words, readRest)
  );
}

function readLackOf(words: string): Trait | null {
  if (SAID_SO.test(words)) return null;
  const [, no = '', what = ''] = HAS_NO.exec(words) ?? [];
  return no === '' || !/^\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,5}$/u.test(what.replace(/, just /u, ' just '))
    ? null
    : deed(`has ${lower(no)} ${what}`);
}

/** "funny when drunk", "calm under pressure". */
function readWhen(words: string, readRest: (words: string) => Trait): Trait | null {
  const [, what = '', when = ''] =
    /^(\p{Ll}+(?: \p{Ll}+)?) ((?:when|if|unless|until|after|before|while) (?!i |you |we )\p{Ll}+(?: \p{Ll}+){0,4})$/u.exec(
      words,
    ) ?? [];
  const told = what === '' ? null : readRest(what);
  return told?.kind === 'quality' ? quality(`${told.quality} ${when}`) : null;
}

function readOften(words: string, readRest: (words: string) => Trait): Trait | null {
  const [, what = '', often = ''] = HOW_OFTEN.exec(words) ?? [];
  if (what === '') return null;
  const told = readRest(what);
  if (told.kind === 'quality') return { ...told, does: `${told.does} ${often}`, quality: `${told.quality} ${often}` };
  return told.kind === 'deed' ? deed(`${told.does} ${often}`) : null;
}

function readOnly(words: string, readRest: (words: string) => Trait): Trait | null {
  const [, rest = ''] = BEFORE_VERB.exec(words) ?? [];
  if (rest === '') return null;
  const verb = lower(splitWords(rest)[0]);
  const before = words.slice(0, -rest.length);
  if (/[a-z]{2}[^s]s$/u.test(verb) && isThirdPerson(verb)) return deed(words);
  if (isGerund(verb) || /^(?:not|wants?|wanted)$/u.test(verb)) return null;
  const told = readRest(rest);
  if (
    told.kind === 'quality' &&
    /^(?:already|barely|still|hardly|mostly|literally|actually|basically|openly|quietly|proudly) /iu.test(before)
  )
    return quality(`${before}${told.quality}`);
  return told.kind === 'deed' && told.does === rest ? deed(`${before}${rest}`) : null;
}

const isThirdPerson = (word: string): boolean =>
  [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`].some((base) => VERBS.has(base) && conjugate(base) === word);

function readOfYou(words: string, first: string): Trait | null {
  const verb = lower(OF_YOU.exec(words)?.[1]);
  if (verb === '' || OF_US.test(words)) return null;
  const isDone =
    isThirdPerson(verb) ||
    isGerund(verb) ||
    /ed$/u.test(verb) ||
    /^(?:might|may|will|can|could|always|never|secretly|silently)$/u.test(first);
  if (!isDone) return null;
  if (isGerund(verb)) return deed(`is ${words}`);
  if (/ed$/u.test(verb) && VERBS.has(verb.replace(/e?d$/u, ''))) return deed(`has ${words}`);
  if (isThirdPerson(verb) || (/^(?:might|may|will|can|could)$/u.test(first) && VERBS.has(verb))) return deed(words);
  return null;
}

/** "very polite but will stab you": how somebody is, and what they do all the same. */
function readBut(words: string, readRest: (words: string) => Trait): Trait | null {
  const [, so = '', but = '', does = ''] =
    /^(\S+(?: \S+){0,3}),? (but|yet) ((?:will|can|cannot|can['’]t|won['’]t|might|would|has|is|never|always|still|secretly|also|\p{Ll}+s)\b.*)$/u.exec(
      words,
    ) ?? [];
  if (so === '' || OF_US.test(words)) return null;
  const told = readRest(so);
  if (told.kind !== 'quality') return null;
  const verb = lower(splitWords(does)[0]);
  return isThirdPerson(verb) || /^(?:will|can|cannot|can['’]t|won['’]t|might|would|has|is)$/u.test(verb)
    ? deed(`${told.does} ${but} ${does}`)
    : null;
}
