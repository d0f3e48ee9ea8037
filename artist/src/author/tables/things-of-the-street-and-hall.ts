/** What stands in halls, streets, fairs and drawers: aquarium, magnet, treasure chest, speed bump. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_THE_STREET_AND_HALL: readonly NounClass[] = [
  {
    nouns: list('aquarium fishbowl fishtank terrarium'),
    events: [
      '{a_one} was told about the castle every nine seconds, and was amazed each time, said {name}',
      '{a_one} had a diver, a wreck and a treasure, but nobody to fish any of it out, until there was {name}',
      '{a_one} looked at the family all evening through a pane, and thought that it was a film about {name}',
    ],
    conflicts: [
      told(
        'A small plastic castle stands in {them}, and the rent has been paid by the catfish since 2009.',
        'He has the tower room.',
        'There is damp, but one gets used to it.',
      ),
      told(
        'The cat has taken a season ticket for {them}, front row.',
        'She has read nothing into it so far.',
        'In the interval she washes.',
      ),
      told(
        'A fish knocked, and {they} passed it on.',
        'It was about the neighbour, the snail.',
        'He has been asked to take another pane.',
      ),
      told(
        'The dentist put {them} in the waiting room, and now nobody comes in when he is called.',
        'One of them has brought his mother.',
        'He looks himself, between two fillings.',
      ),
    ],
    closings: [
      'The bubbles go up, and say nothing of what they have seen.',
      'Feed on one side, admire on the other.',
      'A film of green has grown over the view, with a good plot.',
      'The filter hums the sea, as far as it remembers.',
    ],
  },
  {
    nouns: list('wateringcan'),
    events: [
      '{a_one} rained on one window box only, every evening at seven, and the geraniums pray to {name}',
      '{a_one} was left out in a cloudburst, came home fuller than it had gone, and the tulips applauded {name}',
      '{a_one} gave a plastic fern {their} share for eleven years, and the fern thinks the world of {name}',
    ],
    conflicts: [
      told(
        'The rose on {their} spout is the only one in the garden that has never wilted.',
        'It is made of brass.',
        'The others hear that a lot.',
      ),
      told(
        'Before {they} could do the beans it rained, and there is nothing harder than to be a second opinion.',
        'The beans were polite.',
        'The rain had no handle, it was remarked.',
      ),
      told(
        'Half of the water goes into {their} left shoe, and there is cress in it.',
        'It was a good year for shoes.',
        'It is eaten with egg.',
      ),
      told(
        'While the family was away {relative} used {them} on the cat’s toy, the rug and the remote.',
        'The orchid has been buried.',
        'The rug has a bud.',
      ),
    ],
    closings: [
      'The last drop goes down the sleeve; it always did.',
      'Tip gently, it says, and mean it.',
      'Ten litres there, nine and a half on arrival.',
      'A snail has taken the handle, with a view of the salad.',
    ],
  },
  {
    nouns: list('vacuumcleaner vacuum hoover'),
    events: [
      '{a_one} inhaled one earring, four bricks of lego and a spider with plans, and the bag was named {name}',
      '{a_one} was pulled round a corner by the nose, fell over, and was dragged to the end of the carpet as {name}',
      '{a_one} howled up one side of the hall and down the other, and the dog wrote a long letter about {name}',
    ],
    conflicts: [
      told(
        'The flex is half a metre shorter than the room, and always has been.',
        'It has been tried from the balcony.',
        'That half metre is a nature reserve.',
      ),
      told(
        'A coin went up {their} pipe with a rattle, and the whole house stopped to guess.',
        'It was a two.',
        'It was the tooth that had been looked for.',
      ),
      told(
        'The cat lives on top of the wardrobe between ten and half past.',
        'She does her correspondence there.',
        'She looks down on progress.',
      ),
      told(
        'One piece of fluff is driven over eleven times, picked up, looked at, laid down, and driven over again.',
        'It belongs to the family now.',
        'At the twelfth time it cracked.',
      ),
    ],
    closings: [
      'At the end one press of the foot, and the tail comes home like a whip.',
      'The bag is full; nobody wishes to know of what.',
      'The neighbour below knocks in time.',
      '{They} has swallowed a sock, and speaks like one.',
    ],
  },
  {
    nouns: list('stapler staplegun'),
    events: [
      '{a_one} jammed on the last of forty copies, and the forty copies were handed in with a hairpin by {name}',
      '{a_one} clicked twice with nothing in it, before the whole board, and pretended that it was meant, as {name}',
      '{a_one} had a name on it in white paint, was lent to accounts in 2011, and came back married as {name}',
    ],
    conflicts: [
      told(
        '“Who has taken it”, the third floor asks each morning, and {they} lies under a folder and holds its jaw.',
        'It is on its ninth desk.',
        'A search party took two pens.',
      ),
      told(
        '{They} was sunk in a lemon jelly by a colleague, and wobbled there until lunch.',
        'It was eaten round.',
        'It holds together better than the team.',
      ),
      told(
        'Page four was put in upside down, and nothing but teeth will ever get it out.',
        'The remover has fangs, and no friends.',
        'It was the best page, read like that.',
      ),
      told(
        'Twenty sheets, says the label on {them}, and a trainee came with twenty-one.',
        'It was a matter of honour, and of a thumb.',
        'The twenty-first was glued, in silence.',
      ),
    ],
    closings: [
      'One click, and two things are never alone again.',
      'Empty, it says, by saying nothing.',
      'The little springs are under the radiator, all of them.',
      '{They} bites, but only what belongs together.',
    ],
  },
  {
    nouns: list('magnet fridgemagnet horseshoemagnet'),
    events: [
      '{a_one} came too close to the cutlery drawer at a dinner, and the whole family ate by hand, led by {name}',
      '{a_one} fell for a fridge at first sight, could not be parted from it, and was wed in the kitchen as {name}',
      '{a_one} was turned round for a joke, and the beloved slid off across the table, crying out for {name}',
    ],
    conflicts: [
      told(
        'Half of the world is drawn to {them}, and the other half is aluminium.',
        'It is polite, but one feels nothing.',
        'They remain friends.',
      ),
      told(
        'Grandmother’s hip comes a little nearer at every visit.',
        'It is the knee that holds back.',
        'She is always the last to leave.',
      ),
      told(
        'A compass was brought in, and pointed at {them} like an accusation.',
        'North has been moved to the hall.',
        'Two hikers are in the kitchen.',
      ),
      told(
        '{They} holds up eleven holidays, a school timetable and a bill that everybody hopes will fall.',
        'It holds up the bill best.',
        'The timetable is from 1998.',
      ),
    ],
    closings: [
      'Opposites attract; equals turn their backs and hum.',
      'A paper clip came over, and brought the others.',
      '{They} has a north and a south, and a bit of a waist.',
      '{They} cannot let go, and says so {themself}.',
    ],
  },
  {
    nouns: list('treasurechest treasuremap pirategold buriedtreasure'),
    events: [
      '{a_one} was buried so well that the pirate needed a second map for the first, and both of them said {name}',
      '{a_one} was dug up after three hundred years, and inside lay a bill for the spade and {name}',
      '{a_one} turned out to be full of chocolate money, and nine men wept for joy before {name}',
    ],
    conflicts: [
      told(
        'Ten paces from the palm, says the paper, and the palm has been seen in two other bays.',
        'It is a coconut’s idea of fun.',
        'It owns a boat.',
      ),
      told(
        'The lid creaks, and a golden light falls from below on every face that bends over {them}.',
        'It is a torch, with a good battery.',
        'It does away with ten years.',
      ),
      told(
        'A parrot knows the place, and says it for a nut, and then another place for another.',
        'The island is all holes.',
        'He is a very round parrot.',
      ),
      told(
        'The half of the paper with the cross on it was used for a fish.',
        'It was a good fish, and very well hidden.',
        'The chips were on Tortuga.',
      ),
    ],
    closings: [
      'The real one was the friends on the way; they have sold the boat.',
      'The X was a kiss, as it turned out.',
      'Fifteen men, and one of them with a metal detector.',
      'Locked, chained, sunk, and the key is on a string beside it.',
    ],
  },
  {
    nouns: list('timemachine'),
    events: [
      '{a_one} set the lever to yesterday, arrived with no milk again, and met in the doorway somebody called {name}',
      '{a_one} went back to tell {relative} one thing, and forgot what, and there have been two ever since of {name}',
      '{a_one} went to the year 3000 for the lottery numbers, found it shut for lunch, and came home as {name}',
    ],
    conflicts: [
      told(
        'The other {their} from next Tuesday came by, ate the cake, and only said: “not the green one.”',
        'It was a lift, a sweet or a shirt.',
        'They have thrown away the pea soup.',
      ),
      told('A dinosaur got in at the second stop, and does the bins now.', 'He is early.', 'He takes the paper one for a nest.'),
      told(
        'The user’s manual will be written by {them} in eleven years, and is already lost.',
        'A chapter turned up in a pyramid.',
        'It begins: “I told you so.”',
      ),
      told(
        'One butterfly was trodden on, and since then everybody says “banana” when the phone rings.',
        'Banana, it says here.',
        'It has always been like that, they say.',
      ),
    ],
    closings: [
      'It is back before it left, and the tea is hot.',
      'Parking was easier in 1890, apart from the horses.',
      'There will have been trouble.',
      'A flash, a smell of toast, and a second moustache.',
    ],
  },
  {
    nouns: list('speedbump speedhump manholecover manhole'),
    events: [
      '{a_one} lay down in the road, a whole delivery of eggs went over it, and the driver said {name}',
      '{a_one} was hit by four hundred cars a day, and every single one of them said, at about knee height, {name}',
      '{a_one} rattled under each wheel, once with the front and once with the back, and it sounded like {name}',
    ],
    conflicts: [
      told(
        'The man with the sports car gets out before {them}, measures it, and goes home by another town.',
        'He has a tape in the glove box.',
        'His mother lives beyond, and waves.',
      ),
      told(
        'A bus with forty people nods at {them} every quarter of an hour.',
        'It thinks it is respect.',
        'The back row calls it something else.',
      ),
      told(
        'From below somebody knocked, and asked for the time, a pizza and four straws.',
        'There was a tip, and it was damp.',
        'He was called Leonardo.',
      ),
      told(
        'The council put up a sign about {them}, and everybody looks at the sign.',
        'Bang, says the sign, in a way.',
        'The sign has since been hit as well.',
      ),
    ],
    closings: [
      'Slow down, it says, in the only language it has.',
      'What is under it is nobody’s business, and warm.',
      'The exhaust pipe has stayed, as a keepsake.',
      'Four wheels, two jolts, one coffee.',
    ],
  },
  {
    nouns: list('speedboat jetski motorboat powerboat'),
    events: [
      '{a_one} drew a big eight past the jetty, and nine anglers stood up, wet to the hat, and called it {name}',
      '{a_one} was bought for the lake, which is two minutes long, and after the second minute stands {name}',
      '{a_one} pulled a whole family on one banana, lost them one by one in the bends, and came in alone as {name}',
    ],
    conflicts: [
      told(
        'The front lifts up so far that {they} has never seen where it is going.',
        'The ducks have been told.',
        'There is a lovely view of the sky, and a bit of Thursday.',
      ),
      told(
        'An uncle waves from the stern with a glass in the hand, and only the glass has been seen since.',
        'It was found, full.',
        'He holds a plate now.',
      ),
      told(
        'A swan, who has the right of way, has written down {their} number.',
        'He has a wide handwriting.',
        'It went to the lake’s lawyer, who is a heron.',
      ),
      told(
        '{They} can do ninety, and the harbour allows three.',
        'It growls at three for twenty minutes.',
        'A pedal boat overtook it, with a child at the helm.',
      ),
    ],
    closings: [
      'The bow wave arrived at the picnic at ten past four.',
      '{They} drinks more than the captain.',
      'The wig was given back by a pike.',
      'Wet, loud and happy, and out of petrol in the middle.',
    ],
  },
  {
    nouns: list('snowmobile quadbike snowplough snowplow atv'),
    events: [
      '{a_one} cleared the whole street by six, and every single drive was filled up again by {name}',
      '{a_one} drove out for bread at minus thirty, and the bread was used as a wheel chock by {name}',
      '{a_one} made it up the slope in one go, while the ski school lay down in a row to either side of {name}',
    ],
    conflicts: [
      told(
        'In July {they} stands in the shed under a cloth, and twitches when somebody opens the freezer.',
        'He was given a bag of peas.',
        'It has a picture of a drift in there.',
      ),
      told(
        'A husky came past, looked at the engine and then at the eight behind him.',
        'They discussed it till dark.',
        'They want a horn, too.',
      ),
      told(
        '{They} moved the heap from the left to the right, and on the right somebody stood with a shovel.',
        'He has sent it back.',
        'It is the same heap, since November.',
      ),
      told(
        'The postbox was under the heap as well, and turned up at Easter, with all the Christmas cards.',
        'They were answered politely.',
        'One said “see you tomorrow”.',
      ),
    ],
    closings: [
      'The thumb is warm; the rest is a rumour.',
      'First gear, and the moose has to think.',
      'The orange light goes round, and so do the neighbours.',
      'It left two tracks, and a flask between them.',
    ],
  },
  {
    nouns: list('steamroller roadroller cementmixer concretemixer jackhammer pneumaticdrill'),
    events: [
      '{a_one} overtook a snail at four in the afternoon, hooted, and the snail has told everybody about {name}',
      '{a_one} went over a football, a wok and a very proud accordion, and each of them now lies flat before {name}',
      '{a_one} began on the dot of seven below a bedroom, and what was shouted out of the window was {name}',
    ],
    conflicts: [
      told(
        'A cat walked across the wet part, and had to be left there, as a row of paws.',
        'It was declared art.',
        'She comes to see it.',
      ),
      told(
        'The road had just been finished when the man from the water board came, with his little spray can.',
        'He made a cross.',
        'There was a cake, and it was flat as well.',
      ),
      told(
        'On a building site everybody watches one, and that one is {them}.',
        'There were eleven of them, with one spade.',
        'He dug later, when they had gone.',
      ),
      told(
        'At the tea break the cup goes on walking across the table, although it has all been switched off.',
        'It is in the elbows.',
        'The biscuit is held by two men.',
      ),
    ],
    closings: [
      'Flat, level and smooth, and then it was the wrong street.',
      'It keeps turning, or it turns into a monument.',
      'Tea at nine; the ears ring for it.',
      'What is under there now is under there.',
    ],
  },
  {
    nouns: list('steamengine steamlocomotive steamtrain modeltrain toytrain modelrailway'),
    events: [
      '{a_one} let off so much steam at the crossing that a whole wedding was married by the wrong vicar, to {name}',
      '{a_one} was loved by one uncle in a boiler suit for forty years, and it was the last thing oiled: {name}',
      '{a_one} ran in a circle round the Christmas tree until Easter, and the cat was stationmaster of {name}',
    ],
    conflicts: [
      told(
        'Everybody who waves is whistled at, and there was a man who only cleaned his window.',
        'He whistled back.',
        'They were married in a siding.',
      ),
      told(
        'In the attic there is a town with nine churches, one cow and a timetable that is kept.',
        'Swiss people come to cry.',
        'The cow was once late.',
      ),
      told(
        'A shovel of coal, and another, and {they} does nine kilometres an hour, downhill and with hope.',
        'A jogger holds the door.',
        'He gets on when he is tired.',
      ),
      told(
        'The children drew {their} face black with soot, and it was the cleanest part of them.',
        'The bath has a dark ring, called Crewe.',
        'Grandmother did the chimney with a brush.',
      ),
    ],
    closings: [
      'Choo, it said, and had no more breath for the rest.',
      'The tunnel was a shoe box, but a long one.',
      'Mind the gap; it is filled with a pencil.',
      'The smoke arrived first, and on time.',
    ],
  },
  {
    nouns: list('rockinghorse hobbyhorse'),
    events: [
      '{a_one} galloped all winter and was still beside the window in spring, which is how far it got with {name}',
      '{a_one} was ridden to the wild west by three generations, and all of them came back for tea on {name}',
      '{a_one} took part in a jumping competition between a girl’s knees, cleared the hedge, and won as {name}',
    ],
    conflicts: [
      told(
        'One ear has been chewed off, and no child has ever admitted to it.',
        'It was grandfather.',
        'He was teething, in 1951.',
      ),
      told(
        'At night {they} rocks all by itself, and the cat says that it is not her.',
        'She is on top, with her eyes shut.',
        'It was the tram, or the cat.',
      ),
      told(
        'A real pony was led past the window, and they looked at each other for a long time.',
        '“You too?” it seemed to ask.',
        'One of them had a runner missing.',
      ),
      told(
        'The mane was cut by a four-year-old hairdresser, and will not grow.',
        'It was “just the ends”.',
        'It has a fringe in front and at the back.',
      ),
    ],
    closings: [
      'Whoa, says somebody small, and the apple goes under the sofa.',
      'Forth, and back, and forth: it is nearly there.',
      'The tail is in a drawer, with the milk teeth.',
      'Two runners, one spring, no destination.',
    ],
  },
  {
    nouns: list('maze labyrinth cornmaze hedgemaze'),
    events: [
      '{a_one} lost a guided tour in April, a search party in May, and in June the sandwich man who followed {name}',
      '{a_one} was drawn on a paper napkin for a child, and the waiter has not found the way back from {name}',
      '{a_one} had a minotaur in the middle, who had only asked for the way out, and was told to follow {name}',
    ],
    conflicts: [
      told(
        'Always keep to the left, they say, and all who kept to the left are in a café there by now.',
        'The cakes are good.',
        'It has a second branch, on the right.',
      ),
      told(
        'Somebody laid down a trail of breadcrumbs, and is being followed by nine ducks.',
        'They know the way.',
        'They are not telling.',
      ),
      told(
        'The gardener has one hedge to cut through when he wants to go home, and it grows again overnight.',
        'He has a hammock at the fourth corner.',
        'His wife throws the letters over.',
      ),
      told(
        'In the middle there is a bench, and on it sits somebody who came in 1987 with a map.',
        'It is of Lyon.',
        'He says that it nearly fits.',
      ),
    ],
    closings: [
      'Dead end, bench, dead end, bench: it was well meant.',
      'The exit is marked, on the outside.',
      'A voice called “here!”, from four sides.',
      'One never meets the same pensioner twice, apart from Harold.',
    ],
  },
  {
    nouns: list('mannequin shopwindowdummy crashtestdummy tailorsdummy shopdummy'),
    events: [
      '{a_one} stood in a shop window for a summer, was asked the way eleven times, and once for marriage as {name}',
      '{a_one} drove into a wall at fifty every Tuesday, got out, dusted off the dots, and drove home as {name}',
      '{a_one} was undressed on the high street at noon by two men on a ladder, and the town still speaks of {name}',
    ],
    conflicts: [
      told(
        'The jacket fits so well because it is held together at the back with eleven clothes pegs.',
        'It is how they all do it.',
        'The customer turned round, once.',
      ),
      told(
        'One hand was taken for a display of gloves, and waves now from another street.',
        'They keep in touch.',
        'It has taken up with a watch.',
      ),
      told(
        'A guard asked {them} to leave at closing time, twice, and then firmly, and then for advice.',
        'He told everything.',
        'It was a great help, he says.',
      ),
      told(
        'At the crash there were two in front and a child’s one behind, and they had only wanted to the sea.',
        'The airbag has the photographs.',
        'They take the train, on their own time.',
      ),
    ],
    closings: [
      '{They} has good posture, and nothing behind it.',
      'On sale, it says at the neck, and means the scarf.',
      'Next season it is a torso, and happier.',
      '{They} blinked. No, {they} did not. Yes, {they} did.',
    ],
  },
  {
    nouns: list('rollator zimmerframe walkingframe mobilityscooter stairlift'),
    events: [
      '{a_one} took the corner by the jam shelf on one wheel, and a whole aisle of pensioners stood up for {name}',
      '{a_one} was fitted with a bell and a racing stripe by a granddaughter, and won the corridor as {name}',
      '{a_one} went up to bed at one kilometre an hour, waving from the banister like royalty, and so was born {name}',
    ],
    conflicts: [
      told(
        'A ramp was built at the front, and now everybody uses it, and the steps have been let to a cat.',
        'The postman takes it at a run.',
        'The piano came in that way as well.',
      ),
      told(
        'The battery says “full”, and the rival of number twelve says “then come”.',
        'It was decided at the bakery, by a nose.',
        'They had to go home on one charger.',
      ),
      told(
        'Two tennis balls sit on {their} feet, and the dog walks behind with an open mouth.',
        'He has waited since Easter.',
        'He gets the old ones, for his birthday.',
      ),
      told(
        'In the basket lie a cake, a cat and a crowbar, and only the cake has been asked about.',
        'It was for a friend, in the home.',
        'They got as far as the ferry.',
      ),
    ],
    closings: [
      'The brake is on; the sherry was poured.',
      'Mind your toes, sings somebody, quite late.',
      'Gliding is how queens do it as well.',
      'There is a horn, and it plays “La Cucaracha”.',
    ],
  },
  {
    nouns: list('megaphone loudhailer walkietalkie'),
    events: [
      '{a_one} whispered a secret with the switch on, and the secret has a bus stop by now, called {name}',
      '{a_one} said “over” at the end of a proposal, there was a long crackle, and what came back was {name}',
      '{a_one} told four hundred people to move to the left, the swans included, and was thanked by none as {name}',
    ],
    conflicts: [
      told(
        'The brother was told to hide behind the shed, and to report, and has reported for three hours.',
        'There is a beetle, over.',
        'The beetle has moved, over.',
      ),
      told(
        'At the regatta the eight was shouted at from a bicycle, and so was the whole bank.',
        'Forty picnickers pulled together.',
        'The cox had a sandwich thrown.',
      ),
      told(
        'One of the two is out of batteries, so that it is more of a diary.',
        'It says “roger” to itself.',
        'It is the better listener.',
      ),
      told(
        'A taxi’s radio got into {their} frequency, and since then Bravo Two picks up a Mrs Miller at nine.',
        'She tips.',
        'She wants to know what an “eagle” is.',
      ),
    ],
    closings: [
      'Over and out, it said, and then: what was that?',
      'Testing, one, two, and the dog lay down.',
      'The echo came back, with a remark of its own.',
      'Loud and clear, especially loud.',
    ],
  },
];
