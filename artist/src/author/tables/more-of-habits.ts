import { told } from './noun-class.ts';

/** What anybody may say who is told again and again: of never, of fear, of love, of doing without. */
export const MORE_NEVER_TRAITS = [
  '{They} {does}, and the bookmaker has taken it off the board.',
  '{They} {does}; a film crew came for the day, and has children at the local school.',
  '{They} {does}, and it is in the lease, between the pets and the piano.',
  '{They} {does}; the gift voucher for it has been passed on eleven times.',
  '{They} {does}, and the dentist has stopped asking, and so has the dentist’s mother.',
  '{They} {does}, and the neighbour who gave a demonstration got a polite cough.',
  '{They} {does}; an uncle has explained it to the guests, with a chart.',
  '{They} {does}, and the letter about it was returned with a drawing of a door.',
  '{They} {does}, and three uncles have gone hoarse at the table over it.',
];

export const MORE_NEVER_TO = [
  'A coach was hired to get {them} to {vp}, and by the summer the coach had given it up as well.',
  'The doctor wrote “{vp}, twice daily” on a pad, and {they} has lost that pad, and the doctor.',
  'There is a club in {town} for those who never {vp}, and {they} has been asked to tone it down.',
  'Somebody once whispered “now {vp}” in the dark, and the light went on, and stayed on.',
  'On the list of good intentions “{vp}” stands at number one, in the handwriting of somebody else.',
];

export const MORE_AFRAID_TRAITS = [
  '{They} {does}, and {they} has hired a taller friend to go round corners first.',
  '{They} {does}; a blanket is always within reach, at church as well.',
  '{They} {does}, and the dictionary has a page glued down.',
  '{They} {does}, and says so loudly, in case it can be talked out of coming.',
  '{They} {does}; the emergency whistle has been blown at its own echo.',
];

export const MORE_AFRAID = [
  told(
    'A course for the brave was booked, and on the first evening twelve people sat under one table.',
    'The teacher brought the tablecloth.',
    'It was the best turnout in years.',
  ),
  told(
    'A sign was put up in the garden that told the fear, kindly, to try next door.',
    'Next door has moved.',
    'There is an arrow on it.',
  ),
  told(
    'Counting to ten was advised, and at four {they} was already in the next village.',
    'The other six were posted.',
    'It is a nice village, with high walls.',
  ),
  told(
    'It was only a picture of it, in a book, and the book has been put outside for the night.',
    'In the morning it was on page nine.',
    'The library has sent a blanket.',
  ),
  told(
    '{They} has a plan for the day it comes: page one says “run”, and page two is out of breath.',
    'Page three is a map of the wardrobe.',
    'There is a drill on Sundays, with cocoa.',
  ),
];

export const MORE_AFRAID_OF_WATER = [
  'The goldfish next door was met with a hat pulled down, and its bowl has been reported as a reservoir.',
  'A bath was run in {year}, for the look of it, and {they} has let it have the bathroom.',
  'Tea is taken as a leaf, and the cup is held by somebody else.',
  'A cloud came over the hill, and {they} was in the cupboard with the life jacket before it had a shape.',
  'The swimming badge was earned on the carpet, with arm bands, and under protest.',
  'A child with a water pistol has held the front garden since Easter.',
  'There is a moat round the sandcastle at the beach, and the holiday was called off on account of it.',
];

export const MORE_LOVING_TRAITS = [
  '{They} {does}, and the diary has had to be given extra pages for the hearts.',
  '{They} {does}; the florist has bought a house by the sea.',
  '{They} {does}, and sighs so that the candle has to be lit again.',
  '{They} {does}; three poems have been written about it, and all three rhyme with “ham”.',
  '{They} {does}, and the bench in the park is out of bark to carve.',
  '{They} {does}, and walked into a lamp post over it, and thanked the lamp post.',
  '{They} {does}; at the wedding of others {they} says “yes” before they do.',
];

export const MORE_EVENTS_OF_TWO = [
  '{a_one} finished one sentence for each other, very slowly, and the last word of it was {name}',
  '{a_one} sat on a bench for two, with the hat on the third place, and the hat was greeted as {name}',
  '{a_one} blew out one candle from both sides, and the candle, which stayed on, is called {name}',
];

export const MORE_OF_TWO = [
  told(
    'One chair was left at the concert, and after forty minutes of “no, you” the cellist sat on it.',
    'The cellist had a lovely evening.',
    'They stood, and held the coats of each other.',
  ),
  told(
    'A photograph of the two was cut in half for the passports, and each half looks to the side.',
    'At the border they are let through in the right order.',
    'The moustache went to the wrong one.',
  ),
  told(
    'The last biscuit was broken in half, then the halves in halves, to be quite fair.',
    'It is dust by now, and evenly spread.',
    'A sparrow had the casting vote.',
  ),
];

export const MORE_EATING_TRAITS = [
  '{They} {does}, and says “just to be polite”, with both cheeks full.',
  '{They} {does}, and leaves one crumb, so that nobody can say that it was all.',
  '{They} {does}; the spoon has asked for a day off.',
  '{They} {does}, and then asks what there is for dinner.',
  '{They} {does}, and wipes the mouth on a passing uncle.',
];

export const MORE_LACKING_EVENTS = [
  '{a_one} was held up to the light at customs, turned round twice, and let through as hand luggage for {name}',
  '{a_one} was sent back to the factory with a note, and came home with a second note, which began: dear {name}',
  '{a_one} posed for a sculptor, who was done by eleven, charged for half a day, and called it {name}',
  '{a_one} answered an advertisement that said “complete”, and talked for an hour about being {name}',
  '{a_one} won the jigsaw of the year, with one piece under the sofa, and the box reads {name}',
];

export const MORE_LACKING = [
  'The jigsaw of {them} has a piece marked “no {obj}”, and the whole family is under the rug.',
  'The guarantee covers everything but “no {obj}”, which is on the back, in a smaller grey.',
  'The wedding list had one line, “no {obj}”, and eleven guests brought it, beautifully wrapped.',
  'The passport has a box for special marks, and there it says “no {obj}”, with a small sad face.',
  'The neighbours lend most things, but at “no {obj}” they said that they were using theirs.',
];

export const MORE_PROCRASTINATING = [
  'The end was to stand here, and was put off for a nicer pen.',
  'Tomorrow has been booked out, by yesterday.',
  'A start was made, on the biscuit.',
  'The alarm was set, so that there was something to switch off.',
  'Only the windows first, and then the neighbour’s windows.',
  'By Friday, it was said, and nobody had named a year.',
];

export const MORE_GRANDPARENTS = [
  'The biscuit tin holds buttons, as every child has had to learn.',
  'The good towels are for guests, and no guest has been good enough.',
  'There is a sweet at the bottom of the handbag, and it is older than the bank.',
  'The television is loud enough for the village, which follows the plot.',
  'You have grown, {they} says, to the postman.',
];

export const MORE_MONDAYS = [
  'It will be over at midnight, and has asked to stay for breakfast.',
  'Nothing good ever began with an alarm, says the pillow.',
  'The week has seven days, and one of them had to be this.',
  'The stapler has said good morning, and nobody has said it back.',
  'There is a Tuesday somewhere behind it, on tiptoe.',
];

export const MORE_OF_THE_WORD = [
  'The word is in the dictionary now, and has stopped getting up.',
  'An uncle said it at the christening, and one could hear it die.',
  'It means whatever the person means who is fifteen.',
  'A teacher has banned it, and says it in the car.',
  'Grandmother has it embroidered, and spelled right.',
  'It was in the newspaper on Sunday, and so by Monday it was over.',
];

export const MORE_MAIN_CHARACTERS = [
  told(
    'At the supermarket the rain began just as the trolley turned, and {they} walked home slowly, for the ending.',
    'The trolley came along for the sequel.',
    'The frozen peas are in the credits.',
  ),
  told(
    'Everybody else on the bus was thanked by name for playing passengers.',
    'Some have an agent now.',
    'The driver wept, at the lights.',
  ),
  told(
    'A voice in {their} head tells it all in the past tense, and it asked the baker for quiet.',
    'The baker is a minor character, and has a scar now.',
    'It was a roll, said the voice, like no other.',
  ),
  told(
    'A sneeze was followed by a long look out of the window, in case somebody was cutting there.',
    'It was kept in.',
    'The window has fan mail.',
  ),
  told(
    'The birthday of somebody else was attended in white, by the staircase, with a pause on every step.',
    'It was a bungalow.',
    'The cake was told to wait for the applause.',
  ),
];

export const MORE_TAX_RETURNS = [
  'The cat was entered as a night watch, and has been asked for its hours.',
  'The shoebox is complete, except for the shoes.',
  'Somebody at the office draws small suns in the margin, and it is not known why.',
  'What is left over is a coin, and it has to be declared.',
];

export const MORE_OCTOPUSES = [
  'Eight socks on the line, and all of them left ones.',
  'Cards are played with {them} only in short sleeves.',
  'At the cloakroom {they} was given four tickets.',
  'The typing is very fast, and the ink comes with it.',
  'A round of arm wrestling takes until Wednesday.',
];

export const MORE_MICE = [
  'The cheese was taken, and the trap was left with a thank-you crumb.',
  'There is a small door behind the piano, with a mat in front.',
  'Behind the skirting board there is a light on, and somebody is frying.',
  'The cat has been told a different address.',
  'A hole in the sock is a front door, if one is modest.',
];

export const MORE_TOLD_OF_MONDAYS = [
  told(
    '{They} was met on the stairs with the wrong shoe on the right foot, and neither of them said anything.',
    'The shoe got off a stop early.',
    'It fitted by lunchtime.',
  ),
  told(
    'The office plant leans away from {them}, and has done so since nine.',
    'By Friday it stands straight.',
    'It has been seen with a suitcase.',
  ),
  told(
    'The photocopier heard {them} sigh, and stopped to think it over, with a light on.',
    'It agreed, in triplicate.',
    'It has asked for paper, and for understanding.',
  ),
  told(
    'A colleague said “happy new week” to {them}, brightly, and has been moved to the branch by the harbour.',
    'The gulls cannot stand it either.',
    'There is a cake in the letter.',
  ),
];

export const MORE_SWIMMING_TRAITS = [
  '{They} {does}, and has left a towel on every chair from here to the diving board.',
  '{They} {does}; the man at the pool blows his whistle in admiration, and then in earnest.',
  '{They} {does}, with the head held up, like somebody who has just had it done.',
  '{They} {does}, and the verruca sock is worn on Sundays as well.',
  '{They} {does}; afterwards there are chips, and they are the reason.',
];

export const MORE_JEALOUS_TRAITS = [
  '{They} {does}, and the snowman next door is said to have it coming.',
  '{They} {does}; at weddings {they} asks the bride what the ring has got.',
  '{They} {does}, and reads the thank-you cards of others with a magnifying glass.',
  '{They} {does}: somebody said “sunny”, and {they} asked who Sunny was.',
  '{They} {does}, and the photograph of the two of them has been cut to one and a hand.',
];

export const MORE_CATS = [
  'The box was kept, and the cat tree went back in it.',
  'Something fell off the shelf, and something looked very calm about it.',
  'The door was opened, and it was only to see whether it would be.',
  'The sunbeam has moved, and so has everybody who is anybody.',
  'The laptop is warm, and the report ends in “jjjjjj”.',
];

export const MORE_LANDLORDS = [
  'The damp is a feature, and is to be watered by the tenant.',
  'The deposit is safe, and is having a lovely time in Portugal.',
  'It was painted, doors, sockets, moth and all, in magnolia.',
  'The kitchen is also the bedroom, and the bedroom is extra.',
];

export const MORE_TEAS = [
  'Milk first or last has cost two marriages and a choir.',
  'There is nothing that cannot be put off for a cup of it, said the fireman.',
  'The last biscuit fell in, and was mourned with a spoon.',
  'A drop on the saucer, and an aunt who has seen it.',
];
