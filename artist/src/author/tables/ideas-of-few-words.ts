/** What is said in a word or two and means something else, and what happens to people in as many: a scapegoat, a handover. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_FEW_WORDS: readonly NounClass[] = [
  {
    nouns: list('sunburn sunburntnose heatrash farmerstan peelingskin'),
    events: [
      '{a_one} came off a deckchair in stripes, was folded up by an attendant, and put with the others as {name}',
      '{a_one} fell asleep for ten minutes with a hand on the belly, and the hand is still there, in white, as {name}',
      '{a_one} said in April that it never gets any, and by the ferry glowed so much that ships steered by {name}',
      '{a_one} was patted on the back by a friend, and the word that was heard as far as the pier is {name}',
    ],
    conflicts: [
      told(
        'There is yoghurt on {them}, and cucumber, and a nephew with a spoon who has to be kept off.',
        'He got the left shoulder.',
        'He says that it needs garlic.',
      ),
      told(
        'Only the sheet touches {them} at night, and the sheet has been asked to think of something else.',
        'It hovers.',
        'The mosquito wore gloves.',
      ),
      told(
        '“You’ve caught the sun,” said everybody at the office, and {they} would like to hand it back.',
        'The sun has not asked.',
        'It is kept in a drawer, and the drawer glows.',
      ),
      told(
        'It peels in the shape of countries, and {they} was down to Portugal on the bus.',
        'A geography class got in.',
        'They kept the Azores.',
      ),
    ],
    closings: [
      'It was cloudy, it says, and the cloud has left.',
      'The glasses have stayed on, in white.',
      'One can fry on it; it has been asked.',
      'By Friday it will be a tan, and by Monday a lie.',
    ],
  },
  {
    nouns: list('bank bankbranch bankvault bankcounter nationalbank bankteller bankclerk bankmanager'),
    events: [
      '{a_one} closed at four, like always, and a robber who had been stuck in traffic left a card for {name}',
      '{a_one} had a pen on a chain, and a vault with the door open, and somebody did get away with the pen: {name}',
      '{a_one} lent a man money on condition that he did not need it, and he had to prove it to {name}',
      '{a_one} counted the notes with a wet thumb so fast that there was a breeze, and a hat flew off to {name}',
    ],
    conflicts: [
      told(
        'Four men in masks came, and {they} asked them whether they had an appointment, and they had not.',
        'They have one on Thursday, with Mr Webb.',
        'One has opened a savings account.',
      ),
      told(
        'There is a small round hole in the glass to talk through, and {they} talks just beside it.',
        'It comes out as “goose”.',
        'People sign for the goose.',
      ),
      told(
        'A child brought a pig to {them}, with a slot, and it was shaken for an hour for eleven cents and a button.',
        'The button has been earning interest.',
        'It is a coat by now.',
      ),
      told(
        'The door in the vault is a metre thick, and {they} keeps the sandwiches behind it, from Derek.',
        'Derek has the combination.',
        'It is egg.',
      ),
      told(
        'In the night the ceiling came down, with a drill, a rope and four gentlemen, and {they} said “next”.',
        'They took a number.',
        'It was for the mortgage.',
      ),
    ],
    closings: [
      'One may withdraw, but not one’s remark.',
      'It gives sweets to children and looks to adults.',
      'There are six windows, and there is Janet.',
      'The interest is mutual, it says, and is nought point one.',
      'The umbrella it lends has to be back when it rains.',
    ],
  },
  {
    nouns: list('piggybank moneybox coinjar savingsjar swearjar'),
    events: [
      '{a_one} was fed through the back for nine years, and on the day of the hammer squealed something like {name}',
      '{a_one} was shaken upside down with a knife in the slot, by a father, at night, who was found out by {name}',
      '{a_one} took a coin for each bad word, and after the shelf was put up there was a cruise, on board {name}',
      '{a_one} was the only one in the house who had put something by, and was asked to sit down by {name}',
    ],
    conflicts: [
      told(
        'A hammer lies beside {them} on the shelf, and the two of them never speak of it.',
        'It was bought for the nails.',
        'They did have tea once.',
      ),
      told(
        'The tooth fairy pays into {them}, and so does a grandmother, and there is a button from an uncle.',
        'He says that he will swap it.',
        'It has four holes, and no value.',
      ),
      told(
        'It rattles when it is nearly empty and is silent when full, and {they} says that people are the other way.',
        'An uncle took that personally.',
        'He rattled off.',
      ),
      told(
        'There is enough in {them} for a pony, says a child of five, who can count to pony.',
        'It came to a comb.',
        'The comb is called Lightning.',
      ),
    ],
    closings: [
      'It smiles, with a slot in the back.',
      'A penny saved is a penny that cannot be got out.',
      'The rubber plug underneath is nobody’s business.',
      'It is full of cents.',
    ],
  },
  {
    nouns: list('scapegoat fallguy whippingboy blame blamegame fingerpointing'),
    events: [
      '{a_one} was blamed for the broken vase, the rain and the result at Wembley, and sent into the hills as {name}',
      '{a_one} was not even in the room, and the minutes say that it was all because of {name}',
      '{a_one} was the only one at the table with no brothers, and the smell was unanimously called {name}',
      '{a_one} said “it was me” out of habit, was thanked by three ministers, and got a pension as {name}',
    ],
    conflicts: [
      told(
        'Whenever a glass breaks, the house looks at {them}, and once it was an earthquake.',
        'It has said sorry to Japan.',
        'The glass was on the other side of the town.',
      ),
      told(
        '{They} went on holiday for a week, and nothing could be explained until the Tuesday.',
        'On Wednesday they settled on the cat.',
        'The cat has a lawyer.',
      ),
      told(
        'A firm has taken {them} on full-time, with an office beside the boss’s and a stock of long faces.',
        'It is the best year they have ever had.',
        'It is wheeled in for the figures.',
      ),
      told(
        'Somebody owned up in front of {them}, with tears, and {they} did not know what to do with the hands.',
        'It had prepared a sigh.',
        'They went for a drink, and it was on nobody.',
      ),
    ],
    closings: [
      'It was somewhere else, and that is suspicious.',
      'Mistakes were made, it says, and looks up.',
      'The horns are for carrying things.',
      'It would do it again, if it had.',
    ],
  },
  {
    nouns: list('wallflower latebloomer shygirl shyguy quietkid'),
    events: [
      '{a_one} stood so still at the school dance that coats were hung on it, and at midnight somebody put on {name}',
      '{a_one} was asked to dance by the one it had hoped for, said “no thank you” from fright, and hid as {name}',
      '{a_one} had got ready for one sentence all evening, and then they were talking about boats, with {name}',
      '{a_one} went to a party, met the dog at the door, and spent four lovely hours with it as {name}',
    ],
    conflicts: [
      told(
        'The pattern on the wallpaper suits {them} so well that two people leaned there to kiss.',
        'It breathed out at eleven.',
        'They have asked it to the wedding, by the wall.',
      ),
      told(
        '“You’re very quiet,” said a man loudly, and {they} has been composing an answer since 2012.',
        'It has a second verse.',
        'He was told that it rhymes with nothing.',
      ),
      told(
        '{They} crossed the whole floor once, past everybody, to be in the kitchen, where it is nice.',
        'There were nine others in there.',
        'They have founded a club, and nobody has to come.',
      ),
      told(
        'The telephone rang, and {they} looked at it with interest until it stopped.',
        'Then it wrote: “hi, you rang?”',
        'It was only the wall.',
      ),
    ],
    closings: [
      'It left early, without a word, and was missed by the dog.',
      'It bloomed at ten past two, when the lights went on.',
      'The bowl of crisps knows it well.',
      'It waves, but from within.',
    ],
  },
  {
    nouns: list('copycat imitator copyist plagiarist parrotfashion doppelganger doppelgänger lookalike'),
    events: [
      '{a_one} bought the same coat, the same dog and the same limp, and in the end the police had both in as {name}',
      '{a_one} wrote down the neighbour’s test so well that on the sheet, under “name”, it said his, and not {name}',
      '{a_one} repeated every word of a parrot, which thought it over, and has since been silent about {name}',
      '{a_one} yawned because somebody had yawned, and it went round the world and came back as {name}',
    ],
    conflicts: [
      told(
        '“Stop copying me,” said a sister, and {they} said it too, and it is Friday, and neither has had supper.',
        'Mother has begun to say it.',
        'The soup is for whoever blinks.',
      ),
      told(
        '{They} had an idea of {their} own on the bus, and looked round to see whose it was.',
        'It had fallen down the back of a seat.',
        'It was handed in to the driver.',
      ),
      told(
        'In front of the mirror there was a race, and {they} came second.',
        'It was close.',
        'There has been a complaint, in both directions.',
      ),
      told(
        'A master painted a haystack, {they} painted the haystack, and nobody knows which of the two got hay fever.',
        'The museum has hung both, with their backs to each other.',
        'The cow was right.',
      ),
    ],
    closings: [
      'Everybody says so; it has checked.',
      'It was just about to say that.',
      'The original is only slightly earlier.',
      'Ditto, says the will.',
    ],
  },
  {
    nouns: list('wildgoosechase gooseandchase foolserrand redherring falsetrail needleinahaystack'),
    events: [
      '{a_one} was sent to the stores for a left-handed hammer, was gone for nine years, and returned with it as {name}',
      '{a_one} led eleven detectives from a footprint to a hat to a windmill, where there was tea with {name}',
      '{a_one} looked for one thing in a field, found forty-one others, and opened a shop there called {name}',
      '{a_one} crossed three rivers after a rumour with wings, and the rumour sat down and waited for {name}',
    ],
    conflicts: [
      told(
        'The butler looked so guilty that {they} had to be behind it, and the pudding got clean away.',
        'The butler had only dropped a fork.',
        'It was last seen near the custard.',
      ),
      told(
        'A map, a key and half a note were found, and {they} can confirm that they are from three different jokes.',
        'The key fits the map.',
        'A treasure has been buried, to be fair to everybody.',
      ),
      told(
        'Everybody ran to the left with torches, because of {them}, and on the right something put on its hat.',
        'It strolled.',
        'It sent a card from Rimini.',
      ),
      told(
        'After two days in the marsh {they} was asked what they were after, and it was quiet for a while.',
        'It had been a goose, at the start.',
        'The goose has them in its diary.',
      ),
    ],
    closings: [
      'It was in the other trousers.',
      'Further on, said a boy on a gate, and is saying so still.',
      'It smells of fish, but in a leading way.',
      'They came home with nothing, and muddy with it.',
    ],
  },
  {
    nouns: list('elephantintheroom awkwardsilence unspokentruth tabootopic awkwardpause'),
    events: [
      '{a_one} stood between the sofa and the television all through Christmas, and was offered a biscuit as {name}',
      '{a_one} was not mentioned at the meeting by nineteen people, who then could not get out past {name}',
      '{a_one} sat down on the will, during the will, and somebody remarked on the weather, to {name}',
      '{a_one} was hoovered round for nine years by a family who call it, if anything, {name}',
    ],
    conflicts: [
      told(
        'Tea was handed across {them}, round {them} and in the end under {them}, and nobody spilled a word.',
        'It took two lumps.',
        'An aunt has put a doily on it.',
      ),
      told(
        'A child asked what {they} was doing there, and four grown-ups admired the curtains at once.',
        'They are beige.',
        'The child was given a bun, and so was it.',
      ),
      told(
        'The floor creaked, the lamp swung, and {they} tried to look like a sideboard.',
        'It has a plate on it now.',
        'It was valued on television, as a sideboard.',
      ),
      told(
        '“So,” said somebody at last, and {they} held the breath, and so did the rug.',
        '“So it goes,” he said.',
        'He went to see to the car.',
      ),
    ],
    closings: [
      'It takes up most of the room, and all of the talk.',
      'Everybody knows, and nobody knows who knows.',
      'It has never forgotten, and they have never brought it up.',
      'One could cut it with a knife, and there is cake.',
    ],
  },
  {
    nouns: list(
      'crocodiletears fishoutofwater sittingduck lonewolf papertiger badapple swansong lametduck lameduck catscradle bullinachinashop paperbull',
    ),
    events: [
      '{a_one} was only a manner of speaking, until it came in at the door with a suitcase and signed in as {name}',
      '{a_one} was brought up in an argument, would not go back down again, and lives with the winner as {name}',
      '{a_one} was in a proverb with nine others, walked out over the pay, and works alone as {name}',
      '{a_one} was used by a minister of a colleague, and the colleague sent a picture of the real {name}',
    ],
    conflicts: [
      told(
        'A foreigner took {them} word for word, and brought a net, some bread and a very small chair.',
        'They had a nice afternoon.',
        'The chair fits.',
      ),
      told(
        '{They} has only ever been meant, and never asked.',
        'It would have preferred “swan”.',
        'It answered anyhow, in the small print of a dictionary.',
      ),
      told(
        'In the zoo there is a cage for {them} with a sign, and behind it a quiet man who explains.',
        'He says “as it were” at feeding time.',
        'The keys are figurative.',
      ),
      told(
        'A real one met {them} by the pond, and they were shy with each other, like cousins.',
        'One was damp.',
        'They have the same laugh.',
      ),
    ],
    closings: [
      'So to speak, it said, and did not.',
      'It is not in the room, but one knows what is meant.',
      'The beast in it is on leave.',
      'It goes without saying, and comes back the same way.',
    ],
  },
  {
    nouns: list('snailmail penfriend penpal airmail handwrittenletter'),
    events: [
      '{a_one} was posted in 1961, went by way of a hedge, and on Tuesday congratulated a grandfather on {name}',
      '{a_one} was written to once a year by a girl in Peru, who turned out to be two of them, and a goat called {name}',
      '{a_one} had the address in the handwriting of a doctor, and three countries have tried to deliver {name}',
      '{a_one} said that whoever broke it would have seven years of damp, and it is rather damp at the house of {name}',
    ],
    conflicts: [
      told(
        'A reply to {them} crossed on the way with a second question, and since then they answer the one before.',
        'It fits surprisingly often.',
        'They got engaged by that error.',
      ),
      told(
        'The stamp was licked by an aunt with a cold, and {they} has had it too, in the upper right corner.',
        'It was cancelled in Crewe.',
        'It arrived with a sniff.',
      ),
      told(
        '{They} begins with the weather, and by the time it is read the weather has died.',
        'It is kept for the other one, “P.S. he knows”.',
        'It was lovely in June.',
      ),
      told(
        'The postman reads {them} in the light, and has put a thought of his own on the back.',
        'He is right about the sister.',
        'He asks to be remembered to the goat.',
      ),
    ],
    closings: [
      'It comes with a bit of a trail.',
      'Hoping that this finds you, it begins, and it looked.',
      'It took four weeks, and nobody was interrupted.',
      'Kisses on the flap, in order of height.',
    ],
  },
  {
    nouns: list('coldcase unsolvedcase blindspot loophole technicality legalloophole'),
    events: [
      '{a_one} lay in a box in a cellar for forty years, until a cleaner read it and said: “But that is {name}”',
      '{a_one} was wide enough for one thin lawyer, who got a whale through it, and it was let off as {name}',
      '{a_one} was looked past by a bus, two bicycles and a general, and in the end waved at them as {name}',
      '{a_one} had a comma where there should have been none, and through the comma there walked out {name}',
    ],
    conflicts: [
      told(
        'The old detective promised his wife to let {them} rest, and he keeps it under the fish, for the ice.',
        'She has solved it.',
        'She will tell him when he retires properly.',
      ),
      told(
        'It says “no dogs” and nothing of {them}, so {they} has had the run of the palace since May.',
        'A dog has come in a hat.',
        'The palace is adding an S.',
      ),
      told(
        'Only the coat was ever found, and {they} comes back to it every few years with a new lamp.',
        'It was the lining all along.',
        'It is worn by the inspector.',
      ),
      told(
        'In the mirror {they} is not there, over the shoulder {they} is not there, and something has hooted.',
        'It is a lorry, and a patient one.',
        'They have parked side by side for years.',
      ),
    ],
    closings: [
      'New evidence has come in, and it is a bun.',
      'Strictly speaking, it says, and that is how it speaks.',
      'Everybody has one, and cannot see whose.',
      'There is nothing that says it may not.',
    ],
  },
  {
    nouns: list('handover shifthandover shiftchange nightround wardhandover'),
    events: [
      '{a_one} began with “all quiet in four”, and at that moment four came past in a gown, and shouted {name}',
      '{a_one} was done at six in the morning by one who could hardly speak to one who could hardly hear: {name}',
      '{a_one} was written on the back of a hand, the hand was washed, as is the rule, and left was only {name}',
      '{a_one} left the next shift three keys, a cake with a bite, and a warning about {name}',
    ],
    conflicts: [
      told(
        '“He’s a sweetie,” it was said in {them}, and that is code, and the new one put on an apron.',
        'He threw the sweetie.',
        'He is one, on Sundays.',
      ),
      told(
        'Nobody may say that it is quiet, and {they} only thought it, and all the bells went.',
        'It thought very loudly.',
        'There is a coin in the jar for that.',
      ),
      told(
        'Both shifts stood there with their coats half on, so that {they} looked like one beast with four arms.',
        'It had two lunches.',
        'It went home, and it stayed.',
      ),
      told(
        'The biro went from pocket to pocket with {them} down the years, and nobody has ever bought one.',
        'It says “Hotel Bellevue”.',
        'It ran out at bed nine.',
      ),
    ],
    closings: [
      'Anything else? No. And then there was the ostrich.',
      'The kettle is handed over first.',
      'It is all in the notes, apart from what matters.',
      'Good luck, it says, and runs.',
    ],
  },
  {
    nouns: list('hotflush hotflash menopause perimenopause'),
    events: [
      '{a_one} opened every window of the express to Rome in January, and the conductor, in a scarf, saluted {name}',
      '{a_one} stood in front of the open fridge among the yoghurts for an hour, and is known there as {name}',
      '{a_one} took off a cardigan, put it on, took it off, and by lunch there was a cardigan with its own ideas, {name}',
      '{a_one} steamed up the glasses of a whole committee, which then decided by feel, in favour of {name}',
    ],
    conflicts: [
      told(
        'There are two duvets in the bed, one for Greenland and one for Brazil, and {they} needs both by turns.',
        'The other half wears a hat.',
        'The border is the dog.',
      ),
      told(
        '{They} has a fan for the handbag, one for the car and one for the man who says “is it me?”.',
        'It was never him.',
        'He is on setting two.',
      ),
      told(
        'Somebody asked whether it was warm in here, and eleven women rose as one with {them} to find the handle.',
        'The window was painted shut, and is not any more.',
        'They meet on Thursdays, outdoors.',
      ),
      told(
        'The name of the thing was gone, the thing for soup, and {they} pointed at it with great dignity.',
        'It was the thing.',
        'Everybody had known which thing.',
      ),
    ],
    closings: [
      'The heating is off, and the visitors have been given blankets.',
      'It could fry an egg, and is not in the mood.',
      'A cold flannel has been made a saint.',
      'It has run out of patience, and feels marvellous.',
    ],
  },
  {
    nouns: list('dirtydishes dishpile pileofdishes burntpan soakingpan unwashedplate'),
    events: [
      '{a_one} was left to soak on Sunday, had a skin by Tuesday, and on Thursday opened an eye as {name}',
      '{a_one} leaned so boldly over the sink that architects came, and they gave it the first prize and {name}',
      '{a_one} had a drawer emptied because of it, down to the cake fork, and soup was then eaten off {name}',
      '{a_one} was somebody else’s turn for so long that the somebody moved out, and was replaced by {name}',
    ],
    conflicts: [
      told(
        'One spoon at the bottom holds up all the rest, and everybody who lives with {them} knows which one.',
        'It is the good one.',
        'They stir with a key.',
      ),
      told(
        '“I’ll do it in a minute,” said a young man before {them}, and the minute is in the family now.',
        'It goes to the eldest.',
        'It has been insured.',
      ),
      told(
        'A flatmate washed only his own cup, in front of {them}, whistling, and dried it on the last clean thing.',
        'It was a flag.',
        'There has been a summit.',
      ),
      told(
        'The tap drips on {them} at night, plate, pan, cup, cup, and the man upstairs has learned the tune.',
        'He plays it on Fridays.',
        'He was asked for the pan solo.',
      ),
    ],
    closings: [
      'It is not dirty, it is soaking.',
      'The sponge has looked, and lain down.',
      'There is a noodle that has gone hard, and has views.',
      'The rota says Kevin; there is no Kevin.',
    ],
  },
];
