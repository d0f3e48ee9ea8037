/** What a desk brings with it, at school and after: a meeting, reply all, payday, algebra, a group project, a diet. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_WORK_AND_SCHOOL: readonly NounClass[] = [
  {
    nouns: list(
      'jobinterview interview jobapplication cv résumé coverletter performancereview feedback salarynegotiation applicant jobcentre',
    ),
    events: [
      '{a_body} was asked in the middle of {topic} about a weakness, said “chairs”, went down with one, and got the job as {name}',
      '{a_body} wore a suit with the label still on it all through {topic}, and was addressed with respect as {name}',
      '{a_body} said “I’m a team player” during {topic}, in a room full of mirrors, and all of them nodded to {name}',
      '{a_one} had a gap of two years in the middle, fell through it in front of everybody, and was pulled out as {name}',
      '{a_one} asked for a bit more, was asked “how much?”, panicked, said “less”, and is now on the payroll as {name}',
    ],
    conflicts: [
      told(
        'Where does {they} see {themself} in five years? On the other side of the desk, eating that plant.',
        'They wrote down “ambitious”.',
        'The plant has been moved.',
      ),
      told(
        '{Their} hobbies are reading, travelling and whatever the man with the tie has on his shelf.',
        'It was model railways, and it got out of hand.',
        'They are building a tunnel.',
      ),
      told(
        '{They} speaks fluent Spanish, as it says under “languages”, and the next one in was called Señor Ruiz.',
        'They ordered two beers, several times.',
        'He had also made it up.',
      ),
      told(
        '{Their} greatest weakness is that {they} works too hard, {they} said, and slid slowly off the chair.',
        'It was the chair for that.',
        'They have it on a chart.',
      ),
      told(
        '{They} shook the hand of everybody in the room, and of a coat.',
        'The coat made the final decision.',
        'It had the firmest grip.',
      ),
    ],
    closings: [
      'They will be in touch, they said, and they are still choosing the paper.',
      'References on request; one of them is mother.',
      'Do you have any questions for us? Yes: where is the door?',
      'Five years of experience are asked for, by the age of four.',
      'It went well, {they} says, and there is a plant stain on the knee.',
    ],
  },
  {
    nouns: list('meeting videocall zoomcall zoommeeting conferencecall standupmeeting agenda videoconference webinar allhands'),
    events: [
      '{a_body} gave a fine speech at {topic}, on mute, and what could be read from the lips was {name}',
      '{a_body} stayed on by mistake after {topic}, with another who could not find the button, and they wave to this day at {name}',
      '{a_body} wore a shirt and tie to {topic}, stood up for a moment, and below the belt was entirely {name}',
      '{a_one} was called to decide whether {they} was needed, could not agree, and meets every Thursday under the name {name}',
    ],
    conflicts: [
      told(
        '{They} could have been an email, and the email could have been a nod.',
        'It ran over by an hour.',
        'The nod was minuted.',
      ),
      told(
        'A cat walked across the screen, and it was the only one with a clear position.',
        'It was asked to take the chair.',
        'It sat on the budget.',
      ),
      told(
        'Somebody said “let’s go round the table”, and {they} was found on the other side of the door.',
        'It was a very long table.',
        'Everybody has a fun fact, and most have the same one.',
      ),
      told(
        '{They} was only asked one question, had been looking at shoes, and answered “I agree”.',
        'It is building the bridge now.',
        'They were good shoes.',
      ),
      told(
        'Whoever drew a house on the pad was asked to stay, and {they} has been promoted for the chimney.',
        'There is a second one with a garden.',
        'It was carried unanimously.',
      ),
    ],
    closings: [
      'Any other business? Yes, said a small voice, and everybody sat down again.',
      'You’re on mute, said nine people, and so were three of them.',
      'The next one will be about this one.',
      'The biscuits had been the only point, and they were not on the list.',
      'Can everybody see my screen? They could, and there was a horse on it.',
    ],
  },
  {
    nouns: list(
      'teambuilding teamwork leadership brainstorming brainstorm synergy buzzword buzzwords offsite worksummerparty officeparty trustfall ropecourse',
    ),
    events: [
      '{a_body} let {themself} fall backwards for the sake of {topic}, and the department had gone for cake, and the dent says {name}',
      '{a_body} built a raft with the accounts office in the course of {topic}, and it reached Denmark under the flag of {name}',
      '{a_body} was told that in {topic} there are no bad ideas, had one, and the fire was put out by {name}',
      '{a_one} stood in the middle of the flip chart in a cloud with nine arrows, and the one that pointed outwards led to {name}',
    ],
    conflicts: [
      told(
        'The tallest tower of spaghetti and a marshmallow was built by {them}, and it is rented out by the floor.',
        'The view is a bit dry.',
        'The marshmallow is the roof terrace.',
      ),
      told(
        'Everybody had to say which animal they would be, and {they} was not sure how honest to be.',
        'The boss was a dolphin, as at the last place.',
        'Four owls are not on speaking terms.',
      ),
      told(
        '{They} thought outside the box, and the box has been feeling it.',
        'It has started a box of its own.',
        'They found it in the shower, thinking.',
      ),
      told(
        'Yellow notes were stuck on the wall, and for a moment, before they fell, there was a plan.',
        'It was on the cleaner’s shoe.',
        'The shoe has been hired.',
      ),
      told(
        'In the rope course {they} and a man from payroll hung side by side for an hour, and talked at last.',
        'They hang there every Friday now.',
        'He had always been afraid of the copier.',
      ),
    ],
    closings: [
      'There is no I in team, but there is one in “raining”.',
      'Going forward, {they} says, and walks into the flip chart.',
      'Low-hanging fruit was had by all, from a bowl.',
      'It has brought them closer, mostly on the bus.',
      'The pens are dry, and the vision is to be continued.',
    ],
  },
  {
    nouns: list('weekend friday saturday fridayafternoon tgif dayoff longweekend bankholiday'),
    events: [
      '{a_body} lived only for {topic}, and when it came slept through it on top of the plans, which say {name}',
      '{a_body} put on the weekend trousers in the lift, on account of {topic}, and the doors opened one floor early on {name}',
      '{a_body} was going to do all the little jobs in {topic}, lay down to make a list, and the list says {name}',
      '{a_one} looked round the door at half past three with a cold drink, and a whole floor stood up and shouted {name}',
    ],
    conflicts: [
      told(
        'Nothing was to be done any more that day, and somebody asked {them} for “just a quick one”.',
        'It could be heard from the car park.',
        'It was very quick, and wrong.',
      ),
      told(
        '{They} begins on a Thursday in the head, on a Friday in the legs, and ends at about four on a Sunday.',
        'Then something sighs in the sofa.',
        'Nobody knows who has the rest.',
      ),
      told(
        '{They} looks at the clock, and the clock, which is shy, cannot go on.',
        'They have agreed to look at the wall.',
        'It does a minute when nobody is there.',
      ),
      told(
        'On Saturday all of the town drives to the same shop for the same shelf, with {them} on the roof.',
        'It needs a screw that comes on Monday.',
        'Two couples have split over the meatballs.',
      ),
      told(
        'The out-of-office has been on since breakfast, and {they} waves through it at the boss.',
        'He cannot prove anything.',
        'He has his on, too.',
      ),
    ],
    closings: [
      'Have a good one, says everybody, and runs.',
      'There was so much planned that one had to lie down.',
      'Two days are short, {they} says, and one of them is the sofa’s.',
      'Pens down; somebody has opened the crisps.',
      'It is five o’clock somewhere, and that is where {they} is sent from.',
    ],
  },
  {
    nouns: list(
      'email replyall outofoffice emailchain newsletter junkmail spamfilter chainletter carboncopy mailinglist unreadmail',
    ),
    events: [
      '{a_one} went to four thousand people instead of Karen, and all of them answered “please take me off this”, to {name}',
      '{a_one} began “I hope this finds you well”, and found a man up a ladder, who fell for {name}',
      '{a_one} spoke of an attachment, had none, came again with “now with attachment”, had none, and is known as {name}',
      '{a_one} was marked as urgent, with a red flag, and was about yoghurt in the fridge that belonged to {name}',
      '{a_body} had eleven thousand unread ones because of {topic}, opened one at random, and it began “Dear {name}”',
    ],
    conflicts: [
      told(
        '“As per my last message”, {they} began, and two floors down a door was shut very softly.',
        'Swords had been drawn for less.',
        'It was signed “warmly”.',
      ),
      told(
        'The boss was put in copy, then his boss, and at the ninth line {they} reached a minister.',
        'It was about the milk.',
        'He has sent milk.',
      ),
      told(
        '“Kind regards” took {them} an hour: best is cold, warm is damp, and kind is mother.',
        'It was sent as “Yes”.',
        'It went out with “love”, to the bank.',
      ),
      told(
        'Somebody recalled {them}, and so everybody read it, aloud, at lunch.',
        'There were voices.',
        'The soup had never been so quiet.',
      ),
      told(
        '{They} unsubscribed from it, and got a letter about that, weekly.',
        'It has a puzzle on the back by now.',
        'It misses {them}, with thirty per cent off.',
      ),
    ],
    closings: [
      'Just following up on this.',
      'Please consider the trees before printing {them}.',
      'Best, {they} says, and means war.',
      'It is not spam, said the spam.',
      'Sent from a phone, in a tunnel, in a mood.',
    ],
  },
  {
    nouns: list('retirement goldwatch retiree earlyretirement goldenyears leavingdo'),
    events: [
      '{a_body} was given a clock on the first day of {topic}, the one day without appointments, and it strikes {name}',
      '{a_body} went to look at a building site on account of {topic}, both hands behind the back, and was asked to lead it as {name}',
      '{a_body} had nothing to do because of {topic}, is booked out until March, and on the calendar it says, in red, {name}',
      '{a_one} was at the door of the supermarket before it opened, every day, until the key was simply left with {name}',
    ],
    conflicts: [
      told(
        '{They} has tidied the cellar, the loft and the garage, and has rung the neighbours to ask about theirs.',
        'Their screws are in jars now.',
        'They have changed the locks, and miss them.',
      ),
      told(
        'The office manages without {them}, which {they} checks on every day, from across the road.',
        'They wave at ten and at three.',
        'The plant has been watered wrongly.',
      ),
      told(
        '{They} wanted to see the world, and began with the early bus, because of all the school bags.',
        'The children get up for {them}, out of fear.',
        'It is full of others of the same kind.',
      ),
      told(
        'A cruise was booked, and on the second day {they} was found doing the rota.',
        'The captain has Wednesdays.',
        'The buffet runs on time.',
      ),
      told(
        '{They} wakes at six out of habit, and lies there until seven, for the money.',
        'It is the best-paid hour.',
        'The alarm clock was let go with honours.',
      ),
    ],
    closings: [
      'How did anybody ever find the time to work?',
      'Every day is Sunday now, except Monday, which is bins.',
      'There will be a cake, a speech and a card with a fish on it.',
      'No time, {they} says, and looks at a digger.',
      'The tie has been planted, and holds a tomato.',
    ],
  },
  {
    nouns: list('payday salary wage payrise bonus paycheck paycheque payslip pocketmoney'),
    events: [
      '{a_one} came at midnight, left at noon for the rent, the phone and a man with a list, and was hardly seen as {name}',
      '{a_one} was raised by one per cent after nine years of hints, and bought, all in one go, a bun for {name}',
      '{a_one} looked taller in gross than in net, and below all the deductions there was only a hat, on {name}',
      '{a_body} was a king for an evening because of {topic}, with starters, and has been living since on toast as {name}',
    ],
    conflicts: [
      told(
        'For four days a month {they} eats cheese with a name, and then it is just cheese.',
        'Then it is only the name.',
        'The rind has been rented out.',
      ),
      told(
        '{They} asked for more, and was given a title, a plant and a bigger chair.',
        'The chair is taxed.',
        'It says “senior” on the plant.',
      ),
      told(
        'There is too much month at the end of {them}.',
        'About eleven days are left over.',
        'They are kept in the freezer, as soup.',
      ),
      told(
        'A standing order for a gym, from long ago, meets {them} every month at the door.',
        'They nod.',
        'It is the only thing in shape.',
      ),
      told(
        'What the others get is a secret, and {they} knows it from their biscuits.',
        'Chocolate on both sides is management.',
        'The new man has shortbread, and there is talk.',
      ),
    ],
    closings: [
      'It has just come in, and its coat is already on.',
      'Until the thirty-first there is rice.',
      'Net is what one is caught in.',
      'Drinks are on {them}, {they} says, until Tuesday.',
      'It goes up with the prices, but by the stairs.',
    ],
  },
  {
    nouns: list(
      'blackfriday cybermonday bargain clearance coupon voucher freeshipping specialoffer summersale wintersale bargainhunter onlineshopping',
    ),
    events: [
      '{a_body} stood in line for {topic} from four in the morning, got the last television by one corner, and shares it since with {name}',
      '{a_body} saved so much money in the course of {topic} that there was none left, and signed the last receipt as {name}',
      '{a_body} bought a third kayak for the sake of {topic}, as the second was half price, and lives between them as {name}',
      '{a_one} was reduced, then again, then for the last time, and was carried out at dawn, next to nothing, as {name}',
    ],
    conflicts: [
      told(
        'For free delivery four pounds were missing, and {they} found a small anvil.',
        'Sending it back costs nine.',
        'It props up the other anvil.',
      ),
      told(
        '{They} was down from an amount that nobody had ever seen {them} at.',
        'The old price is a legend in the trade.',
        'It has a line through it, and a past.',
      ),
      told(
        'Three were the price of two, and so {they} came home with nine trumpets.',
        'The neighbours would like to know about returns.',
        'There is a band now.',
      ),
      told(
        'Only one left, said the page, and eleven people were looking at it, and {they} pressed with both thumbs.',
        'It was an egg slicer.',
        'The eleven were all the cousin.',
      ),
      told(
        'A coupon for a free pizza ran out at midnight, and {they} ran too.',
        'They met at the oven.',
        'It was not valid on mushrooms.',
      ),
    ],
    closings: [
      'While stocks last, and they are out of breath.',
      'It would have been silly not to, {they} says, under it.',
      'Everything must go, and the cat has hidden.',
      'Was ninety, now nine, and still no idea what for.',
      'The parcel is with a neighbour, and so are the other thirty.',
    ],
  },
  {
    nouns: list(
      'algebra calculus trigonometry maths math mathematics geometry equation fraction mathematician pythagoras longdivision timestable multiplication decimal theorem',
    ),
    events: [
      '{a_body} bought sixty watermelons, all because of {topic}, gave away seventeen, and nobody asked anything but the name: {name}',
      '{a_body} looked for x at the bottom of {topic}, found it under the radiator, and it did not want to be {name}',
      '{a_body} showed the way of getting to {topic}, as asked, and it led through a hedge to {name}',
      '{a_one} was left on a blackboard over the summer with the words “do not wipe”, and has grown by a line into {name}',
      '{a_one} had a small one on top of a large one, got upside down in the corridor, and was improper as {name}',
    ],
    conflicts: [
      told(
        'Two trains set out towards each other, and {they} is worried about the buffet cars.',
        'They met at Crewe, at four, and got on.',
        'The child on board wants two-fifths of a cake.',
      ),
      told(
        '“When will we ever need that?”, the class asked {them}, and one of them is now lost in a pizza.',
        'It was cut in sevenths.',
        'The waiter had had a good teacher.',
      ),
      told('x has asked {them} to stop looking for her.', 'She is happy with y.', 'They have a little z.'),
      told(
        'A circle was asked round to tea by {them}, and there was no end to it.',
        'It stayed for three point one four hours, roughly.',
        'It made no point.',
      ),
      told(
        'Parallel lines have so much in common, and {they} cannot talk about it without a handkerchief.',
        'They are to meet at infinity, under the clock.',
        'One of them has begun to lean.',
      ),
    ],
    closings: [
      'The proof is left to the reader, who has left.',
      'It comes out at minus four apples, and nobody dares to eat them.',
      'Full marks for the method, and a sponge for the rest.',
      'Round it up, round it down, and sit on it.',
      'Show your working, said the teacher, and it was quite a small horse.',
    ],
  },
  {
    nouns: list(
      'chemistry chemist molecule atom periodictable bunsenburner chemistrylesson isotope electron proton neutron beaker enzyme chemicalreaction erlenmeyerflask',
    ),
    events: [
      '{a_body} mixed the two bottles in {topic} that one should not mix, and the eyebrows, wherever they are, answer to {name}',
      '{a_body} learnt the whole table by heart for {topic}, from hydrogen down to the one who sits by the door, {name}',
      '{a_one} lost an electron on the way to school, was positive about it all day, and was written up as {name}',
      '{a_one} fizzed, went blue, smelled of eggs, and the whole class, under the tables, voted to call it {name}',
    ],
    conflicts: [
      told(
        '{They} is made up of nearly nothing, with something very busy in the middle.',
        'It explains the pockets.',
        'The rest is held together by manners.',
      ),
      told(
        'Two of them share everything, and {they} says that it is a strong bond, and somebody’s electron.',
        'A third has been seen at weekends.',
        'It is called a double bond, and there is talk.',
      ),
      told(
        'The noble ones do not react to {them}, not even at Christmas.',
        'They glow a little, and look away.',
        'Helium laughed once.',
      ),
      told(
        'Always the acid into the water, {they} was told, and never the sandwich.',
        'The sandwich has dissolved the plate.',
        'It had been tuna.',
      ),
      told(
        'The teacher said that nothing could go wrong, and took two steps back.',
        'The ceiling has the formula.',
        'The caretaker knows it by its colour.',
      ),
    ],
    closings: [
      'There was a spark, they both say, and the curtains agree.',
      'It would have a joke about it, but all the good ones argon.',
      'Shake, stand well back, and write down what was the school.',
      'Do not lick the spoon.',
      'Heat gently, until somebody comes.',
    ],
  },
  {
    nouns: list(
      'evolution photosynthesis naturalselection biology mitochondria mitochondrion mutation darwin missinglink chlorophyll genetics survivalofthefittest',
    ),
    events: [
      '{a_body} came out of the sea for the sake of {topic}, saw what the weather was like, and was pushed from behind by {name}',
      '{a_body} stood in the sun all Sunday to try out {topic}, went red and not green, and is in the literature as {name}',
      '{a_body} waited for {topic} to do something about the knees, and after four million years was sent {name}',
      '{a_one} is the powerhouse of the cell, which is all that anybody has remembered from school, and it answers to {name}',
    ],
    conflicts: [
      told(
        '{They} has a tail bone, a wisdom tooth and an appendix, and no idea where the receipt is.',
        'They came with the flat.',
        'The tail has been asked for, twice, by the back.',
      ),
      told(
        'It took ages to get thumbs, and {they} has used them to send a picture of an egg.',
        'The fish would like a word.',
        'It got four hundred hearts.',
      ),
      told(
        'Only the fittest survive, says the book, and {they} had to stop on the stairs.',
        'The book is up there.',
        'The lift favours the patient.',
      ),
      told(
        '{They} shares half of all {they} is with a banana.',
        'The banana has been to a lawyer.',
        'They take turns at being yellow.',
      ),
      told(
        'One was able to eat light, and it was the lettuce who was asked.',
        'It has never said thank you.',
        '{They} opens {their} mouth at noon, to see.',
      ),
    ],
    closings: [
      'Give it another million years, and a good lamp.',
      'The giraffe had only meant to look over.',
      'It runs in the family, and the family is out of breath.',
      'First came the egg, then the chicken, and then the argument.',
      'Nobody planned it, and it shows at the elbow.',
    ],
  },
  {
    nouns: list(
      'groupproject presentation powerpoint slideshow plagiarism sciencefair showandtell bookreport posterpresentation',
    ),
    events: [
      '{a_one} was done by one of five, at three in the morning, and on the cover, in alphabetical order, stand four others and {name}',
      '{a_one} had a volcano made of papier mâché, like all the rest, but only this one took the gym, and it won as {name}',
      '{a_one} flew in from the left, letter by letter, with a whoosh, until the audience begged for {name}',
      '{a_body} copied {topic} from a neighbour, with the name and all, and has had to answer since to {name}',
      '{a_body} read {topic} out word for word, with the back to the room, and all they remember is the shoulder blades of {name}',
    ],
    conflicts: [
      told(
        'One of the five did everything, one did the title, and {they} “was there in spirit”.',
        'The spirit got a B.',
        'The fourth has never been seen, and had the highest mark.',
      ),
      told(
        '“Can you read it at the back?” {they} asked, and at the back they were reading a novel.',
        'It was a good one, so they all came.',
        'There is a butler in it.',
      ),
      told(
        'The cable did not fit, so {they} described the pie chart with both arms.',
        'Most of it was the left one.',
        'Somebody wept at the third quarter.',
      ),
      told(
        '{They} put a comma in a different place, so that it would not be the same text.',
        'It changed sides in the war.',
        'The other one had it from Mars.',
      ),
      told(
        'At the end it said “Thank you for your attention”, to eleven empty chairs and the caretaker.',
        'He had a question.',
        'He asked for the handout.',
      ),
    ],
    closings: [
      'Next slide, please; no, back; no, the one with the duck.',
      'It was due today, and so was the rain.',
      'Sources: a cousin.',
      'Any questions? It was just before lunch, so no.',
      'They all did their bit, and one of them did it all.',
    ],
  },
  {
    nouns: list(
      'graduation prom schooltrip snowday summervacation lastdayofschool yearbook classreunion fieldtrip gapyear promnight schoolholidays',
    ),
    events: [
      '{a_body} threw a hat in the air at {topic}, like four hundred others, and got back one that had been sat on by {name}',
      '{a_body} waited all night at the window for {topic}, in pyjamas worn inside out to help it along, and was called on the radio as {name}',
      '{a_body} was counted on the bus after {topic}, and there was one too many, and nobody liked to ask who was {name}',
      '{a_one} was promised to a whole class for good behaviour, put off, and put off, and is on the board to this day as {name}',
      '{a_body} came back from {topic} taller, browner and in love, and sat down in the wrong year as {name}',
    ],
    conflicts: [
      told(
        '“Never change”, everybody wrote, and {they} has had the same jumper on ever since.',
        'It is on its third pair of elbows.',
        'It was meant kindly, by people who have all changed.',
      ),
      told(
        'The best years of life begin now, said the man on the stage, and fell off it.',
        'His own began in the brass section.',
        'They were over by Thursday.',
      ),
      told(
        '{They} had dreamt of the dance for a year, and spent it holding somebody’s shoes.',
        'She got them back with the straps mended.',
        'The shoes were asked to dance twice.',
      ),
      told(
        'Six weeks lay ahead, as long as a river, and {they} spent the first five on the first.',
        'The sixth was spent looking for a bag.',
        'The sandwich in it had done the reading.',
      ),
      told(
        'A partner was to be held by the hand, and {they} got the one with the jam.',
        'They came off together at the museum.',
        'Both have been married since, to others, with soap.',
      ),
    ],
    closings: [
      'The future is bright, and it has lost its locker key.',
      'Most likely to be late, said the yearbook, when it came.',
      'Next year, too, somebody will be sick by the second bend.',
      'School is out, and has been seen in the ice cream shop.',
      'One cap has never come down.',
    ],
  },
  {
    nouns: list(
      'diet keto intermittentfasting fasting detox juicecleanse lowcarb cheatday caloriedeficit dieter veganuary smoothiecleanse bathroomscales',
    ),
    events: [
      '{a_one} began on a Monday at breakfast, had a short break at ten, and was declared a success at lunch, as {name}',
      '{a_one} was nothing but lettuce by day and a light under the fridge door by night, and the light has met {name}',
      '{a_one} was stood on by a whole family, one after the other, with one foot, and it groaned {name}',
      '{a_body} gave up bread for {topic}, dreamt of a loaf, woke up with half a pillow gone, and was greeted as {name}',
      '{a_body} had only soup for nine days because of {topic}, and has been able to hear a toaster from two streets off as {name}',
    ],
    conflicts: [
      told(
        'What is eaten standing up does not count, says {their} plan, and there are no chairs any more.',
        'The neighbours’ chairs have gone, too.',
        'Broken biscuits have lost it all at the break.',
      ),
      told(
        'It was one cheat day, {they} says, from April to June.',
        'There was an R in none of them.',
        'It had a cheat week off.',
      ),
      told(
        '{They} put a lock on the fridge, and the key in the fridge.',
        'The locksmith was paid in lasagne.',
        'That was the best day of the week.',
      ),
      told(
        '{They} has found out that a doughnut is a ring of nothing with something round it.',
        'Only the middle was eaten, and twice.',
        'The baker has asked for the paper.',
      ),
      told(
        'A glass of water before every meal, it said, and {they} has had eleven meals for the water’s sake.',
        'It is very well watered.',
        'One can hear the tide on the stairs.',
      ),
    ],
    closings: [
      'No, thank you, {they} says, and moves closer.',
      'Just a sliver; no, the other half.',
      'It all came off, and was back before the photograph.',
      'Cake is mostly air, seen scientifically.',
      'Tomorrow, says the lettuce, and it should know.',
    ],
  },
];
