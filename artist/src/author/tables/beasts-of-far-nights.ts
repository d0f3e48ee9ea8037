/** Beasts that few have seen and some have wished for: takin, binturong, fossa, kakapo, potoo, remora; and spirits of house and lamp. */
import { list, type NounClass, told } from './noun-class.ts';

export const BEASTS_OF_FAR_NIGHTS: readonly NounClass[] = [
  {
    nouns: list('takin takins goldentakin'),
    events: [
      '{a_one} was put together by a saint after lunch from a goat’s head and a cow’s bones, and was told it was {name}',
      '{a_one} came down a Bhutan road in the fog with a nose like a suitcase, and the bus had to bow to {name}',
      '{a_one} is the national animal of a country that measures happiness, and looked up when they measured {name}',
    ],
    conflicts: [
      told(
        'The coat is so oily that rain runs off {them}, and so do brooms, children and one yoga teacher.',
        'She left a print.',
        'It smells of strong cheese and patience.',
      ),
      told(
        'Those who see {them} say cow, then goat, then gnu, then nothing for a while.',
        'The guide takes bets.',
        'It answers to all and comes to none.',
      ),
      told(
        'The country let {them} out of the zoo, out of kindness, and they all stood in the street till let back in.',
        'They held up a parade.',
        'They were the parade.',
      ),
      told(
        'The nose warms the mountain air before it goes in, and {they} is often asked round in January.',
        'It does bedrooms.',
        'It needs a run at the stairs.',
      ),
    ],
    closings: [
      'It is gross national content, chewing.',
      'The saint had been drinking, and it turned out well.',
      'A cliff is a path that has been spoken to.',
    ],
  },
  {
    nouns: list('binturong bearcat palmcivet civet fossa'),
    events: [
      '{a_one} smells of hot buttered popcorn, went to the pictures on its own account, and was sold in a tub as {name}',
      '{a_one} hung from a branch by the tail to think it over, and the branch came down through a tea party as {name}',
      '{a_one} came down a tree head first, past a scientist going up, and each wrote down the other as {name}',
    ],
    conflicts: [
      told(
        'Neither bear nor cat, said the zoo, and both have written to say how sorry they are.',
        'The weasels are still thinking.',
        'There is a chair left for it between tables.',
      ),
      told(
        'At the cinema people follow {them} to row K, and are disappointed there, in silence.',
        'One asked for salt.',
        'The film was about a seal.',
      ),
      told(
        'All night {they} was after one lemur through the treetops, and at dawn both had to laugh.',
        'It has the same date tomorrow.',
        'The lemur had left a note.',
      ),
      told(
        'The tail is as long as the rest, and has its own opinion on where they are staying.',
        'It held on.',
        'The rest will come by at noon.',
      ),
    ],
    closings: [
      'Up a tree, where the phone works.',
      'It was butter, by the sound of the nose.',
      'The nights are its own, and quite loud.',
    ],
  },
  {
    nouns: list('kakapo owlparrot nightparrot'),
    events: [
      '{a_one} climbed a tall tree, forgot that it could not fly, and came down like a dropped cushion on {name}',
      '{a_one} boomed from a bowl in the ground for eight hours, to win a wife, and got a sound engineer called {name}',
      '{a_one} fell in love with a zoologist’s head, on camera, and a nation learned of it through {name}',
    ],
    conflicts: [
      told(
        'There are two hundred and some, each has a first name, and {they} did not get on with Richard.',
        'Richard has his own island.',
        'They share a doctor.',
      ),
      told(
        'In danger {they} stands quite still, which worked very well against eagles, and not against a man with a scale.',
        'It has put on a pound.',
        'He stood still too.',
      ),
      told(
        'It smells of honey and old violin case, and can be found by anyone with a nose and no hurry.',
        'A stoat had both.',
        'The violinist kept the feather.',
      ),
      told(
        'There was a good year for rimu fruit, and that was the spring of romance; most years have no romance in them.',
        'They wait for the fruit.',
        'It has been ready since Tuesday.',
      ),
    ],
    closings: [
      '{They} has wings, as others have a rowing machine.',
      'One hundred thousand booms, and she was at the hairdresser’s.',
      '{They} walked home, all green.',
    ],
  },
  {
    nouns: list('potoo frogmouth nightjar ghostbird'),
    events: [
      '{a_one} was taken for the end of a dead branch for thirty years, until a washing line was tied to it by {name}',
      '{a_one} opened its eyes on a night bus, all at once, and the bus was quite empty at the next stop but for {name}',
      '{a_one} sat for a passport picture as a stump, and the official stapled it to the stump, and it says {name}',
    ],
    conflicts: [
      told(
        'It has slits in the lids, to watch with both eyes shut, and at school that was called gifted.',
        'It saw who took the chalk.',
        'It is asked to weddings as a witness.',
      ),
      told(
        'The song goes down five steps, like somebody who has just read the bill.',
        'The whole jungle looks for its purse.',
        'It has read it, down to the service.',
      ),
      told(
        'A squirrel left a nut on {them} in autumn and came back in spring with a map.',
        'It had not moved.',
        'It had eaten the map’s north.',
      ),
      told(
        'The mouth is bigger than the head, it seems, and the dentist went in with a lamp and a friend.',
        'He lives at the back.',
        'They got a moth out.',
      ),
    ],
    closings: [
      'That is no stump, and it knows what you did.',
      '{They} poses well, in bark.',
      'The look on its face is the whole face.',
    ],
  },
  {
    nouns: list('remora suckerfish pilotfish cleanerfish hagfish'),
    events: [
      '{a_one} stuck to a shark in 2004, has seen three oceans since without moving a fin, and pays its share as {name}',
      '{a_one} got hold of a bathing cap off Naples, went along to the changing room, and came home on the tram as {name}',
      '{a_one} filled a bucket with slime in four seconds, tied itself in a knot, and came out of the knot as {name}',
    ],
    conflicts: [
      told(
        'It hangs on under the boss and is given what falls off the plate, and calls that management.',
        'There is a whole floor of it.',
        'The boss thinks he has an itch.',
      ),
      told(
        '{They} was asked to let go of a ferry at the terminal, and the ferry was late by two.',
        'It wanted to see the cars out.',
        'The captain waves over the side.',
      ),
      told(
        'It has no bones, no jaw and no shame, and was the first of all fish, and says so at parties.',
        'It came before chairs.',
        'The buffet slid.',
      ),
      told(
        'A whale went to a counsellor about being close to somebody, and {they} had come along.',
        'It took the second chair.',
        'They hold on.',
      ),
    ],
    closings: [
      '{They} gets about, and has the arms of others to thank.',
      'Stuck, and very well travelled.',
      'Let it go, said the song, and it held on to that.',
    ],
  },
  {
    nouns: list('domovoi housespirit brownie-spirit kobolt nisse tomte zashikiwarashi'),
    events: [
      '{a_one} lives behind the stove, was left porridge without butter one night, and tied the cow’s tail to {name}',
      '{a_one} moved house in an old boot, as is proper, and the removal men carried it up last and called it {name}',
      '{a_one} has hidden the left glove of everybody since 1840, with love, and has a pair knitted of {name}',
    ],
    conflicts: [
      told(
        'At night {they} does the dishes of those who are kind, and for the others {they} counts them, aloud.',
        'There are eleven, and one cracked.',
        'They have bought a machine, and it does not like it.',
      ),
      told(
        'The new owners had {their} stove taken out for an island, and {they} stands on it with folded arms.',
        'It will only speak to the toaster.',
        'It is warm by the router.',
      ),
      told(
        'Somebody left {them} new clothes out of thanks, and one must not, and so {they} was out of work by dawn.',
        'It is a very good suit.',
        'It came back for the porridge.',
      ),
      told(
        'The cat can see {them}, and looks at the corner every night at nine, and so does grandmother.',
        'They play cards.',
        'He owes her a samovar.',
      ),
    ],
    closings: [
      'The butter belongs on top.',
      'Creak, said the stair, and it was not the stair.',
      'It goes with the house, and the house with it.',
    ],
  },
  {
    nouns: list('djinn jinn genieofthelamp ifrit marid'),
    events: [
      '{a_one} was a thousand years in a lamp without a window, and the first words it heard were “does it dim?”, from {name}',
      '{a_one} granted a wish for “a bit of peace and quiet”, and one can now hear the grass in the town of {name}',
      '{a_one} came out of a vacuum flask at a picnic, in smoke and tea, and had to sit on the rug with {name}',
    ],
    conflicts: [
      told(
        '“I wish I knew what to wish”, said the man with the lamp, and that was one.',
        'He now knows, and has two.',
        'It was soup.',
      ),
      told(
        'More wishes were wished for, and {they} has passed it on to the legal department, which is also smoke.',
        'They answer in riddles by Friday.',
        'There is a clause about camels.',
      ),
      told(
        'Somebody asked to be rich, irresistible and left alone, in that order, and {they} made him a lake.',
        'He is a lovely lake.',
        'The ducks are well off.',
      ),
      told(
        'The lamp was sold at a car boot, with {them} at home, between a foot spa and a tin of keys.',
        'It went for two pounds, rubbed down from five.',
        'The foot spa has a spirit as well.',
      ),
    ],
    closings: ['Three, and no refunds.', 'Itty bitty, the estate agent called the place.', 'Do not rub what you do not mean.'],
  },
  {
    nouns: list('valkyrie valkyries'),
    events: [
      '{a_one} rode over a car park in Hull in full cry, to pick up the bravest, and came away with a trolley boy named {name}',
      '{a_one} took a fallen hero to the great hall, and he had only tripped; he has stayed for the pork and {name}',
      '{a_one} sang at a bus stop in helmet and plaits until it was over, and it was over when she got on as {name}',
    ],
    conflicts: [
      told(
        'There is mead every night, then fighting, then mead, and {they} asked once whether there was tea.',
        'There was a silence in the hall.',
        'There is a pot now, with horns.',
      ),
      told(
        'The horse flies, and is afraid of heights, and so they go along at about a metre.',
        'The hedges are trimmed.',
        'He does it with his eyes shut.',
      ),
      told(
        '“Choose the slain”, it says in the contract, and {they} has been at the darts.',
        'There were none, but one had missed badly.',
        'He is oiled and in row three.',
      ),
      told(
        'The breastplate was made by dwarfs who had been told about women.',
        'They had not been told much.',
        'It rings in a headwind.',
      ),
    ],
    closings: [
      'Hojotoho, it says, and parks.',
      'Bring your own shield, says the invitation.',
      'The brave go first, and the pork is theirs.',
    ],
  },
];
