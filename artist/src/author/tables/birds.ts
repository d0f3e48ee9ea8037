/** Birds: each class has jokes that only it could have. A penguin does not fly south. */
import { MORE_OF_PENGUINS, MORE_OF_PIGEONS } from './more-of-wild-beasts.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const BIRD_CLASSES: readonly NounClass[] = [
  {
    nouns: list('parrot budgie budgerigar macaw parakeet cockatiel'),
    events: [
      '{a_one} was left alone with the radio for a week, and greeted the family with the traffic news and {name}',
      '{a_one} was put in the witness box, repeated everything, and the court found for {name}',
      '{a_one} served on a captain’s shoulder for nine years, and the first words on land were {name}',
      '{a_one} rang for a pizza in the voice of the landlady, and had it delivered to {name}',
    ],
    conflicts: [
      told(
        'Grandmother taught {them} how to say grace and the plumber taught {them} the rest, and they come out in turns.',
        'The guests stayed for both.',
        'The cloth goes over at “truly”.',
        'The plumber has never been so moved.',
      ),
      told(
        '{They} does the telephone, the microwave and the back door, and the husband has been up and down all day.',
        'At four he answered the lamp.',
        'When it really rang, they both said “ring”.',
        'The dog has applied for earplugs.',
      ),
      told(
        'There is one in the mirror who is very good-looking, agrees with everything, and never pays for the seed.',
        'They have been engaged since spring.',
        'It hurts that he says everything at the same time.',
        'The mirror was turned, and {they} took it as a quarrel.',
      ),
      told(
        '“Who is a pretty boy, then?”, they have asked {them} four thousand times, and nobody will give the answer.',
        'There is a list of suspects, by plumage.',
        'It is thought to be the bell.',
        '{They} now asks it back, at night.',
      ),
      told(
        'The house was sold with everything in it, and {they} has told the new ones why.',
        'In three voices, with the door.',
        'They sleep at the hotel.',
        'The cellar was left out, out of tact.',
      ),
    ],
    closings: [
      '{They} only says what was said, and that is the trouble.',
      'Pieces of eight have been mentioned; the bank is calling back.',
      'Cover the cage; this is where the plumber comes in.',
      'The cuttlefish bone is for the beak and the biscuit is for the silence.',
      'It will all be repeated, in front of the mother-in-law.',
    ],
  },
  {
    nouns: list('owl owlet'),
    events: [
      '{a_one} turned {their} head once all the way round to see who was asking, and it was {name}',
      '{a_one} asked “who?” outside a registry office all night, until a clerk threw up the window and shouted {name}',
      '{a_one} was hired to deliver letters to a school, opened them, and marked the spelling as {name}',
      '{a_one} sat on the shoulder of a lady with a helmet, as a sign of wisdom, and whispered that it was {name}',
    ],
    conflicts: [
      told(
        'Because of the eyebrows everybody takes {them} for a professor, and {they} has been giving the course since {year}.',
        'It is about mice, in every semester.',
        'The exam is at two in the morning, in a barn.',
        'The thesis was brought up whole, with the bones.',
      ),
      told(
        'Somebody crept up on {them} from behind, and met the face.',
        'The rest was facing the other way and did not hear.',
        'They apologised to the back.',
        'It took the collar two days to come round.',
      ),
      told(
        'The mouse had planned everything, the route, the moss, the shoes, and {they} heard it planning.',
        'It thinks in squeaks.',
        'The moss was the mistake.',
        'There is a small hole in the plan, and it is the mouse’s.',
      ),
      told(
        '{They} moved into the church tower for the quiet, and learned about the quarter hours.',
        'At twelve {they} says it back.',
        'The bell now asks “who?”.',
        'It has been counted as a thirteenth on three occasions.',
      ),
      told(
        'It was asked on the telephone who was speaking, and the call is still going on.',
        'So far both have said “who”.',
        'It is at the evening rate.',
        'The operator joined in at three.',
      ),
    ],
    closings: [
      'The eyes do not move, so everything else does, including the furniture.',
      'What was swallowed will be handed in again, as a neat parcel.',
      'Wise, yes; but only until sunrise, and after that {they} is a cushion.',
      'The wings made no sound, and the floorboards were told not to either.',
      '“Too-whit”, it is said, to which there is only one reply.',
    ],
  },
  {
    nouns: list('crow raven magpie jackdaw rook'),
    events: [
      '{a_one} carried off a spoon, an earring and a name badge, and the nest sparkles with {name}',
      '{a_one} dropped a walnut in front of the bus, waited for green, and ate it on the zebra crossing as {name}',
      '{a_one} sat down on a bust above a poet’s door, was asked a question, and did not say “nevermore” but {name}',
      '{a_one} moved in on the shoulder of the scarecrow, to keep an eye on it, and is paid by the farmer as {name}',
    ],
    conflicts: [
      told(
        'A man waved his arms at {them} in {year}; his face has been handed down for three generations.',
        'His hat, too, with remarks.',
        'He moved to {town}; so did the remarks.',
        'The youngest can draw him with one foot.',
      ),
      told(
        'One is for sorrow and two are for joy, so {they} brings a friend along whenever somebody is looking.',
        'The friend is a sock on a stick.',
        'The seventh knows the secret and is out.',
        'Three had gone out for a girl, and it was a Kevin.',
      ),
      told(
        'The jeweller could not say what was missing, only that {they} had come in and asked to see it in daylight.',
        'A ring has come back for repair.',
        'The nest was valued, and then guarded.',
        'It was the price tag, in foil.',
      ),
      told(
        'Pebble by pebble {they} raised the water in the jug for a drink, while the tap was dripping beside it.',
        'It is about the method.',
        'The jug is full of garden now.',
        'The tap feels passed over.',
      ),
      told(
        'A small girl left peanuts on the fence, and got in exchange a button, a bead, and the key to the neighbours’.',
        'The neighbours get the peanuts now.',
        'The bead was real.',
        'The books balance, says {they}; it was a very good peanut.',
      ),
    ],
    closings: [
      'It shone, so it belongs to {them}; that is the law up there.',
      'The scarecrow has been asked for an opinion, and only waved.',
      'A group of them is called a murder, but prefers “the committee”.',
      'As {they} flies, it is four miles; as {they} gossips, nine.',
      'Everything black goes with everything, even the occasion.',
    ],
  },
  {
    nouns: list('pigeon'),
    events: [
      ...MORE_OF_PIGEONS.events,
      '{a_one} rode two stops on the underground, got off at the market, and the guard has a season ticket made out to {name}',
      '{a_one} carried a message over the front line, dropped it on a general, and was decorated as {name}',
      '{a_one} came in at the station at six for the croissant that is dropped there daily, and is paged as {name}',
      '{a_one} sat down on the hero of the monument, on the same day every week, and the inscription now ends in {name}',
    ],
    conflicts: [
      ...MORE_OF_PIGEONS.conflicts,
      told(
        'A crust fell beside a café chair, and from four roofs the whole committee came down about it.',
        'The chair left first.',
        'It was adjourned to the next table.',
        'A sparrow had it, under “any other business”.',
      ),
      told(
        'Spikes were put along the ledge in {year}, and {they} has hung up the washing.',
        'They are a great help with the toast.',
        'The net is a hammock by now.',
        'The nest has a fence now, at the council’s expense.',
      ),
      told(
        'One foot went missing years ago under a bench, and nobody has heard the same story twice.',
        'On Mondays it was a lion.',
        'It has not slowed the begging.',
        'The foot is doing well in Brighton.',
      ),
      told(
        'Taken four hundred miles away in a basket and let go, {they} was home before the van.',
        'The driver found {them} in his chair.',
        '{They} had taken the toll road.',
        'The basket is still on its way.',
      ),
      told(
        'The car had just been through the wash, and was white; {they} had had blackberries.',
        'It was nothing personal: it was the third this morning.',
        'It brings luck, they say, who go by bike.',
        'The aim improves with the wax.',
      ),
    ],
    closings: [
      ...MORE_OF_PIGEONS.closings,
      'Coo, says one, and the others have heard it before.',
      'The head goes first, then the feet, then the head, and that is a whole career.',
      'Whoever is under the clock at noon should wear a hat.',
      'The old lady with the bag is late, and eighty faces have turned to the gate.',
      'There is a square in every city, and it is taken.',
    ],
  },
  {
    nouns: list('penguin'),
    events: [
      ...MORE_OF_PENGUINS.events,
      '{a_one} was waved through to the gala in {their} only suit, and was asked for more bread as {name}',
      '{a_one} was pushed forward at the edge of the ice to see whether there was a seal, and went in as {name}',
      '{a_one} held an egg on {their} feet for nine weeks, in the dark, and it hatched with the words {name}',
      '{a_one} waddled into a dinner with a tray on {their} head, and two hundred guests ordered from {name}',
    ],
    conflicts: [
      ...MORE_OF_PENGUINS.conflicts,
      told(
        'Four thousand stand on the ice in black and white, and one of them is cross with {them}, and will not say which.',
        'The fourth that {they} called “darling” has slapped {them}.',
        'The one in question wears black.',
        '{They} has been holding the wrong egg as well.',
      ),
      told(
        'The pebble was the loveliest on the beach, and {they} laid it at her feet, and the neighbour took it.',
        'It has been round the colony four times, as a promise.',
        'She has said yes to the man with two.',
        'The beach is all pebbles; it is the thought.',
      ),
      told(
        'Everybody shuffles one place inwards, out of the wind; {they} has been in the middle and did not think much of it.',
        'It smells of elbows and herring.',
        'The outside has a better class of talk.',
        '{They} got in by the cloakroom.',
      ),
      told(
        'On {their} belly {they} took the slope in nine seconds, straight through a research station and out by the kitchen.',
        'The figures have been put down to climate.',
        'A scientist is still holding the door.',
        '{They} had a sausage in the beak; there had been no time to ask.',
      ),
      told(
        'The wings were looked at by an engineer, who said “ah”, and then “swimming?”.',
        '{They} flapped once, for the file.',
        'There is a small runway of good will.',
        'Under the water {they} showed him, and he dropped his pen.',
      ),
    ],
    closings: [
      ...MORE_OF_PENGUINS.closings,
      'Black tie again; there is nothing else in the wardrobe.',
      'It is cold, but everybody has cold feet, and one of them has an egg on.',
      'Fish, they said, and it was fish, and tomorrow is the day for fish.',
      'The march is seventy miles each way; the snack is at the other end.',
      'The walk is not funny, say those who walk like that.',
    ],
  },
  {
    nouns: list('heron egret'),
    events: [
      '{a_one} stood on one leg to rest the other, forgot which was which, and was photographed as {name}',
      '{a_one} turned pinker with every prawn, was taken for the buffet, and is listed between the ham and the salmon as {name}',
      '{a_one} stood so still by the garden pond that the goldfish made {them} their chairman, {name}',
      '{a_one} was booked as a lawn ornament, four at a time, and walked off with the cheque as {name}',
    ],
    conflicts: [
      told(
        'A man in waders had come to count {them}, stood as still as all of them, and was counted.',
        'He has been given a nest, high up.',
        'There are twelve now, and one has a thermos.',
      ),
      told(
        'The knee bends backwards, and the tailor in {town} noticed when the trousers walked out before {them}.',
        'It is the ankle, {they} says, and has a chart.',
        'The trousers go on from behind.',
        'The sofa was sent back.',
      ),
      told(
        'For an hour {they} looked at one spot in the shallows, and the whole village came to see what there was.',
        'It was a frog, and it had been looking back.',
        'A boy saw the tin, and his shoe.',
        'They were asked to cast less shadow.',
      ),
      told(
        'An angler next to {them} had the rod, the chair, the maggots and the radio, and at noon {they} lent him a fish.',
        'He has had it stuffed.',
        'He has sold the chair, and stands.',
      ),
      told(
        'A carp of forty pounds came by while {they} stood there, and both of them pretended to be furniture.',
        'The carp was a pouffe.',
        'It was a better pouffe than {they} a lamp.',
      ),
    ],
    closings: [
      'One foot on the ground, and the other on call.',
      'It is not that nothing is going on; it is going on very slowly.',
      'The legs came by separate post.',
      'All that neck, and nobody to wrap a scarf round it for free.',
      'The pond had eleven fish; the pond keeps quiet.',
    ],
  },
];
