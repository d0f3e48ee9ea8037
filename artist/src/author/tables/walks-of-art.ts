/** The ring, the museum, the page and the screen: what goes with each, as only it can have it. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_ART: readonly NounClass[] = [
  {
    nouns: list('magician conjurer conjuror illusionist escapologist magicwand mindreader'),
    events: [
      '{a_one} sawed a box in half, looked out at both ends, and was introduced from the left one as {name}',
      '{a_one} pulled a scarf out of {their} sleeve, then the whole wash of a hotel, and last of all a label that said {name}',
      '{a_one} told {official} to pick a card, any card, and it was the library card of {name}',
      '{a_one} vanished in a puff of smoke, and came out of it with a cough and the name of {name}',
    ],
    conflicts: [
      told(
        '“Is this your card?”, {they} asked in spring, and it was not; the pack is nearly through.',
        'Next come the rules for bridge.',
        'The volunteer has sat down.',
      ),
      told(
        'The lady in the box was put together again, but {they} had both halves the wrong way round.',
        'She walks home backwards, and says that it is quicker.',
        'The sequins are on the inside now.',
      ),
      told(
        'The rabbit knows how it is all done, and {they} pays it in carrots, every month.',
        'It has asked for a hat of its own.',
        'This month it also wants top billing.',
      ),
      told(
        '{They} borrowed a gold watch, wrapped it in a cloth, took a hammer to it, and turned two pages of the book at once.',
        'Page two was “bring it back”.',
        'It is now several watches.',
      ),
      told(
        '{They} pays in shops with a coin from behind the cashier’s ear, and the change is always a dove.',
        'The bank asks for it in small doves.',
        'The other ear is for notes.',
      ),
    ],
    closings: [
      'There is nothing up the left sleeve; the right one is full.',
      'And now the same again, without the fire brigade.',
      'It is done with mirrors, and one of them is sorry.',
      'Ta-da, {they} says, to be on the safe side.',
      'Somewhere in the third row a wallet is moving.',
    ],
  },
  {
    nouns: list('clown pierrot harlequin'),
    events: [
      '{a_one} was the nineteenth to get out of a very small car, and the door was shut on the cheers for {name}',
      '{a_one} threw a pie at {official}, was asked for the recipe, and opened a shop as {name}',
      '{a_one} fell over {their} own left shoe, then over somebody else’s, and was helped up as {name}',
      '{a_one} squirted a judge with a flower, and was sentenced to nine Saturdays of birthdays as {name}',
    ],
    conflicts: [
      told(
        '{They} goes to work with eighteen others in one small car, and each of them claims the mileage.',
        'The nineteenth drives.',
        'The parking is free, since nobody has seen the end of them.',
      ),
      told(
        'There was a banana skin in {place}; {they} walked around it with great care, and fell over the warning sign.',
        'The sign got the bigger laugh.',
        'The banana is still waiting.',
      ),
      told(
        'There was a ladder, a bucket, and somebody turning round with a plank, and {they} had only come in to ask the way.',
        'The way was down.',
        'The plank said sorry, and turned round.',
      ),
      told(
        '{Their} shoes arrive a minute before {they} does, and order for both.',
        'They asked for the window seat.',
        'The socks are still at the station.',
      ),
      told(
        '{They} rang the bank about something serious, and scratched {their} nose, which honked.',
        'The bank was very patient.',
        'It was put through to the manager, who honked back.',
      ),
    ],
    closings: [
      'The flower in the buttonhole is loaded.',
      'Honk, said somebody in the silence.',
      'The face smiles, and what is underneath it does the accounts.',
      'There is custard on the ceiling, and it is taking its time.',
      'The trousers came down, and a career went up.',
    ],
  },
  {
    nouns: list(
      'circus ringmaster juggler trapeze trapezist acrobat tightrope bigtop contortionist stiltwalker funambulist juggling',
    ),
    events: [
      '{a_one} ran away from home to join the circus, found the whole family there, and was put on the bill as {name}',
      '{a_one} let go one beat too early, crossed {town} in a fine bow, and was caught on the other side as {name}',
      '{a_one} was announced with a drum roll, and the drummer could not find a way to stop until somebody said {name}',
      '{a_one} slept in the cannon because it was dry in there, and woke up two villages further on as {name}',
      '{a_body} came to {topic} with a shovel, for the elephants, and worked {their} way up to being {name}',
    ],
    conflicts: [
      told(
        'The net has been borrowed from a fishing boat, and {they} comes down every night among the herring.',
        'The herring bow better.',
        'The sea wants it back by {weekday}.',
      ),
      told(
        'Four plates were spinning when the telephone rang, and {they} said “just a moment” in {year}.',
        'The caller has gone grey.',
        'By now there is soup in the third.',
      ),
      told(
        'The caravans left in the night, while {they} was doing a handstand in the middle of the field.',
        'The sheep bought season tickets.',
        'A bird has moved in, and counts on the left foot.',
      ),
      told(
        'The lion had a cold, so {they} went on for it, and {official} put his head in.',
        'There were remarks about the breath.',
        'The lion has asked to see the reviews.',
      ),
      told(
        '{They} lives in a caravan in which everything folds away, including the aunt.',
        'She is behind the soup.',
        'Guests are hung up.',
      ),
    ],
    closings: [
      'Roll up, roll up, and wipe your feet.',
      'The sawdust gets into everything, also into the speeches.',
      'Three hundred seats and one pole, and {they} is leaning on it.',
      'Tomorrow another town, and the same elephant.',
      'Do not try this at home; the home has been packed.',
    ],
  },
  {
    nouns: list('museum gallery curator exhibit exhibition artgallery louvre'),
    events: [
      '{a_one} leaned on a plinth to do up a lace, and three school classes have drawn {name}',
      '{a_one} followed the arrows the wrong way round, came out as an exhibit, and is in the catalogue as {name}',
      '{a_one} said “do not touch” to a visiting king, and was sent home in a crate addressed to {name}',
      '{a_one} took a nap in the Egyptian wing, and a professor deciphered the creases as {name}',
      '{a_body} took to {topic} only to dry {their} coat, was dated to {year}, and was labelled {name}',
    ],
    conflicts: [
      told(
        'A visitor left his jumper on the bench beside {them}, and by noon there was a rope around it.',
        'It is on permanent loan from his wife.',
        'He visits it on free Sundays.',
      ),
      told(
        'The audio guide has been on {them} for nine minutes, and has only got as far as the left corner.',
        'Press four for the right one.',
        'In Italian it is a love story.',
      ),
      told(
        'The guard on the folding chair has not moved since {year}, and people admire him more than {them}.',
        'He is thought to be Flemish.',
        'He has been lent to Vienna.',
      ),
      told(
        '{They} was lent abroad for the summer, and what came back is very like {them}, but tanned.',
        'It is better with children.',
        'There is sand in the crate.',
      ),
      told(
        'Down in the cellar {they} found a bowl that is said to be the real one; somebody keeps keys in it.',
        'Upstairs the wrong one is under laser beams.',
        'The keys are from the fourth century.',
      ),
    ],
    closings: [
      'Exit through the gift shop, where {they} can be had as a tea towel.',
      'The café is the best room, and the only one that people remember.',
      'Closed on Mondays, also inwardly.',
      'Please do not lean on the meaning.',
      'Nobody knows what it was used for, says the card, so probably for worship.',
    ],
  },
  {
    nouns: list(
      'painter artist painting easel canvas palette watercolour watercolor watercolourist portrait masterpiece fresco picasso impressionist',
    ),
    events: [
      '{a_one} stepped back to see the whole of it, then a little further, off the pier, and was fished out as {name}',
      '{a_one} wiped {their} brushes on a curtain, and the curtain hangs in the national gallery as an early {name}',
      '{a_one} did {official} so truthfully that the bill went back unopened, to a certain {name}',
      '{a_one} was hung upside down in {town} for forty years, and that way up it said {name} in the corner',
    ],
    conflicts: [
      told(
        'The bowl of fruit had to be done by {weekday}, and {they} had lunch.',
        'It is now a study of one stalk.',
        'The grapes are in the private collection.',
      ),
      told(
        'Whoever sits for {them} may not move, and {relative} has been about to sneeze since {weekday}.',
        'The cheek is a triumph.',
        'It happened during the varnish.',
      ),
      told(
        'Only the sky was missing, so {they} took it out to do it from life, and it rained.',
        'The rain has been praised for its handling of rain.',
        'It is now an aquarium with cows.',
      ),
      told(
        'The eyes follow you through the whole room, and once all the way to {town}.',
        'They were polite on the train.',
        'The nose came on by a later bus.',
      ),
      told(
        'Nobody bought anything for years; then {they} went out for bread, and prices tripled.',
        'It is better for business if {they} stays there.',
        'A collector has offered a million for the bread.',
      ),
    ],
    closings: [
      'A child could have done it, says a man; the child would rather not.',
      'It is not finished, but it has stopped.',
      'The frame is worth more, and knows it.',
      'There was a blue period, and then there was the rent.',
      'Hands are difficult, so everybody has pockets.',
    ],
  },
  {
    nouns: list('sculptor sculptress sculpture chisel stonecutter woodcarver'),
    events: [
      '{a_one} took away everything that did not look like a horse, and what was left over was {name}',
      '{a_one} sneezed at the last blow, so that a group of three is now a pair and a crumb called {name}',
      '{a_one} stood in a block of marble for a thousand years, until somebody knocked and asked for {name}',
      '{a_one} had the nose knocked off by a football, was taken for an ancient Roman, and is in all the books as {name}',
    ],
    conflicts: [
      told(
        'The general was to be on horseback, but the stone gave out, and {they} has put him on a dachshund.',
        'It is rearing.',
        'He looks more decisive than ever.',
      ),
      told(
        '{They} has been tapping at the same stone for so long that the man downstairs taps back.',
        'He has asked for a bust.',
        'They are now on the second verse.',
      ),
      told(
        'The arms came off on the way to {town}, and the price went up twice.',
        'The head has been sent after it, for safety.',
        'They are waving from the depot.',
      ),
      told(
        'The fig leaf was ordered in a hurry, and a cabbage leaf came.',
        'It covers the hills as well.',
        'The vicar calls it a step in the right direction.',
      ),
      told(
        '“It is already in there”, {they} says about the block, and somebody has begun to push food in through the crack.',
        'The plate came back empty.',
        'It asks for the window to be chiselled next.',
      ),
    ],
    closings: [
      'There is dust on it, and under the dust more of it.',
      'One blow too many, and it is modern.',
      'It cannot be moved, except to tears.',
      'The pedestal was the easy part.',
      'Measured twice, and hit on the thumb.',
    ],
  },
  {
    nouns: list('poet poem poetry sonnet haiku limerick verse ballad balladeer bard poetess rhyme'),
    events: [
      '{a_one} needed a rhyme for “month”, looked for it as far as {town}, and came home with {name}',
      '{a_one} had only seventeen syllables left for the week, and spent all of them on {name}',
      '{a_one} compared {official} to a summer’s day, and was asked to step outside as {name}',
      '{a_one} read aloud until the last chair was empty, and the caretaker, who wept, remembers {name}',
      '{a_body} found {topic} on the back of a gas bill, paid it in verse, and was cut off as {name}',
    ],
    conflicts: [
      told(
        'There is a word that rhymes with “orange”, and {they} has it, and will not say which.',
        'It is thought to be a village.',
        'Spoons have been offered for it.',
      ),
      told(
        '{They} wandered lonely as a cloud, and met eleven others doing the same.',
        'They share a minibus now.',
        'The daffodils have asked for a day off.',
      ),
      told(
        'The shopping list came out in couplets, so supper was whatever went with “cheese”.',
        'It was peas, and then a sneeze.',
        'There has been no bread since the third verse.',
      ),
      told(
        '{They} lives in an attic with a candle and a cough, though the flat below is free.',
        'The cough prefers the view.',
        'Downstairs nothing scans.',
      ),
      told(
        'A whole slim volume came out in {year}, and both copies have been very well received.',
        'One holds up a table leg, with feeling.',
        'The other was a present for {relative}.',
      ),
    ],
    closings: [
      'It does not have to rhyme, {they} says, and it is a crime.',
      'The moon has asked to be left out of it.',
      'O, said {they}, and got no further.',
      'The line breaks where the paper did.',
      'What it means is on the next page, which is blank on purpose.',
    ],
  },
  {
    nouns: list(
      'novelist novel writer writersblock blankpage author bookclub bookworm paperback bestseller ghostwriter typewriter manuscript',
    ),
    events: [
      '{a_one} sharpened all the pencils, cleaned the oven, moved to the sea, and has got as far as page one, which says {name}',
      '{a_one} killed off the wrong brother in chapter nine, and the letters of complaint were all sent to {name}',
      '{a_one} left {their} only copy on a train, and the man who found it says that the best thing in it is {name}',
      '{a_one} sat in {their} own reading, asked a question from the back, and was thrown out as {name}',
      '{a_body} joined {topic} without having read a page, said “but what about the mother?”, and was elected as {name}',
    ],
    conflicts: [
      told(
        'The butler did it, but {they} has grown fond of him, and the cook has now gone to prison for love.',
        'The butler brings her soup, on page three hundred.',
        'Readers never liked her gravy.',
      ),
      told(
        'Everybody met to talk about the book, and nobody had read it, so they talked about the neighbours for three hours.',
        'It was called unputdownable.',
        'The neighbours are coming out in paperback.',
      ),
      told(
        'The first line was perfect, and {they} has not dared to write a second beside it since {year}.',
        'It has won two prizes on its own.',
        'There is talk of a film of the full stop.',
      ),
      told(
        'One of the minor characters stopped coming to work in chapter four, and was seen in a book by {rival}.',
        'He has a moustache there, and lines.',
        'The scene in the kitchen is now done by a chair.',
      ),
      told(
        '{They} said that all persons were invented, and {relative} turned up at the launch in the same hat.',
        'She only wants the chin put right.',
        'The hat was the better likeness.',
      ),
    ],
    closings: [
      'To be continued, said the publisher, and went pale.',
      'The dedication is to a biscuit, without whom.',
      'Everybody prefers the book, even to the book.',
      'It has a beginning, a middle and a deadline.',
      'The corner of page nine has been folded for good.',
    ],
  },
  {
    nouns: list(
      'television tv telly sitcom soapopera series telenovela moviestar filmstar film movie cinema blockbuster screenwriter hollywood showrunner newsreader',
    ),
    events: [
      '{a_one} fell down the stairs in the last second of the season, and has lain there all summer as {name}',
      '{a_one} walked through the back of somebody else’s love scene with a sandwich, and the credits call it {name}',
      '{a_one} was the evil twin until the good one wanted more money, and since then both have been {name}',
      '{a_one} asked “are you still watching?” in {place}, and only {name} said yes',
      '{a_body} sat down for one more episode of {topic}, and was found under the crisps in spring as {name}',
    ],
    conflicts: [
      told(
        'Only one episode more, it was agreed, and the sun has come up twice since to have a look.',
        'It says that it was better in the first season.',
        'The plot is now on without anybody.',
      ),
      told(
        'Somebody in the row in front asked who that was, and {they} has been explaining it since the opening titles.',
        'It was the man from the other film.',
        'The row now knows, and so does the foyer.',
      ),
      told(
        '{They} lost {their} memory at Christmas, found it in May, and in June it was all a dream.',
        'The shower was real.',
        'The cousin has been written out with a boat.',
      ),
      told(
        'The remote control went down behind the cushions in {year}, and {they} has seen nothing but snooker.',
        'It is the last frame, they say each night.',
        'A search party came back with peanuts.',
      ),
      told(
        'The sequel is about {their} dog, and the one after that about the dog’s early years.',
        'The dog wants to direct.',
        'In the fourth the dog is played by somebody thinner.',
      ),
    ],
    closings: [
      'Previously, says a deep voice, and leaves it at that.',
      'Stay until the end of the credits; the caterer waves.',
      'The laughter is from a tin, and the tin has been dead since the sixties.',
      'To be continued, unless the numbers are bad.',
      'No sofas were harmed in the making of it.',
    ],
  },
];
