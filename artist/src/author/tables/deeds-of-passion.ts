/** What somebody cannot leave alone: knitting, singing, football, whoever they love. */
import { MORE_LOVING_TRAITS } from './more-of-habits.ts';
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const PASSION_DEEDS: readonly SideClass[] = [
  {
    means: anyOf('knitting knits knit sewing sews crochets crocheting embroiders embroidery quilting weaving'),
    events: [
      '{a_one} was so deep in the pattern that the train went to the terminus and back, under a scarf called {name}',
      '{a_one} counted the stitches aloud, somebody asked the time in between, and row forty is {name}',
      '{a_one} began a sock for one foot, it grew, and a family of four now lives in {name}',
    ],
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
    events: [
      '{a_one} took the other side, won, took the first side back, and won again, as {name}',
      '{a_one} said “with respect” and then something else, and it was read into the record as {name}',
      '{a_one} was asked for the last word, had brought eleven, and the eleventh was {name}',
    ],
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
    events: [
      '{a_one} hit the high note in the bath, and the plumber, two floors down, came up to shake hands with {name}',
      '{a_one} sang the second verse while everybody else was on the third, and the choir calls that {name}',
      '{a_one} hummed something in a lift, all the others joined in, and at the top they were booked as {name}',
    ],
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
    events: [
      '{a_one} did the splits for a bet, could not do the way back, and was carried off stage as {name}',
      '{a_one} took one step more than the music had, and the drummer gave it a name, which was {name}',
      '{a_one} went twice round the ballroom with a coat stand, thanked it, and was thanked as {name}',
    ],
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
    events: [
      '{a_one} wept so hard at somebody else’s wedding that the bride’s mother took it for family, and said “{name}”',
      '{a_one} read the label on a jam jar, sobbed, and the handkerchief that was lent had {name} in the corner',
      '{a_one} could not bear how the onion looked, and had to be led from the kitchen as {name}',
    ],
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
    events: [
      '{a_one} tasted the sauce so often that only the spoon came to the table, on a napkin marked {name}',
      '{a_one} flipped something a little too high, it has never come down, and the hole in the ceiling is called {name}',
      '{a_one} said “a pinch” and meant it in another sense, and the soup ran out of the house shouting {name}',
    ],
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
    events: [
      '{a_one} was picked last, after the goalpost, and the goalpost went by the name of {name}',
      '{a_one} warmed up for so long that it was over, and got the flowers meant for {name}',
      '{a_one} scored at the wrong end, celebrated at both, and it was announced as {name}',
    ],
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
    means: anyOf('chess poker plays_cards playing_cards checkers dominoes monopoly video_games gaming gamer gambling gambles'),
    events: [
      '{a_one} thought so long about the next move that the other side had a birthday, and the cake said {name}',
      '{a_one} lost a shirt, a house and a surname at one table, and walked home barefoot as {name}',
      '{a_one} knocked the board off the table with an elbow, in a bad position, and the elbow is known as {name}',
    ],
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
    events: [
      '{a_one} took the bend as the bend was meant, and the field behind it has been called {name} by the farmer',
      '{a_one} stopped to let a duck cross, and the traffic behind sent word forward to ask for {name}',
      '{a_one} had the rear wheel overtake the front one on the hill, and both say that it was {name}',
      '{a_one} took the roundabout as a place to live, and on the ninth day the fountain in the middle was named {name}',
      '{a_one} turned the radio up for the good bit, missed the turning, the country and the tide, and was found as {name}',
      '{a_one} stalled in front of a brass band, which had to march on the spot for an hour, and wrote the march {name}',
      '{a_one} let go of the handlebars once, on a market day, and was found under the melons, which cheered {name}',
    ],
    traits: [
      '{They} {does}, and {they} indicates left for reasons of style.',
      '{They} {does}; the pavement in {town} has been moved indoors.',
      '{They} {does}, and {they} is followed by {count} letters from the police.',
      '{They} {does}; hedgehogs are told about {them} at bedtime.',
      '{They} {does}, and parks by ear.',
      '{They} {does}: the shortcut took a week, and had a ferry in it.',
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
      told(
        'A wasp got in at the front, and for half a mile it was the wasp that steered.',
        'It indicated, which was new.',
        'It has a clean licence to this day.',
      ),
      told(
        '{They} tooted to thank a farmer, and the cow took it for a proposal.',
        'She waits at the bend, with a daisy.',
        'He has put the farm on her side of the road.',
      ),
      told(
        'The puncture was mended with a chewing gum, a prayer and the lid of a jam jar.',
        'It smells of mint on the bends.',
        'The prayer held longest.',
      ),
      told(
        'There is a red light in the middle of nowhere, and {they} has waited there since the weekend, on principle.',
        'A goat has gone over it twice, and looked back.',
        'By now there is a small shop.',
      ),
    ],
    closings: [
      'The horn plays the first line of this story, flat.',
      'The helmet has asked for a helmet.',
      'Are we there yet, asks {town}, and ducks.',
      'It was parked on top of {official}, but within the lines.',
      'The bugs in the teeth are from four countries.',
      'It only looked like a short cut.',
      'Somebody waved, and it was the road map, going.',
      'The last hill was the other way up on the map.',
    ],
  },
  {
    means: anyOf(
      'wearing wears wear dressed tuxedo raincoat in_a_suit in_a_dress in_a_hat in_a_coat in_a_trenchcoat in_a_trench_coat costume disguised wig glasses monocle boots',
    ),
    events: [
      '{a_one} came out of the changing room to ask what people thought, there was a silence, and then somebody said {name}',
      '{a_one} was asked by a stranger where one could buy that, and the answer was a wink and {name}',
      '{a_one} had one side taken in, then the other, then the first again, and the tailor called what was left {name}',
    ],
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
    events: [
      '{a_one} talked of nothing else through a whole dinner, and was put on the cards for the next one as {name}',
      '{a_one} had it tattooed on the arm, ran out of arm, and the last letters, read alone, say {name}',
      '{a_one} kept a photograph of it in a locket, and was shown one in return by a lady who went by {name}',
    ],
    traits: [
      '{They} {does}, and {they} has a shrine for it behind the fridge.',
      ...MORE_LOVING_TRAITS,
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
];
