/** Of the ward, the flat and the table: a stethoscope, a bladder scanner, a viewing, a final exam, a pot of cheese, octopus in a ball. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_THE_WARD_AND_FLAT: readonly NounClass[] = [
  {
    nouns: list('stethoscope'),
    events: [
      '{a_one} was warmed on a radiator, laid on a professor’s chest, and heard quite clearly how it beat out {name}',
      '{a_one} listened at a bedroom wall on its day off, knew the neighbours’ whole history, and noted down {name}',
      '{a_one} hung round the neck of a man at a party, who was asked about eleven rashes, and blamed {name}',
      '{a_one} was put to the melon at the market, said “breathe in”, and the stallholder gasped {name}',
    ],
    conflicts: [
      told(
        '“Breathe in,” it says, “and hold it,” and then somebody comes in about lunch.',
        'There is a gentleman in room four who is still holding it.',
        'It was yesterday’s soup.',
      ),
      told(
        '{They} is always cold, whatever the season, and the chests of the town have asked for a meeting.',
        'A very small cardigan has been knitted.',
        'The plums in the fridge have moved over for {them}.',
      ),
      told(
        'Both ends go into the ears, so it has never once heard what the doctor thinks.',
        'He thinks about a boat.',
        'It had supposed it was praise.',
      ),
      told(
        'It was laid on a quiet man, and there was a brass band, two streets away, in his waistcoat.',
        'He had swallowed a radio, and likes it.',
        'They are at the second movement.',
      ),
      told(
        'A student wore it the wrong way round for a term, and could hear himself being unsure.',
        'It has got louder.',
        'He is a surgeon now, and hears nothing.',
      ),
    ],
    closings: [
      'And cough, it says to the moon.',
      'It has heard a great many hearts, and keeps them to itself.',
      'The melon is discharged.',
      'Lub, it says, and after a pause, dub.',
      'It hangs by the door, with an ear in each hand.',
    ],
  },
  {
    nouns: list('bladderscanner bladderscan ultrasoundscanner ultrasoundmachine portableultrasound'),
    events: [
      '{a_one} wanted gel, was given hair gel by a trainee, and had the best parting on the ward as {name}',
      '{a_one} said 412 millilitres of a man who had just been, measured again, and printed out only {name}',
      '{a_one} was lent to Ward Six for five minutes in 2019, and the postcards are from {name}',
      '{a_one} was rolled past the staff room, looked through the door, and announced who needed to go: {name}',
    ],
    conflicts: [
      told(
        'Each ward swears that the other has it, and it is under a blanket in bay two, fully charged.',
        'It is the quietest week it has had.',
        'A healthcare assistant knows, and wants biscuits.',
      ),
      told(
        'The night shift has had nine coffees and no break, and {they} was turned on a nurse as a joke.',
        'The number had a comma in it.',
        'She was sent off with a police escort.',
      ),
      told(
        'The gel is cold, everybody says so, and it says “sorry” on the screen, in grey.',
        'It had been in the fridge with the sandwiches.',
        'One sandwich was found to be expecting.',
      ),
      told(
        'It shows a grey cloud with a black hole in it, and every visitor says that it has grandfather’s nose.',
        'It is a full one, and it takes after him.',
        'It hangs on three fridges.',
      ),
      told(
        'The battery goes from “full” to “good night” between one bed and the next.',
        'The plug is in Ward Six.',
        'It had seen enough for one day.',
      ),
    ],
    closings: [
      'Zero, it says, and everybody claps.',
      'Please wipe before use, after use and on parting.',
      'It only asks how full, and never why.',
      'Hold still, it said, and so did the corridor.',
      'It has been signed out to somebody called Illegible.',
    ],
  },
  {
    nouns: list('fondue cheesefondue raclette fonduepot racletteparty fonduenight'),
    events: [
      '{a_one} took a piece of bread from every guest, gave back none, and is known in the chalet as {name}',
      '{a_one} was to be stirred in the shape of an eight, somebody did a nine, and it set round a spoon called {name}',
      '{a_one} bubbled over a small blue flame for so long that a choir of long forks was formed by {name}',
      '{a_one} drew one thread from the pot to the hall, and the last guest went home on it, calling {name}',
    ],
    conflicts: [
      told(
        'Whoever loses his bread has to kiss his neighbour, and a shy accountant has tied his on.',
        'His neighbour has cut the string.',
        'They have a chalet now.',
      ),
      told(
        'The forks have coloured ends, so that all know their own, and everybody has red.',
        'The blue one belongs to a cousin who never came.',
        'It was settled by jousting.',
      ),
      told(
        'There is only one hour in which one may say no more, and it was missed at eight o’clock.',
        'Nobody has got up since, for want of legs.',
        'The mountain rescue was asked to stay for some.',
      ),
      told(
        'Cold water with it is forbidden, says the aunt, or it turns to a stone of one’s own size.',
        'An uncle drank a glass in 1988, and is in the garden.',
        'He is good against moles.',
      ),
      told(
        'The curtains smell of it until Easter, and the postman dips a letter in.',
        'He brings his own bread.',
        'It was a bill, and went down well.',
      ),
    ],
    closings: [
      'The crust at the bottom goes to whoever has a chisel.',
      'A little more wine, said the pot.',
      'Below, in the deep, lies all the bread of the evening.',
      'The salad was for the photograph.',
      'The window was opened, and a cow looked in, moved.',
    ],
  },
  {
    nouns: list('takoyaki octopusball takoyakistand'),
    events: [
      '{a_one} was turned by a needle in its little hollow, a quarter at a time, and came round as {name}',
      '{a_one} was eaten at once, by a tourist, and the whole stall breathed in with him and shouted {name}',
      '{a_one} wore flakes on top that still waved, so the queue waved back and asked for {name}',
    ],
    conflicts: [
      told(
        'Outside it has been cool for a while, and inside it is the middle of the earth.',
        'A tongue was lost, and has sent word from there.',
        'He has said “hot” for a week, and nothing else.',
      ),
      told(
        'There are six in a boat, two toothpicks, and three friends, who used to be four.',
        'The fourth took the one with the big piece.',
        'They are rowing home separately.',
      ),
      told(
        'Somewhere in each of them there is an arm, and one of them has the one that points.',
        'It points at the aquarium.',
        'The fishmonger has looked away.',
      ),
    ],
    closings: [
      'The flakes went on waving, to be on the safe side.',
      'It is round, so as to have no corner to be talked into.',
      'The sauce was put on in stripes, and it stood to attention.',
    ],
  },
];

/** These are ideas and happenings as well. */
export const IDEAS_OF_THE_WARD_AND_FLAT: readonly NounClass[] = [
  {
    nouns: list(
      'houseviewing flatviewing apartmentviewing househunting flathunting apartmenthunting rentaldeposit securitydeposit eviction evictionnotice',
    ),
    events: [
      '{a_body} stood on the stairs with sixty others because of {topic}, held up the payslips, and was chosen as {name}',
      '{a_body} said “we love the light” during {topic}, of a cellar, and had to move in as {name}',
      '{a_one} drew sixty people up a staircase on one wet Sunday, all in good shoes, and the bell at the top said {name}',
      '{a_body} measured a box room with both arms on account of {topic}, got stuck, and is in the advert as {name}',
    ],
    conflicts: [
      told(
        'The advert says “bright, central, cosy”, and it was two of those to a mole.',
        'He has put down a deposit of beetles.',
        'The third was a misprint.',
      ),
      told(
        'A second couple praised the floor, so a third lay down on it and would not leave.',
        'They have hung up a calendar.',
        'The agent has billed them for the nap.',
      ),
      told(
        'All the boxes say “kitchen”, even the one with the grandfather.',
        'He was unpacked with the whisks.',
        'He had told them which shelf.',
      ),
    ],
    closings: [
      'The key fits, but it is another door.',
      'A nail was left in the wall, and costs a month.',
      'No pets, no smokers, no curtains, no tenant.',
    ],
  },
  {
    nouns: list('finals finalexam finalsweek midterm midterms oralexam mockexam examseason examweek resit'),
    events: [
      '{a_body} knew everything about {topic} the night before, turned the page over, and found on the back only {name}',
      '{a_body} was asked three questions because of {topic}, answered a fourth, and passed as {name}',
      '{a_body} learned the wrong book by heart for {topic}, and got a grade in beekeeping as {name}',
    ],
    conflicts: [
      told(
        'The invigilator walked up and down in soft shoes, and everybody wrote down the shoes.',
        'He has been marked, and has done well.',
        'Size nine was the right answer.',
      ),
      told(
        'A timetable for revising was made in six colours, which took until the morning.',
        'It has passed, with distinction.',
        'Green was for lunch.',
      ),
      told(
        '“You may turn over your papers,” said the clock, and one gentleman turned over his table.',
        'He had been told to show the working.',
        'It was looked at from below.',
      ),
    ],
    closings: [
      'Ten minutes left, says the clock, and means it personally.',
      'The rest is on the other side, said the other side.',
      'Question two was question one in a hat.',
    ],
  },
  {
    nouns: list('studentloan studentloans studentdebt'),
    events: [
      '{a_body} learned the history of the spoon for four years, and with {topic} is paying for the spoon as {name}',
      '{a_body} was left nothing by an aunt but {topic}, and had it put on the mantelpiece as {name}',
      '{a_body} moved nine times to get away from {topic}, and each time the first letter was for {name}',
      '{a_one} was taken out at eighteen for four years of noodles, and came along to the retirement party as {name}',
      '{a_one} was paid off for a quarter of an hour in May, felt unwanted, and grew back as {name}',
    ],
    conflicts: [
      told(
        'It was paid into every month for a year, and at the end of it there was more.',
        'It has an interest, and the interest has a hobby.',
        'It is the only thing in the flat that grows.',
      ),
      told(
        'Most of it went on books, and most of the books are under a leg of the table.',
        'It is a very well-read table.',
        'Chapter one was once opened, for a recipe.',
      ),
      told(
        'It is wiped out on the ninetieth birthday, so a cake with a fuse has been ordered.',
        'The bank is sending a clown.',
        'There are sixty-one candles to go.',
      ),
    ],
    closings: [
      'It will all be paid back by the age of a tortoise.',
      'The degree is in the drawer, and the drawer is mortgaged.',
      'Noodles again, says the pot, and has a point.',
    ],
  },
  {
    nouns: list('sleepparalysis nightterror nightterrors'),
    events: [
      '{a_body} woke at three with {topic}, could move one nostril, and used it to ask the wardrobe for {name}',
      '{a_body} was so still because of {topic} that a spider hung a hammock, and put up a sign with {name}',
      '{a_body} lay and looked at a coat on the door on account of {topic}, until the coat felt awkward and said {name}',
    ],
    conflicts: [
      told(
        'Something heavy sat on the chest all night, and in the morning it asked for tuna.',
        'It has the flap, and the whole of the duvet.',
        'It was heavier before it was fed.',
      ),
      told(
        'The eyes are awake, the rest is not, and the two have not been introduced.',
        'The feet had a lovely night.',
        'A knee came round at half past six.',
      ),
      told(
        'The shadow in the corner stood there until the alarm, and then turned it off.',
        'It is a light sleeper.',
        'It was late for work because of it.',
      ),
    ],
    closings: [
      'By seven it could be sworn at.',
      'The coat has been hung in the hall, and knows why.',
      'It is over as soon as a toe says so.',
    ],
  },
  {
    nouns: list('brexit'),
    events: [
      '{a_body} said goodbye at nine because of {topic}, and at two in the morning was still in the hall, with a coat on, as {name}',
      '{a_body} left the choir over {topic}, came back for the scarf, the sandwich and the tea, and is kept on the list as {name}',
      '{a_body} drew a line through the shared fridge on account of {topic}, and got the half with the light and {name}',
    ],
    conflicts: [
      told(
        'Who gets the kettle was talked over for four years, and in that time it had a family.',
        'They are all on the left-hand shelf.',
        'The lid has dual nationality.',
      ),
      told(
        'A cheese came by from over the water, and had eleven papers to fill in before it could be smelt.',
        'It was smelt before that.',
        'It ripened in the car park.',
      ),
      told(
        'The way out was clearly marked, and led by way of the gift shop back to the hall.',
        'There is a mug, with a picture of the door.',
        'The hall has been carpeted.',
      ),
    ],
    closings: [
      'Well, I really must be off, it said, and sat down.',
      'The door is shut, and the draught is the same.',
      'They still wave to each other across the water.',
    ],
  },
];
