/** Beasts that are mostly taken for each other’s cousins: one has plates, one has gills outside, and one leaves cubes. */
import { list, type NounClass, told } from './noun-class.ts';

export const BEASTS_TOLD_APART: readonly NounClass[] = [
  {
    nouns: list('armadillo pangolin'),
    events: [
      '{a_one} rolled up at a bowling alley out of shyness, took all ten, and the board lit up with {name}',
      '{a_one} was taken for a football in a dry park, was passed twice, and scored, and the crowd sang {name}',
      '{a_one} dug for one ant under a golf course, and the flag of the nineteenth hole says {name}',
      '{a_one} came to the costume ball as a knight, won it, and was asked in vain to take off {name}',
    ],
    conflicts: [
      told(
        'A jaguar turned {them} over and over like a tin without a key, and at six it went home for supper.',
        'From the inside {they} wished it a nice evening.',
        'It has come back with a tin opener, and with flowers.',
      ),
      told(
        'For the family album all were to face the camera; {they} is at the front, as a ball.',
        'Aunt is the ball with the handbag.',
        'It is the best that anyone has ever looked.',
      ),
      told(
        'When startled {they} jumps straight up, a yard high, and a lampshade has moved house with {them}.',
        'The lamp has been left on.',
        'It was only a text message.',
      ),
      told(
        'A blacksmith was asked about {their} plates, and has been walking round them since with a measure.',
        'There is not one rivet.',
        'He has hung up his hammer, and taken up knitting.',
      ),
      told(
        'The tongue is as long as a ruler and quite sticky, so nobody lets {them} lick the envelopes.',
        'One of them was sent to an aunt with {them} on it.',
        'The ants have put up a sign.',
      ),
    ],
    closings: [
      'Anything unpleasant is dealt with by rolling up.',
      '{They} clanks a little on the stairs, and blushes underneath.',
      'Please do not tap on the lid; somebody is asleep.',
      'The soft side is shown on birthdays only.',
      'Rust has never been discussed at home.',
    ],
  },
  {
    nouns: list('wombat'),
    events: [
      '{a_one} dug under a fence in Tasmania on a Monday, and the whole field is now one step lower, and called {name}',
      '{a_one} was woken at noon by a garden party, came up under the buffet, and bore it off on the back as {name}',
      '{a_one} ran as fast as a sprinter for once, to see, told nobody, and went back to bed as {name}',
      '{a_one} scratched against a signpost, and all the walkers on the trail have come out at {name}',
    ],
    conflicts: [
      told(
        'What {they} leaves on the path is cube-shaped, and an architect has asked for an introduction.',
        'There is a small wall now, and one does not lean on it.',
        'Nobody has yet dared to roll the dice.',
      ),
      told(
        'A dingo came to the burrow, and was shown the back door, which is hard, broad and part of {them}.',
        'There is a dent in it, says the dingo, and means the dingo.',
        'It knocks now, with flowers.',
      ),
      told(
        'The burrow has nine rooms, and during the bush fire it had forty guests, none of whom had been asked.',
        'The echidna had the sofa, and then it had no sofa.',
        'They have all left something in the fridge.',
      ),
      told(
        'Fourteen days it takes {them} to digest a lunch, so supper has been declined since March.',
        'It was a very good lunch.',
        'The bill has not come through either.',
      ),
    ],
    closings: [
      'The pouch opens at the back, so that no sand gets in the post.',
      '{They} is built like a sideboard, and opens as seldom.',
      'The corners are all its own work.',
      'Do come in, says the hole, and mind the landlord.',
    ],
  },
  {
    nouns: list('axolotl'),
    events: [
      '{a_one} smiled at a man in a laboratory for so long that he took it home, and the bathtub belongs to {name}',
      '{a_one} lost a leg at the door of a bus, grew a new one by the next stop, and was charged twice as {name}',
      '{a_one} was to grow up by the end of spring, asked for more time, and is still down as the baby, {name}',
      '{a_one} blew out the feathers round the face at carnival, and a dancer from Rio took notes on {name}',
    ],
    conflicts: [
      told(
        'All the others in the class became salamanders and moved ashore; {they} stayed in the paddling pool.',
        'They write that land is dry and has tax.',
        'The armbands still fit.',
      ),
      told(
        'The doctor put the arm in plaster, and by the time it was dry there were two of them.',
        'The other one has been given a job.',
        'He has taken off his glasses and gone for a walk.',
      ),
      told(
        '{They} smiles at the tax inspector, the dentist and the heron, and all three have asked what is so funny.',
        'It is the only face there is.',
        'The heron has begun to smile back, and it hurts.',
      ),
      told(
        '{They} was shown {their} baby pictures, and asked why somebody had taken a passport photo nine times.',
        'The gills have not changed since either.',
        'In one of them it is the nurse who looks older.',
      ),
      told(
        'A canal in Mexico is home, and every tourist boat that goes by has a band on board.',
        'The trumpets are worst at low water.',
        '{They} knows “Cielito Lindo” from below.',
      ),
    ],
    closings: [
      'It is not a phase, and the gills stay on.',
      'Growing up has been put off until Thursday.',
      'What was bitten off is on its way back.',
      '{They} looks delighted, and is thinking of worms.',
      'Somebody has changed the water and hummed.',
    ],
  },
];
