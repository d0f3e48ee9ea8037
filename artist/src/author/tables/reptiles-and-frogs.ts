/** What crawls, hops or lies on a stone: each class has jokes that only it could have. Nobody carries a crocodile over the road. */
import { list, type NounClass, told } from './noun-class.ts';

export const REPTILE_AND_FROG_CLASSES: readonly NounClass[] = [
  {
    nouns: list('frog toad bullfrog treefrog'),
    events: [
      '{a_one} was fetched from the well with a golden ball, came to dinner as agreed, and ate off the plate of {name}',
      '{a_one} was kissed for a bet, went green with embarrassment, and asked to be called {name}',
      '{a_one} croaked on one note all night until the whole pond was in tune with {name}',
      '{a_one} was carried across the road in a bucket by nature lovers, hopped back for {their} hat, and is on the list as {name}',
    ],
    conflicts: [
      told(
        'A lady in a ball gown wants to know if there is a prince in it, and {they} wants to know about the flies.',
        'There was a duke in the next one.',
        'They have settled on a fly each.',
        'She is engaged to the pond.',
      ),
      told(
        '{They} sat in the weather glass on a little ladder for thirty years, and went up whenever the soup was on.',
        'The harvest was got in by soup.',
        'The farmers have kept the ladder.',
        'It was drizzle or leek, and nobody has sorted it out.',
      ),
      told(
        'The tongue was out and back before the talk was over, and there is one button less on the professor.',
        'It was a very shiny button.',
        'He now lectures in a pullover.',
        'The flies had bet on the nose.',
      ),
      told(
        'As a child {they} had a tail and no legs, and the album is not shown to visitors.',
        'In July there were two legs and a phase.',
        'It has black dots on page one: aunts.',
        'Mother knew {them} by the comma.',
      ),
      told(
        'Everybody at the farewell had a lump in the throat, and {they} had one in front, the size of a melon.',
        'The organist had to stop.',
        'It gave four bars, in bass.',
        'The one who was leaving has stayed for the chorus.',
      ),
    ],
    closings: [
      'The fly was the last to know.',
      'Still waters run deep, but {they} has a ladder.',
      '{They} croaked last night, and is quite well.',
      'All the warts are {their} own, and have been appraised.',
      'One jump ahead, and then a plop.',
    ],
  },
  {
    nouns: list('snake cobra viper adder rattlesnake anaconda'),
    events: [
      '{a_one} rose out of a basket to complain about the flute, and the audience threw coins at {name}',
      '{a_one} swallowed a hat, was taken for a drawing of one, and a pilot looked closer and saw {name}',
      '{a_one} went into a shop for a belt, was wrapped, and came home round the waist of a dentist called {name}',
      '{a_one} recommended an apple to a young couple, and they were thrown out of the garden for following {name}',
    ],
    conflicts: [
      told(
        'The shirt comes off in one piece, over the head, twice a year, and {they} is naked at the weekend.',
        'It hangs on the bramble to dry, without {them}.',
        'The new one fits everywhere but in company.',
        'A tourist took it for a relative and was very kind.',
      ),
      told(
        'The new neighbour put out a hand to {them} over the fence, and there was a long pause.',
        'In the end they nodded.',
        'He shook what there was.',
        'It was the neighbour’s left glove that went down.',
      ),
      told(
        'Half a wardrobe ago {they} had an egg, and one can still see where it is.',
        'It is due at the next bend.',
        'The tailor has let out one ring.',
        'Everybody says how it suits {them} there.',
      ),
      told(
        'The flute player has been swaying in front of {them} for six years, and {they} does not like to say that {they} is deaf.',
        'It is his knee that {they} watches.',
        'He cannot stop while {they} is looking.',
        'The basket gets the royalties.',
      ),
      told(
        'On the board {they} lay between square 87 and square 24, and a family of four has not spoken since.',
        'The ladder gets all the Christmas cards.',
        'Grandfather slid down twice, with sound.',
        'Somebody had thrown a six, and then the dice.',
      ),
    ],
    closings: [
      '{They} was in the grass, where else.',
      'Everything {they} says has a slight leak at the s.',
      'No legs, no shoes, no lift to be had, and always there first.',
      '{They} has a charming way of winding round to the subject.',
      'The trousers were returned: they had been sold as a pair.',
    ],
  },
  {
    nouns: list('crocodile alligator caiman croc gator'),
    events: [
      '{a_one} swallowed an alarm clock with the sailor round it, and at seven the whole river wakes up to {name}',
      '{a_one} floated past as a log, a washerwoman sat down on it, and the two of them landed in the sea at {name}',
      '{a_one} wept over the fish course with such feeling that the waiter sat down and told it all to {name}',
      '{a_one} opened wide for a small bird with a toothpick, and the invoice from the bird is to {name}',
    ],
    conflicts: [
      told(
        'A handbag at the opera looked familiar, and {they} spent the second act trying to catch its eye.',
        'It snapped shut.',
        'It was the great-aunt, on {their} father’s side.',
        'The shoes had come together.',
      ),
      told(
        '{They} wept, and the whole embankment went to get a handkerchief, and that made it easier.',
        'One of them came back.',
        'It was about the size of the portions.',
        'They are still wet, say experts.',
      ),
      told(
        'A dentist on a rope counted as far as sixty-four, asked {them} to bite down, and heard the answer.',
        'The lamp has been growing on {them}.',
        'Nine were loose, and one was the nurse’s.',
        'The rope is being flossed with.',
      ),
      told(
        'Nothing has been changed about {them} in two hundred million years, and now a young man wants a redesign.',
        'He wished to start with the front.',
        'The logo is him.',
        'It is one less to write the report.',
      ),
      told(
        'For three weeks {they} has been lying in the river as a tree trunk, and has been given a bench and a path.',
        'There is a woodpecker, and it has begun to suspect.',
        'A couple have carved hearts.',
        'On the bench they feed the ducks, so that evens out.',
      ),
    ],
    closings: [
      'See you later, it is said, and that is meant as a plan.',
      'Only two eyes and a nostril are at the meeting, but they count.',
      'Whoever is the last across the ford does not get wet shoes.',
      '{They} always smiles; there is no other setting.',
      'The mouth is shut with a rubber band; it is the opening that costs.',
    ],
  },
  {
    nouns: list('tortoise turtle terrapin'),
    events: [
      '{a_one} won a race against a sleeper, did not hear of it until summer, and was carried round the field as {name}',
      '{a_one} pulled in {their} head at the first question, and from inside an echo said {name}',
      '{a_one} was borrowed for the garden by the grandfather, and is in the fourth will now as {name}',
      '{a_one} was turned on {their} back by a gust, saw stars for the first time, and named one of them {name}',
    ],
    conflicts: [
      told(
        '{They} was given for a seventh birthday; the child is seventy, and {they} is thinking of leaving home.',
        'The suitcase is on.',
        'By the door they both had tears; that was in May, and it is June.',
        'The child is to have the box with the holes.',
      ),
      told(
        'Somebody rang at the house; {they} was at home, and it took the whole afternoon to be anywhere else.',
        'The visitor has left a stone by the tail.',
        'It is a bungalow, but it has an echo.',
        '“Not in”, said the slit.',
      ),
      told(
        'Nothing was ever proved about the lettuce at number four, because of the getaway.',
        'The inspector paced it out: eleven days.',
        '{They} was seen at the corner all week, chewing.',
        'The dressing was homemade.',
      ),
      told(
        'A hundred and forty candles are on the cake, and {they} blows one out and tells how it was then.',
        'In chapter two there is an emperor.',
        'The cake has been baked again, twice.',
        'Nobody who knows how it ends is still about.',
      ),
      told(
        'A vet fitted a wheel under {them} for the sore knee, and the road is downhill as far as the sea.',
        '{They} saw the whole of the road, for once, as a line.',
        'Two hares stood to attention.',
        'It has been handed in; one gets there too soon.',
      ),
    ],
    closings: [
      'Everything {they} owns is on, and buttoned.',
      'It will be the judge’s grandchildren who hear the verdict.',
      'In winter {they} lies in the fridge, between the butter and the ham, with a note.',
      'Slow and steady, and then a strawberry.',
      'Knock twice, and come back in the autumn.',
    ],
  },
  {
    nouns: list('chameleon lizard gecko iguana newt salamander'),
    events: [
      '{a_one} sat down on a tartan rug, was ill for a week, and was discharged as {name}',
      '{a_one} left the tail with a policeman, grew another, and both of them answer to {name}',
      '{a_one} ran up a wall and across the ceiling at a party, and somebody who had meant to stop drinking saw {name}',
      '{a_one} looked at the bride with one eye and at the buffet with the other, and said “I do” to {name}',
    ],
    conflicts: [
      told(
        'There are forty years of group photos, and {they} is in every one of them, it says on the back.',
        'In {year} it is thought to be the sofa.',
        'Somebody in the second row is a bit too floral.',
        'In one of them there is a tongue.',
      ),
      told(
        'Half a tail came off in the door, and it went on with the conversation.',
        'The tail had the better arguments.',
        'The new one is shorter and on probation.',
        'The door has it over the mantelpiece.',
      ),
      told(
        'From seven to nine {they} lies on a warm stone, to be ready for the day, and the day is when the stone is warm.',
        'At ten there is a different stone.',
        'The office has had one sent up.',
        'A cloud came, and the meeting stopped in the middle of a leg.',
      ),
      told(
        'The left eye was watching a fly and the right eye the clock, and it was the right eye that went for it.',
        'It is twenty past, and chewy.',
        'The fly stayed for the whole of it.',
        'The tongue was rolled up by two men.',
      ),
      told(
        'The decorator asked {them} to keep still against the wall for a moment, and has sold the living room as “moss”.',
        'The room looked different after lunch.',
        'The customer wants the wall to stop blinking.',
        'The curtains had to be chosen very fast.',
      ),
    ],
    closings: [
      'All is well on the ceiling; it is the floor that is hanging down.',
      '{They} has been there the whole time, to the left of the fern, or is the fern.',
      'The lamp in the tank is the sun, and goes out at ten with a click.',
      '{They} has shown {their} true colours; there was a chart.',
      'A tail is soon grown; it is the swish that takes practice.',
    ],
  },
];
