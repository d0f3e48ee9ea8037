/** What hangs, hums and is filed at home and at work: a filing cabinet, a lava lamp, a doorbell, a towel. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_TO_SWITCH_AND_FILE: readonly NounClass[] = [
  {
    nouns: list('filingcabinet filecabinet filingdrawer'),
    events: [
      '{a_one} had every letter since 1974 from A to K, and from L on there were only biscuits filed under {name}',
      '{a_one} was opened at the top and the bottom at once, leaned over, and hugged the new trainee as {name}',
      '{a_one} was locked on the day that the key was put in a safe place, and the safe place is in {name}',
      '{a_one} kept one hanging folder marked “various”, and in that were the other folders and {name}',
    ],
    conflicts: [
      told(
        'Somebody looked under M for Miscellaneous, under V for Various, and found it under S for Somewhere.',
        'O for Other is the good one.',
        'T is for Tea, and it is full.',
      ),
      told(
        'The bottom drawer is opened with a kick, and the new kick has to be shown how.',
        'It goes left of the dent.',
        'A dancer was brought in, and it came out in F.',
      ),
      told(
        'The office went paperless in spring, and {they} was given a leaving card in three copies.',
        'Two of them have been filed.',
        'It was handed over with a pot plant on top.',
      ),
      told(
        'Under X there is a single sheet, and people come in from other floors to see it.',
        'It is about a xylophone.',
        'The insurance will not discuss it.',
      ),
      told(
        'The label says “urgent”, and has gone as brown as a biscuit.',
        'It was urgent in 1988.',
        'A historian has asked for a cup of tea with it.',
      ),
    ],
    closings: [
      'Only one drawer at a time, says the sticker, from experience.',
      '{They} is all in there, and that is the trouble.',
      'The plant on top knows the pay of everyone.',
      'Between R and S somebody has left half a sandwich, under “rest”.',
      'The key turns, the drawer does not, and the day goes on.',
    ],
  },
  {
    nouns: list('lavalamp'),
    events: [
      '{a_one} was switched on for a party, got going at three in the morning, and by then only the coats saw {name}',
      '{a_one} was stared at by a student from Friday to Monday, and his essay on it is called {name}',
      '{a_one} let one red bubble go up in 1971, and in a flat in Leeds it is about to come down as {name}',
    ],
    conflicts: [
      told(
        'Two blobs have met, parted, and met again, and a whole sofa has taken sides.',
        'The small one was too young.',
        'They have asked for privacy, at the bottom.',
      ),
      told(
        '{They} takes two hours to warm up, and so does the aunt who owns {them}.',
        'By ten they are both going round.',
        'The good stories are at the top.',
      ),
      told(
        'A cat has been watching the orange one since supper, and the orange one knows.',
        'It stays just under the lid.',
        'The cat blinked first, in March.',
      ),
      told(
        '{They} was found in the loft with the flared trousers, and they had plainly been together all along.',
        'The trousers are still warm.',
        'A record came down as well, and asked for peace.',
      ),
    ],
    closings: [
      'Up {they} goes, thinks again, and comes down.',
      'Do not shake; it has been through the seventies already.',
      'In the end all becomes one blob, and has to be told about it.',
      '{They} gives no light, but gives the wall ideas.',
    ],
  },
  {
    nouns: list('candle teacandle tealight scentedcandle'),
    events: [
      '{a_one} was to be lit for a romantic evening, and the evening was lit, with both sleeves, by {name}',
      '{a_one} was bought for its smell of “sea breeze”, and has turned a whole hall into an aunt called {name}',
      '{a_one} was wished on by a boy of five, blown at, spat at, and came back on by itself as {name}',
      '{a_one} was kept for a special occasion through nine power cuts and a coronation, and is still in its box as {name}',
    ],
    conflicts: [
      told(
        '{They} burned at both ends for a week, and met {themself} on Thursday in the middle.',
        'They had so much to tell.',
        'It was over in no time.',
      ),
      told(
        'The label promised forty hours, and a clerk sat down with it to see.',
        'He knows it as no one else does.',
        'It was thirty-nine and a sniff.',
      ),
      told(
        'The fire brigade was called to a birthday, and it was only that grandfather is ninety.',
        'They stayed for the cake, what was left.',
        'He had help, from a hose.',
      ),
      told(
        'In the dish on the windowsill there are six stubs, and they talk of the old days, and of wicks.',
        'One of them met an archbishop.',
        'They lean together in the heat.',
      ),
      told(
        'Guests are told that it smells of fig, and they say “ah, fig”, and none of them has met one.',
        'The dog says grape.',
        'It is called “Sunday in Provence”, and it rained.',
      ),
    ],
    closings: [
      '{They} has been put out, and it shows.',
      'Never leave {them} alone, says the box, and {they} never was.',
      '{They} gives its all, and then there is a stain on the tablecloth.',
      'A short life, and warm, with a draught at the end.',
      'Now make a wish; it can do nothing about it, but it listens.',
    ],
  },
  {
    nouns: list('lightbulb bulb halogenbulb energysavinglightbulb'),
    events: [
      '{a_one} hung over a man’s head in an empty room until he said “of course”, and what he said next was {name}',
      '{a_one} was changed by four engineers, one on the chair and three turning the chair, and it was {name}',
      '{a_one} has been burning in a fire station for a hundred and twenty years, and nobody dares to sneeze near {name}',
    ],
    conflicts: [
      told(
        '{They} was shaken by the ear, and tinkled, and the whole family said “ah”, as over a grave.',
        'It was put back in the box with the good ones.',
        'An uncle shook it again to be sure.',
      ),
      told(
        'Its box says warm white, cold white and daylight, and a couple has been in the aisle since noon.',
        'They left with a candle.',
        'It is evening by now, and he says “see”.',
      ),
      told(
        'A moth has moved in behind the glass, and is very bright for its age.',
        'It heard that it was warm.',
        'Its mother was the same.',
      ),
      told(
        '{They} went at the very moment in the film when the cellar door opened, and nine people went too.',
        'The cellar was fine.',
        'It waited for the credits and came on.',
      ),
    ],
    closings: [
      '{They} was an idea, for as long as the switch was down.',
      'Righty tighty; and now off the chair.',
      'A thousand hours, and it spent most of them on a landing.',
      'The last one to leave turns it out, and is then afraid.',
    ],
  },
  {
    nouns: list('fairylights stringlights christmaslights'),
    events: [
      '{a_one} went into the box as a neat coil in January, and came out in December as a hedgehog called {name}',
      '{a_one} was tried out before it went on the tree, worked, was put up for two hours, and went dark as {name}',
      '{a_one} was left on a balcony until July, so that the street gives directions by {name}',
    ],
    conflicts: [
      told(
        'One of the two hundred is loose, and a father has started at the plug with a kind word for each.',
        'He is at a hundred and four, and it was three.',
        'He was found in spring, glowing a little.',
      ),
      told(
        'There is a little box on the cable with eight programmes, and grandmother has found number seven.',
        'It is a disco, and the cat has been asked.',
        'The one that just shines is the one after.',
      ),
      told(
        'The house across the road has put up a reindeer, so this one had to have a sledge, and then a helicopter.',
        'Aeroplanes have begun to land.',
        'The meter goes round like a top.',
      ),
      told(
        'It was pulled at one end only, and from the box came the tree, the angel and an uncle.',
        'He had been looking for the end.',
        'The angel was in on it.',
      ),
    ],
    closings: [
      'They were tested; they always work on the carpet.',
      'On, off, on, and now nobody touch it.',
      '{They} comes down on Twelfth Night, or at Easter, with the eggs.',
      'At the end there is a plug for another one, and that is how it starts.',
    ],
  },
  {
    nouns: list('hammock'),
    events: [
      '{a_one} was got into with one elegant movement, turned over once, and was got out of below as {name}',
      '{a_one} was hung between two apple trees by a large uncle, and the trees have since been leaning in to hear {name}',
      '{a_one} was for one, said the label, and two people, a dog and a melon have not been able to leave {name}',
    ],
    conflicts: [
      told(
        'Getting out was planned for four o’clock, and by six there was a leg over the side.',
        'It was somebody else’s.',
        'Supper is thrown in.',
      ),
      told(
        'The book has been open at page nine since June, across a face.',
        'It is a thriller, for the nose.',
        'The murderer has tanned.',
      ),
      told(
        'The left tree is growing faster, and the whole summer has slid down to the right.',
        'The lemonade went first.',
        'There is a heap of grandsons by the right knot.',
      ),
      told(
        'A cat came too, and chose the one place from which all of it can be felt.',
        'It was level until then.',
        'It got in last and stays longest.',
      ),
    ],
    closings: [
      'Nothing was done, and it was done thoroughly.',
      '{They} leaves a pattern, and people guess what you did today.',
      'One push, please, on your way past, for the next hour.',
      'The knot was by a sailor; the other knot was by an optimist.',
    ],
  },
  {
    nouns: list('doorbell'),
    events: [
      '{a_one} was pressed by nine children who were gone by the second ding, and the dong was left with {name}',
      '{a_one} rang in a film, and the dog has been barking at the television and at {name}',
      '{a_one} plays “Für Elise” up to the place where it gets difficult, and there the door is opened by {name}',
      '{a_one} was silent for three weeks, as the parcels could tell, and “nobody was at home” except {name}',
    ],
    conflicts: [
      told(
        'The family lay down flat behind the sofa, as it was Sunday and it had rung.',
        'It was only the oven.',
        'There was a hymn, and then cake, through the letter box.',
      ),
      told(
        'The parcel man knows where it is, and knocks all the same, softly, from the van.',
        'He left a card as he drove past.',
        'The neighbour has it; the neighbour has everything.',
      ),
      told(
        '{They} has a camera now, and the whole street has seen what the postman looks like up his nose.',
        'He has made an effort since.',
        'A moth had its own programme.',
      ),
      told(
        'The dog hears it, the baby hears it, the aunt who is deaf hears it, and the one in the bath.',
        'It was for the one in the bath.',
        'It was somebody who had the wrong house.',
      ),
    ],
    closings: [
      'Ding, it says, and the dong stays in the battery.',
      'Please ring, and then again, and then look through the flap.',
      'Somebody is there, or was.',
      'The name beside it is of the people before the people before.',
    ],
  },
  {
    nouns: list('hairdryer hairdrier blowdryer curlingiron hairstraightener'),
    events: [
      '{a_one} was switched on with the kettle, the oven and the heater, and the whole street went dark for {name}',
      '{a_one} dried a fringe into a wave that a surfer asked after, and he is still looking for {name}',
      '{a_one} was packed for a week in the tropics, and in the arrivals hall a whole plane had the hair of {name}',
    ],
    conflicts: [
      told(
        'Was it off? The car was turned round at the motorway, for the third time that summer.',
        'It was off, and cold, and a little hurt.',
        'They take it along now, on a seat.',
      ),
      told(
        'There is a hotel one on the wall, with the breath of an elderly moth.',
        'It faints after a minute.',
        'One is dry by checkout.',
      ),
      told(
        'In the salon nobody hears a word, so all the secrets of the town are told in there, at a shout.',
        'It was off when she said “the dentist”.',
        'The dentist was in the next chair.',
      ),
      told(
        'In winter it is held under the duvet, into a boot, and at a frozen lock, and seldom at hair.',
        'The chicken was in a hurry as well.',
        'The lock is so soft and bouncy.',
      ),
    ],
    closings: [
      'Three settings: sigh, storm, and smell of burning.',
      'Keep away from the bath, says the cable, and means you.',
      'It took an hour to look as if nothing had been done.',
      'Outside it was drizzling, and that was that.',
    ],
  },
  {
    nouns: list('towel beachtowel bathtowel'),
    events: [
      '{a_one} was laid on a deckchair at five in the morning, and by seven the whole pool was held by {name}',
      '{a_one} fell off at the window just as the choir went by, and they came in on the top note of {name}',
      '{a_one} was “borrowed” from a hotel in Brighton in 1986, and has said nothing about it but the name {name}',
    ],
    conflicts: [
      told(
        'There is a good one for guests, and a guest dried his hands on his trousers so as not to hurt it.',
        'It has a little bow.',
        'It has been in the family for forty years, dry.',
      ),
      told(
        '{They} was carried home from the beach, and so was the beach.',
        'The hall is two metres longer.',
        'There is a crab, and it wants the sea back.',
      ),
      told(
        '“Mine is the blue one”, five people said, and all five used it.',
        'It has been to bed by itself.',
        'The sixth is the dog, and his is the white one.',
      ),
      told(
        'In the hotel it had been folded into a swan, and a father asked the swan’s pardon before he showered.',
        'He used the bathmat.',
        'They breakfasted together.',
      ),
    ],
    closings: [
      'It gets wet for a living, and then hangs around.',
      'Softener makes it soft, and then it moves the water about.',
      'Reserved, it says, without a word, from dawn.',
      'In the changing room it is just a hand too small.',
    ],
  },
  {
    nouns: list('whiteboard flipchart dryeraser whiteboardmarker'),
    events: [
      '{a_one} was written on with the wrong pen in the first minute of a five-year plan, and still says {name}',
      '{a_one} was covered in arrows at a meeting, photographed by eleven people, and not one of them knows what {name} is',
      '{a_one} was wiped by the cleaner in spite of “DO NOT WIPE”, and what the company does now is known as {name}',
    ],
    conflicts: [
      told(
        'In the tray there are six pens, and all of them have been put back empty by somebody who hopes.',
        'The brown one works.',
        'The brown one has drawn the whole merger.',
      ),
      told(
        'A circle was drawn, then a cloud round it, then a man said “exactly”, and they went to lunch.',
        'It was the lunch.',
        'He has drawn clouds for nine firms.',
      ),
      told(
        'A ghost of the old writing stands behind the new one, so the budget is mixed up with a birthday.',
        'We are forty, and need cake by the third quarter.',
        'It was the better budget.',
      ),
      told(
        '“Let’s park that up here”, said the boss, and in the corner they have a car park on four levels.',
        'Idea seven has been clamped.',
        'It has a barrier by now.',
      ),
    ],
    closings: [
      'The pen smells of pear, and the idea smells of pen.',
      'Wiped off with a sleeve, and the sleeve has the strategy.',
      'Somebody has drawn a small cat, and it got the most votes.',
      'Do not wipe, it says, and under it: wiped.',
    ],
  },
  {
    nouns: list('stickynote postit postitnote'),
    events: [
      '{a_one} came off the wall in the night, and in the morning the whole project lay on the floor under {name}',
      '{a_one} said “back in five minutes” on a door in Slough, has gone yellow from yellow, and is signed {name}',
      '{a_one} stuck to the back of a director all through a congress, and eight hundred people bought milk for {name}',
    ],
    conflicts: [
      told(
        'The password is under the keyboard, where no one would look but all of us.',
        'It is “password”, with an arrow.',
        'The burglar corrected the spelling.',
      ),
      told(
        'One said “important!”, so the next said “very important!”, and the screen can no longer be seen.',
        'There is one that says “screen”.',
        'The man looks through a gap by the S.',
      ),
      told(
        'On the yoghurt in the office fridge there are three of them, each with a name and a threat.',
        'The spoon has one as well.',
        'The yoghurt has written back.',
      ),
      told(
        'A marriage has been kept going for nine years by small squares on a fridge door.',
        '“Fish”, says the last one, with a heart.',
        'They have never met before ten.',
      ),
    ],
    closings: [
      'The glue lasts as long as the will to do it.',
      'Remember, it says, and does not say what.',
      '{They} holds on by one edge, like the rest of us.',
      'The other ninety-nine are still stuck together, and very happy.',
    ],
  },
  {
    nouns: list('scissors'),
    events: [
      '{a_one} was bought in a wrapping that could only be opened by {name}',
      '{a_one} ran down the corridor against all advice, arrived, and gave a mother back her voice as {name}',
      '{a_one} was to open a bridge with one snip, got jammed in the ribbon, and for two hours the traffic waited for {name}',
    ],
    conflicts: [
      told(
        'The good pair is for cloth only, and a boy who cut card with it is still in his room.',
        'He is thirty-four.',
        'The card was for her birthday.',
      ),
      told(
        'A fringe was cut at home in the mirror, and the left was taken down to the right, and the right to the left.',
        'It has become a very open face.',
        'It will grow by the wedding of the child.',
      ),
      told(
        'There are five pairs in the house, and none in any place in which anyone has ever stood.',
        'The tape went to look for them.',
        'One is in the freezer, and has its reasons.',
      ),
      told(
        'Paper was won against, stone was lost to, and it asked for a game with string.',
        'The stone is insufferable.',
        'Paper wants a return.',
      ),
    ],
    closings: [
      'Left-handed people have asked for a word.',
      'Handle first, says the aunt, and looks at you over it.',
      'Snip; and that was the wrong line.',
      'Two halves, one screw, and a great deal of going apart.',
    ],
  },
];
