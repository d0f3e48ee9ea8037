import { BEASTS_TOLD_APART } from './beasts-told-apart.ts';
import { BIRD_CLASSES } from './birds.ts';
import { BIRD_OF_PREY_AND_SONG_CLASSES } from './birds-of-prey-and-song.ts';
import { DEEP_SEA_BEAST_CLASSES } from './deep-sea-beasts.ts';
import { FAR_BEAST_CLASSES } from './far-beasts.ts';
import { GARDEN_BEAST_CLASSES } from './garden-beasts.ts';
import { HOUSE_AND_FARM_BEAST_CLASSES } from './house-and-farm-beasts.ts';
import { INSECT_AND_SHELL_CLASSES } from './insects-and-shells.ts';
import type { NounClass } from './noun-class.ts';
import { REPTILE_AND_FROG_CLASSES } from './reptiles-and-frogs.ts';
import { SAVANNA_AND_FOREST_BEAST_CLASSES } from './savanna-and-forest-beasts.ts';
import { SEA_AND_PAST_BEAST_CLASSES } from './sea-and-past-beasts.ts';
import { SMALL_AND_FAR_BEAST_CLASSES } from './small-and-far-beasts.ts';
import { WILD_BEAST_CLASSES } from './wild-beasts.ts';

/** Beasts that have jokes of their own, class by class; those that have none are told of by the broad classes. */
export const BEAST_CLASSES: readonly NounClass[] = [
  ...GARDEN_BEAST_CLASSES,
  ...HOUSE_AND_FARM_BEAST_CLASSES,
  ...BIRD_CLASSES,
  ...WILD_BEAST_CLASSES,
  ...REPTILE_AND_FROG_CLASSES,
  ...SEA_AND_PAST_BEAST_CLASSES,
  ...SAVANNA_AND_FOREST_BEAST_CLASSES,
  ...BIRD_OF_PREY_AND_SONG_CLASSES,
  ...INSECT_AND_SHELL_CLASSES,
  ...DEEP_SEA_BEAST_CLASSES,
  ...FAR_BEAST_CLASSES,
  ...SMALL_AND_FAR_BEAST_CLASSES,
  ...BEASTS_TOLD_APART,
];
