/** Beasts of the water and of long ago: each class has jokes that only it could have. Nobody puts a whale in a bowl. */
import { list, type NounClass, told } from './noun-class.ts';

export const SEA_AND_PAST_BEAST_CLASSES: readonly NounClass[] = [
  {
    nouns: list('shark hammerhead'),
    events: [
      '{a_one} put a fin out of the water to wave, the beach was empty in nine seconds, and only a towel knew {name}',
      '{a_one} swam to two notes on a cello wherever {they} went, found the cellist, and hired him as {name}',
      '{a_one} was asked to smile for the school photograph, and the front row still dreams of {name}',
      '{a_one} bit into a surfboard, said sorry, and had the dentist take out a sticker that read {name}',
    ],
    conflicts: [
      told(
        'A cello follows {them} everywhere, two notes at a time, and so {they} has never surprised anybody.',
        'It even played at the job interview.',
        'At the birthday they had all turned round before “surprise”.',
        'When it stops, that is worse.',
      ),
      told(
        'Three thousand teeth are in stock, and one of them has been hurting since {year}.',
        'The dentist has a calendar and a cage.',
        'It is always the one in the row behind.',
        'The tooth fairy has gone into debt.',
      ),
      told(
        'If {they} stops swimming, {they} sinks, so at the wedding {they} went round the table all evening.',
        'The soup was taken in passing.',
        'By the speeches there was a whirlpool.',
        'The bride danced in the middle and got dizzy.',
      ),
      told(
        'A drop of ketchup fell in at {town}, and {they} has come four miles for it.',
        'It was without chips.',
        'There was a napkin in front of {them} already.',
        'The child has offered the mustard, from the pier.',
      ),
      told(
        'Every morning small fish clean {their} teeth, and every morning {they} thinks: not today.',
        'They floss and talk about their children.',
        'One has a key.',
        'On Friday {they} swallowed, and it was only a yawn.',
      ),
    ],
    closings: [
      'Come on in, the water is lovely; so are you.',
      '{They} only bites to find out what it is, like a baby with a deep voice.',
      'The cage is for the divers, and that is how it should be with divers.',
      'We shall need a larger tin.',
      'The lifeguard waves from the car.',
    ],
  },
  {
    nouns: list('whale dolphin orca porpoise narwhal beluga'),
    events: [
      '{a_one} sang one note off the cape, the reply came three years later, and it was {name}',
      '{a_one} leapt clean out of the water for joy, and landed in the brochure as {name}',
      '{a_one} swallowed a man in oilskins, was told about his mother for three days, and put him ashore at {name}',
      '{a_one} breathed out beside a passenger ferry, and forty wet people at the rail said {name}',
    ],
    conflicts: [
      told(
        'A boat with binoculars comes out at eleven and at two, and {they} shows the tail, and goes down to laugh.',
        'At two it is the sad song, for the brochure.',
        'They have been waving back at a rock.',
        'One lady saw the rest, and has not said a word.',
      ),
      told(
        '{They} has been calling an old friend across a whole ocean, and a submarine keeps answering.',
        'It is married, it turns out.',
        'They have the same taste in depths.',
        'The captain says that it is only steering; he blushes.',
      ),
      told(
        'A man held a fish up over the pool, {they} jumped for it, and then held one up for him.',
        'He got as high as the herring.',
        'The audience preferred his splash.',
        'He is throwing balls back by the nose now.',
      ),
      told(
        'A captain with a harpoon and a grudge has asked for {them} in every port, and {they} has no idea who he is.',
        'It may be about a boat in {year}.',
        'He was sent a fruit basket, and took it ill.',
        'There was a white one once, with a temper; ask her.',
      ),
      told(
        'Half of {their} brain sleeps while the other half swims, and the two halves do not agree on Portugal.',
        'The left one has been.',
        'At the change of shift there is a note about the weather.',
        'Both woke once, and it was very crowded.',
      ),
    ],
    closings: [
      'There it blows, and there goes the picnic.',
      'A bucket of plankton, please, and then the bucket’s neighbours.',
      '{They} clicked twice: that is either “hello” or the price of tuna.',
      'Coming up for air is a small thing, except for the boat.',
      'The song is number one from here to Iceland, and takes until there.',
    ],
  },
  {
    nouns: list('octopus squid cuttlefish kraken calamari'),
    events: [
      '{a_one} shook hands with the whole committee at once, and was the only one elected, as {name}',
      '{a_one} opened a jam jar from the inside, looked round, screwed it shut again, and is on the lid as {name}',
      '{a_one} was startled in the middle of a letter, and the blot has been read as {name}',
      '{a_one} climbed out of the tank at night, ate the crab in number four, was back by six, and is suspected as {name}',
    ],
    conflicts: [
      told(
        '{They} was asked to raise a hand if {they} agreed, and the motion passed by eight votes to six.',
        'The other side wants a count by hearts: that would be three.',
        'One arm had abstained, and is being spoken to.',
        'It was about gloves.',
      ),
      told(
        'A pullover took the aunt four winters; {they} put it on in nine seconds, and all of {them} came out at the neck.',
        'It has been a net since.',
        'The aunt is on a scarf, with eight ends.',
        'Two sleeves were used for the crab.',
      ),
      told(
        'The band needed a drummer, a bassist and a pianist, and {they} is all of them, and now they have broken up.',
        'It was over the arm with the solo.',
        'The fourth arm has an album out.',
        '{They} split the fee by suckers.',
      ),
      told(
        'When the bill came, there was a cloud of ink over the table, and an empty chair.',
        'The waiter wrote it down with that.',
        'One arm had been left as a deposit; it grew back, both did.',
        'The tip was a pearl, and blue.',
      ),
      told(
        'A match was foretold by {them} with a mussel, and the losing side has sent recipes.',
        'With lemon, wrote the goalkeeper.',
        'The nearer box had won.',
        'The mussel had drawn.',
      ),
    ],
    closings: [
      '{They} has three hearts, and all three were in it; so were the elbows.',
      'On the one hand, on the other, and so on for six more.',
      '{They} got out through a hole the size of a coin, and left the coin.',
      'The hug was nice, but it had to be unscrewed.',
      '{They} has put it all in black and white, apart from the white.',
    ],
  },
  {
    nouns: list('crab hermitcrab lobster crayfish langoustine prawn shrimp'),
    events: [
      '{a_one} set out for the church in front of {them}, and was married at the one next door as {name}',
      '{a_one} was lifted out of the tank by the window, pinched the chef, and got a table there as {name}',
      '{a_one} cut the ribbon at the new bridge, could not stop, and the half that is left was named {name}',
      '{a_one} went to the beach for the first time in a new shell, met somebody in the same one, and blushed to {name}',
    ],
    conflicts: [
      told(
        'A good long march was planned to the sea, which lay straight ahead, and {they} has seen all of the promenade.',
        'The sea was to the left, from behind.',
        'At the ice-cream stall they wave: fourth time.',
        '{They} has turned round and gone the same way.',
      ),
      told(
        'The left hand does the needlework and the right hand does the nuts, and somebody has mixed up the parcels.',
        'The nuts are hemmed.',
        'The lace was short work.',
        'Greetings are always done with the needlework.',
      ),
      told(
        'Somebody ran a bath for {them}, with bay leaves and a slice of lemon, and it was getting warmer.',
        '{They} had the cook hop in first.',
        'The towel was bread, {they} noticed.',
        'It was a lovely idea, and {they} left by the sink.',
      ),
      told(
        'The old suit of armour split down the back in the middle of a dance, and {they} stepped out in pink.',
        'For a week nobody may say “boo”.',
        'The armour went on dancing, and had the better rhythm.',
        'The new one was not delivered until Thursday.',
      ),
      told(
        'A bathing child caught {them} with a bit of bacon and a string, nine times, and let {them} go nine times.',
        'It is a restaurant with a lift, {they} tells the others.',
        '{They} has asked for it crisp.',
        'The child went home thinking that there were nine.',
      ),
    ],
    closings: [
      'The matter was approached from the side, like everything.',
      'The eyes are on stalks, and have seen what was under the towel.',
      'If in doubt, {they} pinches; if not in doubt, likewise.',
      'Red is not the colour, says {they}; red is the end of the story.',
      'The bill came with a bib and a small hammer, and nobody wished to be the first.',
    ],
  },
  {
    nouns: list('goldfish koi guppy carp'),
    events: [
      '{a_one} was won at a shooting gallery with the last of the corks, and carried home in a bag marked {name}',
      '{a_one} swam round the bowl, met somebody quite delightful on the far side, and again, and again, and it was {name}',
      '{a_one} looked out through the glass at the family’s evenings for nine years, and wrote a novel in bubbles as {name}',
      '{a_one} was poured out with the flower water, came up in the pond of the insurance company, and floats on the letterhead as {name}',
    ],
    conflicts: [
      told(
        'There is a castle! It stands by the plastic plant, and nobody had told {them}, since a moment ago.',
        'There is a castle!',
        'There is a plant beside it, too.',
        '{They} has asked who lives there, and was about to be told.',
      ),
      told(
        'For years {they} has seen the family in pyjamas through the glass, and since the birthday {they} swims with {their} back to it.',
        'It was about the trousers.',
        'The curved glass makes it bigger.',
        'A cloth has been asked for, with knocks.',
      ),
      told(
        'The child fed {them} on Saturday, so did the mother, so did the father, so did the lady with the keys.',
        'It took a larger bowl and a stiff talk.',
        '{They} had forgotten each time.',
        'The lady was in for the plants.',
      ),
      told(
        'A cat sits before the bowl from two to four, and {they} takes it for the television.',
        'It is a slow programme, with a good lead.',
        'There was a paw in it yesterday: special effects.',
        'The ending is put off from one week to the next.',
      ),
      told(
        'The owners were told that {they} remembers for three seconds, and {they} still knows who said it.',
        'It was Uncle Bernard, in the beige.',
        'The grudge goes round clockwise.',
        'It is kept up in turns with the snail.',
      ),
    ],
    closings: [
      'Once round, and then the other news.',
      '{They} opened {their} mouth to say something, and again, and again.',
      'The bowl has no corners; there is nowhere to be sent to.',
      'A castle! By the plant!',
      'The flakes come from above, and so does the face.',
    ],
  },
  {
    nouns: list('cod herring mackerel salmon tuna trout haddock pike fish sardine anchovy'),
    events: [
      '{a_one} got away from an angler, and has grown by a hand at every telling since, up to {name}',
      '{a_one} got the hook out, hung a boot on it, gave two tugs on the line, and left word from {name}',
      '{a_one} turned left when the whole shoal turned right, and has been alone and punctual as {name}',
      '{a_one} was hung on the wall of a pub on a board, sang when anybody came by, and was bought a drink as {name}',
    ],
    conflicts: [
      told(
        'The angler holds his hands this far apart, {they} holds {their} fins this far, and it is the truth that got away.',
        'The pub was widened for it.',
        'His wife has seen the photo: it is a bait.',
        'They meet on Sundays; he has the better chair.',
      ),
      told(
        'At school there were nine million of {them}, and {they} sat in the middle, and was picked for nothing.',
        'Everybody turned left: sport.',
        'The class photo is a map.',
        'The teacher was a herring and could not tell them apart either.',
      ),
      told(
        'The worm on the hook and {they} got talking, for neither had come of free will.',
        'It has an aunt in the compost.',
        'They have swum off with the float.',
        'The man is pulling at a very good conversation.',
      ),
      told(
        'A lemon rolled by in the harbour, then a sprig of parsley, and {they} turned round without a word.',
        'At the lighthouse there was a fork.',
        'The potatoes were already in the bay.',
        'It was a greengrocer’s boat; it was still in poor taste.',
      ),
      told(
        '{They} swam four hundred miles upstream to the spot where {they} was born, and it is a car park now, with a fountain.',
        'It was romantic all the same.',
        'The ticket runs out at six.',
        'The others say that there are nicer places; there are not.',
      ),
    ],
    closings: [
      '{They} is fresh every morning, and a little fresher than that on Mondays.',
      'Wet through, and not a drop of it counted as rain.',
      '{They} said nothing all the way home, but with {their} mouth open.',
      'There are plenty more in the sea, but this one had looked round.',
      'Wrapped in yesterday’s paper, {they} got as far as the crossword.',
    ],
  },
  {
    nouns: list('pufferfish blowfish clownfish seahorse'),
    events: [
      '{a_one} was told a secret on the reef, puffed, and could only be got home through the cry of “mind out, {name}”',
      '{a_one} joined the aquarium’s evening tour from the other side of the glass, and guided it as {name}',
      '{a_one} got lost among the sea anemones, the whole reef went to look, and came back with {name}',
      '{a_one} won best in reef for looks that nobody could sort, and the ribbon went to {name}',
    ],
    conflicts: [
      told(
        'The diving school came down eight at a time with a slate, and {they} has given all of them marks.',
        'Breathing: noisy. Dress: rubber.',
        'The instructor was made to do it again.',
        'One wrote “beautiful”, and was put up a class.',
      ),
      told(
        'There is a home on the reef, third sponge on the left, and {their} mother has moved in on the right.',
        'She waves with the current.',
        'The sponge soaks up most of it.',
        'There is lunch at the turn of the tide, on Sunday.',
      ),
      told(
        'Snorkels go by overhead from ten to four, and {they} is certain that they are a kind of duck.',
        'They moult their caps.',
        'The pink ones go red, then they leave.',
        'One got stuck on its back, and sang.',
      ),
      told(
        'In the tank at the dentist’s {they} hears all of it, and holds {their} breath at the drill.',
        'The patients count {their} spots instead of their teeth.',
        'The little diver with the chest has fainted.',
        '{They} opens wide with them, in solidarity.',
      ),
      told(
        'A film about the reef was shot in four months, and {they} is in it for two seconds, behind the turtle.',
        'The turtle had an agent.',
        '{They} has seen it from the back of a yacht, eleven times.',
        'It is the best two seconds, says the anemone.',
      ),
    ],
    closings: [
      'The anemone has kept a table by the window.',
      'The reef has talked of nothing else since the moon was full.',
      '{They} was put in a waiting room, and calmed everyone but the dentist.',
      'The colours were handed out on a day when nobody could say no.',
      'The sea is wide, but the good corals are taken.',
    ],
  },
  {
    nouns: list('jellyfish jelly-fish'),
    events: [
      '{a_one} drifted into a regatta with no plan at all, and was over the line first as {name}',
      '{a_one} was brought home in a bucket as a surprise, was one, and is on the tiles as {name}',
      '{a_one} was seen in the harbour at night, lit from within, and the fishermen took off their caps to {name}',
      '{a_one} was served to a guest as a pudding, wobbled, let him know, and was sent back as {name}',
    ],
    conflicts: [
      told(
        '{They} has neither bone, brain nor plan, and for five hundred million years it has gone rather well.',
        'A consultant wanted to know how.',
        'The plan is to be drawn up when there is something to hold the pencil.',
        'Everybody with a plan is a fossil by now.',
      ),
      told(
        'Somebody asked {them} to show some backbone, and the whole bay had a look for it.',
        'A comb was found, and will do.',
        'It had gone out with the tide.',
        '{They} leaned on the question until it was past.',
      ),
      told(
        'At the swimming beach {they} only wished to shake hands, and did so with everyone, with all forty.',
        'They hopped with pleasure.',
        'There was vinegar for all, a local custom.',
        'The greeting is still to be seen on Tuesday.',
      ),
      told(
        'The current was going to Norway, {they} had booked for Spain, and one does not like to make a fuss.',
        'It is cold, but they do see right through one there.',
        'The luggage had nothing in it.',
        'The Norwegians thought that it was the northern lights, on holiday.',
      ),
      told(
        'The X-ray showed nothing, and the photograph of the X-ray showed the nurse behind it.',
        'She is quite well.',
        '“Breathe in”, they said, and it was the sea.',
        'The doctor put on his other glasses and then his hat.',
      ),
    ],
    closings: [
      '{They} goes with the flow, having looked into the alternatives.',
      'The paper can be read through {them}, and on the beach somebody does.',
      'Ninety-five parts water, and the rest is a bad mood with fringes.',
      'No heart, but nobody has ever been so touched.',
      'In a certain light {they} is a lampshade, until somebody feels for the switch.',
    ],
  },
  {
    nouns: list(
      'dinosaur dino t-rex rex tyrannosaurus raptor velociraptor triceratops brontosaurus stegosaurus diplodocus pterodactyl mammoth mastodon trilobite',
    ),
    events: [
      '{a_one} saw a bright star getting larger, made a wish, and the wish was for {name}',
      '{a_one} was put together from a box of bones by two professors, with one left over, and that one is {name}',
      '{a_one} stepped in wet clay on the way to lunch, and sixty million years later it was roped off as {name}',
      '{a_one} came out of a block of ice at the back of a supermarket, asked who had won, and was priced as {name}',
    ],
    conflicts: [
      told(
        'It was on the calendar for a Thursday, large, with a tail of fire, and {they} had that down as the circus.',
        'The popcorn was ready, in a way.',
        'The tickets are still good.',
        'It was the elephants who came, later.',
      ),
      told(
        'In the museum {they} stands in the hall with the head on the wrong end, as {they} had found out at the opening.',
        'The speech had been held to the other one.',
        'The professor says that it is a school of thought.',
        'It is seen from the café as it ought to be.',
      ),
      told(
        'A boy of six corrected the guide, the label and the book, and then turned to {them}.',
        'It is the late Cretaceous, {they} has been told.',
        '{They} had always thought that it was Tuesday.',
        'The feathers are to be put on by Monday.',
      ),
      told(
        'It took a day for a kick in the tail to get up to the head, and {they} said “ouch” at a wedding.',
        'It had been the in-laws’ cart.',
        'The bride took it personally.',
        'The joke about it gets there on Sunday.',
      ),
      told(
        'The relatives have done well: one is a sparrow, one a roast on Sundays, and one has been put in a car as petrol.',
        'At the pump there is a minute’s silence.',
        'The sparrow does not visit, and says it was the wings.',
        'The roast was always the cheerful one.',
      ),
    ],
    closings: [
      '{They} died out once, did not care for it, and came straight back.',
      'In those days it was warm, everything was larger, and nobody put labels on.',
      'The bones are in the hall, the rest is in the pencil cases.',
      'Whoever says “old-fashioned” is shown the footprint.',
      'The arms are short, but the lunch was shorter.',
    ],
  },
];
