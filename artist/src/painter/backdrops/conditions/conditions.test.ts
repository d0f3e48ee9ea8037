import { expect, test } from 'vitest';
import { conceiveStyle } from '../../../concept/conceive-style.ts';
import { pieceExists } from '../../../drawing/piece-files.ts';
import { createChance } from '../../../drawing/random.ts';
import { BACKDROPS, findBackdropFor } from '../backdrops.ts';
import { withConditions } from './conditions.ts';
import { HOURS } from './hours.ts';
import { STATES } from './states.ts';
import { WEATHER } from './weather.ts';

const styleOf = (word: string) => conceiveStyle(word, { subjects: [], seed: 's', chance: createChance('s') });

test.each([
  ['rainy bus stop', 'bus-stop ~rain'],
  ['비 오는 버스 정류장', 'bus-stop ~rain'],
  ['playa al atardecer', 'beach ~sunset'],
  ['пляж на закате', 'beach ~sunset'],
  ['on a sinking ship', 'ship-deck ~sinking'],
  ['überfluteter Keller', 'basement ~flooded'],
  ['stormy coast', 'beach ~waves'],
  ['lac gelé', 'lake ~frozen'],
  ['underwater nightclub', 'disco ~submerged'],
  ['bibliothèque en feu', 'library ~burning'],
  ['aeropuerto abandonado', 'airport ~ruined'],
  ['medieval kitchen', 'kitchen ~medieval'],
  ['Victorian drawing room', 'living-room ~victorian'],
  ['misty forest at dawn', 'forest ~fog ~dawn'],
  ['Paris in the rain', 'old-town fr eiffel ~rain =Paris in the rain'],
  ['New York in the 1950s', 'city us 1f5fd ~fifties =New York in the 1950s'],
  ['carnaval do Rio', 'hill-town br christ ~carnival =carnaval do Rio'],
])('what %s is like is seen in the place', (word, backdrop) => {
  expect(styleOf(word)).toMatchObject({ backdrop, isUnknown: false, finish: undefined });
});

test.each([
  ['thunderstorm', 'steppe ~storm'],
  ['дождливый вечер', 'town ~rain ~sunset'],
  ['under a cherry tree', 'garden ~spring'],
])('%s is somewhere, though nobody says where', (word, backdrop) => {
  expect(styleOf(word)).toMatchObject({ backdrop, isUnknown: false });
});

test.each([
  ['office in Tokyo', 'office jp =office in Tokyo'],
  ['escritório em Lisboa', 'office pt =escritório em Lisboa'],
  ['café in Paris', 'cafe fr =café in Paris'],
])('%s is what it is, in the country where it is', (word, backdrop) => {
  expect(styleOf(word)).toMatchObject({ backdrop, isUnknown: false });
});

test.each([
  ['hot spring', 'hot-spring'],
  ['space station', 'space-station'],
  ['haunted house', 'haunted-house'],
  ['ice rink', 'ice-rink'],
  ['ночной город', 'night-skyline'],
  ['haunted forest', 'haunted-forest'],
  ['cyberpunk city', 'cyber-city'],
])('%s is a name, and says nothing more of it', (word, backdrop) => {
  expect(styleOf(word).backdrop).toBe(backdrop);
});

const ALL = Object.keys({ ...WEATHER, ...HOURS, ...STATES });

test.each(ALL)('any place can be %s', (name) => {
  for (const { id } of BACKDROPS.slice(0, 4)) {
    const plain = findBackdropFor(id).paint(createChance('s'));
    const { front = [], ...scene } = findBackdropFor(`${id} ~${name} jp =Oslo`).paint(createChance('s'));
    expect(scene.over).toHaveLength(1);
    expect(scene.scenery.length).toBeGreaterThanOrEqual(plain.scenery.length);
    expect(front.filter(({ piece }) => !pieceExists(piece) && !piece.includes('Oslo'))).toEqual([]);
  }
});

test('what no place can be is an error', () => {
  const [place] = BACKDROPS;
  if (place) expect(() => withConditions(place, ['blorp'])).toThrow(RangeError);
});
