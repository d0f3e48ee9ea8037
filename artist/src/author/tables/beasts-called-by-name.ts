/** Birds, dinosaurs and small beasts that people wish for by their own name: a robin, a gecko, a mammoth. */
import { list, type NounClass, told } from './noun-class.ts';

export const BEASTS_CALLED_BY_NAME: readonly NounClass[] = [
  {
    nouns: list('robin redbreast'),
    events: [
      '{a_one} was on every Christmas card for a hundred years, got one itself, and did not know what to do, as {name}',
      '{a_one} sat on the handle of a spade until the gardener dug for two, and pays him in songs as {name}',
      '{a_one} fought a red sock on the line for a whole March, won, and sleeps in it as {name}',
    ],
    conflicts: [
      told(
        '{They} looks like a ball with a heart on it, and {they} has sent two cousins to hospital.',
        'There is a line along the hedge, and they crossed it.',
        'The milkman was asked for his papers.',
      ),
      told(
        '{They} has nested in a kettle, a coat and the glove box of a working van.',
        'The van has been parked in song since April.',
        'Tea has to be made in the flower pot.',
      ),
      told(
        '{They} sings at night beside the street lamp, in the belief that it is going to be a short day.',
        'The lamp has been asked to go to bed.',
        'At three it was joined by a man from the pub.',
      ),
    ],
    closings: [
      'There {they} is again, on the handle, with that look.',
      '{They} comes when somebody’s near, says grandmother, and puts out cheese.',
      'Round in the cold, thin in the spring, and cross all year.',
      '{They} was cast for the snow scene, again.',
    ],
  },
  {
    nouns: list('blackbird'),
    events: [
      '{a_one} began at ten to four in the morning, on the aerial, in April, and the whole street has voted on {name}',
      '{a_one} learned the ringtone of number nine, who has run in from the garden ever since for {name}',
      '{a_one} was one of twenty-four in a pie, and led the others in the song as {name}',
    ],
    conflicts: [
      told(
        'The yellow beak has said the same three bars for a week, and the fourth will not come.',
        'A violinist leaned out and tried one.',
        'It was “no”, from above.',
      ),
      told(
        'In the dead leaves {they} makes the noise of a large man, and it has brought the police.',
        'They found a worm.',
        'The worm has asked for protection.',
      ),
      told(
        'Each evening there is an alarm, from hedge to hedge, as if all of it were on fire.',
        'It was a cat, on a cushion, behind glass.',
        'The cat has asked for the sound to be turned up.',
      ),
    ],
    closings: [
      'All in black, and off to a dinner of worms.',
      '{They} had the cherries, and left the stalks, in a row.',
      'The best seat is the aerial, and the picture is snow.',
      '{They} sings after rain as though it had all been {their} idea.',
    ],
  },
  {
    nouns: list('cockatoo'),
    events: [
      '{a_one} danced to a boy band for four minutes on a sofa, and has been on tour since as {name}',
      '{a_one} took apart a window frame, a remote control and a marriage, and screamed with joy at {name}',
      '{a_one} learned to open wheelie bins in Sydney, taught the suburb, and the brick on the lid is for {name}',
    ],
    conflicts: [
      told(
        'The crest goes up at any opinion but {their} own.',
        'It was up all through the visit of the aunt.',
        'A hairdresser came to see it, and bowed.',
      ),
      told(
        '{They} lives to be eighty, and has been left in four wills, with the piano.',
        'The piano has given up.',
        'The heirs have met, and drew for it with their eyes shut.',
      ),
      told(
        'There is one word that grandfather taught {them}, and it comes out when the vicar sits down.',
        'The vicar knew it already, from the navy.',
        'He answered, and it was the start of a friendship.',
      ),
    ],
    closings: [
      '{They} screams at dusk, so as to have done with it.',
      'The bell has been rung, the mirror has been kissed.',
      'White, with a touch of mustard about the hair.',
      'Nobody is asleep in Queensland.',
    ],
  },
  {
    nouns: list('ferret'),
    events: [
      '{a_one} went up one trouser leg in a Yorkshire pub and came down the other with the darts prize, as {name}',
      '{a_one} was sent through a pipe with a cable on the tail, lit up a royal wedding, and was thanked as {name}',
      '{a_one} took the car keys, a sock and a gold tooth under the sofa, and rents it out as {name}',
    ],
    conflicts: [
      told(
        'When {they} is happy {they} dances backwards into the furniture, and the vet has been told.',
        'The standing lamp took it as an offer.',
        'He wrote “joy”, and charged forty.',
      ),
      told(
        'Eighteen hours are slept, so deep that the family has held two funerals.',
        'At the second there was a sneeze.',
        'The shoe box was lined very nicely.',
      ),
      told(
        'There is a bend in the pipe where nobody has ever been but {them}.',
        'It is very nice there, going by the socks.',
        'A plumber has asked for a reference.',
      ),
    ],
    closings: [
      '{They} is longer than {they} looks, and then there is more.',
      'Whatever is gone is under there, and is warm.',
      '{They} has a smell, but so does Kevin.',
      'In at the sleeve, out at the collar, and hello.',
    ],
  },
  {
    nouns: list('skunk'),
    events: [
      '{a_one} turned round once at a garden party, and the house was sold as seen, by {name}',
      '{a_one} was pulled out from under the porch by a brave man, who lives in the garage now with {name}',
      '{a_one} fell for a cat with white paint down the back, and wrote to her for years as {name}',
    ],
    conflicts: [
      told(
        'First {they} stamps, then the tail goes up, and then there is a handstand, and everybody clapped.',
        'They should not have clapped.',
        'The front row was burnt, with the coats.',
      ),
      told(
        'Forty tins of tomato juice were bought for the dog, who is now a pink dog with the same smell.',
        'The dog is happy.',
        'Pasta was cooked in the yard, out of spite.',
      ),
      told(
        'In a full lift there is always room for {them}.',
        '{They} got the whole seventh floor.',
        'They took the stairs, all eleven, and some took the rope.',
      ),
    ],
    closings: [
      'Nobody ever pushes in.',
      '{They} has never once had to raise {their} voice.',
      'Two stripes, like on a road, and nobody overtakes.',
      'Once it was an accident, and there were nine of those.',
    ],
  },
  {
    nouns: list('reindeer'),
    events: [
      '{a_one} was let off early on the twenty-fourth, for fog, by the nose, and is on the night rota as {name}',
      '{a_one} looked up from the lichen one summer with blue eyes, and was told that they are brown in winter by {name}',
      '{a_one} landed on a bungalow in Kent by an error, went through to the kitchen, and was given toast as {name}',
    ],
    conflicts: [
      told(
        'The ones who keep the antlers at Christmas are the ladies, and {they} has put that in writing.',
        '“Rudolf” has been asked to come in.',
        'They do the stairs, the roofs and the map.',
      ),
      told(
        'Nine carrots an hour are put out for {them} in a single night, by the children of Hull alone.',
        'The middle ones are just held in the mouth.',
        'In January it cannot see orange.',
      ),
      told(
        'There is a click in the ankle at each step, so nobody gets lost in the snow.',
        'The whole herd sounds like a pen.',
        'On the roof it gave everything away.',
      ),
    ],
    closings: [
      'No games were played, as has been sung.',
      '{They} is never asked to land on the flat ones.',
      'The big man in red has gained, and so has the bill for hay.',
      'Eleven months of moss, and one night of traffic.',
    ],
  },
  {
    nouns: list('t-rex tyrannosaurus rex'),
    events: [
      '{a_one} could not reach the ball, the bill or the light switch, and was put in charge as {name}',
      '{a_one} made the water in the glass tremble, and it was only coming to ask about {name}',
      '{a_one} clapped at the school play, or meant to, and a small wind passed over {name}',
    ],
    conflicts: [
      told(
        'The bed cannot be made, and so there are nine sheets with holes in them.',
        'Pyjamas go on from a tree.',
        'A long stick was bought, with a hand on it.',
      ),
      told(
        'Keep still, they said, and you will not be seen.',
        '{They} had seen everybody, and was being polite.',
        'The man behind the toilet door has been asked to come out.',
      ),
      told(
        'There was a hug, and it was very nearly one.',
        'It was given with the chin.',
        '{They} has two fingers for it, and means both.',
      ),
    ],
    closings: [
      '{They} was king for two million years, and never scratched {their} nose.',
      'The skull has a lorry to itself.',
      'The closest cousin is on the rotisserie, and {they} knows.',
      'The roar in the film was by a walrus and a pigeon.',
    ],
  },
  {
    nouns: list('velociraptor raptor'),
    events: [
      '{a_one} opened a door by the handle, in a film, and the whole theatre went home to look at {name}',
      '{a_one} was as tall as a turkey, and has been asked to stand on a box by the press, as {name}',
      '{a_one} hunted in a pack of three, one of which was at the dentist’s, and the cow got away from {name}',
    ],
    conflicts: [
      told(
        'There were feathers, says the museum, and {they} had to be redone, and is now a furious hen.',
        'The gift shop has kept the old one.',
        '{They} was laughed at by a swan.',
      ),
      told(
        'The clever girl came from the side.',
        'She had been in the ferns since Tuesday, with a book.',
        'The one at the front was doing the eyes.',
      ),
      told(
        'One claw taps on the floor when {they} thinks, and the kitchen had just been tiled.',
        'It was about the saucepans.',
        'The cook got into the cupboard, and {they} knows about cupboards.',
      ),
    ],
    closings: [
      '{They} never does the same fence twice.',
      'A hiss, and somebody dropped the ladle.',
      '{They} can open doors, but has never shut one.',
      'Six feet of hunger, says the poster; two, says the ruler.',
    ],
  },
  {
    nouns: list('triceratops'),
    events: [
      '{a_one} put three rings on three horns at the fair, won the goldfish, and called it {name}',
      '{a_one} was parked behind a hedge on a school trip, ill, and a lady in shorts put an arm in for {name}',
      '{a_one} had a frill as wide as a barn door, and the people behind asked at the cinema for {name}',
    ],
    conflicts: [
      told(
        'Two horns are for the enemy, and the third is for the post.',
        'There is a parcel on it since Friday.',
        'The bills are run through at once.',
      ),
      told(
        '{They} can only see what is to the left and to the right, and so has never met {their} own nose.',
        '{They} is told that it is a good one.',
        'A flower grew on it, all through the spring.',
      ),
      told(
        'Through the door of the sitting room {they} came as far as the ears.',
        'The rest is in the hall, and is doing well.',
        'They have hung coats on it.',
      ),
    ],
    closings: [
      '{They} eats hedges, and is asked for by streets.',
      'The frill goes red when it is complimented.',
      'It was the one with the horns, says every child, with both hands.',
      'A meteor, said somebody, and {they} went on chewing.',
    ],
  },
  {
    nouns: list('mammoth woollymammoth'),
    events: [
      '{a_one} was thawed out after a nap of ten thousand years, asked who had left the door open, and it was {name}',
      '{a_one} lost an argument with a tar pit, by an inch at a time, and has been put up in the hall as {name}',
      '{a_one} was drawn on a cave wall by somebody who had the legs wrong, and has sued as {name}',
    ],
    conflicts: [
      told(
        'All is too warm now, and the barber was sent for.',
        'He was in there for a week.',
        'There was an explorer in the fringe, who asked after the Tsar.',
      ),
      told(
        'The tusks go forward, out, round and back again, and there is no door for that.',
        '{They} was carried in as a coat stand.',
        'The barrel organ man has asked about them.',
      ),
      told(
        'Scientists wish to make one more out of a hair and an elephant, and the elephant has heard.',
        'She is knitting.',
        'The hair was a sofa’s, and it will be a very large sofa.',
      ),
    ],
    closings: [
      '{They} never forgets, either, but it is all snow.',
      'It is a big word for a big sale.',
      'Grandfather was one, says a small trunk in Siberia.',
      'The ice is gone, and nobody has apologised.',
    ],
  },
  {
    nouns: list('gecko'),
    events: [
      '{a_one} walked over the ceiling during grace, let go at “amen”, and was in the trifle as {name}',
      '{a_one} sold car insurance in a soft voice for twenty years, has never had a car, and is {name}',
      '{a_one} left the tail with the cat as a deposit, and is expected back on Thursday as {name}',
    ],
    conflicts: [
      told(
        'The feet stick to everything but one brand of pan, and {they} has met that pan.',
        'There was a slow slide, and a look.',
        'The pan does not stick either, and wants to be friends.',
      ),
      told(
        '{They} has no eyelids, and cleans both eyes with the tongue, also on a first date.',
        'She did hers first.',
        'The waiter fainted, and they cleaned him too.',
      ),
      told(
        '{They} says {their} own name at night, five times, and whoever hears seven will be lucky.',
        'A man in Bali has counted six since 1990.',
        'He was about to sleep, and it coughed.',
      ),
    ],
    closings: [
      '{They} has never fallen out with a wall.',
      'Upside down is only another opinion.',
      'There is always one in the holiday bathroom, behind the boiler.',
      'The new tail is plainer, and was cheaper.',
    ],
  },
  {
    nouns: list('iguana'),
    events: [
      '{a_one} lay on a palm in Florida until there was frost, dropped on a golfer, and was played as it lay, as {name}',
      '{a_one} sneezed salt over a whole bus of nature lovers, who wrote in their books {name}',
      '{a_one} sat so still in the window of a fashion house that she was sold, in green, as {name}',
    ],
    conflicts: [
      told(
        'There is a third eye on the top of the head, for hawks and for the ceiling.',
        'It has noticed the damp.',
        'A hat was tried on, and it all went dark for the other two.',
      ),
      told(
        'When {they} is annoyed {they} nods, and the auction was that morning.',
        '{They} owns a cello, a field and half of a racehorse.',
        '“Sold,” said the hammer, eleven times.',
      ),
      told(
        'The stone is warm till four, and there are forty of them on it, in layers.',
        'The lowest has been there since Sunday.',
        'It is the best place, if one knows nothing of the upper ones.',
      ),
    ],
    closings: [
      'The dewlap is down, and the visit is over.',
      '{They} looks as if {they} had invented patience and found it overrated.',
      'A leaf was brought, on the good plate.',
      'At the seaside it sits on the rocks, and is the rocks.',
    ],
  },
  {
    nouns: list('stingray mantaray'),
    events: [
      '{a_one} was lying in the sand to surprise somebody, it was a whole school trip, and both sides screamed {name}',
      '{a_one} flapped out of the water for the fun of it, and landed on a yacht, which has been registered as {name}',
      '{a_one} smiled from below at the glass, and is the face on the T-shirt, under the name of {name}',
    ],
    conflicts: [
      told(
        'The smile is underneath, and the eyes are on the top, and they have never met.',
        'The eyes heard that it is a kind one.',
        'A mirror was laid on the sea bed, and there was weeping.',
      ),
      told(
        'Shuffle your feet, says the sign on the beach, so a whole coast shuffles.',
        'They look like a very slow dance.',
        '{They} feels it as applause.',
      ),
      told(
        'They have a pool where anybody may stroke {them} with two fingers.',
        '{They} has begun to ask for the neck.',
        'A judge comes in his lunch hour, and says nothing.',
      ),
    ],
    closings: [
      'Flat, as a way of life.',
      '{They} has a sting in the tail, like most stories.',
      '{They} flies, and nobody has told {them} about the water.',
      'Somebody called {them} a pancake, and got the look from the eyes.',
    ],
  },
  {
    nouns: list('piranha'),
    events: [
      '{a_one} was introduced to the goldfish, and the goldfish’s bowl has had one resident since, called {name}',
      '{a_one} ate a whole cow in a film, and at the party for it had to explain to all that it was mostly {name}',
      '{a_one} was lent a finger by a zoo keeper called Nine-Finger Joe, and before that Ten, for {name}',
    ],
    conflicts: [
      told(
        'Most of the time {they} eats fruit, seeds and the leavings, and nobody wishes to hear it.',
        'A pear was shown to the press.',
        'The press was looking at the teeth.',
      ),
      told(
        'They go in a shoal because they are frightened, all of them, of everything.',
        'Somebody sneezed, and there was no boat any more.',
        'They hold fins in the dark.',
      ),
      told(
        'The dentist came to the tank, looked, and went down on his knees.',
        'He has brought his class.',
        '{They} was told to floss, and ate the floss, the reel and the nurse’s shoe.',
      ),
    ],
    closings: [
      'Put a hand in, said the big brother.',
      'It was only a nibble, says the bone.',
      'There was a duck on the pond, said the mayor, and closed the folder.',
      'A vegetarian evening was held, and the table has legs no more.',
    ],
  },
  {
    nouns: list('tapeworm'),
    events: [
      '{a_one} was nine yards long, and had been thinking of a place of its own, when the letter came for {name}',
      '{a_one} ate for two at every wedding of one summer, and was toasted in secret as {name}',
      '{a_one} was named by the patient at the third meal, out of loneliness, {name}',
    ],
    conflicts: [
      told(
        'There is no mouth and no stomach; {they} just lives in the restaurant.',
        '{They} has opinions on the chef.',
        'A table by the window was asked for, and there is none.',
      ),
      told(
        '{They} has been in the family since the sushi.',
        '{They} gets a present at Christmas: second helpings.',
        'Grandmother says he is a good eater.',
      ),
      told(
        'The doctor held {them} up to the light in a long jar, and a girl asked for a bow on it.',
        'There was one by the evening.',
        'They are on the shelf with the school cups.',
      ),
    ],
    closings: [
      'It is what is inside that counts, and it counts the peas.',
      '{They} grew a bit more, at the back, in thought.',
      'Not at table, said mother, and that is where it was.',
      'The lease is up, and there is a pill.',
    ],
  },
];
