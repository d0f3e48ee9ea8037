/** People whom everybody knows by name, and what is drawn of them: a man, a woman, anybody, or the beast that they are. Their clothes are their topic's. */
import { isEnglishWord } from '../author/english-words.ts';
import { foldWord, splitWords } from '../pieces/split-words.ts';

const MAN = '1f468';
const WOMAN = '1f469';
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
    sancho panza, sigmund freud, freud, isaac newton, charles darwin, darwin, gandhi, mahatma gandhi, nelson mandela, edward scissorhands, tim burton`,
  ],
  [
    WOMAN,
    `taylor swift, beyonce, ariana grande, lady gaga, madonna, rihanna, adele, billie eilish, dua lipa, britney spears, shakira, katy perry,
    selena gomez, olivia rodrigo, sabrina carpenter, whitney houston, celine dion, mariah carey, cher, miley cyrus, dolly parton, nicki minaj, cardi b,
    marie curie, serena williams, greta thunberg, merkel, angela merkel, kim kardashian, marie kondo, marie antoinette, lara croft, mary poppins,
    marilyn monroe, frida kahlo, frida, mona lisa, marge simpson, lisa simpson, hermione, hermione granger, scheherazade, harley quinn, snow white`,
  ],
  [PERSON, 'impostor, imposter, the impostor, crewmate, rizzler, boomer'],
  [MOUSE, 'mickey mouse, minnie mouse'],
];

const fold = (text: string): string => splitWords(text).map(foldWord).join(' ');

let all: ReadonlyMap<string, string> | undefined;
const known = (): ReadonlyMap<string, string> =>
  (all ??= new Map(NAMES.flatMap(([piece, names]) => names.split(/,\s+/).map((name) => [fold(name), piece] as const))));

/** What may stand before a name, and what goes on behind it. Anything else makes another thing of it: a trump card, van Gogh's ear. */
const BEFORE = /^(?:a|an|the|my|young|old|little|baby|tiny|giant|sad|happy|angry|sleepy)$/;
const BEHIND =
  /^(?:with|without|who|that|in|on|at|and|or|of|from|under|mit|ohne|im|auf|con|sin|en|com|sem|no|na|avec|sans|dans|au|à|senza|nel|\p{L}+ing)$/u;

/**
 * @param typed the theme.
 * @param words those of its topic.
 * @returns the piece of who is meant; undefined where they name nobody, as a "film noir" does not.
 */
export function findNamedPerson(typed: string, words: readonly string[]): string | undefined {
  const name = fold(words.join(' '));
  const piece = known().get(name);
  if (piece === undefined) return undefined;
  const parts = typed.toLowerCase().split(/\s+/);
  const length = name.split(' ').length;
  const at = parts.findIndex((_, index) => fold(parts.slice(index, index + length).join(' ')) === name);
  // With a slip in it, it is a name all the same.
  if (at < 0) return /['’]s(?:\s|$)/.test(typed) ? undefined : piece;
  const next = parts[at + length];
  const goesOn = next === undefined || BEHIND.test(next) || !isEnglishWord(next);
  const isWhole = goesOn && !/['’]s$/.test(parts[at + length - 1] ?? '');
  return isWhole && parts.slice(0, at).every((word) => BEFORE.test(word)) ? piece : undefined;
}

/** What is said of somebody whom everybody knows: nobody is anything else by chance. */
export function genderOfNamed(name: string): 'he' | 'she' | undefined {
  const piece = known().get(fold(name));
  return piece === MAN ? 'he' : piece === WOMAN ? 'she' : undefined;
}
