/** What a day brings round: the bin men, a ride by app, Mother's Day, jet lag, the family chat, a thesis, a guarantee, an empty white room. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_THE_DAY: readonly NounClass[] = [
  {
    nouns: list(
      'sanitationworker garbageman binman dustman refusecollector bincollector garbagecollector wastecollector trashcollector trashman garbagetruckdriver',
    ),
    events: [
      '{a_one} came round at six with a noise like a dropped orchestra, and the whole street, in dressing gowns, ran after {name}',
      '{a_one} hung on to the back of the lorry like an admiral, one arm out, and was saluted from the balconies as {name}',
      '{a_one} found a good armchair on the kerb, then a lamp to go with it, and lives in the nicest flat in town as {name}',
      '{a_one} knew everything about the street by what it threw away, said nothing in thirty years, and is feared as {name}',
    ],
    conflicts: [
      told(
        'A teddy bear rides on the radiator grille, and he was thrown away by a lawyer.',
        'He has seen the motorway now, and forgiven her.',
        'He is senior to the new one.',
      ),
      told(
        'Paper was in the glass and glass was in the bio, and {they} put it all back before the door, with a look.',
        'It was number nine, and number nine has moved.',
        'A note was left on the eggshells.',
      ),
      told(
        'At Christmas there is an envelope under every lid, and under number four’s a fruit cake, as every year.',
        'It is the same fruit cake.',
        'It has been through the press twice, and won.',
      ),
      told(
        'A lady in slippers ran after {them} for three streets with one more bag, and her times are getting better.',
        'She has been entered for the county.',
        'It is always the one bag, and it is always empty.',
      ),
      told(
        'Children stand at the window at dawn and want to be one, and {they} knows it, and presses the lever slowly.',
        'There is a wave with two fingers.',
        'The doctor’s son has packed his gloves.',
      ),
    ],
    closings: [
      'Thursday is paper, unless Monday was Easter; it is all on the fridge.',
      'Somebody has to, and nobody does it with such a swing of the hip.',
      'The beep is in reverse, and so is the dream.',
      'One man throws it out, and another one sits in it.',
      'It all went in, and the piano in the key of C.',
    ],
  },
  {
    nouns: list('uberdriver ridesharedriver rideshare lyftdriver carshare ridesharing fivestarrating'),
    events: [
      '{a_one} rolled down a window and said “for Marco?”, and a man who was not Marco got in, and has lived since as {name}',
      '{a_one} was two minutes away for nineteen minutes, turned round on the map like a fly in a lamp, and then was {name}',
      '{a_one} offered water, mints, a charger, a choice of music and a shoulder, and was given five stars and a wedding by {name}',
      '{a_one} went round the block nine times, as the voice had asked for it so nicely, and the block has been named {name}',
    ],
    conflicts: [
      told(
        'A four-star came in on Tuesday, and {they} has gone through every passenger, asking if it was the mints.',
        'It was the mints.',
        'A thumb had slipped, and it is being looked for.',
      ),
      told(
        '“Busy night?” they ask, and “been doing this long?”, and {they} has it all on cards to hold up.',
        'The third card is a joke about bridges.',
        'The back of it is the story of the divorce.',
      ),
      told(
        'The map said to turn right, and there was a river, and it has been a quiet trip so far.',
        'In four hundred metres, it says, make a U-turn at the heron.',
        'The passenger gave an extra star for the otters.',
      ),
      told(
        'When it rains the fare goes up by itself, and {they} has learned a small dance.',
        'It drizzled on the third step.',
        'The farmers have been in touch.',
      ),
      told(
        'The pin was put on the wrong side of the motorway, and they could see each other, and waved.',
        'It will be eleven minutes.',
        'They have known each other since from afar.',
      ),
    ],
    closings: [
      'Have a good one, both said, and both meant it, and nobody knows one what.',
      'The little car on the screen has just driven through a church.',
      'Please rate the sentence you have just been driven through.',
      'A glove is still on the back seat, and it is at 4.9.',
      'Second door on the left, says the voice, in the fountain.',
    ],
  },
  {
    nouns: list('mothersday fathersday breakfastinbed grandparentsday'),
    events: [
      '{a_one} was got up at five to be given a lie-in, with toast, by four people and a dog, all of them shouting {name}',
      '{a_one} was given a macaroni necklace for best, wore it to the opera, and in the second act it was eaten by {name}',
      '{a_one} was told “today you don’t do a thing”, and by noon had only to find the salt, the plasters and the fuse for {name}',
      '{a_body} forgot all about {topic} until ten at night, drove to the petrol station, and came back with antifreeze and {name}',
    ],
    conflicts: [
      told(
        'The breakfast was carried upstairs on a tray by a four-year-old, and most of it is on the stairs.',
        'The egg is on the ninth, and in good spirits.',
        'The tea was drunk by the carpet, with thanks.',
      ),
      told(
        'A voucher was made with felt pens for “1x doing the dishes”, and has been kept since 1998 for an emergency.',
        'It is valid; it says “for ever” on the back.',
        'He is forty, and lives in Canada, and has been rung up.',
      ),
      told(
        'The flowers were fresh, in fact they had been in the neighbour’s bed until a quarter to nine.',
        'One of them still has its name on a little stick.',
        'The neighbour’s mother has them too.',
      ),
      told(
        'There was a poem, with nine verses, of which eight rhyme with “heart”, and one is about a digger.',
        'The digger one was cried at.',
        'It was asked for again, with the noise.',
      ),
      told(
        'The kitchen may be looked at from Tuesday on, when the smoke has gone and the pan has been spoken to.',
        'They only wanted to make a pancake.',
        'It is the ceiling’s day as well.',
      ),
    ],
    closings: [
      'It is the thought that counts, and it was counted, and there was one.',
      'The clay thing is an ashtray, or a hedgehog, or both of the parents.',
      'Nobody needs to do anything; only where are the scissors?',
      'It comes once a year, and the washing the day after.',
      'Number one, says the mug, as does the mug next door.',
    ],
  },
  {
    nouns: list('jetlag jetlagged redeye redeyeflight longhaul'),
    events: [
      '{a_body} landed with {topic} at six in the evening, which was breakfast, had soup with jam, and was wished good night as {name}',
      '{a_body} sat bolt upright with {topic} at three in the morning, ironed, wrote to everybody, and signed all of it {name}',
      '{a_body} fell asleep in a meeting because of {topic}, nodded at the right time, and has bought a bridge as {name}',
      '{a_one} arrived on Tuesday, but the stomach only on Thursday, by way of Dubai, with a label that said {name}',
    ],
    conflicts: [
      told(
        'The watch was left on the old time, out of loyalty, and has lunch at night, by itself.',
        'It takes it at the window.',
        'There was a clink of cutlery from the drawer.',
      ),
      told(
        'Just stay up until nine, they said, and at four in the afternoon {they} was found in a salad.',
        'It was a good one, with beans, and it left a pattern.',
        'The waiter put a napkin over it all.',
      ),
      told(
        'On the way there they were given back seven hours, and nobody has said where they had been.',
        'There is sand in them.',
        'One was a quarter short.',
      ),
      told(
        'In the hotel corridor at half past three a whole tour group met at the ice machine.',
        'They have had their best evening there.',
        'They exchange yawns by country.',
      ),
      told(
        'It goes away at one day for every hour, said the doctor, by which time there is the flight back.',
        'The left half is still in Tokyo, and having fun.',
        'They will cross over Greenland, and nod.',
      ),
    ],
    closings: [
      'Good morning, or whatever that is out there.',
      'It is yesterday in the knees.',
      'Wide awake, said the ceiling, at 3:14, and at 3:15.',
      'Somewhere it is time for a glass of wine, and here it is in a muesli.',
      'The suitcase slept through, in Lima.',
    ],
  },
  {
    nouns: list('groupchat familychat familygroupchat voicemessage voicenote whatsappgroup unreadmessage readreceipt seenzone'),
    events: [
      '{a_body} was added to {topic} by an aunt, left quietly, was added again with a question mark, and stays on under the name {name}',
      '{a_body} sent the photo of the rash to {topic} and not to the doctor, and the whole football club has an opinion on {name}',
      '{a_one} began with “what are we getting Paul?”, and Paul was in it, and there was a silence, and then came {name}',
      '{a_one} was eleven minutes long, nine of them the way to the car, and at the very end it said “I’ll tell you later, {name}”',
    ],
    conflicts: [
      told(
        'Two ticks, blue, at 14:02, and it is a quarter past, and {they} has looked under the table.',
        'Somebody is typing.',
        'Somebody has stopped typing.',
      ),
      told(
        'Grandfather answered a question from March with a thumb, on a Thursday, during a funeral.',
        'It was about the gas bill, and it is being taken as a yes.',
        'There followed a trout.',
      ),
      told(
        'There is one with everybody, one without Karen, and one in which Karen is without everybody else.',
        'The dog is in four of them.',
        'The last one is the friendliest.',
      ),
      told(
        'Who can on Friday? Nine could, then seven with another day, and they have been at it since the last king.',
        'It will be the grandchildren who meet.',
        'A poll was made about the poll.',
      ),
      told(
        'It was muted for a year, and in there people have been married, quarrelled and found a cat.',
        'The cat has since been lost again.',
        'Four hundred and twelve, said the red dot, and it glowed.',
      ),
    ],
    closings: [
      'This message was deleted, and it must have been a good one.',
      'Happy birthday, wrote the first, and then forty others, each with a cake.',
      'Wrong group, sorry.',
      'It will only be a short voice message, said the bar, all the way across.',
      'Last seen today at 3:07, with a sandwich.',
    ],
  },
  {
    nouns: list(
      'phd phdstudent doctorate doctoralthesis postdoc phdthesis gradschool gradstudent doctoralstudent peerreview thesisdefence',
    ),
    events: [
      '{a_body} has been asked at every Christmas dinner when {topic} will be done, and the goose was read a chapter of it by {name}',
      '{a_body} wrote on the door “back in five minutes” during {topic}, which is in its ninth year, and under that, in chalk, {name}',
      '{a_one} knew more about the left ear of one moth than anybody alive, was asked about the right one, and broke down as {name}',
      '{a_one} had one page of text and nineteen of notes, and the nicest thing in all of them is a footnote about {name}',
    ],
    conflicts: [
      told(
        'Is there a doctor on board? They all turned round, and {they} stood up and asked if it was about moths.',
        'It was, in a way.',
        'The passenger was saved by two stewards and a quotation.',
      ),
      told(
        'The second reviewer wanted it shorter, longer, and with more about the second reviewer.',
        'He is thanked on page one, through the teeth.',
        'He is the supervisor’s cousin’s dog, they say.',
      ),
      told(
        'It was on one stick, and the stick was in the trousers, and the trousers were at sixty degrees.',
        'The conclusion came out a little smaller.',
        'It has never been so clear.',
      ),
      told(
        'There were free sandwiches at a lecture on drains, and {they} is an authority on drains by now.',
        'The egg ones are in the humanities.',
        'It was asked to give the next one, in return for the ham.',
      ),
      told(
        'The supervisor answered, after eleven months, “interesting”, and from a boat.',
        'There was a comma after it, and there is a workshop about the comma.',
        'It was to another student.',
      ),
    ],
    closings: [
      'Further research is needed, and so is a sandwich.',
      'It was printed nine times, and mother has eight.',
      'Two letters before the name, and a whole youth before the letters.',
      'Only the bibliography is left, says a small voice from under it.',
      'See above, it says, on the first page.',
    ],
  },
  {
    nouns: list('warranty guarantee extendedwarranty moneybackguarantee lifetimewarranty instructionmanual productrecall'),
    events: [
      '{a_body} took out {topic} on a toaster, for two years and a day, and on the next day there was bread in flames and {name}',
      '{a_body} kept {topic} in a very safe place, can tell anybody exactly what the folder looks like, and wants it back from {name}',
      '{a_one} covered everything but use, water, air and opening the box, and was admired behind glass as {name}',
      '{a_one} ran out at midnight, and at one past a wheel came off, a lamp went out, and something inside laughed like {name}',
    ],
    conflicts: [
      told(
        'The sticker says that it is void if removed, and {they} has a thumbnail under one corner.',
        'Beneath it there is another one, saying “really?”',
        'It came off in one piece, and so did the lid.',
      ),
      told(
        'It only holds with the original carton, the receipt, and the man who sold it, in good condition.',
        'He was found in Devon, slightly scratched.',
        'The polystyrene has been married off.',
      ),
      told(
        'For life, it said, and the small print knew whose: a mayfly’s.',
        'She was called Ruth, and had a lovely afternoon.',
        'It was a very good day for the blender.',
      ),
      told(
        'The receipt had gone white with time, like a grandfather, and remembers only a “Th” and a four.',
        'It could have been thirty-four, or the.',
        'They held it up to the light, and it sighed.',
      ),
      told(
        'Have you tried switching it off and on again? asks page one, and it is for a wheelbarrow.',
        'They had, and it rained.',
        'Page two is in Danish, and knows more.',
      ),
    ],
    closings: [
      'Please keep this sentence for your records.',
      'Any resemblance to the picture on the box is a coincidence.',
      'Wear and tear are not covered, and they are standing at the door.',
      'It will last a hundred years, or until Thursday.',
      'There are two screws left over, and they are guaranteed.',
    ],
  },
  {
    nouns: list('minimalism minimalist scandinaviandesign capsulewardrobe emptyroom whitecube'),
    events: [
      '{a_body} gave away everything but one chair in the spirit of {topic}, then the chair, and visitors lean against {name}',
      '{a_body} asked of each spoon whether it was in line with {topic}, and the soup was eaten with the one that said {name}',
      '{a_one} put one pebble on one shelf, moved it a little to the left, slept badly, and moved it back as {name}',
      '{a_one} was burgled on a Sunday, and the burglar sat down on the floor, breathed out, and has stayed on with {name}',
    ],
    conflicts: [
      told(
        'All cupboards are without handles, and somewhere in that wall, since spring, is a guest.',
        'One has to press, with love, on the right spot.',
        'He has found the crisps.',
      ),
      told(
        'There are four hundred books about owning nothing, and they are in the neighbour’s cellar.',
        'Next door it is very full, and cosy.',
        'The neighbour has been told to let go.',
      ),
      told(
        'An aunt brought a china frog, and for an hour nobody could look anywhere else.',
        'It was given a room.',
        'People come to see it from all over.',
      ),
      told(
        'The wardrobe has seven things in it, all of them grey, and {they} still had nothing to wear.',
        'It was the wrong grey, for the weather.',
        'The seventh is a sock, for contrast.',
      ),
      told(
        '{They} said that less is more, and was brought half a schnitzel.',
        'It was on a plate as wide as a street.',
        'More was had later, in a lane, with chips.',
      ),
    ],
    closings: [
      'That was one sentence too many.',
      'There is a lamp, and it is off.',
      'The drawer with everything in it may not be spoken of.',
      'White, on white, with a fly.',
      'Does it spark joy? It did, and was put out.',
    ],
  },
  {
    nouns: list('vaccine vaccination bloodtest flujab booster boostershot tetanusshot flushot bloodsample fluvaccine injection'),
    events: [
      '{a_body} looked away bravely at {topic}, told a joke, asked when it would start, and was handed the cotton wool as {name}',
      '{a_body} fainted ahead of {topic}, at the sight of the door, and it was all done lying down, on the mat, as {name}',
      '{a_one} was only “a little prick, like a gnat”, and a gnat in the room took offence on behalf of {name}',
      '{a_one} asked for the left arm, was shown the muscle, admired it for politeness’ sake, and was thanked as {name}',
    ],
    conflicts: [
      told(
        'The plaster has a dinosaur on it, and was asked for by a colonel.',
        'It is worn over the medals.',
        'There were none left with the princess.',
      ),
      told(
        'One had to come sober and unfed, and so the whole waiting room is in love with a bread roll.',
        'It belongs to the receptionist, who chews slowly.',
        'It was auctioned at nine.',
      ),
      told(
        'The vein was there a minute ago, says the nurse, and taps, and it is round the back by now.',
        'It has done this since school.',
        'They were let in by the other elbow.',
      ),
      told(
        'The arm hurt on the next day when it was lifted, and so all the washing-up had to be done by others.',
        'It hurt until the weekend, and by chance it was the weekend that it stopped.',
        'The forks were not lifted either.',
      ),
      told(
        'The little yellow book was looked for in three attics, and the last entry is in ink, against pirates.',
        'It is valid, and none have been caught.',
        'There was a paw print under it.',
      ),
    ],
    closings: [
      'There, all done, said a voice, to the one who had not looked.',
      'Please stay for fifteen minutes, beside the fish tank, and be yourself.',
      'For being brave there was a lollipop, and the beard is in the way.',
      'Make a fist, they said, and it turned into a whole speech.',
      'It will only sting for as long as it takes to read this.',
    ],
  },
  {
    nouns: list('powercut poweroutage blackout powerfailure blownfuse trippedfuse'),
    events: [
      '{a_body} learned in the course of {topic} that the neighbours have faces, by candlelight, and that one of them is {name}',
      '{a_body} felt along a wall for the torch during {topic}, found a nose, and it turned out to belong to {name}',
      '{a_one} came in the middle of the final, at the very second of the shot, and half the country still believes in {name}',
      '{a_one} began when somebody plugged in a waffle iron beside a hair dryer, and the last thing to be heard was {name}',
    ],
    conflicts: [
      told(
        'Everybody presses the switch as they go into a room, and says “oh, of course”, in every room.',
        'It was pressed nine times in the bath.',
        'When it came back, they were all on.',
      ),
      told(
        'The torch is in the drawer, the batteries are in the cellar, and the cellar is dark.',
        'There is a candle down there too, and it smells of vanilla and regret.',
        'The matches are electric.',
      ),
      told(
        'The ice cream had to be eaten before it melted, all nine tubs, by order of {them}.',
        'It was the best night the street has had.',
        'They take out a fuse now on the first of the month.',
      ),
      told(
        'They played cards by the light of a telephone at four per cent, and grandmother won the house.',
        'It was her house already.',
        'At three per cent she won the telephone.',
      ),
      told(
        'All the clocks blink at midnight, and one of them is proud of it, as it was right.',
        'The oven has been on Greenwich time since the wedding.',
        'Nobody knows how one sets the microwave.',
      ),
    ],
    closings: [
      'Is it only here, or at the others’ too? At the others’ too, thank goodness.',
      'The stars were out, all of them, and somebody asked who had left those on.',
      'Then the fridge gave a shudder, and it was today again.',
      'Nobody saw the end of this one either.',
      'It was very quiet, and one could hear the wax.',
    ],
  },
];
