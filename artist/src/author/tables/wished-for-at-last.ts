/** Wished for when all else has been: the ham over the bar, a railway and its delay, who plays basketball, the cape and the menu. */
import { list, type NounClass, told } from './noun-class.ts';

export const WISHED_FOR_AT_LAST: readonly NounClass[] = [
  {
    nouns: list('ham jamón jamon iberico jambon serranoham prosciutto'),
    events: [
      '{a_one} hung over the bar for three years, heard everything, and is consulted by the whole street as {name}',
      '{a_one} was cut so thin that one could read the paper through it, and in the paper stood {name}',
      '{a_one} was carried on to the aeroplane as a relative, in a hat, and has a seat by the window as {name}',
    ],
    conflicts: [
      told(
        'It stands in the kitchen in a wooden clamp, hoof up, and visitors say good evening to it.',
        'It has been given a sock.',
        'Grandfather has stood like that since the spring.',
      ),
      told(
        'A man with a long knife takes off one slice, shows it to the light, and is applauded by the olives.',
        'He has a second slice planned for May.',
        'The sandwich people were asked to leave.',
      ),
      told(
        'It ate nothing but acorns all its life, and the oak has put up a small photograph.',
        'The squirrels were not told.',
        'It says “from the left”, in Latin.',
      ),
    ],
    closings: [
      'The bone goes into the soup, and the soup takes off its hat.',
      'There is a melon that has waited all its life.',
      'Thinner, said the waiter, and it was only a smell.',
    ],
  },
  {
    nouns: list('deutschebahn bahn'),
    events: [
      '{a_one} ran today in reverse order, and in coach nine, which is coach two, everybody sits on {name}',
      '{a_one} was punctual once, at a quarter past two, and the passengers missed it and shouted for {name}',
      '{a_one} was announced on four, came in on seventeen, and eight hundred people ran down the stairs after {name}',
    ],
    conflicts: [
      told(
        'The delay is sixty minutes because of a delay in the minutes before.',
        'There is a form for it, at the window that is shut.',
        'It will be made up as far as Fulda.',
      ),
      told(
        'Everybody has a seat reserved, and the coach that it is in has stayed in Kassel.',
        'It is said to be lovely there.',
        'They stand in order of number.',
      ),
      told(
        'The board bistro has no coffee, no water and no roof, but a smile and a warm pretzel.',
        'The pretzel is from Monday.',
        'The smile got off at Hanover.',
      ),
    ],
    closings: [
      'We thank you for travelling, says the field.',
      'The connection is not going to wait, and it waves.',
      'Stop requested, in 1987, at Bielefeld.',
    ],
  },
  {
    nouns: list('michaeljordan lebronjames stephencurry kobebryant shaquilleoneal'),
    events: [
      '{a_one} hung in the air so long over the basket that a second ticket had to be bought, and it was for {name}',
      '{a_one} threw a crumpled bill into a bin from forty feet, the waiter cheered, and it was paid by {name}',
      '{a_one} tied a shoe at the free-throw line for so long that the other team went home and wrote to {name}',
    ],
    conflicts: [
      told(
        'It is about who is the greatest of all time, and it has been going on in the barber’s since 1998.',
        'One half of each head is done.',
        'A goat was brought along, and had no view.',
      ),
      told(
        'A ball has been spinning on that finger since breakfast, and nobody knows how to say goodbye to it.',
        'It has a little night and day.',
        'Tea is poured with the other hand.',
      ),
      told(
        'In every doorway there is a dent, at the same height, with a date.',
        'It ducks for the moon.',
        'The carpenter has a wing of his own.',
      ),
    ],
    closings: [
      'Four steps, says the referee, and asks for a signature.',
      'The net went swish, and that was the interview.',
      'The shoes cost more than the car, and seat four.',
    ],
  },
  {
    nouns: list('cape cloak'),
    events: [
      '{a_one} was caught in a revolving door, went round for an hour, and was let out to shouts of {name}',
      '{a_one} billowed without any wind in a lift, and the lady by the buttons asked for the floor of {name}',
      '{a_one} was tied on for a rescue, was shut in the car, and came home two streets later as {name}',
    ],
    conflicts: [
      told(
        'There is always a wind for it, and a small man with a fan goes round three days ahead.',
        'He is on the bus, with the lead.',
        'Indoors he does it by mouth.',
      ),
      told(
        'It was swept over one shoulder in a china shop, for effect.',
        'The effect was four hundred plates.',
        'The shop has kept the shoulder.',
      ),
      told(
        'The dry cleaner wants to know whether the spots are lava, blood or soup.',
        'It was a long Thursday.',
        'It was soup, with a scream in it.',
      ),
    ],
    closings: ['No lining, no secret, says the tailor.', 'At dinner it is the second to sit down.', 'By day it is a picnic.'],
  },
  {
    nouns: list('menu winelist'),
    events: [
      '{a_one} was so large and the table so small that two people proposed behind it to {name}',
      '{a_one} was translated by a nephew, offered “fried grandmother with happiness”, and made famous {name}',
      '{a_one} had one page stuck down with gravy since 1991, and whoever prised it open found {name}',
    ],
    conflicts: [
      told(
        'Everybody reads it twice from the front and once from the back, and then has the schnitzel.',
        'The waiter has brought it already.',
        'The fish has stopped hoping.',
      ),
      told(
        'The prices are on the gentleman’s copy only, and one can see them on his forehead.',
        'He would like the bread.',
        'She is having the lobster, for the look.',
      ),
      told(
        'Behind number forty-seven it says “off”, and it has been ordered daily ever since.',
        'Nobody knows what it was.',
        'It comes with rice, a pensioner says, and cries.',
      ),
    ],
    closings: [
      'I will have what she is having, it says, on the back.',
      'There is a stain by the soup, and it is the soup.',
      'Two more minutes, please, said the table, and aged.',
    ],
  },
  {
    nouns: list('gymbro gymrat gymbros'),
    events: [
      '{a_one} carried all eleven shopping bags up at once, would not put them down for the key, and rang as {name}',
      '{a_one} flexed at a fly in the changing room until the fly asked for the routine of {name}',
      '{a_one} grunted at a jam jar so loudly that the fire brigade came, and the lid was opened to {name}',
    ],
    conflicts: [
      told(
        'Chest was on Monday, back on Tuesday, arms on Wednesday, and of the legs nothing is known.',
        'They have sent a card, from below.',
        'They were last seen on the stairs, shaking.',
      ),
      told(
        'The chicken and rice are in five boxes, and the box for Sunday has begun to look back.',
        'It has gone for a walk.',
        'It is nearly all protein by now.',
      ),
      told(
        '{They} was asked the way to the station, and answered with both arms.',
        'The station is on the left one.',
        'Somebody took a photograph, and bread.',
      ),
    ],
    closings: [
      'One more, said the mirror.',
      'The sleeves went first, and then the doorway.',
      'The towel is keeping a bench free until Easter.',
    ],
  },
  {
    nouns: list('bruh'),
    events: [
      '{a_one} was the whole of a best man’s speech, with one long look, and the hall rose for {name}',
      '{a_one} came out of a judge after four hours of pleading, and the clerk took down {name}',
      '{a_one} was said by a son to a mother, once, and she has called him nothing since but {name}',
    ],
    conflicts: [
      told(
        'It can mean yes, no, help, or that somebody has put ketchup on the good pasta.',
        'It is all in the eyebrows.',
        'This time it was the pasta.',
      ),
      told(
        'Two friends talked for an hour and used one word, and both came home with news.',
        'He is moving out, and she knew.',
        'There was a pause in it that hurt.',
      ),
      told(
        'The grandmother has picked it up, and says it to the weather, to the priest and to the price of eggs.',
        'The eggs came down.',
        'He has put it into the sermon.',
      ),
    ],
    closings: ['What else is there to say.', 'The u is longer than it was.', 'And then a sigh, through the nose.'],
  },
  {
    nouns: list('pager beeper'),
    events: [
      '{a_one} beeped in the middle of an opera, a surgeon, a plumber and a spy stood up, and so did {name}',
      '{a_one} was on a belt in 1994, felt like a doctor all weekend, and was called about a pizza as {name}',
      '{a_one} showed seven figures and a star, upside down they spelt something, and it was {name}',
    ],
    conflicts: [
      told(
        'Somebody has to be rung back, and there has not been a phone box since the millennium.',
        'A farmer has one, for his hens.',
        'The hens are engaged.',
      ),
      told(
        'It went off last night for the first time in twenty years, and it only said “lol”.',
        'The nurse has retired, and ran.',
        'It was for the previous hip.',
      ),
      told(
        'The clip was stronger than the trousers, and that is how the conference ended.',
        'He did ring back, holding them.',
        'The minutes mention braces.',
      ),
    ],
    closings: [
      'Please call. It does not say whom.',
      'Vibrate, it was told, and crossed the desk.',
      'One more beep, for old times’ sake.',
    ],
  },
];
