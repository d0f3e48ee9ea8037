/** A wish in the order in which it is read: whose legs are missing before the legs, and nothing of who stands beside the writer. */
import { withArticle } from '../author/articles.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { canBeMissed } from './body-parts.ts';
import { BODY_ROLES } from './hear-wish.ts';

/** "No legs giraffe" is a giraffe. */
const LACK_FIRST = /^\s*(?:an? )?(?:no|zero|without|0)[ -](\p{L}+)[ -]((?!and |or |but |no )\p{L}[\p{L}-]*(?: \p{L}+)?)\s*$/iu;
/** What is called so. */
const CALLED_SO = /^(?:no|zero) (?:face|man|hand|head) (?:man|spirit|game|games|ball|start)$/iu;

const RELATIVES =
  '(?:wife|husband|kids?|children|son|daughter|mom|mum|mother|dad|father|sister|brother|girlfriend|boyfriend|boss|friends?|colleagues?|grandma|grandpa|nan|partner|roommate|flatmate)';
const OFTEN_MISSED = /^(?:teeth|tooth|hair|wheels?|buns?|eyebrows|roof|doors?)$/iu;

/** "Just the hose" says again what was said. */
const ONLY_THAT = /^(.*?(\p{L}{3,}) (?:with no|without|no) .*?),? (?:just|only) (?:the|an?) \2\s*$/iu;

const SOMEBODY = '((?:(?:an?|the|my|our) )?\\p{L}+)';
/** Who fights with whom. */
const AT_ODDS = new RegExp(
  `^\\s*${SOMEBODY} and ((?:an? |the |my )?\\p{L}+) (fighting|arguing|wrestling|boxing|dancing)\\s*$`,
  'iu',
);
/** "My therapist says no" is the therapist; a computer that does is a saying. */
const SAYS = /^\s*(?:my|our) (\p{L}+) says (?=\S+(?: \S+)?\s*$)/iu;

function withOneSubject(text: string): string {
  const [, one = '', other = '', deed = ''] = AT_ODDS.exec(text) ?? [];
  const isBoth = [one, other].every((who) => who !== '' && findPieces(who, BODY_ROLES).length > 0);
  if (isBoth) return `${one} ${deed} with ${/^(?:an?|the|my) /iu.test(other) ? other : withArticle(other)}`;
  return text.replace(ONLY_THAT, '$1').replace(SAYS, (_, who: string) => `${withArticle(who)} who says `);
}

/** What is told of somebody at home after the wish: "a very fat cat. my wife loves begonias". */
const BESIDE = new RegExp(
  [
    `(?:my|our) ${RELATIVES} (?:(?:really|just|always|absolutely) )?(?:loves?|likes?|hates?|adores?|collects?|will|would|wants?|says|said)`,
    '(?:meine?|unsere?) (?:frau|mann|kinder|tochter|sohn|mutter|vater|mama|papa|schwester|bruder|freundin|freund|chef|chefin|oma|opa) (?:liebt|lieben|mag|mögen|hasst|will|sagt|hat)',
    '(?:mi|mis) (?:mujer|esposa|marido|esposo|hijos?|hijas?|madre|padre|hermana|hermano|novia|novio|jefe|jefa|abuela|abuelo) (?:(?:le|les) )?(?:ama|aman|adora|adoran|odia|gustan?|encantan?|quiere|dice)',
    '(?:ma|mon|mes) (?:femme|mari|enfants|fille|fils|mère|père|sœur|frère|copine|copain|chef|mamie|papi) (?:aime|aiment|adore|adorent|déteste|veut|dit)',
    '(?:(?:mia|mio|la mia|il mio|i miei) )(?:moglie|marito|figli|figlia|figlio|madre|padre|mamma|papà|sorella|fratello|ragazza|ragazzo|capo|nonna|nonno) (?:ama|amano|adora|adorano|odia|vuole|dice)',
    '(?:(?:a |o )?(?:minha|meu|meus) )(?:mulher|esposa|marido|filhos?|filha|mãe|pai|irmã|irmão|namorada|namorado|chefe|avó|avô) (?:ama|amam|adora|adoram|odeia|gosta|quer|diz)',
    'mijn (?:vrouw|man|kinderen|dochter|zoon|moeder|vader|zus|broer|vriendin|vriend|baas|oma|opa) (?:houdt|houden|haat|wil|zegt|vindt)',
    '(?:moja|mój|moje) (?:żona|mąż|dzieci|córka|syn|mama|tata|siostra|brat|dziewczyna|chłopak|szef|babcia|dziadek) (?:kocha|kochają|lubi|lubią|uwielbia|nienawidzi|chce|mówi)',
    '(?:min|mitt|mina) (?:fru|man|barn|dotter|son|mamma|pappa|syster|bror|flickvän|pojkvän|chef|mormor|farmor) (?:älskar|gillar|hatar|vill|säger)',
  ].join('|'),
  'iu',
);
const SENTENCE = /(?<=[\p{L}\p{N}]{2})\s*[.!;]+\s+/u;

function withoutBesides(text: string): string {
  const [first = '', ...others] = text.split(SENTENCE);
  const isBeside = (sentence: string) => new RegExp(`^(?:${BESIDE.source}) `, 'iu').test(sentence);
  const isTold = first.trim().includes(' ') && others.length > 0 && others.every(isBeside);
  return isTold ? first : text;
}

function withBeastFirst(text: string): string {
  const [, part = '', who = ''] = LACK_FIRST.exec(text) ?? [];
  const isLacking = (canBeMissed(part.toLowerCase()) || OFTEN_MISSED.test(part)) && !CALLED_SO.test(text.trim());
  return isLacking && !canBeMissed(who.toLowerCase()) && findPieces(who, BODY_ROLES).length > 0 ? `${who} with no ${part}` : text;
}

/** "A giraffe with no legs", and a fat cat without the wife who loves begonias. */
export const withOneThought = (text: string): string => withOneSubject(withBeastFirst(withoutBesides(text)));
