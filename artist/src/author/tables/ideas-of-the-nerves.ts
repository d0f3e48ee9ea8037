/** What goes on the nerves or gets into the limbs: impostor syndrome, stage fright, patience, sore muscles, a wax strip, dawn. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_THE_NERVES: readonly NounClass[] = [
  {
    nouns: list('impostorsyndrome impostersyndrome impostorfeelings impostor imposter'),
    events: [
      '{a_body} was given a prize, looked behind for who was meant because of {topic}, and the man behind went home as {name}',
      '{a_body} gave back the diploma, on account of {topic}, with a note that there must be another person called {name}',
      '{a_one} won an award for modesty, said it had been the others, and the others were thanked as {name}',
    ],
    conflicts: [
      told(
        'After nine years in the post {they} still expects a man to come in and say “well, well, well”.',
        'A man did come, about the lamp.',
        'He is not sure that he is an electrician, either.',
      ),
      told(
        'There was a meeting for people who have it, and everybody thought that only the others really did.',
        'They left early, so as not to be found out.',
        'The speaker had sent somebody else.',
      ),
      told(
        '“Well done,” said the director, and {they} asked what it had sounded like from outside.',
        'It had sounded like work.',
        'The director had only been guessing.',
      ),
    ],
    closings: [
      'Any minute now, they will notice.',
      'The real one has been detained, and sends apologies.',
      'It was luck again, for the four-hundredth time.',
    ],
  },
  {
    nouns: list('teethgrinding bruxism toothgrinding grindingteeth jawclenching nightguard mouthguard teethclenching'),
    events: [
      '{a_body} did so much {topic} in one night that the neighbour rang about the gravel, and asked for {name}',
      '{a_body} went to bed with a worry and {topic}, and by morning there was a little flour, and a bag marked {name}',
      '{a_one} was heard through two walls as a cart on cobbles, and in the dream the coachman was {name}',
    ],
    conflicts: [
      told(
        'The dentist asked about stress, and {they} said “none”, and bit the mirror.',
        'It is still in there, on the left.',
        'He has raised his rates, from stress.',
      ),
      told(
        'A rubber splint was made at great cost, and has been chewed through by Thursday, like a toy.',
        'The dog was consulted, as a colleague.',
        'It was mint flavour, which had been a mistake.',
      ),
      told(
        'By day the jaw says nothing, and by night it answers everybody, one after the other.',
        'The landlord was at two.',
        'At four it comes to 1997.',
      ),
    ],
    closings: [
      'Crunch, says the dark.',
      'In the morning the jaw has done a full shift, and wants the money.',
      'It is the only mill in town that works at night.',
    ],
  },
  {
    nouns: list('waxing eyebrowwaxing legwaxing waxstrip browwaxing eyebrowplucking bikiniwax'),
    events: [
      '{a_body} tried {topic} at home, pulled a little to the left, and has looked astonished on one side since as {name}',
      '{a_body} was told that {topic} would only tingle, and the car alarms of the whole street called out for {name}',
      '{a_one} came off in one go, with a sound like a tent, and to it stuck half an expression, the very image of {name}',
    ],
    conflicts: [
      told(
        '“On three,” said the lady, and it was on two, as it always is.',
        'Three was said by the ceiling.',
        'She has a certificate in it.',
      ),
      told(
        'One eyebrow is higher than the other, and in negotiations {they} gets everything at half the price.',
        'Nobody dares to go on talking to it.',
        'The other one is only there to take notes.',
      ),
      told(
        'The second one has not been booked yet, for the first is still being talked about.',
        'It can be heard through the shop window.',
        'Ointment was offered, and a biscuit.',
      ),
    ],
    closings: [
      'It grows back, and so does the courage, but slower.',
      'Beauty was here, and left in a hurry.',
      'The pencil will see to it.',
    ],
  },
  {
    nouns: list('patience impatience'),
    events: [
      '{a_body} learned {topic} from a book of nine volumes, and read the last page first, and there stood {name}',
      '{a_body} waited for the lift with {topic}, and it came on the fourth day, and inside somebody was waiting for {name}',
      '{a_one} was lost on a Monday in front of a kettle, and has been asked to come back in good time as {name}',
    ],
    conflicts: [
      told(
        'The kettle was watched, by two people in turns, to put an end to that proverb.',
        'It boiled when they blinked.',
        'They have started on the paint.',
      ),
      told(
        'A monk came to teach it, and after a quarter of an hour asked whether this would take much longer.',
        'He had a bus.',
        'It was late, and he ran at it.',
      ),
      told(
        '{They} counts to ten before every answer, and the others have got into the habit of going for lunch.',
        'At seven there was cake.',
        'The answer was “yes”, and was very good.',
      ),
    ],
    closings: [
      'Wait for it.',
      'It came to the one who waited, by second-class post.',
      'Somebody has counted to ten so often that it is a tune.',
    ],
  },
  {
    nouns: list('stagefright examstress testanxiety examfear stagenerves performanceanxiety publicspeaking examnerves'),
    events: [
      '{a_body} went on in spite of {topic}, said the last line first, bowed, and was home by eight as {name}',
      '{a_body} pictured the audience in its underwear, as one does against {topic}, and in row three was a bishop called {name}',
      '{a_one} pushed somebody through the curtain by the shoulder blades, and the lights came up on {name}',
    ],
    conflicts: [
      told(
        'The text was known backwards in the bath, and on the night it only came backwards.',
        'The critics spoke of daring.',
        'The duck from the bath sat in the box.',
      ),
      told(
        'The prompter whispered, then said, then came out and did it.',
        'She got flowers, and cried.',
        'She had always known that it would be a Thursday.',
      ),
      told(
        'The knees had their own applause, from the first row, who could hear them.',
        'They were asked for again.',
        'A drummer has taken down the beat.',
      ),
    ],
    closings: [
      'The hands can stay; it is only the voice that has gone home.',
      'Break a leg, they said, and it was considered.',
      'There is a bucket in the wings, and it has a name.',
    ],
  },
  {
    nouns: list('renovation homeimprovement kitchenrenovation bathroomrenovation doityourself plastering'),
    events: [
      '{a_body} only wanted to move a socket, but with {topic} one thing leads to the next, and the next was called {name}',
      '{a_body} began {topic} upstairs, came through downstairs, with the bath, and wished the tenants good evening as {name}',
      '{a_one} found under the wallpaper a wallpaper, under that one a door, and behind the door, with the tea on, {name}',
    ],
    conflicts: [
      told(
        'It was to take two weeks, and the two weeks have now been framed.',
        'The plumber’s son is the plumber now.',
        'The dust has been given its own room.',
      ),
      told(
        'They have cooked in the bath since autumn, and washed up in it, and argued beside it.',
        'Pasta is done when the tap runs clear.',
        'The new kitchen is in Hamburg, in a van.',
      ),
      told(
        'Eleven whites hang on the wall, and a family has split between “chalk” and “ghost of linen”.',
        'The painter has used what was left in the lift.',
        'Grandmother saw no difference, and is not asked any more.',
      ),
    ],
    closings: [
      'While we are at it, somebody said, and the wall heard it.',
      'One screw is left over, and it looks important.',
      'Tomorrow the tiler comes, as the saying is.',
    ],
  },
  {
    nouns: list('soremuscles soremuscle muscleache achingmuscles doms'),
    events: [
      '{a_body} did nine squats in January, and came down the stairs on account of {topic} one at a time, backwards, as {name}',
      '{a_body} laughed once, with {topic}, and had to be propped up by a passer-by, who took the groans for {name}',
      '{a_one} said nothing on the first day, to be polite, and on the second one could not lift the spoon without {name}',
    ],
    conflicts: [
      told(
        'The toilet is forty centimetres high, and {they} has found out what each of them weighs.',
        'A rope was hung up, and a prayer.',
        'Getting up again was put to a vote.',
      ),
      told(
        'A sneeze came up, and there were muscles in it that the doctor had to look up.',
        'One of them is called after a Belgian.',
        'It belongs to the ear, and it hurts.',
      ),
      told(
        '“That is how you know that it works,” said the trainer, and {they} reached for him, in vain.',
        'The arm stopped at the elbow.',
        'He got away at a walk.',
      ),
    ],
    closings: [
      'Tomorrow it will be worse, said the leaflet, and it keeps its word.',
      'Hair can also ache.',
      'Sit down, they said, and it was the cruellest thing.',
    ],
  },
  {
    nouns: list('secondhandembarrassment vicariousembarrassment embarrassment'),
    events: [
      '{a_body} watched a stranger sing at a wedding, left the country from {topic}, and settled near the border as {name}',
      '{a_body} saw somebody wave at the wrong person, took over half of the blushing out of {topic}, and signed with {name}',
      '{a_one} came up at a speech by an uncle, went through eleven rows, and the curtains pulled themselves across {name}',
    ],
    conflicts: [
      told(
        'The film had to be paused, for the man in it was about to propose at a stadium.',
        'It has been paused since April.',
        'She is still on the big screen, thinking.',
      ),
      told(
        'Somebody else’s zip was down, and it was {they} who could not sleep.',
        'The zip has done very well since.',
        'It was never told, and it is told to the wall at four.',
      ),
      told(
        'A waiter said “enjoy your meal”, a stranger said “you too”, and {they} has never been back.',
        'The stranger goes every week.',
        'The waiter did enjoy it.',
      ),
    ],
    closings: [
      'It happened to somebody else, and it has moved in here.',
      'One looked at the floor, and the floor looked away.',
      'Please stop singing, said the toes.',
    ],
  },
  {
    nouns: list('earlymorning dawn daybreak crackofdawn fiveam'),
    events: [
      '{a_body} got up for {topic} just once, to see what the bakers see in it, and was sold the first roll by {name}',
      '{a_body} met {topic} from the wrong side, on the way home, and both of them said good night to {name}',
      '{a_one} came in at the window a shade too pink, was asked to come back at nine, and left its card: {name}',
    ],
    conflicts: [
      told(
        'One bird begins, and the rest correct it until six.',
        'There is one that only does the telephone.',
        'It gets answered, by a man in a towel.',
      ),
      told(
        'Two people meet at the bus stop, one of them done with the day, the other about to begin.',
        'They have swapped, once, by agreement.',
        'They nod like sentries.',
      ),
      told(
        'Runners come by in bright colours, with the faces of people who have told everybody.',
        'They run faster past the bakery.',
        'One of them turned round, and went in.',
      ),
    ],
    closings: [
      'The street lamps went out one by one, like people who have understood the joke.',
      'It has gold in its mouth, they say, and no toothpaste.',
      'It is not late; it is only very, very early.',
    ],
  },
  {
    nouns: list('fearofthedentist dentistfear dentalanxiety dentistphobia dentalphobia dentistappointment'),
    events: [
      '{a_body} was better the moment the door was opened, for {topic} cures any tooth, and ran past reception as {name}',
      '{a_body} read the same magazine nine times from {topic}, and now knows all there is to know about the yacht of {name}',
      '{a_one} held on to both arms of the chair, and the chair had to be buried with {name}',
    ],
    conflicts: [
      told(
        '“This will not hurt,” said the man, in gloves, a mask and an apron.',
        'He said it from rather far back.',
        'He has never been seen at his own.',
      ),
      told(
        'With eleven instruments in the mouth {they} was asked about the holidays.',
        '“Aah-ee-oh”, was the answer, and he has been to Rio himself.',
        'They are to go together.',
      ),
      told(
        'The tooth hurt for five weeks, and in the waiting room it held its breath.',
        'Behind the ear, it said, was the pain.',
        'It came back at the bus stop, with a friend.',
      ),
    ],
    closings: [
      'Rinse, please.',
      'The drill was two rooms off, and was only a coffee grinder.',
      'A sticker was given for bravery, to a man of fifty.',
    ],
  },
  {
    nouns: list('backtoschool firstdayofschool endofsummer newschoolyear schoolsupplies'),
    events: [
      '{a_body} bought everything on the list for {topic}, with a compass, and the compass was used once, on {name}',
      '{a_body} had new shoes for {topic}, and they squeaked the whole way down the corridor to the back row of {name}',
      '{a_one} was in the shop window by the second of July, and in front of it a child fell down and wept: {name}',
    ],
    conflicts: [
      told(
        'The first page of the new exercise book is written as if by monks.',
        'On the second there is a horse.',
        'The horse lasts until June.',
      ),
      told(
        'There was an apple in the satchel from before the summer, and it had had time to think.',
        'It has been handed in for biology.',
        'It was given a B, and a pip.',
      ),
      told(
        'Everybody was asked what had been the best of the holidays, and a boy said “the drive home”.',
        'His father had stopped singing at the border.',
        'It was a very long essay.',
      ),
    ],
    closings: [
      'Only another forty weeks, with a rubber in the shape of a burger.',
      'The pencils have been sharpened, and so has the look.',
      'Mother waved, and then did a little dance in the car.',
    ],
  },
  {
    nouns: list('lastminutepanic lastminute panicattack panic fearofmissingthebus deadlinepanic'),
    events: [
      '{a_body} did in one night, out of {topic}, what a year had been meant for, and under it, upside down, stands {name}',
      '{a_body} married, bought a boat and learned Greek on the same Tuesday from {topic}, and is in the paper as {name}',
      '{a_one} ran past the open door nine times, for fear that it would shut, and had it shut in the face of {name}',
    ],
    conflicts: [
      told(
        'The last train was caught with both arms, and it was the first one, at the other platform.',
        'It goes to the depot.',
        'There were others aboard, and they had cake.',
      ),
      told(
        'Everything must go, said the sale, and {they} took it personally, and took it all.',
        'There are nine canoes in the hall.',
        'The sale is on again next week.',
      ),
      told(
        'There were eleven years for it, and then eleven minutes, and it was the minutes that counted.',
        'It has a spelling of its own.',
        'The coffee was chewed.',
      ),
    ],
    closings: [
      'Now or never, and then it was Thursday anyway.',
      'The gate was a revolving one, as it turned out.',
      'It is done, and so are the fingernails.',
    ],
  },
  {
    nouns: list('stairwellcleaningweek stairwellcleaning cleaningrota choreschart chorewheel stairwellduty'),
    events: [
      '{a_body} hung the little sign for {topic} on the wrong door, and seven parties went to court over {name}',
      '{a_body} did the stairs for {topic} from the bottom up, met the water on the way down, and was rinsed out as {name}',
      '{a_one} was checked on the fourth step with a white glove, and the glove was entered in the book as {name}',
    ],
    conflicts: [
      told(
        'The second floor mops on Friday, and the third walks through it at once, on tiptoe, with a bicycle.',
        'It has been so for three generations.',
        'There is a painting of it in the hall.',
      ),
      told(
        'A widow behind the spyhole can tell by the sound of the bucket whether there is soap in it.',
        'She has written down eleven names.',
        'Hers is the cleanest eye in the house.',
      ),
      told(
        'A student swept once, with music, and has been told about it at the bakery, in another town.',
        'It was the corners.',
        'He has moved abroad, and sweeps there every Saturday.',
      ),
    ],
    closings: [
      'Next week it is your turn, says the sign, to nobody in particular.',
      'The bucket has seen all of them in their slippers.',
      'It is clean now, so nobody may go out.',
    ],
  },
];
