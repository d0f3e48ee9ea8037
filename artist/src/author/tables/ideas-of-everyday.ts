/** What a day goes on: a coffee break, a road trip, the recycling, a grudge, a checkup, somebody else's code. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_EVERYDAY: readonly NounClass[] = [
  {
    nouns: list('code sourcecode legacysystem scrum scrummaster sprintplanning kpi productowner storypoint kanban'),
    events: [
      '{a_one} was written on a Friday by somebody who has left, with a remark beside it that only says “sorry, {name}”',
      '{a_one} held up a bank, two airports and a lottery by means of one line from 1987, and nobody dares to touch {name}',
      '{a_one} was copied from a forum at two in the morning, answer and all, and now greets customers as {name}',
      '{a_body} was estimated at three points on account of {topic}, took until August, and was closed as {name}',
      '{a_body} stood up every morning at nine for {topic}, said “yesterday, today, nothing in the way”, and was sat down as {name}',
    ],
    conflicts: [
      told(
        'It worked, and nobody knew why; then it did not, and nobody knew why; {they} bowed both times.',
        'Something had been a Tuesday.',
        'The duck on the desk had seen it coming.',
      ),
      told(
        'A semicolon was missing, and {they} looked for it for nine hours, in the dark, with soup.',
        'It was in the soup’s line.',
        'It had been there all along, but Greek.',
      ),
      told(
        '“Who wrote this rubbish?” {they} asked, looked it up, and has been very quiet since.',
        'It was from last March, and had a rhyme in it.',
        'Lunch was taken elsewhere.',
      ),
      told(
        '{They} named one thing “temp”, for an hour, and it had its tenth birthday on Monday.',
        'There was a cake, called “cake2 final”.',
        'All the rest hangs from it.',
      ),
      told(
        'Everybody had a yellow card on the wall, and {their} one stood under “in progress” when they painted the room.',
        'They painted round it.',
        'It is listed now.',
      ),
    ],
    closings: [
      'Ship it, said somebody, and it was Friday.',
      'There is a comment above {them} that says “do not ask”.',
      'It is not broken; nobody had used it like that.',
      'Will be tidied up later, it has said, since 2011.',
      'It passed every test, of which there was one.',
    ],
  },
  {
    nouns: list(
      'skincareroutine skincare manicure pedicure badhairday selfcare selflove glowup makeover spaday wellness wrinkle baldness eyecream mudpack antiageing',
    ),
    events: [
      '{a_one} had cucumber on both eyes, was taken for a salad by a guest in a hurry, and has been dressed since as {name}',
      '{a_one} had eleven steps, three of them in the dark, and between the serum and the other serum appeared {name}',
      '{a_one} opened the door with a green clay face, and the postman has only delivered by the fence since, to {name}',
      '{a_body} took a day off for {topic}, lay down in the bath, ran in more hot water until Sunday, and rose as {name}',
    ],
    conflicts: [
      told(
        'It takes off ten years, says the jar, and {they} used two of them and was sent to school.',
        'It was double geography.',
        'The homework has been excused, by the jar.',
      ),
      told(
        'The fringe would not lie down, and {they} went out as a cockatoo.',
        'A real one followed at a distance.',
        'The wind took the other side.',
      ),
      told(
        'The nails were wet, so {they} stood at the door for an hour and asked it nicely.',
        'A child turned the handle, for money.',
        'The sandwich was eaten with the elbows.',
      ),
      told(
        '{They} lit nine candles, put on whales, and was found to be holding the phone.',
        'The whales had been on hold.',
        'One of them rang off.',
      ),
      told(
        'The bathroom shelf holds forty creams, and for years {they} has been using the one for shoes.',
        'It has taken off twenty years, and the scuffs.',
        'People ask; {they} only shines.',
      ),
    ],
    closings: [
      'You have to love yourself, said the mirror, and it had help.',
      'Before, after, and with the light on.',
      'It is what is inside that counts, and it is mostly avocado.',
      'Leave on for ten minutes, and then nobody will move.',
      'Because {they} is worth it, and the jar costs the rest.',
    ],
  },
  {
    nouns: list('revenge vengeance betrayal grudge feud vendetta payback backstabbing comeuppance'),
    events: [
      '{a_body} had {topic} served cold, sent it back, as it was meant to be gazpacho, and was shown out as {name}',
      '{a_body} swore {topic} on a stolen pen, has followed it through four offices, and signs for everything in pencil as {name}',
      '{a_body} planned {topic} for eleven years, with a map, and when the day came it was raining on {name}',
      '{a_one} was passed from father to son over a hedge, and nobody knows why, but it is about a rake and {name}',
    ],
    conflicts: [
      told(
        '{They} keeps a list, in order, and at the top there is a pushchair from 1993.',
        'It knows what it did.',
        'The pushchair has grown-up children.',
      ),
      told(
        'The enemy was to find a herring in the piano, and now it plays better than ever.',
        'There are two concerts a week.',
        'A cat turns the pages.',
      ),
      told(
        '“You will rue this day”, {they} said, and had to look up how to spell it on the card.',
        'It had a balloon on it, as there was no other.',
        'It was put up with the birthday ones.',
      ),
      told(
        '“He who digs a pit for others”, {they} was told, and by then only the hat could be seen.',
        'There was a very good view of the roots.',
        'They planted a pear with {them}.',
      ),
      told(
        '“You too?” {they} said to the dog, which was lying on somebody else’s feet.',
        'There had been sausage.',
        'It looked at the wall with great interest.',
      ),
    ],
    closings: [
      'It is forgiven, and it is in the book, on page nine.',
      'The best kind is to live well, {they} says, and has bought a louder mower.',
      'Nobody remembers the beginning, but both sides remember the rake.',
      'It is sweet, and a little goes a long way into the carpet.',
      'One day, {they} says, and polishes the herring.',
    ],
  },
  {
    nouns: list(
      'standupcomedy openmic openmicnight comedian standupcomedian comedy comedyclub improv improvtheatre heckler comedienne',
    ),
    events: [
      '{a_one} asked the audience for a place and a profession, got “Leeds” and “otter”, and had four children in it as {name}',
      '{a_one} opened with airline food, to a hall of airline cooks, and left by the hatch with the trays as {name}',
      '{a_one} was interrupted by a lady in row two, who was funnier, and the poster was pasted over with {name}',
      '{a_body} waited until ten to one for {topic}, when only the barman and a coat were left, and the coat still quotes {name}',
    ],
    conflicts: [
      told(
        '{They} asked whether anybody was in from out of town, and it was a Mr Hale, who told it all.',
        'He got the second half.',
        'He had slides of the bypass.',
      ),
      told(
        'Nobody laughed at the one about the ladder, so {they} told it again, with the ladder.',
        'That went down very well, and then {they} did.',
        'The third rung is the funny one.',
      ),
      told(
        'At home {they} is not allowed to begin with “have you noticed”.',
        'They have noticed.',
        'The salt is passed without a bit.',
      ),
      told(
        '“Yes, and?” {they} has to answer, whatever is said, and so there is now a pony.',
        'It started with “is this seat taken?”.',
        'The pony said “yes, and”.',
      ),
      told(
        'One man in row four did not laugh once, with folded arms, and {they} played only to him.',
        'He said it was the best night in years.',
        'He was asleep, in a lively way.',
      ),
    ],
    closings: [
      'You’ve been great, {they} says, to a stool.',
      'But seriously, and then it never was.',
      'Try the fish, said the fish.',
      'It killed on Tuesday, and was let off on Wednesday.',
      'Is this thing on?',
    ],
  },
  {
    nouns: list(
      'festival musicfestival festivalgoer moshpit headliner portaloo crowdsurfing crowdsurfer openair glastonbury woodstock',
    ),
    events: [
      '{a_one} pitched a tent on a Thursday, in the dark, on a slope, and on Sunday it was by the river, with a different family, as {name}',
      '{a_one} lost one boot in the mud, then the mud, then the friends, and was held up over the crowd and passed along to {name}',
      '{a_one} wore the wristband for nine years, until it was a part of the arm, and has been let in everywhere as {name}',
      '{a_body} slept through the one band {they} had come for at {topic}, against the loudspeaker, and was cheered awake as {name}',
    ],
    conflicts: [
      told(
        'Everybody is to meet “by the flag”, and {they} can see four hundred.',
        'They meet there every year, never each other.',
        'One of the flags is a pair of trousers.',
      ),
      told(
        'The blue cabin at the edge was entered by {them} on Friday, with courage.',
        'Nobody has asked what was in there.',
        'There are now two more in the support group.',
      ),
      told(
        '{They} liked the second stage better, back when it was a puddle.',
        'The puddle has been signed.',
        'Its early work was deeper.',
      ),
      told(
        'The headliner asked for noise, and {they}, who had a kazoo, gave what there was.',
        'It is on the live album.',
        'They asked the security to hug {them}.',
      ),
      told(
        'A noodle dish cost as much as a boat, and {they} ate it one at a time.',
        'The last was auctioned on Sunday.',
        'A boat was taken in exchange.',
      ),
    ],
    closings: [
      'It rained, and it was the best weekend of all.',
      'Nobody has slept, but somebody has been asleep on.',
      'The ears are ringing, and it is for somebody else.',
      'Home, bath, and the bath has been declared a site.',
      'Next year with a smaller tent and bigger friends.',
    ],
  },
  {
    nouns: list('picnic bbq cookout potluck brunch grillparty picnicbasket picnicblanket gardenparty barbecuer'),
    events: [
      '{a_one} was lit at noon by three men with three methods, and at nine, by moonlight, somebody was given a first sausage and named it {name}',
      '{a_one} was laid out on the one flat spot in the meadow, which turned out to be an anthill with a committee and a flag for {name}',
      '{a_one} began as breakfast, met lunch by the eggs, had a glass of something with it, and woke at dusk as {name}',
      '{a_body} was only to bring the napkins to {topic}, brought nine hundred, and at the first gust the valley turned white and sang of {name}',
      '{a_body} turned the sausages at {topic} with such authority that the host asked for leave to sit down, from {name}',
      '{a_one} had a beautiful checked cloth, nine boxes and no corkscrew, and a tree was talked into it by {name}',
    ],
    conflicts: [
      told(
        'Whoever has the tongs is king, and somebody asked {them} whether that should not be turned now.',
        'There was a silence, and fat dripped.',
        'He has been given the salad to watch.',
      ),
      told(
        'It was a wasp that opened the lemonade, and {they} thanked it, and moved to the car.',
        'The wasp had brought a friend.',
        'They waved, through the glass.',
      ),
      told(
        'Everybody brought potato salad, and {they} is the only one who knows how many that is.',
        'There is a lake of it, with a path round.',
        'All of them asked for the recipe, out of spite.',
      ),
      told(
        'A cloud was seen, a small one, and {they} said that it would pass.',
        'It came over for a look at the buns.',
        'They ate under the table, and it was cosier.',
      ),
      told(
        'In the middle it was raw and at the edge it was coal, and {they} called it “both”.',
        'The dog has it in writing.',
        'In between there was one very good millimetre.',
      ),
    ],
    closings: [
      'There is nothing like food in the open, said the seagull.',
      'It needs another five minutes, as it did at two.',
      'The smoke goes where the guests sit, and has good ears.',
      'One bun is left, ten sausages, and no peace.',
      'The ants sent a card.',
    ],
  },
  {
    nouns: list('bowling bowlingalley bowlingball bowlingpin tenpin snooker billiards poolhall skittles gutterball poolcue'),
    events: [
      '{a_one} rolled so slowly down the lane that the family had chips, came back, and was just in time to see it turn and say {name}',
      '{a_one} borrowed shoes that had known four thousand others, went home in them, and answers the door as {name}',
      '{a_one} went into the gutter, out at the back, down the high street, and took all ten at the bus stop, in the name of {name}',
      '{a_body} put three fingers in the wrong holes because of {topic}, and went along, on the belly, for a strike called {name}',
    ],
    conflicts: [
      told(
        '{They} leans to the left after letting go, with one leg in the air, and the ball pays no attention.',
        'The next lane leans along.',
        'Once a lamp gave way.',
      ),
      told(
        'Two were left standing, one in each corner, and {they} bowled between them, beautifully.',
        'They had not been on speaking terms.',
        'It went on for years like that.',
      ),
      told(
        'The screen shows a turkey dancing, and {they} has not asked why.',
        'The turkey has not been told either.',
        'It has been to see the manager.',
      ),
      told(
        'Blue chalk was put on the tip, very slowly, and then {they} missed everything, very slowly.',
        'The chalk was excellent.',
        'The lamp above has a dent shaped like hope.',
      ),
      told(
        'The bumpers were up for the children, and {they} asked in a low voice whether they might stay.',
        'The ball hit both sides, eleven times.',
        'It took nine of them, by way of a hello.',
      ),
    ],
    closings: [
      'It hangs a bit to the left, {they} says, of the town.',
      'Shoes back, fingers back, and home.',
      'A split, a sigh, and curly chips.',
      'It was practice; the next hundred count.',
      'Ten stood there, and nine of them were kind.',
    ],
  },
  {
    nouns: list(
      'timetravel timetraveller timetraveler paralleluniverse multiverse simulationtheory bigbang stringtheory darkmatter grandfatherparadox timeloop alternatereality',
    ),
    events: [
      '{a_body} went back a hundred years for the sake of {topic}, to buy land, forgot the wallet, and was lent a penny as {name}',
      '{a_body} met {themself} coming the other way because of {topic}, owed {themself} nine pounds, and settled as {name}',
      '{a_body} saw the same cat twice, put it down to {topic}, knocked on the sky, and it was opened by {name}',
      '{a_one} happened in a fraction of a second, nearly fourteen billion years ago, and the neighbours still go on about {name}',
    ],
    conflicts: [
      told(
        '{They} trod on one small snail in the Jurassic, and at home the bus was green and in charge.',
        'It is quite a fair bus.',
        'The snail has been put back, with a plaster.',
      ),
      told(
        'In another world {they} is a famous tenor, and over there {they} wonders about this one.',
        'They have the same socks.',
        'The tenor would like to sit down.',
      ),
      told(
        '“What year is this?” {they} asked a man with a pram, in a hoarse voice, and he told {them} the time of the bus.',
        'It was a fair answer.',
        'It was late in every century.',
      ),
      told(
        'Most of what there is cannot be seen, {they} explained, and pointed to the back of the fridge.',
        'It bends light, and smells a bit.',
        'There is a lid on it, from the other universe.',
      ),
      told(
        'Somebody up there is playing with all of this, {they} says, and has let the cat onto the keys.',
        'That was the week of the frogs.',
        'There is a saved game from before the haircut.',
      ),
    ],
    closings: [
      'This will have been explained yesterday.',
      'In some universe there is still some cake.',
      'See you last week, {they} says, and was there.',
      'It all began with a bang, and the dog barked.',
      'There is no time like the present, and it has been looked for.',
    ],
  },
  {
    nouns: list('roadtrip staycation cartrip longdrive carjourney sightseeing roadmovie'),
    events: [
      '{a_one} was to go to the sea, by way of one quick stop for petrol, and got married there to a hot dog stand, as {name}',
      '{a_one} had one song on the tape, nine hours of motorway and an uncle who sang the trumpet, and he now gigs as {name}',
      '{a_one} counted red cars with a cousin until Ghent, was accused of a van, and has been walking since as {name}',
      '{a_body} stayed at home for {topic}, took a room in {their} own hall, and gave it three stars as {name}',
    ],
    conflicts: [
      told(
        '“Does anybody need to go?” asked the front, and nobody did, for a full four minutes.',
        'It was a field with an audience.',
        'The cows are still talking.',
      ),
      told(
        'An invisible line runs down the back seat, and a knee has been seen on {their} side of it.',
        'Talks are being held at the next services.',
        'A sandwich acts as a buffer.',
      ),
      told(
        'The map was refolded by {them} against its will, and came out as a swan.',
        'Belgium is on the neck.',
        'It pointed south with the beak, and was right.',
      ),
      told(
        '{They} did not see the famous rock, and was under the seat, after a grape.',
        'It was a very famous grape by then.',
        'It is in the album, next to the rock.',
      ),
      told(
        'The sandwiches had been packed for noon, and were eaten at the end of the street.',
        'The egg was what began it.',
        'There were mints for the other four hundred miles.',
      ),
    ],
    closings: [
      'Are we there yet? Nearly, and nearly is a long country.',
      'It was not the way, but it had a nice mill.',
      'Windows up, socks on, and nobody say whose.',
      'We have gone past it, said a voice that had known for an hour.',
      'Somebody has left the iron on, and everything was turned round.',
    ],
  },
  {
    nouns: list(
      'recycling climatechange carbonfootprint globalwarming sustainability wasteseparation zerowaste upcycling plasticfree greenhouseeffect heatpump bottlebank',
    ),
    events: [
      '{a_body} stood before four lids with a teabag, because of {topic}, until it was the string, the paper, the leaf and {name}',
      '{a_body} washed a yoghurt pot by hand for the sake of {topic}, then dried it, then said goodbye to it, by the name of {name}',
      '{a_body} came back as a park bench thanks to {topic}, having been forty bottles, and is sat on with pride as {name}',
      '{a_body} cycled to the bakery on account of {topic}, was blown to Holland, and was thanked for the saving as {name}',
    ],
    conflicts: [
      told(
        'The yellow sack goes out on the night before, and {they} looks from the window who has what in theirs.',
        'Number nine drinks pear juice.',
        'Number four puts a blanket over it.',
      ),
      told(
        'The bottles are thrown in one by one by {them}, on a Sunday, like a confession.',
        'There were nine green ones, from “guests”.',
        'A curtain moved at each.',
      ),
      told(
        '{They} left smaller and smaller footprints, and now a search has begun.',
        'They end at a hammock.',
        'A snail came forward.',
      ),
      told(
        'A glacier came by with one small bag, and asked {them} for the guest room.',
        'It takes up the tub.',
        'It does not like to be a bother, and drips.',
      ),
      told(
        '{They} has a bag full of bags, for bags, and forgot it, and bought a bag.',
        'It is in the bag now.',
        'They are breeding.',
      ),
    ],
    closings: [
      'Please think before you print this, said the tree, from the window.',
      'Lid off, label off, and hat off.',
      'Everything comes back, even the trousers.',
      'There is no planet B, but there is a bottle bank.',
      'It was all saved in the end, in a jar, with a label.',
    ],
  },
  {
    nouns: list(
      'coffeebreak lunchbreak teabreak leftovers leftover mealprep officekitchen packedlunch lunchtime canteen tupperware elevenses',
    ),
    events: [
      '{a_body} went out for {topic} “for five minutes”, got talking by the machine, and was given a long-service pin as {name}',
      '{a_body} warmed up fish in {topic}, in the one microwave, and the whole floor has moved to the floor below {name}',
      '{a_one} stood in the fridge with a label, “do not eat, Susan”, and by Friday it had grown so that it was greeted as {name}',
      '{a_one} was cooked on Sunday in five boxes, and by Thursday, in the fifth, there looked up a tired {name}',
    ],
    conflicts: [
      told(
        'There was one slice of cake left, and it was halved, and halved, and {they} is now a physicist.',
        'Nobody has ever taken the last bit.',
        'It can be seen only on some days.',
      ),
      told(
        'The machine gives out coffee, soup and hot chocolate, and {they} says that there is one tank.',
        'On Mondays it is tomato.',
        'It all comes with a stick.',
      ),
      told(
        'Somebody has had {their} yoghurt, and eleven colleagues were asked in one at a time.',
        'It was the boss, with a spoon behind his back.',
        'There was a funeral, with the lid.',
      ),
      told(
        'A lid for every box, and none of them fits, and {they} has sat on the floor and given up on love.',
        'One nearly did.',
        'It was for the other cupboard.',
      ),
      told(
        'More was decided by the kettle in four minutes than in {their} office all year.',
        'It has been moved up to the board.',
        'It whistles when somebody lies.',
      ),
    ],
    closings: [
      'Back to it, everybody said, and nobody had said to what.',
      'It tastes better on the second day, and on the ninth it tastes back.',
      'Whose cup is this? It has a name, and a beard.',
      'It is noon somewhere, said the sandwich, and was right.',
      'Please wash up after you, says the note, and it is the oldest thing there.',
    ],
  },
  {
    nouns: list('hypochondria hypochondriac checkup healthcheck symptom vitamin placebo bedsidemanner sickday selfdiagnosis'),
    events: [
      '{a_body} looked up a hiccup on the net on account of {topic}, had four days left, and made them over to {name}',
      '{a_body} said “ah” for the doctor in the matter of {topic}, held the note, and was taken on by a choir as {name}',
      '{a_one} was treated with sugar and a kind word, was told so, got on even better, and has a ward to {themself} as {name}',
      '{a_one} was high in the morning, low at lunch, and so normal at the doctor’s that he asked for a picture with {name}',
    ],
    conflicts: [
      told(
        'It could be nothing, it could be parrot fever, and {they} has never met a parrot, which is how it starts.',
        'The parrot has been told to rest.',
        'It was crumbs.',
      ),
      told(
        '{They} has it exactly as described, on every page, and is now at M.',
        'G was the worst, up to now.',
        'The book itself has a broken back.',
      ),
      told(
        'Stay in bed and drink a lot, the doctor said, and {they} asked him to put that in writing for the boss.',
        'It has been framed.',
        'He has begun to feel a bit hot himself.',
      ),
      told(
        'The hammer came down, the knee flew up, and {they} asked the doctor, on the floor, how he was.',
        'The reflexes are excellent.',
        'He gave himself the week off.',
      ),
      told(
        'All was well, and {they} left with a long face, and asked for a second opinion.',
        'It was just as good, sadly.',
        'Something rare was thrown in, for the way home.',
      ),
    ],
    closings: [
      'I told you I was ill, it will say one day, at a hundred and four.',
      'Two of these before food, and one after the bill.',
      'Cough, please; thank you; that was the neighbour.',
      'Nothing is wrong, and that is so often a sign.',
      'It comes and goes, like the man with the needle.',
    ],
  },
  {
    nouns: list(
      'escaperoom paintball lasertag murdermystery murdermysteryparty scavengerhunt treasurehunt geocaching geocache paintballer',
    ),
    events: [
      '{a_one} was locked in with five friends and a clock, found eleven keys, a code and an old love letter, and, behind the map, {name}',
      '{a_one} hid behind a barrel for two hours, with great cunning, in the car park, and was hit on the way home, in pink, as {name}',
      '{a_body} took cover behind an uncle in {topic}, and so did the uncle, round and round, until the whistle went for {name}',
      '{a_body} had a clever plan for {topic}, drew it in the sand, and it rained, and the puddle was clearly {name}',
      '{a_one} accused the butler, who was only the waiter, in front of all the guests, and he confessed to the ham and to {name}',
      '{a_one} followed forty arrows through a wood to a tin, and in the tin were a pencil, a plastic frog and {name}',
    ],
    conflicts: [
      told(
        'The hour was up, the door was opened, and {they} asked for five more minutes with the drawer.',
        'It was not part of it.',
        'It had socks in it, which fitted.',
      ),
      told(
        'One solved everything, one held the lamp, and {they} read aloud what it says on the fire extinguisher.',
        'It was the only real clue to anything.',
        'They were glad of it at the candle.',
      ),
      told(
        'The others planned it with stones and a stick, and {they} was a stone.',
        'It went round the left of the twig.',
        'It came home yellow all over.',
      ),
      told(
        'There was a real plumber in the room, and it took {them} forty minutes of questions to find out.',
        'He knew nothing of the duke.',
        'He has the pipe, in the library, on the bill.',
      ),
      told(
        '{They} tried the code on the safe, the door and, at last, on the lunch of the man who runs it.',
        'It opened.',
        'It was egg, in the order of the planets.',
      ),
    ],
    closings: [
      'There was a way out all along, and it said “pull”.',
      'You may ask for a hint, said the ceiling, a little sadly.',
      'It was the vicar, in the hall, with feeling.',
      'Team photo, with the sign “nearly”.',
      'The last key fits the first door, and they are home.',
    ],
  },
];
