import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import CREATURES from './creatures.json' with { type: 'json' };
import HOUSEHOLD from './household.json' with { type: 'json' };
import TEMPERS from './tempers.json' with { type: 'json' };
import { translateWish } from './translate-wish.ts';

test.each([
  ['zamek błyskawiczny', 'zipper'],
  ['fermeture éclair', 'zipper'],
  ['dragkedja', 'zipper'],
  ['haardroger', 'hair dryer'],
  ['吹风机', 'hair dryer'],
  ['Bügeleisen', 'iron'],
  ['elektrik süpürgesi', 'vacuum cleaner'],
  ['cola en correos', 'queue at the post office'],
  ['fronta na poště', 'queue at the post office'],
  ['kolejka w ZUS', 'queue at the office counter'],
  ['κολλημένο φερμουάρ', 'stuck zipper'],
  ['cremallera atascada', 'stuck zipper'],
  ['Reißverschluss klemmt', 'zipper that is stuck'],
  ['πονόδοντος', 'toothache'],
  ['bolest zubů', 'toothache'],
  ['忘带钥匙', 'forgotten keys'],
  ['布団から出られない', 'getting out of bed'],
  ['syndrome de la page blanche', "writer's block"],
  ['Heizdecke', 'electric blanket'],
])('R1403 a thing with a word of its own is no half of that word: %s', (mainTheme, meant) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(meant);
});

test.each([
  ['teściowa', 'krytykuje wszystko', 'criticises everything'],
  ['belle-mère', 'critique tout', 'criticises everything'],
  ['tchyně', 'nadává na všechno', 'complains about everything'],
  ['πεθερά', 'γκρινιάζει συνέχεια', 'complains about everything'],
  ['kayınvalide', 'her şeyi biliyor', 'knows everything better'],
  ['schoonmoeder', 'bemoeit zich overal mee', 'meddles in everything'],
  ['svärmor', 'glömmer allt', 'forgets everything'],
  ['шеф', 'вечно опаздывает', 'always late'],
  ['部長', '話が長い', 'talks a lot'],
  ['시어머니', '잔소리가 많은', 'nags'],
])('R1403 what somebody is like is told in a clause: %s, %s', (mainTheme, characteristicInfluence, meant) => {
  expect(translateWish({ ...BLANK, mainTheme, characteristicInfluence }).characteristicInfluence).toBe(meant);
});

test.each([
  ['pralka', 'mrówkojad', 'anteater'],
  ['vysavač', 'hroch', 'hippo'],
  ['ütü', 'deve kuşu', 'ostrich'],
  ['hårfön', 'lejon', 'lion'],
  ['청소기', '뱀', 'snake'],
  ['Muskelkater', 'Nacktschnecke', 'slug'],
])('R1403 a beast is known by its name: %s, %s', (mainTheme, bodyInfluence, meant) => {
  expect(translateWish({ ...BLANK, mainTheme, bodyInfluence }).bodyInfluence).toBe(meant);
});

test.each([
  ['Heuschnupfen im Mai', null, 'hay fever in May', undefined],
  ['trac avant l’examen', null, 'stage fright before an exam', undefined],
  ['cerveza después del trabajo', null, 'beer after work', undefined],
  ['kawa w niedzielę rano', null, 'coffee on Sunday mornings', undefined],
  ['soused s vrtačkou', null, 'neighbour with a drill', undefined],
  ['bilkö på måndag morgon', null, 'traffic jam on Monday mornings', undefined],
  ['mormor hos tandläkaren', null, "grandma at the dentist's", undefined],
  ['試験前の学生', null, 'student before an exam', undefined],
  ['listonosz', 'pies', 'postman', 'dog'],
  ['lege koelkast', 'beer', 'empty fridge', 'bear'],
])('R1404 when and where it is, and a beast that English spells too, are told: %s, %s', (theme, body, ...meant) => {
  const told = translateWish({ ...BLANK, mainTheme: theme, bodyInfluence: body });
  expect([told.mainTheme, told.bodyInfluence]).toEqual(meant);
});

test('R1403 no whole of a language stands for two things', () => {
  const words = [HOUSEHOLD, CREATURES, TEMPERS.verbs, TEMPERS.adjectives].flatMap((table) =>
    Object.values(table).flatMap((row) =>
      row.split('; ').flatMap((entry) => {
        const [language = '', forms = ''] = entry.split(': ');
        return forms.split(', ').map((form) => `${language} ${form.toLowerCase()}`);
      }),
    ),
  );
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
