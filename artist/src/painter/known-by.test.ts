import type { Wish } from '@chaos/shared/contract/characters';
import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import type { Concept } from '../concept/concept.ts';
import { planOutfit } from '../concept/outfit.ts';
import { BLANK } from '../concept/testing.ts';
import { hearTopic } from '../concept/topics.ts';
import { imagineFigure } from './compose-scene.ts';

const drawnOn = async (mainTheme: string, bodyInfluence: string | null) => {
  const { parts } = await imagineFigure(conceive({ ...BLANK, mainTheme, bodyInfluence }, 'known'));
  return parts.map((part) => (part.kind === 'svg' ? part.markup : '')).join('');
};
/** What is to be read on and beside somebody. */
const lettersIn = ({ theme, trait, props }: Concept): string[] =>
  [theme, trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
const [GLASSES, BUN, NOSE, NOODLES] = ['stroke="#6b3f14"', 'cy="-92"', 'fill="#ff3040"', 'stroke="#ffe08a"'];

describe('R716 old people and clowns are known at a glance', () => {
  test.each(['grandma', 'Oma', 'nonna', 'abuela', 'mamie', 'nonna che cucina la lasagna'])(
    'a bear as %s has glasses and a bun',
    async (theme) => {
      const drawn = await drawnOn(theme, 'bear');
      expect(drawn).toContain(GLASSES);
      expect(drawn).toContain(BUN);
    },
  );
  test.each(['grandpa', 'Opa', 'nonno', 'abuelo', 'papy'])('%s has glasses, and nobody is in his place', async (theme) => {
    expect(await drawnOn(theme, 'hedgehog')).toContain(GLASSES);
    const alone = conceive({ ...BLANK, mainTheme: theme }, 'alone');
    expect((await imagineFigure(alone)).parts.some((part) => part.kind === 'sprite' && part.sprite.id === '1f474')).toBe(true);
  });
  test.each(['clown', 'sad clown', 'pagliaccio', 'payaso', 'Clown'])('a cat as %s has a red nose', async (theme) => {
    expect(await drawnOn(theme, 'cat')).toContain(NOSE);
  });
  test('a clownfish has none, and no bear that is nobody', async () => {
    expect(await drawnOn('clownfish', null)).not.toContain(NOSE);
    expect(await drawnOn('pizza', 'bear')).not.toMatch(new RegExp(`${GLASSES}|${NOSE}`));
  });
});

test.each([
  ['own-fried-egg', 'fried egg, Spiegelei, uovo fritto, huevo frito, œuf au plat, ovo frito, 目玉焼き'],
  ['own-cheese-bun', 'cheese bun, pão de queijo'],
  ['own-gaming-chair', 'gaming chair, gamer chair, office chair, Bürostuhl, silla gamer, cadeira gamer, chaise de bureau'],
  ['own-armchair', 'armchair, Sessel, poltrona, sillón, fauteuil'],
])('R1185 %s is one thing with a face on it: %s', (piece, words) => {
  for (const mainTheme of words.split(', ')) {
    const { theme, body } = conceive({ ...BLANK, mainTheme }, 's');
    expect([theme.piece, body.piece], mainTheme).toEqual([piece, piece]);
  }
});

test.each([
  ['own-coffee-machine', 'coffee machine, espresso machine, Kaffeemaschine, machine à café, cafetera'],
  ['own-guacamole', 'guacamole, guac, ワカモレ'],
  ['own-slipper', 'slippers, Hausschuh, pantofola, スリッパ'],
  ['own-denim-jacket', 'denim jacket, jean jacket, Jeansjacke, veste en jean'],
])('R1248 %s is drawn as itself, and nobody reads what it is: %s', (piece, words) => {
  for (const mainTheme of words.split(', ')) {
    const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'dog' }, 's');
    expect([concept.theme.piece, ...lettersIn(concept)], mainTheme).toEqual([piece]);
  }
});

test.each([
  ['own-air-fryer', 'air fryer, Heißluftfritteuse, freidora de aire'],
  ['own-tamagotchi', 'tamagotchi, virtual pet, たまごっち'],
  ['own-golf-cart', 'golf cart, golf buggy, Golfwagen, voiturette de golf'],
  ['own-rubber-duck', 'rubber duck, Quietscheente, patito de goma'],
  ['own-walking-frame', 'rollator, walking frame, déambulateur'],
  ['own-monster-truck', 'monster truck, Monstertruck'],
  ['own-blobfish', 'blobfish, blob fish, Blobfisch'],
  ['own-clownfish', 'clown fish, clownfish, Nemo, pez payaso, poisson clown'],
  ['own-popsicle', 'popsicle, ice lolly, ghiacciolo, Eis am Stiel'],
  ['own-whisk', 'whisk, Schneebesen, 泡立て器'],
  ['own-spatula', 'spatula, Pfannenwender'],
  ['own-trampoline', 'trampoline, Trampolin, トランポリン'],
  ['own-pacifier', 'pacifier, Schnuller, ciuccio'],
  ['own-dentures', 'dentures, false teeth, Gebiss, 入れ歯'],
  ['own-football-boot', 'football boots, soccer cleats, botas de fútbol'],
  ['own-defibrillator', 'defibrillator, AED, desfibrilador'],
])('R1273 %s is drawn as itself, on a body as well: %s', (piece, words) => {
  for (const word of words.split(', ')) {
    const alone = conceive({ ...BLANK, mainTheme: word }, 's');
    expect([alone.theme.piece, ...lettersIn(alone).filter((text) => text !== '1st')], word).toEqual([piece]);
    expect(conceive({ ...BLANK, mainTheme: 'dog', bodyInfluence: word }, 's').body.piece, word).toBe(piece);
  }
});

test.each([
  ['clown fish', null, 'underwater'],
  ['dog', 'lofi bedroom', 'bedroom'],
  ['dog', 'plaza de toros', 'arena es'],
])('R1273 %s (%s) is where it belongs', (mainTheme, style, place) => {
  expect(conceive({ ...BLANK, mainTheme, style }, 's').style?.backdrop?.split(' =')[0]).toBe(place);
});

test.each(['Leberkäse', 'meatloaf', 'お寿司', 'お魚'])('R1248 nothing is to be read beside %s', (mainTheme) => {
  expect(lettersIn(conceive({ ...BLANK, mainTheme, bodyInfluence: 'fox' }, 's'))).toEqual([]);
});

test.each(['denim jacket', 'kimono', 'coat'])(
  'R1248 a beast wears the %s that was wished for, which lies on no back',
  async (theme) => {
    for (let seed = 0; seed < 8; seed++) {
      const { parts } = await imagineFigure(conceive({ ...BLANK, mainTheme: theme, bodyInfluence: 'llama' }, `${seed}`));
      expect(parts.some((part) => part.kind === 'sprite' && part.sprite.id === '1f999')).toBe(false);
    }
  },
);

test('R1248 a backpack that nobody typed hangs on shoulders alone', () => {
  const worn = (wish: Partial<Wish>) => planOutfit(conceive({ ...BLANK, ...wish }, 's')).traits.filter(({ isWorn }) => isWorn);
  const isPack = ({ look }: { look: string }) => look === '1f392';
  expect(worn({ mainTheme: 'student' }).some(isPack)).toBe(true);
  for (const wish of [{ mainTheme: 'homework' }, { mainTheme: 'school bus', bodyInfluence: 'beagle' }])
    expect(worn(wish).some(isPack)).toBe(false);
});

describe('R717 everyday things are seen in five languages', () => {
  test.each([
    ['own-router', 'wifi router, WLAN-Router, router, routeur, ルーター'],
    ['own-smoke', 'smoke, Rauch, fumo, humo, fumée, 煙'],
    ['1f35c', 'noodles, fideos, nouilles'],
  ])('%s: %s', (piece, words) => {
    for (const mainTheme of words.split(', ')) expect(conceive({ ...BLANK, mainTheme }, 's').theme.piece, mainTheme).toBe(piece);
  });
  test('chess is a board and its pieces', () => {
    for (const text of ['chess', 'chess world champion', 'Schach', 'scacchi', 'ajedrez', 'échecs', 'チェス'])
      expect(hearTopic(text)?.id, text).toBe('chess');
    expect(conceive({ ...BLANK, mainTheme: 'chess', bodyInfluence: 'cat' }, 's').props.map(({ piece }) => piece)).toContain(
      'own-chessboard',
    );
  });
  test('noodles hang from the mouth of who has them', async () => {
    expect(await drawnOn('noodles', 'panda')).toContain(NOODLES);
    expect(await drawnOn('soup', 'panda')).not.toContain(NOODLES);
  });
});
