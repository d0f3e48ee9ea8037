/** A story without a joke on anybody: of a wish in which there is something that hurts, or that somebody simply is. */
import type { Concept, Idea } from '../concept/concept.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { withArticle } from './articles.ts';
import type { PickFresh } from './avoid-repetition.ts';
import { capitalise, cleanWord } from './clean-text.ts';
import { isEnglish, nameInEnglish } from './english-names.ts';
import { createExpander } from './expand-template.ts';
import { isKnownThing } from './known-things.ts';
import type { LoreSentence } from './lore-sentences.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { isPersonNoun, splitWords } from './parts-of-speech.ts';
import { findOneThing } from './protagonist.ts';
import { quote } from './quote.ts';
import { readSubject } from './read-subject.ts';
import type { Subject } from './subjects.ts';
import {
  DECLINES,
  GENTLE_ASIDES,
  GENTLE_CLOSINGS,
  GENTLE_ECHOES,
  GENTLE_FACTS,
  GENTLE_LOSSES,
  GENTLE_OPENINGS,
  GENTLE_PICTURES,
  GENTLE_PLACES,
  GENTLE_SECONDS,
  GENTLE_TRAITS,
} from './tables/gentle-lores.ts';
import { SLOTS } from './tables/lore-phrases.ts';
import { NEVER_EXPECTING, SAID_OF_BEASTS, SAID_OF_THINGS } from './tables/tender-words.ts';
import { findLost, findTender, type Tender, tellsOfDeath } from './tender-words.ts';
import { readTopic } from './topic.ts';

const PARTS = ['theme', 'body', 'trait', 'style'] as const;
type Part = (typeof PARTS)[number];
export type TenderParts = Readonly<Record<Part, Tender | null>>;

const FALSE_FRIENDS = /\ben retard\b/iu;

/** Is it said of nobody whom it could hurt: of smoke alarms, of pigeons, of a pregnant dad? */
function isHarmless(tender: string, wished: readonly string[]): boolean {
  const untold = (said: RegExp): string => tender.replaceAll(said, ' ').trim();
  const who = (said: RegExp): string[] => wished.map((words) => words.replaceAll(said, ' ').trim());
  const isOnly = (said: RegExp): boolean => untold(said) !== tender && findTender(untold(said)) === null;
  const isThing = (words: string): boolean => words !== '' && isKnownThing(splitWords(words).at(-1)?.toLowerCase() ?? '');
  const isSomebody = (words: string): boolean => splitWords(words).some(isPersonNoun);
  if (isOnly(SAID_OF_THINGS) && who(SAID_OF_THINGS).some(isThing)) return !who(SAID_OF_THINGS).some(namesCreature);
  if (!isOnly(SAID_OF_BEASTS)) return false;
  const all = who(SAID_OF_BEASTS);
  if (/pregnan/iu.test(tender) && all.some((words) => NEVER_EXPECTING.test(words))) return true;
  return all.some((words) => namesCreature(words) || isThing(words)) && !all.some(isSomebody);
}

/** Is it only a word of something that is harmless as a whole? */
const isSaidIn = (word: string, { theme, body }: Concept): boolean =>
  [theme, body].some(
    (idea) =>
      idea.given &&
      idea.word.length > word.length &&
      idea.word.toLowerCase().includes(word.toLowerCase()) &&
      findTender(idea.word) === null,
  );

/** What is tender in a wish; null for nearly every one, of which anything may be told. */
export function findTenderParts(concept: Concept): TenderParts | null {
  const wished = (['theme', 'body', 'trait'] as const).flatMap((part) => {
    const { word, given, english = word } = concept[part];
    return given ? [english] : [];
  });
  const tenderOf = (part: Part): Tender | null => {
    const { word, given } = concept[part];
    const english = part === 'style' ? undefined : concept[part].english;
    if (!given || (part !== 'style' && [word, english ?? word].some((text) => isHarmless(text, wished)))) return null;
    // What a sign says of an overdose of cheese is read with the cheese.
    if (part === 'trait' && isSaidIn(word, concept)) return null;
    const meant = english === undefined ? null : findTender(english);
    const typed = findTender(word);
    // What is a bad word in one language is none in another.
    const tender = typed === 'grave' && FALSE_FRIENDS.test(word) ? meant : (typed ?? meant);
    // Nobody who is told of gently is measured by others.
    if (part === 'trait' && /\bthan\b/iu.test(english ?? word) && (tenderOf('theme') ?? tenderOf('body')) !== null)
      return 'grave';
    // Where somebody is says nothing about them.
    return part === 'style' && tender !== 'grave' ? null : tender;
  };
  const parts = { theme: tenderOf('theme'), body: tenderOf('body'), trait: tenderOf('trait'), style: tenderOf('style') };
  return PARTS.some((part) => parts[part] !== null) ? parts : null;
}

const SOMEBODY: Idea = { word: 'friend', given: false, piece: '1f464' };

/** The same wish without what is not spoken of, or from which no name is made. */
export function withoutTender(concept: Concept, tender: TenderParts, isLeftOut: (tender: Tender) => boolean): Concept {
  const isOut = (part: Part): boolean => tender[part] !== null && isLeftOut(tender[part]);
  // What is left of such a phrase, as a trait, belongs to it.
  const isRest = (['theme', 'body'] as const).some(
    (part) => isOut(part) && splitWords(concept.trait.word).some((word) => splitWords(concept[part].word).includes(word)),
  );
  const theme = isOut('theme') ? (isOut('body') ? SOMEBODY : concept.body) : concept.theme;
  const body = isOut('body') ? (isOut('theme') ? SOMEBODY : concept.theme) : concept.body;
  return {
    ...concept,
    theme,
    body,
    // A trait that says again what the body is, without a picture, is not told.
    trait:
      isOut('trait') || isRest ? { word: body.word, given: false, piece: null, carrier: 'signpost', letters: '' } : concept.trait,
    style: isOut('style') ? { word: 'quiet village', given: false, backdrop: 'village' } : concept.style,
  };
}

/** What a name is made of: of "my baby died" that is the baby. */
export function withoutSorrow(concept: Concept, tender: TenderParts): Concept {
  const named = withoutTender(concept, tender, () => true);
  const ofLost = (idea: Idea): Idea => ({ ...idea, word: findLost(idea.word) ?? idea.word });
  return { ...named, theme: ofLost(named.theme), body: ofLost(named.body) };
}

interface GentleStory {
  /** Without what is grave. */
  concept: Concept;
  tender: TenderParts;
  subject: Subject;
  pick: PickFresh;
}

const HAS_CLAUSE = / (?:who|that|which) /u;

export function tellGently({ concept, tender, subject, pick }: GentleStory): LoreSentence[] {
  const { their = 'its' } = subject.values;
  const { hero, facts } = readParts(concept, tender, their);
  const isGrave = PARTS.some((part) => tender[part] === 'grave');
  const { trait } = concept;
  // Nobody who is missed has a quirk by chance, and nobody else needs one here.
  const does = subject.trait === null || !trait.given ? null : tellTrait(subject.trait, tender.trait, their);
  const skeletons = [
    pick(HAS_CLAUSE.test(hero) ? GENTLE_OPENINGS.filter((row) => !row.includes('{hero_who}')) : GENTLE_OPENINGS),
    ...(does === null ? [] : [pick(tellsOfDeath(trait.word) ? GENTLE_LOSSES : GENTLE_TRAITS)]),
    ...(isGrave ? [pick(DECLINES)] : []),
    ...(tender.style === null
      ? [
          subject.styleUnknown
            ? 'The sign at the garden gate says {said}.'
            : pick(subject.isDrawn ? GENTLE_PICTURES : GENTLE_PLACES),
        ]
      : []),
    ...(facts.length > 0 ? [pick(GENTLE_FACTS)] : []),
    ...(facts.length > 1 ? [pick(GENTLE_SECONDS)] : []),
    ...(subject.hasEcho ? [pick(GENTLE_ECHOES)] : []),
  ];
  const room = 5 - skeletons.length;
  const ending = [...(room > 1 ? [pick(GENTLE_ASIDES)] : []), ...(room > 0 ? [pick(GENTLE_CLOSINGS)] : [])];
  const [is_so = '', is_too = ''] = facts;
  const expand = createExpander({
    tables: SLOTS,
    values: {
      ...subject.values,
      hero,
      hero_who: isOwnedThing(hero) ? 'which' : 'who',
      is_so,
      is_too,
      ...(does !== null && { does }),
    },
    pick,
  });
  return [...skeletons, ...ending].map((skeleton) => ({ skeleton, text: capitalise(expand(skeleton)) }));
}

interface Parts {
  /** Who lives it. */
  hero: string;
  /** What is so about them besides. */
  facts: string[];
}

const STRANGER = 'a friendly creature';

function readParts({ theme, body }: Concept, tender: TenderParts, their: string): Parts {
  const lost = findLost(theme.word) ?? findLost(body.word);
  // Who died does not say so, nor anything else.
  if (lost !== undefined) return { hero: `${withArticle(lost)} who is dearly missed`, facts: [] };
  const [ofTheme, ofBody] = [readPart(theme), readPart(body)];
  if ((ofTheme.kind === 'said' || ofTheme.kind === 'name') && tellsOfDeath(theme.word) && !/['’]s /u.test(theme.word))
    return { hero: 'somebody who is dearly missed', facts: [] };
  const themeFact = (): string[] => [tellFact(ofTheme, { tender: tender.theme, their })];
  const bodyFact = (): string[] => [tellFact(ofBody, { tender: tender.body, their })];
  if (theme.word === body.word) return canLive(ofBody) ? alone(ofBody) : { hero: STRANGER, facts: bodyFact() };
  const one = findOneThing(ofTheme, ofBody);
  if (one !== null && canLive(one)) return alone(one);
  if (tender.body !== null && tender.theme === null && canLive(ofTheme)) return { hero: ofTheme.indefinite, facts: bodyFact() };
  if (canLive(ofBody)) return { hero: ofBody.indefinite, facts: themeFact() };
  if (canLive(ofTheme) && !(ofTheme.isForeign && tender.theme !== null)) return { hero: ofTheme.indefinite, facts: bodyFact() };
  return { hero: STRANGER, facts: [...themeFact(), ...bodyFact()] };
}

/** "My late husband's armchair" is a thing, which is told of like a friend. */
const isOwnedThing = (hero: string): boolean => {
  const owned = /['’]s (?:\p{Ll}+ )*(\p{Ll}+)$/u.exec(hero)?.[1];
  return owned !== undefined && !isPersonNoun(owned) && !namesCreature(owned);
};

/** A word of which English has none is quoted. */
function readPart(idea: Idea): NounPhrase & { isForeign: boolean } {
  const typed = cleanWord(idea.word) || STRANGER;
  const words = splitWords(typed);
  // A picture of a woman is not all of a "Muslim woman".
  const isOurs = words.length > 1 && /^\p{Ll}/u.test(words.at(-1) ?? '') && isEnglish(words.at(-1) ?? '');
  const english = isOurs ? (idea.english ?? null) : nameInEnglish(idea);
  return { ...readSubject(english ?? typed), isForeign: english === null && idea.given && !isOurs && !isEnglish(typed) };
}

const alone = ({ indefinite }: NounPhrase): Parts => ({
  hero: indefinite.replace(/^an? (?=(?:my|our|his|her|their) )/u, ''),
  facts: [],
});

const canLive = (noun: NounPhrase): boolean =>
  noun.deed === undefined && (noun.kind === 'one' || noun.kind === 'name') && readTopic(noun) === null;

/** What one lives with that is counted: a wheelchair, where autism has no number. */
const AIDS = /(?:chair|aid|cane|leg|arm|limb|prosthesis)$/iu;

const FAITHS = /(?:ism|ity|islam)$/iu;

/** After "it": "is Muslim", "lives with autism", "marks Ramadan with friends". */
function tellFact(
  noun: NounPhrase & { isForeign?: boolean },
  { tender, their }: { tender: Tender | null; their: string },
): string {
  const { bare, kind, deed, indefinite, object } = noun;
  if (tender === 'feast' && deed === undefined)
    return `marks ${kind === 'one' || kind === 'said' ? bare : object} with friends and neighbours`;
  if (deed !== undefined) return deed;
  const isUnbent = kind === 'name' && tender !== null && tender !== 'lived' && !FAITHS.test(bare);
  if (kind === 'said' || isUnbent || (noun.isForeign && tender !== null))
    return `is, ${tellsOfDeath(bare) ? 'by the label' : `in ${their} own words`}, ${kind === 'said' ? bare : quote(bare)}`;
  if (tender === 'lived' && !isPersonNoun(noun.head)) return `lives with ${kind === 'one' && !AIDS.test(bare) ? bare : object}`;
  if ((isPersonNoun(noun.head) || tender !== null) && kind === 'one') return `is ${indefinite}`;
  if (tender !== null) return kind === 'many' ? `is counted among ${object}` : `holds ${object} dear`;
  const doing = readTopic(noun)?.values.doing;
  if (doing !== undefined) return `is good at ${doing}`;
  return kind === 'one' ? `has something of ${indefinite}` : `is fond of ${object}`;
}

function tellTrait(trait: NonNullable<Subject['trait']>, tender: Tender | null, their: string): string {
  if (tender === null) return trait.does;
  if (trait.kind === 'oddity') return `is, in ${their} own words, ${trait.quoted}`;
  return trait.kind === 'thing' && tender !== 'plain' ? tellFact(trait.thing, { tender, their }) : trait.does;
}
