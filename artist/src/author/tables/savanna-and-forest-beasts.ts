/** Beasts of the savanna, the forest and the night: each class has jokes that only it could have. */
import { MORE_OF_WALRUSES } from './more-of-wild-beasts.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const SAVANNA_AND_FOREST_BEAST_CLASSES: readonly NounClass[] = [
  {
    nouns: list('zebra quagga'),
    events: [
      '{a_one} lay down at a junction for a rest, was walked over by a whole school, and the lollipop lady wrote down {name}',
      '{a_one} was drawn over the scanner at a supermarket, came up as two tins of peaches, and the receipt says {name}',
      '{a_one} asked a tailor whether it was black on white or white on black, and the tailor sat down and sobbed {name}',
      '{a_one} ran past a picket fence at full gallop, and the only spectator saw nothing and shouted {name}',
    ],
    conflicts: [
      told(
        'At the party somebody leaned on {them} in the dark and tried to play a waltz.',
        'It was mostly the black keys.',
        'There were requests.',
      ),
      told(
        'The lion says that he sees only one big stripy thing, and nobody in particular; {they} took that personally.',
        'He was shown {their} left ear, which is quite different.',
        'He has bought glasses, and now he sees two.',
      ),
      told(
        'The old film was in black and white, and {they} would like to know why only the others were paid.',
        'In the colour version {they} is still not in colour.',
        'The director thought that it was the test card.',
      ),
      told(
        'A lorry stopped for {them} at the roadside, then a bus, and all of them waited for somebody to cross.',
        'An old lady did, twice, to be polite.',
        '{They} only wanted the grass.',
      ),
      told(
        'For the third time this spring {they} has been asked why {they} is still in pyjamas at noon.',
        'It is {their} good suit.',
        'The horse stood by and said nothing, loudly.',
      ),
    ],
    closings: [
      'The horse wants to know where {they} had it done, and what it cost.',
      'Last in the dictionary, and first at the water hole.',
      'No two have the same stripes, and no one has ever checked but {them}.',
      'Look left, look right, and then walk over.',
      'White goes at sixty degrees and black at thirty, so {they} has never been washed.',
    ],
  },
  {
    nouns: list('hyena'),
    events: [
      '{a_one} laughed at a joke before it was told, had to be told the end, and the end was {name}',
      '{a_one} was hired for the back row of a weak comedy, and the run was extended for {name}',
      '{a_one} got the giggles at a reading of a will, set off the notary, and inherited a clock and the name {name}',
      '{a_one} arrived at the lion’s dinner as coffee was served, asked “anyone finishing that?”, and was shown out as {name}',
    ],
    conflicts: [
      told(
        'It was not funny at all, {they} says; that is simply what nerves sound like.',
        'The dentist found out first.',
        'A comedian has retired on it.',
      ),
      told(
        'The lion left half a buffalo “for later”, and {they} asked him for a date in writing.',
        'He wrote “Tuesday”, on the half that was gone.',
        'They have the same butcher now, who is also the lion.',
      ),
      told(
        'A tin of beans, the tin opener and the shopping bag were eaten in that order, and {they} praised the bag.',
        'A bone was sent back as underdone.',
        'The bill was a light dessert.',
      ),
      told(
        'A minute’s silence had been agreed with {them} beforehand, in every detail, and {they} lasted for eleven seconds.',
        'It was the hat in front.',
        'The widow has said that he would have liked it.',
      ),
      told(
        'The film about the young lion made a villain of {them}, and {they} has seen it nine times from the aisle.',
        'It is always at the same scene that {they} has to go out, crying.',
        '{They} maintains that there was a misunderstanding about the gorge.',
      ),
    ],
    closings: [
      'The leftovers are called “tapas” now.',
      'Whoever laughs last has usually eaten best.',
      'In that family the daughters have the say, and the jokes.',
      'Somebody is laughing in the dark, and somebody else has stopped finding it funny.',
      'Nothing is thrown away; it is only late.',
    ],
  },
  {
    nouns: list('hippo hippopotamus'),
    events: [
      '{a_one} got into a paddling pool, the water got out, and it was greeted down the street as {name}',
      '{a_one} yawned at a christening in the park, the vicar looked in, and what came back up was {name}',
      '{a_one} danced in a tutu in front of a full house, and the floorboards gave way at the curtain call for {name}',
      '{a_one} kept only two ears above water for a whole regatta, and the winning boat turned out to be {name}',
    ],
    conflicts: [
      told(
        'A bird cleans {their} teeth on Tuesdays, and last week it brought a trainee.',
        'It went in with a bucket.',
        'The yawn was held by a third colleague, for science.',
      ),
      told(
        '{They} eats grass, naps and floats, and does not see why the whole river bank walks on tiptoe.',
        'The crocodile keeps to the left, and greets first.',
        'One canoe asked; it is now a raft.',
      ),
      told(
        'Over the weekend {they} was rented out as an island, with a view of the island.',
        'The deckchair has left a dent.',
        'They were asked to vacate it at the first bubble.',
      ),
      told(
        'At the swimming baths {they} walked along the bottom from end to end, which is not, says the bath attendant, swimming.',
        'It was a record, but in hiking.',
        'Nobody has asked {them} to use the diving board again.',
      ),
      told(
        'Four marbles were thrown to {them} as a joke, from a game that {they} takes very seriously.',
        'Hungry is a strong word, says {they}.',
        'All four were found, in order.',
      ),
    ],
    closings: [
      'Two ears, two nostrils, and two tons of “do not disturb”.',
      'The mud is by appointment only.',
      'It is all water; the scales were never asked back.',
      'When the mouth opens, the conversation is over.',
      'The bath was full before {they} ran it.',
    ],
  },
  {
    nouns: list('rhino rhinoceros'),
    events: [
      '{a_one} charged at a jeep, found that it was a tree, begged its pardon, and was thanked by the jeep as {name}',
      '{a_one} lost {their} glasses on the first day of the dry season, and has greeted every rock since with {name}',
      '{a_one} took the bull bar of a Land Rover for a long-lost aunt, and kissed the number plate, which reads {name}',
      '{a_one} went through a wall although there was a door, and the outline in the plaster is listed as {name}',
    ],
    conflicts: [
      told(
        'First {they} charges, and only then looks what it was; on Friday it was the sunset.',
        '{They} is gaining on it.',
        'The horizon has a dent.',
      ),
      told(
        'A small bird sits on {their} back and says what is coming, and on Monday it had a day off.',
        'It came back to a village with one house fewer.',
        'The stand-in was a sparrow with a stammer.',
      ),
      told(
        'Criticism does not get through, for the skin is two inches thick, so the critic’s remarks were handed to {them} in writing.',
        'The envelope is still on the horn.',
        '{They} cannot read without the bird.',
      ),
      told(
        'A unicorn was to come to the children’s party, and the agency only had {them}.',
        'The girl in pink maintains that it was the real one.',
        'Everybody got a ride, and nobody got a cake.',
      ),
      told(
        'At the optician’s {they} read out the top line, which was the optician.',
        'He is an E, it seems.',
        'The frames would not go over the horn, so they sit on the bird.',
      ),
    ],
    closings: [
      'It is all right: {they} has seen you now, roughly.',
      'In the china shop they speak of the bull as the good old days.',
      'The horn is for show, and the show is on.',
      'Heavy traffic gives way, and then gives statements.',
      'Somebody ought to tell {them} that it was a bush.',
    ],
  },
  {
    nouns: list('tapir anteater aardvark'),
    events: [
      '{a_one} put {their} nose round the corner on Monday, followed on Tuesday, and in between was announced as {name}',
      '{a_one} was entered in a quiz as half a pig and half a hoover, scored no points, and is in the book as {name}',
      '{a_one} knocked at a mound of nine million tenants, said that it was the meter man, and they all called {name}',
      '{a_one} came first in the children’s dictionary, bowed, and has been looked up as {name}',
    ],
    conflicts: [
      told(
        'Visitors at the zoo stop in front of {them}, read the board, look again, and say “no, that cannot be right”.',
        '{They} has read the board too.',
        'One asked where the rest of the elephant was.',
      ),
      told(
        'Dinner had thirty thousand legs and an escape plan, and {they} has a tongue of two feet.',
        'The queen was let off, for tact.',
        'They would have got away but for the one who went back for a hat.',
      ),
      told(
        'The picnic was cancelled by the family for want of ants, which is the wrong way round, and {they} was the reason.',
        'Nobody touched the jam.',
        'It was spread on the blanket, in the end, and waited beside.',
      ),
      told(
        'A cold was caught by {them} in the first inch, and took until Easter to reach the head.',
        'One handkerchief was not enough; it was the curtain.',
        'The neighbours counted down to each sneeze, and went indoors.',
      ),
      told(
        'A plate of spaghetti went down in one breath, with the tablecloth and part of the next conversation.',
        'It was about ants, by coincidence.',
        'The cook came out and hid the rest.',
      ),
    ],
    closings: [
      'The nose has been there already, and can recommend it.',
      'No straw, thank you; one is fitted.',
      'The ants tell their children of a very long night.',
      'Nobody knows what it is, but everybody has seen it somewhere.',
      'First in the alphabet, and last to leave the buffet.',
    ],
  },
  {
    nouns: list('wolf wolves'),
    events: [
      '{a_one} blew at a house of straw, a house of sticks and a house of brick, and the report on building materials is by {name}',
      '{a_one} lay in bed in a nightcap, was asked about {their} ears, eyes and teeth, and lost patience at {name}',
      '{a_one} walked among the sheep in a borrowed fleece, was sheared with them, and went for sixty pence as {name}',
      '{a_one} howled at the moon every night for a year, until a man leaned out of it and said “{name}, please”',
    ],
    conflicts: [
      told(
        'A boy cried that {they} was coming, every day at four, and {they} had never even been invited.',
        'On the fifth day {they} went, out of embarrassment.',
        'The village was out; it was the sheep that offered tea.',
      ),
      told(
        'In the basket were cake and wine, and nobody ever asks what {they} ate of that.',
        'The recipe is grandmother’s own.',
        'The red hood was left on the hook, and suits {them}.',
      ),
      told(
        'The lone life was given up by {them} on Sunday; it is only that the pack will not sit still for the photo.',
        'The one at the back is a husky, and nobody likes to say so.',
        'On the next one all of them howl, with red eyes.',
      ),
      told(
        'The third little pig has put a kettle under the chimney, and {they} has had to give up dropping in.',
        'They talk through the letterbox now, about lime mortar.',
        'The second one builds with brick as well, since the insurance.',
      ),
      told(
        'Somebody told {them} that the dog is a nephew, and {they} has just seen him in a raincoat, on a lead.',
        'He gave a paw, and {they} had to look away.',
        'He has a sofa, though. {They} did ask about the sofa.',
      ),
    ],
    closings: [
      'It was always the better to hear you with.',
      'The moon has been asked to howl back, for once.',
      'Keep it from the door, they say, and then leave the ham on the window sill.',
      'The sheep’s clothing is hand wash only.',
      'Hungry as ever, and in {their} case it is not a figure of speech.',
    ],
  },
  {
    nouns: list('moose elk deer stag caribou doe fawn'),
    events: [
      '{a_one} stood in the middle of the road and looked into the headlights for so long that the driver came out and confessed to {name}',
      '{a_one} was painted at dawn on a hilltop, roaring, and hung over so many sofas that the whole street knows {name}',
      '{a_one} got the washing line caught up top, ran through the wood in four shirts, and was reported as {name}',
      '{a_one} came in by the garage to rub {their} head on a bicycle, went off with it, and won the stage as {name}',
    ],
    conflicts: [
      told(
        'A yellow sign with {their} picture has been put up, and {they} crosses only there now, jumping, as shown.',
        'It takes several goes to get the leg right.',
        '{They} has asked for a better likeness.',
      ),
      told(
        'In February {their} whole headgear fell off, one side on Monday, the other on Thursday, and in between {they} walked in circles.',
        'The hall stand had to be bought back from a flea market.',
        'Half a hatter was consulted.',
      ),
      told(
        'The apples under the tree had begun to ferment, and {they} had eleven, and told a garden shed about {their} youth.',
        'The shed has heard worse.',
        'In the morning the swing had to be taken off.',
      ),
      told(
        'Each Christmas a man in red rings up about the sleigh, and {they} gives the number of a colleague with a nose.',
        'It is night work, and the roofs are steep.',
        'The carrot is paid out late.',
      ),
      told(
        'Over the mantelpiece of the inn hangs a head that looks like {them}, and {they} went round the back to see the rest.',
        'There was only the kitchen.',
        'It is Uncle Gustav, and he was always one for inns.',
      ),
    ],
    closings: [
      'Please drive slowly; {they} has not decided yet.',
      'The hats in the hall are hanging on {them} again.',
      'It is rutting season, and there is nobody one can reasonably ask to move the car.',
      'The hunter sneezed, and they have both agreed not to mention it.',
      'Ten points on the left, nine on the right, and a duster on one.',
    ],
  },
  {
    nouns: list('bison buffalo yak musk-ox'),
    events: [
      '{a_one} was on the move with forty thousand others, stopped for a flower, and the pile-up is known as {name}',
      '{a_one} stood face first in a snowstorm for two days, and what was dug out in front was {name}',
      '{a_one} was combed for the fair, the fringe went up, and it saw the farmer for the first time and said {name}',
      '{a_one} lay down on the railway line in 1871, and the next halt has been announced as {name}',
    ],
    conflicts: [
      told(
        'Tourists got out of the car for a photo with {them}, and have now a photo of the sky, the sky, and a tree from above.',
        'The last one is of the tonsils of the man himself.',
        'The car door was brought along afterwards, with regards.',
      ),
      told(
        'The fringe has not been cut since the Ice Age, and {they} has gone by smell; on Saturday it was a hairdresser.',
        'She took off four pounds, and found a comb from another one.',
        'A jumper has come of it, and it is already too warm.',
      ),
      told(
        'The herd runs whenever one of them does, and {they} had only dropped a sweet.',
        'Three counties are flatter now.',
        'It was found again, and shared.',
      ),
      told(
        'The butter in the tea was {their} idea, as was the salt; the guests had asked for milk.',
        'It keeps the wind out, from the inside.',
        'One of them has crossed a pass since, without noticing.',
      ),
      told(
        'Home, home on the range, sang a man with a guitar, and {they} had to listen to where {they} lives.',
        'Seldom was heard an encouraging word.',
        'He was walked to the fence, at a roam.',
      ),
    ],
    closings: [
      'The weather comes from the front, and so does {they}.',
      'The wool is warm, the look is cold, and the grass is gone.',
      'Where {they} has stood there is no hill any more.',
      'All of the weight is at the front, and so is the opinion.',
      'It says on the coin what it is worth, and {they} is on the back.',
    ],
  },
  {
    nouns: list('seal walrus sealion sea-lion'),
    events: [
      ...MORE_OF_WALRUSES.events,
      '{a_one} clapped at the end of a speech by the harbourmaster, alone, for nine minutes, and the harbour has honoured {name}',
      '{a_one} balanced a beach ball on {their} nose through a whole wedding, and the groom dropped the ring at {name}',
      '{a_one} hauled {themself} up on a jetty in Norway, sank two yachts by sitting on them, and is in the log as {name}',
      '{a_one} trimmed {their} moustache for a passport photo, the official saluted, and the rank goes with the name of {name}',
    ],
    conflicts: [
      ...MORE_OF_WALRUSES.conflicts,
      told(
        '{They} has kept the best slab on the beach since May, and four hundred others lie on it too.',
        'Somebody turns over at three, and then all of them do.',
        'A towel was laid out at dawn by one from the next bay.',
      ),
      told(
        'For a herring {they} will jump through a hoop, shake hands and sing; on land {they} has to be paid in advance.',
        'The tax office was offered a flipper.',
        'The hoop was returned, with bite marks of regret.',
      ),
      told(
        'Between the sea and the deckchair there are nine yards of shingle, and {they} has been under way, on {their} belly, since lunch.',
        'The tide has overtaken {them}, politely.',
        'A child with a bucket asks at intervals whether {they} is stuck.',
      ),
      told(
        'An oyster was talked to by {them} about the time and other things, shoes and ships, and never came to its own point.',
        'Its cousins had all gone too.',
        'The carpenter still has the bread.',
      ),
      told(
        'A penguin was asked to dinner, but they live at opposite ends of the world, and {they} has kept the fish warm.',
        'It sent its apologies, from below.',
        'That it is the wrong pole is something that both were told at school.',
      ),
    ],
    closings: [
      ...MORE_OF_WALRUSES.closings,
      'In water it is a ballet, and on land it is a removal.',
      'One clap is for the fish, and one is for luck.',
      'The moustache is for feeling about in the dark; the dignity came free.',
      'Nobody is comfortable on a rock, but nobody does it better.',
      'Most of the fat is for the winter, and the rest is charm.',
    ],
  },
  {
    nouns: list('bat fruitbat'),
    events: [
      '{a_one} hung up {their} coat, the coat was still on, and it has answered from the rail to {name}',
      '{a_one} shouted at a wall in the dark to hear where it was, and the wall answered {name}',
      '{a_one} got into a lady’s hair in a proverb, was combed out in the dark, and is known at the salon as {name}',
      '{a_one} moved into a belfry with a bell at noon and one at midnight, and could afterwards only hear {name}',
    ],
    conflicts: [
      told(
        'Everything on {their} noticeboard is the right way up, and so nobody else can read it.',
        'The tea stays in the cup only by goodwill.',
        'Guests get a hook and a headache.',
      ),
      told(
        '{They} is not blind, whatever the saying says, and keeps an optician’s letter; nobody has found the lamp to read it by.',
        'The moth has read it, briefly.',
        'It says “excellent”, upside down.',
      ),
      told(
        'The count next door comes to the window at night and wants to be counted as family.',
        'He has the cape, but not the ears.',
        'He was offered a banana, and went off hurt.',
      ),
      told(
        'A wall of the attic was moved six inches to the left by the builders, and {they} has not been on speaking terms with the echo.',
        'The plaster now has a nose in it.',
        'The echo says that it told {them}.',
      ),
      told(
        'A rich man in a mask has named his car, his cave and his telephone after {them}, and never rang.',
        'The cave was hers, says the landlady.',
        '{They} has been to the premiere, and hung through it.',
      ),
    ],
    closings: [
      'The day ended well, with the feet up.',
      'Whatever was said behind {their} back has been heard, and measured.',
      'The world is upside down, and {they} is the only one who holds on properly.',
      'Call out before you come in; {they} does.',
      'The midges had plans for the evening.',
    ],
  },
  {
    nouns: list('meerkat mongoose prairiedog marmot groundhog'),
    events: [
      '{a_one} stood up to look for eagles, then for the bus, and the whole bus stop stood up and said {name}',
      '{a_one} came out of the ground in February, saw {their} own shadow, and the winter after it is called {name}',
      '{a_one} was on lookout duty, fell asleep on {their} feet, and was saluted by three coach parties as {name}',
      '{a_one} whistled once, four hundred neighbours vanished, and the man with the parcel was left with {name}',
    ],
    conflicts: [
      told(
        'The watch was relieved at six, at noon and at six, but no one told {them} what they were watching for.',
        'It is over there, by the looks of it.',
        'The handover takes one nod, and a look at the sky.',
      ),
      told(
        'Down in the burrow are eleven bedrooms and one bathroom, and a cousin with a newspaper.',
        'There is a second exit, and everyone uses it, shouting.',
        'He is on the sports pages.',
      ),
      told(
        'A scorpion was cooked by the children as homework, and {they} had to eat it with the sting on and say “mm”.',
        'It got a star.',
        'The sting was the vegetable.',
      ),
      told(
        'The forecast depends on whether {they} casts a shadow, and this year the television lights were on.',
        'It is going to be winter in the studio.',
        'The weatherman has stopped sending the carrot cake.',
      ),
      told(
        'A drone has been circling above the colony since Monday, and {they} has described it to the others as “a thin one”.',
        'It does not dive, and it never eats.',
        'They sit beneath it now, for the shade.',
      ),
    ],
    closings: [
      'Somebody has to look the other way, and they do it in turns.',
      'All clear, says the whistle; all clear, says nobody.',
      'It is Monday again, and then it is Monday again.',
      'The neck is up, the paws are crossed, and the news is bad but small.',
      'The babysitter is on lookout, and the lookout is on the babysitter.',
    ],
  },
  {
    nouns: list('weasel stoat polecat marten wolverine'),
    events: [
      '{a_one} went up one trouser leg at the county fair, came down the other, and the wearer sang out {name}',
      '{a_one} got under the bonnet of a car for the night, tasted the cables, and the garage made out the bill to {name}',
      '{a_one} turned round once in a lift, the lift was evacuated, and the alarm panel has shown {name}',
      '{a_one} went pop in a song, everybody stood up, and the encore was for {name}',
    ],
    conflicts: [
      told(
        'The hole was as wide as a wedding ring, and {they} came through it with a whole chicken; how, is asked in the yard.',
        'The chicken does not know either.',
        'The ring has been in the family since.',
      ),
      told(
        'A sock, a key and an egg are missed in the house, and under the sofa {they} keeps what {they} calls the collection.',
        'It is open on Sundays, for the very flat.',
        'The egg is a loan.',
      ),
      told(
        'The brakes of the neighbour’s car were eaten by {them}, and only the left ones, as one does in a good restaurant.',
        'Starters, the mechanic says.',
        'He has put a dog’s brush in, and {they} has brushed {themself}.',
      ),
      told(
        '{They} lifted {their} tail by way of a warning, and a garden party went home without a word.',
        'The tomato soup was for bathing in.',
        'The tent has been written off, and the bishop aired.',
      ),
      told(
        'To confuse the rabbit {they} danced, rolled and stood on {their} head, and the rabbit brought two friends.',
        'It has become a fixed engagement.',
        'Nobody was eaten, for the interval was too good.',
      ),
    ],
    closings: [
      'That is the way the money goes.',
      'Long, thin, and already behind the fridge.',
      'It was a bad smell, and it meant well.',
      'In winter the fur is white, and the record is too.',
      'The loft is quiet now, which is worse.',
    ],
  },
  {
    nouns: list('platypus duckbill'),
    events: [
      '{a_one} was sent to a museum in a box, and the professor looked for the seam, found none, and wrote down {name}',
      '{a_one} closed eyes, ears and nose to look for breakfast, found it all the same, and it was a diver called {name}',
      '{a_one} was put together from what was left late on a Saturday, looked at on the Sunday, and called {name}',
      '{a_one} was drawn by a child without a rubber, hung on the fridge, came down at night, and answers to {name}',
    ],
    conflicts: [
      told(
        'In the questionnaire at the zoo {they} ticked “beak”, “egg”, “fur” and “other”, and was sent a second questionnaire.',
        'It is addressed to the parts.',
        'Under “other” {they} wrote a whole page.',
      ),
      told(
        'There is a spur with poison in it on the hind foot, and the dancing school asks for slippers.',
        'The tango was called off.',
        'The slippers have been asked to leave.',
      ),
      told(
        'The zoo asked for a photograph from the front, and was told that all sides are provisional.',
        'The left side has been sent in for approval.',
        'It came out as two animals and a boot.',
      ),
      told(
        'Breakfast was laid: one egg, and a saucer of milk, and {they} said that all of it was homemade.',
        'The guests had toast.',
        'There is no jug; one does not ask.',
      ),
      told(
        'Nobody in the pub believed the tale of {their} relations, so they were brought along: a duck, a beaver, and an accountant.',
        'The accountant is on the mother’s side.',
        'They got a table for one.',
      ),
    ],
    closings: [
      'The committee that designed {them} had a very good lunch.',
      '{They} exists; the encyclopaedia has been to see.',
      'The bill has come, and it is on the front.',
      'Half of it looks like a mistake, and the other half is the correction.',
      'The scientist in London looked for the seam.',
      'No two books have it on the same page.',
      '{They} is real, and has a library card to say so.',
      'Australia was asked to explain itself, and waved.',
    ],
  },
];
