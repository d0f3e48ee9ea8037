import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { foldWords } from '../concept/fold-words.ts';
import { BLANK } from '../concept/testing.ts';
import { cleanWord } from './clean-text.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { spellNames } from './proper-names.ts';
import { readStyle } from './read-style.ts';
import { readSubject } from './read-subject.ts';
import { readTrait } from './read-trait.ts';
import { readTopic } from './topic.ts';
import { writeCharacter } from './write-character.ts';

describe('a trait follows "it"', () => {
  test.each([
    ['sneakers', 'wears sneakers'],
    ['picky eater', 'is a picky eater'],
    ['never ends', 'never ends'],
    ['tap dancing', 'is known for tap dancing'],
    ['bungee jumping', 'is known for bungee jumping'],
    ['off key screaming', 'is known for off key screaming'],
    ['roller skating badly', 'is known for roller skating badly'],
    ['always right', 'is always right'],
    ['way too many opinions', 'has way too many opinions'],
    ['way too much coffee', 'has had way too much coffee'],
    ['a little bit evil', 'is a little bit evil'],
    ['talkative a lot', 'is very talkative'],
    ['nobody listens to her', 'keeps saying that nobody listens to her'],
    ['birds follow him', 'keeps saying that birds follow him'],
    ['her shoes squeak', 'keeps saying that her shoes squeak'],
    ['wifi is down', 'keeps saying that the wifi is down'],
    ['cake pops', 'answers every question with “cake pops”'],
    ['legs too short', 'has legs that are too short'],
    ['half cat', 'is half cat'],
    ['nothing works', 'keeps saying that nothing works'],
    ['happy ending', 'has a happy ending'],
    ['busy knitting', 'is busy knitting'],
    ['locked out of his own house', 'is locked out of his own house'],
    ['raised by wolves', 'was raised by wolves'],
    ['with a cold', 'has a cold'],
    ['giving up', 'is giving up'],
    ['falling apart', 'is falling apart'],
    ['hard to please', 'is hard to please'],
    ['party animal', 'is a party animal'],
    ['hair standing up', 'walks around with its hair standing up'],
    ["grandma's favourite", "is grandma's favourite"],
    ['always the last', 'is always the last'],
    ['no longer scared', 'is no longer scared'],
    ['no longer cares', 'no longer cares'],
    ['no longer a virgin', 'is no longer a virgin'],
    ['full moon deadline', 'has a full moon deadline'],
    ['full time liar', 'is a full time liar'],
    ['full of bees', 'is full of bees'],
    ['half price', 'is half price'],
    ['self employed', 'is self employed'],
    ['superior siege engine', 'is a superior siege engine'],
    ['former child star', 'is a former child star'],
    ['union rep', 'is a union rep'],
    ['double agent', 'is a double agent'],
    ['night owl', 'is a night owl'],
    ['heavy breathing', 'is known for heavy breathing'],
    ['witness protection', 'is known for witness protection'],
    ['glass of wine', 'carries a glass of wine'],
    ['bad jokes', 'tells bad jokes'],
    ['guest list', 'has a guest list'],
    ['guilty conscience', 'has a guilty conscience'],
    ['gives me the ick', 'answers every question with “gives me the ick”'],
    ['short memory', 'has a short memory'],
    ['touch grass', 'touches grass'],
    ['holding 3 balloons', 'is holding 3 balloons'],
    ['playing saxophone', 'is playing the saxophone'],
    ['laying eggs', 'is laying eggs'],
    ['rocking out', 'is rocking out'],
    ['with broken hip', 'has a broken hip'],
    ['lifting heavy weights', 'is lifting heavy weights'],
    ['wearing hat', 'is wearing a hat'],
    ['with six pack', 'has a six pack'],
    ['with one eye', 'has one eye'],
    ['burning mouth', 'has a burning mouth'],
    ['boxing gloves', 'wears boxing gloves'],
    ['age 85', 'is 85 years old'],
    ['sleep deprived', 'is sleep deprived'],
    ['overthinker', 'is an overthinker'],
    ['no signal', 'has no signal'],
    ['too big pants', 'wears pants that are too big'],
    ['never answers letters', 'never answers letters'],
    ['mérges', 'answers every question with “mérges”'],
    ['fier', 'answers every question with “fier”'],
    ['top hat', 'wears a top hat'],
    ['a top hat', 'wears a top hat'],
    ['umbrella', 'carries an umbrella'],
    ['magnifying glass', 'carries a magnifying glass'],
    ['broken glass', 'carries broken glass'],
    ['guitar', 'plays a guitar'],
    ['skateboard', 'rides a skateboard'],
    ['laser eyes', 'has laser eyes'],
    ['with laser eyes', 'has laser eyes'],
    ['two left feet', 'has two left feet'],
    ['no legs', 'has no legs'],
    ['its own theme song', 'has its own theme song'],
    ['anxiety', 'has anxiety'],
    ['flying shoes', 'wears flying shoes'],
    ['wears sneakers', 'wears sneakers'],
    ['wear sneakers', 'wears sneakers'],
    ['wearing sneakers', 'is wearing sneakers'],
    ['plays the guitar', 'plays the guitar'],
    ['play guitar', 'plays guitar'],
    ['can fly', 'can fly'],
    ['fly', 'can fly'],
    ['can do karate', 'can do karate'],
    ['can only eat soup', 'can only eat soup'],
    ['may contain nuts', 'may contain nuts'],
    ['must not be named', 'must not be named'],
    ['can of soup', 'answers every question with “can of soup”'],
    ['will zurück ins Bett', 'answers every question with “will zurück ins Bett”'],
    ['gossipy', 'is gossipy'],
    ['will Süßigkeiten', 'answers every question with “will Süßigkeiten”'],
    ['controlla i lavori', 'answers every question with “controlla i lavori”'],
    ['confused about everything', 'is confused about everything'],
    ['missing since 2019', 'has been missing since 2019'],
    ['never sleeps', 'never sleeps'],
    ['always eats cheese', 'always eats cheese'],
    ['yodels at the moon', 'yodels at the moon'],
    ['always late', 'is always late'],
    ['sleepy', 'is sleepy'],
    ['a bit sleepy', 'is a bit sleepy'],
    ['on fire', 'is on fire'],
    ['afraid of ducks', 'is afraid of ducks'],
    ['made of cheese', 'is made of cheese'],
    ['judgy', 'is judgy'],
    ['Canadian', 'is Canadian'],
    ['not very smart', 'is not very smart'],
    ['passive-aggressive', 'is passive-aggressive'],
    ['falls asleep in meetings', 'falls asleep in meetings'],
    ['yeets things', 'yeets things'],
    ['running late', 'is running late'],
    ['parking meter', 'carries a parking meter'],
    ['born in Paris', 'was born in Paris'],
    ['nostalgia', 'is full of nostalgia'],
    ['trust issues', 'has trust issues'],
    ['Mozart', 'talks of nothing but Mozart'],
    ['yoga', 'does yoga'],
    ['chess', 'plays chess'],
    ['king of snacks', 'is the king of snacks'],
    ['tax accountant', 'is a tax accountant'],
    ['lost his ring', 'has lost his ring'],
    ['forgot his keys', 'has forgotten his keys'],
    ['ate too much', 'has eaten too much'],
    ['stopped worrying', 'has stopped worrying'],
    ['slowly melting', 'is slowly melting'],
    ['up all night', 'is up all night'],
    ['down jacket', 'wears a down jacket'],
    ['missing one screw', 'is missing one screw'],
    ['missing sock', 'wears a missing sock'],
    ['three noses', 'has three noses'],
    ['sweaty', 'is sweaty'],
    ['sweating nervously', 'is sweating nervously'],
    ['crying loudly', 'is crying loudly'],
    ['teddy bear', 'carries a teddy bear'],
    ['full moon', 'carries a full moon'],
    ['full of cheese', 'is full of cheese'],
    ['never learned to drive', 'has never learned to drive'],
    ['was fired', 'was fired'],
    ['locked out', 'is locked out'],
    ['lost in space', 'is lost in space'],
    ['drops the beat', 'drops the beat'],
    ['hibernates', 'hibernates'],
    ['very long mustache', 'has a very long mustache'],
    ['very mustache', 'answers every question with “very mustache”'],
    ['both here and there', 'answers every question with “both here and there”'],
    ['Angst vor Spinnen', 'answers every question with “Angst vor Spinnen”'],
    ['baila salsa', 'answers every question with “baila salsa”'],
    ["it ain't much", "answers every question with “it ain't much”"],
    ['blorptang', 'answers every question with “blorptang”'],
    ['to be or not to be', 'answers every question with “to be or not to be”'],
    ['it is Wednesday my dudes', 'answers every question with “it is Wednesday my dudes”'],
    ['תמסח', 'answers every question with “\u2068תמסח\u2069”'],
    ['i love cheese', 'answers every question with “i love cheese”'],
  ])('%s: it %s', (typed, does) => {
    expect(readTrait(typed).does).toBe(does);
  });
});

test.each([
  ['crying but fabulous', 'is crying but fabulous'],
  ['cold and calculating', 'is cold and calculating'],
  ['fishing and hunting', 'is fishing and hunting'],
])('R773 two words of how somebody is, one of them like a deed, are said as such: %s', (typed, does) => {
  expect(readTrait(typed).does).toBe(does);
});

describe('a thing is introduced, and met again', () => {
  test.each([
    ['crocodile', 'a crocodile', 'the crocodile'],
    ['an apple', 'an apple', 'the apple'],
    ['the moon', 'the moon', 'the moon'],
    ['sneakers', 'a pair of sneakers', 'the sneakers'],
    ['Napoleon', 'Napoleon', 'Napoleon'],
    ['Titanic', 'the Titanic', 'the Titanic'],
    ['iPhone', 'an iPhone', 'the iPhone'],
    ['a Canadian', 'a Canadian', 'the Canadian'],
    ['insomnia', 'a touch of insomnia', 'the insomnia'],
    ['half a sandwich', 'half a sandwich', 'the half sandwich'],
    ['two cats', 'a group of two cats', 'the two cats'],
    ['hundred ducks', 'a group of a hundred ducks', 'the hundred ducks'],
    ['dozen eggs', 'a pack of a dozen eggs', 'the dozen eggs'],
    ['selling ice cream', 'a touch of selling ice cream', 'the selling ice cream'],
    ['octopus', 'an octopus', 'the octopus'],
    ['spaghetti', 'a plate of spaghetti', 'the spaghetti'],
    ['a crocodile riding a bomber plane', 'a crocodile riding a bomber plane', 'the crocodile'],
    ["grandma's teapot", "grandma's teapot", "grandma's teapot"],
    ["the plumber's cousin", "the plumber's cousin", "the plumber's cousin"],
    ['Mülltonne', 'a Mülltonne', 'the Mülltonne'],
    ['Pferd', 'a Pferd', 'the Pferd'],
    ['rhinoceros', 'a rhinoceros', 'the rhinoceros'],
    ['sheep', 'a sheep', 'the sheep'],
    ['scissors', 'a pair of scissors', 'the scissors'],
    ['stage fright', 'a touch of stage fright', 'the stage fright'],
    ['yoga', 'a touch of yoga', 'the yoga'],
    ['time travel', 'a touch of time travel', 'the time travel'],
    ['saudade', 'a touch of saudade', 'the saudade'],
    ['luggage', 'a piece of luggage', 'the luggage'],
    ['traffic jam', 'a traffic jam', 'the traffic jam'],
  ])('%s: %s, then %s', (typed, indefinite, definite) => {
    expect(readNounPhrase(typed)).toMatchObject({ indefinite, definite });
  });

  test.each([
    ['i like trains', 'something called “i like trains”'],
    ['67', 'the number 67'],
    ['sleepy', 'something sleepy'],
    ['riding a bike', 'riding a bike'],
    ['wears sneakers', 'something that wears sneakers'],
    ['Canadian', 'something Canadian'],
    ["doesn't care", "something that doesn't care"],
    ['running late', 'running late'],
    ['whispering', 'a touch of whispering'],
    ['haunted washing machine', 'a haunted washing machine'],
    ['full moon', 'a full moon'],
    ['stopped worrying', 'something that has stopped worrying'],
    ['existential dread but make it cute', 'something called “existential dread but make it cute”'],
    ['bread and butter', 'a slice of bread and butter'],
    ['forgot his keys', 'something that has forgotten his keys'],
    ['il Papa', 'something called “il Papa”'],
    ['猫', 'something called “猫”'],
    ['dancing bear', 'a dancing bear'],
    ['parking meter', 'a parking meter'],
    ['trash can', 'a trash can'],
  ])('what is no name is quoted or told about: %s', (typed, indefinite) => {
    expect(readSubject(typed).indefinite).toBe(indefinite);
  });
});

test.each([
  ['haunted swamp', 'in a haunted swamp'],
  ['beach', 'on the beach'],
  ['the beach', 'on the beach'],
  ['outer space', 'in outer space'],
  ['seafront', 'at a seafront'],
  ['frozen lake', 'on a frozen lake'],
  ['rooftop', 'on a rooftop'],
  ['corn field', 'in a corn field'],
  ['Mars', 'on Mars'],
  ['Bahamas', 'in the Bahamas'],
  ['Cayman Islands', 'in the Cayman Islands'],
  ['Eiffel Tower', 'at the Eiffel Tower'],
  ['snowy mountains', 'in the snowy mountains'],
  ['under the sea', 'under the sea'],
  ['Paris', 'in Paris'],
  ["grandma's house", "in grandma's house"],
  ['far side of the moon', 'on the far side of the moon'],
  ['Tokyo at night', 'in Tokyo at night'],
  ['the 80s', 'in the 80s'],
  ['Picasso', null],
  ['vaporwave', null],
])('a style is a place only where it can be: %s', (typed, place) => {
  expect(readStyle(typed).place).toBe(place);
});

test.each([
  ['burnt his tongue', 'has burnt his tongue'],
  ['writers block', 'has writers block'],
  ['stage fright', 'has stage fright'],
])('nobody carries a state about: %s', (typed, does) => {
  expect(readTrait(typed).does).toBe(does);
});

test.each([
  ['works double shifts, needs a hug', 'works double shifts and needs a hug'],
  ['lazy, hungry', 'is lazy and hungry'],
  ['feels bad man', 'feels bad'],
  ['dreams of the World Cup', 'dreams of the World Cup'],
  ['blows up things', 'blows up things'],
])('R739 several things and a saying are one sentence: %s', (typed, does) => {
  expect(readTrait(typed).does).toBe(does);
});

test.each([
  ['middle of nowhere', 'in the middle of nowhere'],
  ['river bank', 'on a river bank'],
  ['race track', 'at a race track'],
])('R739 a place has its preposition: %s', (typed, place) => {
  expect(readStyle(typed).place).toBe(place);
});

test('R739 nobody meets a pursuit, a time or a mistyped dog as what it sounds like', () => {
  expect(readTopic(readSubject('Hawaii surf'))?.values.doing).toBe('surfing in Hawaii');
  expect(readTopic(readSubject('Oktoberfest'))?.values.in_place).toBeUndefined();
  expect(readTopic(readSubject('dalmation'))).toBeNull();
});

test('R739 a long sentence ends before a clause that would be cut short', () => {
  expect(cleanWord('a dragon who works in a library and whispers instead of roaring because the books could burn')).toBe(
    'a dragon who works in a library',
  );
});

test('R739 a doctor who surfs is no Doctor Who', () => {
  expect(readSubject('doctor who surfs').indefinite).toBe('a doctor who surfs');
  expect(spellNames('doctor who surfs')).toBe('doctor who surfs');
  expect(spellNames('doctor who')).toBe('Doctor Who');
  expect(spellNames('doctor who villain')).toBe('Doctor Who villain');
});

test.each([
  ['knight afraid of mice', 'the knight'],
  ['vampire allergic to garlic', 'the vampire'],
  ['dog obsessed with cats', 'the dog'],
])('R777 who feels something is met again without it: %s', (typed, definite) => {
  expect(readNounPhrase(typed)).toMatchObject({ definite });
});

test('R878 who is old with a beard has one, and a cook that hates onions is a cook', () => {
  expect(readSubject('old with a beard')).toMatchObject({ deed: 'is old and has a beard' });
  expect(readSubject('cook that hates onions')).toMatchObject({ kind: 'one', indefinite: 'a cook that hates onions' });
  expect(readSubject('exam stress').indefinite).not.toBe('an exam stress');
});

test('R878 a clause that would be cut short is left out', () => {
  expect(foldWords('a tiny mouse who wants to be a boxer because his father was a boxer and he trains')).toBe(
    'a tiny mouse who wants to be a boxer',
  );
});

test.each(['my grandma knitting', 'in love with the moon'])('R879 words for both halves are told once: %s', (mainTheme) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { description } = writeCharacter(conceive({ ...BLANK, mainTheme, characteristicInfluence: 'kind' }, seed), []);
    expect(description).not.toMatch(new RegExp(`${mainTheme}[^.]{0,40}${mainTheme}`));
  }
});

test.each([
  ['six seven', 'the number six seven'],
  ['6 7', 'the number 6 7'],
  ['six ducks', 'a group of six ducks'],
  ['speed of light', 'the speed of light'],
  ['end of the world', 'the end of the world'],
  ['fear of spiders', undefined],
])('R1188 digits called out are a number, and what there is one of is the one: %s', (typed, whole) => {
  const { indefinite } = readNounPhrase(typed);
  if (whole === undefined) expect(indefinite).not.toMatch(/^the /u);
  else expect(indefinite).toBe(whole);
});

test.each([
  ['a llama that delivers pizza on a motorbike through the desert.', 'a llama that delivers pizza on a motorbike'],
  ['a hedgehog who drives a big red bus very fast across the old bridge', 'a hedgehog who drives a big red bus very fast'],
  [
    'a hedgehog who drives a big red bus across the town all day long',
    'a hedgehog who drives a big red bus across the town all day',
  ],
])('R1189 what is cut short ends before a phrase of which the noun is cut off: %s', (typed, kept) => {
  expect(foldWords(typed)).toBe(kept);
});

test.each([
  ['my dog Max', 'my dog Max', 'Max'],
  ['my Brother Tom', 'my brother Tom', 'Tom'],
  ['my cat fluffy', 'my cat Fluffy', 'Fluffy'],
  ['my best friend Lucy with a sword', 'my best friend Lucy with a sword', 'Lucy'],
  ['my granddad on a jetski', 'my granddad on a jetski', 'my granddad'],
  ['my cat house', 'my cat house', 'my cat house'],
])('R1190 whose somebody is and what they are called is told as it is, and quoted nowhere: %s', (typed, whole, again) => {
  expect(readSubject(typed)).toMatchObject({ indefinite: whole, again });
});
