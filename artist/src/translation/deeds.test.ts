import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

const inEnglish = (mainTheme: string): string | undefined => translateWish({ ...BLANK, mainTheme }).mainTheme;

test.each([
  ['ein Eichhörnchen, das Steuern hinterzieht', 'squirrel that evades taxes'],
  ['ein Bär, der nicht schwimmen kann', 'bear that cannot swim'],
  ['ein Bär, der den Müll rausbringt', 'bear that takes out the rubbish'],
  ['die Katze, die Kaffee kocht und Zeitung liest', 'cat that cooks coffee and reads a newspaper'],
  ['ein Frosch, der Prinzessin werden will', 'frog that wants to be a princess'],
  ['ein Bär, der immer zu spät kommt', 'bear that is always late'],
  ['drei Katzen, die tanzen', 'three cats that dance'],
  ['un perro que reparte croquetas', 'dog that gives out croquettes'],
  ['papagaio que conta fofoca', 'parrot that gossips'],
  ['um urso que mora num castelo', 'bear that lives in a castle'],
  ['un ours qui fait la vaisselle', 'bear that washes dishes'],
  ['nonna che parla con le mani', 'grandma who talks with the hands'],
  ['due cani che mangiano la pizza', 'two dogs that eat a pizza'],
  ['een beer die pannenkoeken bakt', 'bear that bakes pancakes'],
  ['een kat die niet kan zwemmen', 'cat that cannot swim'],
  ['pies, który nie umie pływać', 'dog that cannot swim'],
  ['bir fare kovalayan kedi', 'cat that chases a mouse'],
  ['en hund som inte kan simma', 'dog that cannot swim'],
  ['кот, который ворует носки', 'cat that steals socks'],
])('R1005 who does what to what is told in the languages of wishes, wherever the verb stands: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});

test.each([
  ['un oso que lava los platos', 'bear that washes dishes'],
  ['la abuela lava los platos', 'grandma who washes dishes'],
  ['un gato que nunca lava los platos', 'cat that never washes dishes'],
  ['un ours qui livre des pizzas', 'bear that delivers pizzas'],
  ['un livre qui parle', 'book that talks'],
  ['le chat garde la porte', 'cat that guards a door'],
  ['oso en la cocina', 'bear in a kitchen'],
])(
  'R1006 a word for a thing and a deed is the deed behind “que”, “ne” and a name, and else the thing: %s',
  (mainTheme, english) => {
    expect(inEnglish(mainTheme)).toBe(english);
  },
);

test('R1006 what only does something is nobody', () => {
  expect(inEnglish('una lava que baila')).toBeUndefined();
});

test.each([
  ['ein Schneemann aus Käse', 'snowman made of cheese'],
  ['un muñeco de nieve de queso', 'snowman made of cheese'],
  ['un bonhomme de neige en fromage', 'snowman made of cheese'],
  ['un pupazzo di neve di formaggio', 'snowman made of cheese'],
  ['um boneco de neve de queijo', 'snowman made of cheese'],
  ['een sneeuwpop van kaas', 'snowman made of cheese'],
  ['bałwan z sera', 'snowman made of cheese'],
  ['en snögubbe av ost', 'snowman made of cheese'],
  ['un gato hecho de espaguetis', 'cat made of spaghetti'],
  ['pies z serem', 'dog with cheese'],
  ['ein Hund aus Hamburg', 'dog of Hamburg'],
  ['vendedor de queso', 'cheese seller'],
  ['pastel de queso', 'cheese pie'],
])('R1007 whoever is made of a food is told so, and no trade and no dish is: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});

test.each([
  ['drei blinde Mäuse', 'three blind mice'],
  ['drie blinde muizen', 'three blind mice'],
  ['siete gatos', 'seven cats'],
  ['kowboj bez kapelusza', 'cowboy without a hat'],
  ['ein Bär ohne Hose', 'bear without trousers'],
])('R1008 numbers, and what somebody is without, are told in English: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});

test.each([
  ['ein Junge der Hausaufgaben macht', 'boy that does homework'],
  ['eine Kuh die auf dem Dach steht', 'cow that is on a rooftop'],
  ['dos perros que juegan cartas', 'two dogs that play cards'],
  ['deux chiens qui jouent aux cartes', 'two dogs that play cards'],
  ['ein Affe der Bananen verteilt', 'monkey that gives out bananas'],
  ['una niña que juega con muñecas', 'child that plays with matryoshka dolls'],
  ['un pirata que busca un tesoro', 'pirate that hunts for a treasure'],
  ['en man med en skatt', 'man with a treasure'],
  ['ein Schwein das fliegen kann', 'flying pig'],
  ['en fågel som inte kan flyga', 'flightless bird'],
  ['ein Opa der fernsieht', 'grandpa in front of the television'],
  ['un gato que mira la luna', 'cat watching the moon'],
  ['ein Igel der sich die Zähne putzt', 'hedgehog that uses a toothbrush'],
  ['ein Stier der Ballett tanzt', 'bull that does ballet'],
  ['Hunde die bellen beißen nicht', 'dogs that bark do not bite'],
  ['eine Katze die Astronautin werden will', 'cat that wants to be an astronaut'],
  ['un chien qui veut être pilote', 'dog that wants to be a pilot'],
  ['un cactus que quiere abrazos', 'cactus that wants hugs'],
  ['lâmpada de lava', 'lava lamp'],
  ['balde de lava', 'lava bucket'],
  ['um gato que não faz nada', 'cat that does nothing'],
  ['cão que ladra não morde', 'dog that barks does not bite'],
  ['una strega che vola su una scopa', 'witch that flies on a broom'],
  ['uma menina que brinca de boneca', 'girl that plays with a matryoshka doll'],
  ['kot, który bawi się', 'cat that plays'],
  ['kot, który bawi się piłką', 'cat that plays with a football'],
  ['pizza isteyen kedi', 'cat that wants a pizza'],
  ['eine Katze, die spazieren geht', 'cat that goes for a walk'],
  ['gözlüklü köpek', 'dog with glasses'],
  ['ejderhayla savaşan şövalye', 'knight that fights a dragon'],
])('R1010 a clause is told by its deed, and what goes with a deed is no other: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});

test.each([
  'diken',
  'arabayla giden kedi',
  'büyük kazan',
  'atan kalp',
  'en kör',
  'en kör som sjunger',
  'een kaart',
  'kopie',
  'un perro que puede mesa',
])('R1010 a reading that is worse than the words as typed is not taken: %s', (mainTheme) => {
  expect(inEnglish(mainTheme)).toBeUndefined();
});

test.each([
  ['空を飛ぶ犬', 'flying dog'],
  ['会跳舞的熊', 'bear that dances'],
  ['하늘을 나는 개', 'flying dog'],
  ['नाचता हुआ भालू', 'bear that dances'],
  ['танцующий медведь', 'dancing bear'],
  ['犬のパン屋さん', 'dog baker'],
  ['町のパン屋', 'town bread shop'],
])(
  'R1043 what is said before whoever does it is told in English, and only a beast’s shop is a trade: %s',
  (mainTheme, english) => {
    expect(inEnglish(mainTheme)).toBe(english);
  },
);

test.each([
  ['un ratón en una taza', 'mouse in a cup'],
  ['um cachorro num skate', 'dog on a skateboard'],
  ['um elefante no telhado', 'elephant on a rooftop'],
  ['ein Fisch im Glas', 'fish in a jar'],
  ['ein Hund mit zwei Köpfen', 'dog with two heads'],
  ['een luie kat op de bank', 'lazy cat on a sofa'],
  ['een man in de bank', 'man in a bank'],
  ['кот в коробке', 'cat in a cardboard box'],
  ['şapkalı penguen', 'penguin with a hat'],
])('R1044 where somebody is and what is counted on them is told by its plain name: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});

test.each([
  ['brigadeiro com medo do escuro', 'brigadeiro that is afraid of the dark'],
  ['ein Clown mit Spinnenangst', 'clown that is afraid of spiders'],
  ['ein Clown mit Lampenfieber', 'clown with stage fright'],
  ['ein Mann mit Platzangst', 'man with claustrophobia'],
  ['ein Bäcker mit Mehlallergie', 'baker that is allergic to flour'],
  ['een kat met hoogtevrees', 'cat that is afraid of heights'],
  ['een spook dat bang is voor mensen', 'ghost that is afraid of people'],
  ['un ours qui a peur des souris', 'bear that is afraid of mice'],
  ['un pirata che ha paura del mare', 'pirate that is afraid of the sea'],
  ['高所恐怖症のクマ', 'bear that is afraid of heights'],
  ['ein Vampir mit Knoblauchallergie', 'vampire that is allergic to garlic'],
  ['een clown die een notenallergie heeft', 'clown that is allergic to nuts'],
  ['un panda allergico al glutine', 'panda that is allergic to gluten'],
  ['медведь с аллергией на мёд', 'bear that is allergic to honey'],
  ['un drago sempre affamato di pizza', 'dragon that is hungry for pizza'],
  ['een kat die altijd moe is', 'cat that is always tired'],
])('R1082 what somebody fears, hungers for and cannot stand is told of them, however it is said: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});

test.each(['ein Clown mit Versagensangst', 'a bear with angst', 'die cat is on fire', 'a rat that is afraid of mit'])(
  'R1082 what is felt about nothing known, and what is English, stays as it is: %s',
  (mainTheme) => {
    expect(inEnglish(mainTheme)).toBeUndefined();
  },
);

test.each([
  ['una polpetta che non vuole essere mangiata', 'meatball that does not want to be eaten'],
  ['eine Wurst, die nicht gegessen werden will', 'sausage that does not want to be eaten'],
  ['une saucisse qui ne veut pas être mangée', 'hot dog that does not want to be eaten'],
  ['una salchicha que no quiere ser comida', 'sausage that does not want to be eaten'],
  ['een kroket die niet opgegeten wil worden', 'croquette that does not want to be eaten'],
  ['yenmek istemeyen bir köfte', 'meatball that does not want to be eaten'],
  ['食べられたくない寿司', 'sushi that does not want to be eaten'],
  ['eine Katze, die immer gestreichelt werden will', 'cat that always wants to be petted'],
  ['um cacto que quer ser abraçado', 'cactus that wants to be hugged'],
  ['un chat qui ne veut pas dormir', 'cat that does not want to sleep'],
  ['ein Frosch, der Prinzessin werden will', 'frog that wants to be a princess'],
  ['perro salchicha', 'dachshund'],
])('R1083 what somebody wants, and does not want, to be done to them is told so: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});

test.each([
  ['une toute petite souris', 'tiny mouse'],
  ['un gatto piccolissimo', 'tiny cat'],
  ['ein riesengroßer Hamster', 'huge hamster'],
  ['eine uralte Schildkröte', 'ancient turtle'],
  ['um gato pequenininho', 'tiny cat'],
  ['een piepkleine olifant', 'tiny elephant'],
  ['malutki słoń', 'tiny elephant'],
  ['küçücük bir kedi', 'tiny cat'],
  ['un oso gordísimo', 'very fat bear'],
  ['un osito pirata', 'pirate bear'],
  ['piesek w kapeluszu', 'dog in a hat'],
  ['ein Bärchen', 'bear'],
])('R1084 how small, large or old somebody is is told in English, and so is a pet name: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});

test.each([
  ['Oma strickt einen Schal für den Hund', 'grandma who knits a scarf for a dog'],
  ['una abuela que teje una bufanda para el perro', 'grandma who knits a scarf for a dog'],
  ['ein Bett für Hunde', 'bed for dogs'],
  ['für immer müde', 'forever tired'],
  ['un torero que ama a los toros', 'bullfighter that loves bulls'],
  ['un niño que odia a las arañas', 'child that hates spiders'],
  ['ein Mann, der eine Gans wählt', 'man that chooses a goose'],
  ['un perro que rema', 'dog that rows'],
  ['un chien qui plonge', 'dog that dives'],
  ['un gatto che tossisce', 'cat that coughs'],
  ['um cachorro que reza', 'dog that prays'],
  ['猫が本を読んでいる', 'cat that reads a book'],
  ['犬がピザを食べている', 'dog that eats a pizza'],
  ['猫が寝ている', 'cat that sleeps'],
  ['猫がサーフィンをしている', 'cat that surfs'],
])('R1169 who does what, and for whom, is told wherever a language names them: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});

test.each([
  ['mein kleiner Bruder', 'my little brother'],
  ['meine Tochter', 'my daughter'],
  ['mon fils', 'son'],
  ['mi hermanita', 'little sister'],
  ['mio figlio', 'son'],
  ['minha filha', 'daughter'],
])('R1172 a child or a sibling is somebody in every language: %s', (mainTheme, english) => {
  expect(inEnglish(mainTheme)).toBe(english);
});
