/** The words of a wish as they are meant: without requests, slips, blends and insults, and in English. */
import type { Wish } from '@chaos/shared/contract/characters';
import { translateWish } from '../translation/translate-wish.ts';
import { withoutBlends } from './blends.ts';
import { chooseSense } from './choose-sense.ts';
import { correctWish } from './correct-wish.ts';
import { hearBuild } from './hear-build.ts';
import { headFirst } from './long-theme.ts';
import { withoutInsults } from './without-insults.ts';
import { withoutRequest } from './without-request.ts';

const MERMAID = /(?<!\p{L})(?:mer(?:maid|man|people)|meerjungfrau|nixe|sirena|sirène|sereia|siren)|人魚|マーメイド/iu;
const FISH_TAIL =
  /^(?:with |mit |con |avec |com |a |an |the |her |un |una |une |uma |einem |einen )*(?:(?:fish|mermaid|long|shiny|sparkly|big)(?:['’]s)? )*(?:tail|fins?|fish ?tail)$|fischschwanz|flosse$|nixenschwanz|^(?:con |avec |com )?(?:una? |une |uma )?(?:coda|cola|queue|cauda|rabo)(?: (?:de|di|da|del) (?:pesce|pez|pescado|poisson|peixe|siren\p{L}*|sirène|sereia))?$|(?:魚|人魚)の(?:尾|尻尾|しっぽ|下半身)|尾びれ/iu;

/** A wish in the words in which it was typed, and in those that are understood. */
export interface Understood extends ReturnType<typeof withoutInsults> {
  /** Each field in English, where it was typed in another language; else as it was typed. */
  meant: Wish;
  /** What the theme says, as it is meant, whoever it is about first. */
  said: string;
  /** True: the theme is one word for two things, and is called so. */
  isBlend: boolean;
  /** True: what was typed for a body insults somebody, and is left out. */
  isBodyLeftOut: boolean;
}

export function understandWish(typed: Wish): Understood {
  const bodyInfluence = withoutRequest(typed.bodyInfluence);
  const corrected = correctWish({ ...typed, mainTheme: withoutRequest(typed.mainTheme), bodyInfluence });
  // A neck in Spanish is no cello.
  const meantBody = hearBuild(bodyInfluence).isAll ? { ...corrected, bodyInfluence } : corrected;
  // Whoever is a mermaid has such a tail.
  const hasTail = MERMAID.test(meantBody.mainTheme ?? '') && FISH_TAIL.test(bodyInfluence ?? '');
  const understood = hasTail ? { ...meantBody, bodyInfluence: null } : meantBody;
  const blend = withoutBlends(understood.mainTheme);
  const translated = { ...translateWish(meantBody), ...blend, ...chooseSense(understood) };
  if (hasTail) delete translated.bodyInfluence;
  const spared = withoutInsults(understood, translated);
  const meant: Wish = { ...spared.wish, ...spared.english };
  return {
    ...spared,
    meant,
    said: headFirst(meant.mainTheme ?? ''),
    isBlend: blend.mainTheme !== undefined,
    isBodyLeftOut: spared.wish.bodyInfluence !== understood.bodyInfluence,
  };
}
