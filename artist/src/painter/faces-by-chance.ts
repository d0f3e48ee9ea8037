/** Faces of people of whom nothing is said: one in all pictures would be the same person everywhere. */
import { type Concept, traitsOf } from '../concept/concept.ts';
import { listNamedPeople } from '../concept/named-people.ts';
import { createChance } from '../drawing/random.ts';
import { faceOfWorker } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';

/** A man, a woman, anybody. */
const PLAIN: ReadonlySet<string> = new Set(['1f468', '1f469', '1f9d1']);

/** What is added to the id of a plain face: a colour of skin, and red or curly hair. */
const LOOKS_BY_CHANCE = [
  ...['', '-200d-1f9b0', '-1f3fb', '-1f3fc', '-1f3fd', '-1f3fe', '-1f3ff'],
  ...['-1f3fb-200d-1f9b0', '-1f3fc-200d-1f9b1', '-1f3fd-200d-1f9b1', '-1f3fe-200d-1f9b1'],
];

/** The face that another skin and hair were given. */
export const plainFaceOf = (id: string): string => id.replace(/^(1f468|1f469|1f9d1)(?:-1f3f[b-f])?(?:-200d-1f9b[01])?$/, '$1');

/** Words that say how somebody looks, where they are from or what they believe, and what nobody is to be by chance. */
const LOOKS =
  /thie[fv]|robber|burglar|pickpocket|prisoner|convict|criminal|gangster|dealer|murder|pirate|slave|servant|black|white|brown|dark|colou?r|asian|african|latin|arab|native|migrant|refugee|muslim|jew|afro|dread|albin|vitiligo|freckl|\p{L}(?:ian|ese|ish|ean|ch) (?=\p{L})|hair|skin|blond|ginger|redhead|brunette|bald|curl|beard|face|yellow|emoji|pale|simpson|haar|cheveux|capelli|pelo|cabelo|rubi[oa]/iu;

const NAMED: ReadonlySet<string> = new Set(listNamedPeople());

/** Is there a word about their looks, their colour or what they are made of, or are they somebody in particular? */
function isTold({ theme, body, trait, also = [], color, build = [], fusion, unwantedColors = [] }: Concept): boolean {
  const typed = [theme, body, trait, ...also].filter(({ given }) => given);
  return (
    fusion !== undefined ||
    color !== undefined ||
    build.length > 0 ||
    unwantedColors.length > 0 ||
    typed.some((idea) => idea.color !== undefined || LOOKS.test(`${idea.word} ${idea.english ?? ''}`)) ||
    NAMED.has(splitWords(theme.word).join(' '))
  );
}

/** All skins and hairs are seen where nothing but a trade was wished for: what else is said of somebody is no matter of these. */
export function faceByChance(face: string, concept: Concept): string {
  const { seed, theme, body, style } = concept;
  const isTradeAlone =
    faceOfWorker(theme.piece ?? '') !== undefined &&
    !body.given &&
    !style.given &&
    traitsOf(concept).every(({ given }) => !given);
  return PLAIN.has(face) && isTradeAlone && !isTold(concept)
    ? `${face}${createChance(`${seed}/face`).pick(LOOKS_BY_CHANCE)}`
    : face;
}
