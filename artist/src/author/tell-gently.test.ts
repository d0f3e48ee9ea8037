import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import * as gentle from './tables/gentle-lores.ts';
import { findTenderParts } from './tell-gently.ts';
import { findTender } from './tender-words.ts';
import { describeStory } from './write-character.ts';

const GENTLE: ReadonlySet<string> = new Set([...Object.values(gentle).flat(), 'The sign at the garden gate says {said}.']);

function tell(mainTheme: string, bodyInfluence: string, characteristicInfluence: string | null, seed = 's') {
  const wish = { mainTheme, bodyInfluence, characteristicInfluence, style: null, hiddenMessage: null, makeMessageSecret: false };
  const concept = conceive(wish, seed);
  const { name, sentences } = describeStory(concept);
  return {
    concept,
    name,
    text: sentences.map(({ text }) => text).join(' '),
    skeletons: sentences.map(({ skeleton }) => skeleton),
  };
}

const words = (list: string): string[] => list.split(', ');

const GRAVE = words(
  'سرطان, cut myself every night, she starves herself, the teacher touched the children, the baby i lost, done with life, ground zero, school shooting, massacre, ethnic cleansing, slavery, lynching, rape, suicide, self harming, suicide bombing, human trafficking, waterboarding, abortion, cancer, war, war crimes, overdose, stalking, Völkermord, Sklaverei, Selbstmord, suicidio, esclavitud, viol, avortement, niewolnictwo, gwałt, samobójstwo, zelfmoord, självmord, intihar, soykırım, геноцид, самоубийство, 自殺, 大屠杀, 자살, انتحار, אונס, आत्महत्या',
);

const PLAIN = words(
  'Muslim, Jewish, gay, lesbian, trans, asian, deaf, autistic, disabled, Italian, refugee, rabbi, nun, pope, imam, prostitute, addict, prisoner, Ramadan, eid, hanukkah, diwali, Yom Kippur, Rabbiner, schwul, Flüchtling, gehörlos, juif, réfugié, sourd, aveugle, musulmán, gitano, ciego, monja, ebreo, cieco, suora, niewidomy, Żyd, moslim, doof, мусульманин, еврей, беженец, глухой, ムスリム, 車椅子, 同性恋, 轮椅, 무슬림, 휠체어, مسلم, יהודי, मुसलमान',
);

describe('no joke is made', () => {
  test.each(GRAVE)('of %s, which is not even repeated', (word) => {
    for (const seed of ['a', 'b', 'c']) {
      const { name, text, skeletons } = tell(word, 'rat', 'lazy', seed);
      expect(skeletons.filter((skeleton) => !GENTLE.has(skeleton))).toEqual([]);
      expect(skeletons.some((skeleton) => gentle.DECLINES.includes(skeleton))).toBe(true);
      expect(`${name} ${text}`.toLowerCase()).not.toContain(word.toLowerCase());
      expect(text).toMatch(/\brat\b.*\blazy\b/u);
    }
  });

  test.each(PLAIN)('of %s, which is told as it is', (word) => {
    for (const seed of ['a', 'b', 'c']) {
      const { concept, text, skeletons } = tell(word, 'rat', 'rude', seed);
      expect(skeletons.filter((skeleton) => !GENTLE.has(skeleton))).toEqual([]);
      // Who is known by a faith is no half of a rat, which stands beside them.
      if (!concept.body.given) continue;
      expect(skeletons.some((skeleton) => gentle.GENTLE_FACTS.includes(skeleton))).toBe(true);
      expect(text).toMatch(/\brat\b/u);
    }
  });

  test.each(words('gay, Jewish, in a wheelchair, has autism, blind'))('of somebody who is %s by trait', (trait) => {
    const { text, skeletons } = tell('capybara', 'toaster', trait);
    expect(skeletons.filter((skeleton) => !GENTLE.has(skeleton))).toEqual([]);
    expect(text).toContain(trait);
  });
});

test.each(['is Muslim', 'is Jewish', 'is gay', 'is a Ukrainian refugee'])('somebody %s', (fact) => {
  expect(tell(fact.replace(/^is (?:a )?/u, ''), 'rat', 'lazy').text).toContain(fact);
});

test.each([
  'shooting stars',
  'Star Wars',
  'tug of war',
  'blind date',
  'suicide squad',
  'African elephant',
  'Italian chef',
  'slumber party',
  'Christmas',
  'lazy cat',
  'black cat',
  'tutu',
  'swamp',
  'gato negro',
  'I cut myself a slice of cake',
  'this song touched me',
  'mum lost the baby monitor',
  'cardinal',
])('there is nothing tender about %s', (word) => {
  expect(findTender(word)).toBeNull();
});

test('what only looks like such a word is told like anything else', () => {
  const alike = words(
    'rabbit, white rabbit, rabbia, barboncino, parco nazionale, râpe, pastor alemán, mante religieuse, autista di autobus, déménagement, gamer, 게이머, ikan paus, mafia boss, coffee addict, pirate, star wars, french fries, black cat, killer whale, guinea pig, věšák, טבח, سرطان البحر, nón, padre',
  );
  expect(alike.filter((word) => findTender(word) !== null)).toEqual([]);
});

test('what is a bad word in English only is told as what it means: "en retard"', () => {
  expect(findTenderParts(tell('boulanger', 'escargot', 'toujours en retard').concept)).toBeNull();
  expect(findTenderParts(tell('boulanger', 'escargot', 'asthmatique').concept)).toBeNull();
});

test.each([
  ['my late sister’s sewing machine', 'plain'],
  ['I want a picture of my late budgie Gerald, he liked bells. Please give him a little hat.', 'plain'],
  ['my late dog Rex', 'plain'],
  ['our late dog', 'plain'],
  ['my grandpa who passed away', 'plain'],
  ['grief', 'plain'],
  ['a late train', null],
  ['my late homework', null],
  ['my sister is always late', null],
  ['good grief', null],
  ['a mourning dove', null],
  ['my dead phone battery', null],
  ['late night snack', null],
  ['my dead cat', 'plain'],
  ['a man who misses his dead wife', 'plain'],
  ['a girl who lost her mother', 'plain'],
  ['my dog crossed the rainbow bridge', 'plain'],
  ['my dad is dead', 'plain'],
  ['a boy whose mother died', 'plain'],
  ['my late father in law', 'plain'],
  ['our dog Rex, he died last week', 'plain'],
  ['my old cat Mia who passed away in May', 'plain'],
  ['my dad joke died', null],
  ['my brother Tom died laughing', null],
  ['my dad is dead tired', null],
  ['my brother died laughing', null],
  ['my mum died in minecraft', null],
  ['my dog died her hair', null],
  ['my late dog walker', null],
  ['my dead cat costume', null],
  ['my late partner in crime', null],
  ['a girl who lost her baby tooth', null],
  ['grief counsellor', null],
])('R1072 no joke is made of somebody’s death, and any is of a late train: %s', (words, tender) => {
  expect(findTender(words)).toBe(tender);
});

test.each([
  ['my baby died', 'baby'],
  ['our late dog', 'dog'],
])('R1091 who died is missed, and says nothing in own words: %s', (mainTheme, who) => {
  const { text } = tell(mainTheme, '', null);
  expect(text).toContain(`a ${who} who is dearly missed`);
  expect(text).not.toMatch(/own words|died|wears|carries/u);
});

test.each(['ghost', 'troll', 'vampire', 'ogre'])('R1072 only who grants wishes is told to: %s', (mainTheme) => {
  for (let seed = 0; seed < 12; seed += 1)
    expect(tell(mainTheme, mainTheme, null, `${seed}`).text).not.toMatch(/grants .* wishes/u);
});

test.each([
  ['karaoke', '', 'tone deaf'],
  ['tone-deaf choir', '', ''],
  ['my hearing aid that whistles in church', '', ''],
  ['deaf smoke alarm', '', ''],
  ['toaster', '', 'blind'],
  ['pigeon', 'fat', 'steals french fries'],
  ['chat', 'gros', ''],
  ['dicke Taube', 'fett', ''],
  ['burger', 'obese', ''],
  ['pregnant dad', '', ''],
  ['hamster', 'pregnant', ''],
  ['a pregnant pause', '', ''],
  ['goose', '', 'has a criminal record'],
  ['hamster dictator', '', ''],
  ['prisoner of its own routine', 'hamster', ''],
  ['invalid password', '', ''],
  ['octopus', '', 'always on mute'],
  ['depressing office party', '', ''],
  ['depressed toaster', '', ''],
  ['a borderline genius', '', ''],
  ['overdose of cheese', '', ''],
  ['blind taste test', '', ''],
  ['homeless sock', '', ''],
  ['raccoon', '', 'kidnaps garden gnomes'],
  ['fashion victim', '', ''],
])('R1434 there is nothing to be careful of where nobody is spoken of whom it could hurt: %s, %s, %s', (theme, body, trait) => {
  expect(findTenderParts(tell(theme, body, trait).concept)).toBeNull();
});

test.each([
  ['pregnant nurse', '', ''],
  ['teacher', 'obese', ''],
  ['my deaf dog', '', ''],
  ['referee', '', 'blind'],
  ['goose', 'prisoner', ''],
  ['depressed clown', '', ''],
  ['woman with a hearing aid', '', ''],
])('R1434 and it is told gently of whoever it could: %s, %s, %s', (theme, body, trait) => {
  expect(findTenderParts(tell(theme, body, trait).concept)).not.toBeNull();
});

test.each([
  ['jewish banker', ''],
  ['jewish rat', ''],
  ['Jew the rat', ''],
  ['anorexic chef', ''],
  ['one-armed pianist', 'lazy'],
  ['gay cowboy', ''],
  ['alcoholic bartender', ''],
  ['karaoke', 'autistic'],
  ['pigeon', 'in a wheelchair'],
])('R1435 nothing that a trade or a beast is laughed at for stands beside whoever is told of gently: %s, %s', (theme, trait) => {
  for (const seed of ['a', 'b', 'c', 'd'])
    expect(tell(theme, '', trait, seed).skeletons.filter((skeleton) => !GENTLE.has(skeleton))).toEqual([]);
});

test.each([
  ['goat', 'dumber than a jew'],
  ['chair', 'greedier than jews'],
  ['sock', 'dirtier than gypsies'],
  ['goat', 'smarter than an african'],
  ['trans woman', 'uglier than a man'],
  ['blind man', 'dumber than a brick'],
  ['pigeon', 'smells like an indian'],
  ['goat', 'lazier than the Poles'],
  ['goat', 'dumber than blondes'],
  ['goat', 'weaker than a woman'],
])('R1435 nobody is measured by a people, or with anybody who is told of gently: a %s that is %s', (theme, trait) => {
  for (const seed of ['a', 'b', 'c', 'd'])
    expect(tell(theme, '', trait, seed).text).not.toMatch(/(?<!“)\b(?:than|like an)\b(?![^“”]*”)/u);
});

test('R1435 somebody of one’s own is told of without an article', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect(tell('my dog who is deaf and loves the postman', '', null, seed).text).not.toMatch(/\ban? my\b|who is my dog who/u);
});
