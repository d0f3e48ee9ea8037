import { describe, expect, test } from 'vitest';
import { findFinish, findFinishBeside } from './find-finish.ts';
import { FINISHES, type FinishId } from './finishes.ts';

const TYPED: readonly (readonly [style: string, finish: FinishId])[] = [
  ['Oil painting', 'oil'],
  ['Ölgemälde', 'oil'],
  ['peinture à l’huile', 'oil'],
  ['óleo sobre lienzo', 'oil'],
  ['масляная живопись', 'oil'],
  ['油絵', 'oil'],
  ['like Rembrandt', 'old-master'],
  ['baroque', 'old-master'],
  ['chiaroscuro', 'old-master'],
  ['ink wash', 'ink-wash'],
  ['水墨画', 'ink-wash'],
  ['cave painting', 'charcoal'],
  ['watercolor', 'watercolour'],
  ['WATERCOLOURS', 'watercolour'],
  ['Aquarell', 'watercolour'],
  ['acuarela', 'watercolour'],
  ['акварель', 'watercolour'],
  ['水彩画', 'watercolour'],
  ['gouache', 'gouache'],
  ['Ghibli', 'anime'],
  ['cel-shaded', 'anime'],
  ['Van Gogh', 'van-gogh'],
  ['in the style of Vincent van Gogh', 'van-gogh'],
  ['Ван Гог', 'van-gogh'],
  ['Monet', 'impressionist'],
  ['impressionism', 'impressionist'],
  ['印象派', 'impressionist'],
  ['Seurat', 'pointillist'],
  ['pointillism', 'pointillist'],
  ['pencil sketch', 'pencil'],
  ['Bleistiftzeichnung', 'pencil'],
  ['рисунок карандашом', 'pencil'],
  ['charcoal', 'charcoal'],
  ['pen & ink', 'ink'],
  ['cross-hatching', 'ink'],
  ['Buntstifte', 'crayon'],
  ['chalkboard', 'chalk'],
  ['blueprint', 'blueprint'],
  ['Holzschnitt', 'woodcut'],
  ['linocut', 'woodcut'],
  ['Hokusai', 'ukiyo-e'],
  ['ukiyo-e', 'ukiyo-e'],
  ['浮世絵', 'ukiyo-e'],
  ['Lichtenstein', 'comic'],
  ['bande dessinée', 'comic'],
  ['manga', 'manga'],
  ['漫画', 'manga'],
  ['Warhol', 'pop-art'],
  ['pop-art', 'pop-art'],
  ['Bauhaus', 'bauhaus'],
  ['Mondriaan', 'de-stijl'],
  ['Art Déco', 'art-deco'],
  ['synthwave', 'vaporwave'],
  ['Banksy', 'graffiti'],
  ['low-poly', 'low-poly'],
  ['折り紙', 'origami'],
  ['stained glass', 'stained-glass'],
  ['vitrail', 'stained-glass'],
  ['mosaïque', 'mosaic'],
  ['Picasso', 'cubist'],
  ['papercut', 'paper-cut'],
  ['Pixel art', 'pixel-art'],
  ['Minecraft', 'pixel-art'],
  ['8-bit', '8-bit'],
  ['Commodore 64', '8-bit'],
  ['Game Boy', 'handheld'],
  ['ASCII art', 'ascii'],
  ['Lego', 'bricks'],
  ['レゴ', 'bricks'],
  ['bordado', 'cross-stitch'],
  ['вышивка', 'cross-stitch'],
  ['gestrickt', 'knitted'],
  ['crochet', 'knitted'],
  ['claymation', 'clay'],
  ['пластилин', 'clay'],
  ['plushie', 'plush'],
  ['peluche', 'plush'],
  ['golden', 'gold'],
  ['marble', 'marble'],
  ['glass', 'glass'],
  ['film noir', 'noir'],
  ['schwarz-weiß', 'noir'],
  ['sepia photo', 'sepia'],
  ['x-ray', 'x-ray'],
  ['Röntgenbild', 'x-ray'],
  ['thermal camera', 'thermal'],
  ['neon', 'neon'],
  ['霓虹灯', 'neon'],
  ['VHS', 'glitch'],
  ['gothic', 'old-master'],
  ['a Pompeii wall fresco', 'fresco'],
  ['Russian icon', 'icon'],
  ['Salvador Dalí', 'surreal'],
  ['surrealism', 'surreal'],
  ['Chinese ink painting', 'ink-wash'],
  ['ink painting', 'ink-wash'],
  ['botanical illustration', 'scientific'],
  ['tattoo flash', 'tattoo'],
  ['Tätowierung', 'tattoo'],
  ['dada collage', 'collage'],
  ['Tintin', 'ligne-claire'],
  ['flat vector', 'flat'],
  ['minimalist', 'minimalist'],
  ['chibi', 'kawaii'],
  ['Soviet poster', 'propaganda'],
  ['плакат', 'poster'],
  ['80s movie poster', 'poster'],
  ['psychedelic', 'psychedelic'],
  ['Jugendstil', 'art-nouveau'],
  ['azulejo tiles', 'azulejo'],
  ['Polish folk art', 'folk-art'],
  ['isometric', 'isometric'],
  ['Pixar', 'render'],
  ['Unreal Engine', 'render'],
  ["children's book illustration", 'watercolour'],
  ['cottagecore', 'watercolour'],
  ['Disney', 'anime'],
  ['steampunk', 'steampunk'],
  ['стимпанк', 'steampunk'],
];

const UNKNOWN = [
  'hyperbolic fluff',
  'watercoulour',
  'van gosh',
  'mannet',
  'legolas',
  'picaso',
  'glassy-eyed',
  'goldilocks',
  'plumbing',
  'noirish-looking thing',
  'inkling',
  'desert',
  'vibes',
  '🥨',
  '',
  '???',
];

describe('the way of drawing that a style names', () => {
  test.each(TYPED)('"%s" is %s', (style, finish) => {
    expect(findFinish(style)?.id).toBe(finish);
  });

  test.each(UNKNOWN)('"%s" is none', (style) => {
    expect(findFinish(style)).toBeNull();
  });

  test('every one has a name in the list above', () => {
    const named = new Set(TYPED.map(([, finish]) => finish));
    expect(FINISHES.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });

  test('what is left of the text may name a place', () => {
    expect(findFinish('pixel art in the desert')).toEqual({ id: 'pixel-art', rest: 'in the desert' });
    expect(findFinish('a Lego city')?.rest).toContain('city');
  });

  test.each([
    ['manga black and white', 'manga'],
    ['black and white', 'noir'],
    ['vintage comic', 'comic'],
    ['Bauhaus poster', 'bauhaus'],
    ['cubist painting', 'cubist'],
    ['painting', 'oil'],
    ['crayon drawing', 'crayon'],
    ['a drawing', 'pencil'],
  ])('a word that goes with any of them, however long, says less than a name: "%s" is %s', (style, finish) => {
    expect(findFinish(style)?.id).toBe(finish);
  });

  test('the longer name wins', () => {
    expect(findFinish('stained glass')?.id).toBe('stained-glass');
    expect(findFinish('Game Boy pixel')?.id).toBe('handheld');
  });

  test.each([
    ['a watercolour frog', 'watercolour'],
    ['origami crane', 'origami'],
    ['a frog made of Lego', 'bricks'],
    ['wizard as pixel art', 'pixel-art'],
  ])('"%s" names it beside a subject', (subject, finish) => {
    expect(findFinishBeside(subject)?.id).toBe(finish);
  });

  test.each([
    'pencil',
    'a gold coin',
    'glass of water',
    'Van Gogh',
    'the origami',
    'clay pot',
    'neon tetra',
    'a gothic cathedral',
    'a black and white cow',
    'a Disney princess',
    'a flat tyre',
    'a tattoo artist',
    'comic book',
    'inky',
  ])('"%s" is a thing or somebody', (subject) => {
    expect(findFinishBeside(subject)).toBeNull();
  });
});
