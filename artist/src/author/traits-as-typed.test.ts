import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { readStyle } from './read-style.ts';
import { readTrait } from './read-trait.ts';
import { SIDE_CORES } from './tables/traits.ts';
import { TRAITS_OF_PARTS } from './tables/traits-of-parts.ts';
import { TRAITS_OF_STANDING } from './tables/traits-of-standing.ts';
import { describeStory, writeCharacter } from './write-character.ts';

test.each([
  ['only sings abba, badly', 'only sings ABBA, and badly'],
  ['only works on tuesdays', 'only works on tuesdays'],
  ['angry all the time', 'is angry all the time'],
  ['no shoes', 'has no shoes'],
  ['no idea what he is doing', 'has no idea what he is doing'],
  ['way too loud', 'is way too loud'],
  ['way too many opinions', 'has way too many opinions'],
  ['not a morning person', 'is not a morning person'],
  ['would rather not', 'would rather not'],
  ['very polite but will stab you', 'is very polite but will stab you'],
  ['judges you', 'judges you'],
  ['judge everyone', 'judges everyone'],
  ['cant stop yawning', "can't stop yawning"],
  ['dont care', 'does not care'],
  ['tired af', 'is very tired'],
  ['left handed', 'is left-handed'],
  ['twice divorced', 'is twice divorced'],
  ['fed up with humans', 'is fed up with humans'],
  ['off duty', 'is off duty'],
  ['keeps a secret', 'keeps a secret'],
  ['needs a lawyer', 'needs a lawyer'],
  ['sees the future', 'sees the future'],
  ['lost a talent', 'has lost a talent'],
  ['a fear of stairs', 'has a fear of stairs'],
  ['worst cook in town', 'is the worst cook in town'],
  ['best friends with a goat', 'is best friends with a goat'],
  ['like a wet cat', 'is like a wet cat'],
  ['claims to be french', 'claims to be french'],
  ['a fear of spoons', 'has a fear of spoons'],
  ['gemini', 'is a Gemini'],
  ['introvert', 'is an introvert'],
  ['vegan btw', 'is vegan'],
  ['funny when drunk', 'is funny when drunk'],
  ['already drunk', 'is already drunk'],
  ['actually a cop', 'is actually a cop'],
])('R1400 a trait as it is typed is told as a sentence says it: %s', (typed, does) => {
  expect(readTrait(typed).does.toLowerCase()).toBe(does.toLowerCase());
});

test.each([
  ['critique tout', 'criticises everything'],
  ['will nach Hause', 'wants to go home'],
  ["n'aime pas le lundi", 'hates Mondays'],
  ['un peu fou', 'is a bit crazy'],
  ['ha fame', 'is hungry'],
  ['mit schlechter Laune', 'is in a bad mood'],
  ['falls in love too fast', 'falls in love too fast'],
])('R1400 and so it is in other languages, and where a noun could be read into it: %s', (characteristicInfluence, told) => {
  const lores = Array.from({ length: 8 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme: 'toaster', characteristicInfluence }, `${seed}`)),
  ).flatMap(({ sentences }) => sentences.map(({ text }) => text));
  expect(lores.join('\n')).toContain(told);
  expect(lores.join('\n')).not.toMatch(
    new RegExp(`“${characteristicInfluence}”|known for|has an? ${characteristicInfluence}`, 'iu'),
  );
});

test.each([
  ['made of lego', 'lego', null],
  ['looks like a stamp', 'stamp', null],
  ['looks like a bus', 'bus', null],
  ['made of canvas', 'canvas', null],
  ['made of leaves', 'leaf', null],
  ['drawn by a child', "child's drawing", null],
  ['line drawing without words', 'line drawing', null],
  ['8 bit', '8-bit', null],
  ['my wedding day', 'wedding day', 'on the wedding day'],
  ["my gran's garden", null, "in my gran's garden"],
  ['in a taxi again', null, 'in a taxi'],
  ['the m25', null, 'on the M25'],
  ['zoom call', null, 'on a zoom call'],
  ['too dark to see', null, 'somewhere too dark to see'],
  ['anywhere but a garden', null, 'anywhere but a garden'],
])('R1400 what stands before a noun may stand there, and a place is one: %s', (typed, bare, place) => {
  const style = readStyle(typed);
  if (bare !== null) expect(style.bare.toLowerCase()).toBe(bare);
  expect(style.place).toBe(place);
});

test.each([
  ['a bus driver who waits until you almost reach the door', 'a bus driver who waits until you almost reach the door'],
  ['a plant that judges me for not watering it', 'a plant that judges you for not watering it'],
  ['a squirrel who forgot where he put it', 'a squirrel who forgot where he put it'],
  ['half of a broken umbrella', 'half a broken umbrella'],
  ['my moms minivan full of old fries', "my mom's minivan full of old fries"],
  ["my uncle's shed full of spiders", "my uncle's shed full of spiders"],
  ['a client who says make the logo bigger', 'a client who says “make the logo bigger”'],
])('R1400 who does something is told of and not quoted, whoever is spoken to: %s', (mainTheme, told) => {
  for (let seed = 0; seed < 6; seed += 1) {
    const lore = writeCharacter(conceive({ ...BLANK, mainTheme }, `${seed}`)).description;
    expect(lore.toLowerCase()).toContain(told);
    expect(lore).not.toContain(`“${mainTheme}`);
  }
});

test.each([
  ['huge ears', TRAITS_OF_PARTS],
  ['two left feet', TRAITS_OF_PARTS],
  ['gold tooth', TRAITS_OF_PARTS],
  ['banned from aldi', TRAITS_OF_STANDING],
  ['no filter', TRAITS_OF_STANDING],
  ['no idea what he is doing', TRAITS_OF_STANDING],
  ['needs coffee', TRAITS_OF_STANDING],
  ['off duty', TRAITS_OF_STANDING],
  ['would rather not', TRAITS_OF_STANDING],
])('R1401 a part or a standing that sets somebody apart has jokes of its own: %s', (characteristicInfluence, classes) => {
  const rows = classes.flatMap(({ events = [], traits }) => [...events, ...traits]);
  for (let seed = 0; seed < 6; seed += 1) {
    const { sentences } = describeStory(conceive({ ...BLANK, mainTheme: 'toaster', characteristicInfluence }, `${seed}`));
    const told = sentences.filter(({ skeleton }) =>
      rows.some((row) => skeleton.includes(row.replace('{They} {does}', '').replace('{a_one}', ''))),
    );
    expect(told.length, JSON.stringify(sentences)).toBeGreaterThan(0);
  }
});

test('R1401 no row of such traits stands there twice', () => {
  const rows = [...TRAITS_OF_PARTS, ...TRAITS_OF_STANDING].flatMap(({ events = [], traits, conflicts, closings }) => [
    ...events,
    ...traits,
    ...closings,
    ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
  ]);
  expect(new Set(rows).size).toBe(rows.length);
});

const HALF = /\b(?:that|who|which) (?:is|are) half\b/u;
const PAIRS = [
  ['bagpipes', 'octopus', null],
  ['merge conflict', 'two crabs', 'stubborn'],
  ['kubernetes', 'kraken', 'restarts itself whenever someone looks'],
  ['parking ticket', 'vulture', 'enjoys his job too much'],
  ['Comic Sans', 'cowboy', 'proud of himself'],
  ['pottery class', 'ghost', null],
  ['stapler', 'dog', null],
] as const;
const loresOf = (mainTheme: string, bodyInfluence: string, characteristicInfluence: string | null): string[] =>
  Array.from(
    { length: 16 },
    (_, seed) => writeCharacter(conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, `${seed}`)).description,
  );

test('R1401 two halves are joined in many ways, of which no clause is hung on another', () => {
  const lores = PAIRS.flatMap(([theme, body, trait]) => loresOf(theme, body, trait));
  expect(lores.filter((lore) => HALF.test(lore)).length).toBeLessThan(lores.length / 8);
  for (const lore of lores)
    expect(lore).not.toMatch(
      /\b(?:that|who) (?:\p{Ll}+s|never|has been) [^,.]{3,60} (?:that|who) is (?:half|part|also|a)\b|half two/u,
    );
});

test('R1401 a joke about how somebody is seldom has a lead before it, and no lead comes again and again', () => {
  const leads = SIDE_CORES.map((core) => core.split('{they}')[0] ?? '');
  const traits = ['lazy', 'always late', 'jealous', 'snores', 'very polite', 'angry all the time'];
  const lores = traits.flatMap((trait) => loresOf('walrus', '', trait));
  const told = leads.map((lead) => lores.filter((lore) => lore.includes(lead)).length);
  expect(told.reduce((all, one) => all + one, 0)).toBeLessThan(lores.length * 0.3);
  expect(Math.max(...told)).toBeLessThan(lores.length * 0.08);
});
