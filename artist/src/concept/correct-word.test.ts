import { expect, it, test } from 'vitest';
import { COMMON_WORDS } from '../author/english-words.ts';
import { listPieces } from '../pieces/catalogue.ts';
import { conceive } from './conceive.ts';
import { correctWish } from './correct-wish.ts';
import { correctWord } from './correct-word.ts';
import { BLANK } from './testing.ts';
import { countSlips } from './topics.ts';

it.each([
  ['wizzard', 'wizard'],
  ['dinosuar', 'dinosaur'],
  ['dinosuars', 'dinosaurs'],
  ['pengiun', 'penguin'],
  ['girafe', 'giraffe'],
  ['octapus', 'octopus'],
  ['parot', 'parrot'],
  ['monky', 'monkey'],
  ['grumppy', 'grumpy'],
  ['catoon', 'cartoon'],
  ['stadeum', 'stadium'],
  ['optomistic', 'optimistic'],
  ['accountent', 'accountant'],
  ['spaghetty', 'spaghetti'],
])('%s is %s', (typed, meant) => expect(correctWord(typed)).toBe(meant));

it.each(['bera', 'hors', 'walter', 'wasser', 'leiter', 'short', 'lighter'])('%s is nothing else', (word) => {
  expect(correctWord(word)).toBeUndefined();
});

it.each(['monstera', 'hotspot', 'seance', 'lassi', 'handbell'])('R1393 %s has jokes of its own, and is no slip', (word) => {
  expect(correctWord(word)).toBeUndefined();
});

it.each([
  ['hairdrier', 'hairdryer'],
  ['archeologist', 'archaeologist'],
])('R1393 %s shares the jokes of %s', (typed, meant) => expect(correctWord(typed)).toBe(meant));

/** Invented words, words of many languages, rare ones, and names of people, places, games and dishes, which nobody asked us to know. */
const UNBENT = `
blorptang glorbify zibbledorf quankle snorfblat wumbo frindle gribbet plonkus vexorp drumbalo krokofant mivvle tazzerin brontle skweezle flumph
jabbertok nimbort yorvik schadenfreude weltschmerz gemütlich feuerzeug schraubenzieher kuchen bratpfanne eichel kellner schneider fischer wagner
becker hoffmann schulze krause lehmann kaiser jaeger vogel winkler brandt seidel millar parrott wolff castell barkley pengelly marlowe dawkins beckham
mourinho guardiola zidane ronaldinho modric lewandowski kowalski nowak szczesny novak dvorak horvat petrovic ivanov smirnov kuznetsov popov sokolov
morozov volkov tanaka suzuki takahashi watanabe yamamoto nakamura kobayashi nguyen tran pham santos oliveira pereira carvalho ferreira rodrigues
martins almeida ribeiro garcia fernandez gonzalez lopez castillo herrera medina aguilar vargas castro ortega delgado rossi russo ferrari esposito
colombo ricci marino conti bruno gallo fontana dupont durand lefebvre moreau girard lambert rousseau fournier mercier chevalier boucher marchand
jansen bakker visser dekker vermeer dijkstra hendriks mulder mariposa cachorro ventana murcielago escalera bombero lagartija zapato cuchara tenedor
sombrero payaso alegre perezoso valiente pintor cocinero profesor abogado papillon grenouille parapluie fromage boulanger pompier coccinelle fenetre
bouteille chapeau escargot heureux peureux fatigue paresseux courageux docteur musicien magicien farfalla coccodrillo scoiattolo lucertola finestra
cappello forchetta pompiere maestro dottore musicista simpatico pigro furbo arrabbiato coraggioso borboleta cachoeira geladeira cozinheiro preguiçoso
jacare tartaruga macaco elefante girafa zangado motyl wiewiorka zolw niedzwiedz strazak lekarz kucharz piekarz smutny wesoly kelebek kaplumbaga timsah
maymun aslan tembel utangac vlinder schildpad eekhoorn kikker brandweer bakker slager dapper verlegen sköldpadda ekorre fjäril brandman kock modig
blyg quokka axolotl okapi tarsier pangolin numbat dugong quoll echidna kakapo saiga gharial fossa tapir serval caracal binturong borborygmus
defenestrate petrichor sonder limerence susurrus absquatulate callipygian logorrhea nidificate tmesis zeugma quincunx ullage vellichor apricity
griffonage crapulence lethologica oubliette kakistocracy mumpsimus ultracrepidarian widdershins gardyloo cattywampus collywobbles flibbertigibbet
bumbershoot snollygoster taradiddle lickspittle ragamuffin skedaddle whippersnapper pokemon pikachu charizard bulbasaur tetris minecraft fortnite
skibidi sigma gyatt rizzler delulu yeet bussin drip simp normie chungus doge stonk tralalero tralala bombardiro crocodilo tung sahur brr patapim
capuchino cappuccina lirili larila mbappe haaland messi neymar ronaldo federer djokovic alcaraz verstappen hamilton leclerc norris piastri wakanda
hogwarts tatooine narnia mordor gondor rohan westeros winterfell rivendell zelda ganondorf kratos geralt yennefer sephiroth siobhan saoirse niamh
aoife eoghan caoimhe llewellyn gwyneth anneke maarten joris sanne jannik leonie mathilde thibault guillaume celestine kombucha tempeh gochujang
furikake zaatar harissa pierogi khachapuri tteokbokki okonomiyaki takoyaki arepas ceviche bibimbap shakshuka halloumi reykjavik ljubljana tbilisi
yerevan baku almaty bishkek tashkent samarkand ulaanbaatar antananarivo ouagadougou`
  .trim()
  .split(/\s+/);

it('bends none of nearly four hundred words that are none of ours', () => {
  expect(UNBENT.length).toBeGreaterThan(380);
  expect(UNBENT.filter((word) => correctWord(word) !== undefined)).toEqual([]);
});

it('shows what was meant, and nothing in another language', () => {
  const headOf = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 's').theme.piece;
  expect(headOf('a wizzard')).toBe(headOf('a wizard'));
  expect(headOf('eine pengiun')).toBeNull();
});

// R718
test.each(
  `crocodle crocodile, crocdile crocodile, penguuin penguin, pengin penguin, elephnat elephant, elefhant elephant, shrak shark, tiegr tiger,
  kangaaroo kangaroo, snkae snake, snke snake, hrse horse, whael whale, zbra zebra, dolpin dolphin, dophin dolphin, hedghog hedgehog,
  hedgehgo hedgehog, flamigo flamingo, giraaffe giraffe, squirel squirrel, chamelon chameleon, lobstr lobster, mosqito mosquito, raccon raccoon`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
)('an animal with a letter missing, doubled or swapped is that animal: %s', (typed = '', meant = '') => {
  expect(correctWish({ ...BLANK, bodyInfluence: typed }).bodyInfluence).toBe(meant);
});

// R718
test('none of the words that are a letter away from an animal becomes it', () => {
  const animals = listPieces('animal').flatMap(({ name }) => (/^[a-z]{3,}$/.test(name) ? [name] : []));
  const isNear = (word: string) =>
    animals.some((name) => Math.abs(name.length - word.length) < 2 && countSlips(word, name, 1) === 1);
  const english = [...COMMON_WORDS()].filter((word) => /^[a-z]{3,}$/.test(word) && isNear(word));
  const others =
    'tige mose mole moles drago stor stork pinta carne grue lama lamas kamel camelo hose hosen mors mous mausi serpe snak sole sola pianta beige hund hand hahn huhn leone leopard zebre zobra panter lapin lapis lobo pato gatto gato katze kater katzen tiere ziege ente ende bison bizon rata ratte ratto maus biene bien vaca vache swan schwan'.split(
      ' ',
    );
  expect(english.length).toBeGreaterThan(300);
  expect([...english, ...others].filter((word) => correctWord(word) !== undefined)).toEqual([]);
});

test.each([
  ['dragonn', 'dragon'],
  ['tigerr', 'tiger'],
  ['kubernets', 'kubernetes'],
  ['javascrpit', 'javascript'],
  ['blokchain', 'blockchain'],
  ['octopuss', 'octopus'],
  ['cinammon roll', 'cinnamon roll'],
  ['catt with a hatt', 'cat with a hat'],
])('R1422 a last letter too often, and a slip in what is known without a picture, are mended: %s', (typed, meant) => {
  expect(correctWish({ ...BLANK, mainTheme: typed }).mainTheme).toBe(meant);
});

test('R1422 surnames that end in a letter twice are not', () => {
  const names = 'hermann zimmermann bergmann kellogg grubb parrott wolff carr webb'.split(' ');
  expect(names.filter((name) => correctWord(name) !== undefined)).toEqual([]);
});
