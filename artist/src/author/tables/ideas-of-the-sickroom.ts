/** What aches, itches and is put right again: a headache, a bad knee, hiccups, a sneeze, a night of snoring, a new hip. */
import { MORE_OF_HANGOVERS } from './more-of-nights-and-days.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_THE_SICKROOM: readonly NounClass[] = [
  {
    nouns: list('headache migraine tensionheadache sinusheadache hangoverheadache'),
    events: [
      '{a_body} asked everybody to whisper on account of {topic}, then the curtains, then the carpet, and only the clock said {name}',
      '{a_body} lay down in the dark with {topic} and a wet flannel, and the flannel was heard to sigh {name}',
      '{a_one} moved in behind the left eye on the day the neighbours bought a drum kit, and was given the beat by {name}',
      '{a_one} was to be gone after a glass of water, had the water, asked for another, and sat down behind the eye as {name}',
    ],
    conflicts: [
      told(
        'Somebody ate a crisp two rooms away, and {they} heard which flavour it was.',
        'It was paprika, and it was not closed properly.',
        'The packet was worse.',
      ),
      told(
        'The tablet works in twenty minutes, says the box, in letters that take twenty-five.',
        'There is a leaflet as well, and it is folded by an enemy.',
        'The box was opened by a child.',
      ),
      told(
        'The excuse “not tonight” was invented for {them}, and the quiz team has never got over it.',
        'They came last, without the capitals.',
        'They have asked for a note.',
      ),
      told(
        'The light was put out, then the fridge, then the moon had a word said to it.',
        'It has been a crescent all week, out of tact.',
        'The fridge hums under its breath.',
      ),
      told(
        'Everyone has a cure: peppermint, a walk, no coffee, much more coffee, an uncle who presses on the thumb.',
        'It was the uncle that brought it on.',
        'The thumb is very well.',
      ),
    ],
    closings: [
      'It is all in the head, they say, and they are right, and it is full.',
      'Could somebody turn the wallpaper down?',
      'By evening it was only a hat a size too small.',
      'The temples are closed to visitors.',
      'A bird began to sing, and was sent a glare through the blind.',
    ],
  },
  {
    nouns: list(
      'arthritis kneepain backpain sciatica rheumatism lumbago stiffneck slippeddisc jointpain backache badback badknee kneeproblem hippain achingback achingknee shoulderpain neckpain',
    ),
    events: [
      '{a_body} said “it’s going to rain” because of {topic}, twenty minutes before the weather forecast did, and took over the programme as {name}',
      '{a_body} bent down for a sock in spite of {topic}, and as long as {they} was down there looked for anything else, and found {name}',
      '{a_body} got out of an armchair with {topic} and a noise like a ferry, and the whole room stood up for {name}',
      '{a_one} creaked on the ninth stair at two in the morning, the ninth stair creaked back, and upstairs somebody called {name}',
    ],
    conflicts: [
      told(
        'Every lift out of a chair has a sound of its own now, and the low sofa gets the long version.',
        'The grandchildren can do it with all the verses.',
        'It begins with an “oof” and ends in a hymn.',
      ),
      told(
        'Two hours before any thunderstorm {they} knows, and nobody takes in the washing until {they} has been asked.',
        'The harbour rings up at six.',
        'The barometer has been let go.',
      ),
      told(
        'The exercises are to be done three times a day, and the rubber band hangs on the door, quite unstretched.',
        'It is used for the post.',
        'It was shown to the physiotherapist, who knew.',
      ),
      told(
        'Something was dropped on Tuesday, and is waited for until there is a second thing down there.',
        'It was a pea, and it will be joined.',
        'By Friday it was worth the trip.',
      ),
      told(
        '“It was fine when I was sitting,” {they} told the doctor, and the doctor wrote down: sitting.',
        'It is to be taken after meals.',
        'The chair was prescribed as well, with arms.',
      ),
    ],
    closings: [
      'Stairs are fine; it is only the up and the down.',
      'It comes of age, said the doctor, and the other one is just as old, and has nothing.',
      'There is a cushion for that, and a cushion for the cushion.',
      'Lift from the knees, they say, and they have never met the knees.',
      'There will be sleet from the west by evening; it can be felt.',
    ],
  },
  {
    nouns: list('hiccup hiccups hiccough hiccoughs'),
    events: [
      '{a_body} got {topic} at the quietest point of a wedding, just after “speak now”, and the registrar looked up and asked {name}',
      '{a_body} bid for a Ming vase at an auction by way of {topic}, and went home with nine, in boxes marked {name}',
      '{a_one} came once, was waited for, did not come again, and the very moment that all were seated said {name}',
      '{a_one} was to be frightened away by an aunt with a saucepan, and it was the aunt who could not stop saying {name}',
    ],
    conflicts: [
      told(
        'The cure was to drink from the far side of the glass, and now the tie has had a drink.',
        'The tie has stopped, at least.',
        'There is a puddle, and it jumps.',
      ),
      told(
        'They jumped out at {them} from a cupboard, and nothing was cured but the good manners of the cupboard.',
        'A second cousin is still in there, waiting for the right moment.',
        'It was a lovely surprise, between two of them.',
      ),
      told(
        'In the string quartet {they} came in on every third beat, and the critic praised the percussion.',
        'It was Haydn, and the surprise was new.',
        'The viola has asked for the same.',
      ),
      told(
        '{They} held on for a count of thirty, and at twenty-nine the whole bus was holding on as well.',
        'The driver had to breathe first.',
        'Two got off blue, and none got off cured.',
      ),
      told(
        'Somebody must be thinking of {them}, said grandmother, and everybody began to guess, in alphabetical order.',
        'They are at R, and it is rhythmic.',
        'It was the man from the gas.',
      ),
    ],
    closings: [
      'And then, quite suddenly, it was over, it was really, truly, hic.',
      'Think of seven bald men, they said, and there were only six in the room.',
      'It is gone now; nobody must mention it.',
      'A spoonful of sugar helped, and then a second one, and then it was about the sugar.',
      'The silence after the last one was the longest of the evening.',
    ],
  },
  {
    nouns: list('sneeze sneezing hayfever allergy pollenallergy catallergy dustallergy heatallergy pollencount antihistamine'),
    events: [
      '{a_body} came down with {topic} at the florist’s, and the bouquet left by the window with a card for {name}',
      '{a_body} tried to keep {topic} in during the minute’s silence, and the choir’s hats were found as far off as {name}',
      '{a_one} announced itself in three rising breaths, called itself off, let all the handkerchiefs sink, and then came {name}',
      '{a_one} went off beside a house of cards on live television, and the champion, all in hearts, could only say {name}',
    ],
    conflicts: [
      told(
        '“Bless you,” they said after the first, and after the ninth they only raised a hand.',
        'At twelve somebody read out a whole psalm, to have it done.',
        'They have opened an account.',
      ),
      told(
        'A single birch on the far side of the valley has been written to, through a lawyer.',
        'The birch has not replied, and it is May.',
        'It swayed in a marked manner.',
      ),
      told(
        'It was nearly there, all the faces were ready, somebody said “pineapple”, and it went away again.',
        'It is still owed.',
        'It came back for the speech.',
      ),
      told(
        'Nine tissues were in the sleeve, and all of them had been through the wash.',
        'The navy blue suit looks as if it had been snowing on one side.',
        'The curtain was nearer.',
      ),
      told(
        'The passenger in front turned round, quite slowly, and wiped the back of a newspaper.',
        'He read the weather through a hole.',
        'It had been the crossword, and it is solved.',
      ),
    ],
    closings: [
      'Gesundheit, said the stove, and nobody has owned up.',
      'The meadow is in flower, and so is the nose.',
      'One never comes alone; the second is on the stairs.',
      'The cat was asked to move out, and is keeping the flat.',
      'Whoever looks into the sun gets another one free.',
    ],
  },
  {
    nouns: list('snoring snore snorer sleepapnea sleepapnoea'),
    events: [
      '{a_body} was woken by {topic}, looked round angrily to see who it was, and was introduced to {name}',
      '{a_body} took {topic} along to the silent retreat, and on day three all of them voted for {name} with one raised hand each',
      '{a_one} began in the third row of the planetarium, just past Saturn, and visitors still ask for the black hole called {name}',
      '{a_one} was poked in the ribs, turned over, stopped for a whole minute, and came back from the other side as {name}',
    ],
    conflicts: [
      told(
        'It goes in as a saw and comes out as a kettle, and in between there is a pause that keeps the house awake.',
        'Is that it? No.',
        'Next door they hold their breath as well.',
      ),
      told(
        '{They} “was not asleep, only resting the eyes”, and the eyes could be heard on the ground floor.',
        'They rest through whole films.',
        'The armchair vouches for it.',
      ),
      told(
        'Everything was played back in the morning from a telephone, and {they} asked who the walrus was.',
        'The walrus has denied it.',
        'It has nine thousand listeners.',
      ),
      told(
        'A tennis ball was sewn into the back of the pyjamas, and now the dog wants to play at three in the night.',
        'The score is forty to love, and nobody loves it.',
        'The ball can be heard through it.',
      ),
      told(
        'On the night train one compartment was quite empty, and the other five stood in the corridor, nodding.',
        'The timetable lists it as a second engine.',
        'They were in Vienna by one of the breaths.',
      ),
    ],
    closings: [
      'Nobody has ever heard their own, and so it cannot be true.',
      'The spare room has been taken since the honeymoon.',
      'Even the moths knock first.',
      'Three forests have been sawn, and not a log to show for it.',
      'Good night, all; it was a good night for one.',
    ],
  },
  {
    nouns: list('hangover morningafter hairofthedog katzenjammer'),
    events: [
      ...MORE_OF_HANGOVERS.events,
      '{a_body} promised never again on account of {topic}, and had it in writing, from last month, in the hand of {name}',
      '{a_body} woke up with {topic}, a garden gnome and a contract for a boat, and the boat is called {name}',
      '{a_body} sat opposite a fried egg with {topic}, and it was the egg who looked away first and said {name}',
      '{a_one} drew the curtain at noon, saw that there was more noon behind it, and went back under the pillow as {name}',
    ],
    conflicts: [
      ...MORE_OF_HANGOVERS.conflicts,
      told(
        'The last drink must have been off, {they} says, and the eleven before it nod gratefully.',
        'It was the ice cubes, say others.',
        'It is always the last one who is blamed.',
      ),
      told(
        'There were nine messages sent at 2:40, and all of them were to the dentist, and all of them were kind.',
        'The dentist has replied with an appointment.',
        'He loves {them} too, within reason.',
      ),
      told(
        'A glass of water was put beside the bed, as planned, and was found there, full, and with a look.',
        'It had been right all along.',
        'It was given to the cactus, who was not well either.',
      ),
      told(
        'Somebody dropped a teaspoon into a drawer, which in the circumstances was a declaration of war.',
        'It was the drawer with the lids next.',
        'Peace was signed over chips.',
      ),
      told(
        'The photographs are in, and in every one there is a traffic cone, in some of them as the bride.',
        'They looked very happy.',
        'It has been put back on the roundabout, with a ring.',
      ),
    ],
    closings: [
      ...MORE_OF_HANGOVERS.closings,
      'Something greasy is on its way, and it is being spoken to softly.',
      'From now on only water, until about seven.',
      'It was a good party, by all the accounts of it but the bank’s.',
      'The room has stopped turning, and is facing the wrong way.',
      'Who sang? The whole street knows, and hums it.',
    ],
  },
  {
    nouns: list('burnout exhaustion burntout overwork workaholism workaholic'),
    events: [
      '{a_body} set an out-of-office note because of {topic}, then answered it at eleven at night, with regards, as {name}',
      '{a_body} was told to switch off because of {topic}, found no switch, wrote a ticket about it, and got it back, assigned to {name}',
      '{a_body} went to a lake for a rest from {topic}, had the ducks in teams by noon, and on Friday they report to {name}',
      '{a_one} took the laptop to the bath, the beach and a christening, and the child was nearly called {name}',
    ],
    conflicts: [
      told(
        'The bath salts said “unwind”, and {they} did it in eleven minutes, for the record.',
        'It was put on the CV.',
        'The duck had to give feedback.',
      ),
      told(
        'The company took it seriously at once, and put out a bowl of fruit.',
        'There was one banana per department, and a webinar about it.',
        'The banana is on sick leave.',
      ),
      told(
        'The doctor prescribed doing nothing, twice a day, and {they} asked for it in a spreadsheet.',
        'Nothing is two days behind.',
        'There is a column for sighs.',
      ),
      told(
        'A candle was lit at both ends for efficiency, and then in the middle, for a colleague in Tokyo.',
        'It has asked for a part-time wick.',
        'The cake was not consulted.',
      ),
      told(
        'On holiday {they} stared at the sea for an hour, and then asked it to get to the point.',
        'It came back to {them} on that, in waves.',
        'It took the minutes back out again.',
      ),
    ],
    closings: [
      'A quick call at six will not be possible; there is a cloud to be looked at.',
      'It is only a short break, says the note, and the note has been there since spring.',
      'The hobby is coming along, and will be presented on Monday.',
      'The battery is at two per cent, and so is the telephone.',
      'Somebody has taken the plant home as well, to recover.',
    ],
  },
  {
    nouns: list('forgetfulness brainfog foggybrain babybrain absentmindedness seniormoment memorylapse'),
    events: [
      '{a_body} went upstairs to get something, met {topic} on the landing, came down with a colander, and was greeted as {name}',
      '{a_body} poured the tea into the sugar in a bout of {topic}, stirred the pot with a pen, and drank a letter to {name}',
      '{a_body} introduced an old friend as “this is, you know”, thanks to {topic}, and the friend has gone by it since, as has {name}',
      '{a_one} looked for the telephone for an hour by the light of the telephone, and read on it a reminder about {name}',
    ],
    conflicts: [
      told(
        'The keys were in the fridge, the butter was on the hook, and both had been put there with care.',
        'The front door has been nicely greased.',
        'The butter opens the cellar.',
      ),
      told(
        'The word is on the tip of {their} tongue; it is the thing for the thing, with the handle.',
        'It was “handle”.',
        'It came at four in the morning, and it was “parsley”.',
      ),
      told(
        'There was a list, so that nothing would be forgotten, and it is at home, on the table, complete.',
        'They bought nine lemons, to be on the safe side.',
        'The table has read it often.',
      ),
      told(
        'The glasses were on the head, the other glasses as well, and the third ones had been helping to look.',
        'It was a sunny day from up there.',
        'The hat has been fitted with lenses.',
      ),
      told(
        '{They} reads every page twice, and the second time it is by another author.',
        'The murderer is still a surprise in the third week.',
        'He is beginning to wave.',
      ),
    ],
    closings: [
      'There was something else to say here, and it will come back in the bath.',
      'What was the question?',
      'Visibility is under fifty metres, and there is a ship in it.',
      'The oven is off; somebody will just go back and see.',
      'It had been a very good idea, by the look of the envelope.',
    ],
  },
  {
    nouns: list(
      'surgery operatingtheatre operatingroom hipreplacement kneesurgery kneereplacement artificialhip newhip newknee hipoperation kneeoperation heartsurgery',
    ),
    events: [
      '{a_body} counted backwards from ten before {topic}, got to seven, and at six it was Thursday, with a wristband that says {name}',
      '{a_body} asked the surgeon about dancing after {topic}, was told yes, was glad, as it had never worked before, and waltzed out as {name}',
      '{a_body} read all about {topic} the night before, could have done it alone by midnight, and shook the surgeon’s hand as {name}',
      '{a_one} set off the alarm at the airport, was searched, set off the searcher, and flew in a tray under the name {name}',
    ],
    conflicts: [
      told(
        'An arrow was drawn on the right side with a felt pen, and another, to be sure, saying “not the left”.',
        'The left one felt it had been meant kindly.',
        'The pen will be off by Easter.',
      ),
      told(
        'The gown is open at the back, and the corridor is long, and the bishop was visiting.',
        'He blessed everything.',
        'It was the first fresh air in a week.',
      ),
      told(
        'It comes with a guarantee of twenty years, and the rest of {them} has been asked to keep up.',
        'The elbow wants one too.',
        'The left knee has been reading the brochure.',
      ),
      told(
        'The stairs were climbed on day two, on the arm of a nurse, for a yoghurt.',
        'It was the pride of the ward, with peach.',
        'A flag has been put in the banister.',
      ),
      told(
        'Every visitor brought grapes, and then told about a cousin with whom it all went quite differently.',
        'The cousin walks in a circle, but fast.',
        'The grapes went home in a bad mood.',
      ),
    ],
    closings: [
      'The old one is in a jar, and is doing well.',
      'The scar will be shown on request, and also before it.',
      'It is titanium, and everything around it is a grandmother’s.',
      'By spring it will be twist again, on one side.',
      'Nothing to eat after midnight, they said, and at 11:58 there was a goulash.',
    ],
  },
  {
    nouns: list('bloodpressuremonitor bloodpressurecuff bloodpressure bloodpressuregauge highbloodpressure lowbloodpressure'),
    events: [
      '{a_body} was told to sit quite calmly for the sake of {topic}, became nervous about being calm, and broke the needle as {name}',
      '{a_one} squeezed a colonel’s arm until he confessed to the cheese, and was thanked by his wife as {name}',
      '{a_one} showed 120 over 80 to everybody, to be nice, until a piano had a turn, and it was found out as {name}',
      '{a_one} pumped itself up in the waiting room, let go with a sigh, and eleven patients felt better and asked for {name}',
    ],
    conflicts: [
      told(
        'Whenever a white coat comes in it goes up by thirty, and on Sunday the baker was enough.',
        'He was asked to knead in grey.',
        'The swans have been moved from the pond.',
      ),
      told(
        'It is measured morning and evening and entered in a little book, and the book is keeping its nerve.',
        'There is a peak on the evening with the tax letter.',
        'The grandson’s trumpet is on page nine.',
      ),
      told(
        'Tighter, tighter, tighter, and then a long hiss, and everybody in the room tried to look well.',
        'The plant had nothing to hide.',
        'Somebody’s sleeve is still up there.',
      ),
      told(
        'The upper value is too high and the lower one too low, and they are not on speaking terms.',
        'They meet at the elbow, on neutral ground.',
        'There is no room between for a sandwich.',
      ),
      told(
        'Less salt, said the doctor, and the pretzels were sent away one by one, with a few words each.',
        'They came back as crackers.',
        'The sea is out of the question.',
      ),
    ],
    closings: [
      'Please don’t talk during the reading, and please don’t think of the neighbour.',
      'A hundred and twenty over eighty, and proud of it, which makes a hundred and thirty.',
      'Feet flat on the floor, arm on the table, and no remarks.',
      'It will just be a small squeeze, as the anaconda says.',
      'It was only high because of the stairs, and the stairs because of the doctor.',
    ],
  },
  {
    nouns: list('toothache rootcanal wisdomtooth wisdomteeth toothextraction bleedinggums'),
    events: [
      '{a_body} had {topic} from Friday at five, when the surgeries shut, until Monday at eight, when it stopped at the door of {name}',
      '{a_body} tied {topic} to a door handle with a thread, called for somebody to come in, and the door has been missing, says {name}',
      '{a_one} was quiet all week, heard the word “ice cream” from the next room, and sat up in the jaw as {name}',
      '{a_one} was asked by a dentist, with both hands and a hose in there, about the holidays, and said what sounded like {name}',
    ],
    conflicts: [
      told(
        'A clove was put on it, as grandmother said, then rum, as grandfather said, then more of what grandfather said.',
        'It hurts just the same, but it sings.',
        'The clove is fine.',
      ),
      told(
        'Half of the face is asleep until three, and has been dribbling soup in a dignified manner.',
        'The other half apologises.',
        'It smiled at the postman from one side, and he winked.',
      ),
      told(
        'The tongue has been told to leave it alone, and goes there in the night like a dog to a bin.',
        'It reports that the hole is the size of Luxembourg.',
        'Luxembourg has been measured, and it is a seed.',
      ),
      told(
        '“This may pinch a little,” said the man with the pliers, and put one foot on the chair.',
        'The chair came out first.',
        'There is a sticker for being brave, and it is worn on the coat.',
      ),
      told(
        'Everything is chewed on the left, and the left has sent in a bill for the overtime.',
        'There was toffee on it.',
        'The right is having a sabbatical.',
      ),
    ],
    closings: [
      'It is under the pillow now, and the going rate has been discussed.',
      'Only soup, they said, and nothing about the spoon.',
      'There were four, and wisdom was not one of their strong points.',
      'The magazine in the waiting room is from 1994, and it does not end well either.',
      'Flossed? Yes, said everybody, and looked at the lamp.',
    ],
  },
];
