import { countFor } from '@chaos/shared/testing/full-run-counts';
import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import type { NounClass } from './tables/noun-class.ts';
import { NOUN_CLASSES, SMALL_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory } from './write-character.ts';

/** Nouns that are written apart, or mean something else alone: another one of the class. */
const SPOKEN: Readonly<Record<string, string>> = {
  icecream: 'ice cream',
  hellokitty: 'hello kitty',
  washing: 'washing machine',
  vacuum: 'vacuum cleaner',
  hotwaterbottle: 'hot water bottle',
  footballfan: 'football fan',
  iceskate: 'ice skater',
  boardgame: 'board game',
  motherinlaw: 'mother-in-law',
  taxes: 'tax return',
  bloodpressuremonitor: 'blood pressure monitor',
  customsofficer: 'customs officer',
  knockingofftime: 'knocking-off time',
  git: 'merge conflict',
  technicaldebt: 'technical debt',
  opensource: 'open source',
  nightmode: 'night mode',
  freewill: 'free will',
  asmr: 'ASMR',
  brutalism: 'tower block',
  sanitationworker: 'sanitation worker',
  uberdriver: 'Uber driver',
  mothersday: 'Mother’s Day',
  jetlag: 'jet lag',
  // Told in English it is a cosy evening, and being cosy has rows of its own.
  hygge: 'cosiness',
  groupchat: 'group chat',
  phd: 'PhD',
  powercut: 'power cut',
  hearing: 'earplug',
  kubernetes: 'programmer',
  invoice: 'taxman',
  fashion: 'corset',
  vicar: 'organist',
  trafficlight: 'traffic light',
  trafficcone: 'traffic cone',
  trafficwarden: 'traffic warden',
  vending: 'vending machine',
  blackhole: 'black hole',
  speedoflight: 'speed of light',
  dungeonmaster: 'dungeon master',
  gamingchair: 'gaming chair',
  fishandchips: 'fish and chips',
  redflag: 'red flag',
  maincharacter: 'main character',
  smalltalk: 'small talk',
  childhoodmemory: 'childhood memories',
  imaginaryfriend: 'imaginary friend',
  midlifecrisis: 'midlife crisis',
  termsandconditions: 'terms and conditions',
  conspiracytheory: 'conspiracy theory',
  techsupport: 'tech support',
  commentsection: 'comment section',
  skillissue: 'skill issue',
  jobinterview: 'job interview',
  teambuilding: 'team building',
  blackfriday: 'Black Friday',
  groupproject: 'group project',
  newyear: 'New Year',
  daylightsavingtime: 'daylight saving time',
  countrymusic: 'country music',
  hideandseek: 'hide and seek',
  flightdelay: 'flight delay',
  holdmusic: 'hold music',
  laundryday: 'laundry day',
  legobrick: 'lego brick',
  goth: 'a goth',
  cinnamonroll: 'cinnamon roll',
  friedchicken: 'fried chicken',
  dimsum: 'dim sum',
  hotsauce: 'hot sauce',
  mulledwine: 'mulled wine',
  socksinsandals: 'socks in sandals',
  clothespeg: 'clothes peg',
  smokealarm: 'smoke alarm',
  ceilingfan: 'ceiling fan',
  rollingpin: 'rolling pin',
  bathroomscale: 'bathroom scale',
  extensioncord: 'extension cord',
  airfreshener: 'air freshener',
  creditcard: 'credit card',
  cooked: 'so cooked',
  taylorswift: 'Taylor Swift',
  arsenalfc: 'Arsenal FC',
  gordonramsay: 'Gordon Ramsay',
  johncena: 'John Cena',
  jamesbond: 'James Bond',
  pacman: 'Pac-Man',
  homersimpson: 'Homer Simpson',
  bobross: 'Bob Ross',
  michaeljordan: 'Michael Jordan',
  harrypotter: 'Harry Potter',
  toothfairy: 'tooth fairy',
  ironman: 'Iron Man',
  lockin: 'lock in',
  sideeye: 'side eye',
  touchgrass: 'touch grass',
  twitchchat: 'Twitch chat',
  johnwick: 'John Wick',
  davidattenborough: 'David Attenborough',
  miketyson: 'Mike Tyson',
  pippilongstocking: 'Pippi Longstocking',
  peacelily: 'peace lily',
  giant: 'giantess',
  towercrane: 'tower crane',
  babycarriage: 'baby carriage',
  facemask: 'face mask',
  doublechin: 'double chin',
  boltcutter: 'bolt cutter',
  businesscard: 'business card',
  checkenginelight: 'check engine light',
  cablecar: 'cable car',
  handfan: 'hand fan',
  bestfriend: 'best friend',
  genz: 'Gen Z',
  dogwalker: 'dog walker',
  deliverydriver: 'delivery driver',
  airbnbhost: 'airbnb host',
  discordmod: 'discord mod',
  funeraldirector: 'funeral director',
  fireeater: 'fire eater',
  bigben: 'Big Ben',
  waterlily: 'water lily',
  laracroft: 'Lara Croft',
  dogfood: 'dog food',
  babyfood: 'baby food',
  brazilnut: 'brazil nut',
  georgewashington: 'George Washington',
  christophercolumbus: 'Christopher Columbus',
  hanselandgretel: 'hansel and gretel',
  edwardscissorhands: 'Edward Scissorhands',
  heidi: 'Heidi',
  rugby: 'rugby player',
};

const afterOpening = ({ conflicts, closings }: NounClass): string[] => [
  ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
  ...closings,
];
/** As it stands in a lore: who it is about is said in other words where that is two things, and after a lead a line has no capital. What happens once is told of as one of its kind. */
const stem = (row: string): string => row.replace(/^.*?\{a_(?:one|body)\}/u, '').slice(1);
const tells = (rows: readonly string[], skeletons: readonly string[]): boolean =>
  skeletons.some((skeleton) => rows.some((row) => skeleton.replaceAll('{an_event}', '{topic}').includes(stem(row))));

const LORES = countFor({ slice: 2, full: 8 });
/** Now and then a lore is about what stands beside. */
const MOST = Math.floor((LORES * 5) / 8);

test.each(SMALL_CLASSES.map((own) => [[...own.nouns][0] ?? '', own] as const))(
  'R1120 R1121 R1122 R1123 R1136 R1137 R1138 R1139 R1140 a lore begins and goes on as only one of its class can: %s',
  (noun, own) => {
    const typed = SPOKEN[noun] ?? noun;
    // Nobody is a thanksgiving: it happens to somebody.
    const body = own.events?.some((row) => row.includes('{a_one}')) ? typed : null;
    const lores = Array.from({ length: LORES }, (_, seed) =>
      describeStory(conceive({ ...BLANK, mainTheme: typed, bodyInfluence: body }, `${seed}`)).sentences.map(
        ({ skeleton }) => skeleton,
      ),
    );
    expect(lores.filter(([opening = '']) => tells(own.events ?? [], [opening])).length, 'openings').toBeGreaterThanOrEqual(MOST);
    expect(lores.filter(([, ...rest]) => tells(afterOpening(own), rest)).length, 'the rest').toBeGreaterThanOrEqual(MOST);
  },
);

test('R1120 R1121 R1122 R1123 R1136 R1137 R1138 R1139 R1140 no row of a class is told of any other, and no noun belongs to two of them', () => {
  const rowsOf = (own: NounClass): string[] => [...(own.events ?? []), ...afterOpening(own)];
  const twice = (all: readonly string[]): string[] => all.filter((one, at) => all.indexOf(one) !== at);
  const own = new Set(SMALL_CLASSES.flatMap(rowsOf));
  expect(twice(NOUN_CLASSES.flatMap(rowsOf)).filter((row) => own.has(row))).toEqual([]);
  expect(twice(SMALL_CLASSES.flatMap(({ nouns }) => [...nouns]))).toEqual([]);
});

test('R935 every class is told of some noun: not all of them belong to classes before it', () => {
  const isFirst = (own: NounClass) => (noun: string) => NOUN_CLASSES.find(({ nouns }) => nouns.has(noun)) === own;
  for (const own of NOUN_CLASSES) expect([...own.nouns].some(isFirst(own)), [...own.nouns].join(' ')).toBe(true);
});
