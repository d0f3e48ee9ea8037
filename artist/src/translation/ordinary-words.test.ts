import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import ORDINARY from './ordinary-words.json' with { type: 'json' };
import { translateWish } from './translate-wish.ts';

const told = (mainTheme: string, bodyInfluence: string, characteristicInfluence: string | null = null) =>
  translateWish({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence });

test.each([
  ['boze kaas', 'muis', 'wil niet smelten', 'does not want to melt'],
  ['Brezel', 'Dackel', 'will nie alleine zu Hause sein', 'never wants to be alone at home'],
  ['Rentnerin', 'Taube', 'schimpft über falsch geparkte Autos', 'complains about wrongly parked cars'],
  ['pierogi', 'babcia', 'nie lubi poniedziałków', 'does not like Mondays'],
  ['pieróg', 'jeż', 'zawsze głodny po północy', 'always hungry after midnight'],
  ['abuela', 'pollo', 'enojada con el wifi', 'angry with the wifi'],
  ['zia', 'papera', 'si lamenta del tempo', 'complains about the weather'],
  ['hund', 'stol', 'gömmer sig under sängen', 'hides under a bed'],
  ['Kaktus', 'Igel', 'will umarmt werden', 'wants to be hugged'],
  ['кот', 'носок', 'прячется под кроватью', 'hides under a bed'],
])('R1465 what a ten-year-old says is known in eleven languages: %s, %s, %s', (theme, body, typed, meant) => {
  expect(told(theme, body, typed).characteristicInfluence).toBe(meant);
});

test.each([
  ['nonno che gioca a bocce', 'tartaruga', 'grandpa who plays bocce'],
  ['grand-mère', 'baguette', 'grandma'],
  ['Leuchtturmwärter', 'Dackel', 'lighthouse keeper'],
  ['nie chcę do szkoły', 'kot', 'pupil who does not want to go to school'],
  ['Kein Bock auf Schule', 'Katze', 'pupil who does not want to go to school'],
])('R1465 who is meant by everyday words is told in English: %s', (theme, body, meant) => {
  expect(told(theme, body).mainTheme).toBe(meant);
});

test('R1465 no word of a ten-year-old stands for two things', () => {
  const { verbs, nouns, adjectives, adverbs } = ORDINARY;
  const words = [verbs, nouns, adjectives, adverbs].flatMap((table) =>
    Object.entries(table).flatMap(([language, row]) =>
      row.split('; ').flatMap((entry) => (entry.split(': ')[1] ?? '').split(', ').map((form) => `${language} ${form}`)),
    ),
  );
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test.each([
  ['abuela', 'pulpo', 'cocina para todo el barrio', 'cooks for the whole neighbourhood'],
  ['mamie', 'pieuvre', 'cuisine pour tout le quartier', 'cooks for the whole neighbourhood'],
  ['nonna', 'polpo', 'cucina per tutta la famiglia', 'cooks for the whole family'],
  ['chien', 'chaise', 'mange tout le fromage', 'eats the whole cheese'],
  ['perro', 'silla', 'se queja de todo el mundo', 'complains about everybody'],
  ['cachorro', 'geladeira', 'come tudo o que vê', 'eats everything in sight'],
  ['Oma', 'Papagei', 'meckert immer noch über das WLAN', 'still complains about the wifi'],
  ['Bürokratie', 'Schildkröte', 'verlangt immer noch ein Formular', 'still demands a form'],
  ['Gabelstaplerfahrer', 'Waschbär', 'hat den Führerschein verloren', 'has lost a driving licence'],
  ['Steuerberater', 'Nilpferd', 'weint heimlich im Keller', 'secretly cries in a cellar'],
])(
  'R1466 all of one thing, what is lost and where one is are told as English has it: %s, %s, %s',
  (theme, body, typed, meant) => {
    expect(told(theme, body, typed).characteristicInfluence).toBe(meant);
  },
);
