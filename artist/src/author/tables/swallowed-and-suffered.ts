/** What is swallowed and what is suffered: caviar, artichoke, dog food, sniffles, cramp. */
import { list, type NounClass, told } from './noun-class.ts';

export const SWALLOWED_AND_SUFFERED: readonly NounClass[] = [
  {
    nouns: list('sniffles chestcold commoncold headcold runnynose manflu'),
    events: [
      '{a_one} went round an office in alphabetical order, skipped a man who had been mean, and came back as {name}',
      '{a_one} was caught by a husband, and the will, the priest and some toast were asked for by {name}',
      '{a_one} took three days to come, three to stay and three to go, and moved next door as {name}',
    ],
    conflicts: [
      told(
        'Garlic was for it, honey, socks, onions, onions in socks; and now the bus goes by without stopping.',
        'The driver has it.',
        'It smells of a very good stew.',
      ),
      told(
        'In each coat there is a tissue that has been through the wash, and they have founded a small snow.',
        'It is on the black trousers.',
        'The lint has a spokesman.',
      ),
      told(
        '“I thall be fide”, said the actor, and the great monologue was “To be or dot to be”.',
        'It ran for a week, like the nose.',
        'That was the question, they all agreed.',
      ),
      told(
        'One took vitamins, one took the air, one took to bed, and all were well by Wednesday.',
        'Each has written a book.',
        'The doctor is in bed with the third.',
      ),
    ],
    closings: [
      'Bless you; and you; and now me.',
      'Nothing can be done, and it is done with lemon.',
      'It is only in one nostril, at any time.',
      'The spoon was licked, for love.',
    ],
  },
  {
    nouns: list('antibiotic ibuprofen painkiller aspirin paracetamol'),
    events: [
      '{a_one} came in a packet with a leaflet as long as a bath, which lists among the effects {name}',
      '{a_one} was taken with food, the food was a wedding, and the bride was feeling no pain with {name}',
      '{a_one} was hidden from a cat in ham, in tuna and in butter, and was found, dry, on the pillow as {name}',
    ],
    conflicts: [
      told(
        'Three times a day means at what hours, they asked, and nobody slept for a week.',
        'It was four in the end.',
        'The cock was brought in to advise.',
      ),
      told(
        'The last one in the box is kept for “if it is really bad”, and has been on five honeymoons.',
        'It ran out in March.',
        'It works by being there.',
      ),
      told(
        'A headache was waiting in the head when {they} came by the stomach and asked the way.',
        'It had to go by the knee.',
        'They met in the middle, and shook.',
      ),
      told(
        '“Finish the course”, said the doctor, and one germ was left on Friday with a small suitcase.',
        'It has learned a lot.',
        'He has moved in with a cheese.',
      ),
    ],
    closings: [
      'With water, after meals, on the settee.',
      'It says “may cause drowsi”.',
      'Out of the reach of children and of everybody with nails.',
      'The child-proof cap was opened by the child.',
    ],
  },
  {
    nouns: list('acupuncture acupuncturist acupunctureneedle cupping'),
    events: [
      '{a_one} was put in at the foot against a headache, and the head said “ow”, and then "{name}',
      '{a_one} turned a stiff accountant into a hedgehog for twenty minutes, and he asked to stay so as {name}',
      '{a_one} was forgotten in an ear, at the end, and picked up Radio Monaco for a fortnight as {name}',
    ],
    conflicts: [
      told(
        'Forty of them stood in a man’s back when the fire bell went, and the people in the street made way.',
        'He sat down, on a bus.',
        'Two got off at the knees.',
      ),
      told(
        'A brave man felt nothing at all, and said so in a high voice, to a fish tank.',
        'The fish had heard it before.',
        'It was done on the half hour.',
      ),
      told(
        'One point is for sleep, one for smoking and one for forgiving an aunt, and it went a finger too far.',
        'He has forgiven a fish.',
        'The aunt smokes.',
      ),
      told(
        'The cactus in the waiting room has been there for years and feels much better.',
        'It takes no new patients.',
        'The chair has asked for a word about it.',
      ),
    ],
    closings: [
      'Just a small prick, says the doctor, of the bill.',
      'Energy flows, and a bit of tea.',
      'It was in the meridian, beside the wallet.',
      'Lie still; and that was the joke.',
    ],
  },
  {
    nouns: list('catheter mriscan'),
    events: [
      '{a_one} was done before lunch, with a film of it, and the family has seen all nine bends of {name}',
      '{a_one} asked him to count to ten, and he had got to “tw” when he was told that he had been {name}',
      '{a_one} had him lie in a humming pipe with one metal thing on, and it was he who came out as {name}',
    ],
    conflicts: [
      told(
        'For a day there was only broth, then came the powder, and then a good deal of reading.',
        'He got as far as the index.',
        'The bathroom has been renamed.',
      ),
      told(
        'The gown shuts at the back, they say, and the man in front of everybody in the lift knows better.',
        'There was a draught on two.',
        'He went up backwards.',
      ),
      told(
        '“Just a scratch”, said the nurse, and a strong man of the fire brigade lay under the chair.',
        'He was given a star.',
        'The star was for the nurse.',
      ),
      told(
        'On the screen is a pink tunnel, and the doctor says “ah, there”, like somebody with a view.',
        'It was sweetcorn.',
        'It has been dated to the barbecue.',
      ),
    ],
    closings: [
      'All clear, and now for a pie.',
      'Breathe in; hold it; he went for a coffee.',
      'The tube was longer than the conversation.',
      'There is a sticker, and it is shown to men at bars.',
    ],
  },
  {
    nouns: list('caviar foiegras truffleoil'),
    events: [
      '{a_one} was served on a spoon of pearl, to a boy who asked if there was any without fish, and was {name}',
      '{a_one} fell off the blini into the carpet, and a duke was found on all fours calling {name}',
      '{a_one} was had by the whole yacht, and only the cook knew that it was tapioca in squid, named {name}',
    ],
    conflicts: [
      told(
        'It goes by the gram, and a man has given his wife eleven small black eggs, and dimmed the light.',
        'She had ten.',
        'They have put one by for their boy.',
      ),
      told(
        'At the toast nine guests pretended to like it, and one pretended not to, and had all of it.',
        'He was the dentist.',
        'He has been asked to everything since.',
      ),
      told(
        'It slid down alive, with lemon, and half an hour later it had a word to say about the wine.',
        'It was corked.',
        'They heard it through the tie.',
      ),
      told(
        'A sturgeon swims by the restaurant window each evening and looks at what they are spreading.',
        'It lights a candle.',
        'It has written to the radish.',
      ),
    ],
    closings: [
      'On ice, and above itself.',
      'It pops, and with it the budget.',
      'One more spoon and the house is the bank’s.',
      'Salt, with a title.',
    ],
  },
  {
    nouns: list('breadstick grissini garlicbread dinnerroll'),
    events: [
      '{a_one} was conducted with by a guest before the soup came, and the whole restaurant came in on {name}',
      '{a_one} stood in a glass on the table, was drawn for who should pay, and the short one was {name}',
      '{a_one} was to keep them going until the starter, and by the starter there was only the cloth, and {name}',
    ],
    conflicts: [
      told(
        'They are free, and so a family of five had nineteen, and asked for a bag, and a glass of tap.',
        'It was their anniversary.',
        'The waiter has put by the salt.',
      ),
      told(
        'Two of them under the top lip, and grandfather was a walrus, at the ambassador’s, until the photograph.',
        'It hangs in Oslo.',
        'The ambassador did a seal.',
      ),
      told(
        'A child smoked {them} through dinner with one eye shut and spoke of the war.',
        'He was five.',
        'They had given him the wrong menu, and the right one to Uncle.',
      ),
      told(
        'It broke with a crack in the quiet scene, and the tenor fell down dead, a page too soon.',
        'He lay there and chewed.',
        'It had been the one with sesame.',
      ),
    ],
    closings: [
      'Crumbs to the elbow, and not yet a fork.',
      'Do not fill up on {them}, said the one who had.',
      'It is dry, and so is the wine.',
      'More of it came, as if nobody had seen.',
    ],
  },
  {
    nouns: list('dogfood catfood petfood kibble'),
    events: [
      '{a_one} was the new recipe, with salmon, and was sniffed, looked at and buried in the carpet as {name}',
      '{a_one} was eaten by a father at midnight on crackers, who thought highly of it, until the lid said {name}',
      '{a_one} was bought in a sack of twenty kilos the day before the vet said “never again”, as {name}',
    ],
    conflicts: [
      told(
        'The bowl is half empty, you can see the bottom, and somebody sits before it and has never been fed.',
        'It was at six.',
        'He has told the neighbours, and they had fed him too.',
      ),
      told(
        'At the sound of the spoon on the tin three legs come down the stairs, then the rest, then a table.',
        'It was peaches.',
        'They have had words about peaches.',
      ),
      told(
        'It comes in gravy, in jelly and in chunks, and only the gravy is licked off, by a lady called Duchess.',
        'The chunks are for the help.',
        'The hedgehog has sent a card.',
      ),
      told(
        '“With a coat like silk”, says the packet, and a man has looked at his head in the mirror, and at {them}.',
        'It came in, a bit wiry.',
        'He hears the post before it comes.',
      ),
    ],
    closings: [
      'Dinner was served twice, and denied.',
      'It is chicken, or it has heard of chicken.',
      'Not that one, said the tail.',
      'There was a pill in it, and now there is only the pill.',
    ],
  },
  {
    nouns: list('babyfood mashedbanana ricepudding puree'),
    events: [
      '{a_one} was fed to a wall by a lady of eight months, who is known to galleries as {name}',
      '{a_one} was to be carrot, looked like carrot, and the white sofa was from then on called {name}',
      '{a_one} was tasted first by the father, who made a face, and who has to like it now in front of {name}',
    ],
    conflicts: [
      told(
        'One spoon for mummy, one for daddy, one for the lady downstairs, and the lady came up.',
        'She likes pear.',
        'She brings her own spoon.',
      ),
      told(
        'It went in with a smile, it stayed in with a smile, and it came when the shoulder had been changed.',
        'It knows silk from cotton.',
        'Grandmother has a cape.',
      ),
      told(
        'Forty small pots of pumpkin were boiled and frozen on a Sunday, and a mouth has been shut since.',
        'Father is orange.',
        'The freezer is open to offers.',
      ),
      told(
        'Science has made {them} from beef, plum and pasta, in a tube, and sends it along into space.',
        'They float, with bibs.',
        'Houston does the aeroplane.',
      ),
    ],
    closings: [
      'Nine tenths are in the ears.',
      'All gone, said the floor.',
      'Stir, blow, taste, lie.',
      'It was open wide until it was not.',
    ],
  },
  {
    nouns: list('gatorade redbull sportsdrink proteinshake creatine preworkout'),
    events: [
      '{a_one} gave a man wings on a Wednesday at a desk, and he has been up by the lamp since as {name}',
      '{a_one} was poured over a coach in triumph, in November, and what he said through his teeth was {name}',
      '{a_one} was shaken without the lid on, and the gym has been strawberry since, and is called {name}',
    ],
    conflicts: [
      told(
        'He took two scoops to lift the bar, and lifted it, the mat, the bench and a man called Trevor.',
        'Trevor was on his phone.',
        'He has put nobody down so far.',
      ),
      told(
        'It is blue, and tastes of blue, and the tongue was shown to the doctor, who showed his.',
        'They have been to the same match.',
        'It was from the water cooler, at half past “goal”.',
      ),
      told(
        'At four in the morning a student could hear colours, and one of them was hoovering.',
        'He had the essay by five, in crayon.',
        'It got a first, and a leaflet.',
      ),
      told(
        'With the empty shaker in his bag, shut, he went on holiday for a fortnight.',
        'It has rights now.',
        'Customs sent in the small dog, and he asked to be moved.',
      ),
    ],
    closings: [
      'No sugar, and no sleep until Sunday.',
      'The muscles came; the stairs are still stairs.',
      'It went off at the neck, and kept going.',
      'Heartbeat: a small drum, for elves.',
    ],
  },
  {
    nouns: list('blackcurrant elderflower rosehip'),
    events: [
      '{a_one} was picked for nine hours by two, made one jar, and the jar was dropped by {name}',
      '{a_one} was bottled in May with a tight cork, and in July the cellar shot the vicar’s hat off, shouting {name}',
      '{a_one} was spilt on a bride of the family, in the front pew, and it is now a purple dress called {name}',
    ],
    conflicts: [
      told(
        'The tips of nine fingers gave it away, and so did the teeth, the chin and the small dog.',
        '“What berries?”, they asked.',
        'The dog had a spoon.',
      ),
      told(
        'Two young people wanted a bench alone, and between them sat {they}, with a bag of crisps.',
        'It talked of trains.',
        'It was best man.',
      ),
      told(
        'Diluted one to nine, said grandmother, and at her sister’s funeral it was one to ten.',
        'They have not forgotten.',
        'It was noted under “water”.',
      ),
      told(
        'Up the hedge went a lady with a stick and a basket, and the bees made a lane for her.',
        'She is known to them.',
        'The nettles have been told.',
      ),
    ],
    closings: [
      'It stains for ever and tastes till lunch.',
      'Tart, said one, and was asked which of them he meant.',
      'It is good for the throat, and for gossip.',
      'There is half an inch left, for guests who are ill.',
    ],
  },
  {
    nouns: list('brazilnut nutbowl'),
    events: [
      '{a_one} was left in the bowl on the sixth of January, with a hammer, a dent in the table and a {name}',
      '{a_one} flew out of the cracker, off the lamp and into a harp, and the second act was given by {name}',
      '{a_one} was locked in the hardest shell of the tree, three men and a door tried, and a parrot said {name}',
    ],
    conflicts: [
      told(
        'It always comes to the top of the mix, says physics, and the almonds have a petition about the shaking.',
        'The raisins abstain.',
        'They have called it “the cream” for years.',
      ),
      told(
        'A soldier with big teeth stands on the sideboard, and is only asked for in December, to bite.',
        'He dreams of soup.',
        'He marries a ballerina each year at the Odeon.',
      ),
      told(
        'A door was held on {them}, for leverage, and now it is the door which is kept for guests.',
        'The hinge was very brave.',
        'It was empty, and so was uncle.',
      ),
      told(
        'The squirrel has eleven under the lawn and a map in the head, and the head had a knock.',
        'There are now nine trees.',
        'He says that it was for the view.',
      ),
    ],
    closings: [
      'The shell went everywhere, and the rest went under.',
      'A hard case, with a soft ending.',
      'Nine are salted, and one is a tooth.',
      'Somebody sat on one at Easter.',
    ],
  },
  {
    nouns: list('fig figtree'),
    events: [
      '{a_one} had one leaf borrowed by a gentleman in a garden, after an apple, and has not had it back from {name}',
      '{a_one} was ripe on the one Tuesday in the year on which everyone was at the dentist, and a wasp wrote to {name}',
      '{a_one} was wrapped in ham at a party, went round eleven times on a tray, and made friends as {name}',
    ],
    conflicts: [
      told(
        'Museum statues have {them} to thank for their good name, and one leaf came off on the school trip.',
        'It was cold.',
        'They got to the Etruscans very fast that day.',
      ),
      told(
        'There is a wasp inside, or there was, and the vegetarian has read about it between two bites.',
        'He is sorry.',
        'The wasp had been on a diet, too.',
      ),
      told(
        'The tree came up through the terrace by itself and asks for nothing but the terrace.',
        'It has the table.',
        'They eat in the hall now, with jam.',
      ),
      told(
        'From jam to chutney to liqueur it went on, and in October the postman ran when he saw the jars.',
        'He has nineteen.',
        'He was caught at the gate, by the belt.',
      ),
    ],
    closings: [
      'In syrup, it would forgive anybody.',
      'It was never about the leaf.',
      'Soft today, and jam tomorrow.',
      'Keeps one regular, said the aunt, and was not asked.',
    ],
  },
  {
    nouns: list('artichoke artichokeheart cardoon'),
    events: [
      '{a_one} was given to a guest with a knife, a bowl and no word of advice, and he was seen to eat {name}',
      '{a_one} was eaten leaf by leaf for an hour, and at the end there was more on the table than before, said {name}',
      '{a_one} was left in the kitchen garden out of respect, flowered like a purple lamp, and is saluted as {name}',
    ],
    conflicts: [
      told(
        'At {their} heart there is a beard, and a man in a good suit has had it now.',
        'He is still saying “lovely”.',
        'He coughs in tufts.',
      ),
      told(
        'Nobody knows who first looked at a thistle and thought of butter, but his wife had gone out.',
        'It was Thursday.',
        'He tried the nettle next, and then the hedgehog.',
      ),
      told(
        'Each leaf has as much on it as a stamp, and is sucked with closed eyes, like a harmonica.',
        'Two came in on the chorus.',
        'The vicar had the bass part.',
      ),
      told(
        'It was served at a first date, and for fifty minutes neither had a hand free or a clean chin.',
        'They married.',
        'There were canapés.',
      ),
    ],
    closings: [
      'Dip, scrape, discard, and smile.',
      '{They} has a heart, under all those elbows.',
      'A lot of armour for a thing in vinegar.',
      'More left than came, and everybody full.',
    ],
  },
  {
    nouns: list('constipation'),
    events: [
      '{a_one} had been coming, was coming and did not come, for a week, and a family reads aloud to {name}',
      '{a_one} was told to an aunt in confidence, on the bus, and the whole bus got off to find prunes for {name}',
      '{a_one} went off with a man to a lovely hotel, shared the bath with nine, and stayed on as {name}',
    ],
    conflicts: [
      told(
        'Prunes were spoken to, then figs, then there was silence, and towards evening a chair fell over.',
        'The dog was told first.',
        'They rang the aunt.',
      ),
      told(
        'Three books, a crossword and the tax were done in there, and the seat knows a man by heart.',
        'He knows all the tiles.',
        'Seven down was “patience”.',
      ),
      told(
        'More bran, said the doctor, and by Friday he could have been stuffed and put in a window.',
        'It was good bran.',
        'A horse looked at him with interest.',
      ),
      told(
        'They met again after nine days, and from behind the door came a voice, singing, in Latin.',
        'It was a Te Deum.',
        'The neighbours rose for it.',
      ),
    ],
    closings: [
      'It passed; it was announced at dinner.',
      'Any minute, said the door, on Monday.',
      'It is all in hand; it is all in there.',
      'The paper had been read twice, and the roll as well.',
    ],
  },
  {
    nouns: list('cramp legcramp stitchintheside'),
    events: [
      '{a_one} came at four in the morning, and a man danced on one leg through the flat and sang {name}',
      '{a_one} took a swimmer by the calf in the third lane, and the gold went to him for style, as {name}',
      '{a_one} got into a writing hand on page nine of the exam, and the last word looks like {name}',
    ],
    conflicts: [
      told(
        '“Push the toes against the wall”, called the wife, and now there is a hole, and the neighbours’ toes.',
        'They pushed back.',
        'It has been a comfort to both.',
      ),
      told(
        'Bananas help, they say, and the bowl stands by the bed, and the foot has got a taste for it.',
        'It kicks for them.',
        'It prefers them in slices.',
      ),
      told(
        'A yoga class lay in a knot when {they} came to the man in row two, and all heard what he thinks of peace.',
        'They rolled him home.',
        'He was in the shape of a prawn.',
      ),
      told(
        'One must not move, one must move at once, one must stand, and the calf has made a fist.',
        'It shook it at the lamp.',
        'The other leg pretended to sleep.',
      ),
    ],
    closings: [
      'Rub it; no, the other; no, do not touch it.',
      '{They} left as {they} came, on tiptoe.',
      'Salt, said one, and magnesium, said one, and “ow”.',
      'The cat had seen it coming up the blanket.',
    ],
  },
];
