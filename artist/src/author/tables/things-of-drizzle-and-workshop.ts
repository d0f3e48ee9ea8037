/** Weather that comes by night, and what roars, hums and beeps in sheds: frost, black ice, crane, lathe, metal detector, hand dryer. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_DRIZZLE_AND_WORKSHOP: readonly NounClass[] = [
  {
    nouns: list('frost hoarfrost blackice groundfrost sleet'),
    events: [
      '{a_one} came down the street at four in the morning, tried every gatepost, and sat down a postman as {name}',
      '{a_one} drew ferns on a bathroom window, from the outside, and wrote quite low down, with one finger, {name}',
      '{a_one} was not seen by the vicar, nor by the milk, nor by the man who ran to help, and lies there as {name}',
    ],
    conflicts: [
      told(
        'At ten past seven the whole hill came down to the bus stop, sitting, in the order of their houses.',
        'The bus came the same way.',
        'Number nine overtook, with a curtsey.',
      ),
      told(
        'A bank card is scraped over the glass until one can see the next bank card.',
        'It no longer pays at the till, and it scrapes well.',
        'It was the neighbour’s car, and he has waved.',
      ),
      told(
        'The gritters were out, said the council, and the dog that licked {their} corner is very thirsty.',
        'He knows where they were.',
        'He drank the font.',
      ),
      told(
        'All the geraniums were taken in for fear of {them}, and sleep in the bath, and nobody has washed since.',
        'It was plus four.',
        'They have got used to the radio.',
      ),
    ],
    closings: [
      'Walk like a penguin, and say sorry as you go.',
      'Gone by ten, and nobody will believe you.',
      'The path looks only wet.',
    ],
  },
  {
    nouns: list('monsoon humidity mugginess rainyseason closeness wetseason'),
    events: [
      '{a_one} began on the dot of four with a sound like somebody pouring out a drawer of spoons, and that was {name}',
      '{a_one} took a straight fringe out to the car, and what got in on the other side had to be called {name}',
      '{a_body} hung up one shirt to dry in {topic} in June, and in September there grew on it what is known as {name}',
    ],
    conflicts: [
      told(
        'The doors have swollen, and an uncle has been in the bathroom since the weekend.',
        'He is passed toast, thin toast.',
        'He has read the shampoo in six languages.',
      ),
      told(
        'It is not the heat, everybody says, and looks at {them}.',
        'It was the heat as well.',
        'They say it slower each day.',
      ),
      told(
        'The street became a river, a boy put a stool in a basin, and now he runs the number four.',
        'He gives change, damp.',
        'He stops at the first floor.',
      ),
    ],
    closings: ['The frogs have never had it so good.', 'The salt will not come out.', 'All is damp, also this.'],
  },
  {
    nouns: list('weatherforecast weatherpresenter weatherapp'),
    events: [
      '{a_one} promised sun to eleven weddings, and eleven wet brides have been round to see {name}',
      '{a_one} stood in front of the whole country, so that one could never see whether it rained on {name}',
      '{a_one} put a finger on Wales and said “unsettled”, and the Welsh have always felt that it meant {name}',
    ],
    conflicts: [
      told(
        'Forty per cent, {they} says, and whoever got wet was wet all over.',
        'It was the other sixty who wrote.',
        'He is forty per cent sorry.',
      ),
      told(
        'It comes from the west, says the left hand, and behind {them} somebody has drawn a cow.',
        'The cow moved in from Ireland.',
        'It cleared up by evening.',
      ),
      told(
        'Grandfather’s knee said rain, and {they} said dry, and the village went by the knee.',
        'The knee has been offered the ten o’clock.',
        'It wants a desk.',
      ),
      told(
        'Out on the pier in a storm {they} held on to a lamp post, quite level, and said that it was breezy.',
        'Back to the studio, it shouted, and took off.',
        'It is over Denmark, brightening later.',
      ),
    ],
    closings: [
      'And now the news, which is not its fault.',
      'Take a cardigan, to be on the safe side.',
      'It will be, or else it will not.',
    ],
  },
  {
    nouns: list('crane cranedriver'),
    events: [
      '{a_one} lifted a bath to the ninth floor with a foreman in it, who had asked for five minutes’ peace and got {name}',
      '{a_one} turned a bit too far to the left, and a family at breakfast was handed, through the balcony, {name}',
      '{a_one} was built by a bigger one, which nobody saw come or go, and which is only spoken of as {name}',
    ],
    conflicts: [
      told(
        'Up in the cab there are a flask, a radio and a view of everybody’s bald patch.',
        'It has names for them.',
        'Some of them wave by wearing hats.',
      ),
      told(
        'It takes an hour to climb up, and {they} had left the sandwich in the van.',
        'It was brought up by hook.',
        'The hook had a bite.',
      ),
      told(
        'In the evening the arm is let go with the wind, and points at whoever has not paid.',
        'It was north-west, at the dentist’s.',
        'He has moved south.',
      ),
      told(
        'A heron landed on {them} and looked about as if it had been expecting something else.',
        'They have the same word for it.',
        'It stands on one leg, and so does it.',
      ),
    ],
    closings: [
      'Left a bit, left a bit, and that is the cathedral.',
      'Nothing is heavy, it is only far down.',
      'Do not stand below what it is thinking.',
    ],
  },
  {
    nouns: list('lathe anglegrinder grinder benchgrinder bandsaw tablesaw drillpress'),
    events: [
      '{a_one} made a chair leg out of a tree, a skittle out of the leg, and a toothpick out of that, the end of {name}',
      '{a_one} lit up a garage with sparks at ten on a Sunday morning, and over the hedge came nine voices with {name}',
      '{a_one} was borrowed for half an hour in 2003 by a brother-in-law, and comes home at Christmas on a visit as {name}',
    ],
    conflicts: [
      told(
        'It was for a shelf, and once {they} was warm it was the gate, the bath and the neighbour’s flagpole.',
        'It gave a lovely light.',
        'The flag is on a very short stump.',
      ),
      told(
        'He wears a mask, goggles and ear muffs for it, and then holds the end with his slipper.',
        'It is an open sandal now.',
        'The toe has gone to sit in the car.',
      ),
      told(
        'The wood shop teacher holds up nine and a half fingers when he says how many times he has told them.',
        'They say eleven.',
        'He counts the half as experience.',
      ),
      told(
        'Shavings are knee-deep, and the hamster has put in for the whole shed.',
        'He has planning consent.',
        'He has a lodger.',
      ),
    ],
    closings: [
      'Measure twice, and then the noise.',
      'It goes through anything, and went through Tuesday.',
      'The neighbours have begun to wave in the breaks.',
    ],
  },
  {
    nouns: list('metaldetector metaldetectorist detectorist'),
    events: [
      '{a_one} screamed on an empty beach, they dug for an hour, and there lay a can of 1981 from the estate of {name}',
      '{a_one} found a Viking hoard under a lay-by, on the way to the toilet, and the nation calls it the hoard of {name}',
      '{a_one} was swung over a sleeping uncle, sounded at the hip, the knee and the wallet, and dug up {name}',
    ],
    conflicts: [
      told(
        'So far it comes to nine ring pulls, a spoon and a belt buckle that had still had a farmer on it.',
        'He was cross, but dateable.',
        'He is late Roman, if anything.',
      ),
      told(
        'The headphones beeped, {they} dug down past the moles, and there were the toecaps of {their} own boots.',
        'It was put in the local paper as “mixed”.',
        'They were quite old boots.',
      ),
      told(
        'A wife lost her ring in the sand, they found it in three minutes, and it was another wife’s.',
        'They have met, and compared husbands.',
        'It was the same husband.',
      ),
      told(
        'At airports {they} meets one of {their} own who has made it indoors.',
        'They beep.',
        'Both only want to know what is in that pocket.',
      ),
    ],
    closings: [
      'It could be gold, and it is a bottle top.',
      'Three beeps for silver, one for lunch.',
      'The field has been combed, and parted on the left.',
    ],
  },
  {
    nouns: list('handdryer handdrier airdryer'),
    events: [
      '{a_one} roared for nine seconds, stopped, and was left by a man wiping both hands on his trousers and saying {name}',
      '{a_one} blew the cheeks of a small boy round to his ears, and from behind there he could be heard to shout {name}',
      '{a_one} has a sign, “press here for a speech by the boss”, and on pressing it one hears {name}',
    ],
    conflicts: [
      told(
        'Someone came to dry a whole shirt in front of {them}, then the other shirt, then to tell about the coffee.',
        'It was a first date, and it was going well.',
        'She was next door with a blouse.',
      ),
      told('It starts when nobody is there, for the company.', 'The taps drip back.', 'The cleaner says good night to it.'),
      told(
        'Above {them} there were paper towels once, and old men still look up to the empty box.',
        'One has left a flower.',
        'They shake their hands like wet dogs in a church.',
      ),
    ],
    closings: ['Still damp, and in a hurry.', 'It is more of a shout than a towel.', 'Hot at first, and then only opinionated.'],
  },
  {
    nouns: list('toastiemaker sandwichtoaster paninipress toastymaker'),
    events: [
      '{a_one} closed over four slices and a tomato as hot as the sun, and the first to bite it spoke no word but {name}',
      '{a_one} came out of the cupboard for one week each winter, was loved like nothing else, and went back in as {name}',
      '{a_one} was tried with a banana, a sock and leftover curry by students, and two of the three are on the menu as {name}',
    ],
    conflicts: [
      told(
        'The cheese ran out at the hinge in 2009, and is by now the hinge.',
        'It squeaks at a Gouda.',
        'It opens at room temperature.',
      ),
      told(
        'It can only be cleaned with the tongue of somebody brave, and so it is told that it has patina.',
        'The patina has layers, like Troy.',
        'On the third there is tuna.',
      ),
      told(
        'A roof of the mouth was lost to it at one in the morning, and the owner of it said it was worth it, without Ts.',
        'He has gone back for the other half.',
        'He blows first now, and it laughs.',
      ),
    ],
    closings: [
      '{They} leaves a shell on whatever {they} loves.',
      'Wait, said the light, and nobody ever has.',
      'The corners are sealed, and so are the lips.',
    ],
  },
  {
    nouns: list('tattoogun tattoomachine dashcam dashboardcamera hazardlights reversingsensor'),
    events: [
      '{a_one} saw a meteor, a moose and the end of a marriage on one drive to the dump, and kept all three for {name}',
      '{a_one} buzzed once too often at the R, and a sailor who loves his mother has a shoulder that says {name}',
      '{a_one} was asked by a court what it had seen, and played eleven minutes of its owner singing {name}',
    ],
    conflicts: [
      told(
        '“Hold still”, they said, and then came the hiccup.',
        'The swallow is now a heron.',
        'It has a very long beak of regret.',
      ),
      told(
        'It records each word that is said to other drivers, and the vicar has had it turned to the wall.',
        'He was heard in the next parish.',
        'It has learnt from him.',
      ),
      told(
        'A word in Chinese was asked for, “courage”, and any waiter can tell you that it is “crispy”.',
        'He gets a discount on duck.',
        'He is quite brave about it.',
      ),
    ],
    closings: [
      'It is for ever, and it was a Tuesday.',
      '{They} beeps faster the dearer it gets.',
      'It saw everything, from the left.',
    ],
  },
  {
    nouns: list('sewingmachine overlocker bobbin seamripper'),
    events: [
      '{a_one} went over a cushion, a curtain and a cuff in one run, and whoever was in the cuff is now a cushion named {name}',
      '{a_one} hemmed the trousers of a whole brass band to the same length, and the tuba wades about as {name}',
      '{a_one} had its foot on a grandmother’s foot for fifty years, and together they ran up {name}',
    ],
    conflicts: [
      told(
        'The thread below is always out in the last ten centimetres, and tells nobody.',
        'They found out at the wedding.',
        'It came down aisle first.',
      ),
      told(
        'It jammed, was opened, and inside sat a nest of thread with somebody’s button for an egg.',
        'It is being kept warm.',
        'It was the button for which they had turned out the house.',
      ),
      told(
        'A jumper was put in for a small repair, and there are now two people in it who had only known each other by sight.',
        'They walk in step.',
        'The zip is for Sundays.',
      ),
    ],
    closings: [
      'Straight on, says the needle, and the table was in the way.',
      '{They} purrs, until it comes to denim.',
      'A stitch in time was eleven, and one in the thumb.',
    ],
  },
];
