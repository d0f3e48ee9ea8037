import { ANIMAL_CLASSES, FOOD_CLASSES } from './animals-and-food-by-class.ts';
import { BAKE_CLASSES } from './bakes.ts';
import { BEAST_CLASSES } from './beasts.ts';
import { BEASTS_BY_THEIR_HABITS } from './beasts-by-their-habits.ts';
import { BEASTS_CALLED_BY_NAME } from './beasts-called-by-name.ts';
import { BEASTS_OF_DICE_AND_LORE } from './beasts-of-dice-and-lore.ts';
import { BEASTS_OF_FAR_NIGHTS } from './beasts-of-far-nights.ts';
import { BEASTS_SELDOM_SEEN } from './beasts-seldom-seen.ts';
import { BEASTS_TOLD_FROM_THEIR_KIN } from './beasts-told-from-their-kin.ts';
import { BELONGING_CLASSES } from './belongings.ts';
import { BITES_AND_SIPS } from './bites-and-sips.ts';
import { BODY_PART_CLASSES } from './body-parts.ts';
import { CLOTHES_AND_WASHBAGS } from './clothes-and-washbags.ts';
import { DESKS_AND_DRAWERS } from './desks-and-drawers.ts';
import { DEVICE_CLASSES } from './devices.ts';
import { DISH_CLASSES } from './dishes.ts';
import { DISHES_OF_PUBS_AND_STALLS } from './dishes-of-pubs-and-stalls.ts';
import { WORLD_DISH_CLASSES } from './dishes-of-the-world.ts';
import { DOG_CLASSES } from './dogs.ts';
import { WORLD_DRINK_CLASSES } from './drinks-of-the-world.ts';
import { EVERYDAY_ODDMENT_CLASSES } from './everyday-oddments.ts';
import { FAIR_AND_PLAYGROUND_CLASSES } from './fairs-and-playgrounds.ts';
import { FAMILY_AND_CREW_CLASSES } from './family-and-crew.ts';
import { FIGURE_CLASSES } from './figures.ts';
import { FIGURES_IN_THE_WOODS } from './figures-in-the-woods.ts';
import { FIGURES_MET_IN_PASSING } from './figures-met-in-passing.ts';
import { FIGURES_ONCE_UPON_A_TIME } from './figures-once-upon-a-time.ts';
import { FRUIT_AND_GREEN_CLASSES } from './fruit-and-greens.ts';
import { FRUIT_BOWLS_AND_BAKING_TINS } from './fruit-bowls-and-baking-tins.ts';
import { HEAVENS_AND_NIGHTS } from './heavens-and-nights.ts';
import { HOUSEHOLD_CLASSES } from './household.ts';
import { INSTRUMENT_CLASSES } from './instruments.ts';
import { KEEPSAKE_CLASSES } from './keepsakes.ts';
import { KITCHEN_AND_BENCH_CLASSES } from './kitchen-and-bench.ts';
import { LAND_AND_BLOSSOM } from './land-and-blossom.ts';
import { LANDMARK_CLASSES } from './landmarks.ts';
import { LARDER_CLASSES } from './larder.ts';
import { LETTERS_OF_THE_ALPHABET } from './letters-of-the-alphabet.ts';
import { LIVING_KEPT_APART } from './living-kept-apart.ts';
import { MONSTER_CLASSES } from './monsters-and-heroes.ts';
import type { NounClass } from './noun-class.ts';
import { OUT_OF_DOORS } from './out-of-doors.ts';
import { PANS_AND_CUTLERY } from './pans-and-cutlery.ts';
import { PARTED_CLASSES } from './parted-from-neighbours.ts';
import { PERSON_CLASSES } from './persons-by-class.ts';
import { PERSONS_OF_TODAY } from './persons-of-today.ts';
import { PLACE_TO_BE_CLASSES } from './places-to-be.ts';
import { PLANT_AND_LAND_CLASSES } from './plants-and-land.ts';
import { PLATES_TOLD_APART } from './plates-told-apart.ts';
import { PUDDINGS_AND_WHIFFS } from './puddings-and-whiffs.ts';
import { RIDE_CLASSES } from './rides.ts';
import { SELDOM_WISHED_CLASSES } from './seldom-wished.ts';
import { SHIP_AND_AIRCRAFT_CLASSES } from './ships-and-aircraft.ts';
import { SKY_AND_WEATHER_CLASSES } from './sky-and-weather.ts';
import { SMALL_MISHAPS } from './small-mishaps.ts';
import { SNACK_AND_DRINK_CLASSES } from './snacks-and-drinks.ts';
import { STREET_AND_BUILDING_CLASSES } from './street-and-buildings.ts';
import { SWALLOWED_AND_SUFFERED } from './swallowed-and-suffered.ts';
import { SWEET_CLASSES } from './sweets.ts';
import { TAKEN_FOR_SOMETHING_ELSE } from './taken-for-something-else.ts';
import { THINGS_AT_HAND } from './things-at-hand.ts';
import { THING_CLASSES } from './things-by-class.ts';
import { BAG_THING_CLASSES } from './things-in-the-bag.ts';
import { THINGS_IN_THE_DRAWER } from './things-in-the-drawer.ts';
import { HOUSE_THING_CLASSES } from './things-in-the-house.ts';
import { THINGS_KEPT_APART } from './things-kept-apart.ts';
import { THINGS_OF_DRIZZLE_AND_WORKSHOP } from './things-of-drizzle-and-workshop.ts';
import { THINGS_OF_EVERY_FLOOR } from './things-of-every-floor.ts';
import { THINGS_OF_EVERY_WEEKDAY } from './things-of-every-weekday.ts';
import { THINGS_OF_THE_BACK_ROOM } from './things-of-the-back-room.ts';
import { THINGS_OF_THE_CLASSROOM } from './things-of-the-classroom.ts';
import { THINGS_OF_THE_COUNTER } from './things-of-the-counter.ts';
import { THINGS_OF_THE_GARDEN_AND_FAIR } from './things-of-the-garden-and-fair.ts';
import { THINGS_OF_THE_LAST_LEVEL } from './things-of-the-last-level.ts';
import { THINGS_OF_THE_OTHER_SENSE } from './things-of-the-other-sense.ts';
import { THINGS_OF_THE_STREET_AND_HALL } from './things-of-the-street-and-hall.ts';
import { THINGS_OF_THE_SUITCASE_AND_SHELF } from './things-of-the-suitcase-and-shelf.ts';
import { THINGS_OF_THE_WARD_AND_FLAT } from './things-of-the-ward-and-flat.ts';
import { THING_OF_TODAY_CLASSES } from './things-of-today.ts';
import { THING_OF_USE_CLASSES } from './things-of-use.ts';
import { THINGS_ON_THE_LAST_PAGE } from './things-on-the-last-page.ts';
import { THINGS_SPILT_AND_MISLAID } from './things-spilt-and-mislaid.ts';
import { THINGS_TAKEN_FOR_ANOTHER } from './things-taken-for-another.ts';
import { THINGS_THAT_CLICK_AND_FLOP } from './things-that-click-and-flop.ts';
import { THINGS_TO_SWITCH_AND_FILE } from './things-to-switch-and-file.ts';
import { THINGS_TO_TAKE_ALONG } from './things-to-take-along.ts';
import { THINGS_TOLD_APART } from './things-told-apart.ts';
import { THINGS_WITHIN_REACH } from './things-within-reach.ts';
import { TOLD_FROM_A_NAMESAKE } from './told-from-a-namesake.ts';
import { TOOLBOXES_AND_SHEDS } from './toolboxes-and-sheds.ts';
import { TOY_CLASSES } from './toys.ts';
import { VEHICLE_CLASSES } from './vehicles.ts';
import { WALKS_OF_LIFE } from './walks-of-life.ts';
import { WISHED_FOR_AT_LAST } from './wished-for-at-last.ts';
import { WISHED_FOR_BY_NAME } from './wished-for-by-name.ts';
import { WORN_AND_CARRIED_CLASSES } from './worn-and-carried.ts';
import { WORN_AND_GIVEN_CLASSES } from './worn-and-given.ts';
import { WORN_AND_PUSHED } from './worn-and-pushed.ts';

/** What only one kind or one walk of life has. */
export const SMALL_CLASSES: readonly NounClass[] = [
  ...WISHED_FOR_BY_NAME,
  ...TAKEN_FOR_SOMETHING_ELSE,
  ...TOLD_FROM_A_NAMESAKE,
  ...FIGURE_CLASSES,
  ...PERSONS_OF_TODAY,
  ...LIVING_KEPT_APART,
  ...THINGS_KEPT_APART,
  ...THINGS_OF_THE_OTHER_SENSE,
  ...THINGS_SPILT_AND_MISLAID,
  ...FIGURES_IN_THE_WOODS,
  ...FIGURES_MET_IN_PASSING,
  ...FIGURES_ONCE_UPON_A_TIME,
  ...WALKS_OF_LIFE,
  ...FAIR_AND_PLAYGROUND_CLASSES,
  ...BEAST_CLASSES,
  ...BEASTS_SELDOM_SEEN,
  ...BEASTS_OF_DICE_AND_LORE,
  ...BEASTS_OF_FAR_NIGHTS,
  ...BEASTS_BY_THEIR_HABITS,
  ...DOG_CLASSES,
  ...MONSTER_CLASSES,
  ...FAMILY_AND_CREW_CLASSES,
  ...BITES_AND_SIPS,
  ...BAKE_CLASSES,
  ...WORLD_DISH_CLASSES,
  ...DISHES_OF_PUBS_AND_STALLS,
  ...WORLD_DRINK_CLASSES,
  ...EVERYDAY_ODDMENT_CLASSES,
  ...DISH_CLASSES,
  ...LARDER_CLASSES,
  ...PUDDINGS_AND_WHIFFS,
  ...THINGS_TAKEN_FOR_ANOTHER,
  ...THINGS_OF_THE_WARD_AND_FLAT,
  ...THINGS_OF_THE_BACK_ROOM,
  ...THINGS_OF_THE_COUNTER,
  ...CLOTHES_AND_WASHBAGS,
  ...TOOLBOXES_AND_SHEDS,
  ...DESKS_AND_DRAWERS,
  ...PANS_AND_CUTLERY,
  ...PLATES_TOLD_APART,
  ...FRUIT_BOWLS_AND_BAKING_TINS,
  ...BEASTS_TOLD_FROM_THEIR_KIN,
  ...BEASTS_CALLED_BY_NAME,
  ...HEAVENS_AND_NIGHTS,
  ...WORN_AND_PUSHED,
  ...THINGS_AT_HAND,
  ...SWALLOWED_AND_SUFFERED,
  ...LAND_AND_BLOSSOM,
  ...THINGS_OF_EVERY_FLOOR,
  ...THINGS_OF_THE_CLASSROOM,
  ...THINGS_OF_DRIZZLE_AND_WORKSHOP,
  ...THINGS_OF_THE_SUITCASE_AND_SHELF,
  ...THINGS_OF_THE_LAST_LEVEL,
  ...THINGS_OF_EVERY_WEEKDAY,
  ...PARTED_CLASSES,
  ...THINGS_OF_THE_STREET_AND_HALL,
  ...THINGS_OF_THE_GARDEN_AND_FAIR,
  ...THINGS_TO_SWITCH_AND_FILE,
  ...THINGS_THAT_CLICK_AND_FLOP,
  ...HOUSE_THING_CLASSES,
  ...BAG_THING_CLASSES,
  ...HOUSEHOLD_CLASSES,
  ...BELONGING_CLASSES,
  ...VEHICLE_CLASSES,
  ...SHIP_AND_AIRCRAFT_CLASSES,
  ...SKY_AND_WEATHER_CLASSES,
  ...PLANT_AND_LAND_CLASSES,
  ...STREET_AND_BUILDING_CLASSES,
  ...DEVICE_CLASSES,
  ...INSTRUMENT_CLASSES,
  ...BODY_PART_CLASSES,
  ...SMALL_MISHAPS,
  ...THINGS_IN_THE_DRAWER,
  ...THINGS_WITHIN_REACH,
  ...THINGS_ON_THE_LAST_PAGE,
  ...WISHED_FOR_AT_LAST,
  ...THINGS_TO_TAKE_ALONG,
  ...THINGS_TOLD_APART,
  ...LANDMARK_CLASSES,
  ...OUT_OF_DOORS,
  ...WORN_AND_GIVEN_CLASSES,
  ...KEEPSAKE_CLASSES,
  ...THING_OF_USE_CLASSES,
  ...THING_OF_TODAY_CLASSES,
  ...SNACK_AND_DRINK_CLASSES,
  ...SWEET_CLASSES,
  ...FRUIT_AND_GREEN_CLASSES,
  ...KITCHEN_AND_BENCH_CLASSES,
  ...TOY_CLASSES,
  ...PLACE_TO_BE_CLASSES,
  ...WORN_AND_CARRIED_CLASSES,
  ...RIDE_CLASSES,
  ...SELDOM_WISHED_CLASSES,
  ...LETTERS_OF_THE_ALPHABET,
];

/** The first class that has a noun is the one that counts: the broad ones are left for what nobody has thought of. */
export const NOUN_CLASSES: readonly NounClass[] = [
  ...SMALL_CLASSES,
  ...PERSON_CLASSES,
  ...ANIMAL_CLASSES,
  ...FOOD_CLASSES,
  ...THING_CLASSES,
];
