import type { Wish } from '@chaos/shared/contract/characters';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pieceExists } from '../drawing/piece-files.ts';
import { boardOfLook, readLook } from '../lettering/carriers.ts';
import { findBackdropFor } from '../painter/backdrops/backdrops.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { conceive } from './conceive.ts';
import { type Idea, lookOf, traitsOf } from './concept.ts';
import { foldWords } from './fold-words.ts';
import { planOutfit } from './outfit.ts';

const BLANK: Wish = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: false,
};

const wish = (fields: Partial<Wish>): Wish => ({ ...BLANK, ...fields });

describe('conceive', () => {
  it.each(['happy', 'poor', 'hates money', 'dreams of money'])(
    'brings nothing along for what is not there: %s',
    (characteristicInfluence) => {
      for (const seed of ['a', 's', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'])
        expect(conceive({ ...BLANK, mainTheme: 'dog', characteristicInfluence }, seed).props).toEqual([]);
    },
  );

  it('shows what was asked for', () => {
    const concept = conceive(
      wish({
        mainTheme: 'Crocodile',
        bodyInfluence: 'bomber plane',
        characteristicInfluence: 'wears sneakers',
        style: 'vaporwave',
      }),
      'any',
    );
    expect(concept.theme).toEqual({ word: 'crocodile', given: true, piece: '1f40a' });
    expect(concept.body).toEqual({ word: 'bomber plane', given: true, piece: '1f6ec' });
    expect(concept.trait).toEqual({ word: 'wears sneakers', given: true, piece: '1f45f' });
    expect(concept.style).toMatchObject({ word: 'vaporwave', given: true, backdrop: 'vaporwave', finish: 'vaporwave' });
  });

  it('tells of what is not wanted in the words that were typed', () => {
    const { theme, trait } = conceive(wish({ mainTheme: 'not a cat', characteristicInfluence: 'never smiles' }), 'any');
    expect(theme).toMatchObject({ word: 'not a cat', given: true });
    expect(trait).toMatchObject({ word: 'never smiles', given: true });
  });

  it.each([
    ['please make a hippo with a tutu', 'a hippo with a tutu'],
    ['I want a dolphin that works as a tax accountant in Zurich', 'a dolphin that works as a tax accountant in Zurich'],
    ['Can you draw me an owl please!', 'an owl'],
    ['I like trains', 'I like trains'],
  ])('hears what is wished for in %j', (typed, word) => {
    expect(conceive(wish({ mainTheme: typed }), 'any').theme.word).toBe(word);
  });

  it.each([
    ['sharks', '1f988'],
    ['🦈', '1f988'],
    ['an angry wizard owl', '1f989'],
    ['wizard', '1f9d9'],
    ['pirate octopus', '1f419'],
    ['a giraffe riding a skateboard', '1f992'],
    ['cappuccino', '2615'],
    ['toilet', '1f6bd'],
    ['hot dog', '1f32d'],
    ['ELEPHANTS!!', '1f418'],
    ['Кот', '1f431'],
    ['猫', '1f431'],
    ['a very tired sea lion', '1f9ad'],
    ['a tired crocodile', '1f40a'],
  ])('finds the subject of "%s"', (mainTheme, piece) => {
    expect(conceive(wish({ mainTheme }), 's').theme.piece).toBe(piece);
  });

  it.each([
    ['plays guitar', '1f3b8'],
    ['rich', '1f4b0'],
    ['sleepy', '1f4a4'],
    ['tired', '1f4a4'],
    ['flying', '1fabd'],
    ['king of the world', '1f451'],
    ['ninja', '2694-fe0f'],
    ['angry', '1f4a2'],
  ])('finds the trait "%s"', (characteristicInfluence, piece) => {
    expect(conceive(wish({ characteristicInfluence }), 's').trait.piece).toBe(piece);
  });

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

  it('makes the second subject of a theme the body, when no body was asked for', () => {
    const concept = conceive(wish({ mainTheme: 'a crocodile riding a bomber plane' }), 's');
    expect(concept.theme.piece).toBe('1f40a');
    expect(concept.body).toEqual({ word: 'bomber plane', given: false, piece: '1f6ec' });
  });

  it('reads a sentence as one: somebody, what it rides, where it is, and what it does', () => {
    const theme = 'a crocodile who rides a skateboard through Rome while eating pasta';
    for (let seed = 0; seed < 20; seed++) {
      const concept = conceive(wish({ mainTheme: theme }), `${seed}`);
      expect(concept.theme.piece).toBe('1f40a');
      expect(concept.body.piece).toBe('1f6f9');
      expect(concept.props.map(({ piece }) => piece)).toContain('1f35d');
      expect(concept.style).toMatchObject({ word: 'Rome', backdrop: 'old-town it colosseum =rome' });
    }
  });

  it('shows what somebody wears and is, although nothing was typed for it', () => {
    expect(conceive(wish({ mainTheme: 'an owl wearing sunglasses' }), 's').trait.piece).toBe('1f576-fe0f');
    expect(conceive(wish({ mainTheme: 'an angry toad' }), 's').trait.piece).toBe('1f4a2');
    expect(conceive(wish({ mainTheme: 'eine Katze mit Brille' }), 's').trait.piece).toBe('1f453');
  });

  it('shows as many as were asked for', () => {
    expect(conceive(wish({ mainTheme: 'three identical penguins' }), 's')).toMatchObject({ count: 3, theme: { piece: '1f427' } });
    expect(conceive(wish({ mainTheme: 'a penguin' }), 's').count).toBeUndefined();
  });

  it('shows no teeth to who wants none', () => {
    for (const mainTheme of ['a shark without teeth', 'ein Hai ohne Zähne', '歯のないサメ']) {
      expect(conceive(wish({ mainTheme }), 's')).toMatchObject({ theme: { piece: '1f988' }, isToothless: true });
    }
  });

  it('chooses nothing that was not wanted', () => {
    const isCreature = (piece: string | null) =>
      piece !== null && (findPiece('animal', piece) !== undefined || /^1f4[0-3]/.test(piece));
    for (let seed = 0; seed < 150; seed++) {
      const { theme, body, trait, props } = conceive(wish({ mainTheme: 'no animals please', style: 'no hat' }), `${seed}`);
      const pieces = [theme, body, trait, ...props].map((idea) => idea.piece);
      expect(pieces.filter(isCreature)).toEqual([]);
      expect(pieces.filter((piece) => piece !== null && findPiece('hat', piece))).toEqual([]);
    }
  });

  it('puts nothing by chance on a face, nor on what is known by its top', () => {
    for (let seed = 0; seed < 150; seed++) {
      for (const mainTheme of ['pineapple', 'cactus', 'deer', 'cat'])
        expect(conceive(wish({ mainTheme }), `${seed}`).trait.piece).not.toBe('1f97d');
      for (const asked of [{ mainTheme: 'pineapple' }, { bodyInfluence: 'cactus' }, { mainTheme: 'deer', bodyInfluence: 'car' }])
        expect(findPiece('hat', conceive(wish(asked), `${seed}`).trait.piece ?? '')).toBeUndefined();
    }
    expect(conceive(wish({ mainTheme: 'pineapple', characteristicInfluence: 'sombrero' }), '1').trait.piece).toBe('own-sombrero');
  });

  it('R310 letters a word that no piece shows, and puts no piece in its place', () => {
    for (const word of ['blorptang', 'Zxqv Wrmpf', 'ぷるぷるむ', 'שקשוקיתוש', 'بلوربتانغ']) {
      const letters = word.toLowerCase();
      const lettered = { word: expect.stringMatching(new RegExp(word, 'i')), given: true, piece: null, letters };
      const asked = wish({ mainTheme: word, bodyInfluence: word, characteristicInfluence: word });
      for (let seed = 0; seed < 20; seed++) {
        const { theme, body, trait } = conceive(asked, `${seed}`);
        for (const idea of [theme, body, trait]) expect(idea).toMatchObject(lettered);
        expect(readLook(lookOf(theme))).toMatchObject({ letters });
      }
    }
  });

  it('R310 shows nothing that the words do not name, whatever they are', () => {
    const syllable = fc.constantFrom(
      'blo',
      'rp',
      'tang',
      'zo',
      'quix',
      'wib',
      'nurf',
      'ple',
      'ско',
      'ба',
      'ぷ',
      '물',
      'شق',
      'שק',
      'धू',
    );
    const word = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(word, word, word, fc.string(), (mainTheme, bodyInfluence, characteristicInfluence, seed) => {
        const { theme, body, trait } = conceive(wish({ mainTheme, bodyInfluence, characteristicInfluence }), seed);
        for (const [idea, text] of [
          [theme, mainTheme],
          [body, bodyInfluence],
          [trait, characteristicInfluence],
        ] as const) {
          const named = findPieces(text, []).map(({ piece }) => piece);
          if (idea.piece === null) expect(idea.letters).toBe(text);
          else expect(named).toContain(idea.piece);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('R372 shows an unknown word beside a known one as its letters, and the known one as itself', () => {
    const lettersOf = (fields: Partial<Wish>) => {
      const { trait, props } = conceive(wish(fields), 's');
      return [trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
    };
    expect(conceive(wish({ mainTheme: 'metaphysics shark' }), 's').theme.piece).toBe('1f988');
    expect(lettersOf({ mainTheme: 'metaphysics shark' })).toEqual(['metaphysics']);
    expect(lettersOf({ mainTheme: 'metaphysics shark', characteristicInfluence: 'sneakers' })).toEqual(['metaphysics']);
    expect(lettersOf({ mainTheme: 'cat', bodyInfluence: 'quantum toaster' })).toEqual(['quantum']);
    expect(lettersOf({ mainTheme: 'Кот философ' })).toEqual(['философ']);
    expect(lettersOf({ mainTheme: 'a capybara in pajamas' })).toEqual(['pajamas']);
    for (const mainTheme of ['a very tired walrus', 'blue cat', 'two angry geese', 'a majestic shark', 'crocodile without teeth'])
      expect(lettersOf({ mainTheme })).toEqual([]);
  });

  it('shows what no piece shows by its nearest kin, which bears its name unless it is seen to be that', () => {
    const seen = (fields: Partial<Wish>) => {
      const { theme, body, trait, props } = conceive(wish(fields), 's');
      return {
        pieces: [theme.piece, body.piece],
        letters: [trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : [])),
      };
    };
    expect(seen({ mainTheme: 'melon', bodyInfluence: 'gibbon' })).toEqual({
      pieces: ['1f348', 'kin-gibbon'],
      letters: ['gibbon'],
    });
    expect(seen({ mainTheme: 'melon', bodyInfluence: 'śpiący ryś' }).pieces).toEqual(['1f348', 'own-lynx']);
    expect(seen({ mainTheme: 'pegasus', bodyInfluence: 'pear' })).toEqual({ pieces: ['kin-pegasus', '1f350'], letters: [] });
    expect(seen({ mainTheme: 'gibbon', bodyInfluence: 'pear', characteristicInfluence: 'sneakers' }).letters).toEqual(['gibbon']);
  });

  it('takes no word for what it is only like', () => {
    const themeOf = (mainTheme: string) => conceive(wish({ mainTheme }), 's').theme;
    expect(themeOf('säl').piece).toBe('1f9ad');
    expect(themeOf('Anna Lisa')).toMatchObject({ piece: null, letters: 'anna lisa' });
    expect(themeOf('das Unbekannte').piece).toBeNull();
  });

  it('has sayings read as a whole, and what somebody does beside what it is done with', () => {
    const lettersOf = (characteristicInfluence: string) => {
      const { trait, props } = conceive(wish({ mainTheme: 'pear', characteristicInfluence }), 's');
      return [trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
    };
    expect(lettersOf('never gonna give you up')).toEqual(['never gonna give you up']);
    expect(lettersOf('ran away from home')).toEqual(['ran away from home']);
    for (const known of ['plays guitar', 'riding a bike', 'holding a sword', 'wears red boots'])
      expect(lettersOf(known)).toEqual([]);
  });

  it('writes nothing in a script for which there is no font', () => {
    const { trait, props } = conceive(wish({ mainTheme: 'ช้าง', characteristicInfluence: 'ขี้เกียจ' }), 's');
    expect([trait, ...props].filter(({ piece }) => piece === null)).toEqual([]);
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

  it('R372 hears which colour somebody has, and which not', () => {
    expect(conceive(wish({ mainTheme: 'a pink elephant' }), 's')).toMatchObject({ theme: { piece: '1f418' }, color: 'pink' });
    expect(conceive(wish({ mainTheme: 'blauer Hund' }), 's').color).toBe('blue');
    expect(conceive(wish({ mainTheme: 'a shark, not blue' }), 's')).toMatchObject({ unwantedColors: ['blue'] });
    for (const mainTheme of ['black cat', 'polar bear', 'a cat with a red hat', 'a shark, not blue'])
      expect(conceive(wish({ mainTheme }), 's').color).toBeUndefined();
  });

  it('letters the same word on something else for another seed', () => {
    const asked = wish({ mainTheme: 'blorptang', bodyInfluence: 'wibblewob', characteristicInfluence: 'snorkelish' });
    const concepts = Array.from({ length: 60 }, (_, seed) => conceive(asked, `${seed}`));
    for (const part of ['theme', 'body', 'trait'] as const) {
      expect(new Set(concepts.map((concept) => readLook(lookOf(concept[part]))?.carrier)).size).toBeGreaterThanOrEqual(8);
    }
  });

  it('makes all of somebody what was asked for as a body alone', () => {
    for (const bodyInfluence of ['giraffe', 'wolf', 'toaster', 'Schildkröte', 'minotaur']) {
      const { theme, body } = conceive(wish({ bodyInfluence }), 's');
      expect(lookOf(theme)).toBe(lookOf(body));
      expect(theme.given).toBe(false);
      expect(body).toMatchObject({ word: bodyInfluence, given: true });
    }
  });

  it.each([
    ['very short neck', 'very short neck'],
    ['rainbow horn', 'rainbow horn'],
    ['golden horn', 'golden horn'],
    ['eight arms', 'eight arms'],
  ])('letters "%s", of which a picture would show something else', (characteristicInfluence, letters) => {
    expect(conceive(wish({ bodyInfluence: 'narwhal', characteristicInfluence }), 's').trait).toMatchObject({
      piece: null,
      letters,
    });
  });

  it.each([
    ['trägt eine Krone', '1f451'],
    ['knitted scarf', '1f9e3'],
    ['leather jacket', 'own-leather-jacket'],
    ['a hat and each with a sword', '1f3a9'],
    ['three swords', '2694-fe0f'],
    ['with a crown on its head', '1f451'],
    ['в шляпе', '1f3a9'],
  ])('letters no scraps of "%s"', (characteristicInfluence, piece) => {
    const { trait, also = [], props } = conceive(wish({ bodyInfluence: 'owl', characteristicInfluence }), 's');
    expect(trait.piece).toBe(piece);
    expect([...also, ...props].filter((idea) => idea.piece === null)).toEqual([]);
  });

  it('colours what a colour stands beside', () => {
    const traitOf = (characteristicInfluence: string) =>
      conceive(wish({ bodyInfluence: 'spider', characteristicInfluence }), 's');
    expect(traitOf('red boots').trait).toMatchObject({ piece: '1f97e', color: 'red' });
    expect(traitOf('botas rojas').trait).toMatchObject({ color: 'red' });
    expect(traitOf('red boots').color).toBeUndefined();
    expect(traitOf('pink fur, sunglasses')).toMatchObject({ color: 'pink', trait: { piece: '1f576-fe0f' } });
    expect(traitOf('blue and shy').color).toBe('blue');
    expect(conceive(wish({ bodyInfluence: 'blue jellyfish' }), 's')).toMatchObject({ color: 'blue', body: { piece: '1fabc' } });
    const pink = conceive(wish({ mainTheme: 'banana', bodyInfluence: 'gorilla', characteristicInfluence: 'pink fur' }), 's');
    expect(pink.color).toBeUndefined();
    expect(pink.body).toMatchObject({ piece: '1f98d', color: 'pink' });
    const dog = conceive(wish({ mainTheme: 'a pink dog with a blue hat' }), 's');
    expect(dog).toMatchObject({ color: 'pink', trait: { piece: '1f3a9', color: 'blue' } });
  });

  it('hears each part of an enumeration', () => {
    const { trait, props } = conceive(
      wish({ bodyInfluence: 'robot', characteristicInfluence: 'three tails and one wheel' }),
      's',
    );
    expect(trait.piece).toBe('1f6de');
    expect(props.flatMap((idea) => (idea.piece === null ? [idea.letters] : []))).toEqual(['three tails']);
    const winged = conceive(wish({ bodyInfluence: 'cow', characteristicInfluence: 'wings and a helmet' }), 's');
    expect(traitsOf(winged).map(({ piece }) => piece)).toContain('1fabd');
    expect(winged.props.map(({ piece }) => piece)).not.toContain('1fabd');
  });

  it.each(['three eyes', 'huge beard', 'bıyıklı', 'baffi lunghissimi', 'a monocle'])('draws %s and does not write it', (said) => {
    const { trait, props } = conceive(wish({ bodyInfluence: 'robot', characteristicInfluence: said }), 's');
    expect([trait, ...props].every(({ piece }) => piece !== null)).toBe(true);
  });

  it('says once what is missing, and letters no particles', () => {
    const lettersOf = (mainTheme: string) => {
      const { trait, props } = conceive(wish({ mainTheme }), 's');
      return [trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
    };
    expect(lettersOf('no legs, just a blorptang')).toEqual([]);
    expect(lettersOf('गुस्से वाला हाथी')).toEqual([]);
    expect(lettersOf('медведь на велосипеде')).toEqual([]);
  });

  it('puts on all that is to be worn, and leaves feelings to the face', () => {
    const traits = conceive(wish({ bodyInfluence: 'owl', characteristicInfluence: 'a top hat, sunglasses and a scarf' }), 's');
    expect(traitsOf(traits).map(({ piece }) => piece)).toEqual(expect.arrayContaining(['1f3a9', '1f576-fe0f', '1f9e3']));
    expect(planOutfit(traits).held).toEqual([]);
    for (const characteristicInfluence of ['happy', 'traurig', 'злой', 'heureux'])
      expect(conceive(wish({ bodyInfluence: 'owl', characteristicInfluence }), 's').trait).toMatchObject({
        word: characteristicInfluence,
        piece: expect.any(String),
      });
  });

  it.each([
    [{ mainTheme: 'a cat without ears' }, 'without ears'],
    [{ mainTheme: 'ein Hund ohne Schwanz' }, 'ohne schwanz'],
    [{ bodyInfluence: 'horse', characteristicInfluence: 'no legs' }, 'no legs'],
    [{ mainTheme: 'кот без хвоста' }, 'без хвоста'],
    [{ mainTheme: '꼬리 없는 개' }, '꼬리 없는'],
    [{ mainTheme: 'avocado without a pit' }, 'without a pit'],
    [{ mainTheme: 'a pirate who lost his hand' }, 'lost his hand'],
    [{ mainTheme: 'avocado', bodyInfluence: 'sumo wrestler', characteristicInfluence: 'no pit' }, 'no pit'],
    [{ mainTheme: 'Kartoffelsalat', characteristicInfluence: 'ohne Mayo' }, 'ohne mayo'],
  ])('says which part is missing: %j', (fields, letters) => {
    const concept = conceive(wish(fields), 's');
    expect([concept.trait, ...concept.props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []))).toContain(letters);
  });

  it.each([
    ['no coffee', '2615', 'refused'],
    ['lost his glasses', '1f453', 'refused'],
    ['sans chapeau', '1f3a9', 'refused'],
    ['allergic to cats', '1f408', 'refused'],
    ['hates broccoli', '1f966', 'refused'],
    ['tired, no coffee', '2615', 'refused'],
    ['dreams of cheese', '1f9c0', 'thought'],
    ['speaks only french', '1f1eb-1f1f7', 'said'],
    ['vegan', '1f969', 'refused'],
  ])('shows in a bubble what somebody thinks of: %s', (characteristicInfluence, piece, at) => {
    const concept = conceive(wish({ mainTheme: 'wizard', characteristicInfluence }), 's');
    expect(traitsOf(concept)).toContainEqual(expect.objectContaining({ piece, at }));
    expect([...traitsOf(concept), ...concept.props].every((idea) => idea.piece !== null)).toBe(true);
  });

  it('holds what is loved, if a hand can', () => {
    expect(conceive(wish({ mainTheme: 'wizard', characteristicInfluence: 'loves his guitar' }), 's').trait).not.toHaveProperty(
      'at',
    );
  });

  it('takes nothing of chance for what somebody is to be without, and says it once', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { trait, props, isBareheaded } = conceive(wish({ mainTheme: 'duck', characteristicInfluence: 'no hat' }), `${seed}`);
      expect(trait).toMatchObject({ word: 'no hat', given: true, piece: '1f3a9', at: 'refused' });
      expect(isBareheaded).toBe(true);
      expect(props.every(({ piece }) => piece !== null)).toBe(true);
    }
    const legless = conceive(wish({ mainTheme: 'waffle', characteristicInfluence: 'zonder benen' }), 's');
    expect(legless).toMatchObject({ lacks: ['legs'], trait: { letters: 'zonder benen' } });
    const ducks = conceive(wish({ mainTheme: 'seven ducks without hats' }), 's');
    expect([ducks.trait, ...ducks.props].every(({ piece }) => piece !== null)).toBe(true);
    expect(conceive(wish({ mainTheme: 'a cat lost in the woods' }), 's')).not.toHaveProperty('lacks');
  });

  it('writes beside somebody on what its letters fill, and no left-over that says nothing', () => {
    const beside = (fields: Partial<Wish>, seed: string) =>
      conceive(wish(fields), seed).props.flatMap((idea) => (idea.piece === null ? [idea] : []));
    for (let seed = 0; seed < 20; seed++) {
      const [sign] = beside(
        { mainTheme: 'avocado', bodyInfluence: 'sumo wrestler', characteristicInfluence: 'crown' },
        `${seed}`,
      );
      expect(['pavement-sign', 'signpost']).toContain(sign?.carrier);
    }
    expect(beside({ mainTheme: 'rabbit', characteristicInfluence: 'drinks nine coffees a day' }, 's')).toEqual([]);
  });

  it('ends what is too long for a sign at a word', () => {
    const { theme } = conceive(wish({ mainTheme: 'glorbify the snorkelish wibblewob of the blorptang' }), 's');
    expect(theme).toMatchObject({ letters: 'glorbify the snorkelish wibblewob of the…' });
  });

  it('gives a word to carry to who has a face of its own', () => {
    for (const bodyInfluence of ['flamingo', 'fox', 'robot', 'bomber plane']) {
      for (let seed = 0; seed < 10; seed++) {
        const { theme } = conceive(wish({ mainTheme: 'blorptang', bodyInfluence }), `${seed}`);
        expect(theme).toMatchObject({ piece: null, letters: 'blorptang' });
        expect(boardOfLook(lookOf(theme))).toBeDefined();
      }
    }
    expect(boardOfLook(lookOf(conceive(wish({ mainTheme: 'blorptang', bodyInfluence: 'toaster' }), 's').theme))).toBeUndefined();
  });

  it('makes somebody who is a word nothing but what carries it', () => {
    const { theme, body } = conceive(wish({ mainTheme: 'blorptang' }), 's');
    expect(lookOf(body)).toBe(lookOf(theme));
    expect(body).toMatchObject({ given: false, letters: 'blorptang' });
    expect(body.word).not.toBe('blorptang');
  });

  it('is the same for the same wish and seed, and differs between seeds', () => {
    expect(conceive(BLANK, 'x')).toEqual(conceive(BLANK, 'x'));
    const concepts = Array.from({ length: 200 }, (_, seed) => {
      const { theme, body, trait, style, props } = conceive(BLANK, `seed-${seed}`);
      return JSON.stringify([theme.piece, body.piece, trait.piece, style.backdrop, props.map((prop) => prop.piece)]);
    });
    expect(new Set(concepts).size).toBe(200);
  });

  it('never throws, and always has words, pieces and a place, whatever was typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('', '   ', '\u200f\u202e', '🏳️‍🌈🦈', 'مرحبا بالعالم', 'x'.repeat(200), '\ud800', '<script>&', '👩🏽‍🚀'),
    );
    const field = fc.option(text);
    fc.assert(
      fc.property(field, field, field, field, fc.string(), (mainTheme, bodyInfluence, characteristicInfluence, style, seed) => {
        const concept = conceive(wish({ mainTheme, bodyInfluence, characteristicInfluence, style }), seed);
        for (const idea of [concept.theme, concept.body, concept.trait, ...concept.props]) {
          expect(idea.word.trim()).not.toBe('');
          expect(idea.word.length).toBeLessThanOrEqual(61);
          if (idea.piece === null) expect(readLook(lookOf(idea))?.letters.trim()).toBeTruthy();
          else expect(pieceExists(idea.piece)).toBe(true);
        }
        expect(concept.style.word.trim()).not.toBe('');
        expect(findBackdropFor(concept.style.backdrop).id).toBe(concept.style.backdrop);
        expect(concept.props.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 150 },
    );
  });
});

test('an emoji is what it is, in any field and beside words', () => {
  const wish = { ...BLANK, mainTheme: '🦈', bodyInfluence: '🍕', characteristicInfluence: '🎸', style: '🌋' };
  const { theme, body, trait, style } = conceive(wish, 'emoji');
  expect([theme.piece, body.piece, trait.piece, style.backdrop]).toEqual(['1f988', '1f355', '1f3b8', 'volcano']);
  expect(conceive({ ...wish, characteristicInfluence: 'yawning 🎸' }, 'emoji').trait.piece).toBe('1f3b8');
  expect(conceive({ ...wish, mainTheme: 'opera singer 🦈' }, 'emoji').theme.piece).toBe('1f988');
});

it.each(['grandma', 'abuela ninja', 'teacher', 'doctor', 'baby', 'my mother', 'family', 'pregnant woman'])(
  'R737 whom a wish is about is seen by their own face, and no beast by chance has it: %s',
  (mainTheme) => {
    for (let seed = 0; seed < 40; seed++) {
      const { body } = conceive(wish({ mainTheme }), `${seed}`);
      expect(body.piece && findPiece('animal', body.piece)).toBeFalsy();
    }
  },
);

it.each([
  ['DJ', 'broccoli', '1f966'],
  ['doctor', 'banana', '1f34c'],
  ['pirate', 'parrot captain', '1f99c'],
  ['Napoli', 'Vesuvio con le gambe', '1f30b'],
])('R742 nobody of the theme or the same breath takes the place of the body: %s, %s', (mainTheme, bodyInfluence, piece) => {
  const { body, props } = conceive(wish({ mainTheme, bodyInfluence, characteristicInfluence: 'calm' }), 's');
  expect(body.piece).toBe(piece);
  expect(props.map((prop) => prop.piece)).not.toContain('1f9b5');
});

it('R742 who is fruit or vegetable does the work with their own face', () => {
  const { theme, body } = conceive(wish({ mainTheme: 'DJ', bodyInfluence: 'broccoli', characteristicInfluence: 'calm' }), 's');
  expect(theme.piece).toBe(body.piece);
});

it('R737 nobody grows together by chance with what their trait refuses, or with anything like it', () => {
  const bodiesOf = (characteristicInfluence: string | null) =>
    Array.from(
      { length: 200 },
      (_, seed) => conceive(wish({ mainTheme: 'wizard', characteristicInfluence }), `${seed}`).body.piece,
    );
  const meats = ['1f969', '1f357', '1f356', '1f354'];
  expect(meats.some((piece) => bodiesOf(null).includes(piece))).toBe(true);
  for (const piece of meats) expect(bodiesOf('vegan')).not.toContain(piece);
});

describe('foldWords', () => {
  it('folds white space and case, and cuts long texts after a whole word', () => {
    expect(foldWords('  Big \n\t CROC ')).toBe('big croc');
    expect(foldWords(' \u200b ')).toBeNull();
    const long = foldWords('one two three four five six seven eight nine ten eleven twelve thirteen');
    expect(long).toBe('one two three four five six seven eight nine ten eleven');
  });
});

test.each([
  ['orange cat', '1f408', 'orange'],
  ['rose horse', '1f40e', 'pink'],
  ['orange', '1f34a', undefined],
])('a colour before an animal is its colour, be it a fruit or a flower elsewhere: %s', (bodyInfluence, piece, color) => {
  const { body } = conceive({ ...BLANK, mainTheme: 'tea', bodyInfluence }, 'coloured');
  expect([body.piece, body.color]).toEqual([piece, color]);
});

test('as many as were wished for as a body are seen, and a pair of trousers is one', () => {
  const countOf = (bodyInfluence: string, mainTheme: string | null = null) =>
    conceive({ ...BLANK, mainTheme, bodyInfluence }, 'count').count;
  expect(countOf('two swans', 'love')).toBe(2);
  expect(countOf('three pigs')).toBe(3);
  expect(countOf('a couple of otters', 'yoga')).toBe(2);
  expect(countOf('a pair of trousers', 'cat')).toBeUndefined();
});

test.each([
  ['knight afraid of mice', 'knight', 'mouse'],
  ['Ritter der Angst vor Mäusen hat', 'knight', 'mouse'],
  ['torero con miedo a los toros', 'bullfighter', 'ox'],
  ['beekeeper afraid of bees', 'beekeeper', 'bee'],
  ['a teacher who hates cats', 'teacher', 'cat'],
  ['vampire allergic to garlic', 'vampire', 'garlic'],
  ['a cat afraid of cucumbers', 'cat', 'cucumber'],
  ['a pirate in love with a mermaid', 'pirate', 'mermaid'],
  ['wolf terrified of rabbits', 'wolf', 'rabbit'],
  ['mouse that hates cats', 'mouse', 'cat'],
  ['uomo allergico ai gatti', 'man', 'cat'],
  ['dog afraid of thunder', 'dog', 'lightning bolt'],
  ['grandma who loves heavy metal', 'old woman', 'guitar'],
])(
  'R777 whoever fears, hates or loves something is the hero, and what they feel it for stands beside: %s',
  (mainTheme, who, other) => {
    const { theme, body, props, ...concept } = conceive({ ...BLANK, mainTheme }, 'feared');
    expect(nameOfPiece(theme.piece ?? '')).toBe(who);
    expect(body.piece && nameOfPiece(body.piece)).not.toBe(other);
    const names = (ideas: readonly Idea[]) => ideas.map(({ piece }) => piece && nameOfPiece(piece));
    expect(names(props).filter((name) => name === other)).toHaveLength(1);
    expect(names(traitsOf({ theme, body, props, ...concept }))).not.toContain(other);
  },
);

test.each([
  ['cat afraid of heights', 'heights'],
  ['man afraid of his own shadow', 'shadow'],
])('R777 what nothing shows of what is feared is read, and the fear is seen: %s', (mainTheme, word) => {
  const { trait, props } = conceive({ ...BLANK, mainTheme }, 'feared');
  expect(trait.piece).toBe('1f4a6');
  expect(props.map((prop) => prop.piece === null && prop.letters)).toContain(word);
});

test.each(['Maulwurf blind vor Liebe', 'madly in love mole'])(
  'R777 who is in love with nobody named is the hero: %s',
  (mainTheme) => {
    const { theme } = conceive({ ...BLANK, mainTheme }, 'feared');
    expect(theme.piece && nameOfPiece(theme.piece)).toBe('mole');
  },
);

test.each([
  ['tiny', 0.5],
  ['piccolo e magro', 0.6],
  ['klein und dick', 0.6],
  ['big and muscular', undefined],
  ['rund und flauschig', undefined],
])('R779 a body that says only what somebody looks like is theirs, and is not read: %s', (bodyInfluence, size) => {
  const { theme, body, ...concept } = conceive({ ...BLANK, mainTheme: 'pirate', bodyInfluence }, 'looks');
  expect(body).toMatchObject({ piece: theme.piece, given: true });
  expect(concept.size).toBe(size);
});

test.each([
  ['schachweltmeisterin', 'muskulös'],
  ['kettle', 'boxy'],
  ['cat', 'cuello largo'],
  ['avocado', '背が高くて細い'],
  ['firefighter', 'un brazo robótico'],
  ['surfista', 'bronceado'],
])('R815 what a body is like is written nowhere, whoever has it: %s, %s', (mainTheme, bodyInfluence) => {
  const { theme, body, trait, also = [], props, build } = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'build');
  expect(body.piece).toBe(theme.piece);
  expect(build).not.toBeUndefined();
  const read = [theme, trait, ...also, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
  expect(read.filter((letters) => letters.includes(bodyInfluence))).toEqual([]);
});

test('R816 what is said of a body is told of with whatever else is: in a theme, a trait, and beside a beast', () => {
  const buildOf = (wish: Partial<Wish>) => conceive({ ...BLANK, ...wish }, 'build').build;
  expect(buildOf({ mainTheme: 'tiny knight' })).toEqual(['tiny']);
  expect(buildOf({ mainTheme: 'cat', characteristicInfluence: 'muscular' })).toEqual(['muscular']);
  expect(buildOf({ mainTheme: 'cat', characteristicInfluence: 'tall and funny' })).toBeUndefined();
  const { body, build } = conceive({ ...BLANK, mainTheme: 'pirate', bodyInfluence: 'fat cat' }, 'build');
  expect([body.piece && nameOfPiece(body.piece), build]).toEqual(['cat', ['fat']]);
});

test.each([
  ['cat on a sofa', '1f6cb-fe0f', 'living-room'],
  ['chat sur le canapé', '1f6cb-fe0f', 'living-room'],
  ['Katze auf dem Sofa', '1f6cb-fe0f', 'living-room'],
  ['octopus on a bed', '1f6cf-fe0f', 'bedroom'],
])('R783 who is on a sofa or a bed sits there, in its room: %s', (mainTheme, seat, room) => {
  const { rides, props, style } = conceive({ ...BLANK, mainTheme }, 'seat');
  expect(rides).toBe(seat);
  expect(props.map(lookOf)).not.toContain(seat);
  expect(style.backdrop).toBe(room);
});

test.each(['cat behind the sofa', 'a man carrying a sofa', 'dog eating a sofa', 'a wedding on a sofa', 'king on a bed of roses'])(
  'R783 nobody sits on a sofa or a bed who is not said to: %s',
  (mainTheme) => {
    expect(conceive({ ...BLANK, mainTheme }, 'seat').rides).toBeUndefined();
  },
);
test.each([
  ['Turnerin', 'ehrgeizig', 'woman', 'gym'],
  ['Skisprungweltmeister', 'nervös', 'man', 'alps'],
  ['Schachweltmeisterin', 'arrogant', 'woman', 'living-room'],
  ['柔道部の男子高校生', '元気', 'boy', 'dojo'],
  ['surfista', 'relajado', 'person', 'beach'],
  ['Hausmeister Krause vom Gymnasium', 'neugierig', 'janitor', 'basement'],
  ['fencing champion', 'arrogant', 'person', 'gym'],
])(
  'R824 whose trade or sport has no picture is a person in its place, and no tin or beast: %s',
  (mainTheme, characteristicInfluence, who, place) => {
    for (const bodyInfluence of [null, 'groß', 'blorptang']) {
      const { theme, style } = conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, 'somebody');
      expect([theme.piece && nameOfPiece(theme.piece), style.backdrop.split(' ')[0]]).toEqual([who, place]);
    }
  },
);

test.each([
  ['abuela motociclista', 'old woman', '1f3cd-fe0f'],
  ['grandpa biker', 'old man', '1f3cd-fe0f'],
  ['cyclist snail', 'snail', '1f6b2'],
])('R825 who is known by what they ride is on it: %s', (mainTheme, who, mount) => {
  const { theme, body, props, rides } = conceive({ ...BLANK, mainTheme, bodyInfluence: 'small' }, 'rider');
  expect(theme.piece && nameOfPiece(theme.piece)).toBe(who);
  expect(rides ?? body.piece).toBe(mount);
  expect(props.map(lookOf)).not.toContain(mount);
});
