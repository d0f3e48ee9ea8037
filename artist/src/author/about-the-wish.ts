/** Does a story keep to what was asked for? */
import type { Facet } from './facets.ts';
import { isUncounted } from './mention-rows.ts';
import { tellsTraitAtOnce } from './plan-trait.ts';
import type { Step } from './story-step.ts';
import type { Subject } from './subjects.ts';

/** Slots of what somebody asked for, by the part of the wish. */
const OF_PARTS =
  /\{(?:\w+_)?(?:theme|body|one|topic|doing|event|deed|besides|mentions?|second|missing|words|heard)(?:_\w+)?\}|\{(?:in_place|a_thing)\}/iu;
export const OF_TRAIT = /\{(?:does|fact|quality|quoted|(?:a|the)_trait)\}/iu;
export const OF_STYLE = /\{(?:in_style|style|a_style|mood)\}/iu;
const OF_ALL = /\{(?:said|echo)\}/iu;

/** Does a sentence speak of what was asked for? */
export const isAboutWish = (skeleton: string, { partsGiven, traitGiven, styleGiven, styleRows }: Subject): boolean =>
  OF_ALL.test(skeleton) ||
  styleRows.includes(skeleton) ||
  (partsGiven && OF_PARTS.test(skeleton)) ||
  (traitGiven && OF_TRAIT.test(skeleton)) ||
  (styleGiven && OF_STYLE.test(skeleton));

/** So many sides of a wish are told before any sentence may speak of life in general. */
const FACETS_TOLD = 2;

/** So many sentences take up what was said besides a bare noun, where there is any such thing. */
const TAKEN_UP = 2;
const OF_MORE = /\{(?:\w+_)?(?:besides|mentions?|second|missing|doing|deed)(?:_\w+)?\}/iu;
/** The whole wish, with whatever follows its noun. */
const OF_WHOLE = /\{(?:a_one|a_(?:such_)?theme|a_(?:such_)?body|topic|words)\}/iu;

/** Does what a beast or a trade is known for push out what was said of this one? */
function forgetsTheRest(steps: readonly Step[], subject: Subject): boolean {
  const { sides, traitSide, relation, values, facets, isAlone } = subject;
  const traitGiven = subject.traitGiven && !tellsTraitAtOnce(subject, steps[0]?.skeleton ?? '');
  const own = new Set<Facet>([...sides, ...[traitSide, relation].filter((side) => side !== null)]);
  // What is only mentioned is told with the whole of it, and again where more is known of such things.
  const isTakenUp = subject.mentionClass !== null || isUncounted(subject) || 'a_missing' in values;
  if (own.size === 0 && !traitGiven && !isTakenUp) return false;
  const takesUp = ({ skeleton, facet }: Step, at: number): boolean =>
    (facet !== undefined && own.has(facet)) ||
    OF_MORE.test(skeleton) ||
    (traitGiven && OF_TRAIT.test(skeleton)) ||
    (at === 0 && (sides.length > 0 || isTakenUp || !isAlone) && OF_WHOLE.test(skeleton));
  const stock = steps.flatMap(({ facet }) => (facet !== undefined && !own.has(facet) && facets.includes(facet) ? [facet] : []));
  // A row of each half is no more than was asked for.
  return stock.length > new Set(stock).size || steps.filter(takesUp).length < Math.min(TAKEN_UP, steps.length - 1);
}

/** Does more than one sentence leave what was asked for, or any while a side of it is untold? */
export function strays(steps: readonly Step[], subject: Subject, facets: readonly Facet[]): boolean {
  const { partsGiven, traitGiven, styleGiven } = subject;
  if (!partsGiven && !traitGiven && !styleGiven) return false;
  if (forgetsTheRest(steps, subject)) return true;
  const away = steps.filter(({ skeleton, facet }) => facet === undefined && !isAboutWish(skeleton, subject)).length;
  const told = new Set(steps.flatMap(({ facet }) => facet ?? [])).size;
  return away > 1 || (away > 0 && told < Math.min(facets.length, FACETS_TOLD));
}
