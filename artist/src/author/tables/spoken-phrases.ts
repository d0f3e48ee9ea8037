/**
 * What can be told of words of which nothing is known but that somebody said them, by their shape: an order is obeyed, a
 * question is answered too late, a word of another language is mistaken for a soup. `{words}` stand in quotation marks,
 * `{a_thing}` is who or what is seen.
 */
import { MORE_OF_A_FEW_WORDS, MORE_OF_WHOLE_SENTENCES } from './more-of-what-is-said.ts';
import { told } from './noun-class.ts';
import type { Moment } from './side-class.ts';

/** As a programmer types it; English has a return ticket, a console table and a void of its own. */
const OF_CODE =
  /^(?:import (?:this|antigravity|\p{L}*(?:numpy|pandas|react|random|sys|torch|tensorflow)|os|math)|void (?:main|setup|loop|foo|pointers?)|(?:public )?static (?:void|int|const|public)(?: \p{L}+)?|print(?:f|ln)? (?:hello|foo|this|line)(?: world)?|println \p{L}+|sudo \p{L}+(?: \p{L}+){0,3}|def (?:main|init|foo|bar|self)|return (?:null|true|false|void|zero|none|undefined|self|this|foo)|echo (?:hello|foo|off|on)(?: world)?|git (?:push|pull|blame|rebase|merge|stash|init|checkout|clone|add|reset|revert|log|status|fetch|bisect|force)(?: (?!conflict|error|request|commit)\p{L}+)?|npm (?:install|run|start|test|audit|update|publish)(?: \p{L}+)?|const (?:foo|self|\p{L}{1,2})|select (?:star|distinct)(?: from \p{L}+)?|chmod \p{L}+|docker (?:run|build|compose|pull|push|ps|up)(?: \p{L}+)?|console log)$/iu;
const OF_NOTICES =
  /^(?:access|permission|entry|payment|card|transaction) (?:denied|declined|refused|only)$|^(?:file|page|user|device|printer|driver|server|song|signal) not found$|^(?:password|login|connection|signal|session|server|disk|memory|update|file|payment) (?:incorrect|invalid|expired|failed|lost|full|corrupted|timed out|overloaded)$|^(?:mind|watch) (?:the|your) \p{L}+$|^(?:do not|don['’]?t) (?:disturb|touch|enter|feed|lean|open|press|panic|run|cross|walk|park)\b|^please (?:hold|wait|stand|knock|queue|ring|take|keep|do not|insert)\b|^(?:keep (?:off|out|left|right|clear)|no (?:signal|entry|smoking|parking|exit|service|vacancies|access|internet|connection|swimming|diving|dogs allowed))\b|^(?:game over|insert coin|try again|coming soon|under construction|out of office)$/iu;
const OF_ABROAD =
  /^(?:(?:tutto|molto|dai|allora|andiamo|buon|buona|buongiorno|ciao|grazie) (?:a posto|\p{L}+)|va (?:bene|benissimo|be)|(?:la )?dolce (?:vita|far niente)|(?:c['’]est|merci|joie de|je ne|comme ci) \p{L}+(?: \p{L}+)*|bon (?:appétit|appetit|voyage|courage|anniversaire|dimanche|chance)|bonne (?:nuit|chance|année|journée|soirée|nouvelle)|sacr[eé] bleu|mon dieu|(?:hola|que|qué|ay|hasta|muchas|vamos|buenas|buenos|de) (?:amigos?|amigas?|pasa|tal|caramba|luego|la vista|mañana|gracias|a la playa|noches|dias|días|tardes|nada)|(?:alles|passt|geht|na|ach|guten|gute|genau|schon) (?:gut|schon|klar|ja|so|tag|morgen|nacht|reise|besserung|halt|wurst)|hakuna matata|bella ciao|carpe diem|porca miseria|santo cielo|dai dai dai|mamma mia|[ou]o?h l[aà] l[aà])$/iu;

/** As one types in haste, in small letters. */
export const TYPED_SHORT = 'lgtm|brb|afk|tl;?dr|imh?o|fyi|rsvp|byob|eta|cpr|wfh|ootd|smh|iykyk|nvm|asap|tba|tbc|eod|ooo';

/** What is told to anybody: "hold my beer", "bless this mess", "trust the process". */
const VERBS_OF_ORDERS =
  'hold|bless|trust|seize|mind|send|bring|respect|save|open|wake|follow|enjoy|embrace|obey|question|believe|shut|pass|grab|release|cancel|smash|enter|fear';
/** They are obeyed, whatever follows: "mind the gap", "believe in me"; what is bought is held, and is no order: "save the date card". */
const OF_ORDERS: readonly RegExp[] = [
  /^(?:mind|trust|embrace|enjoy|obey|question|seize|respect|believe) (?:the|your|it|this|that|me|everything|nothing|authority)(?!\p{L})/iu,
  new RegExp(
    `^(?:${VERBS_OF_ORDERS}) (?:(?:my|your|the|this|that|those|these|it|me) \\p{L}+|(?:up|down) (?!(?:calls?|buttons?|times?|alarms?|lights?|lamps?|screens?|menus?|windows?|shops?|acts?|notes?|switch(?:es)?|sequences?|messages?|lists?|comedy|comedian|signs?|tricks?|bars?|beds?|bids?|plans?|space|bras?|kits?|boxes|box|band|song|cost|day|night|show|line|process|mode|timer|bag|bottle|game|catch|bank)$)\\p{L}+)$`,
    'iu',
  ),
];
export const isOrder = (words: string): boolean => OF_ORDERS.some((kind) => kind.test(words));

/** Is it said, typed or written up, and no noun of anything? */
export const isSaidOnly = (words: string): boolean => [OF_CODE, OF_NOTICES, OF_ABROAD].some((kind) => kind.test(words));

/** "access denied", "mind the gap": put up once, and obeyed by the wrong ones. */
const NOTICED: Moment = {
  means: OF_NOTICES,
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

/** Typed at a machine: "void main", "sudo rm -rf", "undefined is not a function". */
const TYPED_AT_MACHINES: Moment = {
  means: new RegExp(
    `${OF_CODE.source}|${/[_{}=]|;$|<(?![\d/]|$)|(?<=\w)>|\S\(|--|^nan$|\b(?:sudo|rm -rf|void main|undefined|null|npm|printf|localhost|segfault|stack trace|syntax error|exit code|http|select \*)\b/.source}`,
    'iu',
  ),
  events: [
    'the intern put {words} into the wrong window, all the lights went out, and in the dark sat {a_thing}, logged in as {name}',
    'at four in the morning the screen said {words}, nobody dared to scroll, and at the bottom of it was {a_thing}, by {name}',
    'the server room was quiet but for {words}, {a_thing} pulled out a plug to see which it was, and it was that of {name}',
    'somebody typed {words}, pressed enter, and where the tax return had been {a_thing} blinked and said {name}',
    '{words} was line four of a program, nobody knew why, it was taken out, and {a_thing} fell over with a cry of {name}',
    'a student copied {words} without reading it, the printer warmed up, and out came {a_thing}, page one of {name}',
    'a cat walked over the keys, it came out as {words}, and {a_thing} has run the whole bank since, as {name}',
    '{words} was only to be tried on Friday at five, by Monday {a_thing} had an office, and on the door it said {name}',
  ],
  conflicts: [
    told(
      'It works on {their} machine, so the machine has been put behind a rope in the hall.',
      'The hall works too now.',
      'School classes are led past it on tiptoe.',
    ),
    told(
      'One sign of it is missing, and forty people in three countries are looking.',
      'It was a semicolon, and it had rolled under the fridge.',
      'The fridge has been asked to the next meeting.',
    ),
    told(
      'The comment beside it says “do not touch, I do not know either”, and is from 1998.',
      'Somebody touched it in 2003, and is missed.',
      'It is read out to beginners, by candlelight.',
    ),
    told(
      'It was said aloud in the kitchen, and the coffee machine started again from the beginning.',
      'It has asked for a language.',
      'The toaster only blinked, twice.',
    ),
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
    'The log has been read; it is mostly sighing.',
    'It compiles, and so does dust.',
    'Line one is fine. It is line two.',
    'It compiles, and nobody asks for more.',
    'Have you tried it without the semicolon?',
    'The rest is left in as a comment.',
    'Press any key, but not that one.',
    'There is a newer version, and nobody dares.',
  ],
};

/** Only capitals, "CPR", also where they are typed small: "brb". */
const LETTERS: Moment = {
  means: new RegExp(`^(?:\\p{Lu}{2,6}|${TYPED_SHORT})$`, 'u'),
  events: [
    'nobody at the meeting dared to ask what {words} stands for, {a_thing} was sent to find out, and came back as {name}',
    'a committee sat all night over what {words} might be short for, and the only one awake was {a_thing}, who said {name}',
    'the doctor wrote {words} on the chart, three students nodded, and {a_thing} has been treated since for {name}',
  ],
  conflicts: [
    told(
      'It stands for something else in every department, and in Accounts it stands for somebody called Otto.',
      'Otto has been told, and is flattered.',
      'He had only come about the lamp.',
    ),
    told(
      'The first letter was explained in a training of four hours, with sandwiches.',
      'The sandwiches were understood.',
      'The second letter is in spring.',
    ),
    told(
      '{They} nods when the others say it, and the others nod when {they} does.',
      'It goes round the table like a yawn.',
      'One of them has made director with it.',
    ),
  ],
  closings: [
    'It is short for a long story.',
    'The letters get on, except for the last two.',
    'Spelt out it would not fit through the door.',
  ],
};

/** "knock knock", "wakey wakey", "no no no". */
const SAID_TWICE_OVER: Moment = {
  means: /^(?:\P{L}*)(\p{L}+)[ ,!-]+\1(?!\p{L})/iu,
  events: [
    'a gramophone got stuck at {words}, {a_thing} danced to it until morning, and had to be lifted off with the needle as {name}',
    '{words} came back from the mountain before anybody had called, and on the top stood {a_thing}, known down here as {name}',
    'somebody said {words} to be on the safe side, so {a_thing} came for the first half, and for the second came {name}',
  ],
  conflicts: [
    told(
      'Once would have been enough, says the neighbour, and says so again an hour later.',
      'His wife agrees, and agrees.',
      'He has been counted as two.',
    ),
    told(
      'The spellchecker crosses out the second half, and {they} puts it back with a pen.',
      'The pen has run out twice.',
      'They meet each other at the margin, in silence.',
    ),
    told(
      'A budgie learned it in a week, and cannot be got to learn the rest.',
      'There is no rest, and it is very proud.',
      'At night a cloth is put over both.',
    ),
  ],
  closings: ['And again, from the top.', 'Both halves send their love.', 'The third time is extra.'],
};

/** "why is it always me", "was guckst du". */
const ASKED: Moment = {
  means:
    /\?|^(?:why|what|who|whose|where|when (?:is|are|do|does|will)|how|is it|are (?:we|you)|was it|do you|does (?:it|he|she)|did you|can (?:i|you|we)|to be or|warum|was (?:ist|guckst|machst)|wer|wo ist|wie geht|qué|por qué|quién|où|pourquoi|qui est|qu['’]est|cosa|perché|chi è|dove)(?!\p{L})/iu,
  events: [
    'somebody asked {words} in a lift, nobody said a word until the ninth floor, where {a_thing} got out as {name}',
    'the quiz master read out {words}, {a_thing} leaned on the buzzer, all eyes turned, and what came out was {name}',
    'a child of four asked {words}, the whole table looked at {a_thing}, and grandmother changed the subject to {name}',
  ],
  conflicts: [
    told(
      'Three philosophers were asked, and four answers came back, one of them with wet hair.',
      'The wet one is quoted most.',
      'They have fallen out over the towel.',
    ),
    told(
      'It was asked again at the wedding, at the funeral and at the dentist’s.',
      'At the dentist’s there was an answer, but with a drill in it.',
      'The child is a judge now.',
    ),
    told(
      '{They} has an answer ready, but it begins with the Romans, and nobody has stayed for the end.',
      'There are slides.',
      'The Romans got out at the second bend.',
    ),
    told(
      'A helpline was set up for it, and it asks the same thing back, in a kinder voice.',
      'Some people ring only for the voice.',
      'For “yes”, press nothing.',
    ),
  ],
  closings: ['Next question.', 'Somebody knows, and is on holiday.', 'It depends, said the lawyer, and that was sixty euros.'],
};

/** "I am so tired", "I love you", "help". */
const FELT: Moment = {
  means:
    /^(?:(?:and |oh |but )?(?:i|i['’]?m|im|i['’]ve|me|je t['’]aime|te quiero|ti amo|ich liebe|ich bin|ich will)(?![\p{L}])|help(?:!*| me\b)|ouch|ugh|argh|so (?:tired|hungry|cold)|(?:a |the )?(?:feeling|mood))/iu,
  events: [
    'somebody sighed {words} into a pillow, the pillow told {a_thing}, and by breakfast the whole house knew {name}',
    'the doctor asked where it hurt, was told {words}, prescribed {a_thing} twice a day, and wrote on the box {name}',
    'the karaoke machine showed {words} before anybody had paid, {a_thing} took the microphone, and all the aunts wept for {name}',
    'the diary fell open at {words}, {a_thing} swore not to have read it, and has been blushing since as {name}',
  ],
  conflicts: [
    told(
      '{They} said it to the mirror, and the mirror said “me too”, but a little later.',
      'It is an old mirror, and it has been through a lot.',
      'They have soup together now.',
    ),
    told(
      'A song was made of it, with four chords and a change of key for the weeping.',
      'It is number nine in Belgium.',
      'At the chorus the aunts hold up their reading lamps.',
    ),
    told(
      'The therapist nodded, wrote it down, and has hung it over his own bed.',
      'He says it to the rubber plant.',
      'Thursdays are free of charge now.',
    ),
    told(
      'It went to the wrong number, and a plumber in {town} wrote back that he felt just the same.',
      'They write every week.',
      'The tap has been seen to as well.',
    ),
  ],
  closings: [
    'It is better now, there was cake.',
    'It had to be said, and the cat was the only one in.',
    'Said with a hand on the heart, and a biscuit in the hand.',
  ],
};

/** "hold my beer", "trust the process", "please make it weird". */
const ORDERED: Moment = {
  means: new RegExp(
    `^(?:${VERBS_OF_ORDERS}|please|pls|plz|just|never|always|don['’]?t|do not|let|make|draw|give|touch|keep|feel|stop|watch|live|eat|drink|go|get|come|take|tell|show|be|stay|imagine|surprise|ordnung|andiamo|vamos|allez|carpe|memento|git)(?![\\p{L}])`,
    'iu',
  ),
  events: [
    'a voice in the bathroom said {words}, {a_thing} obeyed, which nobody had reckoned with, and was knighted as {name}',
    'the sergeant shouted {words}, four hundred men looked at one another, and the only one to obey was {a_thing}, now Major {name}',
    'the satnav said {words} at a roundabout, {a_thing} has been at it ever since, and the third exit is called {name}',
  ],
  conflicts: [
    told(
      '{They} does it on Mondays, as requested, and on Thursdays with feeling.',
      'Fridays are for regrets.',
      'A small crowd comes for the Thursdays, with cushions.',
    ),
    told(
      'A dog had heard it as well, and did it better.',
      'The dog has been given the job.',
      'They take turns now, for the same biscuit.',
    ),
    told(
      'It was called off at noon, and by then {they} had done it twice.',
      'The second time was for the photograph.',
      'It cannot be undone, says the carpet.',
    ),
    told(
      'An uncle has it on a cushion, a tea towel and a boat, and has never done it once.',
      'The boat has not been out either.',
      'He has put his feet up on the cushion.',
    ),
  ],
  closings: [
    'Orders are orders, and this was hardly one.',
    'It has been done; please stop asking.',
    'Somebody had to, and the others were at lunch.',
  ],
};

/** "my router after the third reboot", "my ex's new sofa". */
const OF_THE_FAMILY: Moment = {
  means: /^(?:my|our|mein|meine|mon|ma|mes|mi|mis|il mio|la mia|mijn|minha|meu)(?!\p{L})/iu,
  events: [
    'the album was opened at {words}, somebody turned the page too late, and there was {a_thing}, in a paper hat, as {name}',
    'everybody was to say what they would save from a fire, nobody said {words}, and {a_thing} walked out on foot as {name}',
    'at the therapist’s one was to draw a house, it became {words}, the therapist saw {a_thing}, and wrote down {name}',
  ],
  conflicts: [
    told(
      'The insurance has a box for fire, one for flood, and since last year one for this.',
      'They sent a man, who saw it, and had to sit down.',
      'It costs more than the flood.',
    ),
    told(
      'Everybody at the table had one at home as well, and theirs was worse, and there were pictures.',
      'The waiter has two.',
      'Somebody had brought a recording.',
    ),
    told(
      'It was told at dinner as a joke, and a gentleman at the end of the table began to cry.',
      'He was given the last dumpling.',
      'He has had one for thirty years.',
    ),
  ],
  closings: [
    'One has to live with it to understand.',
    'It is loved all the same, but from the landing.',
    'Please do not bring it up at Christmas.',
  ],
};

/** Of another language: "andiamo", "la vita è bella", "Ordnung muss sein". */
export const IN_ANOTHER_TONGUE: Moment = {
  means: OF_ABROAD,
  events: [
    'a lady on the night train said {words} in her sleep, four strangers blushed, and {a_thing} got off as {name}',
    'the phrase book has {words} for “where is the station?”, which it is not, and {a_thing} was brought in, with a bow, as {name}',
    'the waiter was told {words}, said “very good”, was away for an hour, and came back with {a_thing}, in the manner of {name}',
    'the subtitle for {words} was only “she sighs”, but it went on for a minute, and at the end {a_thing} had become {name}',
    '{a_thing} had learned only {words} for the journey, said it to the customs, a swan and a dentist, and was kept as {name}',
    'a waiter asked how everything was, {a_thing} said {words}, with both hands, and the bill was made out to {name}',
    '{a_thing} answered a telephone abroad, said {words} eleven times in eleven tones, and had bought a boat called {name}',
    'a grandmother at a bus stop heard {a_thing} say {words}, wept, and has been cooking ever since for {name}',
    '{words} was the answer in the oral exam, whatever was asked, and with full marks {a_thing} went home as {name}',
  ],
  conflicts: [
    told(
      'There are two ways to pronounce it, and a couple in {town} has one each.',
      'The child whistles.',
      'At Christmas they hum.',
    ),
    told(
      'Where it comes from one says it when the milk boils over, and also at weddings.',
      'Both times it is too late.',
      'The face that goes with it is the same.',
    ),
    told(
      'The interpreter asked for a glass of water, then for a chair, and then for another profession.',
      'He sells chairs now.',
      'His lips still move at night.',
    ),
    told(
      'A tourist learned it by heart, said it to the wrong man, and has been his son-in-law since.',
      'It was a lovely wedding, and he nodded throughout.',
      'He only wanted stamps.',
    ),
    told(
      'In one village it means “good morning”, and in the next they close the shutters.',
      'The postman does both, and says it at the border.',
      'There is a third village, where it is a soup.',
    ),
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
    'It loses something in English, and the something has been sent on.',
    'The movement of the hand that goes with it cannot be printed.',
    'With the mouth full one has the accent.',
    'The rest is done with the hands.',
    'It sounds like a promise, and mostly it is lunch.',
    'Whoever answers in English has lost.',
    'Repeat after me, said the cassette, and sighed.',
    'In translation it loses everything but the gesture.',
  ],
};

/** Six words or more. */
export const WHOLE_SENTENCE: Moment = {
  means: /(?:\S+\s+){5,}\S/u,
  events: [
    ...MORE_OF_WHOLE_SENTENCES.events,
    'a man on the telephone in the quiet carriage said {words}, everybody looked up, and {a_thing} got off early as {name}',
    'the interpreter listened to {words}, breathed in, pointed at {a_thing}, and said only {name}',
    'the witness said {words}, it could not be struck from the record any more, and next they called {a_thing}, alias {name}',
    'through the wall one heard {words}, then a chair, then nothing, and in the morning {a_thing} moved in next door as {name}',
  ],
  conflicts: [
    ...MORE_OF_WHOLE_SENTENCES.conflicts,
    told(
      'It was first said at a dinner, and the soup went cold between the middle and the end.',
      'The end was worth it.',
      'Somebody asked for the salt, and it began again.',
    ),
    told(
      'The lady who types for the court has asked for a rise, a rest, and a full stop.',
      'She got the rest.',
      'The full stop is kept by the door.',
    ),
    told(
      'A taxi driver heard the first half through the glass, and has been driving slowly past the house since.',
      'He has thought of an end, with a wedding.',
      'The meter has been off for years.',
    ),
    told(
      'A choir has set it to music, and the basses only get “and”.',
      'They give it everything.',
      'The tenors have the part with the breath in it.',
    ),
  ],
  closings: [
    ...MORE_OF_WHOLE_SENTENCES.closings,
    'And that was the short version.',
    'The rest was said with the eyebrows.',
    'Somebody at the back asked whether it could be said again.',
  ],
};

/** One word alone. */
export const ONE_WORD: Moment = {
  means: /^\S+$/u,
  events: [
    'a parrot flew in at the window, said {words} to {a_thing}, would not say it again, and left behind nothing but {name}',
    'a rich aunt left the word {words} and nothing more to the family, {a_thing} wept the loudest, and got it all, as {name}',
    'somebody sat up in the night, said {words} quite clearly, and in the morning {a_thing} lay beside the slippers as {name}',
    'the cave opened at {words}, forty robbers came out with their hands up, and behind the gold sat {a_thing}, called {name}',
  ],
  conflicts: [
    told(
      'It was shouted out of a window in 1974, and the whole street is waiting for the rest.',
      'Chairs have been brought down.',
      'The window was only being shut.',
    ),
    told(
      'Said to a dog it means “sit”, and said to a cat it means what everything means to a cat.',
      'The dog has been sitting since Friday.',
      'The cat had heard it the first time.',
    ),
    told(
      'The neighbours take it for the wifi password, and have tried it with all sorts of endings.',
      'With a nought it opens the garage.',
      'One of them is in a bank now, and cannot get out.',
    ),
    told(
      'A professor gave nine years to the question of where to put the stress, and has put it in the kitchen.',
      'His wife says the word in one go.',
      'The kitchen bears it well.',
    ),
  ],
  closings: [
    'It was only one word, and that was one too many.',
    '“Bless you,” said somebody, to be safe.',
    'It is pronounced as it is written, but faster, and away from the window.',
  ],
};

/** Two words to five. */
export const A_FEW_WORDS: Moment = {
  means: /./u,
  events: [
    ...MORE_OF_A_FEW_WORDS.events,
    'a fortune cookie said {words} and nothing else, the waiter went pale, and {a_thing} left by the kitchen as {name}',
    'two old men on a bench said {words} in the same breath, {a_thing} paid for the drinks, and went home as {name}',
    'a skywriter ran out of smoke after {words}, {a_thing} looked up, took it personally, and has answered only to {name}',
    'a tired clerk took {words} for a first name and a surname, and {a_thing} has had to travel ever since as {name}',
  ],
  conflicts: [
    ...MORE_OF_A_FEW_WORDS.conflicts,
    told(
      'A couple said it at the altar instead of “I do”, and so far it has held.',
      'The priest looked it up, and sat down.',
      'The children say it with a lisp.',
    ),
    told(
      'A sailor has it on his arm, and in every port somebody explains it to him differently.',
      'In one of them it is soup.',
      'He has bought long sleeves.',
    ),
    told(
      'Whispered round a table of twelve it came out as “four fish, Wednesday”, and on Wednesday there were four fish.',
      'Nobody dares to eat them.',
      'It is being whispered back.',
    ),
    told(
      'In the family it is what one says when the lift stops, and the lift has stopped a good deal.',
      'Grandfather said it last, and winked.',
      'It is scratched into the wall between two and three.',
    ),
    told(
      'An uncle says it after every joke, and the joke before it has been left out since Easter.',
      'They still laugh, from habit.',
      'Nobody knows any more which joke it was.',
    ),
  ],
  closings: [
    ...MORE_OF_A_FEW_WORDS.closings,
    'It sounds better from the next room.',
    'There was a comma in it once, and it is missed.',
    'Whoever says it last puts out the light.',
  ],
};

/** The first whose `means` is found counts. */
export const SPOKEN_PHRASES: readonly Moment[] = [
  LETTERS,
  TYPED_AT_MACHINES,
  NOTICED,
  SAID_TWICE_OVER,
  ASKED,
  FELT,
  ORDERED,
  OF_THE_FAMILY,
];
