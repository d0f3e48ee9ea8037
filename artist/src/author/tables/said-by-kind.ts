/** What only such words could have as are no noun: a line of code, a notice, a phrase from abroad. `{words}` are they, in quotation marks. */
import { list, type NounClass, told } from './noun-class.ts';

/** "void main", "import this": typed, run, and never touched again. */
const CODE: NounClass = {
  nouns: list(''),
  events: [
    'somebody typed {words}, pressed enter, and where the tax return had been {a_thing} blinked and said {name}',
    '{words} was line four of a program, nobody knew why, it was taken out, and {a_thing} fell over with a cry of {name}',
    'a student copied {words} without reading it, the printer warmed up, and out came {a_thing}, page one of {name}',
    'a cat walked over the keys, it came out as {words}, and {a_thing} has run the whole bank since, as {name}',
    '{words} was only to be tried on Friday at five, by Monday {a_thing} had an office, and on the door it said {name}',
  ],
  conflicts: [
    told(
      'It ran on the first try, and three developers have not slept since, from suspicion.',
      'One of them has moved to a farm.',
      'It has run on every try, which makes it worse.',
    ),
    told(
      'One bracket was left open in it in spring, and everything said since then is inside.',
      'It is getting warm in there.',
      'Somebody has heard the other bracket, in the car park.',
    ),
    told(
      'The comment above it says “do not touch”, and the comment above that says “I touched it, sorry”.',
      'There is a third one, and it is a prayer.',
      'They were written by the same hand.',
    ),
    told(
      'It works on one laptop, so the laptop is carried from customer to customer on a cushion.',
      'It has a seat by the window.',
      'The cushion has been promoted.',
    ),
    told(
      'An expert looked at it for a week, at a rate per hour, and changed one blank into two.',
      'The invoice says “optimised”.',
      'He has taken one back since.',
    ),
  ],
  closings: [
    'It compiles, and nobody asks for more.',
    'Have you tried it without the semicolon?',
    'The rest is left in as a comment.',
    'Press any key, but not that one.',
    'There is a newer version, and nobody dares.',
  ],
};

/** "access denied", "mind the gap": put up once, and obeyed by the wrong ones. */
const NOTICE: NounClass = {
  nouns: list(''),
  events: [
    'the door said {words}, everybody turned back, and only {a_thing} knocked, wiped both feet and asked for {name}',
    'somebody hung {words} round the neck of {a_thing}, the whole building obeyed it, and the caretaker salutes {name}',
    'a voice at the station said {words} in four languages, {a_thing} thanked it each time, and it called back “you too, {name}”',
    '{words} was on the screen all weekend, {a_thing} took it personally, and wrote a long reply as {name}',
    'the sign said {words}, {a_thing} stood in front of it until evening, and the caretaker locked up around {name}',
  ],
  conflicts: [
    told(
      'A second sign had to be put up, which says that the first one is meant.',
      'The third is at the printer’s.',
      'Underneath, somebody wrote “why?”, and somebody else “because”.',
    ),
    told(
      'It is in red, in capitals, in four languages, and everybody asks the man beside it.',
      'He points at it without looking up.',
      'The man has begun to charge.',
    ),
    told(
      'It was meant for one afternoon in 1994, and nobody has dared to take it down.',
      'The sticky tape is older than the director.',
      'It is to be listed, like the staircase.',
    ),
    told(
      'It was obeyed to the letter for a week, and whoever obeyed it was found by the night watchman, still at it.',
      'A medal was considered, and then a blanket.',
      'The blanket came first.',
    ),
    told(
      'A child read it out, a finger under each letter, and asked what it had done to deserve that.',
      'The management is thinking about it.',
      'A fair question, says the lawyer.',
    ),
  ],
  closings: [
    'The management thanks you for reading this far.',
    'It has been laminated, so it must be true.',
    'We apologise for any convenience.',
    'On the other side it says “welcome”.',
    'Whoever can read this is standing too close.',
  ],
};

/** "tutto bene", "c'est la vie": all that was learned for the journey. */
const ABROAD: NounClass = {
  nouns: list(''),
  events: [
    '{a_thing} had learned only {words} for the journey, said it to the customs, a swan and a dentist, and was kept as {name}',
    'a waiter asked how everything was, {a_thing} said {words}, with both hands, and the bill was made out to {name}',
    '{a_thing} answered a telephone abroad, said {words} eleven times in eleven tones, and had bought a boat called {name}',
    'a grandmother at a bus stop heard {a_thing} say {words}, wept, and has been cooking ever since for {name}',
    '{words} was the answer in the oral exam, whatever was asked, and with full marks {a_thing} went home as {name}',
  ],
  conflicts: [
    told(
      'At the doctor’s, at a funeral and on a sinking ferry it was said in exactly the same voice.',
      'The ferry felt better for it.',
      'It was right twice.',
    ),
    told(
      'In the phrase book it is on page one, between “where is the station?” and “I did not order this”.',
      'Nobody has ever got to page two.',
      'The station has not been found.',
    ),
    told(
      'It takes both hands to say it, and one of them had the ice cream.',
      'The ice cream got the accent.',
      'On the telephone the hands go on all the same.',
    ),
    told(
      'A professor has counted nine meanings of it, and all of them depend on the eyebrows.',
      'The tenth is rude, and the most common.',
      'He would like to hear it again, slower.',
    ),
    told(
      'It was said once to a grandmother as a compliment, and there have been two days of soup.',
      'Nobody dares to explain.',
      'There is a third day, in the freezer.',
    ),
  ],
  closings: [
    'The rest is done with the hands.',
    'It sounds like a promise, and mostly it is lunch.',
    'Whoever answers in English has lost.',
    'Repeat after me, said the cassette, and sighed.',
    'In translation it loses everything but the gesture.',
  ],
};

const OF_CODE =
  /^(?!.*(?:conflict|error|exception|pointer|commit|request|repo|branch)$)(?:void|import|print|printf|sudo|def|return|echo|git|npm|const|static|select|chmod|docker|console|println|undefined|null) (?!point|island|git)(?=\p{L}+(?: \p{L}+)?$)/iu;
const OF_NOTICES =
  /^(?:access|permission|entry|payment|card|transaction) (?:denied|declined|refused|only)$|^(?:file|page|user|device|printer|driver|server|song|signal) not found$|^(?:password|login|connection|signal|session|server|disk|memory|update|file|payment) (?:incorrect|invalid|expired|failed|lost|full|corrupted|timed out|overloaded)$|^(?:mind|watch) (?:the|your) \p{L}+$|^(?:do not|don['’]?t) (?:disturb|touch|enter|feed|lean|open|press|panic|run|cross|walk|park)\b|^please (?:hold|wait|stand|knock|queue|ring|take|keep|do not|insert)\b|^(?:keep (?:off|out|left|right|clear)|no (?:signal|entry|smoking|parking|exit|service|vacancies|access|internet|connection|swimming|diving|dogs allowed))\b|^(?:game over|insert coin|try again|coming soon|under construction|out of office)$/iu;
const OF_ABROAD =
  /^(?:(?:tutto|va|molto|dai|allora|andiamo|buon|buona|buongiorno|ciao|grazie) (?:a posto|\p{L}+)|(?:la )?dolce (?:vita|far niente)|(?:c['’]est|bon|bonne|merci|joie de|je ne|comme ci|sacr[eé]) \p{L}+(?: \p{L}+)*|mon dieu|(?:hola|que|qué|ay|hasta|muchas|vamos|buenas|buenos|de) (?:amigos?|amigas?|pasa|tal|caramba|luego|la vista|mañana|gracias|a la playa|noches|dias|días|tardes|nada)|(?:alles|passt|geht|na|ach|guten|gute|genau|schon) (?:gut|schon|klar|ja|so|tag|morgen|nacht|reise|besserung|halt|wurst)|hakuna matata|bella ciao|carpe diem|porca miseria|santo cielo|dai dai dai|mamma mia|[ou]o?h l[aà] l[aà])$/iu;

/** @returns what is told of such words as are no noun of anything; null for any others. */
export function rowsOfSaid(words: string): NounClass | null {
  if (OF_CODE.test(words)) return CODE;
  if (OF_NOTICES.test(words)) return NOTICE;
  return OF_ABROAD.test(words) ? ABROAD : null;
}

export const SAID_BY_KIND: readonly NounClass[] = [CODE, NOTICE, ABROAD];
