/** What somebody does, fears or is in the middle of: a lighthouse keeper who knits is a joke about knitting as well. */
import { HAND_DEEDS } from './deeds-of-hands.ts';
import { LIFE_DEEDS } from './deeds-of-life.ts';
import { MOTION_DEEDS } from './deeds-of-motion.ts';
import { VOICE_DEEDS } from './deeds-of-voice.ts';
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

/** Who never does something: none of what goes with doing it is true of them. */
export const NEVER_CLASSES: readonly SideClass[] = [
  {
    means: anyOf("never_sleeps never_sleep never_slept cannot_sleep can[’']t_sleep insomnia insomniac sleepless"),
    traits: [
      '{They} {does}, and {they} has heard every hour in {town} by name.',
      '{They} {does}; the sheep have asked to be counted by somebody else.',
      '{They} {does}, and {they} rents out the bed to {official}.',
    ],
    conflicts: [
      told(
        '{They} counted sheep until {time}, and then the dog, the shepherd and the shepherd’s debts.',
        'It came to {count}.',
        'One sheep was counted twice and is proud of it.',
        'The shepherd is awake now as well.',
      ),
      told(
        'The moon and {they} know each other so well by now that they finish each other’s yawns.',
        'The moon has the better excuse.',
        'They have run out of small talk.',
        'They take turns at the fridge.',
      ),
      told(
        'A pillow was returned to the shop in {town} by {them}, as new.',
        'The feathers had never been met.',
        'They gave back half, and a lullaby.',
        'The shop assistant nodded off.',
      ),
    ],
    closings: [
      'Good night, says everybody else.',
      'The ceiling has been learned by heart.',
      'It is three o’clock, and then it is four.',
      'Dreams are forwarded to {relative}.',
    ],
  },
  {
    means: anyOf(
      "never_smiles never_smile never_laughs never_laugh cannot_laugh can[’']t_smile humourless humorless no_sense_of_humour stone_faced deadpan serious",
    ),
    traits: [
      '{They} {does}, and {they} has been used as a spirit level.',
      '{They} {does}; the photographers of {town} say “cheese” and go home with cheese.',
      '{They} {does}, and {they} was tickled by {official} in front of witnesses.',
    ],
    conflicts: [
      told(
        'The best comedian in {town} played for {them} alone, and now sells insurance.',
        '{They} bought a policy.',
        'It was the first thing that he ever finished.',
        'He says that it was the blinking.',
      ),
      told(
        'Once there was a twitch at the corner of the mouth, and {town} has a bank holiday for it.',
        'It was a crumb.',
        'There is a re-enactment every {weekday}.',
        'Doctors have ruled out joy.',
      ),
      told(
        '{They} was told the joke about {snack}, and asked who had been responsible.',
        'A report was written.',
        'The punchline has been suspended.',
        'It took {length} to explain the duck.',
      ),
    ],
    closings: [
      'That was not funny, {they} says, and underlines it.',
      'Laughter was heard once, and traced to the flat next door.',
      'The corners of the mouth are sold separately.',
      'If you laughed, please report to {them}.',
    ],
  },
  {
    means: anyOf('never_ends never_end endless never_ending neverending never_stops goes_on_forever eternal infinite forever'),
    traits: [
      '{They} {does}, and the interval has been cancelled.',
      '{They} {does}; the clock in {town} was sent home.',
      '{They} {does}, and the last page reads “see page one”.',
    ],
    conflicts: [
      told(
        'People in {town} have been waiting for the end since {year}, with their coats on.',
        'Some have had the coats taken in.',
        'The coats are back in fashion.',
        'Somebody once said “at last”, and was only yawning.',
      ),
      told(
        'A search party of {count} left to look for the end, and writes home on {weekday}s.',
        'The letters say “nearly”.',
        'The sandwiches were for one day.',
        'A second party has been sent, with more soup.',
      ),
      told(
        'There were plans for afterwards, but {they} was still going on.',
        'The fireworks are damp by now.',
        'The plans have grown up and moved out.',
        'Afterwards has been let to students.',
      ),
    ],
    closings: [
      'And then, says the story, and takes a deep breath.',
      'To be continued, and continued.',
      'The end is near, but it has been near for {length}.',
      'The last line has been postponed, like everything after it.',
    ],
  },
];

/** What anybody may say of somebody who does not do a thing, whatever it is. */
export const ANY_NEVER: SideClass = {
  means:
    /(?:^|(?<!(?:^|\s)(?:is|are|was|were))\s)(?:never|not|cannot|can[’']t|doesn[’']t|does not|won[’']t|refuses|hardly|rarely)(?=\s)/u,
  traits: [
    '{They} {does}, not even when {official} asks in a whisper.',
    '{They} {does}, and the crowd that came to see it has been given {snack}.',
    '{They} {does}; offers of {money} have been laughed at.',
    '{They} {does}, and whoever saw it otherwise was looking at {rival}.',
  ],
  conflicts: [
    told(
      'Somebody bet {money} that {they} would make one exception, and has been standing there since {year}.',
      'The bet now includes the coat.',
      'There was a moment in spring, but it was wind.',
      '{Rival} has bet on both sides.',
    ),
    told(
      '{Official} asked for it nicely, then in writing, then on one knee, and the answer was still no.',
      'The knee has been bandaged.',
      'The writing was nice, though.',
      'They are engaged now, by a misunderstanding.',
    ),
    told(
      'There was one exception, in {year}, and everybody in {town} was looking the other way.',
      'It had been announced for {weekday}.',
      'A cow saw it, and will not talk.',
      'They had come to see {rival}.',
    ),
  ],
  closings: [
    'And that, {they} says, is final.',
    'Please stop asking; the answer has been carved.',
    'An exception was planned, but the band did not come.',
    'The principle has cost {money} so far.',
  ],
};

export const DEED_CLASSES: readonly SideClass[] = [
  {
    means: anyOf(
      'afraid scared frightened terrified fears fear phobia claustrophobia arachnophobia fearful cowardly coward petrified',
    ),
    events: [
      '{a_one} jumped at the sound of a stamp, and has been {name} since the ink dried',
      '{a_one} hid in a wardrobe in {town}, and was sold with it, as {name}',
    ],
    traits: [
      '{They} {does}, and {they} sends {relative} ahead with a lamp.',
      '{They} {does}; the scream is used by the fire brigade in {town} as a siren.',
      '{They} {does}, and {they} has a lawyer read out the danger first.',
    ],
    conflicts: [
      told(
        'A doctor in {town} advised {them} to face the fear, and the fear looked up and said “boo”.',
        'They both ran.',
        'The doctor is treated by a colleague.',
        'The bill came with a trigger warning.',
      ),
      told(
        'The fear is met every {weekday}, under supervision, from behind {official}.',
        '{Official} has begun to shake as well.',
        'Last time they nodded at each other.',
        'The distance is down to one mile.',
      ),
      told(
        '{Rival} has bought a costume of exactly what {they} fears, and wears it to breakfast.',
        'Breakfast is now eaten on the roof.',
        'It itches, which is a comfort.',
        'The zip got stuck, and they had to be cut apart.',
      ),
    ],
    closings: [
      'The night light has its own electricity meter.',
      'There is nothing to be afraid of, says {relative}, and locks the door twice.',
      'Bravery is planned for {weekday}, in company.',
      'If there is a knock at the door, nobody is at home, and {they} will say so.',
    ],
  },
  {
    means: anyOf('hates hate hating dislikes despises loathes allergic'),
    traits: [
      '{They} {does}, and {they} has said so in stone, in the middle of {town}.',
      '{They} {does}; the petition has {count} signatures, all in one hand.',
      '{They} {does}, and {they} shudders on behalf of {relative} as well.',
    ],
    conflicts: [
      told(
        'For {their} birthday {relative} gave {them} the one thing that {they} cannot stand, with a bow.',
        'The bow was kept.',
        'It was passed on to {rival}, at speed.',
        'Thank you, said {they}, through a closed window.',
      ),
      told(
        'A museum of everything that {they} cannot stand opened across the road, and {they} is in there daily, shouting.',
        'There is a season ticket.',
        'The guards have earplugs, and a little crush.',
        'They have named a wing after {them}.',
      ),
      told(
        '{They} founded a club for those who cannot stand it either, and nobody can stand the club.',
        'The treasurer has begun to like it.',
        'It meets on {weekday}s, with its back turned.',
        'Item one is a long “ugh”.',
      ),
    ],
    closings: [
      'It is nothing personal, except that it is.',
      'Secretly, once, in the dark, it was quite all right.',
      'The feeling is mutual, says a spokesman.',
      'Please do not bring any, not even as a joke.',
    ],
  },
  ...LIFE_DEEDS,
  ...HAND_DEEDS,
  ...MOTION_DEEDS,
  ...VOICE_DEEDS,
  {
    means: anyOf('knitting knits knit sewing sews crochets crocheting embroiders embroidery quilting weaving'),
    traits: [
      '{They} {does}, and nobody in {town} has been cold, or asked, since.',
      '{They} {does}; the scarf has reached {town} and is looking for a neck.',
      '{They} {does}, and {they} drops a stitch whenever somebody says “deadline”.',
    ],
    conflicts: [
      told(
        'It began as a sock for {relative}, and the heel is now a tourist attraction.',
        'There is a café in the toe.',
        'The other one is planned for {year}, reversed.',
        '{Relative} has started to wear it as a house.',
      ),
      told(
        'A wolf came to {town}, saw all that wool walking about, and asked for a cardigan.',
        'It was done by evening, with a hood.',
        'The sheep have asked for an explanation.',
        'It has since been seen at concerts.',
      ),
      told(
        'The pattern said “repeat”, and {they} has not looked up since {year}.',
        'It did not say when to stop.',
        'The wool has been met by lorry.',
        'The chair was knitted in by mistake.',
      ),
    ],
    closings: [
      'Pull this thread, and the whole of {town} comes undone.',
      'One plain, one purl, and one very long winter.',
      'There is a jumper for you as well; there was no choice.',
      'The needles are kept in a safe, with a cosy on.',
    ],
  },
  {
    means: anyOf('argues arguing argue quarrels complains complaining complain bickers nags debates haggles disagrees'),
    traits: [
      '{They} {does}, and {they} has been shown a red card, a yellow one and a postcard.',
      '{They} {does}; the last word is kept in a glass case at home.',
      '{They} {does}, and {they} was once agreed with, which ended in tears.',
    ],
    conflicts: [
      told(
        '{They} went to the complaints office in {town} to complain about the queue, and was the queue.',
        'It was noted, and disputed.',
        'The number was seven, and {they} contested that as well.',
        'They have given {them} a desk.',
      ),
      told(
        'One quarrel has lasted since {year}, and both sides have forgotten theirs and swapped.',
        'It is going better now.',
        'There is an interval, with {snack}.',
        '{Official} keeps the score, and is wrong about that too.',
      ),
      told(
        '{They} asked for a second opinion, then a third, and then told all three what was wrong with them.',
        'The fourth has moved house.',
        'They met afterwards, for support.',
        'Number two did have a point, says number two.',
      ),
    ],
    closings: [
      'That is not what happened, {they} says, and we can discuss it.',
      'The video replay has also been insulted.',
      'It will be appealed, whatever it is.',
      'On the gravestone it will say “yes, but”.',
    ],
  },
  {
    means: anyOf('sings singing sing singer karaoke yodels yodelling humming hums whistles'),
    traits: [
      '{They} {does}, and the glaziers of {town} have named a street after {them}.',
      '{They} {does}; dogs come from far away to ask for it in another key.',
      '{They} {does}, and {they} takes a bow in the middle of the note.',
    ],
    conflicts: [
      told(
        'There was a high note in {year}, and {they} is still holding it.',
        'The conductor has had lunch, and children.',
        'It is down a tone by now, from thirst.',
        'Bats have settled around it.',
      ),
      told(
        'The shower gave three concerts with {them}, and then asked for a fee.',
        'The soap does the backing.',
        'The plumber stood and wept.',
        'All the cold water was sold out.',
      ),
      told(
        '{They} got the lyrics wrong at the anthem of {town}, and now it is a song about {snack}.',
        'It is sung with one hand on the fork.',
        'It is much the better text.',
        'Two players burst into tears, and one into gravy.',
      ),
    ],
    closings: [
      'There was an encore, although everybody had hidden.',
      'The flowers were thrown in the pot.',
      'The refrain has been found in the neighbour’s ears.',
      'La la la, it says here, and then a gap.',
    ],
  },
  {
    means: anyOf('dances dancing dance dancer ballet tango breakdances breakdancing twerks twerking salsa waltz'),
    traits: [
      '{They} {does}, and the floor has been asked how it feels.',
      '{They} {does}; three toes in {town} have filed a claim.',
      '{They} {does}, and {they} turns left where the music turns right.',
    ],
    conflicts: [
      told(
        '{They} did one pirouette in {town}, and has been coming round ever since.',
        'The butter has been made, and the decision has not.',
        'People hand in their scarves to be dried.',
        'The next stop is {weekday}.',
      ),
      told(
        'The jury gave {them} a nine, a ten and a plaster.',
        'The plaster was for the jury.',
        'The nine was upside down.',
        'The chandelier has not been counted.',
      ),
      told(
        '{Official} asked {them} for one slow dance, and was returned on {weekday}.',
        'The shoes came separately.',
        'It was the dip that took so long.',
        'They still sway at the bus stop.',
      ),
    ],
    closings: [
      'Five, six, seven, ambulance.',
      'The tights are fine, thank you.',
      'The last step was a staircase.',
      'Everybody clapped on one and three.',
    ],
  },
  {
    means: anyOf('cries crying weeps weeping sobs cry'),
    traits: [
      '{They} {does}, and the houseplants of {town} are doing very well.',
      '{They} {does}; the handkerchief is wrung out by two firemen.',
      '{They} {does}, always before the sad part.',
    ],
    conflicts: [
      told(
        'A dam was built in front of {them}, and the swans have moved in.',
        'It powers half of {town}.',
        'The pedal boats cost extra.',
        'There is a warning sign: “do not mention {snack}”.',
      ),
      told(
        '{They} sobbed through a comedy in {town}, and the actors changed the ending.',
        'Now the duck lives.',
        'They took {their} hand, row by row.',
        'It won a prize for drama.',
      ),
      told(
        'A salt works has opened next to {their} pillow.',
        'It exports to {town}.',
        'The soup there is wonderful.',
        'They work night shifts before weddings.',
      ),
    ],
    closings: [
      'Pass the handkerchief, and the bucket.',
      'The ink of this line has run.',
      'It was the onion, {they} says, and there is no onion.',
      'A rainbow has been seen over the sofa.',
    ],
  },
  {
    means: anyOf('cooks cooking cook bakes baking bake chef'),
    traits: [
      '{They} {does}, and the smoke alarm sets the table.',
      '{They} {does}; guests are asked to sign before the soup.',
      '{They} {does}, and {they} says “a pinch” while holding a shovel.',
    ],
    conflicts: [
      told(
        'The recipe said “leave to rise”, and the roof of {place} has been seen over {town}.',
        'It was light, and well browned.',
        'There is butter in the river.',
        'The yeast has not been caught.',
      ),
      told(
        'A critic was served by {them} in {year}, and has asked for the same again, behind glass.',
        'It has been dated to the iron age.',
        'He chews to this day.',
        'The star was given for bravery, to him.',
      ),
      told(
        '{They} swapped salt and sugar once, and {town} has had two Christmases.',
        'The ham was a success.',
        'The biscuits are used as roof tiles.',
        'Nobody asked for the coffee twice.',
      ),
    ],
    closings: [
      'Serve warm, and from a distance.',
      'The oven has been asked to say something, and only glowed.',
      'Leftovers will be read out on {weekday}.',
      'It needs a little more of something, says everybody.',
    ],
  },
  {
    means: anyOf(
      'tennis basketball football soccer baseball golf hockey volleyball rugby cricket goalkeeper the_ball boxing wrestling skiing skis surfing surfs skateboarding skates jogging marathon yoga gym lifts_weights weightlifting sports',
    ),
    traits: [
      '{They} {does}, and {they} has been substituted by a traffic cone, which scored.',
      '{They} {does}; the coach calls it “a style” and looks at the sky.',
      '{They} {does}, and {they} warms up for {length}, mostly at the buffet.',
    ],
    conflicts: [
      told(
        'The match in {town} ended early, because {they} had caught the referee.',
        'He was thrown back in.',
        'It counted as two points.',
        'The whistle can still be heard, from inside.',
      ),
      told(
        '{They} celebrated a goal so long that the season was over.',
        'It was an own goal, and a lovely one.',
        'The shirt was found in {town}.',
        'The opponent had joined in.',
      ),
      told(
        'The record was broken by {them} on {weekday}, together with the window behind it.',
        'The window had held it since {year}.',
        'Both are kept in the same box.',
        '{Rival} was cleaning it at the time.',
      ),
    ],
    closings: [
      'It is the taking part that counts, says the stretcher.',
      'Extra time has been used up on stretching.',
      'The changing room has asked for a change.',
      'They lost by a whisker, and it was not even theirs.',
    ],
  },
  {
    means: anyOf(
      'chess poker plays_cards playing_cards checkers dominoes bingo monopoly video_games gaming gamer gambling gambles',
    ),
    traits: [
      '{They} {does}, and {they} has lost {their} shadow to {rival} twice.',
      '{They} {does}; the rules are explained afterwards, by shouting.',
      '{They} {does}, and {they} says “check” to waiters.',
    ],
    conflicts: [
      told(
        'One move has been thought over by {them} since {year}, and {rival} has been dusted.',
        'It was not even {their} turn.',
        'The pieces have elected a new king.',
        'It was the board that gave up.',
      ),
      told(
        '{They} bluffed with nothing in hand but {snack}, and won a parking lot.',
        'It is full of bluffers now.',
        '{Rival} had two of them.',
        'The ace was eaten as evidence.',
      ),
      told(
        'At {time} there was “one last round”, and that was {length} ago.',
        'The lamp has asked for its coat.',
        'Breakfast was bet, and lunch.',
        'They are playing for the chairs now, standing.',
      ),
    ],
    closings: [
      'Your turn.',
      'The dice were innocent, and have said so.',
      'Nobody has mentioned the card in the hat.',
      'Please go back to the first sentence, and do not collect {money}.',
    ],
  },
  {
    means: anyOf(
      'on_a_motorcycle on_a_bicycle on_a_bike on_a_horse on_a_scooter on_a_skateboard on_a_unicycle on_a_moped motorcycle rides riding drives driving on_a_broom on_a_tractor on_roller_skates on_skates delivers delivering delivery',
    ),
    traits: [
      '{They} {does}, and {they} indicates left for reasons of style.',
      '{They} {does}; the pavement in {town} has been moved indoors.',
      '{They} {does}, and {they} is followed by {count} letters from the police.',
    ],
    conflicts: [
      told(
        'The brakes failed on the way down from {town}, and {they} has been waving ever since.',
        'People wave back, from ditches.',
        'A speed camera has it from both sides.',
        'The hill is longer than it was.',
      ),
      told(
        '{They} stopped to ask the way in {year}, and it was “back”.',
        'They are still doing the turn, in nine moves.',
        '{Official} has been taken along to point.',
        'It was quicker through the living room.',
      ),
      told(
        'A driving examiner sat behind {them} for one lap, and left his job, his wife and his hat.',
        'The hat was caught in {town}.',
        'He runs a silent hotel now.',
        '{They} passed, on the right.',
      ),
    ],
    closings: [
      'The horn plays the first line of this story, flat.',
      'The helmet has asked for a helmet.',
      'Are we there yet, asks {town}, and ducks.',
      'It was parked on top of {official}, but within the lines.',
    ],
  },
  {
    means: anyOf(
      'wearing wears wear dressed tuxedo raincoat in_a_suit in_a_dress in_a_hat in_a_coat in_a_trenchcoat in_a_trench_coat costume disguised wig glasses monocle boots braces',
    ),
    traits: [
      '{They} {does}, and {they} has been let into three weddings and a bank on the strength of it.',
      '{They} {does}; the mirror whistled, and has been sacked.',
      '{They} {does}, even in the bath, “in case somebody comes”.',
    ],
    conflicts: [
      told(
        'The tailor in {town} had no number for that size, and so he wrote “good luck”.',
        'It pinches a little, around the luck.',
        'The tape has been put to bed.',
        'There was some cloth left, and a scream.',
      ),
      told(
        '{They} turned up overdressed for the swimming pool in {town}, and was made director.',
        'There is a bow tie on the diving board.',
        'It dried by {weekday}.',
        'The first rule was “no splashing”.',
      ),
      told(
        '{Rival} came to the same party in the same outfit, and one of them had to be the curtain.',
        'It hung very well.',
        'They tossed a button for it.',
        'The hostess drew it twice.',
      ),
    ],
    closings: [
      'It was ironed for the photo, with {them} inside.',
      'The label says “dry clean only”, and it rained.',
      'Fashion will catch up, once it has stopped laughing.',
      'It looks better from behind, and {they} walks that way.',
    ],
  },
  {
    means: anyOf('loves love loving obsessed addicted adores worships fan_of in_love'),
    traits: [
      '{They} {does}, and {they} has a shrine for it behind the fridge.',
      '{They} {does}; the restraining order is framed, and kissed goodnight.',
      '{They} {does}, and {they} gets a little red when it comes up.',
    ],
    conflicts: [
      told(
        '{They} has a tattoo of the beloved, spelled the way it is pronounced.',
        'It hurt, and so does the spelling.',
        'There is room for a second one, with hearts.',
        'The tattooist had to lie down.',
      ),
      told(
        '{They} went down on one knee before the beloved, in front of {count} {crowd}, and there has been no answer yet.',
        'The ring is on the mantelpiece.',
        '{Rival} has caught the bouquet.',
        'The {crowd} have begun to cough.',
      ),
      told(
        'A clinic in {town} tried to cure {them} of that love, and its whole staff has caught it.',
        'There is a choir.',
        'The waiting list is for leaving.',
        'They only talk about the beloved until {time}.',
      ),
    ],
    closings: [
      'Some call it a problem; {they} calls it {weekday}.',
      'Everybody needs something to hold on to, and {they} will not let go.',
      'The beloved has not answered yet, but did not say no.',
      'The heart wants what the landlord forbids.',
    ],
  },
  {
    means: anyOf('steals stealing stole steal robs thief burglar pickpocket'),
    traits: [
      '{They} {does}, and {they} has returned one thing, for a bigger size.',
      '{They} {does}; the police of {town} have to borrow their own car.',
      '{They} {does}, and {they} leaves receipts.',
    ],
    conflicts: [
      told(
        'The lost property office in {town} was emptied overnight, and {they} came to ask for it.',
        'It could not be described.',
        'They only had the counter left, for an hour.',
        'A glove was kept back as bait.',
      ),
      told(
        '{They} made off with the alarm, which went off at home.',
        'The neighbours thought that it was {relative}.',
        'It had to be fed.',
        'It has been ringing for help.',
      ),
      told(
        '{They} broke into the same house as {rival}, and both of them hid in the wardrobe.',
        'So did the owner.',
        'They have met there every {weekday} since.',
        'There was barely room for the loot.',
      ),
    ],
    closings: [
      'The last line of this story is missing, and so is a spoon.',
      'It was only borrowed, until further notice.',
      'Anyone who saw something no longer has glasses.',
      'The loot has asked to be taken somewhere nicer.',
    ],
  },
  {
    means: anyOf('eats eating eat devours chews nibbles swallows'),
    traits: [
      '{They} {does}, and {they} asks for the recipe afterwards.',
      '{They} {does}; the doctor has put it on the wall, with a pin.',
      '{They} {does}, with a napkin, so nobody can say anything.',
    ],
    conflicts: [
      told(
        '{They} was put on a diet by {official}, and has eaten it.',
        'The second copy was on cardboard.',
        'It said “one slice”, of what it did not say.',
        'There is only the staple left.',
      ),
      told(
        'Before the main course {they} was asked whether there were any allergies, and said “not enough”.',
        'The cook has had a lie-down.',
        'The tablecloth has been moved.',
        'The dessert left on its own.',
      ),
      told(
        'A tummy ache was looked into, in {town}, with a lamp on a string.',
        'The lamp tasted all right.',
        'They found {official}, and the good spoons.',
        'An echo said “next”.',
      ),
    ],
    closings: [
      'The evidence was delicious.',
      'Anything left on this page by noon will be regarded as lunch.',
      'Burp, it says in the minutes.',
      'A toothpick has been ordered, from a timber yard.',
    ],
  },
  {
    means: anyOf('paints painting draws_pictures drawing_pictures sculpts photographs'),
    traits: [
      '{They} {does}, and {official} came out with two noses.',
      '{They} {does}; the walls of {town} have asked to be white again, for a minute.',
      '{They} {does}, and {they} signs the visitors.',
    ],
    conflicts: [
      told(
        'One canvas took {them} {length}, and then somebody opened the curtain.',
        'It was the curtain that sold.',
        'The light was better before there was any.',
        'Critics praise the dust.',
      ),
      told(
        '{They} painted a door so well that {count} {crowd} have moved in.',
        'They complain about the draught.',
        'The bell has been painted as well, and rings.',
        'The rent is paid in oils.',
      ),
      told(
        '{Relative} sat for a portrait by {them}, and has never been invited as that person again.',
        'The ear is very good.',
        'It is hung facing the cellar.',
        'There was some green left over.',
      ),
    ],
    closings: [
      'The blue period ended when the tube did.',
      'Wet paint, says the sign, and so says the cat.',
      'It hangs upside down, and is improved.',
      'Please stand back until it makes sense.',
    ],
  },
  {
    means: anyOf('waits waiting looking_for searching searches lost seeks'),
    traits: [
      '{They} {does}, and {they} has looked under {official} twice.',
      '{They} {does}; there is a poster in {town}, with a drawing by heart.',
      '{They} {does}, and {they} thanks everybody who has not found anything.',
    ],
    conflicts: [
      told(
        'A reward of {money} was offered, and {count} {crowd} came with something similar.',
        'One was very close, but it was a duck.',
        'All of them were kept, to be polite.',
        'The reward has been lost as well.',
      ),
      told(
        'They say that it is always in the last place you look, so {they} looked there first, and was too early.',
        'It is expected on {weekday}.',
        'A chair has been put out.',
        'They have missed each other by a minute.',
      ),
      told(
        'The lost property office of {town} knows {them} by first name, and has baked a cake.',
        'It was mislaid.',
        'They blew out the candles, which had been handed in.',
        'Somebody had left behind a birthday.',
      ),
    ],
    closings: [
      'If it turns up, say that {they} was here, and left a note.',
      'It was in the other pocket, but so was a hole.',
      'Any day now, it says on the calendar, every day.',
      'The search party has become a party.',
    ],
  },
  {
    means: anyOf(
      'night_shift nightshift works_nights working_nights night_watch double_shifts overtime works_as works_at works_in working_as runs_a runs_an',
    ),
    traits: [
      '{They} {does}, and {they} says “good morning” to the evening news.',
      '{They} {does}; the payslip is blank, but warm.',
      '{They} {does}, and {they} clocks in with a yawn of two minutes.',
    ],
    conflicts: [
      told(
        'At four in the morning {they} had the best idea of the year, and there was only a broom to tell it to.',
        'The broom has patented it.',
        'By breakfast it was about ducks.',
        'They shook hands on it, and bristles.',
      ),
      told(
        'The coffee machine in the corridor calls {them} “darling” by now.',
        'It has never given any change.',
        'They have been through a lot of milk.',
        'Its light is the last to go out.',
      ),
      told(
        '{They} handed over to the day shift in {year}, and it has not come out of the cloakroom.',
        'It is looking for its clogs.',
        'Nobody wants to be the one who turns on the light.',
        'It is a double shift now, and a triple coffee.',
      ),
    ],
    closings: [
      'Breakfast is supper, and the sun is a rumour.',
      'The break was planned for {time}, but it fell asleep.',
      'Employee of the month, says the frame, and there is only a mop in it.',
      'The overtime will be paid in weekends, when there are any.',
    ],
  },
  {
    means: anyOf(
      'thinks_he thinks_she thinks_it thinks_they believes_he believes_she believes_it wants_to_be wants_to_become dreams_of dreams_about dreaming wishes learning_to trying_to tries_to pretends pretending',
    ),
    traits: [
      '{They} {does}, and nobody in {town} has had the heart.',
      '{They} {does}; the certificate is in crayon.',
      '{They} {does}, and {they} practises in front of {official}.',
    ],
    conflicts: [
      told(
        'There was an audition in {town}, and the jury is still discussing whether it has begun.',
        'One of them was moved, by a removal firm.',
        'They gave {them} the part of “next”.',
        'The pianist clapped, with one hand.',
      ),
      told(
        '{They} bought the handbook, and is stuck at “you will need”.',
        'It said “talent”, so {they} packed {snack}.',
        'The photos were no help.',
        'There is a volume two, for those who do not give up.',
      ),
      told(
        'The real ones sent a delegation to look at {them}, and stayed for dinner.',
        'They have asked for lessons.',
        'Not a word was said about it until the cheese.',
        'One of them was a fake as well.',
      ),
    ],
    closings: [
      'Dream big, says {relative}, and carries the ladder.',
      'It is nearly true, if you close one eye and the door.',
      'Everybody plays along on {weekday}s.',
      'The diploma is in the post, and the post is pretending.',
    ],
  },
  {
    means: anyOf('hug cuddle hugs needs_love needs_a_friend kisses kiss cuddles'),
    traits: [
      '{They} {does}, and {town} has drawn up a rota, with gloves.',
      '{They} {does}; the queue is short, and well padded.',
      '{They} {does}, and {they} holds on until the bus has left.',
    ],
    conflicts: [
      told(
        '{They} stood in the square with a sign that said “free hugs”, and the sign got three.',
        'It blushed, for a board.',
        '{They} has been carrying it home every night.',
        'One was from {rival}, by mistake.',
      ),
      told(
        '{Official} opened both arms to show the size of a fish, and {they} has not let go since.',
        'The fish was smaller.',
        'They share a coat now.',
        'A spatula has been sent for.',
      ),
      told(
        'A scientist in {town} measured one embrace of {them}, and asked to measure it again.',
        'It came to {length}.',
        'The ruler is warm.',
        'The paper ends with “please”.',
      ),
    ],
    closings: [
      'There, there, says {town}, from across the street.',
      'One squeeze would do; two would be reported.',
      'The pillow does what it can.',
      'Come closer, but bring a cushion.',
    ],
  },
  {
    means: anyOf(
      'hiccups hiccup sneezes sneezing sneeze flu coughs farts burps seasick carsick dizzy hungover hangover allergies',
    ),
    traits: [
      '{They} {does}, and the earthquake service in {town} has stopped calling.',
      '{They} {does}; the soup is served in a lidded cup.',
      '{They} {does}, and {they} says “pardon” to the furniture.',
    ],
    conflicts: [
      told(
        '{They} held {their} breath for as long as they said, and {town} held it as well.',
        'Then it was {weekday}.',
        'The church bell turned blue.',
        'It stopped, and started in {official}.',
      ),
      told(
        'Everybody had a remedy, and {they} has drunk {count} glasses upside down.',
        'Now it also gurgles.',
        'The ceiling is damp.',
        '{Relative} swears by {snack}, on the neck.',
      ),
      told(
        'The doctor asked {them} to say “aah”, and had to be helped off the lamp.',
        'It was the wrong syllable.',
        'He prescribed a mop.',
        'The next patient has brought an umbrella.',
      ),
    ],
    closings: [
      'Bless you, says {town}, in shifts.',
      'The bucket has been named after {relative}.',
      'This, too, will pass, and the window panes with it.',
      'Please keep a distance, and a towel.',
    ],
  },
  {
    means: anyOf('reads reading read writes writing poet'),
    traits: [
      '{They} {does}, and {they} whispers “spoiler” before every meal.',
      '{They} {does}; the bookmark is {official}.',
      '{They} {does}, always up to the last page but one.',
    ],
    conflicts: [
      told(
        'A library book is {length} overdue, and the fine has been made into a film.',
        'The book was better.',
        'It is about a library.',
        '{They} plays the stamp.',
      ),
      told(
        'The whole of {town} stood in line for the first reading, and it turned out to be of the gas meter.',
        'There was an encore.',
        'It rhymed towards the end.',
        'The meter has an agent now.',
      ),
      told(
        '{They} was so deep in chapter nine that the house was repossessed around the armchair.',
        'The new owners dust.',
        'In chapter ten there was a house as well.',
        'They only moved the lamp.',
      ),
    ],
    closings: [
      'The butler did it, {they} says, from behind you.',
      'Shh.',
      'There are three more volumes, and no shelf.',
      'Chapter two begins as soon as somebody finds chapter one.',
    ],
  },
  {
    means: anyOf(
      'plays_the plays_guitar plays_piano plays_drums plays_trumpet playing_the drums drummer guitarist violinist pianist accordion trombone trumpet band',
    ),
    traits: [
      '{They} {does}, and the neighbours have learned to clap against it.',
      '{They} {does}; one note was right, and has been framed.',
      '{They} {does}, and {they} turns two pages at once to get home.',
    ],
    conflicts: [
      told(
        'The band broke up over {them}, and the pieces all play the same song.',
        'It is slower now, and in four towns.',
        'The tambourine got the house.',
        'They meet on {weekday}s, by ear.',
      ),
      told(
        '{They} practised one bar for {length}, and the wallpaper has come off in time with it.',
        'There was older wallpaper underneath, and it also left.',
        'The landlord hums it in his sleep.',
        'Bar two is feared.',
      ),
      told(
        'A street collection for {them} in {town} brought in {money}, on condition that it stops.',
        'The hat has been bought a ticket.',
        'It was more for each minute of quiet.',
        '{They} took it as an advance.',
      ),
    ],
    closings: [
      'There is a rest here, and everybody takes it.',
      'Da capo, says the sheet, and no, says {town}.',
      'The solo will be over by {weekday}.',
      'Out of tune, out of time, and out of the window.',
    ],
  },
  {
    means: anyOf('best_friends best_friend friends friendship twins siblings married couple together'),
    traits: [
      '{They} {does}, and there is a joke about it that nobody else gets.',
      '{They} {does}; {count} photo booths in {town} have been worn out.',
      '{They} {does}, and the secret handshake takes until {time}.',
    ],
    conflicts: [
      told(
        'They share one umbrella, one bicycle and one alibi, and {official} has only met half of it.',
        'The alibi was at the cinema.',
        'The bicycle takes turns.',
        'The umbrella has picked a favourite.',
      ),
      told(
        'There was a quarrel once, in {year}, over the last of {snack}, and both of them insisted that the other have it.',
        'It went bad, and they are very proud.',
        'It is kept in a locket.',
        'It was shared in the end, by {rival}.',
      ),
      told(
        'A matching jumper was knitted for both, with one hole too few.',
        'They take turns at breathing.',
        'It stretches, and so do they.',
        'It is worn to weddings, sideways.',
      ),
    ],
    closings: [
      'One would not go without the other, and so they sent a postcard together, to themselves.',
      'Two toothbrushes, one glass, and no explanation.',
      'If you invite one, set two plates.',
      'They have promised to be buried in the same joke.',
    ],
  },
  {
    means: anyOf(
      'stuck trapped locked imprisoned in_a_bathtub in_the_bath in_a_bath in_an_elevator in_a_lift in_a_box in_a_jar in_a_cage in_prison in_jail',
    ),
    traits: [
      '{They} {does}, and {they} has had the post redirected.',
      '{They} {does}; butter was tried, and now there is a smell as well.',
      '{They} {does}, and {they} has put up curtains.',
    ],
    conflicts: [
      told(
        'The fire brigade pulled for {length}, and now two of them are in there as well.',
        'They play cards.',
        'A third has been sent for, for bridge.',
        'The helmet was the problem.',
      ),
      told(
        '{They} called for help on {weekday}, and by the time it came there was a doormat.',
        'It said “please knock”.',
        'Help stayed for coffee.',
        'There is a view, if you lean.',
      ),
      told(
        '{They} has been in there for {length}, and the council of {town} has begun to charge ground rent.',
        'The first reminder was soap.',
        'There is a vote as well.',
        'The number is 1b.',
      ),
    ],
    closings: [
      'The way in was easy, and is now a footnote.',
      'Please send butter, and something to read.',
      'It is cosy, once you have given up.',
      'Visiting hours are always.',
    ],
  },
  {
    means: anyOf(
      'forgets forget forgetful remembers lost_its lost_his lost_her lost_their loses_its loses_his loses_her loses_everything loses_keys amnesia absent_minded',
    ),
    traits: [
      '{They} {does}, and {they} has introduced {themself} to {relative} {count} times.',
      '{They} {does}; there is a knot in every handkerchief, and no handkerchief.',
      '{They} {does}, and {they} was going to say something about that.',
    ],
    conflicts: [
      told(
        '{They} wrote everything down on a note, and has eaten, posted or married it.',
        'It was a lovely ceremony, they say.',
        'The note remembers.',
        'On the back it said “do not”.',
      ),
      told(
        '{They} went upstairs for something in {year}, and has settled there.',
        'It was the scissors, or a wife.',
        'Downstairs they keep the soup warm.',
        'There is a second stairs up there now.',
      ),
      told(
        'Everything was unlocked in {town} with the wrong key, and it was better furnished.',
        'The family has got used to it.',
        'The dog was new, but friendly.',
        'The right key was in the door, of somebody else.',
      ),
    ],
    closings: [
      'And the moral was on the tip of the tongue.',
      'Who are you, again?',
      'There was a good last line, a moment ago.',
      'It will come back, like the library book, the cat and {weekday}.',
    ],
  },
];
