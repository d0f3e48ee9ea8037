/** What a theme says of the body of whoever it is about. */
import { isBodyPart } from './body-parts.ts';
import type { BuildQuality } from './build-words.ts';
import { hearBuild, hearBuildOf } from './hear-build.ts';
import type { Heard } from './heard.ts';

/** Who lives in a tiny house or drives a huge car is of any size. */
const SIZE_OF_ANOTHER =
  / (?:in|inside|into|on|at|from|under|behind|beside|through|with|has|owns|wears|wearing|drives|driving|rides|riding) (?:(?:an?|the|his|her|its|their|my) )?(?:very |really )?(?:tiny|teeny|miniature|huge|enormous|gigantic|giant|massive|colossal) (?!body|build|frame)\p{L}+/giu;

export interface HeroBuild {
  qualities: readonly BuildQuality[];
  /** What stands beside the name alone. */
  own: { said: readonly string[]; qualities: readonly BuildQuality[] };
  /** Is it said of a body that is built so? */
  isSaid: (word: string) => boolean;
  /** The same, or of any part of a body of which some are counted. */
  isOfBody: (word: string) => boolean;
}

/** @param hero the creature that the theme is about; none where it is no creature. */
export function hearHeroBuild(hero: Heard | undefined, mainTheme: string | null): HeroBuild {
  const ofNoOther = mainTheme?.replaceAll(SIZE_OF_ANOTHER, '') ?? null;
  const own: HeroBuild['own'] = hero ? hearBuildOf(hero, ofNoOther) : { said: [], qualities: [] };
  // Three tails are no tails to be held, whoever has them.
  const { parts } = hearBuild(mainTheme);
  const isSaid = (word: string) => parts.includes(word) || own.said.includes(word);
  return {
    qualities: hero ? [...hearBuild(ofNoOther).anywhere, ...own.qualities] : [],
    own,
    isSaid,
    isOfBody: (word) => isSaid(word) || (parts.length > 0 && isBodyPart(word)),
  };
}
