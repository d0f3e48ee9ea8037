/** Who and what a concept is about, in nouns. */
import type { Concept } from '../concept/concept.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { splitWords } from '../pieces/split-words.ts';
import { cleanWord } from './clean-text.ts';
import { isEnglish, isFoundIn } from './english-names.ts';
import { isInTheSky, isToldAsThing } from './facets.ts';
import { addSmallWords } from './missing-words.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { plainNameOf } from './plain-names.ts';
import { findHero, findHeroOfOne, findOneThing } from './protagonist.ts';
import { readLack, readLook, readMannerOf, readPart, readSubject } from './read-subject.ts';
import { readableWords } from './readable-words.ts';
import { notionOf, sidesOfNoun } from './sides.ts';
import { GOODS } from './tables/topics-by-class.ts';
import { tellPair } from './tell-pair.ts';
import type { Topic } from './topic.ts';
import { readTopic } from './topic.ts';

export interface ConceptNouns {
  /** What the theme says. */
  about: NounPhrase;
  /** What the body says, or whoever is seen as one. */
  own: NounPhrase;
  /** Whose story is told, as two halves of it or as whoever is about the topic. */
  theme: NounPhrase;
  body: NounPhrase;
  topic: Topic | null;
  /** True: the theme is a thing of which nothing is known but what it is. */
  isThing: boolean;
}

/** @param english theme and body, where they were typed in other words. */
export function readNouns(concept: Concept, english: { theme: string | null; body: string | null }): ConceptNouns {
  const about = readSubject(
    english.theme === null ? readableWords(concept.theme.word) : tellPair(addSmallWords(atFeasts(english.theme))),
  );
  const { body: of } = concept;
  // Of words that stand for both, the other half is who is seen.
  const isTwice =
    !of.given && of.piece !== null && of.word === concept.theme.word && (about.kind === 'said' || about.deed !== undefined);
  const own = isSignOf(about, concept)
    ? about
    : isTwice && of.piece !== null
      ? readSubject(plainNameOf(of.piece))
      : readBody(concept, english.body === null ? readableWords(of.word) : addSmallWords(english.body));
  const hero = findHeroIn(concept, { about, own, isTwice });
  const isThing =
    concept.theme.given &&
    hero.theme === about &&
    isToldAsThing(about) &&
    notionOf(about) === null &&
    sidesOfNoun(about, null).length === 0;
  const isHalfThing = isThing && (!of.given || about.kind === 'name' || isInTheSky(about));
  return { about, own, isThing, ...(isHalfThing ? { ...hero, topic: null } : of.given ? asHalves(hero) : hero) };
}

function findHeroIn(
  { theme, body: of }: Concept,
  { about, own, isTwice }: { about: NounPhrase; own: NounPhrase; isTwice: boolean },
): ReturnType<typeof findHero> {
  // The same thing under two names is one.
  const isSamePiece = of.piece !== null && of.piece === theme.piece;
  // Twelve hens are who is seen as a chicken, and nothing that one thinks of.
  const areSeen = !of.given && isSamePiece && about.kind === 'many' && namesCreature(nameOfPiece(of.piece));
  if (areSeen) return { theme: about, body: about, topic: null };
  // Who is homesick is whoever the picture shows, and so is the alarm clock that a Monday morning is seen as.
  const isOfAnother =
    about.deed !== undefined ||
    (isSamePiece &&
      (namesCreature(nameOfPiece(of.piece)) || !isFoundIn({ ...of, word: theme.word })) &&
      readTopic(about) !== null &&
      !isSameNoun(about, own));
  const isItself = !isTwice && !of.given && about.kind !== 'said' && !isOfAnother && (isSamePiece || isSameNoun(about, own));
  const { deed, ...looks } = isItself && findOneThing(about, own) === null ? { ...about, deed: undefined } : own;
  // Beside a quoted theme nobody is, who could be tall.
  return findHeroOfOne(findHero(about, about.kind === 'said' || deed === undefined ? looks : { ...looks, deed }));
}

/** Feasts of other languages are "on" as often as "at". */
const atFeasts = (english: string): string =>
  english.replaceAll(
    /\bon (?=(?:the |an? )?(?:oktoberfest|concert|party|wedding|fair|festival|funfair|funeral|carnival)\b)/giu,
    'at ',
  );

/** A snail that is half headphones, rather than one that has heard of headphones. */
const asHalves = (hero: ReturnType<typeof findHero>): ReturnType<typeof findHero> =>
  hero.topic?.own === GOODS && hero.body.kind === 'one' && hero.body.deed === undefined
    ? { theme: hero.body, body: hero.theme, topic: null }
    : hero;

/** What is only lettered, on a drum or a shirt that nobody asked for, is what the lore is about, and not the drum. */
function isSignOf(about: NounPhrase, { theme, body }: Concept): boolean {
  const isLettered = theme.given && theme.piece === null && body.piece === null && !body.given;
  if (!isLettered || about.kind === 'said' || about.deed !== undefined) return false;
  if (notionOf(about) !== null) return true;
  const { in_place, an_event, doing } = readTopic(about)?.values ?? {};
  return [in_place, an_event, doing].every((slot) => slot === undefined);
}

const LETTERS =
  / (?:with the words?|labell?ed|marked) ["“'‘]?(\p{L}+(?: \p{L}+){0,2})["”'’]?(?: (?:written |printed |painted )?on it)?$/iu;

/** "drum with freedom written on it", "mirror with the word envy": what is to be read there. */
export function lettersOn({ theme, trait }: Concept): NounPhrase[] {
  if (!theme.given) return [];
  const isRead = trait.given && trait.piece === null && theme.word.toLowerCase().includes(` ${trait.word.toLowerCase()} `);
  const letters = isRead ? trait.word : LETTERS.exec(theme.word)?.[1];
  return letters === undefined ? [] : [readSubject(cleanWord(letters))];
}

/** Of a body without a picture of its own the words say how somebody looks. */
function readBody({ theme, body }: Concept, words: string): NounPhrase {
  const partly = readPart(words) ?? readMannerOf(words) ?? readLack(words);
  if (body.given && partly !== null) return partly;
  const isMade = body.piece === theme.piece && /^(?:made of|covered in) /.test(words);
  // "rainbow" and once more "rainbow": the thing, and not what the thing is like.
  const isSame = body.word.toLowerCase() === theme.word.toLowerCase();
  const isUnseen = body.piece === null || body.piece === theme.piece;
  const isLook = isMade || (body.given && !isSame && isUnseen && body.english === undefined);
  return isLook ? readLook(words, /^\p{Ll}/u.test(words) && !isEnglish(words)) : readSubject(words);
}

/** A cheese moon is drawn upon a full moon. */
function isSameNoun(one: NounPhrase, other: NounPhrase): boolean {
  const noun = splitWords(one.bare).at(-1);
  return noun !== undefined && noun === splitWords(other.bare).at(-1);
}
