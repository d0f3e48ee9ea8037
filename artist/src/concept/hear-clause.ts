/** What stands behind "who": of what somebody dreams, what their feathers are, and what they sell, mend or dig up. */
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { isHatted } from '../painter/costumes.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { splitWords } from '../pieces/split-words.ts';
import { pieceForEmoji } from '../pieces/vocabulary.ts';
import { isCreature } from './creatures.ts';
import { hearColored, hearTrait } from './hear-trait.ts';
import { type HeardTheme, THEME_ROLES, TRAIT_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard } from './heard.ts';
import { readWish } from './read-wish.ts';
import { type HeardTopic, hearTopic } from './topics.ts';

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

function hearDream(text: string): Clause | undefined {
  const [, who = '', what = ''] = OF_BEING.exec(text) ?? [];
  const thought = what === '' ? undefined : thoughtOf(what);
  if (thought) return { who, traits: [thought] };
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

interface Deed {
  verbs: string;
  /** What is held for it; without it they hold what it is done with. */
  tool?: string;
  wears?: string;
}

/** What is done with a thing, which is beside them then. */
const DEEDS: readonly Deed[] = [
  { verbs: 'sells?|selling|peddles?|peddling', wears: 'own-apron own-flat-cap' },
  { verbs: 'makes|making|bakes?|baking|brews?|brewing|produces', wears: 'own-apron' },
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
];
/** Who reads to somebody has a book. */
const READS =
  /^(.+?) (?:who |that |which )?(?:reads|reading) (?:an? |the |his |her |its |old )*(?:\p{L}*books?|(?:bedtime )?stor(?:y|ies)|poems?|poetry|fairy tales?|novels?) to (.+)$/iu;
const MATTERS = DEEDS.map((deed) => [new RegExp(`${JOINED}(?:${deed.verbs}) (?:up )?(.+)$`, 'iu'), deed] as const);

const piecesOf = (text = ''): string[] =>
  text.split(' ').flatMap((name) => (name.startsWith('own-') ? name : (pieceForEmoji(name) ?? [])));

/** Is no thing, whatever its name may be: "makes a mess". */
const NO_THING =
  /^(?:an? |the |some |his |her |its |their )?(?:\p{L}+ )?(?:mess|mistakes?|noise|sense|fun|faces?|points?|scene|fuss|living|money|friends?|plans?|love|every(?:body|one|thing)|people|it|things?|sure|believe|up|out|way|difference|world|decisions?|choices?|promises?|excuses?|peace|war|trouble|progress|soul|souls|time|days?|you|me|him|her|them|us)(?: |$)/iu;

/** A coffee making machine is a machine, and love makes the world go round. */
const IS_TOLD = /^,? (?:who|that|which) /iu;
const namesSomebody = (who: string): boolean =>
  isPersonNoun(splitWords(who).at(-1) ?? '') || hearColored(who, THEME_ROLES).some(({ piece }) => isCreature(piece));

/** It is at its deed what it is done with and until when. */
const UNTIL = / (?:and|but|while|when|because|until|so|for|to|in|on|at|from|with|of|by|after|before|without|instead)(?: .*)?$/iu;

function hearDeed(text: string): Clause | undefined {
  const [, reader = '', listener = ''] = READS.exec(text) ?? [];
  const matters = MATTERS.flatMap(([pattern, deed]) => {
    const [, who = '', what = ''] = pattern.exec(text) ?? [];
    return what === '' || (!IS_TOLD.test(text.slice(who.length)) && !namesSomebody(who)) ? [] : [{ who, what, deed }];
  });
  const [{ who, what, deed }] =
    listener === '' ? [matters[0] ?? NO_MATTER] : [{ who: reader, what: listener, deed: { verbs: '', tool: '📖' } }];
  if (who === '' || NO_THING.test(what) || (listener === '' && hearTopic(what) !== undefined && deed.tool === undefined))
    return undefined;
  const object = what.replace(UNTIL, '');
  const about = hearColored(object, ANY_ROLES)
    .filter(({ score }) => score >= ENOUGH)
    .map(({ piece }) => piece);
  const topic = about.length === 0 ? hearTopic(object) : undefined;
  const pieces = [...about, ...(topic?.holds.slice(0, 1) ?? topic?.around.slice(0, 1) ?? [])].slice(0, 2);
  const [first] = pieces;
  if (first === undefined) return undefined;
  const [tool] = piecesOf(deed.tool);
  // Nobody holds a beast for sale.
  const isHeld = tool === undefined && findPiece('held', first) !== undefined;
  const holds = tool !== undefined ? [tool] : isHeld ? [first] : [];
  const around = isHeld ? pieces.slice(1) : pieces;
  return {
    who,
    traits: [],
    deed: { id: 'trade', wears: piecesOf(deed.wears), holds, around, place: null, words: splitWords(text.slice(who.length)) },
  };
}
const NO_MATTER: { who: string; what: string; deed: Deed } = { who: '', what: '', deed: { verbs: '' } };

/** A clause that says more of somebody than a noun: the rest of the sentence is who that is. */
export const hearClause = (text: string): Clause | undefined => hearDream(text) ?? hearWhose(text) ?? hearDeed(text);

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
      words: [...(topic?.words ?? []), ...deed.words],
    },
  };
}
