import type { Wish } from '@chaos/shared/contract/characters';
import { describe, expect, test } from 'vitest';
import { BODIES_BY_KIND, idsOf } from '../concept/choose-by-chance.ts';
import { conceive } from '../concept/conceive.ts';
import type { Concept } from '../concept/concept.ts';
import { planOutfit } from '../concept/outfit.ts';
import { BLANK } from '../concept/testing.ts';
import { hearTopic } from '../concept/topics.ts';
import { rgbOfHex } from '../drawing/hex.ts';
import { findKin } from '../pieces/kin.ts';
import { isMarkOf } from './bodily-marks.ts';
import { imagineFigure } from './compose-scene.ts';
import { hearFeatures } from './facial-words.ts';

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

test.each([
  ['own-lasagna', 'lasagna, Lasagne, ラザニア'],
  ['own-tortilla', 'Spanish omelette, tortilla de patatas, tortilla española'],
  ['own-currywurst', 'Currywurst, currywurst mit Pommes'],
  ['own-stroopwafel', 'stroopwafel, stroopwafels'],
  ['own-schnitzel', 'schnitzel, Wiener Schnitzel, wienerschnitzel, milanesa, cotoletta, とんかつ'],
  ['own-pierogi', 'pierogi, pierogi ruskie'],
  ['own-custard-tart', 'pastel de nata, custard tart'],
  ['own-churros', 'churros, churro'],
  ['own-cinnamon-bun', 'cinnamon roll, kanelbulle, Zimtschnecke'],
  ['own-rhubarb', 'rhubarb, Rhabarber'],
  ['own-takoyaki', 'takoyaki, たこ焼き'],
  ['own-scone', 'scone'],
  ['own-full-breakfast', 'full English breakfast'],
  ['own-macaron', 'macaron'],
  ['own-eclair', 'éclair'],
  ['own-brownie', 'brownie'],
  ['own-corn-dog', 'corn dog'],
  ['own-nuggets', 'chicken nuggets, chicken nugget'],
  ['own-onion-rings', 'onion rings'],
  ['own-kimbap', 'kimbap, キンパ'],
  ['own-spring-roll', 'spring roll, Frühlingsrolle'],
])('R1310 %s is drawn as itself: %s', (piece, words) => {
  for (const mainTheme of words.split(', ')) {
    const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'dog' }, 's');
    expect([concept.theme.piece, ...lettersIn(concept)], mainTheme).toEqual([piece]);
  }
});

test.each([
  ['own-iv-drip', 'IV drip, drip stand, 点滴'],
  ['own-hex-key', 'hex key, allen key, Inbusschlüssel'],
  ['own-lightstick', 'light stick, BTS army bomb'],
  ['own-coat-hanger', 'coat hanger, Kleiderbügel'],
  ['own-light-switch', 'light switch, Lichtschalter'],
  ['own-plug-socket', 'plug socket, Steckdose'],
  ['own-nappy', 'nappy, diaper, Windel'],
  ['own-blackboard', 'blackboard'],
  ['own-whiteboard', 'whiteboard'],
  ['own-locker', 'locker'],
  ['own-inhaler', 'inhaler'],
  ['own-x-ray', 'x-ray, Röntgenbild'],
  ['own-tampon', 'tampon'],
  ['own-condom', 'condom'],
  ['own-skipping-rope', 'skipping rope, jump rope'],
  ['own-bouncy-castle', 'bouncy castle, Hüpfburg'],
  ['own-game-boy', 'game boy, ゲームボーイ'],
  ['own-portable-console', 'Nintendo Switch'],
  ['own-dandelion', 'dandelion, Pusteblume'],
  ['own-toilet-brush', 'toilet brush, Klobürste'],
  ['own-crocs', 'crocs'],
])('R1312 %s is drawn as itself: %s', (piece, words) => {
  for (const mainTheme of words.split(', ')) {
    const concept = conceive({ ...BLANK, mainTheme }, 's');
    expect([concept.theme.piece, ...lettersIn(concept)], mainTheme).toEqual([piece]);
  }
});

test.each([
  ['borscht', '#b0123c'],
  ['pea soup', '#8fae3a'],
  ['miso soup', '#c99a50'],
])('R1311 %s has the colour of its own', (mainTheme, hex) => {
  const { piece } = conceive({ ...BLANK, mainTheme }, 's').theme;
  const broth = findKin(piece ?? '')?.parts.find((part) => part.piece === 'own-broth');
  expect(broth?.color).toEqual(rgbOfHex(hex.slice(1)));
});

test.each([
  'arancini',
  'chilaquiles',
  'natto',
  'tzatziki',
  'lángos',
  'pozole',
  'bulgogi',
  'panettone',
  'fajitas',
  'caprese',
  'gravy',
])('R1311 %s is no word on a sign', (mainTheme) => expect(lettersIn(conceive({ ...BLANK, mainTheme }, 's'))).toEqual([]));

test.each(['minecraft creeper', 'minion', 'Pac-Man', 'Siren Head', 'Slender Man', 'labubu', 'power ranger', 'owlbear'])(
  'R1313 %s has no other eyes',
  async (mainTheme) => {
    for (let seed = 0; seed < 6; seed++) {
      const { head } = await imagineFigure(conceive({ ...BLANK, mainTheme, characteristicInfluence: 'angry' }, `${seed}`));
      expect([head?.isKnownByFace, head?.eyeRadius], mainTheme).toEqual([true, undefined]);
    }
  },
);

test.each([
  ['the letter Q', 'Q'],
  ['letter a', 'A'],
  ['the number 7', '7'],
  ['Buchstabe B', 'B'],
  ['42', '42'],
  ['q', 'Q'],
  ['100000', '100000'],
])('R1314 %s is somebody itself', (mainTheme, letters) => {
  expect(conceive({ ...BLANK, mainTheme }, 's').theme).toMatchObject({ carrier: 'glyph', letters });
});

test.each([
  ['letter S', 'snake', 's'],
  ['q', 'cat', 'q'],
])('R1314 %s whose body is a %s is read on something, and is no envelope', (mainTheme, bodyInfluence, letters) => {
  const { theme, body } = conceive({ ...BLANK, mainTheme, bodyInfluence }, 's');
  expect(theme).toMatchObject({ piece: null, letters });
  expect(body.piece).not.toBeNull();
});

test.each(['mother-in-law', 'Schwiegermutter', 'suocera', 'suegra', 'belle-mère'])('R1315 %s is an old lady', (mainTheme) => {
  expect(conceive({ ...BLANK, mainTheme }, 's').theme.piece).toBe('1f475');
});

test('R1315 Luigi is green, with a moustache, and Mario has one too', () => {
  expect(hearTopic('Luigi')?.colors?.get('1f9e2')).toBe('green');
  for (const name of ['Luigi', 'Super Mario']) expect(hearFeatures(name).map(({ feature }) => feature)).toEqual(['moustache']);
});

test.each([
  ['avocado', 'plumber', '1f951', '1f527'],
  ['broccoli', 'ballerina', '1f966', 'own-ballet-dress'],
  ['toaster', 'firefighter', 'own-toaster', '26d1-fe0f'],
])('R1315 a %s whose body is a %s is dressed for it', (mainTheme, bodyInfluence, body, worn) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence }, 's');
  expect([concept.body.piece, concept.trait.piece]).toEqual([body, worn]);
});

test.each([
  ['hens at a hen party', '1f469'],
  ['hens on a hen do', '1f469'],
  ['stags at a stag night', '1f468'],
  ['hens at a barbecue', '1f414'],
])('R1315 %s are people where the party is called after them', (mainTheme, piece) => {
  expect(conceive({ ...BLANK, mainTheme }, 's').theme.piece).toBe(piece);
});

test('R1315 a hen do is a party with a sash, and no chicken', () => {
  const { theme, trait } = conceive({ ...BLANK, mainTheme: 'hen do sash' }, 's');
  expect([theme.piece === '1f414', trait.piece]).toEqual([false, 'own-sash']);
});

test.each(['owl', 'penguin'])('R1313 the %s has its beak for a mouth', async (mainTheme) => {
  const { head } = await imagineFigure(conceive({ ...BLANK, mainTheme, characteristicInfluence: 'sad' }, 's'));
  expect(head?.isBeaked).toBe(true);
});

test('R1312 nobody has a nappy or a drip by chance', () => {
  const chosen = [...idsOf('body'), ...idsOf('held'), ...BODIES_BY_KIND.clothes, ...BODIES_BY_KIND.plant];
  for (const piece of ['own-nappy', 'own-iv-drip', 'own-condom', 'own-sash', 'own-dandelion'])
    expect(chosen).not.toContain(piece);
});

test('R1313 a jellyfish joined with a ball is whole', async () => {
  const { parts } = await imagineFigure(conceive({ ...BLANK, mainTheme: 'disco ball', bodyInfluence: 'jellyfish' }, 's'));
  const sprites = parts.flatMap((part) => (part.kind === 'sprite' && part.options?.cut === undefined ? [part.sprite.id] : []));
  expect(sprites).toContain('1fabc');
});

test('R1408 whose body is above the head has no bun on the back, and who has the head on top has one', async () => {
  const bunsOf = async (bodyInfluence: string) => {
    const { parts } = await imagineFigure(conceive({ ...BLANK, mainTheme: 'grandma', bodyInfluence }, 'bun'));
    return parts.filter((part) => isMarkOf(part, 'grey bun')).length;
  };
  expect([await bunsOf('spider'), await bunsOf('goose')]).toEqual([0, 1]);
});
