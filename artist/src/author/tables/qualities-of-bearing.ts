/** What one sees of somebody from across the road: a moustache, a short fuse, good manners in falling. No row names it. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const QUALITIES_OF_BEARING: readonly SideClass[] = [
  {
    means: anyOf('fragile delicate brittle breakable frail thin_skinned flimsy'),
    events: [
      '{a_one} went by post in nine layers of paper, and on the tenth, in red, it said {name}',
      '{a_one} was carried in on a cushion by four men in socks, who did not dare to breathe the name {name}',
      '{a_one} was blown on by a birthday child, came down in the next garden, and was glued as {name}',
    ],
    traits: [
      '{They} {does}, and wears a sticker with a wine glass and an arrow.',
      '{They} {does}: a firm handshake was in 2009, and one still speaks of it.',
      '{They} {does}, and the compliments have to be put down softly.',
      '{They} {does}, and has been insured against feathers.',
      '{They} {does}; the bubble wrap is for every day, and the good bubble wrap for Sundays.',
    ],
    conflicts: [
      told(
        'A soprano moved in next door, and {they} sleeps in sand.',
        'She has been asked to sing it lower, and elsewhere.',
        'On the high C the whole street holds on to {them}.',
      ),
      told(
        'The removal men wrote “this side up” on {them}, and put the piano there.',
        'It was the black keys that hurt.',
        'They have been sent on a course, with eggs.',
      ),
      told(
        'Somebody said “break a leg” before the show.',
        'A doctor was in the house, and a carpenter.',
        'It was meant kindly, and has been glued.',
      ),
    ],
    closings: [
      'Please put this story back where you found it.',
      'Only a hairline, and only when one laughs.',
      'You break it, you take it home and are sorry.',
      'With care, it says, on all six sides.',
    ],
  },
  {
    means: anyOf('explosive explodes explode exploding short_fuse quick_tempered hot_blooded combustible ignites'),
    events: [
      '{a_one} counted to ten out loud, went off at seven, and the hat came down in the next parish on {name}',
      '{a_one} was told “calm down”, and the windows of three streets were put in again by a glazier called {name}',
      '{a_one} went up over a parking space, and from the smoke, letter by letter, there came {name}',
    ],
    traits: [
      '{They} {does}, and is kept in a bucket of sand over New Year.',
      '{They} {does}: the fuse was measured, and the tape is gone.',
      '{They} {does}, and the wallpaper is bought by the mile.',
      '{They} {does}; one of {their} eyebrows has been seen in Belgium.',
      '{They} {does}, and the word “whoops” has been taken off the menu.',
    ],
    conflicts: [
      told(
        'A quiet evening was planned, and a man in a padded suit came to snip the red wire.',
        'It was the doorbell.',
        'He cut the blue one, and it was the garden lights.',
      ),
      told(
        'At the anger course {they} hit the cushion first, and the cushion has been on every roof since.',
        'The feathers are expected until Thursday.',
        'The course is held outdoors now, for moles.',
      ),
      told(
        'There were two seconds left on the little clock, and they have been there since lunch.',
        'Nobody has cleared the table.',
        'It is slow by about a week, and everybody is grateful.',
      ),
    ],
    closings: [
      'Light the paper, and stand well back.',
      'It is over; please count the cats.',
      'The ceiling has been put down as a skylight.',
      'Three, two, and then somebody sneezed.',
    ],
  },
  {
    means: anyOf('noble majestic honorable honourable dignified regal stately chivalrous graceful aristocratic imperial'),
    events: [
      '{a_one} slipped on a banana skin with so much bearing that it was entered at court as {name}',
      '{a_one} stood still on a hill at sunset until somebody had carved {name} underneath',
      '{a_one} drew a glove across the cheek of a rude bus, and the bus apologised to {name} at every stop',
    ],
    traits: [
      '{They} {does}, and the wind has been engaged by the hour, for the hair.',
      '{They} {does}: even the hiccups come with a bow.',
      '{They} {does}, and enters the supermarket from the left, in profile.',
      '{They} {does}, and forgives the stairs.',
      '{They} {does}; the family tree has a gardener.',
    ],
    conflicts: [
      told(
        'A duel was fought at dawn over the last bread roll, and both parties aimed at the butter.',
        'It fell with honour.',
        'The roll has gone into exile.',
      ),
      told(
        'The revolving door had to be taken at a stride, and {they} has been striding since noon.',
        'A small crowd kneels each time.',
        'They send in grapes on the third quarter.',
      ),
      told(
        '{They} laid a cloak over a puddle for a lady, and the lady was four feet shorter on the other side.',
        'It was a well.',
        'She waved, from quite far down, and meant it.',
      ),
    ],
    closings: [
      'One does not run for a bus; one is regretted by it.',
      'The portrait is life-size, and looks down on it.',
      'Kneeling is no longer compulsory, but it is noticed.',
      'A lesser one would have blinked.',
    ],
  },
  {
    means: anyOf(
      'ruthless fierce power_hungry merciless bloodthirsty cutthroat cold_blooded brutal tyrannical invincible indestructible unstoppable',
    ),
    events: [
      '{a_one} won at Monopoly, kept the houses, and lets one to grandmother under the name of {name}',
      '{a_one} took the last biscuit without looking round, and the plate trembled out {name}',
      '{a_one} beat the under-fives at tug of war by nine fields, and one of them gasped {name}',
    ],
    traits: [
      '{They} {does}, and pops other people’s bubble wrap.',
      '{They} {does}: the hostile takeover began with the armrest.',
      '{They} {does}, and at musical chairs there were no survivors among the chairs.',
      '{They} {does}, and wakes sleeping dogs, by appointment.',
      '{They} {does}; at hide-and-seek {they} finds, and then bills for it.',
    ],
    conflicts: [
      told(
        'The sandcastle next door was bought by {them}, cleared and let again as offices.',
        'The crab works in accounts.',
        'At high tide they were both bankrupt.',
      ),
      told(
        '{They} plotted for years to be head of the allotments, and now has all the marrows.',
        'A courgette was seen with a dagger.',
        'It is lonely at the top, and there is greenfly.',
      ),
      told(
        'A kitten was sent in to negotiate, and by four o’clock {they} had signed away the sofa.',
        'The cushions were not part of it, and went quietly.',
        'The kitten sits on the board.',
      ),
    ],
    closings: [
      'No prisoners were taken, as there was only the one towel.',
      'Today the bowling club, tomorrow the car park as well.',
      'It is nothing personal; it is a raffle.',
      'Mother still cuts up the meat.',
    ],
  },
  {
    means: anyOf('moustache mustache moustached bearded beard beards goatee whiskered bigote handlebar'),
    events: [
      '{a_one} went to the barber for “just the ends”, and out of the rest somebody knitted {name}',
      '{a_one} was let into the gentlemen’s club on the strength of the upper lip, and sits there as {name}',
      '{a_one} twirled one side, and on the other side a small door opened to {name}',
    ],
    traits: [
      '{They} {does}, and the soup is counted as two portions.',
      '{They} {does}: it arrives in a room first and says who is coming.',
      '{They} {does}, and keeps a biscuit in it for the bus.',
      '{They} {does}; on windy days it points to the north.',
      '{They} {does}, and it has a comb, a wax and an opinion.',
    ],
    conflicts: [
      told(
        'A milkshake was drunk in public, and it was six weeks before the last of it came to light.',
        'It was strawberry, and had a straw with it.',
        'The straw has been offered a post.',
      ),
      told(
        'A family of wrens has moved in, and {they} has had to stop laughing until May.',
        'The eldest has the chin.',
        'They are quiet people, and pay in down.',
      ),
      told(
        'On one side it curls up, on the other side down, and the two have not spoken since the christening.',
        'A comb goes between them.',
        'They meet in the soup.',
      ),
    ],
    closings: [
      'Beneath it there is said to be a smile.',
      'It was fake, and has been given a funeral.',
      'The portrait painter was paid by the hair.',
      'It will be back before the rest of the face is.',
    ],
  },
  {
    means: anyOf('skips_leg_day skipping_leg_day leg_day jacked six_pack flexing flexes gym_rat'),
    events: [
      '{a_one} was weighed in two halves, the upper by crane and the lower by post, and both came to {name}',
      '{a_one} stood in a breeze in shorts, fell over gracefully, and was leaned back against the wall as {name}',
      '{a_one} kissed each arm good night by name, and the left one is called {name}',
    ],
    traits: [
      '{They} {does}, and looks from a distance like an ice cream.',
      '{They} {does}: above, a wardrobe; below, the two pencils it was drawn with.',
      '{They} {does}, and wears long trousers to the sauna.',
      '{They} {does}, and takes the lift to the ground floor.',
      '{They} {does}; the doors are gone through sideways, and the trousers are from the doll’s house.',
    ],
    conflicts: [
      told(
        'The squat rack was hung with coats for years, until {they} looked behind and asked what it was.',
        'It was only a clothes horse, it was decided.',
        'There was a bird’s nest in it, and it was in better shape.',
      ),
      told(
        'A heron asked {them} for the name of the trainer.',
        'They stand by the lake now, on one each.',
        'It had been about the ankles.',
      ),
      told(
        'The jars are opened by {them} for the whole street, as long as they are brought up to the fourth floor.',
        'The stairs are for people who have time.',
        'Somebody carries {them} down again for the gherkins.',
      ),
    ],
    closings: [
      'On Monday it will be legs, said the calendar, and was turned over.',
      'The table has the same problem, and folds up.',
      'From the waist up it is a national monument.',
      'The socks have been asking for something to do.',
    ],
  },
  {
    means: anyOf(
      'no_signal disconnects disconnecting disconnect disconnected buffering glitch glitching laggy lagging offline loses_connection no_wifi not_found unplugged low_battery',
    ),
    events: [
      '{a_one} froze with the mouth open in the middle of a toast, and the guests have drunk since to {name}',
      '{a_one} came up to the bar, stopped at ninety-nine per cent, and a little wheel went round above {name}',
      '{a_one} said “can you hear me now?” on every hill of the county, and the last one heard {name}',
    ],
    traits: [
      '{They} {does}, and says “you’re breaking up” to people in the same kitchen.',
      '{They} {does}: the joke comes in at noon and the laugh at four.',
      '{They} {does}, and is held out of the window at arm’s length, for the bars.',
      '{They} {does}, and has one spot by the bread bin where it works.',
      '{They} {does}; every third word is on its way.',
    ],
    conflicts: [
      told(
        'The password was on {their} back, in sixteen letters, and one of them was a squashed fly.',
        'It was a capital.',
        'The fly has been changed, for safety.',
      ),
      told(
        'It drizzled, and everybody in the house had to talk, and it came out that there is an uncle.',
        'He has been in the study since the modem.',
        'He is nice, and remembers cables.',
      ),
      told(
        'They waited ten seconds, as the man had said, and {they} used them for a complete change of heart.',
        'It is now on channel six.',
        'The little light is green, but it is being brave.',
      ),
    ],
    closings: [
      'This sentence will load as soon as somebody gets off the phone.',
      'The one bar is a pub.',
      'Are you still there? asked nobody, since the Tuesday.',
      'Stand on the chair, no, the other chair.',
    ],
  },
  {
    means: anyOf('spicy spits spitting breathes_fire hot_sauce fire_breathing burning_mouth picante fiery'),
    events: [
      '{a_one} was marked with three little chillies, and the third one asked to be let off beside {name}',
      '{a_one} sneezed at a birthday party, lit all the candles and the hall, and got the first slice as {name}',
      '{a_one} hit a spittoon at nine paces from behind a door, and the ping is written down as {name}',
    ],
    traits: [
      '{They} {does}, and is served with a glass of milk and a priest.',
      '{They} {does}: the toothbrush has burnt down twice.',
      '{They} {does}, and the front row has been given capes.',
      '{They} {does}; on the scale there are five, and then a drawing of a house.',
      '{They} {does}, and the marshmallows come round of their own accord.',
    ],
    conflicts: [
      told(
        'A man said “it is not that bad”, and steam came out of his hat.',
        'He has been the kettle of the house since.',
        'He was brave until about the ears.',
      ),
      told(
        'At the kissing booth there was a queue, and then a fire drill.',
        'The last one wore a welder’s mask, and stayed.',
        'They are engaged, in a quarry.',
      ),
      told(
        'The dentist asked {them} to rinse, and it went through the wall and two appointments.',
        'One of them had been waiting for just that.',
        'It was on target, by all accounts.',
      ),
    ],
    closings: [
      'It burns twice, says the leaflet, and folds itself up.',
      'Water makes it worse, and so do remarks.',
      'Some like it, and have been taken home lying down.',
      'The lips come back on Wednesday.',
    ],
  },
];
