/** What one does and would rather not have done, and what is done to one on a weekday: oversharing, brain freeze, a snooze button. */
import { list, type NounClass, told } from './noun-class.ts';

export const EVERYDAY_SLIPS: readonly NounClass[] = [
  {
    nouns: list('oversharing overshare tmi toomuchinformation traumadumping'),
    events: [
      '{a_body} was asked “how are you?” in a lift, began {topic} at the second floor, and by the ninth had wept on {name}',
      '{a_body} told a baker about the rash, in the spirit of {topic}, and then about the honeymoon, and then about {name}',
      '{a_one} started with “I should not say this”, went on for two stations, and ended on a drawing of {name}',
    ],
    conflicts: [
      told(
        'The dentist had asked whether it hurt, and {they} began with the father.',
        'It was with both hands in the mouth.',
        'The hygienist has forgiven the father.',
      ),
      told(
        'On the team call {they} said something about a mole, and nine cameras went off, one by one.',
        'The mole has been asked after since.',
        'It is benign; there is a slide.',
      ),
      told('“Anyway”, said the taxi driver, and pulled over.', 'He had a story of his own.', 'The meter was very moved.'),
    ],
    closings: [
      'There is more, but it is on the other leg.',
      'You did not hear it from it, and then again at lunch.',
      'A secret is safe with everybody.',
    ],
  },
  {
    nouns: list('overpacking overpacker overpacked packinglist'),
    events: [
      '{a_body} sat on the lid for one weekend in {topic}, with a neighbour, and when it burst the tent was {name}',
      '{a_body} took eleven pairs of pants for two nights, thanks to {topic}, in case of what is only known as {name}',
      '{a_one} was nine kilos over at the desk, and put on the coat, the boots, the other coat and {name}',
    ],
    conflicts: [
      told(
        'A book for each mood was brought along, and {they} read the fire notice.',
        'It was gripping, with a plan.',
        'The sad one had the best view.',
      ),
      told(
        'The iron, the other iron, a ball gown: one never knows, {they} says, of a camp site.',
        'There was a ball.',
        'It was won by a badger.',
      ),
      told(
        'Nobody else had thought of plasters, string and a fondue set, and all three were wanted by Tuesday.',
        'They do not talk about the string.',
        'It was a long Tuesday.',
      ),
    ],
    closings: ['The toothbrush is at home.', 'Just in case, and that is the case.', 'The suitcase has been upgraded.'],
  },
  {
    nouns: list('mansplaining mansplainer knowitall wellactually'),
    events: [
      '{a_body} explained the moon to an astronaut for an hour, in the way of {topic}, and was thanked for it by {name}',
      '{a_body} began with “well, actually” at a funeral, as one does in {topic}, and the widow put him right about {name}',
      '{a_one} told a woman about a book that she should read, and on the back of it was her photo, and below it {name}',
    ],
    conflicts: [
      told(
        'A pilot was shown by {them} how flying works, between the soup and the sky.',
        'She said “really?” at nine thousand metres.',
        'He had seen a film.',
      ),
      told(
        '{They} explained the offside rule to the referee with two peppers and a salt.',
        'She took the salt.',
        'She played sixty times for her country; the pepper did not.',
      ),
      told(
        '“Let me finish”, {they} said, and they did; it was Thursday.',
        'One had had a child.',
        'It knows about gears already.',
      ),
    ],
    closings: [
      'It is simple, really, it began, and got a chair.',
      'Nobody had asked, at some length.',
      'To be fair, it said, and was not.',
    ],
  },
  {
    nouns: list('peoplewatching peoplewatcher nosyneighbour nosyneighbor curtaintwitching curtaintwitcher'),
    events: [
      '{a_body} took a corner seat for {topic}, gave all who passed a name and a past, and was right about {name}',
      '{a_body} had been at the window so long for {topic} that the street has begun to bow to the left, towards {name}',
      '{a_one} knew about the baby before the parents did, by way of the curtains, and knitted for it {name}',
    ],
    conflicts: [
      told(
        'The man in the hat is a spy, {they} had settled, and he went into the wool shop.',
        'It was two ounces of mohair.',
        'That is how one knows.',
      ),
      told(
        'At the next table somebody was left by somebody, and {they} ordered another cake, so as to stay.',
        'It went to a fourth slice.',
        'He has taken him back; she had asked him to.',
      ),
      told(
        'Somebody across the square had been watching {them} all the while, with a notebook.',
        'They compare on Fridays.',
        'He had it down as a widow with a yacht.',
      ),
    ],
    closings: ['It was only airing the room.', 'Do not look now; well, look.', 'The net curtain has a crease at eye height.'],
  },
  {
    nouns: list('impulsebuying impulsebuy impulsepurchase panicbuying addtocart'),
    events: [
      '{a_body} went in for milk, felt {topic} by the tills, and came out with a canoe, and the milk is still {name}',
      '{a_body} pressed “buy now” at three in the morning out of {topic}, and on Friday two men carried in {name}',
      '{a_one} was reduced by half, stood at the end of the aisle, and needed a home; it is a lathe, and it is called {name}',
    ],
    conflicts: [
      told(
        'It saved forty euros, {they} says, and sixty have gone missing over it.',
        'The sums are done in another room.',
        'It was the last one, as it is every day.',
      ),
      told(
        'The middle aisle had skis beside the sausages, and it was May.',
        'They are the first in the village.',
        'It is a flat village.',
      ),
      told(
        'There are now three bread makers, each bought on the day the last one was forgiven.',
        'They bake for each other.',
        'The bread is bought.',
      ),
    ],
    closings: [
      'It was calling.',
      'The receipt has been eaten, to be safe.',
      'One does not know one needs it until one has no room.',
    ],
  },
  {
    nouns: list('bedrotting laundrychair floordrobe doompile doompiles clothespile chairdrobe'),
    events: [
      '{a_one} grew on one chair for a whole winter, out of what was too clean for the wash, and at last put on {name}',
      '{a_body} took to {topic} on the Friday, with crackers, and by Sunday it was not clear where the quilt ended and {name}',
      '{a_one} was sorted into keep, maybe and why, and it has been all one heap again since, known as {name}',
    ],
    conflicts: [
      told(
        'Worn once, it is not dirty, and it is not clean, and between those two there is a chair.',
        'It is a third state, like fog.',
        'Scientists have asked for a sleeve.',
      ),
      told(
        'In the dark it looks like a man with a hat, and he has been greeted.',
        'He sits very well.',
        'He is asked about the day.',
      ),
      told(
        'A plate was in it, and on the plate a piece of toast with a view.',
        'It has seen the whole series.',
        'It has written “help” in the butter.',
      ),
    ],
    closings: [
      'It will be folded on the day of the move.',
      'At the very bottom it is 2019.',
      'Only five minutes, it said, to the weekend.',
    ],
  },
  {
    nouns: list('brainfreeze icecreamheadache coldheadache'),
    events: [
      '{a_one} came after the third spoon, behind the eyes, and a judge in robes was seen to bang on the bench and shout {name}',
      '{a_body} won the slush race by a straw, thanks to {topic}, and stood before the crowd with both thumbs up the nose, as {name}',
      '{a_one} lasted eleven seconds, in which a man forgave everybody, and called them all {name}',
    ],
    conflicts: [
      told(
        'Tongue to the roof, said one, thumb to the brow, said another, and there was no hand for the cone.',
        'The cone is in the hair.',
        'A gull saw to the rest.',
      ),
      told(
        '“Slowly”, mother had said, and she was pointed at, by the whole face.',
        'She took a photo.',
        'It is used by a clinic.',
      ),
      told(
        'As soon as it was over, {they} took the same spoon, of the same size.',
        'It is called learning.',
        'There was a cherry at stake.',
      ),
    ],
    closings: ['It is nothing; it is winter in the forehead.', 'The tongue knew.', 'Two scoops, and one of them was a mistake.'],
  },
  {
    nouns: list('snoozebutton snoozing snoozer'),
    events: [
      '{a_one} was hit nine times between six and seven, with the flat of the hand, and is the fittest in the house, says {name}',
      '{a_one} gave a man nine minutes, and nine more, and at noon the office came to his bed with a cake for {name}',
      '{a_one} was pressed in a dream, by a dream hand, and the real one rang on and woke the whole street for {name}',
    ],
    conflicts: [
      told(
        'In the nine minutes there was a whole dream, with a dentist, a lake and a bill.',
        'The bill came.',
        'The lake was lovely; he has gone back for the towel.',
      ),
      told(
        'There are five alarms, each a little more disappointed.',
        'The last is mother’s voice.',
        'It has a bad line, and a point.',
      ),
      told(
        '{They} stands across the room, so that one has to get up, and there is a broom in the bed.',
        'The broom has never been late.',
        'It hits it from under the pillow.',
      ),
    ],
    closings: [
      'Five more, it says, as it has since 2006.',
      'The early part of the day has not been seen here.',
      'It buys time, and nobody has the receipt.',
    ],
  },
  {
    nouns: list('staticshock staticelectricity electricshock nylonjumper'),
    events: [
      '{a_one} leapt from a finger to a doorknob with a crack, and the one who came round on the rug said only {name}',
      '{a_one} passed from groom to bride at “you may kiss”, in front of a hundred and forty people, and that was {name}',
      '{a_one} was stored up over eleven metres of carpet by a small brother in socks, for an ear called {name}',
    ],
    conflicts: [
      told(
        'The car door is opened with the elbow, the knee or a stranger, ever since.',
        'The stranger has got used to it.',
        'He stands there in rubber.',
      ),
      told(
        'Off with the jumper, and the hair stayed behind, on end, to hear the rest.',
        'The cat left by the wall.',
        'There was light in it for a moment, and a smell of Tuesday.',
      ),
      told(
        'A balloon was rubbed on grandfather, and then he was, against the wall, and he has stuck.',
        'He can see the garden.',
        'He will come down when it rains.',
      ),
    ],
    closings: ['Ow, said both, and meant each other.', 'It was a spark, and not the romantic sort.', 'Touch wood, and not that.'],
  },
  {
    nouns: list('wedgie atomicwedgie swirly deadleg'),
    events: [
      '{a_one} was given behind the gym in 1994, and the man who had it walks into a board meeting to this day as {name}',
      '{a_one} came by itself, halfway through a violin solo, and the second movement has had a step to the side named {name}',
      '{a_one} happened on a climbing frame to the boy on the top rung, who went on hanging there, and was called down as {name}',
    ],
    conflicts: [
      told(
        'There is no way to mend it in public, and {they} has stood behind a great many plants.',
        'The plants look away.',
        'A rubber tree was asked to hold on.',
      ),
      told(
        'The elastic has been up round the ears, and heard things.',
        'It went back down with a note.',
        'It came down in time for geography.',
      ),
      told(
        'On the bus there is a dance for it, on the left hip, with a face as if one looked for change.',
        'The driver does it too.',
        'They found some change.',
      ),
    ],
    closings: ['It is up to here.', 'One walks on, like a swan with a secret.', 'It was all in good fun, said nobody in them.'],
  },
  {
    nouns: list('coldfeet weddingnerves jitters'),
    events: [
      '{a_one} was put against a sleeping back at eleven at night, and the shout of it was entered in the register as {name}',
      '{a_body} got {topic} at the church door, was gone by the organ’s second bar, and was found in a boot sale as {name}',
      '{a_one} went to bed in two pairs of socks, and still the one on the other side knew the hour of {name}',
    ],
    conflicts: [
      told(
        'The hot-water bottle was called in, and had to be brought round itself.',
        'It has asked for gloves.',
        'They have been seen to steam together.',
      ),
      told(
        'At the altar somebody coughed for {them}, and all the hats turned to the door.',
        'It was a draught with a veil.',
        'The cake was told by telephone.',
      ),
      told(
        'They creep over in the night, across the border, without a visa, for the warm calf.',
        'There have been talks.',
        'It gave them up to the shin.',
      ),
    ],
    closings: [
      'Take them away, said the dark.',
      'It would have been a lovely wedding, and it was, for the dog.',
      'Wool, wool, and somebody who does not scream.',
    ],
  },
  {
    nouns: list('housekeys lostkeys lostkey missingkeys'),
    events: [
      '{a_one} was looked for by a family on its knees, and was in the fridge, on the butter, quite fresh, with {name}',
      '{a_one} was in the first place they had looked, at the third look, to the sound of a grown man saying {name}',
      '{a_one} hung outside in the door all night, and the postman, a fox and the mother-in-law came in by way of {name}',
    ],
    conflicts: [
      told(
        '“Where did you have them last?” asked an aunt, and then the aunt could not be found either.',
        'It was in the hand.',
        'The aunt was in the other coat.',
      ),
      told(
        'The pockets were turned out, then the bag, then, in a calm voice, the lives.',
        'There was a toffee.',
        'It goes back to Rome, the both of them, and a bench.',
      ),
      told(
        'A bowl was bought for them, by the door, and it holds batteries, a snail shell and a coin from Norway.',
        'The snail comes by.',
        'They were under the bowl.',
      ),
    ],
    closings: ['They turn up when the locksmith has been.', 'It is always the other coat.', 'Jingle, said the sofa, once.'],
  },
  {
    nouns: list('boules petanque pétanque boccia bocce lawnbowling crownbowls'),
    events: [
      '{a_one} stopped a hair from the little one, four men lay down with a string, and the string was cut by {name}',
      '{a_one} was thrown backhand, in a vest, without putting down the pastis, by a pensioner whose wrist is called {name}',
      '{a_one} knocked the best one clean away, with a clack that woke the plane trees, and from the bench they said {name}',
    ],
    conflicts: [
      told(
        'It has been measured with a tape, a twig and somebody’s hat, and three cousins no longer greet.',
        'The hat was from here.',
        'It was the twig of the baker’s dog.',
      ),
      told(
        '“One points, one shoots”, they told the tourist, and he did both, at the café.',
        'He is the best they ever had.',
        'The waiter has a helmet.',
      ),
      told(
        'Who loses thirteen to nothing has to kiss a painted lady’s behind, and she keeps a little book.',
        'She has her favourites.',
        'It says “again” beside the notary.',
      ),
    ],
    closings: [
      'It is not far from here to there; it is a whole afternoon.',
      'With a magnet on a string, as the back has retired.',
      'Dust, shade, and nobody is in the right.',
    ],
  },
];
