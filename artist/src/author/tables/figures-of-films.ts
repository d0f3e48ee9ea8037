/** Whoever everybody knows from the cinema: who swings over the city, who stamps on it, who comes up out of the sea. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_FILMS: readonly NounClass[] = [
  {
    nouns: list('batman batwoman batmobile brucewayne thebatman darkknight catwoman gothamcity batgirl'),
    events: [
      '{a_one} brooded on a gargoyle in the rain so long that a pigeon family moved in under the cape and calls it {name}',
      '{a_one} answered a light in the clouds, it was the opening of a carpet shop, and there the ribbon was cut by {name}',
      '{a_one} told a mugger in a deep voice who that was, had a frog in the throat, and he understood {name}',
      '{a_one} swung down from a roof on a rope, misjudged the skylight, and was in the middle of a choir as {name}',
    ],
    conflicts: [
      told(
        'By day {they} is so rich and so idle that nobody has ever asked why the sofa goes down through the floor.',
        'The cat went with it once, and has a cape.',
        'It comes up again with biscuits.',
      ),
      told(
        'The butler irons the cape, mends the cave, drives the car and is asked why he looks tired.',
        'He has put a light in the clouds himself, in the shape of a bed.',
        'The mask was his idea, because of the face.',
      ),
      told(
        'In the belt there is a spray against sharks, and {they} lives eleven miles from any water.',
        'It was used once, on an aquarium, with regret.',
        'The plasters have run out; the shark stuff never does.',
      ),
      told(
        '{They} works alone, {they} growled, to a boy in green pants, a butler, a girl and a dog.',
        'They nodded, all in capes.',
        'The dog growled it back.',
      ),
    ],
    closings: [
      'The voice is hoarse, and the tea with honey is a secret.',
      'By the time one looks round {they} is gone, and so is the last sandwich.',
      'The bats had no say in it.',
      'It is always night there; the milkman has resigned.',
      'The car has fins, a jet, and nowhere for shopping.',
    ],
  },
  {
    nouns: list('spiderman peterparker milesmorales spiderwoman spidergirl spidermen'),
    events: [
      '{a_one} was bitten by a spider on a school trip, climbed the wall of the gift shop, and hangs there as {name}',
      '{a_one} swung through a city of high houses, moved to a village with one bungalow, and landed as {name}',
      '{a_one} pointed at another one in the same suit, was pointed at by a third, and which of them is {name} is still open',
      '{a_one} stopped a runaway tram with both hands and a web, one stop late, and was asked for a ticket as {name}',
    ],
    conflicts: [
      told(
        '{They} sticks to every wall, which was fun until the wallpaper came along to breakfast.',
        'It is a nice stripe.',
        'The bathroom has to be done in gloves.',
      ),
      told(
        'The aunt has no idea, and washes the red and blue suit every Friday with the whites.',
        'The whites are heroes now.',
        'She has knitted it a scarf.',
      ),
      told(
        'For a newspaper {they} takes pictures of {them}, and the boss calls them out of focus.',
        'He wants more menace and less rent.',
        'The elbow was very well lit.',
      ),
      told(
        'With the head down {they} was kissed in the rain, and everything in the pockets fell out.',
        'There were crisps, a bus pass and a spare mask.',
        'It was a very good kiss, for the pigeons.',
      ),
    ],
    closings: [
      'With great power comes a great deal of dusting.',
      'The tingling means danger, or that the foot is asleep.',
      'The web was gone by noon, and so was the washing line.',
      'It is a friendly neighbourhood, apart from the octopus.',
      'A homework essay hangs from the steeple, out of reach.',
    ],
  },
  {
    nouns: list(
      'ironman tonystark thehulk hulk captainamerica wonderwoman thanos avenger avengers marvelhero deadpool blackpanther doctorstrange antman',
    ),
    events: [
      '{a_one} landed on one knee and one fist, cracked the pavement, and was sent the bill for a slab as {name}',
      '{a_one} saved a whole city by throwing most of it, and on the one wall that was left somebody wrote {name}',
      '{a_one} stayed seated after the film until every name had gone by, and the very last one was {name}',
      '{a_one} called for all the others to assemble, and there came a flat-pack wardrobe, with instructions for {name}',
    ],
    conflicts: [
      told(
        '{They} came for eleven films, and to follow the twelfth one has to have seen a series about the car.',
        'The car dies in it.',
        'A man in {town} has understood all of it, and is not well.',
      ),
      told(
        'A hole opened in the sky above the city, with a blue beam, and {they} had only just found parking.',
        'It was within the lines, for once.',
        'A spaceship has scratched it.',
      ),
      told(
        'The suit flies, shoots and talks, and for the toilet one needs eleven minutes and a screwdriver.',
        'It says “not again”, in a butler’s voice.',
        'The zip was cut from the film.',
      ),
      told(
        'Somebody snapped two fingers, half of everything was gone, and {they} stood there with one sock.',
        'It was the left one, again.',
        'The other half says that it was quieter.',
      ),
      told(
        'With every new part {they} has died, and has been to the supermarket since.',
        'The florist has stopped asking.',
        'It was another universe, with the same crisps.',
      ),
    ],
    closings: [
      'Stay seated: there is one more bit, about soup.',
      'The trousers tear everywhere except where they do not.',
      'The cape was left out, for reasons of revolving doors.',
      'The hammer is not heavy, it is choosy.',
      'They all went for kebab afterwards, and nobody spoke.',
    ],
  },
  {
    nouns: list('godzilla kingkong kaiju mothra mechagodzilla giantmonster'),
    events: [
      '{a_one} came up out of the bay for a look round, stepped on the tram, and was announced at the next stop as {name}',
      '{a_one} climbed the highest tower in town for a bit of quiet, and aeroplanes came and asked for {name}',
      '{a_one} roared at a power station, which roared back, and the lights of {town} now spell {name}',
      '{a_one} walked through a city on tiptoe so as not to wake it, and the ditch from there to the sea is called {name}',
    ],
    conflicts: [
      told(
        'People run the other way and look back with their mouths open, a moment before one hears them scream.',
        'It was dubbed, later, by two men.',
        'One of them says “my cabbages!” every time.',
      ),
      told(
        'Another monster turned up with three heads, and {they} had the city as a mat for Saturday.',
        'It had been rebuilt on Friday.',
        'Each head blamed the other two.',
      ),
      told(
        'The tail comes along a street later, and by then {they} has already said sorry.',
        'The tail took out a second bakery.',
        'There are lights on it now, and a man with a flag.',
      ),
      told(
        'A scientist in glasses said that nature had to be left alone, and nobody in {town} ever listens to him.',
        'He has his own helicopter by now.',
        'He takes the glasses off, slowly.',
      ),
      told(
        'In one hand {they} held a bus, quite gently, because there was a lady in it who was reading.',
        'She got to the end of the chapter.',
        'It was put down one stop too far.',
      ),
    ],
    closings: [
      'It is all made of cardboard, the sea says, and hums.',
      'The spikes glow blue when the kettle is on.',
      'They have built a wall, and it makes a nice chin rest.',
      'The property tax is per footprint.',
      'Back into the sea by ten, there is a school run.',
    ],
  },
  {
    nouns: list('jaws megalodon sharknado filmshark sharkattack'),
    events: [
      '{a_one} came closer to two notes on a double bass, the bassist had a cramp, and it had to wait there as {name}',
      '{a_one} bit a boat in half, was told that they would be needing a bigger one, and delivered it as {name}',
      '{a_one} was the reason for closing the beach, but there was the long weekend, and the ice cream man met {name}',
      '{a_one} swallowed a number plate, a barrel and an alarm clock, and on the hour everybody hears {name}',
    ],
    conflicts: [
      told(
        'Only the fin of {them} has ever been seen, and a boy of eight is under suspicion, with cardboard.',
        'He has been let off, in small pieces.',
        'The cardboard would like to thank its teeth.',
      ),
      told(
        'The music comes on first, so that all the swimmers are out by the time {they} gets there.',
        'There had only been a question about the score.',
        'The cellos have been asked to come in later.',
      ),
      told(
        'It was extinct for three million years, the expert said, in a rubber ring.',
        'He is now very well informed.',
        'The ring came back with a note.',
      ),
      told(
        'In the sequel {they} was bigger, in the third part one needed glasses, and in the fourth {they} took it personally.',
        'It had followed a family by coach.',
        'In the fifth it has a lovely garden.',
      ),
    ],
    closings: [
      'The teeth come in rows, as in the theatre, and all have seen the piece.',
      '{They} was more afraid of you, but {they} hid that well.',
      'The lifeguard has bought a house in the mountains, with a pond.',
      'Down there, it is the surfboard that looks like lunch.',
      'Something touched the leg; it was the other leg.',
    ],
  },
  {
    nouns: list('shrek princessfiona lordfarquaad'),
    events: [
      '{a_one} came home to the swamp, found three mice, a wolf and all the rest of the tales in the bed, and threw out {name}',
      '{a_one} rescued a princess by shaking her, burped at her father’s table, and in the hush somebody whispered {name}',
      '{a_one} took a mud bath so long that moss grew on it, and a botanist has entered it as {name}',
      '{a_one} went to fetch some peace and quiet, was given a donkey that talks, and walked nine days with {name}',
    ],
    conflicts: [
      told(
        '{They} has layers, like an onion, and whoever gets down to the fourth has to weep.',
        'A parfait has them, too, and nobody weeps.',
        'In the fifth there is a donkey.',
      ),
      told(
        '“What are you doing in my swamp?”, {they} roared, and it was a man from the water board.',
        'He drank the tea, and that was brave.',
        'The eyeball was an olive.',
      ),
      told(
        'The candle on the table is of ear wax, home grown, and {they} has been asked for it by a spa.',
        'It is sold as “meadow”.',
        'The other ear is organic.',
      ),
      told(
        'The donkey asked how much longer it would be, and {they} has turned the carriage round four times.',
        'They are still at the gate.',
        'He makes a pop with the lips, in between.',
      ),
    ],
    closings: [
      'Better out than in, said the fanfare.',
      'It is no trouble, it is a swamp.',
      'The sign says “beware”, and there is a little heart on each letter but one.',
      'They lived happily, and in a smell.',
      'In the morning, there will be waffles.',
    ],
  },
  {
    nouns: list('spongebob spongebobsquarepants patrickstar squidward mrkrabs krustykrab'),
    events: [
      '{a_one} said “I am ready” at the door of the burger bar at four in the morning, and is on the rota as {name}',
      '{a_one} lit a campfire under water, was asked how that could be, and in the dark after that stood {name}',
      '{a_one} went for a driving licence for the millionth time, hit the same lighthouse, and was passed out of it as {name}',
      '{a_one} blew a bubble in the shape of a duck, it flew off over {town}, and answers to {name}',
    ],
    conflicts: [
      told(
        'The neighbour plays the clarinet and wants to be left alone, which {they} takes as an invitation.',
        'There is a song about him, with his address.',
        'He has moved twice, and they had helped him carry.',
      ),
      told(
        'The recipe for the burger is secret, and somebody with one eye tries to steal it every Tuesday.',
        'It is bread, meat, bread.',
        'He is the size of a pickle, and was served as one.',
      ),
      told(
        '{They} laughs in such a way that dolphins come up to complain.',
        'It is done with two fingers on the throat.',
        'The dolphins do it now, at parties.',
      ),
      told(
        'The best friend lives under a rock, with nothing on his mind, and pays rent for the whole of it.',
        'He has a diploma in standing.',
        'It fell on him, and he thanked it for the visit.',
      ),
    ],
    closings: [
      'Some hours later, said a voice with a French accent.',
      'The snail was fed, and said “meow”.',
      'The trousers are square, and so is the deal.',
      'There are eleven pineapples on the sea bed, and only one has a doorbell.',
      'It is the best day ever, for the ninth day running.',
    ],
  },
];
