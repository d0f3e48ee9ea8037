/** Walks of life with jokes of their own: football, post, wine. Each fits whoever or whatever belongs to it. */
import { list, type NounClass, told } from './noun-class.ts';

export const DOMAIN_CLASSES: readonly NounClass[] = [
  {
    nouns: list(
      'football footballer worldcup soccer striker midfielder defender linesman referee ref penalty shootout offside relegation var throw-in stadium matchday halftime derby substitute winger equaliser equalizer',
    ),
    events: [
      '{a_one} was brought on in the ninetieth minute, scored at the wrong end, and hears {name} from both stands',
      '{a_one} argued with a corner flag for {length}, and went into the referee’s book as {name}',
      '{a_one} celebrated with a slide that ended in the car park, where the number plate said {name}',
      '{a_body} missed the open goal of {topic}, and the whole stand breathed out the name {name}',
      '{a_body} explained {topic} to an aunt with the salt and the pepper, and was sent off by the aunt as {name}',
      '{a_body} bet a moustache on {topic}, lost, and was driven round the ring road smooth, as {name}',
      '{a_body} knew better about {topic} from row nine, was heard on the pitch, and was brought on as {name}',
      '{a_body} slept through {topic} in a borrowed scarf, woke at the wrong end, and sang along for {name}',
      '{a_body} kissed the television because of {topic}, and there is a mark on the glass that looks like {name}',
      '{a_body} swapped a sticker of a goalkeeper for {topic}, and the album has a gap under {name}',
    ],
    conflicts: [
      told(
        '{They} went down in the box without being touched, and {official} ran on with the cold sponge.',
        'The replay shows a breeze.',
        'The breeze was sent off.',
      ),
      told(
        'It was decided in the ninety-fourth minute, by {their} elbow, and {town} has not spoken to {town.2} since.',
        'The elbow has its own song.',
        'Both sides still claim the other had the wind.',
      ),
      told(
        '{They} celebrated for {length}, and then the flag went up.',
        'The cake had been cut.',
        'By the breadth of a moustache, they say.',
        'The flag has been asked to explain itself.',
      ),
      told(
        '{Rival} has drawn lines across {their} holiday photos, to see who was further forward.',
        'It was the beach ball, by a toe.',
        'The sunset was disallowed.',
      ),
    ],
    closings: [
      'It is a game of two halves, and {they} slept through one.',
      'The away end sang {their} name, then the bill, then the way to the station.',
      'Extra time is over, says the caretaker, and turns off the floodlights.',
      'The next match is the hardest, and the last one was not their fault.',
      '{They} has never read the rules, but shouts them very well.',
    ],
  },
  {
    nouns: list('hearing earwax deafness earplug earplugs eardrum whisper whisperer tinnitus'),
    events: [
      '{a_one} was told the name {count} times, nodded each time, and settled for {name}',
      '{a_one} turned up the volume until a neighbour in {town} answered to {name}',
      '{a_one} heard “same again” as {name}, and poured accordingly',
    ],
    conflicts: [
      told(
        '{They} was told a secret in {town}, said “pardon?” twice, and now everybody on the bus knows it.',
        'It was about the driver.',
        'The third time it was sung.',
      ),
      told(
        'Whatever {they} does not want to hear comes through a whistle, and {relative} has been whistling since {year}.',
        'The battery is blamed.',
        'The dog is very attentive.',
      ),
      told(
        'At {time} {they} picked up a taxi radio, two bats and the sermon in {town.2}.',
        'The bats made the better points.',
        'A taxi came.',
      ),
    ],
    closings: [
      'What? No, half past four.',
      '{They} heard that, and is saving it up.',
      'Turn it up, says one half of the table; turn it in, says the other.',
      'The grapes are nice too, {they} said, when asked about the drapes.',
    ],
  },
  {
    nouns: list(
      'staple notepad clipboard folder binder biro stationery sharpener post-it printout office payroll procurement memo',
    ),
    events: [
      '{a_one} was found behind the photocopier on Monday morning, already working, under the name of {name}',
      '{a_one} came with the desk, was forgotten in the inventory, and calls the third drawer {name}',
      '{a_one} was circulated to all departments, and came back with {count} initials and the name {name}',
      '{a_body} put {topic} on the agenda under “any other business”, and the minutes call it {name}',
    ],
    conflicts: [
      told(
        '{They} was lent to the third floor in {year}, and the third floor says it never happened.',
        'There is a photo from the Christmas party.',
        'The third floor has changed its lock.',
      ),
      told(
        'A memo went round that {they} must not leave the building, with {count} copies, one of them to {them}.',
        'It is filed under “pending”.',
        '{They} kept the blank side.',
      ),
      told(
        'The bottom drawer was opened for the audit, and there {they} was, with {snack} and a plan.',
        'The auditor took the snack.',
        'The plan had three bullet points and a moustache.',
      ),
      told(
        'Somebody wrote a name on {them} in correction fluid, and {official} crossed it out.',
        'It is the longest file in the house.',
        'The label now says “ours”.',
      ),
    ],
    closings: [
      'Per my last letter, {they} is fine.',
      'Kind regards, though not very.',
      'Please find {them} attached; nobody else can.',
      'The whole department is held together by {them}, and it knows.',
      'Out of office until {weekday}, in spirit since {year}.',
    ],
  },
  {
    nouns: list('glassblower glass glazier windowpane prism glassmaker carafe'),
    events: [
      '{a_one} blew once too often, and what came out at the end of the pipe bowed and said {name}',
      '{a_one} was marked “this way up”, stood on {their} head out of spite, and arrived as {name}',
      '{a_one} was polished until nobody saw {them} any more, and the bruise on {official} says {name}',
    ],
    conflicts: [
      told(
        '{They} sneezed once in {place}, and a lot of very small invoices fell to the floor.',
        'Nobody walks barefoot there now.',
        'The echo had to be swept up too.',
      ),
      told(
        'The neighbour’s child has a ball, {they} has nerves, and between them there is only {official}.',
        'The ball is in custody.',
        'Seven years of luck have been turned down.',
      ),
      told(
        'A pigeon flew at {them} at full speed, being sure that there was nothing there.',
        'It left an outline and a complaint.',
        '{They} took it as praise.',
      ),
    ],
    closings: [
      'Handle with care, and never with a hammer.',
      'It is all quite transparent, except the price.',
      'Whoever has no faults may throw the first stone, but somewhere else.',
      '{They} has cracked only once, and that was a smile.',
    ],
  },
  {
    nouns: list(
      'bricklayer brick mason builder scaffolder scaffolding plasterer concrete cement tiler tile wall architect foreman',
    ),
    events: [
      '{a_one} was one brick short of a wall in {town}, stood in the gap, and has been on the plans as {name}',
      '{a_one} checked everything with a spirit level, found {town} crooked, and wrote {name} in the wet cement',
      '{a_one} was quoted at {count} days, took until spring, and was handed over as {name}',
    ],
    conflicts: [
      told(
        'The house was to be ready in {year}, and {they} has just asked which way up the plan goes.',
        'The stairs have been built, in advance, somewhere.',
        'The owners live in the skip.',
      ),
      told(
        '{They} wrote {their} name into the wet floor in {town}, and then had to wait there until it was dry.',
        'Lunch was thrown.',
        'The dog that walked past has signed as well.',
      ),
      told(
        'The spirit level said “straight”, the wall said nothing, and the neighbours said it loudly.',
        'The level has been replaced by a marble.',
        'Pisa has sent a card.',
      ),
      told(
        'The tea break began at ten; {count} {crowd} in helmets watched one hole.',
        'The hole has finished first.',
        'A second hole has been hired to watch the break.',
      ),
    ],
    closings: [
      'It only has to dry.',
      'Measure twice, cut once, and then ring {relative}.',
      'The foundation is solid; it is the rest that was an idea.',
      'Somebody has walled in the ladder, and {they} knows who.',
    ],
  },
  {
    nouns: list('sommelier corkscrew winemaker vineyard cork riesling merlot rosé bordeaux winery vintner decanter'),
    events: [
      '{a_one} was sniffed, swirled and spat out in {town}, and the tasting note says {name}',
      '{a_one} lay in a cellar for {length}, improved, and came up with the label {name}',
      '{a_one} was recommended with fish, sent the fish back, and is on the wine list as {name}',
    ],
    conflicts: [
      told(
        '{They} was swirled, sniffed and held against the light by {official}, and asked to be put down.',
        'Notes of wet dog, it says, and of pride.',
        '{Official} was spat out, for fairness.',
      ),
      told(
        'The label promises “a long finish”, and the guests in {place} have been there since {weekday}.',
        'Somebody has asked for a bed.',
        'The cheese left first.',
      ),
      told(
        'At a blind tasting in {town} {they} recognised the slope, the year and the farmer’s cough.',
        'It was apple juice.',
        'The farmer is feeling better.',
      ),
      told(
        'Only one bottle of {year} is left, and {they} visits it on {weekday}s with a candle.',
        'It does not answer, but it breathes.',
        'It is vinegar; nobody dares to say so.',
      ),
    ],
    closings: [
      'Goes well with fish, badly with relatives.',
      'Best before, and twice as loud after.',
      'There is a hint of {snack} in the nose, and it is the guest’s own.',
      '{They} gets better with the years, says {they}.',
      'Spit, says the course; the carpet says nothing.',
    ],
  },
  {
    nouns: list('postman postwoman mailman letterbox parcel stamp postcard courier package'),
    events: [
      '{a_one} was returned to sender, had none, and was delivered to {official} as {name}',
      '{a_one} would not fit through the letterbox, rang twice, and was left with the neighbours as {name}',
      '{a_one} took the long way round because of a dog, and by the last street the dog answered to {name}',
    ],
    conflicts: [
      told(
        'A card says that {they} came by at {time} and found nobody in, and {count} {crowd} had been standing at the window.',
        'The card was handed over in person.',
        'The neighbours are out too, in shifts.',
      ),
      told(
        'Address unknown, it said on the envelope, so {they} looked under every doormat in {town}.',
        'There were {count} spare keys and one poem.',
        'The sender lives next door.',
      ),
      told(
        'The dogs of {town} have hung up a photograph of {them}, with the calves marked in red.',
        'There is a raffle.',
        'The sausages come second class.',
      ),
      told(
        '{They} read only the picture side of the postcards, and knows that {rival} is lying about the weather.',
        'The sea has been coloured in.',
        'It was posted in {town.2}.',
      ),
    ],
    closings: [
      'Return to sender, who has moved out in time.',
      'No junk mail, says the sticker; {they} was not asked.',
      'Postage is paid by whoever blinks first.',
      'Delivered in any weather, but to any door.',
      'Fragile, it says; that means the man with the van.',
    ],
  },
  {
    nouns: list('baker baking dough flour yeast pastrychef confectioner patisserie boulanger rolling-pin'),
    events: [
      '{a_one} got up at three to knead, fell asleep at four, and had risen by five as {name}',
      '{a_one} was left to prove in a warm place, proved it, and came out of the oven as {name}',
      '{a_one} made a baker’s dozen, counted the thirteenth twice, and called it {name}',
    ],
    conflicts: [
      told(
        'The alarm goes off at three, {they} kneads for an hour, and at four it turns out to be the pillow.',
        'It rose beautifully.',
        'It has been sold, with poppy seeds.',
      ),
      told(
        'The bowl was left alone over {weekday}, and by morning {place} had no doors left.',
        'It is being eaten from the street.',
        'The mayor was knocked back, gently.',
      ),
      told(
        'A queue of {count} {crowd} stood at the shutter for {their} last roll, and nobody looked at anyone.',
        'It was cut by a notary.',
        'A pigeon had ordered it.',
      ),
      told(
        '{Relative} opened the door “only to look”, and everything that {they} had hoped for sank in the middle.',
        'It is sold as a bowl.',
        'The door has been forgiven, {relative} has not.',
      ),
    ],
    closings: [
      'The crust is hard, the inside is soft, and the price is fresh every day.',
      'Yesterday’s goes at half price, and so do the jokes.',
      'There is flour on everything, including the alibi.',
      'A dozen is thirteen here, and nobody has been told which one is extra.',
    ],
  },
  {
    nouns: list('puzzle riddle jigsaw quiz quizmaster anagram puzzler scrabble rebus'),
    events: [
      '{a_one} sat on seven across for {length}, and the only thing that fitted was {name}',
      '{a_one} was finished but for one piece, which was under the dog, and on the back it said {name}',
      '{a_one} answered before the question was read out, and the question had been {name}',
    ],
    conflicts: [
      told(
        'Everything fitted but seven down, and {they} has renamed a river in {town} to make it right.',
        'The maps go out on {weekday}.',
        'It was “aunt”.',
      ),
      told(
        'Only one gap was left, {they} took the sofa apart for {length}, and then {relative} moved a foot.',
        'It had been stuck to the sole.',
        'The sofa now has a leg too many.',
      ),
      told(
        '{They} wrote in ink, with great calm, and {official} had to be led out of the carriage.',
        'It was one letter out.',
        'The carriage is still one across.',
      ),
      told(
        'A stranger on the train said the solution aloud, and has been asked for again by the police in four letters.',
        '“Help”, he says.',
        'The second letter is an E.',
      ),
    ],
    closings: [
      'Sleep, five letters: never.',
      'The solution is on page forty, upside down, and so is {they}.',
      'Every box is filled, some of them with tears.',
      'A flightless bird, three letters: it is always the same bird.',
    ],
  },
  {
    nouns: list(
      'kubernetes docker devops microservice backend frontend regex compiler debugger database deployment firewall javascript linux github programmer developer coder coding sysadmin api loop recursion',
    ),
    events: [
      '{a_one} worked on one machine in {town}, nobody has dared to update it, and the machine is called {name}',
      '{a_one} was pushed on a Friday afternoon, and on Saturday every screen in the building said {name}',
      '{a_one} was meant as a placeholder, shipped, and is now too important to be called anything but {name}',
      '{a_body} was put in charge of {topic}, changed one line, and the log has said nothing but {name} since',
    ],
    conflicts: [
      told(
        '{They} went live on a Friday at five, and {official} has aged in dog years since.',
        'The Friday is still going on.',
        'It worked on the other machine.',
      ),
      told(
        'Nobody understands the one line that keeps {them} going; above it somebody wrote “do not touch”, in {year}.',
        'The comma has been insured.',
        'The author keeps sheep now.',
      ),
      told(
        '{They} restarted {themself} {count} times last night, and {count} {crowd} were woken to watch.',
        'It was the cat on the keyboard.',
        'The dashboard was green, out of shame.',
      ),
      told(
        'A small fix to {them} took the lights out in {town}, the lift out of {office}, and one mayor.',
        'The mayor has been rolled back.',
        'It was a semicolon.',
      ),
    ],
    closings: [
      'It is not a fault, it is Tuesday’s feature.',
      'Have you tried switching {them} off and taking the afternoon off?',
      'The documentation says “see above”, and above is the ceiling.',
      'Works on my machine, says the machine.',
      'Everything is in the cloud, and it looks like rain.',
    ],
  },
  {
    nouns: list('syringe bandage obstetrician anaesthetist anesthetist surgeon hospital plaster ward scalpel paramedic x-ray'),
    events: [
      '{a_one} was paged to the wrong ward, delivered anyway, and the wristband says {name}',
      '{a_one} said “you will feel a small scratch”, felt it too, and was discharged as {name}',
      '{a_one} wrote the chart in such a hand that three doctors read it as {name}',
    ],
    conflicts: [
      told(
        '“Count back from ten”, somebody told {them} in {town}, and {they} asked for the answer in writing.',
        'It was six, and then {weekday}.',
        'The form has a box for it.',
      ),
      told(
        '{They} was brought to the wrong floor, and {official} came home with somebody else’s tonsils.',
        'They have settled in.',
        'The visitors are nicer too.',
      ),
      told(
        'The chart at the foot of the bed went up so steeply that {they} has sold shares in it.',
        'The fever was a good investor.',
        'There is a dividend of grapes.',
      ),
    ],
    closings: [
      'Visiting hours are over; the grapes stay.',
      'Breathe in, says the voice, and nobody has yet said out.',
      'It is nothing serious, says the face of the man who was asked.',
      'The next free appointment is for {their} grandchildren.',
    ],
  },
  {
    nouns: list('railway train tram locomotive subway metro signalman timetable commuter stationmaster'),
    events: [
      '{a_one} was announced on platform four, arrived on six, and the loudspeaker coughed and said {name}',
      '{a_one} waited for a connection in {town} that was cut in {year}, and is in the timetable as {name}',
      '{a_one} apologised for the delay in person, carriage by carriage, and got off as {name}',
    ],
    conflicts: [
      told(
        'The board says {they} is expected five minutes late, and it has said so since {year}.',
        'A village has grown on the platform.',
        'The five has been polished.',
      ),
      told('There were leaves on the line, so {they} read them.', 'It was autumn, chapter two.', 'The rest comes by bus.'),
      told(
        '{They} stood in the quiet coach and breathed, and {count} {crowd} turned round.',
        'The breath had no reservation.',
        'The conductor apologised by hand sign.',
      ),
    ],
    closings: [
      'Mind the gap, and what lives in it.',
      'This service ends here, says the loudspeaker; so do its manners.',
      'All change, please, and not only trains.',
      'The connection was not reached, but it waved.',
    ],
  },
  {
    nouns: list('tractor combine harvester plough farmyard farmhand haystack'),
    events: [
      '{a_one} led a queue of {count} cars through {town} at walking pace, and the horns sang {name}',
      '{a_one} took first prize at the county show ahead of a marrow, and the rosette says {name}',
      '{a_one} got stuck in the lower field up to the middle, and has been on the map there as {name}',
    ],
    conflicts: [
      told(
        '{They} did twelve miles an hour on the only road to {town}, and the wedding behind had to be held on the move.',
        'The cake was passed forward.',
        'The bride overtook on foot.',
      ),
      told(
        'The furrow was straight until a hare crossed it, and the field now spells something about {rival}.',
        'It can be read from the church tower.',
        'The hare denies the spelling.',
      ),
      told(
        '{They} would not start in the frost, so {count} {crowd} pushed, and then could not stop.',
        'The duck pond was informed late.',
        'They are in {town.2} by now.',
      ),
    ],
    closings: [
      'There is mud on it from four generations, and it is holding things together.',
      'Make hay while the sun shines, and excuses when it does not.',
      'The neighbour’s is bigger, but it cries.',
    ],
  },
  {
    nouns: list('sleep nap bedtime pajamas siesta sleepwalker sleepover'),
    events: [
      '{a_one} lay down for five minutes in {year}, and woke up to a party for {name}',
      '{a_one} counted sheep until one of them counted back, and it counted to {name}',
      '{a_one} pressed snooze nine times, and the tenth alarm called the household together as {name}',
      '{a_body} took {topic} to bed, turned over, and heard the pillow say {name}',
      '{a_body} wore a mask with painted eyes for {topic}, and was promoted in the meeting as {name}',
      '{a_body} had just got to the good part of {topic} when the dustmen came and asked for {name}',
      '{a_body} shared a blanket with {topic}, woke with a corner of it, and has a cold called {name}',
    ],
    conflicts: [
      told(
        '{They} counted sheep until {time}, and then the sheep asked for a break.',
        'They are lying all over {town}.',
        'Number {count} jumped twice, for the money.',
      ),
      told(
        'Snoring was heard as far as {town}, where it is taken for the ferry.',
        '{Count} people have boarded.',
        'It is usually on time.',
      ),
      told(
        '“Just five minutes more”, said the note on {their} door in {year}.',
        'The milk has become a cheese.',
        'The five is not dry yet.',
      ),
    ],
    closings: [
      'Do not wake {them}; the last one who did is still singing lullabies.',
      'The early bird has been asked to keep it down.',
      'Tomorrow is another day to lie down in.',
      'It is a dream job, and the alarm clock has been let go.',
    ],
  },
  {
    nouns: list('invoice receipt taxman coin bitcoin'),
    events: [
      '{a_one} rolled under a sofa in {town}, gathered interest, and came out as {name}',
      '{a_one} was declared in the wrong column, and the refund was made out to {name}',
      '{a_one} changed hands {count} times in one afternoon, and somebody had written {name} on the back',
    ],
    conflicts: [
      told(
        '{They} declared {snack} as a business lunch, and the inspector wants to know who the crumbs were.',
        'They were clients.',
        'He has taken a sample, and then the bag.',
      ),
      told(
        'The interest on {them} was so small that {official} lost it in the carpet.',
        'The carpet is now rich.',
        'A moth is living off it.',
      ),
      told(
        '{They} was worth {money} at noon and a button at {time}.',
        'The button is rising.',
        'Experts had seen it coming, from behind.',
      ),
    ],
    closings: [
      'Past performance is no guarantee, and neither is the present one.',
      'Keep the change, said somebody, and it changed {them}.',
      'Payable in thirty days, or in a hurry to the border.',
      'It all goes to charity: {relative} is called that.',
    ],
  },
  {
    nouns: list('fashion catwalk supermodel zip zipper corset'),
    events: [
      '{a_one} was too early for this season and too late for the last, and opened the show as {name}',
      '{a_one} tripped on the catwalk, stayed down, and the whole row took notes about {name}',
      '{a_one} was cut without a pattern, sat perfectly on nobody, and left the fitting room as {name}',
    ],
    conflicts: [
      told(
        'One loose thread was pulled in {town}, and {length} later {they} stood there in a collar.',
        'It is the look of the season.',
        'The rest is a ball, and still warm.',
      ),
      told(
        'It was a scarf for {official}, and nobody had told {them} when to stop.',
        'The far end is in {town.2}.',
        'The bus follows it.',
      ),
      told(
        'Stripes are out and dots are in, so {they} has spent {length} on one leg, waiting for it to turn.',
        'The other leg is vintage.',
        'The mirror is on {their} side.',
      ),
    ],
    closings: [
      'One size fits nobody, but it does so with a belt.',
      'Wash by hand, somebody else’s.',
      'Black is slimming, says the hole.',
      'Dropped a stitch in {year}, and is still looking.',
    ],
  },
  {
    nouns: list('theatre theater actor actress stage understudy puppeteer ventriloquist stuntman prompter'),
    events: [
      '{a_one} was the hind legs until the front fell ill, and took the bow as {name}',
      '{a_one} forgot the line, was told it by the prompter, and the line was {name}',
      '{a_one} waited in the wings for {length}, went on in the wrong play, and got better reviews as {name}',
    ],
    conflicts: [
      told(
        '{They} was to say one line, “the carriage is here”, and {length} later it still was not.',
        'The horses have joined the union.',
        'The second act is about waiting now.',
      ),
      told(
        'There is no net under {them}, only {official}, and nobody has told {official}.',
        'He has asked why everybody looks up.',
        'He was told to stand a bit to the left.',
      ),
      told(
        'The curtain came down on {their} nose, and the audience in {town} took it for the ending.',
        'It has been kept in.',
        'The nose bows last.',
      ),
    ],
    closings: [
      'Break a leg, they said; it was the piano’s.',
      'The show must go on, but could it go on without the goat?',
      'Standing ovation: somebody had sold the chairs.',
      'The prompter laughed, and gave away the end.',
    ],
  },
  {
    nouns: list('typographer serif comma apostrophe semicolon typo punctuation exclamation proofreader'),
    events: [
      '{a_one} was set in the wrong size, pushed {count} letters off the page, and the rest read {name}',
      '{a_one} was missed by three proofreaders, went to print, and is now spelt {name} in every library',
      '{a_one} was put in italics for emphasis, leaned too far, and was caught as {name}',
    ],
    conflicts: [
      told(
        '{They} was set too close to a neighbour, and the pen shop in {town} has had other customers since.',
        'Sales have doubled.',
        'The sign stays, says the owner.',
      ),
      told(
        'One dot was left out on the way to the printer, and {office} has ordered {count} {crowd}.',
        'They were to be crowns.',
        'Delivery is at {time}.',
      ),
      told(
        '{They} was printed in bold by mistake, and has been asking for a rise.',
        'It was granted in italics.',
        'The footnote is jealous.',
      ),
    ],
    closings: [
      'There is space for everyone, and {they} decides how much.',
      'Small print, big feelings.',
      'The client would like it to pop, and it has popped.',
      'Full stop, they said; {they} held out for a comma.',
    ],
  },
  {
    nouns: list('vicar priest nun bishop pope monk sermon organist chapel cathedral abbey sacristan verger pulpit'),
    events: [
      '{a_one} was asked for a short sermon, kept it to {length}, and the last of the flock said amen, {name}',
      '{a_one} rang for a wedding on a Tuesday, nobody was engaged, and {town} married off {name} to be on the safe side',
      '{a_one} lit one candle too many, the alarm sang in tune, and the hymn is listed as {name}',
    ],
    conflicts: [
      told(
        'The sermon lasted until {time}, and {they} was the only one who did not need waking.',
        'It had been about patience.',
        'The collection was taken in pillows.',
      ),
      told(
        '{They} came in one bar too early, and {count} {crowd} at the back were married by mistake.',
        'Most are happy.',
        'The rice was cooked.',
      ),
      told(
        'The bell rope caught {them} on the way up, and {town} had noon for {length}.',
        'Lunch was served {count} times.',
        'The clock has been forgiven.',
      ),
    ],
    closings: [
      'Confession is on {weekday}s; bring a chair.',
      'The roof fund thanks everybody, and drips.',
      'Amen, said somebody hopefully, in the middle.',
      'The front row is free; it always was.',
    ],
  },
  {
    nouns: list('photographer photo polaroid paparazzo tripod darkroom'),
    events: [
      '{a_one} said “one more” for {length}, and the only sharp one is labelled {name}',
      '{a_one} blinked in all {count} pictures but the passport’s, and the passport is {name}’s',
      '{a_one} came out of the darkroom the wrong way round, and reads {name} in the mirror',
    ],
    conflicts: [
      told(
        '{They} said “cheese”, and the mice of {town} are all in focus.',
        'The bride is behind them.',
        'One has asked for a print.',
      ),
      told(
        'Everybody had to look natural for {them} until {time}, and {official} got cramp.',
        'It was the only real face.',
        'The lens cap was on.',
      ),
      told(
        'In every holiday picture from {town} {they} is at the edge, half cut off, with {snack}.',
        'There are whole albums of the other half.',
        'The Eiffel Tower has moved over.',
      ),
    ],
    closings: [
      'Eyes closed again, and only on the good one.',
      'A picture says more than a thousand words, most of them “again, please”.',
      'Sent to everyone by mistake, and liked by all.',
    ],
  },
  {
    nouns: list(
      'gym dumbbell legday treadmill crossfit kettlebell protein squat bodybuilder weightlifter barbell workout personal-trainer zumba pilates',
    ),
    events: [
      '{a_one} signed up in January, came back in November, and the locker was under {name}',
      '{a_one} lifted the whole rack to look for a towel, and the towel said {name}',
      '{a_one} grunted so well that somebody in the next hall turned round and said “{name}?”',
    ],
    conflicts: [
      told(
        '{They} joined on the second of January, was seen once more in {year}, and has paid for a wing of the building.',
        'It is named after somebody else.',
        'The towel has never left.',
      ),
      told(
        'Every day was leg day by mistake, and {town} has had to widen the stairs.',
        'The arms are on a waiting list.',
        'Trousers come from a sailmaker.',
      ),
      told(
        '“One more!” somebody shouted at {them} on {weekday}, and it was {snack}.',
        'There were three sets of ten.',
        'The form was perfect.',
      ),
    ],
    closings: [
      'No pain, no gain, says the chiropractor’s yacht.',
      '{They} can lift anything but the mood.',
      'The mirror has asked for a rest day.',
    ],
  },
  {
    nouns: list('holiday tourist backpacker motel hostel deckchair souvenir cruise'),
    events: [
      '{a_one} put a towel on the lounger at dawn, and the pool attendant filed it under {name}',
      '{a_one} was waved through customs with a straw donkey, which now goes by {name}',
      '{a_one} read the map upside down as far as {town}, liked it, and checked in as {name}',
    ],
    conflicts: [
      told(
        'A towel was laid out at {time} to keep a place, and in the morning {they} was under it.',
        'The towel has extended its stay.',
        'The pool has been divided by treaty.',
      ),
      told(
        '{They} went to {town} and the bags went to {town.2}, and the bags had better weather.',
        'They have sent a postcard.',
        'The socks want to stay.',
      ),
      told(
        '“Sea view”, the brochure said, and {they} is still leaning out with {official} holding the legs.',
        'There is a bit of blue.',
        'It was a van.',
      ),
    ],
    closings: [
      'Breakfast is until ten, and grudges until noon.',
      'Wish you were here, and I at home.',
      'The minibar has been opened, and so has the case.',
      'Four stars, and the fifth is visible through the roof.',
    ],
  },
  {
    nouns: list('school blackboard chalk satchel detention headmaster headmistress pupil classroom schoolbag kindergarten'),
    events: [
      '{a_one} wrote “I will not” a hundred times on the board, ran out of chalk, and the last line says {name}',
      '{a_one} was sent out of the room, listened at the door, and came back in as {name}',
      '{a_one} put up a hand in the first lesson, and was asked in the last, and the answer was {name}',
      '{a_body} gave a talk on {topic}, was marked out of ten, and got {name}',
    ],
    conflicts: [
      told(
        'The dog was said to have eaten it, so {they} was marked by the dog.',
        'It got a B, and the crust of a C.',
        'The dog has been moved up a year.',
      ),
      told(
        'Somebody passed a note about {them} through the back row, and it went by {town.2}.',
        'It came back with corrections.',
        '“See me”, it said, in red.',
      ),
      told(
        'If {they} leaves {town} at {time} with {count} {crowd}, when does {rival} arrive?',
        'Show your working, and your ticket.',
        'It was a trick question, and he came by boat.',
      ),
    ],
    closings: [
      'The bell does not dismiss you, {they} does.',
      'Must try harder, or at least louder.',
      'For the next time, pages one to the end.',
      'The answer is seven; nobody has found the question.',
    ],
  },
];
