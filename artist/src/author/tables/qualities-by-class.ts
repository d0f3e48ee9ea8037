/** How somebody is: a sad toaster is a joke about being sad, whatever toasters do. No row names the quality. */
import { APPEARANCES } from './qualities-of-appearance.ts';
import { QUALITIES_OF_BEARING } from './qualities-of-bearing.ts';
import { CHARACTERS } from './qualities-of-character.ts';
import { QUALITIES_OF_EVERYDAY } from './qualities-of-everyday.ts';
import { QUALITIES_OF_HABIT } from './qualities-of-habit.ts';
import { MANNERS } from './qualities-of-manner.ts';
import { MOODS } from './qualities-of-mood.ts';
import { STATES } from './qualities-of-state.ts';
import { TEMPERS } from './qualities-of-temper.ts';
import { QUALITIES_OF_TODAY } from './qualities-of-today.ts';
import { QUALITIES_OF_TOUCH } from './qualities-of-touch.ts';
import type { SideClass } from './side-class.ts';
import { EXPECTING } from './traits-in-a-state.ts';

/** The first class that is meant is the one that counts. */
export const QUALITY_CLASSES: readonly SideClass[] = [
  ...MANNERS,
  ...QUALITIES_OF_TODAY,
  ...MOODS,
  ...QUALITIES_OF_TOUCH,
  ...STATES,
  ...CHARACTERS,
  ...APPEARANCES,
  ...TEMPERS,
  ...QUALITIES_OF_HABIT,
  ...QUALITIES_OF_BEARING,
  ...QUALITIES_OF_EVERYDAY,
  EXPECTING,
];
