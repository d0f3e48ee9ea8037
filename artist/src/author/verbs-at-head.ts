/** Verbs that are nouns as well, at the head of what is told of somebody: "drops during every meeting", "guards it with his life". */
import { splitWords } from './parts-of-speech.ts';

const of = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Nouns in the plural that are deeds where anything but "of", "for" or another noun's end follows. */
const DEEDS = of(`
  drops guards scores corrects restarts reboots breaks falls cooks lands ships plots hosts mails texts vibes claims questions marks
  jams rings buffers updates parks crashes leaks drips beeps charges bills tips pumps trades floats stares whistles hums roars cheats
  bluffs raids rants rambles naps snacks picnics duels jousts sprints drifts glitches lags stalls honks purrs quacks bleats
  counts measures ranks rates grades reviews edits prints scans copies pastes saves deletes crops zooms streams posts tweets vlogs
  blogs votes protests strikes riots races tows ferries salts peppers butters toasts grills smokes brews ferments boils steams
  waters plants weeds mows rakes hoards stocks stores packs unpacks stacks piles loads dumps bins recycles`);
/** Of these, parts of the body and what is worn or felt, only another word right behind makes a deed. */
const PARTICLES = new Map<string, RegExp>([
  ['hands', /^(?:out|over|in (?:everything|all|every|his|her|its|the)|back|down) (?!on |of )/iu],
  ['heads', /^(?:home|north|south|east|west|out|off|for the|straight|towards?)(?= |$)/iu],
  ['faces', /^(?:north|south|east|west|away|forwards?|backwards?|(?:the|its|his|her|every|any) )/iu],
  ['backs', /^(?:into|away|up|off|out|the|every)(?= |$)/iu],
  ['eyes', /^(?:up|the|every|everyone|everybody|his|her|its)(?= |$)(?! closed| open| shut)/iu],
  ['rings', /^(?:at|when|twice|every|back|before|after|during|the|everybody|everyone|his|her|its)(?= |$)/iu],
]);

/** Nobody could own what these follow: somebody, each, how often or when it is done. */
const OBJECT =
  /^(?:it|him|her(?! )|them|(?:it|him|her|them)sel(?:f|ves)|every\p{L}*(?:['’]s)?|each|any(?:one|body|thing)(?:['’]s)?|somebody(?:['’]s)?|someone(?:['’]s)?|nobody|nothing|other people(?:['’]s)?|strangers|(?:he|she|it|they) (?:is|was|has|can|will|could)|\p{Ll}+['’]s \p{Ll}+)(?=[ ,]|$)/iu;
const HOW =
  /^(?:when|whenever|while|until|unless|because|if|as soon as|only (?:when|if|on|in)|during|twice|once|(?:three|four|five|ten|\d+) times|again|too (?:much|often|fast|soon|late)|badly|loudly|quietly|constantly|randomly|overnight|back|asleep|apart|within|through|across|at|on|in|into|like|with (?:his|her|its|both|one)|without)(?= |$)/iu;
const KEEPS_A_NOUN = /^(?:of|for|and|or|but|from|that|which|who|instead|everywhere|all over)(?= |$)/iu;

/** Words behind a plural that make no object of it: "drops", but neither "sports car" nor "customs officer". */
const OBJECTS_BARE = of(
  'marks mails hosts guards plots scores drops ships trades breaks corrects cooks posts counts hoards stacks prints',
);
const THING_BEHIND = /^\p{Ll}{3,}(?: \p{Ll}+)*$/u;

/** @returns whether the words begin with what somebody does, though its first word would be a thing alone. */
export function beginsWithDeed(words: string): boolean {
  const [, before = '', told = ''] = /^((?:always |never |often |secretly |only |constantly )?)(.+)$/iu.exec(words) ?? [];
  const [verb = '', ...more] = splitWords(told);
  const rest = more.join(' ');
  if (rest === '' || !/^\p{Ll}{2,}s$/u.test(verb) || /["“”?!:;]/u.test(words)) return false;
  const particle = PARTICLES.get(verb);
  if (particle !== undefined) return particle.test(rest);
  if (!DEEDS.has(verb)) return false;
  if (KEEPS_A_NOUN.test(rest)) return before !== '';
  return OBJECT.test(rest) || HOW.test(rest) || (OBJECTS_BARE.has(verb) && THING_BEHIND.test(rest));
}
