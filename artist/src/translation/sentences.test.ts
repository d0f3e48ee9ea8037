import { expect, test } from 'vitest';
import { isWomanByTrade } from '../concept/hear-who.ts';
import { BLANK } from '../concept/testing.ts';
import DAILY from './daily-life.json' with { type: 'json' };
import { translateWish } from './translate-wish.ts';

const told = (mainTheme: string) => translateWish({ ...BLANK, mainTheme }).mainTheme;

test.each([
  ['der Drucker druckt nie wenn man ihn braucht', 'printer that never prints when it is needed'],
  ['drukarka nigdy nie działa kiedy jej potrzebuję', 'printer that never works when it is needed'],
  ['de printer doet het nooit als je hem nodig hebt', 'printer that never works when it is needed'],
  ['nonna che urla perché non mangi abbastanza', 'grandma who screams because nobody eats enough'],
  ['teściowa która wie wszystko lepiej ode mnie', 'mother-in-law that knows everything better'],
  ['her şeyi bilen kayınvalide', 'mother-in-law that knows everything better'],
  ['un vélo qui déteste les montées', 'bicycle that hates climbs'],
  ['ein Hausmeister der alle Schlüssel verloren hat', 'janitor that has lost all the keys'],
  ['kat die nooit genoeg eten krijgt', 'cat that never gets enough food'],
  ['opa die zijn bril kwijt is', 'grandpa who has lost the glasses'],
  ['hond die bang is voor vuurwerk', 'dog that is afraid of fireworks'],
  ['spook dat bang is in het donker', 'ghost that is afraid of the dark'],
  ['meine Tochter will ein Einhorn sein', 'my daughter that wants to be a unicorn'],
  ['o vizinho que faz churrasco todo domingo', 'neighbour that makes a barbecue every Sunday'],
  ['студент проспал экзамен', 'student that has slept through the exam'],
  ['宿題を忘れた犬', 'dog that has forgotten the homework'],
  ['忘带钥匙的爷爷', 'grandpa that has forgotten the keys'],
  ['시험을 망친 펭귄', 'penguin that has failed an exam'],
  ['कुत्ता जो बिल्ली से डरता है', 'dog that is afraid of a cat'],
  ['η μαμά που τηλεφωνεί κάθε μέρα', 'mum who calls every day'],
])('R1431 a sentence as people type it is told in English as a whole: %s', (typed, meant) => {
  expect(told(typed)).toBe(meant);
});

test.each([
  ['un chien qui ne dort plus', 'dog that no longer sleeps'],
  ['Hund der nicht mehr schläft', 'dog that no longer sleeps'],
  ['gato que ya no duerme', 'cat that no longer sleeps'],
  ['cane che non dorme più', 'dog that no longer sleeps'],
  ['kot który już nie śpi', 'cat that no longer sleeps'],
  ['gato que odia a todos los perros', 'cat that hates all dogs'],
  ['Käsekuchen von Oma', "grandma's cheesecake"],
  ['奶奶做的饺子', "grandma's dumplings"],
  ['annemin yaptığı mantı', "mum's dumplings"],
  ['할머니의 김치찌개', "grandma's kimchi jjigae"],
  ['el perro del vecino ladra toda la noche', "the neighbour's dog that barks all night"],
  ['Schneemann im Sommer', 'snowman in summer'],
  ['mein Kater hat den Weihnachtsbaum umgeworfen', 'my cat that has knocked over the Christmas tree'],
  ['saudade da minha avó', 'longing for my grandma'],
  ['mój wujek śpiewa pod prysznicem', 'my uncle who sings in the shower'],
  ['grannen som borrar på söndagar', 'neighbour that drills on Sundays'],
  ['professore distratto', 'scatterbrained teacher'],
  ['minha avó que faz bolo de cenoura', 'grandma who bakes carrot cakes'],
])('R1432 what is no longer so, whose it is and all of them are told as English says it: %s', (typed, meant) => {
  expect(told(typed)).toBe(meant);
});

test.each([
  ['nonna che urla perché il criceto ha votato', 'grandma who screams'],
  ['eine Katze die nie schläft weil sie Lobbyistin ist', 'cat that never sleeps'],
  ['un perro que ladra cuando tramitan el finiquito', 'dog that barks'],
  ['enfermera que canta en la sucursal', 'nurse that sings'],
  ['акула которая плачет в подсобке', 'shark that cries'],
])('R1433 of a sentence whose last clause nobody understands what is done is told: %s', (typed, meant) => {
  expect(told(typed)).toBe(meant);
});

test.each([
  'eine Mutter die weint, weil ihr Kind gestorben ist',
  'eine Mutter die weint weil ihr Hund Krebs hat',
  'eine Frau die lacht, weil ihr Mann schwer krank war',
  'un homme qui pleure parce que sa femme est morte',
  'una mujer que llora porque mataron a su perro',
  'una mujer que llora en el funeral de su hijo',
  'una donna che piange perché il figlio è malato',
  'uma mulher que chora porque o gato morreu',
  'kobieta która płacze bo jej pies umarł',
  'een vrouw die huilt omdat haar vader kanker heeft',
  'en kvinna som gråter eftersom hennes hund dog',
  'женщина которая плачет потому что собака умерла',
])('R1433 a clause that tells of death, illness, loss or violence is never left out: %s', (typed) => {
  expect(told(typed) ?? typed).not.toMatch(/ (?:cries|laughs)$/u);
});

test.each([
  'en hund som är rädd för att simma',
  'un chien qui a peur de tramiter le finiquito',
  'un chien qui a peur quand on tramite le finiquito',
  'un perro que tiene miedo porque tramitan el finiquito',
  'un homme qui mange seulement quand personne ne le regarde',
  'un uomo che mangia solo quando il criceto ha votato',
  'un hombre que come solo cuando tramitan el finiquito',
  'um homem que come só quando o hamster votou',
  'pies który szczeka tylko kiedy dzwoni komornik',
  'en hund som skäller bara när grannen deklarerar',
  'een hond die blaft alleen als de deurwaarder aanbelt',
  'ein Hund der nur bellt wenn der Gerichtsvollzieher klingelt',
])('R1433 nor one without which what is left says something else: %s', (typed) => {
  expect(told(typed) ?? typed).not.toMatch(/ (?:only|alone|afraid|frightened|scared|fear|barks|eats)$/u);
});

test.each(['Krankenschwester', 'медсестра', 'sjuksköterska', 'zdravotní sestra', 'verpleegster', 'boulangère'])(
  'R1433 a nurse is a she in her language: %s',
  (typed) => expect(isWomanByTrade(typed)).toBe(true),
);

test('R1431 no word of a language stands there for two things', () => {
  const words = [DAILY.verbs, DAILY.adverbs, DAILY.adjectives, DAILY.nouns].flatMap((table) =>
    Object.values(table).flatMap((row) =>
      row.split('; ').flatMap((entry) => {
        const [language = '', forms = ''] = entry.split(': ');
        return forms.split(', ').map((form) => `${language} ${form.toLowerCase()}`);
      }),
    ),
  );
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
