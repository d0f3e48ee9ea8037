import { isBuiltBird } from './animals-by-proportion.ts';
import { FACES } from './faces.ts';
import { ALL_KIN, baseOf, faceOfKin, findKin } from './kin.ts';

/** Which face a whole animal has as a piece of its own, so that a wish for either may be shown by both. */
export const HEAD_OF_ANIMAL: Readonly<Record<string, string>> = {
  ...FACES,
  ...Object.fromEntries(ALL_KIN.flatMap(({ id }) => (findKin(faceOfKin(id)) ? [[id, faceOfKin(id)]] : []))),
};

export const ANIMAL_OF_HEAD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HEAD_OF_ANIMAL).map(([animal, head]) => [head, animal]),
);

const ROUND_HEADED: ReadonlySet<string> = new Set([
  '1f99b', // hippo
  '1f427', // penguin
  '1f989', // owl
  '1f9ad', // seal
  '1f9a5', // sloth
  '1f9f8', // teddy bear
  '1f99c', // parrot
  '1f986', // duck
  '1f425', // chick
  '1f423', // hatching chick
  '1f424', // baby chick
  '1f426', // bird
  '26c4', // snowman
  '1f996', // dinosaur
  '1fa86', // matryoshka doll
]);

/** Is its head still itself when it is cut out round: no trunk, fins or tentacles that would be lost? */
export const isRoundHeaded = (animal: string): boolean => ROUND_HEADED.has(baseOf(animal));

/** Dove, chicken, dodo, peacock, parrot, swan, flamingo, goose, eagle, duck, chicks, bird, turkey, rooster; and who has a trunk or a snout that is a tube. */
const BEAKED =
  /^(?:1f54a|1f414|1f9a4|1f99a|1f99c|1f9a2|1f9a9|1fabf|1f985|1f986|1f424|1f426|1f983|1f413|1f418|1f9a3|1f99f|1f989|1f427)(?:-|$)|^own-(?:ostrich|puffin|pelican|toucan|seagull|hummingbird|woodpecker|anteater|tapir|seahorse)$/;

/** Would a drawn mouth be a second one, beside a beak or a trunk? */
export const isBeaked = (animal: string): boolean => BEAKED.test(baseOf(animal)) || isBuiltBird(baseOf(animal));
