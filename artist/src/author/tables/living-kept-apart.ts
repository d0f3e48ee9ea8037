/** Beasts and figures that were told of with neighbours whose jokes are wrong for them: an axolotl rolls up from nobody, a dwarf fetches no teeth. */
import { list, type NounClass, told } from './noun-class.ts';

export const LIVING_KEPT_APART: readonly NounClass[] = [
  {
    nouns: list('axolotl'),
    events: [
      '{a_one} smiled at a man in a laboratory for so long that he took it home, and his bathtub now belongs to {name}',
      '{a_one} was asked when it meant to grow up, thought it over in a canal near Mexico City, and stayed on as {name}',
      '{a_one} lost a leg in a door, grew another by the end of the month, and the door has been in therapy with {name}',
      '{a_one} wore six feathers on the neck to a funeral, was told that they were gills, and apologised as {name}',
    ],
    conflicts: [
      told(
        'A leg came off and grew again, and the old one has taken a flat of its own.',
        'They send each other socks.',
        'It is three streets away, and has a lodger.',
      ),
      told(
        '{They} never grew up, and the tadpoles who went to school with {them} are frogs with mortgages.',
        'They come by on Sundays to be asked how it was.',
        'One of them has begged to be let back in.',
      ),
      told(
        'The smile is only how the mouth is made, and yet three people have told {them} all about the divorce.',
        'One has moved in beside the filter.',
        'It was a very good smile for the second half.',
      ),
      told(
        'The water may not be above eighteen degrees, so the family has sat in coats around the tank since May.',
        'Grandfather has gone rather pale, and smiles.',
        'The heating man was only allowed to wave.',
      ),
      told(
        'A worm was laid before {them} with tweezers, and both looked at it until the worm thanked them for the evening.',
        'It has been back twice.',
        'The tweezers felt like a waiter.',
      ),
    ],
    closings: [
      'It is not a phase, and the gills stay on.',
      'Forever young, and in bed by eight.',
      'What has come off is on its way again.',
      'The frill is to breathe with; that it suits {them} is extra.',
      'An Aztec god is in the family, and the family is asked not to bring it up.',
    ],
  },
  {
    nouns: list('platypus duckbill'),
    events: [
      '{a_one} was sent to a museum in a box, and the professor looked for the seam, found none, and wrote down {name}',
      '{a_one} was put together from what was left late on a Saturday, looked at on the Sunday, and called {name}',
      '{a_one} laid an egg, gave milk, and was put down by the clerk under “both”, and then under {name}',
      '{a_one} shone green under the lamp of a disco in Hobart, was taken for the way out, and led forty guests to {name}',
    ],
    conflicts: [
      told(
        'In the questionnaire at the zoo {they} ticked “beak”, “egg”, “fur” and “other”, and was sent a second questionnaire.',
        'It is addressed to the parts.',
        'Under “other” {they} wrote a whole page.',
      ),
      told(
        'Nobody in the pub believed the tale of {their} relations, so they were brought along: a duck, a beaver, and an accountant.',
        'The accountant is on the mother’s side.',
        'They got a table for one.',
      ),
      told(
        'Under water {their} eyes and ears are shut, and supper is found by feeling which shrimp is nervous.',
        'A calm shrimp has lived there for years.',
        'A battery fell in, and there were words.',
      ),
      told(
        'There is a poison spur at the back foot, which nobody expects of somebody with a face like a spatula.',
        'It has been declared at customs, under “jewellery”.',
        'The cobbler works from the front, now.',
      ),
      told(
        'The bill is soft as a glove, and the duck next door has asked what that is supposed to mean.',
        'It was lent for a wedding, with the tail.',
        'The beaver has had the same talk about the tail.',
      ),
    ],
    closings: [
      'The committee that designed {them} had a very good lunch.',
      'The scientist in London looked for the seam.',
      'Half of it looks like a mistake, and the other half is the correction.',
      'No two books have it on the same page.',
      'There is a zip somewhere, the professor maintains.',
    ],
  },
  {
    nouns: list('wombat'),
    events: [
      '{a_one} left a cube on a stone, then another, and by Friday the planning office had a letter from {name}',
      '{a_one} dug under a fence, a farm and a church, came up in the font, and was thereby christened {name}',
      '{a_one} blocked a burrow with the backside against a dingo, went on reading, and the dingo spells it {name}',
      '{a_one} walked through a screen door, and since it did not notice the door, the hole in it is called {name}',
    ],
    conflicts: [
      told(
        'What {they} leaves on the path is cube-shaped, and an architect has asked for an introduction.',
        'There is a small wall now, and one does not lean on it.',
        'Nobody has yet dared to roll the dice.',
      ),
      told(
        'The backside is nearly all gristle, and a fox that bit into it has been seen at the dentist’s, under another name.',
        'It is the front door, says {they}, and it was shut.',
        'The fox is eating soup, and blames a stone.',
      ),
      told(
        '{Their} pouch opens to the back, so that the child sees only where they have been.',
        'He is going to be a historian.',
        'It keeps the soil out, and the small talk.',
      ),
      told(
        'A fence that stood in the way was repaired nine times, and nine times {they} came through the same place.',
        'There is a gate now, and {they} goes through beside it.',
        'The farmer has put up a lamp, for the evenings.',
      ),
      told(
        'Fourteen days it takes {them} to digest one meal, and so nothing is decided before then.',
        'The waiter has been asked to come back for the bill.',
        'It was grass, in the end.',
      ),
    ],
    closings: [
      'It is square, and it is finished.',
      'What looks like a cushion is a bulldozer on its day off.',
      'The burrow has eleven rooms, and all of them are bedrooms.',
      'Whoever is behind it has not been told of a hurry.',
      'The lawn will be mown by morning, and also the plug.',
    ],
  },
  {
    nouns: list('flamingo'),
    events: [
      '{a_one} ate nothing but shrimps for a wager, turned the colour of a bathroom, and was tiled around as {name}',
      '{a_one} was blown up at a pool by mistake for the other one, and has drifted since with a drink on the back as {name}',
      '{a_one} put down the second leg for once, the whole lagoon fell silent, and a child pointed at {name}',
      '{a_one} was picked up by a queen for a round of croquet, looked round at her, and the ball went home with {name}',
    ],
    conflicts: [
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
      'It says one word, and means the fuse box.',
      'The tail is a lightning bolt, and so was the telly.',
      'Ketchup is the only thing it loves more than {them} with the cap.',
    ],
  },
  {
    nouns: list('dwarf'),
    events: [
      '{a_one} dug so deep for gold that it came out in New Zealand, and a sheep that was standing there said {name}',
      '{a_one} went down the mine whistling, six voices joined in from the dark, and the echo made an eighth of {name}',
      '{a_one} threw an axe at the alarm clock, hit the wall, found a seam of silver, and has slept in since as {name}',
      '{a_one} came to supper uninvited with twelve cousins, did the dishes by throwing them, and left a beard and {name}',
    ],
    conflicts: [
      told(
        'Seven of them share one bathroom and one hook, and the cap on it has not been claimed since {year}.',
        'It is on whoever is first, so {they} sleeps in it.',
        'The toothbrushes are called after the days.',
      ),
      told(
        'A girl was found asleep across all the little beds, and {they} got the bit with the feet.',
        'She cleans, and a squirrel dries.',
        'There is an apple on the table that nobody fancies.',
      ),
      told(
        'The beard got into the bellows, and a sword that was made that day is said to be very warm in winter.',
        'The hero has had it combed.',
        'It is kept in with a clip, for the goblins’ sake.',
      ),
      told(
        'A dragon is lying on all of {their} gold, and a burglar has been hired who has never been late for tea.',
        'He was shown the map, and asked about handkerchiefs.',
        'He took one cup, and the dragon counted.',
      ),
      told(
        'In the evening each of them asks who has eaten from his little plate, and each time it was {them}.',
        'It was also the little fork.',
        'There is a big plate now, in a safe.',
      ),
    ],
    closings: [
      'Heigh-ho, it is off from work that one goes the faster.',
      'A lamp, a pick, and a sandwich with a bit of mountain in it.',
      'The mine is closed on Sundays, for beards.',
      'Short, said somebody once, and he is still being dug out.',
      'The glass coffin is used for tomatoes.',
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
    nouns: list('goalkeeper goalie'),
    events: [
      '{a_one} dived the right way, a second after the ball, and the mud in front of the goal still has the outline of {name}',
      '{a_one} studied the penalty taker for a year, knew his dog’s birthday, dived left, and fished the ball out as {name}',
      '{a_one} came up for a corner in the last minute, headed it in, and has a long way home to the other end, as {name}',
      '{a_one} fell asleep in a nine-nil, was woken by a back pass, and saved it with the nose, which is called {name}',
    ],
    conflicts: [
      told(
        '{They} lined up the wall with great care, and then could see only the wall.',
        'The ball was behind it, and then behind {them}.',
        'It was a good wall, and has planning permission.',
      ),
      told(
        'A water bottle by the post has it all written down, who shoots where, and {they} drank it off.',
        'It had gone left, in the end, and so had the ink.',
        'The next one says “guess”.',
      ),
      told(
        'For eighty-nine minutes {they} had nothing to do but talk to the net, and the net missed the one that counted.',
        'They are not speaking.',
        'It has holes, it says, and always has had.',
      ),
      told(
        '{They} wore the lucky gloves to bed, to a wedding and to the post office, and dropped the ring.',
        'It was a clean sheet until then.',
        'It went in off the vicar.',
      ),
      told(
        'At a free kick {they} shouted “mine”, and so did a boy behind the goal with a sandwich.',
        'The boy held it, and has been offered a contract.',
        'The sandwich went in at the near post.',
      ),
    ],
    closings: [
      'Number one on the back, and the last to hear of it.',
      'The post was thanked, with a kiss, and has kept quiet about it.',
      'It went through the legs, and so did the autumn.',
      'A clean sheet, and mud up to the ears.',
      'Keeper’s ball, said the keeper.',
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
      'It has been on the nice list for ages, but then it writes it.',
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
