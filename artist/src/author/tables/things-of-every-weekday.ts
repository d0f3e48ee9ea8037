/** What stands about on a weekday, and would be taken for its last word alone: a panini sticker is no sandwich. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_EVERY_WEEKDAY: readonly NounClass[] = [
  {
    nouns: list('paninisticker paninialbum footballsticker tradingcard swapsies'),
    events: [
      '{a_one} was the one that was missing, of a Paraguayan goalkeeper, and a man of fifty wept on a wall, holding {name}',
      '{a_one} came in every packet for a summer, eleven times the same moustache, and all the street had of {name}',
      '{a_one} was changed for a bicycle in the break, and changed back by two mothers in the evening, with {name}',
    ],
    conflicts: [
      told(
        'It was put in crooked, over the line, in the year of the cup, and {they} still sees it at night.',
        'He runs downhill for ever.',
        'The team photo leans with him.',
      ),
      told(
        '“Got, got, need”, {they} said, down the whole of the family tree.',
        'Uncle Bernd was a double.',
        'He went for two Swedes.',
      ),
      told(
        'Of the shiny ones there are eight, and in grandfather’s wallet, before grandmother, is the ninth.',
        'She knows.',
        'It is a badge from Chile.',
      ),
    ],
    closings: ['It only sticks once, and slightly to the left.', 'One to go, since 1990.', 'No swaps after the bell.'],
  },
  {
    nouns: list('speedcamera speedtrap radartrap blitzer trafficcamera'),
    events: [
      '{a_one} flashed at dusk, and the letter it sent shows a man, a burger and the beginning of a song by {name}',
      '{a_one} stood in a bin for the police, caught nine cars, a jogger and a tortoise with the wind behind it, named {name}',
      '{a_one} took the only photo on which the whole family looks the same way, and it hangs framed as {name}',
    ],
    conflicts: [
      told(
        'It was seventy in a thirty, and the one at the wheel has a paper bag with eyes on.',
        'The bag has two points.',
        'It was smiling, inside.',
      ),
      told(
        'They all brake before {them}, pass it at a walk like a coffin, and then one hears the gears.',
        'A nun was the worst.',
        'It has never seen anyone be themselves.',
      ),
      told(
        'The picture was ordered in large by a couple, for the wall, as it was the day they met.',
        'He had been in the lorry behind.',
        'It cost forty euros and a vow.',
      ),
    ],
    closings: [
      'Smile, it is a thirty.',
      'One flash, and it was not the talent scout.',
      'It takes everybody, and knows them by the forehead.',
    ],
  },
  {
    nouns: list('3dprinter threedprinter 3dprint'),
    events: [
      '{a_one} worked all night on a dragon, and in the morning there was a nest of spaghetti with the eyes of {name}',
      '{a_one} made a hook, then a hook to hang the hook on, and by Sunday had a family, of whom one was {name}',
      '{a_one} was eleven hours into a bust of its owner when the thread ran out, at the nose, and that is {name}',
    ],
    conflicts: [
      told(
        'The first layer did not stick, and went off along the bench with the other layers on its back.',
        'It is a boat, if asked.',
        'It was brought home by a cat.',
      ),
      told(
        'A spare part for {them} can only be made by {them}.',
        'It has thought about it all winter.',
        'It was done by holding one’s breath.',
      ),
      told(
        'Everybody got a small boat for Christmas, then a small octopus, and they know about next year.',
        'It wags.',
        'Aunt Hilde has the fleet.',
      ),
    ],
    closings: [
      'Four hours left, it says, like yesterday.',
      'Mind the thread, it is the sofa.',
      'It is hollow, and looks up to you.',
    ],
  },
  {
    nouns: list('revolvingdoor turnstile automaticdoor slidingdoor'),
    events: [
      '{a_one} took in a bridal couple on the left, let out only the groom on the right, and kept turning for {name}',
      '{a_one} was pushed from both sides by two polite people until closing time, and one of them was {name}',
      '{a_one} has held a commercial traveller since 1974, who sells well in there, and whose card says {name}',
    ],
    conflicts: [
      told(
        'Somebody got in with {them} in the same slice, and they had to walk like a pantomime horse.',
        'They exchanged names at the second lap.',
        'He did the back.',
      ),
      told('A dog went round eleven times for the wind.', 'He has a season ticket.', 'The lobby was late for lunch.'),
      told(
        'It does not see small people, and so a jockey has to jump, every morning, with a wave.',
        'He cleared it at fences, too.',
        'It opened for his shadow.',
      ),
    ],
    closings: ['In again already.', 'One leaves as one came, only dizzier.', 'It never shuts, and never quite opens.'],
  },
  {
    nouns: list('stoolsample urinesample samplecup specimenjar'),
    events: [
      '{a_one} was handed over the counter in a bread bag, with both hands, like a present, and labelled {name}',
      '{a_one} was kept overnight in the fridge, next to the mousse, with a note that nobody had read, on {name}',
      '{a_one} went to the wrong department in the post, and a wine critic has called it “honest”, and {name}',
    ],
    conflicts: [
      told(
        'There is a tiny spoon in the lid, and the instructions only say “please”.',
        'It is not for the airport.',
        'He has given up yoghurt.',
      ),
      told(
        'At the pharmacy one waits in line with it, in a nice bag, and meets the vicar with a nice bag.',
        'They spoke of the weather.',
        'Both had been warned of asparagus.',
      ),
      told(
        'It should be the size of a walnut, they said, and he was always one who wanted to please.',
        'It came by pallet.',
        'The lab has sent a card.',
      ),
    ],
    closings: [
      'It was warm, and they both looked away.',
      'Your name, please, and in capitals.',
      'The result is good, and so was the beetroot.',
    ],
  },
  {
    nouns: list('pillowfort blanketfort cushionfort'),
    events: [
      '{a_one} went up between the sofa and two chairs, with a password, and the father is still outside, guessing {name}',
      '{a_one} fell in when grandmother sat down on what had been the west wing, and she is now queen there as {name}',
      '{a_one} was only to be until tea, and has had a postcode, a flag and a foreign minister since, called {name}',
    ],
    conflicts: [
      told(
        'The roof is held up by one book, and it is the book that sister has to read for Monday.',
        'She has read the spine.',
        'It got a C for structure.',
      ),
      told(
        'Inside there is a torch, a tin and a law against vegetables.',
        'It was passed by two to one brother.',
        'He lives in the annexe, with a carrot.',
      ),
      told(
        'A burglar crawled in at three, was asked for the password, and played rummy until light.',
        'He lost his bag.',
        'It had been “sausage”.',
      ),
    ],
    closings: [
      'No grown-ups, except with biscuits.',
      'It has to be cleared away, and they pretend not to hear.',
      'It stood for a whole rain.',
    ],
  },
  {
    nouns: list('waterballoon supersoaker waterfight'),
    events: [
      '{a_one} wobbled over the fence in a slow, fair curve, and a bank clerk at a barbecue went under as {name}',
      '{a_one} was tied by teeth, carried like an egg to the tree house, and burst on the ladder over {name}',
      '{a_one} was thrown by the youngest, for the first time, with both hands, straight up, and it was caught by {name}',
    ],
    conflicts: [
      told(
        'Four of them did not burst, and lie in the lawn, waiting for somebody with bare feet and a tray.',
        'It was the aunt.',
        'The trifle landed well.',
      ),
      told(
        'It was all fun until the hose came into it, and that was father.',
        'He had been waiting since 1986.',
        'He is in the flower bed, reloading.',
      ),
      told(
        'The neighbour’s washing was dry, and then it was involved.',
        'It has signed for a second day.',
        'The sheet came over to them with a flag.',
      ),
    ],
    closings: [
      'No heads, they had agreed, and no grandpas.',
      'Cold, round and already on its way.',
      'Somebody has filled one with milk.',
    ],
  },
  {
    nouns: list('bunkbed topbunk bottombunk loftbed'),
    events: [
      '{a_one} was shared by two brothers, and the one below has stuck up stars, and knows each spring by name, and {name}',
      '{a_one} gave way at midnight on the upper floor, and the lower one has been much closer since to {name}',
      '{a_one} has a ladder that found a father’s shin at two in the morning, and the word he said was {name}',
    ],
    conflicts: [
      told(
        'Who sleeps on top was settled by a coin, which fell down behind, and has not been reached.',
        'They take turns with a drill.',
        'It is heads, says the one on top.',
      ),
      told(
        'A foot hung down over the edge, and the one below has put a face on it.',
        'It is called Gary.',
        'It waves good night.',
      ),
      told(
        'The top is Monday’s ship, and the bottom is the sea.',
        'There is a shark with a torch.',
        'Mother has been asked for a ticket.',
      ),
    ],
    closings: [
      'Are you asleep, it asks, from above, until both are not.',
      'Mind your head, every morning.',
      'Warm on top, and safe below.',
    ],
  },
  {
    nouns: list('babymonitor babyphone'),
    events: [
      '{a_one} picked up the couple next door, and a mother knows how it is with Jürgen and the tax, thanks to {name}',
      '{a_one} lay on the table at the neighbours’ party, all went quiet round it at a sigh, and it was only {name}',
      '{a_one} had been left on when the mother-in-law was alone in the nursery, and told the baby all about {name}',
    ],
    conflicts: [
      told(
        'It shows a grey picture of a cot, and at three there are two eyes in it, looking back.',
        'It was the cat.',
        'It was the father; he had lain down.',
      ),
      told(
        'When all is still they turn {them} up, and when it breathes they turn {them} down, and so the evening goes.',
        'They have seen half a film, without sound.',
        'The sound was rain, they thought.',
      ),
      told(
        'The lorry drivers on channel four sing along with the lullaby.',
        'One has a very fine bass.',
        'He rings off at the second verse, in tears.',
      ),
    ],
    closings: [
      'It is only a hiccup; go back to bed; no, wait.',
      'Green, green, yellow, and somebody is on the stairs.',
      '{They} hears the tooth come.',
    ],
  },
  {
    nouns: list('plastercast legcast armcast castsaw'),
    events: [
      '{a_one} was written on by class 5B, in five colours, and the doctor sawed carefully round the heart from {name}',
      '{a_one} began to itch on the second day, deep down, and there are two pencils and a ruler in there with {name}',
      '{a_one} was hung from a hook over the bed, and the window cleaner has been greeted with it ever since as {name}',
    ],
    conflicts: [
      told(
        'It came from a fall off a kerb, and is told as an avalanche.',
        'There were two dogs in it by Easter.',
        'The kerb has been told to keep to that.',
      ),
      told(
        'In the bath it has to hang over the edge in a bin bag, like a guest who will not come in.',
        'It reads the shampoo.',
        'It was the only dry witness.',
      ),
      told(
        'When it came off there was a leg in there that nobody knew.',
        'It is pale and shy.',
        'They are being introduced by a lady with a ball.',
      ),
    ],
    closings: [
      'Knock on it, somebody is in.',
      'Six weeks, and no scratching.',
      'The best part of it says “get well soon, from the goat”.',
    ],
  },
  {
    nouns: list('christmascracker crackerhat crackerjoke'),
    events: [
      '{a_one} was pulled by two uncles who were not on terms, went bang, and one got the hat, and one got {name}',
      '{a_one} had in it a plastic moustache, a riddle about a turkey, and a very small tape measure, engraved {name}',
      '{a_one} did not bang, and the whole table said the bang for it, one after the other, and lastly {name}',
    ],
    conflicts: [
      told(
        'The paper crown has to be worn till the pudding, and a surgeon was called away in his.',
        'It was pink.',
        'The patient felt in royal hands.',
      ),
      told(
        '“Why did the snowman cross the road?” {they} reads out, and there lies a family in ruins.',
        'It was for the carrot.',
        'Grandfather had it the wrong way round, and that was funny.',
      ),
      told(
        'Eleven nail clippers have come of it over the years, and not one yacht.',
        'It said “luxury” on the box.',
        'There was a yacht, for a thumb.',
      ),
    ],
    closings: [
      'Bang, and a smell of childhood.',
      'The bigger half has everything, as in life.',
      'Somebody has eaten the tiny screwdrivers.',
    ],
  },
  {
    nouns: list('ricecooker breadmaker breadmachine eggboiler slowcooker pressurecooker instantpot'),
    events: [
      '{a_one} played a little tune when it was done, and a whole student house came down the stairs singing {name}',
      '{a_one} was set before work, did as it was told for nine hours, and opened the lid to nobody but {name}',
      '{a_one} whistled in a flat in Pune, and three flats up they took the pan off, and said how punctual was {name}',
    ],
    conflicts: [
      told(
        'There is one button with a picture of it, and grandmother holds a knuckle in the water all the same.',
        'The knuckle is never wrong.',
        'It has outlived four of them.',
      ),
      told(
        '“Keep warm” it says, and it has kept warm, since the exam.',
        'It has a skin, and views.',
        'He passed, and moved out.',
      ),
      told(
        'The paddle was baked in, and came out in aunt’s slice, and she was too polite to say.',
        'She kneads a little when she walks.',
        'It was seeded.',
      ),
    ],
    closings: [
      'Do not lift the lid, it is thinking.',
      'There is always a crust at the bottom, and somebody who likes it.',
      'Click, it says, and that means love.',
    ],
  },
];
