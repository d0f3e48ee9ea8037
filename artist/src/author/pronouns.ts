/** Who is a he, who a she, and who may be either, or a thing. */
import type { Idea } from '../concept/concept.ts';
import { genderOfForm, isCalledSomebody } from '../concept/hear-who.ts';
import { genderOfNamed } from '../concept/named-people.ts';
import type { Chance } from '../drawing/random.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { isPerson as isPersonPiece } from '../pieces/people.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { isFollower, isPersonNoun, lower, splitWords } from './parts-of-speech.ts';
import { tagWords } from './tag-words.ts';

export interface Pronouns {
  they: 'it' | 'he' | 'she';
  them: string;
  their: string;
  themself: string;
}

const HE: Pronouns = { they: 'he', them: 'him', their: 'his', themself: 'himself' };
const SHE: Pronouns = { they: 'she', them: 'her', their: 'her', themself: 'herself' };
const IT: Pronouns = { they: 'it', them: 'it', their: 'its', themself: 'itself' };
const PRONOUNS: readonly Pronouns[] = [IT, IT, HE, SHE];
/** By the same draw: nobody who has a trade is an it. */
const OF_PEOPLE: readonly Pronouns[] = [HE, SHE, HE, SHE];

const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}’'-])(?:${list.trim().split(/\s+/u).join('|')})(?![\\p{L}-]|['’]s )`, 'iu');

/** A "queen bee" and a "king size bed" are a she and a he for a joke's sake. */
const SHE_WORDS = words(`
  grandma grandmother granny gran nana nan grandmum great-grandmother aunt auntie aunty mother mum mom mommy mummy mama stepmother godmother
  mother-in-law daughter sister wife ex-wife girl girlfriend lady landlady woman businesswoman saleswoman queen princess duchess countess empress
  baroness witch sorceress priestess goddess nun actress waitress hostess stewardess heiress governess ballerina mermaid siren bride
  bridesmaid widow niece maid milkmaid cheerleader diva prima-donna housewife mistress mrs ms miss madame mademoiselle señora
  señorita signora frau fräulein donna dame lioness tigress hen cow mare ewe vixen tsarina geisha fairy matryoshka nonna abuela babushka oma
  babcia matriarch heroine seamstress \\p{L}{2,}woman cowgirl schoolgirl superwoman she-devil karen`);
const HE_WORDS = words(`
  grandpa grandfather grandad granddad gramps great-grandfather uncle father dad daddy papa stepfather godfather father-in-law son brother
  husband ex-husband boy boyfriend gentleman man businessman salesman king prince duke count emperor baron wizard warlock monk god
  groom widower nephew butler mr sir señor signor signore herr monsieur don lord lad bloke guy dude bro bull rooster stallion
  ram tsar sultan pharaoh samurai nonno abuelo opa dziadek patriarch policeman fireman fisherman milkman postman mailman snowman caveman
  cowboy schoolboy superman santa bishop pope abbot friar lumberjack handyman doorman gingerbread-man`);

/** Called by names that are nobody else's. */
const HE_BY_NAME = words(`
  sherlock poirot watson columbo clouseau dumbledore snape malfoy obi-wan kenobi chewbacca vegeta gohan luffy sasuke saitama wario waluigi
  haaland ronaldinho gandalf frodo bilbo aragorn gollum sauron captain\\Whook vivaldi wagner tchaikovsky puccini stravinsky debussy archimedes galileo schrodinger squidward`);

/** Behind it stands what is told of them. */
const OF_WHOM = / (?:that|who|which|with|without|of|and|in|on) /iu;

/** "My late husband's armchair": it is no he, whoever sat in it. */
const OF_SOMEBODY = /^(?:(?:my|our|your|his|her|the|an?) )?\S.*['’]s (?:\p{Ll}+ )*(\p{Ll}+)$/iu;

/** Who comes in it is called "signora", be it a hedgehog. */
const WORN_BY_HER =
  / (?:in|wears|wearing|with) (?:an? |her )?(?:\p{L}+ )?(?:wedding dress|wedding gown|ball ?gown|evening gown|bridal veil|tutu|tiara)$/iu;

/** They are told of as a group, which is one. */
const SEVERAL =
  /^(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|several|many|hundred|thousand|twins|triplets)(?: |$)/iu;

/** "My friend Kevin": behind whose it is and what it is stands a name. */
const OF_MINE = /^(?:my|our) (?=\p{L})/iu;

const BUSY = / \p{L}{2,}ing(?: |$)/iu;
/** Names of things as well, and no followers of a trade elsewhere. */
const IN_UNIFORM = /\b(?:tram|train|bus|orchestra) conductor$|^(?:an? |the )?\p{Lu}\p{L}+ (?:fan|supporter)$/u;

/** Whoever tells of themself, or of what happens to anybody: "I work in a call centre", "when you forget a name". */
const BY_ME =
  /^i(?: \p{L}+){4}|^(?:(?:that|the) (?:feeling|moment|face|look) |me |pov:? |tfw |mfw )?when(?:ever)? (?:you|i|we) /iu;

/** What somebody lost, "his glasses", tells it best; then who it is, by the words for it or by a first name; else chance. */
export function choosePronouns(chance: Chance, subjects: readonly Idea[] = [], ...traits: readonly Idea[]): Pronouns {
  const drawn = chance.pick([...PRONOUNS.keys()]);
  const typed = typedOf(subjects);
  const whom = (typed[0] ?? '').split(OF_WHOM)[0] ?? '';
  const isPerson =
    isFollower(whom) ||
    // A bluetooth speaker is called so as well.
    (subjects.some(({ piece }) => piece !== null && isPersonPiece(piece)) && isCalledSomebody(splitWords(lower(whom)))) ||
    IN_UNIFORM.test(whom) ||
    BY_ME.test(typed[0] ?? '') ||
    (OF_MINE.test(whom) && splitWords(lower(whom)).some(isPersonNoun)) ||
    [whom, whom.split(BUSY)[0] ?? ''].some((words) => isPersonNoun(lower(splitWords(words).at(-1))));
  const chosen = (isPerson ? OF_PEOPLE : PRONOUNS)[drawn] ?? IT;
  const told = genderOf([...typed, ...typedOf(traits)].join(' '), /\b(?:he|his|him|himself)\b/iu, /\b(?:she|her|herself)\b/iu);
  if (told) return told;
  const owned = OF_SOMEBODY.exec(whom)?.[1];
  if (owned !== undefined && !isPersonNoun(owned) && !namesCreature(owned)) return IT;
  if (SEVERAL.test(typed[0] ?? '') && readNounPhrase(typed[0] ?? '').kind === 'many') return IT;
  const form = subjects
    .flatMap(({ word, english, given }) =>
      given && english !== undefined ? [genderOfForm(word) ?? (isPerson ? genderOfArticle(word) : undefined)] : [],
    )
    .find((gender) => gender !== undefined);
  const seen = isPerson ? genderOfPiece(subjects[0]?.piece ?? '') : undefined;
  for (const text of typed) {
    // The aunt of "the aunt who hates her uncle" stands first.
    const [subject = ''] = text.split(OF_WHOM);
    const named = genderOfNamed(subject);
    if (named) return named === 'she' ? SHE : HE;
    const known = genderOf(subject, HE_WORDS, SHE_WORDS) ?? genderOfName(subject) ?? (HE_BY_NAME.test(subject) ? HE : undefined);
    // A factrice is a postman in English, and no man.
    if (known) return known === HE && form === 'she' ? SHE : known;
  }
  const gender = form ?? seen ?? (WORN_BY_HER.test(typed[0] ?? '') ? 'she' : undefined);
  return gender === undefined ? chosen : gender === 'she' ? SHE : HE;
}

/** The emoji of a man and of a woman, whatever they do. */
const genderOfPiece = (piece: string): 'she' | 'he' | undefined =>
  piece.startsWith('1f468') ? 'he' : piece.startsWith('1f469') ? 'she' : undefined;

/** "Un boulanger" is no she, and "die Verkäuferin" no he. */
const genderOfArticle = (typed: string): 'she' | 'he' | undefined =>
  /^(?:un|le|el|il|lo|uno|um|der|ein|mein|unser|mio|mój|мой) /iu.test(typed)
    ? 'he'
    : /^(?:une|la|una|uma|die|eine|ma|meine|unsere|mia|minha|moja|моя) /iu.test(typed)
      ? 'she'
      : undefined;

const typedOf = (ideas: readonly Idea[]): string[] =>
  ideas.flatMap(({ word, english, given }) => (given ? [english ?? word] : []));

function genderOf(text: string, he: RegExp, she: RegExp): Pronouns | undefined {
  const [isHe, isShe] = [he.test(text), she.test(text)];
  return isHe === isShe ? undefined : isHe ? HE : SHE;
}

/** "Frida Kahlo", where nobody doubts that it is a name. */
function genderOfName(text: string): Pronouns | undefined {
  const [first] = tagWords(OF_MINE.test(text) ? text.replace(/^.*? (?=\p{Lu})/u, '') : text);
  if (!first || !/^\p{Lu}/u.test(first.text)) return undefined;
  return first.tags.has('FemaleName') ? SHE : first.tags.has('MaleName') ? HE : undefined;
}
