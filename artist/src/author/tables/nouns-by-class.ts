import { ANIMAL_CLASSES, FOOD_CLASSES } from './animals-and-food-by-class.ts';
import { BEAST_CLASSES } from './beasts.ts';
import { BELONGING_CLASSES } from './belongings.ts';
import { DISH_CLASSES } from './dishes.ts';
import { DOMAIN_CLASSES } from './domains.ts';
import { HOUSEHOLD_CLASSES } from './household.ts';
import { LARDER_CLASSES } from './larder.ts';
import { MONSTER_CLASSES } from './monsters-and-heroes.ts';
import type { NounClass } from './noun-class.ts';
import { PERSON_CLASSES } from './persons-by-class.ts';
import { THING_CLASSES } from './things-by-class.ts';
import { WALKS_OF_ART } from './walks-of-art.ts';
import { WALKS_OF_HOME } from './walks-of-home.ts';
import { WALKS_OF_LEISURE } from './walks-of-leisure.ts';
import { WALKS_OF_MUSIC } from './walks-of-music.ts';
import { WALKS_OF_OUTDOORS } from './walks-of-outdoors.ts';
import { WALKS_OF_SPORT } from './walks-of-sport.ts';

/** The first class that has a noun is the one that counts. */
export const NOUN_CLASSES: readonly NounClass[] = [
  ...WALKS_OF_MUSIC,
  ...WALKS_OF_ART,
  ...WALKS_OF_SPORT,
  ...WALKS_OF_OUTDOORS,
  ...WALKS_OF_LEISURE,
  ...WALKS_OF_HOME,
  ...DOMAIN_CLASSES,
  ...BEAST_CLASSES,
  ...MONSTER_CLASSES,
  ...DISH_CLASSES,
  ...LARDER_CLASSES,
  ...HOUSEHOLD_CLASSES,
  ...BELONGING_CLASSES,
  ...PERSON_CLASSES,
  ...ANIMAL_CLASSES,
  ...FOOD_CLASSES,
  ...THING_CLASSES,
];
