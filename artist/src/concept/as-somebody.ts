/** A trade without a picture is somebody, and no beast or tin with its name. */
import { isEnglishWord } from '../author/english-words.ts';
import { isFollower, isPersonNoun } from '../author/parts-of-speech.ts';
import { isPerson } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';
import { calledPerson } from './as-called.ts';
import type { AskedTheme } from './asked-theme.ts';
import { isBeast } from './creatures.ts';
import { findPair } from './find-pair.ts';
import { foldWords } from './fold-words.ts';
import { findGivenName } from './given-names.ts';
import { hearPerson, isCalledSomebody, isDoer, isFormOfTrade, PERSON } from './hear-who.ts';
import { findingOf, type Heard } from './heard.ts';
import { colorOfNamed, findNamedPerson } from './named-people.ts';
import { inPlainWords } from './plain-theme.ts';
import { isSaying, readWish } from './read-wish.ts';
import { hearTopic } from './topics.ts';

export function asSomebody(asked: AskedTheme, typed: string, english: string | undefined): AskedTheme {
  const text = english ?? typed;
  const pair = findPair(text);
  const who = pair?.first ?? text;
  // The dog of "my wife and my dog" is beside her.
  const isBeside = ({ piece }: Heard) => asked.others.some((one) => one.piece === piece);
  const seen = pair ? asked.subjects.filter((one) => !isBeside(one)) : asked.subjects;
  const { named, isRole } = knownByName(asked, typed, seen);
  const isShown = seen.some((one) => !isRole(one) && isShownAsIs(one));
  if (isShown || isSaying(typed) || isThingOfSomebody(asked, who) || (english === undefined && isSaidOfThing(asked, typed)))
    return asked;
  const isCalledSo = isAboutSomebody(asked, who) || (pair !== undefined && isCalledSomebody(splitWords(who.toLowerCase())));
  const called = calledPerson(typed);
  const piece =
    named?.piece ??
    called ??
    hearPerson(pair && english === undefined ? who : typed, who, isCalledSo) ??
    (isTourist(asked, text) ? PERSON : undefined);
  if (piece === undefined) return asked;
  const trade = pair && splitWords(pair.first.toLowerCase()).at(-1);
  return {
    ...asked,
    subjects: [findingOf(piece)],
    color: asked.color ?? (named === undefined ? undefined : colorOfNamed(named.name)),
    // Of a name with a slip in it no part is a thing, nor is who somebody is: Elon Mosk has no mosque, an early riser no rice.
    others: [
      ...asked.subjects.filter(({ said }) => !isDoer(said) && said !== trade && (named === undefined || isEnglishWord(said))),
      ...asked.others,
    ],
    unanswered: called
      ? splitWords(foldWords(findGivenName(typed)?.name ?? '') ?? '').filter((word) => !asked.topic?.words.includes(word))
      : asked.unanswered.filter((word) => word !== trade && !(SELLER.test(word) && asked.topic)),
    // A beast that everybody knows is half of whatever body was asked for, as any beast is.
    ...((named === undefined || isPerson(named.piece)) && { isAnyPerson: true }),
  };
}

/** Who everybody knows by name, unless they are only the role of another: a sponge that is a nurse by trade is that sponge. */
function knownByName({ topic }: AskedTheme, typed: string, seen: readonly Heard[]) {
  const leader = topic && findNamedPerson(typed, topic.words);
  const isInRole = leader !== undefined && AS_SOMEBODY.test(typed);
  const isOther = (one: Heard) => isInRole && !isPerson(one.piece) && !leader.name.includes(one.said);
  return {
    named: seen.some(isOther) ? undefined : leader,
    isRole: ({ piece }: Heard) => isInRole && isPerson(piece),
  };
}

/** Somebody who has a picture, or a thing that is called like somebody who cleans: a vacuum cleaner. */
function isShownAsIs({ piece, said }: Heard): boolean {
  const last = splitWords(said).at(-1) ?? '';
  const isNamedLikeThem = / \p{L}+[eo]r$/u.test(said) && (isPersonNoun(last) || isDoer(last));
  return isPerson(piece) || isBeast(piece) || piece === TROLL || isNamedLikeThem;
}

/** Whoever is about a land is there, as people are. */
const isTourist = ({ topic }: AskedTheme, text: string): boolean =>
  topic?.id === 'place' && topic.holds.length > 0 && splitWords(text).length <= splitWords(topic.words.join(' ')).length;

/** Who somebody known by name is besides. */
const AS_SOMEBODY = /\s(?:as|but)\s(?:an?|the)\s/u;

/** Where a topic tells more of whoever sells, nobody needs to read that. */
const SELLER = /^(?:seller|vendor)$/u;

/** A tram conductor, an Arsenal fan and a bus conductor on strike are people, whatever the topic is. */
function isAboutSomebody({ topic }: AskedTheme, english: string): boolean {
  const heads = [english, inPlainWords(english)].map((text) => text.split(BEHIND_WHO)[0] ?? '');
  return (
    topic !== undefined &&
    (isCalledSomebody(topic.words) ||
      heads.some(
        (who) =>
          isFollower(who) || / lovers? of | lovers?$|^lovers? of /u.test(who) || isCalledSomebody(hearTopic(who)?.words ?? []),
      ))
  );
}

const BEHIND_WHO = / (?:who|that|which|on|in|at|with|from|for|without) /u;

/** The last noun says what it is: grandma's sofa is a sofa, a crybaby onion an onion, a cousin of the moon a cousin. */
const isThingOfSomebody = ({ subjects }: AskedTheme, english: string): boolean => {
  const [who] = readWish(english).phrases;
  const [what = ''] = who?.relation === 'subject' ? who.text.split(/ (?:of|who|that|which) /u) : [];
  const words = splitWords(what);
  const thing = words.at(-1) ?? '';
  const isThing = words.length > 1 && words.every(isEnglishWord) && !isPersonNoun(thing) && !isDoer(thing);
  return isThing && subjects.some(({ said }) => splitWords(said).at(-1) === thing);
};

/** An "empanada voladora" flies, and sells none. */
const isSaidOfThing = ({ subjects }: AskedTheme, typed: string): boolean => {
  const words = splitWords(typed);
  const form = words.findIndex(isFormOfTrade);
  return form > 0 && form === words.length - 1 && subjects.some(({ from, to }) => from >= 0 && to === form - 1);
};

/** Drawn as a whole, and nobody else. */
const TROLL = '1f9cc';
