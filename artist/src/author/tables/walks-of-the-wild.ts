/** What is told of who goes out into the wild with a rifle, a compass, an axe or a club: hunter, explorer, lumberjack. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_THE_WILD: readonly NounClass[] = [
  {
    nouns: list('hunter huntsman gamekeeper'),
    events: [
      '{a_one} sat in a high seat from midnight, dozed off at four, and was found at dawn by the deer, who call it {name}',
      '{a_one} blew the horn to frighten the game, and nine miles away a retired fox went through his papers for {name}',
      '{a_one} put on green from hat to sock, so as not to be seen, and was mown round by a farmer as {name}',
      '{a_one} told the pub about a boar as large as a sofa, the sofa man heard of it, and now there is a range called {name}',
    ],
    conflicts: [
      told(
        'The dog points, at nothing, with great conviction, and {they} has been standing behind him since October.',
        'It was a mole, but of a high rank.',
        'He will not lower the paw before there is a sandwich.',
      ),
      told(
        'The antlers over the fireplace are from a shop, and on the back there is still the price.',
        'It was the last one, with a lamp in it.',
        'A stag came to the window once, and read it.',
      ),
      told(
        'By word of mouth the wild boar has gained forty kilos since the weekend, and has learned to talk.',
        'In the inn it is up to nine, with a wife.',
        'The boar tells it too, with {them} as the fat one.',
      ),
      told(
        'A trail led through the snow, over the hill, three times round, and {they} was very near to it by nightfall.',
        'It wore the same boots.',
        'It had a flask along, too.',
      ),
      told(
        'The decoy duck was so well carved that a drake has moved in with it, and has to be fed.',
        'He likes it, because it listens.',
        'They have a nest of golf balls.',
      ),
    ],
    closings: [
      'Nothing came home tonight but a cold and a good story.',
      'The bear has the skin, and there was a deal about it.',
      'Quiet, please; the thermos is asleep.',
      'Everything with antlers sends its regards.',
      'It was this big, and then one had to let go to show it.',
    ],
  },
  {
    nouns: list('explorer adventurer pathfinder discoverer'),
    events: [
      '{a_one} planted a flag on an unknown shore, a man came out in slippers, and asked to have it off the lawn of {name}',
      '{a_one} set out for India, arrived somewhere else, told them that it was India, and they called {them} {name}',
      '{a_one} cut a way through the jungle for eleven weeks, and came out at the back of the bus station of {name}',
      '{a_one} met the only other white spot on the map in a clearing, held out a hand, and said: “{name}, I presume”',
    ],
    conflicts: [
      told(
        'The source of the river was found at last, after two years: a tap, and it was dripping.',
        'The tap was turned off, and in Cairo somebody is looking at the floor.',
        'It belongs to a Mrs Bates, and she is sorry.',
      ),
      told(
        'The last provisions were shared out fairly at minus forty, and one of the men still says that his biscuit was smaller.',
        'He has told it to the pole.',
        'The huskies had the steak; they had read the contract.',
      ),
      told(
        'There was an X on the map, and after nine days of digging there was also a Y.',
        'It was the alphabet of the previous owner.',
        'The Z is under the hotel.',
      ),
      told(
        'The islanders welcomed {them} with flowers, a dance and a price list.',
        'The lost temple has a café.',
        'A small boy carried the bags, the map and the conversation.',
      ),
      told(
        'The wallpaper at home is a map, and where the lamp is {they} has never dared to go.',
        'They say that it gets warm there.',
        'The wife went round with a duster, and named a bay.',
      ),
    ],
    closings: [
      'Here be dragons, and over there is the car park.',
      'Nobody had ever been there, apart from everyone who lived there.',
      'The beard was real, and somebody was living in it.',
      'It is not lost, it is ahead of the map.',
      'Onwards, and then left at the glacier.',
    ],
  },
  {
    nouns: list('lumberjack forester woodcutter woodsman'),
    events: [
      '{a_one} called “timber!”, politely waited for it to finish falling, and the bit that did not wait is called {name}',
      '{a_one} had pancakes for breakfast, eleven, then a tree, then pancakes, and the cook asked the foreman for {name}',
      '{a_one} rolled down the river on a log, dancing, as far as the sea, and the customs wrote: “one log, one {name}”',
      '{a_one} counted the rings of an old oak, got to the year of {their} birth, took off the cap, and found there, carved, {name}',
    ],
    conflicts: [
      told(
        'The shirt has checks, the tablecloth has checks, and at breakfast {they} could not be found.',
        'They went by the beard.',
        'Jam was spread on a sleeve, in good faith.',
      ),
      told(
        'If a tree falls and nobody hears it, does it make a noise? {They} says “yes”, in a very loud voice, since it was the left ear.',
        'The philosopher who asked had stood on the right.',
        'He has it now on good authority, and a branch.',
      ),
      told(
        'A squirrel came to the door with a suitcase, and looked at {them}.',
        'She has the loft now, and a key.',
        'She has planted the rent.',
      ),
      told(
        'The beaver next door does the same work with his teeth, for nothing, and goes home at four.',
        'There has been a contest: he has the river.',
        'He only looked at the saw and tapped his tooth.',
      ),
      told(
        '{They} hugged a tree on a course, and came back on Monday with a band-aid for the one in the yard.',
        'It is a flagpole, but thankful.',
        'The foreman has asked everybody to hug on Sundays.',
      ),
    ],
    closings: [
      'Whoever has an axe has friends with stoves.',
      'The woods are lovely, dark, and by the metre.',
      'One can smell the resin before the joke.',
      'Behind the beard is a chin, says a rumour.',
      'Timber, and then a moment for the vole.',
    ],
  },
  {
    nouns: list('caveman cavewoman neanderthal'),
    events: [
      '{a_one} painted a bison on the wall at three years old, was told off for it, and it is now under glass with the name {name}',
      '{a_one} invented fire on a Monday, burnt the dinner on the same Monday, and ever since has had to eat it as {name}',
      '{a_one} was the first to stand up straight, hit the ceiling, and the sound that came of it was {name}',
      '{a_one} was thawed out of a glacier, asked what there was for supper, and was entered in the register as {name}',
    ],
    conflicts: [
      told(
        'The wheel has been round for a week, and the neighbours have already asked whether it comes in beige.',
        'It was stolen, by rolling.',
        'The parking has been a problem since the second one.',
      ),
      told(
        'A mammoth was to be divided among eleven, and all of them wanted the fridge, which is the north wall.',
        'They are still on the ears.',
        'The trunk is for the in-laws.',
      ),
      told(
        '“Ug” means yes, “ug” means no, and at the wedding there was a long silence.',
        'They have forty children and still do not know.',
        'The priest went with the eyebrows.',
      ),
      told(
        'The fur was to be washed cold, and the sabre-toothed tiger who had been in it looks like a poodle.',
        'He follows {them} about, out of shame.',
        'It is the height of fashion two valleys on.',
      ),
      told(
        'In the museum there is a figure of {them}, and on Sunday the figure went home, and {they} was dusted.',
        'The guide found the look improved.',
        'At feeding time it all came out.',
      ),
    ],
    closings: [
      'Fire good. Alarm bad.',
      'One size of club, and it fits all.',
      'There was no cutlery, so nobody missed it.',
      'The cave is to let again, with draught and bats.',
      'It was hit; it got no better; it was hit again.',
    ],
  },
  {
    nouns: list('warrior spartan mercenary barbarian shieldmaiden'),
    events: [
      '{a_one} cried out before the battle with a terrible voice, the enemy cried back, and between them fell asleep {name}',
      '{a_one} got a scar in the kitchen, from a tin, and for the song they changed the tin into forty men and {name}',
      '{a_one} swore never to yield a foot of ground, in a bus lane, and the number nine goes round by {name}',
      '{a_one} came home with the shield or on it, as mother wished, and as it rained it was under it, as {name}',
    ],
    conflicts: [
      told(
        'The war paint came off on the pillow, and it has been going into battle by itself.',
        'It has two victories and a feather.',
        'The blanket has surrendered.',
      ),
      told(
        'Before a duel each of them tells whose son he is, and {they} has a large family.',
        'At the third great-uncle it got dark.',
        'They turned out to be cousins, and had soup.',
      ),
      told(
        '{They} sleeps with a hand on the sword, and the cat sleeps on the hand.',
        'Nine alarms have been called off for that.',
        'It was taken for mercy, and sung about.',
      ),
      told(
        'Pain is only weakness leaving the body, {they} says, and then comes the plaster, and the hair under it.',
        'A scream was heard in Persia.',
        'The nurse has been given command of the left wing.',
      ),
      told(
        'At the village fête there was a raffle, a tombola and a lamb, and {they} came for all of it with a ram.',
        'They had to let somebody win.',
        'The lamb went of its own free will.',
      ),
    ],
    closings: [
      'Glory is for ever, and rust is sooner.',
      'One fights in the shade, and with sun cream.',
      'There is a song about {them}, with two wrong verses.',
      'The enemy was numerous, and rather nice afterwards.',
      'It is only a flesh wound, and it was only a fork.',
    ],
  },
  {
    nouns: list('archer bowman crossbowman'),
    events: [
      '{a_one} hit an apple on a boy’s head, the boy was allergic to the attention, and he has sent a letter to {name}',
      '{a_one} split the first arrow with the second and the second with the third, and the man with the bill for arrows asked for {name}',
      '{a_one} shot straight up, to see how high it would go, and everybody in the field has been lying down since with {name}',
      '{a_one} aimed at the target, hit the one next to it in the middle, and so the neighbour won, thanks to {name}',
    ],
    conflicts: [
      told(
        'The message was tied to an arrow and shot into the tower, and the answer came down as a chamber pot.',
        'It was a “no”, but from the heart.',
        'The messenger had suggested pigeon.',
      ),
      told('One eye is shut for the aim, and it was the good one.', 'The duke has a new parting.', 'The target said “warmer”.'),
      told(
        '{They} robs from the rich and gives to the poor, and by Friday it has to be the other way round.',
        'There are accounts, and an aunt who does them.',
        'One of them has been both since Easter, and is worn out.',
      ),
      told(
        'The string was given a tune on it by a harpist, who had been told “just hold this”.',
        'The siege was lifted for the second movement.',
        'It went off at the top note, through the hat.',
      ),
      told(
        'Whoever finds an arrow in the woods brings it back, and there is one old lady who has found them all in her door.',
        'She hangs her coat on them.',
        'She says that it keeps the draught out.',
      ),
    ],
    closings: [
      'Everything was hit, apart from what was meant.',
      'Draw, breathe, and ask who is behind the hedge.',
      'It is a straight line, with a bit of a curve and a cow.',
      'The quiver is full, and so is the leg.',
      'Another string would not hurt.',
    ],
  },
  {
    nouns: list('gangster mafioso mobster gangsterboss crimeboss'),
    events: [
      '{a_one} made somebody an offer, he refused it, nobody had thought that far, and they played cards with {name}',
      '{a_one} opened a pizzeria as a cover, the pizza was too good, and there is no time left now for the crime of {name}',
      '{a_one} had a horse’s head ordered for a bed, got a rocking horse, and the man in the bed has been thanking {name}',
      '{a_one} was buried twice, came to both, and at the second the widow said in a low voice: “Sit down, {name}”',
    ],
    conflicts: [
      told(
        'Mamma says that {they} is too thin, the whole family sits with guns at the table, and nobody dares to leave any.',
        'Luigi asked for the salt; they have not seen Luigi.',
        'She had sent him to bed.',
      ),
      told(
        'The violin case was handed in at the concert by mistake, and so there was an orchestra at the bank.',
        'It got an encore, and the vault.',
        'The slow movement had them all on the floor.',
      ),
      told(
        'Everybody is called Tony, and the order was “Tony knows”.',
        'Nine came, and they all winked.',
        'It was a birthday, and now there are nine cakes.',
      ),
      told(
        'The shoes of cement were too small, and were taken back for a wide fitting.',
        'They are in the garden now, with a gnome in each.',
        'The man who had tried them on was a bit taller for it.',
      ),
      told(
        'The barber has to shave {them} with two men standing by, and all three look into the mirror at once.',
        'The barber has an island; it was a tip.',
        'The moustache is in a safe.',
      ),
    ],
    closings: [
      'Nobody saw a thing, and they saw it very clearly.',
      'It is nothing personal; it is only the sauce.',
      'Somebody sleeps with the fishes, but it is a water bed.',
      'The family sends flowers, before as well.',
      'One hand washes the other, and both know nothing.',
    ],
  },
];
