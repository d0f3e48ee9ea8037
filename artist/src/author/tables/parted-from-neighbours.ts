/** What was told of with the likes of it, and is not like them: a dishwasher spins nothing, a stork is not pink, a boar gives no bacon. */
import { list, type NounClass, told } from './noun-class.ts';

export const PARTED_CLASSES: readonly NounClass[] = [
  {
    nouns: list('dishwasher'),
    events: [
      '{a_one} was loaded one way by him and again by her, and in between, in a quiet moment, was named {name}',
      '{a_one} was opened too early, steamed up four pairs of glasses, and came out of the cloud as {name}',
      '{a_one} turned every cup over, so that there was a lake on each, and the lakes are listed under {name}',
      '{a_one} found a spoon in the filter that the family had buried in speech and song, and it is engraved {name}',
    ],
    conflicts: [
      told(
        'In every marriage somebody reloads {them} as soon as the other has left the kitchen.',
        'The bowls faced east, which is grounds for divorce.',
        'There is a diagram, with a signature missing.',
      ),
      told(
        'Nobody knows whether {they} is clean or dirty, and the plates are asked one by one.',
        'The magnet on the door says “yes”.',
        'The forks were washed three times, to be fair to all.',
      ),
      told(
        'A plastic box came out of {them} full of water, upside down, and it cannot be explained.',
        'Physics has been rung up, and is coming on Thursday.',
        'The lid is in another country.',
      ),
      told(
        '{They} was told “rinse first” by one half of the house, and “that is what it is for” by the other.',
        'The lasagne dish has stayed out of it, on the hob.',
        'The egg yolk has listened to both, and set.',
      ),
      told(
        'The good knives may not go in, nor the wooden spoon, nor grandmother’s gold rim, and one night they all did.',
        'The rim is a memory now, and a bright one.',
        'The spoon came out as driftwood.',
      ),
    ],
    closings: [
      'The light is red, and so is whoever has to empty it.',
      'There is always room for one more cup, and it is the cup that stops the arm.',
      'A tablet, a click, and two hours in which nobody has a teaspoon.',
      '{They} hums, {they} gurgles, and at the end {they} opens by {themself}, like a thought.',
      'Salt, says the display, and means it as a question.',
    ],
  },
  {
    nouns: list('glue gluegun hotgluegun superglue gluestick'),
    events: [
      '{a_one} mended a vase in front of the guests, and vase, hand and table were carried to the hospital as {name}',
      '{a_one} put a last drop where no drop was needed, and two heads of department are still joined in {name}',
      '{a_one} drew one fine thread from the cake to the cat to the curtain, and whoever pulls it hears {name}',
      '{a_one} promised to hold a tonne, was taken at its word by a bored uncle, and the car on the ceiling is called {name}',
    ],
    conflicts: [
      told(
        'The cap was put back on for safety, and has been part of {them} ever since.',
        'A pin was used, and is in there.',
        'Pliers were fetched, and stayed.',
      ),
      told(
        'Everything was stuck on the costume by midnight, and in the morning {they} was stuck on the costume.',
        'The part was rewritten: it is a hedgehog now.',
        'It was the best thing in the play.',
      ),
      told(
        'Press for thirty seconds, it says, and a father pressed for forty to be sure.',
        'He has learned to eat with the left.',
        'The model aeroplane has seen the whole office.',
      ),
      told(
        'A child ate some of {them} behind the wardrobe, and said that the blue ones were better.',
        'The teacher took notes.',
        'Since then he finishes what he begins.',
      ),
      told(
        'What {they} puts together nobody can put asunder, said the vicar, and was thinking of the handle of the jug.',
        'It broke an inch further down.',
        'The jug outlived two marriages.',
      ),
    ],
    closings: [
      'The fingerprint is still on it, and so is some of the finger.',
      'It dries clear, they said, and it dried as a beard.',
      'A thread from here to there, and nobody has found the other end.',
      'Wait a minute. Another minute. Do not let go.',
      'Whatever was broken is now two things that are broken, and one of them is the table.',
    ],
  },
  {
    nouns: list('stork'),
    events: [
      '{a_one} clattered down on a chimney with a bundle in {their} beak, and had the wrong address but the right {name}',
      '{a_one} came back from Africa on the day as agreed, found the nest let to sparrows, and is suing under {name}',
      '{a_one} delivered twins to a couple who had ordered a bicycle, and both of them are called {name}',
      '{a_one} cleared {their} throat on the roof of the registry office, and what was clattered was written down as {name}',
    ],
    conflicts: [
      told(
        'The nest weighs as much as a small car, and the chimney sweep has to ask {them} for a date.',
        'There is a slipper in the east wall.',
        'The fire has been lit in the bathtub since.',
      ),
      told(
        'A boy put sugar on the windowsill for a sister, and {they} ate the sugar, and looked at the list.',
        'A brother came, with a note.',
        'The list says: allow nine months.',
      ),
      told(
        'Whoever wants to know where they come from is sent to {them}, and {they} looks at the frogs.',
        'The frogs know nothing, and say so, loudly.',
        'It was a long talk, and there were pictures.',
      ),
      told(
        'In August all the others flew off over the ridge, and {they} had only gone for a frog.',
        'They have sent a picture of a hippo.',
        '{They} took the night train, standing.',
      ),
      told(
        '{They} has no voice, only a beak to rattle, and at the wedding {they} was put beside the castanets.',
        'The dance had to be repeated.',
        'An aunt fainted, and is expecting.',
      ),
    ],
    closings: [
      'On the letter box it says: no advertising, no bundles.',
      'The wheel on the pole is there for the view.',
      'The scarf of the delivery is washed and back, thank you.',
      'Red stockings, and never a ladder in them.',
      'They are back, says the village, and looks at the roof of the young couple.',
    ],
  },
  {
    nouns: list('cushion throwpillow seatcushion'),
    events: [
      '{a_one} was karate-chopped in the middle by an aunt, as one does now, and the dent has been called {name}',
      '{a_one} was one of nineteen on a bed for two, had to be lifted off each night, and the pile is known as {name}',
      '{a_one} was sat on by a duke, a dachshund and a dentist, one after the other, and keeps all three under {name}',
      '{a_one} was turned round for the visit, and what the other side had to say about Sunday’s gravy was {name}',
    ],
    conflicts: [
      told(
        'The cover came off to be washed, and nobody in the house has been able to get {them} back into it.',
        'The zip is on the inside now.',
        'It takes two, and a shoehorn.',
      ),
      told(
        'A guest moved {them} aside in order to sit down, and was asked what he thought that {they} was there for.',
        'He stood, in the end.',
        'For looking at, it turned out, from the door.',
      ),
      told(
        'Whatever is missing in the house is under {them}: two coins, a comb, the peace of 1994.',
        'The remote control has a room of its own.',
        'There was a peanut, and it had a lawyer.',
      ),
      told(
        'It had been embroidered with “home sweet home”, and then a cat read it, with both paws.',
        'It says “ho sw ho” by now.',
        'The stuffing has its own opinion.',
      ),
      told(
        'A doctor said to sit on something soft for six weeks, and {they} has been to every meeting since.',
        'The chair offered to take minutes.',
        'Nobody asked why, and everybody knew.',
      ),
    ],
    closings: [
      'Please do not lean; you may sink.',
      'There is a button in the middle, and nothing happens.',
      'Soft, yes; but of character.',
      'The tassels have been counted, and one was found on the dog.',
      'Whoever has sat there was warm, and was here a minute ago.',
    ],
  },
  {
    nouns: list('henparty hendo hennight bacheloretteparty stagdo stagnight stagparty bachelorparty'),
    events: [
      '{a_one} got on the 9:40 with a veil, a cool box and a song, and the whole carriage got off knowing {name}',
      '{a_one} sold kisses at the station for a euro each, made eleven, and has bought a bench with the plate {name}',
      '{a_one} put on twelve pink T-shirts with a date on the back, and the thirteenth, for the driver, says {name}',
      '{a_one} lost the one who was to be married at a roundabout, came home with another, and he goes by {name}',
    ],
    conflicts: [
      told(
        'A list of dares came out of a handbag, and the fourth of them needed a fireman, a ladder and a lemon.',
        'The fireman brought the lemon.',
        'The ladder is on the photograph from 5:12.',
      ),
      told(
        'The maid of honour had a spreadsheet with a column for fun, from three to four.',
        'It ran until half past, and was charged.',
        'There was a formula, and it gave an error.',
      ),
      told(
        'The limousine was long, white and stuck on a bend, and the party went on at both ends of {them}.',
        'They met in the middle at three.',
        'A bus passed through, and waved.',
      ),
      told(
        'Somebody’s mother came along “only for the meal”, and at four in the morning was carried over the bar.',
        'She has been asked to the next one.',
        'The grandmother had the tattoo done first.',
      ),
      told(
        'One shoe was on the roof of the taxi, and the taxi had been to the airport and back.',
        'It has seen more than the foot.',
        'The driver had it bronzed.',
      ),
    ],
    closings: [
      'What happened on the ferry stays on the ferry, and the ferry has asked for it to be fetched.',
      'The glitter comes out in the third year, says the cleaner.',
      'The sash says “bride”, the face says Sunday.',
      'There were nine of them, and twelve came home.',
      'A toast, says the one in the veil, and then it was only toast that helped.',
    ],
  },
  {
    nouns: list('boar wildboar wildpig'),
    events: [
      '{a_one} came into the village for a tulip bulb, took the whole bed, and signed across the lawn as {name}',
      '{a_one} walked past a nudist with his laptop in {their} mouth, was chased into the reeds, and is on all the pictures as {name}',
      '{a_one} was chased by two small Gauls with a large appetite, ran through three comic books, and got away as {name}',
      '{a_one} led nine striped children over the ring road in single file, and the traffic news called it {name}',
    ],
    conflicts: [
      told(
        'The golf club had a new green, and in the morning it was a field, with {them} asleep on the seventeenth.',
        'Four under par, it was said.',
        'The flag has been eaten, up to the seven.',
      ),
      told(
        'The hunter sat in his high seat until five, and {they} lay under the ladder, for the wind.',
        'He said good morning, and so did somebody.',
        'His sandwiches were excellent.',
      ),
      told(
        '{They} rubbed against the same pine for so long that it leans, and so does the bench beside it.',
        'The tree is smooth up to the hip.',
        'It smells of somebody one knows.',
      ),
      told(
        'A truffle lay there, a ring and an old helmet, and {they} had the truffle.',
        'The museum got the rest, chewed.',
        'The ring fits on a tusk.',
      ),
      told(
        'In autumn the acorns fall, and whoever wants to pass below the oak has to explain that to {them}.',
        'Please go round by the motorway, says the look.',
        'The jogger was up there for two hours.',
      ),
    ],
    closings: [
      'The stripes are for the first half-year, then one has to be seen to be big.',
      'The mud has dried, and can be knocked on.',
      'It was only a rustle, and it had shoulders.',
      'The bin was locked, in a manner of speaking.',
      'Who parks in the wood parks at the boar’s.',
    ],
  },
  {
    nouns: list('reportcard schoolreport'),
    events: [
      '{a_one} was signed on the bus by a boy of nine, in joined-up writing, with the name of his father, which was {name}',
      '{a_one} fell behind the radiator on the last day of school, by itself, three years running, and is kept warm as {name}',
      '{a_one} said “could do better if sober”, for a line had slipped from another folder, and all of it is about {name}',
      '{a_one} was read aloud at the table up to sport, then there was a silence, and into it somebody said {name}',
    ],
    conflicts: [
      told(
        'There is a D in the middle of {them} that has been turned into a B with a pen of another blue.',
        'The dog was given a B as well.',
        'The teacher admired the hand, and gave it a C.',
      ),
      told(
        '“A pleasure to have in class”, it said, and mother asked which class they had in mind.',
        'There are two of that name.',
        'The other one got the D.',
      ),
      told(
        'A euro for each A had been promised, and the accounts of the family have been frozen.',
        'The sister takes cheques.',
        'There is nothing for PE, it says in the small print.',
      ),
      told(
        'Grandfather has found his own in the loft, and has asked that nobody should compare.',
        'He can still do the hole in algebra.',
        'They go for an ice cream, the two of them.',
      ),
      told(
        'It is sealed, said the boy, and held {them} to the lamp, and held the kettle underneath.',
        'Steam brought out the maths.',
        'It curled at just the right place.',
      ),
    ],
    closings: [
      'Behaviour: yes.',
      'Absent: eleven times, and once in person.',
      'The bike will have to wait for the comma.',
      'Please sign here, and sit down first.',
      'In music there is hope.',
    ],
  },
];
