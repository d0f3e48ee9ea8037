/** All places, by their id, and what a country or a name adds to one. */
import { pieceExists } from '../../drawing/piece-files.ts';
import type { Box } from '../../drawing/raster.ts';
import { short } from '../../drawing/svg.ts';
import { type CarrierId, letteredLook } from '../../lettering/carriers.ts';
import type { Backdrop, Scenery } from './backdrop.ts';
import { BEACHES_DESERTS_CASTLES } from './beaches-deserts-castles.ts';
import { CONDITION_MARK, withConditions } from './conditions/conditions.ts';
import { FIELDS } from './fields.ts';
import { HALLS } from './halls.ts';
import { INDOORS } from './indoors.ts';
import { INNER_ROOMS } from './inner-rooms.ts';
import { LANDMARKS } from './landmarks.ts';
import { GROUNDS, LANDSCAPES } from './landscapes.ts';
import { PUBLIC_PLACES } from './public-places.ts';
import { ROOFS } from './roofs.ts';
import { ROOMS } from './rooms.ts';
import { SCENES } from './scenes.ts';
import { SHOPS } from './shops.ts';
import { stepNearer } from './step-nearer.ts';
import { TOWNS } from './towns.ts';
import { WATERS } from './waters.ts';
import { WONDERS } from './wonders.ts';
import { YARDS } from './yards.ts';

/** Where somebody may be by chance. */
export const BACKDROPS: readonly Backdrop[] = [
  ...WONDERS,
  ...BEACHES_DESERTS_CASTLES,
  ...INDOORS,
  ...ROOMS,
  ...PUBLIC_PLACES,
  ...TOWNS,
  ...LANDSCAPES,
];

/** Places that are shown to whoever asks for them, but never by chance. */
const ASKED_FOR: readonly Backdrop[] = [
  ...GROUNDS,
  ...SHOPS,
  ...HALLS,
  ...INNER_ROOMS,
  ...FIELDS,
  ...WATERS,
  ...YARDS,
  ...ROOFS,
  ...SCENES,
];

const byId = new Map([...BACKDROPS, ...ASKED_FOR].map((backdrop) => [backdrop.id, backdrop]));

/**
 * A backdrop, or one with what tells a place from others of its kind: "old-town es 1f402 ~rain =sevilla" has the flag of Spain,
 * a bull, rain, and a sign that says where it is. A word of LANDMARKS is drawn, two letters are a country, anything else is a piece.
 * @param isNear it is seen from nearer; what hangs above stays as large as it is.
 * @throws {RangeError} for an id that no place has.
 */
export function findBackdropFor(id: string, isNear = false): Backdrop {
  const [, plain = id, name] = /^([^=]*?) ?(?:=(.*))?$/su.exec(id) ?? [];
  const [base = '', ...said] = plain.split(' ');
  const marks = said.filter((mark) => !mark.startsWith(CONDITION_MARK));
  const conditions = said.filter((mark) => mark.startsWith(CONDITION_MARK)).map((mark) => mark.slice(CONDITION_MARK.length));
  const known = byId.get(base);
  if (!known) throw new RangeError(`there is no backdrop called ${id}`);
  const place = isNear ? stepNearer(known) : known;
  const backdrop = conditions.length === 0 ? place : { ...withConditions(place, conditions), id };
  if (marks.length === 0 && name === undefined) return backdrop;
  const hasMoon = MOONLIT.has(base) || conditions.includes('night');
  return withMarks(backdrop, { id, marks, name, flagAt: hasMoon ? BELOW_SIGN : FLAG_AT });
}

const SIGN: CarrierId = 'town-sign';
/** Where a sign hangs, and where flag and landmark stand: beside the creature, whatever it is, and within a painted edge. */
const SIGN_AT = { x: 198, y: 150, side: 272 };
const FLAG_AT = { x: 866, y: 170, side: 190 };
/** Where a moon or a sun is on the other side. */
const BELOW_SIGN = { x: 198, y: 320, side: 190 };
const MOONLIT: ReadonlySet<string> = new Set(['gothic-hill', 'haunted-forest', 'dunes', 'campsite', 'space-station']);
const LANDMARK_AT = { x: 835, y: 790, scale: 1.15 };
const PIECE_AT = { x: 850, y: 640, side: 300 };

/** A sign and a flag are three fifths as high as wide, or a little more. */
const boxOf = ({ x, y, side }: typeof SIGN_AT): Box => ({
  left: x - side / 2,
  right: x + side / 2,
  top: y - side * 0.31,
  bottom: y + side * 0.31,
});

/** Two ropes from the upper edge: poles would stand through palms, lamps and whatever else is there. */
const hangBy = ({ x, y, side }: typeof SIGN_AT): string =>
  [-0.3, 0.3]
    .map((share) => short(x + share * side))
    .map(
      (at) =>
        `<path d="M${at} 0V${y}" stroke="#4f463c" stroke-width="7"/><path d="M${at} 0V${y}" stroke="#b9a98f" stroke-width="3"/>`,
    )
    .join('');

const isCountry = (mark: string): boolean => /^[a-z]{2}$/.test(mark);

/** The piece of a flag: two letters of the alphabet of flags. */
const flagOf = (country: string): string =>
  [...country].map((letter) => (0x1f1e6 + letter.charCodeAt(0) - 97).toString(16)).join('-');

interface Marks {
  id: string;
  marks: string[];
  name: string | undefined;
  flagAt: typeof FLAG_AT;
}

function withMarks(backdrop: Backdrop, { id, marks, name, flagAt }: Marks): Backdrop {
  const flag = marks.find((mark) => isCountry(mark) && pieceExists(flagOf(mark)));
  const [landmark] = marks.filter((mark) => mark in LANDMARKS);
  const [piece] = marks.filter((mark) => !isCountry(mark) && !(mark in LANDMARKS));
  const isOnRight = landmark !== undefined || piece !== undefined;
  return {
    ...backdrop,
    id,
    ...((flag !== undefined || name !== undefined) && {
      hangs: [...(name === undefined ? [] : [boxOf(SIGN_AT)]), ...(flag === undefined ? [] : [boxOf(flagAt)])],
    }),
    paint(chance) {
      const { svg, scenery, front = [], ...more } = backdrop.paint(chance);
      // What the kind of place has on its right makes room.
      const kept = scenery.filter(({ x, y, side }) => !isOnRight || x < 600 || y < 400 || side < 100);
      const added: Scenery[] = [];
      if (piece) added.push({ piece, ...PIECE_AT, haze: 0.08, isNamed: true });
      const signs: Scenery[] = [];
      if (flag) signs.push({ piece: flagOf(flag), ...flagAt });
      if (name) signs.push({ piece: letteredLook(SIGN, name), ...SIGN_AT });
      const drawn = landmark
        ? `<g transform="translate(${LANDMARK_AT.x} ${LANDMARK_AT.y}) scale(${LANDMARK_AT.scale})">${LANDMARKS[landmark]}</g>`
        : '';
      const ropes = `${name ? hangBy(SIGN_AT) : ''}${flag ? hangBy(flagAt) : ''}`;
      return { ...more, svg: `${svg}${drawn}${ropes}`, scenery: [...kept, ...added], front: [...front, ...signs] };
    },
  };
}

/** The seed of all that is left to chance in a place. */
export const placeSeed = (seed: string): string => `${seed}/place`;

export type { Backdrop };
