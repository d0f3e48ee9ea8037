/**
 * What follows from how somebody stands to something: from being afraid of marshmallows, with `{obj}` for the
 * marshmallows. No verb after `{obj}` shows whether it is one or several. Where it is about a deed, `{vp}` is "dance"
 * and `{vping}` is "dancing".
 */

import { FEARS } from './fears.ts';
import { MORE_NEVER_TO } from './more-of-habits.ts';
import { type Relation, relation } from './relation.ts';

/** Who "runs on coffee" needs it; who "runs on the beach" is out for a run. */
const RUNS_ON =
  '(?:runs|running) on(?! (?:an?|the|his|her|its|their|my|your|our|ice|sand|grass|snow|mud|gravel|water|walls|roofs|stilts|time|(?:two|three|four|all|hind) \\p{L}+|\\p{L}+days?)(?: |$))';
/** Neither a bargain nor somebody's mother is driven like a car. */
const DRIVES =
  '(?:drives|driving)(?! (?:home|(?:tests?|licen[cs]e|lessons?|school|instructor|exam)\\b.*|(?:an? |the )?hard bargain|.* (?:crazy|mad|insane|nuts|bananas|wild|home))$)';

export const RELATIONS: readonly Relation[] = [
  // What more is known of comes before anything of its kind.
  ...FEARS,
  relation('(?:afraid|scared|terrified|frightened|petrified) of|fears|has a (?:fear|phobia) of', 'anything', {
    traits: [
      '{They} {does}, and is only brave in the other direction.',
      '{They} {does}, and has a hiding place in every room.',
      '{They} {does}; nobody has told the insurance.',
    ],
    conflicts: [
      'Before {they} goes anywhere, {official} has to go ahead and look out for {obj}.',
      'A therapist in {town} began with a small drawing of {obj}, and {they} left through the wall.',
      'On {weekday}s {they} practises at home: first {they} only thinks of {obj}, and then it is time for a lie-down.',
      'The brave version of {them} lasted until somebody in the back row whispered something about {obj}.',
      '{They} signed up for a course in courage, and lesson one was {obj}; there was no lesson two.',
      '{They} sleeps with the light on because of {obj}, and by now the light is a little nervous too.',
      'Asked about {obj}, {they} said “what about it?” in a voice that only dogs can hear.',
    ],
    closings: [
      'If anybody asks, {they} was only running for the bus.',
      'The hero of this story is under the table.',
      'Please do not tell {them} what is behind the curtain.',
      'It is safe to come out now, says {relative}, from a tree.',
      'Somebody has to be brave, and there is a rota.',
      'Courage was handed out in alphabetical order, and ran out.',
      'Have a look whether it is still there, and take your time.',
      'The knees have asked to be moved to another department.',
      'It was faced in the end, through a letter box.',
      'The blanket is over the head, so everything is under control.',
    ],
  }),
  relation('allergic to|has an allergy to', 'anything', {
    traits: [
      '{They} {does}, and the handkerchief is the size of a sail.',
      '{They} {does}, as {town} can hear.',
      '{They} {does}; the doctor has put it on a T-shirt.',
    ],
    conflicts: [
      'The test in {town} covered {count} things and found only {obj}, underlined twice.',
      'The waiter asks about allergies, {they} says “{obj}”, and the kitchen is evacuated just in case.',
      'There is a doctor’s note that excuses {them} from {obj} until further notice.',
      'A photo of {obj} was enough to bring up spots, and the spots spelled “no”.',
      '{They} can tell from two streets away that somebody has been near {obj}: the left eye waters first.',
      'The mere mention of {obj} makes {them} sneeze, which has put out {count} birthday candles so far.',
    ],
    closings: [
      'Bless you, says {town}.',
      'The tissues are on the left.',
      'The swelling goes down on {weekday}.',
      'The nose has asked for a quieter post.',
    ],
  }),
  relation('in love with|has a crush on|falls in love with|fell in love with', 'anything', {
    isOfThisOne: true,
    traits: [
      '{They} {does}, and sighs in two voices.',
      '{They} {does}, and {relative} has been told every detail.',
      '{They} {does}; the florist has bought a boat.',
    ],
    conflicts: [
      'There is a heart carved into the table, with {their} initials on one side and {obj} on the other.',
      '{They} has written {count} poems about {obj}, and every one of them ends on “please”.',
      '{Relative} tried to talk {them} out of {obj}, and was shown the album.',
      '{They} turns red whenever somebody mentions {obj}, and in {town} somebody does every {weekday}.',
      'A fortune teller saw {obj} in {their} future, and {they} has not been late for anything since.',
      'The first date with {obj} lasted {length}, and {they} did all the talking.',
    ],
    closings: [
      'The heart wants what it wants, and it wants it by {weekday}.',
      'They say it will pass; they have said so since {year}.',
      'The wedding list is at the shop in {town}.',
      'It is complicated, says the status, and so does everybody else.',
    ],
  }),
  relation(`obsessed with|addicted to|crazy about|${RUNS_ON}|a fan of`, 'anything', {
    traits: [
      '{They} {does}, and every conversation ends there.',
      '{They} {does}; the family takes turns to listen.',
      '{They} {does}, and calls it research.',
    ],
    conflicts: [
      'Every wall at home is covered in notes about {obj}, with red string from one to the next.',
      'Whatever the question in the quiz, {they} answers “{obj}”, and has been right {count} times.',
      'The family has agreed on one hour a day without {obj}; {they} spends it looking at the clock.',
      '{They} can talk about {obj} for {length}, and {official} has the minutes to prove it.',
      'A clinic in {town} tried to keep {them} away from {obj}, and {they} now runs the clinic.',
      'In the dictionary {they} has crossed out every word that has nothing to do with {obj}.',
    ],
    closings: [
      'There is a helpline, and {they} answers it.',
      'It is only a phase, and it began in {year}.',
      'Please do not ask a second question.',
      'Moderation was tried, but not for long.',
    ],
  }),
  relation('hates|dislikes|despises|detests|is sick of|(?<=is )tired of', 'anything', {
    traits: [
      '{They} {does}, and has had it put in writing.',
      '{They} {does}, and says so to strangers on the tram.',
      '{They} {does}; there is a list, and it is laminated.',
    ],
    conflicts: [
      'There is a petition against {obj}, and {they} has signed it {count} times, in different hats.',
      'A complaint about {obj} goes to {official} every {weekday}, and one has been answered, with a shrug.',
      '{They} moved to {town} to get away from {obj}, and the taxi driver talked of nothing else.',
      'A therapist asked {them} to say one nice thing about {obj}, and then the hour was over.',
      'On {their} list of everything that is wrong with the world, {obj} came first, second and, in other words, fifth.',
      'One deep breath usually helps; after {obj} it takes {count}, and a lie-down.',
    ],
    closings: [
      'It is nothing personal, {they} says, and lies.',
      'The feeling is thought to be mutual.',
      'Let us talk about something else.',
      'The sigh could be heard in {town}.',
    ],
  }),
  relation("(?:cannot|can[’']?t|could not|never|won[’']t) stops?", 'doing', {
    traits: [
      '{They} {does}, and the off switch has been painted over.',
      '{They} {does}, with one short break in {year}.',
      '{They} {does}; the neighbours have learned to live in the gaps.',
    ],
    conflicts: [
      'The doctor prescribed a week without {vping}, and it lasted as far as the waiting room.',
      '{They} was asked to leave the library for {vping}, and went on in the car park.',
      'The record for {vping} was set in {year}, and {they} breaks it every {weekday} before lunch.',
      '{They} did once stop {vping}, counted to four, and has been making up for it since.',
      'The brake was found at last and pulled, and all it did was to make {them} go on {vping} faster.',
      '{Official} put up a sign against {vping}, and {they} took it as an introduction.',
    ],
    closings: [
      'It is still going on.',
      'Somebody should say something, as soon as there is a pause.',
      'To be continued, obviously.',
      'There was nearly a break on {weekday}.',
    ],
  }),
  relation("(?:refuses|does not want|doesn[’']t want|is not willing|is unable|will never agree) to", 'deed', {
    hasInfinitive: true,
    traits: [
      '{They} {does}, and has a chair for refusing in.',
      '{They} {does}; the talks have been moved to a bigger room.',
      '{They} {does}, in three languages.',
    ],
    conflicts: [
      'A court in {town} ordered {them} to {vp}, and {they} is now on the third appeal.',
      '{They} was asked to {vp} politely, then by letter, then by {official} with a megaphone.',
      'The talks were going well until somebody said “{vp}”.',
      'Every {weekday} {they} holds a sit-in against having to {vp}, and {relative} brings the cushions.',
      '{Official} offered {money}; {they} said “I would rather not”, and did not {vp}.',
      'There is a clause in the contract now that nobody may make {them} {vp}, not even for {snack}.',
    ],
    closings: [
      'The answer is still the same.',
      'Talks will go on after the nap.',
      'No means no, and here it has its own letterhead.',
      '{Official} has begun to see the point.',
    ],
  }),
  relation('sells|selling', 'thing', {
    traits: ['{They} {does}, and has never given a receipt.', '{They} {does}, from a coat with {count} pockets.'],
    conflicts: [
      'The first customer wanted {obj} on credit, the second wanted a receipt, and there was no third.',
      'On {weekday}s {they} sells {obj} in the morning and hears the complaints after lunch.',
      'The sign says “{obj}, almost new”, and the “almost” does most of the work.',
      '{Rival} has opened across the street, also with {obj}, and neither of them has slept since.',
      '{Official} came to close the stall, and went home with {obj} and a loyalty card.',
      'Nobody in {town} had ever asked for {obj}, and now nobody will say what was spent.',
    ],
    closings: [
      'No refunds.',
      'Everything must go, says the sign.',
      'The till only opens when {they} sings.',
      'Tell a friend, and you get the second at the same price.',
    ],
  }),
  relation('collects|collecting|hoards|hoarding', 'thing', {
    traits: ['{They} {does}, and knows what is missing.', '{They} {does}, and the floor has begun to bend.'],
    conflicts: [
      'The flat has {count} rooms, and all but one are full of {obj}.',
      'A museum in {town} asked to borrow {obj}, and {they} asked to borrow the museum.',
      'In {year} {they} swapped the car for {obj}, and walks home happily.',
      'Nobody will insure a collection of {obj}, since {they} bursts into tears at every sum.',
      'The catalogue of {obj} has {count} volumes, and {they} reads from it to guests who cannot leave.',
      '{Relative} once dusted {obj} without asking, and has not been invited since.',
    ],
    closings: [
      'One is still missing; there always is.',
      'Please do not touch; it has all been counted.',
      'A second flat has been rented, for the doubles.',
      'It is not clutter if it has labels.',
    ],
  }),
  relation('guards|guarding|protects|protecting|watches over', 'anything', {
    isOfThisOne: true,
    traits: ['{They} {does}, with a whistle and a folding chair.', '{They} {does}, and asks everybody for the password twice.'],
    conflicts: [
      'Nobody has got past {them} to {obj} since {year}, and nobody has tried either.',
      '{They} is on duty for {count} hours, and spends the break looking at {obj} from the other side.',
      '{Official} came to inspect {obj}, gave the wrong password, and is still being questioned.',
      'A thief came for {obj}, was asked to sign the visitors’ book, and lost heart.',
      'The password is changed every {weekday}, and twice {they} has locked {themself} out, away from {obj}.',
      'There have been {count} false alarms about {obj}, and {they} has a fond memory of each.',
    ],
    closings: [
      'Who goes there, asks somebody, mostly out of interest.',
      'You may pass, but you have to say please.',
      'All is quiet, apart from the snoring.',
      'The next shift never came.',
    ],
  }),
  relation(DRIVES, 'thing', {
    isOfThisOne: true,
    traits: ['{They} {does}, and waves at every camera.', '{They} {does}, mostly in the right direction.'],
    conflicts: [
      'A speeding ticket from {town} shows {obj}, a blur and a friendly wave.',
      'To park {obj} {they} needs {count} spaces, and one of them was a flower bed.',
      'The indicator has never been used; to know where {they} is going, {town} listens for {obj}.',
      '{Official} asked for the licence, and was handed {snack}, a smile and the keys of {obj}.',
      'The insurance has a special rate for {them} with {obj}: all of it, in advance.',
      'The driving instructor got out of {obj} at the first corner, and lives there now.',
    ],
    closings: [
      'Please fasten your seat belts.',
      'Turn round where possible, says a small voice.',
      'The brakes are in the other one.',
      'They got there in the end, by way of {town}.',
    ],
  }),
  relation('rides|riding', 'thing', {
    isOfThisOne: true,
    traits: ['{They} {does}, and looks straight ahead.', '{They} {does}, with a lunch box and no helmet.'],
    conflicts: [
      'There is no bell on {obj}, so {they} shouts “ding” at every corner in {town}.',
      'At the traffic lights {they} sits on {obj} and looks straight ahead, like everybody else.',
      '{They} climbed on {obj} once to see the view, and nobody has explained how to get off.',
      'The saddler of {town} asked twice whether {they} had really said {obj}, and then took a day off.',
      'A speeding ticket from {town} shows {obj}, a blur and a friendly wave.',
      'No sign in {town} forbids {obj}, because until {year} nobody had thought of it.',
    ],
    closings: [
      'Hold on tight.',
      'The way back is all uphill.',
      'There is room for one more, at the back.',
      'Faster, says somebody.',
    ],
  }),
  relation('cooks|cooking|bakes|baking', 'thing', {
    traits: ['{They} {does}, and nobody is allowed to lift the lid.', '{They} {does}, by ear.'],
    conflicts: [
      'The recipe for {obj} is a secret, chiefly from {them}.',
      'A critic from {town} tried {obj}, put down the fork, and asked to be left alone for {length}.',
      'The smoke alarm is the sign that {obj} will be ready in five minutes, and {town} sets the table.',
      '{They} made {obj} for three, {count} came, and nobody left hungry or in a hurry.',
      '{Official} asked for {obj} without salt, and the two of them have not spoken since.',
      'One pinch too many went into {obj} in {year}, and {town} still drinks a lot of water.',
    ],
    closings: [
      'There is a second helping for whoever says nothing.',
      'Dinner is served, more or less.',
      'The spoon has been promoted.',
      'Please leave room for what comes next.',
    ],
  }),
  relation('wants to (?:be|become)|dream(?:s|ing) of (?:being|becoming)|would rather be|training to (?:be|become)', 'role', {
    traits: ['{They} {does}, and has already practised the autograph.', '{They} {does}; {relative} had hoped for a dentist.'],
    conflicts: [
      'Every {weekday} {they} practises in front of the mirror, and the mirror has begun to see {obj}.',
      'The careers office in {town} looked under {obj}, and found {count} candidates with more experience.',
      '{Relative} had hoped for a dentist; {they} said “{obj}”, and the soup went cold.',
      'The application says “{obj}” at the top, and under it “please”, {count} times.',
      'In {their} sleep {they} already is {obj}, with a parking space.',
      'The costume of {obj} hangs ready in the wardrobe, ironed every {weekday}.',
    ],
    closings: [
      'The audition is on {weekday}.',
      'There is still time, says {relative}, and looks at the clock.',
      'Every career has to begin with somebody saying “no, really”.',
      'They promised to ring, and the phone is charged.',
    ],
  }),
  relation("(?:thinks|believes|is convinced|is sure)(?: that)? (?:it|he|she|they)(?: is| are|[’']s)", 'role', {
    traits: ['{They} {does}, and nobody in {town} has the heart.', '{They} {does}, and has had cards printed.'],
    conflicts: [
      'Nobody in {town} has the heart to say otherwise, and so {they} is greeted, taxed and thanked as {obj}.',
      'On the form {they} ticked “{obj}”, and {official} stamped it without looking up.',
      'A mirror was brought in as evidence against {obj}, and {they} asked who the other one was.',
      'There is a portrait of {them} as {obj}, and the painter was paid not to laugh.',
      '{They} came home from the doctor with a piece of paper that says “{obj}, probably”.',
      'As {obj} {they} is really quite good, says {relative}, considering.',
    ],
    closings: [
      'Please play along.',
      'It is all in the head, and it is nice in there.',
      'Nobody has asked the others yet.',
      'A second opinion is expected on {weekday}.',
    ],
  }),
  relation('used to be|was once|once was', 'role', {
    traits: ['{They} {does}, and still walks like it.', '{They} {does}; the uniform is in a box marked “no”.'],
    conflicts: [
      'Show {them} an old photo of {obj}, and {they} stands up straight.',
      'The old business cards say “{obj}”, and {they} hands them out when things get difficult.',
      'What ended {their} days as {obj} is known only to {official}, who sighs and says “the stairs”.',
      'It takes {count} steps to get from {obj} to this, says {relative}, and one of them is a ramp.',
      'At night {they} still hears somebody call for {obj}, and is halfway to the door before it turns out to be the fridge.',
      'Whoever asks about {their} time as {obj} should have had lunch: it takes {length}.',
    ],
    closings: [
      'Those were the days, and nobody wants them back.',
      'The shoes still fit.',
      'There is a reunion every {weekday}, for one.',
      'It all looked better from the inside.',
    ],
  }),
  relation('(?:talks|speaks|whispers|sings|reads) to|talking to', 'anything', {
    isOfThisOne: true,
    traits: ['{They} {does}, and waits for the answer.', '{They} {does}, in a low voice and with examples.'],
    conflicts: [
      'On {weekday}s {they} brings {obj} the latest from {town}, and leaves out the sad parts.',
      'Once, after {length}, {obj} seemed to answer, and it was a question about {money}.',
      '{Official} asked what {they} had been telling {obj}, and heard that it was private.',
      '{Rival} tried the same with {obj}, got no answer, and took it personally.',
      '{They} lowers {their} voice when somebody comes in, so as not to embarrass {obj}.',
      '{Relative} offered to listen instead, but {they} says that {obj} never interrupted once.',
    ],
    closings: [
      'What was said stays between them.',
      'There was a pause, and it was the best part.',
      'No reply is also a reply, and a polite one.',
      'They have agreed to go on tomorrow.',
    ],
  }),
  relation('misses|missing|longs for|longing for|homesick for|yearns for', 'anything', {
    isOfThisOne: true,
    isCaught: true,
    traits: ['{They} {does}, and {town} is being gentle about it.', '{They} {does}, mostly around supper.'],
    conflicts: [
      'When it rains in {town}, {they} thinks of {obj}, and when it does not rain, too.',
      '{They} has told the moon about {obj}, and the moon was very kind about it.',
      'There is a picture of {obj} by the door, so that {they} can say good morning.',
      '{Relative} comes by with {snack} and asks about {obj}, which takes until {time}, and helps.',
      'Every {weekday} {they} writes a postcard about {obj}, and keeps it.',
      'All of {town} knows the story of {obj} by now, and asks to hear it again.',
    ],
    closings: [
      'The lamp in the window stays on.',
      'There is tea, and there is time.',
      'It is a little easier on {weekday}s.',
      'Somebody has put out a second cup.',
    ],
  }),
  relation('made (?:entirely |completely |only )?(?:out )?of', 'thing', {
    traits: ['{They} {does}, and feels it in wet weather.', '{They} {does}, as the label says.'],
    conflicts: [
      'The X-ray showed {obj}, {obj} and a paper clip.',
      'The doctor put away the stethoscope and asked for somebody who knows about {obj}.',
      'At the airport the scanner said “{obj}”, and {count} officers went into a meeting.',
      'When it rains, {they} stays indoors: nobody in {town} has tested {obj} for that.',
      'Nobody in {town} hugs {them} without asking how to get {obj} out of a jumper.',
      'Where a knee had worn through, {official} patched it with {obj}, and you can hardly see it.',
    ],
    closings: [
      'Keep in a cool, dry place.',
      'Handle with care, this side up.',
      'There was enough left over for a small one.',
      'It comes off at sixty degrees.',
    ],
  }),
  relation('(?:lost|has lost)|(?:looking|searching|looks|searches) for', 'thing', {
    isOfThisOne: true,
    isMislaid: true,
    traits: ['{They} {does}, and has looked in the other pocket.', '{They} {does}; {town} has been turned upside down.'],
    conflicts: [
      'There are posters all over {town}, with a drawing of {obj} from memory.',
      'The lost-property office in {town} made {count} suggestions, and {they} looked at each and said “no, but thank you”.',
      '{They} has looked for {obj} under every sofa in {town}, and found {money} and two cousins.',
      '{Official} has opened a file on {obj}, and cannot find the file.',
      'A fortune teller saw {obj} somewhere near water, which in {town} could be the bar.',
      'A dog was given the scent of {obj}, and came back with {snack}.',
    ],
    closings: [
      'It is always in the last place you look, and that is closed on {weekday}s.',
      'Have you tried the other pocket?',
      'If found, please ring, but gently.',
      'The search goes on after lunch.',
    ],
  }),
  relation('late for', 'anything', {
    isOfThisOne: true,
    isNoDeed: true,
    traits: ['{They} {does}, and blames the stairs.', '{They} {does}, and has a new excuse every {weekday}.'],
    conflicts: [
      'The excuse about {obj} is {count} pages long and has a love scene.',
      '{They} did leave early for {obj}, but on the wrong {weekday}.',
      'The shoes were on, the coat was on, and then somebody brought out {snack}; so much for {obj}.',
      '{Official} has moved {obj} back by an hour for {them}, and {they} was late by two.',
      'There is a shortcut to {obj}, and {they} has been on it since {time}.',
      '{Relative} set all the clocks forward because of {obj}, and {they} set them back for a nap.',
    ],
    closings: [
      'They have begun without {them} again.',
      'It was the traffic, {they} says, from next door.',
      'Better late than {weekday}.',
      'Two more minutes.',
    ],
  }),
  relation('never', 'deed', {
    traits: [],
    conflicts: [
      '{Town} has offered {money} to whoever can make {them} {vp}, and it is still there.',
      'A witness swore to have seen {them} {vp}, once, but it was {rival} in a similar hat.',
      'Doctors wanted to see {them} {vp}, brought chairs, and have been waiting since {year}.',
      ...MORE_NEVER_TO,
      'The form asked “when did you last {vp}?”, and {they} drew a line and signed it.',
      '{Relative} paid for {count} lessons in how to {vp}, and {they} sat through all of them unmoved.',
      'When {they} is asked to {vp}, {they} looks at {official} as if it were Latin.',
    ],
    closings: [
      'Not today either.',
      'If it ever happens, it will be a bank holiday.',
      'Never say never, says {town}, and gets a look.',
      'There is always tomorrow, and it will be no different.',
    ],
  }),
  relation('always', 'deed', {
    traits: [],
    conflicts: [
      '{They} was asked not to {vp} for the length of one photo, and the photo is blurred.',
      '{Official} no longer asks why {they} has to {vp}; there is simply a room for it now.',
      'A calendar was kept of the days on which {they} did not {vp}, and it is as good as new.',
      'The one time {they} forgot to {vp}, all of {town} rang to ask what was wrong.',
      '{Relative} bet {money} that {they} could get through a day and not {vp}, and paid before breakfast.',
      'The sign at the door asks guests not to {vp}, and {they} has been let off for life.',
    ],
    closings: [
      'And again, just now.',
      'You could set a clock by it, and {town} does.',
      'Some things can be relied on.',
      'There it was again.',
    ],
  }),
  relation('only (?:eats|drinks|wears|speaks|plays|sings|likes|watches|reads|buys|cooks)', 'thing', {
    traits: [],
    conflicts: [
      'Somebody suggested a change from {obj}, and was shown the door, the stairs and the bus stop.',
      'In {year} {they} tried something other than {obj}, and still talks about it in a low voice.',
      'A parcel came for the birthday; {they} kept {obj}, and sent back the rest unopened.',
      'The doctor recommended variety, so now {they} has {obj} on a different chair.',
      '{Official} came with a list of {count} other things, and {they} crossed them out and wrote “{obj}”.',
      'The shop in {town} has one shelf left for everybody else; the others are {obj}, for {them}.',
    ],
    closings: [
      'Other things exist, but nobody has proved it to {them}.',
      'Variety was asked to wait outside.',
      'The same again, please.',
      'There is no page two.',
    ],
  }),
];
