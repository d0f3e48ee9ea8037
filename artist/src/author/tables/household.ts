/** What stands in a house, each with its own jokes: whoever owns one knows them. */
import { list, type NounClass, told } from './noun-class.ts';

export const HOUSEHOLD_CLASSES: readonly NounClass[] = [
  {
    nouns: list('fridge freezer refrigerator icebox'),
    events: [
      '{a_one} was opened four times in an hour by the same boy, who found nothing new but a note that said {name}',
      '{a_one} was defrosted after nine years, and behind the peas there was a wedding cake iced with {name}',
      '{a_one} hummed one note for {length}, and when it stopped the whole house sat up and said {name}',
      '{a_one} was covered in coloured magnetic letters, and a visitor with nothing to do had spelt {name}',
    ],
    conflicts: [
      told(
        'There is a box at the back of {them} from before the wedding, and the couple has agreed not to talk about it.',
        'It was soup, and is now more of a pet.',
        'She thinks it is his, and he thinks it is looking.',
      ),
      told(
        'The little light goes out when the door is shut, says the book, and {they} has never told.',
        'The uncle who wanted to know had to be thawed.',
        'There is dancing in there, says the butter.',
      ),
      told(
        'A man opens {them}, looks in, shuts the door, and two minutes later has hope again.',
        'This time there might be a pie.',
        'The mustard has learnt to wave.',
      ),
      told(
        'Half a lemon has lived in the door of {them} since the holidays, next to nine sauces for one evening.',
        'The ninth has never been opened, and is from Korea.',
        'The lemon counts as furniture.',
      ),
      told(
        'The door was not quite shut overnight, and {they} beeped for six hours to a man with earplugs.',
        'The fish had gone off, and then gone out.',
        'In the morning the ice cream came to meet him.',
      ),
    ],
    closings: [
      'A drawing by a four-year-old hangs there, and it is {them}, with legs.',
      'Something in the bottom drawer was once a cucumber.',
      'The magnet is from Lanzarote, and so is the pizzeria that has closed.',
      'At three in the morning its light falls on a guilty chin.',
      'Nothing goes bad in {them}, it only gets interesting.',
    ],
  },
  {
    nouns: list('toaster sandwichmaker'),
    events: [
      '{a_one} shot two slices so high that they were taken for birds, and the bird book lists them as {name}',
      '{a_one} was a wedding present from nine different aunts, and the only one that nobody exchanged was {name}',
      '{a_one} set off the smoke alarm every morning until the neighbours got up by it and called it {name}',
      '{a_one} burnt a face into a slice of white bread, and pilgrims came, knelt, and recognised {name}',
    ],
    conflicts: [
      told(
        'The dial goes from one to six, and there is nothing between warm bread and a roof tile.',
        'Three and a half has been tried, by a safe-breaker.',
        'The black is scraped off into the sink at dawn, and nobody speaks.',
      ),
      told(
        'Somebody went in after a slice with a fork, and the two of them have had the same hair since.',
        'The fork is in the family vault.',
        'It was a crumpet, and well worth it.',
      ),
      told(
        'On the first day the tray for the crumbs was pulled out and admired; four house moves later, nobody has pulled it out again.',
        'There is a whole loaf in it, in small print.',
        'A mouse has inherited it.',
      ),
      told(
        '{They} has two slots, the family has three children, and every breakfast is settled by lawyers.',
        'The youngest has had his cold since birth.',
        'They have all moved out, and still wait their turn.',
      ),
    ],
    closings: [
      'Whatever it is, it will pop up again.',
      'The bread is too thick, and has been told to breathe in.',
      'It says “defrost” on one button, and {they} presses it when {they} is sad.',
      'Nobody has ever seen the jump coming, and everybody was looking.',
      'One side is always darker, like the family.',
    ],
  },
  {
    nouns: list('oven stove cooker hob'),
    events: [
      '{a_one} had a clock that nobody could set, so that lunch in that house was always at {name}',
      '{a_one} was left on during the holidays, and a family in Spain stopped chewing and whispered {name}',
      '{a_one} was preheated for nine hours by an optimist, and the roast, when it came, was christened {name}',
    ],
    conflicts: [
      told(
        'Halfway to the airport somebody asked whether {they} was off, and the car turned round, as it does each year.',
        'It was off, and so was the plane.',
        'A photograph is now taken, with a newspaper in it.',
      ),
      told(
        'The clock on {them} has shown one hour too many since the spring, and the family is waiting for it to be right.',
        'It is right for half of the year, {they} says, like everybody.',
        'The book has been read; it was about a different one.',
      ),
      told(
        'The rim of the plate came out of {them} like lava, and in the middle of the lasagne there was still a mammoth.',
        'Stir halfway, it said on the box, under the thumb.',
        'It had to be eaten from the outside, with a guide.',
      ),
      told(
        'A colleague heated up fish in {them} at ten to twelve, and by twelve the building had been cleared.',
        'He has been given an office in the yard.',
        'The cat from reception was promoted.',
      ),
    ],
    closings: [
      'It pings, and everybody in the house denies that it is theirs.',
      'The inside was going to be cleaned at Easter, and nobody said which.',
      'One more minute, said a man who has no eyebrows.',
      'A pizza box was put in there for safety, and is safe no more.',
      'A watched door steams up, and has its reasons.',
    ],
  },
  {
    nouns: list('washing washer dryer laundry tumbledryer ironing'),
    events: [
      '{a_one} walked across the bathroom at the spin, out of the door and down the stairs, where they called {them} {name}',
      '{a_one} washed a white shirt with one red sock, and the owner wears pink and answers to {name}',
      '{a_one} ran at ninety instead of at thirty, and the shrunken jumper fits a hamster by the name of {name}',
      '{a_one} was watched all afternoon by a dog who thought it was television, and barked {name} at the end',
    ],
    conflicts: [
      told(
        'Twelve socks went into {them} and eleven came out, and the police have asked who counted.',
        'The twelfth lives with a zip in the filter.',
        'It was found in a duvet cover, with three others and a plan.',
      ),
      told(
        'There was a paper tissue in one of the pockets, and everything that came out of {them} had been in a snowstorm.',
        'It was a black suit, for a funeral.',
        'The widow thought that it was very moving.',
      ),
      told(
        'There was a coin in the drum, and all afternoon {they} sounded like a horse on a roof.',
        'The neighbour below came up with a carrot.',
        'It has bought itself free.',
      ),
      told(
        'In the last minute of the programme {they} always needs nine more, and a man with wet trousers knows it.',
        'He has been sitting before {them} in a tablecloth.',
        'The door then thinks for a bit before it clicks.',
      ),
      told(
        'A jumper for a grown man went into {them} at sixty degrees, and came out for his parrot.',
        'The parrot finds it tight under the wings.',
        'His mother knitted it, and is coming on Sunday.',
      ),
    ],
    closings: [
      'A coin goes round in there, and nobody will ever reach it.',
      'The drawer has three parts, and one of them is a mystery to mankind.',
      'It smells of meadow, says the bottle, and no meadow has objected.',
      'At the spin the neighbours hold on to their cups.',
      'The delicates have asked for a room of their own.',
    ],
  },
  {
    nouns: list('broom mop duster dustpan dishbrush dustbunny featherduster lintroller'),
    events: [
      '{a_one} swallowed an earring, a brick of toy and a small spider, and coughed up {name}',
      '{a_one} was pushed round a man’s feet during the football until he lifted both of them and shouted {name}',
      '{a_one} was found in the back of the cupboard by a visitor, with the price still on, under the name of {name}',
      '{a_one} fell over behind the door at midnight, and the whole house froze and whispered {name}',
    ],
    conflicts: [
      told(
        'The cat has hated {them} from the first day, and says so, from the top of the curtain.',
        'The curtain is in strips.',
        'They share one room, in shifts.',
      ),
      told(
        'The mother-in-law is coming at four, and from half past three {they} was seen in places that do not exist.',
        'She ran one finger along the top of the door.',
        'Everything had been pushed into the bedroom, with the uncle.',
      ),
      told(
        'There is one thread on the carpet that {they} has gone over ten times, so somebody picked it up, and put it down again.',
        'It was to get one more chance.',
        'The carpet has gone thin there; the thread is well.',
      ),
      told(
        'Under the bed {they} met a lump of dust that had been there longer, and backed out with respect.',
        'It has a sock for a pillow.',
        'It moved first, says {they}.',
      ),
    ],
    closings: [
      'The corner behind the sofa remains a nature reserve.',
      'Lift your feet, or they come too.',
      'It makes a good horse, say two of the children, and a very good guitar.',
      'Something rattled up the pipe, and it was probably important.',
      'The bag is full, and so is the heart.',
    ],
  },
  {
    nouns: list('lamp torch lantern chandelier nightlight flashlight candlestick incense'),
    events: [
      '{a_one} was held for a father who was mending the sink, and who roared from below: “Not there, {name}!”',
      '{a_one} went out during a ghost story, at the very word, and eleven children screamed {name}',
      '{a_one} was changed by four men and a committee, and the committee is proud to present {name}',
      '{a_one} was circled by a moth for {length}, until the moth gave up all else and called {them} {name}',
    ],
    conflicts: [
      told(
        'In the power cut everybody remembered that {they} was in the drawer, and nobody could find the drawer.',
        'It was next to the matches, which were damp.',
        'The light came back just as somebody found the cake.',
      ),
      told(
        'A moth fell in love with {them}, and has bumped its head so often that it now believes it is a suitor.',
        'The parents have met, at dusk.',
        'It brings dust, as a present.',
      ),
      told(
        'Somebody leaves {them} on in an empty room, and a father follows, sighing, and turns {them} off.',
        '“Do we own a power station?” he asks the stairs.',
        'His footsteps are on the bill as well.',
      ),
      told(
        '{They} was a present and smells of “Ocean Calm”, and the guests ask whether there is something in the drains.',
        'It has been passed on to every aunt twice.',
        'The ocean denies it.',
      ),
    ],
    closings: [
      'Under the chin {they} makes everybody look like the headmaster.',
      'Two are for decoration, and may not be lit, says the aunt.',
      'The shadow on the wall was a rabbit, until it turned round.',
      'The brightest in the room, and the only one to flicker when asked.',
      'It is always darkest right beneath {them}, where the keys are.',
    ],
  },
  {
    nouns: list('bed pillow mattress bunk cot quilt fittedsheet weightedblanket airmattress bedsheet nightstand'),
    events: [
      '{a_one} was carried up a spiral staircase by two brothers-in-law, who agreed on nothing but the name {name}',
      '{a_one} was tried in the shop by a couple, who were woken by the staff at closing and gave the name of {name}',
      '{a_one} had a pea under {them}, which only one guest noticed, and she complained to the hotel about {name}',
      '{a_one} was fought over in the dark for {length}, and the half that was won is called {name}',
    ],
    conflicts: [
      told(
        'The dog was only to lie at the foot of {them}, and now two people sleep along two edges, and nobody breathes.',
        'It is a very small dog, lying crossways.',
        'It growls when they have cold feet.',
      ),
      told(
        'A fitted sheet was put on {them}, and as the fourth corner went on, the first came off, and so till morning.',
        'He slept in it, like a parcel.',
        'Nobody has ever seen one folded.',
      ),
      told(
        '{They} has fourteen cushions with buttons, none of which may be slept on, and all of them go somewhere at night.',
        'They are on the chair, and the chair is full.',
        'He puts them back in the wrong order, and is told by look.',
      ),
      told(
        'Somewhere under {them} lives a thing with claws, says the boy, and {they} says that it pays rent.',
        'It is afraid of the father, who steps on toys.',
        'It only wants the foot that hangs out.',
      ),
    ],
    closings: [
      'The cold side is over there, and always was.',
      'Feathers come out one at a time, like secrets.',
      'It was made this morning, by somebody who then got back in.',
      'A label on {them} must not be cut off, on pain of something.',
      'There are crumbs at the middle, and a strong suspicion on the left.',
    ],
  },
  {
    nouns: list('hotwaterbottle radiator heater boiler fireplace thermostat'),
    events: [
      '{a_one} was fought over by two pairs of cold feet, and the colder pair cried {name}',
      '{a_one} gurgled once at dinner, and everybody at the table looked at the uncle and said {name}',
      '{a_one} was turned up by her and down by him for {length}, until the two of them met there and said {name}',
      '{a_one} was warm in August and cold in January, and what the plumber called {them} was {name}',
    ],
    conflicts: [
      told(
        '“Put on a jumper,” says the father, and stands before {them} all winter like a guard.',
        'It is on two, and two it stays.',
        'His own jumper has three jumpers beneath it.',
      ),
      told(
        'The cat found {them} on the first cold night, and nobody else has been warm since November.',
        'It has turned over, so that both sides are done.',
        'They may touch the cat, for a second, if they ask.',
      ),
      told(
        '{They} was to be filled with air out and something hot in, and a man did it the other way round, with a whistle.',
        'The plumber listened, and took off his cap.',
        'It now plays one bar of a march.',
      ),
      told(
        'Six pairs of socks are drying on {them}, and the room smells like a school trip to the mountains.',
        'One of them has toasted, at the heel.',
        'Grandmother calls that fresh.',
      ),
    ],
    closings: [
      'It knocks twice in the night, and nobody has asked who is there.',
      'Cold hands, warm heart, and {they} has got both to do.',
      'The knitted cover is by an aunt, and has sleeves.',
      'The feet have reached {them}, and the feet are staying.',
      'In spring {they} is put away with a small speech.',
    ],
  },
  {
    nouns: list('sofa couch armchair recliner settee futon beanbag'),
    events: [
      '{a_one} was turned upside down for the remote control, and gave back nine coins, a tooth and the name {name}',
      '{a_one} was bought by a couple who had to take the door off, then the frame, and then called the house {name}',
      '{a_one} was pulled out for the guest, could not be pushed in again, and he has stayed as {name}',
      '{a_one} still had the plastic on from grandmother’s day, and squeaked at everyone who sat down: {name}',
    ],
    conflicts: [
      told(
        'A new cat was given a scratching post, looked it over, and has done {them} in the style of the old masters.',
        'The post is as good as new.',
        'A throw hides it, and then the cat did the throw.',
      ),
      told(
        'There is a dent in {them} that fits one man, and his family has rented out the rest.',
        'He got up on Sunday, to see who it was.',
        'The dent has been left to his eldest.',
      ),
      told(
        'The remote control was in {them} the whole time, and for a year they watched only what a horse channel showed.',
        'They have come to know the horses.',
        'The battery cover is still down there.',
      ),
      told(
        'The guest bed folded out of {them} has a bar across the middle, and visitors leave a day early, bent.',
        'It was bought with that in mind.',
        'They thank the hosts for everything, sideways.',
      ),
      told(
        'Somebody spilled red wine on {them}, and turned the cushion; it had been turned already.',
        'The other stain was gravy, from a better time.',
        'The third side is being looked for.',
      ),
    ],
    closings: [
      'Nobody sits in the father’s corner, not even the father’s friends.',
      'It is only for a minute, said the eyes, and closed.',
      'Deep in {them} there is a peanut that knew the old dog.',
      'The dog is not allowed up, and has left a warm place.',
      'Three can sit there, or one who had a long day.',
    ],
  },
  {
    nouns: list('chair table stool sideboard footstool ottoman coffeetable'),
    events: [
      '{a_one} wobbled for {length}, until a folded menu was put beneath one leg, and the menu said {name}',
      '{a_one} came flat in a box with a small key and a drawing of a happy man called {name}',
      '{a_one} had been carved on with a compass in the last row: a heart, an arrow, and {name}',
      '{a_one} was reserved with a card for a party that did not come, and the card said {name}',
    ],
    conflicts: [
      told(
        'One leg was too long, so a father sawed a bit off, and then off the next, and {they} is now for cats.',
        'He says that the floor is wrong.',
        'They eat lying down, as the Romans did.',
      ),
      told(
        'The clothes that are neither clean nor dirty were laid on {them} on Monday, and by Friday nobody could see {them}.',
        'There is an opening at the back, for air.',
        'The bottom layer is from a slimmer time.',
      ),
      told(
        'There is chewing gum on the underside of {them} from four generations, and the oldest is by a headmaster.',
        'A knee has been found that is still attached.',
        'Scholars lie under there with a lamp.',
      ),
      told(
        'A small toe met {them} in the dark, at speed, and a whole street learned a word.',
        'It had not moved in eleven years.',
        'The toe has come round to {their} side of things.',
      ),
      told(
        'Six screws were in the bag, five were in the drawing, and {they} has a tilt that visitors call modern.',
        'The sixth is in a jar, with its friends.',
        'The happy man in the drawing had help.',
      ),
    ],
    closings: [
      'Touch wood, people say, and {they} has had enough of it.',
      'The good side is turned to the wall, where the dog has been.',
      '{They} leans to the left, like the grandfather after lunch.',
      'Somebody rocks on two legs, and somebody else has said it a hundred times.',
      'Nothing is put away under {them} but feet and peas.',
    ],
  },
  {
    nouns: list('wardrobe shelf bookcase bookshelf cupboard dresser cabinet closet'),
    events: [
      '{a_one} was opened by four children in search of a snowy country, who found mothballs and {name}',
      '{a_one} held batteries, string, a key for nothing and nine menus, and on the bottom somebody had written {name}',
      '{a_one} had been put up with a spirit level and a great deal of confidence, and came down on {name}',
      '{a_one} was emptied by a woman who kept only what gave her joy, and what she kept was {name}',
    ],
    conflicts: [
      told(
        'There is nothing to wear, says somebody each morning, and {they} cannot shut the door for blouses.',
        'The one at the back is for when she is thin, or a bridesmaid.',
        'One hanger is all that she calls hers.',
      ),
      told(
        'All that has no place was laid in {them}, and now the family asks {them} for candles, fuses and advice.',
        'The tape is there, {they} says, but not its end.',
        'The key fits something, and so it stays.',
      ),
      told(
        'The plastic boxes in {them} number thirty and the lids nine, and none of the nine has ever met its box.',
        'They lean out when the door is opened, all together.',
        'One lid is from another family.',
      ),
      told(
        'The wall had looked solid when {they} was put up, and the neighbour can now reach the biscuits.',
        'They have been introduced, through the plug hole.',
        'He has returned two books, and a plate.',
      ),
    ],
    closings: [
      'The skeleton has asked for a little more hanging space.',
      'It sticks in wet weather, and in arguments.',
      'On the very top there is a fondue set, out of everybody’s reach and mind.',
      'Hide there by all means, but the nose of the dog knows.',
      'The back of {them} has never been dusted, and keeps a diary.',
    ],
  },
  {
    nouns: list('door doorknob doorknocker doormat doorstop doorway trapdoor gate garagedoor catflap doorhandle'),
    events: [
      '{a_one} said “push” to a professor, who pulled for {length}, and finally read it aloud as {name}',
      '{a_one} fell shut in the wind behind a man in a towel, and he stood in the street and called {name}',
      '{a_one} was painted blue by mistake for next door’s, and the letters there are all for {name}',
      '{a_one} was answered by a dog long before anybody rang, and the dog announced {name}',
    ],
    conflicts: [
      told(
        'Two very polite gentlemen met at {them}, said “after you”, and their wives have moved on with the luggage.',
        'One has turned eighty there.',
        'They have agreed to go round by the window.',
      ),
      told(
        'Sellers of brushes, light and eternal life have come to {them}, and everyone in the hall lay down flat.',
        'It was the neighbour, with cake.',
        'The cake could be heard going away again.',
      ),
      told(
        'A draught comes in beneath {them}, and a stuffed sausage dog was laid there, and has caught a cold.',
        'A real one was laid beside it, for company.',
        'The draught now uses the keyhole.',
      ),
      told(
        'The cat wanted to go out; and when {they} opened, the cat sat down half in and half out, and thought about rain.',
        'It has been winter in the hall since.',
        'In the end it went out by the back, to be let in here.',
      ),
    ],
    closings: [
      'Slammed in an argument, {they} had the last word.',
      'The spare key is under the third pot, as all the burglars know.',
      'Opportunity knocked, and was taken for the gas man.',
      '{They} creaks only for those who come home at four.',
      'Wipe your feet, {they} has feelings.',
    ],
  },
  {
    nouns: list('window windowsill skylight porthole shutter blinds venetianblind venetianblinds'),
    events: [
      '{a_one} moved by the width of a nose, and the whole street knew that it was Mrs {name}',
      '{a_one} was met by a football at tea time, and eleven boys ran off in all directions shouting {name}',
      '{a_one} was washed on the first sunny day, and what appeared on it, written in soap, was {name}',
      '{a_one} had somebody’s breath on {them} and a finger had drawn a heart, a moustache and {name}',
    ],
    conflicts: [
      told(
        'An old lady sits behind {them} with a cushion and a flask, and the police call on her before they call anyone.',
        'She knew on Tuesday, and wrote down the hat.',
        'There is a second cushion, for the cat.',
      ),
      told(
        'It is stuffy, say the ones on the left; it draws, say the others; and {they} has been half open all through the marriage.',
        'A scarf is worn by one, and shorts by the other.',
        'The compromise is a crack, and both suffer.',
      ),
      told(
        'A fly has gone at {them} for an hour, though it is open a hand’s breadth to the left, and everybody is shouting “left”.',
        'It went out when nobody looked, and came in to say so.',
        'The spider in the corner had said “right”.',
      ),
      told(
        'The murderer in the old play stood behind {them}, with his shoes showing, and since then everyone looks at the floor.',
        'Tonight it was only slippers, size nine.',
        'The critic had noticed them during the overture.',
      ),
    ],
    closings: [
      'There is a smear that is on the other side, whichever side one is on.',
      'The neighbours opposite have a bigger one, and less to hide.',
      'The cat has seen a bird, and says so with its teeth.',
      '{They} hangs a little short, like trousers in a growing year.',
      'Rain ran down in two drops, and a child had money on the left one.',
    ],
  },
  {
    nouns: list('mirror'),
    events: [
      '{a_one} was asked who was the fairest of them all, cleared {their} throat, and said {name}',
      '{a_one} steamed up after a bath, and a finger from no one in the house had written {name}',
      '{a_one} hung in a fitting room with kind lights, and the trousers that were sold there are called {name}',
      '{a_one} was barked at by a puppy for {length}, and the other puppy gave the name of {name}',
    ],
    conflicts: [
      told(
        'A man flexed his arm before {them}, alone, at six in the morning, and {they} has not told anybody but us.',
        'He did the other one as well.',
        'He also spoke to it, as to a horse.',
      ),
      told(
        '{They} swaps left and right but not up and down, and a physicist has lain on the bathroom floor over it since lunch.',
        'He parts his hair on both sides now.',
        'From down there it makes more sense, he says.',
      ),
      told(
        'In the lift {they} saw a bit of spinach on a bank director before he did, and had four floors to say so.',
        'He gave the whole speech with it.',
        'The takeover was friendly, and green.',
      ),
      told(
        'Seven years of bad luck were hanging on one nail, so an uncle knocked in a second one.',
        'That was the noise.',
        'He has six left, and a beard, as he cannot shave.',
      ),
    ],
    closings: [
      'Objects may be nearer than they appear, and one is the aunt.',
      'Everybody pulls the same face before {them}, and it is nobody’s own.',
      'Count Somebody came by, and saw only his cloak waiting.',
      'A toothpaste spot sits where the chin should be.',
      'Whoever looks for long enough begins to wink first.',
    ],
  },
  {
    nouns: list('bathtub bath basin sink tap washbasin bathmat'),
    events: [
      '{a_one} was climbed into by a Greek with a problem, who ran out into the street without a towel, shouting {name}',
      '{a_one} ran over while somebody was on the telephone, and the people downstairs looked up and said {name}',
      '{a_one} heard the same song every morning for {length}, flat, and always with the wrong words: {name}',
      '{a_one} went from too cold to too hot by a hair’s breadth, and from behind the curtain came a scream of {name}',
    ],
    conflicts: [
      told(
        'There are nine bottles on the edge of {them}, eight of them empty, and the ninth was for the dog.',
        'His hair has never been so glossy, or so good at fetching.',
        'The dog uses the one with papaya.',
      ),
      told(
        'Somebody two floors up flushed, and down here a soapy man learned to sing an octave higher.',
        'He has taken up opera, in a wetsuit.',
        'The pipes are in the programme.',
      ),
      told(
        'Hair was pulled from the drain with a wire, and it kept coming, and then it pulled back.',
        'It has been given a name and a comb.',
        'The plumber asked whether they had once owned a bear.',
      ),
      told(
        'A spider sat at the bottom of {them} in the morning, and a grown man went to work unwashed, and then to another job.',
        'It only wanted the towel left hanging in.',
        'A glass and a card were brought, by his daughter of four.',
      ),
    ],
    closings: [
      'All the best speeches were given in {them}, to the soap.',
      'The fingers are wrinkled, but the quarrel has been won.',
      'The duck has seen things, and floats.',
      'A drop falls every nine seconds, and only at night.',
      'One sock is still wet from that floor.',
    ],
  },
  {
    nouns: list('toilet loo lavatory urinal potty'),
    events: [
      '{a_one} was engaged for so long that the people outside gave up knocking and tried calling {name}',
      '{a_one} was blocked on the day of the wedding, and a hero in tails rolled up his sleeve and said {name}',
      '{a_one} had a wall full of telephone numbers, poems, and in another hand, underneath, {name}',
      '{a_one} was sat on by a king with a crossword, and the last word, nine letters, was {name}',
    ],
    conflicts: [
      told(
        'The last sheet was left on the roll in front of {them}, so that nobody had finished it.',
        'The cry for help came through two doors, with manners.',
        'A takeaway menu was pushed through, the thick kind.',
      ),
      told(
        'The seat is up, says one half of the house; it has a hinge, says the other; and {they} has to listen.',
        'It has been put before a judge, who asked to be excused.',
        'A traffic light has been installed.',
      ),
      told(
        'Somebody took a newspaper along to {them} on Sunday, and his family has since divided up his things.',
        'He came back on page forty, and cannot feel his legs.',
        'The motorbike had already been sold.',
      ),
      told(
        'In a restaurant there was a picture of a fish on one of the doors and of a shell on the other, and nobody knew where {they} was.',
        'They all waited for someone to come out.',
        'It was the broom cupboard, and nobody said a word.',
      ),
    ],
    closings: [
      'The lock has never quite worked, so everybody sings.',
      'The air freshener is called Alpine Morning, and the Alps have written.',
      'Over or under, the paper hangs there, and divides nations.',
      'It runs on for a while, and stops if one jiggles the thing.',
      'The fish in the picture above has seen it all, and keeps swimming.',
    ],
  },
];
