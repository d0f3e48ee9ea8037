/** Beasts that people wish for by their own name and not by their family's: a narwhal is no whale, a cheetah no lion. */
import { list, type NounClass, told } from './noun-class.ts';

export const BEASTS_TOLD_FROM_THEIR_KIN: readonly NounClass[] = [
  {
    nouns: list('cheetah'),
    events: [
      '{a_one} ran past the zebra, the herd and the end of the country, and had to be posted back as {name}',
      '{a_one} was clocked by a speed camera in the savannah, and the photo shows a tuft and {name}',
      '{a_one} won the hundred metres sitting down, as it had got there on the Tuesday, as {name}',
    ],
    conflicts: [
      told(
        'After twenty seconds {they} has to lie down for half an hour, also at weddings.',
        'The first dance was over before the band sat.',
        'The cake was caught, and then there was a lie-down on it.',
      ),
      told(
        'The tear stripes are from birth, but everybody asks what has happened.',
        'It is the sun, {they} says, and sniffs.',
        'A grandmother has given {them} a tissue and a biscuit.',
      ),
      told(
        'The gazelle turned left at the last moment, as gazelles do.',
        'There is a Belgian restaurant there now, with a dent.',
        '{They} was seen waving, from quite far left.',
      ),
    ],
    closings: [
      '{They} purrs, and cannot roar, and does not wish to speak of it.',
      'Spots on everything, and none of them will come out.',
      'There was lunch, and {they} was faster.',
      '{They} was here, says the dust, when it has settled.',
    ],
  },
  {
    nouns: list('tiger tigress'),
    events: [
      '{a_one} came to tea, ate all the cakes and drank the water in the tap, and left a card that said {name}',
      '{a_one} jumped through a burning ring for eleven years, asked why, and opened a haberdasher’s as {name}',
      '{a_one} was counted on a jersey by its stripes, and a school team in yellow and black is called {name}',
    ],
    conflicts: [
      told(
        'No two have the same stripes, and {they} has been taken for a deckchair twice.',
        'Somebody had begun to unfold {them}.',
        'It was a windy day, and both of them hissed.',
      ),
      told(
        '{They} likes to swim, as no other cat does, and at the family table that is not talked about.',
        'The towel is hidden in the grass.',
        'An uncle leopard calls it “the phase”.',
      ),
      told(
        'There was one in the tank, said the petrol pump, and the man looked.',
        'He has gone on by bus.',
        'It was asleep, at half full.',
      ),
    ],
    closings: [
      '{They} burns bright, wrote somebody with a candle.',
      'Behind the reeds a pair of eyes is doing the crossword.',
      'A paper one got the part.',
      '{They} would like it known that the cereal was never any good.',
    ],
  },
  {
    nouns: list('gorilla'),
    events: [
      '{a_one} beat on the chest at the end of a long meeting, and the motion was carried as {name}',
      '{a_one} walked through a game of basketball in the middle of the picture, and nobody saw {name}',
      '{a_one} was given a typewriter and a biscuit, ate the ribbon, and was reviewed as {name}',
    ],
    conflicts: [
      told(
        '{They} weighs as much as a piano, and {they} will sit where {they} likes.',
        '{They} sat on the piano.',
        'There was one chord, and it was a sad one.',
      ),
      told(
        'The silver on the back means that {they} is in charge, and since then there have been nothing but questions.',
        'Where is the big leaf? Where is the other big leaf?',
        'A small one rides on {them} through the meetings.',
      ),
      told(
        '{They} was taught to sign, and the first thing said was a complaint about the grapes.',
        'The second was “and the curtains”.',
        'The professor has taken it rather hard.',
      ),
    ],
    closings: [
      'Gentle, say all who were put down again.',
      'The nose is like a signature.',
      'A nest is built each evening, and each morning it is the wrong one.',
      '{They} looked into the camera until the camera looked away.',
    ],
  },
  {
    nouns: list('orangutan orang-utan'),
    events: [
      '{a_one} made a hat of one leaf, was asked by nine people where it was from, and opened a shop as {name}',
      '{a_one} took the oars of a boat left by tourists, rowed home, and is on the lease of the jetty as {name}',
      '{a_one} has arms that reach the next village, and has been hugging it goodbye since Monday, as {name}',
    ],
    conflicts: [
      told(
        'The ladies of the forest can hear {them} call for two miles, and what they hear is mostly throat.',
        'It is meant as a poem.',
        'One of them has closed the leaf.',
      ),
      told(
        '{They} watched a man saw a plank, took the saw, and did the other half straighter.',
        'He was asked to mind the tools.',
        'They were minded so well that he has never seen them since.',
      ),
      told(
        'Up there they sit for a whole day in one fig tree, each looking the other way.',
        'It was a first date.',
        '“Nice figs,” one of them said, at about four.',
      ),
    ],
    closings: [
      'The cheeks are for being important with.',
      'Long, red and combed with the fingers, like an aunt.',
      'An umbrella was a leaf first, and {they} has never been paid.',
      'There is plenty of time, says the arm, and comes by later.',
    ],
  },
  {
    nouns: list('lemur'),
    events: [
      '{a_one} sat facing the sun with the arms out until a yoga school was founded round {name}',
      '{a_one} held up the tail as a sign, eleven Japanese visitors followed, and the tour is called {name}',
      '{a_one} sprang sideways over the road, and over the next one, and the traffic news spoke of {name}',
    ],
    conflicts: [
      told(
        'At noon it is stink against stink: both of them rub it on the tail and wave.',
        'The loser has to say that it was nice.',
        'The wind turned, and an opera was called off.',
      ),
      told(
        'The ladies have the first fruit, and {they} has the second, and a slap.',
        'It is a fair system, {they} was told.',
        '{They} got a grape on the birthday.',
      ),
      told(
        'There are thirteen rings in the tail, and somebody has called it a stocking.',
        'It was worn as a scarf by the keeper.',
        'A fourteenth has been ordered.',
      ),
    ],
    closings: [
      'Big eyes, as if the bill had come.',
      '{They} likes to move, and has been asked to at every party.',
      '{They} lives on one island, and has no wish to hear of others.',
      'Legs crossed, belly to the light: the office is open.',
    ],
  },
  {
    nouns: list('narwhal'),
    events: [
      '{a_one} was shown to a queen as a unicorn that had let itself go, and was knighted, carefully, as {name}',
      '{a_one} got stuck in a lifebelt, a doughnut and a Norwegian, in that order, and is on file as {name}',
      '{a_one} was used by eleven explorers as a place to hang the lamp, and came up in spring as {name}',
    ],
    conflicts: [
      told(
        'It is a tooth, {they} says, when people kneel.',
        'It has come through the lip on the left.',
        'The dentist stood on a ladder, and then on a ship.',
      ),
      told(
        '{They} is not allowed on board with that, nor in the ball pool, nor at the balloon man’s.',
        'The birthday was very quiet afterwards.',
        'A cork was put on it, from a large bottle.',
      ),
      told(
        'Two of them crossed theirs above the ice, and a nation argues what it meant.',
        'It was “after you”.',
        'It was an itch, and there was only one post.',
      ),
    ],
    closings: [
      'The letters from little girls are all answered.',
      '{They} turns to the left, and so does the conversation.',
      '{They} has never been on a rainbow, and is tired of saying so.',
      'Olives have been put on the end, by sailors.',
    ],
  },
  {
    nouns: list('orca killerwhale'),
    events: [
      '{a_one} came to a party for penguins in the right colours, and was asked to take the coats as {name}',
      '{a_one} tipped over a yacht, then the next, and the insurance has a drawer for {name}',
      '{a_one} was in a film about being set free, has an agent since, and is down in the harbour as {name}',
    ],
    conflicts: [
      told(
        'The grandmothers lead the family, and {they} has to be home when the ice says so.',
        'She knows where every herring was in 1951.',
        'A boyfriend was looked at, and has emigrated to the Antarctic.',
      ),
      told(
        'For a summer all of them wore a dead salmon on the head, and then nobody did.',
        'An uncle still wears his.',
        'It is coming back, says a magazine for seals.',
      ),
      told(
        '{They} took the rudder off a boat, held up the thing, and seemed to say “whose is this?”',
        '{They} has four now, by size.',
        'The Spaniards wave with a spare one.',
      ),
    ],
    closings: [
      'Black and white, but it is more complicated than that.',
      '{They} is a dolphin, really, and would rather you did not spread it.',
      'The seal on the floe has made a will.',
      'Each family has its own accent, and laughs at the fjord next door.',
    ],
  },
  {
    nouns: list('donkey mule'),
    events: [
      '{a_one} stopped in the middle of a bridge between two kings, and the peace is named after {name}',
      '{a_one} stood between two heaps of hay, could not choose, and the philosopher paid for a third as {name}',
      '{a_one} carried eleven sacks up to an island monastery, saw the lift, and sat down as {name}',
    ],
    conflicts: [
      told(
        '{They} can be led to within a yard of it, and then there is a discussion with the ground.',
        'The ground has given in.',
        'A carrot was hung before {them}, and the carrot walked.',
      ),
      told(
        'The cry begins as a door and ends as a pump, and can be heard in two dioceses.',
        'The bell ringer has asked for the key.',
        'A soprano took lessons, and is much in demand.',
      ),
      told(
        'On the beach they give rides, and {they} goes as far as the ice cream van and no further.',
        'The child had a lovely hour there.',
        'The owner has moved the beach.',
      ),
    ],
    closings: [
      'The ears tell you, one at a time.',
      '{They} is not stubborn; {they} has read the map.',
      'There is a cross on the back, and it is not spoken of lightly.',
      'Brayed at dawn, said the hotel, for an extra charge.',
    ],
  },
  {
    nouns: list('pony shetlandpony'),
    events: [
      '{a_one} was promised to a girl for nine Christmases, came at last, and bit the father as {name}',
      '{a_one} was so round that the saddle went all the way down with the general on it, and won as {name}',
      '{a_one} got into the kitchen for an apple, and has its own place at the table, with a card: {name}',
    ],
    conflicts: [
      told(
        '{They} is small, and has the temper of a duke who has to share a bathroom.',
        'The vet goes in backwards.',
        'The big horses have asked for a fence.',
      ),
      told(
        'A fringe hangs over both eyes, so nobody has ever known where {they} was looking.',
        'It was at the sandwiches.',
        'The fringe was cut, and there was a whole plan under there.',
      ),
      told(
        'On the show ground {they} cleared every jump by going round it.',
        'Four faults for style, and a rosette for nerve.',
        'The rosette was eaten in the lap of honour.',
      ),
    ],
    closings: [
      'Twelve hands high, and every one was nipped.',
      '{They} stood on a foot, and leaned.',
      '{They} knows the tin by the rattle, three fields off.',
      'There is a plait in the tail, and a grudge.',
    ],
  },
  {
    nouns: list('hermitcrab'),
    events: [
      '{a_one} moved into a bottle top, a doll’s head and a good teacup, and the last address is {name}',
      '{a_one} was at the front when forty of them swapped shells in a row, and there was one too few for {name}',
      '{a_one} was rung by the bank about a mortgage, drew in the legs, and let it ring for {name}',
    ],
    conflicts: [
      told(
        '{They} has been outgrowing the home since spring, and lies half out, like a man in a bath.',
        'There is a nice whelk on the market, with a hole.',
        'The agent called it “compact”.',
      ),
      told(
        'An anemone lives on the roof, for safety, and pays in leftovers.',
        'At each move it is carried over by hand.',
        'They have never spoken of the rent.',
      ),
      told(
        'Somebody knocked, and {they} had to say that it was not a good time, with the bottom uncovered.',
        'It was a survey about housing.',
        'There was a gasp, and then tact.',
      ),
    ],
    closings: [
      'It is a walk-in, and walks out again.',
      'One size up, and then one never sees the sofa again.',
      'All that {they} owns is on {their} back, and it is rented.',
      'The door is a claw, and it is shut.',
    ],
  },
  {
    nouns: list('lobster crayfish langoustine'),
    events: [
      '{a_one} was taken for a walk in Paris on a blue ribbon, because it does not bark, and is known as {name}',
      '{a_one} was pointed at in a tank by a man in a bib, pointed back, and the man left as {name}',
      '{a_one} had rubber bands on both hands, and still won the arm wrestling of the whole fish counter as {name}',
    ],
    conflicts: [
      told(
        '{They} turns red once in a life, and has been advised not to.',
        'Somebody ran a bath for {them}, with bay leaves, and it was getting warmer.',
        '“Red suits you,” says a cook, who has been blocked.',
      ),
      told(
        'It is said that they mate for life, on the strength of one sitcom.',
        '{They} has been married four times.',
        'The claws were only being held for the photo.',
      ),
      told(
        'There is a big claw for breaking and a small one for the rest, and it is the small one that writes.',
        'It writes to the chef.',
        'The big one has to sign, and that is the end of the paper.',
      ),
    ],
    closings: [
      '{They} walks forward until anybody looks.',
      'Two hundred years ago it was prison food, and it has not forgotten the prison.',
      'The market price is on the board, and {they} has been looking at it.',
      'A little fork was invented for {them}, out of spite.',
    ],
  },
  {
    nouns: list('shrimp prawn'),
    events: [
      '{a_one} was put on the rim of a glass in 1974, with pink sauce, and has not been able to get down as {name}',
      '{a_one} was called “jumbo” by somebody, stood before a mirror all day, and signed it {name}',
      '{a_one} punched a crab so fast that there was a flash, and the aquarium bought new glass for {name}',
    ],
    conflicts: [
      told(
        'All of the swimming is done backwards, so {they} knows only where the party was.',
        '{They} has met everyone, in the end.',
        'The goodbye is very well done.',
      ),
      told(
        'A ring was made of eleven of them, with the tails out, round a dip.',
        'They held hands.',
        'The one in the middle was a lemon.',
      ),
      told(
        'The heart is in the head, which has led to letters.',
        'They are pink, and a bit long in the feelers.',
        'The head is always left on the plate, with the heart in.',
      ),
    ],
    closings: [
      '{They} has been peeled by strangers, and they looked elsewhere.',
      '{They} cleans the teeth of a fish, and has seen into things.',
      'Small ones, big ones, and one that is a name.',
      'There is a line down the back, and do not ask.',
    ],
  },
  {
    nouns: list('swan cygnet'),
    events: [
      '{a_one} could break a man’s arm, said a man whose cousin’s arm it was, and pointed at {name}',
      '{a_one} glided past a wedding at the very moment, turned, and ate the bouquet as {name}',
      '{a_one} fell in love with a pedalo in the shape of one, and the lake hires out, in pairs, {name}',
    ],
    conflicts: [
      told(
        '{They} belongs to the King, and says so to the dog, the rower and the bread.',
        'A letter from the palace asked that {they} leave the pike alone.',
        'The letter was hissed at, like any other post.',
      ),
      told(
        'The one song is for the end, and has been started early four times.',
        'There was a doctor, and a reading of the will.',
        'It was the throat, and a bit of crust.',
      ),
      told(
        'As a child {they} was grey and went with ducks, and the ducks bring it up at every feast.',
        'They have the album.',
        '“Ugly” was only ever meant nicely, they say, with their mouths full.',
      ),
    ],
    closings: [
      'Above, a duchess; below, a pedal bin.',
      'The neck asked a question, and was the answer.',
      'They mate for life, and the pond is small.',
      'The towel on the bed at the hotel has the same profile.',
    ],
  },
  {
    nouns: list('goose gander'),
    events: [
      '{a_one} bit a postman, a policeman and the reporter who had come about it, and is on page three as {name}',
      '{a_one} saved Rome once with a great deal of noise, and has sent Rome a bill each year as {name}',
      '{a_one} flew at the head of the V until the one behind asked where they were, and it was {name}',
    ],
    conflicts: [
      told(
        '{They} guards the yard, and the burglar was found on the roof of the kennel, with the dog.',
        'They had been up there since one.',
        'The dog had a blanket over.',
      ),
      told(
        'The wedding was a small one by the lake, and then there was the hissing.',
        'The groom got to the boat.',
        'It ended in the guest book, in green.',
      ),
      told(
        'A golden one was laid, and since then nobody has looked {them} in the face.',
        'The vet has been asked to look further in.',
        'The second was an ordinary one, with a note.',
      ),
    ],
    closings: [
      'Honk, it was pointed out.',
      '{They} takes the long way over Hull, for the thermals.',
      'The neck comes in, and the rest is still in the hall, hissing.',
      'Somebody said “boo” to {them}, and has moved.',
    ],
  },
];
