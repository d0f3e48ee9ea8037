import { expect, test } from 'vitest';
import { translateWish } from '../translation/translate-wish.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';
import { withoutRequest } from './without-request.ts';

test.each([
  ["so basically it's a raccoon", 'a raccoon'],
  ['ok so basically its a raccoon', 'a raccoon'],
  ['I would like a character that is a frog', 'a frog'],
  ['a picture of a sleepy cat', 'a sleepy cat'],
  ['a mixture between a turtle and a jukebox', 'a turtle and a jukebox'],
  ['a character actor', 'a character actor'],
  ['Sopranos', 'Sopranos'],
])('R915 how people begin to tell of somebody is neither drawn nor told: %s', (typed, meant) => {
  expect(withoutRequest(typed)).toBe(meant);
});

test.each([
  ['hello can you make me a funny picture of my friend Kevin', 'my friend Kevin'],
  ['Could you please create an image of a sloth', 'a sloth'],
  ['draw my dog', 'my dog'],
  ['kind of a grumpy potato', 'a grumpy potato'],
  ['something like a mix of a toaster and a duck please', 'a toaster and a duck'],
  ['Please draw me something cheerful, maybe a lemon with a hat, but nothing scary because she is four', 'a lemon with a hat'],
  ['once upon a time there was a little mouse', 'a little mouse'],
  ['ich hätte gern einen Hamster', 'ein Hamster'],
  ['kannst du mir einen Frosch mit Krone malen', 'ein Frosch mit Krone'],
  ['me gustaría ver un loro', 'un loro'],
  ['dibújame un gato', 'un gato'],
  ['eu quero um macaco', 'um macaco'],
  ['je voudrais un hérisson', 'un hérisson'],
  ["dessine-moi l'ours", "l'ours"],
  ['vorrei un orso', 'un orso'],
  ['ik wil graag een koe', 'een koe'],
  ['ik zou graag een kat willen', 'een kat'],
  ['ich hätte einen Hund gern', 'ein Hund'],
  ['would you give me a frog', 'a frog'],
  ['so basically its a blorptang', 'a blorptang'],
  ['ギターを弾く犬を描いてください', 'ギターを弾く犬'],
  ['犬の絵を描いて', '犬'],
])('R971 what asks us for it, in eight languages, is no part of what is wished for: %s', (typed, meant) => {
  expect(withoutRequest(typed)).toBe(meant);
});

test.each([
  'hello kitty',
  'make love',
  'a request',
  'kind of blue',
  'draw',
  'Bitte',
  'imagine dragons',
  'like father like son',
  'I love my dog',
  'I like my job',
  'this is the way',
  'simply the best',
  'just the two of us',
  'yes please',
  'no thank you',
  'once upon a time in the west',
  'would you give a dog a bone',
  "let's get the party started",
  "it's a me Mario",
  'mach die Tür zu',
  'ich will Kinder haben',
  'painting with a frog',
  'drawing with a pencil',
  'characters of the bible',
])('R971 what only begins as requests do stays as it is: %s', (typed) => {
  expect(withoutRequest(typed)).toBe(typed);
});

test.each([
  ['no cap', 'honest'],
  ['no cap fr fr', 'honest'],
  ['delulu', 'delusional'],
  ['sus', 'suspicious'],
])('R916 what the young say is told in plain English: %s', (characteristicInfluence, english) => {
  expect(translateWish({ ...BLANK, mainTheme: 'toaster', characteristicInfluence }).characteristicInfluence).toBe(english);
});

test('R916 a short form in capitals is no word of another language', () => {
  expect(translateWish({ ...BLANK, mainTheme: 'VAR referee' }).mainTheme).toBeUndefined();
  const { props } = conceive({ ...BLANK, mainTheme: 'VAR referee' }, 'a');
  expect(props.map(({ piece }) => piece)).not.toContain('1f338');
});

test.each(["a guy who looks like he hasn't slept in three days", 'un perro que ladra dos horas'])(
  'R971 how long something takes is read on no sign: %s',
  (mainTheme) => {
    const { trait, props } = conceive({ ...BLANK, mainTheme }, 'a');
    expect([trait, ...props].every(({ piece }) => piece !== null)).toBe(true);
  },
);

test.each([
  ['könntet ihr bitte einen Hamster zeichnen, der fliegt?', 'ein Hamster, der fliegt?'],
  ['kun je een kat tekenen met een hoed', 'een kat met een hoed'],
  ['narysuj kota w kapeluszu', 'kot w kapeluszu'],
  ['czy możesz mi narysować psa', 'pies'],
  ['kan du rita en katt med hatt', 'en katt med hatt'],
  ['bana şapkalı bir kedi çiz', 'şapkalı bir kedi'],
  ['einen Hamster', 'ein Hamster'],
])(
  'R1009 requests are left out in three more languages and around their verbs, and nobody is an accusative: %s',
  (typed, meant) => {
    expect(withoutRequest(typed)).toBe(meant);
  },
);

test.each([
  ['einen Löwen', 'einen Löwen'],
  ['einen Bären im Wald', 'einen Bären im Wald'],
  ['einen alten Mann', 'einen alten Mann'],
  ['ich möchte einen Drachen, der tanzt', 'einen Drachen, der tanzt'],
  ['ich möchte einen Wagen', 'ein Wagen'],
  ['proszę narysuj kota', 'kot'],
  ['narysuj mi smoka', 'smok'],
  ['narysuj zielonego smoka w czapce', 'zielony smok w czapce'],
  ['narysuj zieloną żabę', 'zielona żaba'],
  ['narysuj robota', 'robot'],
  ['narysuj blorpa', 'blorpa'],
  ['narysuj drzewa', 'drzewa'],
  ['kan du rita en drake åt mig', 'en drake'],
  ['rita en drake åt mig, tack', 'en drake'],
])('R1010 an accusative is made a nominative where that is known, and else stays as typed: %s', (typed, meant) => {
  expect(withoutRequest(typed)).toBe(meant);
});
