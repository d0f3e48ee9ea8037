/** What is nibbled, dipped and poured: crisps, nachos, lemonade, bubble tea. */
import { list, type NounClass, told } from './noun-class.ts';

const SNACKS: readonly NounClass[] = [
  {
    nouns: list(
      'crisp crisps potatochip chips nacho nachos tortillachip poppadom papadum papad prawncracker ricecake cheesepuff tostada porkscratching snack',
    ),
    events: [
      '{a_one} was opened in the quiet part of the film, and four hundred people turned round to {name}',
      '{a_one} was mostly air, the air was let out with a bang, and at the bottom, a bit crushed, was {name}',
      '{a_one} broke off in the dip, was fished for with a bigger one, that broke too, and the search party is called {name}',
      '{a_one} was shaped just like a president, was kept in cotton wool for nine years, and was eaten by the babysitter as {name}',
    ],
    conflicts: [
      told(
        'Nobody can stop after one, and somebody who said that he could is being looked for.',
        'His car is still outside, with crumbs on the wheel.',
        'He left a note, and it is greasy.',
      ),
      told(
        'One of those with everything on it pulled six others out along with it, on a thread.',
        'They came out as a family.',
        'The host said that it counted as one.',
      ),
      told(
        'The bag was rolled down and closed with a peg, for tomorrow, and tomorrow came at a quarter to eleven.',
        'The peg has never been used for longer.',
        'Somebody rustled in the dark, and blamed the wind.',
      ),
      told(
        'In the end the bag is held up and tipped, and what comes down goes into the eyes.',
        'It was the best part, he says, weeping.',
        'There is paprika behind the lens.',
      ),
      told(
        'It is not possible to eat {them} in secret, and the whole of the meeting knew it at the first bite.',
        'He let it go soft in the cheek, for an hour.',
        'Item four was minuted as “crunch”.',
      ),
    ],
    closings: [
      'By weight it is one third; the rest is nitrogen and hope.',
      'There is always one green one, and somebody has to love it.',
      'Crumbs were found as far away as the bedroom.',
      'The good ones are at the bottom, and up to the elbow.',
      'Orange fingers are a confession.',
    ],
  },
  {
    nouns: list('cereal cornflake cornflakes muesli granola porridge oatmeal granolabar ricekrispie quinoa'),
    events: [
      '{a_one} was left for a phone call of two minutes, and when they came back it had set as {name}',
      '{a_one} was poured in after the milk, by a grown man, in front of his children, who now call it {name}',
      '{a_one} was read on the back by a whole family, year after year, since nobody speaks before eight, and the last word on it is {name}',
      '{a_one} had a plastic ring in the packet, two brothers dug for it to the elbows, and the winner was engaged to {name}',
    ],
    conflicts: [
      told(
        'There was a bit too much milk, so more was put in, and then there was a bit too little milk.',
        'It has been going on since Easter.',
        'They are on the third cow.',
      ),
      told(
        'The dish was left in the sink until the evening, and by then it could only be got off with a chisel.',
        'A piece of it holds up the shelf.',
        'The wall by the high chair is done in it, and has been listed.',
      ),
      told(
        'The packet says “serves fourteen”, and a student has eaten it at one sitting, at midnight, out of a pan.',
        'He was fourteen, he said, in a way.',
        'The spoon was a shoehorn.',
      ),
      told(
        'Somebody put the box back on the shelf with three crumbs in it.',
        'It was to be polite.',
        'Every morning it is shaken with new hope.',
      ),
      told(
        'The raisins have been picked out by one child and the rest of it by another, and between them stands {they}, bare.',
        'Now it is milk with an opinion.',
        'They have swapped, and cried.',
      ),
    ],
    closings: [
      'It is part of a balanced breakfast; the other part is a lie-in.',
      'Eat up, before it goes quiet.',
      'After six in the evening it counts as a surrender.',
      'Nobody has ever found the toy that was in the picture.',
      'It was good for the heart, and hard on the carpet.',
    ],
  },
  {
    nouns: list('jam marmalade nutella hazelnutspread maplesyrup syrup treacle vegemite marmite'),
    events: [
      '{a_one} was put on first, before the cream, a whole county stood up from its tea, and they shouted {name}',
      '{a_one} would not open for the husband, the son or the vice, and popped for a grandmother at once, who said: “There, {name}”',
      '{a_one} was boiled from one tree’s worth in one night, and there are eighty-four of them in the cellar called {name}',
      '{a_one} had a knife in it with butter on, and a marriage of thirty years went to court over {name}',
    ],
    conflicts: [
      told(
        'The toast fell, and everybody in the kitchen knew on which side.',
        'The floor had it, and the sock had the rest.',
        'It was thrown up again for proof, and has stuck.',
      ),
      told(
        'A wasp has come to breakfast with it every day since July, and has been given its own napkin.',
        'It was under a glass for a while, until it apologised.',
        'She is a widow, says the aunt.',
      ),
      told(
        'On the label it says “plum 87”, in a hand that nobody in the family will own up to.',
        'Uncle tried it, and is fine, and talks to the door.',
        'It is kept for guests.',
      ),
      told(
        'The last bit below the shoulder of the jar cannot be got at with any known spoon.',
        'A child’s arm was used until 1994.',
        'He is thirty now, and still gets the call.',
      ),
      told(
        'Somebody ate it with a spoon, standing up, in the light of the open fridge, and has been seen.',
        'It was the doctor, too.',
        'They did not speak; they fetched a second one.',
      ),
    ],
    closings: [
      'It spreads, like most things that one should not have mentioned.',
      'There is one on the door handle, but only for whoever comes next.',
      'Kept in a dark place, it outlives the people who made it.',
      'The lid is sealed with sugar and a grudge.',
      'Tomorrow never comes without crumbs in it.',
    ],
  },
  {
    nouns: list('hummus tzatziki tapenade babaganoush labneh raita chutney toum aioli tahini fulmedames'),
    events: [
      '{a_one} was dipped into twice by the same stick of carrot, somebody screamed, and the party ended with {name}',
      '{a_one} came with the words “I have only brought something small”, in a tub of nine litres, from {name}',
      '{a_one} is said to come from four countries, and at the talks about it each of them said that it was theirs, {name}',
      '{a_one} stood in the middle of the table all evening, everybody leaned over it with their sleeves, and went home as {name}',
    ],
    conflicts: [
      told(
        'There were too few carrots for it, and then too little of it for the new carrots.',
        'It ended at four with a spoon.',
        'The celery had been there from the start, unloved.',
      ),
      told(
        'Every grandmother from the coast has tried it, and every one of them has said “interesting”.',
        'It needs lemon, or less lemon.',
        'They all left with a tub of it.',
      ),
      told(
        'A little well was drawn on top with the back of a spoon, filled with oil, and somebody has lost an olive in it.',
        'Divers have been sent for.',
        'A chickpea stands on the shore.',
      ),
      told(
        'At a vegan’s birthday it was starter, main course and cake.',
        'The candles stood very straight.',
        'He wished for it, so it is his own doing.',
      ),
      told(
        'Garlic was put in to taste, and the taste was uncle’s.',
        'The lift was empty for them all week.',
        'They kissed anyway; they had both had it.',
      ),
    ],
    closings: [
      'Once in, never again with the same bite.',
      'Best before the end of the bread.',
      'It goes with everything, and most of all with itself.',
      'Smooth, but only on the surface.',
      'There is some left on the chin, and it suits everybody.',
    ],
  },
  {
    nouns: list('couscous bulgur tajine tagine'),
    events: [
      '{a_one} was so good that they named it twice, and then once more, on account of the raisins, as {name}',
      '{a_one} was swept up from under the table with such patience that the broom is now part of {name}',
      '{a_one} was served to eight, nineteen came, and all were full, and on the way out they kissed the lid and said {name}',
      '{a_one} was blown off the spoon by a sneeze, and in the curtains, years later, somebody found a bit of {name}',
    ],
    conflicts: [
      told(
        'The lid looks like a hat, and an uncle wore it to the photograph.',
        'It had been on the fire.',
        'He has kept the parting.',
      ),
      told(
        'It swells, said the recipe, and the cook, who does not trust recipes, took the whole bag.',
        'They moved it to the bath.',
        'The cat has been seen on top of it, on Thursday, waving.',
      ),
      told(
        'Each grain is to be by itself, says the aunt, and has been rubbing since Friday.',
        'They are all called the same.',
        'She has found one with a friend, and separated them.',
      ),
      told(
        'Raisins in it or no raisins in it: there are two branches of the family because of that.',
        'They marry at a distance.',
        'One has been caught hiding apricots.',
      ),
      told(
        'It was to be eaten with the right hand, from one’s own side, and the guest from the north asked for a map.',
        'He is through to the carrots.',
        'A fork was found in his sleeve.',
      ),
    ],
    closings: [
      'Somebody is still picking it out of the keyboard.',
      'Sit down, it is only a small plate for twelve.',
      'One grain fell, and has been buried with honours.',
      'Let it rest; it has been through a lot of steam.',
      'There is more. There is always more.',
    ],
  },
  {
    nouns: list('tortilla quesadilla enchilada fajita tamale chilaquiles tamal'),
    events: [
      '{a_one} was filled for the hungry, folded over with both hands, and burst at the far end in the lap of {name}',
      '{a_one} said “medium” on the menu, and the man who ordered it has rung the fire brigade to ask for {name}',
      '{a_one} came sizzling on an iron plate through the whole restaurant, and every table that had something else cried {name}',
      '{a_one} was ordered with everything, but nothing too hot, and the cook laughed for such a long time that he was sent home to {name}',
    ],
    conflicts: [
      told(
        'The first bite went in at the top, and the whole inside came out at the bottom, on a white shirt.',
        'He closed his jacket, and dripped.',
        'There is now a colour named after the tie.',
      ),
      told(
        'There are five sauces beside it, and the one with no name on is the one that the staff do not touch.',
        'A boy tried it for a bet, and speaks Spanish.',
        'The spoon has gone.',
      ),
      told(
        'Grandmother pats {them} into shape by ear, and has noticed at once that the neighbour’s go “pif” and not “paf”.',
        'The wall between them has been padded.',
        'In the end she went over, without a word, and showed her.',
      ),
      told(
        'Extra cheese was one coin, and at the third coin nobody could see the table.',
        'The thread has been followed as far as the car park.',
        'The waiter cut himself free.',
      ),
      told(
        'It has to be held with the little finger spread, says an old man at the corner, who has never dropped a bean.',
        'He gives lessons on Sundays, in a bib.',
        'The best pupil wept, but that was the onions.',
      ),
    ],
    closings: [
      'Napkins are under the table, and so is the rest.',
      'Fold it, close your eyes, and lean forward.',
      'It is hot twice, says the menu, and leaves it there.',
      'The beans did all they could.',
      'One more, said the belt, and meant one less.',
    ],
  },
];

const DRINKS: readonly NounClass[] = [
  {
    nouns: list('lemonade soda cola fizz rootbeer gingerale ramune sparklingwater mineralwater seltzer sodawater icecube coke'),
    events: [
      '{a_one} was carried up four flights by somebody who runs, and was opened, by somebody else, over {name}',
      '{a_one} was sold by two children from a folding table at a price that the tax office has heard about, as {name}',
      '{a_one} was swallowed in one go for a bet, and what came back up was, quite clearly and in front of the vicar, {name}',
      '{a_one} met a peppermint at a birthday, and the stain on the ceiling is known as {name}',
    ],
    conflicts: [
      told(
        'It was drunk too fast, and the bubbles took the other way, through the nose.',
        'He was explaining something serious at the time.',
        'The notes of the speech have dried, wavy.',
      ),
      told(
        'Somebody put the open bottle back without a word, and it has nothing to say any more.',
        'It is stirred now, to cheer it up.',
        'A bubble was seen on Sunday, but it was only passing through.',
      ),
      told(
        '“Is it sugar free?” asks the dentist, and {they} looks at the floor.',
        'The floor has been sticking since.',
        'He has had a glass, and a look round.',
      ),
      told(
        'There was a straw in it for two, and they sucked until their noses met.',
        'They are married, and have bought a second straw.',
        'She got the cherry; that has come up again lately.',
      ),
      told(
        'The children’s stand has grown: there is a second table, a logo and a cousin on commission.',
        'He takes the money, as he can count.',
        'At six their mother closes it, hostile takeover or no.',
      ),
    ],
    closings: [
      'Shaken by life, and opened over a white sofa.',
      'Pardon; that was the bubbles.',
      'Half full or half empty, it is flat by Sunday.',
      'Please wait until the foam has calmed down, and the aunt.',
      'When life gave out lemons, there was a markup.',
    ],
  },
  {
    nouns: list('juice smoothie orangejuice applejuice'),
    events: [
      '{a_one} was eleven kinds of healthy, tasted like a lawn, and the whole yoga class held its nose and drank to {name}',
      '{a_one} took eleven oranges, a clean machine and forty minutes, all for one gulp of {name}',
      '{a_one} went round and round without the lid on, and the kitchen has been decorated ever so freshly by {name}',
      '{a_one} was handed to a baby in a white blanket, and the christening picture shows mainly {name}',
    ],
    conflicts: [
      told(
        'With pulp or without pulp has been argued in that kitchen since the honeymoon.',
        'There is a sieve in the middle of the bed.',
        'The children are without, and hide it.',
      ),
      told(
        'It was only meant to use up the spinach, and it now has a powder, a seed and a price.',
        'It costs as much as lunch, and then they have lunch.',
        'The spinach is still in the fridge, older.',
      ),
      told(
        'Ten portions of fruit went into it, and the guest asked if there was anything to eat.',
        'He was shown the peel.',
        'There is a banana in there, on its honour.',
      ),
      told(
        'Somebody is living on nothing else for five days, and on the second was found barking at a ham.',
        'He has been cleansed of friends, for a start.',
        'On the third he ate the recipe.',
      ),
      told(
        'The straw is made of paper for the sake of the sea, and lasts for just under half a glass.',
        'One drinks against the clock.',
        'He is chewing it; that is where the fibre is.',
      ),
    ],
    closings: [
      'Shake well, and then change the shirt.',
      'It is good for you, says everybody who is not drinking it.',
      'The machine has nine parts, and all of them have to be washed.',
      'There is a green moustache on the whole office.',
      'Made from concentrate, and a bit absent-minded.',
    ],
  },
  {
    nouns: list('bubbletea boba bobatea milktea'),
    events: [
      '{a_one} was drawn in so hard through a wide straw that the last ball hit the back of a throat, which said {name}',
      '{a_one} was ordered at thirty per cent sweet, no ice and extra balls, and on the cup, after all that, there was only room for {name}',
      '{a_one} was stabbed through the lid with great courage, over a laptop, and the laptop starts up now as {name}',
      '{a_one} was carried through customs, and asked what was rolling about in there, and {they} was declared as {name}',
    ],
    conflicts: [
      told(
        'The tea is finished, and eleven balls are left at the bottom, where no straw goes.',
        'He has been on that bench since lunch, with his cheeks in.',
        'One came up at four; the bench cheered.',
      ),
      told(
        'A grandfather was given one for his birthday, and has reported the frog spawn.',
        'The shop apologised, and gave him a fork.',
        'He has had three since, to be sure.',
      ),
      told(
        'There are four hundred and ten ways to order it, and the person in front is reading them out.',
        'She has got to the jellies.',
        'Her friend will have “the same, but different”.',
      ),
      told(
        'One ball shot out of the straw sideways, and a passer-by has it in his hat.',
        'It has been there through two winters.',
        'He thinks it is from the hatter.',
      ),
      told(
        'It is a drink that has to be chewed, and the dentist and the barista have made a treaty about it.',
        'They meet at the straw.',
        'It is also a lunch, says the student.',
      ),
    ],
    closings: [
      'It is sealed on top, shaken twice, and stabbed.',
      'The straw is wide enough for a small opinion.',
      'Something is always left at the bottom, and looks up.',
      'Is it a drink? Is it a game? It is on the blouse.',
      'One sip, five balls, no talking.',
    ],
  },
  {
    nouns: list('matcha greentea'),
    events: [
      '{a_one} was whisked for eleven minutes in the shape of a letter M, and the guest, who had wanted a cola, said {name}',
      '{a_one} was sneezed on while {they} was still powder, and everyone in the room came out of it as {name}',
      '{a_one} was put into a cake, a soap, a latte and a candle, and only the candle was any good as {name}',
      '{a_one} came in a bowl that is four hundred years old, was asked for “to go”, and the master, after a silence, said {name}',
    ],
    conflicts: [
      told(
        'For the ceremony one has to crawl in through a small door, and a large guest has been in it since noon.',
        'They pass his bowl out to him, and round.',
        'It teaches humility, to the carpenter above all.',
      ),
      told(
        'The bowl is turned twice before one drinks, and an uncle went on to five, to be polite.',
        'On six it poured itself.',
        'There is a safe behind the scroll now.',
      ),
      told(
        'It tastes of meadow, says the expert, and the cow beside him says nothing.',
        'She would have given it an eight.',
        'It was the south side, before the rain.',
      ),
      told(
        'It wakes you up, but calmly, and so there is a whole office at three in the morning, wide awake and smiling.',
        'They have raked the stationery.',
        'Nobody knows how to leave.',
      ),
      told(
        'A spoonful costs as much as the kettle, and the cat has rolled in it.',
        'She is whisked daily.',
        'She is ceremonial grade, on the left.',
      ),
    ],
    closings: [
      'It is not easy being green, but it is expensive.',
      'The foam has been praised, so one may now drink.',
      'Kneel, bow, sip, and try to find your feet.',
      'Everything is in the whisk, and some is in the eyebrows.',
      'It is just tea, said somebody, and has not been asked back.',
    ],
  },
  {
    nouns: list('cocoa hotchocolate'),
    events: [
      '{a_one} was put down with a skin on it, the skin was lifted with a spoon, and the whole nursery cried {name}',
      '{a_one} had so many marshmallows on {them} that somebody drank for an hour and never got to {name}',
      '{a_one} was promised for after the walk, and the walk was the shortest ever made in the name of {name}',
      '{a_one} was drunk out of a mug with both hands, in a blanket, and whatever it was had stopped being so bad by {name}',
    ],
    conflicts: [
      told(
        'It is too hot, and then it is too hot, and then it is cold: there is one moment, and the phone rang in it.',
        'It was somebody from the heating.',
        'He has the moment now; it was a warm “hello”.',
      ),
      told(
        'Everybody has a brown moustache, the uncle above all, who went on to the bank.',
        'He got the loan, out of respect.',
        'He has let it stand.',
      ),
      told(
        'The powder does not dissolve but floats about in small dry islands.',
        'One of them has been claimed for a crown.',
        'Bite on it and it goes up the nose.',
      ),
      told(
        'The good part is at the bottom, as mud, and there is one long spoon for the whole family.',
        'Birth order was looked up.',
        'The dog has a very long tongue.',
      ),
      told(
        'Snow is coming in the forecast, and the tin is nearly empty, and there is a look in mother’s eyes.',
        'She has hidden one behind the lentils since November.',
        'Nobody looks behind lentils.',
      ),
    ],
    closings: [
      'There is nothing that it has not been good for.',
      'Whipped cream on the nose is not a wound.',
      'The sledging was only for this.',
      'Blow, wait, burn your tongue all the same.',
      '{They} has put more people to bed than sleep has.',
    ],
  },
  {
    nouns: list(
      'tequila margarita mojito caipirinha schnapps mezcal daiquiri sangria negroni piñacolada pinacolada bloodymary piscosour whiskeysour oldfashioned ginandtonic longislandicedtea jelloshot jellyshot tropicaldrink',
    ),
    events: [
      '{a_one} was the last one, and so was the next, and at the third last one the whole table was on first-name terms with {name}',
      '{a_one} wore a slice of fruit on the rim with such dignity that the waiter stood back and announced {name}',
      '{a_one} was on somebody else’s bill, in somebody else’s handwriting, on a night that is known as {name}',
      '{a_one} was ordered by a quiet aunt at the pool bar at eleven, and by noon the water aerobics was led by {name}',
    ],
    conflicts: [
      told(
        'Somebody sent a message at half past two, to everyone, and it was only vowels.',
        'It has been set to music.',
        'His boss replied with consonants.',
      ),
      told(
        'After the second one everybody could dance; after the fourth they could be told about it.',
        'There is a video, with a lampshade.',
        'The lampshade has a new job.',
      ),
      told(
        'A new language was spoken fluently until closing time, and nobody there was from anywhere.',
        'The barman understood, but it is secret.',
        'There are eleven words for “another”.',
      ),
      told(
        'The small paper parasol has been taken home as a souvenir, by somebody who was found under it.',
        'He had stayed quite dry.',
        'It is a sign of character to open it indoors.',
      ),
      told(
        '“Never again”, said a man on Sunday, and wrote it down, and has the paper in a frame.',
        'There are fifty-one more in the hall.',
        'The frame maker drinks water.',
      ),
    ],
    closings: [
      'It goes down easily, and so did they.',
      'One has to lie down for a moment, said the floor.',
      'Somebody has been crying, and it was lovely.',
      'The ice was the only thing that kept cool.',
      'Drink responsibly, or at least sitting down.',
    ],
  },
  {
    nouns: list('energydrink'),
    events: [
      '{a_one} was drunk before a nap by somebody who had read the wrong label, and he vacuumed the roof as {name}',
      '{a_one} was given to a snail for science, and four gardens further on they found a hot streak and {name}',
      '{a_one} was opened at two in the morning before an exam, and the essay ended on page ninety with the word {name}',
      '{a_one} was sold with wings on the tin, somebody stood on a garage, and the ambulance took down {name}',
    ],
    conflicts: [
      told(
        'After three of them a student could see sounds, and one of the sounds was the landlord.',
        'He was purple, with a bit of a hum.',
        'The rent has been paid in glitter, it seems.',
      ),
      told(
        'It tastes of melted gummy bears and of batteries, and somebody has found the note of battery “rounder this year”.',
        'He can charge a phone by holding it.',
        'The bears have a lawyer.',
      ),
      told(
        'Somebody wanted to stay awake for one film, and is now in the third year of it.',
        'He blinked on Tuesday, one eye at a time.',
        'The ironing has been done for the whole house.',
      ),
      told(
        'The heart has asked for a short meeting, and so has the left eyelid.',
        'The eyelid spoke first, and for long.',
        'They have agreed on water, and both are shaking.',
      ),
      told(
        'It says “do not mix”, “do not shake” and “not for children”, and below that is a bull, a skull or a lightning bolt.',
        'The bull has had one.',
        'Grandfather thought it was for the car, and it was.',
      ),
    ],
    closings: [
      'Sleep rang, but nobody could hold the phone.',
      'It gives you wings, a tic, and a clean garage.',
      'The can is empty, and the man is in Denmark.',
      'At four o’clock comes the crash, with sound.',
      'All that energy, and a student put the books in order of smell.',
    ],
  },
];

export const SNACK_AND_DRINK_CLASSES: readonly NounClass[] = [...SNACKS, ...DRINKS];
