/** From a wish, or from nothing, to a concept: what somebody is, grew together with, wears, and where. */
import type { Wish } from '@chaos/shared/contract/characters';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { createChance } from '../drawing/random.ts';
import { BOARDS, nameOfCarrier, SELVES } from '../lettering/carriers.ts';
import { canBeSet } from '../lettering/fonts.ts';
import { findBackdropFor } from '../painter/backdrops/backdrops.ts';
import { hatOfPerson, isHatted } from '../painter/costumes.ts';
import { hearExpressions } from '../painter/expression-words.ts';
import { isBoardToRide } from '../painter/stand-on-board.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { findKin } from '../pieces/kin.ts';
import { faceOfWorker, hasOwnHat, isInAction, isOfFaith, isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import type { Finding } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { pieceForEmoji } from '../pieces/vocabulary.ts';
import { glossTheme, translateWish } from '../translation/translate-wish.ts';
import { asOneKind } from './as-one-kind.ts';
import { type Asked, ask } from './ask-body.ts';
import { askTheme, asOwner, unknownBesides } from './ask-theme.ts';
import { type AskedTrait, askTrait } from './ask-trait.ts';
import type { AskedTheme } from './asked-theme.ts';
import { withoutLacked } from './bare-pieces.ts';
import { withoutHat } from './bareheaded-people.ts';
import { withoutBlends } from './blends.ts';
import { isBodyPart, partsNamedBy } from './body-parts.ts';
import { BUILD, isOfLimbs, skinOf } from './build-words.ts';
import {
  BODIES_BY_KIND,
  type Choice,
  choose,
  chooseFitting,
  chooseHeld,
  chooseTrait,
  chosen,
  idsOf,
  inColor,
} from './choose-by-chance.ts';
import { chooseSense } from './choose-sense.ts';
import { colorsIn } from './colors.ts';
import { asPerson, conceiveBody, keepApart } from './conceive-body.ts';
import { boardsFor, lettered, letteredGlyph, letteredProp } from './conceive-letters.ts';
import { conceiveProps, PROPS_MAX } from './conceive-props.ts';
import { asksNoPlace, conceiveStyle, saysName } from './conceive-style.ts';
import { type Companion, type Concept, type Idea, lookOf, type Style } from './concept.ts';
import { correctWish } from './correct-wish.ts';
import { isCreature } from './creatures.ts';
import { homesOf, landIn } from './find-home.ts';
import { findMixture, withoutTopicOf } from './find-mixture.ts';
import { findPair } from './find-pair.ts';
import { foldWords } from './fold-words.ts';
import { type HeardBuild, hearBuild, hearBuildOf, hearUnseenParts } from './hear-build.ts';
import { hearCompany, hearDoer, isYoung, shareBeside } from './hear-company.ts';
import { costumeOf, dressOf, headsInOneCoat, OF_COSTUME } from './hear-costume.ts';
import {
  hearLacking,
  hearLacks,
  hearMissing,
  hearRefusedTheme,
  hearUndressed,
  hearUnwanted,
  hearUnwantedColors,
  TOOTH,
} from './hear-negation.ts';
import { hearNumber } from './hear-number.ts';
import { hearWhen } from './hear-when.ts';
import { genderOfForm, isWomanByTrade } from './hear-who.ts';
import { asksForSomething, BODY_ROLES } from './hear-wish.ts';
import { ENOUGH, findingOf, type Heard, isSaidBy, NAMED, OF_TOPIC } from './heard.ts';
import { joinWords } from './join-words.ts';
import { nameAmongOthers } from './known-names.ts';
import { asBodySays, headFirst, isAboutAnyone } from './long-theme.ts';
import { missedWord } from './missed-word.ts';
import { withoutPetName } from './names-of-pets.ts';
import { ideaToRead, isAboutIdea, NAME_MAX, nameToRead } from './names-to-read.ts';
import { ANY_HAT, isClothes, isWearable, TEAR, WINGS } from './outfit.ts';
import { partSentences } from './part-sentences.ts';
import { plainDenials } from './plain-denials.ts';
import { hearThings } from './plain-theme.ts';
import { readWish } from './read-wish.ts';
import { rewordWish } from './reword-wish.ts';
import { readSaidAfter } from './said-after.ts';
import { spellWords } from './spell-words.ts';
import { tidyWish } from './tidy-wish.ts';
import { type HeardTopic, hearTopic, topicCalled } from './topics.ts';
import { mountOf } from './what-is-ridden.ts';
import { withoutInsults } from './without-insults.ts';
import { withoutRequest } from './without-request.ts';
import { withoutShare } from './without-share.ts';
import { hearSaid } from './words-said.ts';

/** Who may do anything, and whose face shows it: dog, cat, fox, bear, raccoon, frog, panda, rabbit, monkey, pig, mouse, penguin, sloth, capybara. */
const ANYBODY = '1f415 1f408 1f98a 1f43b 1f99d 1f438 1f43c 1f407 1f412 1f416 1f401 1f427 1f9a5 own-capybara'.split(' ');

const MERMAID = /(?<!\p{L})(?:mer(?:maid|man|people)|meerjungfrau|nixe|sirena|sirène|sereia|siren)|人魚|マーメイド/iu;
const FISH_TAIL =
  /^(?:with |mit |con |avec |com |a |an |the |her |un |una |une |uma |einem |einen )*(?:(?:fish|mermaid|long|shiny|sparkly|big)(?:['’]s)? )*(?:tail|fins?|fish ?tail)$|fischschwanz|flosse$|nixenschwanz|^(?:con |avec |com )?(?:una? |une |uma )?(?:coda|cola|queue|cauda|rabo)(?: (?:de|di|da|del) (?:pesce|pez|pescado|poisson|peixe|siren\p{L}*|sirène|sereia))?$|(?:魚|人魚)の(?:尾|尻尾|しっぽ|下半身)|尾びれ/iu;

/** Hangs by the arms that somebody wished for. */
const SLOTH = '1f9a5';

const isOwnBeast = (theme: Idea, body: Idea): boolean =>
  theme.piece !== null && theme.piece === body.piece && isCreature(theme.piece) && !isPerson(theme.piece);

/** A topic is seen on whose body was asked for, as one of its things, or on somebody whom it suits: a word for what they look like is nobody. */
function whoeverDoes(theme: AskedTheme, body: Asked | null, choice: Choice): Idea {
  const asked = body && !body.isLooks ? findSubject(body.findings)?.piece : undefined;
  const hasLimbs = body?.build.qualities.some(isOfLimbs) ?? false;
  const own = isAboutIdea(theme) && !hasLimbs ? (theme.topic?.bodies ?? []).filter((piece) => !choice.isUnwanted(piece)) : [];
  const able = hasLimbs ? ANYBODY.filter((piece) => piece !== SLOTH) : ANYBODY;
  const whoever = own.length > 0 ? own : able;
  return { ...choose(choice, (chance) => asked ?? chance.pick(whoever)), word: theme.word, given: true };
}

/** What is seen by all that belongs to it needs no sign. */
const isOfTopic = (name: string, topic: HeardTopic | undefined): boolean =>
  topic !== undefined && splitWords(name).every((word) => topic.words.includes(word));

const PRAYER_BEADS = '1f4ff';

const MEATS: ReadonlySet<string> = new Set('1f969 1f357 1f356 1f354 1f953 1f32d 1f95a 1f373 1f9c0 1f363 1f364'.split(' '));

/** A pirate in an office, and a cowboy in space, keep the hat that they are known by. */
const isSomebodyElse = (who: Heard | undefined, { words }: HeardTopic): boolean =>
  who !== undefined && isPerson(who.piece) && isHatted(who.piece) && !splitWords(who.said).some((word) => words.includes(word));

/** One thing is held, for the other hand belongs to the trait. */
const outfitOf = (topic: HeardTopic, who: Heard | undefined, { isUnwanted }: Choice): Heard[] =>
  [...topic.holds, ...topic.wears]
    .filter((piece) => !isUnwanted(piece) && !(findPiece('hat', piece) && isSomebodyElse(who, topic)))
    .map((piece) => {
      const color = topic.colors?.get(piece);
      return { ...findingOf(piece), ...(color && { color }) };
    });

/** A creature keeps its own face and a plane its nose, and either carries a word about. */
const carriesWords = (piece: string): boolean => isCreature(piece) || findPiece('body', piece)?.kind === 'vehicle';

/** As large as what is held, at most. */
const isHandy = ({ piece, score }: Heard): boolean =>
  score >= ENOUGH &&
  (HANDY.has(piece) ||
    findPiece('held', piece) !== undefined ||
    /^(?:thing|food|plant)$/.test(findPiece('body', piece)?.kind ?? '')) &&
  !LARGE.has(piece);
/** A pumpkin, a flag, fish, chicks: neither things nor food, and held all the same. */
const HANDY: ReadonlySet<string> = new Set('1f383 1f6a9 1f41f 1f420 1f421 1f424 1f425'.split(' '));
const LARGE: ReadonlySet<string> = new Set(
  `1f6aa 1f4fa 1f5a5-fe0f 1f5a8-fe0f 1f6e2-fe0f 1f9f1 26b0-fe0f 1faa6 1f3fa 1f488 1f4eb 1f3b9 1f6d2 2b50 2601-fe0f 1f32a-fe0f 2600-fe0f 1f315 1f30d 1fa90 1f308 26a1 1f525 own-fridge
  own-washing-machine own-oven own-vending-machine own-cannon own-harp own-fire-hydrant own-iceberg own-jukebox own-wardrobe own-shelf own-dishwasher own-table own-parking-meter own-escalator
   own-totem-pole own-gumball-machine own-arcade-machine own-cauldron own-safe own-anvil own-treadmill
   own-photocopier own-curtain own-fence own-playground-swing own-seesaw own-manhole-cover own-smoke
   1f6c1 1f6bd 1f6cb-fe0f 1f6cf-fe0f 1f6f7 1f319 1f9bd 1f9bc own-wheelbarrow own-carpet`.split(/\s+/u),
);

/** A cactus without arms is another one than a cactus. */
const asLacking = (idea: Idea, wish: Wish): Idea =>
  idea.piece === null ? idea : { ...idea, piece: withoutLacked(idea.piece, wish) };

const LIMBS = /^(?:legs|arms)$/;

/** Who lives in a tiny house or drives a huge car is of any size. */
const SIZE_OF_ANOTHER =
  / (?:in|inside|into|on|at|from|under|behind|beside|through|with|has|owns|wears|wearing|drives|driving|rides|riding) (?:(?:an?|the|his|her|its|their|my) )?(?:very |really )?(?:tiny|teeny|miniature|huge|enormous|gigantic|giant|massive|colossal) (?!body|build|frame)\p{L}+/giu;

/** Whatever is haunted is so where others are. */
const HAUNTED = /(?<!\p{L})(?:haunted|possessed)(?= \p{L})(?! by)/iu;

/** What is written on whoever is a word. */
const lettersOf = (idea: Idea): string => (idea.piece === null ? idea.letters : '');

/** The names of what is seen by its nearest kin, and would be taken for that. */
const namesOfKin = (heard: readonly Heard[], shown: readonly (string | null | undefined)[]): string[] => [
  ...new Set(heard.filter(({ piece }) => findKin(piece)?.isPlain === false && shown.includes(piece)).map(({ said }) => said)),
];

/** A trait that only says what a body is like is seen on it. */
const ofTraits = ({ qualities, isAll }: HeardBuild) => (isAll ? qualities : []);

const colorOfTheme = (theme: Idea, body: Idea, asked: { theme: AskedTheme | null; trait: AskedTrait | null }) =>
  asked.theme?.color ??
  (theme.piece === body.piece ? body.color : undefined) ??
  (theme.piece !== null && isCreature(theme.piece) ? asked.trait?.color : undefined);

const isHalf = ({ piece }: Finding): boolean => findPiece('body', piece) !== undefined;

/** Who says only what is not wanted gets what chance chooses, and is still told of in their own words. */
const namedAs = (idea: Idea, asked: { word: string } | null, text: string | null): Idea => {
  const word = asked === null ? foldWords(text) : null;
  return word === null ? idea : { ...idea, word, given: true };
};

const inEnglish = (idea: Idea, english: string | undefined): Idea =>
  idea.given && english !== undefined ? { ...idea, english } : idea;

/** The words of the whole wish tell which language a style is in: "bagno" is a swamp in Polish. What nobody knows in English stays as it was. */
function conceiveTypedStyle(
  place: string | null,
  english: string | undefined,
  given: Parameters<typeof conceiveStyle>[1],
): Style {
  const style = english === undefined || place === null ? undefined : conceiveStyle(english, given);
  return style === undefined || style.isUnknown
    ? conceiveStyle(place, given)
    : { ...style, ...(place !== null && { typed: place }) };
}

const withoutWords = (text: string | null, said: readonly string[]): string =>
  splitWords(text ?? '')
    .filter((word) => !said.includes(word))
    .join(' ');

/** What is done with a thing that stays what it is, without "-ing". */
const DONE_TO =
  'watch|hoard|chas|collect|guard|push|pull|throw|fight|eat|drink|hav|cook|bak|water|carry|lift|deliver|feed|steal|hid|bury|juggl|paint|knit|wash|iron|build|fix|repair|clean|polish|sweep|robb|count|kick|catch|hunt|sell|mow|milk|shear|serv|pack|burn|break|smash|chew|lick|sniff';
/** Before what is there as well, of which nobody is made. */
const BESIDE = new RegExp(
  ` (?:beside|near|next to|in front of|at the sight of|between|full of|under|underneath|beneath|behind(?! (?:the|a|its|his|her) wheel)|(?:looking|searching|waiting) for|(?:${DONE_TO})ing(?: out of)?|trying to \\p{L}+|can(?:not|['’]t) \\p{L}+) (.+)$`,
  'u',
);

/** What somebody has with them or in a hand; a head, a shell or a tail of something is grown on. */
const WITH =
  / (?:with|holding|holds|carrying|carries|waving|waves) (?:(?:an?|the|his|her|its|their|some|two|three) )?(?!.*\b(?:heads?|body|face|legs?|arms?|hands?|feet|tails?|wings?|shell|hair|fur|skin|back|belly|nose|instead|for)\b)(.+)$/u;

/** Who became a sofa, looks like one or thinks so may be half of it, and who drives a bus sits in it; who ate, stole or waits for one is not. */
const DONE_WITH =
  / (?:that|who|which) (?:(?:always|only|just|secretly|really|still|once|accidentally|actually) )*(?!(?:is|are|was|were|be|been|being|am|has|have|had|became|becomes?|becoming|turn(?:s|ed)|think(?:s|ing)?|thought|believe[sd]?|identif\w+|pretend\w*|imagin\w+|dream\w*|want\w*|wish\w*|look(?:s|ed) like|dress\w*|disguis\w+|act(?:s|ed) like|transform\w*|morph\w*|mutat\w+|merg\w+|fus\w+|grew|grow(?:s|n)|can|could|will|would|drives?|drove|rides?|rode|flies|flew|steers?|pilots?|sails?|wears?|got|gets|carr(?:y|ies|ied)|uses?|used|swap\w*|replaced?|exchanged?)\b)\p{L}+(?! (?:into|as)\b).*$/u;

/** What a sign in the place says is not to be read twice. */
const unsaidBy = (backdrop: string, word: string | null): string | null =>
  word !== null && backdrop.split(' =')[1]?.includes(word) ? null : word;

/** Decides what a character is going to be. The same wish and seed always give the same concept. */
export function conceive(asked: Wish, seed: string): Concept {
  const typed = asWorker(asBodySays(partSentences(withoutShare(rewordWish(plainDenials(joinWords(tidyWish(asked))))))));
  const mainTheme = withoutRequest(typed.mainTheme);
  const understood = correctWish({ ...typed, mainTheme });
  const english = translateWish(understood).mainTheme;
  const text = english ?? understood.mainTheme ?? '';
  const company = hearCompany(text);
  const [who, ...names] = company ?? hearDoer(text) ?? [];
  const said = readSaidAfter({ ...typed, mainTheme: withoutRequest(tidyWish(asked).mainTheme) });
  const withAfter = (idea: Idea): Idea => (said === null || english !== undefined ? idea : { ...idea, after: said.after });
  if (who === undefined) {
    const unnamed = english === undefined ? withoutPetName(mainTheme ?? '') : null;
    const alone = conceiveOne(unnamed === null ? typed : { ...typed, mainTheme: unnamed }, seed, 'alone');
    const word = alone.theme.word === unnamed ? (mainTheme ?? unnamed) : alone.theme.word;
    return { ...alone, theme: withAfter({ ...alone.theme, word }) };
  }
  const first = ownerOf(conceiveOne({ ...typed, mainTheme: who }, seed, 'first'), [who, ...names]);
  // A body that is who it is about is nobody else's.
  const isOwn = first.body.given && lookOf(first.body) === lookOf(first.theme) && !hearBuild(typed.bodyInfluence).isAll;
  const of: Wish = { ...typed, ...(isOwn && { bodyInfluence: null }) };
  const others = names.map((text, index) => conceiveOne({ ...of, mainTheme: text }, `${seed}/company/${index}`, 'beside'));
  // All of it is told of, in the words in which it was typed.
  const word = foldWords(mainTheme) ?? first.theme.word;
  const theme = withAfter({ ...first.theme, word, ...(english !== undefined && { english }) });
  // Of whom the number is, it is to be read once.
  const number = hearNumber(names.join(' '));
  const sign = number === undefined ? [] : [letteredProp(number, createChance(`${seed}/number`))];
  const shown = company === undefined ? others.map((one) => one.theme) : [];
  const isNew = (prop: Idea): boolean => !shown.some((one) => lookOf(one) === lookOf(prop));
  const props = [...sign, ...shown, ...first.props.filter(isNew)].slice(0, PROPS_MAX);
  return { ...first, theme, props, ...(company && { company: others.map((one, at) => inCompany(first, one, names[at])) }) };
}

/** An avocado whose body is a plumber is an avocado at a plumber's work, and no man in green. */
function asWorker(wish: Wish): Wish {
  const { mainTheme, bodyInfluence } = wish;
  if (mainTheme === null || bodyInfluence === null) return wish;
  const isAtIt = isShownAtIt(bodyInfluence);
  if (!isAtIt && !isPersonNoun(bodyInfluence.toLowerCase())) return wish;
  const isDressed = (topicCalled(bodyInfluence)?.wears.length ?? 0) > 0;
  const isBare = (hearTopic(mainTheme)?.wears.length ?? 0) === 0;
  return isDressed && isBare && (isAtIt || hearThings(mainTheme))
    ? { ...wish, mainTheme: bodyInfluence, bodyInfluence: mainTheme }
    : wish;
}

/** A surfer is drawn down to the board, a golfer with a hole beside him, a ballerina as shoes: a goat does the same instead. */
function isShownAtIt(trade: string): boolean {
  const findings = ask(trade, undefined, BODY_ROLES)?.findings ?? [];
  const isShoe = (piece: string) => findPiece('shoe', piece) !== undefined;
  return findings.some(({ piece }) => isInAction(piece) || isShoe(piece) || findKin(piece)?.isPlain === false);
}

/** Whose cow is "his" is a man. */
function ownerOf(first: Concept, [who = '', other = '']: readonly string[]): Concept {
  const owner = other.startsWith('his ') ? 'his' : other.startsWith('her ') ? 'her' : undefined;
  if (owner === undefined || genderOfForm(who) !== undefined) return first;
  const own = (idea: Idea): Idea => (idea.piece === null ? idea : { ...idea, piece: asOwner(idea.piece, owner) });
  return { ...first, theme: own(first.theme), body: own(first.body) };
}

/** English calls a boulangère a baker. */
function asWoman(idea: Idea, typed: string): Idea {
  if (idea.piece === null || !isPerson(idea.piece) || !isWomanByTrade(typed)) return idea;
  const [code = ''] = /^1f(?:46e|477|575|482|9d9|9b[89])$/u.exec(idea.piece) ?? [];
  const piece = code === '' ? null : pieceForEmoji(`${String.fromCodePoint(Number.parseInt(code, 16))}\u200d\u2640\ufe0f`);
  return { ...idea, piece: piece ?? asOwner(idea.piece, 'her') };
}

/** More than so many would leave who has them small, and are a little smaller themselves, as is who is young. */
const CROWD = 4;
const OF_CROWD = 0.7;

/** Who stands beside somebody brings no words along, which are read once. */
function inCompany(first: Concept, { trait, also, ...one }: Concept, name = ''): Companion {
  const isRead = trait.piece === null;
  return {
    ...one,
    trait: isRead ? { ...first.trait, isTold: true } : trait,
    ...(also && { also }),
    share: shareBeside(lookOf(first.theme), lookOf(one.theme)) * ((one.count ?? 1) > CROWD || isYoung(name) ? OF_CROWD : 1),
  };
}

/** @param role nobody of a company is half of anything by chance. */
function conceiveOne(typed: Wish, seed: string, role: 'alone' | 'first' | 'beside'): Concept {
  const bodyInfluence = withoutRequest(typed.bodyInfluence);
  const corrected = correctWish({ ...typed, mainTheme: withoutRequest(typed.mainTheme), bodyInfluence });
  // A neck in Spanish is no cello.
  const meantBody = hearBuild(bodyInfluence).isAll ? { ...corrected, bodyInfluence } : corrected;
  // Whoever is a mermaid has such a tail.
  const hasTail = MERMAID.test(meantBody.mainTheme ?? '') && FISH_TAIL.test(bodyInfluence ?? '');
  const understood = hasTail ? { ...meantBody, bodyInfluence: null } : meantBody;
  const chance = createChance(`${seed}/concept`);
  const blend = withoutBlends(understood.mainTheme);
  const translated = { ...translateWish(meantBody), ...blend, ...chooseSense(understood) };
  if (hasTail) delete translated.bodyInfluence;
  const { wish, english, isInsult } = withoutInsults(understood, translated);
  const meant: Wish = { ...wish, ...english };
  const isRefusedByWish = hearUnwanted(meant);
  const asked = {
    theme: askTheme(wish.mainTheme, english.mainTheme ?? glossTheme(wish), asksNoPlace(wish.style)),
    body: ask(wish.bodyInfluence, english.bodyInfluence, BODY_ROLES),
    trait: askTrait(wish.characteristicInfluence, english.characteristicInfluence),
    style: asksForSomething(readWish(wish.style ?? '')) ? foldWords(wish.style) : null,
  };
  const subject = asked.theme ? findSubject(asked.theme.subjects) : undefined;
  const isBodyRead = (asked.body?.findings.length ?? 0) > 0;
  const text = headFirst(meant.mainTheme ?? '');
  const said = text;
  const looks = subject && isCreature(subject.piece) ? (hearBuildOf(subject, text)?.said ?? []) : [];
  const mixture = asked.theme && !isBodyRead ? findMixture(asked.theme, { hero: subject, text, looks }) : undefined;
  if (asked.theme && mixture) asked.theme = withoutTopicOf(asked.theme, mixture);
  asked.body = asPerson(asked.body, asked.theme);
  const struck = (asked.trait?.findings ?? []).filter(({ at }) => at === 'refused').map(({ piece }) => piece);
  // No vegan is grown together with a steak, or with any other meat.
  const isStruck = (piece: string) => struck.includes(piece) || (struck.some((one) => MEATS.has(one)) && MEATS.has(piece));
  const choice: Choice = { chance, isUnwanted: (piece) => isRefusedByWish(piece) || isInsult(piece) || isStruck(piece) };
  const refused = asked.theme === null ? hearRefusedTheme(wish) : null;
  const {
    idea: meantIdea,
    rest,
    isBody,
  } = conceiveTheme({ ...asked, isRefused: refused !== null, english: english.mainTheme }, choice);
  const idea = english.mainTheme === undefined ? meantIdea : asWoman(meantIdea, wish.mainTheme ?? '');
  const isBald = hearExpressions(meant.characteristicInfluence ?? '').some(({ expression }) => expression === 'bald');
  const isBareheaded = choice.isUnwanted(ANY_HAT) || isBald;
  const around = (asked.theme?.topic?.around ?? []).map(findingOf);
  const hero = asked.theme?.subjects.find(({ piece }) => piece === idea.piece && isCreature(piece));
  const ofNoOther = meant.mainTheme?.replaceAll(SIZE_OF_ANOTHER, '') ?? null;
  const ofWho = hero ? hearBuildOf(hero, ofNoOther) : undefined;
  // Three tails are no tails to be held, whoever has them.
  const ofParts = hearBuild(meant.mainTheme);
  const isCounted = (word: string) => ofParts.parts.includes(word);
  const saysPart = (word: string) => isCounted(word) || (ofWho?.said.includes(word) ?? false);
  const { anywhere } = hearBuild(ofNoOther);
  const builtAs = hero ? [...anywhere, ...(ofWho?.qualities ?? [])] : [];
  // What says that a cat is fat is no oil drum.
  const spare: Heard[] = [...rest, ...(asked.theme?.others ?? []), ...(asked.body?.findings.slice(1) ?? [])].filter(
    (one) => one !== mixture && !isSaidBy(one, (word) => saysPart(word) || (ofParts.parts.length > 0 && isBodyPart(word))),
  );
  // Nobody is half of what they water, guard or carry, or are under.
  const deed = / (?:that|who|which|under|beneath|behind) .+$/u.exec((meant.mainTheme ?? '').toLowerCase())?.[0] ?? '';
  const verb = / (?:that|who|which) (\S+)/u.exec(deed)?.[1];
  const isDone = DONE_WITH.test(deed);
  const pair = findPair(meant.mainTheme ?? '');
  const beside = BESIDE.exec((meant.mainTheme ?? '').toLowerCase())?.[1] ?? pair?.second.toLowerCase() ?? '';
  // "A fox and an umbrella" has it in hand, as a fox with one has.
  const withThem = WITH.exec((meant.mainTheme ?? '').toLowerCase())?.[1] ?? pair?.second.toLowerCase() ?? '';
  const brought = isCreature(idea.piece ?? '') ? withThem : '';
  // Who has a skateboard is on it.
  const isBrought = ({ said, piece }: Heard) => said !== '' && brought.includes(said) && !isBoardToRide(piece);
  const isOfDeed = (one: Heard) => {
    const { said, piece } = one;
    return (
      said !== '' &&
      (said === verb ||
        isBrought(one) ||
        beside.includes(said) ||
        (deed.includes(said) && (isDone || /^(?:food|plant)$/.test(findPiece('body', piece)?.kind ?? ''))))
    );
  };
  // Chance grows nothing together with whoever was asked for.
  const isWhole =
    asked.theme !== null && asked.body === null && idea.piece !== null && !spare.some((one) => isHalf(one) && !isOfDeed(one));
  // Whose other half was left out is all there is.
  const isAlone = isBody ?? (wish.bodyInfluence !== understood.bodyInfluence || isWhole || undefined);
  // No vegan is made of meat by chance.
  const ofTrait = new Set(asked.trait?.findings.map(({ piece }) => piece));
  const forBody: Choice = { chance, isUnwanted: (piece) => choice.isUnwanted(piece) || ofTrait.has(piece) };
  // A baker is no man cook besides; a whole sentence is read and somebody is seen.
  const isName = splitWords(idea.word).length <= NAME_MAX && asked.theme?.topic?.id !== 'halves';
  const isCalledSo = isWhole && isPerson(idea.piece ?? '') && isName;
  const apart =
    mixture === undefined && (asked.theme?.isAnyPerson || isCalledSo) && !asked.body
      ? { ...inEnglish(idea, english.mainTheme), given: false }
      : keepApart(idea, conceiveBody(asked.body, { theme: idea, spare, choice: forBody, isBody: isAlone, mixture }), spare);
  const [theme, bare] = asOneKind(idea, apart, (asked.theme?.topic?.wears.length ?? 0) > 0).map((one) =>
    asLacking(choice.isUnwanted(ANY_HAT) || choice.isUnwanted(CROWN) ? withoutHat(one) : one, meant),
  ) as [Idea, Idea];
  // "Pink fur" is the fur of who can have one.
  const isOfBody = (theme.piece === null || !isCreature(theme.piece)) && bare.piece !== null;
  const dress = asked.body === null && isOwnBeast(theme, bare) ? dressOf(asked.theme, said) : undefined;
  const dressed = dress ? inColor({ ...dress, said: bare.word }) : undefined;
  const costume = asked.body === null && isOwnBeast(theme, bare) ? costumeOf(asked.theme, said) : undefined;
  const clad: Idea = costume
    ? { ...bare, piece: costume.piece }
    : dressed
      ? { ...dressed, word: bare.word, given: bare.given }
      : bare;
  const body = asked.trait?.color && isOfBody ? { ...clad, color: asked.trait.color } : clad;
  const inOneCoat = asked.body === null ? headsInOneCoat(asked.theme, said) : [];
  const build = [
    ...new Set([
      ...(asked.body?.build.qualities ?? []),
      ...inOneCoat,
      ...builtAs,
      ...ofTraits(hearBuild(meant.characteristicInfluence)),
    ]),
  ];
  const topic = asked.theme?.topic;
  const who = asked.theme?.subjects.find(({ piece }) => piece === theme.piece);
  // A vampire carries no vampire about.
  // And no beast has prayer beads on, and who is bald no hat but the one that was asked for.
  // A wizard without a wand holds none.
  const lacking = asked.theme ? hearLacking(meant.mainTheme ?? '') : [];
  const ofTheme = [...(asked.theme?.traits ?? []), ...(topic ? outfitOf(topic, who, choice) : [])].filter(
    ({ piece, said }) =>
      !choice.isUnwanted(piece) &&
      piece !== theme.piece &&
      piece !== body.piece &&
      !(said !== OF_TOPIC && isSaidBy({ said }, saysPart)) &&
      !(isBald && said === OF_TOPIC && findPiece('hat', piece)) &&
      !(piece === PRAYER_BEADS && said === OF_TOPIC && !isOfFaith(theme.piece ?? '')),
  );
  // A pirate cat is a cat in a pirate's hat.
  const isBeast = theme.piece !== null && isCreature(theme.piece) && !isPerson(theme.piece);
  const hasTradeOf = (isBeast && !asked.body) || isElder(theme.piece ?? '');
  const trades = hasTradeOf
    ? rest.flatMap(({ piece, said }) =>
        isPerson(piece) && (isBeast || !topic?.words.includes(said)) ? (hatOfPerson(piece) ?? []) : [],
      )
    : [];
  const hats = isBeast ? trades : trades.flatMap((hat) => [hat, ...(WITH_HATS[hat] ? [WITH_HATS[hat]] : [])]);
  const ofBuild = build.flatMap((one) => BUILD[one].brings ?? []).map(findingOf);
  // A pirate grandpa wears no flat cap upon his tricorn.
  const worn = ofTheme.filter(({ piece }) => hats.length === 0 || !findPiece('hat', piece));
  // What was wished for comes first in a hand; only who has a trade holds a tool of it as well.
  const isTypedApart = ({ said }: Heard) => said !== OF_TOPIC && said !== hero?.said;
  const inHand = [...worn.filter(isTypedApart), ...spare.filter((one) => isBrought(one) && isHandy(one))];
  const isFull = inHand.some((one) => isBrought(one) && isHandy(one)) && faceOfWorker(theme.piece ?? '') === undefined;
  const isLeft = ({ piece }: Heard) => isFull && (topic?.holds.includes(piece) ?? false);
  const named = [
    ...(asked.trait?.findings ?? []),
    ...lacking,
    ...(asked.body?.worn ?? []),
    ...hats.map(findingOf),
    ...ofBuild,
    ...inHand,
    ...worn.filter((one) => !isTypedApart(one) && !isLeft(one)),
  ];
  const [first] = named;
  const isHaunted = asked.theme?.topic === undefined && HAUNTED.test(said);
  const place = asked.style ?? asked.body?.manner ?? asked.theme?.place ?? (isHaunted ? 'haunted house' : null);
  const land = landIn(asked.theme, said);
  const when = splitWords(hearWhen(said, topic));
  // Who is made of chocolate is somebody there, and not the picture; "knitted" may be said of both.
  const isOfMaterial = skinOf(ofWho?.qualities) !== undefined && (ofWho?.said.length ?? 0) > 1;
  const subjects = [
    isOfMaterial ? withoutWords(wish.mainTheme, ofWho?.said ?? []) : (wish.mainTheme ?? ''),
    asked.body?.build.isAll ? '' : (wish.bodyInfluence ?? ''),
  ];
  const found = conceiveTypedStyle(place, english.style, {
    subjects,
    seed,
    chance,
    ...homesOf({ asked, theme, body, seed, said, land }),
  });
  // A place of the theme has been told with it, and is called by its own name here.
  const isPlainPlace = asked.style === null && place !== null && !found.isUnknown && !saysName(found.backdrop);
  const style = isPlainPlace ? { ...found, word: findBackdropFor(found.backdrop).word, given: false } : found;
  const lacks = hearLacks(meant);
  const unseen = hearMissing(wish);
  // A person without legs is drawn so.
  const isOfLimb = (word: string) => partsNamedBy(word.replace(/less$/u, '')).some((part) => LIMBS.test(part));
  const isDrawnSo = isPerson(theme.piece ?? '') && (unseen ?? '').split(' ').some(isOfLimb);
  const missing = isDrawnSo ? null : unseen;
  const isRefused = asked.trait?.findings.some(({ at, said }) => at === 'refused' && missing?.includes(said)) ?? false;
  const isRead =
    missing !== null &&
    [theme.piece === null ? theme.letters : '', asked.trait?.letters ?? ''].some((read) => read.includes(missing));
  const heard = [
    ...(asked.theme ? [...asked.theme.subjects, ...asked.theme.others, ...asked.theme.feltFor] : []),
    ...(asked.body?.findings ?? []),
    ...(asked.trait?.findings ?? []).filter(({ at }) => at !== 'nowhere'),
    ...ofTheme,
  ];
  const ofMissing = splitWords(missing ?? '');
  const isInCostume = costume !== undefined || (topic?.wears.length ?? 0) > 0;
  const isSeen = (word: string) =>
    saysPart(word) ||
    (isInCostume && OF_COSTUME.test(word)) ||
    when.includes(word) ||
    ofMissing.some((one) => word.startsWith(one));
  const ofIdea = ideaToRead(asked.theme, said);
  const unread = ofIdea === null && asked.theme ? (nameToRead(asked.theme, said) ?? nameAmongOthers(asked.theme.topic)) : null;
  const unknown = unknownBesides(asked, land, isSeen);
  const signs = [
    hearSaid(said),
    unread,
    isRead || isRefused ? null : missing,
    missing === null ? refused : null,
    ...hearUnseenParts(wish).filter((part) => !(asked.trait?.letters ?? '').includes(part)),
    ...namesOfKin(heard, [theme.piece, body.piece, first?.piece]).filter((name) => !isOfTopic(name, topic)),
    // Whoever is made of what the theme names says what else was asked for.
    mixture && asked.body && !asked.body.isLooks ? asked.body.word : null,
    ...[land ?? null, [unread, hearSaid(said)].some((one) => one?.includes(unknown ?? '')) ? null : unknown].map((word) =>
      unsaidBy(style.backdrop, word),
    ),
    style.isUnknown && !saysName(style.backdrop) ? style.word : (style.unseen ?? null),
  ].filter((word): word is string => word !== null && canBeSet(word));
  // Whoever names anything gets that, and nothing besides.
  const isFree = asked.theme === null && asked.body === null && asked.trait === null && refused === null;
  const rides = mountOf(asked.theme, asked.body);
  // Who is seen with somebody or something else, or somewhere, needs no hat that nobody asked for.
  const isWithMore =
    role !== 'alone' ||
    inOneCoat.length > 0 ||
    rides !== undefined ||
    (theme.given && body.given && lookOf(theme) !== lookOf(body)) ||
    (asked.theme?.place ?? null) !== null ||
    [...spare, ...around, ...(asked.theme?.feltFor ?? [])].some(({ score }) => score >= ENOUGH);
  // The name of an idea is carried, and what stands for it is beside it.
  const carried = ofIdea !== null && asked.trait === null ? lettered(ofIdea, BOARDS, chance) : undefined;
  const isHandFree = asked.trait === null && first === undefined && carried === undefined;
  const [onBoard] = isHandFree ? signs : [];
  const number = hearNumber(meant.mainTheme ?? '') ?? hearNumber(meant.characteristicInfluence ?? '');
  const isNumberRead = (word: string) => number !== undefined && word.includes(number);
  const isNumberSeen = number === undefined || [lettersOf(idea), asked.trait?.letters ?? '', ...signs].some(isNumberRead);
  const ofTopic = carried === undefined && ofIdea !== null ? [ofIdea] : [];
  const standing = [...ofTopic, ...(isHandFree ? signs.slice(1) : signs), ...(isNumberSeen ? [] : [number])];
  const trait =
    carried ??
    (onBoard === undefined
      ? conceiveTrait(asked.trait, first, { choice, wearers: [theme, body], isFree, isWithMore })
      : lettered(onBoard, boardsFor(onBoard), chance));
  // What a trait that can only be read leaves unseen is worn all the same.
  const isPutDown = ({ piece }: Heard) => carried !== undefined && (topic?.holds.includes(piece) ?? false);
  const traits = named.slice(trait.piece === null ? 0 : 1).filter((one) => !isPutDown(one));
  const also = chooseAlso(traits, [theme, body, trait]);
  const used = new Set([...[theme, body, trait, ...also].map(lookOf), rides ?? '']);
  const putDown = named.filter(isPutDown);
  const chosenProps = conceiveProps([...(asked.theme?.feltFor ?? []), ...putDown, ...spare, ...around, ...traits], {
    used,
    trait,
    isAsked: trait.given || first?.piece === trait.piece,
    body,
    choice,
    isFree,
  });
  const seen = [theme, body, trait, ...also, ...chosenProps];
  const isUnread = standing.length === 0 && seen.every(({ piece }) => piece !== null);
  const isTold = (word: string) => isSeen(word) || [style.backdrop, style.word, place ?? ''].some((one) => one.includes(word));
  const missed =
    role === 'alone' && isUnread && asked.theme
      ? missedWord(asked.theme, said, { shown: new Set([...seen.map(lookOf), rides ?? '']), isSeen: isTold })
      : null;
  const onSigns = missed === null ? standing : [missed];
  const props = [...onSigns.map((word) => letteredProp(word, chance)), ...chosenProps].slice(0, PROPS_MAX);
  // A pair of trousers is one, and of two swans there are two.
  const ofBody = body.piece !== null && isCreature(body.piece) ? asked.body?.count : undefined;
  const count = inOneCoat.length > 0 ? 1 : Math.max(asked.theme?.count ?? 1, ofBody ?? 1);
  const isToothless = choice.isUnwanted(TOOTH);
  const isUndressed = hearUndressed(meant);
  const size = build.reduce((product, one) => product * (BUILD[one].size ?? 1), 1);
  const ofSkin = build.map((one) => BUILD[one].color).find((name) => name !== undefined);
  const color = theme.piece === null ? undefined : (colorOfTheme(theme, body, asked) ?? ofSkin);
  const unwantedColors = hearUnwantedColors(meant);
  const more = {
    ...(also.length > 0 && { also }),
    ...(count > 1 && { count }),
    ...(isToothless && { isToothless }),
    ...(isBareheaded && { isBareheaded }),
    ...(isUndressed && { isUndressed }),
    ...(rides && { rides }),
    ...(topic && isSomebodyElse(who, topic) && { keepsHat: true }),
    ...(lacks.length > 0 && { lacks }),
    ...(color && { color }),
    ...(size < 1 && { size }),
    ...(build.length > 0 && { build }),
    ...(unwantedColors.length > 0 && { unwantedColors }),
  };
  const ideas = {
    theme: inEnglish(namedAs(theme, asked.theme, wish.mainTheme), blend.mainTheme === undefined ? english.mainTheme : undefined),
    body: inEnglish(
      namedAs(body, asked.body, wish.bodyInfluence),
      (asked.body?.isLooks ? body.english : undefined) ?? english.bodyInfluence,
    ),
    trait: inEnglish(trait, english.characteristicInfluence),
  };
  return spellWords({ seed, ...ideas, style, props, ...more }, wish);
}

/**
 * Who a text is about: the first creature in it, else the first person, else the first thing that can be somebody, else
 * the best there is. An animal comes before a person, because a "wizard owl" is an owl.
 */
function findSubject(findings: readonly Heard[]): Heard | undefined {
  const first = (suits: (piece: string) => boolean, enough: number) =>
    findings
      .filter((finding) => finding.score >= enough && suits(finding.piece))
      .sort((a, b) => a.from - b.from || b.score - a.score)[0];
  const isCreature = (piece: string) =>
    !isPerson(piece) && (findPiece('head', piece) ?? findPiece('animal', piece)) !== undefined;
  const isThing = (piece: string) => findPiece('body', piece) !== undefined;
  return (
    first(isCreature, NAMED) ??
    // A blacksmith grandma is a grandma, in what blacksmiths wear.
    (findings.some(({ piece }) => isBeing(piece)) ? undefined : first(isElder, NAMED)) ??
    beingBehind(first(isPerson, NAMED), findings) ??
    first(isPerson, NAMED) ??
    first(isThing, NAMED) ??
    first(isCreature, MENTIONED) ??
    first(isThing, MENTIONED) ??
    findings[0]
  );
}

/** A "wrestler robot" is a robot. */
const beingBehind = (person: Heard | undefined, findings: readonly Heard[]): Heard | undefined =>
  person && findings.find(({ piece, from, score }) => from === person.to + 1 && score >= NAMED && isBeing(piece));

/** The score of a finding by a mere keyword. */
const MENTIONED = 7;

/** Heroes, villains, fairies, vampires, elves, genies, zombies, ninjas, robots, ghosts: more than somebody's trade. */
const isBeing = (piece: string): boolean => /^(?:1f9b[89]|1f9d[a-f]|1f977|1f916|1f47[bd])/.test(piece);
const isElder = (piece: string): boolean => piece === '1f475' || piece === '1f474';

const CROWN = '1f451';

/** What goes with a hat that is known by more: an astronaut's suit. */
const WITH_HATS: Readonly<Record<string, string>> = { 'own-space-helmet': 'own-space-suit' };

const ANYONE = '1f9d1';

/** The person of a topic is who does it, which is the broccoli where one was asked for. */
const isGuestOf = ({ piece }: Finding, body: Asked | null): boolean => {
  const [asked] = body?.findings ?? [];
  return asked !== undefined && isPerson(piece) && /^(?:food|plant)$/.test(findPiece('body', asked.piece)?.kind ?? '');
};

/** Is a text about nothing but a mood that is seen in a face? */
function saysHow(text: string): boolean {
  const told = new Set(hearExpressions(text.toLowerCase()).flatMap(({ said }) => said.split(' ')));
  const left = splitWords(text.toLowerCase()).filter((word) => !told.has(word) && !MUCH.test(word));
  return (
    told.size > 0 &&
    !OF_MATTER.test(text) &&
    left.length === 0 &&
    hearBuild(text).qualities.length === 0 &&
    colorsIn([...told]).length === 0
  );
}
/** Seen on a body, and no mood. */
const OF_MATTER = /\b(?:glitter|sequins|plush|influence)\b/iu;
const MUCH = /^(?:very|really|so|too|always|just|super|extremely|a|bit|little|and|but|or|sehr|muy|très|molto|muito|çok)$/;

function conceiveTheme(
  {
    theme: asked,
    body,
    isRefused,
    english,
  }: { theme: AskedTheme | null; body: Asked | null; isRefused: boolean; english: string | undefined },
  choice: Choice,
): { idea: Idea; rest: Heard[]; isBody?: true } {
  if (asked) {
    const glyph = letteredGlyph(asked.word);
    if (glyph && body === null) return { idea: glyph, rest: [] };
    // The letter S that is half a snake is one on a board, and no mail.
    const subject = glyph ? undefined : findSubject(asked.subjects);
    // Somebody of whom only words tell is whose body was asked for.
    const hasBody = body !== null && body.findings.length > 0;
    const isAnyone = subject?.piece === ANYONE && isAboutAnyone(english ?? asked.word);
    const isAnybody = subject === undefined || ((asked.isAnyPerson || isAnyone) && hasBody);
    if ((isAnybody || isGuestOf(subject, body)) && (asked.topic || (isAnyone && hasBody)))
      return { idea: whoeverDoes(asked, body, choice), rest: [], isBody: true };
    // "Grumpy", "snoring": how somebody is, and not a word.
    if (subject === undefined && body === null && saysHow(english ?? asked.word))
      return { idea: whoeverDoes(asked, body, choice), rest: [], isBody: true };
    // The rest may still become the body or a prop.
    const rest = asked.subjects.filter((finding) => finding !== subject);
    const { word } = asked;
    const carriers = body?.findings[0] && carriesWords(body.findings[0].piece) ? BOARDS : SELVES;
    const idea = subject
      ? { word, given: true, piece: subject.piece }
      : { ...lettered(glyph?.letters ?? word, carriers, choice.chance), word, ...(glyph?.english && { english: glyph.english }) };
    // A baker frog is a frog from head to foot, and so is somebody of whom only words tell.
    const isWhole =
      subject !== undefined &&
      (asked.isAnyPerson || (asked.topic !== undefined && isCreature(subject.piece) && !isPerson(subject.piece)));
    return { idea, rest, ...(isWhole && { isBody: isWhole }) };
  }
  // Who asks for a body alone gets all of it: another head would hide the one thing that was wished for.
  if (body && !body.isLooks) {
    const [finding] = body.findings;
    if (finding) return { idea: chosen(finding.piece), rest: [] };
    const word = lettered(body.word, SELVES, choice.chance);
    return { idea: { ...word, word: nameOfCarrier(word.carrier), given: false }, rest: [] };
  }
  // Who is no horse is some other animal, and not half of it.
  if (isRefused) {
    const [animals, things] = [idsOf('animal'), BODIES_BY_KIND.thing].map((ids) => ids.filter((id) => !choice.isUnwanted(id)));
    const others = animals?.length ? animals : (things ?? []);
    return { idea: choose(choice, (chance) => chance.pick(others)), rest: [], isBody: true };
  }
  const idea = choose(choice, (chance) =>
    chance.pickWeighted([
      [chance.pick(idsOf('head')), 38],
      [chance.pick(idsOf('animal')), 34],
      [chance.pick(BODIES_BY_KIND.food), 16],
      [chance.pick(BODIES_BY_KIND.thing), 8],
      [chance.pick(BODIES_BY_KIND.plant), 4],
    ]),
  );
  return { idea, rest: [] };
}

function conceiveTrait(
  asked: AskedTrait | null,
  first: Heard | undefined,
  given: { choice: Choice; wearers: readonly Idea[]; isFree: boolean; isWithMore: boolean },
): Idea {
  const { choice, wearers, isFree, isWithMore } = given;
  const byChance = (): Idea => (isFree ? chooseTrait : chooseFitting)(choice, wearers);
  if (asked?.findings[0]) return { ...inColor(asked.findings[0]), word: asked.word, given: true };
  // "Happy" is seen in the face, and "pink fur" all over: nobody needs to read it as well, or a spoon in a hand beside it.
  if (asked?.isTold)
    return { ...(first ? inColor(first) : { ...chooseHeld(choice), isTold: true }), word: asked.word, given: true };
  if (asked && !canBeSet(asked.word)) return { ...byChance(), word: asked.word, given: true };
  if (asked) {
    // A second hat would be held, with a hand upon its letters.
    const isHatless = choice.isUnwanted(ANY_HAT) || wearers.some((wearer) => hasOwnHat(lookOf(wearer)));
    const carriers = isHatless ? BOARDS : boardsFor(asked.letters ?? asked.word);
    return lettered(asked.word, carriers, choice.chance);
  }
  // "A cat with a guitar" names the trait although its field was left blank.
  if (first) return inColor(first);
  return isWithMore ? { ...byChance(), isTold: true } : byChance();
}

/** A hat and clothes, and what another hand holds. */
const ALSO_MAX = 3;

const isShownOn = (piece: string): boolean =>
  piece === TEAR || piece === WINGS || isWearable(piece) || isClothes(piece) || findPiece('float', piece) !== undefined;

/** What else of the named somebody wears, holds or radiates. */
function chooseAlso(traits: readonly Heard[], ideas: readonly Idea[]): Idea[] {
  const also = new Map<string, Idea>();
  for (const heard of traits) {
    // In a bubble it is in nobody's way.
    const held = [...also.values()].filter(({ at }) => at === undefined).length;
    const isUsed = also.has(heard.piece) || ideas.some(({ piece }) => piece === heard.piece);
    if (
      (heard.at !== undefined || held < ALSO_MAX || (heard.said === OF_TOPIC && findPiece('hat', heard.piece))) &&
      !isUsed &&
      heard.score >= ENOUGH &&
      (heard.said === OF_TOPIC || heard.at !== undefined || isShownOn(heard.piece))
    )
      also.set(heard.piece, { ...inColor(heard), word: heard.said || nameOfPiece(heard.piece) });
  }
  return [...also.values()];
}
