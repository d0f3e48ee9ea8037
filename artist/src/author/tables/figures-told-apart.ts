/** Who stood in a crowd of their kind: one of the Sith with a cough, and seven who share a bathroom. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_TOLD_APART: readonly NounClass[] = [
  {
    nouns: list('darthvader vader lordvader anakinskywalker anakin'),
    events: [
      '{a_one} told a young man on a catwalk who his father was, and paid thirty years of pocket money as {name}',
      '{a_one} found somebody’s lack of faith disturbing, pinched two fingers, and the choir went quiet for {name}',
      '{a_one} rang up and only breathed, was taken for that sort of call, and is on the police list as {name}',
      '{a_one} came to parents’ evening to a march of {their} own, and the boy’s marks got better for fear of {name}',
    ],
    conflicts: [
      told(
        'The breathing was reported by the flat below, and a man came to bleed the radiators.',
        'He bled four before he looked at {them}.',
        'It is the valve, he says, and it is not covered.',
      ),
      told(
        '{They} went to the beach, and does not like sand, which is coarse and rough and gets everywhere.',
        'It got into the helmet.',
        'The castle had one small hole in it, and a child threw a pea.',
      ),
      told(
        'For Father’s Day there came a card from the son, in left-handed writing.',
        'It stands on the console, beside the button for planets.',
        'There was a voucher in it, for a glove.',
      ),
      told(
        'The cape was caught in the door of the lift, and the whole Death Star waited on the ground floor.',
        'Nobody cared to press a button.',
        'The march was played eleven times.',
      ),
    ],
    closings: [
      'Breathe in, it says on the fridge, and, lower down, out.',
      'Come to the dark side; they do have biscuits.',
      'The helmet is put to bed before its owner.',
      'The apology was accepted, and so was the captain’s.',
    ],
  },
  {
    nouns: list('dwarf dwarve sevendwarf sevendwarve 7dwarf 7dwarve'),
    events: [
      '{a_one} came home from the mine singing, found the bed taken, the dishes done, and a note for {name}',
      '{a_one} asked who had eaten from the little plate, got six answers, and a seventh with a full mouth: {name}',
      '{a_one} dug for a diamond all day with a lamp and a song, came out in a bank, and was let off as {name}',
      '{a_one} sneezed in a row, from the left, until the last of the beds fell over on {name}',
    ],
    conflicts: [
      told(
        'Everything in the house comes in sevens, except for the bathroom.',
        'The first one in is Sleepy, and he locks it.',
        'The timetable for it takes up the door.',
      ),
      told(
        'An old woman came to the door with apples, and was sold a vacuum cleaner.',
        'She still pays for it every month.',
        'The mirror says that she was the fairest customer of all.',
      ),
      told(
        'An aunt asked for all the names, and six came at once; the last is thought of every time in the bath.',
        'It was Bashful, and he did not like to say.',
        'By then she had gone over to reindeer.',
      ),
      told(
        'They whistle while they work, in parts, and a rockfall has joined in with the bass.',
        'The canary has handed in its notice.',
        'Grumpy moves his lips only.',
      ),
    ],
    closings: [
      'Heigh-ho, said the last one, and fell over the lantern.',
      'There is a glass box in the wood, and it makes a good greenhouse.',
      'The caps on the hooks have been counted, and it is eight.',
      'A prince rang, and was told that Snow White is on the late shift.',
    ],
  },
  {
    nouns: list('swiftie taylorswiftfan swiftieboyfriend'),
    events: [
      '{a_one} counted the buttons on a coat in a video, got thirteen, and told the whole bus, as {name}',
      '{a_one} waited nine hours online behind two million others, and was let in at the very end as {name}',
      '{a_one} wore beads to both elbows, set off the gate at the airport, and swapped two with the guard for {name}',
      '{a_one} sang all ten minutes of the long version to a waiter who had asked “everything all right?”: {name}',
    ],
    conflicts: [
      told(
        'Every year is named after an album at home, and the boiler dates from Reputation.',
        'The man who services it nodded, and showed a bracelet.',
        'The fridge is having its Folklore.',
      ),
      told(
        '{They} cried at the bridge of the song, then at the chorus, then at the advert for carpets.',
        'The carpet was red.',
        'It rhymed with “casket”, if one wanted it to.',
      ),
      told(
        'There is a secret sign in everything, says {they}, and has a wall of string about a full stop.',
        'It was a crumb.',
        'The crumb comes out on Friday.',
      ),
      told(
        'An ex of the singer was met by {them} in a lift, and it was a very long way to the fourth.',
        'Nobody hummed.',
        'He got out at the second, and took up pottery.',
      ),
    ],
    closings: [
      'The scarf has never been given back.',
      'It is number thirteen’s fault, and that is a good thing.',
      'Shake it off, said the vet, and regretted it.',
      'The bracelet says FEARLESS, and the L is a bead short.',
    ],
  },
];
