import type { Concept, Idea } from '../concept/concept.ts';
import type { Chance } from '../drawing/random.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { splitWords } from '../pieces/split-words.ts';
import { placeInEnglish } from '../translation/exonyms.ts';
import { tellsDeed } from '../translation/translate.ts';
import { withArticle } from './articles.ts';
import { tellClauses } from './clauses-in-haste.ts';
import { cleanWord } from './clean-text.ts';
import { readDenial } from './denials.ts';
import { isEnglish, isFoundIn, isNamedWhole, nameInEnglish, phraseInEnglish, traitInEnglish } from './english-names.ts';
import {
  type Facet,
  facetsOfNoun,
  facetsOfSaying,
  isDomain,
  isInTheSky,
  isNounOfClass,
  isToldAsThing,
  kindOfNoun,
} from './facets.ts';
import { readKept } from './kept-clauses.ts';
import { classOfMention, kindOfMention, type MentionKind, readMentions } from './mentions.ts';
import { addSmallWords, endGerunds } from './missing-words.ts';
import { momentsOf } from './moments.ts';
import { type NounPhrase, readNounPhrase } from './noun-phrases.ts';
import { joinObjectClause } from './object-clauses.ts';
import { hyphenate } from './one-thing.ts';
import { otherAgain, otherRows, partnerOf, secondOf, tradeOf, workplaceOf } from './other-half.ts';
import { isNounPhrase } from './parts-of-speech.ts';
import { retellText } from './pasted-text.ts';
import { plainNameOf } from './plain-names.ts';
import { tellMoment, tellPlainSentence, tellSentence, tellWhen, withoutLead } from './plain-sentences.ts';
import type { Pronouns } from './pronouns.ts';
import { findHero, findHeroOfOne, findOneThing, names, promiseOfNoun, tellDoer } from './protagonist.ts';
import { quote } from './quote.ts';
import { readLack, readLook, readMannerOf, readPart, readSubject } from './read-subject.ts';
import { readChosenTrait, readTrait } from './read-trait.ts';
import { readRelation } from './relations.ts';
import { isSomebody, relativeOf } from './relative-words.ts';
import { tellAfter, withoutAfter } from './said-after.ts';
import { settleWords } from './settle-words.ts';
import { GOES_ON, notionOf, sideOfTrait, sidesOfNoun } from './sides.ts';
import { facetsOfSpoken } from './spoken.ts';
import { styleBeforeNoun } from './style-before-noun.ts';
import { readStyleOf } from './style-phrases.ts';
import { rowsOfStyle } from './style-rows.ts';
import type { MentionClass } from './tables/mentions-by-class.ts';
import { CALLED_BY_NAME, TOLD_BY_DEED, UNHEARD_OF } from './tables/never-heard-of.ts';
import type { Kind } from './tables/qualities-by-kind.ts';
import type { SideClass } from './tables/side-class.ts';
import type { TopicTables } from './tables/topics.ts';
import { FOODS, GOODS } from './tables/topics-by-class.ts';
import { tellPair } from './tell-pair.ts';
import { readTopic, readTrade, type Topic } from './topic.ts';
import { fact as factOf, type Trait } from './trait-forms.ts';
import { spellSigns } from './two-in-one.ts';
import { isUnheardOf } from './words-unheard-of.ts';

/** What a word becomes of which nothing readable is left. */
const UNREADABLE = 'mystery';
/** Where a mood without a place lives: "in a vaporwave side street". */
const MOOD_PLACES = [
  'suburb',
  'side street',
  'village',
  'car park',
  'holiday resort',
  'province',
  'corner of town',
  'neighbourhood',
  'valley',
  'cul-de-sac',
  'waiting room',
  'railway station',
];

/** Ways of drawing that are called by what comes of them, which is one of many: "a chalk drawing". */
const PICTURES =
  /^(?!an? |the )(?:.* )?(?:drawing|painting|sketch|etching|print|cartoon|poster|mosaic|comic|strip|engraving|woodcut|linocut|cut ?out|collage|fresco|photo|photograph|portrait|card|sticker|tapestry|manuscript|illustration|doodle|watercolou?r|mural|window|caricature|silhouette|blueprint|hologram|diorama|map|ad|advert|advertisement|commercial|cover|postcard|banner|billboard|storybook|screenshot|selfie|film|movie|figurine|statue|sculpture|doll|puppet|tattoo|stamp|coin|medal|quilt|carpet|vase|scroll|logo|meme)$/iu;

/** What is cubism is a cubist suburb. */
const adjectiveOf = (style: string): string => style.replace(/ism$/iu, 'ist');

/** Everything a lore may say about one concept. */
export interface Subject {
  /** Null: what stands in the picture for a trait is a word of theme, body or style on a sign. */
  trait: Trait | null;
  /** Somebody asked for the trait, so that it has to be told. */
  traitGiven: boolean;
  /** Somebody asked for theme or body, so that a trait by chance is not what the lore is about. */
  partsGiven: boolean;
  /** How many of theme and body are quoted, as nobody can be half a sentence. */
  said: 0 | 1 | 2;
  /** Theme and body are one thing, which has no halves. */
  isAlone: boolean;
  /** What it is about, where that is no half of it. */
  topic: Pick<Topic, 'own' | 'any'> | null;
  /** Half of it has a trade, of which more can be told. */
  trade: TopicTables | null;
  /** What more can be told of the classes that its nouns belong to. */
  facets: readonly Facet[];
  /** How its nouns are and what they do. */
  sides: readonly SideClass[];
  /** Of what kind it is, or its halves are, where how it is can be told of such a kind alone. */
  kinds: readonly Kind[];
  /** What it would do as a being, where the wish is a word for what is only thought or felt: freedom. */
  notion: SideClass | null;
  /** How somebody stands to something that was typed as well, with the rows that name it. */
  relation: SideClass | null;
  /** The same of a trait that was asked for. */
  traitSide: SideClass | null;
  /** Its words, where they may stand with the noun. */
  toldAtOnce: string | null;
  /** What is told of the clause behind its noun says the same as a sentence about its trait would. */
  isClauseTold: boolean;
  /** Of what kind the thing is that it speaks of besides. */
  mentionKind: MentionKind | null;
  /** What is known of things of its kind. */
  mentionClass: Pick<MentionClass, 'middle' | 'last'> | null;
  /** What is known of each of the two that were asked for: one opens, and the other has the trouble. */
  halves: readonly (readonly Facet[])[];
  /** Something is told in English that was asked for in other words. */
  hasEcho: boolean;
  /** Slots by name, for the grammar. */
  values: Readonly<Record<string, string>>;
  /** What theme and body are, in a word each: no sentence tells of it twice. */
  nouns: readonly string[];
  /** The words that must be read somewhere in the lore, without leading articles. */
  promised: readonly string[];
  styleGiven: boolean;
  /** What only such a style could have, where one was asked for. */
  styleRows: readonly string[];
  /** The style is a way of drawing, and no place. */
  isDrawn: boolean;
  /** The style was asked for, and nobody knows how to draw it. */
  styleUnknown: boolean;
  /** What stands around in the picture, so that lore and picture tell of the same things. */
  props: readonly string[];
}

/** Turns the words of a concept into forms that fit sentences. */
export function describeSubject(
  asTyped: Concept,
  { name, pronouns, chance }: { name: string; pronouns: Pronouns; chance: Chance },
): Subject {
  const typed = settleWords(asTyped, pronouns);
  const { theme: toldTheme, after } = tellTheme(typed.theme, pronouns);
  const concept = {
    ...typed,
    theme: asDeed(toldTheme, typed.body),
    // A whole sentence may stand for both.
    body: after !== null && !typed.body.given && isSaidAgain(typed) ? { ...typed.body, word: toldTheme.word } : told(typed.body),
    trait: inFull(typed.trait),
  };
  const read = (word: string): string => {
    const words = cleanWord(word) || UNREADABLE;
    return isEnglish(words) ? addSmallWords(words) : words;
  };
  const inEnglish = {
    theme: nameInEnglish(concept.theme),
    body: nameInEnglish(concept.body),
    trait: traitInEnglish(concept.trait),
  };
  const about = readSubject(
    inEnglish.theme === null ? read(concept.theme.word) : tellPair(addSmallWords(atFeasts(inEnglish.theme))),
  );
  const { body: of } = concept;
  // Of words that stand for both, the other half is who is seen.
  const isTwice = !of.given && of.piece !== null && of.word === concept.theme.word && (about.kind === 'said' || about.deed);
  const own = isSignOf(about, concept)
    ? about
    : isTwice && of.piece !== null
      ? readSubject(plainNameOf(of.piece))
      : readBody(concept, inEnglish.body === null ? read(of.word) : addSmallWords(inEnglish.body));
  // The same thing under two names is one.
  const isSamePiece = of.piece !== null && of.piece === concept.theme.piece;
  // Who is homesick is whoever the picture shows, and so is the alarm clock that a Monday morning is seen as.
  const isOfAnother =
    about.deed !== undefined ||
    (isSamePiece &&
      of.piece !== null &&
      (namesCreature(nameOfPiece(of.piece)) || !isFoundIn({ ...of, word: concept.theme.word })) &&
      readTopic(about) !== null &&
      !isSameNoun(about, own));
  const isItself = !isTwice && !of.given && about.kind !== 'said' && !isOfAnother && (isSamePiece || isSameNoun(about, own));
  const { deed, ...looks } = isItself && findOneThing(about, own) === null ? { ...about, deed: undefined } : own;
  // Beside a quoted theme nobody is, who could be tall.
  // Twelve hens are who is seen as a chicken, and nothing that one thinks of.
  const areSeen = !of.given && isSamePiece && about.kind === 'many' && of.piece !== null && namesCreature(nameOfPiece(of.piece));
  const hero = areSeen
    ? { theme: about, body: about, topic: null }
    : findHeroOfOne(findHero(about, about.kind === 'said' || deed === undefined ? looks : { ...looks, deed }));
  const isThing =
    concept.theme.given &&
    hero.theme === about &&
    isToldAsThing(about) &&
    notionOf(about) === null &&
    sidesOfNoun(about, null).length === 0;
  const isHalfThing = isThing && (!of.given || about.kind === 'name' || isInTheSky(about));
  const { theme, body, topic } = isHalfThing ? { ...hero, topic: null } : of.given ? asHalves(hero) : hero;
  const clause = concept.trait.given ? null : readClause(theme, pronouns);
  const readOf = after ?? clause ?? readTraitOf(concept, { english: inEnglish.trait, pronouns, asTyped: typed.theme.word });
  // Of what is half bullfighter it need not be said that it is one.
  const trait = [theme, body].some(({ indefinite }) => readOf?.does === `is ${indefinite}`) ? null : readOf;
  const style = readStyleOf(concept.style, UNREADABLE);
  const place = style.place ?? `in ${withArticle(adjectiveOf(style.bare))} ${chance.pick(MOOD_PLACES)}`;
  const styleGiven = concept.style.given;
  // Nobody has to know a place of which is said where it is: "behind the fridge".
  const styleUnknown =
    (concept.style.isUnknown ?? false) &&
    !(style.place !== null && (isEnglish(concept.style.word) || placeInEnglish(concept.style.word) !== undefined));
  const echoes = [
    ...(inEnglish.theme === null ? [] : [concept.theme]),
    ...(inEnglish.body === null ? [] : [concept.body]),
    ...(style.typed === undefined ? [] : [{ word: style.typed }]),
    ...(trait !== null && inEnglish.trait !== null ? [concept.trait] : []),
  ]
    .filter(isHalfTold)
    .map(({ word }) => quote(read(word)));
  const said = [theme, body].filter(({ kind }) => kind === 'said').length as Subject['said'];
  const doer = topic?.values.deed === undefined ? null : tellDoer(theme, body);
  // The forklift of "a hamster who drives a forklift" is no other half of it.
  const isNamedWithin = !of.given && concept.theme.given && theme.kind !== 'name' && names(theme, body);
  const styleAsked = styleBeforeNoun(unquote(read(concept.style.word))).replaceAll(/["“”]/gu, '’');
  const given = [concept.theme, concept.body].filter((idea) => idea.given);
  const asked =
    given.length === 0
      ? null
      : given
          .map((idea) => nameInEnglish(idea) ?? read(idea.word))
          .join(' ')
          .toLowerCase();
  // What stands in the picture by chance has no part in what can be told of the one that was asked for.
  const asOne = given.length === 1 ? (concept.theme.given ? theme : body) : null;
  const isAsked =
    asOne !== null &&
    (asOne.kind === 'one' || isThing) &&
    facetsOfNoun(asOne, asked).some(({ events = [] }) => events.length > 0);
  const alone =
    doer ??
    (said === 0 && topic === null
      ? (findOneThing(theme, body) ?? (isNamedWithin ? theme : null) ?? (isAsked ? asOne : null))
      : null);
  // A garden gnome of anger has nothing of anger that grows in a garden.
  const ofTopic = new Set(facetsOfNoun(theme, asked));
  const isBesides = alone !== null && alone === asOne && !names(asOne, asOne === theme ? body : theme);

  // An office Christmas party is not about the office.
  const isEvent = topic?.values.an_event !== undefined;
  const moments = typed.theme.given ? momentsOf(typed.theme.word) : [];
  const isMoment = moments.length > 0;
  // Whoever waves at a stranger begins as whoever did anything does, and goes on with what comes of it.
  const isTold = toldTheme.word !== typed.theme.word && said === 0;
  const ofMoment = isTold ? moments.map((moment): Facet => ({ ...moment, events: TOLD_BY_DEED.events })) : moments;
  const mentioned = isEvent || isMoment ? NO_MENTION : mentionForms(concept, theme, body);
  const beside = asked === null || isEvent ? null : secondOf(about);
  // "A cat and a toaster" are two, and of each its own is told; a trumpet that an owl only has is told with the owl.
  const isPair =
    beside?.isHad === true && / and /u.test(spellSigns(asTyped.theme.word)) && knownOf(beside.noun, asked).length > 0;
  const ofTrade = concept.theme.given && concept.trait.given && !of.given && trait !== null ? tradeOf(trait.does) : null;
  const work = asked === null ? null : (workplaceOf(about) ?? (knownOf(about, asked).length > 0 ? ofTrade : null));
  const partner = asked === null || beside !== null || knownOf(about, asked).length === 0 ? null : partnerOf(about);
  const joined = partner ?? work;
  const second = isPair ? { ...beside, isHad: false } : (beside ?? (joined === null ? null : { noun: joined, isHad: false }));
  const isBoth = concept.theme.given && of.given && alone === null && topic?.values.deed === undefined;
  const parts = said > 0 || asked === null ? [] : isBoth ? [theme, body] : second === null ? [] : [about, second.noun];
  const known = parts.map((noun) => knownOf(noun, noun === work ? work.bare.toLowerCase() : asked));
  const unknown = second?.isHad ? second.noun : isEvent ? undefined : parts.find((_, at) => known[at]?.length === 0);
  // Of what is half of it the rows are told that are told of one.
  const isHalf = second !== null && !second.isHad && unknown === undefined;
  const mentionClass = isHalf ? null : (mentioned.known ?? (unknown === undefined ? null : otherRows(unknown)));
  const mentions = { ...(unknown !== undefined && { the_besides: otherAgain(unknown) }), ...mentioned.forms };
  // Where two work is told of beside the two.
  const ofWork = partner === null || work === null ? [] : knownOf(work, work.bare.toLowerCase());
  const halves = second?.isHad || known.some((some) => some.length === 0) ? [] : ofWork.length === 0 ? known : [...known, ofWork];
  const notion =
    said > 0 || asked === null
      ? null
      : ([about, own, ...lettersOn(concept)].map(notionOf).find((found) => found !== null) ?? null);
  const ofNouns = said > 0 ? [] : [about, own, body, ...lettersOn(concept)].flatMap((noun) => sidesOfNoun(noun, asked));
  // What was typed behind the noun is told with the thing that it names.
  const ofTrait = trait !== null && concept.trait.given && trait.kind !== 'fact' ? readRelation(trait.does, pronouns) : null;
  const ofClause = asked === null ? null : readRelation(clause?.does ?? unquote(about.bare), pronouns);
  const denied = [
    ...(trait !== null && concept.trait.given ? [trait.does] : []),
    ...(asked === null ? [] : [about.deed, unquote(about.bare), own.deed]),
  ].flatMap((text) => (text === undefined ? [] : (readDenial(text) ?? [])));
  // What no class knows of has a joke of its own all the same, which comes after what is known of a second half.
  const isKept =
    asked !== null &&
    said === 0 &&
    ofNouns.length === 0 &&
    (second === null || second.isHad || (second.noun === partner && work === null)) &&
    mentionClass === null &&
    (topic === null || isEvent) &&
    about.deed === undefined;
  const kept = isKept && !isNounOfClass(about.bare) ? readKept(unquote(about.bare), pronouns) : null;
  const relation = isMoment && isTold ? ofTrait : (ofTrait ?? ofClause ?? denied[0] ?? kept ?? null);
  const traitSide =
    after === null && trait !== null && (concept.trait.given || clause !== null)
      ? ofTrait !== null && ofTrait.side.traits.length > 0
        ? ofTrait.side
        : sideOfTrait(trait)
      : null;
  // Where more is known of being so, that is told in a sentence of its own.
  const toldAtOnce =
    (trait?.kind === 'quality' || trait?.kind === 'deed') && concept.trait.given && traitSide === null ? trait : null;
  const sides = [...new Set([...(notion === null ? [] : [notion]), ...ofNouns])];

  const facets =
    said > 0
      ? facetsOfSpoken(concept, [theme, body])
      : [
          ...new Set([
            // Of foreign and broken words there may be left but the goat.
            ...(inEnglish.theme === null ? [] : facetsOfSaying(concept.theme.word)),
            ...facetsOfNoun(theme, asked).filter(
              (facet) => topic === null || isDomain(facet) || isLump(topic) || isMadeThing(theme),
            ),
            ...facetsOfNoun(body, asked).filter(
              // Of a bearded firefighter the fire brigade is all there is to tell.
              (facet) => topic === null || doer !== null || !isDomain(facet) || ofTopic.has(facet),
            ),
            ...(second === null || second.isHad
              ? []
              : knownOf(second.noun, second.noun === work ? work.bare.toLowerCase() : asked)),
            ...ofWork,
            ...ofMoment,
          ]),
        ];

  const unknownRows = asked === null || alone === null || sides.length > 0 || topic !== null ? null : rowsOfUnknown(alone);
  // What somebody did has trouble of its own, and no beginning.
  const isKnown = unknownRows !== TOLD_BY_DEED && ((relation ?? mentionClass) !== null || halves.some((half) => half.length > 0));
  const ofUnknown = [concept.theme, concept.body].some(isUnheardOf)
    ? [UNHEARD_OF]
    : unknownRows === null || isKnown
      ? []
      : [unknownRows];

  // What can be said of anything is left for what no class tells of.
  const isToldByClass = mentioned.noun !== null && facetsOfNoun(mentioned.noun, asked).some((own) => facets.includes(own));
  const mentionKind = isHalf || isToldByClass ? null : mentioned.kind;

  return {
    trait,
    // A clause of which no more is known has been told with the noun.
    traitGiven: after !== null || (clause !== null && traitSide !== null) || (trait !== null && concept.trait.given),
    partsGiven: concept.theme.given || concept.body.given,
    said,
    isAlone: alone !== null,
    topic,
    trade: said === 0 && topic === null && alone === null ? readTrade(theme) : null,
    facets: facets.length === 0 ? ofUnknown : facets,
    sides,
    kinds: said > 0 || topic !== null || asked === null ? [] : [theme, body].flatMap((noun) => kindOfNoun(noun, asked) ?? []),
    notion,
    relation: relation?.side ?? null,
    traitSide,
    toldAtOnce: toldAtOnce === null ? null : toldAtOnce.kind === 'quality' ? toldAtOnce.quality : toldAtOnce.does,
    isClauseTold: after === null && clause !== null && ofClause !== null,
    mentionKind,
    mentionClass,
    halves,
    hasEcho: echoes.length > 0,
    styleGiven,
    styleRows: styleGiven && !styleUnknown ? rowsOfStyle(style, concept.style) : [],
    styleUnknown,
    isDrawn: style.place === null && concept.style.finish !== undefined,
    nouns: [theme, body].flatMap(({ kind, head }) => (kind !== 'said' && head.length > 2 ? [head] : [])),
    promised: [
      // "A stubborn donkey" says that it is.
      ...(isBesides && asOne === body ? [] : [(topic?.promised ?? theme.bare).replace(/^is (?=\S+$)/u, '')]),
      ...(isBesides && asOne === theme ? [] : [promiseOfNoun(body)]),
      ...(trait !== null && (concept.trait.given || after !== null) ? [promiseOf(trait)] : []),
      ...echoes,
      ...(styleUnknown
        ? [styleAsked]
        : styleGiven && style.typed === undefined
          ? [style.place ?? style.bare.replace(/ism$/iu, 'is')]
          : []),
    ].map(unquote),
    props: concept.props
      .map((prop) => readSubject(read(prop.word)))
      .filter(({ kind, head }) => kind === 'one' && !SIGNS_OF_FEELING.has(head))
      .map(({ object }) => object),
    values: {
      ...pronouns,
      name,
      ...(topic ? topic.values : nameForms('theme', theme)),
      ...nameForms('body', body),
      ...(alone !== null && { a_one: describe(alone, toldAtOnce), one_unit: alone.unit, ...whoForm('one', alone) }),
      ...(topic === null && {
        a_such_theme: describe(theme, toldAtOnce),
        a_such_body: describe(body, toldAtOnce),
        a_body_that_does: describeToo(body, toldAtOnce),
      }),
      ...saidForms(concept, theme, body),
      ...mentions,
      ...relation?.values,
      ...(trait === null ? {} : traitForms(trait)),
      ...(echoes.length > 0 && { echo: listed(echoes) }),
      ...(style.place === null && {
        mood: PICTURES.test(style.bare) ? withArticle(style.bare) : style.bare,
        style: adjectiveOf(style.bare),
        a_style: withArticle(adjectiveOf(style.bare)),
      }),
      in_style: place,
      ...(styleGiven && townForm(place)),
      said: sayUnknown(concept.style.word, styleAsked),
    },
  };
}

/** What is told of one of whom no class knows. */
const rowsOfUnknown = (noun: NounPhrase): Facet =>
  (noun.kind === 'name' && isSomebody(noun)) || /^\p{Lu}\p{Ll}+ (?:from|in|at|with) /u.test(noun.bare)
    ? CALLED_BY_NAME
    : /^(?:person|man|woman|people|guy|lady|bloke|dude|bro)$/u.test(noun.head)
      ? TOLD_BY_DEED
      : UNHEARD_OF;

/** All that is told of one half of a wish. */
const knownOf = (noun: NounPhrase, asked: string | null): Facet[] => {
  const notion = notionOf(noun);
  return [...(notion === null ? [] : [notion]), ...sidesOfNoun(noun, asked), ...facetsOfNoun(noun, asked)];
};

/** Of food and of goods as much can be told as of one. */
const isLump = ({ own }: Pick<Topic, 'own'>): boolean => own === FOODS || own === GOODS;

/** Crocs and Fortnite are had and played by whoever is about them, and have jokes of their own. */
const isMadeThing = ({ kind, bare }: NounPhrase): boolean => kind === 'name' && isNounOfClass(bare);

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
function lettersOn({ theme, trait }: Concept): NounPhrase[] {
  if (!theme.given) return [];
  const isRead = trait.given && trait.piece === null && theme.word.toLowerCase().includes(` ${trait.word.toLowerCase()} `);
  const letters = isRead ? trait.word : LETTERS.exec(theme.word)?.[1];
  return letters === undefined ? [] : [readSubject(cleanWord(letters))];
}

/** Feasts of other languages are "on" as often as "at". */
const atFeasts = (english: string): string =>
  english.replaceAll(
    /\bon (?=(?:the |an? )?(?:oktoberfest|concert|party|wedding|fair|festival|funfair|funeral|carnival)\b)/giu,
    'at ',
  );

/** "Squirrel playin tennis" is English, whatever else was made of it. */
function inFull<Read extends { word: string; english?: string }>(idea: Read): Read {
  const { english: _, ...typed } = idea;
  const joined = joinObjectClause(hyphenate(idea.word));
  if (joined !== idea.word) return { ...typed, word: joined } as Read;
  const clear = tellClauses(endGerunds(idea.word));
  const retold = endGerunds(spellSigns(retellText(clear)));
  const word = isEnglish(retold) ? tellPair(retold) : retold;
  // Of "figma intern crying" the first word alone is nobody's English.
  if (word === idea.word && idea.english !== undefined) return { ...idea, english: retellText(idea.english) };
  if (word === idea.word || !(isEnglish(word) || clear !== endGerunds(idea.word))) return idea;
  return { ...typed, word } as Read;
}

/** A sentence that would only be quoted is told as who does what, where that can be read of it. */
function told<Read extends Idea>(typed: Read): Read {
  const idea = inFull(isTypedInEnglish(typed) ? { ...typed, word: withoutLead(typed.word) } : typed);
  if (!isTypedInEnglish(idea)) return idea;
  const isQuoted = readSubject(addSmallWords(cleanWord(idea.word) || UNREADABLE)).kind === 'said';
  const words = isQuoted ? (tellMoment(idea.word) ?? tellSentence(idea.word)) : tellPlainSentence(idea.word);
  return words === null || readSubject(words).kind === 'said' ? idea : { ...idea, word: words };
}

const isSaidAgain = ({ theme, body }: Concept): boolean => theme.word.toLowerCase() === body.word.toLowerCase();

/** Who the first sentence of a wish is about, and what the second one goes on to say, where it is told apart. */
function tellTheme(theme: Idea, pronouns: Pronouns): { theme: Idea; after: Trait | null } {
  const whole = told(theme);
  if (theme.after === undefined) return { theme: whole, after: null };
  const isQuoted = ({ word }: Idea): boolean => readSubject(addSmallWords(cleanWord(word) || UNREADABLE)).kind === 'said';
  const isText = /[.!]/u.test(whole.word);
  const before = withoutAfter(theme);
  const when = momentsOf(theme.word).length > 0 ? null : tellWhen(before.word);
  const alone = when === null ? told(before) : { ...before, word: when };
  const first = isQuoted(alone) && !isQuoted(whole) && !isText ? whole : alone;
  // "A dog that ate the cake and is now getting married" is told of in one.
  const isOfSame = /^(?:he|she|it|they|i) /iu.test(theme.after);
  const isToldAtOnce =
    !isQuoted(whole) && !isText && isOfSame && whole.word.endsWith(splitWords(theme.after).at(-1) ?? '') && first !== whole;
  const after = isQuoted(first) || isToldAtOnce ? null : tellAfter(withoutAfter(theme), first.word, pronouns);
  return after === null ? { theme: whole, after } : { theme: first, after };
}

/** A brother who “steals the aux cord” is English, whatever an aux is elsewhere. */
const isTypedInEnglish = ({ given, english, word }: Idea): boolean =>
  given && english === undefined && (isEnglish(word) || / (?:who|that) \S+ (?:\S+ )?the /iu.test(word));

/** Beside a hamster that was asked for it is the hamster who ate the cake, and no person besides. */
function asDeed<Read extends Idea>(theme: Read, body: Idea): Read {
  const deed = body.given ? /^a person who (.+)$/u.exec(theme.word)?.[1] : undefined;
  return deed === undefined || readSubject(deed).deed === undefined ? theme : { ...theme, word: deed };
}

/** Where somebody lives in a place with a name, that is the town of which all is told: nobody is in Venice and in Bari at once. */
function townForm(place: string): { town?: string } {
  const town = /^in (\p{Lu}[\p{L}’'. -]*)$/u.exec(place)?.[1];
  return town === undefined ? {} : { town };
}

/** Of several words in another language one had a name or a picture: the others, as an emoji, are only seen where the lore quotes them. */
const isHalfTold = ({ word, english }: { word: string; english?: string }): boolean =>
  english === undefined && !isNamedWhole(word) && phraseInEnglish(word) === null && !/^[\p{L}\p{M}]+$/u.test(word);

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

/** Plain English needs no quotation marks, whether anybody knows the place or not: "a muddy pitch". */
function sayUnknown(typed: string, asked: string): string {
  const { kind, object } = readNounPhrase(asked);
  const isPlain =
    /^(?!(?:no|not|without|i|you|we|he|she|it|they|this|that) )[a-z]+(?: [a-z]+)*$/u.test(typed) &&
    isEnglish(asked) &&
    isNounPhrase(asked) &&
    kind !== 'many' &&
    kind !== 'said';
  return isPlain ? object : quote(asked);
}

/** Nothing to be held: it hangs in the air and tells how somebody feels. */
const SIGNS_OF_FEELING: ReadonlySet<string> = new Set(
  'anger star zzz sparkles sweat bubble money heart hearts notes note dash explosion'.split(' '),
);

/** "always late": how somebody is rather than what they do, which begins alike. */
const STAYS_SO = /^(?:never|always|secretly) (?!\S+s(?: |$))/iu;

function readTraitOf(
  { theme, body, trait, style }: Concept,
  { english, pronouns, asTyped }: { english: string | null; pronouns: Pronouns; asTyped: string },
): Trait | null {
  const word = cleanWord(trait.word) || UNREADABLE;
  const told = [theme.word, body.word, style.word, asTyped].map((text) => text.toLowerCase());
  if (trait.piece === null && told.some((text) => ` ${text} `.includes(` ${word.toLowerCase()} `))) return null;
  if (!trait.given) return readChosenTrait(word);
  const whole = phraseInEnglish(word);
  if (whole !== null) return readTraitOfOne(whole, pronouns);
  if (trait.english !== undefined && tellsDeed(trait.english) && !STAYS_SO.test(trait.english))
    return { kind: 'deed', does: ofOne(trait.english, pronouns) };
  return readTraitOfOne(english ?? (isEnglish(word) ? addSmallWords(word) : word), pronouns);
}

/** Whoever the words call "their" or "its" is the one that the lore calls "his" or "her". It rains by itself. */
const ofOne = (text: string, { they, their, themself }: Pronouns): string =>
  text
    .replaceAll(
      /\b(when|if|until) it(?= (?!(?:rains|snows|gets|hails|storms|is (?:dark|cold|hot|late|raining|snowing))\b))/giu,
      `$1 ${they}`,
    )
    .replaceAll(
      /\b(thinks|believes|says|claims|hopes|wishes|knows|pretends)( that)? (?!it (?:is|was) (?:(?:not|only|just|still|never|that|so|too|very|really|a bit|far|much) )*(?:hot|warm|cold|cool|chilly|freezing|windy|dark|raining|snowing|sunny|early|late|monday|friday|bedtime)\b)(?:it|he|she|they)(?= (?:is|was|has|can|could|were)\b)/giu,
      `$1$2 ${they}`,
    )
    .replaceAll(/\bof (\p{Ll}+) (?:everybody|everyone|all)$/giu, 'of every $1')
    .replaceAll(/\bits\b/giu, their)
    .replaceAll(/(?<!\band )\btheir\b/giu, their)
    .replaceAll(/\b(?:themsel(?:f|ves)|itself)\b/giu, themself);

function readTraitOfOne(words: string, pronouns: Pronouns): Trait {
  const adapt = (text: string): string => ofOne(text, pronouns);
  const trait = readTrait(adapt(words));
  if (trait.kind === 'deed') return { ...trait, does: adapt(trait.does) };
  if (trait.kind !== 'fact') return trait;
  return factOf(adapt(trait.fact).replace(/ (?:them|it)$/u, ` ${pronouns.them}`));
}

/** "A", "A and B", "A, B and C". */
const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** Of what was said there are its words, what else there is, and what picture was found for it. */
function saidForms({ theme, body }: Concept, ...nouns: readonly [NounPhrase, NounPhrase]): Record<string, string> {
  const said = nouns.filter(({ kind }) => kind === 'said');
  const thing = nouns.find(({ kind }) => kind !== 'said');
  const idea = nouns[0].kind === 'said' ? theme : body;
  const heard = idea.piece !== null && isFoundIn(idea) ? readSubject(plainNameOf(idea.piece)).indefinite : null;
  const [first, second] = said;
  if (first === undefined) return {};
  return {
    words: first.bare,
    ...(second && { more_words: second.bare }),
    ...(thing && { a_thing: thing.kind === 'idea' ? thing.bare : thing.indefinite }),
    ...(heard !== null && heard !== thing?.indefinite && { heard }),
  };
}

const HAS_ITS_DAY = /\b(?:yesterday|ago|last (?:night|week|month|year|summer|winter|spring|autumn|\p{L}+day)|in \d{4})$/iu;

/** "Sneezes and everyone looks at them": they are whoever sneezes, as nothing else is many. */
const LOOKED_AT =
  /^(\p{L}+(?: (?:in|at|on))?(?: (?:an?|the) \p{L}*[^\Ws])? (?:and|but) (?:everyone|everybody|nobody|no one|someone|somebody|(?:an?|the) \p{L}+) (?:\p{L}+ ){1,3})them\b/u;

/** "who only drinks espresso" is what sets it apart, where nothing else was asked for. */
function readClause({ kind, bare }: NounPhrase, pronouns: Pronouns): Trait | null {
  const clause = kind === 'one' ? /^\S.*? (?:that|who|which) (?!is half )(.+)$/u.exec(bare)?.[1] : undefined;
  const trait =
    clause === undefined
      ? null
      : readTrait(
          clause
            .replaceAll(/\bits\b/giu, pronouns.their)
            .replaceAll(/\b(?:it|he|she)(?= (?:is|was|has)\b)/giu, pronouns.they)
            // "Forgets why they walked in".
            .replaceAll(
              /\b(why|what|where|who|which|how) they(?= (?:\p{L}+ed|came|went|put|left|said|met|had|lost)\b)/giu,
              `$1 ${pronouns.they}`,
            )
            .replace(LOOKED_AT, `$1${pronouns.them}`),
        );
  if (trait?.kind === 'oddity' && /^(?:is|was|has|can|cannot|can't|does|will) /u.test(clause ?? ''))
    return { kind: 'deed', does: clause ?? '' };
  // "became a vegetarian last week": what has its day is over.
  if (trait?.kind === 'deed' && /^has /u.test(trait.does) && HAS_ITS_DAY.test(clause ?? '') && !/^has /u.test(clause ?? ''))
    return { kind: 'deed', does: clause ?? '' };
  // "danced through the kitchen": it did, and is not so.
  if (
    trait?.does === `is ${clause}` &&
    /^\p{L}+ed (?:through|across|over|into|onto|out|away|up|down|off|around|past|on|in|at|under|behind|to|from)\b/u.test(
      clause ?? '',
    )
  )
    return { kind: 'deed', does: clause ?? '' };
  return trait?.kind === 'deed' || trait?.kind === 'quality' ? trait : null;
}

interface Mentioned {
  noun: NounPhrase | null;
  kind: MentionKind | null;
  known: MentionClass | null;
  forms: Readonly<Record<string, string>>;
}
const NO_MENTION: Mentioned = { noun: null, kind: null, known: null, forms: {} };

/** What a sentence speaks of besides. */
function mentionForms({ theme, body }: Concept, ...nouns: readonly [NounPhrase, NounPhrase]): Mentioned {
  const told = nouns.flatMap(({ kind, head, short }) => (kind === 'said' ? [] : [head, short]));
  const seen = [theme, body].flatMap(({ piece }) => piece ?? []);
  // Of a deed nothing is left over.
  if (nouns.some(({ deed }) => deed !== undefined)) return NO_MENTION;
  // Of a loaf of bread the bread is all there is.
  const isMadeOf = (noun: NounPhrase): boolean => nouns.some(({ short }) => short.endsWith(` of ${noun.short}`));
  // What there is English for speaks in English of whatever it speaks of.
  const mentions = [theme, body].map((idea) => readMentions({ ...idea, word: nameInEnglish(idea) ?? idea.word }, { told, seen }));
  const there = mentions.flatMap((mention) => mention.there).filter((noun) => kindOfMention(noun) !== null && !isMadeOf(noun));
  // What cannot be counted cannot turn up at the door.
  const [first = there[0], second] = there.filter(({ kind }) => kind === 'one');
  const [missing] = mentions.flatMap((mention) => mention.missing).filter(({ kind }) => kind === 'one');
  const areBothMet = [first, second].every((noun) => noun !== undefined && MET.has(kindOfMention(noun)));
  return {
    noun: first ?? null,
    kind: first === undefined ? null : kindOfMention(first),
    known: first === undefined ? null : classOfMention(first),
    forms: {
      ...(first !== undefined && { the_besides: first.kind === 'one' ? first.again : first.definite }),
      ...(first?.kind === 'one' && {
        mention_unit: first.unit,
        a_mention: first.indefinite,
        the_mention: first.again,
        another_mention: first.unit === first.short ? `another ${first.short}` : `yet another ${first.unit}`,
      }),
      ...(first !== undefined &&
        first.kind !== 'one' && { mentions: first.bare, the_mentions: first.definite, mention_short: first.short }),
      ...(areBothMet && second && { a_second: second.indefinite, the_second: second.again }),
      ...(missing && { a_missing: missing.indefinite, the_missing: missing.again, missing_unit: missing.unit }),
    },
  };
}

/** Two of these are mistaken, lent and billed for one another. */
const MET: ReadonlySet<MentionKind | null> = new Set<MentionKind | null>(['alive', 'held']);

function nameForms(slot: 'theme' | 'body', noun: NounPhrase): Record<string, string> {
  if (noun.kind === 'said') return {};
  return {
    [slot]: noun.short,
    [`${slot}_unit`]: noun.unit,
    [`a_${slot}`]: noun.indefinite,
    ...whoForm(slot, noun),
    [`the_${slot}`]: noun.again,
    [`another_${slot}`]: noun.unit === noun.short ? `another ${noun.short}` : `yet another ${noun.unit}`,
  };
}

/** "A patient crane", "a fridge that hums"; a noun that begins otherwise, or has a clause already, stays as it is. */
function describe(noun: NounPhrase, trait: Trait | null): string {
  const { kind, indefinite } = noun;
  if (trait === null || kind !== 'one' || !/^an? (?=\p{Ll})/u.test(indefinite)) return indefinite;
  if (trait.kind === 'quality' && /^\p{Ll}+(?:-\p{Ll}+)*$/u.test(trait.quality))
    return withArticle(`${trait.quality} ${indefinite.replace(/^an? /u, '')}`);
  return GOES_ON.test(indefinite) ? indefinite : `${indefinite} ${relativeOf(noun)} ${trait.does}`;
}

/** "A nurse who is an owl and needs coffee": one clause goes on. */
const describeToo = (noun: NounPhrase, trait: Trait | null): string =>
  trait?.kind === 'deed' && noun.kind === 'one' ? `${noun.indefinite} and ${trait.does}` : describe(noun, trait);

/** One clause is enough: nothing follows "a dog that sings". */
const whoForm = (slot: string, noun: NounPhrase): Record<string, string> =>
  FEASTS.test(noun.short) || /\s(?:that|who|which|whose)\s/u.test(noun.bare) ? {} : { [`${slot}_who`]: relativeOf(noun) };

/** Names of days do nothing that a clause could tell of: "Christmas, which was bitten". */
const FEASTS =
  /^(?:christmas(?: eve)?|easter|halloween|(?:lunar )?new year|songkran|hanukkah|ramadan|thanksgiving|oktoberfest|monday|friday)$/iu;

function traitForms(trait: Trait): Record<string, string> {
  if (trait.kind === 'quality') return { does: trait.does, quality: trait.quality };
  if (trait.kind === 'oddity') return { does: trait.does, quoted: trait.quoted };
  if (trait.kind === 'deed') return { does: trait.does };
  if (trait.kind === 'fact') return { does: trait.does, fact: trait.fact };
  const many = trait.thing.kind === 'many';
  return {
    does: trait.does,
    a_trait: trait.thing.object,
    the_trait: trait.thing.definite,
    trait_is: many ? 'are' : 'is',
    trait_was: many ? 'were' : 'was',
    trait_has: many ? 'have' : 'has',
    trait_them: many ? 'them' : 'it',
  };
}

function promiseOf(trait: Trait): string {
  if (trait.kind === 'quality') return trait.quality;
  if (trait.kind === 'oddity') return trait.quoted;
  if (trait.kind === 'fact') return trait.fact;
  // The verb itself may be ours ("wears"), but what is worn was asked for.
  return trait.kind === 'thing' ? trait.thing.object.replace(/^(?:an?|the) /u, '') : trait.does;
}

const unquote = (words: string): string => words.replace(/^“|”$/gu, '');

/** A cheese moon is drawn upon a full moon. */
function isSameNoun(one: NounPhrase, other: NounPhrase): boolean {
  const noun = splitWords(one.bare).at(-1);
  return noun !== undefined && noun === splitWords(other.bare).at(-1);
}
