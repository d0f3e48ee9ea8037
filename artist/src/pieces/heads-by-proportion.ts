/** Heads that the picture set shows only small and on a whole animal: a new one is one more entry. */
import type { BirdHead } from './birds.ts';
import { portrayAnimal } from './build-animal.ts';
import { portrayBird } from './build-bird.ts';
import type { Portrait } from './portray.ts';
import type { HeadProportions } from './proportions.ts';

const BEASTS: Readonly<Record<string, HeadProportions>> = {
  // Guide dog.
  '1f9ae': { skin: '#e8a873', under: '#f6dcbc', neck: [20, 60], head: 30, snout: [24, 26], ears: ['floppy', 22] },
  // Turtle.
  '1f422': { skin: '#a9d83a', under: '#c4e45c', nose: '#6f9a1c', neck: [30, 60], head: 34, snout: [8, 36] },
  // Lizard.
  '1f98e': {
    skin: '#3fcf98',
    under: '#8be8bf',
    mark: '#f2a23c',
    nose: '#1f8a68',
    neck: [18, 60],
    head: 32,
    snout: [24, 34],
    back: 'spikes',
    dewlap: '#f0b64a',
  },
  // Snake.
  '1f40d': { skin: '#43c98f', under: '#a8e06a', nose: '#1f8a68', neck: [44, 60], head: 34, snout: [26, 38] },
  // Long-necked dinosaur.
  '1f995': { skin: '#45d39c', nose: '#2a9a70', neck: [70, 60], head: 30, snout: [20, 32] },
  // Rhino.
  '1f98f': { skin: '#8b8790', neck: [14, 40], head: 36, snout: [30, 42], ears: ['round', 12], horns: 'nose' },
  // Camels.
  '1f42a': { skin: '#eba87b', under: '#f2bd94', neck: [50, 60], head: 30, snout: [28, 32], ears: ['round', 10] },
  '1f42b': { skin: '#eba87b', under: '#f2bd94', neck: [50, 60], head: 30, snout: [28, 32], ears: ['round', 10] },
  // Kangaroo.
  '1f998': { skin: '#f0a873', under: '#f8cba2', neck: [26, 60], head: 29, snout: [26, 24], ears: ['long', 36] },
  // Bison.
  '1f9ac': {
    skin: '#9f6f68',
    under: '#5c3a34',
    mark: '#f0b878',
    headColor: '#6b443e',
    neck: [8, 20],
    head: 38,
    snout: [14, 42],
    ears: ['floppy', 14],
    horns: 'lyre',
    beard: true,
  },
  // Water buffalo.
  '1f403': {
    skin: '#6d6b75',
    under: '#56545e',
    mark: '#b9b4bf',
    neck: [18, 40],
    head: 32,
    snout: [22, 36],
    ears: ['pointed', 14],
    horns: 'back',
  },
  // Ox.
  '1f402': {
    skin: '#8a5e58',
    under: '#74473f',
    mark: '#ffc07a',
    neck: [18, 40],
    head: 32,
    snout: [22, 36],
    ears: ['pointed', 14],
    horns: 'lyre',
  },
  // Ram.
  '1f40f': {
    skin: '#efe9f4',
    under: '#d88f52',
    mark: '#e0a04e',
    headColor: '#e2a066',
    neck: [14, 50],
    head: 32,
    snout: [18, 28],
    horns: 'curl',
  },
  // Sheep.
  '1f411': {
    skin: '#efe9f4',
    under: '#d88f52',
    headColor: '#e2a066',
    neck: [14, 50],
    head: 32,
    snout: [18, 28],
    ears: ['floppy', 22],
  },
  // Deer.
  '1f98c': {
    skin: '#e5a471',
    under: '#f6e2c8',
    mark: '#7c4a38',
    neck: [30, 60],
    head: 27,
    snout: [24, 22],
    ears: ['pointed', 20],
    horns: 'antlers',
  },
  // Black cat.
  '1f408-200d-2b1b': {
    skin: '#5a4a86',
    under: '#7a6aa6',
    neck: [10, 50],
    head: 34,
    snout: [4, 24],
    ears: ['pointed', 28],
    whiskers: true,
  },
  // Skunk.
  '1f9a8': {
    skin: '#5b565f',
    under: '#76707c',
    neck: [10, 30],
    head: 30,
    snout: [22, 22, 'pointed'],
    ears: ['round', 11],
    stripe: '#f4f2f8',
  },
  // Beaver.
  '1f9ab': {
    skin: '#8b615a',
    under: '#f0b070',
    neck: [8, 40],
    head: 36,
    snout: [12, 34],
    ears: ['round', 11],
    teeth: true,
    whiskers: true,
  },
  // Rat.
  '1f400': {
    skin: '#6b6670',
    under: '#e4607c',
    mask: '#827c88',
    neck: [8, 40],
    head: 30,
    snout: [26, 20, 'pointed'],
    ears: ['round', 22],
    teeth: true,
    whiskers: true,
  },
  // Leopard.
  '1f406': { skin: '#fcb848', under: '#fff0d4', neck: [12, 40], head: 33, snout: [12, 28], ears: ['round', 13], whiskers: true },
};

const BIRDS: Readonly<Record<string, BirdHead>> = {
  // Dove.
  '1f54a-fe0f': { skin: '#eeebf4', neck: [12, 60], head: 31, beak: [20, 14], beakColor: '#ffb52e' },
  // Turkey.
  '1f983': {
    skin: '#e02a5e',
    cheek: '#c4184c',
    neck: [40, 60],
    neckThick: 24,
    head: 25,
    beak: [22, 16, 'hooked'],
    beakColor: '#ffb52e',
  },
  // Dodo.
  '1f9a4': { skin: '#b0abb9', face: '#d6d2de', neck: [30, 60], head: 28, beak: [46, 30, 'hooked'], beakColor: '#ffb52e' },
  // Peacock.
  '1f99a': {
    skin: '#2f7fe0',
    cheek: '#f4f6fa',
    neck: [44, 60],
    neckThick: 22,
    head: 24,
    crest: 'fan',
    crestColor: '#3fd08a',
    beak: [24, 12],
    beakColor: '#4a5464',
  },
  // Swan.
  '1f9a2': { skin: '#f6f4fa', face: '#3a3440', neck: [70, 70], neckThick: 21, head: 24, beak: [34, 18], beakColor: '#ff8a24' },
  // Crow.
  '1f426-200d-2b1b': { skin: '#54486e', neck: [10, 50], head: 31, beak: [34, 18], beakColor: '#857c98' },
  // Eagle.
  '1f985': { skin: '#f6f2f2', neck: [10, 40], head: 32, beak: [34, 26, 'hooked'], beakColor: '#ffb52e' },
};

export const HEADS_BY_PROPORTION: ReadonlyMap<string, Portrait> = new Map([
  ...Object.entries(BEASTS).map(([id, kind]) => [id, portrayAnimal(id, kind)] as const),
  ...Object.entries(BIRDS).map(([id, bird]) => [id, portrayBird(id, bird)] as const),
]);
