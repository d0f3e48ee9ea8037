/** What comes round once a year or once a night: Christmas, a prank, the small hours, an hour less of sleep. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_THE_CALENDAR: readonly NounClass[] = [
  {
    nouns: list(
      'christmas xmas christmaseve christmasday advent nativityplay nativity secretsanta boxingday yule yuletide christmasparty noel',
    ),
    events: [
      '{a_body} played the back of the donkey at {topic}, improvised, and it has been passed on to the parents as {name}',
      '{a_body} unwrapped the same bath salts at {topic} that had been given away at the last, with the card still on, to {name}',
      '{a_body} looked for the one dead bulb at {topic}, from the plug to the star, and it was next to the star, and called {name}',
      '{a_body} ate all twenty-four little doors on the first, so as not to miss {topic}, and behind the last one was {name}',
      '{a_one} begins in the shops in August, every year a bit earlier, and this time ran into the last one, which said {name}',
    ],
    conflicts: [
      told(
        'This year we won’t give each other anything, they all agreed, and {they} was the only one to keep to it.',
        'There was a bicycle, with a bow.',
        'A voucher was drawn up in the bathroom.',
      ),
      told(
        '{They} got socks, was pleased about it, and knew in that moment that it was over.',
        'They were good socks.',
        'The child under the tree looked up with pity.',
      ),
      told(
        'The goose was in the oven at three, and the oven was on at six.',
        'There was bread at nine, and it was lovely.',
        'It had been a very restful day for the goose.',
      ),
      told(
        'The tree had looked much smaller in the forest, and {they} now lives in the hall.',
        'The star is with the people upstairs.',
        'They have lit it, out of politeness.',
      ),
      told(
        'The same film is on, and {they} says every line a second before, with the mouth full.',
        'The aunt cries as soon as it snows.',
        'Nobody has ever seen the end of it awake.',
      ),
    ],
    closings: [
      'You shouldn’t have, they said, about the trumpet.',
      'Needles will be found until July.',
      'The wrapping was the best of it, says the cat, from inside.',
      'There is always one sprout left, and it knows it.',
      'Peace on earth, and who has taken the scissors?',
    ],
  },
  {
    nouns: list(
      'halloween trickortreat trickortreating trickortreater halloweenparty allhallowseve spookyseason halloweencostume',
    ),
    events: [
      '{a_body} went to {topic} as a sheet with two holes, and came home with another sheet’s family, who called it {name}',
      '{a_body} was the only one in costume at {topic}, as it was a week later, and the whole bank still says {name}',
      '{a_body} went as {themself} to {topic}, won second prize, and lost to a very good likeness of {name}',
      '{a_body} opened the door on {topic} without any sweets in the house, and paid with the good cheese, as {name}',
      '{a_one} rang at every door in a street, heard “aren’t you a bit old for it?”, and said from under the hat: “I am {name}”',
    ],
    conflicts: [
      told(
        'An old lady was giving out apples, and {they} has never been so frightened.',
        'One of them had a leaflet on teeth.',
        'The werewolves went round by the field.',
      ),
      told(
        '{They} rang at a house with a real ghost, who praised the sheet, and asked for the pattern.',
        'It was a duvet cover, with buttons.',
        'They are going together next year.',
      ),
      told(
        'Four bowls said “please take one”, and {they} stood at the last, chewing.',
        'It had been read as “each”.',
        'The bowl has been taken, too.',
      ),
      told(
        'Mother made {them} wear a coat over it, and so for years the devil had toggles.',
        'He also had mittens, on a string.',
        'The horns went through the hood.',
      ),
      told(
        'The candle in the pumpkin went out, and {they} had to stand there and grin.',
        'It lasted until eleven.',
        'A moth came to talk.',
      ),
    ],
    closings: [
      'The sugar was spent by midnight, and the wall has been walked up.',
      'It was only a sheet, says the sheet.',
      'The fake blood is jam, and the wasps know.',
      'Boo, {they} says, and then: sorry.',
      'The pumpkin will be on the step until it sees itself out.',
    ],
  },
  {
    nouns: list('easter easterhunt easteregghunt egghunt eastersunday eastermonday easteregg'),
    events: [
      '{a_body} hid forty for {topic}, found thirty-nine, and in June the sofa began to smell strongly of {name}',
      '{a_body} was put in a lamb-shaped tin for {topic}, lost an ear on coming out, and was dusted with sugar as {name}',
      '{a_body} only meant to show the little ones where to look at {topic}, won by a basket, and is barred from there as {name}',
      '{a_one} lay so well hidden behind the boiler that three generations have looked for it, and all know it as {name}',
    ],
    conflicts: [
      told(
        'Ears first, {they} says, because then it cannot hear what is coming.',
        'The feet were given away, out of tact.',
        'Under the foil it was all smiles.',
      ),
      told(
        'Nobody has explained to {them} what a rabbit wants with eggs, and the hen would like to know, too.',
        'There is an agreement, with carrots.',
        'The hen has not been paid.',
      ),
      told(
        'Two eggs are knocked together, end to end, and the one that {they} has brought has not lost since 1951.',
        'It is made of marble.',
        'Grandfather took that with him.',
      ),
      told(
        'There was a list of the places, for safety, and {they} hid the list.',
        'It is the fortieth thing to be found.',
        'A dog has part of it.',
      ),
      told(
        'It rained, so all was hidden in one room, and nobody has dared to sit since.',
        'An uncle sat.',
        'He did not say anything, but he is yellow.',
      ),
    ],
    closings: [
      'Warmer, says everybody, warmer, and then: oven.',
      'The chocolate has gone white, like uncle.',
      'It comes on another day each year, to keep the chickens guessing.',
      'One is still missing, and it is watching.',
      'Half price on Tuesday, and that is the real feast.',
    ],
  },
  {
    nouns: list(
      'thanksgiving familyreunion familydinner familygathering sundayroast familymeeting familyparty friendsgiving sundaylunch',
    ),
    events: [
      '{a_body} was put at the children’s table for {topic}, at forty-one, with a paper crown that says {name}',
      '{a_body} was patted on the head all through {topic} by an aunt who took {them} for a cousin from Canada, where, it seems, one is called {name}',
      '{a_body} asked for seconds at {topic}, out of politeness, was given fifths, and had to be rolled to the car as {name}',
      '{a_body} carved at {topic} before eighteen hungry eyes, and the wishbone pointed at {name}',
    ],
    conflicts: [
      told(
        'Somebody brought up the garden fence of 1987, between the soup and the bird.',
        'The gravy was used as a border.',
        'By pudding there were two families.',
      ),
      told(
        '“And are you seeing anybody?”, {they} was asked, by nine people, in the order of their age.',
        'The tenth asked about babies.',
        'It is a dog now, officially.',
      ),
      told(
        'A cousin has done so well, {they} has heard, and there are pictures of the boat.',
        'It is called after the cousin.',
        'The boat has also done well.',
      ),
      told(
        'For the photograph all had to stand by height, and {they} is an elbow on the left.',
        'It has been framed six times.',
        'The dog looked straight at the lens.',
      ),
      told(
        '{They} was only to bring a salad, and it is taken home every year, untouched, with respect.',
        'It knows the way.',
        'It is older than two of the nephews.',
      ),
    ],
    closings: [
      'You must eat more, they all said, and: you have filled out.',
      'Same time next year, all being well, and not the fence.',
      'Leftovers will be had with bread, with rice, and with tears.',
      'Somebody has to sit on the stool, and it is always {they}.',
      'It was lovely, they said in every car, and then: did you see?',
    ],
  },
  {
    nouns: list('prank aprilfools aprilfool aprilfoolsday prankster whoopeecushion practicaljoke prankcall'),
    events: [
      '{a_one} put salt in the sugar bowl of the staff room in the spring of the year, was forgotten about, and in the autumn it got {name}',
      '{a_one} wrapped a desk in foil, then the chair, then the cups, and was caught when it came to wrapping {name}',
      '{a_one} rang the bell and ran, and ran, and was so well trained by Christmas that a medal came, for {name}',
      '{a_one} was sat on by a bride’s uncle during the vows, and in the whole nave there was only one word for it: {name}',
      '{a_body} told a village on the first of April, because of {topic}, that it had won the lottery, and it had, and so has {name}',
    ],
    conflicts: [
      told(
        '{They} put a plastic spider in the bath, and in the morning there were two.',
        'They are said to be very happy.',
        'One of them pays rent.',
      ),
      told(
        'On that one day {they} told the truth, and nobody came to the fire.',
        'The hall has a skylight now.',
        'They clapped, from the road.',
      ),
      told(
        '{They} crept up to say “boo”, and the other one said it first, from a cupboard.',
        'They had both been in there since lunch, in turns.',
        'The cupboard has never got over it.',
      ),
      told(
        'A bucket was put on top of a door, and {they} then heard somebody say that there was cake.',
        'It was very good cake, and quite wet.',
        'The bucket fitted.',
      ),
      told(
        'There is a banknote on a thread in front of {their} house, and it has earned four pounds.',
        'A pigeon was faster.',
        'An old lady took the thread as well.',
      ),
    ],
    closings: [
      'Got you, {they} says, from under the custard.',
      'It was only a joke, and it can still be smelt.',
      'Look, your lace is undone; it was, and there was a fall.',
      'Nobody laughed, except the fire brigade, later.',
      'After twelve it does not count, and it was one minute past.',
    ],
  },
  {
    nouns: list('oktoberfest beerfestival beertent beergarden beerfest'),
    events: [
      '{a_body} lifted twelve full ones at once at {topic}, could not put them down for lack of room, and toured the town as {name}',
      '{a_body} stood on a bench at {topic} for one song, and it was the one without an end, and there, swaying, is {name}',
      '{a_body} shared a table with strangers at {topic}, and by nine they had a joint account under {name}',
      '{a_one} was borrowed from an uncle with longer legs, held up by a cord, and in the second verse the cord said {name}',
    ],
    conflicts: [
      told(
        'The pretzel was bigger than the plate, and {they} wore it home, against the cold.',
        'The salt got into the dreams.',
        'A horse followed {them} all the way.',
      ),
      told(
        'The brass band takes a break of four minutes, and {they} was asked something in it, and had no voice.',
        'It was “are you all right?”.',
        'The tuba answered for all of them.',
      ),
      told(
        'After the roundabout {they} sat down on a meadow, and held on to it.',
        'It went round twice more.',
        'The chestnut man gave it a wedge.',
      ),
      told(
        'All of them link arms and rock, and {they} was on the end, and has been in the hedge.',
        'The hedge knows the words.',
        'It goes left first, as a rule.',
      ),
      told(
        'It is in September, {they} explains, and has been asked to explain that less.',
        'The hat has a brush on it, for the same reason.',
        'They drank to that, in October.',
      ),
    ],
    closings: [
      'One more, and it is a litre, and so is the next.',
      'Cheers, said the table, and fell over.',
      'Half of it was foam, and the other half was friendship.',
      'The last tram sings by itself.',
      'Nothing was lost but a shoe, and eleven were found.',
    ],
  },
  {
    nouns: list(
      'carnival mardigras fasching karneval fancydress fancydressparty costumeparty masquerade carnivalfloat streetparade',
    ),
    events: [
      '{a_body} went to {topic} dressed as a pirate, like four hundred others, and they chose a captain, and it was {name}',
      '{a_body} was hit by a flying sweet in the very first minute of {topic}, and got up again on Ash Wednesday as {name}',
      '{a_body} took a policeman at {topic} for a costume, pinned a feather on him, and he still wears it, for {name}',
      '{a_one} rolled through the town with a papier-mâché head of {official}, who waved it on, and it was taken for {name}',
    ],
    conflicts: [
      told(
        '{They} came as half of a horse, and the other half had a cold.',
        'It was let in at half price.',
        'A stranger with a tail stepped in.',
      ),
      told(
        'When the masks came off, {they} had danced for four hours with the dentist.',
        'He had noticed the molar.',
        'They go through the six steps at every check-up.',
      ),
      told(
        'There was confetti in the soup at home in May, and {they} has never been at home with it.',
        'It is in the piano.',
        'A bit came out in the X-ray.',
      ),
      told(
        '{They} shouts something to the crowd, the crowd shouts something back, and neither means a thing.',
        'It is the best talk of the year.',
        'It is in the town charter.',
      ),
      told(
        'A nun, a lobster and a traffic light were waiting for the night bus, and {they} was the normal one.',
        'It stopped at red.',
        'The lobster had an early shift.',
      ),
    ],
    closings: [
      'On Wednesday everything is over, except the glitter.',
      'What were you? they ask, and {they} has no idea.',
      'It took a year to sew, and one sausage to ruin.',
      'The herring is for those who had a good time.',
      'There is still a wig on the town’s founder.',
    ],
  },
  {
    nouns: list('newyear newyearseve silvester hogmanay'),
    events: [
      '{a_body} counted down to {topic} from the wrong number, kissed a coat stand at four, and wished it well as {name}',
      '{a_body} dropped hot lead into water at {topic}, to see what was to come, and it was plainly a duck called {name}',
      '{a_body} ate a grape for every stroke at {topic}, choked on the ninth, and was slapped into January as {name}',
      '{a_body} saved one rocket from {topic} for a better year, and it went off in the wardrobe, in the shape of {name}',
    ],
    conflicts: [
      told(
        'At five to twelve nobody could get the cork out, and {they} said happy new year with a teabag.',
        'The cork went by itself on the third.',
        'It hit the old calendar.',
      ),
      told(
        'Everybody sang the old song, and {they} knew the first line, and then it is mostly vowels.',
        'Nobody has ever met the second verse.',
        'They crossed arms and could not get out.',
      ),
      told(
        '{They} wrote the old year on every letter until June, and then it was too late to change.',
        'The bank goes by it now.',
        'It has been a good year, both times.',
      ),
      told(
        '{They} was in bed by ten, as planned, and at twelve stood at the window in a blanket, saluting.',
        'The cat was under the bath.',
        'They met there.',
      ),
      told(
        'By ten past twelve one had promised to run, to knit and to ring mother.',
        'Mother rang at eleven.',
        'The wool has been bought, and has a cushion.',
      ),
    ],
    closings: [
      'Same procedure as every year.',
      'This will be the one, {they} says, about all of them.',
      'Ten, nine, eight, said the crowd, and somebody sneezed.',
      'It has only just begun, and there is already a stain on it.',
      'In the morning the street smells of matches and good intentions.',
    ],
  },
  {
    nouns: list('daylightsavingtime daylightsaving daylightsavings summertimechange leapyear leapday timezone clockchange'),
    events: [
      '{a_body} put the clocks on for {topic}, then another put them on as well, and breakfast was on Tuesday, with {name}',
      '{a_body} was born in the hour that {topic} takes away, and the register, which must put down something, says {name}',
      '{a_body} had four candles at sixteen because of {topic}, and four cakes’ worth of wishes, all of them for {name}',
      '{a_one} took one hour from everybody in spring, for safe keeping, and spent them all in one place, as {name}',
    ],
    conflicts: [
      told(
        'The oven has the right time for half of the year, and {they} is waiting for it to come round.',
        'The car is the same, but the other half.',
        'They have never agreed.',
      ),
      told('The cows were told of it, and sent {them} a list of questions.', 'The first was “why?”.', 'There was no second one.'),
      told(
        '“Forwards or back?” {they} asked, and eleven people pointed, each with a saying.',
        'One of them was about garden chairs.',
        'The chairs are right twice a year.',
      ),
      told(
        '{They} rang a friend at noon, who picked up yesterday.',
        'He had been asleep until tomorrow.',
        'They agreed to speak in the middle.',
      ),
      told(
        '{They} got back the hour in autumn, with scratches.',
        'Somebody had smoked in it.',
        'It was slept through at once, as a precaution.',
      ),
    ],
    closings: [
      'It is really only half past, {they} says, every day until May.',
      'Somewhere there is a big jar with all the hours in it.',
      'In spring they spring, and in autumn it is dark in there.',
      'Nobody remembers why, and it was about candles.',
      'It was an hour ago, or it will be.',
    ],
  },
  {
    nouns: list('midnight threeam 3amthought smallhours latenight witchinghour allnighter midnightsnack nightthoughts'),
    events: [
      '{a_body} came down in {topic} for one slice of cheese, met the whole family at the fridge, and in its light they all said {name}',
      '{a_body} had the best idea of a lifetime in {topic}, wrote it down in the dark, and in the morning it said “{name}”',
      '{a_one} struck twelve times, was counted as thirteen by a nervous lord, and has haunted the place by default as {name}',
      '{a_one} turned a coach back into a pumpkin with four people in it, and they made soup for {name}',
    ],
    conflicts: [
      told(
        'Every stair creaks twice as loud for {them}, and the fourth one says a word.',
        'It is not used in front of guests.',
        'The cheese can hear it coming.',
      ),
      told(
        'It was then that {they} remembered what should have been said to Mr Cole in the year of the moped.',
        'It was brilliant.',
        'Mr Cole has moved, and could not be woken.',
      ),
      told(
        '{They} heard a noise, went to look with a tennis racket, and it was somebody else with a tennis racket.',
        'It was six-four in the end.',
        'Both were looking for the cat.',
      ),
      told(
        '“If I go to sleep now, it will be five hours”, {they} worked out, and then four, and then a bird.',
        'The bird was very pleased with itself.',
        'There were still eleven minutes, which is a nap.',
      ),
      told(
        'On {their} side of the night there is one lit window opposite, and they nod.',
        'He is baking, or it is a burglar.',
        'They have never met by day, and would not know how.',
      ),
    ],
    closings: [
      'By daylight it was only a dressing gown on a chair.',
      'Everything sounds wiser then, even the fridge.',
      'It will look different in the morning, and it did, with crumbs.',
      'Nothing good happens after two, {they} says, with a sausage.',
      'The clock struck, and nobody struck back.',
    ],
  },
];
