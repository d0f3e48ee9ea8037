import { expect, test } from 'vitest';
import { pieceExists } from '../drawing/piece-files.ts';
import { createChance } from '../drawing/random.ts';
import { findBackdropFor } from '../painter/backdrops/backdrops.ts';
import { conceiveStyle } from './conceive-style.ts';
import { EVERYDAY } from './everyday-places.ts';
import { lookInPieces } from './find-world-place.ts';
import { MORE_PLACE_NAMES } from './more-place-names.ts';
import { COUNTRIES, SIGHTS } from './world-places.ts';

const styleOf = (word: string) => conceiveStyle(word, { subjects: [], seed: 's', chance: createChance('s') });

test.each(['spaghetti-punk', 'egg punk'])('%s is not known because there is a stage for punk, and that is said', (word) => {
  expect(styleOf(word)).toMatchObject({ backdrop: `studio =${word}`, isUnknown: true });
});

test.each([
  ['paris opera', 'stage 1f3ad'],
  ['sydney opera house', 'harbour au opera =sydney opera house'],
  ['biergarten', 'park 1f37a'],
  ['smoky bar', 'pub ~smoke'],
  ['muddy pitch', 'stadium ~mud'],
  ['melting iceberg', 'ice-shelf ~melting'],
  ['gothic castle', 'castle ~night'],
  ['porto di notte', 'port ~night'],
  ['jesienny las', 'forest ~autumn'],
  ['stormy hill', 'meadow ~storm'],
  ['las zimą', 'taiga'],
  ['forêt en hiver', 'taiga'],
])('%s is where it is and not its neighbour: %s', (word, backdrop) => {
  expect(styleOf(word)).toMatchObject({ backdrop, isUnknown: false });
});

test.each([
  ['punk', 'stage'],
  ['cyberpunk', 'cyber-city'],
  ['cyber-punk', 'cyber-city'],
])('%s is a place as a whole', (word, backdrop) => {
  expect(styleOf(word)).toMatchObject({ backdrop, isUnknown: false });
});

test.each([
  ['cottagecore', 'watercolour', 'meadow'],
  ['kawaii', 'kawaii', 'candyland'],
  ['80s movie poster', 'poster', 'vaporwave'],
  ['gothic', 'old-master', 'haunted-forest'],
  ['Chinese ink painting', 'ink-wash', 'dojo'],
  ['Dutch still life', 'old-master', 'still-life'],
  ['натюрморт', 'old-master', 'still-life'],
])('%s is drawn as such, in the place that it is at home in', (word, finish, backdrop) => {
  expect(styleOf(word)).toMatchObject({ finish, backdrop, isUnknown: false });
});

test.each([
  ['Sevilla', 'old-town es 1f402 =Sevilla'],
  ['in Tel Aviv', 'seafront il =Tel Aviv'],
  ['תל אביב', 'seafront il =תל אביב'],
  ['渋谷', 'neon-crossing jp =渋谷'],
  ['Sydney', 'harbour au opera =Sydney'],
  ['в Сибири', 'taiga ru =Сибири'],
  ['в Японии', 'dojo jp =Японии'],
  ['Ägypten', 'egypt eg =Ägypten'],
  ['ประเทศไทย', 'jungle-temple th golden-pagoda =ประเทศไทย'],
  ['Nairobi', 'savanna ke =Nairobi'],
  ['Lubumbashi', 'jungle cd 1f98d =Lubumbashi'],
  ['Lisbon at night', 'hill-town pt 1f68b ~night =Lisbon at night'],
  ['Berlin bei Nacht', 'night-skyline de gate =Berlin bei Nacht'],
  ['🇧🇷', 'hill-town br christ'],
  ['🗽', 'city us 1f5fd'],
  ['ตลาดน้ำ', 'floating-market th =ตลาดน้ำ'],
  ['canyon', 'canyon'],
  ['Antarktis', 'ice-shelf'],
])('%s is known, with its country and its name', (word, backdrop) => {
  expect(styleOf(word)).toMatchObject({ backdrop, isUnknown: false });
});

test.each([
  ['coffee shop', 'cafe'],
  ['1920s jazz club', 'jazz-club ~twenties'],
  ['90s skate park', 'skate-park ~nineties'],
  ['Schrebergarten', 'garden'],
  ['Zen garden', 'zen-garden jp =Zen garden'],
  ['swamp', 'swamp'],
  ['haunted house', 'haunted-house'],
  ['spooky cemetery', 'cemetery'],
  ['haunted forest', 'haunted-forest'],
  ['rainforest', 'jungle'],
  ['im Wald', 'forest'],
  ['amusement park', 'fairground'],
  ['竹林', 'bamboo-forest'],
  ['на заправке', 'petrol-station'],
  ['الصحراء', 'desert'],
  ['المقهى', 'cafe'],
  ['במדבר', 'desert'],
  ['Las Vegas', 'casino'],
  ['в школе', 'school'],
  ['на кукурузном поле', 'corn-field'],
  ['рождественская ярмарка', 'market ~christmas'],
  ['ancient greece', 'ancient-town'],
  ['Bierzelt', 'beer-tent'],
  ['pasar malam', 'night-market'],
  ['swan lake', 'lake 1f9a2'],
  ['соняшникове поле', 'sunflower-field'],
  ['smoky room', 'jazz-club ~smoke'],
  ['المستشفى', 'hospital'],
  ['בחוף הים', 'beach'],
  ['ห้องครัว', 'kitchen'],
  ['train', 'train-cabin'],
  ['train station', 'train-station'],
  ['火车站', 'train-station'],
  ['im Keller', 'basement'],
  ['Camp Nou', 'stadium'],
])('%s is a place of its own, without a sign', (word, backdrop) => {
  expect(styleOf(word)).toMatchObject({ backdrop, isUnknown: false });
});

test('a mood beside the name of a town is seen in it', () => {
  expect(styleOf('haunted Paris').backdrop).toBe('old-town fr eiffel ~haunted =haunted Paris');
  expect(styleOf('レトロスタイル').backdrop).not.toContain(' th ');
});

test('what nobody knows has its name under an open sky, and a way of drawing on plain paper', () => {
  expect(styleOf('Zamunda')).toMatchObject({ backdrop: 'open-sky =Zamunda', isUnknown: true });
  expect(styleOf('blorptopian style')).toMatchObject({ backdrop: 'studio =blorptopian style', isUnknown: true });
});

test('every place of the world can be painted', () => {
  for (const look of [...Object.values(COUNTRIES), ...[...SIGHTS, ...EVERYDAY, ...MORE_PLACE_NAMES].map(([sight]) => sight)]) {
    const id = lookInPieces(look.replace(/ =$/, ''));
    for (const { piece } of findBackdropFor(id).paint(createChance('s')).scenery)
      expect(pieceExists(piece), `${look}: ${piece}`).toBe(true);
    const marks = look.replace(/ =$/, '').split(' ');
    expect(id.split(' '), look).toHaveLength(marks.length);
  }
});

test.each([
  ['Scottish coast', 'rocky-coast gb'],
  ['coast of Norway', 'rocky-coast no =coast of Norway'],
  ['Alaska beach', 'rocky-coast us =Alaska beach'],
  ['Alaska highway', 'taiga us =Alaska highway'],
  ['Spanish beach', 'beach es'],
  ['Japanese garden', 'zen-garden jp =Japanese garden'],
  ['Indian temple', 'bazaar in'],
  ['Mexican village', 'adobe-town mx'],
])('%s looks like one of that land: %s', (word, backdrop) => {
  expect(styleOf(word).backdrop).toBe(backdrop);
});

test.each([
  ['Roman Colosseum', 'arena it =Roman Colosseum'],
  ['old Cairo', 'bazaar eg mosque =old Cairo'],
  ['Monument Valley', 'canyon us =Monument Valley'],
])('the age of %s is no other place, nor is its name another way of drawing', (word, backdrop) => {
  expect(styleOf(word)).toMatchObject({ backdrop, finish: undefined });
});
