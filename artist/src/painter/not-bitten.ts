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

/** Papers, cards, money, cloth and leaves: of what is as broad as a face only these are carried in front of one. */
const PAPERS = `1f0cf 1f4c3 1f4c4 1f4c5 1f4c6 1f4c7 1f4c8 1f4c9 1f4ca 1f4cb 1f4d1 1f4dc 1f4dd 1f4e7 1f4e8 1f4e9 1f4f0 1f5de-fe0f 1f5d2-fe0f 1f5d3-fe0f
  1f48c 1f4b3 1f4b4 1f4b5 1f4b6 1f4b7 1f4b8 1f39f-fe0f 1f3ab 1f9e7 1f9fe 1f5fa-fe0f 2709-fe0f own-calendar-mon own-crossword own-worksheet own-x-ray
  own-tax-forms own-red-card own-revenge-list own-clip-list`;
const CLOTHS = '1f9e3 1f9e6 own-single-sock 1f9e2 1f455 1f456 1f457 1f458 1f459 1fa72 1fa73 1f6df 1f343 1f340 1f33f 1f342 1f341';

export const FITS_MOUTH: ReadonlySet<string> = new Set([PAPERS, CLOTHS].flatMap((looks) => looks.split(/\s+/u)));
