import type { Wish } from '@chaos/shared/contract/characters';
import { expect, it } from 'vitest';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const wish = (fields: Partial<Wish>): Wish => ({ ...BLANK, ...fields });

it.each([
  ['cyberpunk', 'cyber-city'],
  ['medieval', 'castle'],
  ['in space', 'moon'],
  ['renaissance', 'piazza'],
  ['🏝️', 'beach'],
])('finds a place for the style "%s"', (style, backdrop) => {
  expect(conceive(wish({ style }), 's').style.backdrop).toBe(backdrop);
});

const styleOf = (style: string | null, seed: string, mainTheme: string | null = null) =>
  conceive(wish({ style, mainTheme }), seed).style;
const placesOf = (style: string): Set<string> =>
  new Set(Array.from({ length: 30 }, (_, seed) => styleOf(style, `place-${seed}`).backdrop));

it.each([
  ['pixel art in the desert', 'pixel-art', 'desert'],
  ['stained glass under the sea', 'stained-glass', 'underwater'],
  ['a Lego city', 'bricks', 'town'],
  ['cave painting', 'cave-painting', 'cave'],
  ['Italian renaissance', 'old-master', 'piazza'],
  ['neon arcade', 'neon', 'arcade'],
  ['watercolour 🏝️', 'watercolour', 'beach'],
  ['haunted swamp, embroidered', 'embroidery', 'swamp ~haunted'],
])('reads "%s" as a way of drawing and a place', (style, finish, backdrop) => {
  for (const seed of ['a', 'b', 'c']) expect(styleOf(style, seed)).toMatchObject({ finish, backdrop, isUnknown: false });
});

it.each([
  ['alps', 'snow, Schnee, montagna, winter'],
  ['beach', 'Strand, Praia, spiaggia, пляж, ビーチ, seaside'],
  ['dojo', 'shrine, pagoda, 寺'],
  ['piazza', 'plaza mayor, Altstadt, rynek'],
  ['cyber-city', 'Stadt bei Nacht, cyberpunk city'],
  ['town', 'Stadt, skyline, ciudad, город'],
  ['office', 'office, in an office, Büro, ufficio, офис'],
  ['hospital', 'hospital, Krankenhaus, ospedale, hôpital, больница'],
  ['stadium', 'football stadium, Stadion, estadio, stade'],
  ['school', 'school, Klassenzimmer, escuela, école, 学校'],
  ['barbershop', 'barbershop, Friseur, barbería'],
  ['subway', 'subway, U-Bahn, dans le métro, метро'],
  ['farm', 'farm, Bauernhof, granja, ferme'],
  ['church', 'church, Kirche, iglesia, церковь'],
  ['egypt eg =pyramids', 'pyramids'],
  ['haunted-forest', 'haunted forest'],
  ['stage', 'concert hall'],
  ['fairground', 'Oktoberfest'],
])('knows places of %s in many languages: %s', (backdrop, styles) => {
  for (const style of styles.split(', ')) expect(styleOf(style, 's'), style).toMatchObject({ backdrop, isUnknown: false });
});

it('puts a place of which there is no picture where comes nearest, and counts it as unknown', () => {
  expect(styleOf('motel', 's')).toMatchObject({ backdrop: 'bedroom =motel', isUnknown: true });
  expect(styleOf('rathaus', 's')).toMatchObject({ backdrop: 'office =rathaus', isUnknown: true });
});

it('R310 letters the place that a way of drawing leaves unseen', () => {
  const { style, trait } = conceive(wish({ mainTheme: 'frog', style: 'watercolour Zamunda' }), 's');
  expect(style).toMatchObject({ finish: 'watercolour', isUnknown: false, unseen: 'zamunda' });
  expect(trait).toMatchObject({ piece: null, letters: 'zamunda' });
});

it('leaves the place to the seed when only a way of drawing is named', () => {
  for (const style of ['watercolour', 'van gogh', '8-bit', 'film noir']) expect(placesOf(style).size).toBeGreaterThan(8);
  expect(placesOf('desert')).toEqual(new Set(['desert']));
});

it('reads a way of drawing beside the subject, and takes no thing for one', () => {
  expect(styleOf(null, 's', 'a watercolour frog').finish).toBe('watercolour');
  expect(styleOf('desert', 's', 'knitted elephant')).toMatchObject({ finish: 'knitted', backdrop: 'desert' });
  expect(styleOf('woodcut', 's', 'knitted elephant').finish).toBe('woodcut');
  for (const thing of ['pencil', 'golden retriever', 'a glass of milk', 'clay pot', 'Van Gogh', 'comic book', 'marble'])
    expect(styleOf(null, 's', thing).finish).toBeUndefined();
});

it('shows the name of a style that nobody knows where nothing contradicts it', () => {
  for (const style of ['hyperbolic fluff', 'fluffernutter', 'quantum blorp']) {
    expect([...placesOf(style)]).toEqual([`open-sky =${style}`]);
    expect(styleOf(style, 's')).toMatchObject({ word: style, finish: undefined, isUnknown: true });
  }
  expect(styleOf(null, 's').isUnknown).toBeUndefined();
});

it('R372 shows the letters of a style that nobody knows, and where anybody may be', () => {
  const lettersOf = (fields: Partial<Wish>, seed: string) => {
    const { trait, props, style } = conceive(wish(fields), seed);
    const ideas = [trait, ...props];
    return { style, letters: ideas.flatMap((idea) => (idea.piece === null ? [idea.letters] : [])), count: ideas.length };
  };
  const backdrops = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const unknown = { mainTheme: 'metaphysics shark', style: 'Blorptopia' };
    for (const fields of [unknown, { ...unknown, characteristicInfluence: 'sneakers' }]) {
      const { letters, style, count } = lettersOf(fields, `${seed}`);
      expect(letters).toEqual(['metaphysics']);
      expect(style.isUnknown).toBe(true);
      expect(count).toBeLessThanOrEqual(4);
      backdrops.add(style.backdrop);
    }
    expect(lettersOf({ mainTheme: 'shark', style: 'beach' }, `${seed}`).letters).toEqual([]);
  }
  expect([...backdrops]).toEqual(['open-sky =blorptopia']);
});
