/** What everybody has, and has had trouble with. */
import { list, type NounClass, told } from './noun-class.ts';

export const BODY_PART_CLASSES: readonly NounClass[] = [
  {
    nouns: list('nose nostril snout'),
    events: [
      '{a_one} led a man through the fog for an hour to a pie, over which, with his mouth full, he thanked {name}',
      '{a_one} came round the corner a good second before the rest, and was welcomed separately, as {name}',
      '{a_one} smelt gravy through two walls, named the wine in it, and was hired by telephone as {name}',
      '{a_one} was pressed to a shop window for so long that the print stayed, and is for sale there as {name}',
    ],
    conflicts: [
      told(
        'It itches only when both hands are in the dough.',
        'The door frame was very kind about it.',
        'The dog was asked, and overdid it.',
      ),
      told(
        'A sneeze was announced, the whole room held its glasses, and then it went away.',
        'The conductor lowered his stick.',
        'It came at the reading of the will, in three movements.',
      ),
      told(
        'For forty years a pair of glasses has sat on {them}, without asking.',
        'There are two dents by now, and a kind of marriage.',
        'They mist up over soup, so nobody sees who is moved.',
      ),
      told(
        '{They} ran, and the man stayed where he was.',
        'An aunt caught up at the bus stop, with a tissue.',
        'It had only been a cold.',
      ),
      told(
        'A grandfather stole {them} every Sunday, and showed it between two fingers.',
        'It was given back for a biscuit.',
        'At eighty he still has one too many.',
      ),
    ],
    closings: [
      'In that family the feet smell, and {they} runs.',
      'It has been poked into everything, and has never paid to get in.',
      'Just follow it, they told a tourist, and the tourist went round and round.',
      'In winter it is red in front of everybody.',
      'It turned itself up at the soup, and then asked for more.',
    ],
  },
  {
    nouns: list('foot toe ankle'),
    events: [
      '{a_one} was put out from beneath the blanket at three, for the air, and something in the dark shook it and said {name}',
      '{a_one} found the leg of the bed at night, and what was said then is in no dictionary: {name}',
      '{a_one} went into wet concrete on the way to school, and the pavement by the bank is dedicated to {name}',
      '{a_one} tried the sea in May, just with the tip, and the fishing boats came home because of {name}',
    ],
    conflicts: [
      told(
        'The bed is warm, and {they} was laid against somebody’s calf without a word.',
        'The scream is at half past ten now, as a rule.',
        'It is called marriage.',
      ),
      told(
        'One of the family went to market, says the rhyme, and {they} would like to know who shops otherwise.',
        'The smallest has cried all the way home again.',
        'There was roast beef, but only for one.',
      ),
      told(
        'The lady in the shop pressed with her thumb, and asked whether {they} was comfortable.',
        'Nobody had ever asked.',
        'They sat there until closing time.',
      ),
      told(
        'On the dance floor it turned out that there were two left ones.',
        'They went round the bride like a lighthouse.',
        'They are very happy together.',
      ),
      told(
        'One little plastic brick lay in the dark hall, and {they} was the one to find it.',
        'The pattern is still there.',
        'The castle could be finished, so not all was in vain.',
      ),
    ],
    closings: [
      'The other one is always a step ahead, and waits.',
      'It fell asleep at the theatre, and was woken by pins.',
      'Somebody put it in his mouth again, with the best intentions.',
      'It has the sock with the hole, and sees a little.',
      'The best one was put forward, and this is the other.',
    ],
  },
  {
    nouns: list('brain brains'),
    events: [
      '{a_one} had the answer two days after the quiz, at four in the morning, sat up straight and shouted {name}',
      '{a_one} went to the kitchen to fetch something, stood there, and could only come up with {name}',
      '{a_one} plays one advert from childhood all day at full volume, and what it is for is {name}',
      '{a_one} was kept in a jar, and a cleaner who dusts on Fridays has told it everything, and calls it {name}',
    ],
    conflicts: [
      told(
        'One chorus has been going round since Tuesday, and {they} only has the first line.',
        'The rest of it is “la”.',
        'It was passed on to a whole bus.',
      ),
      told(
        'At two in the morning it was shown again how he once said “you too” to a waiter.',
        'It was in colour, with an audience.',
        'At the waiter’s it is on as well.',
      ),
      told(
        'There is room in there for nine hundred flags, and none for the name of the neighbour.',
        'He is called “you there”, warmly.',
        'They have been introduced nine times.',
      ),
      told(
        'The left half does sums, the right half paints, and both of them were sent the gas bill.',
        'It was paid in watercolour.',
        'The gas works have had it framed.',
      ),
      told(
        'Somebody grey and slow looked in, thought about it, and asked for the salad.',
        'It is nothing personal, he said.',
        'He had had a professor at noon.',
      ),
    ],
    closings: [
      'It named itself, and is rather proud of that.',
      'Only ten per cent is used, they say, and the rest is being saved for something.',
      'Just do not think of a flamingo.',
      'It was on the tip of the tongue, and then it went out for some air.',
      'It looks like a walnut, and the walnut has never complained.',
    ],
  },
  {
    nouns: list('heart heartbeat'),
    events: [
      '{a_one} skipped a beat at a tram stop, and a lady in a green coat picked it up and ran after {name}',
      '{a_one} was worn on a sleeve, went through the wash at forty degrees, and came out pink as {name}',
      '{a_one} was lost on a Monday at the baker’s, was kept warm with the rolls, and is called for each morning as {name}',
      '{a_one} was drawn on a misted window with an arrow, and from outside a tram full of people read {name}',
    ],
    conflicts: [
      told(
        'The head had made a list in two columns, and {they} folded it into a small boat.',
        'It sails very well.',
        'The head is at the helm, and is sick.',
      ),
      told(
        'Home is where {they} is, says a cushion, so all the post has been sent on.',
        'It arrives at a dancing school.',
        'The gas man has asked for the address.',
      ),
      told('A doctor listened for a while, smiled, and tapped a foot.', 'It was a samba.', 'Then he asked who she was.'),
      told(
        'It was said to be of stone, and then somebody brought in a wet dog.',
        'It was biscuit, inside.',
        'The dog had known at once.',
      ),
    ],
    closings: [
      'It wants what it wants, and that is shut on Mondays.',
      'It has been given away nine times, and came back each time with a jumper.',
      'Hand on it: it is further to the left.',
      'It is usually drawn quite differently from the photographs.',
      'It beats a hundred thousand times a day, and nobody asks who won.',
    ],
  },
  {
    nouns: list('tooth molar incisor milktooth teeth'),
    events: [
      '{a_one} stayed behind in an apple, before the whole class, which stood up and sang for {name}',
      '{a_one} lay beneath a pillow for a coin, the fairy left a receipt, and it was made out to {name}',
      '{a_one} was tied to a door handle by a brave boy, and it was the door that came out, for {name}',
      '{a_one} arrived thirty years late, sideways, like a cousin with a rucksack, and asked for a place as {name}',
    ],
    conflicts: [
      told(
        'The tongue cannot leave {them} alone, and brings the news every minute.',
        'It is enormous, it reports.',
        'In the mirror it was a poppy seed.',
      ),
      told(
        'The pain stopped as soon as the number was dialled.',
        'It had only wanted to hear the voice.',
        'It was back on Saturday, with friends.',
      ),
      told(
        'A bit of spinach sat on {them} from the soup on, and eleven guests spoke of other things.',
        'The twelfth was four years old.',
        'It is in all the photographs, waving.',
      ),
      told(
        'It was loose, and in assembly a boy turned it right round, so that it creaked.',
        'The headmaster lost his thread.',
        'Two rows fainted, and one took bets.',
      ),
    ],
    closings: [
      'The gap whistles, and dogs come.',
      'One of them is said to be sweet, and {they} says nothing.',
      'Ice cream was tried, and a man could be seen on the ceiling.',
      'Twice a day for two minutes, it was sworn, and it was once, for nine seconds.',
      'In a glass by the bed it goes on smiling.',
    ],
  },
  {
    nouns: list('eye eyeball eyelid eyelash'),
    events: [
      '{a_one} winked because of a fly, and three gentlemen at the bar sent over drinks to {name}',
      '{a_one} read the chart at the optician’s down to the last line, where, very small, it said {name}',
      '{a_one} was put to a keyhole, met another one there, and after a while both of them blinked {name}',
      '{a_one} was kept on the last slice of cake by an uncle for a whole evening, and woke up there as {name}',
    ],
    conflicts: [
      told(
        'There was a lash in it, and two people who had only just met had to stand very close by the window.',
        'It had been out for some time.',
        'They have not found it yet, and are in no hurry.',
      ),
      told(
        'A painter gave {them} such a look that it goes after visitors, from room to room.',
        'One was followed to the café.',
        'It would only like to see the other pictures.',
      ),
      told(
        'At the buffet it was bigger than the stomach again.',
        'The stomach has asked for a chair.',
        'There were nine puddings on the plate, and a lobster looked back.',
      ),
      told(
        'It would not shut before the alarm, and after the alarm it would not open.',
        'One each, they agreed in the end.',
        'It opened at the last stop, by the sea.',
      ),
    ],
    closings: [
      'There is more in it than meets it.',
      'It was only a bit of dust, as at every wedding.',
      'It has seen the bill, and would rather not have.',
      'What it does not see is under the bed.',
      'Somebody has one just like it, on the other side.',
    ],
  },
  {
    nouns: list('hand finger thumb fist'),
    events: [
      '{a_one} was asked for by a young man, and the father said that it came with {name}',
      '{a_one} went up in class without any answer, was called on, and in despair it was {name}',
      '{a_one} waved back at somebody who had meant the lady behind, went on up into the hair, and is known there as {name}',
      '{a_one} was held out at a roadside for nine hours, and the first car to stop wanted to know the way to {name}',
    ],
    conflicts: [
      told(
        'Whatever the left one does, {they} has not been told, and it has gone on for years.',
        'It knits.',
        'There is a villa, by now, in both names.',
      ),
      told(
        'One man squeezed, one man wobbled, and one held on to {them} and went on talking.',
        'That was before lunch.',
        'It has met his wife.',
      ),
      told(
        'A thread was tied round it so as not to forget, and it has been on since spring.',
        'It was about the thread.',
        'Three others have one now, from sympathy.',
      ),
      told(
        'Somebody asked for one with the sofa, and {they} has been beneath the sofa since.',
        'There is a corner involved.',
        'The others are having a beer.',
      ),
    ],
    closings: [
      'On the one there is a glove, and on the other there is an argument.',
      'It was washed by the other one, as agreed.',
      'It is cold, and the heart has been asked about it.',
      'The nails were gone by Thursday, and the match was on Sunday.',
      'It does most of the talking, and then goes into a pocket.',
    ],
  },
  {
    nouns: list('stomach belly tummy bellybutton'),
    events: [
      '{a_one} spoke up in the minute’s silence, was taken for the organ, and stands in the programme as {name}',
      '{a_one} was told at the door that there was only soup, and what was heard, up to the third floor, was {name}',
      '{a_one} had butterflies, a frog and the hunger of a lion, and is open daily from nine to five as {name}',
      '{a_one} was tapped by a doctor, called “come in”, and he wrote down {name}',
    ],
    conflicts: [
      told(
        'There was no room for one more potato, and then the pudding came, and a side door was opened.',
        'It is another department.',
        'The potato got in as well, as staff.',
      ),
      told(
        'It growled in the lecture, he coughed to cover it, and it growled at the cough.',
        'Both of them were asked to leave.',
        'The professor had had no breakfast either, and took its side.',
      ),
      told(
        'At the second helping a button came off, and crossed the room.',
        'It rang the bell at reception.',
        'It is in the chandelier, and hums.',
      ),
      told(
        'An army is said to march on {them}, and so far it has been one colonel.',
        'He was looking for the kitchen.',
        'He has left a small flag.',
      ),
    ],
    closings: [
      'It has its own idea of noon.',
      'It was pulled in for the photograph, and let go at “cheese”.',
      'The way to the heart goes through it, and there is a toll.',
      '“Only a salad”, it was told, and laughed until it shook.',
      'It is still thinking about the third dumpling.',
    ],
  },
];
