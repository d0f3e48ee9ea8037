/** What somebody does, fears or is in the middle of: a lighthouse keeper who knits is a joke about knitting as well. */

import { LONG_DAY_DEEDS } from './deeds-of-a-long-day.ts';
import { AVERSION_DEEDS } from './deeds-of-aversion.ts';
import { CIRCUMSTANCE_DEEDS } from './deeds-of-circumstance.ts';
import { HAND_DEEDS } from './deeds-of-hands.ts';
import { LIFE_DEEDS } from './deeds-of-life.ts';
import { MOTION_DEEDS } from './deeds-of-motion.ts';
import { PASSION_DEEDS } from './deeds-of-passion.ts';
import { STANDING_DEEDS } from './deeds-of-standing.ts';
import { VOICE_DEEDS } from './deeds-of-voice.ts';
import type { SideClass } from './side-class.ts';

/** The first class that is meant is the one that counts. */
export const DEED_CLASSES: readonly SideClass[] = [
  ...STANDING_DEEDS,
  ...LONG_DAY_DEEDS,
  ...AVERSION_DEEDS,
  ...LIFE_DEEDS,
  ...HAND_DEEDS,
  ...MOTION_DEEDS,
  ...VOICE_DEEDS,
  ...PASSION_DEEDS,
  ...CIRCUMSTANCE_DEEDS,
];
