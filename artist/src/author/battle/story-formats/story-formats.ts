import type { Shape } from '../story-format.ts';
import { AUCTION } from './auction.ts';
import { BEDTIME_STORY } from './bedtime-story.ts';
import { CAPTAIN_SPEAKING } from './captain-speaking.ts';
import { COOKING } from './cooking.ts';
import { COUNCIL_MINUTES } from './council-minutes.ts';
import { COURTROOM } from './courtroom.ts';
import { DUEL } from './duel.ts';
import { INSURANCE_CLAIM } from './insurance-claim.ts';
import { LETTER_HOME } from './letter-home.ts';
import { LIVE_COMMENTARY } from './live-commentary.ts';
import { LOST_PROPERTY } from './lost-property.ts';
import { MUSEUM_GUIDE } from './museum-guide.ts';
import { NATURE_DOCUMENTARY } from './nature-documentary.ts';
import { OPERA_REVIEW } from './opera-review.ts';
import { RACE } from './race.ts';
import { RADIO_TRAFFIC } from './radio-traffic.ts';
import { SCHOOL_ESSAY } from './school-essay.ts';
import { SHAREHOLDER_MEETING } from './shareholder-meeting.ts';
import { STARING_MATCH } from './staring-match.ts';
import { WEATHER_REPORT } from './weather-report.ts';

/** Every way in which a battle is told, by name. Each is as likely as another. */
export const SHAPES: readonly (readonly [name: string, shape: Shape])[] = [
  ['auction', AUCTION],
  ['bedtime story', BEDTIME_STORY],
  ['captain speaking', CAPTAIN_SPEAKING],
  ['cooking contest', COOKING],
  ['council minutes', COUNCIL_MINUTES],
  ['courtroom', COURTROOM],
  ['duel', DUEL],
  ['insurance claim', INSURANCE_CLAIM],
  ['letter home', LETTER_HOME],
  ['live commentary', LIVE_COMMENTARY],
  ['lost property', LOST_PROPERTY],
  ['museum guide', MUSEUM_GUIDE],
  ['nature documentary', NATURE_DOCUMENTARY],
  ['opera review', OPERA_REVIEW],
  ['race', RACE],
  ['radio traffic', RADIO_TRAFFIC],
  ['school essay', SCHOOL_ESSAY],
  ['shareholder meeting', SHAREHOLDER_MEETING],
  ['staring match', STARING_MATCH],
  ['weather report', WEATHER_REPORT],
];
