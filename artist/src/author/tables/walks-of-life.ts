import { DOMAIN_CLASSES } from './domains.ts';
import { EVERYDAY_ALARMS } from './everyday-alarms.ts';
import { EVERYDAY_ERRANDS } from './everyday-oddments.ts';
import { EVERYDAY_SLIPS } from './everyday-slips.ts';
import { GAMES_AND_NAMES_OF_SHOPS } from './games-and-names-of-shops.ts';
import { GAMES_OF_BLOCKS } from './games-of-blocks.ts';
import { IDEAS_OF_BILLS_AND_PAPERS } from './ideas-of-bills-and-papers.ts';
import { IDEAS_OF_CODE_AND_CANVAS } from './ideas-of-code-and-canvas.ts';
import { IDEAS_OF_DESK_AND_ARCADE } from './ideas-of-desk-and-arcade.ts';
import { IDEAS_OF_EVERYDAY } from './ideas-of-everyday.ts';
import { IDEAS_OF_FEW_WORDS } from './ideas-of-few-words.ts';
import { IDEAS_OF_MOODS_AND_MINOR_ILLS } from './ideas-of-moods-and-minor-ills.ts';
import { IDEAS_OF_PASTIME } from './ideas-of-pastime.ts';
import { IDEAS_OF_TALK } from './ideas-of-talk.ts';
import { IDEAS_OF_THE_CALENDAR } from './ideas-of-the-calendar.ts';
import { IDEAS_OF_THE_CRADLE_AND_WARD } from './ideas-of-the-cradle-and-ward.ts';
import { IDEAS_OF_THE_DAY } from './ideas-of-the-day.ts';
import { IDEAS_OF_THE_DESK_AND_WALL } from './ideas-of-the-desk-and-wall.ts';
import { IDEAS_OF_THE_HEART } from './ideas-of-the-heart.ts';
import { IDEAS_OF_THE_NERVES } from './ideas-of-the-nerves.ts';
import { IDEAS_OF_THE_NET } from './ideas-of-the-net.ts';
import { IDEAS_OF_THE_NIGHT_AND_WEEK } from './ideas-of-the-night-and-week.ts';
import { IDEAS_OF_THE_SICKROOM } from './ideas-of-the-sickroom.ts';
import { IDEAS_OF_WORK_AND_SCHOOL } from './ideas-of-work-and-school.ts';
import type { NounClass } from './noun-class.ts';
import { PROGRAMS_AND_PAGES } from './programs-and-pages.ts';
import { PUZZLES_AND_SLEEPLESS_NIGHTS } from './puzzles-and-sleepless-nights.ts';
import { SLANG_AND_STYLES_OF_LIFE } from './slang-and-styles-of-life.ts';
import { SLANG_OF_TODAY } from './slang-of-today.ts';
import { THINGS_OF_ONE_WORD } from './things-of-one-word.ts';
import { IDEAS_OF_THE_WARD_AND_FLAT } from './things-of-the-ward-and-flat.ts';
import { WALKS_OF_ARENA } from './walks-of-arena.ts';
import { WALKS_OF_ART } from './walks-of-art.ts';
import { WALKS_OF_COMMERCE } from './walks-of-commerce.ts';
import { WALKS_OF_CRAFT } from './walks-of-craft.ts';
import { WALKS_OF_FEW_WORDS } from './walks-of-few-words.ts';
import { WALKS_OF_GOAL_AND_BALLOT } from './walks-of-goal-and-ballot.ts';
import { WALKS_OF_HANDS } from './walks-of-hands.ts';
import { WALKS_OF_HOME } from './walks-of-home.ts';
import { WALKS_OF_LAND } from './walks-of-land.ts';
import { WALKS_OF_LEISURE } from './walks-of-leisure.ts';
import { WALKS_OF_MUSIC } from './walks-of-music.ts';
import { WALKS_OF_OFFICE } from './walks-of-office.ts';
import { WALKS_OF_OUTDOORS } from './walks-of-outdoors.ts';
import { WALKS_OF_PLAY } from './walks-of-play.ts';
import { WALKS_OF_SERVICE } from './walks-of-service.ts';
import { WALKS_OF_SOCIETY } from './walks-of-society.ts';
import { WALKS_OF_SPORT } from './walks-of-sport.ts';
import { WALKS_OF_STRINGS_AND_BRASS } from './walks-of-strings-and-brass.ts';
import { WALKS_OF_STUDY } from './walks-of-study.ts';
import { WALKS_OF_THE_DAY_OUT } from './walks-of-the-day-out.ts';
import { WALKS_OF_THE_HIGH_STREET } from './walks-of-the-high-street.ts';
import { WALKS_OF_THE_NEXT_DOOR } from './walks-of-the-next-door.ts';
import { WALKS_OF_THE_PARADE } from './walks-of-the-parade.ts';
import { WALKS_OF_THE_STAGE_DOOR } from './walks-of-the-stage-door.ts';
import { WALKS_OF_THE_TERRACES } from './walks-of-the-terraces.ts';
import { WALKS_OF_THE_WEEKEND } from './walks-of-the-weekend.ts';
import { WALKS_OF_THE_WILD } from './walks-of-the-wild.ts';
import { WALKS_OF_TODAY } from './walks-of-today.ts';
import { WALKS_OF_TRADE } from './walks-of-trade.ts';
import { WALKS_OF_WONDER } from './walks-of-wonder.ts';

/** What belongs to one of these is told of by it even where it is no being and no thing: relegation. The first that has a noun counts. */
export const WALKS_OF_LIFE: readonly NounClass[] = [
  ...PROGRAMS_AND_PAGES,
  ...GAMES_AND_NAMES_OF_SHOPS,
  ...SLANG_AND_STYLES_OF_LIFE,
  ...IDEAS_OF_FEW_WORDS,
  ...WALKS_OF_FEW_WORDS,
  ...THINGS_OF_ONE_WORD,
  ...WALKS_OF_THE_STAGE_DOOR,
  ...PUZZLES_AND_SLEEPLESS_NIGHTS,
  ...IDEAS_OF_THE_NERVES,
  ...IDEAS_OF_THE_WARD_AND_FLAT,
  ...IDEAS_OF_THE_SICKROOM,
  ...IDEAS_OF_BILLS_AND_PAPERS,
  ...IDEAS_OF_THE_DESK_AND_WALL,
  ...EVERYDAY_ALARMS,
  ...EVERYDAY_SLIPS,
  ...IDEAS_OF_CODE_AND_CANVAS,
  ...IDEAS_OF_THE_CRADLE_AND_WARD,
  ...IDEAS_OF_THE_NIGHT_AND_WEEK,
  ...IDEAS_OF_THE_DAY,
  ...SLANG_OF_TODAY,
  ...GAMES_OF_BLOCKS,
  ...IDEAS_OF_THE_HEART,
  ...EVERYDAY_ERRANDS,
  ...IDEAS_OF_TALK,
  ...IDEAS_OF_THE_NET,
  ...IDEAS_OF_THE_CALENDAR,
  ...IDEAS_OF_PASTIME,
  ...IDEAS_OF_EVERYDAY,
  ...IDEAS_OF_WORK_AND_SCHOOL,
  ...WALKS_OF_THE_TERRACES,
  ...WALKS_OF_THE_PARADE,
  ...WALKS_OF_MUSIC,
  ...WALKS_OF_ART,
  ...WALKS_OF_SPORT,
  ...WALKS_OF_PLAY,
  ...WALKS_OF_OUTDOORS,
  ...WALKS_OF_LEISURE,
  ...WALKS_OF_HOME,
  ...WALKS_OF_CRAFT,
  ...WALKS_OF_HANDS,
  ...WALKS_OF_STUDY,
  ...WALKS_OF_OFFICE,
  ...WALKS_OF_ARENA,
  ...WALKS_OF_LAND,
  ...WALKS_OF_SERVICE,
  ...WALKS_OF_COMMERCE,
  ...WALKS_OF_WONDER,
  ...WALKS_OF_TRADE,
  ...WALKS_OF_TODAY,
  ...WALKS_OF_SOCIETY,
  ...WALKS_OF_THE_WILD,
  ...WALKS_OF_THE_DAY_OUT,
  ...WALKS_OF_STRINGS_AND_BRASS,
  ...WALKS_OF_THE_NEXT_DOOR,
  ...WALKS_OF_THE_WEEKEND,
  ...WALKS_OF_THE_HIGH_STREET,
  ...WALKS_OF_GOAL_AND_BALLOT,
  ...IDEAS_OF_DESK_AND_ARCADE,
  ...IDEAS_OF_MOODS_AND_MINOR_ILLS,
  ...DOMAIN_CLASSES,
];
