/** Beasts and figures that were told of with neighbours whose jokes are wrong for them: an axolotl rolls up from nobody, a dwarf fetches no teeth. */
import { MORE_OF_FLAMINGOS } from './more-of-wild-beasts.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const LIVING_KEPT_APART: readonly NounClass[] = [
  {
    nouns: list('flamingo'),
    events: [
      ...MORE_OF_FLAMINGOS.events,
      '{a_one} ate nothing but shrimps for a wager, turned the colour of a bathroom, and was tiled around as {name}',
      '{a_one} was blown up at a pool by mistake for the other one, and has drifted since with a drink on the back as {name}',
      '{a_one} put down the second leg for once, the whole lagoon fell silent, and a child pointed at {name}',
      '{a_one} was picked up by a queen for a round of croquet, looked round at her, and the ball went home with {name}',
    ],
    conflicts: [
      ...MORE_OF_FLAMINGOS.conflicts,
      told(
        'One leg has been tucked up since {year}, and nobody has been told why, the other one least of all.',
        'It holds {their} purse.',
        'The other has asked for a swap at Easter.',
      ),
      told(
        'A hotel bathroom of the seventies was done in exactly {their} shade, and {they} was not found for a week.',
        'There were towels on it.',
        'The guests had tipped the tap.',
      ),
      told(
        'It goes by what one eats, so the table was laid for {them} with beetroot, prawns and a blue cheese.',
        'The tail came out lilac.',
        'The photographer has asked for carrots by Friday.',
      ),
      told(
        'All of them march left, turn their heads, and march right, and {they} alone was still looking left.',
        'It is called a solo now.',
        'Forty others apologised to each other.',
      ),
      told(
        'A flock of them is a “flamboyance”, and when {they} comes alone, there is still enough of it for the bus.',
        'The driver put on a scarf.',
        'Two old ladies got off pinker.',
      ),
    ],
    closings: [
      ...MORE_OF_FLAMINGOS.closings,
      '{They} eats with the head upside down, so the menu is printed twice.',
      'The second leg is a rumour in the plumage.',
      'The chicks are grey; pink has to be earned, by the prawn.',
      'On the inflatable one in the pool, {they} has no comment.',
      'Stand up straight, said the mother, and it went on for three feet.',
    ],
  },
  {
    nouns: list('pikachu'),
    events: [
      '{a_one} was told to speak up by a deaf ticket clerk, said it again, and the whole station went dark but for {name}',
      '{a_one} was plugged in by a grandmother, who got eleven stations on the toaster, and each of them played {name}',
      '{a_one} would not go into the ball like the others, sat on a boy’s cap instead, and came third in a hat show as {name}',
      '{a_one} sneezed during the christening, every lamp in the village lit up, and the vicar said only {name}',
    ],
    conflicts: [
      told(
        'A boy of ten left home without a word to his mother, with {them} on the shoulder, and he has been ten for years.',
        'She keeps the cake for the eleventh under a cloth.',
        'The shoulder is lower than the other one.',
      ),
      told(
        'A trio with a cat and a balloon comes to steal {them} on Saturdays, and a second star can be seen at noon.',
        'Astronomers set their watches by it.',
        'The balloon was rubber, against the worst, and it was worse.',
      ),
      told(
        'Both red cheeks were pinched by an aunt, because they were so sweet, and her hair has not come down yet.',
        'She picks up Radio Bari on the left.',
        'She did it again, for the shine.',
      ),
      told(
        'A thunder stone would make {them} bigger, and it has been handed back nine times, politely, with the tail.',
        'It is holding the door of the shed.',
        'The bigger one no longer fits the cap.',
      ),
      told(
        '{They} went detective for a while, in a small hat, with a very deep voice, and the voice has not left.',
        'It orders black coffee.',
        'The hat found the keys, and the case was closed.',
      ),
    ],
    closings: [
      'The phone can be charged on it, but one has to ask.',
      'A hundred thousand volts, and it was only a hiccup.',
      '{They} says one word, and means the fuse box.',
      'The tail is a lightning bolt, and so was the telly.',
      'Ketchup is the only thing it loves more than {them} with the cap.',
    ],
  },
  {
    nouns: list('fairy pixie sprite'),
    events: [
      '{a_one} went to fetch a tooth from under a pillow, found dentures, had no change, and left a note from {name}',
      '{a_one} fell asleep in a foxglove, was sold in a bunch at the market, and woke on a piano as {name}',
      '{a_one} sneezed dust over the counter of a bank, and forty customers floated up to the ceiling, asking for {name}',
      '{a_one} lived on clapping for a whole pantomime, fell ill in the interval, and a man with a clicking jaw saved {name}',
    ],
    conflicts: [
      told(
        'The wand was left in the wash, and all the shirts have come out as swans.',
        'One of them still has a collar.',
        'The tumble dryer has laid an egg.',
      ),
      told(
        'A door of three inches was put in at the foot of the oak, and the man for the parcels has knelt there since.',
        'One has to sign with a pin.',
        'The sofa is still outside.',
      ),
      told(
        'Whenever somebody says that there is no such thing, one of them falls down, and {they} has a helmet now.',
        'The physics lesson was very loud.',
        'It is mostly uncles.',
      ),
      told(
        'Whoever steps into the ring on the lawn must dance for a hundred years, and it was the man for the gas meter.',
        'He has a good waltz by now.',
        'The bill is an estimate.',
      ),
      told(
        'The glitter was for one evening only, and {they} is still being followed by it, and so is the dog.',
        'The dog has been asked for three wishes, and gave a ball.',
        'It was found in the soup of {town}.',
      ),
    ],
    closings: [
      'It is all done by dust, and somebody else has to hoover.',
      'The wings are for the look; it is the belief that wears out.',
      'Mind the ring on the lawn, and do not hum.',
      'One wish was for less glitter, and it was refused.',
      'At the bottom of the garden there is a very small light, and a very small party wall.',
    ],
  },
  {
    nouns: list('leprechaun'),
    events: [
      '{a_one} hid the gold at the end of a rainbow, the rainbow was moved by a breeze, and a golf club now owns {name}',
      '{a_one} was caught by the coat-tails in Kerry, said “look behind you”, and all that was left there was {name}',
      '{a_one} made one shoe a night and never the second, and all of Ireland hops a little on the way to {name}',
      '{a_one} marked the right bush with a red ribbon, came back, and every bush in the county was wearing one for {name}',
    ],
    conflicts: [
      told(
        'Three wishes came with the finder, and he has been going round {them} since spring with a lawyer.',
        'The first was for the lawyer.',
        'The third is to have the sausage off the lawyer’s nose.',
      ),
      told(
        'The pot was taken to the bank for once, and the bank asked where it had come from, and was told “the green bit”.',
        'It is in an account at the end of a spectrum.',
        'They gave {them} a pen on a chain, and the pen is gone.',
      ),
      told(
        'One must not take one’s eyes off {them}, and so a farmer has not blinked since {weekday}.',
        'His wife holds the cup.',
        'A cow walked between them, and that was that.',
      ),
      told(
        'On the seventeenth of March everybody is dressed as {them}, and {they} goes out as an accountant.',
        'Nobody pinched it.',
        'The accountants have their own day now.',
      ),
      told(
        'A four-leaved clover was found by {them}, and it brought luck at once, to the cow.',
        'She has won a caravan.',
        'She chews on the left, since then.',
      ),
    ],
    closings: [
      'The buckle is real; the gold is where it was.',
      'Only ever the left shoe, but what a shoe.',
      'It was there a moment ago, said a man with a spade.',
      'The rainbow has been measured, and it is a cul-de-sac.',
      'Top of the morning, and not before eleven.',
    ],
  },
  {
    nouns: list('elf'),
    events: [
      '{a_one} repaired nine shoes in the night for nothing, left a bill the tenth time, and the cobbler wept at {name}',
      '{a_one} was sat on a shelf in December to watch the children, saw what the parents did, and asked to be called {name}',
      '{a_one} shot nine arrows without looking, and at the last one a waiter on the other bank bowed, with a pear, to {name}',
      '{a_one} was put on wooden trains until the wish lists went electronic, and has been on the helpline since as {name}',
    ],
    conflicts: [
      told(
        'A suit of clothes was left out for {them} as thanks, and by old custom whoever is dressed need not work again.',
        'The cobblers are standing outside with tiny hangers.',
        '{They} wears the hat only, to be on the safe side.',
      ),
      told(
        'Three thousand years old, and at the bar {they} is asked for a card with a date of birth.',
        'It was in runes, and there was a poem to it.',
        'The barman read it to the end, and closed.',
      ),
      told(
        'The ears catch in every jumper, so {they} owns four hundred scarves and one waistcoat.',
        'It is buttoned by moonlight.',
        'An aunt has begun on a balaclava, with wings.',
      ),
      told(
        'In the workshop the last doll had been packed, and {they} was found in the box beside it, with a bow on.',
        'It was meant as a hint about the holidays.',
        'A girl in Hull is very pleased with both.',
      ),
      told(
        '{They} sang of the stars for eleven verses, and the dwarf at the next table had only asked for the salt.',
        'It was in verse twelve.',
        'They have been friends since, with cotton wool.',
      ),
    ],
    closings: [
      'The shoes curl up at the front, and so does the cat on them.',
      'On the twenty-sixth it is quiet, and somebody sweeps up the bows.',
      'Light of foot; the snow asked whether anybody had been.',
      'One bite of that bread lasts a day, and the crumbs a week.',
      '{They} has been on the nice list for ages, but then {they} writes it.',
    ],
  },
  {
    nouns: list('goblin'),
    events: [
      '{a_one} sold a stolen cow back to the same farmer three times, with a discount at the end for {name}',
      '{a_one} sat on a heap of teaspoons in a cave, guarding it from dragons, and the first dragon asked for tea from {name}',
      '{a_one} was put in charge of a bank, bit every coin, and there is a dentist on the payroll because of {name}',
      '{a_one} swapped a baby for a turnip in the night, got the turnip back by noon with a note, and was raised by it as {name}',
    ],
    conflicts: [
      told(
        'A lantern was carried through the cave, and four hundred yellow eyes shut and pretended to be out.',
        'One pair giggled.',
        'The torch was missing afterwards, and so were the boots.',
      ),
      told(
        'At the market {they} offers a fruit that nobody should eat, and two sisters have been to see the food inspector.',
        'He has a plum, and a far look.',
        'It was a perfectly good quince, with opinions.',
      ),
      told(
        'Everything shiny goes into the sack, and since Monday somebody bald has been in there, too.',
        'He is polished once a week.',
        'It is warm, he says, and they have spoons.',
      ),
      told(
        'An adventurer of the first level came in with a stick, and {they} was hit for three, and cried “every time”.',
        'There are nine of them a day, before lunch.',
        'He was given the key to the rats, next door.',
      ),
      told(
        'A plan was made with {rival}, and each of them was to wait until the other had been caught.',
        'They are both still waiting.',
        'It was a good plan; it was stolen.',
      ),
    ],
    closings: [
      'It was theirs first, whatever it is.',
      'The nose is long, so that it is there before the trouble.',
      'Four coppers and a bit of string, says the loot.',
      'Under the bridge there is a better address, but it is taken.',
      'The cackle has been practised, and still comes out as a hiccup.',
    ],
  },
];
