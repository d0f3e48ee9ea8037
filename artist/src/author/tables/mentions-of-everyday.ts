/** What follows from a thing that somebody has with them, of more of the things that are typed behind a "with". */
import type { MentionClass } from './mentions-by-class.ts';
import { list } from './noun-class.ts';

export const EVERYDAY_MENTIONS: readonly MentionClass[] = [
  {
    nouns: list('brace'),
    middle: [
      'On the class photograph the flash hit {the_besides}, and nobody in the second row has seen since.',
      '{They} smiled at the station because of {the_besides}, and all four trains waited for it to turn green.',
      'Corn on the cob was served, and it was out of {the_besides} again in time for Christmas.',
      'Since {the_besides} was put in, {they} gets the shipping forecast, and a bit of Portugal.',
    ],
    last: [
      'There was apple in {the_besides}, which somebody had to say.',
      'Two more years of {the_besides}, said the dentist, and showed a picture of a yacht.',
      'Once a month {the_besides} is tightened by a quarter turn, and so is the family.',
    ],
  },
  {
    nouns: list('balloon ball kite frisbee football basketball volleyball'),
    middle: [
      'A boy over the wall asked for {the_besides} back, and has been asked for proof.',
      'A gust took {the_besides}, and {they} held on as far as the next parish.',
      'Somebody brought a needle to the party, and everybody looked at {the_besides}.',
    ],
    last: [
      'By Sunday there was less air in {the_besides}, and in everybody.',
      'The hedge has kept three like {the_besides}, and gives nothing back.',
      'On the bus {the_besides} had a seat by the window.',
    ],
  },
  {
    nouns: list('lamp torch flashlight headlamp candle lantern chandelier headlight'),
    middle: [
      '{They} shone {the_besides} at a noise in the cellar, and the noise asked for a bit less.',
      'Every moth in the district has the address of {the_besides}, and the opening times.',
      'The power went, and all eleven flats came to sit round {the_besides} and were nice to each other.',
    ],
    last: [
      'The battery of {the_besides} is in the remote control, and the other way about.',
      'Under the blanket {the_besides} is still on, and it is long past nine.',
      'A moth wrote a review of {the_besides}, and it burns with feeling.',
    ],
  },
  {
    nouns: list('teddy teddybear doll toy plushie puppet robot rattle dinosaur'),
    middle: [
      'At the hotel {they} asked for a second pillow for {the_besides}, and a view.',
      '{They} does not need {the_besides}, as everybody is told on the way back to fetch it.',
      'It was Grandmother who put {the_besides} in the washing machine, and {they} sat in front of the glass door.',
    ],
    last: [
      'There is one eye left on {the_besides}, and it has seen everything.',
      'In the divorce {the_besides} was given its own room.',
      'Nobody is to know what {the_besides} is called.',
    ],
  },
  {
    nouns: list('book newspaper magazine novel diary notebook dictionary cookbook comic recipe map'),
    middle: [
      '{They} has been on the same page of {the_besides} since the ferry, and turns it when people look.',
      'The fine on {the_besides} has overtaken the price, and the librarian sends birthday cards.',
      'A stranger read along in {the_besides} over the shoulder, and asked {them} to go back a page.',
    ],
    last: [
      'The last page of {the_besides} was torn out, so it was the gardener or it was not.',
      'A slice of salami marks the place in {the_besides}.',
      'Somebody has written “no!” in the margin of {the_besides}, three times.',
    ],
  },
  {
    nouns: list('clock watch alarmclock stopwatch hourglass timer calendar'),
    middle: [
      'In autumn {they} put {the_besides} back by an hour, and was asked in by everybody twice.',
      'According to {the_besides} {they} is the only one who has ever been on time.',
      '{They} looks at {the_besides} while others are talking, so as to know for how long.',
    ],
    last: [
      'Twice a day {the_besides} is right, and then there is cake.',
      'It was later than {the_besides} thought.',
      'The battery of {the_besides} ran out, and it has been a lovely ten past four.',
    ],
  },
  {
    nouns: list('wheelchair trolley cart pram pushchair buggy walker rollator zimmer suitcasetrolley stroller'),
    middle: [
      'One wheel of {the_besides} wants to go to the left, and so {they} has seen a lot of the left.',
      'Down the ramp of the supermarket {the_besides} set a time that has been sent to the federation.',
      '{They} parked {the_besides} in the space for the director, who now comes by bus.',
    ],
    last: [
      'There is a coin in {the_besides}, and the coin has moss on it.',
      'On the ice {the_besides} came second.',
      'A canal was drained, and there was a whole family like {the_besides}.',
    ],
  },
  {
    nouns: list('crown tiara necklace ring earring bracelet brooch medal trophy jewel diamond sceptre'),
    middle: [
      'The jeweller put a glass to his eye, looked at {the_besides}, and offered {them} the chair.',
      '{They} wears {the_besides} to put out the bins, since one never knows.',
      'At the swimming pool {the_besides} would not come off, and was charged as a second guest.',
    ],
    last: [
      'A magpie sits opposite and thinks about {the_besides}.',
      'The finger went blue, but {the_besides} is staying.',
      'It says “made of chocolate” inside {the_besides}, very small.',
    ],
  },
  {
    nouns: list('blanket pillow cushion duvet hammock mattress sleepingbag hotwaterbottle armchair sofa deckchair'),
    middle: [
      'A caller asked for a moment of {their} time, and it was spent under {the_besides}.',
      '{They} came to the meeting in {the_besides}, and it went on much longer, and nobody minded.',
      'It takes two to fold {the_besides}, and so {they} got talking to the woman next door.',
    ],
    last: [
      'There is a shape in {the_besides} by now, and it fits only one.',
      'The remote control is somewhere in {the_besides}, with a sandwich.',
      'Monday was sent away by {the_besides}.',
    ],
  },
  {
    nouns: list('key padlock password ticket passport licence license certificate diploma card badge'),
    middle: [
      '{They} has patted all the pockets for {the_besides} so often that it counts as a dance.',
      'A man at the gate looked at {the_besides}, at {them}, at {the_besides}, and fetched another man.',
      'The photograph on {the_besides} is of an uncle, and so far it is the uncle who gets let in.',
    ],
    last: [
      'It was in the other coat, with {the_besides} from last year.',
      'A copy was made of {the_besides}, and it opens the church.',
      'The expiry date on {the_besides} was yesterday, at lunch.',
    ],
  },
  {
    nouns: list('megaphone microphone whistle bell siren loudspeaker alarm'),
    middle: [
      'The whole tower block knows what {they} wants for supper, thanks to {the_besides}.',
      '{They} tried out {the_besides} in the library, and three books came down of their own accord.',
      'A dog two villages on has asked through its lawyer about {the_besides}.',
    ],
    last: [
      'One, two, said {they} into {the_besides}, and the neighbours said three.',
      'The batteries have been taken out of {the_besides}, by persons unknown.',
      'Sheep come when they hear {the_besides}, and nobody has sheep.',
    ],
  },
];
