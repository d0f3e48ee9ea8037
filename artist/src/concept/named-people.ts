/** People whom everybody knows by name, and what is drawn of them: a man, a woman, anybody, or the beast that they are. Their clothes are their topic's. */
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
    tupac, elon musk, elon, jeff bezos, bill gates, mark zuckerberg, zuckerberg, steve jobs, donald trump, trump, warren buffett, scrooge,
    stephen hawking, nikola tesla, oppenheimer, picasso, pablo picasso, van gogh, vincent van gogh, salvador dali, leonardo da vinci, andy warhol,
    banksy, messi, lionel messi, ronaldo, cristiano ronaldo, pele, david beckham, mbappe, maradona, neymar, zidane, lebron james, michael jordan,
    kobe bryant, stephen curry, rafael nadal, nadal, djokovic, tiger woods, michael phelps, tony hawk, bruce lee, john cena, robin hood, babe ruth,
    steven spielberg, quentin tarantino, tom cruise, leonardo dicaprio, brad pitt, shakespeare, william shakespeare, david copperfield, obama, putin,
    biden, karl marx, che guevara, gordon ramsay, lewis hamilton, max verstappen, schumacher, louis xiv, superman, louis armstrong, miles davis,
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
    marilyn monroe, frida kahlo, frida, mona lisa, marge simpson, lisa simpson, hermione, hermione granger, scheherazade, harley quinn`,
  ],
  [PERSON, 'impostor, imposter, the impostor, crewmate, rizzler, boomer'],
  [MOUSE, 'mickey mouse, minnie mouse'],
];

const fold = (text: string): string => splitWords(text).map(foldWord).join(' ');

let known: ReadonlyMap<string, string> | undefined;

/** Who is meant by the words of a topic; undefined where they name nobody, as a "film noir" does not. */
export function findNamedPerson(words: readonly string[]): string | undefined {
  known ??= new Map(NAMES.flatMap(([piece, names]) => names.split(/,\s+/).map((name) => [fold(name), piece] as const)));
  return known.get(fold(words.join(' ')));
}
