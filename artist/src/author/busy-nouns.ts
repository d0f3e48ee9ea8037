/** Who is caught doing something, as a sentence says it: "intern crying", "boss saying lets circle back", "kitty and puppy hugging". */
import { isCalledSomebody, isKinship } from '../concept/hear-who.ts';
import { wordsSaid } from '../concept/words-said.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { singularOf } from '../translation/plural.ts';
import { withArticle } from './articles.ts';
import { isFigure } from './facets.ts';
import { isGerund, isPersonNoun, lower, stripIng } from './parts-of-speech.ts';
import { PHRASE_BREAKS, PLAIN_VERBS, VERBS } from './tables/lexicon.ts';

const BUSY = /^((?:(?:an?|the|my|our|one) )?(?:\p{L}+ ){0,3}?)(\p{L}{3,}) (\p{L}{2,}ing)((?: .+)?)$/u;
/** What is done with a beast is a pastime, and who does it is not named: "dog walking", "bird watching". */
const DONE_ALONE =
  /^(?:crying|sobbing|laughing|giggling|screaming|shouting|yelling|snoring|sleeping|napping|dreaming|dancing|twerking|singing|smoking|vaping|drinking|cooking|baking|running|jogging|jumping|swimming|flying|surfing|skating|skateboarding|falling|melting|exploding|burning|sneezing|coughing|yawning|farting|burping|sulking|panicking|waiting|thinking|praying|meditating|working|typing|texting|complaining|begging|staring|smiling|grinning|frowning|blushing|winking|waving|fighting|arguing|whispering|crawling|floating|drowning|sweating|shivering|stretching|vibing|chilling|relaxing|knitting|gossiping|juggling|howling|barking|meowing|hiding|eating|driving)$/u;
/** Horse racing is a pastime, and two horses racing are at it themselves. */
const SEVERAL = /^(?:the |my |our )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) /iu;
const NO_DEED = /^(?:including|during|according|regarding|training|wedding|clothing|being|having)$/u;

/** Here begins whom or what it is done to. */
const DONE_TO = /^ (?:an?|the|my|his|her|its|me|us|everyone|everybody|at|about|for|on|in|with)(?: |$)/u;

/** Of somebody of ours it is no name of a thing: "my dad discovering emojis". */
const DONE_TO_SEVERAL = /^ (?:\p{L}{3,}[^s]s|how|what|why|where)(?: |$)/u;

export const isBeing = (noun: string): boolean =>
  namesCreature(noun) || isPersonNoun(noun) || isKinship(noun) || isCalledSomebody([noun]) || isFigure(noun);
/** Is it said of a person, who is “who”? */
export const isPerson = (noun: string): boolean => isPersonNoun(noun) || isKinship(noun) || isCalledSomebody([noun]);

const SAYING =
  /^((?:(?:an?|the|my|our|your|his|her) )?(?:\p{L}+ ){0,2}?)(\p{L}{3,}) (?:who |that )?(says?|saying|screaming|shouting|yelling)(?: that)? (.+)$/iu;
/** What else was said of whoever says it. */
const IS_BESIDES = /^(.+?),? who is (an? \p{L}+(?: \p{L}+)?)$/iu;
/** What can be said without being somebody's words. */
const SAID_PLAINLY = /^(?:no|yes|hello|hi|sorry|goodbye|nothing|thanks)(?!\p{L})/iu;
const EACH_OTHER =
  /^(?:an? )?(\p{L}+) (?:and|&) (?:an? )?(\p{L}+) (hugging|kissing|cuddling|spooning|licking|chasing|riding|feeding|teasing|high[ -]fiving)(?: each other)?$/iu;

/** @returns the same one with what it does behind it; any other words as they are. */
export function tellBusy(words: string): string {
  const [, one = '', other = '', together = ''] = EACH_OTHER.exec(words) ?? [];
  if (one !== '' && [one, other].every((noun) => isBeing(lower(noun))))
    return `${withArticle(one)} ${together} ${withArticle(other)}`;
  const [, before = '', speaker = '', verb = '', ofWhat = ''] = SAYING.exec(words) ?? [];
  const isSpeaker = speaker !== '' && (isBeing(lower(speaker)) || / who says? /iu.test(words));
  const [, spoken = ofWhat, being = ''] = IS_BESIDES.exec(ofWhat) ?? [];
  const said = isSpeaker ? wordsSaid(verb, spoken) : null;
  if (said !== null && !SAID_PLAINLY.test(said))
    return `${ourOne(before, speaker, / who says? /iu.test(words))} ${isMany(speaker) ? 'say' : 'says'} “${spell(said)}”${being === '' ? '' : ` and is ${being}`}`;
  const [, lead = '', noun = '', doing = '', rest = ''] = BUSY.exec(words) ?? [];
  const head = lower(noun);
  if (noun === '' || !isBeing(head) || !isGerund(doing) || NO_DEED.test(doing)) return words;
  const base = stripIng(doing);
  const isDeed =
    rest === ''
      ? DONE_ALONE.test(doing) ||
        (isMany(noun) &&
          SEVERAL.test(lead) &&
          [base, `${base}e`, doing.slice(0, -3)].some((verb) => VERBS.has(verb) || verb === 'race'))
      : !PHRASE_BREAKS.has(doing) &&
        ([base, doing.slice(0, -3)].some((verb) => PLAIN_VERBS.has(verb) || VERBS.has(verb)) ||
          DONE_TO.test(rest) ||
          (/^(?:my|our) /u.test(lead) && DONE_TO_SEVERAL.test(rest)));
  if (!isDeed) return words;
  // What two of them do together is told as it is typed.
  if (/(?:^| )(?:and|&|n) /iu.test(lead)) return words;
  if (isMany(noun) && rest === '') {
    const count = SEVERAL.exec(lead)?.[0] ?? lead;
    return `${count}${doing} ${lead.slice(count.length)}${noun}`;
  }
  const toUs = rest.replace(/ me(?= |$)/iu, isPerson(head) ? ' everybody' : ` its owner`);
  return `${ourOne(lead, noun)} ${isMany(noun) ? 'are' : 'is'} ${doing}${toUs}`;
}

/** "my boss" as "a boss who". */
const ourOne = (lead: string, noun: string, isWho = isPerson(lower(noun))): string =>
  `${lead.replace(/^(?:my|our|your|his|her) /iu, isMany(noun) ? '' : 'a ')}${noun} ${isWho || isPerson(lower(noun)) ? 'who' : 'that'}`;

/** "mice", "people", "cats". */
const isMany = (noun: string): boolean => /^(?:people|police|folks?)$/iu.test(noun) || singularOf(lower(noun)) !== lower(noun);

/** As it is written: "lets circle back", "i am not angry". */
const spell = (said: string): string =>
  said
    .replace(/^lets /iu, 'let’s ')
    .replace(/\bi(?=['’]| |$)/gu, 'I')
    .replace(/\b(dont|cant|wont|isnt|doesnt)\b/giu, (word) => word.replace(/t$/iu, '’t'))
    .replaceAll(/'/gu, '’');

const TELLS_WORDS = /^(.+?) (who|that) (says?) “(.+?)”?( and is an? [^”]+)?$/u;
/** Who is told by their words, and what these are; null for any other words. */
export function readSpeaker(words: string): { who: string; says: string } | null {
  const [, who = '', joint = '', verb = '', said = '', being = ''] = TELLS_WORDS.exec(words) ?? [];
  return who === '' ? null : { who, says: `${joint} ${verb} “${said}”${being}` };
}
