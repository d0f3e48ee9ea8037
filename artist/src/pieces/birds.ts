/** Birds that are told from each other by neck, legs, beak, crest and colours: a new one is one more entry. */

/** What a bird is drawn from. Lengths are in units of which about two hundred fit into a picture. */
export interface Bird {
  name: string;
  /** The emoji whose picture it takes the place of. */
  insteadOf?: string;
  skin: string;
  under?: string;
  breast?: string;
  wing?: string;
  wingTip?: string;
  wingBar?: string;
  /** Half the length and half the height of the body. */
  body: readonly [long: number, high: number];
  legs: readonly [long: number, thick: number];
  legColor: string;
  /** How far the head is from the body, and how many degrees above it. */
  neck: readonly [long: number, up: number];
  neckThick?: number;
  neckColor?: string;
  /** Feathers around the foot of a bare neck. */
  ruff?: string;
  head: number;
  headColor?: string;
  /** Colours of its crown, of what is around the beak, and of a spot behind the eye. */
  cap?: string;
  face?: string;
  cheek?: string;
  crest?: 'plume' | 'peak' | 'fan' | 'swept';
  crestColor?: string;
  beak: readonly [long: number, thick: number, kind?: 'straight' | 'hooked' | 'curved'];
  beakColor: string;
  tail: readonly [long: number, thick: number, kind?: 'forked'];
  tailColor?: string;
}

/** What the head alone is drawn from, and the neck below it. */
export type BirdHead = Omit<Bird, 'name' | 'body' | 'legs' | 'legColor' | 'tail'>;

/** Those that stand in water on long legs. */
const wader = (name: string, look: Partial<Bird> & Pick<Bird, 'skin' | 'legColor' | 'beakColor'>): Bird => ({
  name,
  body: [52, 30],
  legs: [78, 7],
  neck: [62, 72],
  head: 18,
  beak: [46, 12],
  tail: [18, 18],
  ...look,
});

/** Those that sing in gardens. */
const songbird = (name: string, look: Partial<Bird> & Pick<Bird, 'skin'>): Bird => ({
  name,
  body: [56, 40],
  legs: [26, 6],
  legColor: '#6a4a3c',
  neck: [0, 52],
  head: 31,
  beak: [18, 12],
  beakColor: '#4a3c38',
  tail: [38, 20],
  ...look,
});

export const BIRDS: readonly Bird[] = [
  wader('heron', {
    skin: '#8fa0ba',
    under: '#eef1f6',
    wing: '#7688a6',
    wingTip: '#2b3042',
    legColor: '#a08a4a',
    neckColor: '#e9edf3',
    headColor: '#f6f8fb',
    cap: '#262b3c',
    crest: 'plume',
    beak: [54, 13],
    beakColor: '#edb23a',
  }),
  wader('stork', { skin: '#f7f5f2', wingTip: '#25232c', legColor: '#e2452f', beak: [54, 13], beakColor: '#e2452f' }),
  wader('egret', { skin: '#fdfdff', legColor: '#2b2a33', neck: [76, 70], head: 15, beakColor: '#f2c230', crest: 'plume' }),
  wader('crane', {
    skin: '#a9b0bd',
    wingTip: '#4a4f5c',
    legColor: '#33343e',
    neck: [74, 78],
    neckColor: '#2f303a',
    headColor: '#2f303a',
    cap: '#d8322c',
    cheek: '#f4f4f6',
    beak: [32, 11],
    beakColor: '#8a8a72',
    tail: [30, 44],
    tailColor: '#5a606e',
  }),
  wader('ibis', {
    skin: '#f8f6f2',
    wingTip: '#2b2a33',
    legColor: '#2b2a33',
    legs: [58, 8],
    neck: [38, 62],
    neckColor: '#26252d',
    headColor: '#26252d',
    beak: [58, 12, 'curved'],
    beakColor: '#33313a',
  }),
  songbird('robin', {
    skin: '#8a6a4c',
    under: '#f2ece2',
    breast: '#e8642c',
    wing: '#76583e',
    face: '#e8642c',
    body: [54, 44],
    tail: [32, 18],
  }),
  songbird('kingfisher', {
    skin: '#1f8fd0',
    under: '#f0883a',
    breast: '#f0883a',
    wing: '#1673b4',
    wingTip: '#0f5490',
    cheek: '#fff6ea',
    legs: [14, 7],
    legColor: '#e2553a',
    beak: [56, 15],
    beakColor: '#2b2a33',
    tail: [16, 18],
  }),
  songbird('blue jay', {
    skin: '#4a86d8',
    under: '#f2f4f9',
    wing: '#3a6fc4',
    wingTip: '#20335c',
    wingBar: '#ffffff',
    face: '#f2f4f9',
    crest: 'peak',
    tail: [58, 24],
  }),
  songbird('cardinal', {
    skin: '#d8322e',
    wing: '#b82a2a',
    face: '#2c2224',
    crest: 'peak',
    beak: [19, 18],
    beakColor: '#f0843a',
    tail: [56, 22],
  }),
  songbird('magpie', {
    skin: '#24242e',
    under: '#fbfbfd',
    wing: '#2a56a0',
    wingTip: '#1c2c4c',
    wingBar: '#fbfbfd',
    beakColor: '#1c1c24',
    legColor: '#1c1c24',
    legs: [34, 6],
    tail: [92, 24],
    tailColor: '#1f5a5c',
  }),
  songbird('swallow', {
    skin: '#2b4a8c',
    under: '#f8f0e4',
    wing: '#223c74',
    face: '#b8442c',
    legs: [12, 5],
    beak: [10, 9],
    body: [58, 32],
    head: 26,
    tail: [72, 20, 'forked'],
  }),
  songbird('sparrow', {
    skin: '#a5794e',
    under: '#e6ddd0',
    wing: '#8a5f3a',
    wingTip: '#5a3f2a',
    wingBar: '#f2eadd',
    cap: '#8a857f',
    face: '#34302e',
    cheek: '#f0eae0',
    beak: [15, 14],
  }),
  songbird('hoopoe', {
    skin: '#e0a068',
    wing: '#2f2a2c',
    wingTip: '#2f2a2c',
    wingBar: '#fbf6ee',
    crest: 'fan',
    head: 25,
    beak: [50, 10, 'curved'],
    beakColor: '#3a3230',
    tailColor: '#2f2a2c',
  }),
  songbird('pigeon', {
    skin: '#9aa3b4',
    breast: '#7c6a98',
    wing: '#b4bcca',
    wingTip: '#4c5364',
    wingBar: '#3c4252',
    headColor: '#6f7a90',
    neck: [16, 66],
    neckThick: 32,
    neckColor: '#3f8f78',
    body: [64, 40],
    legs: [26, 8],
    legColor: '#e2708a',
    head: 24,
    beak: [17, 10],
    beakColor: '#3c3a42',
    tail: [34, 24],
  }),
  {
    name: 'vulture',
    skin: '#4a3a34',
    wing: '#3c2e2a',
    wingTip: '#261d1c',
    body: [58, 42],
    legs: [36, 10],
    legColor: '#8a8078',
    neck: [36, 40],
    neckThick: 15,
    neckColor: '#e8a098',
    ruff: '#f6f0e6',
    head: 21,
    headColor: '#e8a098',
    beak: [24, 16, 'hooked'],
    beakColor: '#d9c49a',
    tail: [30, 30],
  },
  {
    name: 'goose',
    insteadOf: '1fabf',
    skin: '#f6f4f6',
    under: '#ffffff',
    wing: '#d3d6de',
    wingTip: '#8f95a4',
    body: [66, 42],
    legs: [24, 11],
    legColor: '#f08a24',
    neck: [58, 74],
    neckThick: 23,
    head: 23,
    beak: [30, 20],
    beakColor: '#f58a1f',
    tail: [18, 24],
  },
  songbird('cockatoo', {
    skin: '#fbf9f4',
    under: '#ffffff',
    wing: '#e4e2dc',
    wingTip: '#c9c7c4',
    head: 34,
    crest: 'swept',
    crestColor: '#ffcf2e',
    cheek: '#ffe79a',
    beak: [22, 22, 'hooked'],
    beakColor: '#4a4654',
    legs: [26, 8],
    tail: [46, 24],
  }),
  {
    name: 'kiwi bird',
    skin: '#84603f',
    under: '#96714e',
    wing: '#7a5738',
    body: [64, 50],
    legs: [32, 12],
    legColor: '#a89078',
    neck: [14, 24],
    neckThick: 34,
    head: 25,
    beak: [66, 9, 'curved'],
    beakColor: '#e6d2b0',
    tail: [0, 10],
  },
];
