/** The family, the house and what is to be done in it by Monday: what goes with each, as only it can have it. */
import { MORE_GRANDPARENTS, MORE_PROCRASTINATING } from './more-of-habits.ts';
import { MORE_OF_GRANDPARENTS } from './more-of-pets-and-cubs.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_HOME: readonly NounClass[] = [
  {
    nouns: list(
      'wedding bride groom bridegroom bridesmaid bestman honeymoon weddingcake newlywed bouquet fiancé fiancée fiance fiancee engagement elopement',
    ),
    events: [
      '{a_one} caught the bouquet while reaching for a sausage roll, and was congratulated at once as {name}',
      '{a_one} said “I do” when asked who wanted more potatoes, and since then there has been a {name} on both letterboxes',
      '{a_one} drove off with the tins tied to the wrong car, and an old couple in {town} is on honeymoon as {name}',
      '{a_one} was seated at the table for people that nobody could place, and was placed there as {name}',
      '{a_body} objected to {topic} by way of a hiccup, was heard out by the whole church, and went home as {name}',
      '{a_body} cried at {topic} before anybody had come in, and the organist took it for the cue to play {name}',
      '{a_body} was to say a few words about {topic}, found the microphone, and was carried out at the cheese as {name}',
      '{a_body} brought a third toaster on account of {topic}, and was seated between the other two as {name}',
    ],
    conflicts: [
      told(
        'The seating plan took longer than the courtship, and {they} is next to the cousin, or behind the pillar.',
        'The pillar was charming.',
        'The cousin did not speak, but gave a speech.',
      ),
      told(
        'The speech of the best friend began with “I should not tell you this”, and then {they} passed out a handout.',
        'There were slides of the goat.',
        'The grandmother asked for the goat’s side of it.',
      ),
      told(
        'The ring was carried in by a small boy on a cushion, and {they} is waiting with him and a potty.',
        'It will come, says the aunt, who has had four.',
        'For the time being they have used an onion.',
      ),
      told(
        'The band played the one that is danced with the elbows, with clucking, and {they} has laid.',
        'It is to be called after the groom’s side.',
        'The cake had needed one more egg.',
      ),
      told(
        'They were given eleven toasters, and {they} has opened a café with the thank-you letters.',
        'The twelfth came from an aunt who had not been asked.',
        'The wedding list had said “anything but”.',
      ),
    ],
    closings: [
      'Something old, something new, something borrowed, and the bill is blue.',
      'An uncle is asleep under the cake, and it is not cut yet.',
      'If anybody knows a reason, let him say it with the microphone off.',
      'The rice is still being found, some of it cooked.',
      'It was the happiest day of the caterer’s life.',
    ],
  },
  {
    nouns: list(
      'dating friendzone valentinesday lovelife romance matchmaker valentine tinder blinddate crush sweetheart firstdate flirting wingman heartthrob courtship',
    ),
    events: [
      '{a_one} carried a red rose in {their} teeth so as to be recognised, could not say who {they} was, and it sounded like {name}',
      '{a_one} swiped left on a fly, married it, more or less, and is down in {their} papers as {name}',
      '{a_one} gave a profile picture from {year}, and the person in the picture turned up too, as {name}',
      '{a_one} rehearsed one line all the way there, said it to the coat stand, and was seen home by somebody who calls {them} {name}',
      '{a_body} had nothing to say about {topic} but a sigh, and the waiter put the sigh on the bill under {name}',
    ],
    conflicts: [
      told(
        'They split the bill, the dessert and a taxi, and {they} got the part of the taxi without the engine.',
        'It was the warmer half.',
        'The spoon was kept in common.',
      ),
      told(
        '“I am five minutes away”, {they} wrote, from the bath.',
        'The candle was down to the table.',
        'The waiter sat down instead, and he was very nice.',
      ),
      told(
        'A friend was to ring after ten minutes with an emergency, and {they} got talking, and the friend is on the way with a pump.',
        'It was a real flood by then.',
        'They have asked the friend to be best man.',
      ),
      told(
        'Three dots moved for an hour, then stopped, and {they} has shown them to everybody in {place}.',
        'Most think that it was a comma losing heart.',
        'It said “ok” in the end, with a full stop.',
      ),
      told(
        'They like the same film, the same soup and the same seat, and there is only the one seat.',
        '{They} has the soup.',
        'The film is watched in shifts.',
      ),
    ],
    closings: [
      'It is not you, said the letter, it is the umlaut.',
      'It is complicated, says the profile, and shows a diagram.',
      'There was a spark, and then there was the tablecloth.',
      'Plenty more fish in the sea, says a man with a net.',
      'They still write, but only to the dog.',
    ],
  },
  {
    nouns: list('wifi router broadband hotspot ethernet internet'),
    events: [
      '{a_one} was switched off, left alone for thirty seconds, and came back on as {name}',
      '{a_one} moved one metre to the left so that {relative} could see a film, and shows up in the list next door as {name}',
      '{a_one} was the only one in {town} with all four bars, and people camped on the stairs of {name}',
      '{a_one} wrote the password on a slip so well hidden that the house was sold with it, and the new people are called {name}',
      '{a_body} asked for {topic} before “good evening”, was given eleven letters and a dollar sign, and read them out as {name}',
    ],
    conflicts: [
      told(
        'There is one spot in the house where it works, on the stairs, with one arm up, and {they} has had callers there.',
        'Dinner is served on step nine.',
        'The arm has been relieved at noon.',
      ),
      told(
        'A man came between eight and four, on a day to be agreed, looked at {them}, and said that it was the line.',
        'The man from the line said that it was {them}.',
        'They have been introduced.',
      ),
      told(
        'The neighbours have called theirs “Police Van 4”, and {they} has not dared to leave by the front since.',
        'The people opposite are called “Martin stop it”.',
        'Martin has not stopped.',
      ),
      told(
        'One little lamp on the front turned orange, and the family was found talking in the kitchen.',
        'They seem to be nice people.',
        'There is a grandfather, it turns out, and he plays.',
      ),
      told(
        'A circle has been turning since {weekday}, and {they} says that it is at ninety-nine per cent.',
        'The last one comes from Finland, on foot.',
        'Some see a face in it.',
      ),
    ],
    closings: [
      'Have you tried standing nearer the window?',
      'The password is on the bottom, under the dust, in Chinese.',
      'It is strong in the bathroom, where nobody has the courage to use it.',
      'Up to a hundred, says the contract, and means down from it.',
      '{They} drops out when somebody makes toast.',
    ],
  },
  {
    nouns: list('phone smartphone telephone ringtone landline touchscreen iphone cellphone voicemail'),
    events: [
      '{a_one} went off in the minute of silence, with a samba, and {official} said {name} without moving a lip',
      '{a_one} was sat on, rang up the prime minister, and was put through as {name}',
      '{a_one} slipped off the bed at one per cent, held on by the cable, and said with {their} last light {name}',
      '{a_one} corrected “kind regards” to {name} at the end of an important letter, and got the job',
      '{a_body} lay awake beside {topic}, waiting for it to buzz, and when it did, it was for {name}',
    ],
    conflicts: [
      told(
        'Three times {they} was lifted for “hello?”, and three times it was a survey, and the fourth was love.',
        'It was asked to rate itself from one to ten.',
        'Love rang off, since it had the wrong number.',
      ),
      told(
        '{They} dropped face down in {town}, and nobody has turned it over, so there is still hope.',
        'A crowd stands around with folded hands.',
        'Somebody has heard it crunch, but softly.',
      ),
      told(
        'There are nine hundred pictures of the same cat in there, and no room for an update.',
        'The cat has moved in the last one.',
        'The update would have been about cats.',
      ),
      told(
        'An aunt rang up by accident from her handbag, and {they} listened for an hour to keys.',
        'It was one of their better talks.',
        'There was a mint in it, and a tram.',
      ),
    ],
    closings: [
      'Your call is important, says a flute, and says it again.',
      'It was in the other hand all the time.',
      'The torch is on, in the pocket, and has been since lunch.',
      'Who was that, everybody asks, and {they} says “nobody” for an hour.',
      'Silent mode, {they} says, and walks across the table.',
    ],
  },
  {
    nouns: list('charger powerbank chargingcable usb adapter adaptor socket'),
    events: [
      '{a_one} was lent to a stranger in {town} for five minutes, went round the world, and came back as {name}',
      '{a_one} was the only one with the right end on a night train, and the whole carriage crawled towards {name}',
      '{a_one} went in at the third try, which was the first way round, and the room said {name}',
      '{a_one} was left in a hotel by everybody who ever stayed there, and lies in a box at the desk as {name}',
    ],
    conflicts: [
      told(
        'It is at two per cent, and everybody in {place} has the other kind of plug.',
        'One man has all of them, on a ring, and will not be hurried.',
        'At one per cent the speeches were made.',
      ),
      told(
        'The cable only works when bent in a certain way, and {they} is held in that way by {relative}.',
        'She lets go at eighty.',
        'Nobody has dared to ask for the other hand.',
      ),
      told(
        'Behind the sofa there is one free hole in the wall, and {they} has been reaching for it since {weekday}.',
        'It is a hand’s breadth, and the hand was tired.',
        'A lamp had it first, and will not discuss it.',
      ),
    ],
    closings: [
      'Everybody has nine of them in a drawer, and not one for this.',
      'Full at midnight, and nobody there to see it.',
      'The other end is in a different room, with a different plug.',
      'It was in the wall all night, and the switch was off.',
    ],
  },
  {
    nouns: list(
      'grandma grandmother grandpa grandfather granny gran nana grandad granddad grandparent nonna nonno abuela abuelo mamie papy babcia dziadek babushka oma opa pensioner',
    ),
    events: [
      ...MORE_OF_GRANDPARENTS.events,
      '{a_one} rang every grandchild’s name in turn, then the dog’s, and the last one on the list was {name}',
      '{a_one} held the tablet at arm’s length for a video call, and the family knows only the ceiling and {name}',
      '{a_one} put a note of five into a birthday card, “but do not spend it all”, and it went to {name}',
      '{a_one} fell asleep in front of the news with the mouth open, and woke up at “you were not asleep”, as {name}',
      '{a_one} went through {count} names of grandchildren before the right one, and the right one was {name}',
      '{a_one} pressed a sweet into the hand of {official}, and would not let go until it was called {name}',
      '{a_one} told how it was in the old days, and the whole bus missed its stop to hear the end, which was {name}',
    ],
    conflicts: [
      ...MORE_OF_GRANDPARENTS.conflicts,
      told(
        'The biscuit tin was opened, and it was sewing things; the sewing box was opened, and {they} had moved the biscuits.',
        'They were under the insurance.',
        'A whole generation has lost its faith in tins.',
      ),
      told(
        '{They} keeps a drawer of string, with a bag in it marked “too short to be of use”.',
        'It was of use twice.',
        'There is a smaller bag in it, for the knots.',
      ),
      told(
        'One more potato was not refused quickly enough, and {official} is now rolled home on {weekday}s.',
        'He was told that he looks thin.',
        'There is a slice for the way, and the way is short.',
      ),
      told(
        'The good room has been kept for visitors since {year}, and {they} has let in one man, in socks.',
        'He was not offered the good chair.',
        'The cushions have been karate-chopped in the middle.',
      ),
      told(
        '{They} came an hour early for the train, and so did the sandwiches.',
        'They were eaten before it had left the other town.',
        'The train apologised for being on time.',
      ),
      told(
        '{They} knitted a jumper for {official}, with three sleeves, “to be on the safe side”.',
        'The third one is for biscuits.',
        'It has to be worn on {weekday}s, in public.',
        'It itches in the shape of a hug.',
      ),
      told(
        'Nobody leaves {their} house without second helpings, and the postman has been there since {year}.',
        'He is shaped like an armchair now.',
        'The letters are read out at pudding.',
        '“You have hardly touched it”, says the kitchen.',
      ),
      told(
        '{They} tells the same story every {weekday}, and last week the soldier in it asked for a chair.',
        'There was soup for him as well.',
        'He says that it was Thursday.',
        'The horse is new.',
      ),
    ],
    closings: [
      ...MORE_OF_GRANDPARENTS.closings,
      'Have you eaten, {they} says, instead of hello and instead of goodbye.',
      'The heating is not on, it is only October.',
      'The photograph on the sideboard has a photograph on its sideboard.',
      ...MORE_GRANDPARENTS,
      'It was all fields then, also the bathroom.',
      'Take a cardigan; take two, one is for the cardigan.',
      'There is a coin for you, in a handkerchief, if you do not tell {relative}.',
      'In {their} day this story cost half.',
    ],
  },
  {
    nouns: list('motherinlaw fatherinlaw sisterinlaw brotherinlaw inlaws inlaw stepmother stepfather'),
    events: [
      '{a_one} came for the weekend, brought {their} own pillow, and that was three Easters and one {name} ago',
      '{a_one} ran a finger along the top of the door, held it up to the light, and said {name}',
      '{a_one} rearranged the kitchen while everybody was at work, and the spoons are now kept under {name}',
      '{a_one} said “I am not saying anything”, said it for two hours, and was thanked as {name}',
    ],
    conflicts: [
      told(
        'The ugly vase is put out when {they} rings, and put away when {they} leaves, and once {they} came back for the gloves.',
        'The vase was on the pavement, with a price.',
        'It was bought back, at more.',
      ),
      told(
        '“Interesting”, said {they} of the gravy, and the gravy has been in counselling.',
        'It had been {their} own recipe.',
        'It comes out lumpy when spoken of.',
      ),
      told(
        'In the wedding photograph {they} stands between the two of them, holding both by the elbow.',
        'The frame was {their} present.',
        'In the background the vicar is being straightened.',
      ),
      told(
        '{They} has a key “for emergencies”, and the emergency was the curtains.',
        'They have been taken up, and so has the carpet.',
        'The lock was changed, by {them}, for a better one.',
      ),
      told(
        'The first husband had been a dentist, {they} mentions, whenever anybody opens his mouth.',
        'It is mostly soup now.',
        'He still gets a card, and the bigger half of the cake.',
      ),
    ],
    closings: [
      'Far be it from {them}, and it never was.',
      'Nobody has to get up because of {them}, {they} says at six.',
      'There is a casserole in the freezer, with a date and a hint on it.',
      'You look tired, {they} says, fondly, to the house.',
      'The spare bed was made so hard on purpose, and {they} likes it.',
    ],
  },
  {
    nouns: list('husband wife spouse marriage housewife househusband fatherhood hubby anniversary'),
    events: [
      '{a_one} was sent out with a list, lost it, came home with nine lemons, and was let in at last as {name}',
      '{a_one} turned over in {town} with the whole blanket, and somebody cold said {name}',
      '{a_one} answered “mm” for nineteen years, was asked what had just been said, and guessed {name}',
      '{a_one} folded the map in the car without a word, and the next exit was {name}',
      '{a_body} asked an old couple for the secret of {topic}, got two answers at once, and both of them were {name}',
    ],
    conflicts: [
      told(
        '“I am fine”, {they} said at breakfast, and {relative} has booked a hotel.',
        'The toast was put down too quietly.',
        'It was about the towel.',
      ),
      told(
        'The dishwasher can be loaded in one way only, and {they} does it again when the other one is asleep.',
        'A fork has testified.',
        'There are now two dishwashers, and a border.',
      ),
      told(
        '{They} said that nothing was wanted for the anniversary, and nothing came, in a box.',
        'It was the wrong size.',
        'There was to have been a small something with the nothing.',
      ),
      told(
        'One is too hot and one is too cold, and the thermostat has been seen packing.',
        'They met at nineteen degrees, and did not like it.',
        'The cat sleeps on the warmer argument.',
      ),
      told(
        '{They} has told the story of how they met so often that the other one was left out for length.',
        'The bus is still in it.',
        'There is a better ending, with a waiter.',
      ),
    ],
    closings: [
      'For better, for worse, and for whoever has the remote control.',
      'Yes, dear, says the wall, which has learnt it.',
      'The bins were mentioned at the altar.',
      'It was to be a surprise, so nobody has been told yet.',
      'The left side of the bed was settled in {year}, and the right side by treaty.',
    ],
  },
  {
    nouns: list('brother sister sibling twin triplet cousin stepbrother stepsister lilbro'),
    events: [
      '{a_one} drew a line down the middle of the back seat, leaned over it, and was told on as {name}',
      '{a_one} had everything second-hand, the coat, the bicycle and the nickname, and that one still says {name} in the collar',
      '{a_one} breathed on purpose until somebody shouted “stop breathing!”, and it was put down to {name}',
      '{a_one} divided the last slice with a ruler, and the other half is still being contested by {name}',
    ],
    conflicts: [
      told(
        '“I am not touching you”, {they} says, with one finger, a millimetre off, and has said it as far as {town}.',
        'The car was stopped twice.',
        'The finger got its own seat.',
      ),
      told(
        'Somebody broke the lamp in {year}, and {they} can still be blackmailed with it for a pudding.',
        'It was a lovely lamp, and the dog took the blame.',
        'By now it has cost nine hundred custards.',
      ),
      told(
        '{They} is older by seven minutes, and has told {rival} what it was like then.',
        'There was more room.',
        'People still had manners.',
      ),
      told(
        'A sign on the door says “keep out, this means YOU”, and the postman took it personally.',
        'He pushes letters through the floor.',
        'Underneath it says “except with crisps”.',
      ),
      told(
        '{They} told the other one that he had been found in a skip, and he has found the skip.',
        'It remembers him.',
        'He has been left its everything.',
      ),
    ],
    closings: [
      'He started it, says one half of the bath.',
      'Mum always said that there was no favourite, and winked.',
      'The top bunk was won in a fair fight, with teeth.',
      'It was only borrowed, and only the sleeve is missing.',
      'Wait until Dad gets home, says Dad’s chair.',
    ],
  },
  {
    nouns: list('teenager teen adolescent puberty tween schoolgirl schoolboy acne curfew'),
    events: [
      '{a_one} answered every question with a shrug, and the shrug was entered in the register as {name}',
      '{a_one} slept until four, came down for cereal, and was introduced to {their} own cousins as {name}',
      '{a_one} slammed a door so well that the house number fell off, and underneath it said {name}',
      '{a_one} was dropped off a street early so that nobody would see the car, and walked into legend as {name}',
      '{a_body} went through {topic} in one weekend, came out a head taller, and told everybody in two voices about {name}',
    ],
    conflicts: [
      told(
        'There are eleven mugs in {their} room, and in one of them there is something that has asked for the rent.',
        'It gets up earlier than {they} does.',
        'It is a good listener, and a little bit green.',
      ),
      told(
        '“Nobody understands me”, {they} said, with {their} mouth full.',
        'It was put to a linguist, who heard “gravy”.',
        'The second time it was understood, and denied.',
      ),
      told(
        '{They} was asked to empty the dishwasher in {year}, and is nearly coming.',
        'The plates have left home.',
        '“In a minute” has been taken up by the museum.',
      ),
      told(
        'The voice went down two floors in the middle of a word, and {relative} answered the cellar door.',
        'The word was “hello”.',
        'It came up again for “lo”.',
      ),
      told(
        '{They} rolled {their} eyes so far that for a second {they} could see what {official} meant.',
        'It was about mugs.',
        'It will not happen again.',
      ),
    ],
    closings: [
      'Whatever, {they} says, and it was.',
      'The hood is up, and there is weather in it.',
      'It is so unfair, and it is only {weekday}.',
      'The bathroom will be free in the autumn.',
      'It was a phase, says everybody, and has kept the jacket.',
    ],
  },
  {
    nouns: list('baby toddler nappy diaper infant newborn pram pushchair stroller rattle babysitter bottlefeed'),
    events: [
      '{a_one} threw the spoon out of the high chair until {official} could not get up any more, and crowed {name}',
      '{a_one} was changed on the bonnet of a police car in {town}, and the report was made out against {name}',
      '{a_one} would only sleep in a moving car, and was driven as far as the sea, where the gulls woke {name}',
      '{a_one} said a first word, which was meant to be “mama”, but the lamp was nearer, and it was {name}',
    ],
    conflicts: [
      told(
        'The buggy folds with one hand, according to the film, and {they} has been in it since the bus stop.',
        'A crowd has read out the instructions.',
        'The film was shown to the buggy.',
      ),
      told(
        'The spoon was an aeroplane, but {they} had the tower closed, and {official} is circling with the carrots.',
        'It was diverted to a sleeve.',
        'The peas have landed in {town}.',
      ),
      told(
        'There was a noise, then a smell, then two grown people who had never met drew lots.',
        'The loser had it up to the elbow.',
        'Somewhere in it was the car key.',
      ),
      told(
        '{They} fell asleep on one arm of {relative}, and the arm has had to be left there.',
        'It is doing quite well.',
        'It is waved at through the crack in the door.',
      ),
      told(
        'The whole house was made safe, corner by corner, and {they} can open it all; {relative} cannot.',
        'The fridge is down to the child’s discretion.',
        'A little hand passes out bread.',
      ),
    ],
    closings: [
      'Sh, it has only just gone off, says the tiptoe.',
      'Who has whose nose is a matter for the family.',
      'There is a rabbit on the motorway, and the whole car is going back.',
      'It was a smile, or it was wind.',
      'Nights are for talking, and days are for saying so.',
    ],
  },
  {
    nouns: list('neighbour neighbor neighbourhood housing'),
    events: [
      '{a_one} took in a parcel for the house opposite, opened it just to see, and has had to be {name} when the bell goes',
      '{a_one} parked with one wheel over the line, and was written to, in capitals, as {name}',
      '{a_one} put the bins out on the wrong day, everybody else did so too, and the street has since looked up to {name}',
      '{a_one} only came round for a cup of sugar, was given a ladder to hold, and has been stuck with it as {name}',
      '{a_body} mentioned {topic} over the hedge, only in passing, and by evening the whole street was against {name}',
    ],
    conflicts: [
      told(
        'The drill is heard on Sundays at seven, in one short burst, and nobody knows what {they} can still have to hang.',
        'It is thought to be one very heavy apology.',
        'Upstairs they have begun to drill back.',
      ),
      told(
        'A chair was put out to keep the parking space, and in the morning {they} had clamped it.',
        'It was a visiting chair.',
        'Its owner walks now, and sits down a lot.',
      ),
      told(
        'The hedge is two inches higher on the other side, and {they} has been out with a spirit level and a lawyer.',
        'A blackbird was called, and sided with the hedge.',
        'They cut it by night, each to half.',
      ),
      told(
        '{They} watches the street from behind a curtain, in the interest of the street.',
        'It moves when there is no wind.',
        'The opposite curtain keeps a diary of it.',
      ),
      told(
        'A note about the noise was hung up on the stairs, and {count} people have corrected its spelling.',
        'It is quite a good note by now.',
        'The noise was {their} typewriter.',
      ),
    ],
    closings: [
      'Yellow sack, said the calendar, but which yellow?',
      'The lawnmower was lent out in spring, and will be forgiven in autumn.',
      'One does not wish to complain, it says, on page one of nine.',
      'Good fences make good stories.',
      'The smell on the landing was cabbage, and it was everybody’s.',
    ],
  },
  {
    nouns: list(
      'student exam undergraduate dissertation thesis essay coursework dropout revision freshman valedictorian scholarship hallpass lecture lecturer',
    ),
    events: [
      '{a_one} bought eleven colours of marker, painted the whole chapter yellow, and learnt from it only {name}',
      '{a_one} handed in a page that the dog had really eaten, with the dog, and the dog was marked as {name}',
      '{a_one} copied everything from the next desk, also what it said in the top corner, which was {name}',
      '{a_one} began the essay at three in the morning, and ended up, nine pages later, with a recipe and {name}',
      '{a_body} put off {topic} until Sunday at nine, and the whole family had to sit down to it as {name}',
    ],
    conflicts: [
      told(
        'There were three hours, four questions and one pen, and {they} had turned over the wrong paper.',
        'It was an eye test, and {they} passed.',
        'It was for midwives, and it nearly went well.',
      ),
      told(
        'For a year {they} has lived on noodles, and the kitchen wall has been used to see whether they are done.',
        'The wall is thought to be a relief.',
        'It holds up the house, says the landlord.',
      ),
      told(
        'The library closes at ten, and {they} has put a towel on the good seat, beside the plug, since {weekday}.',
        'The towel has a better average.',
        'It was asked to explain Kant, and was very dry.',
      ),
      told(
        'It was group work: one did it all, one did the title, and {they} brought a hole punch.',
        'The hole was the best part, it says in the margin.',
        'The mark was divided by four and a half.',
      ),
      told(
        '{They} learnt everything by heart except the chapter about birds, and it was a test on birds.',
        'The answer to number three is “it flew”.',
        'The penguin was fully revised, and not asked.',
      ),
    ],
    closings: [
      'It was due yesterday, and in a way it came.',
      'See page forty, says page nine; see page nine, says page forty.',
      'The alarm was set for the wrong century.',
      'Two hours for the timetable, and none for the time.',
      'According to a source, it was like that; the source is {relative}.',
    ],
  },
  {
    nouns: list('procrastination procrastinator monday deadline todo snooze overdue tomorrow lateness slacker'),
    events: [
      '{a_one} cleaned behind the fridge so as not to begin, found a door there, and behind the door {name}',
      '{a_one} made a list, wrote “make a list” on top, crossed it out, and was celebrated all day as {name}',
      '{a_one} was meant to have a better name, but it was nearly five, so they put {name}',
      '{a_one} would start on the first, then on a Monday, then on a Monday that is a first, and that one was called {name}',
      '{a_body} left {topic} until the last minute, got there after it, and was locked out with somebody called {name}',
      '{a_body} put {topic} on a list, then wrote the list out neatly, then ruled it, and had it framed as {name}',
      '{a_body} ironed the tea towels rather than begin with {topic}, then the lawn, and the street calls it {name}',
      '{a_body} told {topic} “in a minute”, and the minute has been given its own room and the name of {name}',
      '{a_body} only wanted to look something up about {topic}, and four hours later knew all there is about eels and {name}',
    ],
    conflicts: [
      told(
        'All nine pencils have been sharpened, and the tenth, to be fair, has been bought and sharpened too.',
        'They are very short now.',
        'The shavings have been sorted by grain.',
      ),
      told(
        'The plan was to be ready by {weekday}, and {they} has spent until then on the font.',
        'It is one of the finest fonts ever handed in late.',
        'The title leans towards the door.',
      ),
      told(
        'An extension was asked for, and granted, and {they} has been living in it.',
        'It has a bay window.',
        'Planning permission ran out on {weekday}.',
      ),
      told(
        '{They} pressed snooze in {town} until the cock gave up and took a course.',
        'It does evenings now.',
        'Nine minutes have turned into a career.',
      ),
      told(
        '{They} works best under pressure, so {relative} is asked to sit on the desk.',
        'She has brought her knitting, and a sister.',
        'The desk was finished first.',
      ),
    ],
    closings: [
      ...MORE_PROCRASTINATING,
      'The rest of this will follow.',
      'First a coffee, and then a look at what kind of day it is.',
      'There is plenty of time, it says in the letter that came too late.',
      'It is on the list, and the list is on its way.',
      'Never put off until tomorrow what has gone away by itself.',
    ],
  },
];
