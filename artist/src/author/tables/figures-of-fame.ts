/** Whoever everybody knows by name from stage, pitch and science, told by what they are known for: no pop star walks across a keyboard. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_FAME: readonly NounClass[] = [
  {
    nouns: list(
      'taylorswift beyonce ladygaga arianagrande rihanna dualipa billieeilish adele madonna katyperry shakira harrystyles justinbieber edsheeran sabrinacarpenter oliviarodrigo britneyspears selenagomez mariahcarey brunomars michaeljackson whitneyhouston celinedion mileycyrus dollyparton popqueen queenofpop popdiva',
    ),
    events: [
      '{a_one} wrote a song about an ex, one about his scarf and one about his lawyer, and went on tour with the lot as {name}',
      '{a_one} hung out some washing, forty thousand fans read it from left to right, and it was a message from {name}',
      '{a_one} changed eleven times in one concert, at last into the stage curtain, and took the final bow as {name}',
      '{a_one} swapped friendship bracelets with a traffic policeman, and his says, in pink plastic letters, {name}',
    ],
    conflicts: [
      told(
        'Everybody who ever kept {them} waiting is a track on the album, and the dentist has two.',
        'He hums the second one at the drill.',
        'The bus company has the bonus disc.',
      ),
      told(
        'From the colour of one sock the fans have worked out that a new album comes on Friday.',
        'It was the wash, at sixty degrees.',
        'There has to be one now.',
      ),
      told(
        'All the old hits have been recorded again by {them}, down to the cough in the second verse.',
        'The new cough is deeper.',
        'The owner of the old cough has hired somebody.',
      ),
      told(
        'A wind machine goes ahead of {them} everywhere, and the bakery has begun to weigh down the rolls.',
        'The hair has arrived; the rest is parking.',
        'The baker looks good with a fringe.',
      ),
      told(
        'The tickets were gone in four seconds, and one man is still waiting at place two million and six.',
        'He moved up by one on Sunday.',
        'He knows the whole album from the waiting music.',
      ),
    ],
    closings: [
      'The bridge is where everybody cries, and after that comes the car park.',
      'The key change comes near the end, and takes the chandelier along.',
      'There will be nine editions of this, and one of them glows.',
      'The surprise encore has been on the timetable since March.',
      'The next album is about whoever has just read this.',
    ],
  },
  {
    nouns: list('elvis elvispresley elvisimpersonator elvislookalike kingofrocknroll'),
    events: [
      '{a_one} married nine couples in a chapel in one night, two of them to each other twice, and the organ was {name}',
      '{a_one} entered a lookalike contest under a false beard, came third, and the third prize was made out to {name}',
      '{a_one} swung a hip in a china shop, once, to the left, and what was still whole was bought by {name}',
      '{a_one} was seen at a petrol station in {town}, then in a launderette, then on a moon of Saturn, always as {name}',
    ],
    conflicts: [
      told(
        'When {they} has left the building, a man has to say so, and the man has been ill since Monday.',
        'Nobody dares to lock up.',
        'So {they} is still in the building, in the cloakroom.',
      ),
      told(
        'The white suit has eleven pounds of glitter on it, and in July two aeroplanes landed by it.',
        'Both pilots thanked the collar.',
        'The cape is for the fog.',
      ),
      told(
        'The hair takes a tin of grease a day, and on Sunday a cyclist lost his way on it.',
        'He came down by the left sideburn.',
        'It is waterproof, and so is the pillow.',
      ),
      told(
        'One lip goes up by itself whenever anybody says “thank you”, which is a trial at the supermarket.',
        'The girl at the till has fainted by department.',
        'Thank you, {they} says then, and it starts all over.',
      ),
    ],
    closings: [
      'The sandwich is peanut butter, banana, and no regrets.',
      'Mind the shoes: they are blue, and they are suede.',
      'The hips have gone ahead, and left a number.',
      'Thank you very much, says the belt buckle.',
      'The guitar is only held for the elbows.',
    ],
  },
  {
    nouns: list(
      'ronaldo cristianoronaldo messi lionelmessi neymar mbappe maradona pele zidane haaland ronaldinho ibrahimovic davidbeckham thierryhenry soccerplayer soccerstar footballstar footballlegend',
    ),
    events: [
      '{a_one} fell over in the penalty area at a light breeze, rolled as far as the bakery, and was awarded {name}',
      '{a_one} stood wide-legged over a free kick so long that the wall went home, and the empty net belongs to {name}',
      '{a_one} scored in the ninety-third minute, took off the shirt, and under it was a second shirt that said {name}',
      '{a_one} dribbled round four defenders, a ball boy and the sausage stand, and put it past {name}',
    ],
    conflicts: [
      told(
        'After every goal {they} points at the sky, runs to the corner, and slides into the same linesman.',
        'He has had himself padded.',
        'At home it is done after each clean plate.',
      ),
      told(
        'A hamstring of {them} twinged in {town}, and the evening news opened with it, before the weather.',
        'The weather wished it well.',
        'It is out for three weeks, with its own agent.',
      ),
      told(
        '{They} plays with the number ten, and the man who had it before has been given an eleven and a hug.',
        'He keeps looking down at himself.',
        'The nought is worn a little, from kissing.',
      ),
      told(
        'The fans have argued for nine years over who is the greatest of all time, {they} or the other one.',
        'Two brothers in Cremona eat in shifts.',
        'The other one is at it, too, in the mirror.',
      ),
      told(
        '{They} was sold for the price of a bridge, a school and a bridge, and cannot find the changing room.',
        'The bridges have been asked for directions.',
        'There is a clause about the slippers.',
      ),
    ],
    closings: [
      'The ball was asked for the match, and has said yes.',
      'The wall says that it never jumped.',
      'One shirt was swapped at the final whistle, and one grandmother is still in it.',
      'It was not a foul, it was a long story.',
      'The trophy has its own seat on the plane, by the window.',
    ],
  },
  {
    nouns: list(
      'arsenalfc arsenal realmadrid fcbarcelona bayernmunich bayernmünchen fcbayern manchesterunited manchestercity liverpoolfc chelseafc acmilan intermilan borussiadortmund tottenhamhotspur celticfc footballclub soccerclub footballteam soccerteam juventus',
    ),
    events: [
      '{a_one} was two up with a minute to go, waved to the crowd, and lost by the odd goal to a side of postmen named {name}',
      '{a_one} sold the goalkeeper on the last day of the window, bought a bus, and parked it in front of {name}',
      '{a_one} promised a trophy by the spring, did not say which, and in the cabinet there is so far only a note from {name}',
      '{a_one} was knitted into a scarf by a grandmother, nine yards of it, and the far end, in red, says {name}',
    ],
    conflicts: [
      told(
        'This is {their} year, it is said in August, and it was said in every August before.',
        'It is iced on the cake.',
        'By November it is next year that is the year.',
      ),
      told(
        'The new manager was handed a scarf at noon, and was thanked for everything at six.',
        'He kept the scarf.',
        'There is a picture of him with the kettle.',
      ),
      told(
        'Behind {them} in row nine sits a man who would have put that one in himself.',
        'He has a pie in each hand.',
        'It was his knee, in 1974.',
      ),
      told(
        'The third away shirt is in a colour that a committee calls “thunder salmon”.',
        'A grandfather wears it to bed.',
        'The goalkeeper is in “startled mint”.',
      ),
      told(
        'The goal was given, taken back, and looked at on a screen the size of a toaster.',
        'It was offside by an eyebrow.',
        'The eyebrow has gone to another club since.',
      ),
    ],
    closings: [
      'It is a game of two halves, and of one pie.',
      'They sing loudest when it is four nil, to the others.',
      'Full time, said the whistle, and nobody could go home yet.',
      'The badge is kissed on Saturdays and ironed on Fridays.',
      'It was always in the bag, says row nine, and looks for the bag.',
    ],
  },
  {
    nouns: list('gordonramsay jamieoliver celebritychef tvchef masterchef tvcook televisionchef bakeoff'),
    events: [
      '{a_one} sent back a boiled egg eleven times, in tears of rage, and the hen at last signed it {name}',
      '{a_one} shouted at a risotto on live television until it stood up straight and answered “yes, {name}”',
      '{a_one} said “and here is one I made earlier”, opened the oven, and in there, done on both sides, sat {name}',
      '{a_one} came to save a restaurant in two days, threw out the menu, the carpet and the owner, and reopened it as {name}',
    ],
    conflicts: [
      told(
        '“It is raw!”, {they} shouted at a carrot salad, and a whole kitchen looked at its shoes.',
        'The carrots have apologised.',
        'It was also the salad’s birthday.',
      ),
      told(
        'A splash of oil, {they} says, and pours until the bottle is thinking of its family.',
        'The pan has learnt to swim.',
        'The doctor watches through his fingers.',
      ),
      told(
        'The plate is white, a yard wide, and in the middle of it is one pea with a story.',
        'The waiter tells it for six minutes.',
        'The second pea is in the sequel.',
      ),
      told(
        'The judges chewed, looked into the distance, and there was a break for advertisements.',
        'They are still chewing, in the repeat.',
        'Somebody’s mother fainted into the flan.',
      ),
      told(
        'At home, with nobody filming, {they} has beans on toast, in the dark, standing up.',
        'They are wonderful.',
        'The toast has been sworn to silence.',
      ),
    ],
    closings: [
      'The clock is running, and so is the duck.',
      'Hands off the plates, the parsley is being placed with tweezers.',
      'The secret is butter, and the other secret is more butter.',
      'The sponge has sunk, and there is a slow zoom.',
      'Beautiful, {they} whispered at last, and four cooks had to be held.',
    ],
  },
  {
    nouns: list('johncena hulkhogan undertakerwwe prowrestler wwewrestler wrestlemania wrestlingchampion therock randyorton'),
    events: [
      '{a_one} was thrown over the ropes, came back with a folding chair, sat down on it, and refused to be moved as {name}',
      '{a_one} walked in to {their} own music for so long that the match was over, and had been won by {name}',
      '{a_one} tore off a shirt, then the one underneath, then a cardigan, and on the vest at last stood {name}',
      '{a_one} climbed the corner post, made a speech up there about a nephew, fell asleep, and landed on {name}',
    ],
    conflicts: [
      told(
        'Nobody can see {them}, says {their} own song, and the ticket inspector has had enough of it.',
        'The hand before the face is no pass.',
        'He fined an empty seat, and it flexed.',
      ),
      told(
        'The referee looks the other way exactly when the chair comes, and he has looked there since 1985.',
        'There is a very nice exit sign.',
        'He has asked for a chair as well, to sit on.',
      ),
      told(
        '{They} won a belt so big that no trousers go with it, and wears it over the shoulder like a fish.',
        'It was weighed at the airport.',
        'The buckle has its own room.',
      ),
      told(
        'Two men with one microphone each have been shouting at {them} about Sunday since Tuesday.',
        'It is about a parking space, by the bakery.',
        'On Sunday they had a very nice lunch.',
      ),
    ],
    closings: [
      'It was all agreed beforehand, except the sneeze.',
      'One, two, said the hand on the mat, and then it wanted to know.',
      'The table had been looking forward to retiring.',
      'The trumpets start, and the whole supermarket turns round.',
      'The masked man is the dentist; everybody knows, and nobody says so.',
    ],
  },
  {
    nouns: list(
      'einstein alberteinstein isaacnewton mariecurie nikolatesla charlesdarwin oppenheimer stephenhawking schrodinger galileo galileogalilei archimedes',
    ),
    events: [
      '{a_one} sat under a tree to think, was hit by an apple, a pear and a branch, and from the third law on was {name}',
      '{a_one} jumped out of the bath with the answer, ran through {town}, and was given a towel embroidered {name}',
      '{a_one} wrote a formula on a restaurant bill, paid with it, and the waiter has a prize now, together with {name}',
      '{a_one} proved that time passes more slowly at an aunt’s, stayed for coffee, and came out in a new century as {name}',
    ],
    conflicts: [
      told(
        'The blackboard was full by noon, so {they} went on over the wall, the door and a caretaker.',
        'He is the part after “hence”.',
        'He may not be washed until it is published.',
      ),
      told(
        'Everything is relative, {they} told the landlord, who said that the rent was not.',
        'It was due in every frame of reference.',
        'They have agreed to meet at the speed of light.',
      ),
      told(
        'For the famous picture {they} put out the tongue, and there was a stamp on it.',
        'The letter has arrived.',
        'The hair had been combed for that.',
      ),
      told(
        '{Their} assistant is a cat who may or may not have eaten the result.',
        'Nobody wants to be the one to look.',
        'The box purrs, in both cases.',
      ),
      told(
        'A colleague in {town} had the same idea on the same day, with a better moustache.',
        'They shook hands, and it cancelled out.',
        'The moustache was awarded the prize.',
      ),
    ],
    closings: [
      'The proof is simple, and is left to the reader, who has gone home.',
      'It worked in theory, and the theory has no eyebrows left.',
      'E equals something; it is on the other napkin.',
      'The apple has never been asked for its view.',
      'Eureka, they heard from the bathroom, and sighed.',
    ],
  },
  {
    nouns: list(
      'mozart beethoven vivaldi chopin wagner tchaikovsky puccini verdi stravinsky debussy composer johannsebastianbach wolfgangamadeusmozart',
    ),
    events: [
      '{a_one} wrote a symphony at the age of four, with jam, and the sticky bit in the middle is called {name}',
      '{a_one} knocked four times at the neighbour’s, short, short, short, long, and when it opened the orchestra was {name}',
      '{a_one} left the last movement unfinished when the soup came, and whole conservatoires have searched in the bowl for {name}',
      '{a_one} dedicated an opera to an emperor, crossed him out in a rage, and through the hole one reads {name}',
    ],
    conflicts: [
      told(
        '“Too many notes”, said the emperor, so {they} took out one, and it was the one that held up the ceiling.',
        'The chandelier came in on the beat.',
        'It has been put back, with glue.',
      ),
      told(
        'The wig of {them} came in late at the premiere, by two bars, from the left.',
        'The oboes took it for a cue.',
        'It had the better press.',
      ),
      told(
        'Each night {they} is played to somebody on hold, up to bar nine, and then again from the beginning.',
        'Nobody alive has heard bar ten.',
        'A plumber whistles it as far as that.',
      ),
      told(
        'The Requiem was ordered by a stranger in black, who has called twice since about the invoice.',
        'He would also like a ringtone.',
        'It was the same man, with a parcel.',
      ),
      told(
        'All four seasons had been set to music, and then {they} moved to {town}, which has two.',
        'Summer is played very fast.',
        'They have borrowed an autumn.',
      ),
    ],
    closings: [
      'There is a chocolate with {their} face on it, and it hums.',
      'The piano was tuned, and so was the landlord.',
      'The triangle player has waited four movements for this, and sneezes.',
      'It is marked “with feeling”, in gravy.',
      'From the top, said the bust on the piano.',
    ],
  },
  {
    nouns: list('jamesbond bondvillain bondgirl 007 agent007'),
    events: [
      '{a_one} asked for a chamomile tea, shaken and not stirred, and gave the surname first, then all of it, then {name}',
      '{a_one} was lowered through a skylight over a laser, on a rope that was a yard too long, and crossed it as {name}',
      '{a_one} got a pen that was a camera, a watch that was a saw and a shoe that was a boat, and wrote, sawed and sank {name}',
      '{a_one} introduced {themself} so slowly that the casino had closed between the surname and {name}',
    ],
    conflicts: [
      told(
        'The secret identity is told to every barman in the world, surname first.',
        'There is a newsletter.',
        'The barmen have not let on, out of pity.',
      ),
      told(
        'A villain with a white cat explained the whole plan to {them} over soup, and then could not find the lever.',
        'It was under the cat.',
        'They had pudding in the meantime.',
      ),
      told(
        '{They} drove the car with the ejector seat to fetch an aunt from the station.',
        'She has asked to go again.',
        'It was the button for the radio, until then.',
      ),
      told(
        'The dinner jacket came out of the wetsuit dry, and the sandwich in its pocket did not.',
        'It was served to an ambassador.',
        'The bow tie has gills.',
      ),
    ],
    closings: [
      'The name has been taken down, and it is the surname that came first.',
      'There were seven seconds left on the bomb, as always, and one for the cufflinks.',
      'The licence is for fishing; somebody should look.',
      'The cat has resigned, and kept the chair.',
      'This message will dissolve in the soup.',
    ],
  },
  {
    nouns: list('sherlock sherlockholmes herculepoirot poirot missmarple drwatson doctorwatson columbo inspectorclouseau'),
    events: [
      '{a_one} saw at a glance that the vicar was left-handed, in love and standing on a hose, and only the hose is {name}',
      '{a_one} called everybody into the drawing room to say who had done it, and by a slip of the tongue confessed as {name}',
      '{a_one} followed a trail of ash, a hair and a footprint for nine days, round the house, and found {name}',
      '{a_one} went undercover as a hatstand for a week, was given four hats, and solved the case of {name}',
    ],
    conflicts: [
      told(
        'From one crumb {they} told a stranger his trade, his shoe size and his secret sorrow.',
        'The crumb was {their} own.',
        'He went home to have a sorrow.',
      ),
      told(
        'It was the butler, but there were eleven butlers, and they had all ironed each other’s alibis.',
        'One had a crease.',
        'It was the gardener, who butles on Thursdays.',
      ),
      told(
        '“Just one more thing”, {they} says in the doorway, and has said so at that door since lunch.',
        'The murderer has begun to hoover.',
        'It was about the recipe.',
      ),
      told(
        'A hound howled on the moor at midnight, and {they} sent a friend ahead with the sandwiches.',
        'The friend writes it all down, damply.',
        'The hound has one of the sandwiches.',
      ),
      told(
        'The violin comes out when {they} is thinking, and so do the neighbours.',
        'Four crimes were confessed to, to make it stop.',
        'The landlady has deduced earplugs.',
      ),
    ],
    closings: [
      'It was elementary, and then it was lunch.',
      'The magnifying glass makes one eye enormous, and the other one jealous.',
      'When all that is impossible is gone, what remains is the aunt.',
      'The pipe was only for the silhouette.',
      'The dog did nothing in the night, and bills for it.',
    ],
  },
  {
    nouns: list('barbie barbiedoll barbiegirl fashiondoll barbiedreamhouse'),
    events: [
      '{a_one} was an astronaut on Monday, a vet on Tuesday and a mermaid by Friday, and the tax office gave up on {name}',
      '{a_one} was found under the sofa without shoes after nine years, still smiling, and asked to be driven home to {name}',
      '{a_one} got a haircut from a girl of six, who said that it would grow back, and is kept at the back of the shelf as {name}',
      '{a_one} took the lift in a house with no front wall, waved to everybody in {town}, and was waved back at as {name}',
    ],
    conflicts: [
      told(
        '{Their} feet are made for high heels, so {they} came to the swimming baths on tiptoe, and to the moon.',
        'The footprints up there are very small and very chic.',
        'There is one flat shoe, and the dog had it.',
      ),
      told(
        'The house is pink, the car is pink, and in a snowfall {they} had to be looked for with a hairdryer.',
        'It was the fridge that gave it away: beige.',
        'The snow was persuaded.',
      ),
      told(
        '{Their} boyfriend is called for when a handbag has to be held, and his job is beach.',
        'He has it on a card: beach.',
        'He goes back into the box with the spare shoes.',
      ),
      told(
        'One arm came off at a tea party, and {they} went on smiling and pouring with it.',
        'It clicked back in at the biscuits.',
        'The bear has not said a word since.',
      ),
    ],
    closings: [
      'The knees bend with a click, or they do not.',
      'Two hundred careers, and nobody has ever seen a sandwich.',
      'The tiny shoe is in the hoover; everybody heard it.',
      'The horse comes separately.',
      'The kitchen is a sticker.',
    ],
  },
];
