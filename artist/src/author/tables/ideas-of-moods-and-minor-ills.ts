/** What is felt, caught or put up with, and had nothing told of it: peer pressure, a food coma, a Sunday afternoon. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_MOODS_AND_MINOR_ILLS: readonly NounClass[] = [
  {
    nouns: list('gaslighting breadcrumbing benching orbiting mixedsignals lovebombing zombieing'),
    events: [
      '{a_one} wrote “hey” every nineteen days, at midnight, and a whole flat-share put on the kettle for {name}',
      '{a_one} liked every picture and answered no question, and a therapist has a drawer for {name}',
      '{a_one} swore that the lamp had always been green, and the lamp was sent for a second opinion, as {name}',
      '{a_body} took {topic} for weather, put on a coat, and was told that it was summer, {name}',
    ],
    conflicts: [
      told(
        'There was a heart, then a full stop, then a picture of a bridge, and four friends met about it.',
        'The minutes run to nine pages.',
        'The bridge was only a bridge.',
      ),
      told(
        '“I never said that,” said {they}, and “I said that first,” in one breath.',
        'There is a recording, of a shrug.',
        'Both were denied over coffee.',
      ),
      told(
        'It was a crumb every Thursday, and in the end it would have made half a roll.',
        'The pigeons wanted something serious.',
        'The baker has blocked the number.',
      ),
    ],
    closings: ['It’s complicated, says the profile, and so is the password.', '“u up?”, asked the owl.', 'Seen at 3.12.'],
  },
  {
    nouns: list('meetcute cuffingseason longdistancerelationship doubledate swiperight petname prenup rebound'),
    events: [
      '{a_one} bumped into a stranger with an armful of oranges, and the greengrocer married both to {name}',
      '{a_one} began with the first frost and ended with the first ice cream, like each year’s {name}',
      '{a_one} was called “bunny” at home, and then at a bank, over the loudspeaker, as {name}',
    ],
    conflicts: [
      told(
        'They fell asleep every night over the telephone, and the snoring was in two time zones.',
        'One of them snores tomorrow.',
        'The bill was framed.',
      ),
      told(
        'The two couples got on so well that they went home in the wrong pairs.',
        'It was noticed at the toothbrushes.',
        'The dog knew at the door.',
      ),
      told(
        'It was settled before the wedding who gets the waffle iron, and it is under guard.',
        'It has its own solicitor.',
        'The waffles were a gift from both.',
      ),
    ],
    closings: [
      'You hang up, said both, until the spring.',
      'The oranges were delicious.',
      'Must like dogs, it says, and a dog liked it.',
    ],
  },
  {
    nouns: list('permissionslip teacherspet cafeteriafood dodgeball pelesson freshersweek'),
    events: [
      '{a_one} spent four months at the bottom of a school bag, under a banana, and came out as {name}',
      '{a_one} reminded the teacher about the homework, in a quiet voice, and thirty rulers turned towards {name}',
      '{a_one} was served with an ice cream scoop, beside a grey thing and a greyer thing called {name}',
    ],
    conflicts: [
      told(
        'A mother’s hand was copied on it in felt pen, with hearts, and the coach left with an extra child.',
        'It was the neighbour’s.',
        'He had the best time of them all.',
      ),
      told(
        '{They} was the last to be hit, by hiding behind the coach, who has a mark.',
        'The mark spells “Wilson”.',
        'They shook hands, with goggles.',
      ),
      told(
        'The shorts from the box of lost things were worn that day, and they were not short enough.',
        'They had a past.',
        'The elastic went at the rope.',
      ),
    ],
    closings: [
      'To be handed in by yesterday.',
      'Nobody asks what the Wednesday was made of, for it is Thursday.',
      'Back in the bag, next to the banana.',
    ],
  },
  {
    nouns: list('bibliography cheatsheet cursivehandwriting wordcount'),
    events: [
      '{a_one} was written so small on the inside of a ruler that only an ant could pass, and it did, as {name}',
      '{a_one} was told from the back cover and the film, and the author wrote in to thank {name}',
      '{a_one} listed forty works, nine of them real, and the best one is by {name}',
    ],
    conflicts: [
      told(
        '“Very, very, very”, it says on page three, and with that {they} reached a thousand.',
        'The professor counted, and stopped at “very”.',
        'One of them has been deleted, with regret.',
      ),
      told(
        'The r could be an n, and so {they} married a man from Bern, or went to a barn.',
        'They are happy in Bam.',
        'The doctor could read it.',
      ),
      told(
        'Pages one to ten came easily, and pages eleven to twenty are page nine again, in a wider font.',
        'The margins have been asked to help.',
        'The conclusion is a photograph.',
      ),
    ],
    closings: ['See above, it says, below.', 'Ibid., and again ibid.', 'It was all in the sleeve.'],
  },
  {
    nouns: list('foodcoma sugarrush runnershigh seasickness dehydration vertigo'),
    events: [
      '{a_one} undid one button after the pudding, and it put out the candle beside {name}',
      '{a_one} ran nine times round a bouncy castle on icing alone, and was carried out asleep as {name}',
      '{a_one} looked at the horizon, as one is told to, and the horizon looked away from {name}',
    ],
    conflicts: [
      told(
        '{They} was rolled from the table to the sofa by three cousins, with a song for it.',
        'The song has a verse for the stairs.',
        'Cheese was still to come.',
      ),
      told(
        'At kilometre thirty {they} loved everybody, and by thirty-two had proposed to a banana.',
        'The banana said “water”.',
        'The wedding is at the finish.',
      ),
      told(
        'On the ferry {they} turned the colour of the life jackets that are for the very back.',
        'The captain took his hat off, and then lent it.',
        'The chips were brought past once more.',
      ),
    ],
    closings: [
      'There is always room for ice cream, in another stomach.',
      'It passes, says the rail.',
      'Eight glasses a day, said the plant.',
    ],
  },
  {
    nouns: list('foodpoisoning fever dandruff splitends stitches norovirus stomachbug'),
    events: [
      '{a_one} began with an oyster that had winked, and by dawn the tiles knew the whole life of {name}',
      '{a_one} reached thirty-nine, saw a bishop in the wardrobe, and took him on as {name}',
      '{a_one} snowed on a dark suit in July, and the children in the front row asked for a sledge, and for {name}',
      '{a_body} put {topic} down to the oyster, the oyster took a lawyer, and the other side was {name}',
      '{a_body} told the bathroom tiles all about {topic}, and the third from the left answered {name}',
      '{a_body} brought {topic} along to a wedding, and before the cake a whole table had met {name}',
    ],
    conflicts: [
      told(
        'Six had the fish, one had the soup, and {they} has been under suspicion since.',
        'The soup has not been asked.',
        'The seventh brought grapes, and an alibi.',
      ),
      told(
        'The forehead was felt by five aunts, and each had another recipe.',
        'All five were onions.',
        'The socks are full of them.',
      ),
      told(
        'A bucket was put by the bed, and the two have been through so much that it has a name.',
        'It is Brenda.',
        'She was at the christening.',
      ),
    ],
    closings: [
      'Plenty of fluids, and no more oysters with names.',
      'It can come out in ten days, says the knot.',
      'The bishop was only the dressing gown.',
    ],
  },
  {
    nouns: list('peerpressure groupthink bandwagon'),
    events: [
      '{a_one} jumped off a small bridge because all the others had, and they had been pushed by {name}',
      '{a_one} said “everybody is getting one”, forty people got a fringe, and one of them was a vicar called {name}',
      '{a_one} stayed at home, heard laughter from next door, and knocked at midnight in pyjamas as {name}',
    ],
    conflicts: [
      told(
        'If all the others did it, would you too? asked the mother, in the shoes that all mothers have.',
        'They squeak together.',
        'The fathers were already in the lake.',
      ),
      told(
        '{They} ordered what the others had, and the others were waiting to see what {they} would have.',
        'It is Thursday, and there is still only bread.',
        'In the end it was twelve tripes.',
      ),
      told(
        'A whole choir wore it after one had, and {they} had only spilt something.',
        'The stain is sold in two sizes.',
        'It does not come off the altos.',
      ),
    ],
    closings: ['Go on, said the whole bench.', 'One could always say no, and one was Keith.', 'It looked better on the others.'],
  },
  {
    nouns: list('gutfeeling sixthsense intuition commonsense hindsight senseofhumour funnyfeeling'),
    events: [
      '{a_one} knew that the telephone would ring, and that it would be about the hat, and it was for {name}',
      '{a_one} said “I would not do that”, a second too late, at four explosions running, as {name}',
      '{a_one} was left in a taxi by a government, and the driver has been consulted since as {name}',
      '{a_body} had {topic} about the prawns, said so, was laughed at, and now chairs the survivors, as {name}',
      '{a_body} bought {topic} at a car boot sale, never used, for a pound, and four ministers have written to {name}',
      '{a_body} lost {topic} on a ferry, and the captain asked three times over the loudspeaker for {name}',
    ],
    conflicts: [
      told(
        '{They} felt that something was wrong, and it was the prawns.',
        'They had felt it too.',
        'At other times it is also the prawns.',
      ),
      told(
        'Looking back, all of it could have been seen, also the ladder and what stood on it.',
        'The paint has been green since.',
        'The ladder says that it did mention it.',
      ),
      told(
        'It is said to be common, but the shops have been out of it since spring.',
        'There are two left, behind the counter.',
        'A man came with a coupon.',
      ),
    ],
    closings: [
      'You knew that this sentence was coming.',
      'It was clear from the start, says the end.',
      'The stomach is usually right, and always early.',
    ],
  },
  {
    nouns: list('apology compliment insult misunderstanding argument apologies'),
    events: [
      '{a_one} was meant for the curtains, the hostess took it for her dress, and they named a dance {name}',
      '{a_one} began over the last potato, went back to 1987, and was settled in the car by {name}',
      '{a_one} was written nine times, begun with “if”, thrown away, and sent in the end as flowers, to {name}',
      '{a_body} took {topic} home in a box, slept on it, and by morning there were two, both about {name}',
      '{a_body} traced {topic} back to a comma, and the comma has been moved at the request of {name}',
      '{a_body} rehearsed {topic} on a goldfish, and the goldfish has come round to the side of {name}',
    ],
    conflicts: [
      told(
        '{They} thought of the right answer on the stairs, went back up, and they had got to the pudding.',
        'It was said to the pudding.',
        'The pudding was speechless.',
      ),
      told(
        '“You look well,” somebody said, and {they} has been wondering since about all the other days.',
        'A mirror has been asked.',
        'There had been a candle.',
      ),
      told(
        'Both had meant the same, at the top of their voices, for an hour.',
        'They agreed in the end to differ about that.',
        'The neighbours were for the woman.',
      ),
    ],
    closings: [
      'No offence was meant, and some was found.',
      'Let us say no more about it, and they did, until two.',
      'Sorry, said both, and then argued who first.',
    ],
  },
  {
    nouns: list('awkwardness clumsiness longgoodbye'),
    events: [
      '{a_one} said “you too” to a waiter who had wished a good meal, and they have been at lunch since, with {name}',
      '{a_one} said goodbye, and then walked the same way for forty minutes beside {name}',
      '{a_one} held out a hand, got a hug, met it with an ear, and was announced as {name}',
      '{a_body} tried to hide {topic} behind a plant, and the plant fell over, and under it lay {name}',
    ],
    conflicts: [
      told(
        'The door said “pull”, in three languages, and {they} pushed, and then leaned, as if on purpose.',
        'There is a dent, and it is a good likeness.',
        'A small crowd pulled from within.',
      ),
      told('“How are you?” somebody asked, and {they} said “Tuesday”.', 'It was not even true.', 'He said that he was too.'),
      told(
        'A vase came into the room when {they} did, and left in eleven envelopes.',
        'The wallpaper had seen it coming.',
        'The glue held, to the sleeve.',
      ),
    ],
    closings: [
      'It comes back at night, at about three, in colour.',
      'No, you go, said both, and met.',
      'It was nothing, said the bookcase, from the floor.',
    ],
  },
  {
    nouns: list('pessimism cynicism apathy despair nihilist defeatism'),
    events: [
      '{a_one} was offered a glass, called it half empty, was given a full one, and looked for the crack as {name}',
      '{a_one} took an umbrella to a dry cellar, and the pipe burst, to the great joy of {name}',
      '{a_one} shrugged at a raffle, won the car, shrugged at that, and drives it at a shrug as {name}',
      '{a_body} took {topic} to the lottery, won, and asked for the second prize, for safety, as {name}',
    ],
    conflicts: [
      told(
        'A light was seen at the end of the tunnel, and {they} looked up which train it would be.',
        'The 5.14, and late.',
        'It was a man with a torch, who had got lost too.',
      ),
      told(
        '{They} told a motivational speaker how it is, and he sells hammocks now.',
        'They sag, as foretold.',
        'He has never slept so well.',
      ),
      told(
        'Good news came in the post, and was left outside for a night to see whether it meant it.',
        'It had rained, of course.',
        'The second page was the bill.',
      ),
    ],
    closings: [
      'It could be worse, and it has it in its diary.',
      'Whatever, it says over the door.',
      'There is hope, but it is on a lead.',
    ],
  },
  {
    nouns: list('comfortzone personalspace benefitofthedoubt elbowroom'),
    events: [
      '{a_one} was left behind with one foot, at the edge of a diving board, and the other foot is called {name}',
      '{a_one} measured an arm’s length all round, met somebody with longer arms, and bowed as {name}',
      '{a_one} was given to a man with a ladder and a sack, and at dawn he brought it back with the silver, to {name}',
    ],
    conflicts: [
      told(
        'In the empty cinema a stranger sat down right beside {them}, with crisps.',
        'He shared, which made it worse.',
        'The other four hundred seats looked on.',
      ),
      told(
        'It has a sofa, a blanket and a moat, and a coach who stands on the other side, clapping.',
        'The bridge goes up at eight.',
        'The coach has been in for tea, and stayed.',
      ),
      told(
        'A brave friend pulled {them} out by both hands, and a slipper is still in there.',
        'The slipper does not want to be rescued.',
        'The friend sat down, just for a minute.',
      ),
    ],
    closings: [
      'Life begins outside it, and so does the weather.',
      'Closer, said the photographer, and regretted it.',
      'Mind the edge; it is cosy.',
    ],
  },
  {
    nouns: list('mandelaeffect dunningkrugereffect murphyslaw catch22 sodslaw placeboeffect'),
    events: [
      '{a_one} was sure that there had been a second shop on the corner, and all the street remembers {name}',
      '{a_one} dropped a slice of toast in front of a professor, and how it fell is now taught as {name}',
      '{a_one} needed a form to ask for the form, was told so by a very clever man who had one, named {name}',
    ],
    conflicts: [
      told(
        'Knowing nothing at all about boats, {they} was soon admiral.',
        'The sea has asked for references.',
        'An expert had his doubts, and was therefore not heard.',
      ),
      told(
        'Whatever could go wrong had a number and sat down, and {they} called the numbers.',
        'Number nine was the piano.',
        'They went in the wrong order, too.',
      ),
      told(
        'Everybody knows how the saying goes, and it never went like that.',
        'There was no “mirror” in it.',
        'The monocle was on somebody else.',
      ),
    ],
    closings: [
      'The toast is on the ceiling, to be different.',
      'It was right in theory, and the theory fell off.',
      'To get out, please come in.',
    ],
  },
  {
    nouns: list('guiltypleasure petpeeve comfortfood'),
    events: [
      '{a_one} was eaten standing up, in the light of the fridge, from the lid, and the lid was licked by {name}',
      '{a_one} was a song that all of them knew by heart and none had ever heard, and the loudest was {name}',
      '{a_one} was a man who breathed through his soup, and at the next table a fork was bent by {name}',
    ],
    conflicts: [
      told(
        'The curtains are drawn for it, and a serious book is held in front.',
        'The book is upside down.',
        'It is on page one since March.',
      ),
      told(
        'Somebody clicks a pen, somebody chews, and somebody says “expresso”, and {they} has a list.',
        'It was written with a pen that clicks.',
        'The list has a soundtrack.',
      ),
      told(
        'Grandmother made it with butter, and then with some more butter, and would not be seen to measure.',
        'The recipe says “until it feels better”.',
        'It does not work in a bowl with a fork.',
      ),
    ],
    closings: ['It never happened, say the crumbs.', 'Just this once, daily.', 'One spoon, no witnesses, second spoon.'],
  },
  {
    nouns: list('pollen sunnyspell sunnyspells lowpressure aprilweather scatteredshowers'),
    events: [
      '{a_one} was promised for the afternoon, with a small drawing, and at three stood over one garden: that of {name}',
      '{a_one} changed coats four times between two bus stops, and the driver kept all of them for {name}',
      '{a_one} sat down on a clean car, in yellow, and a finger wrote in it {name}',
    ],
    conflicts: [
      told(
        'The barbecue was moved in, out and in again, and then only the guests were left outside.',
        'They were medium.',
        'The sausages had the sofa.',
      ),
      told(
        'A man on the television pushed {them} towards Denmark with a flat hand.',
        'Denmark has pushed back.',
        'The hand had slept badly.',
      ),
      told(
        'Birches know no shame, and {they} had to be blown off the whole school.',
        'The brass band sneezed in F.',
        'The bees have asked for overtime.',
      ),
    ],
    closings: [
      'Chance of {them}: forty per cent, mostly on the washing.',
      'Brighter later, says the later.',
      'Take a jacket, and something for the jacket.',
    ],
  },
  {
    nouns: list('drought flood flooding iceage'),
    events: [
      '{a_one} got as far as the third stair, where the family photographs hang, and knows them all as {name}',
      '{a_one} began with a tap that said “ah”, and ended with a river bed in which they found {name}',
      '{a_one} came down from the north at a metre a year, waved at all along the way, and was greeted as {name}',
      '{a_body} slept through {topic} on an airbed, and woke up in a field beside a cow called {name}',
    ],
    conflicts: [
      told(
        'Watering was forbidden, and at night one heard the whole street whisper to its tomatoes.',
        'They were told to think of rain.',
        'One cucumber was smuggled in a thermos.',
      ),
      told(
        'The sofa was last seen going left at the church, with the cat at the front.',
        'She was steering.',
        'It moored at the butcher’s.',
      ),
      told(
        'A man from the council came to measure {them} with a stick, and it is still standing there, alone.',
        'He had written down “quite”.',
        'The stick has been promoted.',
      ),
    ],
    closings: [
      'Ducks are in two minds about it.',
      'It was marked on the wall, with a date and a sigh.',
      'The mammoth had asked for a jumper.',
    ],
  },
  {
    nouns: list('sundayafternoon tuesday halfterm happyhour taxday genderreveal countdown'),
    events: [
      '{a_one} was two for one, lasted until ten, and by then there were two of everybody, and both were {name}',
      '{a_one} sat on the edge of the bed with an old question, something from 2004, and lay down again as {name}',
      '{a_one} came between two better ones, was left out of all the songs, and has written one called {name}',
      '{a_body} spent {topic} looking for the glasses, which were on the nose, and the nose belonged to {name}',
      '{a_body} was left alone with {topic}, put the spoons in order, and the spoons elected {name}',
      '{a_body} got as far as half of {topic}, turned over, and had it all again, but as {name}',
    ],
    conflicts: [
      told(
        'The light was yellow, the aunt was asleep, the clock was loud, and {they} was in all of it.',
        'A cake was cut to hear something.',
        'There was still homework, and it was about clouds.',
      ),
      told(
        'At “three” somebody sneezed, at “two” somebody hugged, and “one” is still being waited for.',
        'The rocket has gone in for tea.',
        'The corks went at nine.',
      ),
      told(
        'A balloon was to burst in pink or blue, and it was beige.',
        'It is a very calm child.',
        'The cannon was meant for the neighbours.',
      ),
    ],
    closings: ['It will be over by Wednesday.', 'There is nothing on but snooker.', 'Last orders, said the moon.'],
  },
  {
    nouns: list('yassification facetune'),
    events: [
      '{a_one} gave a potato cheekbones, the potato left the farm, and it now signs its contracts as {name}',
      '{a_one} was tried on a passport, with lashes, and the border fell in love with {name}',
      '{a_one} took an hour, a wind machine and two men with tweezers, and the mirror asked for the number of {name}',
    ],
    conflicts: [
      told('{They} came out so smooth that a fly slid off the nose.', 'It has taken up skiing.', 'It left a good review.'),
      told(
        'The lips arrived first, at about half past, and {they} a quarter of an hour later.',
        'They had ordered.',
        'The lashes held the door.',
      ),
      told(
        'At the class reunion {they} had to show a library card, and they compared the ears.',
        'The ears had also had work done.',
        'Only the geography teacher was not surprised.',
      ),
    ],
    closings: [
      'Before and after have met, and did not get on.',
      'Slay, said the hairdresser, and swept up.',
      'It will last until it rains.',
    ],
  },
  {
    nouns: list('tsundoku unreadbooks readinglist bookhaul'),
    events: [
      '{a_one} grew by the bed, book by book, until the lamp stood on it, and then the cat, and then {name}',
      '{a_one} went into the shop for a card, came out with nine novels, and was carried home by {name}',
      '{a_one} got to page eleven of everything, and of a murder knows only the weather and {name}',
    ],
    conflicts: [
      told(
        'The pile fell over at night, and {they} was found at noon between Tolstoy and a cookbook.',
        'Tolstoy had broken the fall.',
        'The cookbook was open at “serves one”.',
      ),
      told(
        'A shelf was bought for them, and a book on how to put it up.',
        'It is third from the bottom.',
        'The shelf is still in its box, under them.',
      ),
      told(
        'A thief came at night, looked along the spines, and sat down on the floor with one.',
        'He brought it back, with another.',
        'He is on page eleven.',
      ),
    ],
    closings: [
      '{They} is saving the endings for a wet summer.',
      'The bookmark has seen more of the world.',
      'Just one more, said the door of the bookshop.',
    ],
  },
  {
    nouns: list('kalsarikännit nightin hyggeligevening pyjamaday'),
    events: [
      '{a_one} cancelled everybody by five, took off the trousers, and opened a bottle with {name}',
      '{a_one} met the pizza man in a dressing gown, and then again, and at the third pizza he brought slippers for {name}',
      '{a_one} was asked what the plans were, looked down at the underpants, and said {name}',
    ],
    conflicts: [
      told(
        'The trousers hang over the chair, and have begun to look at {them}.',
        'They were put out on the balcony.',
        'They went out by themselves at ten.',
      ),
      told(
        'A friend rang to ask whether {they} was coming, and heard a spoon in a tub.',
        '“I’m on the bus,” said the spoon.',
        'He came too, in shorts, and left them in the hall.',
      ),
      told(
        'A song came on, and {they} danced alone before the fridge until the light went off for shame.',
        'It came on again for the chorus.',
        'The milk sat it out.',
      ),
    ],
    closings: ['Dress code: socks.', 'The party was good, and had one guest and no band.', 'It got late, at about nine.'],
  },
  {
    nouns: list('staircasewit espritdelescalier lespritdelescalier comeback'),
    events: [
      '{a_one} had the perfect answer at the second landing, ran back up, and the party applauded a coat, and {name}',
      '{a_one} said “so is your hat” at last, in 2011, on a quiet beach, to nobody but {name}',
      '{a_one} was thought of under the shower, nine days late, in full, with a gesture, and the shampoo fell for {name}',
    ],
    conflicts: [
      told(
        'The other one has long moved to Peru, and {they} has looked up the fares.',
        'It is a very good answer.',
        'He has thought of one as well, on the plane.',
      ),
      told(
        '{They} lives on the fifth floor, so that there may be time on the stairs.',
        'The lift was put in out of spite.',
        'On the third there is a chair, and a pad.',
      ),
      told(
        '{They} wrote it on the hand for next time, and shook hands with the man before it dried.',
        'He wears it well.',
        'It came off on his wife.',
      ),
    ],
    closings: ['What {they} meant to say here will follow by post.', 'Touché, said the banister.', 'Too late, and how good.'],
  },
];
