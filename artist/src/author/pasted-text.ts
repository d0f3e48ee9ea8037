/** Of a pasted text the lore takes who it is about and what happened to them first: nobody is called three sentences. */

import { isKinship } from '../concept/hear-who.ts';
import { singularOf } from '../translation/plural.ts';
import { withArticle } from './articles.ts';
import { isBeing, isPerson } from './busy-nouns.ts';
import { conjugate, isPersonNoun, isVerbAt, lower, splitWords } from './parts-of-speech.ts';
import { PAST_VERBS, VERBS } from './tables/lexicon.ts';
import { isTagged } from './tag-words.ts';

/** A sentence ends here, and another one begins. */
const SENTENCES = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|No|vs))[.!?]+\s+(?=\p{Lu})/u;
const WHEN =
  /^(?:yesterday|today|tonight|last (?:night|week|year|summer|winter|weekend)|this morning|one day|once|then|so),? (?=\S)/iu;
const WHOSE = '(?:my|our|the|an?|his|her|their|your)';
/** "Our dog ate the wedding cake": nobody has more words before what they did. */
const WHO = [1, 2, 3].map(
  (words) => new RegExp(`^${WHOSE} (\\p{L}+(?:['’]s)?(?: \\p{L}+){${words - 1}}) (\\p{L}+)((?: .+)?)$`, 'iu'),
);
/** "I dropped my phone in the toilet". */
const HAD_IT_DONE = new RegExp(`^(?:i|we|he|she|they|you) (\\p{L}{2,}ed) ${WHOSE} (\\p{L}+)((?: \\p{L}+)*)$`, 'iu');
const WORDS_MAX = 12;
/** Whose it is makes no difference to anybody who reads of it. */
const OURS = /\b(?:my|our|your)\b/giu;
const SPOKEN = /\b(?:i|me|we|us|you)\b/iu;

const isPast = (word: string): boolean =>
  /^(?:was|had|sat|lay|spat|won|became)$/u.test(word) ||
  PAST_VERBS.has(word) ||
  (/ed$/u.test(word) && isTagged(word, 'PastTense'));

const pronounOf = (who: string): string => {
  const noun = singularOf(headOf(who));
  return isPersonNoun(noun) || isKinship(noun) || isKinship(noun.replace(/-in-law$/u, '')) ? 'who' : 'that';
};

/** What is shorter is a line that everybody knows, and is quoted: "I like trains". */
const TOLD_MIN = 5;
/** "We need a mascot for our chess club". */
const NEEDED =
  /^(?:we|i) (?:need|want|(?:woul|['’])d like|are looking for) (?=an? (?:\p{L}+ )?(?:mascot|logo|character|hero|avatar) )/iu;
const BY_ME =
  /^i (?:(just|really|always|finally|still|never|only|once|also|secretly|accidentally|actually|almost|nearly|even|sometimes|often) )?(\p{L}+) ([^,;:]+)/iu;
/** How often or how much something is done stands before it: nobody is called a "flatmate never". */
const HOW_OFTEN =
  '(?:never|always|only|still|just|secretly|constantly|often|sometimes|usually|rarely|barely|hardly|really|actually|even|once|recently) ';
/** Where somebody is told from others of their kind: "the lady upstairs", "the guy at work". */
const WHERE = '(?: (?:at|from|in|behind) (?:the|my|our) \\p{L}+(?: (?:stop|station|shop|office|store|desk|market))?)?';
/** Somebody told by where they are from us has a name for it. */
const NEAR_US: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:the|that|this) (?:old |young )?(?:guy|lady|man|woman|bloke|dude|girl|boy|person|one) (?:upstairs|downstairs|next door|across the (?:street|road|hall)|from (?:upstairs|downstairs|next door)) (?=\p{L})/iu,
    'the neighbour ',
  ],
  [
    /^(?:the|that|this) (?:kids|people|guys|couple) (?:upstairs|downstairs|next door|across the (?:street|road|hall)) (?=\p{L})/iu,
    'the neighbours ',
  ],
  [
    /^(?:the|that|this) (?:guy|lady|man|woman|bloke|dude|girl|person|one) (?:at|from) (?:work|the office|accounting|IT) (?=\p{L})/iu,
    'the colleague ',
  ],
];
const BY_OURS = [1, 2, 3].map(
  (words) =>
    new RegExp(
      `^(my|our|the) ((?:\\p{L}|(?<=\\p{L})-)+(?:['’]s?)?(?: (?!${HOW_OFTEN})\\p{L}+){${words - 1}}${WHERE}) ((?:${HOW_OFTEN})?)([\\p{L}’']+)( [^,;:]+)$`,
      'iu',
    ),
);
/** Behind somebody of ours this is what they do or did: "drills holes", "escaped". */
const DOES = /^(?!always|besides|across|versus|towards|perhaps|unless|this|does)(?=\p{L}{4}).*(?:[^s]s|[^e]ed)$/iu;
const IS_OURS = /\b(?:my|our|me|us|i|we)\b/iu;
const SOMEONE =
  /^(?:someone|somebody) (?=(?!who |that |with |is |has )\p{L}+ (?:(?:in|on|to|at|from|with) )?(?:my|our|all|the|every) )/iu;
/** How old a child is makes it no thing: "my two year old". */
const YEARS_OLD = new RegExp(`^((?:my|our) )(?:\\p{L}+|\\d+)[- ]years?[- ]old (?=(?:${HOW_OFTEN})?\\p{Ll}+s )`, 'iu');

/** It is said already what they do: "my ex who still watches my stories". */
const SAYS_WHO =
  /^(my |our )?(?!(?:an?|the|her|his|its|their|your|one|every|each|some|any|no|this|that|these|those) )((?:\p{L}+(?:-in-law)?)(?: \p{L}+)?) (who|that|which|whose) (.+)$/iu;
/** "Hamster Biscuit". */
const CALLED = /^\p{Ll}+ \p{Lu}\p{Ll}+$/u;
/** "My boss saying". */
const IN_THE_ACT = /\s\p{L}{2,}ing$/iu;

/** Of one sentence that somebody says of theirs or of themself it is told who that is: "a son who loves volcanoes". */
function retellSentence(words: string): string {
  if (splitWords(words).length < TOLD_MIN) return words;
  const ask = words.replace(NEEDED, '');
  if (ask !== words) return SPOKEN.test(ask) ? words : ask.replaceAll(OURS, 'the');
  const [, when = '', verb = '', rest = ''] = BY_ME.exec(words) ?? [];
  const does = ofOne(verb.toLowerCase());
  const past = /^once$/iu.test(when) ? verb.toLowerCase() : does;
  const whole = ofSpeaker(` ${rest}`).trim();
  if (past !== null && !SPOKEN.test(whole))
    return `a person who ${when === '' ? '' : `${when} `}${past} ${whole.replaceAll(/\b(?:my|our)\b/giu, 'their')}`;
  const known = NEAR_US.reduce((text, [where, who]) => text.replace(where, who), words)
    .replace(YEARS_OLD, '$1small child ')
    .replace(SOMEONE, 'the person ');
  const [, our = '', one = '', joint = '', deed = ''] =
    SAYS_WHO.exec(known === words ? words : known.replace(/^the /u, 'our ')) ?? [];
  if (one !== '' && (our !== '' || IS_OURS.test(deed))) {
    const told = ofAnybody(` ${deed}`, one).replaceAll(OURS, 'the');
    const [noun = one, name] = CALLED.test(one) ? splitWords(one) : [];
    const who = joint === 'that' ? pronounOf(noun) : joint;
    const whom = name === undefined ? one : `${noun} called ${name}`;
    return SPOKEN.test(told) ? words : `${isMany(noun) ? whom : withArticle(whom)} ${who}${told}`;
  }
  for (const pattern of BY_OURS) {
    const [, whose = '', who = '', often = '', did = '', asTyped = ''] = pattern.exec(known) ?? [];
    if (
      who === '' ||
      IN_THE_ACT.test(who) ||
      / (?:(?:who|that|which)$|(?:but|and|or) )/iu.test(who) ||
      // "My uncle's shed full of spiders" is what is his.
      /['’]s$/u.test(who) ||
      (/^the$/iu.test(whose) && !isNeighbour(who) && !IS_OURS.test(words) && known === words)
    )
      continue;
    const isOurs = !/^the$/iu.test(whose);
    const isTold =
      /^(?:is|has|can|cannot|keeps|does|did|are|have|keep)$/iu.test(did) ||
      isPast(did.toLowerCase()) ||
      ((often !== '' || (isOurs && isBeing(headOf(who)))) && DOES.test(did) && !/^ (?:is|are|was|were)(?: |$)/u.test(asTyped)) ||
      (isMany(who) ? VERBS.has(did.toLowerCase()) : isVerbAt(splitWords(did + asTyped), 0));
    const what = isTold ? ofAnybody(asTyped, who) : asTyped;
    if (isTold && !SPOKEN.test(what))
      return `${isMany(who) ? who : withArticle(who)} ${pronounOf(who)} ${often}${did}${what.replaceAll(OURS, 'the')}`;
  }
  return words;
}

const headOf = (who: string): string =>
  lower(
    who
      .replace(new RegExp(`${WHERE}$`, 'iu'), '')
      .split(' ')
      .at(-1),
  );
const isMany = (who: string): boolean => singularOf(headOf(who)) !== headOf(who);
/** Known to whoever speaks, as "my boss" is: "the cat", "the lady upstairs", and no sun that also rises. */
const isNeighbour = (who: string): boolean => isBeing(singularOf(headOf(who)));

/** What is done to whoever speaks is done to anybody of whom there is talk: "a cat that stares at its owner". */
const ofAnybody = (what: string, who: string): string =>
  what
    .replaceAll(/ than (?:me|us|i)(?= |$)/giu, ' than anybody')
    .replaceAll(/ than (?:i|we) (?=\p{L}+ed(?: |$))/giu, ' than anybody ')
    // "Judges me when I eat in bed": whoever does.
    .replaceAll(/ (?:me|us) (?:when|whenever|if|every time|each time) (?:i|we) (\p{L}+)(?= |$)/giu, (said, verb: string) =>
      isPast(lower(verb)) ? said : ` anybody who ${ofSomebody(lower(verb))}`,
    )
    .replaceAll(
      / (when|whenever|while|before|after|until|if|every time|each time|where) (?:i|we) (\p{L}+)(?= |$)/giu,
      (_, when: string, verb: string) => ` ${when} somebody ${ofSomebody(lower(verb))}`,
    )
    .replaceAll(/ but (?:i|we) never (\p{L}+)(?= |$)/giu, (_, verb: string) => ` but nobody ever ${conjugate(lower(verb))}`)
    .replaceAll(/ (?:me|us)(?= |$)/giu, isPerson(headOf(who)) ? ' everybody' : isMany(who) ? ' their owner' : ' its owner')
    .replaceAll(
      / (and|but) (?:now )?s?he(?: now)? is (?:now )?/giu,
      (said, joint: string) => ` ${joint} is ${/ now /iu.test(said) ? 'now ' : ''}`,
    )
    .replaceAll(/ (and|but) s?he (?=(?:has|can|can['’]t|cannot|never|always|still|does|doesn['’]t|\p{L}+s)(?: |$))/giu, ' $1 ');

/** "Ask" of somebody who does. */
const ofSomebody = (verb: string): string =>
  /^(?:am|are)$/u.test(verb) ? 'is' : verb === 'have' ? 'has' : isPast(verb) || verb === 'can' ? verb : conjugate(verb);

/** Whoever speaks is one of whom there is talk: "a person who told the boss they were sick". */
const ofSpeaker = (what: string): string =>
  what
    .replaceAll(/ (?:and|but) i (?=\p{L}+)/giu, (joint) => joint.replace(/ i $/iu, ' '))
    .replaceAll(/ i (?:was|am|['’]m)(?= )/giu, (be) => ` they ${/was/iu.test(be) ? 'were' : 'are'}`)
    .replaceAll(/ (?:myself|(?<= than )me)(?= |$)/giu, ' themself')
    .replaceAll(
      / (and|but) ((?:never|always|still) )?(\p{L}+)(?= (?:my|the|an?|them|it|him|her|nothing|everything|to|in|at|on) |$)/giu,
      (said, joint: string, often = '', verb: string) =>
        VERBS.has(lower(verb)) || /^regret$/iu.test(verb) ? ` ${joint} ${often}${conjugate(lower(verb))}` : said,
    );

/** What is read of a word at most. */
const READ_MAX = 63;
const LAST_PHRASE =
  / (?:(?:right|just|shortly|soon|long) (?=before |after |when ))?(?:at|in|on|for|with|to|from|by|because|when|and|(?:every|each) time|while|until|before|after|than|where) (?!.* (?:at|in|on|for|with|to|from|by|because|when|and|(?:every|each) time|while|until|before|after|than|where) ).*$/iu;

/** What is told in more words than are read ends before the last of its phrases, and not within. */
const shorten = (told: string, typed: string): string => {
  if (told === typed || told.length <= READ_MAX || !LAST_PHRASE.test(told)) return told;
  const cut = told.replace(HOLDING.test(told) ? HOLDING : LAST_PHRASE, '').replace(DANGLING, '');
  return shorten(cut, typed);
};
/** "With his hands in the mouth" is one phrase, and "and stares" none without at whom. */
const HOLDING = / with (?:his|her|its|their) \p{L}+ (?:in|on|at) .+$/iu;
const DANGLING = / (?:(?:and|but|to) \p{L}+|(?:while|when|because|until) (?:\p{L}+ ){1,3}(?:is|are|was|were))$/iu;

/** "Work" becomes "works"; null for what is no verb, or tells of what was only wished. */
function ofOne(verb: string): string | null {
  if (verb === 'am') return 'is';
  if (verb === 'can' || verb === 'cannot') return verb;
  if ((isPast(verb) || /[^e]ed$/u.test(verb)) && verb !== 'was') return verb;
  return VERBS.has(verb) && !/^(?:wish|think|hope|believe|know|need|want|say|mean|guess)$/u.test(verb) ? conjugate(verb) : null;
}

/** "A dog that ate the wedding cake"; the words as they are where they are no text of several sentences, or no more is known of it. */
export function retellText(words: string): string {
  const [opening = '', ...more] = words.split(SENTENCES);
  if (more.length === 0) return shorten(retellSentence(words), words);
  const first = opening.replace(WHEN, '');
  if (first.split(' ').length > WORDS_MAX || /[^\p{L}\p{M}\p{N}'’ -]/u.test(first) || SPOKEN.test(first.replace(/^\S+/u, '')))
    return words;
  const [, done = '', thing = '', rest = ''] = HAD_IT_DONE.exec(first) ?? [];
  if (thing !== '') return `a ${thing} that was ${done}${rest.replaceAll(OURS, 'the')}`;
  for (const pattern of WHO) {
    const [, who = '', did = '', what = ''] = pattern.exec(first) ?? [];
    if (who !== '' && isPast(did.toLowerCase()))
      return `${isMany(who) ? who : `a ${who}`} ${pronounOf(who)} ${did}${what.replaceAll(OURS, 'the')}`;
  }
  return words;
}
