/** Who sits at a desk and decides, thinks, calculates, prints or listens in. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_OFFICE: readonly NounClass[] = [
  {
    nouns: list('boss manager ceo supervisor executive teamleader management'),
    events: [
      '{a_one} said “my door is always open”, went on holiday, and a goat decided everything for two weeks as {name}',
      '{a_one} joined a call with a potato for a head, could not undo it, and got more done that day than ever, as {name}',
      '{a_one} asked for honest opinions, was given a page of them, and was last seen between the roses, murmuring {name}',
      '{a_one} came down to meet the people on the ground floor, was taken for the trainee, and made nine coffees as {name}',
      '{a_body} made {topic} a priority, then a key priority, then a poster, and beneath it stands {name}',
    ],
    conflicts: [
      told(
        '“Just a quick question”, {they} said at two minutes to five, and hung up the coat.',
        'It was in three parts.',
        'Part two was done with the cleaners.',
      ),
      told(
        'A new method saved one hour, and {they} called a meeting of two about it.',
        'There were biscuits, and a follow-up.',
        'The method is kept in a binder, and is doing well.',
      ),
      told(
        'On the team day everybody had to fall backwards into the arms of {them}.',
        'The arms were on the telephone.',
        'Since then purchasing leans.',
      ),
      told(
        'The plant in {their} office was given a target.',
        'It has grown in the direction of the door.',
        'It met it, and was given a larger one.',
      ),
      told(
        'The mug says “world’s best”, and the receipt for it is in {their} name.',
        'It went down as morale.',
        'The other mugs only say “world’s”.',
      ),
    ],
    closings: [
      '“Let us take this offline”, {they} said, in the lift.',
      'The chair is higher than the others, and hisses on the way down.',
      'All ideas are good ideas, {they} says, and the next one has slides.',
      'It will be decided at the very top, where the signal is poor.',
      'Nobody has laughed so much at one joke, twelve times.',
    ],
  },
  {
    nouns: list('spy secretagent doubleagent spymaster espionage'),
    events: [
      '{a_one} wore a false moustache on top of a real one, both came off at the border, and the passport says {name}',
      '{a_one} sat behind a newspaper with two holes, and the man opposite, behind another, breathed {name}',
      '{a_one} swallowed the message as ordered, and it was the lunch voucher, made out to {name}',
      '{a_one} said “the geese are late this year” to the wrong baker, and has had nine loaves a week since as {name}',
      '{a_body} hid {topic} in a hollow loaf, the loaf was eaten, and all that could be decoded was {name}',
    ],
    conflicts: [
      told(
        'For a year the laundry van has stood outside, and the neighbours have begun to bring it shirts.',
        'They come back ironed, and it knows everything.',
        '“Starch” was a code word, which made for a stiff week.',
      ),
      told(
        '“This message will destroy itself”, it said, and {they} had it on the fridge, under a magnet.',
        'So was the fridge.',
        'The pizza menu went as well, which was a blow.',
      ),
      told(
        'At the reception {they} was a cousin of the bride, a cousin of the groom and the one about the drains.',
        'The drains were the hard part.',
        'The two cousins did not get on.',
      ),
      told(
        'Four agents followed {them}, each of them was followed as well, and it came to quite a procession.',
        'A band has joined.',
        'It is held every spring now, with stalls.',
      ),
      told(
        'It was ordered shaken and not stirred, and it was soup.',
        'The crouton is still on the chandelier.',
        'The waiter asked for it in writing, in lemon juice.',
      ),
    ],
    closings: [
      'You have not read this.',
      'The shoe rang in the theatre.',
      'The hat was pulled down so far that the hat was recognised.',
      'Everything has been denied, the birthday as well.',
      'The film is in the button, and the button is at the cleaner’s.',
    ],
  },
  {
    nouns: list('professor philosopher philosophy academic thinker'),
    events: [
      '{a_one} thought, and therefore was, by half past ten, {name}',
      '{a_one} asked whether the chair was really there, sat down, and what was heard from the floor was {name}',
      '{a_one} went out to think, came back without a shoe and full of weed, and founded the school of {name}',
      '{a_one} gave the same lecture for thirty years, and on the last day a hand went up and asked who was {name}',
      '{a_body} took {topic} apart before breakfast, could not put it together again, and published it as {name}',
    ],
    conflicts: [
      told(
        'Somebody asked {them} for the salt, and there are three possible answers.',
        'The soup is cold in all of them.',
        'The third is “which salt?”.',
      ),
      told(
        'A tree was to fall in the forest with nobody near, and {they} sent an assistant to listen.',
        'He was eating an apple at the time.',
        'It is under review, and so is he.',
      ),
      told(
        'The cat in the box was only an example, {they} told the cat.',
        'She would like that in writing.',
        'She came out in both moods.',
      ),
      told(
        'A tram came to the points, with five people to the left and one to the right, and {they} asked for more time.',
        'It has stood there since, and they all play cards.',
        'The one is winning.',
      ),
    ],
    closings: [
      'It depends what you mean by “Tuesday”.',
      'All that is known is that nothing is, and it took nine volumes.',
      'One sock is inside out, or everything else is.',
      'There are leather patches on the elbows, and on the argument.',
      'The last footnote says that it was all much easier before.',
    ],
  },
  {
    nouns: list('engineer engineering technician'),
    events: [
      '{a_one} built it exactly to the drawing, on which there had been a fly, and that part is called {name}',
      '{a_one} stopped a squeak with a hairpin, on the honeymoon, and the hotel lift is named after {name}',
      '{a_one} worked it out for nine elephants, eight came, and the ninth sends regards to {name}',
      '{a_one} said “that cannot happen”, it happened, and the formula for it is known as {name}',
      '{a_body} took {topic} apart to see how it worked, and it now runs on a bicycle chain, as {name}',
    ],
    conflicts: [
      told(
        'The glass is neither half full nor half empty, {they} says, but twice as large as it need be.',
        'It has been sent back with a drawing.',
        'The host has a smaller one now, and hides it.',
      ),
      told(
        'Two bolts were left over, and for thirty years it has held, and {they} has not slept.',
        'They lie on the mantelpiece, never quite where they lay.',
        'On Sundays the family drives out to look at it.',
      ),
      told(
        'At the opening everybody clapped, and {they} smiled the whole time at one small crack.',
        'It was a hair.',
        'It was measured during the speech, with a canapé.',
      ),
      told(
        'The toaster was only going to be improved a little.',
        'It now has a parachute.',
        'Breakfast can be seen from the road.',
      ),
    ],
    closings: [
      'It holds, and nobody is to ask why.',
      'There is a pencil behind each ear, and the third is being looked for.',
      'It was simple in principle, and the principle had to be dropped.',
      'The safety factor is four, also for sandwiches.',
      'If it moves and should not, there is tape; if not, there is a kick, to two decimals.',
    ],
  },
  {
    nouns: list('journalist reporter newspaper headline magazine editor columnist tabloid newsroom'),
    events: [
      '{a_one} held up page one for a cat in a tree, the cat came down by herself, and the gap was filled with {name}',
      '{a_one} put a question to a man who was under water at the time, and the bubbles were quoted as {name}',
      '{a_one} brought a correction to the correction, by which all of it was true again, except for {name}',
      '{a_one} ended up round a herring, and the fishmonger read out to the whole shop the story of {name}',
      '{a_body} wrote four pages about {topic} by noon, found out what it is by six, and is quoted as {name}',
    ],
    conflicts: [
      told(
        '“Local man finds spoon” was on page one, and on Tuesday there is more.',
        'He has lost it again, exclusively.',
        'The spoon has an agent.',
      ),
      told(
        'A source that may not be named spoke in an underground car park at midnight, and it was mother.',
        'She wanted it known about the fence.',
        'She asked to be shown as a shadow, from the better side.',
      ),
      told(
        'One clue in the crossword was wrong, and there was unrest at the home for retired judges.',
        'Seven across is barricaded.',
        'They chant, in capitals.',
      ),
      told(
        'Nothing at all happened on Thursday, and {they} had eight pages of it.',
        'With a map.',
        'There was an interview with Wednesday.',
      ),
    ],
    closings: [
      'More about this on page nine, where there is an offer on sofas.',
      'The horoscope was done by the sports desk, and ends in a draw.',
      'Nobody read it, and everybody saw the comma.',
      'By tomorrow it will be round some chips.',
      'It comes from well-informed circles, and the circles had wine.',
    ],
  },
];
