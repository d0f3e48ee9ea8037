import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { pieceOfEmoji } from '../drawing/piece-files.ts';
import { findBackdropFor } from './backdrops/backdrops.ts';
import { isBodily } from './bodily-marks.ts';
import { CHARACTER_TRAITS, findCharacterTrait } from './character-traits.ts';
import { composeScene, imagineFigure } from './compose-scene.ts';
import { hearExpressions } from './expression-words.ts';
import { eyesOf, mouthOf } from './face.ts';
import { Z } from './figure.ts';
import { readManner } from './mood.ts';
import { EMBLEMS, THOUGHT_BUBBLE } from './trait-emblems.ts';
import { headsOf, shareCovered } from './uncover-faces.ts';

const lettersOf = (trait: string, mainTheme = 'cat'): string[] => {
  const { trait: first, also = [], props } = conceive({ ...BLANK, mainTheme, characteristicInfluence: trait }, 's');
  return [first, ...also, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
};

/** What shares a word with a sign of a body or a habit, and the thing that is held instead, where there is one. */
const STOLEN: ReadonlyMap<string, string> = new Map(
  (
    'cold ❄️, cold day ❄️, cold eyes, cold stare, cold heart ❤️, cold winds, cold noodles, cold cash 💵, ice cold ❄️, stone cold, likes cold weather, ' +
    'wears glasses 👓, new glasses 👓, trägt eine Brille 👓, lleva gafas 👓, backwards cap 🧢, backwards hat, gorra al revés 🧢, sideways cap 🧢, ' +
    'una mente brillante, mente fría, mente, ment, barone, bara, boite 📦, marché aux puces, tone deaf 🎤, speeds 💨, speeds up 💨, speeding 💨, ' +
    'speeding bullet, Rast, cheap speeds, chicken legs, eats chicken legs, disconnects bombs 💣, disconnected controller 🎮, ' +
    'lost its twin sock in the wash, counts money 💰, toots his horn, giant nose ring, big nose ring, long tongue twister, big ears of corn, ' +
    'never tips over, never pays attention, limp bizkit, lice comb, blind box toy 📦, vespa orientalis, bird flu, flu shot, bald tires, love is blind, broken leg of a table, long tongue of fire 🔥, ' +
    'loud pants 👖, lying around, lies awake, cheat day, cheat sheet, cheats death, drags on a cigarette 🚬, slippery floor sign, needs glasses of water, ' +
    'endless summer, runny nose ring, flea market, mercado de pulgas, wears a cap backwards 🧢, bends over backwards, speed dating 💨'
  )
    .split(', ')
    .map((text) => {
      const [, words = text, sign = ''] = /^(.+?) ?(\p{Extended_Pictographic}\ufe0f?)$/u.exec(text) ?? [];
      return [words, sign];
    }),
);

describe('what somebody is like', () => {
  test.each(
    'covered in tattoos, covered in flour, airsick, undefeated, always wrong, bad jokes, so obvious, extreme, stiff neck, sus, head empty, girlboss, hates people, married, brave, slow, sneaky, patient, hungry, ironic, dramatic, gross, sparkly, bossy, late, relaxed, forgotten, melting, graceful, lonely, wild, smiling, stubborn, polite, overworked, thinking too hard, eating everything, gossiping, fluffy, striped, tiny, popular, fluffy and giant, broke, has a cold, newly wed, cannot swim, covered in mud, bad at hiding, tiny arms, hates mondays, addicted to memes, micromanaging, on a deadline, overcaffeinated, skips leg day, tells bad dad jokes, ghosting, never replies, never gives up, oversharing, burnt out, indecisive, claustrophobic, headbanging, a control freak, much wow, spitting, not afraid'.split(
      ', ',
    ),
  )('is seen and not lettered: %s', (trait) => {
    expect(hearExpressions(trait), trait).not.toHaveLength(0);
    expect(lettersOf(trait)).toEqual([]);
  });

  test.each(
    'gets up at 4 in the morning, wakes up early, dances until Monday, feeds everybody too much, explodes over nothing, objects to everything, knocks over the pieces, keeps disconnecting, panics at 3am, drinks only water, feels bad man, burning room, se lève à 4h du matin'.split(
      ', ',
    ),
  )('R740 a deed is seen with its how and when, and not lettered: %s', (trait) => {
    expect(lettersOf(trait, trait.startsWith('se ') ? 'boulanger' : 'cat')).toEqual([]);
  });

  test('R740 who drinks only water has a tap and no tear, and refuses beer', () => {
    const { trait, also = [] } = conceive({ ...BLANK, mainTheme: 'cat', characteristicInfluence: 'drinks only water' }, 's');
    expect([trait, ...also].map(({ piece }) => piece)).toEqual(['1f6b0', '1f37a']);
  });

  test('R743 who is never on time does not rush, and a stop sign is only thought of', () => {
    const marksOf = (text: string) =>
      readManner(text).expressions.flatMap((expression) => [findCharacterTrait(expression)?.mark ?? []].flat());
    for (const text of ['always late', 'never on time', 'late']) expect(marksOf(text), text).not.toContain('hurry');
    for (const text of ['in a hurry', 'late for school']) expect(marksOf(text), text).toContain('hurry');
    expect(EMBLEMS.stop.markup).toContain(THOUGHT_BUBBLE);
  });

  test.each(['cat with a big belly', 'fat cat', 'chubby cat', 'gato gordo', 'Katze mit Bauch'])(
    'R741 a belly is on the body, and no word for it on a sign: %s',
    (bodyInfluence) => {
      const concept = conceive({ ...BLANK, mainTheme: 'siesta', bodyInfluence, characteristicInfluence: 'lazy' }, 's');
      expect(readManner(concept.body.english ?? concept.body.word).expressions.join()).toMatch(/having a belly|being fat/);
      expect(concept.props.flatMap((prop) => (prop.piece === null ? [prop.letters] : []))).toEqual([]);
    },
  );

  test.each([
    ['perfectionist', 'own-ruler-level'],
    ['needy', '1f9f8'],
    ['vengeful', 'own-revenge-list'],
    ['kleptomaniac', '1f4b0'],
    ['cocky', '1f947'],
    ['unfair', '2696-fe0f'],
    ['corrupt', '1f4b5'],
    ["can't stop talking", '1f4e2'],
  ])('R674 has the thing by which it is known: %s', (characteristicInfluence, piece) => {
    const { trait, also = [] } = conceive({ ...BLANK, mainTheme: 'cat', characteristicInfluence }, 's');
    expect([trait, ...also].map((idea) => idea.piece)).toContain(piece);
    expect(lettersOf(characteristicInfluence)).toEqual([]);
  });

  test.each([
    ['dark glasses', 'blind, blinder, ciego, aveugle, cieco'],
    ['thick glasses', 'short sighted, bad eyesight, kurzsichtig, miope, myope'],
    ['hearing aid', 'deaf, hard of hearing, schwerhörig, sordo, sourde'],
    ['bald head', 'bald, balding, glatzköpfig, calvo, chauve, pelato'],
    ['long nose', 'long nose, tells lies, lange nase, nariz larga, nez trop long, bugiardo'],
    ['big nose', 'big nose, giant nose, große Nase, narizón, gros nez'],
    ['big ears', 'big ears, große ohren, orejas grandes, grandes oreilles, orecchie grandi'],
    ['long tongue', 'long tongue, lange zunge, lengua larga, lingua lunga'],
    ['braces', 'wears braces, zahnspange'],
    ['fleas', 'has fleas, scratches himself, läuse, piojos, pulci'],
    [
      'red nose',
      'has a cold, caught a bad cold, allergic to dust, sneezes at the wrong moment, hay fever, heuschnupfen, estornuda, starnutisce',
    ],
    ['plaster cast', 'broken leg, limps, leg in a cast, gipsbein, gamba rotta, jambe cassée'],
    ['fart', 'farts, farts in every pose, furzt, se tira pedos'],
    ['pipe', 'smokes a pipe, smokes too many bubbles, raucht Pfeife, fuma en pipa, fume la pipe'],
    ['megaphone', 'shouts all the time, yells at everyone, schreit, grita, hurle, urla'],
    ['rubber ring', "can't swim, kann nicht schwimmen, no sabe nadar, ne sait pas nager, non sa nuotare"],
    ['glitter', 'breathes glitter, burps rainbows'],
    ['no signal', 'loses connection when it rains, bad reception'],
    ['back arrow', 'walks backwards, counts sheep backwards, backwards, rückwärts'],
    ['side arrows', 'only drives sideways, seitwärts'],
    ['bite', 'bites himself, eats itself, chases its tail'],
    ['twin', 'lost its twin in the washing machine, looking for his other half'],
    ['inbox', 'has 400 unread emails, too many messages'],
    ['endless', 'never ends the meeting, goes on and on'],
  ] as const)('R700 has a sign of its own, in whatever language: %s', (mark, texts) => {
    for (const text of texts.split(', ')) {
      const { trait } = conceive({ ...BLANK, mainTheme: 'cat', characteristicInfluence: text }, 's');
      const marks = hearExpressions(trait.english ?? trait.word).flatMap(({ expression }) => [
        findCharacterTrait(expression)?.mark ?? [],
      ]);
      expect(marks.flat(), text).toContain(mark);
      // How many there are is read besides.
      expect(
        lettersOf(text).filter((letters) => !/^\d+$/u.test(letters)),
        text,
      ).toEqual([]);
    }
  });

  test('R700 has legs that are seen never to be trained', async () => {
    const wish = { ...BLANK, mainTheme: 'toast', bodyInfluence: 'toast' };
    const legOf = async (characteristicInfluence: string) => {
      const { feet, head } = await imagineFigure(conceive({ ...wish, characteristicInfluence }, 's'));
      return Math.max(...feet.map(({ at }) => at.y)) - (head?.eyes.y ?? 0);
    };
    expect(await legOf('skips leg day')).toBeLessThan((await legOf('long legs')) * 0.75);
  });

  test('R700 is bald under no hat, whatever the trade', async () => {
    const wish = { ...BLANK, mainTheme: 'opera singer', bodyInfluence: 'hippo', characteristicInfluence: 'bald' };
    const { parts } = await imagineFigure(conceive(wish, 's'));
    expect(parts.filter(({ z }) => z === Z.hat)).toEqual([]);
  });

  test.each(['bald king', 'bald, wears a cap', 'bald with a crown'])(
    'R700 is %s, with the hat that was asked for',
    async (trait) => {
      for (const mainTheme of ['dog', 'chef']) {
        const wish = { ...BLANK, mainTheme, bodyInfluence: 'dog', characteristicInfluence: trait };
        const { parts } = await imagineFigure(conceive(wish, 's'));
        expect(
          parts.filter(({ z }) => z === Z.hat),
          mainTheme,
        ).toHaveLength(1);
      }
    },
  );

  test('R701 a sign of a body is of that body, and no thing that is called alike', () => {
    for (const other of [
      'blind date',
      'window blind',
      'bald eagle',
      'cold beer',
      'cold war',
      'water pipe',
      'pipe organ',
      'loud shirt',
      'screaming queens',
      'ice cream',
      'nose dive',
      'elephant ears',
      'swimming pool',
      'a swim ring',
      'speed boat',
      'twin peaks',
      'twin beds',
      'back door',
      'side table',
      'limp noodle',
      'sleeve tattoo',
      'email address',
      ...STOLEN.keys(),
    ]) {
      const { trait } = conceive({ ...BLANK, mainTheme: 'cat', characteristicInfluence: other }, 's');
      const heard = hearExpressions(trait.english ?? trait.word);
      const marks = heard.flatMap(({ expression }) => [findCharacterTrait(expression)?.mark ?? []].flat());
      expect(marks.filter(isBodily), other).toEqual([]);
      // Nor is its thing held.
      expect(
        ['🃏', '🤞', '🦯', '🦻', '🩼', '🚽', '🧮', 'own-steering-wheel', 'own-dumbbell'].map(
          (sign) => pieceOfEmoji(sign) ?? sign,
        ),
        other,
      ).not.toContain(trait.piece);
      if (STOLEN.get(other)) expect(trait.piece, other).toBe(pieceOfEmoji(STOLEN.get(other) ?? ''));
    }
  });

  test('R702 what is loved is in a heart, and who is late for something has a clock as well', () => {
    const bubbleOf = (text: string) => conceive({ ...BLANK, mainTheme: 'bear', characteristicInfluence: text }, 's').trait.at;
    for (const text of ['has a crush on a salmon', 'in love with the moon', 'verliebt in den Mond', 'loves his mother'])
      expect(bubbleOf(text), text).toBe('loved');
    for (const text of ['ist verliebt in einen Toaster', 'está enamorado de la luna', "est amoureux d'une chaise"])
      expect(bubbleOf(text), text).toBe('loved');
    for (const text of ['thinks it is a lawyer', 'crede di essere un pollo', 'glaubt er ist ein Huhn', "pense qu'il est un roi"])
      expect(bubbleOf(text), text).toBe('thought');
    const high = conceive({ ...BLANK, mainTheme: 'bear', characteristicInfluence: 'afraid of heights' }, 's');
    expect((high.also ?? []).map(({ piece, at }) => [piece, at])).toContainEqual(['1fa9c', 'refused']);
    const late = conceive({ ...BLANK, mainTheme: 'bear', characteristicInfluence: 'late for school' }, 's');
    expect([late.trait, ...(late.also ?? []), ...late.props].map(({ piece }) => piece)).toEqual(
      expect.arrayContaining(['1f3eb', '23f0']),
    );
  });

  test('R678 is what the words say, and no more', () => {
    for (const other of [
      'wild west',
      'extreme ironing',
      'right handed',
      'snow boots',
      'dust bunny',
      'slow cooker',
      'ancient egypt',
      'dim sum',
      'broken heart',
      'striped socks',
      'giant squid',
      'wooden leg',
      'any kind of cheese',
      'late night show',
      'full moon tattoo',
      'single mother',
      'dick tracy',
      'a diver with a helmet',
      'trips to paris',
      'broke a record',
      'frozen pizza',
      'poor eyesight',
      'later that day',
      'hunger games',
      'cheap wine',
      'fired clay',
      'pressure cooker',
      'loading dock',
      'smoking gun',
      'holds a star',
      'with a star',
      'a star on its forehead',
      'holding a star and a moon',
      'Stern',
      'crooked tail',
      'big mouth',
      'modern art',
      'partial eclipse',
      'exact change',
      'serious mustache',
      'important letters',
      'famous painting',
      'guilty pleasure',
      'standing on a doormat',
    ])
      expect(hearExpressions(other), other).toEqual([]);
  });

  test.each('bavard, głodny, hiljainen, ερωτευμένο, vui vẻ, pressé, langsam, testardo, yalnız, 勇敢的, عنيد, смел'.split(', '))(
    'is seen in whatever language one word says it: %s',
    (trait) => expect(lettersOf(trait)).toEqual([]),
  );

  test.each([
    ['full of joy', 'smiling'],
    ['power hungry', 'naughty'],
    ['black eye', 'injured'],
    ['too full', 'just ate'],
    ['broke and single', 'broke'],
    ['trips over everything', 'clumsy'],
  ] as const)('is that and not another with the same word: %s', (trait, name) => {
    const heard = hearExpressions(trait).map(({ expression }) => expression);
    expect(heard).toContain(name);
    expect(heard.length).toBeLessThanOrEqual(2);
  });

  test('has horns, a halo or a ban only where these say it', () => {
    for (const trait of ['liar', 'cheating', 'polite', 'determined', 'well mannered', 'tells lies'])
      for (const { expression } of hearExpressions(trait))
        expect(findCharacterTrait(expression)?.mark ?? '', trait).not.toMatch(/^(?:horns|halo|stop)$/);
    expect(hearExpressions('lying on the beach').map(({ expression }) => expression)).not.toContain('lying');
  });

  test('makes no joke of what somebody cannot help', () => {
    for (const trait of ['dyslexic', 'deaf', 'autistic', 'stutters', 'blind'])
      expect(conceive({ ...BLANK, mainTheme: 'cat', characteristicInfluence: trait }, 's').trait.at, trait).toBeUndefined();
    expect(mouthOf(readManner('deaf'))).toBe('smile');
  });

  test('makes small what is tiny', async () => {
    const sizeOf = async (trait: string, piece: string) => {
      const concept = conceive({ ...BLANK, mainTheme: 'fox', bodyInfluence: 'fox', characteristicInfluence: trait }, 's');
      const { parts } = await imagineFigure(concept);
      return parts.flatMap((part) => (part.kind === 'sprite' && part.sprite.id === piece ? [part.place.scale] : []))[0] ?? 0;
    };
    expect(await sizeOf('tiny umbrella', '2602-fe0f')).toBeCloseTo((await sizeOf('umbrella', '2602-fe0f')) / 2);
    expect(await sizeOf('tiny hat', '1f3a9')).toBeLessThan(await sizeOf('hat', '1f3a9'));
    expect(await sizeOf('wearing a beret', '1f3a9')).toBe(0);
    expect(lettersOf('wearing a beret')).toEqual([]);
  });

  test('has limbs as long as they are said to be', async () => {
    const heightOf = async (trait: string) => {
      const concept = conceive({ ...BLANK, mainTheme: 'toast', bodyInfluence: 'toast', characteristicInfluence: trait }, 's');
      const { feet, head } = await imagineFigure(concept);
      return Math.max(...feet.map(({ at }) => at.y)) - (head?.eyes.y ?? 0);
    };
    expect(await heightOf('short legs')).toBeLessThan((await heightOf('long legs')) * 0.75);
    expect(lettersOf('tiny arms')).toEqual([]);
  });

  test('has a face that says the same in any words for it', () => {
    expect(eyesOf(readManner('furious'))).toBe(eyesOf(readManner('arrabbiata')));
    expect(mouthOf(readManner('lonely'))).toBe('frown');
    expect(mouthOf(readManner('smiling'))).toBe('laugh');
  });

  test('is marked beside a face and not over it', async () => {
    for (const name of Object.keys(CHARACTER_TRAITS)) {
      const [heard] = hearExpressions(name);
      if (![findCharacterTrait(heard?.expression ?? '')?.mark ?? []].flat().some((mark) => Object.hasOwn(EMBLEMS, mark)))
        continue;
      const concept = conceive({ ...BLANK, mainTheme: 'fox', bodyInfluence: 'fox', characteristicInfluence: name }, name);
      const { figure } = await composeScene(concept, { message: null, secret: false }, findBackdropFor(concept.style.backdrop));
      const marks = figure.parts.filter(({ z }) => z === Z.mark || z === Z.markBehind);
      expect(marks.length, name).toBeGreaterThan(0);
      for (const head of headsOf(figure)) expect(shareCovered(head, marks), name).toBe(0);
    }
  });
});
