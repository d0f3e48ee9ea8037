/** People whom everybody knows by name, and what is drawn of them: a man, a woman, anybody, or the beast that they are. Their clothes are their topic's. */
import { isEnglishWord } from '../author/english-words.ts';
import { foldWord, splitWords } from '../pieces/split-words.ts';
import type { ColorName } from './colors.ts';

const MAN = '1f468';
const WOMAN = '1f469';
const BOY = '1f466';
const GIRL = '1f467';
const PERSON = '1f9d1';
const MOUSE = '1f42d';

const NAMES: readonly (readonly [piece: string, names: string])[] = [
  [
    MAN,
    `mozart, beethoven, bach, vivaldi, chopin, freddie mercury, john lennon, paul mccartney, ringo starr, jimi hendrix, kurt cobain, johnny cash,
    harry styles, justin bieber, ed sheeran, michael jackson, bruno mars, frank sinatra, eminem, snoop dogg, kanye west, kanye, kendrick lamar, jay z,
    elon musk, elon, jeff bezos, bill gates, mark zuckerberg, zuckerberg, steve jobs, donald trump, trump, warren buffett, scrooge,
    nikola tesla, oppenheimer, picasso, pablo picasso, van gogh, vincent van gogh, salvador dali, leonardo da vinci, andy warhol,
    banksy, messi, lionel messi, ronaldo, cristiano ronaldo, pele, david beckham, mbappe, maradona, neymar, zidane, lebron james, michael jordan,
    stephen curry, rafael nadal, nadal, djokovic, tiger woods, michael phelps, tony hawk, bruce lee, john cena, robin hood, babe ruth,
    steven spielberg, quentin tarantino, tom cruise, leonardo dicaprio, brad pitt, shakespeare, william shakespeare, david copperfield, obama, putin,
    biden, karl marx, che guevara, gordon ramsay, lewis hamilton, max verstappen, louis xiv, superman, louis armstrong, miles davis,
    elvis, elvis presley, albert einstein, einstein, luke skywalker, napoleon bonaparte, clint eastwood, don corleone, al capone, neil armstrong,
    buzz aldrin, super mario, mario, luigi, james bond, tony stark, peter pan, willy wonka, indiana jones, jack sparrow, long john silver,
    blackbeard, george washington, benjamin franklin, alexander hamilton, abraham lincoln, julius caesar, socrates, aristotle, hercules, walter white,
    heisenberg, charlie chaplin, chaplin, buster keaton, bob ross, mike tyson, muhammad ali, rocky balboa, john rambo, rambo, forrest gump,
    homer simpson, bart simpson, peter parker, miles morales, harry potter, ron weasley, tarzan, mowgli, aladdin, ali baba, don quixote, don quijote,
    sancho panza, batman, bat man, asterix, obelix, spiderman, spider man, deadpool, shrek, hulk, the hulk, incredible hulk, thanos, darth vader, vader, popeye,
    popeye the sailor, lucky luke, goku, voldemort, lord voldemort, buzz lightyear, mad hatter, frodo, smurf, papa smurf, schlumpf, puffo, pitufo, loki, grinch,
    the grinch, mr bean, mister bean, woody, hagrid, rubeus hagrid, sigmund freud, freud, isaac newton, charles darwin, darwin, gandhi, mahatma gandhi, nelson mandela, edward scissorhands, tim burton`,
  ],
  [
    WOMAN,
    `taylor swift, beyonce, ariana grande, lady gaga, madonna, rihanna, adele, billie eilish, dua lipa, britney spears, shakira, katy perry,
    selena gomez, olivia rodrigo, sabrina carpenter, whitney houston, celine dion, mariah carey, cher, miley cyrus, dolly parton, nicki minaj, cardi b,
    marie curie, serena williams, greta thunberg, merkel, angela merkel, kim kardashian, marie kondo, marie antoinette, lara croft, mary poppins,
    marilyn monroe, frida kahlo, frida, mona lisa, marge simpson, lisa simpson, hermione, hermione granger, scheherazade, harley quinn, snow white,
    elsa, barbie, barbie girl, rapunzel, cinderella, moana, catwoman, cat woman, morticia, leia, princess leia, leia organa`,
  ],
  [PERSON, 'impostor, imposter, the impostor, crewmate, rizzler, boomer'],
  [
    BOY,
    `tintin, tin tin, ash ketchum, naruto, pinocchio, the little prince, little prince, le petit prince,
    der kleine prinz, el principito, il piccolo principe, o pequeno principe, chucky`,
  ],
  [
    GIRL,
    `wednesday addams, alice in wonderland, heidi, mafalda, bibi blocksberg, pippi longstocking, pippi langstrumpf, fifi brindacier, pippi calzaslargas,
    pippi calzelunghe, pippi langstrump, pippi langkous`,
  ],
  [MOUSE, 'mickey mouse, minnie mouse'],
  ['1f478', 'princess peach'],
  ['1f9da-200d-2640-fe0f', 'tinkerbell, tinker bell'],
  ['1f9dc-200d-2640-fe0f', 'ariel'],
  ['1f9dd', 'legolas, zelda'],
  ['1f9fd', 'spongebob, sponge bob, spongebob squarepants'],
  ['own-creeper', 'minecraft creeper, creeper from minecraft'],
  ['1f47a', 'yoda, baby yoda, master yoda, grogu, gollum, dobby, dobby the house elf'],
  ['1f428', 'totoro, my neighbor totoro, stitch disney, stitch from lilo'],
  ['1f422', 'bowser'],
  ['1f996', 'yoshi'],
  ['1f415', 'bluey'],
  ['1f431', 'doraemon'],
  ['1f418', 'dumbo'],
  ['1f98c', 'bambi'],
  ['1f424', 'tweety, tweety bird'],
  ['1f921', 'pennywise'],
  ['1f916', 'robocop'],
  ['1f408', 'garfield'],
  ['1f436', 'snoopy'],
  ['1f994', 'sonic, sonic the hedgehog'],
  ['1f438', 'kermit, kermit the frog'],
  ['1f43b', 'paddington, paddington bear'],
  ['1f981', 'simba'],
  ['own-clownfish', 'nemo, finding nemo'],
  ['1f996', 'godzilla'],
  ['26c4', 'olaf, olaf from frozen'],
  ['1f9d2', 'pumuckl'],
  ['1f409', 'charizard, glurak, dracaufeu'],
];

const fold = (text: string): string => splitWords(text).map(foldWord).join(' ');

let all: ReadonlyMap<string, string> | undefined;
const known = (): ReadonlyMap<string, string> =>
  (all ??= new Map(NAMES.flatMap(([piece, names]) => names.split(/,\s+/).map((name) => [fold(name), piece] as const))));

/** What may stand before a name, and what goes on behind it. Anything else makes another thing of it: a trump card, van Gogh's ear. */
const BEFORE =
  /^(?:a|an|the|my|very|young|old|little|small|mini|baby|tiny|big|huge|giant|fat|chubby|skinny|buff|muscular|sad|happy|angry|grumpy|evil|sleepy|tired|lazy|drunk|depressed|lonely|shy|scared|crying|hungry|cute|ugly)$/;
const BEHIND =
  /^(?:with|without|who|that|in|on|at|and|or|of|from|under|mit|ohne|im|auf|con|sin|en|com|sem|no|na|avec|sans|dans|au|à|senza|nel|but|if|when|while|as|like|for|after|before|during|because|vs|versus|is|was|are|has|had|gets|got|goes|went|wants|needs|loves|hates|eats|drinks|plays|works|buys|makes|sells|lost|drunk|asleep|tired|late|alone|dressed|\p{L}+ing)$/u;
/** The longest name has so many words. */
const NAME_MAX = 4;

export interface Named {
  piece: string;
  name: string;
}

/**
 * @param typed the theme.
 * @param words those of its topic, which may be a name with a slip in it, or of another topic than the name's: a wedding's.
 * @returns who is meant; undefined where they name nobody, as a "film noir" does not.
 */
export function findNamedPerson(typed: string, words: readonly string[]): Named | undefined {
  const name = fold(words.join(' '));
  const parts = typed.toLowerCase().split(/\s+/);
  const piece = known().get(name);
  if (piece === undefined) return findLeader(parts);
  const length = name.split(' ').length;
  const at = parts.findIndex((_, index) => fold(parts.slice(index, index + length).join(' ')) === name);
  // With a slip in it, it is a name all the same.
  if (at < 0) return /['’]s(?:\s|$)/.test(typed) ? undefined : { piece, name };
  return isWhole(parts, at, length) ? { piece, name } : undefined;
}

/** Who a text begins with. */
function findLeader(parts: readonly string[]): Named | undefined {
  const from = Math.max(
    parts.findIndex((word) => !BEFORE.test(word)),
    0,
  );
  for (let length = NAME_MAX; length > 0; length--) {
    const name = fold(parts.slice(from, from + length).join(' '));
    const piece = known().get(name);
    if (piece !== undefined && parts.length >= from + length) return isWhole(parts, from, length) ? { piece, name } : undefined;
  }
  return undefined;
}

function isWhole(parts: readonly string[], at: number, length: number): boolean {
  const next = parts[at + length];
  const goesOn = next === undefined || BEHIND.test(next) || !isEnglishWord(next);
  return goesOn && !/['’]s$/.test(parts[at + length - 1] ?? '') && parts.slice(0, at).every((word) => BEFORE.test(word));
}

/** Who is known by a colour all over. */
const COLORS: readonly (readonly [color: ColorName, names: string])[] = [
  ['green', 'yoda, baby yoda, master yoda, grogu, gollum, shrek, hulk, the hulk, incredible hulk, grinch, the grinch, yoshi'],
  [
    'blue',
    'smurf, papa smurf, schlumpf, puffo, pitufo, bluey, doraemon, sonic, sonic the hedgehog, stitch disney, stitch from lilo',
  ],
  ['yellow', 'spongebob, sponge bob, spongebob squarepants, tweety, tweety bird'],
  ['purple', 'thanos'],
  ['orange', 'garfield, nemo, finding nemo, charizard, glurak, dracaufeu'],
  ['white', 'snoopy'],
];

/** The names of all of them. */
export const listNamedPeople = (): string[] => [...known().keys()];

/** @param name the words of a topic. */
export const colorOfNamed = (name: string): ColorName | undefined =>
  COLORS.find(([, names]) => names.split(/,\s+/).includes(fold(name)))?.[0];

/** What is said of somebody whom everybody knows: nobody is anything else by chance. */
export function genderOfNamed(name: string): 'he' | 'she' | undefined {
  const piece = known().get(fold(name));
  return piece === MAN || piece === BOY ? 'he' : piece === WOMAN || piece === GIRL ? 'she' : undefined;
}
