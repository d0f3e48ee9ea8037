/**
 * Ideas that no single piece shows, and many of which are known by what belongs to them: surfing is a board and waves,
 * a Monday a calendar and coffee. topics.json has for each what it is called in any language, what is worn and held for it,
 * what stands and floats around, and the place where it is at home.
 */

import { isEnglishWord } from '../author/english-words.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { memoize } from '../pieces/memoize.ts';
import { isPerson } from '../pieces/people.ts';
import { findPieces, isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { foldWord, splitWords } from '../pieces/split-words.ts';
import { ENGLISH, isCompound, isInCompound, pieceForEmoji } from '../pieces/vocabulary.ts';
import { type ColorName, colorsIn } from './colors.ts';
import { findWorldPlace } from './find-world-place.ts';
import { landmarkOf } from './landmarks.ts';
import { findPlaceName } from './place-names.ts';
import { isPlainWord } from './plain-words.ts';
import OWN_TOPICS from './topics.json' with { type: 'json' };
import TOPICS_OF_COMPOUNDS from './topics-of-compounds.json' with { type: 'json' };

const TOPICS = { ...TOPICS_OF_COMPOUNDS, ...OWN_TOPICS };

export interface Topic {
  id: string;
  /** What an idea is seen as where nobody is wished for: one of its things, or whom it suits. */
  bodies?: readonly string[];
  /** Worn by whoever it is about. */
  wears: readonly string[];
  holds: readonly string[];
  /** Of what is worn or held in another colour than its own. */
  colors?: ReadonlyMap<string, ColorName>;
  /** Stands and floats around. */
  around: readonly string[];
  /** In the words of a style; null for what happens anywhere. */
  place: string | null;
  /** True: what is seen of it may be anything else, until its name is read. */
  isRead?: true;
}

export interface HeardTopic extends Topic {
  /** The words of the text that name it, or that are it with a slip of the finger. */
  words: readonly string[];
}

interface Row {
  names: string;
  /** Everyday words, which are these names only where they are the whole text. */
  alone?: string;
  bodies?: string;
  wears?: string;
  holds?: string;
  around: string;
  place?: string;
  /** The names that want to be read as well, or "*" for all. */
  read?: string;
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

interface Index {
  spaced: ReadonlyMap<string, Topic>;
  unspaced: readonly (readonly [name: string, topic: Topic])[];
  /** Those that are found as the whole text only. */
  alone: ReadonlySet<string>;
  /** The spaced ones by how many words they have. */
  byLength: ReadonlyMap<number, readonly { name: readonly string[]; topic: Topic }[]>;
}

let index: Index | undefined;

/** "own-robe#black" is a piece in a colour. */
const colorsOf = (row: Row): Map<string, ColorName> =>
  new Map(
    `${row.wears ?? ''} ${row.holds ?? ''}`.split(' ').flatMap((text) => {
      const [color] = text.includes('#') ? colorsIn([text.split('#')[1] ?? '']) : [];
      return color === undefined ? [] : piecesOf(text).map((piece) => [piece, color] as const);
    }),
  );

function piecesOf(row: string | undefined): string[] {
  if (row === undefined) return [];
  return row.split(' ').map((text) => {
    const [emoji = ''] = text.split('#');
    const piece = pieceForEmoji(emoji) ?? (emoji.startsWith('own-') ? emoji : null);
    if (piece === null) throw new Error(`no piece for ${emoji} of a topic`);
    return piece;
  });
}

function readTopics(): Index {
  const spaced = new Map<string, Topic>();
  const unspaced: [string, Topic][] = [];
  const alone = new Set<string>();
  for (const [id, row] of Object.entries<Row>(TOPICS)) {
    const [wears, holds, around] = [piecesOf(row.wears), piecesOf(row.holds), piecesOf(row.around)];
    const colors = colorsOf(row);
    const topic: Topic = {
      id,
      ...(row.bodies !== undefined && { bodies: piecesOf(row.bodies) }),
      wears,
      holds,
      ...(colors.size > 0 && { colors }),
      around,
      place: row.place ?? null,
    };
    const readTopic: Topic = { ...topic, isRead: true };
    const read = row.read?.split(', ') ?? [];
    for (const name of namesOf(row)) {
      const called = row.read === '*' || read.includes(name) ? readTopic : topic;
      if (UNSPACED.test(name)) unspaced.push([name, called]);
      else {
        const key = isEnglishByChance(name) ? name.toLowerCase() : fold(name);
        if (!spaced.has(key)) spaced.set(key, called);
      }
    }
    for (const name of row.alone?.split(', ') ?? []) alone.add(fold(name));
  }
  unspaced.sort(([one], [other]) => other.length - one.length);
  const split = Array.from(spaced, ([name, topic]) => ({ name: name.split(' '), topic }));
  return { spaced, unspaced, alone, byLength: Map.groupBy(split, ({ name }) => name.length) };
}

const namesOf = ({ names, alone }: Row): string[] => `${names}${alone === undefined ? '' : `, ${alone}`}`.split(', ');

const fold = (text: string): string => splitWords(text).map(foldWord).join(' ');

/** Without its accents a foreign word may be an English one: "iş", "aşk" and "moře" are no "is", "ask" and "more". */
const isEnglishByChance = (name: string): boolean => fold(name) !== name.toLowerCase() && isEnglishWord(fold(name));

/** Every topic there is. */
export const listTopics = (): Topic[] => {
  index ??= readTopics();
  return [...new Set([...index.spaced.values(), ...index.unspaced.map(([, topic]) => topic)])];
};

/** All that a topic is called. */
export const listNamesOf = (id: string): string[] => {
  const row = (TOPICS as Record<string, Row>)[id];
  return row === undefined ? [] : namesOf(row);
};

/** Is a word all of a topic's name? */
export function isTopic(word: string): boolean {
  index ??= readTopics();
  return index.spaced.has(fold(word));
}

/** The names of topics that are one word. */
export function topicWords(): string[] {
  index ??= readTopics();
  return [...index.spaced.keys()].filter((name) => !name.includes(' '));
}

/** What a text is all of a name of: of "no wifi" nothing is left to be read but its name. */
export function topicCalled(text: string): HeardTopic | undefined {
  index ??= readTopics();
  const topic = index.spaced.get(fold(text));
  return topic && { ...topic, words: splitWords(text) };
}

/** What a text is about, by the longest name of a topic in it. */
export const hearTopic = memoize(readTopic);

function readTopic(text: string): HeardTopic | undefined {
  index ??= readTopics();
  const { spaced } = index;
  const words = splitWords(text);
  const folded = words.map(foldWord);
  return (
    hearPun(folded, words, index) ??
    hearName(folded, words, index) ??
    hearUnspaced(text, words, index) ??
    hearSlip(folded, words, spaced)
  );
}

function hearUnspaced(text: string, words: readonly string[], { unspaced, alone }: Index): HeardTopic | undefined {
  if (!UNSPACED.test(text)) return undefined;
  const plain = text.toLowerCase().replaceAll(/\s/g, '');
  const isOnlyWhole = (name: string) => name.length === 1 || alone.has(fold(name));
  const found = unspaced.find(([name]) => plain.includes(name.replaceAll(' ', '')) && (plain === name || !isOnlyWhole(name)));
  return found && { ...found[1], words: wordsWithin(words, found[0]) };
}

/** The words of an unspaced text that a name in it is made of: who else is in 猫が寝坊 is the hero. */
function wordsWithin(words: readonly string[], name: string): readonly string[] {
  const own = words.filter((word) => name.includes(word) || word.includes(name));
  return own.length > 0 ? own : words;
}

function hearName(
  folded: readonly string[],
  words: readonly string[],
  { spaced, alone, byLength }: Index,
): HeardTopic | undefined {
  for (let length = Math.min(Math.max(...byLength.keys()), words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const name = folded.slice(from, from + length).join(' ');
      const written = words.slice(from, from + length).join(' ');
      const isDeed = WHO.test(folded[from - 1] ?? '');
      const isFelt = isDeed && /^(?:love|fear|work)s$/.test(name);
      const forms = [
        name,
        written,
        ...(isFelt ? [] : [name.replace(/s$/, '')]),
        ...(isDeed && !isFelt && NO_OBJECT.test(folded[from + length] ?? '') ? [name.replace(/e?s$/, 'ing')] : []),
      ];
      const called = forms.find((form) => spaced.has(form)) ?? name;
      const topic = length < words.length && isSmallWordAnywhere(name) ? undefined : spaced.get(called);
      const isWhole = () => [...words.slice(0, from), ...words.slice(from + length)].every(isSmallWordAnywhere);
      if (
        !topic ||
        isInCompound(folded, from, length) ||
        isOfAnother(name, folded[from + 1], spaced) ||
        isOfBeast(name, folded[from + length]) ||
        isOnlyWorn(name, folded[from + length])
      )
        continue;
      if (!alone.has(called) || isWhole()) return { ...topic, words: words.slice(from, from + length) };
    }
  }
  return undefined;
}

/** What somebody does or is stands behind it. */
const WHO = /^(?:who|that|which)$/;

/** Behind who runs and who cooks, where nothing is run or cooked. */
const NO_OBJECT = /^(?:|and|in|on|at|with|for|all|every|like)$/;

/** What joins who somebody is to what they do, and where. */
const JOINING = /^(?:who|that|which|on|in|at|during|while)$/;

/** What a place is like, which is no deed. */
const WEATHER = /^(?:the )?(?:rain|snow|storm|fog|night|sun|wind)$/;

/** Where something goes on, whatever else people do there. */
const OF_HOUSES = /\b(?:home|house|hall|cent(?:er|re)|club|church)$/;

/** What is felt or denied is not done: "who hates the sea", "who is afraid of swimming", "who can't swim". And whoever works is at their own work. */
const FELT =
  /^(?:(?:is|are|am|was|were|has|have|had|does|do|did|can|could|will|would|always|secretly|really|so|very|just|only)\b ?)*(?:(?:love|hate|like|dislike|fear|adore|detest|despise|miss|avoid|refuse|dread|loathe)(?:s|es|d|ed)?|works?(?! in| out)|out of|afraid|scared|frightened|terrified|allergic|tired|sick|fond|never|not|no|cannot|t|(?:does|did|is|was|has|can|could|won|don|doesn|didn|isn|wasn|hasn|couldn|wouldn) ?t)\b/;

/** Who writes tickets or reads minds is among no books. */
const NO_BOOKS =
  /^(?:reads?|writes?) (?!(?:an? |the |his |her |old |many )*(?:books?|novels?|poems?|poetry|stor(?:y|ies)|comics?|manga|fairy)\b)\S/;

/** "Who is afraid of flying": it is about somebody, and not about flying. */
export function isAgainst(text: string): boolean {
  const words = splitWords(text);
  const joint = words.findIndex((word) => WHO.test(word));
  const said = words.slice(joint + 1).join(' ');
  return joint > 0 && FELT.test(said) && !/^(?:\S+ ){0,2}(?:love|like|adore|miss|fond)/.test(said);
}

/** Who somebody is, before what they do, as long as that is something by itself. */
export function hearWho(text: string): HeardTopic | undefined {
  const words = splitWords(text);
  const joint = words.findIndex((word) => WHO.test(word));
  index ??= readTopics();
  return joint > 0 && !index.spaced.has(fold(text)) ? hearTopic(words.slice(0, joint).join(' ')) : undefined;
}

/** "A grandma who cooks", "a doctor who surfs": who somebody is, with what is held, stands around and is the place of what they do. */
export function withDeed(topic: HeardTopic, text: string): HeardTopic {
  index ??= readTopics();
  const words = splitWords(text);
  const joint = words.findIndex((word) => JOINING.test(word));
  const at = words.indexOf(topic.words[0] ?? '');
  if (joint === -1 || at === -1 || at > joint) return topic;
  const also = words.findIndex((word, at) => at > joint && /^(?:while|when)$/.test(word));
  const said = words.slice(joint + 1, also === -1 ? undefined : also).filter((word) => !topic.words.includes(word));
  const isDeed = WHO.test(words[joint] ?? '');
  if (isDeed && (FELT.test(said.join(' ')) || NO_BOOKS.test(said.join(' ')))) return topic;
  const told = said.map(foldWord);
  // "Who cooks" is at its cooking.
  const doing = told.map((word) => (index?.spaced.has(word) ? word : word.replace(/e?s$/, 'ing')));
  const deed = hearName(told, said, index) ?? hearName(doing, said, index);
  if (deed === undefined || deed.id === topic.id || WEATHER.test(said.join(' '))) return topic;
  // A bingo night at the retirement home is one of bingo.
  const isThere = OF_HOUSES.test(said.join(' ')) && topic.holds.length > 0;
  return {
    ...topic,
    wears: topic.wears.length > 0 ? topic.wears : deed.wears,
    holds: deed.holds.length > 0 && !isThere ? deed.holds : topic.holds,
    around: isThere ? [...topic.around.slice(0, 2), ...deed.around] : [...deed.around.slice(0, 2), ...topic.around],
    place: deed.place ?? topic.place,
    words: [...topic.words, ...deed.words],
  };
}

/** "Grandpa fishing", "a space librarian": whoever is named beside a deed or a place is at it, and both are seen. */
export function withSecond(topic: HeardTopic, text: string): HeardTopic {
  index ??= readTopics();
  const words = splitWords(text);
  if (words.some((word) => JOINING.test(word))) return topic;
  const rest = words.filter((word) => !topic.words.includes(word));
  const second = rest.length === words.length ? undefined : hearName(rest.map(foldWord), rest, index);
  // A police captain commands no ship.
  if (second && topic.words.join() === RANK) return second;
  if (second?.words.join() === RANK) return topic;
  if (!second || second.id === topic.id || !rest.every((word) => second.words.includes(word) || isSmallWordAnywhere(word)))
    return topic;
  const isSomebody = ({ words: [...name] }: HeardTopic) => isPersonNoun(name.at(-1) ?? '');
  const who = [second, topic].find(isSomebody);
  const deed = who === second ? topic : second;
  if (!who) return topic;
  // A divorce lawyer is at court, and not the one who weeps.
  if (deed.id === 'heartbreak')
    return { ...who, around: [...deed.around.slice(0, 1), ...who.around], words: [...topic.words, ...second.words] };
  return {
    ...who,
    wears: [...deed.wears, ...who.wears.filter((piece) => !deed.wears.some((other) => isHat(other) === isHat(piece)))],
    colors: new Map([...(who.colors ?? []), ...(deed.colors ?? [])]),
    holds: [...deed.holds.slice(0, 1), ...who.holds.slice(0, 1)],
    around: [...deed.around.slice(0, 1), ...who.around.slice(0, 1), ...deed.around.slice(1), ...who.around.slice(1)].filter(
      (piece, at, all) => all.indexOf(piece) === at && !who.wears.includes(piece),
    ),
    place: deed.place ?? who.place,
    words: [...topic.words, ...second.words],
  };
}

const RANK = 'captain';
const isHat = (piece: string): boolean => findPiece('hat', piece) !== undefined;

/** Whoever is about a place is there, as a tourist. */
export function topicOfPlace(text: string): HeardTopic | undefined {
  // A bank statement is in no bank.
  if (isCompound(text)) return undefined;
  if (ROOM.test(text)) return { id: 'place', ...NOTHING_ELSE, place: text, words: splitWords(text) };
  const name = findPlaceName(text)?.name;
  // The vault of a pole vault is no place.
  const isOfSomething = splitWords(text).filter((word) => !isSmallWordAnywhere(word)).length > splitWords(name ?? '').length;
  const land = findWorldPlace(text);
  if (!land && (name === undefined || isOfSomething)) return undefined;
  // A flumph from Ohio is something besides.
  const isPlain = (word: string) => !/[\p{L}\p{N}]/u.test(word) || OF_JOURNEYS.test(word) || isPlainWord(word);
  const rest = splitWords(land?.rest ?? '').filter((word) => !isPlain(word));
  const landmark = land?.rest === '' ? landmarkOf(land) : undefined;
  if (landmark) return { id: 'place', ...NOTHING_ELSE, bodies: [landmark.piece], place: text, words: splitWords(text) };
  // Whoever is in a forest, or a library, is no tourist as in Rome.
  const outfit = land?.look.includes(' ') ? TOURIST : NOTHING_ELSE;
  return { id: 'place', ...outfit, place: text, words: splitWords(text).filter((word) => !rest.includes(word)) };
}

/** Where nobody is as a tourist. */
const ROOM =
  /^(?:(?:in|at) )?(?:(?:a|the|my|our) )?(?:kitchen|bathroom|bedroom|living room|library|garage|basement|attic|supermarket|(?:train )?station)$/;

/** How somebody comes to a place, and when. */
const OF_JOURNEYS =
  /^(?:trips?|journey|voyage|holidays?|vacations?|visits?|visiting|travels?|travell?er|travell?ing|tourists?|tour|weekend|life|summer|winter|spring|autumn|night|day|city|town|country|people|reise|urlaub|viaje|vacaciones|voyage|vacances|viaggio|vacanza|estate|verano|été)$/;

const NOTHING_ELSE = { wears: [], holds: [], around: [] };
const TOURIST = { wears: ['1f576-fe0f'], holds: ['1f4f7'], around: ['1f9f3', '1f5fa-fe0f'] };

/** "Elvis" alone is known by it, but not with a name behind it that is neither his nor any word. */
const isOfAnother = (name: string, next: string | undefined, spaced: ReadonlyMap<string, Topic>): boolean =>
  next !== undefined &&
  !name.includes(' ') &&
  next.length >= SHORTEST_SLIP &&
  !isEnglishWord(next) &&
  [...spaced.keys()].some((whole) => whole.startsWith(`${name} `));

/** A nurse shark is no nurse: of a beast's own name no part is a trade, but a police dog has its own. */
const isOfBeast = (name: string, next = ''): boolean =>
  !/^(?:dogs?)?$/.test(next) &&
  findPieces(`${name} ${next}`, ['animal', 'head']).some(
    ({ piece, from, to }) => from === 0 && to > 0 && !isPerson(piece) && (findPiece('animal', piece) ?? findPiece('head', piece)),
  );

/** Who has a bowler hat on is at no bowling alley, and in a baseball cap at no game. */
const isOnlyWorn = (name: string, next = ''): boolean =>
  /^(?:bowler hat|baseball cap|trucker (?:hat|cap)|sailor (?:hat|cap))s?$/.test(`${name} ${next}`);

/** How much of a word is left in a pun on it: less where it is seen to be one. Others with names much alike are somebody else. */
const LEFT_OF_PUN = 0.7;
const LEFT_OF_BEASTLY_PUN = 0.5;
const BEASTLY =
  /paw|purr|meow|bark|woof|cat|dog|pup|kitt|pig|swine|goat|cow|moo|duck|quack|fish|bear|bee|hare|fox|frog|bone|tail|fur|wing|beak|claw/;

/** A name of which one word is played upon, as no English word is: "Albert Einswine", "Elvis Pawsley", "Napoleon Boneapart". */
function hearPun(folded: readonly string[], words: readonly string[], { spaced, byLength }: Index): HeardTopic | undefined {
  const said = folded.join(' ');
  if (folded.length < 2 || spaced.has(said)) return undefined;
  for (const { name: meant, topic } of byLength.get(folded.length) ?? []) {
    const at = meant.findIndex((word, index) => word !== folded[index]);
    const isSame = meant.every((word, index) => index === at || word === folded[index]);
    const [one = '', other = ''] = [folded[at], meant[at]];
    if (!isSame || isEnglishWord(one) || isEnglishWord(other) || Math.min(one.length, other.length) < SHORTEST_SLIP) continue;
    const left = BEASTLY.test(one) ? LEFT_OF_BEASTLY_PUN : LEFT_OF_PUN;
    if (one[0] === other[0] && countShared(one, other) >= left * Math.max(one.length, other.length)) return { ...topic, words };
  }
  return undefined;
}

/** How many letters two words share, in the same order. */
function countShared(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const row = [0];
    for (let j = 1; j <= other.length; j++)
      row.push(letter === other[j - 1] ? (last[j - 1] ?? 0) + 1 : Math.max(last[j] ?? 0, row[j - 1] ?? 0));
    last = row;
  }
  return last.at(-1) ?? 0;
}

/** Shorter words are too many words with a letter changed. */
const SHORTEST_SLIP = 5;
const LONG = 10;

/** A whole text that is one slip away from a name, or two from a long one: "balet", "Taylor Swoft". */
function hearSlip(
  folded: readonly string[],
  words: readonly string[],
  spaced: ReadonlyMap<string, Topic>,
): HeardTopic | undefined {
  const said = folded.join(' ');
  // Mexico is no misspelt médico, and a pupper no puppet.
  if (
    said.length < SHORTEST_SLIP ||
    folded.every(isEnglishWord) ||
    ENGLISH.find(words)?.isExact ||
    findWorldPlace(said)?.rest === ''
  )
    return undefined;
  let best: { topic: Topic; slips: number } | undefined;
  for (const [name, topic] of spaced) {
    const most = Math.min(name.length, said.length) >= LONG ? 2 : 1;
    if (name.length < SHORTEST_SLIP || Math.abs(name.length - said.length) > most || name[0] !== said[0]) continue;
    const slips = countSlips(said, name, most);
    if (slips > most || (slips > 1 && isOneWordOther(name.split(' '), folded))) continue;
    if (best === undefined || slips < best.slips) best = { topic, slips };
  }
  return best && { ...best.topic, words };
}

/** With two slips in one word of a name it is another name: Newman is not Newton. */
const isOneWordOther = (name: readonly string[], said: readonly string[]): boolean =>
  name.length > 1 &&
  name.length === said.length &&
  name.some((word, at) => word.length < LONG && countSlips(said[at] ?? '', word, 1) > 1);

/** How many letters are too many, too few, wrong, or changed places with their neighbours; more than `most` need not be exact. */
export function countSlips(one: string, other: string, most: number): number {
  let [older, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swapped));
    }
    if (Math.min(...row) > most) return most + 1;
    [older, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
