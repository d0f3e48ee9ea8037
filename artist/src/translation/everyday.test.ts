import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import EVERYDAY from './everyday.json' with { type: 'json' };
import { translateWish } from './translate-wish.ts';

const told = (mainTheme: string) => translateWish({ ...BLANK, mainTheme });

test.each([
  ['Rückenschmerzen', 'back pain'],
  ['dolor de espalda', 'back pain'],
  ['bouchon sur le périph', 'traffic jam on the ring road'],
  ['Stau auf der A8', 'traffic jam on the A8'],
  ['atasco en la M-30', 'traffic jam on the M30'],
  ['Kater nach der Weihnachtsfeier', 'hangover after an office party'],
  ['boleto vencido', 'unpaid bill'],
  ['coda alle poste', 'queue at the post office'],
  ['opóźniony pociąg', 'train delay'],
  ['der Nachbar mit dem Laubbläser', 'neighbour with a leaf blower'],
  ['la multa del parking', 'parking ticket'],
  ['lekke band', 'flat tyre'],
  ['elektrik kesintisi', 'power cut'],
  ['tågförsening', 'train delay'],
  ['二日酔い', 'hangover'],
  ['야근', 'overtime'],
  ['очередь в поликлинике', "queue at the doctor's"],
  ['mijn baas die nooit op vakantie gaat', 'my boss that never goes on holiday'],
  ['моя тёща', 'my mother-in-law'],
  ['ma belle-mère', 'my mother-in-law'],
  ['mijn huiswerk', 'homework'],
  ['終電', 'last train'],
  ['кот начальника', 'boss cat'],
  ['Großvater mit Hörgerät', 'grandpa with a hearing aid'],
])('R1388 what people sigh about every day is known in twelve languages: %s', (typed, meant) => {
  expect(told(typed).mainTheme).toBe(meant);
});

test('R1388 no everyday word of a language stands there for two things', () => {
  const words = Object.values(EVERYDAY).flatMap((row) =>
    row.split('; ').flatMap((entry) => {
      const [language = '', forms = ''] = entry.split(': ');
      return forms.split(', ').map((form) => `${language} ${form.toLowerCase()}`);
    }),
  );
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test.each([
  ['Zahnarztangst', 'fear of the dentist'],
  ['tandartsangst', 'fear of the dentist'],
  ['miedo al dentista', 'fear of the dentist'],
  ['peur des araignées', 'fear of spiders'],
  ['medo de barata', 'fear of cockroaches'],
  ['Knieschmerzen', 'knee pain'],
  ['mal de genou', 'knee pain'],
  ['ból kolana', 'knee pain'],
  ['mal di mare', 'seasickness'],
  ['half koe half fiets', 'half cow half bicycle'],
  ['pół krowa pół rower', 'half cow half bicycle'],
  ['halb Kuh halb Zwibbel', 'half cow half Zwibbel'],
])('R1389 a fear, a pain and two halves are told with what they are of: %s', (typed, meant) => {
  expect(told(typed).mainTheme).toBe(meant);
});
