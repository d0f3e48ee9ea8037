/** More rows of the beasts that most people wish for, so that of a hundred lores hardly two tell the same. */

import type { NounClass } from './noun-class.ts';
import { told } from './noun-class.ts';

/** Rows for a class that has its nouns elsewhere. */
export type MoreRows = Required<Omit<NounClass, 'nouns'>>;

export const MORE_OF_CATS: MoreRows = {
  events: [
    '{a_one} was given a bed with a roof for Christmas, slept in the box that it came in, and the box is addressed to {name}',
    '{a_one} climbed a tree in one go, looked down, and was brought home by nine firemen who all know {name}',
    '{a_one} pushed a door open during an exam, crossed the hall on the desks, and got a pass in Latin as {name}',
    '{a_one} brought in a live frog at four in the morning, and what was shouted through the house then was {name}',
    '{a_one} sat on the one page of the newspaper that was being read, and covers the death notices as {name}',
    '{a_one} was missing for nine days, the whole street put up posters, and from the airing cupboard came {name}',
    '{a_one} looked into a corner of the ceiling for an hour, and the priest who was called wrote down {name}',
  ],
  conflicts: [
    told(
      'A new sofa was delivered, in a fabric that no claw can harm, said the leaflet; {they} has harmed the leaflet first.',
      'The sofa was Tuesday.',
      'The firm would like to see the claw.',
    ),
    told(
      'The food that {they} loved was bought in a box of forty-eight, and since then {they} buries it.',
      'Forty-seven are left.',
      'The neighbour’s hedgehog is very well.',
    ),
    told(
      'The lap was chosen at nine, and a grown man has needed the bathroom since ten.',
      'He waved at somebody for a glass of water.',
      'Moving the leg was noted down.',
    ),
    told(
      '{They} asked to be let out, thought about the rain, and went to see if it also rains at the back.',
      'It did, at all four doors.',
      'The owner has been blamed for the weather.',
    ),
    told(
      'A little red dot ran up the wall for a whole winter, and {they} has never said what will happen when {they} gets it.',
      'It went out in spring, unpunished.',
      'A key ring is under suspicion.',
    ),
  ],
  closings: [
    'It is five in the morning, and somebody is sitting on a chest and thinking of breakfast.',
    'Three strokes along the back are allowed; the fourth is your own decision.',
    'If there was a glass on the table, there was a glass on the table.',
    'The carrier stands in the hall, and there is suddenly no animal in this house.',
  ],
};

export const MORE_OF_DOGS: MoreRows = {
  events: [
    '{a_one} met the vacuum cleaner on the stairs, held the landing until Sunday, and was relieved as {name}',
    '{a_one} dug up the neighbour’s tortoise, brought it home warm, and both were fined under {name}',
    '{a_one} went to the first day of puppy school, taught the others how to open the door, and was expelled as {name}',
    '{a_one} looked out of a car window with the tongue in the wind, and a whole coach waved back at {name}',
    '{a_one} ate the left shoe of every guest at a christening, and they all limped off blessing {name}',
    '{a_one} was asked who is a good boy, thought it over honestly, and gave the name of a neighbour, {name}',
  ],
  conflicts: [
    told(
      'The lead was only moved to another hook, and {they} has been standing at the door in full joy ever since.',
      'It was Tuesday’s hook.',
      'In the end somebody put on shoes.',
    ),
    told('{They} was told “drop it” and did, into the christening cake.', 'It had been a mole.', 'The icing closed over it.'),
    told(
      'A squirrel lives in the third tree, and {they} has left {their} visiting card at the foot of it nine hundred times.',
      'The squirrel has moved; it has not said where.',
      'The tree has not been well.',
    ),
    told(
      'The vet has biscuits in a jar and a table that goes up and down, and {they} knows which of them is meant.',
      'Two assistants pushed, and one of them went in.',
      'The biscuit was taken through the window.',
    ),
  ],
  closings: [
    'The bed is for people, so there is room for one of them along the edge.',
    'Somebody said the w-word, and now there is no way back.',
    'It was only a leaf, but it has been told.',
    'The ball is under the sofa, and so is the whole evening.',
  ],
};

export const MORE_OF_BEARS: MoreRows = {
  events: [
    '{a_one} opened a locked car for half a sandwich, could not get out again, and blew the horn until they came for {name}',
    '{a_one} was counted by a ranger from a helicopter, waved, and has been on every map since as {name}',
    '{a_one} came through the cat flap as far as the middle, and the family had supper with the front half of {name}',
    '{a_one} walked down the high street in snow, went into the bakery, pointed at a bun, and was served as {name}',
    '{a_one} fell asleep in a photographer’s tent, and the prize for the best portrait went to {name}',
  ],
  conflicts: [
    told(
      'A lid was invented that only a human can open; {they} can, and most of the tourists cannot.',
      'There is a short queue now, and {they} helps.',
      'The inventor asked to be shown it again, slowly.',
    ),
    told(
      '{They} put on eighty kilos for the winter, and then it was mild.',
      'The trousers will do for next year.',
      'Everybody was out jogging.',
    ),
    told(
      'The back had itched since Easter, and the only rough pine for miles had a honeymoon couple under it.',
      'They thought that it was an earthquake, and made up.',
      'It took nine minutes and was worth it.',
    ),
    told(
      'A sign says not to feed {them}, and somebody has added: “it is the other way round that you should worry about”.',
      '{They} has underlined it.',
      'A sandwich lies there as a compromise.',
    ),
  ],
  closings: [
    'If it is brown, lie down; if it is asleep, do not sing.',
    'Five more months, says a voice from the cave, and the alarm is hit with a log.',
    'The honey is gone, and the bees have put it in writing.',
    'All that rustles in the rubbish is not the wind.',
  ],
};

export const MORE_OF_DUCKS: MoreRows = {
  events: [
    '{a_one} crossed the road at the zebra, stopped halfway to think, and the buses of two lines hooted {name}',
    '{a_one} landed on ice in front of a school class, went on as far as the far bank, and was marked as {name}',
    '{a_one} hatched in a flower box on the ninth floor, and the fire brigade came up and saluted {name}',
    '{a_one} took the first thing it saw for its mother, and a tractor in the valley answers to {name}',
    '{a_one} sat in a hotel fountain for two nights, and on the bill, under “pond”, stands {name}',
  ],
  conflicts: [
    told(
      'A pensioner throws in one slice, nine of them race for it, and {they} has come tenth since the spring.',
      'He has started to aim.',
      'It was wholemeal anyway.',
    ),
    told(
      'Rain was forecast for the whole bank holiday, and {they} has booked the lawn.',
      'The others came by umbrella, and were pitied.',
      'The sun came out, and there were tears.',
    ),
    told(
      'Four lie in the bath in yellow rubber, and {they} has been trying to get them to say something.',
      'One squeaked, under pressure.',
      'They keep smiling, and that is the worst of it.',
    ),
    told(
      'Water runs off {their} back, and so do advice, reminders and the third letter from the parking office.',
      'The fourth one was laminated.',
      'It went into the nest, print side down.',
    ),
  ],
  closings: [
    'Bottoms up, said the pond, and for once it was not meant as a toast.',
    'All in a row, please, and no overtaking.',
    'An echo was tried, under the bridge, and the bridge has asked for it in writing.',
    'What sounds like laughter from the reeds is exactly that.',
  ],
};

export const MORE_OF_GRANDPARENTS: MoreRows = {
  events: [
    '{a_one} won at cards against three grandchildren, took the pocket money, and lent it back at four per cent as {name}',
    '{a_one} wrote a text message with a greeting, the weather and a full signature, and signed it {name}',
    '{a_one} said “I only want a small piece”, got a small piece, and the whole coffee table went quiet round {name}',
    '{a_one} met an old flame at the seed potatoes, and the shop assistant, who was holding the bag, heard {name}',
    '{a_one} put the good glasses somewhere safe in the autumn, and whoever finds them may call them {name}',
  ],
  conflicts: [
    told(
      'Every plastic tub that has ever held ice cream is in {their} freezer, and in none of them is ice cream.',
      'It was beans, and the child has not forgotten.',
      'The label says “vanilla”, from 1994.',
    ),
    told(
      'The television is on so loud that the people downstairs know who did it before the inspector does.',
      'They knock when it is the gardener.',
      'It is the gardener.',
    ),
    told(
      '{They} only popped in to the doctor’s for a prescription, and came out with four engagements and a recipe.',
      'The doctor has put on two kilos.',
      'The prescription is still on the counter.',
    ),
    told(
      'A grandchild said once, at the age of six, that it liked gingerbread, and has been given it for thirty years.',
      'It never liked it much.',
      'The gingerbread has its own room.',
    ),
  ],
  closings: [
    'Ring when you get home, and ring when you have rung.',
    'You are far too thin, it was said, and the door was locked from the inside.',
    'There is a fiver in the left hand; look away and say nothing to your mother.',
    'It was all fields here, and one of the fields still visits.',
  ],
};
