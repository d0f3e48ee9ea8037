import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

const wishOf = (mainTheme: string, bodyInfluence: string, characteristicInfluence: string, style: string | null) => ({
  mainTheme,
  bodyInfluence,
  characteristicInfluence,
  style,
  hiddenMessage: null,
  makeMessageSecret: false,
});

test.each([
  [
    ['Fußball', 'Dackel', 'faul', 'Biergarten'],
    ['football', 'dachshund', 'lazy', 'beer garden'],
  ],
  [
    ['Feierabend', 'Faultier', 'faul', 'Strand'],
    ['knocking-off time', 'sloth', 'lazy', 'beach'],
  ],
  [
    ['космос', 'медведь', 'грустный', null],
    ['outer space', 'bear', 'sad', undefined],
  ],
  [
    ['bigos', 'żubr', 'głodny', 'las zimą'],
    [undefined, 'bison', 'hungry', 'winter forest'],
  ],
  [
    ['fika', 'älg', 'nöjd', 'akvarell'],
    ['coffee break', 'elk', 'pleased', 'watercolour'],
  ],
  [
    ['hôpital', 'escargot', 'pressé', 'aquarelle'],
    ['hospital', 'snail', 'in a hurry', 'watercolour'],
  ],
  [
    ['tango', 'toro', 'enamorado', 'calle de Buenos Aires'],
    [undefined, 'bull', 'in love', 'Buenos Aires street'],
  ],
  [
    ['김치', '호랑이', '화난', '한국 민화'],
    ['kimchi', 'tiger', 'angry', 'Korean folk painting'],
  ],
  [
    ['Tết', 'hổ', 'say rượu', 'làng quê'],
    ['Lunar New Year', 'tiger', 'drunk', 'village'],
  ],
  [
    ['มวยไทย', 'แมว', 'โกรธ', 'ชายหาด'],
    ['Thai boxing', 'cat', 'angry', 'beach'],
  ],
  [
    ['баница', 'мечка', 'гладна', 'село'],
    ['cheese pastry', 'bear', 'hungry', 'village'],
  ],
  [
    ['Vánoce', 'ježek', 'hladový', 'les'],
    ['Christmas', 'hedgehog', 'hungry', 'forest'],
  ],
  [
    ['vendedor de rosas', 'foca', 'muy celoso', null],
    ['rose seller', 'seal', 'very jealous', undefined],
  ],
  [
    ['卖西瓜的', '貓', '太愛吃醋', null],
    ['watermelon seller', 'cat', 'very jealous', undefined],
  ],
  [
    ['çaycı', 'deve', 'çok konuşkan', null],
    ['tea seller', 'camel', 'very talkative', undefined],
  ],
  [
    ['Schornsteinfeger', 'Dackel', 'immer zu spät', null],
    ['chimney sweep', 'dachshund', 'always late', undefined],
  ],
  [
    ['택시 기사', '곰', '매운 걸 못 먹는', null],
    ['taxi driver', 'bear', 'cannot eat spicy food', undefined],
  ],
  [
    ['Eisverkäufer', 'Dackel', 'kann nicht schwimmen', 'Hamburg'],
    ['ice cream seller', 'dachshund', 'cannot swim', undefined],
  ],
  [
    ['サッカー選手', 'カエル', '走るのが嫌い', null],
    ['footballer', 'frog', 'hates running', undefined],
  ],
  [
    ['abuela', 'gallina', 'le encanta bailar', null],
    ['grandma', 'chicken', 'loves dancing', undefined],
  ],
  [
    ['بائع السمك', 'جمل', 'جائع دائما', null],
    ['fish seller', 'camel', 'always hungry', undefined],
  ],
  [
    ['pizza', 'cat', 'sleepy', 'Paris'],
    [undefined, undefined, undefined, undefined],
  ],
] as const)('%j says %j', ([theme, body, trait, style], [english, ...others]) => {
  const told = translateWish(wishOf(theme, body, trait, style));
  expect([told.mainTheme, told.bodyInfluence, told.characteristicInfluence, told.style]).toEqual([english, ...others]);
});

// R706
test.each([
  ['Zahnarzt', 'Bär', 'überfordert', 'dentist', 'overwhelmed'],
  ['calcio la domenica', 'maiale', 'tifoso sfegatato', 'Sunday football', 'fanatical football supporter'],
  ['examen de química mañana', 'zorro', 'agotada', "tomorrow's chemistry exam", 'exhausted'],
  ["chagrin d'amour", 'vache', 'épuisées', 'heartbreak', 'exhausted'],
  ['カラオケの王様', '猫', '面倒くさがり', 'karaoke king', 'lazy'],
  ['Feuerwehrmann der Angst vor Feuer hat', 'Katze', 'faul', 'firefighter that is afraid of fire', 'lazy'],
  ['Katze die Pizza isst', 'Bär', 'faul', 'cat that eats a pizza', 'lazy'],
  ['fromage qui pue', 'vache', 'puant', 'cheese that stinks', 'smelly'],
  ['fantasma que tiene miedo de la gente', 'perro', 'vago', 'ghost that is afraid of people', 'lazy'],
  ['Koch', 'Hase', 'eingeschlafen', 'cook', 'asleep'],
  ['Koch', 'Hase', 'einbeinig', 'cook', 'one-legged'],
  ['Döner um 3 Uhr nachts', 'Bär', 'faul', 'kebab at 3 in the morning', 'lazy'],
  ['Deutsche Bahn, immer zu spät', 'Schnecke', 'faul', 'railway that is always late', 'lazy'],
  ['Klassenfahrt nach Köln', 'Bär', 'faul', 'school trip to Cologne', 'lazy'],
  ['innamorato della prof di matematica', 'gatto', 'pigro', 'in love with a maths prof', 'lazy'],
  ['sciopero dei treni', 'piccione', 'rassegnato', 'train strike', 'resigned'],
  ['grève des bus', 'chat', 'jaloux', 'bus strike', 'jealous'],
  ['pizza di polpo', 'gatto', 'pigro', 'octopus pizza', 'lazy'],
  ['torta di biscotti', 'gatto', 'dorme nudo', 'cookie cake', 'sleeps naked'],
  ['abuela Bruja', 'gato', 'vago', 'witch grandma', 'lazy'],
  ['nonna Pina', 'gallina', 'arrabbiata', 'grandma Pina', 'angry'],
  ['nonna Viola', 'gallina', 'arrabbiata', 'grandma Viola', 'angry'],
  ['papá en la playa', 'gato', 'vago', 'dad at the beach', 'lazy'],
  ['tía Rosa', 'gato', 'vago', 'aunt Rosa', 'lazy'],
  ['zia Carmela', 'tartaruga', 'pettegola', 'aunt Carmela', 'gossipy'],
  ['la reina roja', 'gato', 'arrepentido', 'red queen', 'remorseful'],
  ['Muttertag', 'Bär', 'überfordert', "Mother's Day", 'overwhelmed'],
  ['le pain', 'éléphant', 'fait du bruit la nuit', 'bread', 'makes noise at night'],
  ['el taxista de Madrid', 'pingüino', 'canta flamenco', 'Madrid taxi driver', 'sings flamenco'],
  ['un flamenco rosa', 'gato', 'protestona', 'pink flamingo', 'grumpy'],
  ['suegra en vacaciones', 'cocodrilo', 'no se calla', 'mother-in-law on holiday', 'never stops talking'],
  ['grand-mère en colère', 'oie', 'crie tout le temps', 'angry grandma', 'always screams'],
  ['Fahrschule', 'Schildkröte', 'fährt zu langsam', 'driving school', 'rides very slowly'],
  ['futbolista', 'mono', 'canta muy mal', 'footballer', 'sings very badly'],
  ['Zahnarzttermin', 'Hase', 'hat Angst', 'dentist appointment', 'afraid'],
  ['Schwiegermutter', 'Drache', 'laut', 'mother-in-law', 'loud'],
  ['un escargot pressé', 'souris', 'coup de soleil', 'hurried snail', 'sunburn'],
])('says a mood and a little clause in English: %s, %s, %s', (theme, body, trait, english, quality) => {
  const told = translateWish(wishOf(theme, body, trait, null));
  expect([told.mainTheme, told.characteristicInfluence]).toEqual([english, quality]);
});

test.each([
  ['Koch', 'Hund', 'streitet über Politik', 'argues about politics'],
  ['Koch', 'Hund', 'tanzt bis Montag', 'dances until Monday'],
  ['Koch', 'Hund', 'trinkt nur Wasser', 'drinks only water'],
  ['Koch', 'Hund', 'steht um 5 Uhr auf', 'gets up at 5'],
  ['Koch', 'Hund', 'weint, wenn er verliert', 'cries when it loses'],
  ['cocinero', 'gato', 'come demasiado', 'eats too much'],
  ['cocinero', 'gato', 'solo bebe agua', 'only drinks water'],
  ['cocinero', 'gato', 'compra demasiados zapatos', 'buys too many shoes'],
  ['cuisinier', 'chien', 'boit trop de café', 'drinks too much coffee'],
  ['cuisinier', 'chien', 'ne mange que du fromage', 'eats only cheese'],
  ['cuoco', 'gatto', 'litiga con tutti', 'argues with everybody'],
  ['cuoco', 'gatto', 'balla sotto la pioggia', 'dances in the rain'],
  ['Koch', 'Hund', 'hat immer recht', 'is always right'],
  ['cuoco', 'gatto', 'guarda la tv tutto il giorno', 'watches television all day'],
])('R738 what somebody does is told in English, and how much, how long and when: %s, %s, %s', (theme, body, trait, english) => {
  expect(translateWish(wishOf(theme, body, trait, null)).characteristicInfluence).toBe(english);
});

test.each([
  ['profesor de matematicas', 'buho', 'nunca sonrie', 'never smiles'],
  ['reggaeton', 'perro salchicha', 'baila todo el dia', 'dances all day'],
])('R738 accents may be left out: %s, %s, %s', (theme, body, trait, english) => {
  expect(translateWish(wishOf(theme, body, trait, null)).characteristicInfluence).toBe(english);
});

test.each([
  ['Kartoffelsalat', 'Opa mit Bauch', 'faul', 'grandpa with a belly'],
  ['Napoli', 'Vesuvio con le gambe', 'pigro', 'volcano with legs'],
  ['profe', 'burro', 'cansado', 'donkey'],
])('R738 a body with what belongs to it is known: %s, %s', (theme, body, trait, english) => {
  expect(translateWish(wishOf(theme, body, trait, null)).bodyInfluence).toBe(english);
});

test.each([
  ['carabiniere', 'tartaruga', 'lentissima', 'slow'],
  ['sushi', 'くま', '食いしん坊', 'always hungry'],
  ['mariachi', 'burro', 'desafinado', 'tone-deaf'],
  ['花見', 'たぬき', '酔っぱらい', 'drunk'],
  ['fromage', 'grenouille', 'dégoûtée', 'disgusted'],
])('R751 what somebody is like is told in English however it is said: %s, %s, %s', (theme, body, trait, english) => {
  expect(translateWish(wishOf(theme, body, trait, null)).characteristicInfluence).toBe(english);
});

test.each([
  ['professoressa', 'gufo', 'teacher', 'owl'],
  ['chitarrista', 'rana', 'guitarist', 'frog'],
  ['Schlagzeuger', 'Hai', 'drummer', 'shark'],
  ['científica', 'pulpo', 'scientist', 'octopus'],
  ['batteur', 'chat', 'drummer', 'cat'],
  ['ギタリスト', 'きりん', 'guitarist', 'giraffe'],
])('R752 trades and animals of every day are known in each language: %s, %s', (theme, body, role, animal) => {
  expect(translateWish(wishOf(theme, body, '', null))).toMatchObject({ mainTheme: role, bodyInfluence: animal });
});

test.each([
  ['Lehrer', 'Hund', 'flüstert nur', 'whispers only'],
  ['cuoco', 'gatto', 'colleziona sassi', 'collects stones'],
  ['cocinero', 'gato', 'persigue mariposas', 'chases butterflies'],
  ['cuisinier', 'chien', 'croit aux ovnis', 'believes in UFOs'],
  ['playa', 'cangrejo', 'quemado por el sol', 'sunburnt'],
])('R752 everyday deeds are told in English: %s, %s, %s', (theme, body, trait, english) => {
  expect(translateWish(wishOf(theme, body, trait, null)).characteristicInfluence).toBe(english);
});

test.each([
  ['Hausmeister', 'Roboter', 'grummelig', 'grumpy'],
  ['Köchin', 'Huhn', 'streng aber lieb', 'strict but kind'],
  ['nonna', 'gallina', 'severa ma dolce', 'strict but kind'],
  ['cuisinier', 'poule', 'sévère mais doux', 'strict but gentle'],
  ['Gamer', 'Fledermaus', 'süchtig nach Energydrinks', 'is addicted to energy drinks'],
  ['受験勉強', 'うさぎ', '不安', 'anxious'],
  ['夜のコンビニ', '幽霊', 'さみしい', 'lonely'],
  ['コンビニ', '幽霊', '眠らない', 'never sleeps'],
])('R771 what somebody is like, and is besides, is told in English: %s, %s, %s', (theme, body, trait, english) => {
  expect(translateWish(wishOf(theme, body, trait, null)).characteristicInfluence).toBe(english);
});

test.each([
  ['innamorato perso', 'polpo', 'madly in love'],
  ['fou amoureux', 'renard', 'madly in love'],
  ['boulanger à Paris', 'grenouille', 'baker in Paris'],
  ['professeur à Lyon', 'chat', 'teacher in Lyon'],
  ['vulcano Etna', 'drago', 'volcano'],
  ['Vulkan Ätna', 'Drache', 'volcano'],
])(
  'R772 idioms, trades in a town and mountains with a name are told in English as they are meant: %s',
  (theme, body, english) => {
    expect(translateWish(wishOf(theme, body, '', null)).mainTheme).toBe(english);
  },
);

test.each([
  ['mamie qui tricote', 'grandma who knits'],
  ['nonno che pesca', 'grandpa who fishes'],
  ['torta alla pesca', 'peach cake'],
  ['succo di pesca', 'peach juice'],
  ['tarte à la pêche', 'peach pie'],
  ['Omas Apfelkuchen', "grandma's apple pie"],
  ['lunes por la mañana', 'Monday morning'],
  ['abuela con tacones', 'grandma with high heels'],
  ['soirée pyjama', 'pajama party'],
  ['pizzaiolo napoletano', 'Neapolitan pizza maker'],
  ['mamma che urla', 'mom who screams'],
  ['torero con miedo a los toros', 'bullfighter that is afraid of bulls'],
  ['metà gatto metà pizza', 'half cat half pizza'],
  ['policier à moitié robot', 'robot police officer'],
])('R782 what people do, wear and bake every day is known in these languages: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});

test.each([
  ['Kellnerin', 'waiter'],
  ['Dachdeckerin', 'roofer'],
  ['Bürgermeisterin von Hamburg', 'mayor of Hamburg'],
  ['Skisprungweltmeister', 'ski jumping champion'],
  ['nadadora', 'swimmer'],
  ['bagnino a Rimini', 'lifeguard in Rimini'],
  ['bailarina de flamenco', 'flamenco dancer'],
  ['flamenco rosa', 'pink flamingo'],
  ['perezoso en la playa de Cancún', 'sloth at the Cancún beach'],
  ['escargot cycliste au Tour de France', 'cyclist snail at the Tour de France'],
  ['sorcière qui vend du fromage', 'witch that sells cheese'],
  ["mélancolie d'un dimanche de pluie", 'melancholy of a rainy Sunday'],
  ['orso in pigiama', 'bear in pyjamas'],
  ['mein Hamster Günther', 'my hamster Günther'],
  ['剣道部の女子高生', 'kendo club schoolgirl'],
])('R823 trades, sports, sloths, clothes and weather are known by their forms in six languages: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});

test.each([
  ['Paris sous la pluie', 'Paris in the rain'],
  ['Lyon sous la neige', 'Lyon in the snow'],
  ['Berlin im Regen', 'Berlin in the rain'],
  ['Gewitter in den Alpen', 'thunderstorm in the Alps'],
  ['chouette météo', 'weather owl'],
  ['la nonna che fa la pasta', 'grandma who makes pasta'],
  ['Bienenzüchterin', 'beekeeper'],
])('R834 a town in its weather and who makes what are told of in English: %s', (mainTheme, english) => {
  expect(
    translateWish({ ...BLANK, mainTheme, characteristicInfluence: mainTheme.startsWith('G') ? 'zornig' : null }).mainTheme,
  ).toBe(english);
});

test.each([
  ['escargot de course', 'trop pressé', 'racing snail'],
  ['Rennschnecke', 'ungeduldig', 'racing snail'],
  ['caracol de carreras', 'impaciente', 'racing snail'],
  ['estrella de rock de los años 70', 'rebelde', '70s rock star'],
  ['cantante degli anni 80', 'ribelle', '80s singer'],
  ['rock star des années 80', 'rebelle', '80s rock star'],
  ['ein Roboter der Blumen gießt', 'sanft', 'robot that waters flowers'],
  ['robot que riega las plantas', 'amable', 'robot that waters plants'],
  ['nonna mafiosa', 'furba', 'mafia grandma'],
  ['chef pâtissier', 'gourmand', 'pastry chef'],
  ['Hausmeister auf dem Mars', 'schlecht gelaunt', 'janitor on Mars'],
  ['surfista da Bahia', 'preguiçosa', 'Bahia surfer'],
  ['la Normandie sous la pluie', 'mélancolique', 'Normandy in the rain'],
  ['ラーメン屋の親父', '頑固', 'ramen shop owner'],
  ['桜の下の侍', '悲しい', 'samurai under the cherry blossoms'],
])('R877 races, decades, planets and who waters what are told of in English: %s', (mainTheme, trait, english) => {
  expect(translateWish({ ...BLANK, mainTheme, characteristicInfluence: trait }).mainTheme).toBe(english);
});

test.each([
  ['Kartoffelkönig', 'potato king'],
  ['der Toastpirat', 'toast pirate'],
  ['die Suppenhexe', 'soup witch'],
  ['Gurkenkönigin', 'cucumber queen'],
  ['Butterbrotastronaut', 'butter bread astronaut'],
  ['kaaskoning', 'cheese king'],
  ['broodhond', 'bread dog'],
  ['ostkung', 'cheese king'],
])('R967 two things in one word are both heard: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme })).toMatchObject({ mainTheme: english });
});

test.each(['Hausmann', 'Brandstetter', 'Die Hard', 'warthog', 'bombardiro'])(
  'R967 what is one word, or a name, is not taken apart: %s',
  (mainTheme) => {
    expect(translateWish({ ...BLANK, mainTheme })).toEqual({});
  },
);

test.each([
  ['un camión', 'truck'],
  ['una bandeja', 'tray'],
  ['une marionnette', 'puppet'],
  ['un vassoio', 'tray'],
  ['um regador', 'watering can'],
  ['een koelkast', 'fridge'],
  ['en dammsugare', 'vacuum cleaner'],
  ['ein Seeigel', 'sea urchin'],
])('R968 everyday things are known by their names: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toContain(english);
});

test.each([
  ['der Betrunkene', 'drunk man'],
  ['ein Betrunkener', 'drunk man'],
  ['die Verliebte', 'lovesick woman'],
  ['eine Kranke', 'sick woman'],
  ['Verliebter', 'lovesick man'],
  ['ein Reisender', 'traveller'],
  ['der Frosch', 'frog'],
])('R972 a German adjective with a capital is whoever is so, and no surname: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});

test.each([
  ['um macaco tocando violão', 'monkey that plays the guitar'],
  ['un gato comiendo pizza', 'cat that eats a pizza'],
  ['un chien mangeant une pizza', 'dog that eats a pizza'],
  ['un escargot qui fait la grève', 'snail that is on strike'],
])('R972 what somebody is at is told whatever form its verb has: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});

test('R972 a town whose name begins with a beast is no castle', () => {
  expect(translateWish({ ...BLANK, mainTheme: 'Wolfsburg' }).mainTheme).toBeUndefined();
  expect(translateWish({ ...BLANK, mainTheme: 'Kartoffelkönig' }).mainTheme).toBe('potato king');
});

test.each([
  ['boze fietser', 'angry cyclist'],
  ['een wijze uil', 'wise owl'],
  ['een dove opa', 'deaf grandpa'],
  ['een scheve toren', 'crooked tower'],
  ['psa w okularach', 'dog in glasses'],
  ['babcia na rowerze', 'grandma on a bicycle'],
  ['słonia w szkole', 'elephant at school'],
  ['kurczak na hulajnodze', 'chicken on a kick scooter'],
  ['niedźwiedź w kuchni', 'bear in a kitchen'],
  ['wilk pijący kawę', 'wolf that drinks coffee'],
  ['un loro que cante ópera', 'parrot that sings an opera'],
  ['un gato que toque la guitarra', 'cat that plays the guitar'],
  ['una rana que lea libros', 'frog that reads books'],
  ['un burro que duerma', 'donkey that sleeps'],
])('R991 Dutch adjectives, Polish cases and Spanish wishes are read by the rules of their forms: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});

test.each([
  ['coq au vin', 'kin-braised-chicken'],
  ['crème brûlée', 'kin-cr-me-br-l-e'],
  ['un pain au chocolat qui danse', 'kin-chocolate-croissant'],
  ['pão de queijo', 'own-cheese-bun'],
  ['arroz con pollo', 'kin-chicken-rice'],
  ['Schwarzwälder Kirschtorte', 'kin-black-forest-cake'],
  ['placki ziemniaczane', 'kin-potato-pancakes'],
  ['親子丼', 'kin-oyakodon'],
  ['北京烤鸭', 'kin-peking-duck'],
  ['김치찌개', 'kin-kimchi-jjigae'],
  ['селёдка под шубой', 'kin-dressed-herring'],
  ['un coq', '1f413'],
  ['leche', '1f95b'],
])('R1042 a dish of several words is one thing, and its words by themselves are what they are: %s', (mainTheme, piece) => {
  expect(conceive({ ...BLANK, mainTheme }, '1').theme.piece).toBe(piece);
});

test.each([
  ['Wut', 'anger'],
  ['die Flugangst', 'fear of flying'],
  ['Schrebergarten', 'allotment garden'],
  ['Kartoffelsalat', 'potato salad'],
  ['Kebabmeister mit Schnurrbart', 'kebab chef with a moustache'],
  ['zwei kleine Italiener', 'two small Italians'],
  ['verliebt in einen Drucker', 'in love with a printer'],
  ['grève générale', 'general strike'],
  ['une chaussette orpheline', 'odd sock'],
  ['camembert triste', 'sad camembert'],
  ['siesta eterna', 'eternal nap'],
  ['un burro enamorado', 'lovesick donkey'],
  ['abuelo dormido en el sofá', 'sleeping grandpa on a sofa'],
  ['la zia Carmela', 'aunt Carmela'],
  ['saudade', 'longing'],
  ['capivara tocando pandeiro', 'capybara that plays the tambourine'],
  ['café da manhã', 'breakfast'],
  ['smutny ziemniak', 'sad potato'],
  ['kroket', 'croquette'],
  ['boze buurvrouw', 'angry neighbour'],
  ['öfke', 'anger'],
  ['地震', 'earthquake'],
  ['кот учёный', 'learned cat'],
  // English has these words as well.
  ['churro', undefined],
  ['baguette', undefined],
  ['pierogi', undefined],
  ['file', undefined],
  ['worst', undefined],
  ['le Mont Saint-Michel', undefined],
])(
  'R1186 feelings, foods, family and trades are told in English, and what English has as well stays: %s',
  (mainTheme, english) => {
    expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
  },
);

test.each([
  ['Heimweh nach Omas Küche', "homesickness for grandma's kitchen"],
  ['Heimweh nach Italien', 'homesickness for Italy'],
  ['Sehnsucht nach dem Meer', 'longing for the sea'],
  ['Sehnsucht nach Urlaub', 'longing for a holiday'],
])('R1322 what is longed for is told with “for”: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});
