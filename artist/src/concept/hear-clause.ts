/** What stands behind "who": of what somebody dreams, what their feathers are, and what they sell, mend or dig up. */
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { INSTRUMENTS } from '../author/tables/lexicon.ts';
import { isHatted } from '../painter/costumes.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { splitWords } from '../pieces/split-words.ts';
import { pieceForEmoji } from '../pieces/vocabulary.ts';
import { partsNamedBy } from './body-parts.ts';
import { placeIn } from './conceive-style.ts';
import { isCreature } from './creatures.ts';
import { hearColored, hearTrait } from './hear-trait.ts';
import { hearWhen } from './hear-when.ts';
import { isDoer, isKinship } from './hear-who.ts';
import { type HeardTheme, THEME_ROLES, TRAIT_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard } from './heard.ts';
import { LOST_SOMEBODY, readWish } from './read-wish.ts';
import { type HeardTopic, hearTopic, isTopic } from './topics.ts';

const ANY_ROLES: readonly PieceRole[] = [...TRAIT_ROLES, ...THEME_ROLES, 'ground'];

/** A sentence in two: who, and what is told of them. */
export interface Clause {
  who: string;
  /** What is worn, thought of or in the place of a part. */
  traits: Heard[];
  /** What they are at. */
  deed?: HeardTopic;
}

const JOINED = `^(.+?),? (?:who |that |which )?(?:(?:secretly|always|only|really|just|still) )?`;

const OF_BEING = new RegExp(
  `${JOINED}(?:(?:dreams?|dreaming|daydreams?|fantasi[sz]es?) (?:of|about) (?:being|becoming)|(?:wants?|wishes|hopes|longs|aspires|would like|would love) to (?:be|become)|wishes (?:he|she|it|they) (?:was|were)|wannabe) (?:an? |the )?(.+)$`,
  'iu',
);
const OF_THING = new RegExp(`${JOINED}((?:dreams?|dreaming|daydreams?|fantasi[sz]es?) (?:of|about) .+)$`, 'iu');
/** Who is missed is thought of. */
const OF_MISSED = new RegExp(
  `${JOINED}(?:misses|missing|longs for|longing for) (?:his |her |its |their |the |an? )?(?!(?:twin|other half|match)\\b)(.+?)( (?:in|on|at) .+)?$`,
  'iu',
);
const WHOSE = /^(.+?),? whose (.+?) (?:is|are) (?:all |both |really |actually |secretly |entirely |made (?:out )?of )*(.+)$/iu;

/** What covers a body all over. */
const COAT = /(?:feathers?|fur|scales|skin|hair|spots|stripes|spikes|quills|wool)$/iu;

/** Who dreams of being a dancer thinks of what dancers have. */
function thoughtOf(what: string): Heard | undefined {
  const topic = isPersonNoun(splitWords(what).at(-1) ?? '') ? hearTopic(what) : undefined;
  const named = hearColored(what, ANY_ROLES).filter(({ score }) => score >= ENOUGH);
  const [own = named.find((one) => !isPerson(one.piece))?.piece ?? named[0]?.piece] = topic?.holds ?? [];
  const piece = own ?? topic?.wears[0] ?? topic?.around[0] ?? hearTopic(what)?.holds[0];
  return piece === undefined ? undefined : { piece, from: 0, to: 0, score: ENOUGH, said: what, at: 'thought' };
}

const somebodyCalled = (who: string): Heard | undefined =>
  isPersonNoun(who.toLowerCase()) || isDoer(who.toLowerCase())
    ? { piece: PERSON, from: 0, to: 0, score: ENOUGH, said: who, at: 'thought' }
    : undefined;
const PERSON = '1f9d1';

function hearDream(text: string): Clause | undefined {
  const [, who = '', what = ''] = OF_BEING.exec(text) ?? [];
  const thought = what === '' ? undefined : thoughtOf(what);
  if (thought) return { who, traits: [thought] };
  const [, lonely = '', missed = '', where = ''] = OF_MISSED.exec(text.replaceAll(LOST_SOMEBODY, 'misses $1 ')) ?? [];
  const ofMissed = missed === '' ? undefined : (thoughtOf(missed) ?? somebodyCalled(missed));
  if (ofMissed) return { who: `${lonely}${where}`, traits: [ofMissed] };
  const [, dreamer = '', clause = ''] = OF_THING.exec(text) ?? [];
  const traits = clause === '' ? [] : hearTrait(readWish(clause), TRAIT_ROLES).findings.filter(({ at }) => at === 'thought');
  const [about] = traits.length > 0 || clause === '' ? traits : [thoughtOf(clause.replace(/^\S+ \S+ /u, ''))];
  return about && { who: dreamer, traits: [about] };
}

function hearWhose(text: string): Clause | undefined {
  const [, who = '', part = '', what = ''] = WHOSE.exec(text) ?? [];
  if (what === '') return undefined;
  const said = COAT.test(part) ? undefined : hearTrait(readWish(`${what} for ${part}`), TRAIT_ROLES).findings;
  const own = said?.filter(({ at }) => at !== undefined) ?? [];
  if (own.length > 0) return { who, traits: own };
  const [cover] = COAT.test(part) ? hearColored(what, ANY_ROLES).filter(({ score }) => score >= ENOUGH) : [];
  return cover && { who, traits: [{ ...cover, at: 'all over' }] };
}

/** "With a bowling ball for a shell": what is in the place of a part of somebody. */
const FOR_PART =
  /^(.+?),? (?:with|that has|who has|which has|having) ((?:an? |the |two |three |four |eight )?[^,]+?) (?:for|as|instead of|in place of) (?:an? |the |his |her |its |their )?(\p{L}+)$/iu;

function hearPart(text: string): Clause | undefined {
  const [, who = '', what = '', part = ''] = FOR_PART.exec(text) ?? [];
  if (who === '' || partsNamedBy(part.toLowerCase()).length === 0) return undefined;
  const traits = hearTrait(readWish(`${what} for ${part}`), TRAIT_ROLES).findings.filter(({ at }) => at !== undefined);
  const [thing] = traits.length > 0 ? traits : hearColored(what, ANY_ROLES).filter(({ score }) => score >= ENOUGH);
  const [at] = partsNamedBy(part.toLowerCase());
  return thing && at ? { who, traits: traits.length > 0 ? traits : [{ ...thing, at }] } : undefined;
}

interface Deed {
  verbs: string;
  /** True: it goes into the mouth, unless it is drunk or eaten out of a bowl. */
  isEaten?: true;
  /** True: only what is to be eaten, for whoever else is half of it. */
  isServed?: true;
  place?: string;
  /** What is held for it; without it they hold what it is done with. */
  tool?: string;
  wears?: string;
}

/** What is done with a thing, which is beside them then. */
const DEEDS: readonly Deed[] = [
  { verbs: 'sells?|selling|peddles?|peddling', wears: 'own-apron own-flat-cap' },
  { verbs: 'makes|making|bakes?|baking|brews?|brewing|produces', wears: 'own-apron' },
  { verbs: 'cooks?|cooking', wears: 'own-apron', place: 'kitchen' },
  { verbs: 'steals|stealing|robs|robbing|smuggles|smuggling', wears: 'own-striped-shirt own-hero-mask' },
  { verbs: 'delivers?|delivering', wears: 'own-uniform own-peaked-cap' },
  {
    verbs: 'repairs?|repairing|fix(?:es|ing)|mends?|mending|restor(?:es|ing)|instal(?:ls|ling)',
    tool: '🔧',
    wears: 'own-overalls',
  },
  { verbs: 'demolish(?:es|ing)|builds (?:houses|furniture|cabinets|boats)', tool: '🔨', wears: 'own-overalls' },
  { verbs: 'digs? up|digging up|excavat(?:es|ing)|unearth(?:s|ing)|bur(?:ies|ying)', tool: 'own-shovel' },
  {
    verbs:
      'judg(?:es|ing)|reviews|reviewing|grad(?:es|ing)|inspect(?:s|ing)|rat(?:es|ing)|audit(?:s|ing)|supervis(?:es|ing)|criticis(?:es|ing)',
    tool: '📋',
    wears: '👓',
  },
  { verbs: 'examin(?:es|ing)|investigat(?:es|ing)', tool: '🔍' },
  { verbs: 'trim(?:s|ming)|snips', tool: '✂️' },
  {
    verbs: 'eats?|eating|ate|devours?|devouring|gobbles|gobbling|drinks?|drinking|drank|sips|sipping|slurps|slurping',
    isEaten: true,
  },
  { verbs: 'holds?|holding|serves|serving|carr(?:ies|ying)|with', isServed: true },
];
/** Who reads to somebody has a book. */
const READS =
  /^(.+?) (?:who |that |which )?(?:reads|reading) (?:an? |the |his |her |its |old )*(?:\p{L}*books?|(?:bedtime )?stor(?:y|ies)|poems?|poetry|fairy tales?|novels?) to (.+)$/iu;
const MATTERS = DEEDS.map((deed) => [new RegExp(`${JOINED}(?:${deed.verbs}) (?:up )?(.+)$`, 'iu'), deed] as const);

const piecesOf = (text = ''): string[] =>
  text.split(' ').flatMap((name) => (name.startsWith('own-') ? name : (pieceForEmoji(name) ?? [])));

/** Is no thing, whatever its name may be: "makes a mess". */
const NO_THING =
  /^(?:and|or|but|while|too|alone) |^(?:an? |the |some |his |her |its |their )?(?:\p{L}+ )?(?:mess|mistakes?|noise|sense|fun|faces?|points?|scene|fuss|living|money|friends?|plans?|love|every(?:body|one|thing)|people|it|things?|sure|believe|up|out|way|difference|world|decisions?|choices?|promises?|excuses?|peace|war|trouble|progress|soul|souls|time|days?|you|me|him|her|them|us)(?: |$)/iu;

/** A coffee making machine is a machine, and love makes the world go round. */
const IS_TOLD = /^,? (?:who|that|which) /iu;
const namesSomebody = (who: string): boolean =>
  isPersonNoun(splitWords(who).at(-1) ?? '') || hearColored(who, THEME_ROLES).some(({ piece }) => isCreature(piece));

/** It is at its deed what it is done with and until when. */
const UNTIL = / (?:and|but|while|when|because|until|so|for|to|in|on|at|from|with|of|by|after|before|without|instead)(?: .*)?$/iu;

/** What somebody is at besides. */
const IN_BETWEEN = / (?:who|that|which|while|and|riding|driving) /iu;
/** Where they are besides: "eats pizza in bed", "sells ice cream at the beach". */
const WHERE = / (?:in|on|at|under) .+$/iu;
/** Who delivers on wheels is on them. */
const RIDING =
  /^ on (?:an? |the |his |her |its |their )?(?:\p{L}+ )?(?:motor ?bikes?|motorcycles?|bikes?|bicycles?|scooters?|mopeds?|vespas?|skateboards?|unicycles?)(?: |$)/iu;
/** Fish are sold out of a bucket, and nobody sits in it; and at night is no place. */
const whereOf = (what: string, { isEaten }: Deed): string => {
  const where = WHERE.exec(what)?.[0] ?? '';
  if (RIDING.test(where)) return where;
  return isEaten || (placeIn(where) !== undefined && hearWhen(where, undefined) === '') ? where : '';
};

/** What somebody takes themselves for by now. */
const BELIEF =
  /,? and (?:now )?(?:he|she|it|they) ((?:really )?(?:thinks?|believes?|is convinced) (?:that )?(?:he|she|it|they) (?:is|are) .+)$/iu;

function hearDeed(text: string): Clause | undefined {
  const [, reader = '', listener = ''] = READS.exec(text) ?? [];
  const matters = MATTERS.flatMap(([pattern, deed]) => {
    const [, who = '', what = ''] = pattern.exec(text) ?? [];
    return what === '' || (!IS_TOLD.test(text.slice(who.length)) && !namesSomebody(who)) ? [] : [{ who, what, deed }];
  });
  const [{ who, what, deed }] =
    listener === '' ? [matters[0] ?? NO_MATTER] : [{ who: reader, what: listener, deed: { verbs: '', tool: '📖' } }];
  const object = what.replace(UNTIL, '');
  const about = hearColored(object, ANY_ROLES)
    .filter(({ score }) => score >= ENOUGH)
    .map(({ piece }) => piece);
  // Whoever makes hay is at that; honey that is eaten makes nobody a beekeeper.
  const isAtTopic = listener === '' && deed.tool === undefined && hearTopic(what) !== undefined;
  if (who === '' || NO_THING.test(what) || (isAtTopic && !(deed.isEaten && about.length > 0))) return undefined;
  const topic = about.length === 0 ? hearTopic(object) : undefined;
  const pieces = [...about, ...(topic?.holds.slice(0, 1) ?? topic?.around.slice(0, 1) ?? [])].slice(0, 2);
  const [first] = pieces;
  if (first === undefined) return undefined;
  if (deed.isServed && !(isFood(first) && findPiece('held', first) === undefined && isServer(text, who))) return undefined;
  // Who eats mice has caught none yet.
  if (deed.isEaten && (hearColored(object, THEME_ROLES).some(({ piece }) => isCreature(piece)) || IN_BETWEEN.test(who)))
    return undefined;
  const belief = BELIEF.exec(what)?.[1];
  const where = `${whereOf(belief === undefined ? what : what.replace(BELIEF, ''), deed)}${belief === undefined ? '' : ` who ${belief}`}`;
  if (deed.isEaten && isBitten(first)) return { who: `${who}${where}`, traits: [{ ...eaten(object, first), at: 'mouth' }] };
  const [tool] = piecesOf(deed.tool);
  // Nobody holds a beast for sale.
  const isHeld = tool === undefined && (findPiece('held', first) !== undefined || isFood(first));
  const holds = tool !== undefined ? [tool] : isHeld ? [first] : [];
  const around = isHeld ? pieces.slice(1) : pieces;
  return {
    who: `${who}${where}`,
    traits: [],
    deed: {
      id: 'trade',
      wears: piecesOf(deed.wears),
      holds,
      around,
      place: deed.place ?? null,
      words: splitWords(text.slice(who.length)),
    },
  };
}
/** A person with pancakes has them in their hands, where a cat may be one with them. */
const isServer = (text: string, who: string): boolean =>
  !/^ with /iu.test(text.slice(who.length)) ||
  hearColored(who, THEME_ROLES).some(({ piece }) => isPerson(piece)) ||
  isKinship(splitWords(who).at(-1) ?? '');
const eaten = (said: string, piece: string): Heard => ({ piece, from: 0, to: 0, score: ENOUGH, said });
const isFood = (piece: string): boolean => findPiece('body', piece)?.kind === 'food' || BOWLS.has(piece);
const isBitten = (piece: string): boolean => findPiece('body', piece) !== undefined && !BOWLS.has(piece);
/** What is drunk, and what is eaten with a spoon: it is held. */
const BOWLS: ReadonlySet<string> = new Set(
  '1f35c 1f372 1f35b 1f35a 1f957 1f35d 1f958 1f963 1f961 1f367 1f95b 2615 1f375 1f964 1f9c3 1f9cb 1f37a 1f37b 1f377 1f378 1f379 1f942 1f376 1f9c9 1fad6 1f37e 1fad5'.split(
    ' ',
  ),
);
const NO_MATTER: { who: string; what: string; deed: Deed } = { who: '', what: '', deed: { verbs: '' } };

/** Who plays an instrument has it in their hands: "trombone player in a marching band". */
const OF_INSTRUMENT =
  /^((?:an? |the |my )?)((?:(?:electric|acoustic|double|french|steel) )?\p{L}+(?: guitar)?) players?((?: (?:who|that|in|on|at|with|without|from) .+)?)$/iu;

function hearPlayer(text: string): Clause | undefined {
  const [, article = '', instrument = '', rest = ''] = OF_INSTRUMENT.exec(text) ?? [];
  // Who is known by more than what they play is seen by it.
  if (isTopic(`${instrument} player`)) return undefined;
  const isPlayed = splitWords(instrument.toLowerCase()).some((word) => INSTRUMENTS.has(word) || MORE_INSTRUMENTS.has(word));
  const name = isPlayed ? instrument.replace(/^bass$/iu, 'bass guitar') : '';
  const [piece] = hearColored(name, ANY_ROLES).filter(({ score }) => score >= ENOUGH);
  if (!piece) return undefined;
  const words = splitWords(`${instrument} player`);
  return {
    who: `${article === 'an ' ? 'a ' : article}person${rest}`,
    traits: [],
    deed: { id: 'trade', wears: [], holds: [piece.piece], around: [], place: null, words },
  };
}
const MORE_INSTRUMENTS: ReadonlySet<string> = new Set(
  'bass contrabass horn clarinet oboe bassoon mandolin lute sitar didgeridoo theremin bongo panpipe viola fiddle keytar cornet bugle'.split(
    ' ',
  ),
);

/** Who texts or googles is at a screen. */
const AT_SCREEN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${JOINED}(?:texts|texting|scrolls|scrolling|swipes|swiping|tweets|tweeting|doomscrolls)(?= |$)`, 'iu'), '1f4f1'],
  [new RegExp(`${JOINED}(?:googles|googling|types|typing|codes|coding|emails|emailing)(?= |$)`, 'iu'), 'own-code-laptop'],
];

function hearScreen(text: string): Clause | undefined {
  for (const [pattern, piece] of AT_SCREEN) {
    const [, who = ''] = pattern.exec(text) ?? [];
    if (who !== '' && namesSomebody(who)) return { who, traits: [{ piece, from: 0, to: 0, score: ENOUGH, said: 'screen' }] };
  }
  return undefined;
}

/** A clause that says more of somebody than a noun: the rest of the sentence is who that is. */
export const hearClause = (text: string): Clause | undefined =>
  hearDream(text) ?? hearWhose(text) ?? hearPart(text) ?? hearPlayer(text) ?? hearDeed(text) ?? hearScreen(text);

/** Who is told of, with what is told of them. */
export function withClause<T extends HeardTheme & { topic?: HeardTopic }>(asked: T, { traits, deed }: Clause): T {
  if (!deed) return { ...asked, traits: [...traits, ...asked.traits] };
  const { topic } = asked;
  const isDressed = asked.subjects.some(({ piece }) => isPerson(piece) && isHatted(piece));
  const around = [...deed.around, ...(topic?.around ?? [])].filter(
    (piece) => !topic?.holds.includes(piece) && !deed.holds.includes(piece),
  );
  return {
    ...asked,
    traits: asked.traits.filter(({ piece }) => !deed.around.includes(piece)),
    topic: {
      ...(topic ?? deed),
      wears: topic && topic.wears.length > 0 ? topic.wears : isDressed ? [] : deed.wears,
      holds: deed.holds.length > 0 ? deed.holds : (topic?.holds ?? []),
      around,
      place: deed.place ?? topic?.place ?? null,
      words: [...(topic?.words ?? []), ...deed.words],
    },
  };
}
