/** What somebody is like to live with: bossy, stubborn, patient, dramatic. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const TEMPERS: readonly SideClass[] = [
  {
    means: anyOf('bossy strict authoritarian domineering controlling commanding micromanaging micromanages demanding'),
    events: [
      '{a_one} told a flock of sheep to form two lines, they did, and the farmer has called every order since a {name}',
      '{a_one} walked past a building site, said “left a bit”, and the finished house leans towards {name}',
      '{a_one} took over somebody else’s wedding from the second pew, and the photographs were sent to {name}',
      '{a_one} told a traffic light to pull itself together, and it has been green for {name} ever since',
    ],
    traits: [
      '{They} {does}, and the furniture stands up when the door opens.',
      '{They} {does}; the parrot has learned to say “at once”.',
      '{They} {does}, and {they} has told the doctor what to prescribe, and to sit straight.',
    ],
    conflicts: [
      told(
        'On holiday {they} had the sandcastles on the whole beach moved back by two feet.',
        'The tide was told to wait, and waited a little.',
        'Children now build in silence, and to plan.',
        'The lifeguard asked whether he could sit down.',
      ),
      told(
        'A lady in a shop said “may I help you”, and an hour later she was carrying the ladder.',
        'She has been promised a better one.',
        'The shop has never looked so good, she says, and looks over her shoulder.',
        'There is a rota now.',
      ),
      told(
        '{They} wrote a list of what everybody had to do by Friday, and put {themself} down for “checking”.',
        'It was checked on Wednesday, and again on Wednesday.',
        'The dog had three lines and did them all.',
        'One line was only underlined.',
      ),
    ],
    closings: [
      'That was not a suggestion.',
      'Whoever has read this far may sit down, but not there.',
      'Thank you, {they} says, in the voice of a closing door.',
      'It will be done again, and properly this time.',
    ],
  },
  {
    means: anyOf('stubborn stubbornness obstinate pig_headed headstrong strong_willed defiant'),
    events: [
      '{a_one} sat down in the middle of the road to make a point, and the road now goes round {name}',
      '{a_one} said that it was not raining, stayed out until that was true, and came home in August as {name}',
      '{a_one} pushed a door marked “pull” until the wall gave in, and the gap is called {name}',
      '{a_one} refused to be called anything, and for want of a better word was put down as {name}',
    ],
    traits: [
      '{They} {does}, and the mule next door came over to watch and take it up.',
      '{They} {does}; the satnav says “as you wish” and turns itself off.',
      '{They} {does}, and {they} still writes the old street on the envelope, though there is a lake there now.',
    ],
    conflicts: [
      told(
        'An argument about the right way to hang a towel was begun before the house had a roof.',
        'The towel hangs on a nail between two opinions.',
        'There are two bathrooms now.',
        'The architect has been called as a witness.',
      ),
      told(
        'Everybody told {them} that it would not go up the stairs, and it is on the stairs.',
        'The family gets to bed by the window.',
        'It has been there so long that it has a lamp.',
        '“It only needs turning”, {they} said, and says.',
      ),
      told(
        '{They} was shown the mistake, with the ruler beside it, and said that it was the ruler.',
        'A second ruler was fetched, and was in it too.',
        'The shelf is level for anybody who leans.',
        'The books have learned to hold on.',
      ),
    ],
    closings: [
      'No, says the last word, and it is not the last.',
      'It could be settled by a coin, but {they} would have to agree on the coin.',
      'They will see, {they} says, and has said it to three generations.',
      'The wall has asked for a break.',
    ],
  },
  {
    means: anyOf('patient calm relaxed chilled laid_back easygoing easy_going serene unflappable zen tranquil placid'),
    events: [
      '{a_one} was put on hold in the spring, hummed along, and was put through in the autumn as {name}',
      '{a_one} watched the paint dry, liked it, stayed for the second coat, and was signed in the corner as {name}',
      '{a_one} let eleven people go first at the baker’s, and the twelfth held the door and said “after you, {name}”',
      '{a_one} went on with the soup while the tablecloth was on fire, and somebody shouted “do something, {name}”',
    ],
    traits: [
      '{They} {does}, and the kettle has begun to boil sooner, out of shame.',
      '{They} {does}; the glacier next door has been asked what the hurry is.',
      '{They} {does}, and has let a whole motorway out of a side road.',
      '{They} {does}; the download is at nine per cent, and there is a deckchair.',
      '{They} {does}, and planted an acorn for the hammock.',
      '{They} {does}; a jigsaw of nothing but sky has been laid out, and it is a good sky.',
      '{They} {does}; a wasp once sat down on the nose, thought about it, and left.',
      '{They} {does}, and has been halfway through the same toffee since Monday.',
    ],
    conflicts: [
      told(
        'A man came to shout at {them} about a fence, and went home an hour later with a cutting from the garden.',
        'The fence has been forgotten, also by the cow.',
        'He comes on Fridays now, and shouts less each time.',
        'The cutting has taken.',
      ),
      told(
        'The jigsaw has four thousand pieces, all of them sky, and {they} has found one that might go with another.',
        'It did not, but there is tomorrow.',
        'Two of them turned out to be sea.',
        'The lid has been lost, which {they} thinks makes it fairer.',
      ),
      told(
        'The ship’s alarm went, everybody ran to the boats, and {they} finished the row.',
        'It was a drill, and so was the knitting.',
        'The captain asked for the pattern.',
        'There was a seat left, by the window.',
      ),
    ],
    closings: [
      'There is no hurry, {they} says, and so far there has not been.',
      'All in good time, and it is getting on for good time.',
      'Breathe in, breathe out, and the bus has gone, and that is fine.',
      'The candle burnt down, and nobody minded.',
    ],
  },
  {
    means: anyOf('dramatic melodramatic theatrical histrionic'),
    events: [
      '{a_one} fainted at the price of butter, on to a sofa that had been moved there before, and woke whispering {name}',
      '{a_one} announced that this was goodbye for ever, left, forgot the hat, and was greeted the second time as {name}',
      '{a_one} stubbed a toe and asked for a priest, a notary and a pen, and the will is signed {name}',
      '{a_one} opened the curtains in the morning with both arms, and a man with a ladder said “and who are you, {name}”',
      '{a_one} ran out of milk, sank down along the fridge, and in the note on the door the world was left to {name}',
      '{a_one} was given the smaller half, rose, looked from one to the other, and left the room, and the stage, as {name}',
      '{a_one} died in the third act, was clapped back, died again, and had to be told on Monday to go home, {name}',
    ],
    traits: [
      '{They} {does}, and keeps a small wind machine in the hall for coming home.',
      '{They} {does}; a cold is taken lying down, by candlelight, with callers.',
      '{They} {does}, and no door in the house is closed when it could be slammed.',
      '{They} {does}; “pass the salt” takes two acts and a fan.',
      '{They} {does}, and faints only towards cushions.',
      '{They} {does}: the weather is taken personally, and answered from the balcony.',
    ],
    conflicts: [
      told(
        '“Leave me”, {they} said with a hand to the forehead, and when they did, came after them to say it again.',
        'The second time it was in better light.',
        'They have learned to leave slowly.',
        'One of them clapped, and has been forgiven.',
      ),
      told(
        '{They} told the story of a lost glove so well that the hall wept, and two strangers got married.',
        'The glove was in the other pocket, and has been asked to keep quiet.',
        'There is a version with an interval.',
        'It was not even cold, says somebody in the back.',
      ),
      told(
        'A letter came, {they} read it, tore it up, sank to the floor, and only then opened the window for air.',
        'It was from the gas board.',
        'They have sent another, with tape.',
        'The floor had been swept for it.',
      ),
      told(
        'The last biscuit was gone, and {they} asked for a chair, a glass of water, and the names.',
        'The glass was dropped, in the good light.',
        'It was in {their} own hand, and got a pause of its own.',
      ),
    ],
    closings: [
      'And, curtain, {they} says, and somebody has to do it.',
      'This is the end, as it was on Tuesday.',
      'A long pause belongs here, and {they} is still in it.',
      'Nobody suffers like {them}, and certainly not for so many rows.',
      'The violins may stop now; no, not yet.',
      'And if anybody asks, {they} was very still at the end, apart from the arms.',
    ],
  },
  {
    means: anyOf('ambitious determined competitive driven eager hard_working hardworking diligent industrious studious'),
    events: [
      '{a_one} asked on the first day where the big chair was, sat down to try it, and was brought post for {name}',
      '{a_one} won the egg-and-spoon race at a fête for children under six, and the cup is engraved {name}',
      '{a_one} came in on a Sunday to be the first on Monday, and locked up on Saturday as {name}',
      '{a_one} had business cards printed for the job above, and they turned out to be for {name}',
    ],
    traits: [
      '{They} {does}, and takes the stairs two at a time, also in lifts.',
      '{They} {does}; the alarm clock has been told when to get up.',
      '{They} {does}, and has a five-year plan, of which the first four are already framed.',
    ],
    conflicts: [
      told(
        'At yoga {they} finished eight minutes before everybody else.',
        'The teacher asked {them} to let go, and {they} let go hardest.',
        'There is a second mat now, for the podium.',
        'Inner peace has been marked on the calendar, for March.',
      ),
      told(
        '{They} was asked where {they} saw {themself} in five years, and pointed at the chair of whoever was asking.',
        'He has moved it against the wall.',
        'They both looked at it for a while.',
        'It has wheels, and has been found nearer to the door.',
      ),
      told(
        'Somebody said “it is only a game”, and nobody has seen the board, the dice or that uncle since.',
        'The rules have been learned in two languages.',
        'He sends word that he is well, and gives up.',
        'Next year there will be a referee, and he is in training.',
      ),
    ],
    closings: [
      'Second place is also on the shelf, facing the wall.',
      'It is lonely at the top, {they} has heard, and is bringing a chair.',
      'There is always a next rung, and somebody’s fingers.',
      'The weekend has been won.',
    ],
  },
  {
    means: anyOf('wise clever smart intelligent brainy genius brilliant learned sage know_it_all'),
    events: [
      '{a_one} said nothing all evening, at the right moments, and was asked back as {name}',
      '{a_one} was asked for the meaning of it all, said “it depends”, and three of those present founded {name}',
      '{a_one} corrected the fortune cookie in pencil, and the next one in the box was addressed to {name}',
      '{a_one} solved the crossword without the clues, and in the circles it spelled {name}',
    ],
    traits: [
      '{They} {does}, and nods before the question, to save time.',
      '{They} {does}; the encyclopaedia rings up on Sundays to ask.',
      '{They} {does}, and has read the instructions, also those of others.',
    ],
    conflicts: [
      told(
        'A young man climbed the mountain to ask for the secret of a happy life, and it was “dry socks”.',
        'He had climbed it in wet ones.',
        'There is a shop up there now, and it sells one thing.',
        'He went down disappointed, and warm.',
      ),
      told(
        'At the quiz {they} explained why the answer on the card was out of date, and the quiz is still going on.',
        'The other tables have been given blankets.',
        'The card has been taken back by the man who wrote it.',
        'There was a bell, and it has been worn out.',
      ),
      told(
        '{They} was asked a trick question by a child of four, and has been walking up and down since.',
        '“Why not?” is believed to have been a feint.',
        'The child has been offered a chair at a university, a small one.',
        'It had only wanted a biscuit.',
      ),
    ],
    closings: [
      'Some things cannot be known, and here is a list of them.',
      'That is a good question, {they} says, and the bus pulls in.',
      'The answer was in the back of the book, upside down, like the bat.',
      'It is the first sign of wisdom to leave before the speeches.',
    ],
  },
  {
    means: anyOf('weird silly crazy goofy bonkers eccentric quirky odd strange zany wacky wild foolish daft kooky bizarre'),
    events: [
      '{a_one} walked a cabbage on a lead through the park, a lady asked its name, and took the answer for that of {name}',
      '{a_one} wore a lampshade to the bank, was given a loan, and the account is in the name of {name}',
      '{a_one} said hello to each brick of a long wall, and the last one, it is said, said “hello, {name}”',
      '{a_one} sent a birthday card to a bus shelter, the bus shelter was touched, and it went up there with {name} on it',
    ],
    traits: [
      '{They} {does}, and the neighbours bring their visitors to the hedge at four.',
      '{They} {does}; there is a hat for Tuesdays, and it is a colander.',
      '{They} {does}, and keeps the bath full of leaves, so as not to miss anything.',
    ],
    conflicts: [
      told(
        'A doctor showed {them} some blots and asked what they were, and {they} introduced him to them by name.',
        'He has sent two of them a card.',
        'The last one was a real blot, and was offended.',
        'The doctor sees it too now, the one with the hat.',
      ),
      told(
        '{They} put all the clocks in the house to a different time, so that it is always lunch somewhere.',
        'The hall is an hour behind, and eats alone.',
        'Guests are served by the room.',
        'The cuckoo has asked to be told.',
      ),
      told(
        'Every spring {they} plants spoons in rows, and every autumn has to explain the harvest.',
        'Last year there were forks, from the neighbour’s side.',
        'It was a bad summer for dessert.',
        'They should have been put in handle down.',
      ),
    ],
    closings: [
      'It made sense at the time, and the time was a quarter past fish.',
      'Normal is a setting on the washing machine, and it is broken.',
      'Please leave the cabbage where it is; it is thinking.',
      'And the moon, {they} says, had it coming.',
    ],
  },
  {
    means: anyOf(
      'tidy neat perfectionist perfectionism organised organized meticulous fussy pedantic orderly obsessive_compulsive',
    ),
    events: [
      '{a_one} straightened a picture in somebody else’s house, then the house, and the street sign says {name}',
      '{a_one} alphabetised a soup, and the noodles came out as {name}',
      '{a_one} ironed a newspaper before returning it, and in the crease it said {name}',
      '{a_one} combed the fringe of a museum carpet from end to end, and is on the wall there as {name}',
    ],
    traits: [
      '{They} {does}, and the crumbs lie down in order of size.',
      '{They} {does}; there is a drawer for string too short to use, and it is full, and labelled.',
      '{They} {does}, and has been seen dusting the duster.',
    ],
    conflicts: [
      told(
        'A guest put a glass on the table without anything under it, and the room went quiet.',
        'There is a ring, and there is a chair in front of it.',
        'He was shown the coasters, in groups.',
        'The table has been turned round twice, and it can still be felt.',
      ),
      told(
        'All the books were put in order by colour, then by size, and by now {they} has begun to write the ones in between.',
        'There was a gap between pale green and green.',
        'It is a short novel, and it fits.',
        'The librarian had to lie down.',
      ),
      told(
        'One tile in the bathroom is half a millimetre out, and only {they} knows which.',
        'Visitors are asked to stand on it, one by one.',
        'It is behind the bath, and it is looking back.',
        'A man came with a hammer, and was hugged.',
      ),
    ],
    closings: [
      'Everything is in its place, and the place is behind glass.',
      'Please take off the shoes, and the socks, and perhaps stay outside.',
      'There was a hair on this page, and it has been dealt with.',
      'It is nearly right, {they} says at four in the morning.',
    ],
  },
];
