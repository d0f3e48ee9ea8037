/** Who lives where it is cold, high, warm or wide: polar bear, red panda, manatee, swordfish, antelope. */
import { list, type NounClass, told } from './noun-class.ts';

export const FAR_BEAST_CLASSES: readonly NounClass[] = [
  {
    nouns: list('polarbear icebear'),
    events: [
      '{a_one} covered the black nose with a paw, so as not to be seen, and three seals, out of politeness, said nothing to {name}',
      '{a_one} was washed with a red sock, at the zoo, and the children have since come from far and wide to see {name}',
      '{a_one} waited at a hole in the ice for a seal, for nine hours, until a diver came up and said “wrong hole, {name}”',
      '{a_one} drifted south on a floe with an open newspaper, and at the lido they had to ask for a ticket from {name}',
    ],
    conflicts: [
      told(
        'There is not one penguin up there, and {they} has been explaining it to children for a hundred years.',
        'They show {them} the biscuit tin.',
        'In the end {they} wrote to the other end; there has been an answer, with fish in it.',
      ),
      told(
        'Under the white fur the skin is black, and {they} has told nobody but the vet.',
        'He said that it suits {them}.',
        'It is slimming, like the dark.',
      ),
      told(
        'The night lasts for four months, and {they} put the alarm clock on “morning”.',
        'It rang in March.',
        'The milkman came twice; it was the same one.',
      ),
      told(
        'An estate agent had a floe for {them}: sea view on all sides, and a bit less of it each year.',
        'The lease is by the cube.',
        'The hall has swum off, with the coat.',
      ),
      told(
        'A firm for fizzy drinks took {them} for the winter, and since then everyone holds out a bottle.',
        '{They} cannot do the cap, with those paws.',
        'It was for one day, and the scarf itched.',
      ),
    ],
    closings: [
      'Nobody has ever seen it coming, apart from the nose.',
      'The ice was broken long ago, and in the worst way.',
      'It is a nice warm coat, for somebody who would rather have a cold room.',
      'Shut the fridge, {they} says, I am reading.',
      'Up there, all roads lead south.',
    ],
  },
  {
    nouns: list('redpanda'),
    events: [
      '{a_one} stood up on two legs to look as terrible as possible, and the whole tour said “aww” to {name}',
      '{a_one} fell asleep along a branch with all four legs hanging, and was taken in with the washing as {name}',
      '{a_one} was mixed up with a fox at the border and with a raccoon at the hotel, and left with a bill for both and for {name}',
      '{a_one} got a letter for the large cousin in black and white, read it, and has been answering fan mail since as {name}',
    ],
    conflicts: [
      told(
        'A tail with rings is a fine thing to wrap up in, and a keeper has put it on as a scarf.',
        'It was warm, and looked at him.',
        'They walk home together, in winter.',
      ),
      told(
        'Thirteen hours of the day are for bamboo, and the others are for getting over it.',
        'Lunch runs into supper at about the stalk.',
        'There is a leaf for afters.',
      ),
      told(
        'The famous cousin was hired out to nine zoos, with a flag and an anthem, and nobody has even asked {them}.',
        '{They} was here first, by fifty years, says the dictionary.',
        'At the reunion {they} sits with the skunks.',
      ),
      told(
        '{They} got out of the zoo over a snowed-on branch, had a look at the town, and came back for supper.',
        'A bus had stopped for {them}, so it had to be taken.',
        'The keeper had not noticed; the branch has been sawn.',
      ),
      told(
        'A visitor jumped out with a camera, {they} put both arms up, and both have stood like that since.',
        'It is thought to be a robbery.',
        'Somebody has handed over a wallet.',
      ),
    ],
    closings: [
      'It means it, with both arms up.',
      'Neither red nor a panda, says an expert, from under a cushion.',
      'The tail is awake; the rest is not.',
      'Very fierce, very fierce. Good night.',
      '{They} is told apart by the eyebrows.',
    ],
  },
  {
    nouns: list('manatee dugong seacow'),
    events: [
      '{a_one} was kissed by a sailor who had been at sea for a year, and who wrote home about a beauty by the name of {name}',
      '{a_one} was overtaken by a water lily, and the lily turned round to say sorry to {name}',
      '{a_one} bumped into a pier at walking pace, put a flipper on it to comfort it, and is remembered there as {name}',
      '{a_one} ate a lawn under water all the way up to the bathing jetty, and was thanked by the council as {name}',
    ],
    conflicts: [
      told(
        'For five hundred years {they} has been taken for a mermaid, and nobody has ever come back for a second look.',
        'They say that it was the singing.',
        'There was a comb in it, for a while.',
      ),
      told(
        'The speed limit is because of {them}, and {they} has never got near it.',
        'The canoe hoots.',
        'A barnacle got on for the trip, and has grown up.',
      ),
      told(
        'There are nine stone of cabbage a day, and a diet sheet on which only “cabbage” has been underlined.',
        'It is the bones; it is all bones.',
        '{They} only has to look at a lettuce.',
      ),
      told(
        'The nearest relative is the elephant, and at the family party it was about noses.',
        'Somebody had brought peanuts, and they floated.',
        'They stood on either side of the beach, and waved.',
      ),
      told(
        'Nothing has made {them} angry since records began, and a psychologist has tried, with a triangle.',
        'He floats beside {them} now, on his back.',
        'It was a C; they hummed along.',
      ),
    ],
    closings: [
      '{They} is coming, it is only that the river is faster.',
      'Large, grey, and on your side.',
      'Whoever hugs it needs a run-up and a friend.',
      '{They} has thought about it, and would like a leaf.',
      'There is no hurry down there, and it lives next door to that.',
    ],
  },
  {
    nouns: list('swordfish marlin'),
    events: [
      '{a_one} was asked to hand in the weapon at the reef, could not, and so has been standing outside as {name}',
      '{a_one} challenged an oar to a duel, won, and took a boatload of anglers back to the pier as {name}',
      '{a_one} turned round quickly at a wedding, burst eleven pufferfish, and was led outside by the arm as {name}',
      '{a_one} pinned a note to a hull in the middle of the Atlantic, and all that it said was “mind the step, {name}”',
    ],
    conflicts: [
      told(
        'An old man caught {them}, lost {them} again and wrote it down, and {they} has a very different version.',
        'There was more talking, and less fish.',
        'He held on, but it was {their} holiday.',
      ),
      told(
        '{They} opens tins for the whole reef, and only the sardines are against it.',
        'They leave the room.',
        'There is always a cousin in it.',
      ),
      told(
        'A kiss has to be given from the side, and both of them have to agree on the side.',
        'They have nine engagements behind them and a hole in the aunt.',
        'He took off, she leaned, and a crab did the rest.',
      ),
      told(
        'At customs they stuck a cork on it, and since then there has been a smell of Bordeaux.',
        'A sea bass was pulled over for it.',
        'The cork is for parties; it says so.',
      ),
      told(
        'The post is put on it, the toast is put on it, and of late a neighbour’s washing.',
        'It dries well, at sixty miles an hour.',
        'A letter was delivered through a door, and a wall.',
      ),
    ],
    closings: [
      '{They} always has the point, and often the last word.',
      '{They} got there first, by a nose.',
      'En garde, {they} says, to the pier.',
      'Never behind {them} in a traffic jam, and never in front.',
      '{They} does not fit into a tin, and that was the idea.',
    ],
  },
  {
    nouns: list('antelope gazelle impala springbok'),
    events: [
      '{a_one} jumped three metres straight up, for no reason, and a lion, who had begun to run, sat down to ask why, {name}',
      '{a_one} did not have to be faster than the lion, only faster than the cousin, who left everything to {name}',
      '{a_one} ran off at a click in the grass, it was a biro, and a whole savanna ran for an hour after {name}',
      '{a_one} was the one at the water hole who looked up, and all of the others drink in peace, thanks to {name}',
    ],
    conflicts: [
      told(
        'The lion and {they} have met at the same hole every evening for years, and it is a little like the office.',
        'One nods, and one moves over.',
        'He has had a salad, he says.',
      ),
      told(
        'The film was about {them} as far as minute four, and then it was about the cheetah.',
        '{They} had read only the first three pages.',
        'At the premiere they were put at different tables.',
      ),
      told(
        'It has long legs, slim ankles and huge eyes, and each of them wants to go somewhere else.',
        'The ears have gone ahead.',
        'It met in the middle, over a bush.',
      ),
      told(
        'Sleep comes by the minute, standing, with one eye on the grass.',
        'It dreamed of a wall.',
        'The dream was cut short by a beetle in boots.',
      ),
      told(
        'Someone has told {them} to let go, to breathe, and to feel the ground.',
        'The ground was felt, at fifty miles an hour.',
        'The breath caught up at the river.',
      ),
    ],
    closings: [
      '{They} was there just now; one can see it by the dust.',
      'All that grace, and it is fear.',
      'High jump: yes; reason: none.',
      'Grass, grass, grass, and then that feeling.',
      '{They} is second in the whole savanna, and very content with that.',
    ],
  },
];
