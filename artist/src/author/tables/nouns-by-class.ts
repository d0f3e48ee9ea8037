import { ANIMAL_CLASSES, FOOD_CLASSES } from './animals-and-food-by-class.ts';
import { BEAST_CLASSES } from './beasts.ts';
import { DOMAIN_CLASSES } from './domains.ts';
import { MONSTER_CLASSES } from './monsters-and-heroes.ts';
import type { NounClass } from './noun-class.ts';
import { PERSON_CLASSES } from './persons-by-class.ts';
import { THING_CLASSES } from './things-by-class.ts';

/** The first class that has a noun is the one that counts. */
export const NOUN_CLASSES: readonly NounClass[] = [
  ...DOMAIN_CLASSES,
  ...BEAST_CLASSES,
  ...MONSTER_CLASSES,
  ...PERSON_CLASSES,
  ...ANIMAL_CLASSES,
  ...FOOD_CLASSES,
  ...THING_CLASSES,
];
