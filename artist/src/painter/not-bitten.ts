/** What nobody holds in a mouth, a beak or a trunk: it stands beside. */

/** A hearing aid, gloves, weights, sticks and crutches: nobody wears, lifts or leans on them with a mouth. */
const OF_BODY = '1f9bb 1f94a 1f9e4 own-dumbbell own-walking-stick 1f9af 1fa7c';
/** Balls, records, keyboards, drums, toys and rings: played with or put on, and as broad as the face that they would be before. */
const PLAYED = '26bd 26be 1f94e 1f3c0 1f3d0 1f3c8 1f3c9 1f3b1 1f3b3 own-disco-record 1f3b9 1f941 own-toy-rocket 2708-fe0f 1f48d';
/** A tooth, lips and a lipstick would be a second mouth before the first. */
const OF_MOUTH = '1f9b7 1f444 1f48b 1f484';
/** Cups, glasses, bottles, bowls and pots: at a mouth without hands they would hang in the air, and spill. */
const VESSELS = `2615 own-coffee-mug 1f375 1fad6 1f376 1f37a 1f37b 1f37c 1f37e 1f377 1f378 1f379 1f942 1f943 1f95b 1f964 1f9c9 1f9cb 1f9c3 1fad7
  1f35c 1f35b 1f35a 1f35d 1f35f 1f367 1f368 1f36e 1f36f 1f371 1f372 1f373 1f37d-fe0f 1f37f 1f382 1f957 1f958 1f95e 1f961 1f963 1f96b 1fad5 1fad9
  own-broth own-cauldron own-dish-bowl own-dough-jar own-fried-egg own-full-breakfast own-guacamole own-lunch-tray own-plate own-watering-can
  1f3fa 2697-fe0f 1f9ea 1f9ef 1fa94 1f56f-fe0f 1f52e 1f9f4 1faa3`;
/** Scissors, knives and whatever else is worked with hands: before a snout its blades would be teeth. */
const TOOLS = `2702-fe0f 1f52a 1fa9a 1fa93 1f528 26cf-fe0f 1f527 1f6e0-fe0f 2692-fe0f 1faa0 1fa9b 1f489 1f52c 1f52d 1fa7a 1f3b8 1f3bb 1fa95 1fa97 1f4f7 1f4bb
  own-chainsaw own-code-laptop own-hair-dryer own-hex-key own-power-drill own-scythe`;

export const NOT_BITTEN: ReadonlySet<string> = new Set(
  [OF_BODY, PLAYED, OF_MOUTH, VESSELS, TOOLS].flatMap((looks) => looks.split(/\s+/u)),
);
