/** What one stranger in a hundred asks for: a bedpan, an insulin pump, a taxidermist, moss, a kotatsu, the number 7, Kevin, a word that is none. */
import { list, type NounClass, told } from './noun-class.ts';

export const SELDOM_WISHED_CLASSES: readonly NounClass[] = [
  {
    nouns: list('bedpan commode chamberpot pottychair'),
    events: [
      '{a_one} was rung for at ten past three by the whole of Ward Nine at once, went the rounds, and was thanked bed by bed as {name}',
      '{a_one} was put down cold, heard the shriek, and has warmed itself on the radiator first ever since it was called {name}',
      '{a_one} was carried down the corridor under a cloth, like a bishop’s hat, and the patients bowed to {name}',
      '{a_one} was held up by a visiting duke for a salad bowl, nobody dared to say it, and on the place card it was {name}',
    ],
    conflicts: [
      told(
        'The night nurse calls {them} “my treasure” and means it, for nobody else has come so quickly when called.',
        'The doctor takes till morning.',
        'They have seen each other at their worst, and stayed.',
      ),
      told(
        '{They} knows something about everybody on the ward, and has never let a word slip.',
        'The chaplain comes to {them} for advice.',
        'It goes no further than the sluice.',
      ),
      told(
        'A flower arranger saw {them} at a jumble sale, thought of tulips, and had to be told in the car park.',
        'The tulips had to be told as well.',
        'They look very well in it, all the same.',
      ),
      told(
        'Whoever has sat there in plaster, behind a thin curtain, at visiting time, knows what bravery is.',
        'The curtain did not quite meet.',
        'An aunt put her head round it, with grapes.',
      ),
      told(
        '{They} was warmed, offered at the right angle, and slid in by a student who had only practised on a melon.',
        'The melon had been easier to please.',
        'There was a round of relief.',
      ),
    ],
    closings: [
      'Please ring, and it will come, with a warm rim.',
      '{They} has been emptied, rinsed and forgiven.',
      'Somebody has to, and it does so without pulling a face.',
      'The cloth goes on top, and nothing more will be said.',
      'Dignity is mostly a matter of the right moment.',
    ],
  },
  {
    nouns: list(
      'insulin insulinpump glucosemeter glucosemonitor dialysis dialysismachine inhaler nebuliser ventilator defibrillator infusionpump',
    ),
    events: [
      '{a_one} beeped in the quietest part of a concert, the conductor waited for it to finish, and the solo was put down to {name}',
      '{a_one} was stopped at the airport, explained itself to nine officers, and by the end all of them wished good health to {name}',
      '{a_one} had not missed one minute in eleven years, day or night, and the hospital baked a cake without sugar for {name}',
      '{a_one} was taken for a pager, a radio and a bomb on one and the same tram, and introduced itself at last as {name}',
    ],
    conflicts: [
      told(
        'It does quietly, all night long, what nobody else in the house would get up for.',
        'In the morning it is told “thank you”, by somebody who means it.',
        'The cat sleeps against it, for the company.',
      ),
      told(
        'At four in the morning it gives the low alarm, and there is always one biscuit by the bed for that.',
        'The dog knows the beep, and about the biscuit.',
        'It once beeped for nothing, and got half.',
      ),
      told(
        'It plans a holiday like everybody else: two bags of tubing, a plug for Spain, a letter from the doctor.',
        'The sea was seen, with the lid on.',
        'The letter is longer than the holiday.',
      ),
      told(
        'A child at the pool asked what it was, was told “a small robot that looks after me”, and wanted one.',
        'The child has drawn it, with a cape.',
        'The robot went red, which is only the battery.',
      ),
      told(
        'The nurses say good morning to it before they say it to the consultant.',
        'It answers more clearly.',
        'It has never once said “let us wait and see”.',
      ),
    ],
    closings: [
      'Beep, and all is well.',
      '{They} asks for one new battery, and no fuss.',
      'Some friends you wear.',
      'It goes on, and so does somebody.',
      'Fully charged, and hardly ever thanked enough.',
    ],
  },
  {
    nouns: list('taxidermist taxidermy'),
    events: [
      '{a_one} gave a fox a look of mild surprise, in 1988, ran out of any other, and the whole museum is surprised at {name}',
      '{a_one} was left alone in the shop with forty heads, said good night, and something by the door said “good night, {name}”',
      '{a_one} sewed a trout from the wrong picture, and the angler who had caught it has a new story and the card of {name}',
      '{a_one} sat so still at a party that two guests felt the seams and admired {name}',
    ],
    conflicts: [
      told(
        'The glass eyes come by post in a box of a hundred, and on opening it one is looked at by all of them.',
        'Two are never the same, and they know.',
        'The postman asks to have the lid shut.',
      ),
      told(
        'A stoat has been finished with a smile, because {they} had had good news that day.',
        'It has sold before all the fierce ones.',
        'The rest of the shelf now looks at it sideways.',
      ),
      told(
        '“He might get up at any moment”, said a widow of her spaniel, and {they} said “please do not call him”.',
        'She called him.',
        'The tail had not been glued quite down.',
      ),
      told(
        'Dinner guests count the animals in the house, and then go on to ask in a low voice which are the pets.',
        'The cat has been poked three times.',
        'It has learnt to blink, for safety.',
      ),
      told(
        'There was some bear over, and some sheep, and so there is something new in the window.',
        'It is labelled “from abroad”.',
        'A zoologist has written to ask for its address.',
      ),
    ],
    closings: [
      'Business is dead, and doing well.',
      'Everything here is stuffed, including the sandwiches.',
      'Please do not stand still in the shop for too long.',
      'The seam runs down the back, where nobody looks.',
      'Hold that pose, it says on the bill.',
    ],
  },
  {
    nouns: list('moss lichen liverwort'),
    events: [
      '{a_one} was told in 1811 that the stone was taken, waited, and has had it to itself since as {name}',
      '{a_one} grew over the name of a general on his own monument, and what can still be read is {name}',
      '{a_one} came in third in a race against a glacier, was very pleased, and lay down as {name}',
    ],
    conflicts: [
      told(
        '{They} has been on the way to the north side of a tree since the spring of 1978, and can see it from here.',
        'The tree has been felled in the meantime.',
        'Hikers ask for the way, and are told “wait”.',
      ),
      told(
        'A rolling stone came by once, and it was love, but it could not stay.',
        'It gathers nothing, and writes seldom.',
        'A letter did come, and had rolled the whole way.',
      ),
      told(
        'A gnome lay down on it for one night, and gave it five stars and a small bow.',
        'It has been fully booked until the frost.',
        'Breakfast is dew, from six.',
      ),
      told(
        'In a Japanese garden an old man has combed {them} daily for forty years, and they never quarrel.',
        'He does it with a feather, and talks about his knee.',
        'It has grown one centimetre, out of thanks.',
      ),
    ],
    closings: [
      'Green, quiet, and not in any hurry at all.',
      'Please take off your shoes, and then your worries.',
      'It was here before the path.',
      'Nothing happened, and it was lovely.',
    ],
  },
  {
    nouns: list('kotatsu heatedtable'),
    events: [
      '{a_one} was sat down at in November “for one tea”, and the family came out in March and named it {name}',
      '{a_one} had four people round it and five pairs of feet, and the cat answered to {name}',
      '{a_one} was crawled into by a tax inspector, who came to ask about the heating and signed the rest of the form as {name}',
    ],
    conflicts: [
      told(
        'The mandarins are on top, the blanket is up to the chin, and the remote control is two metres away.',
        'They have watched the test card since New Year.',
        'Rock, paper, scissors was played for it, and nobody went.',
      ),
      told(
        'Whoever gets up to answer the door loses the warm place, and so the postman has had the parcel for a month.',
        'He has one at home himself, and understands.',
        'He was told to come in, and has not come out.',
      ),
      told(
        'Under the quilt it is summer, above it is January, and the border runs through every belly button.',
        'The cat has a passport.',
        'The belly button has its own weather report.',
      ),
    ],
    closings: [
      'Just five more minutes, and a mandarin.',
      'Someone has cold feet, and will not say who.',
      'The cat is in the middle, and asks you to close the flap.',
      'Spring was announced, and asked to wait outside.',
    ],
  },
  {
    nouns: list('theremin ondesmartenot'),
    events: [
      '{a_one} was played by somebody who only wanted to shoo away a wasp, and the hall rose for {name}',
      '{a_one} started by itself when the cleaner walked past, wept for the length of a corridor, and signed as {name}',
    ],
    conflicts: [
      told(
        'Nobody has ever touched {them}, and it can be heard in the voice.',
        'A hand comes close each evening, and goes away again.',
        'Two octaves of it are longing.',
      ),
      told(
        'A moth flew through the concert, and the critics called it the finest slow movement in years.',
        'The moth bowed at the lamp.',
        'It has been booked for the autumn, with a candle.',
      ),
      told(
        'As soon as somebody comes nearer, {they} goes up by a fifth, like an aunt who has seen a mouse.',
        'The flying saucer outside took it for an invitation.',
        'They had to carry {them} in backwards, humming.',
      ),
    ],
    closings: [
      'Ooo-eee-ooo, says the next room.',
      'Please do not touch; it would not know what to sing.',
      'Every film with a flying saucer sends regards.',
    ],
  },
  {
    nouns: list('7 seven'),
    events: [
      '{a_one} turned up three times in a row on a fruit machine, and out came four buckets of coins and {name}',
      '{a_one} was asked for by everybody who was to think of any number, and put up a sign that says {name}',
      '{a_one} asked nine to dinner, there were eight at the table before, and the bill was paid by {name}',
    ],
    conflicts: [
      told(
        'Six is afraid of {them}, because of what happened to nine.',
        'Nothing was ever proved, and there were no leftovers.',
        'Eight was there, and keeps saying that it saw nothing, twice.',
      ),
      told(
        'The dwarfs, the seas, the sins and the days of the week all came to one birthday, each with a spoon.',
        'The sins stayed longest.',
        'Wednesday stood in the corner with Grumpy.',
      ),
      told(
        'A magician asks people for a number from one to ten, and has never needed to learn another trick.',
        'He writes it on the envelope before breakfast.',
        'One man said “four”, and was asked to leave.',
      ),
      told(
        'Some people put a bar through {them}, and {they} goes about in it like a hero with a sash.',
        'Without it, one has been paid as a one.',
        'The English find it a bit much.',
      ),
    ],
    closings: [
      'It divides into nothing, and is proud of it.',
      'Everything is put on it, on red, every Friday.',
      'Break a mirror, and it will come to stay for as many years.',
      'The world was made in six, and this one had a lie-in.',
    ],
  },
  {
    nouns: list('13 thirteen'),
    events: [
      '{a_one} looked for its floor in a hotel, found twelve and fourteen, and lives on the stairs between them as {name}',
      '{a_one} came to a dinner as the last guest, the other twelve moved their chairs, and the salt fell over by itself for {name}',
      '{a_one} was given a seat on an aeroplane with no such row, and stood in the aisle to Lisbon as {name}',
    ],
    conflicts: [
      told(
        'A black cat crossed the road in front of {them}, stopped, and went back the other way to be on the safe side.',
        'They nodded at each other, like colleagues.',
        'A ladder was standing there, and it stepped aside.',
      ),
      told(
        'On a certain Friday {they} has to work, and all the other days nobody rings.',
        'It is booked two or three times a year, and lives on that.',
        'The Friday sends a car.',
      ),
      told(
        'The baker gives {them} away for nothing, at the end of a dozen, which is the only kindness so far.',
        'It was a poppy-seed one.',
        'They have been to the sea together.',
      ),
      told(
        'In a lift in {town} the button is missing, and {they} presses the place where it would be, every evening.',
        'One night it lit up.',
        'The lift says “mind the gap”, and means it kindly.',
      ),
    ],
    closings: [
      'Touch wood, please, but not this wood.',
      'In Italy it is lucky, and has taken a flat there.',
      '{They} has never harmed anybody, and has kept the receipts.',
      'Fingers were crossed, and got stuck.',
    ],
  },
  {
    nouns: list('zero 0 nought'),
    events: [
      '{a_one} was put in front of a million, made no difference, moved to the other end, and was the richest of all as {name}',
      '{a_one} was invented in India to stand where nobody was, liked it there, and the place card says {name}',
    ],
    conflicts: [
      told(
        'Somebody divided by {them} on a pocket calculator, and the E that came up has not gone away.',
        'The calculator now lives in the country.',
        'It was only half past nine, and then it was not.',
      ),
      told(
        'It has been added to a great many things, and not one of them has noticed.',
        'When it left, they did not notice either.',
        'A bill for it has been paid, in full.',
      ),
      told(
        'On the scoreboard {they} comes in pairs, and nine thousand people go home early.',
        'The goalkeepers have sent a card.',
        'It was a good nil, said the captain.',
      ),
    ],
    closings: [
      'It amounts to nothing, and has the figure for it.',
      'Start counting here, say the programmers.',
      'A ring with nobody in it, and very much at ease.',
    ],
  },
  {
    nouns: list('hug cuddle'),
    events: [
      '{a_one} was meant to be short and manly, with two claps on the back, and was still going on when the shop shut on {name}',
      '{a_one} was started by two people who could not agree on who was over and who was under, and the nose in the middle was {name}',
      '{a_one} met a handshake halfway, they both changed their minds, and what came of it is called {name}',
    ],
    conflicts: [
      told(
        'It was over, in the opinion of one of them, and the other had just begun.',
        'A bus was missed, and then a decade.',
        'They breathe in turns.',
      ),
      told(
        'An aunt gives {them} at the door, with a brooch, and the pattern can be read on the cheek until Monday.',
        'It is a beetle, the left way round.',
        'She takes another for the road.',
      ),
      told(
        'There is the sort with one arm, the sort with a rucksack, and the sort that lifts one off the floor.',
        'The chiropractor sends a calendar for the last.',
        'The rucksack got the best of it.',
      ),
      told(
        'A grandfather who had never given one gave one at a station, and the train was held for it.',
        'The guard looked at the clouds.',
        'He has asked whether it may be done sitting down.',
      ),
    ],
    closings: [
      'Come here, you.',
      'There, there, said the jumper.',
      'It holds on for one second longer than it has to.',
      'Open from both sides.',
    ],
  },
  {
    nouns: list('simp'),
    events: [
      '{a_one} sent nineteen hearts to somebody who had only asked what time it was, and was saved in that telephone as {name}',
      '{a_one} carried nine bags of a perfect stranger up to the sixth floor, was told “thanks, mate”, and has framed it as {name}',
    ],
    conflicts: [
      told(
        'The message was read on Tuesday, and {they} has been explaining since that it is a busy time of year.',
        'It is a slice of something, and has no telephone.',
        'Two blue ticks were printed out, and kissed.',
      ),
      told(
        '{They} has laid a coat over a puddle so often that the puddle has come to expect it.',
        'It was crossed elsewhere.',
        'The cleaner gives a discount, out of pity.',
      ),
      told(
        '“It is not like that”, {they} tells the friends, holding the handbag.',
        'It matches the shoes, to be fair.',
        'The friends have had a T-shirt made.',
      ),
    ],
    closings: [
      'Seen, two minutes ago, and for ever.',
      'It is going very well, on one side.',
      'Somebody has to applaud the way it chews.',
    ],
  },
  {
    nouns: list('42 fortytwo'),
    events: [
      '{a_one} was what the machine said after a very long time, and nobody had written down the question, so they called it {name}',
      '{a_one} was put on the last line of an exam by a boy who had read a book, and got full marks as {name}',
    ],
    conflicts: [
      told(
        'A computer took seven and a half million years over {them}, and forgot to save.',
        'The printer had no paper, in any case.',
        'It says that it would do it again, for the quiet.',
      ),
      told(
        'Everybody has the answer by now, and a club meets on Thursdays to find out what they should have asked.',
        'Last week they got as far as “how many”.',
        'The tea is always almost, but not quite, like tea.',
      ),
      told(
        'Programmers put {them} wherever a number is needed and none is known, and three bridges stand on that.',
        'They hold, on the whole.',
        'One has a towel hung over the rail.',
      ),
    ],
    closings: [
      'Do not panic, and bring a towel.',
      'That is the answer, and please stop asking.',
      'The mice had it first.',
      'Six by nine, says somebody, and it nearly is.',
    ],
  },
  {
    nouns: list('pi 3.14 3.141 3.1415 3.14159 314'),
    events: [
      '{a_one} began to introduce itself in 1706, has got as far as the ninth billionth place, and the queue just calls it {name}',
      '{a_one} went once round a pond to see how wide it was, and has been coming out at the same place as {name}',
      '{a_one} was rounded down to three by a carpenter in a hurry, and nobody can sit at that table but {name}',
    ],
    conflicts: [
      told(
        'A man in {town} knows the first nine thousand places by heart, and has not been asked to a party since.',
        'He got as far as the hall.',
        'His wife stops listening at the comma.',
      ),
      told(
        'Your telephone number comes up somewhere in {them}, and so do your birthday and what you had for lunch.',
        'Nobody has ever rung from there.',
        'The lunch is just after the birthday.',
      ),
      told(
        'On the fourteenth of March there is cake, and it is cut by mathematicians, who argue about the rest.',
        'There is always a rest.',
        'The last slice gets thinner and is never gone.',
      ),
      told(
        'A judge asked for the whole truth, and was told to make himself comfortable.',
        'He has been followed by four more.',
        'The clerk retired at a run of six nines.',
      ),
    ],
    closings: [
      'And so on, and so on, and never once the same.',
      'It does go round, but it does not come round.',
      'The end is not in sight, and it has been looked for.',
      'To be continued, three, one, four.',
    ],
  },
  {
    nouns: list(
      'kevin gary karen dave barry nigel brenda doris susan debbie greg craig todd kyle gerald norbert günther helga jürgen ulrike uwe giovanna',
    ),
    events: [
      '{a_one} was called in at the vet’s, four people and a tortoise stood up, and only one of them was {name}',
      '{a_one} gave the first name for the coffee, and what stood on the cup when it came was {name}',
      '{a_one} looked for a key ring with the right name on it at a motorway café, found only the one next to it, and is now {name}',
    ],
    conflicts: [
      told(
        'When somebody shouts the first name in a car park, half of them turn, and it is always about the lights.',
        'They were on.',
        'Eleven of them have formed a choir.',
      ),
      told(
        'The class had three of that name: “the tall one”, “the other one”, and {they} was neither.',
        '{They} has answered to “no, you” since.',
        'The tall one has shrunk, and it is still not settled.',
      ),
      told(
        'A whole drawer at the office is labelled with {their} first name, and everybody knows what it means.',
        'It sticks, and there are biscuits in it.',
        'The auditors opened it, and said “ah”.',
      ),
      told(
        'Somebody has named a sourdough after {them}, and it is the sourdough that people ask after.',
        'It rises earlier, too.',
        'They met at a barbecue, and did not hit it off.',
      ),
    ],
    closings: [
      'It says so on the mug, so it must be right.',
      'There is one in every office, and this is that one.',
      'Mother uses both names, and then the drains go quiet.',
      'Not that one, the other one.',
    ],
  },
];
