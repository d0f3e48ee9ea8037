/** Where somebody goes and how: whoever climbs has a top in mind, and whoever hides has a cupboard. */
import { MORE_SWIMMING_TRAITS } from './more-of-habits.ts';
import { told } from './noun-class.ts';
import { deedOf, type SideClass } from './side-class.ts';

export const MOTION_DEEDS: readonly SideClass[] = [
  {
    means: deedOf('drives driving drove parks parking_(?:an?|the|his|her|its|their)'),
    events: [
      '{a_one} gave way to everybody at a roundabout, and was still going round when the sign said {name}',
      '{a_one} reversed into a parking space on the first attempt, with no witnesses, and shouted {name} until some came',
      '{a_one} was asked “do you know how fast you were going?”, answered “do you?”, and was booked as {name}',
      '{a_one} had a rear window so dusty that somebody wrote something on it with a finger, and it was {name}',
    ],
    traits: [
      '{They} {does}, with one arm out of the window and the other one in an argument.',
      '{They} {does}; passengers get out with a stronger belief in walking.',
      '{They} {does}, and brakes with a word.',
    ],
    conflicts: [
      told(
        'The navigation voice said “turn left”, and {they} said “in whose opinion?”',
        'They have not spoken since the ferry.',
        'It has begun to say “if you must”.',
        'They reached the sea, and each blamed the other.',
      ),
      told(
        'At a crossing with four stop signs {they} met three others just as polite.',
        'Somebody has brought a camping stove.',
        'One of them retired there.',
        'It was a dog that went first.',
      ),
      told(
        'There was a noise from underneath, and {they} has turned up the radio.',
        'It is a duet by now.',
        'The noise has fallen off, and the radio misses it.',
        'The mechanic listened, and took off his cap.',
      ),
      told(
        'The only free space in {town} was exactly as long as the car, and {they} has been in it since spring.',
        'A small crowd calls “left, left”.',
        'There was a tree at one end and pride at the other.',
        'It comes with a sea view, of the bumper.',
      ),
    ],
    closings: [
      'Are we nearly there, asks the back seat, and the back seat is empty.',
      'It is not lost; it is a scenic route with swearing.',
      'The sat nav would like to be let out here.',
      'It was parked within the lines, though of another car park.',
      'The indicator has been on since Easter.',
    ],
  },
  {
    means: deedOf('flies flying flew flies_south pilots parachutes hovers levitates'),
    events: [
      '{a_one} circled the airport until somebody in the tower lost patience and said “all right, {name}”',
      '{a_one} landed on a washing line between two vests, and was taken in as {name}',
      '{a_one} looked down once, regretted it, and landed as {name}',
      '{a_one} asked a flock of geese for the way south, and the one at the back said “after you, {name}”',
    ],
    traits: [
      '{They} {does}, and puts the seat upright first, wherever it is.',
      '{They} {does}; weathercocks turn away, for professional reasons.',
      '{They} {does}, and has a drinks trolley for company.',
    ],
    conflicts: [
      told(
        '{They} announced some slight turbulence, over a garden party.',
        'The hats have been forwarded.',
        'Two guests are still in the brace position.',
        'The trifle got the worst of it.',
      ),
      told(
        'A seagull fell in beside {them}, looked across, and asked what {they} did for a living.',
        'It had expected more flapping.',
        'They have a nodding acquaintance now.',
        'The gull was on commission.',
      ),
      told(
        'Taking off has never been the trouble, {they} says, who was found in a hedge, an elm and a wedding.',
        'The hedge was the soft one.',
        'The bride thought that it was included.',
        'The elm has been given a windsock.',
      ),
      told(
        'A child with a kite got a bite, and has been told to let go of {them}.',
        'It said “finders keepers”.',
        'There was a very long tail, and some discussion.',
        'By then they had been introduced to the grandparents.',
      ),
    ],
    closings: [
      'Please remain seated until this sentence has come to a complete stop.',
      'The luggage went somewhere nicer.',
      'The exits are here, here, and a long way down.',
      'From up there it all looks like something that needs watering.',
      'The landing was felt, and not only by {them}.',
    ],
  },
  {
    means: deedOf('swims swimming swam dives diving snorkels snorkelling floats floating'),
    events: [
      '{a_one} did one length of the pool too many, came up in the next town, and asked for a towel for {name}',
      '{a_one} jumped in to save a man who was waving to his wife, and she still calls it {name}',
      '{a_one} wore a bathing cap that said {name}, and was handed back to a stranger at the end of the lesson',
      '{a_one} lay on the water so quietly that a rowing club tied up to it and painted on {name}',
    ],
    traits: [
      '{They} {does}, always in the slow lane, where {they} is overtaken by an aunt.',
      ...MORE_SWIMMING_TRAITS,
      '{They} {does}; the water is put back afterwards.',
      '{They} {does}, and drips on the best chair with a clear conscience.',
    ],
    conflicts: [
      told(
        'Two ladies swim side by side in front of {them} and discuss a hip.',
        'By the ninth length {they} had an opinion.',
        'There is no way round; it is a large subject.',
        'The other hip begins on Thursday.',
      ),
      told(
        'It was cold only for the first moment, said everybody, and {they} is still in that moment.',
        'It has lasted up to the knees since noon.',
        'One toe has gone ahead and does not write.',
        'Everybody is on the beach, in jumpers.',
      ),
      told(
        'The lifeguard blew the whistle at {them}, and would not say which rule it was.',
        'It was a feeling.',
        'There is a new line on the board now, with a drawing.',
        '{They} has stopped doing all of it, to be safe.',
      ),
      told(
        'For a silver badge {they} had to fetch a ring from the bottom, and came up with a plug.',
        'It was a short lesson after that.',
        'The ring went first.',
        'The children were very quiet, and then very low.',
      ),
    ],
    closings: [
      'It is lovely once you are in, {they} says, with blue lips.',
      'The towel was on the chair first, and it will be there last.',
      'There is water in one ear, and it has a tide.',
      'No running, says the sign, and no explaining.',
      'The trunks were returned by a pike.',
    ],
  },
  {
    means: deedOf('jumps jumping jumped hops hopping bounces bouncing trampolines skips_rope leaps'),
    events: [
      '{a_one} bounced once on a hotel bed, and was signed for on the floor below as {name}',
      '{a_one} cleared every fence in the county and one wedding cake, on top of which it says {name}',
      '{a_one} hit the ceiling with a question, and the neighbour upstairs answered “yes, {name}”',
      '{a_one} was told to look before leaping, looked, leapt all the same, and landed on the name {name}',
    ],
    traits: [
      '{They} {does}, and is in half of every photograph, from the knees down.',
      '{They} {does}; the chandelier has been raised twice, and then given up.',
      '{They} {does}, also in lifts, for the extra floor.',
    ],
    conflicts: [
      told(
        'A conversation with {them} comes in pieces, about a second and a half each.',
        'The middle of the story is always out of reach.',
        'Short people hear only the greetings.',
        'The punchline was delivered to a balcony.',
      ),
      told(
        'There was one puddle in {town}, and after {them} there was none, and a damp postman.',
        'He has asked for the wellingtons.',
        'It had been there since the last drains.',
        'He went back and did it himself.',
      ),
      told(
        'The trampoline had room for two, until {they} came down on one side and {relative} went up on the other.',
        '{Relative} sends regards from a gutter.',
        'It was the most that they had talked in years.',
        'The birthday cake was caught in a hat.',
      ),
    ],
    closings: [
      'What goes up has to say sorry to the people downstairs.',
      'The springs have been promised a Sunday.',
      'It was a small step for anybody else.',
      'The tea is carried separately.',
      'Mind the lamp, said the lamp.',
    ],
  },
  {
    means: deedOf('climbs climbing climbed hikes hiking mountaineering'),
    events: [
      '{a_one} reached the top out of breath, wrote something in the summit book, and it can only be read as {name}',
      '{a_one} went up a tree to fetch a cat, and it was the cat that rang the fire brigade and gave the name {name}',
      '{a_one} planted a flag on the highest point in the district, which was a sleeping farmer called {name}',
      '{a_one} asked a goat whether it was far, and all that the goat would say was {name}',
    ],
    traits: [
      '{They} {does}, and says “just round the next bend” in nine languages.',
      '{They} {does}; the sandwiches are always eaten in the car park.',
      '{They} {does}, with a rope that is tied to somebody who would rather not.',
    ],
    conflicts: [
      told(
        'It turned out that there was a café on the summit, and a lift, and a school trip, and no cake left.',
        'A boy in sandals had had the last slice.',
        'The lift is free on Tuesdays, and it was Tuesday.',
        '{They} was asked to wait to be seated.',
      ),
      told(
        'The signpost said two hours at breakfast, at noon and at dusk.',
        'It is the same signpost, says the cow.',
        'It is very fit.',
        'The last one only said “well”.',
      ),
      told(
        'Getting up there was a matter of courage; getting down is being discussed by {them} and a squirrel.',
        'The squirrel is for morning.',
        'A ladder was sent for, and it is not keen either.',
        'There is a nest up there with a spare corner.',
      ),
      told(
        'New boots were bought for it, and by the second stile they had each gone their own way.',
        'The left one reached the hut.',
        'The blisters have been named, by height.',
        'A cobbler was met, walking very fast in the other direction.',
      ),
    ],
    closings: [
      'The view is said to be wonderful, behind the cloud.',
      'Because it was there, {they} says, and would now like it to be somewhere else.',
      'From here on it is all downhill, on the seat of the trousers.',
      'The air is thin up there, and so is the sausage.',
      'Everybody you meet says hello, and knows the bus times.',
    ],
  },
  {
    means: deedOf('runs_away running_away ran_away escapes escaping escaped flees fleeing on_the_run hitchhikes'),
    events: [
      '{a_one} left through the window, came back for a hat, and left a note signed {name}',
      '{a_one} was halfway over the wall when somebody in the street called up “you have dropped this, {name}”',
      '{a_one} dug a tunnel with a teaspoon, came up in the dining room, and was laid a place as {name}',
      '{a_one} made a dummy of pillows for the bed, and the dummy has been getting on very well as {name}',
    ],
    traits: [
      '{They} {does}, with everything in a spotted handkerchief on a stick, and the stick is the heavy part.',
      '{They} {does}; the gate has been told to count to ten.',
      '{They} {does}, but is home for supper if it is dumplings.',
    ],
    conflicts: [
      told(
        'The bloodhound caught up with {them} in a meadow, and they both admitted that it had been a good day.',
        'It threw in a stick.',
        'The handler is still at the stream.',
        'It has asked to be chased next time.',
      ),
      told(
        '{They} got as far as the corner, and it is forbidden to cross the road alone.',
        'A lady took {them} over, and back.',
        'The sandwich was eaten there, bravely.',
        'They can see {them} from the kitchen.',
      ),
      told(
        'There is a drawing of {them} on every lamp post, and it is so flattering that nobody has connected the two.',
        '{They} has taken one home.',
        'A man with a better chin was arrested.',
        'It has had fan letters.',
      ),
      told(
        'A false moustache was put on for the border, and the guard had the same one.',
        'They compared glue.',
        'It was the guard who blushed.',
        'His was coming off as well.',
      ),
    ],
    closings: [
      'If anybody asks, it went that way.',
      'The rope of bed sheets is still warm, and needs a wash.',
      'Freedom is wonderful, but there is no pudding in it.',
      'By the time you read this {they} will be behind the shed.',
      'The search has been called off, on account of tea.',
    ],
  },
  {
    means: deedOf('chases chasing hunts hunting follows following'),
    events: [
      '{a_one} ran after the wrong bus for nine stops, and the driver got out, exhausted, and said {name}',
      '{a_one} caught it at last, did not know what to do with it, and let go with a cry of {name}',
      '{a_one} went round and round a tree so fast that a groove is left there, in the shape of {name}',
      '{a_one} shouted “stop, thief” in a full street, everybody stopped, and each of them was called {name}',
    ],
    traits: [
      '{They} {does}, and comes home panting and happy, with nothing.',
      '{They} {does}; there is a bend in the road that {they} has never got used to.',
      '{They} {does}, always a tail behind.',
    ],
    conflicts: [
      told(
        'After the third time round the block it was no longer clear who was in front.',
        'They have agreed to swap on Wednesdays.',
        'A baker handed rolls to both.',
        'Somebody’s grandmother has joined in, for her knees.',
      ),
      told(
        'Then it stopped, turned round, and asked {them} what the plan was.',
        'There was a long pause, and some grass was looked at.',
        'The plan had only gone as far as this.',
        'They went for a drink, at a walk.',
      ),
      told(
        'A short cut through the china shop saved {them} four seconds.',
        'They are paying them off by the month.',
        'The teapot had right of way.',
        'One saucer is still spinning.',
      ),
    ],
    closings: [
      'So close, {they} says, and shows how close, which is a mile.',
      'It was in bed by then, with a book.',
      'The dust has settled, and taken a chair.',
      'Next time it will have to give {them} a start.',
      'Nobody has told {them} that it is tied to a string.',
    ],
  },
  {
    means: deedOf(
      'hides hiding hid lurks lurking sneaks sneaking in_hiding plays_hide_and_seek plays_hide-and-seek playing_hide_and_seek',
    ),
    events: [
      '{a_one} was told to count to a hundred in a game of hide-and-seek, hid instead, and grew up there as {name}',
      '{a_one} stood behind a coat in a cloakroom until closing time, and went home as somebody’s {name}',
      '{a_one} crouched in a vegetable patch, was weighed at the village show, and came second as {name}',
      '{a_one} hid under a bed where there was somebody already, and the two of them agreed on {name}',
    ],
    traits: [
      '{They} {does}, with both eyes shut, so as not to be seen.',
      '{They} {does}; curtains in {town} are sold with shoes underneath.',
      '{They} {does}, and sneezes once per hour, to be fair.',
    ],
    conflicts: [
      told(
        'The others went home for supper in the second year, and {they} still thinks that this is the best place ever.',
        'It is behind the door.',
        'They have had the house painted, and {them}.',
        'Now and then somebody calls “cold”, out of kindness.',
      ),
      told(
        '{They} pretended to be a hat stand at a party, and went home with eleven hats.',
        'The hostess says that it was the best she ever had.',
        'One of them had a head in it.',
        'Somebody told it a secret.',
      ),
      told(
        'A sofa was bought by an old couple, who say that it is warm on one side and hums.',
        'They pass it the biscuits.',
        'It laughed at the news.',
        'They would like to know whether there is an armchair.',
      ),
      told(
        'The perfect hiding place was found, and now {they} has forgotten where it is.',
        '{They} may be in it.',
        'There was a light switch, and a smell of apples.',
        'A torch has been lost there as well.',
      ),
    ],
    closings: [
      'There is nobody here, says a voice from the laundry basket.',
      'Look behind you. No, the other behind.',
      'The curtain has hiccups.',
      'It can come out now; they have all moved away.',
      'The toes were visible the whole time, and nobody had the heart.',
    ],
  },
  {
    means: deedOf('spies spying spied stalks eavesdrops eavesdropping peeks peeping investigates investigating'),
    events: [
      '{a_one} cut two holes in a newspaper to look through, and the headline that was left said {name}',
      '{a_one} listened at a keyhole until somebody inside said “do come in, {name}, there is a draught”',
      '{a_one} wore dark glasses in a dark cellar, walked into a shelf of jam, and the label that stuck was {name}',
      '{a_one} gave a false name, then a second one to cover the first, and can only remember the third, {name}',
    ],
    traits: [
      '{They} {does}, in a trenchcoat, at the swimming baths.',
      '{They} {does}; the plant in the corner has a pulse.',
      '{They} {does}, and answers “who wants to know?” to good morning.',
    ],
    conflicts: [
      told(
        'The man {they} had been watching for a month came over and asked whether Thursday could be at five instead.',
        'He had a dentist.',
        'He keeps notes as well, with better drawings.',
        'On Fridays they swap binoculars.',
      ),
      told(
        'The secret meeting was at midnight, under the clock, and the password was also the name of the café.',
        'Everybody got in.',
        'There were four clocks.',
        'The waiter left with the microfilm and a tip.',
      ),
      told(
        'A message in invisible ink was smuggled to {them} past three borders, and has not been found on the paper.',
        'It may have been a napkin.',
        'Lemon was tried, and then fish.',
        '{They} answered in the same way, to be polite.',
      ),
    ],
    closings: [
      'This sentence will destroy itself, so please read it quickly.',
      'You were never here, and neither was the sandwich.',
      'The neighbour knows that {they} knows, and waters the geraniums accordingly.',
      'Act naturally, {they} says, from inside the piano.',
      'The file is thick, and most of it is about soup.',
    ],
  },
  {
    means: deedOf('rides riding rode cycles cycling skates skating skateboards rollerskates unicycles'),
    events: [
      '{a_one} let go of the handlebars to wave, and in the hospital register it says {name}',
      '{a_one} rolled downhill through three market stalls, and came to rest under a sign that read {name}',
      '{a_one} rang the bell at a procession, overtook it on the inside, and was cheered as {name}',
      '{a_one} was told that nobody ever forgets how, and proved it wrong in front of a baker who shouted {name}',
    ],
    traits: [
      '{They} {does}, and signals with the whole body.',
      '{They} {does}; the left trouser leg has its own rubber band and its own opinions.',
      '{They} {does}, uphill at the same speed as a lady with shopping.',
    ],
    conflicts: [
      told(
        'A man on a folding bicycle overtook {them} with one finger up, and it was only to test the wind.',
        'There was none, so it must have been a remark.',
        'It has been a duel since, at eight every morning.',
        'He unfolds at the top, to make a point.',
      ),
      told(
        'One wheel was stolen outside a bakery, and {they} rode home all the same, in a circle.',
        'It took until the rolls were hard.',
        'It was the better wheel, too.',
        'It has been seen in town, on its own.',
      ),
      told(
        'The stabilisers came off on Sunday, in front of the whole family, and so did everything else.',
        '“Look, no hands,” {they} had said, and then no fence.',
        'The family is on its third box of plasters.',
        'A cow made room.',
      ),
    ],
    closings: [
      'The bell means “sorry”, and has been worn out.',
      'The helmet is worn at the back of the head, where the wisdom is.',
      'It goes by itself once it goes, and then it does not stop.',
      'The chain came off in the middle of this story.',
      'A puncture has been kept as a souvenir.',
    ],
  },
  {
    means: deedOf('guards guarding protects protecting watches_over'),
    events: [
      '{a_one} stood so still in front of a gate that a tourist hung a camera on it and said “smile, {name}”',
      '{a_one} asked everybody for the password, had forgotten it by noon, and let in whoever said {name}',
      '{a_one} kept watch all night over the wrong door, and behind it a very safe broom says {name}',
      '{a_one} called “who goes there?” into the fog, and the fog answered {name}',
    ],
    traits: [
      '{They} {does}, and does not move for anybody except the wasp.',
      '{They} {does}; there is a line on the floor, and a second one for people with prams.',
      '{They} {does}, with a lamp, a whistle and a sandwich for four o’clock.',
    ],
    conflicts: [
      told(
        'The night was quiet until half past three, when {they} asked {their} own shadow to come out with its hands up.',
        'It had them up already.',
        'The shadow was let off with a warning.',
        'They do the rounds together now.',
      ),
      told(
        'A mouse has walked past {them} every evening for a year with a slightly larger piece of cheese.',
        'Last night it needed both doors.',
        'It nods, and {they} nods.',
        'It had the password from the cat.',
      ),
      told(
        'Somebody tried to make {them} laugh for an hour, and gave up just before it was funny.',
        '{They} laughed on the way home, at the third lamp.',
        'It was the face with the ears.',
        'There is a dent in the lip.',
      ),
    ],
    closings: [
      'Nothing to report, says the report, in forty pages.',
      'Nobody gets past {them} without a biscuit.',
      'It is safe, whatever it was.',
      'The key is under the mat, and {they} is on the mat.',
      'Halt, it says here, and so this is where it ends.',
    ],
  },
];
