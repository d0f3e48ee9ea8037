/** Trades of a row of shops, and who is met there: bailiff, dog groomer, piercer, cheesemonger, life coach, cat lady. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_THE_PARADE: readonly NounClass[] = [
  {
    nouns: list('bailiff bailiffs repoman gerichtsvollzieher'),
    events: [
      '{a_one} came for the television, stayed for the end of the match, and took away the result and {name}',
      '{a_one} put a sticker on the piano, the sofa and grandmother, and she has been worn with pride by {name}',
      '{a_one} rang at a door in a nice voice, and eleven people behind it lay down flat on the carpet with {name}',
    ],
    conflicts: [
      told(
        '{They} may not take what one needs to live, and a judge has had to hear about a jukebox.',
        'It was played to him.',
        'He gave it nine months on B6.',
      ),
      told(
        'At home {they} counts the spoons as well, out of habit, and knows which will have to go first.',
        'It is the soup one.',
        'They have hidden with the forks.',
      ),
      told(
        'A parrot was down on the list at eighty, and has been teaching {them} manners since.',
        'It says “not today”.',
        'It was worth eighty-five.',
      ),
      told(
        '“They have moved”, said the lady in the window, out of a wardrobe.',
        'The wardrobe was on the list.',
        'It was carried down with tact.',
      ),
    ],
    closings: [
      'Nothing personal, it says to the sideboard.',
      '{They} has heard that the man of the house is at sea, in nine houses inland.',
      'The kettle may stay.',
    ],
  },
  {
    nouns: list('doggroomer petgroomer poodleparlour poodleparlor hundefriseur doggrooming'),
    events: [
      '{a_one} took a little off the sides of an Afghan hound, found a whippet in there, and handed over both as {name}',
      '{a_one} blow-dried a chow for an hour, could not get it back out by the door, and so there is a wall named {name}',
      '{a_one} got the lead and the leash mixed up at five to six, and there is a bank clerk with a bow called {name}',
    ],
    conflicts: [
      told(
        'The nervous ones have their paw held by {them}, and the nervous owners have the other.',
        'It was the mastiff who fainted.',
        'There is cold water, and a bowl.',
      ),
      told(
        'A poodle asked, by looks, for something less formal.',
        'It has a fringe now, and a guitar.',
        'Its lady has not come to terms with the fringe.',
      ),
      told(
        '{They} shook like a wet spaniel once, to show one how, and now it is expected.',
        'The shop has been tiled to the ceiling.',
        'They do it on “three”.',
      ),
      told(
        'The hair swept up on a Saturday got a lead, a name and second prize at a show.',
        'The judge praised its calm.',
        'It is a good sleeper.',
      ),
    ],
    closings: [
      'Who is a handsome boy, it asks all day, and means it.',
      'The poodle smells of coconut, and is thinking of the puddle.',
      'The nails were the easy part, says the thumb.',
    ],
  },
  {
    nouns: list('piercer bodypiercer tattooist tattooartist tattooer nailtechnician nailartist manicurist lashtechnician'),
    events: [
      '{a_one} had a sailor weep on the left hand and a bride on the right, and both said that it hardly hurt, said {name}',
      '{a_one} wrote “no regrets” on a back, was one letter short of room, and that has been the way of {name}',
      '{a_one} heard nine love stories before lunch, held each of them by the fingertips, and could tell which was {name}',
    ],
    conflicts: [
      told(
        '“It will only pinch”, {they} says, and the biggest ones go first, and down.',
        'There is a mark on the lino.',
        'A cushion has been laid in the shape of a docker.',
      ),
      told(
        'A man came in with a drawing by his daughter, of him, as a horse, or a bath.',
        'He has it on the chest, large.',
        'She is nine now, and it was a cloud.',
      ),
      told(
        'The name of the beloved was hardly dry when the telephone went.',
        '“Sandra” makes quite a good “Sandwich”.',
        'There is room for a tomato.',
      ),
      told(
        'One cannot scratch a nose, turn a page or open a can after {them}, and so they sit and shine.',
        'A friend does the can.',
        'It took two to pay.',
      ),
    ],
    closings: [
      'Sit still, and tell me about your mother.',
      'It looks better healed, all things do.',
      'Two coats, and one leaves wiser.',
    ],
  },
  {
    nouns: list('cheesemonger fromager cheeseseller cheesecounter charcutier'),
    events: [
      '{a_one} cut a taste for one lady, and one for the next, and at six had a paper hat, an empty shop and {name}',
      '{a_one} listened to a wheel of Parmesan with a small hammer, said “not yet”, and was thanked from within as {name}',
      '{a_one} went home by bus in July with a ripe one under the arm, and rode alone, like a king, as {name}',
    ],
    conflicts: [
      told(
        '“About that much”, they show {them} with two fingers, and it is always half a kilo more.',
        'The knife has a feeling for longing.',
        'It was not a finger, it was a fork in life.',
      ),
      told(
        'The blue one in the corner has moved, and {they} says that it was like that yesterday.',
        'It was by the till yesterday.',
        'It does mornings.',
      ),
      told(
        '{They} can tell the meadow, the cow and her mood, and has sent one a card.',
        'It was a bad June for her.',
        'She gives a softer rind since.',
      ),
      told('A mouse applied for the job on Saturdays, with references.', 'One was from a cat.', 'It is honest about the corner.'),
    ],
    closings: [
      'It should be eaten today, and then apologised for.',
      'It runs a little; so should you.',
      'Knock, and if it answers, it is ready.',
    ],
  },
  {
    nouns: list('cartographer mapmaker landsurveyor surveyor'),
    events: [
      '{a_one} wrote “here be dragons” over a part that was due by Friday, and one moved in with the name of {name}',
      '{a_one} folded out the whole coast in a small car, at a roundabout, and was driven into the sea by {name}',
      '{a_one} put in a village that is not there, to catch thieves, and now has letters from the mayoress of {name}',
    ],
    conflicts: [
      told(
        'Nobody has ever folded {their} work back up, and there are sheds full of those who tried.',
        'One got it down to a hat.',
        'Lake Garda is on the outside now.',
      ),
      told(
        'The coffee ring has been an island since 1988, with a ferry.',
        'It is brown, and the beaches are nice.',
        'It is twinned with a saucer.',
      ),
      told(
        'To be exact {they} drew it one to one, and the farmers asked to have the sun back.',
        'There is a flap for the cows.',
        'It creases at Leicester.',
      ),
      told(
        '{They} got lost on the way to hand over the prize for the best one.',
        'It was in the middle fold.',
        'He asked a lady; she had used it.',
      ),
    ],
    closings: [
      'North is up, as long as one holds it so.',
      'You are here, says the dot, with pity.',
      'It is not far, about a thumb.',
    ],
  },
  {
    nouns: list('lifecoach motivationalspeaker wellnesscoach mindsetcoach careercoach manifestation'),
    events: [
      '{a_one} asked a plumber where he saw himself in five years, and he said “under this sink”, and taught {name}',
      '{a_one} walked over hot coals with forty insurers, and the one who had kept his socks on is now {name}',
      '{a_one} told a mirror “you are enough” until the mirror said that it had been enough an hour ago, {name}',
    ],
    conflicts: [
      told(
        'The first step is to leave the comfort zone, and {they} has been trying to find the keys to it.',
        'They are in there.',
        'It has a very deep sofa.',
      ),
      told(
        'Up at five, cold water, a page of thanks, and then {they} goes back to bed until ten.',
        'It gives thanks for that as well.',
        'It was in small print on page two.',
      ),
      told(
        'An owl came for a session and was told to become a morning person.',
        'It sits in the yard at noon, with a headset.',
        'It has lost the mice and found a purpose.',
      ),
      told(
        '“What would you do if you could not fail?” {they} asks.',
        'Her neighbour said “parallel park”.',
        'One man said “this”, and left.',
      ),
    ],
    closings: [
      'Believe in it, and pay by card.',
      'The universe has been sent the invoice.',
      'You have to want it, says the plant, and bends.',
    ],
  },
  {
    nouns: list('catlady crazycatlady catsitter catmum catmom catowner'),
    events: [
      '{a_one} went to the shelter for a lampshade that somebody had advertised, and came home with eleven and {name}',
      '{a_one} called “dinner” into the garden once, and after the ninth there came a badger with a bell as {name}',
      '{a_one} has one chair of her own, and asks it in the evening whether it is free, by the name of {name}',
    ],
    conflicts: [
      told(
        'Each of them has the name of a great composer, and Brahms has been sick in Liszt.',
        'Bach has twenty.',
        'They sleep in order of works.',
      ),
      told(
        'There was a man for a while, and he sneezed, and a vote was taken.',
        'It was eleven to nil.',
        'His slippers are still sat in.',
      ),
      told(
        'The good black coat goes out in a new fur each winter, grown on it.',
        'It has been taken for mink.',
        'Tabby, said the countess, with a look.',
      ),
      told(
        '{They} speaks to all of them at once, and it is they who finish the sentences.',
        'They end in fish.',
        'Not one has been wrong so far.',
      ),
    ],
    closings: [
      'It is not too many, if they lie on top of each other.',
      'Somebody has to hold the wool.',
      'The sofa is theirs; the rent is not.',
    ],
  },
  {
    nouns: list('earlybird earlyriser morningperson'),
    events: [
      '{a_one} got up at four for the worm, met it on the way home from a party, and they had breakfast with {name}',
      '{a_one} sang at a quarter to five outside forty bedrooms, each with a different shoe in it for {name}',
      '{a_one} had been running, bathed, baked and read by six, and then there was nobody up to tell but {name}',
    ],
    conflicts: [
      told(
        '{They} says good morning as though it had a trumpet in it.',
        'The cornflakes are deaf on that side.',
        'Somebody has asked for it in writing, after ten.',
      ),
      told(
        'The early-bird menu was half price until six, and {they} has had supper and can tell you about Friday.',
        'It was fish.',
        'The others have their soup at nine, beside the snoring.',
      ),
      told('The worm has read the proverb too, and has changed to nights.', 'It has a torch.', 'An owl has taken over the file.'),
    ],
    closings: [
      'It caught it, and it tasted of worm.',
      'By nine it has been a whole day.',
      'The world belongs to it, until elevenses.',
    ],
  },
];
