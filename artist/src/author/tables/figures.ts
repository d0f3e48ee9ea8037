/** Whom everybody knows by name, in fiction or not. */
import { FIGURES_OF_ARK_AND_ARCADE } from './figures-of-ark-and-arcade.ts';
import { FIGURES_OF_CARTOONS } from './figures-of-cartoons.ts';
import { FIGURES_OF_FAME } from './figures-of-fame.ts';
import { FIGURES_OF_FILMS } from './figures-of-films.ts';
import { FIGURES_OF_PAGE_AND_PITCH } from './figures-of-page-and-pitch.ts';
import { FIGURES_OF_REELS_AND_RECORDS } from './figures-of-reels-and-records.ts';
import { FIGURES_OF_SCREENS } from './figures-of-screens.ts';
import { FIGURES_OF_STORIES } from './figures-of-stories.ts';
import { FIGURES_OF_TALES } from './figures-of-tales.ts';
import { FIGURES_OF_THE_PAST } from './figures-of-the-past.ts';
import { FIGURES_TOLD_APART } from './figures-told-apart.ts';
import type { NounClass } from './noun-class.ts';

export const FIGURE_CLASSES: readonly NounClass[] = [
  ...FIGURES_OF_FAME,
  ...FIGURES_OF_SCREENS,
  ...FIGURES_OF_FILMS,
  ...FIGURES_OF_TALES,
  ...FIGURES_OF_THE_PAST,
  ...FIGURES_OF_STORIES,
  ...FIGURES_OF_REELS_AND_RECORDS,
  ...FIGURES_OF_CARTOONS,
  ...FIGURES_OF_PAGE_AND_PITCH,
  ...FIGURES_OF_ARK_AND_ARCADE,
  ...FIGURES_TOLD_APART,
];
